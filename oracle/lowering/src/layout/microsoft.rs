//! Bit-fields of records with `ms_struct`, as Microsoft's compiler lays them out: gcc's manual, "x86 Type Attributes", `ms_struct`.
//! After the branches for `IsMsStruct` of clang's `ItaniumRecordLayoutBuilder::LayoutBitField`.

use lang::Bits;

/// The allocation unit that a run of bit-fields fills.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AllocationUnit {
    /// The size of the declared types of the run; zero where no bit-field precedes.
    size: Bits,
    /// The bits of it that are left.
    free: Bits,
}

/// The place of a bit-field.
pub(super) struct Placed {
    /// Its first bit.
    pub(super) offset: Bits,
    /// The first bit after the unit that it is in; of a zero-width bit-field, the first bit at which the next member may start.
    pub(super) next: Bits,
}

impl AllocationUnit {
    /// True if no bit-field precedes.
    pub(super) fn is_empty(self) -> bool {
        self.size == Bits::ZERO
    }

    /// Rule 3: "Adjacent bit-fields are packed into the same 1-, 2-, or 4-byte allocation unit if the integral types are the same
    /// size and if the next bit-field fits into the current allocation unit". A unit has the size of the type and starts at a
    /// multiple of its alignment, which is `align` bits.
    ///
    /// A zero-width bit-field ends the unit of its size, and has the next member start at a multiple of its alignment: of one bit where
    /// no bit-field precedes, for it is "ignored" there.
    pub(super) fn place(&mut self, next: Bits, declared: Bits, align: Bits, width: Bits) -> Placed {
        if self.size != declared || self.free < width {
            *self = AllocationUnit::default();
        }
        let start = next - self.free;
        if width == Bits::ZERO {
            *self = AllocationUnit::default();
            let offset = Bits(start.0.next_multiple_of(align.0));
            return Placed { offset, next: offset };
        }
        if self.free > Bits::ZERO {
            self.free = self.free - width;
            return Placed { offset: start, next };
        }
        let offset = Bits(start.0.next_multiple_of(align.0));
        *self = AllocationUnit { size: declared, free: declared - width };
        Placed { offset, next: offset + declared }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first bits of fields of these declared sizes and widths, each aligned to its size.
    fn offsets(fields: &[(u64, u64)]) -> Vec<u64> {
        let (mut unit, mut next) = (AllocationUnit::default(), Bits::ZERO);
        let mut place = |(declared, width): &(u64, u64)| {
            let placed = unit.place(next, Bits(*declared), Bits(*declared), Bits(*width));
            next = placed.next;
            placed.offset.0
        };
        fields.iter().map(&mut place).collect()
    }

    #[test]
    fn a_change_of_size_starts_a_unit() {
        assert_eq!(offsets(&[(32, 3), (32, 4), (8, 2), (32, 1)]), [0, 3, 32, 64]);
    }

    #[test]
    fn what_does_not_fit_starts_a_unit() {
        assert_eq!(offsets(&[(32, 20), (32, 12), (32, 1), (32, 32)]), [0, 20, 32, 64]);
    }

    #[test]
    fn a_zero_width_bit_field_counts_behind_a_bit_field_only() {
        assert_eq!(offsets(&[(8, 2), (8, 0), (8, 1)]), [0, 8, 8]);
        assert_eq!(offsets(&[(8, 2), (64, 0), (8, 1)]), [0, 64, 64]);
    }
}
