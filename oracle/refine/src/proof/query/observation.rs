//! The part of a run that a caller sees, and those who see it.

use crate::gates::Lit;
use crate::proof::domain::Session;
use crate::proof::graph::{Choice, Chooser, Depends, FunctionSide, Gate};
use crate::proof::record::{ProofEvent, ProofRun, ProofRunEnd, VisibleBit};
use crate::proof::value::{Base, ProofValue, ScalarBits};

/// Those who see what a run shows.
pub(super) const COPIES: u32 = 2;
/// Parts of what a run shows.
const MAX_PARTS: u32 = 1 << 13;

/// The part of a run that a caller sees, as literals and what does not depend on them.
#[derive(Default)]
pub(super) struct Observation {
    /// For each scalar, its poison and then its bits.
    pub(super) lits: Vec<Lit>,
    pub(super) scalars: Vec<SeenScalar>,
    /// The number of its parts: a result, an argument, the contents of an object. One who sees two of them uses each by itself, and may see
    /// different numbers of the same undef; within a part, what is related stays so, as one who reads all of an object at once sees it.
    parts: u32,
}

/// One scalar of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SeenScalar {
    /// The number of its bits.
    pub(super) width: usize,
    /// The object or function that it points into.
    pub(super) base: Base,
    pub(super) part: u32,
}

impl Observation {
    pub(super) fn of_run(run: &ProofRun, events: usize) -> Observation {
        let mut seen = Observation::default();
        for ProofEvent { arguments, memory, .. } in &run.events[..events] {
            arguments.iter().for_each(|value| seen.value(value));
            memory.iter().for_each(|object| seen.bits(&object.bits));
        }
        if let ProofRunEnd::Returned { value, memory, own, .. } = &run.end {
            value.iter().for_each(|value| seen.value(value));
            memory.iter().for_each(|bits| seen.bits(bits));
            own.iter().for_each(|object| seen.bits(&object.bits));
        }
        seen
    }

    /// The scalars of which another observation of the same scalars has other literals, or which depend on choices of a function.
    pub(super) fn differing_scalars(&self, other: &Observation, own: impl Fn(&Lit) -> bool) -> Observation {
        let (mut rest, mut at) = (Observation { parts: self.parts, ..Observation::default() }, 0);
        for scalar in &self.scalars {
            let bits = at..=at + scalar.width;
            let (here, there) = (&self.lits[bits.clone()], &other.lits[bits]);
            if here != there || here.iter().any(&own) {
                rest.lits.extend(here);
                rest.scalars.push(*scalar);
            }
            at += scalar.width + 1;
        }
        rest
    }

    fn value(&mut self, value: &ProofValue) {
        for ScalarBits { bits, poison, base } in value {
            self.lits.push(*poison);
            self.lits.extend(bits.iter());
            self.scalars.push(SeenScalar { width: bits.len(), base: base.seen(), part: self.parts });
        }
        self.parts += 1;
    }

    fn bits(&mut self, bits: &[VisibleBit]) {
        for VisibleBit { value, poison, base } in bits {
            self.lits.extend([*poison, *value]);
            self.scalars.push(SeenScalar { width: 1, base: *base, part: self.parts });
        }
        self.parts += 1;
    }
}

/// True if the behaviour of a run depends on a `freeze` of the source.
pub(super) fn freezes(session: &Session, run: &ProofRun) -> bool {
    let mut roots = Observation::of_run(run, run.events.len()).lits;
    roots.push(run.condition);
    let cone = session.graph.cone(&roots, Some(Depends::SOURCE));
    let is_freeze = |&node: &usize| {
        matches!(session.graph.gate(node), Gate::Choice(Choice { chooser: Chooser::Freeze(_), .. }))
    };
    cone.iter().any(is_freeze)
}

/// One who sees a part of what a run shows.
#[derive(Clone, Copy)]
pub(super) struct Observer {
    pub(super) part: u32,
    pub(super) copy: u32,
}

impl Observer {
    /// The choice in the place of one of a run or of the input.
    pub(super) fn choice(self, of: Choice, side: FunctionSide) -> Choice {
        let of_input = u32::from(of.chooser == Chooser::UndefInput);
        let observer = (1 + (self.part * COPIES + self.copy) * 2 + of_input) as u16;
        Choice { chooser: Chooser::Use(side), observer, number: of.number }
    }
}

/// One more use of each part of what is seen. Equal choices of both functions have equal numbers, which makes good guesses.
///
/// # Errors
/// There are too many parts.
pub(super) fn observed(
    session: &mut Session,
    seen: &Observation,
    copy: u32,
    side: FunctionSide,
) -> Result<Vec<Lit>, &'static str> {
    let (mut lits, mut rest) = (Vec::with_capacity(seen.lits.len()), &seen.lits[..]);
    for scalars in seen.scalars.chunk_by(|one, next| one.part == next.part) {
        let here;
        (here, rest) = rest.split_at(scalars.iter().map(|scalar| scalar.width + 1).sum());
        let by = Observer { part: scalars[0].part, copy };
        if by.part >= MAX_PARTS {
            return Err("many values that are seen");
        }
        let renewals = &mut session.renewals;
        renewals.begin_use();
        lits.extend(session.graph.replaced(here, Some(Depends::UNDEF), |graph, renewed| {
            let choice = by.choice(renewed, side);
            renewals.record(side, copy + 1, renewed, choice);
            graph.renewal(choice, renewed)
        }));
    }
    Ok(lits)
}
