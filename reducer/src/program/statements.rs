//! Passes that remove, flatten and simplify statements.

use lang::visit::{VisitMut, walk_mut};
use lang::{Expr, Init, LocalInit, Program, Stmt, Type};

use crate::SiteRange;

/// Removes statements, at every depth.
pub(super) fn drop_statement(program: &mut Program, sites: &mut SiteRange) {
    struct Drop<'a>(&'a mut SiteRange);
    impl VisitMut for Drop<'_> {
        fn body(&mut self, body: &mut Vec<Stmt>) {
            body.retain(|_| !self.0.next_is_chosen());
            walk_mut::body(self, body);
        }
    }
    walk_mut::program(&mut Drop(sites), program);
}

/// Replaces a loop or block by its body, an `if` by its first branch, a `switch` by its first case.
pub(super) fn unwrap_first(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::program(&mut UnwrapStatements { sites, inside: first_inside }, program);
}

/// Replaces an `if` by its `else` branch, a `switch` by its default.
pub(super) fn unwrap_other(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::program(&mut UnwrapStatements { sites, inside: other_inside }, program);
}

struct UnwrapStatements<'a> {
    sites: &'a mut SiteRange,
    inside: fn(&Stmt) -> Option<Vec<Stmt>>,
}

impl VisitMut for UnwrapStatements<'_> {
    fn body(&mut self, body: &mut Vec<Stmt>) {
        let old = std::mem::take(body);
        for stmt in old {
            match (self.inside)(&stmt) {
                Some(inside) if self.sites.next_is_chosen() => body.extend(inside),
                _ => body.push(stmt),
            }
        }
        walk_mut::body(self, body);
    }
}

fn first_inside(stmt: &Stmt) -> Option<Vec<Stmt>> {
    match stmt {
        Stmt::If(_, yes, _) => Some(yes.clone()),
        Stmt::Block(body) => Some(body.clone()),
        Stmt::For { variable, body, .. } | Stmt::While { variable, body, .. } => {
            // The counter stays readable, as it is in the first round.
            let zero = Init::Value(Expr::int(0, Type::UINT));
            let mut inside = vec![Stmt::Declare(*variable, LocalInit::Init(zero))];
            inside.extend(body.iter().cloned());
            Some(inside)
        }
        Stmt::Switch { cases, .. } => Some(cases.first()?.body.clone()),
        _ => None,
    }
}

fn other_inside(stmt: &Stmt) -> Option<Vec<Stmt>> {
    match stmt {
        Stmt::If(_, _, no) => Some(no.clone()),
        Stmt::Switch { default, .. } => Some(default.clone()),
        _ => None,
    }
}

/// Removes parts of initialisers that name more than one, and whole initialisers of globals.
pub(super) fn drop_initialiser(program: &mut Program, sites: &mut SiteRange) {
    struct Drop<'a>(&'a mut SiteRange);
    impl VisitMut for Drop<'_> {
        fn init(&mut self, init: &mut Init) {
            if let Init::Record { fields: parts, designated } | Init::Array { elements: parts, designated } =
                init
            {
                let old = std::mem::take(parts);
                let all = old.len();
                for (number, part) in old.into_iter().enumerate() {
                    // C11 has no empty initialiser list, so the last part stays if all parts before it were removed.
                    let last_left = number + 1 == all && parts.is_empty();
                    if last_left || !self.0.next_is_chosen() {
                        parts.push(part);
                    }
                }
                *designated |= parts.len() < all;
            }
            walk_mut::init(self, init);
        }
    }
    let mut drop = Drop(sites);
    walk_mut::program(&mut drop, program);
    for global in &mut program.globals {
        if global.init.is_some() && drop.0.next_is_chosen() {
            global.init = None;
        }
    }
}

/// Removes the known bytes from the padding of a declared variable.
pub(super) fn plain_initialiser(program: &mut Program, sites: &mut SiteRange) {
    struct Plain<'a>(&'a mut SiteRange);
    impl VisitMut for Plain<'_> {
        fn stmt(&mut self, stmt: &mut Stmt) {
            if let Stmt::Declare(_, how) = stmt
                && let LocalInit::Graffiti(_, init) = how
                && self.0.next_is_chosen()
            {
                *how = LocalInit::Init(init.clone());
            }
            walk_mut::stmt(self, stmt);
        }
    }
    walk_mut::program(&mut Plain(sites), program);
}

/// Limits loops to one round.
pub(super) fn loop_once(program: &mut Program, sites: &mut SiteRange) {
    struct Once<'a>(&'a mut SiteRange);
    impl VisitMut for Once<'_> {
        fn stmt(&mut self, stmt: &mut Stmt) {
            if let Stmt::For { count: times, .. } | Stmt::While { bound: times, .. } = stmt
                && *times > 1
                && self.0.next_is_chosen()
            {
                *times = 1;
            }
            walk_mut::stmt(self, stmt);
        }
    }
    walk_mut::program(&mut Once(sites), program);
}
