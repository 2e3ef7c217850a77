//! One run against everything that is allowed.

use std::fmt::Write;

use interpreter::tracked::{Containment, Difference, OutcomeSet, Precision, RunEnd};
use ir::Module;

use crate::Outcome;
use crate::verdict::{FindingKind, Incomparable, Verdict, essence};

/// A verdict on a run, and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// [`Verdict::Agree`]: it did the only thing that is allowed. [`Verdict::Refines`]: one of several.
    pub verdict: Verdict,
    /// Of a mismatch: in what way. It stays when the ledger explains it.
    pub kind: Option<FindingKind>,
    /// Of a mismatch: where the run left what is allowed, which bits were determined there, and which choices the
    /// nearest allowed outcome depends on. Empty otherwise.
    pub explanation: String,
}

impl Judgement {
    fn plain(verdict: Verdict) -> Judgement {
        Judgement { verdict, kind: None, explanation: String::new() }
    }
}

/// Judges a native run of `module` by what it may do.
#[must_use]
pub fn judge(module: &Module, allowed: &OutcomeSet, outcome: &Outcome) -> Judgement {
    let log = match outcome {
        Outcome::Finished(log) => log,
        Outcome::Unsupported(why) => return Judgement::plain(Verdict::Unsupported(why.clone())),
        Outcome::Infrastructure(why) => return Judgement::plain(Verdict::Infrastructure(why.clone())),
        other => return unfinished(allowed, other),
    };
    match allowed.contains(&log.0) {
        Containment::Exactly => Judgement::plain(Verdict::Agree),
        Containment::OneOfSeveral | Containment::OnDetermined { .. } => Judgement::plain(Verdict::Refines),
        Containment::Anything(..) => Judgement::plain(Verdict::Incomparable(Incomparable::ProgramUndefined)),
        Containment::Inconclusive(_) => Judgement::plain(Verdict::Incomparable(Incomparable::NoReference)),
        Containment::No(difference) => {
            let explanation = explain(module, allowed, &difference);
            Judgement { verdict: Verdict::Mismatch, kind: Some(kind(&difference)), explanation }
        }
    }
}

/// A crash, a hang or a compiler that refuses: no allowed outcome, unless anything is.
fn unfinished(allowed: &OutcomeSet, outcome: &Outcome) -> Judgement {
    let ends = || allowed.outcomes.iter().map(|one| one.end);
    let ran = outcome.log().is_some();
    if ran && ends().any(|end| matches!(end, RunEnd::Undefined(..))) {
        return Judgement::plain(Verdict::Incomparable(Incomparable::ProgramUndefined));
    }
    if ran && !ends().all(|end| matches!(end, RunEnd::Finished)) {
        return Judgement::plain(Verdict::Incomparable(Incomparable::NoReference));
    }
    let (kind, explanation) = end(outcome);
    Judgement { verdict: Verdict::Mismatch, kind: Some(kind), explanation }
}

/// How a run that did not finish ended.
fn end(outcome: &Outcome) -> (FindingKind, String) {
    let first = |diagnostic: &str| diagnostic.lines().next().unwrap_or_default().to_owned();
    match outcome {
        Outcome::Crashed { signal, log } => {
            (FindingKind::Crash, format!("signal {signal} after {} observations", log.len()))
        }
        Outcome::TimedOut { log } => (FindingKind::Hang, format!("no end after {} observations", log.len())),
        Outcome::Rejected { diagnostic } => (FindingKind::Rejected, first(diagnostic)),
        Outcome::CompilerCrashed { diagnostic } => (FindingKind::CompilerCrash, essence(diagnostic).into()),
        Outcome::CompilerHung => (FindingKind::CompilerHang, "the compiler did not end".to_owned()),
        Outcome::OutOfFuel => (FindingKind::Hang, outcome.name().to_owned()),
        Outcome::Undefined { .. }
        | Outcome::Finished(_)
        | Outcome::Unsupported(_)
        | Outcome::Infrastructure(_) => (FindingKind::Undefined, outcome.name().to_owned()),
    }
}

const fn kind(difference: &Difference) -> FindingKind {
    match (difference.allowed, difference.observed) {
        (None, _) => FindingKind::Surplus,
        (_, None) => FindingKind::Missing,
        _ => FindingKind::Value,
    }
}

fn explain(module: &Module, allowed: &OutcomeSet, difference: &Difference) -> String {
    let Difference { position, allowed: expected, observed } = difference;
    let mut text = format!("observation {position}: ");
    let mut say = |line: std::fmt::Arguments<'_>| {
        let _never_fails = text.write_fmt(line);
    };
    match expected {
        Some(one) => say(format_args!(
            "site {} has {:#x} in the determined bits {:#x}, ",
            one.site, one.value, one.determined
        )),
        None => say(format_args!("nothing more is allowed, ")),
    }
    match observed {
        Some(one) => say(format_args!("observed {:#x} at site {}", one.value, one.site)),
        None => say(format_args!("nothing was observed")),
    }
    let (count, precision) = (allowed.outcomes.len(), precision(allowed.precision));
    say(format_args!("\n{count} allowed outcomes, {precision}"));
    let decisions = allowed.outcomes.first().map_or(&[][..], |outcome| &outcome.decisions);
    for decision in decisions {
        say(format_args!("\n{}", decision.display(module)));
    }
    text
}

const fn precision(precision: Precision) -> &'static str {
    match precision {
        Precision::Exact => "exactly these",
        Precision::Masked => "known by their determined bits",
        Precision::Partial => "some of them known in part",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_compiler_that_died_it_says_where() {
        let diagnostic = "PLEASE submit a bug report to x.\nStack dump:\n0.\tProgram arguments: opt x.ll\n\
                          0 libLLVM.so.19.1 0x00007f6e llvm::sys::RunSignalHandlers() + 80\n\
                          1 libLLVM.so.19.1 0x00007f6f llvm::GVNPass::run(llvm::Function&) + 29\n";
        let crashed = Outcome::CompilerCrashed { diagnostic: diagnostic.to_owned() };
        let died = (FindingKind::CompilerCrash, "died in llvm::GVNPass::run".to_owned());
        assert_eq!(end(&crashed), died);
    }
}
