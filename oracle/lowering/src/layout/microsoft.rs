//! Bit-fields of records with `ms_struct`, as Microsoft's compiler lays them out: gcc's manual, "x86 Type Attributes", `ms_struct`.
//! After the branches for `IsMsStruct` of clang's `ItaniumRecordLayoutBuilder::LayoutBitField`.

use lang::Bits;

/// The allocation unit that a run of bit-fields fills.
#[derive(Clone, Copy, Debug, Default)]
pub struct AllocationUnit {
    /// The size of the declared types of the run; zero where no bit-field precedes.
    size: Bits,
    /// The bits of it that are left.
    free: Bits,
}

/// The place of a bit-field.
pub struct Placed {
    /// Its first bit.
    pub offset: Bits,
    /// The first bit after the unit that it is in; of a zero-width bit-field, the first bit at which the next member may start.
    pub next: Bits,
}

impl AllocationUnit {
    /// True if no bit-field precedes.
    pub fn is_empty(self) -> bool {
        self.size == Bits::ZERO
    }

    /// Rule 3: "Adjacent bit-fields are packed into the same 1-, 2-, or 4-byte allocation unit if the integral types are the same
    /// size and if the next bit-field fits into the current allocation unit". A unit has the size of the type and starts at a
    /// multiple of its alignment, which is `align` bits.
    ///
    /// A zero-width bit-field ends the unit of its size, and has the next member start at a multiple of its alignment: of one bit where
    /// no bit-field precedes, for it is "ignored" there.
    pub fn place(&mut self, next: Bits, declared: Bits, align: Bits, width: Bits) -> Placed {
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
