//! Bit-fields accessed wrongly: strategies of ours, in which an access does more, less or something else.
//!
//! Each keeps the name of the strategy that it stands for.

use ethnum::U256;
use ir::{Const, Type};
use lang::{Bits, IntType};
use lowering::shape::Access;
use lowering::strategy::{
    BitField, Coercion, Emitter, FROZEN_VALUE, FROZEN_WORD, Lanes, Member, PACKED, Strategy, VECTOR, WORD,
    Wanted,
};

/// A signed field reads as unsigned, also as the value of an assignment.
pub(crate) const SIGN_EXTENSION_FORGOTTEN: Strategy = Strategy {
    load: |e, field| (WORD.load)(e, &BitField { signed: false, ..*field }),
    store: |e, field, value, wanted| (WORD.store)(e, &BitField { signed: false, ..*field }, value, wanted),
    ..WORD
};

/// A store zeroes the unit first.
pub(crate) const NEIGHBOUR_CLOBBERED: Strategy = Strategy {
    store: |e, field, value, wanted| {
        let zero = e.integer(field.access.unit, U256::ZERO);
        e.store_unit(field, zero);
        (WORD.store)(e, field, value, wanted)
    },
    ..WORD
};

/// A store takes a field that shares its unit for one bit narrower.
pub(crate) const MASK_ONE_BIT_SHORT: Strategy = Strategy {
    store: |e, field, value, wanted| {
        let Access { unit, width, .. } = field.access;
        let narrower = if width > Bits(1) && width < unit { width - Bits(1) } else { width };
        let access = Access { width: narrower, ..field.access };
        (WORD.store)(e, &BitField { access, ..*field }, value, wanted)
    },
    ..WORD
};

/// After a store, the bits of the value that do not fit are set above the field.
pub(crate) const VALUE_NOT_TRUNCATED: Strategy = Strategy {
    store: |e, field, value, wanted| {
        let result = (WORD.store)(e, field, value, wanted);
        let Access { unit, width, shift, .. } = field.access;
        if field.declared != IntType::Bool && width < unit {
            let value = e.resize(value, field.declared.width(), unit, false);
            let unfit = e.integer(unit, !(U256::ONE << width.0).wrapping_sub(U256::ONE));
            let unfit = e.build.and(value, unfit);
            let shift = e.integer(unit, U256::from(shift.0));
            let above = e.build.shl(unfit, shift);
            let ty = e.int_type(unit);
            let stored = e.load_unit(field, ty);
            let spilled = e.build.or(stored, above);
            e.store_unit(field, spilled);
        }
        result
    },
    ..WORD
};

/// A store zeroes the byte after the unit as well.
pub(crate) const UNIT_ONE_BYTE_TOO_WIDE: Strategy = Strategy {
    store: |e, field, value, wanted| {
        let result = (WORD.store)(e, field, value, wanted);
        let behind = field.access.start + field.access.unit.bytes_ceil();
        let access = Access { start: behind, unit: Bits(8), ..field.access };
        e.store_unit(&BitField { access, ..*field }, Const::i8(0).into());
        result
    },
    ..WORD
};

/// A field across a boundary is read from one bit lower on.
pub(crate) const STRADDLE_SHIFTED_WRONG: Strategy = Strategy {
    load: |e, field| {
        let lower = Bits(field.access.shift.0.saturating_sub(u64::from(field.straddles)));
        let access = Access { shift: lower, ..field.access };
        (WORD.load)(e, &BitField { access, ..*field })
    },
    ..WORD
};

/// A volatile field is stored to a temporary.
pub(crate) const VOLATILE_STORE_LOST: Strategy = Strategy {
    store: |e, field, value, wanted| {
        if !field.volatile {
            return (WORD.store)(e, field, value, wanted);
        }
        let size = field.access.start + field.access.unit.bytes_ceil();
        let room = e.module.types.array(size.0, ir::TypeId::I8);
        let record = e.build.entry_alloca(room, field.align);
        (WORD.store)(e, &BitField { record, ..*field }, value, wanted)
    },
    ..WORD
};

/// The value of an assignment is that of its right operand.
pub(crate) const ASSIGNED_VALUE_NOT_TRUNCATED: Strategy = Strategy {
    store: |e, field, value, wanted| {
        (WORD.store)(e, field, value, Wanted::Nothing);
        (wanted == Wanted::Value).then_some(value)
    },
    ..WORD
};

/// A store freezes nothing.
pub(crate) const WORD_NOT_FROZEN: Strategy = Strategy { store: WORD.store, ..FROZEN_WORD };

/// A store freezes the unit after it has put the value into it.
pub(crate) const FROZEN_TOO_LATE: Strategy = Strategy {
    store: |e, field, value, wanted| {
        let result = (WORD.store)(e, field, value, wanted);
        if field.access.width < field.access.unit {
            let ty = e.int_type(field.access.unit);
            let stored = e.load_unit(field, ty);
            let frozen = e.build.freeze(stored);
            e.store_unit(field, frozen);
        }
        result
    },
    ..FROZEN_WORD
};

/// A store freezes the word only.
pub(crate) const VALUE_NOT_FROZEN: Strategy = Strategy { store: FROZEN_WORD.store, ..FROZEN_VALUE };

/// A field across a boundary reads with its lanes in reverse.
pub(crate) const LANES_REVERSED: Strategy = Strategy {
    load: |e, field| {
        let value = (VECTOR.load)(e, field);
        let Lanes { piece, count, .. } = Lanes::for_field(field);
        let (width, declared) = (field.access.width, field.declared.width());
        if !field.straddles || count == 1 || !e.vectors.have(width) {
            return value;
        }
        let bits = e.resize(value, declared, width, false);
        let (lane, whole) = (e.int_type(Bits(u64::from(piece))), e.int_type(width));
        let lanes = e.module.types.vector(count, lane);
        let lowest_first = e.build.bitcast(bits, lanes);
        let mask: Vec<_> = (0..count).rev().map(Some).collect();
        let reversed = e.build.shuffle_vector(lanes, lowest_first, lowest_first, &mask);
        let bits = e.build.bitcast(reversed, whole);
        e.resize(bits, width, declared, field.signed)
    },
    ..VECTOR
};

/// The unit is cut into pieces as if the field were alone in it.
pub(crate) const PIECE_TOO_WIDE: Strategy = Strategy {
    load: |e, field| (VECTOR.load)(e, &BitField { neighbours: &[], ..*field }),
    store: |e, field, value, wanted| {
        (VECTOR.store)(e, &BitField { neighbours: &[], ..*field }, value, wanted)
    },
    ..VECTOR
};

/// An eightbyte of a record is loaded as `word` loads it.
pub(crate) const PART_NOT_FROZEN: Strategy = Strategy { coercion: Coercion::Plain, ..VECTOR };

/// A field after a boundary is taken for the one before it.
pub(crate) const MEMBER_BEFORE_BOUNDARY: Strategy = Strategy {
    load: |e, field| {
        let member = field.member.map(|member| before_boundary(e, member));
        (PACKED.load)(e, &BitField { member, ..*field })
    },
    store: |e, field, value, wanted| {
        let member = field.member.map(|member| before_boundary(e, member));
        (PACKED.store)(e, &BitField { member, ..*field }, value, wanted)
    },
    ..PACKED
};

/// The member on the other side of the boundary that stands before this one; without a boundary, this one.
fn before_boundary(e: &Emitter<'_>, member: Member) -> Member {
    let types = &e.module.types;
    let parts = types.get(member.of).components();
    let before = |distance: u32| Some(types.get(*parts.get(member.index.checked_sub(distance)? as usize)?));
    match (before(2), before(1)) {
        (Some(Type::Int(width)), Some(Type::Array(0, _))) => {
            Member { index: member.index - 2, width: Bits(u64::from(*width)), ..member }
        }
        _ => member,
    }
}

/// An eightbyte of a record is loaded and then frozen.
pub(crate) const PART_FROZEN_WHOLE: Strategy = Strategy { coercion: Coercion::Frozen, ..PACKED };
