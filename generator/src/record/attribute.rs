//! `packed`, `aligned`, `#pragma pack` and `volatile`, where compilers accept them without a warning.

use lang::{Align, Features, Field, IntType, Program, RecordKind, Type};

use super::RecordDraft;

/// The sixteenths of the records and members that have an attribute in focus: the others show what they do without it.
const IN_FOCUS: u32 = 12;

impl RecordDraft<'_, '_, '_> {
    /// Draws the attributes of the record.
    pub(super) fn attributes(&mut self) {
        // A union has a single member to write, so there is little piecemeal writing to test.
        let parts = if self.allows(Features::INDETERMINATE) && !self.context.nested { 1 } else { 4 };
        let union = if self.context.nested { Features::ANONYMOUS_UNION } else { Features::UNION };
        if self.allows(union) && self.likely(union, parts) {
            self.record.kind = RecordKind::Union { active: 0 };
        }
        if self.allows(Features::PACKED_RECORD) && self.likely(Features::PACKED_RECORD, 9) {
            self.record.packed = true;
        }
        if self.allows(Features::PRAGMA_PACK) && !self.context.nested && self.likely(Features::PRAGMA_PACK, 6)
        {
            self.record.pragma_pack = self.alignment([1, 2, 4, 8, 16]);
        }
        if self.allows(Features::ALIGNED_RECORD)
            && !self.context.in_packed
            && self.likely(Features::ALIGNED_RECORD, 5)
        {
            self.record.aligned = self.alignment([2, 4, 8, 16, 32]);
        }
    }

    /// Draws the attributes of a field.
    pub(super) fn field_attributes(&mut self, mut field: Field) -> Field {
        if self.allows(Features::PACKED_FIELD)
            && can_be_packed(&self.types.program, &field)
            && self.choices.chance(5)
        {
            field.packed = true;
        }
        let aligns = if field.bits.is_none() { Features::ALIGNED_FIELD } else { Features::ALIGNED_BIT_FIELD };
        let alignable = match field.bits {
            None => self.allows(Features::ALIGNED_FIELD) && !field.is_anonymous_record(),
            // Compilers differ by design on unnamed ones.
            Some(_) => self.allows(Features::ALIGNED_BIT_FIELD) && field.name.is_some(),
        };
        if alignable && !self.context.in_packed && self.likely(aligns, 4) {
            field.aligned = self.alignment([1, 2, 4, 8, 16]);
        }
        let nameable = field.bits.is_none() && field.name.is_some() && !matches!(field.ty, Type::Array(..));
        if self.allows(Features::ALIGNED_TYPEDEF)
            && nameable
            && !self.context.in_packed
            && self.likely(Features::ALIGNED_TYPEDEF, 4)
        {
            field.typedef_align = self.alignment([4, 1, 2, 8, 16]);
        }
        let one_access = field.name.is_some() && field.ty.is_scalar();
        if self.allows(Features::VOLATILE_FIELD) && one_access && self.choices.chance(4) {
            field.volatile = true;
        }
        field
    }

    /// Draws `true` in `parts` of sixteen cases, and in most if the feature is in focus.
    pub(super) fn likely(&mut self, feature: Features, parts: u32) -> bool {
        let parts = if self.types.focus.intersects(feature) { IN_FOCUS } else { parts };
        self.choices.chance(parts)
    }

    fn alignment(&mut self, of: [u64; 5]) -> Option<Align> {
        Align::from_bytes(self.choices.one_of(of))
    }
}

/// True if a field can have `packed` without a warning. gcc (`-Wattributes`) and clang
/// (`-Wattribute-packed-for-bitfield`) warn about a field aligned to one byte, and the alignment of a record is not
/// known here.
fn can_be_packed(program: &Program, field: &Field) -> bool {
    let byte = |int: IntType| int.storage() == lang::Bits(8);
    match field.ty.element() {
        Type::Int(int) => !byte(*int) && field.name.is_some(),
        Type::Enum(id) => !byte(program[*id].underlying()) && field.name.is_some(),
        Type::Float(_) | Type::Pointer(_) | Type::Complex(_) | Type::Vector(..) => true,
        _ => false,
    }
}
