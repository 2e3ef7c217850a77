//! Campaigns over ordinary programs: those of a directory and their mutants.

use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;

use campaign::{SeedFiles, SeedSource};
use examination::examine::OrdinarySettings;
use host::output::Output;
use host::{Failure, VerbOutcome, output};
use ordinary::flags;
use serde_json::json;

use super::{CampaignCompilers, PreparedCampaign};
use crate::cli::FuzzArgs;
use crate::kinds::ordinary_compilers;
use crate::settings::Settings;

/// # Errors
/// As [`super::run`].
pub(super) fn run(
    args: &FuzzArgs,
    directory: &Path,
    settings: &Settings,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let compilers = ordinary_compilers(settings, &args.engines)?;
    let seeds = SeedFiles::read(directory)?;
    if seeds.left_out > 0 {
        output::remark(format_args!(
            "left out: {} C files that define no `main` or are not text",
            seeds.left_out
        ));
    }
    let started = CampaignCompilers::new(Some(compilers.clone()))?;
    let here = std::path::absolute(".").map_err(|why| Failure::unreadable(Path::new("."), &why))?;
    let given = [flags::resolved(&args.seeds.cflags, &here), seeds.flags()].concat();
    let timeout = Duration::from_secs(args.seeds.timeout);
    let checked = given.into_iter().map(|flag| {
        let why = |flag: OsString| Failure::input("--cflags", format_args!("{} is no text", flag.display()));
        flag.into_string().map_err(why)
    });
    let cflags: Vec<String> = checked.collect::<Result<_, _>>()?;
    let ordinary = OrdinarySettings::new(timeout, &compilers)?;
    let configuration = json!({
        "seeds": seeds.fingerprint(),
        "cflags": args.seeds.cflags,
        "timeout": args.seeds.timeout,
        "native": started.configurations(),
    });
    let source = |seed| Ok(SeedSource::new(seed, seeds.clone(), cflags.clone()));
    PreparedCampaign::new(started, ordinary, configuration).run(args, source, out)
}
