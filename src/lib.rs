//! The `bitfrost` command: the campaign runner, the crash database and triage.
//!
//! This is the shell around pure libraries. Only here is the clock read ([`host::clock`]), SQLite opened
//! ([`database`]), the command line parsed ([`cli`]) or a seed picked. Everything a campaign *decides* (what
//! comes next, what the totals are, what a finding is called) is values in, values out.

pub mod cli;
pub mod kinds;
pub mod settings;
pub mod verbs;

use std::borrow::Cow;
use std::process::ExitCode;

use clap::FromArgMatches;
use host::{output, printable, scratch, signals};

/// Parses the command line, runs the verb and says how it went, by the exit codes of [`host::Failure`].
#[must_use]
pub fn main() -> ExitCode {
    let parsed = cli::command().try_get_matches().and_then(|matches| cli::Cli::from_arg_matches(&matches));
    let command = match parsed {
        Ok(command) => command,
        Err(error) => return usage(&error),
    };
    command.color.write_global();
    signals::ignore_sigxfsz();
    scratch::remove_abandoned();
    match signals::catch_interrupts().and_then(|()| verbs::run(&command)) {
        Ok(outcome) => outcome.exit_code(),
        Err(failure) => {
            output::complain(&failure);
            failure.exit_code()
        }
    }
}

/// Help and version go to standard output and are no error; all other messages of clap are usage errors. A closed
/// stream is no reason to panic, hence the ignored result. clap colours what it prints, but repeats arguments
/// as they are.
fn usage(error: &clap::Error) -> ExitCode {
    match printable::text(&error.to_string()) {
        Cow::Borrowed(_) => drop(error.print()),
        Cow::Owned(text) => output::complain_in_full(&text),
    }
    ExitCode::from(u8::from(error.use_stderr()) * 2)
}
