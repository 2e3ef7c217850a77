//! The thesis's explicitly packed structure (section 4.3): the record's type has a member for every bit-field and every
//! padding, and an access names its member. Masks and shifts are left to `ir::legalize`, which knows what is around.
//!
//! `struct { char c:2; int i:2; } s; s.i = 1;` is one instruction, where `word` takes a load, two masks and a store:
//!
//! ```text
//! %struct.S = type \{ i2, i2, i4, [3 x i8] }/
//! storefield %struct.S, i2 1, ptr %s, i32 1, align 4
//! ```

use ir::{FieldAccess, Operand};

use super::integer::widen;
use super::{BitField, Bodies, Coercion, Emitter, Member, Strategy, Wanted};

pub(super) const STRATEGY: Strategy = Strategy {
    name: "packed",
    description: "access the bit-field as a member of an explicitly packed structure",
    bodies: Bodies::Explicit,
    coercion: Coercion::Bitwise,
    load,
    store,
};

fn load(e: &mut Emitter<'_>, field: &BitField<'_>) -> Operand {
    let (member, access) = member(field);
    let ty = e.module.types.int(member.width.0 as u32);
    let bits = e.build.load_field(ty, access);
    widen(e, bits, member.width, (field.declared, field))
}

fn store(e: &mut Emitter<'_>, field: &BitField<'_>, value: Operand, wanted: Wanted) -> Option<Operand> {
    let (member, access) = member(field);
    let bits = e.resize(value, field.declared.width(), member.width, false);
    e.build.store_field(bits, access);
    (wanted == Wanted::Value).then(|| widen(e, bits, member.width, (field.result, field)))
}

fn member(field: &BitField<'_>) -> (Member, FieldAccess) {
    let member = field.member.expect("an explicitly packed structure has a member for every bit-field");
    let access = FieldAccess {
        of: member.of,
        index: member.index,
        ptr: field.record,
        align: field.align,
        volatile: field.volatile,
    };
    (member, access)
}
