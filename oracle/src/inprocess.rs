//! The tier without processes: reference evaluator, lowering and interpreter on one program after the other.

use interpreter::Interpreter;
use ir::Module;
use lang::{Program, Unit};
use lowering::lower;
use smol_str::SmolStr;

use crate::reference::{self, Evaluator};
use crate::{EngineName, Observation, Observations, Outcome, Run};

/// What the two witnesses do, mistakes on purpose included.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// How long the evaluator may take.
    pub limits: reference::Limits,
    /// What it does wrong.
    pub faults: reference::FaultSet,
    /// How programs are lowered.
    pub lowering: lowering::Options,
    /// Under which semantics they are then interpreted. Its fuel is far beyond what any checked program takes, so
    /// that [`Outcome::OutOfFuel`] means a loop that should have ended.
    pub interpreter: interpreter::Config,
}

/// What both witnesses say of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the program must do.
    pub expected: Outcome,
    /// What its lowering does.
    pub run: Run,
}

/// Runs programs in process, reusing its storage from one to the next.
#[derive(Default)]
pub struct InProcess {
    settings: Settings,
    evaluator: Evaluator,
    interpreter: Interpreter,
}

impl InProcess {
    /// With these settings.
    #[must_use]
    pub fn new(settings: Settings) -> InProcess {
        InProcess { settings, ..InProcess::default() }
    }

    /// The name of the engine that lowers and interprets.
    #[must_use]
    pub fn engine(&self) -> EngineName {
        EngineName::Interpreter(SmolStr::new_static(self.settings.lowering.strategy.name))
    }

    /// What a program must do and what its lowering does.
    #[must_use]
    pub fn run(&mut self, program: &Program) -> Answer {
        let expected = self.expected(program);
        let run = Run { engine: self.engine(), outcome: self.lowered(program) };
        Answer { expected, run }
    }

    /// What a program must do.
    #[must_use]
    pub fn expected(&mut self, program: &Program) -> Outcome {
        self.evaluator.run(program, &self.settings.limits, self.settings.faults)
    }

    /// What the lowering of a program does.
    #[must_use]
    pub fn lowered(&mut self, program: &Program) -> Outcome {
        let Some(entry) = program.functions.get(program.entry.index()) else {
            return Outcome::Unsupported("ill-formed program: no entry function".to_owned());
        };
        match lower::program(program, &Unit::WHOLE, &self.settings.lowering) {
            Ok(module) => {
                let run = self.interpreter.run(&module, &entry.name, &self.settings.interpreter);
                outcome(&module, &run)
            }
            Err(error) => Outcome::Unsupported(format!("not lowered: {error}")),
        }
    }
}

fn outcome(module: &Module, run: &interpreter::Run<'_>) -> Outcome {
    match run.outcome {
        interpreter::Outcome::Finished => Outcome::Finished(log(run.observations)),
        interpreter::Outcome::Undefined(kind, place) => {
            let kind = SmolStr::new_static(kind.name());
            Outcome::Undefined { kind, place: place_name(module, place) }
        }
        interpreter::Outcome::OutOfFuel => Outcome::OutOfFuel,
        interpreter::Outcome::Unsupported(why) => Outcome::Unsupported(why.to_string()),
    }
}

fn log(observations: &[interpreter::Observation]) -> Observations {
    let convert = |o: &interpreter::Observation| Observation { site: o.site, value: o.value };
    observations.iter().map(convert).collect()
}

/// `@f, block 3, instruction 2`
fn place_name(module: &Module, place: ir::Place) -> String {
    let function = module.functions.get(place.function.index()).map_or("?", |f| f.name.as_str());
    format!("@{function}, block {}, instruction {}", place.block.0, place.index)
}
