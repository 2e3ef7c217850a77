//! Reads: of scalars, bit-fields and elements.

use lang::{BinaryOp, Expr, ExprKind, Features, IntType, PathStep, Place, Type};

use super::super::scope::{EffectMode, ScopeVar, SideEffect};
use super::{BodyBuilder, IntegerExpr, IntegerRequest};
use crate::record::summary::ScalarPart;

impl BodyBuilder<'_> {
    /// Reads an integer in scope; a constant if there is none.
    pub(super) fn read_integer(&mut self, request: IntegerRequest) -> IntegerExpr {
        match self.readable(request.mode, |leaf| leaf.ty.is_integer()) {
            Some((var, leaf)) => self.read_leaf(var, &leaf),
            None => self.constant_of(IntType::Int),
        }
    }

    /// Reads a scalar. `_Bool` and enumerations are cast: compilers warn about arithmetic on `_Bool` and about mixed
    /// enumerations.
    fn read_leaf(&mut self, var: usize, leaf: &ScalarPart) -> IntegerExpr {
        let volatile = self.vars[var].volatile || leaf.volatile;
        let place = self.place(var, leaf);
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let effect = if volatile { SideEffect::touch(var) } else { SideEffect::NONE };
        let expr = Expr::read(place);
        let expr = match leaf.ty {
            Type::Int(IntType::Bool) => expr.cast(Type::INT),
            Type::Enum(_) => expr.cast(Type::Int(int)),
            _ => expr,
        };
        self.with_range(expr, effect)
    }

    /// Replaces the last constant index of a place by a computed one now and then, if enabled.
    pub(in super::super) fn with_dynamic_index(&mut self, mut place: Place, var: usize) -> Place {
        if !self.allows(Features::DYNAMIC_INDEX)
            || !place.path.iter().any(|s| matches!(s, PathStep::Index(_)))
        {
            return place;
        }
        if !self.vars[var].indeterminate.is_empty() {
            return place;
        }
        if !(self.focuses_on(Features::DYNAMIC_INDEX) || self.choices.chance(8)) {
            return place;
        }
        let Some((at, count)) = self.last_index(&place) else { return place };
        let hidden = std::mem::replace(&mut self.vars[var].hidden, true);
        let found = self.readable(EffectMode::UnsharedReads, |leaf| leaf.ty.is_integer());
        self.vars[var].hidden = hidden;
        if let Some((other, leaf)) = found {
            let value = Expr::read(leaf.place(&self.vars[other].place)).cast(Type::UINT);
            let count = Box::new(Expr::int(count, Type::UINT));
            let kind = ExprKind::Binary(BinaryOp::Rem, Box::new(value), count);
            place.path[at] = PathStep::Index(Box::new(Expr { kind, ty: Type::UINT }));
        }
        place
    }

    /// The position of the last index in the path of a place, and the number of elements of its array.
    fn last_index(&self, place: &Place) -> Option<(usize, u32)> {
        let at = place.path.iter().rposition(|step| matches!(step, PathStep::Index(_)))?;
        let mut ty = self.base_type(place)?;
        for step in &place.path[..at] {
            ty = match (step, ty) {
                (PathStep::Field(record, field), _) => {
                    self.program()[*record].fields[*field as usize].ty.clone()
                }
                (PathStep::Index(_), Type::Array(of, _)) => *of,
                (PathStep::Index(_) | PathStep::Part(_), _) => return None,
            };
        }
        if let Type::Array(_, count) = ty { Some((at, count)) } else { None }
    }

    /// The type of the whole object that a place is in.
    fn base_type(&self, place: &Place) -> Option<Type> {
        self.vars.iter().find(|v: &&ScopeVar| v.place.base == place.base).map(|v| v.place.ty.clone())
    }
}
