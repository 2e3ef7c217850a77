//! The owner of each bit of a record, as a layout picture draws it.

use std::ops::Range;

use lang::{Bits, Program, RecordId, RecordKind, Type};

use super::Layouts;

/// The degree of detail in which a record is described.
#[derive(Clone, Copy)]
struct Detail {
    /// The longest array whose elements are listed one by one. All elements of a longer one are one run.
    listed: u32,
    /// The greatest number of runs; the rest is [`BitOwner::Untold`].
    runs: usize,
}

/// Everything.
const EVERY_ELEMENT: Detail = Detail { listed: u32::MAX, runs: usize::MAX };
/// As much as a reader can take in.
const FOLDED: Detail = Detail { listed: 4, runs: 4096 };

/// The part of a record that a bit belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BitOwner {
    /// No member: its value is never read.
    Padding,
    /// An unnamed bit-field: padding that the declaration asks for.
    Unnamed,
    /// A scalar member, by the way to it from the outermost record.
    Field(Vec<BitStep>),
    /// The rest of a record with too many members for a picture.
    Untold,
}

/// A step of the way to a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BitStep {
    /// Into the member of that index.
    Field(u32),
    /// Into the element of that index: of an array, a vector, or a complex number, whose real part is the first.
    Element(u32),
    /// Into every one of this number of elements.
    Elements(u32),
}

/// Neighbouring bits of one owner; of an array whose elements are not listed one by one, those of the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BitRun {
    /// From the first bit of the record.
    pub start: Bits,
    /// The number of bits.
    pub width: Bits,
    /// The member or padding they belong to.
    pub owner: BitOwner,
    /// The repetitions of the run: one for each [`BitStep::Elements`], from the outermost inwards.
    pub repeats: Vec<Repeat>,
}

/// Something that an array has once in each element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The number of elements.
    pub count: u32,
    /// From the start of one to the start of the next.
    pub stride: Bits,
}

/// The runs of bits of a record, from the first to the last, without gap or overlap. Of a union the runs are
/// those of the member a program uses ([`lang::RecordKind::Union`]).
#[must_use]
pub fn bit_map(program: &Program, layouts: &Layouts, record: RecordId) -> Vec<BitRun> {
    map(program, layouts, record, EVERY_ELEMENT)
}

/// The same for readers: every element of a longer array becomes one run with a repetition. The number of runs is bounded,
/// however large the record is.
#[must_use]
pub fn folded_bit_map(program: &Program, layouts: &Layouts, record: RecordId) -> Vec<BitRun> {
    map(program, layouts, record, FOLDED)
}

fn map(program: &Program, layouts: &Layouts, record: RecordId, detail: Detail) -> Vec<BitRun> {
    let (way, repeats, runs) = (Vec::new(), Vec::new(), Vec::new());
    let mut mapper = Mapper { program, layouts, detail, way, repeats, runs };
    mapper.record(record, Bits::ZERO);
    mapper.runs
}

struct Mapper<'a> {
    detail: Detail,
    program: &'a Program,
    layouts: &'a Layouts,
    way: Vec<BitStep>,
    repeats: Vec<Repeat>,
    runs: Vec<BitRun>,
}

impl Mapper<'_> {
    /// Members are in the order of their bits, except that members of a misplaced (faulty) layout may overlap.
    fn record(&mut self, id: RecordId, at: Bits) {
        let (program, layouts) = (self.program, self.layouts);
        let (record, layout) = (&program[id], &layouts[id]);
        let (first, mut others) = (self.runs.len(), Vec::new());
        let mut next = at;
        for (index, field) in (0u32..).zip(&record.fields) {
            if let RecordKind::Union { active } = record.kind
                && active != index
            {
                continue;
            }
            if self.runs.len() >= self.detail.runs {
                let end = (at + layout.size.bits()).max(next);
                return self.own(next, end - next, BitOwner::Untold);
            }
            let placed = layout.fields[index as usize];
            let start = at + placed.offset;
            if next < start {
                self.own(next, start - next, BitOwner::Padding);
            }
            next = start + placed.width;
            if field.is_unnamed_bit_field() {
                self.own(start, placed.width, BitOwner::Unnamed);
                continue;
            }
            self.way.push(BitStep::Field(index));
            let before = self.runs.len();
            match field.bits {
                Some(width) => self.own(start, width, BitOwner::Field(self.way.clone())),
                None => self.object(&field.ty, start),
            }
            // `scalar_storage_order` is about this record's own scalars; what nested objects are made of was
            // numbered by them.
            if field.bits.is_none() {
                others.push(before..self.runs.len());
            }
            self.way.pop();
        }
        let end = at + layout.size.bits();
        if next < end {
            self.own(next, end - next, BitOwner::Padding);
        }
        if record.big_endian {
            self.count_from_least_significant(first, &others);
        }
    }

    /// Bits of a big-endian record are placed by numbers that start at the most significant one of each byte. Gives the runs from
    /// `first` on, except those in `others`, the numbers that all other records have.
    fn count_from_least_significant(&mut self, first: usize, others: &[Range<usize>]) {
        let runs = self.runs.split_off(first);
        for (index, run) in (first..).zip(runs) {
            let is_whole = run.start.0.is_multiple_of(8) && run.width.0.is_multiple_of(8);
            if is_whole || others.iter().any(|range| range.contains(&index)) {
                self.runs.push(run);
                continue;
            }
            let (mut start, end) = (run.start, run.start + run.width);
            while start < end {
                let byte = start.bytes_floor().bits();
                let (from, to) = (start - byte, (end - byte).min(Bits(8)));
                let start_in_byte = Bits(8) - to;
                self.runs.push(BitRun { start: byte + start_in_byte, width: to - from, ..run.clone() });
                start = byte + to;
            }
        }
        self.runs[first..].sort_by_key(|run| run.start);
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
                self.own(at + width, self.layouts.size(scalar).bits() - width, BitOwner::Padding);
            }
        }
    }

    /// The bits of an object that its value is stored to: of x87's format 80 of the 128 (psABI figure 3.1), of all else
    /// all, for the bits above a `_Bool` or `_BitInt` are written with it.
    fn value_bits(&self, scalar: &Type) -> Bits {
        match scalar {
            Type::Float(float) => float.format(self.program.target).bits(),
            _ => self.layouts.size(scalar).bits(),
        }
    }

    fn elements(&mut self, of: &Type, count: u32, at: Bits) {
        let stride = self.layouts.size(of).bits();
        if count > self.detail.listed {
            self.way.push(BitStep::Elements(count));
            self.repeats.push(Repeat { count, stride });
            self.object(of, at);
            self.repeats.pop();
            self.way.pop();
            return;
        }
        for index in 0..count {
            let start = at + stride * u64::from(index);
            if self.runs.len() >= self.detail.runs {
                return self.own(start, stride * u64::from(count - index), BitOwner::Untold);
            }
            self.way.push(BitStep::Element(index));
            self.object(of, start);
            self.way.pop();
        }
    }

    fn own(&mut self, start: Bits, width: Bits, owner: BitOwner) {
        if width == Bits::ZERO {
            return;
        }
        // What a record ends with and what its neighbour begins with is one gap.
        if let Some(BitRun { start: from, width: before, owner: of, repeats }) = self.runs.last_mut()
            && owner == *of
            && matches!(owner, BitOwner::Padding | BitOwner::Untold)
            && *repeats == self.repeats
            && *from + *before == start
        {
            *before += width;
            return;
        }
        self.runs.push(BitRun { start, width, owner, repeats: self.repeats.clone() });
    }
}
