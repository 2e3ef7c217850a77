//! One execution: a function run with one sequence of choices.

mod access;
mod address;
mod call;
mod cast;
mod choice;
mod constant;
mod lanes;
mod step;
mod terminator;

use std::borrow::Cow;

use ir::{BlockId, FuncId, Function, Module, Operand, ValueId};

use super::Limits;
use super::memory::Memory;
use super::outcome::{Behaviour, Ending, Event, Unjudged};
use super::script::Script;
use super::shape::Shape;
use super::value::{Set, Value};
use crate::outcome::UbKind;
use crate::semantics::Semantics;

/// What every execution of a module has in common.
pub(super) struct World<'a> {
    pub(super) module: &'a Module,
    pub(super) semantics: Semantics,
    pub(super) limits: Limits,
    /// By type.
    pub(super) shapes: Vec<Option<Shape>>,
}

/// Why an execution does not go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stop {
    Undefined(UbKind),
    OutOfFuel,
    Unjudged(Unjudged),
}

impl From<UbKind> for Stop {
    fn from(kind: UbKind) -> Stop {
        Stop::Undefined(kind)
    }
}

impl From<Unjudged> for Stop {
    fn from(unjudged: Unjudged) -> Stop {
        Stop::Unjudged(unjudged)
    }
}

fn unsupported(what: &'static str) -> Stop {
    Stop::Unjudged(Unjudged::Unsupported(what))
}

/// One execution under way.
pub(super) struct Path<'a> {
    world: &'a World<'a>,
    script: &'a mut Script,
    memory: Memory,
    events: Vec<Event>,
    fuel: u64,
    depth: u32,
}

/// The registers of one call.
struct Frame<'a> {
    function: &'a Function,
    registers: Vec<Option<Set>>,
    /// The block before the one that runs.
    previous: BlockId,
}

impl<'a> Path<'a> {
    /// Runs `function`. `memory` holds the objects that its caller can see, the first `visible` of all.
    pub(super) fn run(
        world: &'a World<'a>,
        script: &'a mut Script,
        memory: Memory,
        function: FuncId,
        arguments: &[Set],
    ) -> Result<Behaviour, Unjudged> {
        let visible = memory.objects.len() as u32;
        let mut path = Path { world, script, memory, events: Vec::new(), fuel: world.limits.fuel, depth: 0 };
        let ending = match path.function(function, arguments.to_vec()) {
            Ok(value) => {
                let contents = (0..visible).map(|object| path.memory.contents(object));
                Ending::Returned { value, memory: contents.collect::<Result<_, _>>()? }
            }
            Err(Stop::Undefined(kind)) => Ending::Undefined(kind),
            Err(Stop::OutOfFuel) => Ending::OutOfFuel,
            Err(Stop::Unjudged(unjudged)) => return Err(unjudged),
        };
        Ok(Behaviour { events: path.events, ending })
    }

    fn function(&mut self, id: FuncId, arguments: Vec<Set>) -> Result<Option<Set>, Stop> {
        let world = self.world;
        let function = world.module.functions.get(id.index()).ok_or(unsupported("unknown function"))?;
        let fits = function.params.len() == arguments.len() && !function.varargs;
        if !fits || function.is_declaration() {
            return Err(unsupported("call with other arguments"));
        }
        if self.depth == world.limits.depth {
            return Err(Unjudged::TooLarge("deep recursion").into());
        }
        let mut registers: Vec<_> = arguments.into_iter().map(Some).collect();
        registers.resize(function.values.len(), None);
        let mut frame = Frame { function, registers, previous: BlockId::ENTRY };
        self.depth += 1;
        let first = self.memory.objects.len();
        let result = self.blocks(&mut frame);
        self.memory.objects[first..].iter_mut().for_each(|object| object.live = false);
        self.depth -= 1;
        result
    }

    fn blocks(&mut self, frame: &mut Frame<'a>) -> Result<Option<Set>, Stop> {
        let mut at = BlockId::ENTRY;
        loop {
            let block = frame.function.blocks.get(at.index()).ok_or(unsupported("unknown block"))?;
            let mut body = &block.instructions[..];
            body = self.phis(frame, body)?;
            for instruction in body {
                self.burn()?;
                self.step(frame, instruction)?;
            }
            self.burn()?;
            match self.terminator(frame, &block.terminator)? {
                terminator::Next::Block(next) => frame.previous = std::mem::replace(&mut at, next),
                terminator::Next::Return(value) => return Ok(value),
            }
        }
    }

    fn burn(&mut self) -> Result<(), Stop> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Stop::OutOfFuel)?;
        Ok(())
    }

    /// The values that this use of `operand` may see.
    fn operand<'f>(&self, frame: &'f Frame<'_>, operand: Operand) -> Result<Cow<'f, Set>, Stop> {
        match operand {
            Operand::Value(ValueId(id)) => match frame.registers.get(id as usize) {
                Some(Some(set)) => Ok(Cow::Borrowed(set)),
                _ => Err(unsupported("value used before it is defined")),
            },
            Operand::Const(constant) => self.world.constant(constant).map(Cow::Owned).map_err(Stop::from),
        }
    }

    /// The image of `op` over what this use of each operand may see. Where some picks are undefined behaviour and
    /// others are not, both are executions.
    fn image<const N: usize>(
        &mut self,
        operands: [&Set; N],
        op: impl Fn([&Value; N]) -> Result<Value, Stop>,
    ) -> Result<Set, Stop> {
        let sizes = operands.map(|set| set.values().len());
        let limit = self.world.limits.combinations;
        let count = sizes.iter().try_fold(1usize, |product, size| product.checked_mul(*size));
        let count = count.filter(|&count| count <= limit).ok_or(Unjudged::TooLarge("many undef values"))?;
        let (mut values, mut undefined) = (Vec::new(), None);
        for mut pick in 0..count {
            let picks = operands.map(|set| {
                let values = set.values();
                let value = &values[pick % values.len()];
                pick /= values.len();
                value
            });
            match op(picks) {
                Ok(value) => values.push(value),
                Err(Stop::Undefined(kind)) => undefined = Some(kind),
                Err(stop) => return Err(stop),
            }
        }
        self.unless(undefined, Set::of(values))
    }

    /// A result that is undefined behaviour for some picks (`undefined`), and for others one of `set`.
    fn unless(&mut self, undefined: Option<UbKind>, set: Option<Set>) -> Result<Set, Stop> {
        match (undefined, set) {
            (None, Some(set)) => Ok(set),
            (Some(kind), Some(set)) => {
                if self.script.choose(2) == 0 {
                    Ok(set)
                } else {
                    Err(kind.into())
                }
            }
            (Some(kind), None) => Err(kind.into()),
            (None, None) => Err(unsupported("value without values")),
        }
    }
}
