//! One run against everything that is allowed.

use std::fmt::Write;

use interpreter::Observation;
use interpreter::tracked::{Admission, Allowed, Difference, End, Precision};
use ir::Module;

use crate::Outcome;
use crate::verdict::{Incomparable, Verdict};

/// A verdict on a run, and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// [`Verdict::Agree`]: it did the only thing that is allowed. [`Verdict::Refines`]: one of several.
    pub verdict: Verdict,
    /// Of a mismatch: where the run left what is allowed, which bits were determined there, and which choices the
    /// nearest allowed outcome depends on. Empty otherwise.
    pub explanation: String,
}

impl Judgement {
    fn plain(verdict: Verdict) -> Judgement {
        Judgement { verdict, explanation: String::new() }
    }
}

/// Judges a native run of `module` by what it may do.
#[must_use]
pub fn judge(module: &Module, allowed: &Allowed, outcome: &Outcome) -> Judgement {
    let log = match outcome {
        Outcome::Finished(log) => log,
        Outcome::Unsupported(why) => return Judgement::plain(Verdict::Unsupported(why.clone())),
        Outcome::Infrastructure(why) => return Judgement::plain(Verdict::Infrastructure(why.clone())),
        other => return unfinished(allowed, other),
    };
    let log: Vec<Observation> =
        log.iter().map(|one| Observation { site: one.site, value: one.value }).collect();
    match allowed.allows(&log) {
        Admission::Exactly => Judgement::plain(Verdict::Agree),
        Admission::OneOfSeveral | Admission::OnDetermined { .. } => Judgement::plain(Verdict::Refines),
        Admission::Anything(..) => Judgement::plain(Verdict::Incomparable(Incomparable::ProgramUndefined)),
        Admission::Unjudged(_) => Judgement::plain(Verdict::Incomparable(Incomparable::NoReference)),
        Admission::No(difference) => {
            let explanation = explain(module, allowed, &difference);
            Judgement { verdict: Verdict::Mismatch, explanation }
        }
    }
}

/// A crash, a hang or a compiler that refuses: no allowed outcome, unless anything is.
fn unfinished(allowed: &Allowed, outcome: &Outcome) -> Judgement {
    let ends = || allowed.outcomes.iter().map(|one| one.end);
    let ran = outcome.log().is_some();
    if ran && ends().any(|end| matches!(end, End::Undefined(..))) {
        return Judgement::plain(Verdict::Incomparable(Incomparable::ProgramUndefined));
    }
    if ran && !ends().all(|end| matches!(end, End::Finished)) {
        return Judgement::plain(Verdict::Incomparable(Incomparable::NoReference));
    }
    Judgement { verdict: Verdict::Mismatch, explanation: format!("{outcome:?}") }
}

fn explain(module: &Module, allowed: &Allowed, difference: &Difference) -> String {
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
        Precision::Open => "some of them known in part",
    }
}
