//! The rules, one record at a time. After clang's `ItaniumRecordLayoutBuilder::LayoutField` and
//! `::LayoutBitField` (clang/lib/AST/RecordLayoutBuilder.cpp).

use lang::{Align, Bits, Field, Program, Record, Target};

use super::microsoft::{AllocationUnit, Placed};
use super::{Dialect, Extent, FieldLayout, Layout, LayoutError, Layouts, MAX_SIZE};

/// Lays out one record whose members are laid out already, as the compilers of `known` do.
///
/// # Errors
/// On records no checked program has.
pub fn lay_out(program: &Program, known: &Layouts, record: &Record) -> Result<Layout, LayoutError> {
    let mut placer = Placer::new(record, program.target, known.data().dialect());
    for field in &record.fields {
        let extent = field_extent(program, known, record, field)?;
        let placed = match field.bits {
            Some(width) => placer.bit_field(field, extent, width),
            None => placer.member(field, extent),
        };
        placer.fields.push(placed);
    }
    placer.finish()
}

/// Size and alignment of a member's type; of a bit-field, of its declared type.
fn field_extent(
    program: &Program,
    known: &Layouts,
    record: &Record,
    field: &Field,
) -> Result<Extent, LayoutError> {
    let tag = || record.tag.to_string();
    if let Some(width) = field.bits {
        let int = lang::typing::integer(program, &field.ty);
        int.filter(|int| width <= int.width()).ok_or_else(|| LayoutError::BitField { record: tag() })?;
    }
    if let Some(inner) = field.ty.element().as_record()
        && inner.index() >= known.records.len()
    {
        return Err(LayoutError::Incomplete { record: tag() });
    }
    known.complete_extent(&field.ty).ok_or_else(|| LayoutError::TooLarge { record: tag() })
}

/// A record that is being laid out.
struct Placer<'a> {
    record: &'a Record,
    target: Target,
    dialect: Dialect,
    /// The next free bit; in a union always the first.
    next: Bits,
    /// The end of the longest member so far.
    end: Bits,
    align: Align,
    /// Of a record with `ms_struct`, what a run of bit-fields fills.
    unit: AllocationUnit,
    fields: Vec<FieldLayout>,
}

impl<'a> Placer<'a> {
    fn new(record: &'a Record, target: Target, dialect: Dialect) -> Placer<'a> {
        let fields = Vec::with_capacity(record.fields.len());
        let (next, end) = (Bits::ZERO, Bits::ZERO);
        let align = Align::ONE;
        let unit = AllocationUnit::default();
        Placer { record, target, dialect, next, end, align, unit, fields }
    }

    fn packed(&self, field: &Field) -> bool {
        self.record.packed || field.packed
    }

    /// A member that is no bit-field. Its type has the alignment that a `typedef` gives it; `packed` lowers, `aligned`
    /// raises, `#pragma pack` has the last word.
    fn member(&mut self, field: &Field, extent: Extent) -> FieldLayout {
        let own = field.typedef_align.unwrap_or(extent.align);
        let own = if field.atomic { self.atomic_align(Extent { align: own, ..extent }) } else { own };
        let natural = if self.packed(field) { Align::ONE } else { own };
        let wanted = natural.max(field.aligned.unwrap_or(Align::ONE));
        let align = self.record.pragma_pack.map_or(wanted, |pack| wanted.min(pack));
        self.unit = AllocationUnit::default();
        // It starts at the next byte, even inside the unit of a bit-field before it.
        let offset = self.next.bytes_ceil().align_to(align).bits();
        self.place(offset, extent.size.bits(), align)
    }

    /// The alignment of an atomic type that one access of the machine reads, which is as long as an integer: at least that integer's in gcc
    /// (`build_qualified_type`), and just that one's in clang (`getTypeInfoImpl`), also where `aligned` has given the type more (the ledger's
    /// atomic-type-loses-its-alignment). C11 6.2.5p27 lets it differ from that of the type without `_Atomic`.
    fn atomic_align(&self, of: Extent) -> Align {
        let integer = Align::from_bytes(of.size.0).unwrap_or(of.align);
        if self.dialect.is_gcc() { integer.max(of.align) } else { integer }
    }

    /// A bit-field of `width` bits in a record with `ms_struct`. Unnamed ones align the record like others, except those of no
    /// width that follow no bit-field.
    fn bit_field_of_microsoft(&mut self, field: &Field, unit: Extent, width: Bits) -> FieldLayout {
        let declared = unit.size.bits();
        let natural = Align::from_bytes(unit.size.0).unwrap_or(unit.align);
        let ignored = width == Bits::ZERO && self.unit.is_empty();
        let wanted = if ignored { Align::ONE } else { natural };
        let raised = wanted.max(field.aligned.unwrap_or(Align::ONE));
        let pragma = self.record.pragma_pack.filter(|_| width > Bits::ZERO);
        let align = pragma.map_or(raised, |pack| raised.min(pack));
        let Placed { offset, next } = self.unit.place(self.next, declared, align.bits(), width);
        self.align = self.align.max(align);
        self.next = next;
        self.end = self.end.max(next);
        FieldLayout { offset, width }
    }

    /// A bit-field of `width` bits in units of its declared type, which have the alignment that a `typedef` gives them.
    fn bit_field(&mut self, field: &Field, unit: Extent, width: Bits) -> FieldLayout {
        if self.record.ms_struct {
            return self.bit_field_of_microsoft(field, unit, width);
        }
        let unit = Extent { align: field.typedef_align.unwrap_or(unit.align), ..unit };
        let bits = FieldAlign::compute(self, field, unit.align, width);
        let offset = self.bit_field_offset(bits, unit, width);
        let contributes = field.name.is_some() || self.unnamed_field_aligns();
        let align = Align::from_bytes(bits.align.0 / 8).filter(|_| contributes);
        self.place(offset, width, align.unwrap_or(Align::ONE))
    }

    /// True if unnamed bit-fields raise the record's alignment. psABI 3.1.2: "unnamed bit-fields' types do not affect the
    /// alignment of a structure or union"; AAPCS64 "Bit-fields": the container type contributes to it "without exception
    /// for zero-sized or anonymous bit-fields".
    const fn unnamed_field_aligns(&self) -> bool {
        self.target.spec().data.unnamed_field_aligns
    }

    /// psABI 3.1.2: "bit-fields must be contained in a storage unit appropriate for its declared type". `#pragma pack` lets
    /// them cross its boundary, and so does `packed`, by alignment to one bit.
    fn bit_field_offset(&self, bits: FieldAlign, unit: Extent, width: Bits) -> Bits {
        if width == Bits::ZERO {
            // Not even packed stops it.
            return round_up(self.next, bits.align);
        }
        let crosses = |align: Bits| self.next.0 % align.0 + width.0 > unit.size.bits().0;
        let may_cross = self.record.pragma_pack.is_some();
        match self.dialect {
            Dialect::Gcc | Dialect::Gcc11 => self.gcc_offset(bits, unit, width),
            _ if !may_cross && crosses(bits.align) => round_up(self.next, bits.align),
            Dialect::Clang21
            | Dialect::Clang20
            | Dialect::Clang
            | Dialect::Clang18
            | Dialect::Clang16
            | Dialect::Clang15
            | Dialect::Clang14 => {
                let aligned = bits.explicit.filter(|a| self.record.pragma_pack.is_none_or(|pack| *a <= pack));
                aligned.map_or(self.next, |aligned| self.next.align_to(aligned))
            }
        }
    }

    /// gcc rounds up for `aligned` first, capped by the pragma, and then looks whether the field fits its unit
    /// (`place_field` in gcc/stor-layout.cc). clang looks first, and drops what exceeds the pragma.
    fn gcc_offset(&self, bits: FieldAlign, unit: Extent, width: Bits) -> Bits {
        let capped = bits.explicit.map(|a| self.record.pragma_pack.map_or(a, |pack| a.min(pack)));
        let start = capped.map_or(self.next, |aligned| self.next.align_to(aligned));
        let crosses = start.0 % unit.align.bits().0 + width.0 > unit.size.bits().0;
        let may_cross = bits.packed || self.record.pragma_pack.is_some();
        if crosses && !may_cross { start.align_to(unit.align) } else { start }
    }

    fn place(&mut self, offset: Bits, width: Bits, align: Align) -> FieldLayout {
        let end = offset + width;
        self.align = self.align.max(align);
        if self.record.is_union() {
            self.end = self.end.max(end);
        } else {
            self.next = end;
            self.end = end;
        }
        FieldLayout { offset, width }
    }

    fn finish(self) -> Result<Layout, LayoutError> {
        let unadjusted = self.align;
        let align = unadjusted.max(self.record.aligned.unwrap_or(Align::ONE));
        let size = self.end.bytes_ceil().align_to(align);
        if size > MAX_SIZE {
            return Err(LayoutError::TooLarge { record: self.record.tag.to_string() });
        }
        Ok(Layout { size, align, unadjusted, fields: self.fields })
    }
}

/// The alignment of a bit-field's place.
#[derive(Clone, Copy)]
struct FieldAlign {
    /// In bits; 1 when packed.
    align: Bits,
    /// `aligned(n)`
    explicit: Option<Align>,
    /// The field is packed, by itself or with its record.
    packed: bool,
}

impl FieldAlign {
    /// `aligned` raises it, `packed` lowers it to a bit, and `#pragma pack` has the last word.
    fn compute(placer: &Placer<'_>, field: &Field, natural: Align, width: Bits) -> FieldAlign {
        let explicit = field.aligned;
        let packed = placer.packed(field) && width != Bits::ZERO;
        let pragma = placer.record.pragma_pack.filter(|_| width != Bits::ZERO);
        // Under the pragma clang forgets that the field is packed, too.
        let unpacked = !packed || pragma.is_some();
        let base = if unpacked { natural.bits() } else { Bits(1) };
        let raised = explicit.map_or(base, |a| base.max(a.bits()));
        let align = pragma.map_or(raised, |pack| raised.min(pack.bits()));
        FieldAlign { align, explicit, packed }
    }
}

/// Rounds a position up to a multiple of `align` bits.
fn round_up(at: Bits, align: Bits) -> Bits {
    Bits(at.0.next_multiple_of(align.0))
}
