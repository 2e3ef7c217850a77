//! Guesses of what the source chooses, which hold for all inputs alike.

use rustc_hash::FxHashMap;

use super::RefinementQuestion;
use crate::gates::Lit;
use crate::proof::choice_renewals::Pairing;
use crate::proof::domain::Session;
use crate::proof::graph::{Choice, Chooser, Depends, FunctionSide, Gate};
use crate::proof::record::{ProofRun, ProofRunEnd};

/// Literals in the places of choices.
pub(super) type Guessed = FxHashMap<Choice, Lit>;

/// A guess of what the source chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guess {
    /// The target's choice in the same place.
    SameNumber,
    /// The target's choice for a use of the same undef input.
    Paired(Pairing),
    /// That, and the first of what else there is to choose.
    PairedOrFirst(Pairing),
    Constant(bool),
    /// The bit of the target's result.
    Result,
    /// The bit of the target's result that is in the place of the one that depends on the choice; of others, the choice of the same number.
    ResultBit(Frozen),
}

/// The choices that a guess is about: for good, or of single uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frozen {
    Both,
    Only,
    Not,
}

pub(super) const GUESSES: [Guess; 12] = [
    Guess::SameNumber,
    Guess::Paired(Pairing::FromStart),
    Guess::Paired(Pairing::FromEnd),
    Guess::Paired(Pairing::First),
    Guess::PairedOrFirst(Pairing::FromStart),
    Guess::Paired(Pairing::UsesFromEnd),
    Guess::Constant(false),
    Guess::Constant(true),
    Guess::Result,
    Guess::ResultBit(Frozen::Not),
    Guess::ResultBit(Frozen::Only),
    Guess::ResultBit(Frozen::Both),
];

/// The target's choice of the same number.
pub(super) fn as_of_target(choice: Choice) -> Choice {
    let chooser = match choice.chooser {
        Chooser::Freeze(_) => Chooser::Freeze(FunctionSide::Target),
        Chooser::Use(_) => Chooser::Use(FunctionSide::Target),
        other => other,
    };
    Choice { chooser, ..choice }
}

/// True if a choice is one of those who see the result.
pub(super) fn is_observed(choice: Choice) -> bool {
    choice.observer != 0
}

/// The choice of the function that an observation makes anew; other choices as they are.
pub(super) fn unobserved(choice: Choice) -> Choice {
    Choice { observer: 0, ..choice }
}

/// The source's choices, each with the bit of its result that depends on it, as far as only one does.
pub(super) fn choices_of_result(session: &Session, source: &[ProofRun]) -> FxHashMap<Choice, usize> {
    let mut of_result: FxHashMap<Choice, usize> = FxHashMap::default();
    for run in source {
        let ProofRunEnd::Returned { value: Some(value), .. } = &run.end else { continue };
        let bits = value.iter().flat_map(|scalar| scalar.bits.iter());
        for (at, &bit) in bits.enumerate() {
            for node in session.graph.cone(&[bit], Some(Depends::SOURCE)) {
                if let Gate::Choice(choice) = session.graph.gate(node) {
                    of_result.entry(choice).or_insert(at);
                }
            }
        }
    }
    of_result
}

impl RefinementQuestion<'_> {
    /// The literal that a guess puts in the place of a choice of the source.
    pub(super) fn guess(&mut self, guess: Guess, choice: Choice) -> Lit {
        let same = as_of_target(choice);
        match guess {
            Guess::SameNumber => self.session.graph.choice(same),
            Guess::Paired(pairing) => {
                let other = self.session.renewals.counterpart(choice, pairing);
                let other = other.filter(|other| self.may_follow(choice, *other)).unwrap_or(same);
                self.session.graph.choice(other)
            }
            Guess::PairedOrFirst(pairing) => self.paired(choice, pairing).unwrap_or(Lit::FALSE),
            Guess::ResultBit(which) => {
                let frozen = matches!(choice.chooser, Chooser::Freeze(_));
                let asked = match which {
                    Frozen::Both => true,
                    Frozen::Only => frozen,
                    Frozen::Not => !frozen,
                };
                let bit =
                    self.of_result.get(&unobserved(choice)).and_then(|&at| self.result.get(at).copied());
                let bit = bit.filter(|&bit| asked && self.may_follow_bit(choice, bit));
                bit.unwrap_or_else(|| self.session.graph.choice(same))
            }
            Guess::Constant(value) => Lit::known(value),
            Guess::Result if self.result.is_empty() => Lit::FALSE,
            Guess::Result => {
                let bit = self.result[choice.number as usize % self.result.len()];
                if self.may_follow_bit(choice, bit) { bit } else { Lit::FALSE }
            }
        }
    }

    /// True if a choice of the source may be made like one of the target: what it chooses for good, or in its run, not like what the target
    /// chose for one that sees its result, where that matters.
    pub(super) fn may_follow(&self, ours: Choice, theirs: Choice) -> bool {
        !self.session.freezes_beside_undef || is_observed(ours) || !is_observed(theirs)
    }

    pub(super) fn may_follow_bit(&self, ours: Choice, bit: Lit) -> bool {
        let depends = self.session.graph.depends(bit);
        !self.session.freezes_beside_undef || is_observed(ours) || !depends.meets(Depends::UNDEF)
    }

    /// The target's choice for a use of the same undef input.
    fn paired(&mut self, choice: Choice, pairing: Pairing) -> Option<Lit> {
        let other = self.session.renewals.counterpart(choice, pairing)?;
        self.may_follow(choice, other).then(|| self.session.graph.choice(other))
    }
}
