//! Campaigns over back ends: the functions of a directory of modules and their mutants, compiled and called.

use std::path::Path;

use campaign::CodegenSource;
use examination::examine::CodegenSettings;
use host::output::Output;
use host::{Failure, VerbOutcome};
use interpreter::Semantics;
use serde_json::json;

use super::{CampaignCompilers, PreparedCampaign, passes};
use crate::cli::FuzzArgs;
use crate::settings::Settings;

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    directory: &Path,
    settings: &Settings,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let seeds = passes::seeds(directory)?;
    let semantics = args.engines.semantics.unwrap_or(Semantics::LLVM_19);
    let programs = &args.seeds.codegen;
    let back_ends = CodegenSettings::new(programs.iter().map(String::as_str), semantics)?;
    let compilers = CampaignCompilers::new(settings.clang(&args.engines)?)?;
    let configuration = json!({
        "seeds": seeds.fingerprint(),
        "codegen": programs,
        "semantics": semantics.to_string(),
    });
    let fingerprints = compilers.fingerprints().into_iter().chain(back_ends.versions()).collect();
    let prepared = PreparedCampaign::new(compilers, back_ends, configuration);
    let source = |seed| Ok(CodegenSource::new(seed, seeds.clone()));
    PreparedCampaign { fingerprints, ..prepared }.run(args, source, out)
}
