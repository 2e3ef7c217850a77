//! The data layout of x86-64 and AArch64 Linux, which agree on everything the IR asks:
//! `i8 i16 i32 i64 i128` naturally aligned, pointers of 64 bits, `x86_fp80` and `fp128` in 16 bytes.

use crate::types::{Type, TypeId};
use crate::units::{Align, Bits, Bytes};

/// Size and alignment of one type, computed when it is entered.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layout {
    /// Bits of a value, without tail padding (for a structure: with it).
    pub(crate) bits: Bits,
    pub(crate) align: Align,
    pub(crate) sized: bool,
    /// Byte offsets of the members of a structure.
    pub(crate) offsets: Vec<Bytes>,
}

impl Layout {
    /// `known` holds the layouts of all component types.
    pub(crate) fn of(ty: &Type, known: &[Layout]) -> Layout {
        match ty {
            Type::Void => Layout::default(),
            Type::Int(width) => Layout::scalar(u64::from(*width), int_align(*width)),
            Type::Half | Type::BFloat => Layout::scalar(16, Align::TWO),
            Type::Float => Layout::scalar(32, Align::FOUR),
            Type::Double | Type::Ptr => Layout::scalar(64, Align::EIGHT),
            Type::X86Fp80 => Layout::scalar(80, Align::SIXTEEN),
            Type::Fp128 => Layout::scalar(128, Align::SIXTEEN),
            Type::Array(count, element) => Layout::array(*count, &known[element.index()]),
            Type::Vector(count, lane) => Layout::vector(*count, &known[lane.index()]),
            Type::Struct { fields, packed } => Layout::structure(fields, *packed, known),
            Type::Named { fields: Some(fields), packed, .. } => Layout::structure(fields, *packed, known),
            Type::Named { fields: None, .. } => Layout::default(),
        }
    }

    fn scalar(bits: u64, align: Align) -> Layout {
        Layout { bits: Bits(bits), align, sized: true, offsets: Vec::new() }
    }

    fn size(&self) -> Bytes {
        self.bits.to_bytes_ceil().round_up(self.align)
    }

    fn array(count: u64, element: &Layout) -> Layout {
        let bits = element.size().0.saturating_mul(8).saturating_mul(count);
        Layout { sized: element.sized, ..Layout::scalar(bits, element.align) }
    }

    /// A vector is as aligned as it is long, rounded up to a power of two (`DataLayout::getAlignment`).
    fn vector(count: u32, lane: &Layout) -> Layout {
        let bits = Bits(lane.bits.0.saturating_mul(u64::from(count)));
        let natural = bits.to_bytes_ceil().0.max(1).checked_next_power_of_two();
        let align = natural.and_then(Align::from_bytes).unwrap_or(Align::SIXTEEN);
        Layout { sized: lane.sized, ..Layout::scalar(bits.0, align) }
    }

    fn structure(fields: &[TypeId], packed: bool, known: &[Layout]) -> Layout {
        let mut end = Bytes(0);
        let mut align = Align::ONE;
        let mut sized = true;
        let mut offsets = Vec::with_capacity(fields.len());
        for field in fields {
            let field = &known[field.index()];
            let field_align = if packed { Align::ONE } else { field.align };
            let start = end.round_up(field_align);
            offsets.push(start);
            end = Bytes(start.0.saturating_add(field.size().0));
            align = align.max(field_align);
            sized &= field.sized;
        }
        let bits = Bits(end.round_up(align).0.saturating_mul(8));
        Layout { bits, align, sized, offsets }
    }
}

/// `DataLayout::getIntegerAlignment`: that of the next wider integer the layout string lists, or of the widest.
fn int_align(width: u32) -> Align {
    match width {
        0..=8 => Align::ONE,
        9..=16 => Align::TWO,
        17..=32 => Align::FOUR,
        33..=64 => Align::EIGHT,
        _ => Align::SIXTEEN,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Align, Bytes, TypeId, TypeTable};

    fn check(table: &TypeTable, ty: TypeId, size: u64, align: u64) {
        let got = (table.size(ty), table.align(ty));
        assert_eq!(got, (Bytes(size), Align::from_bytes(align).unwrap()), "{:?}", table.get(ty));
    }

    #[test]
    fn scalars() {
        let mut t = TypeTable::default();
        for (width, size, align) in
            [(1, 1, 1), (8, 1, 1), (17, 4, 4), (24, 4, 4), (40, 8, 8), (65, 16, 16), (256, 32, 16)]
        {
            let ty = t.int(width);
            check(&t, ty, size, align);
        }
        check(&t, TypeId::X86_FP80, 16, 16);
        check(&t, TypeId::PTR, 8, 8);
        let i24 = t.int(24);
        assert_eq!(t.store_size(i24), Bytes(3));
    }

    #[test]
    fn aggregates() {
        let mut t = TypeTable::default();
        let s = t.structure(&[TypeId::I8, TypeId::I32, TypeId::I8], false);
        check(&t, s, 12, 4);
        let offsets: Vec<_> = (0..3).map(|at| t.offset(s, at).unwrap().0).collect();
        assert_eq!(offsets, [0, 4, 8]);
        let p = t.structure(&[TypeId::I8, TypeId::I32, TypeId::I8], true);
        check(&t, p, 6, 1);
        let a = t.array(3, s);
        check(&t, a, 36, 4);
        let v = t.vector(3, TypeId::FLOAT);
        check(&t, v, 16, 16);
        assert_eq!(t.store_size(v), Bytes(12));
        let b = t.vector(8, TypeId::I1);
        check(&t, b, 1, 1);
        assert!(!t.is_sized(TypeId::VOID));
        let huge = t.array(u64::MAX, a);
        assert!(t.size(huge).0 > 1 << 60);
    }
}
