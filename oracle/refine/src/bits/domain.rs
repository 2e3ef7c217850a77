//! The domain of bits: choices, decisions, and the state that they need.

use ethnum::U256;
use ir::{Bits, ProgramPoint, TypeTable};
use semantics::{NondetPolicy, UbKind, Unsupported};

use super::aig::{Aig, ChoiceId};
use super::decision::Decision;
use super::outcome_set::MaskedObservation;
use super::poison_chain::{PoisonChainId, PoisonChains};
use super::value::{Bit, ScalarState, SymbolicScalar, Value};
use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::gates::Lit;
use crate::machine::domain as machine;
use crate::machine::number_use::Reason;
use crate::machine::origin::{PoisonCause, PoisonOrigin};

/// The end of a run: undefined behaviour comes with the poison, undef or unknown bit that caused it, if any. The domain's
/// limit is the number of decided bits.
pub(super) type Halt = machine::Halt<Option<PoisonChainId>, Reason>;

pub(super) type OrHalt<T> = Result<T, Halt>;

/// The decisions that a run makes besides the needed ones, and their number.
#[derive(Clone, Copy, Debug)]
pub(super) struct DecisionLimits {
    /// Limit on the number of decided choices.
    pub(super) budget: usize,
    /// True if observed bits are decided as well.
    pub(super) observations: bool,
}

/// The provenance of a choice: what was chosen, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceRecord {
    pub(super) chain: PoisonChainId,
    place: ProgramPoint,
    pub(super) bit: u32,
}

/// The bits of one run.
pub(super) struct SymbolicDomain<'m> {
    pub(super) context: &'m ModuleContext<'m>,
    pub(super) types: &'m TypeTable,
    pub(super) limits: DecisionLimits,
    path: &'m mut ChoicePath<ChoiceId>,
    pub(super) aig: Aig,
    pub(super) chains: PoisonChains,
    pub(super) seen: Vec<MaskedObservation>,
    pub(super) decisions: Vec<Decision>,
    /// The current instruction.
    pub(super) place: ProgramPoint,
    pub(super) chosen: Vec<ChoiceRecord>,
}

/// Limit on the nodes of the graph of unknown bits.
const MAX_GATES: usize = 1 << 22;

impl<'m> SymbolicDomain<'m> {
    pub(super) fn new(
        context: &'m ModuleContext<'m>,
        limits: DecisionLimits,
        path: &'m mut ChoicePath<ChoiceId>,
    ) -> SymbolicDomain<'m> {
        SymbolicDomain {
            context,
            types: &context.module.types,
            limits,
            path,
            aig: Aig::default(),
            chains: PoisonChains::default(),
            seen: Vec::new(),
            decisions: Vec::new(),
            place: ProgramPoint { function: ir::FuncId(0), block: ir::BlockId::ENTRY, index: 0 },
            chosen: Vec::new(),
        }
    }

    pub(super) fn is_small(&self) -> bool {
        self.aig.len() <= MAX_GATES
    }

    /// Appends the current instruction to the chain.
    pub(super) fn pass(&mut self, chain: PoisonChainId) -> PoisonChainId {
        self.chains.passed(chain, self.place)
    }

    /// Poison that the current instruction propagates from an operand.
    pub(super) fn poison(&mut self, width: u32, chain: PoisonChainId) -> SymbolicScalar {
        let chain = self.pass(chain);
        SymbolicScalar::poison(width, chain)
    }

    /// Starts a chain at the current instruction.
    pub(super) fn originate(&mut self, cause: PoisonCause) -> PoisonChainId {
        self.chains.originate(PoisonOrigin { cause, place: Some(self.place) })
    }

    /// Chooses a new bit. `undef_derived` is true if another use may see another value.
    pub(super) fn choose(&mut self, chain: PoisonChainId, bit: u32, undef_derived: bool) -> Lit {
        let id = self.aig.next_choice();
        let value = self.path.planned(id).map_or_else(|| self.policy(id), |value| value == 1);
        self.chosen.push(ChoiceRecord { chain, place: self.place, bit });
        self.aig.choice(value, undef_derived)
    }

    /// The value of a choice outside the prefix. No outcome depends on it.
    fn policy(&self, ChoiceId(id): ChoiceId) -> bool {
        match self.context.config.semantics.choices {
            NondetPolicy::Zeros => false,
            NondetPolicy::Ones => true,
            NondetPolicy::Seed(seed) => (seed ^ u64::from(id)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63 != 0,
        }
    }

    /// Joins bits to a scalar. Thesis Fig. 3.1, `ty↑`: poison if one of them is.
    pub(super) fn join_bits(&mut self, bits: &[Bit]) -> SymbolicScalar {
        let width = bits.len() as u32;
        let (mut value, mut known) = (U256::ZERO, true);
        for (at, &bit) in bits.iter().enumerate() {
            match bit {
                Bit::Poison(chain) => return self.poison(width, chain),
                Bit::Undef(_) => known = false,
                Bit::Is(lit) => {
                    known &= lit.constant().is_some();
                    value |= U256::from(u8::from(self.aig.value(lit))) << at as u32;
                }
            }
        }
        let state = if known { ScalarState::Known } else { ScalarState::Mixed(bits.into()) };
        SymbolicScalar { state, ..SymbolicScalar::known(width, value) }
    }

    /// Joins constants and unknown bits to a scalar.
    pub(super) fn join_lits(&mut self, lits: &[Lit]) -> SymbolicScalar {
        let bits: Vec<Bit> = lits.iter().map(|&lit| Bit::Is(lit)).collect();
        self.join_bits(&bits)
    }

    /// Decides an unknown bit: from here on, the run covers one of its values only.
    pub(super) fn decide(&mut self, lit: Lit, reason: Reason) -> OrHalt<bool> {
        if let Some(known) = self.aig.constant(lit) {
            return Ok(known);
        }
        let undecided = self.aig.undecided(self.aig.support(lit)).ok_or(Halt::Excess(reason))?;
        if self.decisions.len() + undecided.len() > self.limits.budget {
            return Err(Halt::Excess(reason));
        }
        for choice in undecided {
            let ChoiceRecord { chain, place: chosen, bit } = self.chosen[choice.0 as usize];
            let value = self.aig.decide(choice);
            let taken = self.path.choose(choice, 2, usize::from(value));
            debug_assert_eq!(taken, usize::from(value), "a choice was made otherwise than planned");
            self.decisions.push(Decision {
                choice: choice.0,
                value,
                reason,
                place: self.place,
                origin: self.chains.origin(chain),
                chosen,
                bit: Bits(u64::from(bit)),
            });
        }
        Ok(self.aig.value(lit))
    }

    /// The value of a scalar after deciding its unknown bits. `poison` is the undefined behaviour reported if it is
    /// poison.
    pub(super) fn number(&mut self, scalar: &SymbolicScalar, reason: Reason, poison: UbKind) -> OrHalt<U256> {
        match &scalar.state {
            ScalarState::Known => Ok(scalar.value),
            ScalarState::Poison(chain) => Err(Halt::Undefined(poison, Some(*chain))),
            ScalarState::Mixed(_) => {
                for lit in scalar.lits() {
                    self.decide(lit, reason)?;
                }
                Ok(scalar.value)
            }
        }
    }

    /// The chain of the first poison, undef or unknown bit of a scalar.
    pub(super) fn blame_of(&self, scalar: &SymbolicScalar) -> Option<PoisonChainId> {
        let ScalarState::Mixed(bits) = &scalar.state else { return scalar.chain() };
        bits.iter().find_map(|&bit| match bit {
            Bit::Undef(chain) | Bit::Poison(chain) => Some(chain),
            Bit::Is(lit) => {
                let first = *self.aig.undecided(self.aig.support(lit))?.first()?;
                Some(self.chosen[first.0 as usize].chain)
            }
        })
    }
}

/// The scalar of a value that has one, of no more than 128 bits.
pub(super) fn single(value: &Value) -> Result<&SymbolicScalar, Unsupported> {
    match &value[..] {
        [scalar] if scalar.width <= 128 => Ok(scalar),
        [] => Err(Unsupported::Malformed("operand without a value")),
        [..] => Err(Unsupported::WideInteger),
    }
}
