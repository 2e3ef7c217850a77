//! What a campaign is configured by: a TOML file, with the command line over it.
//!
//! ```toml
//! [generator]
//! profile = "mixed"
//!
//! [[native.configuration]]
//! compiler = "gcc"
//! flags = ["-O3"]
//! ```

use std::path::Path;

use generator::{Config, Profile};
use interpreter::Semantics;
use lowering::strategy::Strategy;
use oracle::inprocess;
use serde::Deserialize;

use crate::case::{read_text, require_limits};
use crate::cli::{EngineArgs, ProfileName};
use crate::{Failure, engines};

/// The content of a configuration file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// What is wanted of the generator; the profile's own if left out.
    pub generator: Option<Config>,
    /// Which compilers to run.
    pub native: oracle::native::Settings,
}

impl Settings {
    /// The settings of a file, or the default ones.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file cannot be read or says something unknown.
    pub fn read(path: Option<&Path>) -> Result<Settings, Failure> {
        let Some(path) = path else { return Ok(Settings::default()) };
        let text = read_text(path)?;
        let settings: Settings = toml::from_str(&text).map_err(|why| {
            let line =
                why.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            Failure::input(format_args!("{}:{line}", path.display()), why.message())
        })?;
        if let Some(config) = &settings.generator {
            require_limits(config).map_err(|why| Failure::input(path.display(), why))?;
        }
        Ok(settings)
    }

    /// Which compilers to run, after the command line; `None`: none at all.
    ///
    /// # Errors
    /// [`Failure`] if one that is to be left out is not there, or the machine has no compiler.
    pub fn native(&self, args: &EngineArgs) -> Result<Option<oracle::native::Settings>, Failure> {
        if args.no_native {
            return Ok(None);
        }
        let asked = self.asked(args);
        engines::without(&asked, &args.without).map(Some)
    }

    /// The engines in process, after the command line.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file names a strategy that there is not.
    pub fn in_process(&self, args: &EngineArgs) -> Result<inprocess::Settings, Failure> {
        let known = |name: &String| {
            Strategy::named(name)
                .copied()
                .ok_or_else(|| Failure::input("strategies", format_args!("`{name}` is none")))
        };
        let strategies = self.asked(args).strategies.iter().map(known).collect::<Result<_, _>>()?;
        let mut settings = inprocess::Settings { strategies, ..inprocess::Settings::default() };
        settings.interpreter.semantics = args.semantics.unwrap_or(Semantics::LLVM_19);
        Ok(settings)
    }

    /// The file's wishes, those of the command line over them.
    fn asked(&self, args: &EngineArgs) -> oracle::native::Settings {
        let mut asked = self.native.clone();
        if !args.strategies.is_empty() {
            asked.strategies = args.strategies.iter().map(|strategy| strategy.name.to_owned()).collect();
        }
        if !args.levels.is_empty() {
            asked.levels.clone_from(&args.levels);
        }
        asked
    }

    /// What is wanted of the generator. A profile of the command line takes the place of the file's; limits and
    /// features that the file names stay.
    #[must_use]
    pub fn generator(&self, profile: Option<ProfileName>) -> Config {
        match (&self.generator, profile.map(ProfileName::profile)) {
            (None, profile) => Config::new(profile.unwrap_or_default()),
            (Some(config), None) => config.clone(),
            (Some(config), Some(profile)) => Config { profile, ..config.clone() },
        }
    }
}

impl ProfileName {
    /// The generator's name for it.
    #[must_use]
    pub const fn profile(self) -> Profile {
        match self {
            ProfileName::Bitfields => Profile::Bitfields,
            ProfileName::Calls => Profile::Calls,
            ProfileName::Mixed => Profile::Mixed,
            ProfileName::Single => Profile::Single,
            ProfileName::SmallWorld => Profile::SmallWorld,
            ProfileName::Poison => Profile::Poison,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;

    fn read(text: &str) -> Result<Settings, String> {
        let mut file = tempfile::NamedTempFile::new().unwrap();
        file.write_all(text.as_bytes()).unwrap();
        let name = file.path().display().to_string();
        Settings::read(Some(file.path())).map_err(|failure| failure.to_string().replace(&name, "x.toml"))
    }

    #[test]
    fn a_profile_on_the_command_line_wins() {
        let settings = read("[generator]\nprofile = \"calls\"\n[generator.limits]\nfields = 3\n").unwrap();
        assert_eq!(settings.generator(None).profile, Profile::Calls);
        let config = settings.generator(Some(ProfileName::Single));
        assert_eq!((config.profile, config.limits.fields), (Profile::Single, 3));
        assert_eq!(Settings::default().generator(Some(ProfileName::Calls)), Config::new(Profile::Calls));
    }

    #[test]
    fn mistakes_say_what_and_where() {
        for (text, expected) in [
            ("\n[generatr]\n", "x.toml:2: unknown field `generatr`"),
            ("[generator]\nprofile = \"big\"", "x.toml:2: unknown variant `big`"),
            ("[generator", "x.toml:1: "),
            ("[generator]\nfeatures = [\"no\"]", "`no` is no feature"),
            ("[generator.limits]\nrecords = 65", "x.toml: the limit `records` is 65 and may be at most 64"),
        ] {
            let said = read(text).unwrap_err();
            assert!(said.contains(expected), "{said}");
        }
    }
}
