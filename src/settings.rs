//! The settings of a campaign: a TOML file, overridden by the command line.
//!
//! ```toml
//! [generator]
//! profile = "mixed"
//!
//! [[native.configuration]]
//! compiler = "gcc"
//! flags = ["-O3"]
//! ```

use std::collections::BTreeSet;
use std::num::NonZeroU64;
use std::path::Path;

use case_files::{read_text, require_limits, require_module_limits};
use clap::ValueEnum;
use engines::EngineName;
use engines::native::ExtraConfiguration;
use examination::toolchains;
use experiments::article::Article;
use generator::{Config, Profile};
use host::{Failure, scratch};
use interpreter::Semantics;
use judge::inprocess;
use lang::{Features, Target};
use lowering::Stages;
use lowering::abi::VectorUnit;
use lowering::strategy::Strategy;
use serde::{Deserialize, Serialize};

use crate::cli::{EngineArgs, ProfileName};

/// The content of a configuration file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The generator's configuration; the profile's own if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub generator: Option<Config>,
    /// The configuration of the generator of modules; the profile's own if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modules: Option<generator::ir::ModuleConfig>,
    /// The compilers to run.
    pub native: engines::native::Settings,
}

impl Settings {
    /// The settings of a file, or the default ones. Those of the sandbox are in force from now on.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file cannot be read or says something unknown; [`Failure::Infrastructure`] if the kernel does not enforce
    /// the sandbox that it requires.
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
        if let Some(config) = &settings.modules {
            require_module_limits(config).map_err(|why| Failure::input(path.display(), why))?;
        }
        settings.native.sandbox.apply().map_err(|why| Failure::infrastructure(path.display(), why))?;
        Ok(settings)
    }

    /// The target of programs: the one in the table of compilers, or else in that of the generator.
    fn target(&self) -> Target {
        let of_generator = self.generator.as_ref().map(|config| config.target);
        self.native.target.or(of_generator).unwrap_or_default()
    }

    /// The vector registers for code for a target; those of the command line over those of the file.
    ///
    /// # Errors
    /// [`Failure::Input`] where the target has none of the kind.
    pub fn vectors(&self, asked: Option<VectorUnit>, target: Target) -> Result<VectorUnit, Failure> {
        let vectors = asked.unwrap_or(self.native.vectors);
        vectors.for_target(target).map_err(|why| Failure::input("--vectors", why))
    }

    /// The compilers to run on programs for a target, after the command line; `None`: none at all.
    ///
    /// # Errors
    /// [`Failure`] if one that is to be left out is not there, or the machine has no compiler.
    pub fn native(
        &self,
        args: &EngineArgs,
        target: Target,
    ) -> Result<Option<engines::native::Settings>, Failure> {
        if args.no_native {
            return Ok(None);
        }
        let vectors = self.vectors(args.vectors, target)?;
        let asked = engines::native::Settings { target: Some(target), vectors, ..self.asked(args) };
        toolchains::settings_without(&asked, &args.without).map(Some)
    }

    /// The engines in process on programs for a target, after the command line.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file names a strategy that there is not, or the target has no such vector registers.
    pub fn in_process(
        &self,
        args: &EngineArgs,
        target: Target,
    ) -> Result<inprocess::InProcessSettings, Failure> {
        let known = |name: &String| {
            Strategy::named(name)
                .copied()
                .ok_or_else(|| Failure::input("strategies", format_args!("there is no strategy `{name}`")))
        };
        let strategies = self.asked(args).strategies.iter().map(known).collect::<Result<_, _>>()?;
        let mut settings =
            inprocess::InProcessSettings { strategies, ..inprocess::InProcessSettings::default() };
        settings.lowering.vector_unit = self.vectors(args.vectors, target)?;
        settings.interpreter.semantics = args.semantics.unwrap_or(Semantics::LLVM_19);
        Ok(settings)
    }

    /// The file's wishes, those of the command line over them.
    fn asked(&self, args: &EngineArgs) -> engines::native::Settings {
        let mut asked = self.native.clone();
        if !args.strategies.is_empty() {
            asked.strategies = args.strategies.iter().map(|strategy| strategy.name.to_owned()).collect();
        }
        if !args.levels.is_empty() {
            asked.levels.clone_from(&args.levels);
            asked.optimise_one_in = NonZeroU64::MIN;
        }
        if args.rules.is_some() {
            let named = |level: &String| ExtraConfiguration {
                compiler: Article.name().to_owned(),
                flags: vec![level.clone()],
            };
            asked.configurations.extend(asked.levels.iter().map(named));
        }
        asked
    }

    /// The same, with the engines that were asked about a finding in place of the default ones: a finding's signature says
    /// who is wrong, and so depends on who was asked. Compilers that a file describes stay as it describes them.
    #[must_use]
    pub fn asking<'a>(&self, target: Target, engines: impl IntoIterator<Item = &'a EngineName>) -> Settings {
        let mut configurations = BTreeSet::new();
        let mut strategies = BTreeSet::new();
        for engine in engines {
            match engine {
                EngineName::Reference
                | EngineName::Concrete
                | EngineName::Symbolic
                | EngineName::Exhaustive
                | EngineName::Majority
                | EngineName::Recipe(_) => {}
                EngineName::Interpreter(strategy) => drop(strategies.insert(strategy.to_string())),
                EngineName::Direct(both) => drop(configurations.insert(both.clone())),
                EngineName::Linked { caller, callee } => {
                    configurations.extend([caller.clone(), callee.clone()])
                }
            }
        }
        let compilers = self.native.compilers.clone();
        configurations
            .retain(|configuration| compilers.iter().all(|custom| custom.name != configuration.compiler()));
        let strategies = Vec::from_iter(strategies);
        let only = toolchains::settings_with_only(&self.native, target, &Vec::from_iter(configurations));
        Settings { native: engines::native::Settings { compilers, strategies, ..only }, ..self.clone() }
    }

    /// The clang and the passes that compile modules, which use no other compiler; `None`: none at all.
    ///
    /// # Errors
    /// [`Failure::Input`] for engines that only programs in C run on.
    pub fn clang(&self, args: &EngineArgs) -> Result<Option<engines::native::Settings>, Failure> {
        require_options_of_modules(args)?;
        if args.no_native {
            return Ok(None);
        }
        let word = ExtraConfiguration {
            compiler: lowering::strategy::WORD.name.to_owned(),
            flags: vec!["-O0".to_owned()],
        };
        let (target, vectors) = (None, VectorUnit::default());
        Ok(Some(engines::native::Settings { target, vectors, ..self.native.with_only(vec![word]) }))
    }

    /// The profile that the file names, for programs in C.
    #[must_use]
    pub fn profile(&self) -> Option<ProfileName> {
        ProfileName::from_str(self.generator.as_ref()?.profile.name(), false).ok()
    }

    /// The settings with everything said: what a campaign with these arguments runs by, and a file that says the same.
    ///
    /// # Errors
    /// As [`Settings::generator_choice`] and [`Settings::native`], and for options that do not go with the profile.
    pub fn effective(&self, profile: Option<ProfileName>, args: &EngineArgs) -> Result<Settings, Failure> {
        let mut effective = match self.generator_choice(profile, args.target, args.vectors)? {
            GeneratorChoice::Programs(config) => {
                let with_compilers = EngineArgs { no_native: false, ..args.clone() };
                let native = self.native(&with_compilers, config.target)?.unwrap_or_default();
                Settings { generator: Some(config), modules: None, native }
            }
            GeneratorChoice::Modules(config) => {
                require_options_of_modules(args)?;
                Settings { generator: None, modules: Some(config), native: self.asked(args) }
            }
        };
        effective.native.scratch = Some(scratch::place(&effective.native));
        Ok(effective)
    }

    /// The configuration of the generators. A profile of the command line takes the place of the file's; limits and
    /// features that the file names stay. A target of the command line is that of the programs, and with wide registers
    /// there are vectors that fill them.
    ///
    /// # Errors
    /// [`Failure::Input`] if the target has no such vector registers.
    pub fn generator_choice(
        &self,
        profile: Option<ProfileName>,
        target: Option<Target>,
        vectors: Option<VectorUnit>,
    ) -> Result<GeneratorChoice, Failure> {
        let target = target.unwrap_or_else(|| self.target());
        let own = || self.generator.clone();
        let config = match profile.map(ProfileName::kind) {
            None => own().unwrap_or_default(),
            Some(ProfileKind::Programs(profile)) => match own() {
                Some(config) => Config { profile, ..config },
                None => Config::new(profile),
            },
            Some(ProfileKind::Modules(profile)) => {
                return Ok(GeneratorChoice::Modules(match &self.modules {
                    Some(config) => generator::ir::ModuleConfig { profile, ..config.clone() },
                    None => generator::ir::ModuleConfig::new(profile),
                }));
            }
        };
        let features = config.features | filling(self.vectors(vectors, target)?, config.features);
        Ok(GeneratorChoice::Programs(Config { target, features, ..config }))
    }
}

/// Refuses options that only programs in C have.
///
/// # Errors
/// [`Failure::Input`] for the first that there is.
pub fn require_options_of_modules(args: &EngineArgs) -> Result<(), Failure> {
    let of_programs = [
        ("--target", args.target.is_none()),
        ("--vectors", args.vectors.is_none()),
        ("--strategy", args.strategies.is_empty()),
        ("--without", args.without.is_empty()),
    ];
    let sentence = "programs in C have it, modules of LLVM IR do not: clang compiles them as they are";
    match of_programs.into_iter().find(|(_, unused)| !unused) {
        Some((option, _)) => Err(Failure::input(option, sentence)),
        None => Ok(()),
    }
}

/// The vectors that fill registers so wide, if there are to be any vectors.
const fn filling(vectors: VectorUnit, features: Features) -> Features {
    match vectors {
        _ if !features.contains(Features::VECTOR) => Features::empty(),
        VectorUnit::Sse => Features::empty(),
        VectorUnit::Avx => Features::VECTOR_32,
        VectorUnit::Avx512 => Features::VECTOR_32.union(Features::VECTOR_64),
    }
}

/// The generator to use, with its configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GeneratorChoice {
    /// Programs in C.
    Programs(Config),
    /// Modules of LLVM IR.
    Modules(generator::ir::ModuleConfig),
}

/// The generator of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ProfileKind {
    Programs(Profile),
    Modules(generator::ir::Profile),
}

impl ProfileName {
    const fn kind(self) -> ProfileKind {
        match self {
            ProfileName::Bitfields => ProfileKind::Programs(Profile::Bitfields),
            ProfileName::Calls => ProfileKind::Programs(Profile::Calls),
            ProfileName::Mixed => ProfileKind::Programs(Profile::Mixed),
            ProfileName::Single => ProfileKind::Programs(Profile::Single),
            ProfileName::SmallWorld => ProfileKind::Programs(Profile::SmallWorld),
            ProfileName::Poison => ProfileKind::Programs(Profile::Poison),
            ProfileName::Signatures => ProfileKind::Programs(Profile::Signatures),
            ProfileName::Ir => ProfileKind::Modules(generator::ir::Profile::Ir),
            ProfileName::IrSmall => ProfileKind::Modules(generator::ir::Profile::IrSmall),
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
        let programs =
            |settings: &Settings, profile| match settings.generator_choice(profile, None, None).unwrap() {
                GeneratorChoice::Programs(config) => config,
                GeneratorChoice::Modules(config) => panic!("{config:?}"),
            };
        assert_eq!(programs(&settings, None).profile, Profile::Calls);
        let config = programs(&settings, Some(ProfileName::Single));
        assert_eq!((config.profile, config.limits.fields), (Profile::Single, 3));
        let plain = programs(&Settings::default(), Some(ProfileName::Calls));
        assert_eq!(plain, Config::new(Profile::Calls));
    }

    #[test]
    fn a_finding_is_asked_of_those_who_found_it() {
        let settings = read(
            "[[native.compiler]]\nname = \"mine\"\ncommand = [\"cc\", \"{flags}\", \"{input}\", \"{output}\"]\n",
        );
        let engines =
            ["reference", "interpreter:packed", "gcc-12 -O0", "mine -O1 > clang-19 -O0", "gcc-12 -O0 direct"];
        let engines: Vec<EngineName> = engines.iter().map(|name| name.parse().unwrap()).collect();
        let asked = settings.unwrap().asking(Target::AArch64Linux, &engines).native;
        let named = |configuration: &ExtraConfiguration| {
            (configuration.compiler.clone(), configuration.flags.clone())
        };
        let expected = ["clang-19", "gcc-12"].map(|name| (name.to_owned(), vec!["-O0".to_owned()]));
        assert_eq!(asked.configurations.iter().map(named).collect::<Vec<_>>(), expected);
        assert_eq!((asked.target, asked.compilers.len()), (Some(Target::AArch64Linux), 1));
        assert_eq!((asked.strategies.as_slice(), asked.is_empty()), (&["packed".to_owned()][..], false));
        assert!(Settings::default().asking(Target::X86_64Linux, &[EngineName::Reference]).native.is_empty());
    }

    #[test]
    fn a_target_is_named_once_and_the_command_line_wins() {
        let arm = Some(Target::AArch64Linux);
        for (text, on_command_line, expected) in [
            ("", None, Target::X86_64Linux),
            ("", arm, Target::AArch64Linux),
            ("[native]\ntarget = \"aarch64-linux-gnu\"", None, Target::AArch64Linux),
            ("[native]\ntarget = \"aarch64-linux-gnu\"", Some(Target::X86_64Linux), Target::X86_64Linux),
            ("[generator]\ntarget = \"aarch64-linux-gnu\"", None, Target::AArch64Linux),
            // That it is the default one does not make it unsaid.
            (
                "[native]\ntarget = \"x86_64-linux-gnu\"\n[generator]\ntarget = \"aarch64-linux-gnu\"",
                None,
                Target::X86_64Linux,
            ),
            // As saved DNA of before has it.
            ("[generator]\ntarget = \"AArch64Linux\"", None, Target::AArch64Linux),
        ] {
            let GeneratorChoice::Programs(config) =
                read(text).unwrap().generator_choice(None, on_command_line, None).unwrap()
            else {
                panic!("{text}")
            };
            assert_eq!(config.target, expected, "{text}");
        }
    }

    #[test]
    fn wide_registers_bring_vectors_that_fill_them() {
        let features = |text: &str, vectors| match read(text).unwrap().generator_choice(None, None, vectors) {
            Ok(GeneratorChoice::Programs(config)) => config.features,
            other => panic!("{other:?}"),
        };
        let wide = |features: Features| {
            [Features::VECTOR_32, Features::VECTOR_64].map(|feature| features.contains(feature))
        };
        assert_eq!(wide(features("", None)), [false, false]);
        assert_eq!(wide(features("", Some(VectorUnit::Avx))), [true, false]);
        assert_eq!(wide(features("[native]\nvectors = \"avx512\"", None)), [true, true]);
        assert_eq!(wide(features("[native]\nvectors = \"avx512\"", Some(VectorUnit::Sse))), [false, false]);
        let without = "[generator]\nfeatures = [\"bit-field\"]";
        assert_eq!(wide(features(without, Some(VectorUnit::Avx))), [false, false], "no vectors at all");
        let refused =
            Settings::default().generator_choice(None, Some(Target::AArch64Linux), Some(VectorUnit::Avx));
        assert!(refused.unwrap_err().to_string().contains("aarch64-linux-gnu"));
    }

    #[test]
    fn modules_have_their_own_table() {
        let settings = read("[modules]\nundef = false\n[modules.limits]\nfunctions = 1\n").unwrap();
        let GeneratorChoice::Modules(config) =
            settings.generator_choice(Some(ProfileName::IrSmall), None, None).unwrap()
        else {
            panic!("{settings:?}")
        };
        assert_eq!(config.profile, generator::ir::Profile::IrSmall);
        assert_eq!((config.undef, config.limits.functions), (false, 1));
        assert_eq!(
            settings.generator_choice(None, None, None).unwrap(),
            GeneratorChoice::Programs(Config::default())
        );
    }

    #[test]
    fn mistakes_say_what_and_where() {
        for (text, expected) in [
            ("\n[generatr]\n", "x.toml:2: unknown field `generatr`"),
            ("[generator]\nprofile = \"big\"", "x.toml:2: unknown variant `big`"),
            ("[generator", "x.toml:1: "),
            ("[generator]\nfeatures = [\"no\"]", "`no` is no feature"),
            ("[modules]\nfeatures = 3", "x.toml:2: unknown field `features`"),
            ("[modules.limits]\nrounds = 65", "x.toml: the limit `rounds` is 65 and may be at most 64"),
            ("[generator.limits]\nrecords = 65", "x.toml: the limit `records` is 65 and may be at most 64"),
        ] {
            let message = read(text).unwrap_err();
            assert!(message.contains(expected), "{message}");
        }
    }
}
