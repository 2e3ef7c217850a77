//! The features that programs of a profile may have, and the draw of those that one program may use.

use lang::{FEATURES, Features, feature_set};

use crate::choices::Choices;
use crate::profile::Profile;

/// The default features of a profile.
#[must_use]
pub const fn features_for_profile(profile: Profile) -> Features {
    match profile {
        Profile::Bitfields => {
            Features::NAMED.difference(feature_set![REGISTER_EXHAUSTION CALLBACK RECURSION])
        }
        Profile::Poison => Features::NAMED.difference(NOT_WITH_POISON),
        Profile::Signatures => IN_SIGNATURES,
        _ => Features::NAMED,
    }
    .difference(match profile {
        Profile::Poison => Features::empty(),
        _ => Features::INDETERMINATE,
    })
    .difference(RARE_VECTORS)
}

/// Vectors that have registers only if the processor has those of 32 or 64 bytes and the compiler uses them, and
/// vectors that have registers nowhere, which only programs about them have (`Config::allowed_in_combinations`).
const RARE_VECTORS: Features = feature_set![VECTOR_32 VECTOR_64 SHORT_VECTOR];

/// Features that the profile `poison` leaves out, because they make programs large or make it uncertain which
/// scalars have a value.
const NOT_WITH_POISON: Features = feature_set![
    RECURSION CALLBACK JUMP GRAFFITI DYNAMIC_INDEX FLOAT_ARITHMETIC DIVISION COMMA REGISTER_EXHAUSTION
    FLOAT_ARGUMENT VOLATILE_VARIABLE TRAMPOLINE MANY_ARGUMENTS AFTER_GENERAL AFTER_VECTOR AFTER_BOTH STORAGE_ORDER
];

/// The features that a program of the profile `signatures` can have: types and calls, but nothing volatile, because
/// reads of volatile objects are effects.
pub const IN_SIGNATURES: Features = feature_set![
    BIT_FIELD BOOL_BIT_FIELD ENUM_BIT_FIELD WIDE_BIT_FIELD FULL_BIT_FIELD UNNAMED_BIT_FIELD ZERO_WIDTH
    PACKED_RECORD PACKED_FIELD ALIGNED_RECORD ALIGNED_FIELD ALIGNED_BIT_FIELD PRAGMA_PACK UNION
    NESTED_RECORD ANONYMOUS_RECORD ARRAY_FIELD RECORD_ARRAY FLOAT_FIELD POINTER_FIELD BOOL ENUM
    RECORD_ARGUMENT RECORD_RESULT REGISTER_EXHAUSTION SCALAR_ARGUMENT FLOAT_ARGUMENT POINTER_ARGUMENT
    POINTER_CALL CALLBACK NESTED_CALL DISCARDED_RESULT MODIFIED_COPY GRAFFITI TRAMPOLINE MANY_ARGUMENTS
    RECORD_FIRST RECORD_LAST AFTER_GENERAL AFTER_VECTOR AFTER_BOTH ANONYMOUS_UNION UNTAGGED_RECORD
]
.union(Features::EXTENDED);

/// The features that every program may use, whatever it draws.
pub const ALWAYS: Features = Features::RECORD_ARGUMENT;

/// Draws the features that one program may use: each by its odds, independently. This is swarm testing: a program
/// with all features enabled rarely shows one in the absence of the rest.
pub fn draw(choices: &mut Choices<'_>, allowed: Features) -> Features {
    let mut drawn = ALWAYS;
    for row in FEATURES {
        if row.odds == 16 || choices.chance(row.odds) {
            drawn |= row.feature;
        }
    }
    let own = drawn & Features::OF_OWN_GENES;
    let drawn = drawn.difference(own).with_needs() | own;
    drawn & allowed.difference(omitted_for_portability(choices))
}

/// Draws the features that a program leaves out so that more compilers accept it: a third of the programs have only
/// features that every compiler has, and half of the rest only features that gcc and clang have had for long.
fn omitted_for_portability(choices: &mut Choices<'_>) -> Features {
    match choices.below(16) {
        0..=5 => Features::EXTENDED,
        6..=10 => Features::RECENT,
        _ => Features::empty(),
    }
}

/// Draws the feature in focus of a program of the profile `single`, with the features that it needs; `own` decides whether it
/// is one of [`Features::OF_OWN_GENES`].
pub fn draw_focus(choices: &mut Choices<'_>, own: &mut Choices<'_>, allowed: Features) -> Features {
    let among = |set: Features| -> Vec<Features> {
        FEATURES.iter().map(|row| row.feature).filter(|f| (allowed & set).contains(*f)).collect()
    };
    let others = among(Features::NAMED.difference(Features::OF_OWN_GENES));
    let drawn = choices.pick(&others).copied();
    let of_own = drawn.is_none() || own.chance(1);
    let drawn = if of_own { own.pick(&among(Features::OF_OWN_GENES)).copied().or(drawn) } else { drawn };
    drawn.unwrap_or(Features::empty()).with_needs() & allowed
}
