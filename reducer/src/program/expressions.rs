//! Passes that simplify expressions. Each rule maps an expression to a simpler one of the same type.

use lang::visit::{VisitMut, walk_mut};
use lang::{Callee, Expr, ExprKind, Number, PathStep, Place, PlaceBase, Program, Type};

use super::zero::zero;
use crate::SiteRange;

/// Applies a rule to every expression that it simplifies, outermost first.
pub(super) fn rewrite(
    program: &mut Program,
    sites: &mut SiteRange,
    rule: fn(&Program, &Expr) -> Option<Expr>,
) {
    // The rules look only at types, so bodies and initialisers can be rewritten beside them.
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let mut rewrite = walk_mut::exprs(|expr| {
        if let Some(simpler) = rule(program, expr)
            && sites.next_is_chosen()
        {
            *expr = simpler;
        }
    });
    for init in globals.iter_mut().filter_map(|g| g.init.as_mut()) {
        rewrite.init(init);
    }
    for function in &mut functions {
        rewrite.function(function);
    }
    drop(rewrite);
    program.functions = functions;
    program.globals = globals;
}

/// Replaces an expression by zero.
pub(super) fn to_zero(program: &Program, expr: &Expr) -> Option<Expr> {
    zero(program, &expr.ty).filter(|zero| zero != expr)
}

/// Replaces a constant other than zero by one.
pub(super) fn to_one(_: &Program, expr: &Expr) -> Option<Expr> {
    match expr.kind {
        ExprKind::Int(value) if value != 0 && value != 1 => Some(Expr::int(1, expr.ty.clone())),
        ExprKind::Float(bits) if bits != 0 && bits != 1f64.to_bits() => {
            Some(Expr { kind: ExprKind::Float(1f64.to_bits()), ty: expr.ty.clone() })
        }
        _ => None,
    }
}

/// Halves a constant.
pub(super) fn halve(_: &Program, expr: &Expr) -> Option<Expr> {
    match expr.kind {
        ExprKind::Int(value) if !(-1..=2).contains(&value) => Some(Expr::int(value / 2, expr.ty.clone())),
        _ => None,
    }
}

/// Replaces an expression by its only or left operand, the first arm of `?:`, or the value of an assignment.
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

/// Replaces an expression by its right operand or the second arm of `?:`.
pub(super) fn to_right(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Binary(_, _, b) | ExprKind::Conditional(_, _, b) | ExprKind::Comma(_, b) => {
            convert(b, &expr.ty)
        }
        _ => None,
    }
}

/// Replaces a conversion by what it converts: what receives it may convert as well.
pub(super) fn drop_cast(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Cast(inner) => Some((**inner).clone()),
        _ => None,
    }
}

/// Casts an operand to a type if it differs; `None` if no cast is possible.
fn convert(operand: &Expr, ty: &Type) -> Option<Expr> {
    if operand.ty == *ty {
        return Some(operand.clone());
    }
    (operand.ty.is_arithmetic() && ty.is_arithmetic()).then(|| operand.clone().cast(ty.clone()))
}

/// Replaces `(&f)(…)` by `f(…)`.
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

/// Replaces `(*&x).a` by `x.a`.
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

/// Replaces `a op= b` by `a = b`.
pub(super) fn compound_to_assign(_: &Program, expr: &Expr) -> Option<Expr> {
    match &expr.kind {
        ExprKind::Compound(_, place, value) => {
            Some(Expr { kind: ExprKind::Assign(place.clone(), value.clone()), ty: expr.ty.clone() })
        }
        _ => None,
    }
}

/// Replaces an index by 0.
pub(super) fn index_to_zero(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::places(|place| {
        for step in &mut place.path {
            if let PathStep::Index(index) = step
                && index.kind != ExprKind::Int(Number::ZERO)
                && sites.next_is_chosen()
            {
                **index = Expr::int(0, Type::INT);
            }
        }
    })
    .program(program);
}
