//! Expressions, by what they are: scalars in registers; records, vectors and complex numbers in memory; or effects
//! alone.

use base::Faults;
use ir::{Const, Operand, TypeId};
use lang::{CallVia, Expr, ExprKind, Place, PlaceBase, Type};

use super::LowerError;
use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use crate::fault::Fault;
use crate::strategy::Wanted;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// The value of a scalar expression, in a register. One match, so that a new kind of expression is an
    /// error here until it is decided.
    pub(super) fn value(&mut self, expr: &'a Expr) -> Result<Operand, LowerError> {
        let ty = self.scalar(&expr.ty)?;
        match &expr.kind {
            ExprKind::Int(value) => match ty {
                ScalarType::Int(int) => Ok(self.e.number(int, *value)),
                ScalarType::Float(_) | ScalarType::Pointer => {
                    Err(LowerError::IllTyped("an integer constant of another type"))
                }
            },
            ExprKind::Float(bits) => match ty {
                ScalarType::Float(float) => Ok(self.float_const(float, f64::from_bits(*bits))),
                ScalarType::Int(_) | ScalarType::Pointer => {
                    Err(LowerError::IllTyped("a floating constant of another type"))
                }
            },
            ExprKind::Null => Ok(Const::Null.into()),
            ExprKind::Read(place) => self.read(place, ty),
            ExprKind::AddressOf(place) => Ok(self.address(place)?.ptr),
            ExprKind::FunctionAddress(id) => self.function_address(*id),
            ExprKind::Unary(..) | ExprKind::Binary(..) => self.operation(expr, ty),
            ExprKind::Conditional(condition, a, b) => self.conditional_value(condition, (a, b), ty),
            ExprKind::Comma(first, second) => {
                self.effects(first)?;
                self.converted(second, ty)
            }
            ExprKind::Cast(inner) => self.converted(inner, ty),
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) => {
                let value = self.assignment(expr, Wanted::Value)?;
                value.ok_or(LowerError::IllTyped("the value of an assignment of a record"))
            }
            ExprKind::Call(callee, args) => self.scalar_call(callee, args),
            ExprKind::Literal(_) => Err(LowerError::IllTyped("a compound literal of a scalar")),
        }
    }

    fn operation(&mut self, expr: &'a Expr, ty: ScalarType) -> Result<Operand, LowerError> {
        let (value, computed) = match &expr.kind {
            ExprKind::Unary(op, operand) => self.unary(*op, operand)?,
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right)?,
            _ => return Err(LowerError::IllTyped("an operator")),
        };
        Ok(self.convert(value, computed, ty))
    }

    fn read(&mut self, place: &'a Place, ty: ScalarType) -> Result<Operand, LowerError> {
        let target = self.target(place)?;
        Ok(self.load(&target, ty))
    }

    /// The address of a function, from the table where the other side is reached through it.
    pub(super) fn function_address(&mut self, id: lang::FuncId) -> Result<Operand, LowerError> {
        let environment = self.environment;
        let callee = &environment.program[id];
        if environment.unit.reach(self.function.side, callee.side) == CallVia::Table {
            let table = environment.table.ok_or(LowerError::IllTyped("a unit without a table"))?;
            let base = self.e.build.load(TypeId::PTR, Const::global(table), ir::Align::EIGHT);
            let index = Const::i64(i64::from(id.0)).into();
            let slot = self.e.build.gep(ir::GepFlags::INBOUNDS, TypeId::PTR, base, &[index]);
            return Ok(self.e.build.load(TypeId::PTR, slot, ir::Align::EIGHT));
        }
        self.named_function(id).map(|function| Const::Function(function).into())
    }

    /// A function this unit has a symbol of.
    pub(super) fn named_function(&self, id: lang::FuncId) -> Result<ir::FuncId, LowerError> {
        let declared = self.environment.functions[id.index()];
        let name = || self.environment.program[id].name.to_string();
        declared.ok_or_else(|| LowerError::Unreachable { function: name() })
    }

    /// True if a scalar expression compares unequal to 0, as `i1`.
    pub(super) fn condition(&mut self, expr: &'a Expr) -> Result<Operand, LowerError> {
        let value = self.value(expr)?;
        let ty = self.scalar(&expr.ty)?;
        Ok(self.truth(value, ty))
    }

    fn conditional_value(
        &mut self,
        condition: &'a Expr,
        (a, b): (&'a Expr, &'a Expr),
        ty: ScalarType,
    ) -> Result<Operand, LowerError> {
        let (ways, _) =
            self.two_ways(condition, |lowerer, first| lowerer.converted(if first { a } else { b }, ty))?;
        let ty = self.register_type(ty);
        Ok(self.e.build.phi(ty, &ways))
    }

    /// Runs one of two arms; gives what each came to and the block it ended in, positioned where they meet.
    fn two_ways<T: Copy>(
        &mut self,
        condition: &'a Expr,
        mut arm: impl FnMut(&mut Self, bool) -> Result<T, LowerError>,
    ) -> Result<([(T, ir::BlockId); 2], ir::BlockId), LowerError> {
        let condition = self.condition(condition)?;
        let (yes, no, end) = (self.e.build.new_block(), self.e.build.new_block(), self.e.build.new_block());
        self.e.build.cond_br(condition, yes, no);
        self.e.build.position(yes);
        let first = arm(self, true)?;
        let first_ends = self.e.build.current();
        self.e.build.br(end);
        self.e.build.position(no);
        let second = arm(self, false)?;
        let second_ends = self.e.build.current();
        self.e.build.br(end);
        self.e.build.position(end);
        Ok(([(first, first_ends), (second, second_ends)], end))
    }

    /// A record, vector or complex expression, as an object that holds its value for now.
    pub(super) fn aggregate(&mut self, expr: &'a Expr) -> Result<Address, LowerError> {
        match &expr.kind {
            ExprKind::Read(place) => self.address(place),
            ExprKind::Call(callee, args) => self.aggregate_call(callee, args, &expr.ty),
            ExprKind::Assign(place, value) => self.assign_aggregate(place, value),
            ExprKind::Conditional(condition, a, b) => {
                let (ways, _) =
                    self.two_ways(condition, |lowerer, first| lowerer.aggregate(if first { a } else { b }))?;
                let align = ways[0].0.align.min(ways[1].0.align);
                let incoming = ways.map(|(address, block)| (address.ptr, block));
                Ok(Address { ptr: self.e.build.phi(TypeId::PTR, &incoming), align })
            }
            ExprKind::Comma(first, second) => {
                self.effects(first)?;
                self.aggregate(second)
            }
            ExprKind::Literal(init) => {
                let object = self.temporary(&expr.ty);
                self.initialise(object, &expr.ty, init)?;
                Ok(object)
            }
            _ => Err(LowerError::IllTyped("an expression that is no record, vector or complex number")),
        }
    }

    /// Evaluates for the effects alone.
    pub(super) fn effects(&mut self, expr: &'a Expr) -> Result<(), LowerError> {
        match &expr.kind {
            ExprKind::Assign(place, value) if place.ty.is_value_aggregate() => {
                self.assign_aggregate(place, value).map(drop)
            }
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) => {
                self.assignment(expr, Wanted::Nothing).map(drop)
            }
            ExprKind::Call(callee, args) => self.call(callee, args).map(drop),
            ExprKind::Comma(first, second) => {
                self.effects(first)?;
                self.effects(second)
            }
            ExprKind::Cast(inner) if expr.ty == Type::Void => self.effects(inner),
            ExprKind::Conditional(condition, a, b) if expr.ty == Type::Void => self
                .two_ways(condition, |lowerer, first| lowerer.effects(if first { a } else { b }))
                .map(drop),
            ExprKind::Read(Place { base: PlaceBase::Local(_), path, .. }) if path.is_empty() => Ok(()),
            _ if expr.ty.is_value_aggregate() => self.aggregate(expr).map(drop),
            _ => self.value(expr).map(drop),
        }
    }
}
