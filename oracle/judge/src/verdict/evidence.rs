//! The evidence that is judged, and the report on it.

use std::fmt;

use lang::Program;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use super::bucket_key::{self, BucketKey};
use crate::ledger::{EntryId, Ledger};
use engines::compiler::Identities;
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Outcome};

/// Everything that is known about a program.
#[derive(Clone, Copy)]
pub struct Evidence<'a> {
    /// The program.
    pub program: &'a Program,
    /// The outcome of the reference evaluator.
    pub expected: &'a Outcome,
    /// The expected bits that are not determined. Empty for programs without poison flow.
    pub undetermined: &'a [Undetermined],
    /// The reports of the other engines, in process and native.
    pub runs: &'a [EngineReport],
    /// The layouts of the records by each configuration.
    pub layouts: &'a [LayoutAnswers],
    /// Our own layout, question by question; `None` leaves the comparison to the configurations.
    pub own_layout: Option<&'a [Vec<u64>]>,
    /// The known disagreements.
    pub ledger: &'a Ledger,
    /// The families and versions of the compilers in the runs.
    pub identities: &'a Identities,
}

/// Bits of an expected observation that the semantics leaves open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undetermined {
    /// The position of the observation, from 0.
    pub index: u32,
    /// The open bits.
    pub bits: u64,
}

/// The verdict on an engine's run, a finding or a case. The order is that of severity, least first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// The engine cannot run the program, or the reference cannot say what it does; the reason.
    Unsupported(String),
    /// There is an answer, but nothing it could be held against.
    Incomparable(Incomparable),
    /// It did the same as the reference.
    Agree,
    /// It did something else that the semantics allows.
    Refines,
    /// It did not, and an entry of the ledger explains it.
    Known(EntryId),
    /// The machine failed: nothing is known.
    Infrastructure(String),
    /// It did not, and nothing explains it.
    Mismatch,
}

base::named! {
    /// The reason why two answers cannot be compared.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Incomparable {
        /// Caller and callee lay out a record of the program differently, which is a finding of its own.
        LayoutDiffers = "layout-differs",
        /// The program itself is undefined, which is a finding of its own.
        ProgramUndefined = "program-undefined",
        /// The reference gave up before the program ended.
        NoReference = "no-reference",
        /// The program does not do the same twice.
        NotRepeatable = "not-repeatable",
        /// The compilers of the reference differ from each other.
        ReferencesDiffer = "references-differ",
        /// No engine was asked beside the reference.
        NoEngine = "no-engine",
    }
}

/// The verdict on a program, with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Report {
    /// The most severe of everything below.
    pub verdict: Verdict,
    /// The verdict on each engine's run, in the order of the runs.
    pub engines: Vec<EngineVerdict>,
    /// The engines, grouped by equal outcomes.
    pub classes: Vec<OutcomeClass>,
    /// The configurations, grouped by equal layouts, ours first.
    pub layouts: Vec<LayoutClass>,
    /// The findings, known or not; each cause once.
    pub findings: Vec<Finding>,
    /// Configurations, not among the engines, whose runs would show whether the ledger explains a mismatch: when
    /// they are run as well and the program is judged again with all runs, there is no doubt left.
    pub unconfirmed: Vec<Configuration>,
}

/// The verdict on one engine's run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineVerdict {
    /// The engine.
    pub engine: EngineName,
    /// The verdict.
    pub verdict: Verdict,
    /// The number of observations the program makes; 0 where the reference does not know.
    pub owed: u32,
    /// The number of observations the run made.
    pub came: u32,
    /// Of a run of a module that is a mismatch: where it left what is allowed, and why that was determined; else empty.
    pub explanation: String,
}

/// Engines with equal outcomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutcomeClass {
    /// The outcome, in a few words.
    pub outcome: String,
    /// True if it is the reference's outcome.
    pub expected: bool,
    /// The engines.
    pub engines: Vec<EngineName>,
}

/// Configurations that lay out every record of the program the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayoutClass {
    /// True if our own layout is among them.
    pub ours: bool,
    /// The configurations.
    pub configurations: Vec<Configuration>,
}

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The ledger entry that explains it; none explains a mismatch.
    pub known: Option<EntryId>,
    /// The way in which it is wrong.
    pub kind: FindingKind,
    /// The key of its bucket, equal for findings of the same cause.
    pub signature: BucketKey,
    /// The families of compilers, or the engine, that take part in every run that is wrong; of pairs without one in common, all.
    pub at_fault: Vec<SmolStr>,
    /// One line for people.
    pub summary: String,
    /// The first difference, with the engines on each side.
    pub difference: Option<Difference>,
}

base::named! {
    /// The way in which an engine is wrong.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum FindingKind {
        /// A record is laid out differently.
        Layout = "layout",
        /// Another value was observed, or one at another site.
        Value = "value",
        /// Observations are missing.
        Missing = "missing",
        /// There are more observations than the program makes.
        Surplus = "surplus",
        /// Native code died of a signal.
        Crash = "crash",
        /// A run did not end.
        Hang = "hang",
        /// An evaluator or interpreter met undefined behaviour.
        Undefined = "ub",
        /// The compiler refused the program.
        Rejected = "rejected",
        /// The compiler crashed.
        CompilerCrash = "compiler-crash",
        /// The compiler did not end.
        CompilerHang = "compiler-hang",
    }
}

/// The first difference between two groups of engines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Difference {
    /// The place: a site of the program, or a layout question in words.
    pub at: String,
    /// The site of the program, if it is one.
    pub site: Option<u32>,
    /// The expected value; `None` if none was expected.
    pub expected: Option<u64>,
    /// The value that came; `None` if none did.
    pub got: Option<u64>,
    /// The engines with the expected value.
    pub agreeing: Vec<EngineName>,
    /// The engines with another one.
    pub differing: Vec<EngineName>,
}

impl Verdict {
    /// Its stable name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Verdict::Agree => "agree",
            Verdict::Mismatch => "mismatch",
            Verdict::Known(_) => "known",
            Verdict::Refines => "refines",
            Verdict::Incomparable(_) => "incomparable",
            Verdict::Unsupported(_) => "unsupported",
            Verdict::Infrastructure(_) => "infrastructure",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.name();
        match self {
            Verdict::Known(EntryId(id)) => write!(f, "{name} ({id})"),
            Verdict::Incomparable(why) => write!(f, "{name} ({})", why.name()),
            Verdict::Unsupported(why) | Verdict::Infrastructure(why) => write!(f, "{name} ({why})"),
            Verdict::Agree | Verdict::Mismatch | Verdict::Refines => f.write_str(name),
        }
    }
}

impl EngineVerdict {
    /// The verdict on a run whose observations nobody counts.
    pub(super) fn on_run(run: &EngineReport, verdict: Verdict) -> EngineVerdict {
        let explanation = String::new();
        EngineVerdict { engine: run.engine.clone(), verdict, owed: 0, came: 0, explanation }
    }
}

/// `clang-19 -O2 and 3 more`
pub(super) fn first_of(engines: &[EngineName]) -> String {
    match engines {
        [one] => one.to_string(),
        [first, rest @ ..] => format!("{first} and {} more", rest.len()),
        [] => String::new(),
    }
}

impl Finding {
    /// A finding that no entry explains, of engines that differ from others at a place in words. `detail` makes its bucket one of
    /// several of its kind.
    pub(super) fn disagreement(
        kind: FindingKind,
        detail: Option<&str>,
        at: String,
        (agreeing, differing): (Vec<EngineName>, Vec<EngineName>),
        summary: String,
    ) -> Finding {
        Finding {
            known: None,
            kind,
            signature: BucketKey::new(kind, detail, &differing),
            at_fault: bucket_key::at_fault(&differing, &agreeing),
            summary,
            difference: Some(Difference { at, site: None, expected: None, got: None, agreeing, differing }),
        }
    }

    /// [`Verdict::Known`] if the ledger explains it, otherwise [`Verdict::Mismatch`].
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        self.known.clone().map_or(Verdict::Mismatch, Verdict::Known)
    }
}

impl Report {
    /// The report on runs that are neither grouped by outcomes nor held to layouts; its verdict is the most severe of theirs.
    pub(super) fn on_runs(engines: Vec<EngineVerdict>, findings: Vec<Finding>) -> Report {
        let verdict = engines.iter().map(|engine| engine.verdict.clone()).max();
        let verdict = verdict.unwrap_or(Verdict::Incomparable(Incomparable::NoEngine));
        Report {
            verdict,
            engines,
            classes: Vec::new(),
            layouts: Vec::new(),
            findings,
            unconfirmed: Vec::new(),
        }
    }

    /// The verdict on one engine.
    #[must_use]
    pub fn verdict_on(&self, engine: &EngineName) -> Option<&Verdict> {
        self.engines.iter().find(|report| report.engine == *engine).map(|report| &report.verdict)
    }

    /// The findings that no ledger entry explains.
    pub fn mismatches(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|finding| finding.known.is_none())
    }

    /// The ledger entries that explain a finding.
    pub fn used(&self) -> impl Iterator<Item = &EntryId> {
        self.findings.iter().filter_map(|finding| finding.known.as_ref())
    }
}

/// An outcome in a few words.
pub(super) fn outcome_in_words(outcome: &Outcome) -> SmolStr {
    let words = match outcome {
        Outcome::Finished(log) => format!("finished with {} observations", log.len()),
        Outcome::Undefined { kind, place, .. } => format!("undefined: {kind} in {place}"),
        Outcome::Crashed { signal, log } => format!("signal {signal} after {} observations", log.len()),
        Outcome::TimedOut { log } => format!("did not end, {} observations", log.len()),
        Outcome::Ended { end, output } => format!("{end}, {} bytes of output", output.len()),
        Outcome::Called(defects) => match &defects[..] {
            [] => "all values arrived".to_owned(),
            [first, ..] => first.kind.to_string(),
        },
        Outcome::Unsupported(why) | Outcome::Infrastructure(why) => format!("{}: {why}", outcome.name()),
        Outcome::DoesNotRefine { counterexample } => {
            format!("does not refine on {}", counterexample.lines().next().unwrap_or_default())
        }
        Outcome::OutOfFuel
        | Outcome::Rejected { .. }
        | Outcome::CompilerCrashed { .. }
        | Outcome::CompilerHung => return SmolStr::new_static(outcome.name()),
    };
    words.into()
}
