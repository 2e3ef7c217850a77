//! Faults that can be planted in our own lowering, to see whether a campaign finds them (mutation testing).
//!
//! Each is a mistake that was made in a compiler, or could be. Most act on the values between the stages of the lowering
//! ([`lowering::Stages`]): another declaration is laid out, a layout is changed, a step of the ABI is read otherwise, the way
//! in which a function is called is changed, bit-fields are accessed by another strategy, or the module is changed. A fault that is
//! a decision inside the translation of a function is a [`lowering::Fault`]. A [`VerifierFault`] is something that the verifier of IR does
//! not see, which is tried with modules of [`ill_formed`].

mod aapcs64;
mod act;
mod attributes;
mod fault;
pub mod ill_formed;
mod layout;
mod lp64d;
mod module;
mod ms_x64;
mod psabi;
mod strategy;
mod verifier;

use std::fmt;

use lowering::abi::classify_signature;
use lowering::strategy::{Strategy, WORD};
use lowering::{Exposure, Options, PlatformStages, Stages};

use act::{Act, Mutant};
pub use fault::{Fault, StageFault};
pub use verifier::VerifierFault;

/// The stages of each fault, in the order of [`StageFault::ALL`].
static MUTANTS: [Mutant; StageFault::ALL.len()] = {
    let mut all = [mutant(StageFault::ALL[0]); StageFault::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = mutant(StageFault::ALL[at]);
        at += 1;
    }
    all
};

const fn mutant(fault: StageFault) -> Mutant {
    Mutant { name: fault.name(), target: fault.exposure().target, act: fault.action() }
}

/// The stages of each fault of the translation of functions, in the order of [`lowering::Fault::ALL`].
static INSIDE: [Mutant; lowering::Fault::ALL.len()] = {
    let mut all = [inside(lowering::Fault::ALL[0]); lowering::Fault::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = inside(lowering::Fault::ALL[at]);
        at += 1;
    }
    all
};

const fn inside(fault: lowering::Fault) -> Mutant {
    let act = if matches!(fault, lowering::Fault::UpperHalfUncut) {
        // Its code reads a whole register where the record ends in the middle of one, so the function must be called with
        // whole registers.
        Act::Translation(fault, psabi::upper_half_uncut)
    } else {
        Act::Translation(fault, classify_signature)
    };
    Mutant { name: fault.name(), target: fault.exposure().target, act }
}

impl Fault {
    /// All faults: layout, argument passing, bit-fields and the rest of the lowering.
    pub fn iter() -> impl Iterator<Item = Fault> + Clone {
        let stages = StageFault::ALL.iter().copied().map(Fault::Stage);
        stages.chain(lowering::Fault::ALL.iter().copied().map(Fault::Inside))
    }

    /// Its stable name, in kebab-case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Stage(fault) => fault.name(),
            Fault::Inside(fault) => fault.name(),
        }
    }

    /// The error in one line.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Fault::Stage(fault) => fault.description(),
            Fault::Inside(fault) => fault.description(),
        }
    }

    /// The setting in which the fault can be observed.
    #[must_use]
    pub const fn exposure(self) -> Exposure {
        match self {
            Fault::Stage(fault) => fault.exposure(),
            Fault::Inside(fault) => fault.exposure(),
        }
    }

    /// The stages of a lowering with this fault.
    #[must_use]
    pub fn stages(self) -> &'static dyn Stages {
        match self {
            Fault::Stage(fault) => &MUTANTS[fault as usize],
            Fault::Inside(fault) => &INSIDE[fault as usize],
        }
    }

    /// A lowering with this fault, by the strategy whose code it corrupts, with the vector registers of code in which it is
    /// observable.
    #[must_use]
    pub fn options(self) -> Options {
        let Exposure { strategy, vectors: vector_unit, metadata, .. } = self.exposure();
        let strategy = Strategy::named(strategy).copied().unwrap_or(WORD);
        Options { strategy, stages: self.stages(), vector_unit, metadata, ..Options::default() }
    }

    /// These options without any fault.
    #[must_use]
    pub fn sound_options(self) -> Options {
        sound(self.options())
    }
}

/// A lowering with the same settings, and without a fault.
#[must_use]
pub fn sound(options: Options) -> Options {
    Options { stages: &PlatformStages, ..options }
}

impl From<StageFault> for Fault {
    fn from(fault: StageFault) -> Fault {
        Fault::Stage(fault)
    }
}

impl From<lowering::Fault> for Fault {
    fn from(fault: lowering::Fault) -> Fault {
        Fault::Inside(fault)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_are_unique_and_read_back() {
        let names: BTreeSet<&str> = Fault::iter().map(Fault::name).collect();
        assert_eq!(names.len(), Fault::iter().count());
        for &fault in StageFault::ALL {
            assert_eq!(fault.name().parse(), Ok(fault));
            assert!(fault.name().chars().all(|c| c == '-' || c.is_ascii_lowercase()), "{fault}");
            assert_eq!(Fault::Stage(fault).stages().name(), fault.name());
        }
        assert!("no-such-fault".parse::<StageFault>().is_err());
    }

    #[test]
    fn every_fault_names_a_strategy() {
        for fault in Fault::iter() {
            assert!(Strategy::named(fault.exposure().strategy).is_some(), "{fault}");
        }
    }
}

#[cfg(test)]
extern crate self as mutants;
#[cfg(test)]
#[path = "../tests/it/main.rs"]
mod it;
