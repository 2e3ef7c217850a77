//! Passes that keep of a statement only what it does.

use lang::visit::{Visit, VisitMut, walk, walk_mut};
use lang::{Expr, ExprKind, Function, Init, LocalId, LocalInit, PlaceBase, Program, Stmt};

use crate::SiteRange;

/// Replaces the declaration of a variable that nothing reads by its initial value, and an expression whose value is not used by its
/// first operand.
pub(super) fn keep_effect(program: &mut Program, sites: &mut SiteRange) {
    for function in &mut program.functions {
        let mentions = mentions(function);
        walk_mut::stmts(|stmt| {
            if let Some(rest) = effect(stmt, &mentions)
                && sites.next_is_chosen()
            {
                *stmt = Stmt::Expr(rest);
            }
        })
        .body(&mut function.body);
    }
}

fn effect(stmt: &Stmt, mentions: &[usize]) -> Option<Expr> {
    match stmt {
        Stmt::Declare(local, LocalInit::Init(Init::Value(value))) if mentions[local.index()] == 1 => {
            Some(value.clone())
        }
        Stmt::Expr(expr) => match &expr.kind {
            ExprKind::Comma(first, _)
            | ExprKind::Cast(first)
            | ExprKind::Unary(_, first)
            | ExprKind::Binary(_, first, _)
            | ExprKind::Conditional(first, ..) => Some((**first).clone()),
            _ => None,
        },
        _ => None,
    }
}

/// The number of times that a function's body mentions each of its locals, declarations included.
pub(super) fn mentions(function: &Function) -> Vec<usize> {
    let mut mentions = vec![0; function.locals.len()];
    let mut mention = |local: LocalId| {
        if let Some(count) = mentions.get_mut(local.index()) {
            *count += 1;
        }
    };
    walk::stmts(|stmt| {
        if let Stmt::Declare(l, _) | Stmt::For { variable: l, .. } | Stmt::While { variable: l, .. } = stmt {
            mention(*l);
        }
    })
    .function(function);
    walk::places(|place| {
        if let PlaceBase::Local(l) = place.base {
            mention(l);
        }
    })
    .function(function);
    mentions
}

/// True if an expression does more than have a value.
pub(super) fn has_effect(expr: &Expr) -> bool {
    let mut found = false;
    walk::exprs(|expr| {
        found |= matches!(
            expr.kind,
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) | ExprKind::Call(..)
        );
    })
    .expr(expr);
    found
}
