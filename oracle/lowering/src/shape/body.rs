//! The members of a record's IR structure: fields, access units, padding. `CGRecordLowering::lower` and
//! `::lowerUnion`.

use lang::{Align, Bits, Bytes, Field, Program, Record, Type};

use super::units::{Members, Unit, units_of_run};
use super::{Access, ClangCompat, MemType, MemTypes, RecordMemType, bytes};
use crate::layout::Layout;
use crate::scalar::Scalar;

/// The widest unit the lowering accesses as one integer. clang has no bound; beyond this one an access is
/// narrowed to the bytes of the field, which stay within the same C11 memory location.
const WIDEST_ACCESS: Bits = Bits(128);

/// The shape of a record whose members have theirs.
pub(super) fn of_record(
    program: &Program,
    known: &MemTypes,
    record: &Record,
    layout: &Layout,
) -> RecordMemType {
    let body = BodyShape { program, known, record, layout, members: Vec::new(), accesses: Vec::new() };
    if record.is_union() { body.union() } else { body.structure() }
}

struct BodyShape<'a> {
    program: &'a Program,
    known: &'a MemTypes,
    record: &'a Record,
    layout: &'a Layout,
    members: Vec<(Bytes, MemType)>,
    accesses: Vec<Option<Access>>,
}

impl BodyShape<'_> {
    fn structure(mut self) -> RecordMemType {
        self.accesses = vec![None; self.record.fields.len()];
        let mut at = 0;
        while at < self.record.fields.len() {
            let field = &self.record.fields[at];
            if field.bits.is_some() {
                at = self.run(at);
                continue;
            }
            if !self.has_no_storage(field) {
                let start = self.layout.fields[at].offset.bytes_floor();
                self.members.push((start, self.known.in_memory(&field.ty)));
            }
            at += 1;
        }
        let packed = self.needs_packing();
        self.pad(packed);
        RecordMemType { members: self.members, packed, accesses: self.accesses }
    }

    /// Empty records have a member, of no size, up to clang 18 (`isZeroSize` means `no_unique_address` there).
    fn has_no_storage(&self, field: &Field) -> bool {
        match self.known.compat {
            ClangCompat::Clang16 => field.bits == Some(Bits::ZERO),
            ClangCompat::Clang19 | ClangCompat::Clang22 => is_empty(self.program, field),
        }
    }

    /// A run of bit-fields; gives the first member after it.
    fn run(&mut self, first: usize) -> usize {
        let record = self.record;
        let members = Members {
            fields: &record.fields,
            layout: &self.layout.fields,
            empty: &|at| self.has_no_storage(&record.fields[at]),
            end: self.layout.size,
            known: self.known,
            ms_struct: record.ms_struct,
        };
        let (units, after) = units_of_run(&members, first);
        for unit in units {
            self.unit(&unit);
        }
        after
    }

    fn unit(&mut self, unit: &Unit) {
        let bits = unit.size.bits();
        self.members.push((unit.start, unit.shape(self.known.compat)));
        for at in unit.fields.clone() {
            self.access(at, unit.start, bits);
        }
    }

    fn access(&mut self, at: usize, start: Bytes, unit: Bits) {
        let placed = self.layout.fields[at];
        if placed.width > Bits::ZERO {
            let shift = placed.offset - start.bits();
            self.accesses[at] = Some(narrowed(Access { start, unit, shift, width: placed.width }));
        }
    }

    /// A structure is packed where LLVM would place a member elsewhere, or end elsewhere.
    fn needs_packing(&self) -> bool {
        let mut widest = Align::ONE;
        for (start, shape) in &self.members {
            let align = self.known.extent(shape).align;
            if !start.is_aligned(align) {
                return true;
            }
            widest = widest.max(align);
        }
        !self.layout.size.is_aligned(widest)
    }

    /// Byte arrays where LLVM would not leave the gap by itself. Members overlap only in a faulty layout.
    fn pad(&mut self, packed: bool) {
        let members = std::mem::take(&mut self.members);
        let mut end = Bytes::ZERO;
        let mut widest = Align::ONE;
        for (start, shape) in members {
            let extent = self.known.extent(&shape);
            let align = if packed { Align::ONE } else { extent.align };
            widest = widest.max(align);
            if start > end && start != end.align_to(align) {
                self.members.push((end, bytes(start - end)));
            }
            end = start + extent.size;
            self.members.push((start, shape));
        }
        if self.layout.size > end && end.align_to(widest) != self.layout.size {
            self.members.push((end, bytes(self.layout.size - end)));
        }
    }

    fn union(mut self) -> RecordMemType {
        let size = self.layout.size;
        let mut best: Option<MemType> = None;
        for field in &self.record.fields {
            let access = field.bits.filter(|width| *width > Bits::ZERO).map(|width| {
                let unit = clipped(union_unit(field, width, self.known), size, self.known);
                narrowed(Access { start: Bytes::ZERO, unit, shift: Bits::ZERO, width: width.min(unit) })
            });
            self.accesses.push(access);
            if field.bits == Some(Bits::ZERO) {
                continue;
            }
            let shape = match field.bits {
                Some(width) => union_unit(field, width, self.known),
                None => self.known.in_memory(&field.ty),
            };
            if best.as_ref().is_none_or(|old| self.is_better(&shape, old)) {
                best = Some(shape);
            }
        }
        self.union_of(best, size)
    }

    /// The most aligned member stands for the union, and of those the longest.
    fn is_better(&self, new: &MemType, old: &MemType) -> bool {
        let (new, old) = (self.known.extent(new), self.known.extent(old));
        (new.align, new.size) > (old.align, old.size)
    }

    fn union_of(self, best: Option<MemType>, size: Bytes) -> RecordMemType {
        let fits = best.filter(|shape| self.known.extent(shape).size <= size);
        let storage = match fits {
            Some(shape) => Some(shape),
            None if size > Bytes::ZERO => Some(bytes(size)),
            None => None,
        };
        let mut members = Vec::new();
        let mut packed = false;
        if let Some(storage) = storage {
            let extent = self.known.extent(&storage);
            members.push((Bytes::ZERO, storage));
            if extent.size < size {
                members.push((extent.size, bytes(size - extent.size)));
            }
            packed = !size.is_aligned(extent.align);
        }
        RecordMemType { members, packed, accesses: self.accesses }
    }
}

/// A bit-field of a union is stored in the fewest whole bytes of its type.
fn union_unit(field: &Field, width: Bits, known: &MemTypes) -> MemType {
    let declared = known.extent(&known.in_memory(&field.ty));
    MemType::Scalar(Scalar::Int(width.min(declared.size.bits()).bytes_ceil().bits()))
}

/// The bits an access to a union's bit-field touches: its storage type's, unless the union is shorter.
fn clipped(storage: MemType, size: Bytes, known: &MemTypes) -> Bits {
    known.extent(&storage).size.min(size).bits()
}

fn narrowed(access: Access) -> Access {
    if access.unit <= WIDEST_ACCESS {
        return access;
    }
    let skipped = access.shift.bytes_floor();
    let shift = access.shift - skipped.bits();
    let unit = (shift + access.width).bytes_ceil().bits();
    Access { start: access.start + skipped, unit, shift, width: access.width }
}

/// True if a member has no storage: a record of nothing but such members and zero-width bit-fields
/// (`isEmptyFieldForLayout`).
pub(super) fn is_empty(program: &Program, field: &Field) -> bool {
    match (field.bits, &field.ty) {
        (Some(width), _) => width == Bits::ZERO,
        (None, Type::Record(id)) => program[*id].fields.iter().all(|inner| is_empty(program, inner)),
        (None, _) => false,
    }
}
