//! The pass that puts the members of a record in the place of a member of its type.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Expr, ExprKind, Field, Init, Local, LocalInit, PathStep, Place, Program, Record, RecordId, Stmt, Type,
};

use super::retype::typed_parts;
use super::{declarations, names};
use crate::SiteRange;

/// Replaces a member that is a structure by the members of that structure. What uses the inner structure as a whole becomes
/// ill-formed, so that no such candidate is tested.
pub(super) fn flatten_record(program: &mut Program, sites: &mut SiteRange) {
    let mut flattened = 0;
    for outer in 0..program.records.len() {
        let mut field = 0;
        while let Some(inner) = inner_structure(program, outer, field) {
            match inner {
                Some(inner) if sites.next_is_chosen() => {
                    flatten(program, RecordId(outer as u32), field as u32, inner);
                    flattened += 1;
                }
                _ => field += 1,
            }
        }
    }
    if flattened > 0 {
        declarations::drop_records(program, &mut SiteRange::new(0..usize::MAX));
    }
}

/// The structure that a member of a structure is of, if it is one; `None` where there is no such member.
fn inner_structure(program: &Program, outer: usize, field: usize) -> Option<Option<RecordId>> {
    let record = &program.records[outer];
    let field = record.fields.get(field)?;
    let is_structure = |id: &RecordId| !program[*id].is_union() && !program[*id].fields.is_empty();
    Some(field.ty.as_record().filter(|id| !record.is_union() && is_structure(id)))
}

fn flatten(program: &mut Program, outer: RecordId, field: u32, inner: RecordId) {
    let fields: Vec<Field> = program[inner].fields.clone();
    let flattening = Flattening { outer, field, inner, count: fields.len() as u32 };
    let records = program.records.clone();
    let mut functions = std::mem::take(&mut program.functions);
    for global in &mut program.globals {
        if let Some(init) = &mut global.init {
            flattening.typed(&records, &global.ty, init);
        }
    }
    for function in &mut functions {
        FlatCode { flattening: &flattening, records: &records, locals: &function.locals }
            .body(&mut function.body);
    }
    program.functions = functions;
    program[outer].fields.splice(field as usize..=field as usize, fields);
    names::name_records(program);
}

struct Flattening {
    outer: RecordId,
    field: u32,
    inner: RecordId,
    /// The number of members of the inner structure.
    count: u32,
}

impl Flattening {
    /// The new index of a member of the outer structure.
    const fn moved(&self, index: u32) -> u32 {
        if index > self.field { index + self.count - 1 } else { index }
    }

    /// Flattens an initialiser for an object of a type.
    fn typed(&self, records: &[Record], ty: &Type, init: &mut Init) {
        typed_parts(records, ty, init).into_iter().for_each(|(ty, part)| self.typed(records, ty, part));
        if let (Type::Record(id), Init::Record { fields, designated }) = (ty, init)
            && *id == self.outer
        {
            let parts = std::mem::take(fields);
            for (index, part) in parts {
                match part {
                    Init::Record { fields: inner, designated: of_inner } if index == self.field => {
                        *designated |= of_inner;
                        fields.extend(inner.into_iter().map(|(at, part)| (at + self.field, part)));
                    }
                    part => fields.push((self.moved(index), part)),
                }
            }
        }
    }
}

struct FlatCode<'a> {
    flattening: &'a Flattening,
    records: &'a [Record],
    locals: &'a [Local],
}

impl VisitMut for FlatCode<'_> {
    fn stmt(&mut self, stmt: &mut Stmt) {
        if let Stmt::Declare(local, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) = stmt
            && let Some(local) = self.locals.get(local.index())
        {
            self.flattening.typed(self.records, &local.ty, init);
        }
        walk_mut::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Literal(init) = &mut expr.kind {
            self.flattening.typed(self.records, &expr.ty, init);
        }
        walk_mut::expr(self, expr);
    }

    fn place(&mut self, place: &mut Place) {
        let Flattening { outer, field, inner, .. } = *self.flattening;
        let mut at = 0;
        while at < place.path.len() {
            if let PathStep::Field(record, index) = &mut place.path[at]
                && *record == outer
            {
                if *index != field {
                    *index = self.flattening.moved(*index);
                } else if let Some(PathStep::Field(id, within)) = place.path.get(at + 1)
                    && *id == inner
                {
                    place.path[at] = PathStep::Field(outer, field + within);
                    place.path.remove(at + 1);
                }
            }
            at += 1;
        }
        walk_mut::place(self, place);
    }
}
