//! Takes out what nothing uses.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Function, PathStep, Place, PlaceBase, Program, Stmt, Type};

use super::remap;
use crate::Chooser;

/// Unused entries stay only if the chooser passes over them.
fn kept(used: &[bool], chooser: &mut Chooser) -> Vec<bool> {
    used.iter().map(|used| *used || !chooser.take()).collect()
}

fn mark(marks: &mut [bool], index: usize) {
    if let Some(mark) = marks.get_mut(index) {
        *mark = true;
    }
}

/// Functions that neither the entry nor anything it reaches mentions.
pub(super) fn drop_functions(program: &mut Program, chooser: &mut Chooser) {
    let used = reachable(program);
    let keep = kept(&used, chooser);
    remap::retain(&mut program.functions, &keep);
    remap::functions(program, &remap::keeping(&keep));
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

/// Globals that no place names.
pub(super) fn drop_globals(program: &mut Program, chooser: &mut Chooser) {
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
    let keep = kept(&used.0, chooser);
    remap::retain(&mut program.globals, &keep);
    remap::globals(program, &remap::keeping(&keep));
}

/// Records that no type and no path names.
pub(super) fn drop_records(program: &mut Program, chooser: &mut Chooser) {
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
    let keep = kept(&used.0, chooser);
    remap::retain(&mut program.records, &keep);
    remap::records(program, &remap::keeping(&keep));
}

/// Enumerations that no type names.
pub(super) fn drop_enums(program: &mut Program, chooser: &mut Chooser) {
    let mut used = vec![false; program.enums.len()];
    remap::types(program, &mut |ty| {
        if let Type::Enum(id) = ty {
            mark(&mut used, id.index());
        }
    });
    let keep = kept(&used, chooser);
    remap::retain(&mut program.enums, &keep);
    remap::enums(program, &remap::keeping(&keep));
}

/// Takes out local variables that an edit left unmentioned: the checker wants each declared.
pub(super) fn drop_unmentioned_locals(program: &mut Program) {
    for function in &mut program.functions {
        let keep = mentioned_locals(function);
        if keep.contains(&false) {
            remap::retain(&mut function.locals, &keep);
            remap::locals(function, &remap::keeping(&keep));
        }
    }
}

/// Parameters, and what the body mentions.
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
