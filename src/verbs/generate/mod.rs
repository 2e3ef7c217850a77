//! `bitfrost generate`: programs, or modules of LLVM IR.

mod modules;
mod programs;

use std::fs;

use host::output::Output;
use host::{Failure, VerbOutcome};
use serde::Serialize;

pub(crate) use self::programs::origin;
use crate::cli::GenerateArgs;
use crate::settings::{GeneratorChoice, Settings};

/// The last line of `generate --json`.
#[derive(Debug, Serialize)]
struct Done {
    programs: u64,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] for an unusable configuration or directory.
pub(super) fn run(args: &GenerateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let settings = Settings::read(args.config.as_deref())?;
    let end = args.start.checked_add(args.count).ok_or_else(|| {
        Failure::Input(format!(
            "--start {} and --count {} go beyond the last program",
            args.start, args.count
        ))
    })?;
    match settings.generator_choice(args.profile, args.target, args.vectors)? {
        GeneratorChoice::Programs(config) => {
            if let Some(directory) = &args.dna {
                fs::create_dir_all(directory).map_err(|why| Failure::unwritable(directory, &why))?;
            }
            let vectors = settings.vectors(args.vectors, config.target)?;
            (args.start..end)
                .try_for_each(|index| programs::print_program(args, index, (&config, vectors), out))?;
        }
        GeneratorChoice::Modules(config) => {
            let source = modules::source(args, &settings, config)?;
            (args.start..end).try_for_each(|index| modules::print_module(&source, index, out))?;
        }
    }
    out.json(&Done { programs: args.count })?;
    Ok(VerbOutcome::Clean)
}
