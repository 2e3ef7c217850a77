//! Which bit of a record belongs to whom: what a layout picture draws.

use lang::{Bits, FloatType, Program, RecordId, Target, Type};

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
    /// Into the element of that index: of an array, a vector, or a complex number, whose real part is the first.
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
            // To LLVM a vector is poison lane by lane (thesis, figure 3.1), and to C a lane is an object like an element.
            Type::Array(of, count) | Type::Vector(of, count) => self.elements(of, *count, at),
            // "An array … containing exactly two elements of the corresponding real type" (C11 6.2.5p13).
            Type::Complex(float) => self.elements(Type::of_part(*float), 2, at),
            scalar => {
                let width = self.value_bits(scalar);
                self.own(at, width, BitOwner::Field(self.way.clone()));
            }
        }
    }

    /// The bits of an object that its value is stored to: of x87's format 80 of the 128 (psABI figure 3.1), of all else
    /// all, for the bits above a `_Bool` or `_BitInt` are written with it.
    fn value_bits(&self, scalar: &Type) -> Bits {
        match (scalar, self.program.target) {
            (Type::Float(FloatType::LongDouble), Target::X86_64Linux) => Bits(80),
            _ => self.layouts.size(scalar).bits(),
        }
    }

    fn elements(&mut self, of: &Type, count: u32, at: Bits) {
        let step = self.layouts.size(of).bits();
        for index in 0..count {
            self.way.push(BitStep::Element(index));
            self.object(of, at + step * u64::from(index));
            self.way.pop();
        }
    }

    fn own(&mut self, start: Bits, width: Bits, owner: BitOwner) {
        if width > Bits::ZERO {
            self.runs.push(BitRun { start, width, owner });
        }
    }
}
