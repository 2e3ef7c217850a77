//! The options of a command that the next one keeps.

use std::path::Path;

use clap::ValueEnum;
use host::shell;

use super::{EngineArgs, FuzzArgs, PluggedArgs, ProfileName, SeedArgs};

/// The options that choose the kind of programs, the configuration and the engines, each after a blank.
#[must_use]
pub fn kept_words(profile: Option<ProfileName>, config: Option<&Path>, engines: &EngineArgs) -> String {
    let EngineArgs { target, vectors, no_native, without, strategies, levels, rules, semantics } = engines;
    let mut words = String::new();
    option(&mut words, "profile", profile.and_then(name));
    option(&mut words, "config", config.map(|path| path.to_string_lossy().into_owned()));
    option(&mut words, "target", target.map(|target| target.name().to_owned()));
    option(&mut words, "vectors", vectors.map(|vectors| vectors.to_string()));
    if *no_native {
        words.push_str(" --no-native");
    }
    without.iter().for_each(|compiler| option(&mut words, "without", Some(compiler.clone())));
    let strategies: Vec<&str> = strategies.iter().map(|strategy| strategy.name).collect();
    option(&mut words, "strategy", Some(strategies.join(",")).filter(|names| !names.is_empty()));
    let levels: Vec<&str> = levels.iter().map(|level| level.trim_start_matches("-O")).collect();
    option(&mut words, "levels", Some(levels.join(",")).filter(|levels| !levels.is_empty()));
    option(&mut words, "rules", rules.and_then(name));
    option(&mut words, "semantics", semantics.as_ref().map(ToString::to_string));
    words
}

/// The options by which another campaign examines the same kind of cases.
#[must_use]
pub fn fuzz_words(args: &FuzzArgs) -> String {
    let FuzzArgs { profile, config, engines, seeds: SeedArgs { directory, .. }, plugged, .. } = args;
    let PluggedArgs { engine, tables } = plugged;
    let mut words = kept_words(*profile, config.as_deref(), engines);
    option(&mut words, "seeds", directory.as_ref().map(|path| path.to_string_lossy().into_owned()));
    engine.iter().for_each(|engine| option(&mut words, "engine", Some(engine.clone())));
    option(&mut words, "engines", tables.as_ref().map(|path| path.to_string_lossy().into_owned()));
    words
}

fn name(value: impl ValueEnum) -> Option<String> {
    value.to_possible_value().map(|value| value.get_name().to_owned())
}

fn option(words: &mut String, name: &str, value: Option<String>) {
    if let Some(value) = value {
        words.push_str(&format!(" --{name} {}", shell::quoted(&value)));
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::super::{Cli, Verb};
    use super::*;

    #[test]
    fn the_next_campaign_is_of_the_same_kind() {
        let kept = "--profile calls --config 'my compilers.toml' --target aarch64-linux-gnu --vectors avx --without tcc \
                    --strategy word,packed --levels 0,s";
        let words = super::super::examples::words(&format!("bitfrost fuzz {kept}"));
        let Verb::Fuzz(args) = Cli::try_parse_from(words).unwrap().verb else { panic!("no campaign") };
        assert_eq!(fuzz_words(&args), format!(" {kept}"));
    }
}
