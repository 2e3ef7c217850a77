//! The reference evaluator: C11's abstract machine, which walks the syntax tree and computes what a program must do.
//!
//! Objects are runs of leaves ([`shape`]), values are mathematical. Neither record layout nor lowering is known
//! here: two witnesses that share code are one witness. Operands are evaluated from left to right; a checked
//! program does not depend on it. Whatever has no meaning is [`Outcome::Undefined`], never a panic, and calls
//! and expressions nest only so deep that the host's stack suffices.

mod arithmetic;
mod call;
mod expression;
mod fault;
mod initialize;
mod long_double;
mod machine;
mod memory;
mod operator;
mod place;
mod shape;
mod statement;
mod stop;
#[cfg(test)]
mod tests;
mod value;

use lang::{Program, check};

pub use fault::{Fault, FaultSet};
pub use stop::UbKind;

use engines::{Observations, Outcome};
use fault::{Faults, Sound};
use machine::Machine;
use memory::ObjectMemory;
use shape::Shapes;
use value::Cell;

/// The limits of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EvaluationLimits {
    /// Statements executed, loop iterations, and each sixteen scalars copied.
    pub fuel: u64,
    /// The nesting depth of statements, expressions and calls, all counted together.
    pub depth: u32,
}

impl Default for EvaluationLimits {
    /// Beyond what the checker lets through, and within half of a thread's usual two megabytes of stack.
    fn default() -> EvaluationLimits {
        EvaluationLimits { fuel: 4 * check::limits::STEPS, depth: 1_000 }
    }
}

/// Runs one program after the other, reusing its storage.
#[derive(Default)]
pub struct Evaluator {
    shapes: Shapes,
    memory: ObjectMemory,
    temporaries: Vec<Cell>,
}

/// Runs one program.
#[must_use]
pub fn run(program: &Program, limits: &EvaluationLimits, faults: FaultSet) -> Outcome {
    Evaluator::default().run(program, limits, faults)
}

impl Evaluator {
    /// Runs a program: [`Outcome::Finished`], [`Outcome::Undefined`], [`Outcome::OutOfFuel`], or
    /// [`Outcome::Unsupported`] where it is too large or not well-formed.
    #[must_use]
    pub fn run(&mut self, program: &Program, limits: &EvaluationLimits, faults: FaultSet) -> Outcome {
        if faults.is_empty() {
            self.run_with(program, limits, Sound)
        } else {
            self.run_with(program, limits, faults)
        }
    }

    fn run_with(
        &mut self,
        program: &Program,
        limits: &EvaluationLimits,
        faults: impl Faults<Fault>,
    ) -> Outcome {
        let Evaluator { shapes, memory, temporaries } = self;
        memory.clear();
        temporaries.clear();
        if let Err(stop) = shapes.prepare(program) {
            return stop.outcome(program, Vec::new());
        }
        let mut machine = Machine::new(program, shapes, memory, temporaries, limits, faults);
        match machine.run() {
            Ok(()) => Outcome::Finished(Observations(machine.log)),
            Err(stop) => stop.outcome(program, machine.log),
        }
    }
}
