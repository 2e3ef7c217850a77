//! Properties of a program that decide which tracepoints it may get.

use lang::visit::{Visit, walk};
use lang::{Expr, ExprKind, Init, LocalInit, PathStep, Place, PlaceBase, Program, Stmt, Type};

/// True if evaluating the expression changes nothing, so that it may be evaluated twice.
pub(super) fn is_pure(expr: &Expr) -> bool {
    let mut effects = EffectSearch(false);
    effects.expr(expr);
    !effects.0
}

/// True if evaluating the place changes nothing.
pub(super) fn is_pure_place(place: &Place) -> bool {
    let mut effects = EffectSearch(false);
    effects.place(place);
    !effects.0
}

struct EffectSearch(bool);

impl Visit for EffectSearch {
    fn expr(&mut self, expr: &Expr) {
        self.0 |= matches!(
            expr.kind,
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) | ExprKind::Call(..)
        );
        walk::expr(self, expr);
    }
}

/// The compound literals that a statement evaluates in any case and without effects, outermost only, with their types.
pub(super) struct Literals(pub(super) Vec<(Type, Init)>);

impl Visit for Literals {
    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Literal(init) if is_pure(expr) => self.0.push((expr.ty.clone(), (**init).clone())),
            ExprKind::Binary(op, left, _) if op.is_logical() => self.expr(left),
            ExprKind::Conditional(condition, ..) => self.expr(condition),
            _ => walk::expr(self, expr),
        }
    }
}

/// The variables of record type that calls have for arguments.
pub(super) struct Passed(pub(super) Vec<Place>);

impl Visit for Passed {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Call(_, arguments) = &expr.kind {
            for argument in arguments {
                match &argument.kind {
                    ExprKind::Read(place)
                        if place.ty.as_record().is_some()
                            && matches!(place.base, PlaceBase::Local(_) | PlaceBase::Global(_))
                            && !place.path.iter().any(|step| matches!(step, PathStep::Index(_))) =>
                    {
                        self.0.push(place.clone());
                    }
                    _ => {}
                }
            }
        }
        walk::expr(self, expr);
    }
}

/// True if some object begins without values.
pub(super) fn has_indeterminate(program: &Program) -> bool {
    let mut found = Indeterminate(false);
    found.program(program);
    found.0
}

struct Indeterminate(bool);

impl Visit for Indeterminate {
    fn stmt(&mut self, stmt: &Stmt) {
        self.0 |= matches!(stmt, Stmt::Declare(_, LocalInit::Indeterminate));
        walk::stmt(self, stmt);
    }
}
