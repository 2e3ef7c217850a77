//! Expressions: the facts known of their values, and the check that no value that is used is indeterminate.

use super::super::error::{Check, Violation, require};
use super::Walk;
use super::cell::{ScalarState, merge, merge_cells};
use super::place::Spot;
use crate::{Bits, Expr, ExprKind, Place, Type, typing};

impl<'p> Walk<'p> {
    /// A scalar expression whose value is used; it is never indeterminate.
    pub(super) fn scalar(&mut self, expr: &'p Expr) -> Check<ScalarState> {
        self.descend()?;
        let cell = self.compute(expr)?;
        self.ascend();
        require(cell.is_determinate(), || Violation::Indeterminate)?;
        Ok(cell)
    }

    fn compute(&mut self, expr: &'p Expr) -> Check<ScalarState> {
        match &expr.kind {
            ExprKind::Read(place) => self.content(place),
            ExprKind::AddressOf(place) => match self.locate(place)? {
                Spot::At(leaf) => Ok(ScalarState::pointing(leaf)),
                Spot::Among(_) | Spot::Anywhere => Ok(ScalarState::DETERMINATE),
            },
            ExprKind::Binary(op, a, b) if op.is_logical() => {
                self.scalar(a)?;
                let decided = self.memory.clone();
                self.scalar(b)?;
                merge(&mut self.memory, decided);
                Ok(ScalarState::DETERMINATE)
            }
            ExprKind::Binary(_, a, b) => {
                self.scalar(a)?;
                self.scalar(b)?;
                Ok(ScalarState::DETERMINATE)
            }
            ExprKind::Conditional(condition, a, b) => {
                let (a, b) = self.arms(condition, |this| this.scalar(a), |this| this.scalar(b))?;
                Ok(a.join(b))
            }
            ExprKind::Comma(a, b) => {
                self.discard(a)?;
                self.scalar(b)
            }
            // Between arithmetic types; pointers convert to their own type only.
            ExprKind::Unary(_, a) | ExprKind::Cast(a) => self.scalar(a),
            ExprKind::Assign(place, value) => self.assign(place, value),
            ExprKind::Compound(_, place, value) => {
                self.scalar(value)?;
                self.update(place)
            }
            ExprKind::Step(_, place) => self.update(place),
            ExprKind::Call(callee, arguments) => {
                let value = self.call(callee, arguments)?;
                Ok(value.first().copied().unwrap_or(ScalarState::DETERMINATE))
            }
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Null
            | ExprKind::FunctionAddress(_)
            | ExprKind::Literal(_) => Ok(ScalarState::DETERMINATE),
        }
    }

    /// Either of two ways after a condition.
    fn arms<T>(
        &mut self,
        condition: &'p Expr,
        yes: impl FnOnce(&mut Self) -> Check<T>,
        no: impl FnOnce(&mut Self) -> Check<T>,
    ) -> Check<(T, T)> {
        self.scalar(condition)?;
        let before = self.memory.clone();
        let yes = yes(self)?;
        let after = std::mem::replace(&mut self.memory, before);
        let no = no(self)?;
        merge(&mut self.memory, after);
        Ok((yes, no))
    }

    /// The state of each scalar of a value with parts.
    pub(super) fn record(&mut self, expr: &'p Expr) -> Check<Vec<ScalarState>> {
        self.descend()?;
        let cells = match &expr.kind {
            ExprKind::Read(place) => self.contents(place)?,
            ExprKind::Conditional(condition, a, b) => {
                let (mut a, b) = self.arms(condition, |this| this.record(a), |this| this.record(b))?;
                merge_cells(&mut a, &b);
                a
            }
            ExprKind::Comma(a, b) => {
                self.discard(a)?;
                self.record(b)?
            }
            ExprKind::Assign(place, value) => self.assign_record(place, value)?,
            ExprKind::Call(callee, arguments) => self.call(callee, arguments)?,
            ExprKind::Literal(init) => self.initial(&expr.ty, None, init)?,
            _ => vec![ScalarState::INDETERMINATE; self.shapes.size(&expr.ty) as usize],
        };
        self.ascend();
        Ok(cells)
    }

    /// An expression for its effects.
    pub(super) fn discard(&mut self, expr: &'p Expr) -> Check {
        match (&expr.ty, &expr.kind) {
            (ty, _) if ty.is_value_aggregate() => self.record(expr).map(drop),
            (_, ExprKind::Assign(place, value)) => self.assign(place, value).map(drop),
            (Type::Void, ExprKind::Call(callee, arguments)) => self.call(callee, arguments).map(drop),
            _ => self.scalar(expr).map(drop),
        }
    }

    /// Assigns a scalar; gives what is known of it then.
    fn assign(&mut self, place: &'p Place, value: &'p Expr) -> Check<ScalarState> {
        let spot = self.locate(place)?;
        let cell = self.handed_on(value, &place.ty, typing::bit_width(self.known.program, place))?;
        self.store(place, &spot, &[cell])?;
        Ok(cell)
    }

    /// A scalar on its way into an object of a type, or a bit-field of it.
    pub(super) fn handed_on(&mut self, value: &'p Expr, ty: &Type, bits: Option<Bits>) -> Check<ScalarState> {
        match &value.kind {
            ExprKind::Read(from) if typing::may_copy_indeterminate(self.known.program, from, ty, bits) => {
                let cell = self.content(from)?;
                if !cell.is_determinate() {
                    self.flow |= super::Flow::FIELD;
                }
                Ok(cell)
            }
            _ => self.scalar(value),
        }
    }

    fn assign_record(&mut self, place: &'p Place, value: &'p Expr) -> Check<Vec<ScalarState>> {
        let spot = self.locate(place)?;
        let cells = self.record(value)?;
        self.note(super::Flow::RECORD, &cells);
        self.store(place, &spot, &cells)?;
        Ok(cells)
    }

    /// `op=`, `++` or `--`, the other operand evaluated.
    fn update(&mut self, place: &'p Place) -> Check<ScalarState> {
        let old = self.content(place)?;
        require(old.is_determinate(), || Violation::Indeterminate)?;
        let spot = self.locate(place)?;
        self.store(place, &spot, &[ScalarState::DETERMINATE])?;
        Ok(ScalarState::DETERMINATE)
    }

    /// Notes what is done with a record some scalar of which may be indeterminate.
    pub(super) fn note(&mut self, what: super::Flow, cells: &[ScalarState]) {
        if cells.iter().any(|cell| !cell.is_determinate()) {
            self.flow |= what;
        }
    }
}
