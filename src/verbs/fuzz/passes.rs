//! Campaigns over passes: the functions of a directory of modules and their mutants, through several versions of LLVM.

use std::path::Path;

use campaign::{ModuleSeeds, PassSource};
use examination::examine::PassSettings;
use host::output::Output;
use host::{Failure, VerbOutcome, machine, output};
use interpreter::Semantics;
use serde_json::json;
use smol_str::SmolStr;

use super::{CampaignCompilers, PreparedCampaign};
use crate::cli::FuzzArgs;
use crate::settings::Settings;

/// The versions that are asked, as far as they are there, unless the user names some.
const DEFAULT: [&str; 4] = ["opt-14", "opt-16", "opt-19", "opt-22"];

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    directory: &Path,
    settings: &Settings,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let seeds = seeds(directory)?;
    let search_path = machine::search_path();
    let here = DEFAULT.into_iter().filter(|name| engines::native::program(&search_path, name).is_some());
    let programs: Vec<&str> = match args.seeds.opts.as_slice() {
        [] => here.collect(),
        some => some.iter().map(String::as_str).collect(),
    };
    if programs.is_empty() {
        return Err(Failure::Infrastructure(
            "no opt is installed: `bitfrost doctor` lists what to install".to_owned(),
        ));
    }
    let semantics = args.engines.semantics.unwrap_or(Semantics::LLVM_19);
    let pass_settings = PassSettings::new(programs, semantics)?;
    let Some(compilers) = settings.clang(&args.engines)? else {
        return Err(Failure::Input("--no-native leaves nothing that runs passes".to_owned()));
    };
    let compilers = CampaignCompilers::new(Some(compilers))?;
    let versions: Vec<_> = pass_settings.versions().collect();
    let configuration = json!({
        "seeds": seeds.fingerprint(),
        "passes": args.seeds.passes,
        "semantics": semantics.to_string(),
        "opts": versions.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
    });
    let of_opts = versions.iter().map(|(name, version)| ((*name).to_owned(), format!("LLVM {version}")));
    let fingerprints = compilers.fingerprints().into_iter().chain(of_opts).collect();
    let passes = args.seeds.passes.as_deref().map(SmolStr::from);
    let prepared = PreparedCampaign::new(compilers, pass_settings, configuration);
    let source = |seed| Ok(PassSource::new(seed, seeds.clone(), passes.clone()));
    PreparedCampaign { fingerprints, ..prepared }.run(args, source, out)
}

/// The functions of the modules in a directory.
pub(super) fn seeds(directory: &Path) -> Result<ModuleSeeds, Failure> {
    let seeds = ModuleSeeds::read(directory)?;
    if seeds.left_out > 0 {
        output::remark(format_args!("{} modules cannot be read: left out", seeds.left_out));
    }
    Ok(seeds)
}
