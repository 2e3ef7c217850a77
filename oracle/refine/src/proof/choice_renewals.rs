//! The renewals of choices: the uses of one undef input, or of one undef value that a function made.
//!
//! They make good guesses: what the source may choose for a use of an undef input is most often what the target chose
//! for a use of the same input.

use rustc_hash::FxHashMap;

use super::graph::{Choice, Chooser, FunctionSide};
use super::input_bits::SCALAR_BITS;

/// The first undef bit: bit `number` of the input, or of the values that a function made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct UndefOrigin {
    input: bool,
    number: u32,
}

/// A function's use; `copy` is 0 in a run, and more where what a run shows is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct UsedBy {
    side: FunctionSide,
    copy: u32,
    origin: UndefOrigin,
}

/// The rule that pairs uses of the target with uses of the source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pairing {
    /// The first with the first, and so on.
    FromStart,
    /// The last with the last, and so on.
    FromEnd,
    /// The first with all.
    First,
    /// The last with the last, but all those together that one use of a value makes.
    UsesFromEnd,
}

/// A scalar of the input that one use renews.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct RenewedWord {
    /// The number of the use of a value.
    made_in: u32,
    /// The number of the scalar, or zero for undef that a function made.
    scalar: u32,
    /// The number of times that the use has renewed it before: operands of one instruction are used together.
    nth: usize,
}

/// All renewals of a proof.
#[derive(Debug, Default)]
pub(crate) struct Renewals {
    of: FxHashMap<Choice, UsedBy>,
    uses: FxHashMap<UsedBy, Vec<Choice>>,
    /// The number of the use of a value in which a choice was made.
    made_in: FxHashMap<Choice, u32>,
    values_used: u32,
}

impl Renewals {
    /// Begins a use of a value.
    pub(crate) fn begin_use(&mut self) {
        self.values_used += 1;
    }

    /// Records that `choice` renews `renewed`.
    pub(crate) fn record(&mut self, side: FunctionSide, copy: u32, renewed: Choice, choice: Choice) {
        let origin = match self.of.get(&renewed) {
            Some(used) => used.origin,
            None => UndefOrigin { input: renewed.chooser == Chooser::UndefInput, number: renewed.number },
        };
        let used = UsedBy { side, copy, origin };
        if self.of.insert(choice, used).is_none() {
            self.uses.entry(used).or_default().push(choice);
            self.made_in.insert(choice, self.values_used);
        }
    }

    /// The target's choices for uses of bit `number` of the input, in its run and in each copy of what it shows.
    pub(crate) fn of_input(&self, number: u32) -> impl Iterator<Item = Choice> {
        let origin = UndefOrigin { input: true, number };
        let uses = move |copy| self.uses.get(&UsedBy { side: FunctionSide::Target, copy, origin });
        (0..3).filter_map(uses).flatten().copied()
    }

    /// The word that a choice is a bit of: bits of one word have equal ones. `None` if the choice renews nothing.
    pub(crate) fn word_of(&self, choice: Choice) -> Option<RenewedWord> {
        let used = self.of.get(&choice)?;
        let made_in = self.made_in.get(&choice).copied()?;
        let scalar = if used.origin.input { 1 + used.origin.number / SCALAR_BITS } else { 0 };
        let uses = self.uses.get(used)?;
        let before = uses.iter().take_while(|other| **other != choice);
        let nth = before.filter(|other| self.made_in.get(other).copied() == Some(made_in)).count();
        Some(RenewedWord { made_in, scalar, nth })
    }

    /// The target's choice for a use of the same undef in the same copy, or else in a run, `distance` places after that of the same rank, the
    /// first coming after the last; `None` if there are not so many.
    pub(crate) fn near(&self, choice: Choice, distance: usize) -> Option<Choice> {
        let (rank, _, theirs) = self.ranked_uses(choice)?;
        (distance < theirs.len()).then(|| theirs[(rank.min(theirs.len() - 1) + distance) % theirs.len()])
    }

    /// The rank of one of the source's choices among the uses of the same undef, these uses, and those of the target.
    fn ranked_uses(&self, choice: Choice) -> Option<(usize, &[Choice], &[Choice])> {
        let used = self.of.get(&choice)?;
        let uses = |copy: u32| self.uses.get(&UsedBy { side: FunctionSide::Target, copy, ..*used });
        let theirs = uses(used.copy).or_else(|| uses(0))?;
        let ours = self.uses.get(used)?;
        Some((ours.iter().position(|other| *other == choice)?, ours, theirs))
    }

    /// The choice of the target that is paired with one of the source: a use of the same in the same copy, or else in a
    /// run.
    pub(crate) fn counterpart(&self, choice: Choice, pairing: Pairing) -> Option<Choice> {
        let (rank, ours, theirs) = self.ranked_uses(choice)?;
        let last = theirs.len().checked_sub(1)?;
        let at = match pairing {
            Pairing::FromStart => rank.min(last),
            Pairing::FromEnd => last.saturating_sub(ours.len() - 1 - rank),
            Pairing::First => 0,
            Pairing::UsesFromEnd => {
                let which = |choice: &Choice| self.made_in.get(choice).copied().unwrap_or_default();
                let after = |all: &[Choice], at: usize| {
                    let mut uses: Vec<u32> = all[at..].iter().map(which).collect();
                    uses.dedup();
                    uses.len() - 1
                };
                let distance = after(ours, rank);
                (0..theirs.len()).find(|&at| after(theirs, at) <= distance).unwrap_or(last)
            }
        };
        theirs.get(at).copied()
    }
}
