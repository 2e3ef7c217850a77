//! Campaigns over passes: the functions of a directory of modules and their mutants, through several versions of LLVM.

use std::path::Path;

use interpreter::Semantics;
use serde_json::json;
use smol_str::SmolStr;

use super::{control, resume_or_create, run_to_end};
use crate::campaign::{BatchDepth, Cases, ModuleSeeds, PassSource, Shard, Source, Steering, finding};
use crate::cli::FuzzArgs;
use crate::database::Database;
use crate::examine::PassSettings;
use crate::output::{self, Output};
use crate::settings::Settings;
use crate::{Failure, VerbOutcome, machine, toolchains, verbs};

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
    let ledger = verbs::ledger()?;
    let seeds = ModuleSeeds::read(directory)?;
    if seeds.left_out > 0 {
        output::remark(format_args!("{} modules cannot be read: left out", seeds.left_out));
    }
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
    let native = toolchains::native(&compilers, 1)?;
    let mut database = Database::open(&args.database.path)?;
    let control = control(args);
    let versions: Vec<_> = pass_settings.versions().collect();
    let configuration = json!({
        "seeds": seeds.fingerprint(),
        "passes": args.seeds.passes,
        "semantics": semantics.to_string(),
        "opts": versions.iter().map(|(name, _)| *name).collect::<Vec<_>>(),
    });
    let of_clang = finding::fingerprints(&native.fingerprints());
    let of_opts = versions.iter().map(|(name, version)| ((*name).to_owned(), format!("LLVM {version}")));
    let fingerprints: finding::Fingerprints = of_clang.into_iter().chain(of_opts).collect();
    let passes = args.seeds.passes.as_deref().map(SmolStr::from);
    let source = PassSource::new(0, seeds.clone(), passes.clone());
    let taken =
        resume_or_create(&mut database, args, source.profile(), &configuration, fingerprints.clone())?;
    let cases = Cases {
        source: PassSource::new(taken.row.seed, seeds, passes),
        native: Some(&native),
        depth: BatchDepth::default(),
        compilers: Some(&compilers),
        settings: pass_settings,
        ledger: &ledger,
        fingerprints,
        steering: Steering::default(),
        guide: None,
        shard: args.shard.unwrap_or(Shard::WHOLE),
    };
    run_to_end(database, taken, &cases, &control, args, out)
}
