//! Questions: does a value of the target correspond to one of the source, if both are computed from a cut?

use ir::{Operand, ParamAttrs, ValueId};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::CorrespondenceSearch;
use super::after_cut::{self, KnownValue, Occurrence, SourcePart, TargetPart};
use super::cut::{self, SHAPES};
use crate::choice_path::ChoicePath;
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::proof::solver::{NodeSolver, Satisfiable};
use crate::proof::value::ProofValue;

/// The limit on conflicts before the question is split into cases.
const FIRST_CONFLICTS: u64 = 30;
/// Cases of one question.
const MAX_CASES: u32 = 24;

/// A question: whether an operand of the target corresponds to one of the source, or to the complement of one.
#[derive(Clone, Copy)]
pub(super) struct CorrespondenceQuestion<'a> {
    pub(super) theirs: Operand,
    pub(super) ours: Operand,
    pub(super) complement: bool,
    /// The promises about the target's operand, as a result.
    pub(super) promised: Option<&'a ParamAttrs>,
    pub(super) effort: Effort,
}

/// The limits on the attempts to answer a question.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// The first of these shapes of cuts.
    pub(super) shapes: usize,
    /// Computations of the source: for each shape, case, and way to find uses by the source for those by the target that
    /// see different numbers.
    pub(super) computations: u32,
    /// Those for one shape and case.
    pub(super) pairings: u32,
    /// Conflicts of the solver.
    pub(super) conflicts: u64,
}

impl Effort {
    /// For another partner of a value that has one.
    pub(super) const FURTHER: Effort = Effort { shapes: 2, computations: 16, pairings: 2, conflicts: 50 };
    pub(super) const INNER: Effort =
        Effort { shapes: SHAPES.len(), computations: 250, pairings: 24, conflicts: 200 };
    pub(super) const OF_RESULTS: Effort =
        Effort { shapes: SHAPES.len(), computations: 1_000, pairings: 100, conflicts: 4_000 };
}

/// The values of the source whose uses may see what is computed anew, though a value of the target corresponds to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Anew {
    /// Those where only others that correspond use the value of the target.
    Covered,
    All,
}

/// The ways to find uses by the source for those by the target that see different numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pairings {
    First,
    All,
}

impl Pairings {
    fn anew(self) -> &'static [Anew] {
        match self {
            Pairings::First => &[Anew::Covered],
            Pairings::All => &[Anew::Covered, Anew::All],
        }
    }
}

/// A question about values that are computed from a cut.
struct QuestionAfterCut<'q, 'a> {
    question: &'q CorrespondenceQuestion<'a>,
    /// The values of the target that are variables.
    leaves: &'q [ValueId],
    pairs: Pairings,
    /// Computations that may still be made.
    left: u32,
    /// Cases that may still be looked at.
    cases: u32,
}

impl CorrespondenceSearch<'_, '_> {
    /// Answers the question, as far as it can be shown.
    pub(super) fn is_shown(&mut self, question: &CorrespondenceQuestion<'_>) -> bool {
        let corresponding = &self.corresponding;
        let known = |id: ValueId| !corresponding[id.index()].is_empty();
        let mut cuts: SmallVec<[Vec<ValueId>; 7]> = SmallVec::new();
        for &shape in SHAPES.iter().take(question.effort.shapes) {
            let leaves = cut::leaves(&self.target, question.theirs, shape, known);
            if !cuts.contains(&leaves) {
                cuts.push(leaves);
            }
        }
        let undef = self.target.may_be_undef(question.theirs);
        let mut left = question.effort.computations;
        // Most questions are answered by the first pairing at some cut.
        for pairs in if undef { &[Pairings::First, Pairings::All][..] } else { &[Pairings::First] } {
            for leaves in &cuts {
                let mut after = QuestionAfterCut { question, leaves, pairs: *pairs, left, cases: MAX_CASES };
                if self.is_shown_for(&mut after, &mut Vec::new()) == Some(true) {
                    return true;
                }
                left = after.left;
            }
        }
        false
    }

    /// True if the operands correspond where the conditions hold. `None` if they cannot be computed.
    fn is_shown_for(&mut self, after: &mut QuestionAfterCut<'_, '_>, assumed: &mut Vec<Lit>) -> Option<bool> {
        let QuestionAfterCut { question, leaves, pairs, .. } = *after;
        let target = self.target_part(question, leaves, assumed)?;
        for &anew in pairs.anew() {
            let known = self.known_values(&target, anew);
            let mut pairing = ChoicePath::default();
            for _ in 0..question.effort.pairings.min(after.left) {
                after.left -= 1;
                let (session, path) = (&mut self.session, &mut pairing);
                let source =
                    after_cut::of_source(session, &self.source, question.ours, &known, path, assumed)?;
                let mut bad = self.bad(question, &source, &target)?;
                for &condition in assumed.iter() {
                    bad = self.session.graph.and(bad, condition);
                }
                let refuted = self.simulation.holds_somewhere(&self.session.graph, bad);
                let mut conditions = target.conditions.iter().chain(&source.conditions);
                let open = conditions.next().filter(|_| after.cases > 1);
                // Where it can still be divided into cases, the solver gets only a short try at the whole.
                let conflicts = if open.is_some() { FIRST_CONFLICTS } else { question.effort.conflicts };
                if !refuted && self.is_never(bad, conflicts) {
                    return Some(true);
                }
                if let Some(&condition) = open.filter(|_| !refuted) {
                    return self.is_shown_by_cases(after, condition, assumed);
                }
                if pairs == Pairings::First || !pairing.advance() {
                    break;
                }
            }
        }
        Some(false)
    }

    fn is_shown_by_cases(
        &mut self,
        after: &mut QuestionAfterCut<'_, '_>,
        condition: Lit,
        assumed: &mut Vec<Lit>,
    ) -> Option<bool> {
        after.cases -= 2;
        for case in [condition, !condition] {
            assumed.push(case);
            let shown = self.is_shown_for(after, assumed);
            assumed.pop();
            if shown != Some(true) {
                return shown;
            }
        }
        Some(true)
    }

    /// True if the literal holds on no input, as far as the solver finds out.
    pub(super) fn is_never(&mut self, bad: Lit, conflicts: u64) -> bool {
        if bad == Lit::FALSE {
            return true;
        }
        match self.asked.get(&bad) {
            Some(&(never, before)) if never || before >= conflicts => return never,
            _ => {}
        }
        let (mut solver, most) = (NodeSolver::default(), conflicts.min(self.conflicts));
        let never = solver.solve(&self.session.graph, &[bad], most) == Satisfiable::No;
        self.conflicts -= most.saturating_sub(solver.conflicts_left());
        self.asked.insert(bad, (never, conflicts));
        never
    }

    fn target_part(
        &mut self,
        question: &CorrespondenceQuestion<'_>,
        leaves: &[ValueId],
        assumed: &[Lit],
    ) -> Option<TargetPart> {
        let (session, target, corresponding) = (&mut self.session, &self.target, &self.corresponding);
        let corresponds = |id: ValueId| !corresponding[id.index()].is_empty();
        after_cut::of_target(
            session,
            target,
            question.theirs,
            question.promised,
            leaves,
            assumed,
            &corresponds,
        )
    }

    /// The known values of the source, given the part of the target.
    fn known_values(&self, target: &TargetPart, anew: Anew) -> FxHashMap<ValueId, KnownValue> {
        let constant = |(&id, value): (&ValueId, &ProofValue)| {
            let anew = self.source.may_be_undef(Operand::Value(id));
            (id, KnownValue { uses: smallvec![value.clone()], anew })
        };
        let mut known: FxHashMap<ValueId, KnownValue> = self.constants.iter().map(constant).collect();
        // Of several values of the target, the last holds most information.
        let mut computed: Vec<_> = target.occurrences.iter().collect();
        computed.sort_unstable_by_key(|(id, _)| std::cmp::Reverse(self.target.position(**id)));
        for complement in [false, true] {
            for &(id, occurrences) in &computed {
                let free = occurrences.iter().any(|occurrence| occurrence.is_free);
                let some = || occurrences.iter().filter(|occurrence| occurrence.is_free || !free);
                let others = occurrences.iter().filter(|occurrence| free && !occurrence.is_free);
                let usable: Vec<&Occurrence> =
                    if anew == Anew::All { some().chain(others).collect() } else { some().collect() };
                let partners = self.corresponding[id.index()].iter();
                for partner in partners.filter(|partner| partner.complement == complement) {
                    let undef = self.source.may_be_undef(Operand::Value(partner.id));
                    known.entry(partner.id).or_insert_with(|| KnownValue {
                        uses: usable.iter().map(|occurrence| partner.converted(&occurrence.value)).collect(),
                        anew: undef
                            && (!free || anew == Anew::All)
                            && self.source.instruction(partner.id).is_some(),
                    });
                }
            }
        }
        known
    }

    /// A literal that holds where the computed results do not correspond.
    fn bad(
        &mut self,
        question: &CorrespondenceQuestion<'_>,
        source: &SourcePart,
        target: &TargetPart,
    ) -> Option<Lit> {
        let mut ours = source.result.clone();
        if question.complement {
            ours.iter_mut().for_each(|scalar| scalar.bits = scalar.bits.iter().map(|&bit| !bit).collect());
        }
        let same_shape = ours.len() == target.result.len();
        same_shape.then(|| not_covered(&mut self.session.graph, &ours, &target.result))
    }
}

/// A literal that holds where a scalar of the source is not poison, and that of the target is another number or poison.
pub(super) fn not_covered(gates: &mut impl Gates, ours: &ProofValue, theirs: &ProofValue) -> Lit {
    let mut bad = Lit::FALSE;
    for (ours, theirs) in ours.iter().zip(theirs) {
        let equal = circuits::equal(gates, &ours.bits, &theirs.bits);
        let same = gates.and(!theirs.poison, equal);
        let here = gates.and(!ours.poison, !same);
        bad = gates.or(bad, here);
    }
    bad
}
