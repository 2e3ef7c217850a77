//! Proofs value by value: each value of the target corresponds to one of the source.
//!
//! A value of the target *corresponds* to one of the source if on every input, everything that a use of the first may see is
//! covered by something that a use of the second may see: by the same number, or by poison. Optimisers change functions in small
//! steps and keep most of their values, so that most values correspond because their operands do. This needs no formula of the
//! whole function, nor of the way of undef through it: operands can be looked at one by one because uses of undef see
//! independently chosen numbers.
//!
//! * *Congruence*: an operation corresponds to the same operation with the same or more flags if its operands do.
//!   Operations other than `freeze` never do less with poison than with a number.
//! * *Cuts*: otherwise both values are computed from variables, one for each value of the target that is known to correspond and
//!   where the cut is made; a value of the source that one of these corresponds to has its variable. A solver decides if the
//!   results then correspond for all variables, case by case of what is selected. A value that the target may see differently
//!   from use to use must be used once after the cut; the source may see one number in all its uses.
//!
//! Candidates are values that are equal on chosen inputs. What cannot be shown so is left to the formula of the whole.

mod after_cut;
mod cut;
mod function;
mod question;
mod simulation;

use ir::{ChoiceOp, Compare, Const, FuncId, Op, Operand, ParamAttr, ValueId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use self::after_cut::variable;
use self::function::StraightLineFunction;
use self::question::{CorrespondenceQuestion, Effort, not_covered};
use self::simulation::Simulation;
use super::domain::Session;
use super::input_bits::OWNERS;
use super::value::{ProofValue, ScalarBits};
use crate::choice_path::ChoicePath;
use crate::circuits;
use crate::gates::Lit;
use crate::sets::Enumeration;

/// Values of the source that are tried for one of the target.
const CANDIDATES: usize = 12;
/// Questions with all the conflicts that one may have: most have few.
const QUESTIONS: u64 = 20;
/// Values that are computed from a cut.
const MAX_STEPS: u32 = 150;
/// The first owner of variables that are not those of parameters.
const FIRST_OF_CUT: usize = 256;
const _: () = assert!(FIRST_OF_CUT + (MAX_STEPS as usize) < OWNERS as usize);

/// The answer of a proof by corresponding values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Correspondence {
    /// The results correspond, so that the target refines the source.
    Shown,
    /// That is not shown.
    Open,
    /// The functions do something else than compute a value from others.
    Other,
}

/// Attempts to show that the result of `target` corresponds to that of `source`.
pub(super) fn results_correspond(
    source: (&Enumeration<'_>, FuncId),
    target: (&Enumeration<'_>, FuncId),
) -> Correspondence {
    let functions = (
        StraightLineFunction::new(&source.0.context, source.1),
        StraightLineFunction::new(&target.0.context, target.1),
    );
    let limits = source.0.limits;
    let (Some(source), Some(target)) = functions else { return Correspondence::Other };
    let defined = |of: &StraightLineFunction<'_, '_>| -> Vec<bool> {
        of.function.params.iter().map(|param| param.attrs.has(ParamAttr::NoUndef)).collect()
    };
    if defined(&source) != defined(&target) || source.function.params.len() > FIRST_OF_CUT {
        return Correspondence::Other;
    }
    let conflicts = limits.conflicts.saturating_mul(QUESTIONS);
    CorrespondenceSearch::new(source, target, conflicts).run().unwrap_or(Correspondence::Other)
}

/// A value of the source, or its complement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Partner {
    id: ValueId,
    complement: bool,
}

impl Partner {
    /// Returns `value`, or its complement if the partner is one: the same operation converts the value into that of the partner
    /// and back.
    fn converted(self, of: &ProofValue) -> ProofValue {
        let mut value = of.clone();
        for scalar in value.iter_mut().filter(|_| self.complement) {
            scalar.bits = scalar.bits.iter().map(|&bit| !bit).collect();
        }
        value
    }
}

struct CorrespondenceSearch<'a, 'm> {
    session: Session,
    simulation: Simulation,
    source: StraightLineFunction<'a, 'm>,
    target: StraightLineFunction<'a, 'm>,
    /// The values on inputs without undef.
    of_source: Vec<Option<ProofValue>>,
    /// Those of the target are the corresponding ones of the source, with their own poison.
    of_target: Vec<Option<ProofValue>>,
    /// The values of the source that are one number wherever they are not poison.
    constants: FxHashMap<ValueId, ProofValue>,
    by_signature: FxHashMap<u64, Vec<Partner>>,
    /// For each value of the target, what it is known to correspond to.
    corresponding: Vec<SmallVec<[Partner; 2]>>,
    /// For operands, whether they are known to correspond, and the shapes of cuts that were tried.
    tried: FxHashMap<(Operand, Operand), (bool, usize)>,
    /// For literals that the solver was asked about, whether they never hold, and the conflicts it had.
    asked: FxHashMap<Lit, (bool, u64)>,
    /// Conflicts that are left for all questions.
    conflicts: u64,
}

impl<'a, 'm> CorrespondenceSearch<'a, 'm> {
    fn new(
        source: StraightLineFunction<'a, 'm>,
        target: StraightLineFunction<'a, 'm>,
        conflicts: u64,
    ) -> CorrespondenceSearch<'a, 'm> {
        let (ours, theirs) = (source.function.values.len(), target.function.values.len());
        CorrespondenceSearch {
            session: Session::default(),
            simulation: Simulation::default(),
            source,
            target,
            of_source: vec![None; ours],
            of_target: vec![None; theirs],
            constants: FxHashMap::default(),
            by_signature: FxHashMap::default(),
            corresponding: vec![SmallVec::new(); theirs],
            tried: FxHashMap::default(),
            asked: FxHashMap::default(),
            conflicts,
        }
    }

    /// `None` if the target does something else than compute.
    fn run(mut self) -> Option<Correspondence> {
        self.simulate_source();
        // No solver is asked where a few chosen inputs show a difference already.
        if self.differs_on_chosen_inputs()? {
            return Some(Correspondence::Open);
        }
        for at in 0..self.target.function.params.len() {
            let id = ValueId(at as u32);
            self.of_target[at] = self.of_source[at].clone();
            self.corresponding[at].push(Partner { id, complement: false });
            self.find_partners(id);
        }
        let values: Vec<ValueId> = self.target.computed().collect();
        for id in values {
            self.find(id)?;
        }
        let (ours, theirs) = (self.source.result, self.target.result);
        let (source, target) = (&self.source.function.ret_attrs, &self.target.function.ret_attrs);
        if !self.returns_something() {
            return None;
        }
        let shown = if !target.restricts_value() || source == target {
            self.corresponds(theirs, ours, Effort::OF_RESULTS)
        } else if target.has(ParamAttr::NoUndef) && self.target.may_be_undef(theirs) {
            false
        } else {
            let promised = Some(target);
            self.is_shown(&CorrespondenceQuestion {
                theirs,
                ours,
                complement: false,
                promised,
                effort: Effort::OF_RESULTS,
            })
        };
        Some(if shown { Correspondence::Shown } else { Correspondence::Open })
    }

    /// True if the results differ on one of the chosen inputs, so that nothing has to be tried. `None` if the target does
    /// something else than compute.
    fn differs_on_chosen_inputs(&mut self) -> Option<bool> {
        let mut seen: Vec<Option<ProofValue>> = vec![None; self.target.function.values.len()];
        for (at, seen) in seen.iter_mut().enumerate().take(self.target.function.params.len()) {
            *seen = self.of_source[at].clone();
        }
        for id in self.target.computed() {
            seen[id.index()] = Some(value_of(&mut self.session, &self.target, &seen, id)?);
        }
        let (Operand::Value(ours), Operand::Value(theirs)) = (self.source.result, self.target.result) else {
            return Some(false);
        };
        let (Some(ours), Some(theirs)) = (&self.of_source[ours.index()], &seen[theirs.index()]) else {
            return Some(false);
        };
        let bad = not_covered(&mut self.session.graph, ours, theirs);
        Some(self.simulation.holds_somewhere(&self.session.graph, bad))
    }

    /// True if the source's result is not undefined behaviour on some input.
    fn returns_something(&mut self) -> bool {
        if !self.source.function.ret_attrs.has(ParamAttr::NoUndef) {
            return true;
        }
        let Operand::Value(id) = self.source.result else { return true };
        let Some(value) = &self.of_source[id.index()] else { return false };
        let graph = &mut self.session.graph;
        let poison: Vec<Lit> = value.iter().map(|scalar| scalar.poison).collect();
        let poison = circuits::any_set(graph, &poison);
        self.simulation.fails_without_poison(graph, poison)
    }

    fn simulate_source(&mut self) {
        for at in 0..self.source.function.params.len() {
            let id = ValueId(at as u32);
            let value = variable(&mut self.session, &self.source, id, at);
            self.enter(id, value);
        }
        let values: Vec<ValueId> = self.source.computed().collect();
        for id in values {
            if let Some(value) = value_of(&mut self.session, &self.source, &self.of_source, id) {
                let value = self.constant_of(id, &value).unwrap_or(value);
                self.enter(id, value);
            }
        }
    }

    /// The number that a value of the source is wherever it is not poison.
    fn constant_of(&mut self, id: ValueId, value: &ProofValue) -> Option<ProofValue> {
        let mut constant = ProofValue::new();
        for scalar in value {
            let bit = |&lit: &Lit| self.simulation.constant(&self.session.graph, lit).map(Lit::known);
            let bits: Option<Vec<Lit>> = scalar.bits.iter().map(bit).collect();
            constant.push(ScalarBits::number(bits?, Lit::FALSE));
        }
        let graph = &mut self.session.graph;
        let bad = not_covered(graph, value, &constant);
        self.is_never(bad, Effort::INNER.conflicts).then(|| {
            self.constants.insert(id, constant.clone());
            constant
        })
    }

    /// Records a value of the source.
    fn enter(&mut self, id: ValueId, value: ProofValue) {
        for complement in [false, true] {
            let partner = Partner { id, complement };
            let signature = self.signature(&partner.converted(&value));
            self.by_signature.entry(signature).or_default().push(partner);
        }
        self.of_source[id.index()] = Some(value);
    }

    fn signature(&mut self, value: &ProofValue) -> u64 {
        let lits = value.iter().flat_map(|scalar| scalar.bits.iter().copied());
        self.simulation.signature(&self.session.graph, lits)
    }

    /// Computes a value of the target, and looks for values of the source that it corresponds to. `None` if it may be
    /// undefined behaviour, or depends on a choice.
    fn find(&mut self, id: ValueId) -> Option<()> {
        let mut value = value_of(&mut self.session, &self.target, &self.of_target, id)?;
        self.of_target[id.index()] = Some(value.clone());
        self.find_partners(id);
        if let Some(&partner) = self.corresponding[id.index()].first()
            && let Some(seen) = &self.of_source[partner.id.index()]
        {
            for (own, seen) in value.iter_mut().zip(partner.converted(seen)) {
                own.bits = seen.bits;
            }
            self.of_target[id.index()] = Some(value);
        }
        Some(())
    }

    fn find_partners(&mut self, id: ValueId) {
        let Some(value) = self.of_target[id.index()].clone() else { return };
        let signature = self.signature(&value);
        let mut candidates = self.by_signature.get(&signature).cloned().unwrap_or_default();
        let opcode = self.target.instruction(id).map(|instruction| instruction.op.opcode());
        let is_other = |partner: &Partner| {
            let theirs = self.source.instruction(partner.id).map(|instruction| instruction.op.opcode());
            partner.complement || theirs != opcode
        };
        // The same operation first: its operands may correspond, which needs no solver.
        candidates.sort_by_key(is_other);
        let theirs = Operand::Value(id);
        for &Partner { id: partner, complement } in candidates.iter().take(CANDIDATES) {
            let ours = Operand::Value(partner);
            let first = self.corresponding[id.index()].is_empty();
            let effort = if first { Effort::INNER } else { Effort::FURTHER };
            let corresponds = match complement {
                false => self.corresponds(theirs, ours, effort),
                true => self.is_shown(&CorrespondenceQuestion {
                    theirs,
                    ours,
                    complement,
                    promised: None,
                    effort,
                }),
            };
            let partner = Partner { id: partner, complement };
            if corresponds && !self.corresponding[id.index()].contains(&partner) {
                self.corresponding[id.index()].push(partner);
            }
        }
    }

    /// True if an operand of the target corresponds to one of the source, as far as that can be shown.
    fn corresponds(&mut self, theirs: Operand, ours: Operand, effort: Effort) -> bool {
        if let (Operand::Value(theirs), Operand::Value(ours)) = (theirs, ours)
            && self.corresponding[theirs.index()].contains(&Partner { id: ours, complement: false })
        {
            return true;
        }
        match self.tried.get(&(theirs, ours)) {
            Some(&(shown, shapes)) if shown || shapes >= effort.shapes => return shown,
            _ => {}
        }
        let question = CorrespondenceQuestion { theirs, ours, complement: false, promised: None, effort };
        let shown = self.is_congruent(theirs, ours) || self.is_shown(&question);
        self.tried.insert((theirs, ours), (shown, effort.shapes));
        shown
    }

    fn is_congruent(&mut self, theirs: Operand, ours: Operand) -> bool {
        let (Operand::Value(theirs), Operand::Value(ours)) = (theirs, ours) else { return false };
        let (Some(theirs), Some(ours)) = (self.target.instruction(theirs), self.source.instruction(ours))
        else {
            return false;
        };
        let more = theirs.flags.difference(ours.flags).union(theirs.op.flags().difference(ours.op.flags()));
        if !more.is_empty() || !self.is_same_operation(&theirs.op, &ours.op) {
            return false;
        }
        let pairs: SmallVec<[(Operand, Operand); 3]> = theirs.op.operands().zip(ours.op.operands()).collect();
        pairs.iter().all(|&(theirs, ours)| self.is_plausible(theirs, ours))
            && pairs.iter().all(|&(theirs, ours)| self.corresponds(theirs, ours, Effort::INNER))
    }

    /// True if operations are the same except for flags and operands. Their types are those of operands that correspond.
    fn is_same_operation(&self, theirs: &Op, ours: &Op) -> bool {
        match (theirs, ours) {
            (Op::Binary(theirs), Op::Binary(ours)) => theirs.op == ours.op,
            (
                Op::Compare(Compare::Int { predicate: theirs, .. }),
                Op::Compare(Compare::Int { predicate, .. }),
            ) => theirs == predicate,
            (Op::Choice(ChoiceOp::Select { .. }), Op::Choice(ChoiceOp::Select { .. })) => true,
            (Op::Call(theirs), Op::Call(ours)) => {
                let (theirs, ours) = (self.target.called(theirs), self.source.called(ours));
                theirs.is_some() && theirs == ours
            }
            _ => false,
        }
    }

    /// True if the operands are equal on all chosen inputs.
    fn is_plausible(&mut self, theirs: Operand, ours: Operand) -> bool {
        match (theirs, ours) {
            (Operand::Value(theirs), Operand::Value(ours)) => {
                let seen = (self.of_target[theirs.index()].clone(), self.of_source[ours.index()].clone());
                let (Some(theirs), Some(ours)) = seen else { return false };
                self.signature(&theirs) == self.signature(&ours)
            }
            (Operand::Const(Const::Int { value: theirs, .. }), Operand::Const(Const::Int { value, .. })) => {
                theirs == value
            }
            _ => true,
        }
    }
}

/// The value of an instruction where those of its operands are known.
fn value_of(
    session: &mut Session,
    function: &StraightLineFunction<'_, '_>,
    known: &[Option<ProofValue>],
    id: ValueId,
) -> Option<ProofValue> {
    let mut given: SmallVec<[(ValueId, ProofValue); 3]> = SmallVec::new();
    for operand in function.instruction(id)?.op.operands() {
        if let Operand::Value(id) = operand {
            given.push((id, known[id.index()].clone()?));
        }
    }
    let mut path = ChoicePath::default();
    function.machine(session, &mut path, &[])?.value(id, &given)
}
