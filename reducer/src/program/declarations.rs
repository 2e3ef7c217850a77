//! Passes that remove unused declarations.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Function, PathStep, Place, PlaceBase, Program, Stmt, Type};

use super::remap;
use crate::SiteRange;

/// The marks of the entries to keep: used ones, and unused ones outside the range of sites.
fn keep_marks(used: &[bool], sites: &mut SiteRange) -> Vec<bool> {
    used.iter().map(|used| *used || !sites.next_is_chosen()).collect()
}

fn mark(marks: &mut [bool], index: usize) {
    if let Some(mark) = marks.get_mut(index) {
        *mark = true;
    }
}

/// Removes functions that neither the entry nor a function it reaches mentions.
pub(super) fn drop_functions(program: &mut Program, sites: &mut SiteRange) {
    let used = reachable(program);
    let keep = keep_marks(&used, sites);
    remap::retain(&mut program.functions, &keep);
    remap::functions(program, &remap::index_map(&keep));
}

fn reachable(program: &Program) -> Vec<bool> {
    struct Mentions(Vec<usize>);
    impl Visit for Mentions {
        fn expr(&mut self, expr: &Expr) {
            if let ExprKind::FunctionAddress(f) | ExprKind::Call(Callee::Direct(f), _) = &expr.kind {
                self.0.push(f.index());
            }
            walk::expr(self, expr);
        }
    }
    let mut used = vec![false; program.functions.len()];
    let mut todo = Mentions(vec![program.entry.index()]);
    for init in program.globals.iter().filter_map(|g| g.init.as_ref()) {
        todo.init(init);
    }
    while let Some(index) = todo.0.pop() {
        if used.get(index) == Some(&false) {
            used[index] = true;
            todo.function(&program.functions[index]);
        }
    }
    used
}

/// Removes globals that no place names.
pub(super) fn drop_globals(program: &mut Program, sites: &mut SiteRange) {
    struct Used(Vec<bool>);
    impl Visit for Used {
        fn place(&mut self, place: &Place) {
            if let PlaceBase::Global(g) = place.base {
                mark(&mut self.0, g.index());
            }
            walk::place(self, place);
        }
    }
    let mut used = Used(vec![false; program.globals.len()]);
    walk::program(&mut used, program);
    let keep = keep_marks(&used.0, sites);
    remap::retain(&mut program.globals, &keep);
    remap::globals(program, &remap::index_map(&keep));
}

/// Removes records that no type and no path names.
pub(super) fn drop_records(program: &mut Program, sites: &mut SiteRange) {
    struct Paths(Vec<bool>);
    impl Visit for Paths {
        fn place(&mut self, place: &Place) {
            for step in &place.path {
                if let PathStep::Field(record, _) = step {
                    mark(&mut self.0, record.index());
                }
            }
            walk::place(self, place);
        }
    }
    let mut used = Paths(vec![false; program.records.len()]);
    walk::program(&mut used, program);
    remap::types(program, &mut |ty| {
        if let Type::Record(id) = ty {
            mark(&mut used.0, id.index());
        }
    });
    let keep = keep_marks(&used.0, sites);
    remap::retain(&mut program.records, &keep);
    remap::records(program, &remap::index_map(&keep));
}

/// Removes enumerations that no type names.
pub(super) fn drop_enums(program: &mut Program, sites: &mut SiteRange) {
    let mut used = vec![false; program.enums.len()];
    remap::types(program, &mut |ty| {
        if let Type::Enum(id) = ty {
            mark(&mut used, id.index());
        }
    });
    let keep = keep_marks(&used, sites);
    remap::retain(&mut program.enums, &keep);
    remap::enums(program, &remap::index_map(&keep));
}

/// Removes local variables that an edit left unmentioned: the checker requires a declaration of each.
pub(super) fn drop_unmentioned_locals(program: &mut Program) {
    for function in &mut program.functions {
        let keep = mentioned_locals(function);
        if keep.contains(&false) {
            remap::retain(&mut function.locals, &keep);
            remap::locals(function, &remap::index_map(&keep));
        }
    }
}

/// Marks the parameters and the locals that the body mentions.
pub(super) fn mentioned_locals(function: &Function) -> Vec<bool> {
    struct Used(Vec<bool>);
    impl Visit for Used {
        fn stmt(&mut self, stmt: &Stmt) {
            if let Stmt::Declare(l, _) | Stmt::For { variable: l, .. } | Stmt::While { variable: l, .. } =
                stmt
            {
                mark(&mut self.0, l.index());
            }
            walk::stmt(self, stmt);
        }
        fn place(&mut self, place: &Place) {
            if let PlaceBase::Local(l) = place.base {
                mark(&mut self.0, l.index());
            }
            walk::place(self, place);
        }
    }
    let parameters = (0..function.locals.len()).map(|i| i < function.params as usize);
    let mut used = Used(parameters.collect());
    used.function(function);
    used.0
}
