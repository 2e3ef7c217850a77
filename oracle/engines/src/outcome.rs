//! The outcome of a run, and the report of an engine.

use std::fmt;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::call_defect::ShownDefect;
use crate::engine::{Configuration, EngineName};
use crate::{Observation, Observations};

/// The outcome of a run. "The program is undefined", "the engine cannot judge" and "the machine failed" are different.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The entry function returned.
    Finished(Observations),
    /// The evaluator or interpreter met undefined behaviour.
    Undefined {
        /// The kind, in kebab-case and stable: `division-by-zero`.
        kind: SmolStr,
        /// The place in the program, for people.
        place: String,
        /// The observations before it.
        #[serde(default)]
        log: Observations,
    },
    /// An evaluator's or interpreter's step limit was reached.
    OutOfFuel,
    /// Native code died of a signal.
    Crashed {
        /// The number of the signal.
        signal: i32,
        /// The observations before it.
        log: Observations,
    },
    /// Native code did not end in the time it had.
    TimedOut {
        /// The observations before it.
        log: Observations,
    },
    /// An ordinary program ended. Its output is what it observed.
    Ended {
        /// The end.
        end: ProgramEnd,
        /// Its standard output, in bytes of any meaning.
        output: Vec<u8>,
    },
    /// A plug-in engine laid out the records of a function, or its code called the reference's or was called by it: the defects of that.
    /// Empty if all values arrived.
    Called(Vec<ShownDefect>),
    /// The function that passes made does something that the original may not do.
    DoesNotRefine {
        /// An input, what the function may do on it, and what it does after the passes.
        counterexample: String,
    },
    /// The compiler refused the program.
    Rejected {
        /// Its diagnostic.
        diagnostic: String,
    },
    /// The compiler itself crashed.
    CompilerCrashed {
        /// Its diagnostic.
        diagnostic: String,
    },
    /// The compiler did not end in the time it had.
    CompilerHung,
    /// The engine cannot run programs with this feature; the reason names it.
    Unsupported(String),
    /// The engine could not do its work for a reason outside program and compiler: disk, memory, a missing tool.
    Infrastructure(String),
}

/// The end of a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProgramEnd {
    /// By itself, with this code.
    Exited(i32),
    /// Of this signal.
    Killed(i32),
    /// It took or used too much: a sentence about it. Of its output nothing is known.
    Stopped(String),
}

/// The report of an engine on one run of a case.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EngineReport {
    /// The engine.
    pub engine: EngineName,
    /// The outcome of the run.
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
    /// The observations that a run of the program's code is held to; `None` where it never ran, or has no meaning.
    #[must_use]
    pub const fn log(&self) -> Option<&Observations> {
        match self {
            Outcome::Finished(log) | Outcome::Crashed { log, .. } | Outcome::TimedOut { log } => Some(log),
            Outcome::Undefined { .. }
            | Outcome::OutOfFuel
            | Outcome::Ended { .. }
            | Outcome::Called(_)
            | Outcome::DoesNotRefine { .. }
            | Outcome::Rejected { .. }
            | Outcome::CompilerCrashed { .. }
            | Outcome::CompilerHung
            | Outcome::Unsupported(_)
            | Outcome::Infrastructure(_) => None,
        }
    }

    /// Everything that was observed, also before the program turned out to have no meaning.
    #[must_use]
    pub fn observed(&self) -> &[Observation] {
        match self {
            Outcome::Undefined { log, .. } => &log.0,
            _ => self.log().map_or(&[], |log| &log.0),
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
            | Outcome::TimedOut { .. }
            | Outcome::Ended { .. }
            | Outcome::Called(_)
            | Outcome::DoesNotRefine { .. } => None,
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
            Outcome::Ended { .. } => "ended",
            Outcome::Called(_) => "called",
            Outcome::DoesNotRefine { .. } => "does-not-refine",
            Outcome::Rejected { .. } => "rejected",
            Outcome::CompilerCrashed { .. } => "compiler-crashed",
            Outcome::CompilerHung => "compiler-hung",
            Outcome::Unsupported(_) => "unsupported",
            Outcome::Infrastructure(_) => "infrastructure",
        }
    }
}

impl fmt::Display for ProgramEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProgramEnd::Exited(code) => write!(f, "exit code {code}"),
            ProgramEnd::Killed(signal) => write!(f, "killed by signal {signal}"),
            ProgramEnd::Stopped(why) => f.write_str(why),
        }
    }
}
