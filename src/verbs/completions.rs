//! `bitfrost completions`: a script by which a shell completes verbs and options.

use host::output::Output;
use host::{Failure, VerbOutcome};
use serde_json::json;

use crate::cli::{self, CompletionsArgs};

/// Runs the verb.
///
/// # Errors
/// [`Failure`] if standard output cannot be written.
pub(super) fn run(args: &CompletionsArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli::command(), "bitfrost", &mut script);
    let script = String::from_utf8_lossy(&script);
    out.text(&script)?;
    out.json(&json!({ "shell": args.shell.to_string(), "script": script }))?;
    Ok(VerbOutcome::Clean)
}
