//! The verbs, one file each.

mod call_probe;
mod check;
mod completions;
mod config;
mod conform;
mod doctor;
mod drill;
mod evaluate;
mod explain;
mod facts;
mod fuzz;
mod generate;
mod interpret;
mod ledger;
mod lower;
mod man;
mod reduce;
mod refine;
mod triage;

use host::output::{Output, Paging};
use host::{Failure, VerbOutcome};
use judge::ledger::Ledger;
use lowering::abi::VectorUnit;

use crate::cli::{Cli, Verb};

/// Runs the verb of a command line.
///
/// # Errors
/// [`Failure`] where the verb could not do its work.
pub fn run(command: &Cli) -> Result<VerbOutcome, Failure> {
    let paging = if command.no_pager { Paging::Never } else { Paging::OnTerminals };
    let mut out = Output::new(command.json, paging);
    let outcome = match &command.verb {
        Verb::Fuzz(args) => fuzz::run(args, &mut out),
        Verb::Check(args) => check::run(args, &mut out),
        Verb::Generate(args) => generate::run(args, &mut out),
        Verb::Evaluate(args) => evaluate::run(args, &mut out),
        Verb::Explain(args) => explain::run(args, &mut out),
        Verb::Lower(args) => lower::run(args, &mut out),
        Verb::Interpret(args) => interpret::run(args, &mut out),
        Verb::Refine(args) => refine::run(args, &mut out),
        Verb::Facts(args) => facts::run(args, &mut out),
        Verb::Reduce(args) => reduce::run(args, &mut out),
        Verb::Triage(args) => triage::run(args, &mut out),
        Verb::Conform(args) => conform::run(args, &mut out),
        Verb::Ledger(args) => ledger::run(args, &mut out),
        Verb::Drill(args) => drill::run(args, &mut out),
        Verb::Config(args) => config::run(args, &mut out),
        Verb::Doctor(args) => doctor::run(args, &mut out),
        Verb::Completions(args) => completions::run(args, &mut out),
        Verb::Man(args) => man::run(args, &mut out),
    };
    out.finish()?;
    outcome
}

/// The option of a command for code with these vector registers, after a blank; nothing for the default.
fn vectors_option(vectors: VectorUnit) -> String {
    if vectors == VectorUnit::default() { String::new() } else { format!(" --vectors {vectors}") }
}

/// The known disagreements.
fn ledger() -> Result<Ledger, Failure> {
    Ledger::bundled().map_err(|why| Failure::infrastructure("corpus/known.toml", why))
}
