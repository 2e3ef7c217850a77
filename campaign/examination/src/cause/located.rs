//! The origin of a wrong observation.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Function, LocalInit, Place, PlaceBase, Program, Stmt};

/// The origin of an observed value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Located {
    /// A value that was passed between functions.
    Passed {
        /// The function that was called.
        function: FuncId,
        /// The parameter or result that the value is.
        position: Position,
    },
    /// A value that was computed, or read from a variable.
    Computed,
}

/// A value of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cause) enum Position {
    /// The parameter with this number, from 0; after the named ones those matched by `...`.
    Argument(usize),
    /// The result.
    Result,
}

/// The origin of what is observed at a site; `None` if no statement observes there.
pub(super) fn site(program: &Program, site: u32) -> Option<Located> {
    let mut search = Search { site, function: None, found: None };
    for (id, function) in program.functions() {
        search.function = Some((id, function));
        walk::function(&mut search, function);
        if search.found.is_some() {
            break;
        }
    }
    search.found
}

struct Search<'p> {
    site: u32,
    function: Option<(FuncId, &'p Function)>,
    found: Option<Located>,
}

impl Visit for Search<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Observe(site, value) if site.0 == self.site => {
                self.found = Some(self.origin(value).unwrap_or(Located::Computed));
            }
            _ => walk::stmt(self, stmt),
        }
    }
}

impl Search<'_> {
    /// The first place or call in an observed expression decides.
    fn origin(&self, value: &Expr) -> Option<Located> {
        let mut roots = Roots { first: None };
        roots.expr(value);
        match roots.first? {
            Root::Call(function) => Some(Located::Passed { function, position: Position::Result }),
            Root::Local(local) => self.of_local(local),
            Root::Other => None,
        }
    }

    /// A parameter is what was passed; a variable is if a call gave it its first value.
    fn of_local(&self, local: lang::LocalId) -> Option<Located> {
        let (id, function) = self.function?;
        let parameters = function.params as usize;
        if local.index() < parameters {
            return Some(Located::Passed { function: id, position: Position::Argument(local.index()) });
        }
        let mut declared = FirstValueSearch { local, first: None };
        walk::function(&mut declared, function);
        let function = declared.first?;
        Some(Located::Passed { function, position: Position::Result })
    }
}

enum Root {
    Local(lang::LocalId),
    Call(FuncId),
    Other,
}

struct Roots {
    first: Option<Root>,
}

impl Visit for Roots {
    fn expr(&mut self, expr: &Expr) {
        if self.first.is_some() {
            return;
        }
        match &expr.kind {
            ExprKind::Call(callee, _) => self.first = Some(called(callee)),
            _ => walk::expr(self, expr),
        }
    }

    fn place(&mut self, place: &Place) {
        if self.first.is_some() {
            return;
        }
        match &place.base {
            PlaceBase::Local(local) => self.first = Some(Root::Local(*local)),
            PlaceBase::Global(_) => self.first = Some(Root::Other),
            PlaceBase::Deref(_) | PlaceBase::Temporary(_) => walk::place(self, place),
        }
    }
}

fn called(callee: &Callee) -> Root {
    match callee {
        Callee::Direct(function) => Root::Call(*function),
        Callee::Pointer(_) => Root::Other,
    }
}

/// The call that gives a variable its first value.
struct FirstValueSearch {
    local: lang::LocalId,
    first: Option<FuncId>,
}

impl Visit for FirstValueSearch {
    fn stmt(&mut self, stmt: &Stmt) {
        if let Stmt::Declare(local, LocalInit::Init(lang::Init::Value(value))) = stmt
            && *local == self.local
            && let ExprKind::Call(Callee::Direct(function), _) = &value.kind
        {
            self.first = Some(*function);
        }
        walk::stmt(self, stmt);
    }
}
