//! An order of functions in which callers come before what they call.

use crate::visit::{Visit, VisitMut, walk, walk_mut};
use crate::{Callee, Expr, ExprKind, FuncId, Program};

/// Renumbers the functions so that each calls, and takes the address of, only later ones and itself. Where
/// the order is right already nothing changes; where functions call each other in a circle it stays too.
pub(super) fn callers_first(program: &mut Program) {
    let mentions: Vec<Vec<FuncId>> = program.functions.iter().map(mentioned).collect();
    let Some(order) = sorted(&mentions) else { return };
    let mut position = vec![FuncId(0); order.len()];
    for (new, old) in (0u32..).zip(&order) {
        position[*old] = FuncId(new);
    }
    let mut functions: Vec<_> = std::mem::take(&mut program.functions).into_iter().map(Some).collect();
    program.functions = order.iter().filter_map(|old| functions[*old].take()).collect();
    program.entry = position[program.entry.index()];
    walk_mut::program(&mut Renumber(&position), program);
}

fn mentioned(function: &crate::Function) -> Vec<FuncId> {
    let mut found = Mentions(Vec::new());
    found.function(function);
    found.0
}

/// Always the first function that nobody left mentions.
fn sorted(mentions: &[Vec<FuncId>]) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = Vec::new();
    let mut left: Vec<usize> = (0..mentions.len()).collect();
    while !left.is_empty() {
        let next = left.iter().position(|candidate| {
            let mentions_it = |other: &&usize| {
                *other != candidate && mentions[**other].iter().any(|id| id.index() == *candidate)
            };
            !left.iter().any(|other| mentions_it(&other))
        })?;
        order.push(left.remove(next));
    }
    Some(order)
}

struct Mentions(Vec<FuncId>);

impl Visit for Mentions {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &expr.kind {
            self.0.push(*id);
        }
        walk::expr(self, expr);
    }
}

struct Renumber<'a>(&'a [FuncId]);

impl VisitMut for Renumber<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &mut expr.kind {
            *id = self.0[id.index()];
        }
        walk_mut::expr(self, expr);
    }
}
