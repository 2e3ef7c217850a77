//! Campaigns over programs in C.

use std::num::NonZeroU64;

use generator::Config;
use serde_json::json;

use super::{configurations, control, resume_or_create, run_to_end};
use crate::campaign::{BatchDepth, Cases, Guide, ProgramSource, Shard, Steering, finding, program_source};
use crate::cli::FuzzArgs;
use crate::database::Database;
use crate::output::Output;
use crate::settings::Settings;
use crate::{Failure, VerbOutcome, toolchains, verbs};

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    settings: &Settings,
    config: Config,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let ledger = verbs::ledger()?;
    let mut database = Database::open(&args.database.path)?;
    let compilers = settings.native(&args.engines, config.target)?;
    let native = compilers.as_ref().map(|compilers| toolchains::native(compilers, 1)).transpose()?;
    let in_process = settings.in_process(&args.engines, config.target)?;
    if native.is_none() && in_process.strategies.is_empty() {
        let sentence =
            "no engine is left to compare with the reference: there is no strategy and no compiler";
        return Err(Failure::Input(sentence.to_owned()));
    }
    let control = control(args);
    let one_in = compilers.as_ref().map_or(NonZeroU64::MIN, |compilers| compilers.optimise_one_in);
    let depth = BatchDepth::new(native.as_ref(), one_in);
    let strategies: Vec<_> = in_process.strategies.iter().map(|strategy| strategy.name).collect();
    let mut configuration = json!({
        "generator": config,
        "strategies": strategies,
        "vectors": in_process.lowering.vector_unit.name(),
        "semantics": in_process.interpreter.semantics.to_string(),
        "native": configurations(native.as_ref()),
        "optimise_one_in": one_in,
        "picked": program_source::fingerprint(),
    });
    if args.guided {
        configuration["guided"] = true.into();
    }
    let fingerprints = native.as_ref().map(|t| finding::fingerprints(&t.fingerprints())).unwrap_or_default();
    let profile = config.profile.to_string();
    let taken = resume_or_create(&mut database, args, profile, &configuration, fingerprints.clone())?;
    let cases = Cases {
        source: ProgramSource::new(taken.row.seed, config)?,
        native: native.as_ref(),
        depth,
        compilers: compilers.as_ref(),
        settings: in_process,
        ledger: &ledger,
        fingerprints,
        steering: Steering::default(),
        guide: args.guided.then(Guide::default),
        shard: args.shard.unwrap_or(Shard::WHOLE),
    };
    run_to_end(database, taken, &cases, &control, args, out)
}
