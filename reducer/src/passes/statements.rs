//! Fewer and flatter statements.

use lang::visit::{VisitMut, walk_mut};
use lang::{Expr, Init, LocalInit, Program, Stmt, Type};

use crate::Chooser;

/// Removes statements, at every depth.
pub(super) fn drop_statement(program: &mut Program, chooser: &mut Chooser) {
    struct Drop<'a>(&'a mut Chooser);
    impl VisitMut for Drop<'_> {
        fn body(&mut self, body: &mut Vec<Stmt>) {
            body.retain(|_| !self.0.take());
            walk_mut::body(self, body);
        }
    }
    walk_mut::program(&mut Drop(chooser), program);
}

/// Puts the body of a loop or block, the first branch of an `if` or the first case of a `switch` in its place.
pub(super) fn unwrap_first(program: &mut Program, chooser: &mut Chooser) {
    walk_mut::program(&mut Unwrap { chooser, inside: first_inside }, program);
}

/// Puts the `else` branch of an `if` or the default of a `switch` in its place.
pub(super) fn unwrap_other(program: &mut Program, chooser: &mut Chooser) {
    walk_mut::program(&mut Unwrap { chooser, inside: other_inside }, program);
}

struct Unwrap<'a> {
    chooser: &'a mut Chooser,
    inside: fn(&Stmt) -> Option<Vec<Stmt>>,
}

impl VisitMut for Unwrap<'_> {
    fn body(&mut self, body: &mut Vec<Stmt>) {
        let old = std::mem::take(body);
        for stmt in old {
            match (self.inside)(&stmt) {
                Some(inside) if self.chooser.take() => body.extend(inside),
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

/// Leaves parts out of initialisers that name more than one.
pub(super) fn drop_initialiser(program: &mut Program, chooser: &mut Chooser) {
    struct Drop<'a>(&'a mut Chooser);
    impl VisitMut for Drop<'_> {
        fn init(&mut self, init: &mut Init) {
            if let Init::Record { fields: parts, designated } | Init::Array { elements: parts, designated } =
                init
            {
                let old = std::mem::take(parts);
                let all = old.len();
                for (number, part) in old.into_iter().enumerate() {
                    // C11 has no empty initialiser list, so the last part stays if all others went.
                    let last_left = number + 1 == all && parts.is_empty();
                    if last_left || !self.0.take() {
                        parts.push(part);
                    }
                }
                *designated |= parts.len() < all;
            }
            walk_mut::init(self, init);
        }
    }
    let mut drop = Drop(chooser);
    walk_mut::program(&mut drop, program);
    for global in &mut program.globals {
        if global.init.is_some() && drop.0.take() {
            global.init = None;
        }
    }
}

/// Declares without graffiti in the padding.
pub(super) fn plain_initialiser(program: &mut Program, chooser: &mut Chooser) {
    struct Plain<'a>(&'a mut Chooser);
    impl VisitMut for Plain<'_> {
        fn stmt(&mut self, stmt: &mut Stmt) {
            if let Stmt::Declare(_, how) = stmt
                && let LocalInit::Graffiti(_, init) = how
                && self.0.take()
            {
                *how = LocalInit::Init(init.clone());
            }
            walk_mut::stmt(self, stmt);
        }
    }
    walk_mut::program(&mut Plain(chooser), program);
}

/// Runs loops at most once.
pub(super) fn loop_once(program: &mut Program, chooser: &mut Chooser) {
    struct Once<'a>(&'a mut Chooser);
    impl VisitMut for Once<'_> {
        fn stmt(&mut self, stmt: &mut Stmt) {
            if let Stmt::For { count: times, .. } | Stmt::While { bound: times, .. } = stmt
                && *times > 1
                && self.0.take()
            {
                *times = 1;
            }
            walk_mut::stmt(self, stmt);
        }
    }
    walk_mut::program(&mut Once(chooser), program);
}
