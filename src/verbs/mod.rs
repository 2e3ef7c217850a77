//! The verbs, one file each.

use crate::cli::Cli;
use crate::output::Output;
use crate::{Failure, Outcome};

/// Runs the verb of a command line.
///
/// # Errors
/// [`Failure`] where the verb could not do its work.
pub fn run(command: &Cli) -> Result<Outcome, Failure> {
    let mut out = Output::new(command.json);
    let _ = &command.verb;
    out.flush()?;
    Ok(Outcome::Clean)
}
