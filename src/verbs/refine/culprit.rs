//! The search for the pass of a pipeline that breaks a function.

use std::time::Duration;

use case_files::module_file::ModuleFile;
use host::Failure;
use passes::culprit::{Suspect, WrongPass};
use passes::optimizer::only_symbol;
use serde::Serialize;

use super::minimal::{self, MinimalPair};

/// The pass after which a function does not refine the source any more.
#[derive(Debug, Serialize)]
pub(super) struct Culprit {
    /// The pass and what it ran on, as LLVM names them.
    pass: String,
    /// Its number among all runs of passes, from 1; 0 for passes that always run, which LLVM does not number.
    number: u32,
    /// True if everything before it is known to be right; otherwise it could not be judged.
    right_before: bool,
    /// The command that runs the passes up to and with it.
    command: String,
    /// The function, and what it needs, before the pass.
    before: String,
    /// The same after it.
    after: String,
    /// The smallest module found in which the pass breaks the function.
    minimal: Option<MinimalPair>,
}

/// The pass that breaks a function, and for as long as `reduce_for` the smallest function that it breaks.
///
/// # Errors
/// [`Failure`] if `opt` fails at what it has done before.
pub(super) fn find(
    suspect: &Suspect<'_>,
    reduce_for: Option<Duration>,
    text: &str,
    source: &ModuleFile,
) -> Result<Option<Culprit>, Failure> {
    let found = suspect.wrong_pass(text, source).map_err(|why| why.failure(suspect.optimizer))?;
    Ok(found.map(|wrong| {
        let minimal = reduce_for.and_then(|time| minimal::find(suspect, time, &wrong));
        let WrongPass { pass, number, right_before, source: _, before, after } = wrong;
        Culprit {
            pass,
            number,
            right_before,
            command: suspect.optimizer.shown_command(suspect.passes, Some(number), "FILE"),
            before: only_symbol(&before, suspect.name),
            after: only_symbol(&after, suspect.name),
            minimal,
        }
    }))
}

impl Culprit {
    pub(super) fn lines(&self) -> Vec<String> {
        let Culprit { pass, number, right_before, command, before, after, minimal } = self;
        let doubt = if *right_before { "" } else { "; what came before it could not be judged" };
        let mut lines = vec![match number {
            0 => format!("  wrong after {pass}"),
            _ => format!("  wrong after pass {number}: {pass}{doubt}"),
        }];
        match minimal {
            Some(minimal) => lines.extend(minimal.lines()),
            None => {
                lines.push("  before the pass:".to_owned());
                lines.extend(indented(before));
                lines.push("  after it:".to_owned());
                lines.extend(indented(after));
            }
        }
        lines.push(format!("  next: {command}"));
        lines
    }
}

/// The lines of a module, under a heading.
pub(super) fn indented(text: &str) -> impl Iterator<Item = String> + '_ {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("target "));
    lines.map(|line| format!("    {line}"))
}
