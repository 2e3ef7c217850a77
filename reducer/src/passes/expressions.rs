//! Simpler expressions, one rule a function: an expression in, a simpler one of the same type out.

use lang::visit::{VisitMut, walk_mut};
use lang::{Callee, Expr, ExprKind, Number, PathStep, Place, PlaceBase, Program, Type};

use crate::Chooser;
use crate::zero::zero;

/// Applies a rule wherever it has something to offer, outermost first.
pub(super) fn rewrite(
    program: &mut Program,
    chooser: &mut Chooser,
    rule: fn(&Program, &Expr) -> Option<Expr>,
) {
    struct Rewrite<'a> {
        program: &'a Program,
        chooser: &'a mut Chooser,
        rule: fn(&Program, &Expr) -> Option<Expr>,
    }
    impl VisitMut for Rewrite<'_> {
        fn expr(&mut self, expr: &mut Expr) {
            if let Some(simpler) = (self.rule)(self.program, expr)
                && self.chooser.take()
            {
                *expr = simpler;
            }
            walk_mut::expr(self, expr);
        }
    }
    // The rules look only at types, so bodies and initialisers can be rewritten beside them.
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let mut rewrite = Rewrite { program, chooser, rule };
    for init in globals.iter_mut().filter_map(|g| g.init.as_mut()) {
        rewrite.init(init);
    }
    for function in &mut functions {
        rewrite.function(function);
    }
    program.functions = functions;
    program.globals = globals;
}

/// Zero for anything else.
pub(super) fn to_zero(program: &Program, expr: &Expr) -> Option<Expr> {
    zero(program, &expr.ty).filter(|zero| zero != expr)
}

/// One for any other constant but zero.
pub(super) fn to_one(_: &Program, expr: &Expr) -> Option<Expr> {
    match expr.kind {
        ExprKind::Int(value) if value != 0 && value != 1 => Some(Expr::int(1, expr.ty.clone())),
        ExprKind::Float(bits) if bits != 0 && bits != 1f64.to_bits() => {
            Some(Expr { kind: ExprKind::Float(1f64.to_bits()), ty: expr.ty.clone() })
        }
        _ => None,
    }
}

/// Half of a constant.
pub(super) fn halve(_: &Program, expr: &Expr) -> Option<Expr> {
    match expr.kind {
        ExprKind::Int(value) if !(-1..=2).contains(&value) => Some(Expr::int(value / 2, expr.ty.clone())),
        _ => None,
    }
}

/// An operator's only or left operand, the first arm of `?:`, the value of an assignment.
pub(super) fn to_left(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Unary(_, a) | ExprKind::Binary(_, a, _) | ExprKind::Conditional(_, a, _) => {
            convert(a, &expr.ty)
        }
        ExprKind::Cast(a) => convert(a, &expr.ty).filter(|simpler| simpler != expr),
        ExprKind::Assign(_, value) => convert(value, &expr.ty),
        ExprKind::Step(_, place) => Some(Expr::read(place.clone())),
        _ => None,
    }
}

/// An operator's or comma's right operand, the second arm of `?:`.
pub(super) fn to_right(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Binary(_, _, b) | ExprKind::Conditional(_, _, b) | ExprKind::Comma(_, b) => {
            convert(b, &expr.ty)
        }
        _ => None,
    }
}

/// An operand in the place of the whole, converted if it must be.
fn convert(operand: &Expr, ty: &Type) -> Option<Expr> {
    if operand.ty == *ty {
        return Some(operand.clone());
    }
    (operand.ty.is_arithmetic() && ty.is_arithmetic()).then(|| operand.clone().cast(ty.clone()))
}

/// `f(…)` for `(&f)(…)`.
pub(super) fn call_directly(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Call(Callee::Pointer(pointer), arguments) => match pointer.kind {
            ExprKind::FunctionAddress(f) => {
                let kind = ExprKind::Call(Callee::Direct(f), arguments.clone());
                Some(Expr { kind, ty: expr.ty.clone() })
            }
            _ => None,
        },
        _ => None,
    }
}

/// `x.a` for `(*&x).a`.
pub(super) fn cancel_address(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Read(place) => Some(Expr::read(without_address(place)?)),
        ExprKind::Assign(place, value) => {
            let kind = ExprKind::Assign(without_address(place)?, value.clone());
            Some(Expr { kind, ty: expr.ty.clone() })
        }
        _ => None,
    }
}

fn without_address(place: &Place) -> Option<Place> {
    let PlaceBase::Deref(pointer) = &place.base else { return None };
    let ExprKind::AddressOf(target) = &pointer.kind else { return None };
    let path = target.path.iter().chain(&place.path).cloned().collect();
    Some(Place { base: target.base.clone(), path, ty: place.ty.clone() })
}

/// `a = b` for `a op= b`.
pub(super) fn compound_to_assign(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Compound(_, place, value) => {
            Some(Expr { kind: ExprKind::Assign(place.clone(), value.clone()), ty: expr.ty.clone() })
        }
        _ => None,
    }
}

/// The first element for any other.
pub(super) fn index_to_zero(program: &mut Program, chooser: &mut Chooser) {
    struct First<'a>(&'a mut Chooser);
    impl VisitMut for First<'_> {
        fn place(&mut self, place: &mut Place) {
            for step in &mut place.path {
                if let PathStep::Index(index) = step
                    && index.kind != ExprKind::Int(Number::ZERO)
                    && self.0.take()
                {
                    **index = Expr::int(0, Type::INT);
                }
            }
            walk_mut::place(self, place);
        }
    }
    walk_mut::program(&mut First(chooser), program);
}
