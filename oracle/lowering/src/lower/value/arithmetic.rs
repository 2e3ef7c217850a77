//! Operators on values.

use base::Faults;
use ir::{ArithFlags, BinaryOp as IrOp, Const, FloatPredicate, IntPredicate, Operand, TypeId};
use lang::{BinaryOp, Expr, IntType, Number, UnaryOp};

use crate::fault::Fault;
use crate::lower::LowerError;
use crate::lower::convert::ScalarType;
use crate::lower::function::Lowerer;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// A binary operation's value, of the type given with it.
    pub(crate) fn binary(
        &mut self,
        op: BinaryOp,
        left: &'a Expr,
        right: &'a Expr,
    ) -> Result<(Operand, ScalarType), LowerError> {
        if op.is_logical() {
            return self.logical(op, left, right);
        }
        let (l, left) = self.promoted_value(left)?;
        let (r, right) = self.promoted_value(right)?;
        self.operate(op, (l, left), (r, right))
    }

    /// An operator other than `&&` and `||` on promoted operands.
    pub(crate) fn operate(
        &mut self,
        op: BinaryOp,
        (l, left): (Operand, ScalarType),
        (r, right): (Operand, ScalarType),
    ) -> Result<(Operand, ScalarType), LowerError> {
        if op.is_shift() {
            return self.shift(op, (l, left), (r, right));
        }
        if left == ScalarType::Pointer && right == ScalarType::Pointer && op.is_comparison() {
            return Ok((self.compare(op, left, l, r)?, ScalarType::INT));
        }
        let common = self.common(left, right)?;
        let l = self.convert(l, left, common);
        let r = self.convert(r, right, common);
        if op.is_comparison() {
            return Ok((self.compare(op, common, l, r)?, ScalarType::INT));
        }
        let value = match common {
            ScalarType::Int(int) => self.int_arithmetic(op, int, l, r)?,
            ScalarType::Float(_) => self.float_arithmetic(op, l, r)?,
            ScalarType::Pointer => return Err(LowerError::IllTyped("arithmetic on pointers")),
        };
        Ok((value, common))
    }

    fn int_arithmetic(
        &mut self,
        op: BinaryOp,
        int: IntType,
        l: Operand,
        r: Operand,
    ) -> Result<Operand, LowerError> {
        let signed = self.signed_arithmetic(int);
        // Signed overflow is undefined (C11 6.5p5), which clang expresses by `nsw`.
        let overflow = if signed { ArithFlags::NSW } else { ArithFlags::NONE };
        let (op, flags) = match op {
            BinaryOp::Add => (IrOp::Add, overflow),
            BinaryOp::Sub => (IrOp::Sub, overflow),
            BinaryOp::Mul => (IrOp::Mul, overflow),
            BinaryOp::Div => (if signed { IrOp::SDiv } else { IrOp::UDiv }, ArithFlags::NONE),
            BinaryOp::Rem => (if signed { IrOp::SRem } else { IrOp::URem }, ArithFlags::NONE),
            BinaryOp::BitAnd => (IrOp::And, ArithFlags::NONE),
            BinaryOp::BitOr => (IrOp::Or, ArithFlags::NONE),
            BinaryOp::BitXor => (IrOp::Xor, ArithFlags::NONE),
            _ => return Err(LowerError::IllTyped("an operator that does not compute an integer")),
        };
        Ok(self.e.build.binary(op, flags, l, r))
    }

    fn float_arithmetic(&mut self, op: BinaryOp, l: Operand, r: Operand) -> Result<Operand, LowerError> {
        let op = match op {
            BinaryOp::Add => IrOp::FAdd,
            BinaryOp::Sub => IrOp::FSub,
            BinaryOp::Mul => IrOp::FMul,
            BinaryOp::Div => IrOp::FDiv,
            _ => return Err(LowerError::IllTyped("an operator that does not compute a floating number")),
        };
        Ok(self.e.build.binary(op, ArithFlags::NONE, l, r))
    }

    /// The operands promote separately; the result is of the left one's type (C11 6.5.7p3).
    fn shift(
        &mut self,
        op: BinaryOp,
        (l, left): (Operand, ScalarType),
        (r, right): (Operand, ScalarType),
    ) -> Result<(Operand, ScalarType), LowerError> {
        let (ScalarType::Int(value), ScalarType::Int(amount)) = (left, right) else {
            return Err(LowerError::IllTyped("a shift of no integer"));
        };
        // The amount is less than the width, so that cutting it loses nothing.
        let amount =
            self.convert(r, ScalarType::Int(amount.to_unsigned()), ScalarType::Int(value.to_unsigned()));
        let arithmetic = self.signed_arithmetic(value) && !self.faults.has(Fault::ShiftRightLogical);
        let op = match op {
            BinaryOp::Shl => IrOp::Shl,
            _ if arithmetic => IrOp::AShr,
            _ => IrOp::LShr,
        };
        Ok((self.e.build.binary(op, ArithFlags::NONE, l, amount), left))
    }

    /// A comparison's value, an `int`.
    fn compare(
        &mut self,
        op: BinaryOp,
        ty: ScalarType,
        l: Operand,
        r: Operand,
    ) -> Result<Operand, LowerError> {
        let result = match ty {
            ScalarType::Float(_) => {
                let (l, r) = (self.as_double(l, ty), self.as_double(r, ty));
                let predicate = float_predicate(op).ok_or(LowerError::IllTyped("a comparison"))?;
                self.e.build.fcmp(predicate, l, r)
            }
            ScalarType::Int(int) => {
                let signed = self.signed_arithmetic(int);
                let predicate = int_predicate(op, signed).ok_or(LowerError::IllTyped("a comparison"))?;
                self.e.build.icmp(predicate, l, r)
            }
            ScalarType::Pointer => {
                let predicate = int_predicate(op, false).ok_or(LowerError::IllTyped("a comparison"))?;
                self.e.build.icmp(predicate, l, r)
            }
        };
        Ok(self.e.build.zext(result, TypeId::I32))
    }

    /// A unary operation's value, of the type given with it.
    pub(crate) fn unary(
        &mut self,
        op: UnaryOp,
        operand: &'a Expr,
    ) -> Result<(Operand, ScalarType), LowerError> {
        if op == UnaryOp::LogicalNot {
            let truth = self.condition(operand)?;
            let opposite = self.e.build.xor(truth, Const::i1(true));
            return Ok((self.e.build.zext(opposite, TypeId::I32), ScalarType::INT));
        }
        let (value, ty) = self.promoted_value(operand)?;
        let result = match (op, ty) {
            (UnaryOp::Plus, _) => value,
            (UnaryOp::Negate, ScalarType::Int(int)) => self.negated(int, value)?,
            (UnaryOp::Negate, ScalarType::Float(_)) => self.e.build.fneg(value),
            (UnaryOp::BitNot, ScalarType::Int(int)) => {
                let ones = self.e.number(int, Number::MINUS_ONE);
                self.e.build.xor(value, ones)
            }
            _ => return Err(LowerError::IllTyped("an operand that the unary operator does not take")),
        };
        Ok((result, ty))
    }

    /// `0 - value`, so that overflow is what it is in a subtraction.
    fn negated(&mut self, int: IntType, value: Operand) -> Result<Operand, LowerError> {
        let zero = self.e.number(int, Number::ZERO);
        self.int_arithmetic(BinaryOp::Sub, int, zero, value)
    }

    /// `&&` and `||`: the right operand only where the left does not decide (C11 6.5.13p4, 6.5.14p4).
    fn logical(
        &mut self,
        op: BinaryOp,
        left: &'a Expr,
        right: &'a Expr,
    ) -> Result<(Operand, ScalarType), LowerError> {
        let first = self.condition(left)?;
        let decided_in = self.e.build.current();
        let (rest, end) = (self.e.build.new_block(), self.e.build.new_block());
        let decided = op == BinaryOp::LogicalOr;
        let (if_true, if_false) = if decided { (end, rest) } else { (rest, end) };
        self.e.build.cond_br(first, if_true, if_false);
        self.e.build.position(rest);
        let second = self.condition(right)?;
        let rest_ends = self.e.build.current();
        self.e.build.br(end);
        self.e.build.position(end);
        let incoming = [(Const::i1(decided).into(), decided_in), (second, rest_ends)];
        let value = self.e.build.phi(TypeId::I1, &incoming);
        Ok((self.e.build.zext(value, TypeId::I32), ScalarType::INT))
    }
}

fn int_predicate(op: BinaryOp, signed: bool) -> Option<IntPredicate> {
    Some(match (op, signed) {
        (BinaryOp::Equal, _) => IntPredicate::Eq,
        (BinaryOp::NotEqual, _) => IntPredicate::Ne,
        (BinaryOp::Less, true) => IntPredicate::Slt,
        (BinaryOp::Less, false) => IntPredicate::Ult,
        (BinaryOp::LessEqual, true) => IntPredicate::Sle,
        (BinaryOp::LessEqual, false) => IntPredicate::Ule,
        (BinaryOp::Greater, true) => IntPredicate::Sgt,
        (BinaryOp::Greater, false) => IntPredicate::Ugt,
        (BinaryOp::GreaterEqual, true) => IntPredicate::Sge,
        (BinaryOp::GreaterEqual, false) => IntPredicate::Uge,
        _ => return None,
    })
}

/// All but `!=` are false where a side is NaN.
fn float_predicate(op: BinaryOp) -> Option<FloatPredicate> {
    Some(match op {
        BinaryOp::Equal => FloatPredicate::Oeq,
        BinaryOp::NotEqual => FloatPredicate::Une,
        BinaryOp::Less => FloatPredicate::Olt,
        BinaryOp::LessEqual => FloatPredicate::Ole,
        BinaryOp::Greater => FloatPredicate::Ogt,
        BinaryOp::GreaterEqual => FloatPredicate::Oge,
        _ => return None,
    })
}
