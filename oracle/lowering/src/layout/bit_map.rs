//! Which bit of a record belongs to whom: what a layout picture draws.

use lang::{Bits, Program, RecordId, Type};

use super::Layouts;

/// To whom a bit belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BitOwner {
    /// Nobody: its value is never looked at.
    Padding,
    /// An unnamed bit-field: padding that somebody asked for.
    Unnamed,
    /// A scalar member, by the way to it from the outermost record.
    Field(Vec<BitStep>),
}

/// A step of the way to a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitStep {
    /// Into the member of that index.
    Field(u32),
    /// Into the element of that index.
    Element(u32),
}

/// Neighbouring bits of one owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitRun {
    /// From the first bit of the record.
    pub start: Bits,
    /// How many.
    pub width: Bits,
    /// Whose.
    pub owner: BitOwner,
}

/// The runs of bits of a record, from the first to the last, without gap or overlap. Of a union the runs are
/// those of the member a program uses ([`lang::RecordKind::Union`]).
#[must_use]
pub fn bit_map(program: &Program, layouts: &Layouts, record: RecordId) -> Vec<BitRun> {
    let mut mapper = Mapper { program, layouts, way: Vec::new(), runs: Vec::new() };
    mapper.record(record, Bits::ZERO);
    // Members stand in order of their bits, except that those of a misplaced (faulty) layout may overlap.
    let owned = mapper.runs;
    let mut runs = Vec::with_capacity(owned.len() * 2);
    let mut next = Bits::ZERO;
    for run in owned {
        pad(&mut runs, next, run.start);
        next = run.start + run.width;
        runs.push(run);
    }
    pad(&mut runs, next, layouts[record].size.bits());
    runs
}

fn pad(runs: &mut Vec<BitRun>, from: Bits, to: Bits) {
    if from < to {
        runs.push(BitRun { start: from, width: to - from, owner: BitOwner::Padding });
    }
}

struct Mapper<'a> {
    program: &'a Program,
    layouts: &'a Layouts,
    way: Vec<BitStep>,
    runs: Vec<BitRun>,
}

impl Mapper<'_> {
    fn record(&mut self, id: RecordId, at: Bits) {
        let (program, layouts) = (self.program, self.layouts);
        let record = &program[id];
        for (index, field) in (0u32..).zip(&record.fields) {
            if let lang::RecordKind::Union { active } = record.kind
                && active != index
            {
                continue;
            }
            let placed = layouts[id].fields[index as usize];
            let at = at + placed.offset;
            if field.is_unnamed_bit_field() {
                self.own(at, placed.width, BitOwner::Unnamed);
                continue;
            }
            self.way.push(BitStep::Field(index));
            match field.bits {
                Some(width) => self.own(at, width, BitOwner::Field(self.way.clone())),
                None => self.object(&field.ty, at),
            }
            self.way.pop();
        }
    }

    fn object(&mut self, ty: &Type, at: Bits) {
        match ty {
            Type::Record(id) => self.record(*id, at),
            Type::Array(of, count) => {
                let step = self.layouts.size(of).bits();
                for index in 0..*count {
                    self.way.push(BitStep::Element(index));
                    self.object(of, at + step * u64::from(index));
                    self.way.pop();
                }
            }
            scalar => {
                let width = self.layouts.size(scalar).bits();
                self.own(at, width, BitOwner::Field(self.way.clone()));
            }
        }
    }

    fn own(&mut self, start: Bits, width: Bits, owner: BitOwner) {
        if width > Bits::ZERO {
            self.runs.push(BitRun { start, width, owner });
        }
    }
}
