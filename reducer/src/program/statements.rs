//! Passes that remove, flatten and simplify statements.

use lang::visit::{VisitMut, walk_mut};
use lang::{Expr, Init, LocalId, LocalInit, Program, Stmt, Type};

use crate::SiteRange;

/// Removes statements, at every depth.
pub(super) fn drop_statement(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::bodies(|body| body.retain(|_| !sites.next_is_chosen())).program(program);
}

/// Replaces a loop or block by its body, an `if` by its first branch, a `switch` by its first case.
pub(super) fn unwrap_first(program: &mut Program, sites: &mut SiteRange) {
    unwrap(program, sites, first_inside);
}

/// Replaces an `if` by its `else` branch, a `switch` by its default, a loop by its last round.
pub(super) fn unwrap_other(program: &mut Program, sites: &mut SiteRange) {
    unwrap(program, sites, other_inside);
}

fn unwrap(program: &mut Program, sites: &mut SiteRange, inside: fn(&Stmt) -> Option<Vec<Stmt>>) {
    walk_mut::bodies(|body| {
        for stmt in std::mem::take(body) {
            match inside(&stmt) {
                Some(inside) if sites.next_is_chosen() => body.extend(inside),
                _ => body.push(stmt),
            }
        }
    })
    .program(program);
}

fn first_inside(stmt: &Stmt) -> Option<Vec<Stmt>> {
    match stmt {
        Stmt::If(_, yes, _) => Some(yes.clone()),
        Stmt::Block(body) => Some(body.clone()),
        Stmt::For { variable, body, .. } | Stmt::While { variable, body, .. } => {
            Some(round(*variable, 0, body))
        }
        Stmt::Switch { cases, .. } => Some(cases.first()?.body.clone()),
        _ => None,
    }
}

fn other_inside(stmt: &Stmt) -> Option<Vec<Stmt>> {
    match stmt {
        Stmt::If(_, _, no) => Some(no.clone()),
        Stmt::Switch { default, .. } => Some(default.clone()),
        Stmt::For { variable, count, body } if *count > 1 => Some(round(*variable, count - 1, body)),
        _ => None,
    }
}

/// The statements of a loop, whose counter stays readable.
fn round(variable: LocalId, counter: u32, body: &[Stmt]) -> Vec<Stmt> {
    let value = Init::Value(Expr::int(counter, Type::UINT));
    let mut inside = vec![Stmt::Declare(variable, LocalInit::Init(value))];
    inside.extend(body.iter().cloned());
    inside
}

/// Removes parts of initialisers that name more than one, and whole initialisers of globals.
pub(super) fn drop_initialiser(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::inits(|init| {
        if let Init::Record { fields: parts, designated } | Init::Array { elements: parts, designated } = init
        {
            let old = std::mem::take(parts);
            let all = old.len();
            for (number, part) in old.into_iter().enumerate() {
                // C11 has no empty initialiser list, so the last part stays if all parts before it were removed.
                let last_left = number + 1 == all && parts.is_empty();
                if last_left || !sites.next_is_chosen() {
                    parts.push(part);
                }
            }
            *designated |= parts.len() < all;
        }
    })
    .program(program);
    for global in &mut program.globals {
        if global.init.is_some() && sites.next_is_chosen() {
            global.init = None;
        }
    }
}

/// Removes the known bytes from the padding of a declared variable.
pub(super) fn plain_initialiser(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::stmts(|stmt| {
        if let Stmt::Declare(_, how) = stmt
            && let LocalInit::Graffiti(_, init) = how
            && sites.next_is_chosen()
        {
            *how = LocalInit::Init(init.clone());
        }
    })
    .program(program);
}

/// Limits loops to one round.
pub(super) fn loop_once(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::stmts(|stmt| {
        if let Stmt::For { count: times, .. } | Stmt::While { bound: times, .. } = stmt
            && *times > 1
            && sites.next_is_chosen()
        {
            *times = 1;
        }
    })
    .program(program);
}
