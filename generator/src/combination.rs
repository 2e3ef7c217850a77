//! Combinations of features. Rules of a document, and passes of a compiler, meet where a program has several features in one place, and a
//! program that draws each feature by itself seldom has them there. A gene of its own decides that a program is about one or
//! two combinations: the rest of its plan is as it would be without them.

use lang::{Features, feature_set};

use crate::choices::Choices;

/// The sixteenths of the programs that are about combinations.
const PROGRAMS: u32 = 9;

/// The sixteenths of the others that are about one of [`FURTHER`].
const OTHERS: u32 = 4;

/// Features that rules speak of together.
pub(crate) static COMBINATIONS: &[Features] = &[
    // psABI 3.2.3p2 rule 4: a union merges the classes of what overlaps. SSEUP and SSE become SSE by 4(f); X87 sends the whole to memory
    // by 4(e), or by 5(b) where its other half is gone.
    feature_set![UNION QUAD FLOAT_FIELD ARRAY_FIELD VARIADIC_RECORD],
    feature_set![UNION LONG_DOUBLE COMPLEX],
    // An eightbyte of SSE has up to four members, of which a compiler's own type may show some.
    feature_set![UNION HALF FLOAT_FIELD NESTED_RECORD],
    feature_set![UNION HALF FLOAT_FIELD ARRAY_FIELD],
    feature_set![HALF ALIGNED_FIELD],
    feature_set![HALF ZERO_WIDTH],
    // Bits of a union beyond the width of the member that a compiler copies it by.
    feature_set![UNION BIT_INT RECORD_RESULT],
    feature_set![UNION VECTOR NESTED_RECORD],
    // psABI 3.2.3p2 rule 1: what an odd place sends to memory: a scalar, a member, an element, a bit-field that lies like a member.
    feature_set![PACKED_RECORD NESTED_RECORD RECORD_ARRAY],
    feature_set![PACKED_RECORD NESTED_RECORD UNION BIT_FIELD],
    feature_set![PACKED_RECORD RECORD_ARRAY],
    feature_set![PRAGMA_PACK NESTED_RECORD FULL_BIT_FIELD],
    feature_set![PRAGMA_PACK NESTED_RECORD RECORD_ARRAY BIT_FIELD],
    feature_set![ALIGNED_TYPEDEF PACKED_RECORD],
    // Attributes of bit-fields, with which no document deals.
    feature_set![BIT_FIELD ALIGNED_BIT_FIELD],
    feature_set![BIT_FIELD ALIGNED_BIT_FIELD PRAGMA_PACK],
    // Enumerations whose size or alignment an attribute changes.
    feature_set![ENUM PACKED_ENUM ALIGNED_ENUM],
    // NO_CLASS is "used for padding": a record, or an eightbyte, of nothing else, where registers run out and behind `...`.
    feature_set![UNNAMED_RECORD UNNAMED_BIT_FIELD VARIADIC_RECORD AFTER_GENERAL],
    feature_set![UNNAMED_BIT_FIELD INT128_BIT_FIELD VARIADIC_RECORD],
    feature_set![UNNAMED_BIT_FIELD FLOAT_FIELD VARIADIC_RECORD],
    // psABI 3.2.3p3: registers "get reverted" where not all of a value finds one; 3.5.7 looks for it by its alignment.
    feature_set![INT128 VARIADIC REGISTER_EXHAUSTION],
    feature_set![INT128 FLEXIBLE_ARRAY UNION VARIADIC_RECORD],
    // What an optimiser keeps of an object of which parts have other types.
    feature_set![UNION BOOL BOOL_BIT_FIELD RECORD_RESULT],
    feature_set![UNION BOOL BIT_FIELD GRAFFITI],
    feature_set![STORAGE_ORDER BIT_FIELD MEMSET GRAFFITI],
    // A signed bit-field as a variable of a loop.
    feature_set![FOR BIT_FIELD],
];

/// Those that came later. They have programs of their own, so that each of the others is as frequent as before.
pub(crate) static FURTHER: &[Features] = &[
    // psABI 3.5.7: va_arg fetches 16 bytes from where registers were saved 8 bytes apart.
    feature_set![INT128 LONG_DOUBLE UNION VARIADIC VARIADIC_RECORD],
    feature_set![INT128 FLEXIBLE_ARRAY VARIADIC VARIADIC_RECORD],
    // psABI 3.2.3p2: of 16 bytes that are accessed at once, one eightbyte is padding.
    feature_set![UNNAMED_BIT_FIELD INT128_BIT_FIELD VARIADIC VARIADIC_RECORD],
    // psABI 3.1.2 leaves the unused bits of a bit-precise integer unspecified: what was in its memory before may be in them.
    feature_set![BIT_INT GRAFFITI RECORD_RESULT],
    // Vectors for which no document has a register.
    feature_set![VECTOR SHORT_VECTOR],
    // What an optimiser keeps of a union that a function returns and that is read at once.
    feature_set![UNION BOOL BOOL_BIT_FIELD RECORD_RESULT RESULT_MEMBER],
];

/// Draws the one or two combinations that a program is about, of those whose features are all allowed; often none.
pub(crate) fn draw(choices: &mut Choices<'_>, allowed: Features) -> Features {
    let of = |table: &[Features]| -> Vec<Features> {
        table.iter().copied().filter(|features| allowed.contains(features.with_needs())).collect()
    };
    if !choices.chance(PROGRAMS) {
        let further = choices.chance(OTHERS).then(|| choices.pick(&of(FURTHER)).copied()).flatten();
        return further.unwrap_or(Features::empty());
    }
    let possible = of(COMBINATIONS);
    let mut one = || choices.pick(&possible).copied().unwrap_or(Features::empty());
    one() | one()
}
