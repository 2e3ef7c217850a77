//! Calls between our lowering by the article's rules and clang.

use std::fmt;

use engines::native::{BATCH, ExtraConfiguration, Settings};
use engines::{EngineName, Outcome};
use examination::examine::{Examined, Oracle};
use examination::toolchains;
use experiments::article::Article;
use host::Failure;
use judge::inprocess;
use judge::verdict::Verdict;
use lang::{Program, Target};
use lowering::Stages;

use crate::verbs;
use crate::verbs::call_probe::CallProbe;

/// The compiler on the side that our lowering does not compile.
const CLANG: &str = "clang-19";

/// The result of a call in both directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Crossed {
    /// All values arrived.
    Agree,
    /// A value did not arrive, in this number of the two directions.
    Differ(u32),
    /// It was not tried; the reason.
    Untried(String),
}

impl Crossed {
    /// True if no value is known to be lost.
    pub(super) const fn is_agreement(&self) -> bool {
        !matches!(self, Crossed::Differ(_))
    }
}

impl fmt::Display for Crossed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Crossed::Agree => f.write_str("everything arrives"),
            Crossed::Differ(directions) => write!(f, "goes wrong in {directions} of 2 directions"),
            Crossed::Untried(why) => write!(f, "not tried: {why}"),
        }
    }
}

/// Runs each.
///
/// # Errors
/// [`Failure::Infrastructure`] if there is no such clang, or it cannot be run.
pub(super) fn differ<'a>(
    target: Target,
    probes: impl Iterator<Item = &'a CallProbe>,
) -> Result<Vec<Crossed>, Failure> {
    let flags = vec!["-O0".to_owned()];
    let named = |name: &str| ExtraConfiguration { compiler: name.to_owned(), flags: flags.clone() };
    let configurations = vec![named(CLANG), named(Article.name())];
    let settings = Settings { target: Some(target), only: true, configurations, ..Settings::default() };
    let toolchain = toolchains::required(&settings, 2)?;
    let ledger = verbs::ledger()?;
    let mut oracle = Oracle::new(Some(&toolchain), &ledger, inprocess::InProcessSettings::default());
    let programs: Vec<Program> = probes.map(|probe| probe.program.clone()).collect();
    let mut all = Vec::with_capacity(programs.len());
    for batch in programs.chunks(BATCH) {
        let examined = oracle.examine(batch)?.cases;
        all.extend(examined.iter().map(crossed));
    }
    Ok(all)
}

fn crossed(examined: &Examined<Program>) -> Crossed {
    if !matches!(examined.expected, Outcome::Finished(_)) {
        return Crossed::Untried("the reference has no answer".to_owned());
    }
    let mut wrong = 0;
    for (run, report) in examined.runs.iter().zip(&examined.report.engines) {
        let EngineName::Linked { caller, callee } = &run.engine else { continue };
        match &report.verdict {
            Verdict::Agree => {}
            Verdict::Unsupported(why) | Verdict::Infrastructure(why) => {
                return Crossed::Untried(why.clone());
            }
            // What goes wrong without the article's rules says nothing of them.
            _ if caller == callee => {
                return Crossed::Untried(format!("{caller} by itself does something else"));
            }
            _ => wrong += 1,
        }
    }
    if wrong == 0 { Crossed::Agree } else { Crossed::Differ(wrong) }
}
