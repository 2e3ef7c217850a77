//! A record as the thesis's explicitly packed structure (section 4.3): every bit-field a member of its own, every
//! padding spelled out.
//!
//! `struct { char c:2; int i:2; }` is `\{ i2, i2, i4, [3 x i8] }/`. Padding inside clang's access unit is an integer, which a
//! store to its neighbours may overwrite; padding outside is bytes, which it leaves alone (`ir::Packing::Bits` defines a run). So
//! a store never has to touch more than clang's would, and may touch as much.

use std::ops::Range;

use lang::{Align, Bits, Bytes, Field, Program, RecordId, Type};

use super::{Access, MemType, MemTypes, body};
use crate::layout::Layouts;
use crate::scalar::Scalar;

/// A member of an explicitly packed structure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// `iN`: a bit-field, or padding beside one.
    Bits(Bits),
    /// `[n x i8]`: padding that no access touches.
    Bytes(Bytes),
    /// `[0 x i8]`: what is before it and what is after it are different memory locations (C11 3.14p3).
    Boundary,
    /// A member that is no bit-field.
    Object(MemType),
}

/// A record as an explicitly packed structure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Explicit {
    /// Its members, from the lowest bit to the highest.
    pub parts: Vec<Part>,
    /// For each of the record's members the position of its bit-field in `parts`; `None` for other members and for bit-fields of
    /// no width.
    pub fields: Vec<Option<u32>>,
}

/// Returns which records are explicitly packed: structures with a bit-field that has a width, and what contains one. They are
/// aligned to one byte only, so what is around them has to be spelled out as well.
#[must_use]
pub fn are_explicit(program: &Program) -> Vec<bool> {
    let mut explicit = Vec::with_capacity(program.records.len());
    for record in &program.records {
        let has_bits = |field: &Field| field.bits.is_some_and(|width| width > Bits::ZERO);
        let own = !record.is_union() && record.fields.iter().any(has_bits);
        let inner = |field: &Field| match field.ty.element() {
            Type::Record(id) => explicit.get(id.index()).copied().unwrap_or(false),
            _ => false,
        };
        let any = own || record.fields.iter().any(inner);
        explicit.push(any);
    }
    explicit
}

/// A structure, every bit of it spelled out.
#[must_use]
pub fn structure(program: &Program, layouts: &Layouts, shapes: &MemTypes, id: RecordId) -> Explicit {
    let (record, layout) = (&program[id], &layouts[id]);
    let mut writer = Writer::new(units(&shapes[id].accesses));
    for (field, placed) in record.fields.iter().zip(&layout.fields) {
        let at = match field.bits {
            Some(Bits::ZERO) => writer.boundary(),
            Some(_) if field.name.is_none() => None,
            Some(width) => Some(writer.bit_field(placed.offset, width)),
            None if body::is_empty(program, field) => None,
            None => writer.object(placed.offset, shapes.in_memory(&field.ty), layouts.size(&field.ty)),
        };
        writer.out.fields.push(at);
    }
    writer.pad_to(layout.size.bits());
    writer.out
}

/// A union seen as a structure of one of its bit-fields. All of them start at its first bit.
#[must_use]
pub fn view(access: Access, size: Bytes) -> Explicit {
    let mut writer = Writer::new(units(&[Some(access)]));
    let at = writer.bit_field(Bits::ZERO, access.width);
    writer.out.fields.push(Some(at));
    writer.pad_to(size.bits());
    writer.out
}

/// The bits that clang's accesses touch.
fn units(accesses: &[Option<Access>]) -> Vec<Range<Bits>> {
    let touched = |access: &Access| access.start.bits()..access.start.bits() + access.unit;
    accesses.iter().flatten().map(touched).collect()
}

/// Members, written from the lowest bit on.
struct Writer {
    out: Explicit,
    end: Bits,
    units: Vec<Range<Bits>>,
    /// The next integer is in another memory location than the last.
    cut: bool,
}

impl Writer {
    fn new(units: Vec<Range<Bits>>) -> Writer {
        Writer { out: Explicit::default(), end: Bits::ZERO, units, cut: false }
    }

    fn boundary(&mut self) -> Option<u32> {
        self.cut = true;
        None
    }

    fn bit_field(&mut self, at: Bits, width: Bits) -> u32 {
        self.pad_to(at);
        self.integer(Part::Bits(width), width);
        self.out.parts.len() as u32 - 1
    }

    fn object(&mut self, at: Bits, shape: MemType, size: Bytes) -> Option<u32> {
        self.pad_to(at);
        if matches!(shape, MemType::Scalar(Scalar::Int(_))) {
            self.cut = true;
            self.integer(Part::Object(shape), size.bits());
        } else {
            self.push(Part::Object(shape), size.bits());
        }
        self.boundary()
    }

    /// Integers side by side are one memory location unless something is between them.
    fn integer(&mut self, part: Part, width: Bits) {
        let beside = matches!(
            self.out.parts.last(),
            Some(Part::Bits(_) | Part::Object(MemType::Scalar(Scalar::Int(_))))
        );
        if self.cut && beside {
            self.push(Part::Boundary, Bits::ZERO);
        }
        self.push(part, width);
        self.cut = false;
    }

    /// Padding after a bit-field is of that bit-field's memory location; only at a unit's start does it belong to what comes
    /// next.
    fn padding(&mut self, width: Bits) {
        if self.units.iter().any(|unit| unit.start == self.end) {
            self.integer(Part::Bits(width), width);
        } else {
            self.push(Part::Bits(width), width);
        }
    }

    fn push(&mut self, part: Part, width: Bits) {
        self.out.parts.push(part);
        self.end += width;
    }

    fn pad_to(&mut self, at: Bits) {
        while self.end < at {
            let unit = self.units.iter().filter(|unit| unit.contains(&self.end)).map(|unit| unit.end).max();
            let byte = (!self.end.is_aligned(Align::ONE)).then(|| self.end.bytes_ceil().bits());
            if let Some(stop) = unit.or(byte) {
                let width = stop.min(at) - self.end;
                self.padding(width);
                continue;
            }
            let next = self.units.iter().map(|unit| unit.start).filter(|start| *start > self.end).min();
            let width = next.map_or(at, |next| next.min(at)) - self.end;
            self.push(Part::Bytes(width.bytes_floor()), width);
        }
    }
}
