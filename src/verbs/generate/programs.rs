//! Programs, as C, IR, syntax trees, or saved DNA.

use std::path::Path;

use case_files::{Dna, Header};
use generator::Config;
use host::Failure;
use host::output::Output;
use lang::Features;
use lowering::abi::VectorUnit;
use serde::Serialize;

use crate::cli::{Form, GenerateArgs};
use crate::verbs::lower;

/// A line of `generate --json`.
#[derive(Debug, Serialize)]
struct Generated<'a> {
    #[serde(serialize_with = "host::hex::serialize")]
    seed: u64,
    index: u64,
    config: &'a Config,
    features: Vec<&'static str>,
    #[serde(flatten)]
    content: Content<'a>,
}

/// The program in the form that was asked for.
#[derive(Debug, Serialize)]
#[serde(rename_all = "snake_case")]
enum Content<'a> {
    C(String),
    Ir(String),
    Tree(&'a lang::Program),
    File(String),
}

/// Prints one.
///
/// # Errors
/// [`Failure::Input`] for a directory that cannot be written to.
pub(super) fn print_program(
    args: &GenerateArgs,
    index: u64,
    (config, vectors): (&Config, VectorUnit),
    out: &mut Output,
) -> Result<(), Failure> {
    let dna = Dna { config: config.clone(), bytes: generator::dna(args.seed, index) };
    let program = dna.program();
    let content = match &args.dna {
        Some(directory) => Content::File(save(directory, args.seed, index, &dna)?),
        None => content(args, index, dna, (&program, vectors))?,
    };
    match &content {
        Content::C(text) | Content::Ir(text) => out.text(text)?,
        Content::Tree(program) => out.line(tree(program)?)?,
        Content::File(name) => out.line(name)?,
    }
    let features = Features::of_program(&program).names().collect();
    out.json(&Generated { seed: args.seed, index, config, features, content })
}

fn content<'p>(
    args: &GenerateArgs,
    index: u64,
    dna: Dna,
    (program, vectors): (&'p lang::Program, VectorUnit),
) -> Result<Content<'p>, Failure> {
    Ok(match args.form.unwrap_or(Form::C) {
        Form::C => Content::C(with_header(args.seed, index, dna, program)),
        Form::Ir => Content::Ir(lower::text(program, vectors)?),
        Form::Json => Content::Tree(program),
    })
}

fn with_header(seed: u64, index: u64, dna: Dna, program: &lang::Program) -> String {
    let name = format!("{}.c", stem(seed, index));
    // Seed, number and profile say it all, unless the configuration is the user's own.
    let plain = dna.config == Config { target: dna.config.target, ..Config::new(dna.config.profile) };
    let from = format!("{}, profile {}", origin(seed, index), dna.config.profile);
    let header = Header { from: Some(from), dna: (!plain).then_some(dna), ..Header::default() };
    header.print(&name) + &lang::print::program(program)
}

/// The origin of a program of a seed, for people.
#[must_use]
pub(crate) fn origin(seed: u64, index: u64) -> String {
    format!("seed {seed}, program {index}")
}

fn stem(seed: u64, index: u64) -> String {
    format!("seed{seed}-{index}")
}

fn tree(program: &lang::Program) -> Result<String, Failure> {
    serde_json::to_string(program).map_err(|why| Failure::infrastructure("cannot print the syntax tree", why))
}

fn save(directory: &Path, seed: u64, index: u64, dna: &Dna) -> Result<String, Failure> {
    let path = directory.join(format!("{}.dna", stem(seed, index)));
    let content = dna.to_file().map_err(|why| Failure::input(path.display(), why))?;
    case_files::write(&path, &content)?;
    Ok(path.display().to_string())
}
