//! The state of a run: choices and decisions.

use std::rc::Rc;

use ir::{BlockId, FuncId, Function, Module, Operand, ProgramPoint, TypeId, ValueId};

use super::aig::{Aig, ChoiceId, Lit};
use super::decision::{Decision, Reason};
use super::memory::{Memory, StackMark};
use super::poison_chain::{PoisonCause, PoisonChainId, PoisonChains, PoisonOrigin};
use super::shape::{Shapes, ValueShape};
use super::value::{Bit, Scalar, ScalarState, Value};
use crate::config::Config;
use crate::outcome::{UbKind, Unsupported};
use crate::semantics::NondetPolicy;

/// The reason why a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Halt {
    Finished,
    /// Undefined behaviour, with the poison, undef or unknown bit that caused it, if any.
    Undefined(UbKind, Option<PoisonChainId>),
    Fuel,
    Unsupported(Unsupported),
    /// A decision exceeded the limit on decided bits.
    TooManyUnknowns(Reason),
}

impl From<Unsupported> for Halt {
    fn from(reason: Unsupported) -> Halt {
        Halt::Unsupported(reason)
    }
}

impl From<UbKind> for Halt {
    fn from(kind: UbKind) -> Halt {
        Halt::Undefined(kind, None)
    }
}

pub(super) type OrHalt<T> = Result<T, Halt>;

/// An observation: its bits, lowest first.
#[derive(Clone, Debug)]
pub(super) struct ObservedValue {
    pub(super) site: u32,
    pub(super) value: u64,
    /// Mask of the bits that depend on decided choices only.
    pub(super) determined: u64,
}

/// The values and limits of the decisions in a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoicePrefix<'a> {
    /// Values of decided choices, in the order of their decisions.
    pub(super) values: &'a [(ChoiceId, bool)],
    /// Limit on the number of decided choices.
    pub(super) budget: usize,
    /// Whether observed bits are decided as well.
    pub(super) observations: bool,
}

/// The provenance of a choice: what was chosen, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChoiceRecord {
    pub(super) chain: PoisonChainId,
    place: ProgramPoint,
    pub(super) bit: u32,
}

/// A frame of the call stack.
#[derive(Debug)]
pub(super) struct CallFrame<'m> {
    pub(super) function: &'m Function,
    pub(super) registers: Vec<Value>,
    pub(super) place: ProgramPoint,
    /// The caller's register that receives the result.
    pub(super) result: Option<ValueId>,
    pub(super) mark: StackMark,
    /// In a variadic function, the areas behind its `va_list`.
    pub(super) areas: Vec<Scalar>,
    /// In an intrinsic with an undef argument, the chain of the undef.
    pub(super) undef: Option<PoisonChainId>,
}

/// The state of one run.
#[derive(Debug)]
pub(super) struct SymbolicMachine<'m> {
    pub(super) module: &'m Module,
    pub(super) config: &'m Config,
    pub(super) prefix: ChoicePrefix<'m>,
    pub(super) shapes: Shapes<'m>,
    pub(super) aig: Aig,
    pub(super) chains: PoisonChains,
    pub(super) memory: Memory,
    pub(super) globals: Vec<Scalar>,
    pub(super) frames: Vec<CallFrame<'m>>,
    /// Number of registers in all frames but the first.
    pub(super) registers: u64,
    pub(super) seen: Vec<ObservedValue>,
    pub(super) decisions: Vec<Decision>,
    pub(super) fuel: u64,
    /// The current instruction.
    pub(super) place: ProgramPoint,
    pub(super) chosen: Vec<ChoiceRecord>,
}

/// Limit on the nodes of the graph of unknown bits.
const MAX_GATES: usize = 1 << 22;

impl<'m> SymbolicMachine<'m> {
    pub(super) fn new(
        module: &'m Module,
        config: &'m Config,
        prefix: ChoicePrefix<'m>,
    ) -> SymbolicMachine<'m> {
        let limit = ir::Bytes(config.limits.memory);
        SymbolicMachine {
            module,
            config,
            prefix,
            shapes: Shapes::new(module),
            aig: Aig::default(),
            chains: PoisonChains::default(),
            memory: Memory::new(limit, config.semantics.unwritten()),
            globals: Vec::new(),
            frames: Vec::new(),
            registers: 0,
            seen: Vec::new(),
            decisions: Vec::new(),
            fuel: config.limits.fuel,
            place: ProgramPoint { function: FuncId(0), block: BlockId::ENTRY, index: 0 },
            chosen: Vec::new(),
        }
    }

    /// Consumes `steps` units of fuel.
    pub(super) fn charge(&mut self, steps: u64) -> OrHalt<()> {
        self.fuel = self.fuel.checked_sub(steps).ok_or(Halt::Fuel)?;
        if self.aig.len() > MAX_GATES { Err(Unsupported::MemoryLimit.into()) } else { Ok(()) }
    }

    pub(super) fn shape(&mut self, ty: TypeId) -> OrHalt<Rc<ValueShape>> {
        Ok(self.shapes.of(ty)?)
    }

    /// The operand unchanged, undef included, for instructions that only move values.
    pub(super) fn operand_value(&mut self, operand: Operand) -> OrHalt<Value> {
        match operand {
            Operand::Const(constant) => self.constant(constant),
            Operand::Value(id) => {
                let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
                Ok(frame.registers.get(id.index()).cloned().unwrap_or_default())
            }
        }
    }

    /// The operand for computing with it. This is a use, so undef bits are chosen.
    pub(super) fn used_value(&mut self, operand: Operand) -> OrHalt<Value> {
        let mut value = self.operand_value(operand)?;
        for scalar in &mut value {
            if matches!(scalar.state, ScalarState::Mixed(_)) {
                self.choose_undef(scalar, true);
            }
        }
        Ok(value)
    }

    /// The value of an operand that has one scalar.
    pub(super) fn scalar(&mut self, operand: Operand) -> OrHalt<Scalar> {
        let mut value = self.used_value(operand)?;
        if value.len() > 1 {
            return Err(Unsupported::WideInteger.into());
        }
        value.pop().ok_or(Halt::Unsupported(Unsupported::Malformed("operand without a value")))
    }

    /// The operand's type.
    pub(super) fn type_of(&self, operand: Operand) -> OrHalt<TypeId> {
        let values = self.frames.last().map_or(&[][..], |frame| &frame.function.values);
        operand.ty(values).ok_or(Halt::Unsupported(Unsupported::Malformed("unknown value")))
    }

    /// Appends the current instruction to the chain.
    pub(super) fn pass(&mut self, chain: PoisonChainId) -> PoisonChainId {
        self.chains.passed(chain, self.place)
    }

    /// Poison that the current instruction propagates from an operand.
    pub(super) fn poison(&mut self, width: u32, chain: PoisonChainId) -> Scalar {
        let chain = self.pass(chain);
        Scalar::poison(width, chain)
    }

    /// Starts a chain at the current instruction.
    pub(super) fn originate(&mut self, cause: PoisonCause) -> PoisonChainId {
        self.chains.originate(PoisonOrigin { cause, place: Some(self.place) })
    }

    /// Chooses a new bit. `undef_derived` tells that another use may see another value.
    pub(super) fn choose(&mut self, chain: PoisonChainId, bit: u32, undef_derived: bool) -> Lit {
        let id = self.aig.next_choice();
        let scripted = self.prefix.values.iter().find(|(choice, _)| *choice == id);
        let value = scripted.map_or_else(|| self.policy(id), |&(_, value)| value);
        self.chosen.push(ChoiceRecord { chain, place: self.place, bit });
        self.aig.choice(value, undef_derived)
    }

    /// The value of a choice outside the prefix. No outcome depends on it.
    fn policy(&self, ChoiceId(id): ChoiceId) -> bool {
        match self.config.semantics.choices {
            NondetPolicy::Zeros => false,
            NondetPolicy::Ones => true,
            NondetPolicy::Seed(seed) => (seed ^ u64::from(id)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63 != 0,
        }
    }

    /// Joins bits to a scalar. Thesis Fig. 3.1, `ty↑`: poison if one of them is.
    pub(super) fn join_bits(&mut self, bits: &[Bit]) -> Scalar {
        let width = bits.len() as u32;
        let (mut value, mut known) = (0, true);
        for (at, &bit) in bits.iter().enumerate() {
            match bit {
                Bit::Poison(chain) => return self.poison(width, chain),
                Bit::Undef(_) => known = false,
                Bit::Is(lit) => {
                    known &= lit.constant().is_some();
                    value |= u128::from(self.aig.value(lit)) << at;
                }
            }
        }
        let state = if known { ScalarState::Known } else { ScalarState::Mixed(bits.into()) };
        Scalar { state, ..Scalar::known(width, value) }
    }

    /// Joins constants and unknown bits to a scalar.
    pub(super) fn join_lits(&mut self, lits: &[Lit]) -> Scalar {
        let bits: Vec<Bit> = lits.iter().map(|&lit| Bit::Is(lit)).collect();
        self.join_bits(&bits)
    }

    /// Decides an unknown bit: from here on, the run covers one of its values only.
    pub(super) fn decide(&mut self, lit: Lit, reason: Reason) -> OrHalt<bool> {
        if let Some(known) = self.aig.constant(lit) {
            return Ok(known);
        }
        let undecided = self.aig.undecided(self.aig.support(lit)).ok_or(Halt::TooManyUnknowns(reason))?;
        if self.decisions.len() + undecided.len() > self.prefix.budget {
            return Err(Halt::TooManyUnknowns(reason));
        }
        for choice in undecided {
            let ChoiceRecord { chain, place: chosen, bit } = self.chosen[choice.0 as usize];
            let value = self.aig.decide(choice);
            self.decisions.push(Decision {
                choice: choice.0,
                value,
                reason,
                place: self.place,
                origin: self.chains.origin(chain),
                chosen,
                bit: ir::Bits(u64::from(bit)),
            });
        }
        Ok(self.aig.value(lit))
    }

    /// The value of a scalar after deciding its unknown bits. `poison` is the undefined behaviour reported if it is
    /// poison.
    pub(super) fn number(&mut self, scalar: &Scalar, reason: Reason, poison: UbKind) -> OrHalt<u128> {
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
    pub(super) fn blame(&self, scalar: &Scalar) -> Option<PoisonChainId> {
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
