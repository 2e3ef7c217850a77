//! Campaigns over modules of LLVM IR.

use engines::recipe::{PIPELINES, pipelines, recipes};
use generator::ir::{ModuleConfig, Profile};
use interpreter::Semantics;
use serde_json::json;

use super::{control, resume_or_create, run_to_end};
use crate::campaign::{BatchDepth, Cases, ModuleSource, Shard, Steering, Variety, finding};
use crate::cli::{EngineArgs, FuzzArgs};
use crate::database::Database;
use crate::examine::ModuleSettings;
use crate::output::Output;
use crate::settings::Settings;
use crate::{Failure, VerbOutcome, toolchains, verbs};

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    settings: &Settings,
    config: ModuleConfig,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    if args.guided {
        return Err(Failure::input("--guided", "only programs in C are mutated, modules of LLVM IR are not"));
    }
    let ledger = verbs::ledger()?;
    let compilers = settings.clang(&args.engines)?;
    let native = compilers.as_ref().map(|compilers| toolchains::native(compilers, 1)).transpose()?;
    let mut database = Database::open(&args.database.path)?;
    let control = control(args);
    let variety = match (&settings.modules, &native) {
        (Some(_), _) => Variety::Fixed,
        (None, Some(_)) => Variety::Native,
        (None, None) => Variety::InProcess,
    };
    let configuration = json!({
        "generator": config,
        "variety": variety,
        "semantics": args.engines.semantics.map(|semantics| semantics.to_string()),
        "native": native.as_ref().map(|_| (&args.engines.levels, PIPELINES)),
    });
    let fingerprints = native.as_ref().map(|t| finding::fingerprints(&t.fingerprints())).unwrap_or_default();
    let profile = config.profile.to_string();
    let taken = resume_or_create(&mut database, args, profile, &configuration, fingerprints.clone())?;
    let EngineArgs { levels, semantics, .. } = &args.engines;
    let settings = ModuleSettings {
        small: config.profile == Profile::IrSmall,
        semantics: semantics.unwrap_or(Semantics::LLVM_19),
        recipes: recipes(levels, pipelines(0, PIPELINES.len())),
    };
    let cases = Cases {
        source: ModuleSource::new(taken.row.seed, config, variety).for_engines(levels, *semantics),
        native: native.as_ref(),
        depth: BatchDepth::default(),
        compilers: compilers.as_ref(),
        settings,
        ledger: &ledger,
        fingerprints,
        steering: Steering::default(),
        guide: None,
        shard: args.shard.unwrap_or(Shard::WHOLE),
    };
    run_to_end(database, taken, &cases, &control, args, out)
}
