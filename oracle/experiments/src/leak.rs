//! Leaks: programs that are defined, but whose lowering lets a poison field reach something that is.
//!
//! The reference evaluator determines the observations that a program must make although some of its fields are indeterminate. A
//! lowering by some strategy, run under some semantics, either makes the same observations or leaks: it runs into undefined
//! behaviour, or an observation is wrong. The fast machine finds leaks, the precise engine explains them.

mod example;
mod tally;

use engines::{Observations, Outcome};
use interpreter::{Config, ExecutionLimits, Interpreter, Semantics};
use ir::Module;
use judge::reference::{self, Evaluator};
use lang::{Program, Unit};
use lowering::lower;
use lowering::strategy::Strategy;
use refine::bits::{self, MaskedOutcome, RunEnd};
use smol_str::SmolStr;

pub use example::LeakExample;
pub use tally::{LeakKind, LeakReport, LeakRow, LeakTally};

/// The way in which a lowering leaks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leak {
    /// It is undefined; the kind is a [`interpreter::UbKind::name`].
    Undefined(SmolStr),
    /// It shows something else than it must.
    WrongValue,
    /// It does not end.
    Endless,
}

/// The verdict on a lowering of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LeakVerdict {
    /// It shows the expected observations.
    NoLeak,
    /// It leaks in this way.
    Leaks(Leak),
    /// The interpreter does not run it; the reason.
    Inconclusive(String),
}

impl Leak {
    /// A stable name: the kind of undefined behaviour, `wrong-value` or `endless`.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Leak::Undefined(kind) => kind,
            Leak::WrongValue => "wrong-value",
            Leak::Endless => "endless",
        }
    }
}

/// Looks for leaks in one program after the other, reusing its storage.
#[derive(Default)]
pub struct LeakDetector {
    evaluator: Evaluator,
    interpreter: Interpreter,
    limits: reference::EvaluationLimits,
}

impl LeakDetector {
    /// The observations that a program must make, or the reason why they are unknown.
    ///
    /// # Errors
    /// The reason, for a program that the checker would refuse.
    pub fn expected(&mut self, program: &Program) -> Result<Observations, String> {
        match self.evaluator.run(program, &self.limits, reference::FaultSet::NONE) {
            Outcome::Finished(log) => Ok(log),
            other => Err(format!("the reference: {}", other.name())),
        }
    }

    /// Judges if a lowered program makes the expected observations under a semantics.
    #[must_use]
    pub fn judge(
        &mut self,
        module: &Module,
        entry: &str,
        semantics: Semantics,
        expected: &Observations,
    ) -> LeakVerdict {
        let config = config(semantics);
        let run = self.interpreter.run(module, entry, &config);
        match run.outcome {
            interpreter::Outcome::Finished if expected.0 == run.observations => LeakVerdict::NoLeak,
            interpreter::Outcome::Finished => LeakVerdict::Leaks(Leak::WrongValue),
            interpreter::Outcome::Undefined(kind, _) => {
                LeakVerdict::Leaks(Leak::Undefined(SmolStr::new_static(kind.name())))
            }
            interpreter::Outcome::OutOfFuel => LeakVerdict::Leaks(Leak::Endless),
            interpreter::Outcome::Unsupported(why) => LeakVerdict::Inconclusive(why.to_string()),
        }
    }
}

/// A program as a strategy lowers it.
///
/// # Errors
/// On programs the checker refuses.
pub fn lowered(program: &Program, strategy: Strategy) -> Result<Module, lowering::LowerError> {
    let options = lowering::Options { strategy, ..lowering::Options::default() };
    lower::program(program, &Unit::WHOLE, &options)
}

/// The history of a leak in words: where the poison was born, which way it went and where it showed.
#[must_use]
pub fn explain(module: &Module, entry: &str, semantics: Semantics, expected: &Observations) -> String {
    let allowed = bits::outcomes(module, entry, &config(semantics));
    let wrong = |outcome: &&MaskedOutcome| outcome.end != RunEnd::Finished || !agrees(expected, outcome);
    let Some(outcome) = allowed.outcomes.iter().find(wrong) else {
        return "every outcome that the symbolic interpreter finds is right".to_owned();
    };
    if let Some(explanation) = &outcome.explanation {
        return explanation.display(module).to_string();
    }
    let settled = outcome.decisions.iter().map(|decision| decision.display(module).to_string());
    settled.collect::<Vec<_>>().join("\n")
}

/// The name of the function that a program starts with.
fn entry(program: &Program) -> &str {
    program.functions.get(program.entry.index()).map_or("", |function| function.name.as_str())
}

fn config(semantics: Semantics) -> Config {
    Config { semantics, limits: ExecutionLimits::default() }
}

/// True where an outcome shows what is expected, in all its bits.
fn agrees(expected: &Observations, outcome: &MaskedOutcome) -> bool {
    let shown = outcome
        .observations
        .iter()
        .map(|observation| (observation.site, observation.value, observation.determined));
    expected.iter().map(|observation| (observation.site, observation.value, u64::MAX)).eq(shown)
}
