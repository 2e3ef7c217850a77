//! How a run ended, and what an engine reports of it.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::Observations;
use crate::engine::{Configuration, EngineName};

/// How a run ended. "The program is undefined", "I cannot judge" and "the machine failed" are different.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The entry function returned.
    Finished(Observations),
    /// The evaluator or interpreter met undefined behaviour.
    Undefined {
        /// Which, in kebab-case and stable: `division-by-zero`.
        kind: SmolStr,
        /// Where in the program, for people.
        place: String,
    },
    /// An evaluator's or interpreter's step limit was reached.
    OutOfFuel,
    /// Native code died of a signal.
    Crashed {
        /// The signal's number.
        signal: i32,
        /// What it had observed by then.
        log: Observations,
    },
    /// Native code did not end in the time it had.
    TimedOut {
        /// What it had observed by then.
        log: Observations,
    },
    /// The compiler refused the program.
    Rejected {
        /// What it said.
        diagnostic: String,
    },
    /// The compiler itself crashed.
    CompilerCrashed {
        /// What it said.
        diagnostic: String,
    },
    /// The compiler did not end in the time it had.
    CompilerHung,
    /// The engine cannot run programs with this feature; the reason names it.
    Unsupported(String),
    /// The engine could not do its work for a reason outside program and compiler: disk, memory, a missing tool.
    Infrastructure(String),
}

/// The report of an engine on one run of a case.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EngineReport {
    /// The engine.
    pub engine: EngineName,
    /// How the run ended.
    pub outcome: Outcome,
}

/// A configuration's answers to the layout questions about a program's records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutAnswers {
    /// The configuration.
    pub configuration: Configuration,
    /// [`Outcome::Finished`] with an observation for each answer, or the reason why there are none.
    pub outcome: Outcome,
}

impl Outcome {
    /// What was observed before the run ended; `None` where the program never ran.
    #[must_use]
    pub const fn log(&self) -> Option<&Observations> {
        match self {
            Outcome::Finished(log) | Outcome::Crashed { log, .. } | Outcome::TimedOut { log } => Some(log),
            Outcome::Undefined { .. }
            | Outcome::OutOfFuel
            | Outcome::Rejected { .. }
            | Outcome::CompilerCrashed { .. }
            | Outcome::CompilerHung
            | Outcome::Unsupported(_)
            | Outcome::Infrastructure(_) => None,
        }
    }

    /// The reason why the engine did not run the case; `None` if it did, however that ended.
    #[must_use]
    pub fn not_run(&self) -> Option<String> {
        match self {
            Outcome::Finished(_)
            | Outcome::Undefined { .. }
            | Outcome::OutOfFuel
            | Outcome::Crashed { .. }
            | Outcome::TimedOut { .. } => None,
            Outcome::Rejected { .. } | Outcome::CompilerCrashed { .. } | Outcome::CompilerHung => {
                Some(self.name().to_owned())
            }
            Outcome::Unsupported(why) | Outcome::Infrastructure(why) => {
                Some(format!("{}: {why}", self.name()))
            }
        }
    }

    /// The outcome's name, stable.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Outcome::Finished(_) => "finished",
            Outcome::Undefined { .. } => "undefined",
            Outcome::OutOfFuel => "out-of-fuel",
            Outcome::Crashed { .. } => "crashed",
            Outcome::TimedOut { .. } => "timed-out",
            Outcome::Rejected { .. } => "rejected",
            Outcome::CompilerCrashed { .. } => "compiler-crashed",
            Outcome::CompilerHung => "compiler-hung",
            Outcome::Unsupported(_) => "unsupported",
            Outcome::Infrastructure(_) => "infrastructure",
        }
    }
}
