//! The pass that removes fields from records and from all code that mentions them.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Expr, ExprKind, Init, Local, LocalInit, PathStep, Place, Program, RecordId, RecordKind, Stmt, Type,
};

use super::retype::typed_parts;
use super::zero::{zero, zero_init};
use crate::SiteRange;

/// Removes fields from records. Reads of a removed field become zero; writes to it are removed.
pub(super) fn drop_field(program: &mut Program, sites: &mut SiteRange) {
    for record in 0..program.records.len() {
        let mut field = 0;
        while field < program.records[record].fields.len() {
            let droppable = program.records[record].fields.len() > 1;
            if droppable && sites.next_is_chosen() {
                remove(program, RecordId(record as u32), field as u32);
            } else {
                field += 1;
            }
        }
    }
}

fn remove(program: &mut Program, record: RecordId, field: u32) {
    program[record].fields.remove(field as usize);
    let last = program[record].fields.len() as u32 - 1;
    if let RecordKind::Union { active } = &mut program[record].kind {
        *active = if *active > field { *active - 1 } else { (*active).min(last) };
    }
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let mut removal = FieldRemoval { program, record, field };
    for global in &mut globals {
        let ty = global.ty.clone();
        if let Some(init) = &mut global.init {
            removal.typed_init(&ty, init);
        }
    }
    for function in &mut functions {
        let locals = std::mem::take(&mut function.locals);
        removal.declarations(&locals, &mut function.body);
        removal.body(&mut function.body);
        function.locals = locals;
    }
    program.functions = functions;
    program.globals = globals;
}

/// Rewrites the expressions, places and initialisers that mention a removed field.
struct FieldRemoval<'a> {
    program: &'a Program,
    record: RecordId,
    field: u32,
}

impl FieldRemoval<'_> {
    fn mentions_field(&self, place: &Place) -> bool {
        place.path.iter().any(|s| matches!(s, PathStep::Field(r, f) if (*r, *f) == (self.record, self.field)))
    }

    fn gone(&self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) | ExprKind::Step(_, place) => {
                self.mentions_field(place)
            }
            _ => false,
        }
    }

    /// Removes the field from an initialiser for an object of a type. An initialiser names fields by index, so its type
    /// must be known.
    fn typed_init(&self, ty: &Type, init: &mut Init) {
        if let (Type::Record(id), Init::Record { fields, .. }) = (ty, &mut *init)
            && *id == self.record
        {
            fields.retain(|(index, _)| *index != self.field);
            for (index, _) in fields.iter_mut().filter(|(index, _)| *index > self.field) {
                *index -= 1;
            }
            if fields.is_empty() {
                fields.extend(self.first_field());
            }
        }
        typed_parts(&self.program.records, ty, init)
            .into_iter()
            .for_each(|(ty, part)| self.typed_init(ty, part));
    }

    /// A zero initialiser for the first field: C11 has no empty initialiser list.
    fn first_field(&self) -> Option<(u32, Init)> {
        let zeroed = zero_init(self.program, &Type::Record(self.record))?;
        match zeroed {
            Init::Record { mut fields, .. } => fields.pop(),
            _ => None,
        }
    }

    fn declarations(&self, locals: &[Local], body: &mut Vec<Stmt>) {
        struct Declarations<'a>(&'a FieldRemoval<'a>, &'a [Local]);
        impl VisitMut for Declarations<'_> {
            fn stmt(&mut self, stmt: &mut Stmt) {
                if let Stmt::Declare(local, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) = stmt
                    && let Some(local) = self.1.get(local.index())
                {
                    self.0.typed_init(&local.ty, init);
                }
                walk_mut::stmt(self, stmt);
            }
        }
        Declarations(self, locals).body(body);
    }
}

impl VisitMut for FieldRemoval<'_> {
    fn body(&mut self, body: &mut Vec<Stmt>) {
        body.retain(|stmt| match stmt {
            Stmt::Expr(expr) => !self.gone(expr),
            Stmt::CopyMemory(to, from) => !self.mentions_field(to) && !self.mentions_field(from),
            Stmt::SetMemory(place, _) => !self.mentions_field(place),
            _ => true,
        });
        walk_mut::body(self, body);
    }

    fn expr(&mut self, expr: &mut Expr) {
        let reads_gone = matches!(&expr.kind, ExprKind::Read(place) | ExprKind::AddressOf(place) if self.mentions_field(place));
        if (reads_gone || self.gone(expr))
            && let Some(zero) = zero(self.program, &expr.ty)
        {
            *expr = zero;
        }
        if let ExprKind::Literal(init) = &mut expr.kind {
            self.typed_init(&expr.ty, init);
        }
        walk_mut::expr(self, expr);
    }

    fn place(&mut self, place: &mut Place) {
        for step in &mut place.path {
            if let PathStep::Field(record, field) = step
                && *record == self.record
                && *field > self.field
            {
                *field -= 1;
            }
        }
        walk_mut::place(self, place);
    }
}
