//! The engines of this machine: what of the environment the oracle is told.

use std::fmt::Display;
use std::num::NonZeroUsize;

use engines::Configuration;
use engines::native::{
    self, CustomCompiler, Environment, ExtraConfiguration, Input, Notice, Settings, Toolchain, ToolchainError,
};
use lang::Target;

use host::{Failure, machine, output, scratch};

/// The native engines. Of one batch `jobs` compilers may run at a time; workers that compile a batch each want 1.
///
/// # Errors
/// [`Failure::Input`] if the settings name what is not there, [`Failure::Infrastructure`] if the machine lacks
/// what every run needs, a processor with the vector registers among it.
pub fn native(settings: &Settings, jobs: u16) -> Result<Toolchain, Failure> {
    running(live(settings, jobs, failure)?)
}

/// The native engines that a measurement names by itself; as [`compilers`] where the processor cannot run them.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine lacks one of them, or what every run needs.
pub fn required(settings: &Settings, jobs: u16) -> Result<Toolchain, Failure> {
    live(settings, jobs, |error| match error {
        ToolchainError::Unknown(compiler) => lacking(format_args!("no {compiler} on the search path")),
        other => failure(other),
    })
}

/// Those of [`native()`], also where they can compile and nothing of it can run.
///
/// # Errors
/// As [`native()`].
pub fn compilers(settings: &Settings, jobs: u16) -> Result<Toolchain, Failure> {
    live(settings, jobs, failure)
}

/// Those whose code the processor here can run.
fn running(toolchain: Toolchain) -> Result<Toolchain, Failure> {
    match toolchain.idle() {
        Some(why) => {
            Err(Failure::Infrastructure(format!("{why}: `--no-native` runs programs in process only")))
        }
        None => Ok(toolchain),
    }
}

fn live(
    settings: &Settings,
    jobs: u16,
    failure: impl FnOnce(ToolchainError) -> Failure,
) -> Result<Toolchain, Failure> {
    let toolchain = Toolchain::new(environment(settings, jobs), settings).map_err(failure)?;
    if toolchain.configurations().is_empty() && !toolchain.left_out().is_empty() {
        let sentence = "no C compiler is left: none that is on the search path answers";
        return Err(Failure::Infrastructure(sentence.to_owned()));
    }
    if toolchain.configurations().is_empty() {
        let sentence = "no C compiler is on the search path: run ./setup, or `bitfrost doctor` for a list";
        return Err(Failure::Infrastructure(sentence.to_owned()));
    }
    Ok(toolchain)
}

/// The settings for the compilers that `settings` ask for, less those named in `without`: by name (`gcc-12`) or by
/// family (`gcc`). A compiler that only another target has is left out as well.
///
/// # Errors
/// As [`native()`], and [`Failure::Input`] if a name is of no compiler on any target, or none is left.
pub fn settings_without(settings: &Settings, without: &[String]) -> Result<Settings, Failure> {
    if without.is_empty() {
        return Ok(settings.clone());
    }
    let unknown = |word: &String| {
        Failure::Input(format!("--without {word}: no engine has this name; see `bitfrost doctor`"))
    };
    let target = settings.target.unwrap_or_default();
    let may_be_elsewhere =
        |word: &str| target.other_platforms().any(|other| may_be_called(&default_settings(other), word));
    if let Some(word) = without.iter().find(|word| !may_be_called(settings, word) && !may_be_elsewhere(word))
    {
        return Err(unknown(word));
    }
    let all = compilers(settings, 1)?;
    let configured =
        |word: &str| all.configurations().iter().any(|configuration| is_called(configuration, word));
    let is_here = |word: &str| all.left_out().contains(word) || configured(word);
    if let Some(word) = without.iter().find(|word| !is_here(word) && !is_elsewhere(target, word)) {
        return Err(unknown(word));
    }
    let kept: Vec<_> = all
        .configurations()
        .iter()
        .filter(|configuration| !without.iter().any(|word| is_called(configuration, word)))
        .collect();
    if kept.is_empty() {
        let (names, target) = (without.join(" --without "), target.name());
        let advice = "`--no-native` runs programs in process only";
        return Err(Failure::Input(format!("--without {names} leaves no compiler for {target}: {advice}")));
    }
    let is_custom =
        |name: &Configuration| settings.compilers.iter().any(|custom| custom.name == name.compiler());
    let is_kept = |custom: &CustomCompiler| {
        kept.iter().any(|configuration| configuration.name.compiler() == custom.name)
    };
    let compilers = settings.compilers.iter().filter(|custom| is_kept(custom)).cloned().collect();
    let extra = kept
        .iter()
        .map(|configuration| &configuration.name)
        .filter(|name| !is_custom(name))
        .map(listed)
        .collect();
    Ok(Settings { only: true, compilers, configurations: extra, ..settings.clone() })
}

/// True for a configuration that a word of `--without` means. Our own lowering goes by the name of its strategy, and not by
/// that of the clang that compiles its IR.
fn is_called(one: &native::Configuration, word: &str) -> bool {
    let of_name = one.name.compiler() == word || one.name.family() == word;
    of_name || (one.input == Input::C && one.compiler.is_called(word))
}

/// True if a compiler that is found for another target than this one has the name.
fn is_elsewhere(here: Target, word: &str) -> bool {
    let others =
        here.other_platforms().map(default_settings).filter(|settings| may_be_called(settings, word));
    let mut found = others.filter_map(|settings| compilers(&settings, 1).ok());
    found.any(|all| all.configurations().iter().any(|configuration| is_called(configuration, word)))
}

/// The default settings for a target.
fn default_settings(target: Target) -> Settings {
    Settings { target: Some(target), ..Settings::default() }
}

/// False if it is certain, without asking any compiler, that no engine of these settings goes by a name.
#[must_use]
pub fn may_be_called(settings: &Settings, word: &str) -> bool {
    native::may_be_called(word, &environment(settings, 1), settings)
}

/// A configuration as settings list it.
#[must_use]
pub fn listed(name: &Configuration) -> ExtraConfiguration {
    ExtraConfiguration {
        compiler: name.compiler().to_owned(),
        flags: name.flags().split_whitespace().map(str::to_owned).collect(),
    }
}

/// Settings with these configurations for a target and no others.
#[must_use]
pub fn settings_with_only(
    settings: &Settings,
    target: Target,
    configurations: &[engines::Configuration],
) -> Settings {
    let vectors = configurations.iter().map(engines::Configuration::vectors).max().unwrap_or_default();
    let configurations = configurations.iter().map(listed).collect();
    Settings { target: Some(target), vectors, ..settings.with_only(configurations) }
}

fn environment(settings: &Settings, jobs: u16) -> Environment {
    let jobs = NonZeroUsize::new(usize::from(jobs)).unwrap_or(NonZeroUsize::MIN);
    let notify = |notice: &Notice<'_>| output::remark(notice);
    let (search_path, scratch) = (machine::search_path(), scratch::place(settings));
    Environment {
        search_path,
        scratch,
        jobs,
        notify,
        stages: experiments::STAGES,
        answers: machine::answers(),
    }
}

fn failure(error: ToolchainError) -> Failure {
    match error {
        ToolchainError::Unknown(_)
        | ToolchainError::Vectors(_)
        | ToolchainError::OtherVectors { .. }
        | ToolchainError::Name(_)
        | ToolchainError::Twice(_) => Failure::Input(error.to_string()),
        ToolchainError::Scratch { .. } => Failure::Infrastructure(error.to_string()),
        _ => lacking(error),
    }
}

fn lacking(what: impl Display) -> Failure {
    Failure::Infrastructure(format!("{what}; `bitfrost doctor` lists what to install"))
}
