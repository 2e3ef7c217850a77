//! Campaigns over signatures, with plug-in engines.

use campaign::UnitSource;
use examination::examine::UnitSettings;
use examination::toolchains;
use host::output::Output;
use host::{Failure, VerbOutcome};
use serde_json::json;

use super::{CampaignCompilers, PreparedCampaign};
use crate::cli::{EngineArgs, FuzzArgs, PluggedArgs};
use crate::settings::Settings;

/// # Errors
/// As [`super::run`].
pub(super) fn run(args: &FuzzArgs, settings: &Settings, out: &mut Output) -> Result<VerbOutcome, Failure> {
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
    let compilers = CampaignCompilers::new(Some(compilers))?;
    let fingerprints = units.fingerprints(compilers.fingerprints());
    let configuration = json!({ "engines": engine, "target": target.name() });
    let prepared = PreparedCampaign::new(compilers, units.clone(), configuration);
    let source = |seed| Ok(UnitSource::new(seed, target, tables.clone(), &units));
    PreparedCampaign { fingerprints, ..prepared }.run(args, source, out)
}
