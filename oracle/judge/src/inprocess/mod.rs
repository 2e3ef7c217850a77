//! The engines without processes: reference evaluator, lowering and interpreter on programs, and the interpreters on
//! [`modules`].

pub mod modules;
mod rules;

use interpreter::{Bytecode, ConcreteMachine, decode_with_faults};
use ir::Module;
use lang::{Program, Unit};
use lowering::lower;
use lowering::strategy::{Strategy, WORD};
use smol_str::SmolStr;

pub use self::rules::{RuleSample, ill_formed};
use crate::reference::{self, Evaluator};
use engines::{EngineName, EngineReport, Outcome};

/// The settings of the two witnesses, planted faults included.
#[derive(Clone, Debug)]
pub struct InProcessSettings {
    /// The limits of the evaluator.
    pub limits: reference::EvaluationLimits,
    /// Its planted faults.
    pub faults: reference::FaultSet,
    /// The options of the lowering, but for the strategy.
    pub lowering: lowering::Options,
    /// The strategies, one run each.
    pub strategies: Vec<Strategy>,
    /// Under which semantics they are then interpreted. Its fuel is far beyond what any checked program takes, so
    /// that [`Outcome::OutOfFuel`] means a loop that should have ended.
    pub interpreter: interpreter::Config,
    /// The planted faults of the interpreter.
    pub interpreter_faults: interpreter::FaultSet,
    /// The lowered modules that are held to the rules of `relations`.
    pub rules: RuleSample,
}

impl Default for InProcessSettings {
    fn default() -> InProcessSettings {
        InProcessSettings {
            limits: reference::EvaluationLimits::default(),
            faults: reference::FaultSet::NONE,
            lowering: lowering::Options::default(),
            strategies: vec![WORD],
            interpreter: interpreter::Config::default(),
            interpreter_faults: interpreter::FaultSet::NONE,
            rules: RuleSample::Some,
        }
    }
}

/// The answers of both witnesses on a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The outcome of the reference evaluator.
    pub expected: Outcome,
    /// The reports of the lowerings, in the order of the strategies.
    pub runs: Vec<EngineReport>,
}

/// Runs programs in process, reusing its storage from one to the next.
#[derive(Default)]
pub struct InProcess {
    settings: InProcessSettings,
    evaluator: Evaluator,
    program: Bytecode,
    machine: ConcreteMachine,
}

impl InProcess {
    /// Engines with these settings.
    #[must_use]
    pub fn new(settings: InProcessSettings) -> InProcess {
        InProcess { settings, ..InProcess::default() }
    }

    /// The settings that the engines were created with.
    #[must_use]
    pub const fn settings(&self) -> &InProcessSettings {
        &self.settings
    }

    /// The settings for the next programs.
    pub const fn settings_mut(&mut self) -> &mut InProcessSettings {
        &mut self.settings
    }

    /// Runs a program by every engine.
    #[must_use]
    pub fn run(&mut self, program: &Program) -> Answer {
        let expected = self.expected(program);
        let runs = (0..self.settings.strategies.len()).map(|at| {
            let strategy = self.settings.strategies[at];
            EngineReport { engine: engine(strategy), outcome: self.lowered(program, strategy) }
        });
        Answer { expected, runs: runs.collect() }
    }

    /// Evaluates a program.
    #[must_use]
    pub fn expected(&mut self, program: &Program) -> Outcome {
        self.evaluator.run(program, &self.settings.limits, self.settings.faults)
    }

    /// Interprets the lowering of a program by a strategy.
    #[must_use]
    pub fn lowered(&mut self, program: &Program, strategy: Strategy) -> Outcome {
        let Some(entry) = program.functions.get(program.entry.index()) else {
            return Outcome::Unsupported("ill-formed program: no entry function".to_owned());
        };
        let options = lowering::Options { strategy, ..self.settings.lowering };
        match lower::program(program, &Unit::WHOLE, &options) {
            Ok(module) => {
                let InProcessSettings { interpreter: config, interpreter_faults: faults, rules, .. } =
                    &self.settings;
                if let Some(broken) = rules::broken(&module, *rules) {
                    return broken;
                }
                decode_with_faults(*faults, &module, config, &mut self.program);
                let run = self.machine.run(&self.program, module.function(&entry.name), config);
                outcome(&module, &run)
            }
            Err(error) => Outcome::Unsupported(format!("not lowered: {error}")),
        }
    }
}

/// The engine that lowers by a strategy and interprets.
#[must_use]
pub const fn engine(strategy: Strategy) -> EngineName {
    EngineName::Interpreter(SmolStr::new_static(strategy.name))
}

fn outcome(module: &Module, run: &interpreter::RunResult<'_>) -> Outcome {
    match run.outcome {
        interpreter::Outcome::Finished => Outcome::Finished(run.observations.iter().copied().collect()),
        interpreter::Outcome::Undefined(kind, place) => {
            let kind = SmolStr::new_static(kind.name());
            let log = run.observations.iter().copied().collect();
            Outcome::Undefined { kind, place: place_name(module, place), log }
        }
        interpreter::Outcome::OutOfFuel => Outcome::OutOfFuel,
        interpreter::Outcome::Unsupported(why) => Outcome::Unsupported(why.to_string()),
    }
}

/// `@f, block 3, instruction 2`
fn place_name(module: &Module, place: ir::ProgramPoint) -> String {
    let function = module.functions.get(place.function.index()).map_or("?", |f| f.name.as_str());
    format!("@{function}, block {}, instruction {}", place.block.0, place.index)
}
