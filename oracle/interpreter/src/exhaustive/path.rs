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

use super::EnumerationLimits;
use super::choice_sequence::ChoiceSequence;
use super::memory::Memory;
use super::outcome::{Behaviour, Ending, Event, Inconclusive};
use super::shape::ValueShape;
use super::value::{Value, ValueSet};
use crate::outcome::UbKind;
use crate::semantics::Semantics;

/// The data that all executions of a module share.
pub(super) struct ModuleContext<'a> {
    pub(super) module: Cow<'a, Module>,
    pub(super) semantics: Semantics,
    pub(super) limits: EnumerationLimits,
    /// Shapes by type.
    pub(super) shapes: Vec<Option<ValueShape>>,
}

/// The reason why an execution ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Halt {
    Undefined(UbKind),
    OutOfFuel,
    Inconclusive(Inconclusive),
}

impl From<UbKind> for Halt {
    fn from(kind: UbKind) -> Halt {
        Halt::Undefined(kind)
    }
}

impl From<Inconclusive> for Halt {
    fn from(inconclusive: Inconclusive) -> Halt {
        Halt::Inconclusive(inconclusive)
    }
}

fn unsupported(what: &'static str) -> Halt {
    Halt::Inconclusive(Inconclusive::Unsupported(what))
}

/// The state of one execution.
pub(super) struct Path<'a> {
    context: &'a ModuleContext<'a>,
    choices: &'a mut ChoiceSequence,
    memory: Memory,
    events: Vec<Event>,
    fuel: u64,
    depth: u32,
}

/// One call's registers.
struct CallFrame<'a> {
    function: &'a Function,
    registers: Vec<Option<ValueSet>>,
    /// The block executed before the current one.
    previous: BlockId,
}

impl<'a> Path<'a> {
    /// Runs `function`. `memory` holds the objects that are visible to its caller.
    pub(super) fn run(
        context: &'a ModuleContext<'a>,
        choices: &'a mut ChoiceSequence,
        memory: Memory,
        function: FuncId,
        arguments: &[ValueSet],
    ) -> Result<Behaviour, Inconclusive> {
        let visible = memory.objects.len() as u32;
        let mut path =
            Path { context, choices, memory, events: Vec::new(), fuel: context.limits.fuel, depth: 0 };
        let ending = match path.function(function, arguments.to_vec()) {
            Ok(value) => {
                let contents = (0..visible).map(|object| path.memory.contents(object));
                Ending::Returned { value, memory: contents.collect::<Result<_, _>>()? }
            }
            Err(Halt::Undefined(kind)) => Ending::Undefined(kind),
            Err(Halt::OutOfFuel) => Ending::OutOfFuel,
            Err(Halt::Inconclusive(inconclusive)) => return Err(inconclusive),
        };
        Ok(Behaviour { events: path.events, ending })
    }

    fn function(&mut self, id: FuncId, arguments: Vec<ValueSet>) -> Result<Option<ValueSet>, Halt> {
        let context = self.context;
        let function = context.module.functions.get(id.index()).ok_or(unsupported("unknown function"))?;
        let fits = function.params.len() == arguments.len() && !function.varargs;
        if !fits || function.is_declaration() {
            return Err(unsupported("call with other arguments"));
        }
        if self.depth == context.limits.depth {
            return Err(Inconclusive::TooLarge("deep recursion").into());
        }
        let mut registers: Vec<_> = arguments.into_iter().map(Some).collect();
        registers.resize(function.values.len(), None);
        let mut frame = CallFrame { function, registers, previous: BlockId::ENTRY };
        self.depth += 1;
        let first = self.memory.objects.len();
        let result = self.blocks(&mut frame);
        self.memory.objects[first..].iter_mut().for_each(|object| object.live = false);
        self.depth -= 1;
        result
    }

    fn blocks(&mut self, frame: &mut CallFrame<'a>) -> Result<Option<ValueSet>, Halt> {
        let mut at = BlockId::ENTRY;
        loop {
            let block = frame.function.blocks.get(at.index()).ok_or(unsupported("unknown block"))?;
            let mut body = &block.instructions[..];
            body = self.phis(frame, body)?;
            for instruction in body {
                self.charge()?;
                self.step(frame, instruction)?;
            }
            self.charge()?;
            match self.terminator(frame, &block.terminator)? {
                terminator::BlockExit::Block(next) => frame.previous = std::mem::replace(&mut at, next),
                terminator::BlockExit::Return(value) => return Ok(value),
            }
        }
    }

    fn charge(&mut self) -> Result<(), Halt> {
        self.fuel = self.fuel.checked_sub(1).ok_or(Halt::OutOfFuel)?;
        Ok(())
    }

    /// The set of values that this use of `operand` may see.
    fn operand<'f>(&self, frame: &'f CallFrame<'_>, operand: Operand) -> Result<Cow<'f, ValueSet>, Halt> {
        match operand {
            Operand::Value(ValueId(id)) => match frame.registers.get(id as usize) {
                Some(Some(set)) => Ok(Cow::Borrowed(set)),
                _ => Err(unsupported("value used before it is defined")),
            },
            Operand::Const(constant) => self.context.constant(constant).map(Cow::Owned).map_err(Halt::from),
        }
    }

    /// The image of `op` over the sets of its operands. If some combinations are undefined behaviour and others are
    /// not, both are executions.
    fn image<const N: usize>(
        &mut self,
        operands: [&ValueSet; N],
        op: impl Fn([&Value; N]) -> Result<Value, Halt>,
    ) -> Result<ValueSet, Halt> {
        let sizes = operands.map(|set| set.values().len());
        let limit = self.context.limits.combinations;
        let count = sizes.iter().try_fold(1usize, |product, size| product.checked_mul(*size));
        let count =
            count.filter(|&count| count <= limit).ok_or(Inconclusive::TooLarge("many undef values"))?;
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
                Err(Halt::Undefined(kind)) => undefined = Some(kind),
                Err(stop) => return Err(stop),
            }
        }
        self.unless(undefined, ValueSet::of(values))
    }

    /// A result that is undefined behaviour for some combinations of values (`undefined`), and one of `set` for the
    /// others.
    fn unless(&mut self, undefined: Option<UbKind>, set: Option<ValueSet>) -> Result<ValueSet, Halt> {
        match (undefined, set) {
            (None, Some(set)) => Ok(set),
            (Some(kind), Some(set)) => {
                if self.choices.choose(2) == 0 {
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
