//! The binary operators of IR by family, so that a `match` on a family is exhaustive.

use ir::BinaryOp;

/// A binary operator, by the kind of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operator {
    /// On integers.
    Int(IntOp),
    /// On floating-point numbers.
    Float(FloatOp),
}

/// An operator on integers, by when its result is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntOp {
    /// For all operands.
    Arith(ArithOp),
    /// Poison if the amount is too large.
    Shift(ShiftOp),
    /// Undefined behaviour for some operands.
    Divide(DivideOp),
}

/// Integer operators that are defined for all operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the opcodes of LangRef")]
pub enum ArithOp {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
}

/// Shifts, whose result is poison if the amount is not less than the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the opcodes of LangRef")]
pub enum ShiftOp {
    Shl,
    LShr,
    AShr,
}

/// Integer divisions, which are undefined behaviour for some operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the opcodes of LangRef")]
pub enum DivideOp {
    UDiv,
    SDiv,
    URem,
    SRem,
}

/// Floating-point operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the opcodes of LangRef")]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

impl DivideOp {
    /// True if the operands are signed.
    pub fn is_signed(self) -> bool {
        match self {
            DivideOp::UDiv | DivideOp::URem => false,
            DivideOp::SDiv | DivideOp::SRem => true,
        }
    }

    /// True if the result is the quotient, not the remainder.
    pub fn is_quotient(self) -> bool {
        match self {
            DivideOp::UDiv | DivideOp::SDiv => true,
            DivideOp::URem | DivideOp::SRem => false,
        }
    }
}

impl From<BinaryOp> for Operator {
    fn from(op: BinaryOp) -> Operator {
        let arith = |op| Operator::Int(IntOp::Arith(op));
        let shift = |op| Operator::Int(IntOp::Shift(op));
        let divide = |op| Operator::Int(IntOp::Divide(op));
        match op {
            BinaryOp::Add => arith(ArithOp::Add),
            BinaryOp::Sub => arith(ArithOp::Sub),
            BinaryOp::Mul => arith(ArithOp::Mul),
            BinaryOp::And => arith(ArithOp::And),
            BinaryOp::Or => arith(ArithOp::Or),
            BinaryOp::Xor => arith(ArithOp::Xor),
            BinaryOp::Shl => shift(ShiftOp::Shl),
            BinaryOp::LShr => shift(ShiftOp::LShr),
            BinaryOp::AShr => shift(ShiftOp::AShr),
            BinaryOp::UDiv => divide(DivideOp::UDiv),
            BinaryOp::SDiv => divide(DivideOp::SDiv),
            BinaryOp::URem => divide(DivideOp::URem),
            BinaryOp::SRem => divide(DivideOp::SRem),
            BinaryOp::FAdd => Operator::Float(FloatOp::Add),
            BinaryOp::FSub => Operator::Float(FloatOp::Sub),
            BinaryOp::FMul => Operator::Float(FloatOp::Mul),
            BinaryOp::FDiv => Operator::Float(FloatOp::Div),
            BinaryOp::FRem => Operator::Float(FloatOp::Rem),
        }
    }
}
