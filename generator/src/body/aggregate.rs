//! Complex numbers and vectors as whole values: read, built and assigned. Their parts and lanes are scalars.

use lang::{Expr, ExprKind, PathStep, Place, Stmt, Type};

use super::statement::assignment;
use super::{BodyBuilder, EffectMode};
use crate::record::summary::index;

/// True for a complex number or a vector.
const fn is_aggregate(ty: &Type) -> bool {
    matches!(ty, Type::Complex(_) | Type::Vector(..))
}

impl BodyBuilder<'_> {
    /// Draws a value of a complex or vector type: an object in scope, or a literal of constants.
    pub(super) fn aggregate(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        let mut places = Vec::new();
        for var in &self.vars {
            let hidden = var.hidden
                || var.volatile
                || mode <= EffectMode::UnsharedReads && var.shared
                || mode == EffectMode::Constants;
            if !hidden && var.indeterminate.is_empty() {
                self.aggregates(&var.place, &mut places);
            }
        }
        places.retain(|place| place.ty == *ty);
        match self.choices.pick(&places).cloned() {
            Some(place) if self.choices.chance(12) => Expr::read(place),
            _ => self.aggregate_literal(ty),
        }
    }

    /// A literal with constants for all parts.
    fn aggregate_literal(&mut self, ty: &Type) -> Expr {
        let init = self.constants(ty, true);
        Expr { kind: ExprKind::Literal(Box::new(init)), ty: ty.clone() }
    }

    /// Collects the complex numbers and vectors in an object.
    fn aggregates(&self, object: &Place, places: &mut Vec<Place>) {
        match &object.ty {
            ty if is_aggregate(ty) => places.push(object.clone()),
            Type::Record(id) => {
                for (i, field) in self.program()[*id].live_fields() {
                    self.aggregates(
                        &object.clone().stepped(PathStep::Field(*id, i), field.ty.clone()),
                        places,
                    );
                }
            }
            Type::Array(of, count) if of.as_record().is_some() || is_aggregate(of) => {
                for i in 0..*count {
                    self.aggregates(&object.clone().stepped(index(i), (**of).clone()), places);
                }
            }
            _ => {}
        }
    }

    /// The writable complex numbers and vectors in scope, with the positions of their variables.
    fn writable_aggregates(&self) -> Vec<(usize, Place)> {
        let mut all = Vec::new();
        for (at, var) in
            self.vars.iter().enumerate().filter(|(_, v)| v.writable && v.indeterminate.is_empty())
        {
            let mut places = Vec::new();
            self.aggregates(&var.place, &mut places);
            all.extend(places.into_iter().map(|place| (at, place)));
        }
        all
    }

    /// True if a complex number or vector in scope is writable.
    pub(super) fn has_aggregate(&self) -> bool {
        !self.writable_aggregates().is_empty()
    }

    /// `z = w;`
    pub(super) fn aggregate_assignment(&mut self) {
        let places = self.writable_aggregates();
        let Some((var, place)) = self.choices.pick(&places).cloned() else { return };
        let value = match self.aggregate(&place.ty, EffectMode::Reads) {
            same if same == Expr::read(place.clone()) => self.aggregate_literal(&place.ty),
            other => other,
        };
        self.mark_written(var);
        self.push(Stmt::Expr(assignment(place, value)));
    }
}
