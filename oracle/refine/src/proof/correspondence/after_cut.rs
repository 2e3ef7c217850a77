//! The values that are computed from the variables of a cut, use by use.

use ir::{Operand, ParamAttrs, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::function::{SingleSteps, StraightLineFunction};
use super::{FIRST_OF_CUT, MAX_STEPS};
use crate::choice_path::ChoicePath;
use crate::gates::Lit;
use crate::proof::domain::Session;
use crate::proof::pointer_arrangement::InputScalar;
use crate::proof::value::{ProofValue, ScalarBits};

/// Operands with their values.
type Operands = SmallVec<[(ValueId, ProofValue); 3]>;

/// The number that one use of a value of the target sees.
#[derive(Clone, Debug)]
pub(crate) struct Occurrence {
    pub(crate) value: ProofValue,
    /// True if no value on the way to the result corresponds to one of the source, so that the source has to use it itself.
    pub(crate) is_free: bool,
}

/// The part of the target that is computed from a cut.
pub(crate) struct TargetPart {
    pub(crate) result: ProofValue,
    /// The numbers that the uses of each value see. All uses of a value that is not undef see the same number.
    pub(crate) occurrences: FxHashMap<ValueId, SmallVec<[Occurrence; 1]>>,
    /// The conditions by which something is selected.
    pub(crate) conditions: Vec<Lit>,
}

/// Computes the operand from variables for `leaves`, one for each use that may see another number.
pub(crate) fn of_target(
    session: &mut Session,
    function: &StraightLineFunction<'_, '_>,
    operand: Operand,
    promised: Option<&ParamAttrs>,
    leaves: &[ValueId],
    assumed: &[Lit],
    corresponds: &dyn Fn(ValueId) -> bool,
) -> Option<TargetPart> {
    let mut path = ChoicePath::default();
    let steps = function.machine(session, &mut path, assumed)?;
    let leaves: FxHashSet<ValueId> = leaves.iter().copied().collect();
    let occurrences = FxHashMap::default();
    let mut part =
        TargetEvaluation { steps, function, leaves, corresponds, occurrences, variables: 0, count: 0 };
    let result = match operand {
        Operand::Value(id) => part.value(id, UsePlace::Root)?,
        Operand::Const(constant) => part.steps.constant(constant)?,
    };
    let result = match promised {
        Some(attrs) => part.steps.promised(result, attrs)?,
        None => result,
    };
    Some(TargetPart { result, occurrences: part.occurrences, conditions: part.steps.conditions() })
}

/// The place of a use on the way to the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum UsePlace {
    Root,
    /// No value between it and the result corresponds to one of the source.
    Free,
    Covered,
}

struct TargetEvaluation<'e, 's> {
    steps: SingleSteps<'s>,
    function: &'e StraightLineFunction<'e, 'e>,
    leaves: FxHashSet<ValueId>,
    corresponds: &'e dyn Fn(ValueId) -> bool,
    occurrences: FxHashMap<ValueId, SmallVec<[Occurrence; 1]>>,
    variables: usize,
    count: u32,
}

impl TargetEvaluation<'_, '_> {
    fn value(&mut self, id: ValueId, at: UsePlace) -> Option<ProofValue> {
        let undef = self.function.may_be_undef(Operand::Value(id));
        if let Some(known) = self.occurrences.get_mut(&id).filter(|_| !undef)
            && let Some(known) = known.first_mut()
        {
            known.is_free |= at != UsePlace::Covered;
            return Some(known.value.clone());
        }
        self.count += 1;
        if self.count > MAX_STEPS {
            return None;
        }
        let is_leaf = self.leaves.contains(&id) || self.function.instruction(id).is_none();
        let value = if is_leaf { self.variable(id) } else { self.computed(id, at)? };
        let occurrence = Occurrence { value: value.clone(), is_free: at != UsePlace::Covered };
        self.occurrences.entry(id).or_default().push(occurrence);
        Some(value)
    }

    /// Of the uses of one value, all see poison if one does: the source, too, may see it in all of its own.
    fn variable(&mut self, id: ValueId) -> ProofValue {
        let owner = FIRST_OF_CUT + self.variables;
        self.variables += 1;
        let mut value = variable(self.steps.session(), self.function, id, owner);
        if let Some(first) = self.occurrences.get(&id).and_then(|all| all.first()) {
            for (scalar, first) in value.iter_mut().zip(&first.value) {
                scalar.poison = first.poison;
            }
        }
        value
    }

    fn computed(&mut self, id: ValueId, at: UsePlace) -> Option<ProofValue> {
        let covered = at == UsePlace::Covered || at == UsePlace::Free && (self.corresponds)(id);
        let inner = if covered { UsePlace::Covered } else { UsePlace::Free };
        let mut operands = Operands::new();
        for operand in self.function.instruction(id)?.op.operands() {
            let Operand::Value(operand) = operand else { continue };
            operands.push((operand, self.value(operand, inner)?));
        }
        self.steps.value(id, &operands)
    }
}

/// The part of the source that is computed from a cut.
pub(crate) struct SourcePart {
    pub(crate) result: ProofValue,
    /// The conditions by which something is selected.
    pub(crate) conditions: Vec<Lit>,
}

/// A value of the source that values of the target correspond to.
#[derive(Clone, Debug)]
pub(crate) struct KnownValue {
    /// The numbers that uses of the corresponding values of the target see; a use of this value may see each of them.
    pub(crate) uses: SmallVec<[ProofValue; 1]>,
    /// True if a use may also see a value that is computed anew.
    pub(crate) anew: bool,
}

/// Computes the operand from values of which some are known, use by use. `pairing` chooses among what a use may see.
pub(crate) fn of_source(
    session: &mut Session,
    function: &StraightLineFunction<'_, '_>,
    operand: Operand,
    known: &FxHashMap<ValueId, KnownValue>,
    pairing: &mut ChoicePath<()>,
    assumed: &[Lit],
) -> Option<SourcePart> {
    let mut path = ChoicePath::default();
    let steps = function.machine(session, &mut path, assumed)?;
    let (used, same) = (FxHashMap::default(), FxHashMap::default());
    let mut part = SourceEvaluation { steps, function, known, pairing, used, same, count: 0 };
    let result = match operand {
        Operand::Value(id) => part.computed(id)?.0,
        Operand::Const(constant) => part.steps.constant(constant)?,
    };
    Some(SourcePart { result, conditions: part.steps.conditions() })
}

/// The value that another use sees: the same, or one that is computed anew.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NextUse {
    Same,
    Other,
}

struct SourceEvaluation<'e, 's> {
    steps: SingleSteps<'s>,
    function: &'e StraightLineFunction<'e, 'e>,
    known: &'e FxHashMap<ValueId, KnownValue>,
    pairing: &'e mut ChoicePath<()>,
    /// The number of uses so far of what is known.
    used: FxHashMap<ValueId, usize>,
    same: FxHashMap<ValueId, ProofValue>,
    count: u32,
}

impl SourceEvaluation<'_, '_> {
    fn value(&mut self, id: ValueId) -> Option<(ProofValue, NextUse)> {
        if let Some(known) = self.known.get(&id) {
            let used = self.used.entry(id).or_default();
            let (count, next) = (known.uses.len(), (*used).min(known.uses.len().saturating_sub(1)));
            *used += 1;
            let chosen = self.pairing.choose((), count + usize::from(known.anew), next);
            if let Some(value) = known.uses.get(chosen) {
                let next = if count > 1 || known.anew { NextUse::Other } else { NextUse::Same };
                return Some((value.clone(), next));
            }
            return self.computed(id).map(|(value, _)| (value, NextUse::Other));
        }
        if let Some(value) = self.same.get(&id) {
            return Some((value.clone(), NextUse::Same));
        }
        let (value, next) = self.computed(id)?;
        if next == NextUse::Same {
            self.same.insert(id, value.clone());
        }
        Some((value, next))
    }

    fn computed(&mut self, id: ValueId) -> Option<(ProofValue, NextUse)> {
        self.count += 1;
        if self.count > MAX_STEPS {
            return None;
        }
        let mut next = NextUse::Same;
        let value = match self.function.instruction(id) {
            None => variable(self.steps.session(), self.function, id, id.index()),
            Some(instruction) => {
                let mut operands = Operands::new();
                for operand in instruction.op.operands() {
                    let Operand::Value(operand) = operand else { continue };
                    let (value, of_operand) = self.value(operand)?;
                    next = if of_operand == NextUse::Other { of_operand } else { next };
                    operands.push((operand, value));
                }
                self.steps.value(id, &operands)?
            }
        };
        Some((value, next))
    }
}

/// A value of which nothing is known, with the input bits of an owner.
pub(crate) fn variable(
    session: &mut Session,
    function: &StraightLineFunction<'_, '_>,
    id: ValueId,
    owner: usize,
) -> ProofValue {
    let defined = function.is_defined_parameter(id);
    let scalar = |(at, width): (usize, u32)| {
        let scalar = InputScalar::new(owner, at);
        let bits = (0..width).map(|bit| scalar.bit(session, bit)).collect();
        let poison = if defined { Lit::FALSE } else { scalar.poison(session) };
        ScalarBits::number(bits, poison)
    };
    function.widths(id).enumerate().map(scalar).collect()
}
