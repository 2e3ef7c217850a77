//! The verbs, one file each.

mod doctor;
mod drill;
mod explain;
mod lower;
mod triage;

use crate::cli::{Cli, Verb};
use crate::output::Output;
use crate::{Failure, Outcome};

/// Runs the verb of a command line.
///
/// # Errors
/// [`Failure`] where the verb could not do its work.
pub fn run(command: &Cli) -> Result<Outcome, Failure> {
    let mut out = Output::new(command.json);
    let outcome = match &command.verb {
        Verb::Explain(args) => explain::run(args, &mut out),
        Verb::Lower(args) => lower::run(args, &mut out),
        Verb::Triage(args) => triage::run(args, &mut out),
        Verb::Drill(args) => drill::run(args, &mut out),
        Verb::Doctor => doctor::run(&mut out),
        _ => Ok(Outcome::Clean),
    };
    out.flush()?;
    outcome
}
