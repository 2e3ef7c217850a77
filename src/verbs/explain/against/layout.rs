//! Size, alignment, offsets and bits, as the compiler answers the layout questions.

use std::collections::BTreeSet;

use engines::{LayoutAnswers, Observations, Outcome};
use examination::examine::Examined;
use host::Failure;
use judge::ledger::Ledger;
use lang::layout_query::{LayoutQuery, SITE_BASE, layout_queries};
use lang::{Program, RecordId, Type};
use lowering::layout::{Layouts, answers};

use super::compilers::Compiler;
use super::{Known, Subject, Verification};

/// Holds every answer on the subject's records against ours, but for those that were asked before.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
pub(super) fn compare(
    of: &Subject,
    examined: &Examined<Program>,
    compiler: &Compiler,
    ledger: &Ledger,
    asked: &mut BTreeSet<RecordId>,
    into: &mut Verification,
) -> Result<(), Failure> {
    let program = &of.probe.program;
    let layouts = Layouts::compute(program).map_err(|why| Failure::Input(why.to_string()))?;
    let by = |answers: &&LayoutAnswers| answers.configuration.compiler() == compiler.name;
    let Some(theirs) = examined.layouts.iter().find(by) else { return Ok(()) };
    let Outcome::Finished(log) = &theirs.outcome else {
        into.unasked.push(format!("{}, layout: {}", of.name, super::passing::in_words(&theirs.outcome)));
        return Ok(());
    };
    let new = |id: &RecordId| of.needed.has(*id) && !asked.contains(id);
    let now: Vec<RecordId> = (0..).map(RecordId).take(program.records.len()).filter(new).collect();
    for ((number, probe), ours) in (0..).zip(&layout_queries(program)).zip(answers(program, &layouts)) {
        if !now.contains(&probe.record()) {
            continue;
        }
        let theirs = answer(log, SITE_BASE + number);
        let known = compiler.layout_entry(ledger, program, probe.record()).map(Known::from_entry);
        into.fact(&words(probe, &ours), &words(probe, &theirs), known.as_ref(), || question(program, probe));
    }
    asked.extend(now);
    Ok(())
}

fn answer(log: &Observations, site: u32) -> Vec<u64> {
    log.iter().filter(|observation| observation.site == site).map(|observation| observation.value).collect()
}

/// A number of bytes, or the bytes of a record as its words.
fn words(probe: &LayoutQuery, answer: &[u64]) -> String {
    let bits = matches!(probe, LayoutQuery::AllOnes(..));
    let word = |word: &u64| if bits { format!("{word:#018x}") } else { word.to_string() };
    if answer.is_empty() {
        "no answer".to_owned()
    } else {
        answer.iter().map(word).collect::<Vec<_>>().join(" ")
    }
}

fn question(program: &Program, probe: &LayoutQuery) -> String {
    let record = |id: &RecordId| lang::print::ty(program, &Type::Record(*id));
    match probe {
        LayoutQuery::Size(id) => format!("sizeof({})", record(id)),
        LayoutQuery::Align(id) => format!("_Alignof({})", record(id)),
        LayoutQuery::Offset(id, path) => format!("offsetof({}, {})", record(id), member(program, *id, path)),
        LayoutQuery::AllOnes(id, path) => {
            format!("the bits of {} in {}", member(program, *id, path), record(id))
        }
    }
}

/// The name of the member at the end of a path: the members before it have none.
fn member(program: &Program, mut record: RecordId, path: &[u32]) -> String {
    let mut name = String::new();
    for index in path {
        let field = &program[record].fields[*index as usize];
        if let Some(own) = &field.name {
            name = own.to_string();
        }
        if let Type::Record(inner) = field.ty {
            record = inner;
        }
    }
    name
}
