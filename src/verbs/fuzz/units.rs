//! Campaigns over signatures, with plug-in engines.

use serde_json::json;

use super::{control, resume_or_create, run_to_end};
use crate::campaign::{BatchDepth, Cases, Shard, Source, Steering, UnitSource, finding};
use crate::cli::{EngineArgs, FuzzArgs, PluggedArgs};
use crate::database::Database;
use crate::examine::UnitSettings;
use crate::output::Output;
use crate::settings::Settings;
use crate::{Failure, VerbOutcome, toolchains, verbs};

/// # Errors
/// As [`super::run`].
pub(super) fn run(args: &FuzzArgs, settings: &Settings, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let ledger = verbs::ledger()?;
    let target = args.engines.target.unwrap_or_default();
    let PluggedArgs { engine, tables } = &args.plugged;
    let tables =
        tables.as_ref().map(|path| std::path::absolute(path).map_err(|why| Failure::unreadable(path, &why)));
    let tables = tables.transpose()?;
    let units = UnitSettings::named(target, engine, tables.as_deref())?;
    let asked = EngineArgs { strategies: Vec::new(), ..args.engines.clone() };
    let Some(compilers) = settings.native(&asked, target)? else {
        return Err(Failure::Input("--no-native leaves nothing that calls an engine".to_owned()));
    };
    let compilers = toolchains::settings_with_only(&compilers, target, units.references());
    let native = toolchains::native(&compilers, 1)?;
    let mut database = Database::open(&args.database.path)?;
    let control = control(args);
    let fingerprints = units.fingerprints(finding::fingerprints(&native.fingerprints()));
    let configuration = json!({ "engines": engine, "target": target.name() });
    let profile = UnitSource::new(0, target, None, &units).profile();
    let taken = resume_or_create(&mut database, args, profile, &configuration, fingerprints.clone())?;
    let cases = Cases {
        source: UnitSource::new(taken.row.seed, target, tables, &units),
        native: Some(&native),
        depth: BatchDepth::default(),
        compilers: Some(&compilers),
        settings: units,
        ledger: &ledger,
        fingerprints,
        steering: Steering::default(),
        guide: None,
        shard: args.shard.unwrap_or(Shard::WHOLE),
    };
    run_to_end(database, taken, &cases, &control, args, out)
}
