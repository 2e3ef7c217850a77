//! Campaigns over modules of LLVM IR.

use campaign::{ModuleSource, Variety};
use engines::recipe::{PIPELINES, pipelines, recipes};
use examination::examine::ModuleSettings;
use generator::ir::{ModuleConfig, Profile};
use host::output::Output;
use host::{Failure, VerbOutcome};
use interpreter::Semantics;
use serde_json::json;

use super::{CampaignCompilers, PreparedCampaign};
use crate::cli::{EngineArgs, FuzzArgs};
use crate::settings::Settings;

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
    let compilers = CampaignCompilers::new(settings.clang(&args.engines)?)?;
    let variety = match (&settings.modules, &compilers.toolchain) {
        (Some(_), _) => Variety::Fixed,
        (None, Some(_)) => Variety::Native,
        (None, None) => Variety::InProcess,
    };
    let configuration = json!({
        "generator": config,
        "variety": variety,
        "semantics": args.engines.semantics.map(|semantics| semantics.to_string()),
        "native": compilers.toolchain.as_ref().map(|_| (&args.engines.levels, PIPELINES)),
    });
    let EngineArgs { levels, semantics, .. } = &args.engines;
    let settings = ModuleSettings {
        small: config.profile == Profile::IrSmall,
        semantics: semantics.unwrap_or(Semantics::LLVM_19),
        recipes: recipes(levels, pipelines(0, PIPELINES.len())),
    };
    let source = |seed| Ok(ModuleSource::new(seed, config.clone(), variety).for_engines(levels, *semantics));
    PreparedCampaign::new(compilers, settings, configuration).run(args, source, out)
}
