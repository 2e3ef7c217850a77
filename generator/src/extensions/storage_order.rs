//! Records whose scalars lie as on a big-endian platform, drawn by a gene of their own when all else is: a program means the same with them.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Expr, ExprKind, Features, PathStep, Place, Program, RecordId};

use crate::choices::Choices;

/// The sixteenths of the programs that have such records, if any can be one.
const PROGRAMS: u32 = 2;
/// The sixteenths of the records of such a program that are.
const OF_PROGRAM: u32 = 10;

/// Makes records big-endian in some programs, where they can be and no address of a scalar in them is taken.
pub(crate) fn draw(program: &mut Program, enabled: Features, focus: Features, mut choices: Choices<'_>) {
    let about = focus.contains(Features::STORAGE_ORDER);
    if !enabled.contains(Features::STORAGE_ORDER) || !(choices.chance(PROGRAMS) || about) {
        return;
    }
    let mut bound = AddressedRecords::default();
    bound.program(program);
    for id in (0..).map(RecordId).take(program.records.len()).filter(|id| !bound.0.contains(id)) {
        let can_be = lang::record_can_be_big_endian(program, &program[id]);
        program[id].big_endian = can_be && (choices.chance(OF_PROGRAM) || about);
    }
}

/// The records of members whose addresses a program takes.
#[derive(Default)]
struct AddressedRecords(BTreeSet<RecordId>);

impl AddressedRecords {
    fn insert(&mut self, place: &Place) {
        let members = place.path.iter().filter_map(|step| match step {
            PathStep::Field(record, _) => Some(*record),
            PathStep::Index(_) | PathStep::Part(_) => None,
        });
        self.0.extend(members);
    }
}

impl Visit for AddressedRecords {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::AddressOf(place) = &expr.kind {
            self.insert(place);
        }
        walk::expr(self, expr);
    }
}
