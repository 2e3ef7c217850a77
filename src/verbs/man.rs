//! `bitfrost man`: the manual, in the form that `man` reads.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Command;
use clap_mangen::Man;
use host::output::Output;
use host::{Failure, VerbOutcome};
use serde::Serialize;

use crate::cli::{self, ManArgs};

/// The JSON of `man --json`.
#[derive(Debug, Serialize)]
struct Manual {
    pages: Vec<ManualPage>,
}

/// One page, printed or written.
#[derive(Debug, Serialize)]
struct ManualPage {
    name: String,
    #[serde(flatten)]
    is: PagePlace,
}

/// The place of a page.
#[derive(Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
enum PagePlace {
    /// On standard output: its text.
    Roff(String),
    /// In a file.
    File(PathBuf),
}

/// Runs the verb.
///
/// # Errors
/// [`Failure`] if the pages cannot be written.
pub(super) fn run(args: &ManArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let mut command = cli::command().disable_help_subcommand(true);
    command.build();
    let pages = match &args.directory {
        None => vec![printed(&command, out)?],
        Some(directory) => written(&command, directory, out)?,
    };
    out.json(&Manual { pages })?;
    Ok(VerbOutcome::Clean)
}

/// The page of the command itself, on standard output.
fn printed(command: &Command, out: &mut Output) -> Result<ManualPage, Failure> {
    let (name, roff) = page(command)?;
    out.text(&roff)?;
    Ok(ManualPage { name, is: PagePlace::Roff(roff) })
}

/// A page for every verb, and for the command itself.
fn written(command: &Command, directory: &Path, out: &mut Output) -> Result<Vec<ManualPage>, Failure> {
    fs::create_dir_all(directory).map_err(|why| Failure::unwritable(directory, &why))?;
    let mut pages = Vec::new();
    for command in with_verbs(command) {
        let (name, roff) = page(command)?;
        let file = directory.join(format!("{name}.1"));
        fs::write(&file, roff).map_err(|why| Failure::unwritable(&file, &why))?;
        out.line(file.display())?;
        pages.push(ManualPage { name, is: PagePlace::File(file) });
    }
    Ok(pages)
}

/// A command, its verbs, and their actions.
fn with_verbs(command: &Command) -> Vec<&Command> {
    let below = command.get_subcommands().flat_map(with_verbs);
    std::iter::once(command).chain(below).collect()
}

/// The name of a command's page, `bitfrost-fuzz`, and its text.
fn page(command: &Command) -> Result<(String, String), Failure> {
    let name = command.get_display_name().unwrap_or_else(|| command.get_name()).to_owned();
    let mut roff = Vec::new();
    let man = Man::new(command.clone());
    man.render(&mut roff)
        .map_err(|why| Failure::infrastructure(format_args!("the manual page {name}"), why))?;
    Ok((name, String::from_utf8_lossy(&roff).into_owned()))
}
