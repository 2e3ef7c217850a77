//! Assignment, compound assignment, `++` and `--`.

use base::Faults;
use ir::Operand;
use lang::{BinaryOp, Bytes, Expr, ExprKind, Number, Place, StepOp, typing};

use super::LowerError;
use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use super::place::Target;
use crate::fault::Fault;
use crate::strategy::Wanted;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// A scalar assignment of any kind; gives its value if it is wanted.
    pub(super) fn assignment(
        &mut self,
        expr: &'a Expr,
        wanted: Wanted,
    ) -> Result<Option<Operand>, LowerError> {
        match &expr.kind {
            ExprKind::Assign(place, value) => self.assign(place, value, wanted),
            ExprKind::Compound(op, place, value) => self.compound(*op, place, value, wanted),
            ExprKind::Step(op, place) => self.step_by_one(*op, place, wanted),
            _ => Err(LowerError::IllTyped("an assignment")),
        }
    }

    fn assign(
        &mut self,
        place: &'a Place,
        value: &'a Expr,
        wanted: Wanted,
    ) -> Result<Option<Operand>, LowerError> {
        let ty = self.scalar(&place.ty)?;
        let value = self.converted(value, ty)?;
        let target = self.target(place)?;
        Ok(self.store(&target, ty, value, wanted))
    }

    /// `place op= value`: as `place = place op value`, the place found once (C11 6.5.16.2p3).
    fn compound(
        &mut self,
        op: BinaryOp,
        place: &'a Place,
        value: &'a Expr,
        wanted: Wanted,
    ) -> Result<Option<Operand>, LowerError> {
        let right = self.promoted_value(value)?;
        let target = self.target(place)?;
        let (ty, left) = self.promoted_place(&target, place)?;
        let (result, computed) = self.operate(op, left, right)?;
        let result = self.convert(result, computed, ty);
        Ok(self.store(&target, ty, result, wanted))
    }

    /// The type of a place, and its value after the integer promotions.
    fn promoted_place(
        &mut self,
        target: &Target<'_>,
        place: &Place,
    ) -> Result<(ScalarType, (Operand, ScalarType)), LowerError> {
        let ty = self.scalar(&place.ty)?;
        let old = self.load(target, ty);
        let promoted = self.promoted(ty, typing::bit_width(self.environment.program, place));
        Ok((ty, (self.convert(old, ty, promoted), promoted)))
    }

    /// `++` and `--`: as `+= 1` and `-= 1` (C11 6.5.2.4, 6.5.3.1).
    fn step_by_one(
        &mut self,
        op: StepOp,
        place: &'a Place,
        wanted: Wanted,
    ) -> Result<Option<Operand>, LowerError> {
        let target = self.target(place)?;
        let (ty, left) = self.promoted_place(&target, place)?;
        let common = self.common(left.1, ScalarType::INT)?;
        let one = match common {
            ScalarType::Int(int) => self.e.number(int, Number::ONE),
            ScalarType::Float(float) => self.float_const(float, 1.0),
            ScalarType::Pointer => return Err(LowerError::IllTyped("a step of a pointer")),
        };
        let arithmetic = if op.increments() { BinaryOp::Add } else { BinaryOp::Sub };
        let (result, computed) = self.operate(arithmetic, left, (one, common))?;
        let result = self.convert(result, computed, ty);
        let new = self.store(&target, ty, result, wanted);
        if op.is_prefix() || self.faults.has(Fault::PostfixReturnsNew) {
            return Ok(new);
        }
        // The old value promoted and converted back is the old value.
        Ok((wanted == Wanted::Value).then(|| self.convert(left.0, left.1, ty)))
    }

    /// `place = record`, or a vector or complex number; gives the place.
    pub(super) fn assign_aggregate(
        &mut self,
        place: &'a Place,
        value: &'a Expr,
    ) -> Result<Address, LowerError> {
        let from = self.aggregate(value)?;
        let to = self.address(place)?;
        if self.faults.has(Fault::CopyDropsLastByte) {
            let size = self.environment.layouts.size(&place.ty);
            self.copy(to, from, Bytes(size.0.saturating_sub(1)));
        } else {
            self.copy_object(to, from, &place.ty);
        }
        Ok(to)
    }
}
