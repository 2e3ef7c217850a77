//! Campaigns over programs in C.

use std::num::NonZeroU64;

use campaign::{BatchDepth, Guide, ProgramSource, program_source};
use generator::Config;
use host::output::Output;
use host::{Failure, VerbOutcome};
use serde_json::json;

use super::{CampaignCompilers, PreparedCampaign};
use crate::cli::FuzzArgs;
use crate::settings::Settings;

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    settings: &Settings,
    config: Config,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let compilers = CampaignCompilers::new(settings.native(&args.engines, config.target)?)?;
    let in_process = settings.in_process(&args.engines, config.target)?;
    if compilers.toolchain.is_none() && in_process.strategies.is_empty() {
        let sentence =
            "no engine is left to compare with the reference: there is no strategy and no compiler";
        return Err(Failure::Input(sentence.to_owned()));
    }
    let one_in = compilers.settings.as_ref().map_or(NonZeroU64::MIN, |settings| settings.optimise_one_in);
    let depth = BatchDepth::new(compilers.toolchain.as_ref(), one_in);
    let strategies: Vec<_> = in_process.strategies.iter().map(|strategy| strategy.name).collect();
    let mut configuration = json!({
        "generator": config,
        "strategies": strategies,
        "vectors": in_process.lowering.vector_unit.name(),
        "semantics": in_process.interpreter.semantics.to_string(),
        "native": compilers.configurations(),
        "optimise_one_in": one_in,
        "picked": program_source::fingerprint(),
    });
    if args.guided {
        configuration["guided"] = true.into();
    }
    let prepared = PreparedCampaign::new(compilers, in_process, configuration);
    let guide = args.guided.then(Guide::default);
    let source = |seed| ProgramSource::new(seed, config.clone());
    PreparedCampaign { depth, guide, ..prepared }.run(args, source, out)
}
