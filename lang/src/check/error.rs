//! The errors of the checker: the violated clause of C11, and the position.

use std::fmt;

use smol_str::SmolStr;

use super::interval::Interval;
use crate::{Bits, Number, Program, Type};

/// The refusal of a program.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{place}: {violation}")]
pub struct CheckError {
    /// The position.
    pub place: Where,
    /// The violation.
    pub violation: Box<Violation>,
}

/// A place in a program, as its author knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Where {
    /// The program as a whole.
    Program,
    /// The enumeration of this tag.
    Enum(SmolStr),
    /// The record of this tag.
    Record(SmolStr),
    /// A member of a record: the tag and the member's name, empty where it has none.
    Field(SmolStr, SmolStr),
    /// The global of this name.
    Global(SmolStr),
    /// The head of the function of this name.
    Function(SmolStr),
    /// A statement of a function.
    Statement {
        /// The function's name.
        function: SmolStr,
        /// The number of the statement, from 1, in the order of the source text.
        number: u32,
        /// The kind of the statement.
        kind: &'static str,
    },
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant's message says what it and its fields are")]
pub enum Violation {
    #[error("there is no {table} number {index}")]
    UnknownId { table: &'static str, index: u32 },
    #[error("`{name}` is no identifier a program may use: letters, digits and `_`, no keyword, not reserved")]
    Identifier { name: SmolStr },
    #[error("the name `{name}` is already taken here")]
    DuplicateName { name: SmolStr },
    #[error("an enumeration needs a constant (C11 6.7.2.2p1)")]
    EmptyEnum,
    #[error("the constant `{name}` = {value} fits no underlying type with the others (C11 6.7.2.2p2)")]
    EnumConstant { name: SmolStr, value: i64 },
    #[error("a record is contained by value before it is declared (C11 6.7.2.1p3)")]
    RecordOrder,
    #[error("an array has no elements (C11 6.7.6.2p1)")]
    EmptyArray,
    #[error(
        "the type of an array or an anonymous member has an alignment of its own, or that of a bit-field one on which compilers disagree"
    )]
    TypedefAlign,
    #[error("`aligned` on an enumeration that is packed, the element of an array, or passed through `...`")]
    EnumAlign,
    #[error(
        "`_Atomic` on a member for which no access of the machine exists, or whose alignment something lowers"
    )]
    Atomic,
    #[error("`ms_struct` on what is no structure of x86-64, or with what compilers disagree on there")]
    MsStruct,
    #[error(
        "`transparent_union` on what is no union of scalars of one size, the first an integer or a pointer"
    )]
    TransparentUnion,
    #[error("`scalar_storage_order` on a record with members that gcc cannot reverse")]
    StorageOrder,
    #[error(
        "a record without a tag is an anonymous member, or something mentions it before the `typedef` that names it (C11 6.2.1p7)"
    )]
    UntaggedRecord,
    #[error("an array without a length is the last of several members of a structure (C11 6.7.2.1p18)")]
    FlexiblePlace,
    #[error("a structure with a flexible array member is part of nothing else (C11 6.7.2.1p3)")]
    FlexibleInside,
    #[error("a variadic function has a named parameter, and its last one is of type `{ty}` (C11 7.16.1.4p4)")]
    LastNamed { ty: String },
    #[error("`{ty}` does not travel through `...` as it is (C11 6.5.2.2p6)")]
    UnnamedType { ty: String },
    #[error("`{ty}` is not passed, returned or reached by the convention `{convention}` here")]
    Convention { ty: String, convention: &'static str },
    #[error("a list of arguments is copied before parameter {0}, which does not travel in it")]
    ListCopied(u32),
    #[error(
        "a list of arguments is passed on by a function that opens none: with `...`, or passed one by value"
    )]
    NoList,
    #[error(
        "what travels in a list is not the caller's own unnamed parameters one after the other (C11 7.16.1.1p2)"
    )]
    ListOrder,
    #[error("`{name}` travels on in a list, so it is not volatile, nothing writes it or takes its address")]
    ListChanged { name: SmolStr },
    #[error(
        "a call that passes a list on is a statement, or the value that one assigns, declares with or observes"
    )]
    ListElsewhere,
    #[error(
        "an operator assigns to a bit-field of a bit-precise type, which clang before 19 promotes like others"
    )]
    BitPreciseField,
    #[error("the address of a lane of a vector or of a part of a complex number")]
    AddressOfPart,
    #[error("nothing here can be of type `{ty}`")]
    NoSuchObject { ty: String },
    #[error("a bit-field cannot be of type `{ty}` (C11 6.7.2.1p5)")]
    BitFieldType { ty: String },
    #[error(
        "a bit-field of {width} bits in a type of {limit}, where 0 is only for unnamed ones (C11 6.7.2.1p4)"
    )]
    BitFieldWidth { width: Bits, limit: Bits },
    #[error("a bit-field of {width} bits cannot hold every constant of its enumeration")]
    EnumWidth { width: Bits },
    #[error("`{attribute}({value})` asks for more than {limit} bytes")]
    Attribute { attribute: &'static str, value: u64, limit: u64 },
    #[error("the active member of the union is none of its members")]
    NoActiveMember,
    #[error("a type used for an anonymous member is used for nothing else")]
    AnonymousReused,
    #[error("the entry function takes nothing, returns nothing and stands on the caller side")]
    Entry,
    #[error("`{name}` belongs to the other side of the program")]
    WrongSide { name: SmolStr },
    #[error("of type `{found}` where `{expected}` is due")]
    TypeMismatch { found: String, expected: String },
    #[error("the operands of `{operator}` do not fit it, or its value is not of type `{ty}` (C11 6.5)")]
    Operands { operator: &'static str, ty: String },
    #[error("`{ty}` does not convert to `{to}` (C11 6.3, 6.5.16.1p1)")]
    NoConversion { ty: String, to: String },
    #[error("a step into a part that `{ty}` does not have")]
    NoSuchPart { ty: String },
    #[error("an anonymous member has no name to be read or written by")]
    AnonymousMember,
    #[error("a call with {found} arguments where {expected} are due (C11 6.5.2.2p2)")]
    ArgumentCount { found: usize, expected: usize },
    #[error("`void` has no value to use (C11 6.3.2.2)")]
    VoidValue,
    #[error("an initialiser does not fit what it initialises (C11 6.7.9)")]
    InitShape,
    #[error("a list without designators names every member; one with them goes in increasing order")]
    InitOrder,
    #[error("what fills padding byte by byte names every member")]
    GraffitiIncomplete,
    #[error("a global is initialised by literals and addresses only (C11 6.7.9p4)")]
    NotConstant,
    #[error("the site {0} is observed twice or is reserved")]
    Site(u32),
    #[error("a `{ty}` cannot be observed")]
    Unobservable { ty: String },
    #[error("the program needs a type for its counter or depth: `unsigned int`, not volatile")]
    CounterType,
    #[error("an array index of plain `char`")]
    CharIndex,
    #[error("`++` and `--` are for numbers other than `_Bool`")]
    StepType,

    #[error("the constant {value} is outside {range}, what receives it")]
    ConstantRange { value: Number, range: Interval },
    #[error("the constant is not exactly a value of its type, or not finite")]
    InexactConstant,

    #[error("signed `{operator}` may give {range}, which its type cannot hold (C11 6.5p5)")]
    SignedOverflow { operator: &'static str, range: Interval },
    #[error("the divisor may be zero (C11 6.5.5p5)")]
    DivisionByZero,
    #[error("the smallest value may be divided by -1 (C11 6.5.5p6)")]
    DivisionOverflow,
    #[error("the shift amount may be {amount}, the width is {width} (C11 6.5.7p3)")]
    ShiftAmount { amount: Interval, width: Bits },
    #[error("a negative value may be shifted left (C11 6.5.7p4)")]
    ShiftOfNegative,
    #[error("a floating value may be outside the integer type it converts to (C11 6.3.1.4p1)")]
    FloatToInteger,
    #[error("the operands of `{operator}` differ in sign after promotion")]
    SignCompare { operator: &'static str },

    #[error("the value of an assignment is used without a cast, so gcc and clang may promote it differently")]
    AssignmentValueUsed,
    #[error("a bit-field on the right of a comma needs a cast, so that its promotion is plain")]
    CommaBitField,
    #[error("unsequenced operands have effects on one another (C11 6.5p2)")]
    Unsequenced,

    #[error("`{name}` is used outside its scope")]
    OutOfScope { name: SmolStr },
    #[error("`{name}` is declared twice")]
    DeclaredTwice { name: SmolStr },
    #[error("`{name}` is never declared")]
    NeverDeclared { name: SmolStr },
    #[error("`{name}` counts a loop or the depth of recursion: nothing else writes it or takes its address")]
    CounterWritten { name: SmolStr },
    #[error("the index may be {index} in an array of {length} (C11 6.5.6p8)")]
    IndexRange { index: Interval, length: u32 },
    #[error("a member of a union that is not its active one")]
    InactiveMember,
    #[error("only the members of a temporary value are read, and nothing of it is written (C11 6.2.4p8)")]
    Temporary,
    #[error("the address of a bit-field (C11 6.5.3.2p1)")]
    AddressOfBitField,
    #[error("the address of a volatile object would lose the qualifier (C11 6.7.3p6)")]
    AddressOfVolatile,
    #[error("the address of a part of a packed record may be misaligned (C11 6.3.2.3p7)")]
    AddressOfPacked,
    #[error("the address of an atomic member, to which no pointer here points")]
    AddressOfAtomic,
    #[error("the address of a scalar of a record with a storage order of its own, which gcc refuses")]
    AddressOfReversed,
    #[error("the address of an object that may be of size zero, which others may share")]
    AddressOfEmpty,
    #[error("the pointer may be null here (C11 6.5.3.2p4)")]
    MayBeNull,
    #[error("a pointer is kept where it may outlive what it points to (C11 6.2.4p2)")]
    Dangling,
    #[error("`memcpy` between objects that may overlap (C11 7.24.2.1p2)")]
    Overlap,
    #[error("`memset` to {byte:#04x} does not leave a value in every member (C11 6.2.6.1p5)")]
    MemsetByte { byte: u8 },
    #[error("an indeterminate value is used, or copied where that may trap (C11 6.2.6.1p5, 6.3.2.1p2)")]
    Indeterminate,
    #[error("an indeterminate value is stored through a pointer that may point anywhere")]
    IndeterminateAnywhere,
    #[error("`{name}` calls itself in a program with indeterminate values, where recursion is not followed")]
    IndeterminateRecursion { name: SmolStr },
    #[error("`{name}` starts without a value, which only records that are not volatile do")]
    IndeterminateScalar { name: SmolStr },
    #[error("`memcpy` and `memset` work on objects that are not volatile themselves (C11 6.7.3p6)")]
    VolatileMemory,

    #[error("`{name}` is called from a function after it, so calls might not end")]
    CallOrder { name: SmolStr },
    #[error("`{name}` may be called through a pointer by a function after it, so calls might not end")]
    CallbackOrder { name: SmolStr },
    #[error("`{name}` calls itself by another rule than `if (depth) … depth - 1`")]
    Recursion { name: SmolStr },
    #[error("the depth of a call of `{name}` is no constant up to {}", super::limits::RECURSION)]
    RecursionDepth { name: SmolStr },
    #[error("the address of `{name}`, which is recursive")]
    RecursiveAddress { name: SmolStr },
    #[error("`break` or `continue` outside of what it leaves (C11 6.8.6)")]
    StrayJump,
    #[error("the label {0} appears twice or is no value of what is switched on (C11 6.8.4.2p3)")]
    CaseLabel(Number),
    #[error("not every path returns a value (C11 6.9.1p12)")]
    MissingReturn,
    #[error("`return` with a value in a function without one, or the reverse (C11 6.8.6.4p1)")]
    ReturnValue,

    #[error("statements, expressions or types nest deeper than {}", super::limits::NESTING)]
    TooDeep,
    #[error("an object of more than {} scalars", super::limits::SCALARS)]
    TooLarge,
    #[error("a run may have {stack} scalars on the stack at once, more than {}", super::limits::STACK)]
    StackTooLarge { stack: u64 },
    #[error("a run may take {steps} steps, more than {}", super::limits::STEPS)]
    TooLong { steps: u64 },
}

impl fmt::Display for Where {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Where::Program => write!(f, "the program"),
            Where::Enum(tag) => write!(f, "`enum {tag}`"),
            Where::Record(tag) => write!(f, "record `{tag}`"),
            Where::Field(tag, name) if name.is_empty() => write!(f, "an unnamed member of record `{tag}`"),
            Where::Field(tag, name) => write!(f, "member `{name}` of record `{tag}`"),
            Where::Global(name) => write!(f, "global `{name}`"),
            Where::Function(name) => write!(f, "function `{name}`"),
            Where::Statement { function, number, kind } => {
                write!(f, "function `{function}`, statement {number} ({kind})")
            }
        }
    }
}

/// The result of a check: boxed, because the path without an error is the hot one.
pub(super) type Check<T = ()> = Result<T, Box<Violation>>;

/// Holds, or is refused.
#[inline]
pub(super) fn require(holds: bool, violation: impl FnOnce() -> Violation) -> Check {
    if holds { Ok(()) } else { Err(Box::new(violation())) }
}

/// The refusal of something of type `found` where `expected` is due.
pub(super) fn mismatch(program: &Program, found: &Type, expected: &Type) -> Violation {
    Violation::TypeMismatch { found: describe(program, found), expected: describe(program, expected) }
}

/// A type in words close to C; what is not there is shown by number.
pub(super) fn describe(program: &Program, ty: &Type) -> String {
    match ty {
        Type::Void => "void".into(),
        Type::Int(int) => int.spelling().into(),
        Type::Complex(float) => format!("_Complex {}", float.spelling()),
        Type::Vector(of, lanes) => format!("vector of {lanes} {}", describe(program, of)),
        Type::Float(float) => float.spelling().into(),
        Type::Enum(id) => match program.enums.get(id.index()) {
            Some(def) => format!("enum {}", def.tag),
            None => format!("enum number {}", id.0),
        },
        Type::Record(id) => match program.records.get(id.index()) {
            Some(record) if record.untagged => record.tag.to_string(),
            Some(record) if record.is_union() => format!("union {}", record.tag),
            Some(record) => format!("struct {}", record.tag),
            None => format!("record number {}", id.0),
        },
        Type::Pointer(to) => format!("{} *", describe(program, to)),
        Type::FunctionPointer(signature) => {
            let params: Vec<_> = signature.params.iter().map(|p| describe(program, p)).collect();
            let ret = signature.ret.as_ref().map_or("void".into(), |ret| describe(program, ret));
            format!("{ret} (*)({})", params.join(", "))
        }
        Type::Array(of, length) => format!("{}[{length}]", describe(program, of)),
    }
}
