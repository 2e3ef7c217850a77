//! The renewals of choices: the uses of one undef input, or of one undef value that a function made.
//!
//! They make good guesses: what the source may choose for a use of an undef input is most often what the target chose
//! for a use of the same input.

use rustc_hash::FxHashMap;

use super::graph::{Choice, Chooser, FunctionSide};

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

    /// The choice of the target that is paired with one of the source: a use of the same in the same copy, or else in a
    /// run.
    pub(crate) fn counterpart(&self, choice: Choice, pairing: Pairing) -> Option<Choice> {
        let ours = self.of.get(&choice)?;
        let uses = |copy: u32| self.uses.get(&UsedBy { side: FunctionSide::Target, copy, ..*ours });
        let theirs = uses(ours.copy).or_else(|| uses(0))?;
        let ours = self.uses.get(ours)?;
        let rank = ours.iter().position(|other| *other == choice)?;
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
