//! Bytecode instructions, by family.
//!
//! Widths are in bits, sizes in bytes, alignments exponents of two.

use ir::{FloatPredicate, IntPredicate};

use super::{
    ArithOp, Builtin, CastRef, DivideOp, FloatOp, HistoryInst, HostFormat, LaneRef, Reg, Resize, ShiftOp,
    SoftFormat, Src, Width,
};
use semantics::UbKind;
use semantics::c_library::LibraryFunction;

/// The registers of an operation with two operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BinaryRegs {
    pub(crate) dst: Reg,
    pub(crate) a: Src,
    pub(crate) b: Src,
}

/// The registers of an operation with one operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnaryRegs {
    pub(crate) dst: Reg,
    pub(crate) a: Src,
}

/// An access to one scalar of up to 64 bits: size in bytes, width in bits, alignment as an exponent of two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScalarAccess {
    pub(crate) bytes: u8,
    pub(crate) width: u8,
    pub(crate) align: u8,
}

/// One instruction. The most frequent ones are variants of their own, because a nested `match` costs a second indirect
/// jump, which the processor has to predict; the others are grouped into families.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Inst {
    // Integers of up to 64 bits without flags: the result is poison exactly if an operand is. `top` is the number of
    // register bits above the integer's width.
    Add {
        top: u8,
        on: BinaryRegs,
    },
    Sub {
        top: u8,
        on: BinaryRegs,
    },
    Mul {
        top: u8,
        on: BinaryRegs,
    },
    And(BinaryRegs),
    Or(BinaryRegs),
    Xor(BinaryRegs),
    /// `a == b`; `a != b` if `not`.
    Equal {
        not: bool,
        on: BinaryRegs,
    },
    /// `a < b`; `a >= b` if `not`.
    Less {
        signed: bool,
        not: bool,
        top: u8,
        on: BinaryRegs,
    },
    // Integers of up to 64 bits whose result may be poison although no operand is.
    Arith {
        op: ArithOp,
        width: u8,
        flags: u8,
        on: BinaryRegs,
    },
    Shift {
        op: ShiftOp,
        width: u8,
        flags: u8,
        on: BinaryRegs,
    },
    Divide {
        op: DivideOp,
        width: u8,
        flags: u8,
        on: BinaryRegs,
    },
    Resize {
        op: Resize,
        from: u8,
        to: u8,
        flags: u8,
        on: UnaryRegs,
    },
    // Memory and addresses.
    Load {
        access: ScalarAccess,
        dst: Reg,
        ptr: Src,
    },
    Store {
        access: ScalarAccess,
        src: Src,
        ptr: Src,
    },
    PtrAdd {
        flags: u8,
        dst: Reg,
        base: Src,
        offset: i32,
    },
    PtrIndex {
        flags: u8,
        width: u8,
        dst: Reg,
        base: Src,
        index: Src,
        scale: u32,
    },
    // Moves and choices.
    Move {
        dst: Reg,
        src: Src,
        count: u32,
    },
    Select {
        dst: Reg,
        condition: Src,
        a: Src,
        b: Src,
    },
    /// `select` whose result is poison if the condition or either arm is: the columns of Table 2.1 that look at both
    /// arms.
    SelectStrict {
        dst: Reg,
        condition: Src,
        a: Src,
        b: Src,
    },
    // Control flow.
    Jump {
        to: u32,
    },
    Branch {
        condition: Src,
        if_true: u32,
        if_false: u32,
    },
    Call {
        site: u32,
    },
    Ret {
        src: Src,
        count: u32,
    },
    // Less frequent instructions.
    Wide(WideInst),
    Float(FloatInst),
    Soft(SoftInst),
    Value(ValueInst),
    Memory(MemoryInst),
    Control(ControlInst),
    History(HistoryInst),
}

/// Operations on integers of which one has more than 64 bits, one register for every 64.
#[derive(Clone, Copy, Debug)]
pub(crate) enum WideInst {
    Arith { op: ArithOp, width: Width, flags: u8, on: BinaryRegs },
    Shift { op: ShiftOp, width: Width, flags: u8, on: BinaryRegs },
    Divide { op: DivideOp, width: Width, flags: u8, on: BinaryRegs },
    Compare { predicate: IntPredicate, width: Width, on: BinaryRegs },
    Resize { op: Resize, from: Width, to: Width, flags: u8, on: UnaryRegs },
}

/// Operations on floating-point numbers of the host's formats, float and double.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FloatInst {
    Binary {
        op: FloatOp,
        format: HostFormat,
        on: BinaryRegs,
    },
    Compare {
        predicate: FloatPredicate,
        format: HostFormat,
        on: BinaryRegs,
    },
    /// Flips bit `width - 1` of one register, whatever the format.
    Negate {
        width: u8,
        on: UnaryRegs,
    },
    Resize {
        to: HostFormat,
        on: UnaryRegs,
    },
    ToInt {
        format: HostFormat,
        signed: bool,
        to: u8,
        on: UnaryRegs,
    },
    FromInt {
        format: HostFormat,
        signed: bool,
        from: u8,
        flags: u8,
        on: UnaryRegs,
    },
}

/// Operations on floating-point numbers of formats computed in software.
#[derive(Clone, Copy, Debug)]
pub(crate) enum SoftInst {
    Binary { op: FloatOp, format: SoftFormat, on: BinaryRegs },
    Compare { predicate: FloatPredicate, format: SoftFormat, on: BinaryRegs },
    Resize { from: SoftFormat, to: SoftFormat, on: UnaryRegs },
    ToInt { format: SoftFormat, signed: bool, to: Width, on: UnaryRegs },
    FromInt { format: SoftFormat, signed: bool, flags: u8, from: Width, on: UnaryRegs },
}

/// Poison and undef, casts between representations, lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ValueInst {
    /// Undefined behaviour of this kind if `src` is poison.
    RequireDefined {
        src: Src,
        kind: UbKind,
    },
    /// Makes all `count` registers poison if one of them is.
    PoisonAll {
        dst: Reg,
        count: u32,
    },
    Freeze {
        width: u8,
        dst: Reg,
        src: Src,
    },
    /// Chooses `width` bits for one use of an undef constant.
    ChooseUndef {
        width: u8,
        dst: Reg,
    },
    /// Reinterprets the bits of one shape as another.
    BitCast {
        dst: Reg,
        src: Src,
        cast: CastRef,
    },
    PtrToInt {
        to: Width,
        on: UnaryRegs,
    },
    IntToPtr {
        from: Width,
        on: UnaryRegs,
    },
    ExtractLane {
        dst: Reg,
        src: Src,
        lane: LaneRef,
    },
    InsertLane {
        dst: Reg,
        value: Src,
        lane: LaneRef,
    },
}

/// Accesses to memory other than loads and stores of integers of up to 64 bits, and other operations on addresses.
#[derive(Clone, Copy, Debug)]
pub(crate) enum MemoryInst {
    Alloca {
        align: u8,
        dst: Reg,
        size: u32,
        count: Src,
    },
    CheckAccess {
        align: u8,
        write: bool,
        ptr: Src,
        size: u32,
    },
    /// Undefined behaviour of this kind unless `size` bytes can be read.
    Dereferenceable {
        ptr: Src,
        size: u32,
        kind: UbKind,
    },
    LoadPtr {
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    LoadWide {
        width: Width,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    LoadBits {
        width: u8,
        dst: Reg,
        ptr: Src,
        bit: u32,
    },
    /// Load that chooses each indeterminate bit. Provenance is kept if no bit had to be chosen.
    LoadFrozen {
        pointer: bool,
        width: Width,
        align: u8,
        dst: Reg,
        ptr: Src,
    },
    StorePtr {
        align: u8,
        src: Src,
        ptr: Src,
    },
    StoreWide {
        width: Width,
        align: u8,
        src: Src,
        ptr: Src,
    },
    StoreBits {
        width: u8,
        src: Src,
        ptr: Src,
        bit: u32,
    },
    /// Marks bytes as never written: the padding of an aggregate that is about to be stored.
    MarkUninit {
        ptr: Src,
        size: u32,
    },
    PtrMask {
        dst: Reg,
        base: Src,
        mask: Src,
    },
    /// `llvm.stacksave`: the top of the stack, as an address.
    StackPointer {
        dst: Reg,
    },
    /// `llvm.stackrestore`: ends the lifetime of the objects above an address.
    StackCut {
        pointer: Src,
    },
    /// Saves the top of the stack, as a mark.
    StackSave {
        dst: Reg,
    },
    /// Ends the lifetime of the objects allocated since a mark.
    StackRestore {
        mark: Src,
    },
}

/// Less frequent control flow and calls of built-in functions.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ControlInst {
    Switch {
        value: Src,
        table: u32,
    },
    CallBuiltin {
        builtin: Builtin,
        site: u32,
    },
    /// `setjmp`; `buffer` is that of [`semantics::c_library::LibraryJump`].
    SetJump {
        site: u32,
        buffer: u8,
    },
    /// `longjmp`.
    LongJump {
        site: u32,
        buffer: u8,
    },
    /// A function of the C library, in a program that is run as a whole.
    CallLibrary {
        function: LibraryFunction,
        site: u32,
    },
    /// Return from a function whose result is `noundef`.
    RetNoUndef {
        src: Src,
        count: u32,
    },
    Unreachable,
    Unsupported {
        reason: u32,
    },
}

macro_rules! families {
    ($($family:ident($inst:ident),)*) => {$(
        impl From<$inst> for Inst {
            fn from(inst: $inst) -> Inst {
                Inst::$family(inst)
            }
        }
    )*};
}

families! {
    Wide(WideInst),
    Float(FloatInst),
    Soft(SoftInst),
    Value(ValueInst),
    Memory(MemoryInst),
    Control(ControlInst),
    History(HistoryInst),
}

/// A larger instruction would slow down the interpreter loop.
const _: () = assert!(size_of::<Inst>() <= 20);
