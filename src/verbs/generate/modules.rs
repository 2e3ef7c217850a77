//! Modules of LLVM IR.

use campaign::{ModuleSource, Source, Variety};
use generator::ir::ModuleConfig;
use host::Failure;
use host::output::Output;
use serde::Serialize;

use super::origin;
use crate::cli::{Form, GenerateArgs};
use crate::settings::Settings;

/// A line of `generate --json`.
#[derive(Debug, Serialize)]
struct Generated {
    #[serde(serialize_with = "host::hex::serialize")]
    seed: u64,
    index: u64,
    config: ModuleConfig,
    features: Vec<&'static str>,
    ir: String,
}

/// Those that a native campaign of the same seed and configuration runs.
///
/// # Errors
/// [`Failure::Input`] if they are asked for in a form that modules do not have.
pub(super) fn source(
    args: &GenerateArgs,
    settings: &Settings,
    config: ModuleConfig,
) -> Result<ModuleSource, Failure> {
    let refused = match args.form {
        _ if args.dna.is_some() => Some("--dna"),
        _ if args.target.is_some() => Some("--target"),
        Some(Form::C) => Some("--as c"),
        Some(Form::Json) => Some("--as json"),
        Some(Form::Ir) | None => None,
    };
    if let Some(option) = refused {
        return Err(Failure::input(option, "programs in C have it, modules have `--as ir` alone"));
    }
    let variety = if settings.modules.is_some() { Variety::Fixed } else { Variety::Native };
    Ok(ModuleSource::new(args.seed, config, variety))
}

/// Prints one.
///
/// # Errors
/// As every writing to `out`.
pub(super) fn print_module(source: &ModuleSource, index: u64, out: &mut Output) -> Result<(), Failure> {
    let (seed, config) = (source.seed(), source.config_of(index));
    let from = format!("; from: {}, profile {}\n", origin(seed, index), config.profile);
    let ir = from + &ir::print_module(&source.module(index));
    out.text(&ir)?;
    out.json(&Generated { seed, index, config, features: source.features(index), ir })
}
