//! The programs that are searched for faults.

use generator::{Config, Limits, Profile};
use interpreter::Needs;
use lang::{Features, Program, Target, feature_set};
use lowering::abi::VectorUnit;

use super::compilers::CLANG;
use super::fault::Fault;

/// A source of programs: those of a profile, all of them or only the ones without other features than these.
#[derive(Clone, Copy)]
struct Supply {
    profile: Profile,
    only: Option<Features>,
    /// The features of which each program has at least one.
    focus: Features,
}

impl Supply {
    const fn of_profile(profile: Profile) -> Supply {
        Supply { profile, only: None, focus: Features::empty() }
    }

    /// Only programs that have no other features than these.
    const fn restricted(profile: Profile, features: Features) -> Supply {
        Supply { profile, only: Some(features), focus: Features::empty() }
    }
}

/// Programs are taken from these in turn.
const ORDINARY: [Supply; 6] = [
    Supply::of_profile(Profile::Mixed),
    Supply::of_profile(Profile::Single),
    Supply::of_profile(Profile::Bitfields),
    Supply::of_profile(Profile::Calls),
    UNNAMED,
    COMPUTED,
];

/// Programs for faults of layout and passing: many signatures at a time.
const CALLS: [Supply; 8] = [
    Supply::of_profile(Profile::Signatures),
    Supply::of_profile(Profile::Calls),
    Supply::of_profile(Profile::Mixed),
    Supply::of_profile(Profile::Single),
    Supply::of_profile(Profile::Bitfields),
    FLOATING,
    QUADS,
    UNNAMED,
];

/// Programs in which poison flows.
const POISON: [Supply; 1] = [Supply::of_profile(Profile::Poison)];

/// Records of one floating type, and few that are not.
const FLOATING: Supply = Supply::restricted(
    Profile::Signatures,
    CALLED.union(feature_set![
        COMPLEX LONG_COMPLEX VECTOR VECTOR_32 SHORT_VECTOR UNION EMPTY_RECORD NESTED_RECORD
    ]),
);

/// Records of 16-byte floating types and vectors, where `float` and `double` leave the stack aligned to 8 only.
const QUADS: Supply = Supply::restricted(
    Profile::Signatures,
    CALLED.difference(feature_set![FLOAT_FIELD SCALAR_ARGUMENT]).union(feature_set![LONG_COMPLEX COMPLEX]),
);

/// Decimal numbers and records of them, in registers and where these have run out.
const DECIMALS: [Supply; 1] = [Supply {
    focus: feature_set![DECIMAL],
    ..Supply::restricted(Profile::Signatures, CALLED.union(feature_set![DECIMAL UNION NESTED_RECORD]))
}];

/// Unnamed arguments of variadic functions, wide ones among them, up to where registers end.
const UNNAMED: Supply = Supply::restricted(
    Profile::Signatures,
    CALLED.union(feature_set![INT128 VARIADIC VARIADIC_RECORD VA_LIST_USES]),
);

/// Vectors that fill wide registers, by themselves, in records and unions, and unnamed.
const WIDE: [Supply; 1] = [Supply::restricted(
    Profile::Signatures,
    CALLED.union(feature_set![
        VECTOR VECTOR_32 UNION EMPTY_RECORD NESTED_RECORD ALIGNED_RECORD VARIADIC VARIADIC_RECORD
    ]),
)];

/// Arithmetic in the types that the processor has no instructions for.
const COMPUTED: Supply = Supply::restricted(
    Profile::Mixed,
    CALLED.union(feature_set![BIT_INT WIDE_BIT_INT ARITHMETIC FLOAT_ARITHMETIC COMPOUND CAST]),
);

/// Records and scalars in every kind of registers.
const CALLED: Features = feature_set![
    RECORD_ARGUMENT RECORD_RESULT SCALAR_ARGUMENT FLOAT_ARGUMENT REGISTER_EXHAUSTION MANY_ARGUMENTS
    FLOAT_FIELD ARRAY_FIELD LONG_DOUBLE
];

/// An endless supply of programs for a target, each by its number.
#[derive(Clone, Debug)]
pub(super) struct Programs {
    seed: u64,
    configs: Vec<Config>,
}

impl Programs {
    /// The programs in which faults with these needs can show.
    pub(super) fn with_needs(needs: Needs, seed: u64, target: Target) -> Programs {
        match needs {
            Needs::Ordinary => Programs::new(&ORDINARY, seed, target),
            Needs::Poison => Programs::new(&POISON, seed, target),
        }
    }

    /// The programs in which a fault shows soonest.
    pub(super) fn of_fault(fault: Fault, seed: u64, target: Target) -> Programs {
        if fault.platform(target).compiler != CLANG {
            return Programs::new(&DECIMALS, seed, target);
        }
        match (fault.vectors(), fault.shows_natively()) {
            (VectorUnit::Avx | VectorUnit::Avx512, _) => Programs::with_wide_vectors(seed, target),
            (VectorUnit::Sse, true) => Programs::with_calls(seed, target),
            (VectorUnit::Sse, false) => Programs::with_needs(fault.needs(), seed, target),
        }
    }

    /// The programs that show how values are laid out and passed.
    pub(super) fn with_calls(seed: u64, target: Target) -> Programs {
        Programs::new(&CALLS, seed, target)
    }

    /// The programs with vectors that fill wide registers.
    pub(super) fn with_wide_vectors(seed: u64, target: Target) -> Programs {
        Programs::new(&WIDE, seed, target)
    }

    fn new(supplies: &[Supply], seed: u64, target: Target) -> Programs {
        let config = |&Supply { profile, only, focus }: &Supply| {
            let all = Config { target, focus, ..Config::new(profile) };
            match only {
                None => all,
                // Records of few members stay what they are about. An array has one element more than there may be members
                // in a homogeneous aggregate (AAPCS64 5.9.5).
                Some(features) => {
                    Config { features, limits: Limits { fields: 2, elements: 5, ..all.limits }, ..all }
                }
            }
        };
        Programs { seed, configs: supplies.iter().map(config).collect() }
    }

    /// The program of a number.
    pub(super) fn number(&self, number: u64) -> Program {
        let config = &self.configs[number as usize % self.configs.len()];
        generator::program(&generator::dna(self.seed, number), config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_of_the_target_and_of_each_profile_in_turn() {
        for target in Target::ALL {
            let programs = Programs::with_calls(1, target);
            let drawn: Vec<Program> = (0..12).map(|number| programs.number(number)).collect();
            assert!(drawn.iter().all(|program| program.target == target));
            assert_ne!(drawn[0], drawn[7], "each number has its own program");
            assert_eq!(drawn[3], programs.number(3));
        }
    }
}
