//! `bitfrost lower`: the LLVM IR of a program.

use case_files::ProgramFile;
use host::output::Output;
use host::{Failure, VerbOutcome};
use ir::{Module, Neighbours};
use lang::{Program, Unit};
use lowering::abi::VectorUnit;
use lowering::lower::{self, Options};
use lowering::{AccessMetadata, LegalVectors};
use serde::Serialize;

use crate::cli::LowerArgs;

/// The JSON of `lower --json`.
#[derive(Debug, Serialize)]
struct Lowered {
    file: String,
    strategy: &'static str,
    imitate: &'static str,
    vectors: &'static str,
    legal: bool,
    optimizing: bool,
    ir: String,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the file holds no program.
pub(super) fn run(args: &LowerArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let case = ProgramFile::read(&args.file, args.target)?;
    let vectors = if args.legalize { LegalVectors::Compilable } else { LegalVectors::Any };
    let unit =
        args.vectors.for_target(case.program.target).map_err(|why| Failure::input("--vectors", why))?;
    let options = Options {
        strategy: args.strategy.0,
        compat: args.imitate.0,
        vectors,
        vector_unit: unit,
        metadata: match args.optimizing {
            true => AccessMetadata::Optimizing,
            false => AccessMetadata::None,
        },
        ..Options::default()
    };
    let mut module = lowered(&case.program, &options)?;
    if args.legalize {
        lowering::legalize(&mut module, Neighbours::default())
            .map_err(|why| Failure::input("the program has no legal form", why))?;
    }
    let ir = ir::print_module(&module);
    out.text(&ir)?;
    out.json(&Lowered {
        file: args.file.display().to_string(),
        strategy: options.strategy.name,
        imitate: options.compat.name(),
        vectors: options.vector_unit.name(),
        legal: args.legalize,
        optimizing: args.optimizing,
        ir,
    })?;
    Ok(VerbOutcome::Clean)
}

/// The IR of a whole program, as text.
///
/// # Errors
/// [`Failure::Input`] if the program has none.
pub(super) fn text(program: &Program, vectors: VectorUnit) -> Result<String, Failure> {
    lowered(program, &Options { vector_unit: vectors, ..Options::default() })
        .map(|module| ir::print_module(&module))
}

fn lowered(program: &Program, options: &Options) -> Result<Module, Failure> {
    lower::program(program, &Unit::WHOLE, options)
        .map_err(|why| Failure::input("the program has no lowering", why))
}
