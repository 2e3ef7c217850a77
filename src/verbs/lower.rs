//! `bitfrost lower`: the LLVM IR of a program.

use lang::{Program, Unit};
use lowering::lower::{self, Options};
use serde::Serialize;

use crate::case::Case;
use crate::cli::{LowerArgs, StrategyName};
use crate::output::Output;
use crate::{Failure, Outcome};

/// What `lower --json` prints.
#[derive(Debug, Serialize)]
struct Lowered {
    file: String,
    strategy: &'static str,
    ir: String,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the file holds no program.
pub(super) fn run(args: &LowerArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let StrategyName::Word = args.strategy;
    let case = Case::read(&args.file)?;
    let ir = text(&case.program)?;
    out.text(&ir)?;
    out.json(&Lowered { file: args.file.display().to_string(), strategy: "word", ir })?;
    Ok(Outcome::Clean)
}

/// The IR of a whole program, as text.
///
/// # Errors
/// [`Failure::Input`] if the program has none.
pub(super) fn text(program: &Program) -> Result<String, Failure> {
    let module = lower::program(program, &Unit::WHOLE, &Options::default())
        .map_err(|why| Failure::input("the program has no lowering", why))?;
    Ok(ir::print_module(&module))
}
