//! Operators: promotions, the usual arithmetic conversions, and then the operation.

use lang::{BinaryOp, Bits, Expr, IntType, Number, Place, Type, UnaryOp, typing};

use super::fault::{Fault, Faults};
use super::machine::{Machine, truth};
use super::stop::{Result, Stop, UbKind};
use super::value::{Arithmetic, Cell};

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// The promoted type of an arithmetic operand.
    pub(super) fn arithmetic(&self, expr: &Expr) -> Result<Arithmetic> {
        self.promoted(&expr.ty, || typing::source_bit_field(self.program, expr))
    }

    /// The promoted type of an arithmetic object.
    pub(super) fn arithmetic_place(&self, place: &Place) -> Result<Arithmetic> {
        self.promoted(&place.ty, || typing::bit_width(self.program, place))
    }

    #[inline]
    fn promoted(&self, ty: &Type, bits: impl FnOnce() -> Option<Bits>) -> Result<Arithmetic> {
        if let Type::Float(float) = ty {
            return Ok(Arithmetic::Float(typing::promote_float(*float)));
        }
        let int =
            self.shapes.integer(ty).ok_or_else(|| Stop::ill_formed("arithmetic on what is no number"))?;
        let bits = bits();
        if self.faulty(Fault::NarrowBitFieldPromotesToUnsigned)
            && bits.is_some_and(|bits| bits < IntType::Int.width() && !int.is_signed(self.program.target))
        {
            return Ok(Arithmetic::Int(IntType::UInt));
        }
        Ok(Arithmetic::Int(typing::promote(self.program, int, bits)))
    }

    /// The type both operands of an operator convert to; of a shift, the left one's.
    fn common(&self, op: BinaryOp, left: Arithmetic, right: Arithmetic) -> Result<Arithmetic> {
        if left == right || op.is_shift() {
            return Ok(left);
        }
        match typing::usual_arithmetic(self.program, &left.ty(), &right.ty()) {
            Some(Type::Int(int)) => Ok(Arithmetic::Int(int)),
            Some(Type::Float(float)) => Ok(Arithmetic::Float(float)),
            _ => Err(Stop::ill_formed("operands without a common type")),
        }
    }

    pub(super) fn unary(&mut self, op: UnaryOp, operand: &'p Expr) -> Result<Cell> {
        let value = self.scalar(operand)?;
        if op == UnaryOp::LogicalNot {
            return Ok(Cell::Int(Number::from(!truth(value)?)));
        }
        let ty = self.arithmetic(operand)?;
        match (op, value, ty) {
            (UnaryOp::Plus, _, _) => Ok(value),
            (UnaryOp::Negate, Cell::Int(value), Arithmetic::Int(int)) => {
                self.ops.integers(BinaryOp::Sub, Number::ZERO, value, int).map(Cell::Int)
            }
            (UnaryOp::Negate, Cell::Float(value), Arithmetic::Float(_)) => Ok(Cell::Float(-value)),
            (UnaryOp::Negate, Cell::Long(value), Arithmetic::Float(_)) => Ok(Cell::Long(value.negated())),
            (UnaryOp::BitNot, Cell::Int(value), Arithmetic::Int(int)) => {
                Ok(Cell::Int(self.ops.wrap(!value, int, None)))
            }
            _ => Err(Stop::ill_formed("a unary operator on another type")),
        }
    }

    pub(super) fn binary(&mut self, op: BinaryOp, left: &'p Expr, right: &'p Expr) -> Result<Cell> {
        if op.is_logical() {
            return self.logical(op, left, right);
        }
        let a = self.scalar(left)?;
        let b = self.scalar(right)?;
        if op.is_comparison() && !left.ty.is_arithmetic() {
            return self.same_address(op, a, b).map(|value| Cell::Int(Number::from(value)));
        }
        self.operate(op, a, self.arithmetic(left)?, b, self.arithmetic(right)?)
    }

    /// `a op b` on values with their promoted types.
    pub(super) fn operate(
        &self,
        op: BinaryOp,
        a: Cell,
        a_type: Arithmetic,
        b: Cell,
        b_type: Arithmetic,
    ) -> Result<Cell> {
        let common = self.common(op, a_type, b_type)?;
        // C11 6.5.7p3: the operands of a shift are promoted each by itself.
        let (a, b) = if op.is_shift() || (a_type == common && b_type == common) {
            (a, b)
        } else {
            let to = common.ty();
            (self.convert(a, &a_type.ty(), &to, None)?, self.convert(b, &b_type.ty(), &to, None)?)
        };
        if op.is_comparison() {
            return self.ops.compare(op, a, b, common).map(|value| Cell::Int(Number::from(value)));
        }
        match (a, b, common) {
            (Cell::Int(a), Cell::Int(b), Arithmetic::Int(int)) => {
                self.ops.integers(op, a, b, int).map(Cell::Int)
            }
            (Cell::Long(a), Cell::Long(b), Arithmetic::Float(ty)) => {
                self.ops.longs(op, a, b, ty).map(Cell::Long)
            }
            (Cell::Float(a), Cell::Float(b), Arithmetic::Float(ty)) => {
                self.ops.floats(op, a, b, ty).map(Cell::Float)
            }
            _ => Err(Stop::ill_formed("a binary operator on another type")),
        }
    }

    fn logical(&mut self, op: BinaryOp, left: &'p Expr, right: &'p Expr) -> Result<Cell> {
        let decided_by = op == BinaryOp::LogicalOr;
        let left = self.condition(left)?;
        if left == decided_by && !self.faulty(Fault::LogicalNotShortCircuit) {
            return Ok(Cell::Int(Number::from(left)));
        }
        let right = self.condition(right)?;
        Ok(Cell::Int(Number::from(if left == decided_by { left } else { right })))
    }

    /// `==` and `!=` on addresses (6.5.9p6); that of an object past its lifetime is indeterminate (6.2.4p2).
    fn same_address(&self, op: BinaryOp, a: Cell, b: Cell) -> Result<bool> {
        for cell in [a, b] {
            match cell {
                Cell::Pointer(pointer) => self.memory.check(pointer, 0)?,
                Cell::Null | Cell::Function(_) => {}
                Cell::Empty => return Err(UbKind::Uninitialised.into()),
                Cell::Int(_) | Cell::Float(_) | Cell::Long(_) => {
                    return Err(Stop::ill_formed("a comparison of addresses"));
                }
            }
        }
        match op {
            BinaryOp::Equal => Ok(a == b),
            BinaryOp::NotEqual => Ok(a != b),
            _ => Err(Stop::ill_formed("addresses compared for order")),
        }
    }
}
