//! Campaigns over modules of LLVM IR.

use generator::ir::Config;
use oracle::recipe::PIPELINES;
use serde_json::json;

use super::{conduct, control, take_up};
use crate::campaign::finding;
use crate::campaign::modules::{ModuleSource, Modules, Variety};
use crate::cli::FuzzArgs;
use crate::database::Database;
use crate::output::Output;
use crate::settings::Settings;
use crate::{Failure, Outcome, verbs};

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    settings: &Settings,
    config: Config,
    out: &mut Output,
) -> Result<Outcome, Failure> {
    let ledger = verbs::ledger()?;
    let native = settings.clang(&args.engines, 1)?;
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
    let fingerprint = fingerprints.values().next().cloned();
    let taken = take_up(&mut database, args, config.profile.to_string(), &configuration, fingerprints)?;
    let subject = Modules {
        source: ModuleSource::new(taken.row.seed, config, variety),
        native: native.as_ref(),
        levels: &args.engines.levels,
        semantics: args.engines.semantics,
        ledger: &ledger,
        fingerprint,
    };
    conduct(database, taken, &subject, &control, args, out)
}
