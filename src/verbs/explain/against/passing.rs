//! The values that arrive in calls between our lowering and the compiler, in both directions.

use engines::{Observation, Observations, Outcome};
use examination::examine::Examined;
use judge::ledger::Ledger;
use judge::verdict::{Incomparable, Verdict};
use lang::{Program, Type};

use super::compilers::Compiler;
use super::{Known, Subject, Verification};
use crate::verbs::call_probe::Fact;

/// Holds what arrived against what was sent.
pub(super) fn compare(
    subject: &Subject,
    examined: &Examined<Program>,
    compiler: &Compiler,
    ledger: &Ledger,
    into: &mut Verification,
) {
    let Outcome::Finished(expected) = &examined.expected else {
        into.unasked.push(format!("{}: {}", subject.name, in_words(&examined.expected)));
        return;
    };
    let theirs = compiler.name.as_str();
    for (run, report) in examined.runs.iter().zip(&examined.report.engines) {
        let Some((caller, callee)) = run.engine.sides().filter(|_| run.engine.is_cross()) else { continue };
        let Some(log) = run.outcome.log() else {
            let sides = format!("{caller} > {callee}");
            into.unasked.push(format!("{}, {sides}: {}", subject.name, in_words(&run.outcome)));
            continue;
        };
        let known = match &report.verdict {
            Verdict::Known(entry) => Known::named(ledger, entry),
            // What goes wrong between two layouts is the layouts' doing.
            Verdict::Incomparable(Incomparable::LayoutDiffers) => {
                layout_of_any(&subject.probe.program, compiler, ledger)
            }
            _ => None,
        };
        for fact in &subject.probe.facts {
            let ours = values(expected, fact);
            let came = values(log, fact);
            let came = if came.is_empty() { in_words(&run.outcome) } else { came };
            let to_us = (caller.compiler() == theirs) != fact.returned;
            let way = if to_us { format!("from {theirs} to us") } else { format!("from us to {theirs}") };
            into.fact(&ours, &came, known.as_ref(), || format!("{}: {}, {way}", subject.name, fact.what));
        }
    }
}

/// The entry that knows why a record of the call is laid out differently.
fn layout_of_any(program: &Program, compiler: &Compiler, ledger: &Ledger) -> Option<Known> {
    let passed = program.functions.iter().map(lang::Function::signature);
    let types = passed.flat_map(|signature| signature.ret.into_iter().chain(signature.params));
    let mut records = types.filter_map(|ty: Type| ty.as_record());
    records.find_map(|id| compiler.layout_entry(ledger, program, id)).map(Known::from_entry)
}

/// The values observed at a fact's site, in hexadecimal.
fn values(log: &Observations, fact: &Fact) -> String {
    let here = log.iter().filter(|observation| observation.site == fact.site.0);
    here.map(|Observation { value, .. }| format!("{value:#x}")).collect::<Vec<_>>().join(" ")
}

/// An outcome without observations, in words.
pub(super) fn in_words(outcome: &Outcome) -> String {
    let first = |text: &str| text.lines().next().unwrap_or_default().to_owned();
    match outcome {
        Outcome::Finished(_) => "it did not arrive".to_owned(),
        Outcome::Crashed { signal, .. } => format!("the program died of signal {signal}"),
        Outcome::TimedOut { .. } => "the program did not end".to_owned(),
        Outcome::Ended { end, .. } => end.to_string(),
        Outcome::Called(_) | Outcome::DoesNotRefine { .. } => outcome.name().to_owned(),
        Outcome::Rejected { diagnostic } => format!("rejected: {}", first(diagnostic)),
        Outcome::CompilerCrashed { diagnostic } => format!("the compiler crashed: {}", first(diagnostic)),
        Outcome::CompilerHung => "the compiler did not end".to_owned(),
        Outcome::Unsupported(why) => why.clone(),
        Outcome::Infrastructure(why) => why.clone(),
        Outcome::OutOfFuel => "it ran out of fuel".to_owned(),
        Outcome::Undefined { kind, place, .. } => format!("undefined: {kind} in {place}"),
    }
}
