//! Expressions and the places they read and write.
//!
//! Every node carries its type, so that no consumer infers anything; the checker proves the types right.

use serde::{Deserialize, Serialize};

use crate::id::{FuncId, GlobalId, LocalId, RecordId};
use crate::{ComplexPart, Number, Type};

/// An expression with the type of its value *before* integer promotion.
///
/// A read of a bit-field has the field's declared type here; how it promotes is [`crate::typing::promoted`]'s
/// business.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Expr {
    /// The operation.
    pub kind: ExprKind,
    /// The type of the value.
    pub ty: Type,
}

/// The operation of an expression.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ExprKind {
    /// An integer constant, in range of its type (an [`Type::Int`] or [`Type::Enum`]).
    Int(#[serde(with = "crate::number::stored")] Number),
    /// A floating constant, by the bits of its IEEE binary64 value (exact in the expression's type; never
    /// NaN or infinity).
    Float(#[serde(with = "crate::float::stored")] u64),
    /// A null pointer of the expression's type.
    Null,
    /// The value in a place (C11 6.3.2.1p2). Records and scalars, never arrays.
    Read(Place),
    /// The address of a place that is no bit-field, not volatile and not inside a packed record.
    AddressOf(Place),
    /// The address of a function; the type is a [`Type::FunctionPointer`].
    FunctionAddress(FuncId),
    /// A unary operator.
    Unary(UnaryOp, Box<Expr>),
    /// A binary operator; arithmetic operands undergo the usual arithmetic conversions.
    Binary(BinaryOp, Box<Expr>, Box<Expr>),
    /// `c ? a : b`; both arms of the same type after the usual arithmetic conversions, or the same record.
    Conditional(Box<Expr>, Box<Expr>, Box<Expr>),
    /// `(void)a, b`
    Comma(Box<Expr>, Box<Expr>),
    /// A conversion to the expression's scalar type.
    Cast(Box<Expr>),
    /// `place = value`; the value of the expression is what the place then holds.
    Assign(Place, Box<Expr>),
    /// `place op= value`
    Compound(BinaryOp, Place, Box<Expr>),
    /// `++` and `--`.
    Step(StepOp, Place),
    /// A call. Arguments convert to the parameters' types as if by assignment. The expression's type is the
    /// result's, or [`Type::Void`].
    Call(Callee, Vec<Expr>),
    /// A compound literal `(struct S){...}` of the expression's record or vector type, or a complex number made of
    /// its parts.
    Literal(Box<Init>),
}

/// The function that a call calls.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Callee {
    /// A function by name.
    Direct(FuncId),
    /// A value of a function pointer type.
    Pointer(Box<Expr>),
}

base::named! {
    /// Unary operators.
    #[derive(Serialize, Deserialize)]
    pub enum UnaryOp {
        /// `+a`
        Plus = "+",
        /// `-a`
        Negate = "-",
        /// `~a`
        BitNot = "~",
        /// `!a`
        LogicalNot = "!",
    }
}

base::named! {
    /// Binary operators, assignment and comma apart.
    #[derive(Serialize, Deserialize)]
    #[expect(missing_docs, reason = "each is named after the operator it is")]
    pub enum BinaryOp {
        Add = "+",
        Sub = "-",
        Mul = "*",
        Div = "/",
        Rem = "%",
        Shl = "<<",
        Shr = ">>",
        BitAnd = "&",
        BitOr = "|",
        BitXor = "^",
        Less = "<",
        LessEqual = "<=",
        Greater = ">",
        GreaterEqual = ">=",
        Equal = "==",
        NotEqual = "!=",
        LogicalAnd = "&&",
        LogicalOr = "||",
    }
}

/// The four increments and decrements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StepOp {
    /// `++a`
    PreIncrement,
    /// `--a`
    PreDecrement,
    /// `a++`
    PostIncrement,
    /// `a--`
    PostDecrement,
}

/// An lvalue: an object, or a part of one.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// The object that contains the place.
    pub base: PlaceBase,
    /// The steps from the object to the place, outermost first.
    pub path: Vec<PathStep>,
    /// The declared type of what the path ends at.
    pub ty: Type,
}

/// The object that contains a place.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlaceBase {
    /// A parameter or local variable.
    Local(LocalId),
    /// A global variable.
    Global(GlobalId),
    /// `*pointer`
    Deref(Box<Expr>),
    /// A record value that has no object a program can name, `f(x).a`: readable, fields only, never assigned.
    Temporary(Box<Expr>),
}

/// A step into a part of an object.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PathStep {
    /// A member, by its index; of an anonymous member too, where C writes nothing.
    Field(RecordId, u32),
    /// An element of an array, or a lane of a vector.
    Index(Box<Expr>),
    /// A part of a complex number, `__real__ z`.
    Part(ComplexPart),
}

impl BinaryOp {
    /// True for the six comparisons.
    #[must_use]
    pub const fn is_comparison(self) -> bool {
        use BinaryOp::*;
        matches!(self, Less | LessEqual | Greater | GreaterEqual | Equal | NotEqual)
    }

    /// True for `&&` and `||`.
    #[must_use]
    pub const fn is_logical(self) -> bool {
        matches!(self, BinaryOp::LogicalAnd | BinaryOp::LogicalOr)
    }

    /// True for `&`, `|` and `^`.
    #[must_use]
    pub const fn is_bitwise(self) -> bool {
        matches!(self, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor)
    }

    /// True for `<<` and `>>`, whose operands promote separately.
    #[must_use]
    pub const fn is_shift(self) -> bool {
        matches!(self, BinaryOp::Shl | BinaryOp::Shr)
    }

    /// True where `op=` exists: arithmetic, shifts and bitwise operators.
    #[must_use]
    pub const fn has_compound_form(self) -> bool {
        !self.is_comparison() && !self.is_logical()
    }
}

impl StepOp {
    /// True for `++`.
    #[must_use]
    pub const fn increments(self) -> bool {
        matches!(self, StepOp::PreIncrement | StepOp::PostIncrement)
    }

    /// True where the expression's value is the one after the step.
    #[must_use]
    pub const fn is_prefix(self) -> bool {
        matches!(self, StepOp::PreIncrement | StepOp::PreDecrement)
    }
}

impl Expr {
    /// An integer constant.
    #[must_use]
    pub fn int(value: impl Into<Number>, ty: Type) -> Expr {
        Expr { kind: ExprKind::Int(value.into()), ty }
    }

    /// The value in a place.
    #[must_use]
    pub fn read(place: Place) -> Expr {
        Expr { ty: place.ty.clone(), kind: ExprKind::Read(place) }
    }

    /// This value, converted.
    #[must_use]
    pub fn cast(self, ty: Type) -> Expr {
        Expr { kind: ExprKind::Cast(Box::new(self)), ty }
    }
}

impl Place {
    /// A whole parameter or local variable.
    #[must_use]
    pub const fn local(id: LocalId, ty: Type) -> Place {
        Place { base: PlaceBase::Local(id), path: Vec::new(), ty }
    }

    /// A whole global variable.
    #[must_use]
    pub const fn global(id: GlobalId, ty: Type) -> Place {
        Place { base: PlaceBase::Global(id), path: Vec::new(), ty }
    }

    /// One step further in.
    #[must_use]
    pub fn stepped(mut self, step: PathStep, ty: Type) -> Place {
        self.path.push(step);
        Place { ty, ..self }
    }
}

/// An initialiser for an object of a known type. What it leaves out is zero (C11 6.7.9p21).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Init {
    /// One expression: for a scalar, or a whole record, vector or complex number where the object is not static.
    Value(Expr),
    /// Members of a record by index, in increasing order; of a union at most the active one.
    Record {
        /// The members that are initialised, by position, with their initialisers.
        fields: Vec<(u32, Init)>,
        /// Written `.name = …`; without it every live field is present.
        designated: bool,
    },
    /// Elements of an array by index, in increasing order; of a vector all of them, without designators.
    Array {
        /// The elements that are initialised, by position, with their initialisers.
        elements: Vec<(u32, Init)>,
        /// Written `[i] = …`; without it the elements are the first ones, all of them.
        designated: bool,
    },
    /// The real and the imaginary part of a complex number: `__builtin_complex(re, im)`.
    Complex(Box<Expr>, Box<Expr>),
}
