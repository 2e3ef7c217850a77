//! Cross-over: two cases as one, and the attributes of one on the records of another.

use ir::Module;
use lang::visit::{VisitMut, walk_mut};
use lang::{Callee, Expr, ExprKind, FuncId, GlobalId, PathStep, Place, PlaceBase, Program, Stmt, Type};
use lang::{EnumId, RecordId};
use rand::Rng;
use rand_chacha::ChaCha8Rng;
use reducer::EntryModule;

use super::program::is_anonymous;
use crate::entry::insert_call;

/// The prefix of names that are to be unique for a while.
const PREFIX: &str = "other_";

/// A program whose entry function first does what that of the other program does. If that is for another platform, the checker decides
/// whether it is a program for this one.
pub(super) fn programs(one: &Program, mut other: Program) -> Program {
    let mut both = one.clone();
    let shift = Shift {
        records: one.records.len() as u32,
        enums: one.enums.len() as u32,
        globals: one.globals.len() as u32,
        functions: one.functions.len() as u32,
    };
    shift.program(&mut other);
    let entry = FuncId(other.entry.0 + shift.functions);
    both.records.extend(other.records);
    both.enums.extend(other.enums);
    both.globals.extend(other.globals);
    both.functions.extend(other.functions);
    let call = Expr { kind: ExprKind::Call(Callee::Direct(entry), Vec::new()), ty: Type::Void };
    let caller = both.entry;
    both[caller].body.insert(0, Stmt::Expr(call));
    both
}

/// The numbers by which the ids of a program's tables grow.
struct Shift {
    records: u32,
    enums: u32,
    globals: u32,
    functions: u32,
}

impl Shift {
    fn program(&self, program: &mut Program) {
        for record in &mut program.records {
            record.fields.iter_mut().for_each(|field| self.ty(&mut field.ty));
            record.tag = format!("{PREFIX}{}", record.tag).into();
        }
        for definition in &mut program.enums {
            definition.tag = format!("{PREFIX}{}", definition.tag).into();
            for (name, _) in &mut definition.constants {
                *name = format!("{PREFIX}{name}").into();
            }
        }
        for global in &mut program.globals {
            self.ty(&mut global.ty);
            global.name = format!("{PREFIX}{}", global.name).into();
        }
        for function in &mut program.functions {
            function.ret.iter_mut().for_each(|ty| self.ty(ty));
            function.locals.iter_mut().for_each(|local| self.ty(&mut local.ty));
            function.name = format!("{PREFIX}{}", function.name).into();
        }
        walk_mut::program(&mut Ids(self), program);
    }

    fn ty(&self, ty: &mut Type) {
        match ty {
            Type::Record(id) => *id = RecordId(id.0 + self.records),
            Type::Enum(id) => *id = EnumId(id.0 + self.enums),
            Type::Pointer(inner) | Type::Array(inner, _) | Type::Vector(inner, _) => self.ty(inner),
            Type::FunctionPointer(signature) => {
                signature.ret.iter_mut().for_each(|ty| self.ty(ty));
                signature.params.iter_mut().for_each(|ty| self.ty(ty));
            }
            Type::Void | Type::Int(_) | Type::Float(_) | Type::Complex(_) => {}
        }
    }
}

/// Shifts the ids in function bodies.
struct Ids<'a>(&'a Shift);

impl VisitMut for Ids<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        self.0.ty(&mut expr.ty);
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &mut expr.kind {
            *id = FuncId(id.0 + self.0.functions);
        }
        walk_mut::expr(self, expr);
    }

    fn place(&mut self, place: &mut Place) {
        self.0.ty(&mut place.ty);
        if let PlaceBase::Global(id) = &mut place.base {
            *id = GlobalId(id.0 + self.0.globals);
        }
        for step in &mut place.path {
            if let PathStep::Field(id, _) = step {
                *id = RecordId(id.0 + self.0.records);
            }
        }
        walk_mut::place(self, place);
    }
}

/// The program with the attributes, widths and alignments of a record of the other on one of its own.
pub(super) fn attributes(one: &Program, other: &Program, rng: &mut ChaCha8Rng) -> Option<Program> {
    if one.records.is_empty() || other.records.is_empty() {
        return None;
    }
    let mut changed = one.clone();
    let from = &other.records[rng.random_range(0..other.records.len())];
    let count = changed.records.len();
    let to = &mut changed.records[rng.random_range(0..count)];
    to.packed = from.packed;
    to.aligned = from.aligned;
    to.pragma_pack = from.pragma_pack;
    to.ms_struct = from.ms_struct;
    to.transparent = from.transparent;
    to.big_endian = from.big_endian;
    to.untagged = from.untagged;
    for (to, from) in to.fields.iter_mut().zip(&from.fields).filter(|(to, _)| !is_anonymous(to)) {
        to.packed = from.packed;
        to.aligned = from.aligned;
        to.typedef_align = from.typedef_align;
        if to.bits.is_some() && from.bits.is_some() {
            to.bits = from.bits;
        }
    }
    (changed != *one).then_some(changed)
}

/// A module whose entry function first does what that of the other module does.
pub(super) fn modules(one: &EntryModule, other: &EntryModule) -> Option<EntryModule> {
    let mut both = one.clone();
    let mut renamed: Module = other.module.clone();
    renamed.prefix_definitions(PREFIX);
    both.module.merge(&renamed).ok()?;
    let callee = both.module.function(&format!("{PREFIX}{}", other.entry))?;
    let caller = both.module.function(&both.entry)?;
    insert_call(&mut both.module, caller, callee);
    Some(both)
}
