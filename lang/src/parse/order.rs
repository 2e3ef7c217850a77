//! An order of functions in which callers come before what they call.

use std::collections::BTreeSet;

use crate::visit::{Visit, VisitMut, walk, walk_mut};
use crate::{Callee, ExprKind, FuncId, Program};

/// Renumbers the functions so that each calls, and takes the address of, only later ones and itself. Where
/// the order is right already nothing changes; where functions call each other in a circle it stays too.
pub(super) fn callers_first(program: &mut Program) {
    let mentions: Vec<_> = program.functions().map(|(id, function)| mentioned(id, function)).collect();
    let Some(order) = sorted(&mentions) else { return };
    let mut position = vec![FuncId(0); order.len()];
    for (new, old) in (0u32..).zip(&order) {
        position[*old] = FuncId(new);
    }
    let mut functions: Vec<_> = std::mem::take(&mut program.functions).into_iter().map(Some).collect();
    program.functions = order.iter().filter_map(|old| functions[*old].take()).collect();
    program.entry = position[program.entry.index()];
    walk_mut::exprs(|expr| {
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &mut expr.kind {
            *id = position[id.index()];
        }
    })
    .program(program);
}

/// The other functions a function calls or takes the address of, each once.
fn mentioned(id: FuncId, function: &crate::Function) -> BTreeSet<FuncId> {
    let mut found = BTreeSet::new();
    walk::exprs(|expr| {
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &expr.kind {
            found.insert(*id);
        }
    })
    .function(function);
    found.remove(&id);
    found
}

/// Always the first function that none of those left mentions; `None` when functions go in a circle.
fn sorted(mentions: &[BTreeSet<FuncId>]) -> Option<Vec<usize>> {
    let mut mentioned_by = vec![0usize; mentions.len()];
    for id in mentions.iter().flatten() {
        mentioned_by[id.index()] += 1;
    }
    let mut ready: BTreeSet<usize> = (0..mentions.len()).filter(|i| mentioned_by[*i] == 0).collect();
    let mut order = Vec::new();
    while let Some(next) = ready.pop_first() {
        order.push(next);
        for id in &mentions[next] {
            mentioned_by[id.index()] -= 1;
            if mentioned_by[id.index()] == 0 {
                ready.insert(id.index());
            }
        }
    }
    (order.len() == mentions.len()).then_some(order)
}
