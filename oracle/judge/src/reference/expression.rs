//! Expressions: scalars are returned, records pushed onto the temporaries.

use lang::{BinaryOp, Bits, Expr, ExprKind, Place, StepOp, Type, typing};

use super::fault::{Fault, Faults};
use super::long_double::Long;
use super::machine::{Machine, determinate, truth};
use super::stop::{Result, Stop};
use super::value::{Arithmetic, Cell};

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// The value of a scalar expression.
    pub(super) fn scalar(&mut self, expr: &'p Expr) -> Result<Cell> {
        match &expr.kind {
            ExprKind::Int(value) => Ok(Cell::Int(*value)),
            ExprKind::Float(bits) => Ok(match expr.ty {
                Type::Float(float) if float.exceeds_double() => {
                    Cell::Long(Long::from_double(f64::from_bits(*bits)))
                }
                _ => Cell::Float(f64::from_bits(*bits)),
            }),
            ExprKind::Null => Ok(Cell::Null),
            ExprKind::FunctionAddress(id) => self.function(*id).map(|_| Cell::Function(*id)),
            _ => {
                self.descend()?;
                let value = self.compute(expr)?;
                self.ascend();
                Ok(value)
            }
        }
    }

    fn compute(&mut self, expr: &'p Expr) -> Result<Cell> {
        match &expr.kind {
            ExprKind::Read(place) => self.read_scalar(place),
            ExprKind::AddressOf(place) => self.locate(place).map(Cell::Pointer),
            ExprKind::Unary(op, operand) => self.unary(*op, operand),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Conditional(condition, yes, no) => {
                let arm = if self.condition(condition)? { yes } else { no };
                let value = self.scalar(arm)?;
                // C11 6.5.15p5: the result is of the type that both arms have in common.
                self.convert(value, &arm.ty, &expr.ty, None)
            }
            ExprKind::Comma(first, second) => {
                self.discard(first)?;
                self.scalar(second)
            }
            ExprKind::Cast(operand) => {
                let value = self.scalar(operand)?;
                self.convert(value, &operand.ty, &expr.ty, None)
            }
            ExprKind::Assign(place, value) => self.assign(place, value).and_then(determinate),
            ExprKind::Compound(op, place, value) => self.compound(*op, place, value),
            ExprKind::Step(op, place) => self.step(*op, place),
            ExprKind::Call(callee, arguments) => self.call_scalar(callee, arguments),
            _ => Err(Stop::ill_formed("an expression that is not scalar")),
        }
    }

    /// Pushes the leaves of the value of an expression of a type with parts.
    pub(super) fn record(&mut self, expr: &'p Expr) -> Result<()> {
        self.descend()?;
        let mark = self.temporaries.len();
        match &expr.kind {
            ExprKind::Read(place) => self.read_record(place)?,
            ExprKind::Conditional(condition, yes, no) => {
                let arm = if self.condition(condition)? { yes } else { no };
                self.record(arm)?;
            }
            ExprKind::Comma(first, second) => {
                self.discard(first)?;
                self.record(second)?;
            }
            ExprKind::Assign(place, value) => self.assign_record(place, value)?,
            ExprKind::Call(callee, arguments) => self.call_record(callee, arguments)?,
            ExprKind::Literal(init) => self.initialize(&expr.ty, None, init)?,
            _ => return Err(Stop::ill_formed("an expression that is not a record")),
        }
        // What follows relies on it, wherever the value came from.
        if self.temporaries.len() - mark != self.shapes.leaves(&expr.ty)? as usize {
            return Err(Stop::ill_formed("a record expression of another type"));
        }
        self.ascend();
        Ok(())
    }

    /// Evaluates an expression of any type for its effects.
    pub(super) fn discard(&mut self, expr: &'p Expr) -> Result<()> {
        let mark = self.temporaries.len();
        match (&expr.ty, &expr.kind) {
            (Type::Void, ExprKind::Call(callee, arguments)) => self.call_void(callee, arguments)?,
            (ty, _) if ty.is_value_aggregate() => self.record(expr)?,
            (_, ExprKind::Assign(place, value)) => drop(self.assign(place, value)?),
            _ => drop(self.scalar(expr)?),
        }
        self.temporaries.truncate(mark);
        Ok(())
    }

    /// True if a scalar expression is unequal to zero.
    pub(super) fn condition(&mut self, expr: &'p Expr) -> Result<bool> {
        truth(self.scalar(expr)?)
    }

    /// Stores a scalar; gives the value of the assignment, which is indeterminate where an indeterminate value
    /// was handed on.
    fn assign(&mut self, place: &'p Place, value: &'p Expr) -> Result<Cell> {
        let target = self.locate(place)?;
        let right = self.handed_on(value, &place.ty, typing::bit_width(self.program, place))?;
        if right == Cell::Empty {
            *self.memory.cell(target) = right;
            return Ok(right);
        }
        let stored = self.stored(right, &value.ty, place)?;
        *self.memory.cell(target) = stored;
        if self.faulty(Fault::AssignmentYieldsRightOperand) {
            return self.convert(right, &value.ty, &place.ty, None);
        }
        self.loaded(stored, place)
    }

    /// A scalar on its way into an object of a type, or a bit-field of it: an indeterminate one where the types
    /// let it be copied.
    pub(super) fn handed_on(&mut self, value: &'p Expr, ty: &Type, bits: Option<Bits>) -> Result<Cell> {
        match &value.kind {
            ExprKind::Read(from) if typing::may_copy_indeterminate(self.program, from, ty, bits) => {
                let cell = self.content(from)?;
                if cell == Cell::Empty { Ok(cell) } else { self.loaded(cell, from) }
            }
            _ => self.scalar(value),
        }
    }

    fn assign_record(&mut self, place: &'p Place, value: &'p Expr) -> Result<()> {
        let target = self.locate(place)?;
        let mark = self.temporaries.len();
        self.record(value)?;
        let leaves = self.temporaries.len() - mark;
        self.memory.check(target, leaves as u32)?;
        let dropped = usize::from(leaves > 1 && self.faulty(Fault::RecordAssignmentDropsLast));
        self.memory.store(target.leaf, &self.temporaries[mark..mark + leaves - dropped]);
        Ok(())
    }

    fn compound(&mut self, op: BinaryOp, place: &'p Place, value: &'p Expr) -> Result<Cell> {
        let target = self.locate(place)?;
        let right = self.scalar(value)?;
        let left = self.loaded(self.memory.load(target), place)?;
        let right_type = self.arithmetic(value)?;
        let result = self.update(op, place, left, right, right_type)?;
        *self.memory.cell(target) = result;
        self.loaded(result, place)
    }

    fn step(&mut self, op: StepOp, place: &'p Place) -> Result<Cell> {
        let target = self.locate(place)?;
        let old = self.loaded(self.memory.load(target), place)?;
        let add = if op.increments() { BinaryOp::Add } else { BinaryOp::Sub };
        let one = Arithmetic::Int(lang::IntType::Int);
        let new = self.update(add, place, old, Cell::Int(lang::Number::ONE), one)?;
        *self.memory.cell(target) = new;
        let yields_new = op.is_prefix() || self.faulty(Fault::PostfixYieldsNewValue);
        if yields_new { self.loaded(new, place) } else { Ok(old) }
    }

    /// The content of a place after `left op= right` (6.5.16.2p3), where `left` is its value before.
    fn update(
        &self,
        op: BinaryOp,
        place: &Place,
        left: Cell,
        right: Cell,
        right_type: Arithmetic,
    ) -> Result<Cell> {
        if !op.has_compound_form() {
            return Err(Stop::ill_formed("an operator that does not compound"));
        }
        if self.faulty(Fault::CompoundInPlaceType)
            && let Some(int) = self.shapes.integer(&place.ty)
        {
            let right = self.stored(right, &right_type.ty(), place)?;
            let own = Arithmetic::Int(int);
            return self.stored(self.operate(op, left, own, right, own)?, &place.ty, place);
        }
        let left_type = self.arithmetic_place(place)?;
        let result = self.operate(op, left, left_type, right, right_type)?;
        self.stored(result, &left_type.ty(), place)
    }
}
