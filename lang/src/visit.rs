//! Walks over programs: [`Visit`] reads, [`VisitMut`] rewrites.
//!
//! Each method's default walks on into the children; an implementation overrides what it looks at and calls
//! the matching `walk_*` to go on. Where one kind of node is all that matters, [`walk::exprs`] and its like make
//! the visitor out of a closure. Order is the order of the source text; a place is visited with the
//! expressions inside it.

use crate::{
    Callee, Expr, ExprKind, Function, Init, LocalInit, PathStep, Place, PlaceBase, Program, SiteId, Stmt,
};

/// Defines the walk that does one thing with each node of a kind.
macro_rules! each {
    ($Visit:ident, $walk:ident, $each:ident, $node:ident, $Node:ty $(, $mutable:tt)?) => {
        /// A walk that does this with each such node, before it goes on into its parts.
        pub fn $each(with: impl FnMut(&$($mutable)? $Node)) -> impl $Visit {
            struct Each<F>(F);
            impl<F: FnMut(&$($mutable)? $Node)> $Visit for Each<F> {
                fn $node(&mut self, node: &$($mutable)? $Node) {
                    (self.0)(node);
                    $walk::$node(self, node);
                }
            }
            Each(with)
        }
    };
}

/// Defines a traversal twice, by shared and by exclusive reference.
macro_rules! visitor {
    ($(#[$doc:meta])* $Visit:ident, $walk:ident, $iter:ident $(, $mutable:tt)?) => {
        $(#[$doc])*
        pub trait $Visit {
            /// A program: globals' initialisers, then functions.
            fn program(&mut self, program: &$($mutable)? Program) {
                $walk::program(self, program);
            }
            /// A function.
            fn function(&mut self, function: &$($mutable)? Function) {
                $walk::function(self, function);
            }
            /// A list of statements: a function's body, or a block of one.
            fn body(&mut self, body: &$($mutable)? Vec<Stmt>) {
                $walk::body(self, body);
            }
            /// A statement.
            fn stmt(&mut self, stmt: &$($mutable)? Stmt) {
                $walk::stmt(self, stmt);
            }
            /// An expression.
            fn expr(&mut self, expr: &$($mutable)? Expr) {
                $walk::expr(self, expr);
            }
            /// A place that is read, written or addressed.
            fn place(&mut self, place: &$($mutable)? Place) {
                $walk::place(self, place);
            }
            /// An initialiser.
            fn init(&mut self, init: &$($mutable)? Init) {
                $walk::init(self, init);
            }
        }

        #[doc = concat!("Where each method of [`", stringify!($Visit), "`] goes on by default.")]
        pub mod $walk {
            use super::*;

            each!($Visit, $walk, bodies, body, Vec<Stmt> $(, $mutable)?);
            each!($Visit, $walk, stmts, stmt, Stmt $(, $mutable)?);
            each!($Visit, $walk, exprs, expr, Expr $(, $mutable)?);
            each!($Visit, $walk, places, place, Place $(, $mutable)?);
            each!($Visit, $walk, inits, init, Init $(, $mutable)?);

            /// Globals' initialisers, then functions.
            pub fn program(visitor: &mut (impl $Visit + ?Sized), program: &$($mutable)? Program) {
                for global in program.globals.$iter() {
                    if let Some(init) = &$($mutable)? global.init {
                        visitor.init(init);
                    }
                }
                for function in program.functions.$iter() {
                    visitor.function(function);
                }
            }

            /// The body.
            pub fn function(visitor: &mut (impl $Visit + ?Sized), function: &$($mutable)? Function) {
                visitor.body(&$($mutable)? function.body);
            }

            /// Each statement.
            #[allow(clippy::ptr_arg, reason = "rewriting adds and removes statements, so the shared walk takes the list too")]
            pub fn body(visitor: &mut (impl $Visit + ?Sized), body: &$($mutable)? Vec<Stmt>) {
                for stmt in body.$iter() {
                    visitor.stmt(stmt);
                }
            }

            /// Visits the parts of a statement.
            pub fn stmt(visitor: &mut (impl $Visit + ?Sized), stmt: &$($mutable)? Stmt) {
                match stmt {
                    Stmt::Declare(_, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) => visitor.init(init),
                    Stmt::Declare(_, LocalInit::Indeterminate) => {}
                    Stmt::Expr(expr) | Stmt::Observe(_, expr) => visitor.expr(expr),
                    Stmt::CopyMemory(to, from) => {
                        visitor.place(to);
                        visitor.place(from);
                    }
                    Stmt::SetMemory(place, _) => visitor.place(place),
                    Stmt::Return(value) => {
                        if let Some(value) = value {
                            visitor.expr(value);
                        }
                    }
                    Stmt::Break | Stmt::Continue => {}
                    Stmt::If(..) | Stmt::For { .. } | Stmt::While { .. } | Stmt::Switch { .. } | Stmt::Block(_) => {
                        nested(visitor, stmt);
                    }
                }
            }

            fn nested(visitor: &mut (impl $Visit + ?Sized), stmt: &$($mutable)? Stmt) {
                match stmt {
                    Stmt::If(condition, yes, no) => {
                        visitor.expr(condition);
                        visitor.body(yes);
                        visitor.body(no);
                    }
                    Stmt::For { body, .. } | Stmt::Block(body) => visitor.body(body),
                    Stmt::While { condition, body, .. } => {
                        visitor.expr(condition);
                        visitor.body(body);
                    }
                    Stmt::Switch { value, cases, default } => {
                        visitor.expr(value);
                        for case in cases.$iter() {
                            visitor.body(&$($mutable)? case.body);
                        }
                        visitor.body(default);
                    }
                    _ => {}
                }
            }

            /// Operands and places.
            pub fn expr(visitor: &mut (impl $Visit + ?Sized), expr: &$($mutable)? Expr) {
                // One match, so that a new kind of expression is an error here until both visitors walk it.
                match &$($mutable)? expr.kind {
                    ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null | ExprKind::FunctionAddress(_) => {}
                    ExprKind::Read(place) | ExprKind::AddressOf(place) | ExprKind::Step(_, place) => {
                        visitor.place(place);
                    }
                    ExprKind::Unary(_, a) | ExprKind::Cast(a) => visitor.expr(a),
                    ExprKind::Binary(_, a, b) | ExprKind::Comma(a, b) => {
                        visitor.expr(a);
                        visitor.expr(b);
                    }
                    ExprKind::Conditional(c, a, b) => {
                        visitor.expr(c);
                        visitor.expr(a);
                        visitor.expr(b);
                    }
                    ExprKind::Assign(place, value) | ExprKind::Compound(_, place, value) => {
                        visitor.place(place);
                        visitor.expr(value);
                    }
                    ExprKind::Call(callee, arguments) => {
                        if let Callee::Pointer(pointer) = callee {
                            visitor.expr(pointer);
                        }
                        for argument in arguments.$iter() {
                            visitor.expr(argument);
                        }
                    }
                    ExprKind::Literal(init) => visitor.init(init),
                }
            }

            /// The base's expression and the indices.
            pub fn place(visitor: &mut (impl $Visit + ?Sized), place: &$($mutable)? Place) {
                match &$($mutable)? place.base {
                    PlaceBase::Deref(base) | PlaceBase::Temporary(base) => visitor.expr(base),
                    PlaceBase::Local(_) | PlaceBase::Global(_) => {}
                }
                for step in place.path.$iter() {
                    if let PathStep::Index(index) = step {
                        visitor.expr(index);
                    }
                }
            }

            /// Values and nested initialisers.
            pub fn init(visitor: &mut (impl $Visit + ?Sized), init: &$($mutable)? Init) {
                match init {
                    Init::Value(value) => visitor.expr(value),
                    Init::Complex(real, imaginary) => {
                        visitor.expr(real);
                        visitor.expr(imaginary);
                    }
                    Init::Record { fields: parts, .. } | Init::Array { elements: parts, .. } => {
                        for (_, part) in parts.$iter() {
                            visitor.init(part);
                        }
                    }
                }
            }
        }
    };
}

visitor! {
    /// A walk that only looks.
    Visit, walk, iter
}
visitor! {
    /// A walk that rewrites what it visits.
    VisitMut, walk_mut, iter_mut, mut
}

/// Numbers the observation sites in the order of the program text, from 0.
pub fn number_sites(program: &mut Program) {
    let mut next = 0;
    walk_mut::stmts(|stmt| {
        if let Stmt::Observe(site, _) = stmt {
            *site = SiteId(next);
            next += 1;
        }
    })
    .program(program);
}
