//! `_Atomic` members, drawn by a gene of their own when all else is: a program means the same with them.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Expr, ExprKind, Features, PathStep, Place, PlaceBase, Program, Record, RecordId};

use crate::choices::Choices;

/// The sixteenths of the programs that have such members, if any can be one.
const PROGRAMS: u32 = 3;
/// The sixteenths of the members of such a program that are atomic.
const OF_PROGRAM: u32 = 12;

/// Makes members atomic in some programs, where they can be.
pub(crate) fn draw(program: &mut Program, enabled: Features, focus: Features, mut choices: Choices<'_>) {
    let about = focus.contains(Features::ATOMIC_FIELD);
    if !enabled.contains(Features::ATOMIC_FIELD) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    let lowered = lowered(program);
    let mut bound = Bound::default();
    bound.program(program);
    for id in (0..).map(RecordId).take(program.records.len()).filter(|id| !lowered[id.index()]) {
        for index in 0..program[id].fields.len() {
            let can_be = !program[id].transparent
                && lang::field_can_be_atomic(program, &program[id].fields[index])
                && !bound.0.contains(&(id, index as u32));
            if can_be && (choices.chance(OF_PROGRAM) || about) {
                program[id].fields[index].atomic = true;
            }
        }
    }
}

/// For each record, whether something lowers the alignment of its members, or that of a record around it.
fn lowered(program: &Program) -> Vec<bool> {
    let by_itself = |record: &Record| record.packed || record.pragma_pack.is_some();
    let mut lowered: Vec<bool> = program.records.iter().map(by_itself).collect();
    // What a record holds comes before it.
    for (id, record) in program.records().collect::<Vec<_>>().into_iter().rev() {
        for field in &record.fields {
            let Some(inner) = field.ty.element().as_record() else { continue };
            lowered[inner.index()] |= lowered[id.index()] || field.packed || field.typedef_align.is_some();
        }
    }
    lowered
}

/// The members whose addresses a program takes, because a pointer to an atomic object is another type, and those it reads out of what is
/// no lvalue, where clang does not drop `_Atomic`.
#[derive(Default)]
struct Bound(BTreeSet<(RecordId, u32)>);

impl Bound {
    fn insert(&mut self, place: &Place) {
        if let Some(PathStep::Field(record, field)) = place.path.last() {
            self.0.insert((*record, *field));
        }
    }
}

impl Visit for Bound {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::AddressOf(place) = &expr.kind {
            self.insert(place);
        }
        walk::expr(self, expr);
    }

    fn place(&mut self, place: &Place) {
        if let PlaceBase::Temporary(_) = place.base {
            self.insert(place);
        }
        walk::place(self, place);
    }
}
