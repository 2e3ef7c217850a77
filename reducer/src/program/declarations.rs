//! Passes that remove unused declarations.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Function, Program};

use super::effects::mentions;
use super::remap::{self, ProgramTable};
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
    ProgramTable::Functions.keep(program, &keep_marks(&used, sites));
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

/// Removes entries of a table that nothing names.
fn drop_unused(program: &mut Program, table: ProgramTable, sites: &mut SiteRange) {
    let mut used = vec![false; table.len(program)];
    table.each_index(program, &mut |index| mark(&mut used, *index as usize));
    table.keep(program, &keep_marks(&used, sites));
}

/// Removes globals that no place names.
pub(super) fn drop_globals(program: &mut Program, sites: &mut SiteRange) {
    drop_unused(program, ProgramTable::Globals, sites);
}

/// Removes records that no type and no path names.
pub(super) fn drop_records(program: &mut Program, sites: &mut SiteRange) {
    drop_unused(program, ProgramTable::Records, sites);
}

/// Removes enumerations that no type names.
pub(super) fn drop_enums(program: &mut Program, sites: &mut SiteRange) {
    drop_unused(program, ProgramTable::Enums, sites);
}

/// Puts one entry of a table in the place of another that is like it.
fn merge(
    program: &mut Program,
    table: ProgramTable,
    sites: &mut SiteRange,
    are_alike: impl Fn(&Program, [usize; 2]) -> bool,
) {
    let mut later = 1;
    while later < table.len(program) {
        let mut alike = (0..later).filter(|&earlier| are_alike(program, [earlier, later]));
        let Some(earlier) = alike.find(|_| sites.next_is_chosen()) else {
            later += 1;
            continue;
        };
        let keep: Vec<bool> = (0..table.len(program)).map(|index| index != later).collect();
        let mut map = remap::index_map(&keep);
        map[later] = map[earlier];
        table.remove(program, &keep, &map);
    }
}

/// Puts one global in the place of another of the same type.
pub(super) fn merge_globals(program: &mut Program, sites: &mut SiteRange) {
    merge(program, ProgramTable::Globals, sites, |program, two| {
        let [one, other] = two.map(|index| &program.globals[index]);
        one.ty == other.ty && one.volatile == other.volatile
    });
}

/// Puts one record in the place of another with as many members.
pub(super) fn merge_records(program: &mut Program, sites: &mut SiteRange) {
    merge(program, ProgramTable::Records, sites, |program, two| {
        let [one, other] = two.map(|index| &program.records[index]);
        one.is_union() == other.is_union() && one.fields.len() == other.fields.len()
    });
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
    (0..).zip(mentions(function)).map(|(index, count)| index < function.params || count > 0).collect()
}
