//! Passes that remove unused declarations.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Function, Global, PathStep, PlaceBase, Program, Record, Stmt, Type};

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

/// Removes every function that the entry does not reach.
pub(super) fn drop_unreachable(program: &mut Program) {
    drop_functions(program, &mut SiteRange::new(0..usize::MAX));
}

fn reachable(program: &Program) -> Vec<bool> {
    let mut used = vec![false; program.functions.len()];
    let mut todo = vec![program.entry.index()];
    let mention = |todo: &mut Vec<usize>, expr: &Expr| {
        if let ExprKind::FunctionAddress(f) | ExprKind::Call(Callee::Direct(f), _) = &expr.kind {
            todo.push(f.index());
        }
    };
    for init in program.globals.iter().filter_map(|g| g.init.as_ref()) {
        walk::exprs(|expr| mention(&mut todo, expr)).init(init);
    }
    while let Some(index) = todo.pop() {
        if used.get(index) == Some(&false) {
            used[index] = true;
            walk::exprs(|expr| mention(&mut todo, expr)).function(&program.functions[index]);
        }
    }
    used
}

/// Removes globals that no place names.
pub(super) fn drop_globals(program: &mut Program, sites: &mut SiteRange) {
    let mut used = vec![false; program.globals.len()];
    walk::places(|place| {
        if let PlaceBase::Global(g) = place.base {
            mark(&mut used, g.index());
        }
    })
    .program(program);
    let keep = keep_marks(&used, sites);
    remap::retain(&mut program.globals, &keep);
    remap::globals(program, &remap::index_map(&keep));
}

/// Puts one global in the place of another of the same type.
pub(super) fn merge_globals(program: &mut Program, sites: &mut SiteRange) {
    let mut later = 1;
    while later < program.globals.len() {
        let alike =
            |global: &Global, other: &Global| global.ty == other.ty && global.volatile == other.volatile;
        let merged = (0..later)
            .filter(|&earlier| alike(&program.globals[earlier], &program.globals[later]))
            .find(|_| sites.next_is_chosen());
        let Some(earlier) = merged else {
            later += 1;
            continue;
        };
        let (keep, map) = merged_into(program.globals.len(), later, earlier);
        remap::retain(&mut program.globals, &keep);
        remap::globals(program, &map);
    }
}

/// The marks and the map of a table of `entries` entries in which the later of two goes into the earlier.
fn merged_into(entries: usize, later: usize, earlier: usize) -> (Vec<bool>, remap::IndexMap) {
    let keep: Vec<bool> = (0..entries).map(|index| index != later).collect();
    let mut map = remap::index_map(&keep);
    map[later] = map[earlier];
    (keep, map)
}

/// Puts one record in the place of another with as many members.
pub(super) fn merge_records(program: &mut Program, sites: &mut SiteRange) {
    let mut later = 1;
    while later < program.records.len() {
        let alike = |record: &Record, other: &Record| {
            record.is_union() == other.is_union() && record.fields.len() == other.fields.len()
        };
        let merged = (0..later)
            .filter(|&earlier| alike(&program.records[earlier], &program.records[later]))
            .find(|_| sites.next_is_chosen());
        let Some(earlier) = merged else {
            later += 1;
            continue;
        };
        let (keep, map) = merged_into(program.records.len(), later, earlier);
        remap::retain(&mut program.records, &keep);
        remap::records(program, &map);
    }
}

/// Removes records that no type and no path names.
pub(super) fn drop_records(program: &mut Program, sites: &mut SiteRange) {
    let mut used = vec![false; program.records.len()];
    walk::places(|place| {
        for step in &place.path {
            if let PathStep::Field(record, _) = step {
                mark(&mut used, record.index());
            }
        }
    })
    .program(program);
    remap::types(program, &mut |ty| {
        if let Type::Record(id) = ty {
            mark(&mut used, id.index());
        }
    });
    let keep = keep_marks(&used, sites);
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
    let mut used: Vec<bool> = (0..function.locals.len()).map(|i| i < function.params as usize).collect();
    walk::stmts(|stmt| {
        if let Stmt::Declare(l, _) | Stmt::For { variable: l, .. } | Stmt::While { variable: l, .. } = stmt {
            mark(&mut used, l.index());
        }
    })
    .function(function);
    walk::places(|place| {
        if let PlaceBase::Local(l) = place.base {
            mark(&mut used, l.index());
        }
    })
    .function(function);
    used
}
