//! Reads: of scalars, bit-fields and elements.

use lang::{BinaryOp, Expr, ExprKind, IntType, PathStep, Place, Type};

use super::super::scope::{Effect, Mode, Var};
use super::{Ask, Body, Number};
use crate::feature::Features;
use crate::record::shape::Leaf;

impl Body<'_> {
    /// The value of an integer in scope; a constant when there is none.
    pub(super) fn read_integer(&mut self, ask: Ask) -> Number {
        match self.readable(ask.mode, |leaf| leaf.ty.is_integer()) {
            Some((var, leaf)) => self.read_leaf(var, &leaf),
            None => self.constant_of(IntType::Int),
        }
    }

    /// The value of a scalar. `_Bool` and enumerations are converted first: compilers warn of arithmetic on the
    /// one and of mixing the other.
    fn read_leaf(&mut self, var: usize, leaf: &Leaf) -> Number {
        let volatile = self.vars[var].volatile || leaf.volatile;
        let place = self.place(var, leaf);
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let effect = if volatile { Effect::touch(var) } else { Effect::NONE };
        let expr = Expr::read(place);
        let expr = match leaf.ty {
            Type::Int(IntType::Bool) => expr.cast(Type::INT),
            Type::Enum(_) => expr.cast(Type::Int(int)),
            _ => expr,
        };
        self.number_of(expr, effect)
    }

    /// A place with the last constant index replaced by one that is computed, when features allow.
    pub(in super::super) fn with_dynamic_index(&mut self, mut place: Place, var: usize) -> Place {
        if !self.may(Features::DYNAMIC_INDEX) || !place.path.iter().any(|s| matches!(s, PathStep::Index(_))) {
            return place;
        }
        if !self.vars[var].unset.is_empty() {
            return place;
        }
        if !(self.about(Features::DYNAMIC_INDEX) || self.choices.chance(8)) {
            return place;
        }
        let Some((at, count)) = self.last_index(&place) else { return place };
        let hidden = std::mem::replace(&mut self.vars[var].hidden, true);
        let found = self.readable(Mode::Calm, |leaf| leaf.ty.is_integer());
        self.vars[var].hidden = hidden;
        if let Some((other, leaf)) = found {
            let value = Expr::read(leaf.place(&self.vars[other].place)).cast(Type::UINT);
            let count = Box::new(Expr::int(count, Type::UINT));
            let kind = ExprKind::Binary(BinaryOp::Rem, Box::new(value), count);
            place.path[at] = PathStep::Index(Box::new(Expr { kind, ty: Type::UINT }));
        }
        place
    }

    /// Where the last index of a place stands and how many elements there are.
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

    /// The type of the whole object a place is in.
    fn base_type(&self, place: &Place) -> Option<Type> {
        self.vars.iter().find(|v: &&Var| v.place.base == place.base).map(|v| v.place.ty.clone())
    }
}
