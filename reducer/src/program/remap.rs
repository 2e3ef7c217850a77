//! Renumbering of the tables of a program after entries were removed.

use lang::visit::{VisitMut, walk_mut};
use lang::{Callee, Expr, ExprKind, Function, LocalId, PathStep, Place, PlaceBase, Program, Stmt, Type};

/// The new index of each old index; a removed entry maps to `u32::MAX`, which the checker rejects wherever it is still
/// used.
pub(super) type IndexMap = Vec<u32>;

/// The map that keeps the entries marked `true` in their order.
pub(super) fn index_map(keep: &[bool]) -> IndexMap {
    let mut next = 0;
    keep.iter()
        .map(|kept| {
            let here = if *kept { next } else { u32::MAX };
            next += u32::from(*kept);
            here
        })
        .collect()
}

/// Removes the entries not marked `true` from a list.
pub(super) fn retain<T>(table: &mut Vec<T>, keep: &[bool]) {
    let mut marks = keep.iter();
    table.retain(|_| marks.next().copied().unwrap_or(true));
}

fn moved(map: &[u32], index: u32) -> u32 {
    map.get(index as usize).copied().unwrap_or(u32::MAX)
}

/// A table of a program, whose entries are named by their indices.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProgramTable {
    Functions,
    Globals,
    Records,
    Enums,
}

impl ProgramTable {
    pub(super) const fn len(self, program: &Program) -> usize {
        match self {
            ProgramTable::Functions => program.functions.len(),
            ProgramTable::Globals => program.globals.len(),
            ProgramTable::Records => program.records.len(),
            ProgramTable::Enums => program.enums.len(),
        }
    }

    /// Calls `f` on every index into the table: of functions in calls and addresses, of globals in places, of records in types
    /// and paths, of enumerations in types.
    pub(super) fn each_index(self, program: &mut Program, f: &mut dyn FnMut(&mut u32)) {
        match self {
            ProgramTable::Functions => {
                f(&mut program.entry.0);
                walk_mut::exprs(|expr| {
                    if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) =
                        &mut expr.kind
                    {
                        f(&mut id.0);
                    }
                })
                .program(program);
            }
            ProgramTable::Globals => walk_mut::places(|place| {
                if let PlaceBase::Global(id) = &mut place.base {
                    f(&mut id.0);
                }
            })
            .program(program),
            ProgramTable::Records => {
                walk_mut::places(|place| {
                    for step in &mut place.path {
                        if let PathStep::Field(record, _) = step {
                            f(&mut record.0);
                        }
                    }
                })
                .program(program);
                types(program, &mut |ty| {
                    if let Type::Record(id) = ty {
                        f(&mut id.0);
                    }
                });
            }
            ProgramTable::Enums => types(program, &mut |ty| {
                if let Type::Enum(id) = ty {
                    f(&mut id.0);
                }
            }),
        }
    }

    /// Removes the entries not marked `true`, and renumbers the others by `map`.
    pub(super) fn remove(self, program: &mut Program, keep: &[bool], map: &[u32]) {
        match self {
            ProgramTable::Functions => retain(&mut program.functions, keep),
            ProgramTable::Globals => retain(&mut program.globals, keep),
            ProgramTable::Records => retain(&mut program.records, keep),
            ProgramTable::Enums => retain(&mut program.enums, keep),
        }
        self.each_index(program, &mut |index| *index = moved(map, *index));
    }

    /// Removes the entries not marked `true`.
    pub(super) fn keep(self, program: &mut Program, keep: &[bool]) {
        self.remove(program, keep, &index_map(keep));
    }
}

/// Renumbers the locals of one function.
pub(super) fn locals(function: &mut Function, map: &[u32]) {
    walk_mut::stmts(|stmt| {
        if let Stmt::Declare(l, _) | Stmt::For { variable: l, .. } | Stmt::While { variable: l, .. } = stmt {
            *l = LocalId(moved(map, l.0));
        }
    })
    .function(function);
    walk_mut::places(|place| {
        if let PlaceBase::Local(l) = &mut place.base {
            *l = LocalId(moved(map, l.0));
        }
    })
    .function(function);
}

/// Calls `f` on every type in a program, and on the types that it is made of.
pub(super) fn types(program: &mut Program, f: &mut dyn FnMut(&mut Type)) {
    struct Types<'a>(&'a mut dyn FnMut(&mut Type));
    impl VisitMut for Types<'_> {
        fn expr(&mut self, expr: &mut Expr) {
            parts(&mut expr.ty, self.0);
            walk_mut::expr(self, expr);
        }
        fn place(&mut self, place: &mut Place) {
            parts(&mut place.ty, self.0);
            walk_mut::place(self, place);
        }
    }
    for field in program.records.iter_mut().flat_map(|r| &mut r.fields) {
        parts(&mut field.ty, f);
    }
    for global in &mut program.globals {
        parts(&mut global.ty, f);
    }
    for function in &mut program.functions {
        function.ret.iter_mut().for_each(|ty| parts(ty, f));
        function.locals.iter_mut().for_each(|l| parts(&mut l.ty, f));
    }
    walk_mut::program(&mut Types(f), program);
}

/// Calls `f` on a type and on the types that it is made of.
fn parts(ty: &mut Type, f: &mut dyn FnMut(&mut Type)) {
    f(ty);
    match ty {
        Type::Pointer(inner) | Type::Array(inner, _) | Type::Vector(inner, _) => parts(inner, f),
        Type::FunctionPointer(signature) => {
            signature.ret.iter_mut().for_each(|ty| parts(ty, f));
            signature.params.iter_mut().for_each(|ty| parts(ty, f));
        }
        Type::Void | Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Complex(_) | Type::Record(_) => {}
    }
}
