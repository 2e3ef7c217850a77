//! The state of a run, choices and decisions.

use std::rc::Rc;

use ir::{BlockId, FuncId, Function, Module, Operand, Place, TypeId, ValueId};

use super::decision::{Decision, Reason};
use super::gates::{ChoiceId, Gates, Lit};
use super::memory::{Mark, Memory};
use super::shape::{Shape, Shapes};
use super::trail::{Birth, Origin, TrailId, Trails};
use super::value::{Bit, Scalar, State, Value};
use crate::config::Config;
use crate::outcome::{UbKind, Unsupported};
use crate::semantics::Choices;

/// Why the machine stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Finished,
    /// With the poison, undef or unknown that is to blame, if one is.
    Undefined(UbKind, Option<TrailId>),
    Fuel,
    Unsupported(Unsupported),
    /// More unknown bits matter than may be decided.
    Open(Reason),
}

impl From<Unsupported> for Stop {
    fn from(reason: Unsupported) -> Stop {
        Stop::Unsupported(reason)
    }
}

impl From<UbKind> for Stop {
    fn from(kind: UbKind) -> Stop {
        Stop::Undefined(kind, None)
    }
}

pub(super) type Step<T> = Result<T, Stop>;

/// A value that the program showed: its bits, the lowest first.
#[derive(Clone, Debug)]
pub(super) struct Seen {
    pub(super) site: u32,
    pub(super) value: u64,
    /// The bits that do not depend on choices that are not decided.
    pub(super) determined: u64,
}

/// What decides the choices of a run.
#[derive(Clone, Copy, Debug)]
pub(super) struct Script<'a> {
    /// The values of choices that matter, in the order of their decisions.
    pub(super) values: &'a [(ChoiceId, bool)],
    /// Choices that may matter.
    pub(super) budget: usize,
    /// Whether what is observed is decided as well.
    pub(super) observations: bool,
}

/// How a choice came to be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen {
    pub(super) trail: TrailId,
    place: Place,
    pub(super) bit: u32,
}

/// A call of a function.
#[derive(Debug)]
pub(super) struct Frame<'m> {
    pub(super) function: &'m Function,
    pub(super) registers: Vec<Value>,
    pub(super) place: Place,
    /// Where the caller wants the result.
    pub(super) result: Option<ValueId>,
    pub(super) mark: Mark,
    /// Of a variadic function, what is behind its `va_list`.
    pub(super) areas: Vec<Scalar>,
}

/// One run.
#[derive(Debug)]
pub(super) struct Machine<'m> {
    pub(super) module: &'m Module,
    pub(super) config: &'m Config,
    pub(super) script: Script<'m>,
    pub(super) shapes: Shapes<'m>,
    pub(super) gates: Gates,
    pub(super) trails: Trails,
    pub(super) memory: Memory,
    pub(super) globals: Vec<Scalar>,
    pub(super) frames: Vec<Frame<'m>>,
    /// Registers of all frames but the first.
    pub(super) registers: u64,
    pub(super) seen: Vec<Seen>,
    pub(super) decisions: Vec<Decision>,
    pub(super) fuel: u64,
    /// The instruction at hand.
    pub(super) place: Place,
    pub(super) chosen: Vec<Chosen>,
}

/// Nodes of the graph of unknown bits, above which a run is given up.
const MAX_GATES: usize = 1 << 22;

impl<'m> Machine<'m> {
    pub(super) fn new(module: &'m Module, config: &'m Config, script: Script<'m>) -> Machine<'m> {
        let limit = ir::Bytes(config.limits.memory);
        Machine {
            module,
            config,
            script,
            shapes: Shapes::new(module),
            gates: Gates::default(),
            trails: Trails::default(),
            memory: Memory::new(limit, config.semantics.unwritten()),
            globals: Vec::new(),
            frames: Vec::new(),
            registers: 0,
            seen: Vec::new(),
            decisions: Vec::new(),
            fuel: config.limits.fuel,
            place: Place { function: FuncId(0), block: BlockId::ENTRY, index: 0 },
            chosen: Vec::new(),
        }
    }

    /// Uses `steps` more fuel.
    pub(super) fn charge(&mut self, steps: u64) -> Step<()> {
        self.fuel = self.fuel.checked_sub(steps).ok_or(Stop::Fuel)?;
        if self.gates.len() > MAX_GATES { Err(Unsupported::MemoryLimit.into()) } else { Ok(()) }
    }

    pub(super) fn shape(&mut self, ty: TypeId) -> Step<Rc<Shape>> {
        Ok(self.shapes.of(ty)?)
    }

    /// The operand as it is, for moving it.
    pub(super) fn moved(&mut self, operand: Operand) -> Step<Value> {
        match operand {
            Operand::Const(constant) => self.constant(constant),
            Operand::Value(id) => {
                let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
                Ok(frame.registers.get(id.index()).cloned().unwrap_or_default())
            }
        }
    }

    /// The operand for computing with it: a use, for which undef is chosen.
    pub(super) fn used(&mut self, operand: Operand) -> Step<Value> {
        let mut value = self.moved(operand)?;
        for scalar in &mut value {
            if matches!(scalar.state, State::Mixed(_)) {
                self.choose_undef(scalar, true);
            }
        }
        Ok(value)
    }

    /// An operand that is one scalar.
    pub(super) fn scalar(&mut self, operand: Operand) -> Step<Scalar> {
        let mut value = self.used(operand)?;
        if value.len() > 1 {
            return Err(Unsupported::WideInteger.into());
        }
        value.pop().ok_or(Stop::Unsupported(Unsupported::Malformed("operand without a value")))
    }

    /// The operand's type.
    pub(super) fn type_of(&self, operand: Operand) -> Step<TypeId> {
        let values = self.frames.last().map_or(&[][..], |frame| &frame.function.values);
        operand.ty(values).ok_or(Stop::Unsupported(Unsupported::Malformed("unknown value")))
    }

    /// The way poison goes on through the instruction at hand.
    pub(super) fn pass(&mut self, trail: TrailId) -> TrailId {
        self.trails.passed(trail, self.place)
    }

    /// Poison that the instruction at hand gives because an operand was.
    pub(super) fn poison(&mut self, width: u32, trail: TrailId) -> Scalar {
        let trail = self.pass(trail);
        Scalar::poison(width, trail)
    }

    /// Poison or a choice that starts at the instruction at hand.
    pub(super) fn born(&mut self, origin: Origin) -> TrailId {
        self.trails.born(Birth { origin, place: Some(self.place) })
    }

    /// A bit chosen anew; `fickle` if another use may see another value.
    pub(super) fn choose(&mut self, trail: TrailId, bit: u32, fickle: bool) -> Lit {
        let id = self.gates.next_choice();
        let scripted = self.script.values.iter().find(|(choice, _)| *choice == id);
        let value = scripted.map_or_else(|| self.policy(id), |&(_, value)| value);
        self.chosen.push(Chosen { trail, place: self.place, bit });
        self.gates.choice(value, fickle)
    }

    /// The value of a choice that the script says nothing of. No outcome depends on it.
    fn policy(&self, ChoiceId(id): ChoiceId) -> bool {
        match self.config.semantics.choices {
            Choices::Zeros => false,
            Choices::Ones => true,
            Choices::Seed(seed) => (seed ^ u64::from(id)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 63 != 0,
        }
    }

    /// Bits as a scalar. Thesis Fig. 3.1, `ty↑`: poison if one of them is.
    pub(super) fn up(&mut self, bits: &[Bit]) -> Scalar {
        let width = bits.len() as u32;
        let (mut value, mut known) = (0, true);
        for (at, &bit) in bits.iter().enumerate() {
            match bit {
                Bit::Poison(trail) => return self.poison(width, trail),
                Bit::Undef(_) => known = false,
                Bit::Is(lit) => {
                    known &= lit.constant().is_some();
                    value |= u128::from(self.gates.value(lit)) << at;
                }
            }
        }
        let state = if known { State::Known } else { State::Mixed(bits.into()) };
        Scalar { state, ..Scalar::known(width, value) }
    }

    /// Constants and unknowns as a scalar.
    pub(super) fn of_lits(&mut self, lits: &[Lit]) -> Scalar {
        let bits: Vec<Bit> = lits.iter().map(|&lit| Bit::Is(lit)).collect();
        self.up(&bits)
    }

    /// Whether an unknown bit is set: the run is about one of the cases from now on.
    pub(super) fn decide(&mut self, lit: Lit, reason: Reason) -> Step<bool> {
        if let Some(known) = self.gates.constant(lit) {
            return Ok(known);
        }
        let undecided = self.gates.undecided(self.gates.support(lit)).ok_or(Stop::Open(reason))?;
        if self.decisions.len() + undecided.len() > self.script.budget {
            return Err(Stop::Open(reason));
        }
        for choice in undecided {
            let Chosen { trail, place: chosen, bit } = self.chosen[choice.0 as usize];
            let value = self.gates.decide(choice);
            self.decisions.push(Decision {
                choice: choice.0,
                value,
                reason,
                place: self.place,
                birth: self.trails.birth(trail),
                chosen,
                bit: ir::Bits(u64::from(bit)),
            });
        }
        Ok(self.gates.value(lit))
    }

    /// The number that a scalar is, for what cannot go on without; `poison` is what its being poison means.
    pub(super) fn number(&mut self, scalar: &Scalar, reason: Reason, poison: UbKind) -> Step<u128> {
        match &scalar.state {
            State::Known => Ok(scalar.value),
            State::Poison(trail) => Err(Stop::Undefined(poison, Some(*trail))),
            State::Mixed(_) => {
                for lit in scalar.lits() {
                    self.decide(lit, reason)?;
                }
                Ok(scalar.value)
            }
        }
    }

    /// What chose the first unknown bit of a scalar that has one.
    pub(super) fn blame(&self, scalar: &Scalar) -> Option<TrailId> {
        let State::Mixed(bits) = &scalar.state else { return scalar.trail() };
        bits.iter().find_map(|&bit| match bit {
            Bit::Undef(trail) | Bit::Poison(trail) => Some(trail),
            Bit::Is(lit) => {
                let first = *self.gates.undecided(self.gates.support(lit))?.first()?;
                Some(self.chosen[first.0 as usize].trail)
            }
        })
    }
}
