//! The configurations of a toolchain: the default ones, and the ones from the settings.

use lowering::Stages;
use lowering::abi::VectorUnit;
use lowering::strategy::Strategy;

use crate::compiler::{CompilerIdentity, Version};
use crate::native::compiler::{Compiler, Configuration, Family};
use crate::native::identify;
use crate::native::question::Discovery;
use crate::native::settings::{CustomCompiler, ExtraConfiguration, Settings};
use crate::native::toolchain_error::ToolchainError;

/// The first clang whose backend reads the IR we print.
const FIRST_CLANG_FOR_IR: Version = Version::major(19);

/// All of them, each with a name of its own.
pub(crate) fn configurations(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    stages: &[&'static dyn Stages],
    settings: &Settings,
) -> Result<Vec<Configuration>, ToolchainError> {
    let included = included(discovery, compilers, settings)?;
    let mut all =
        if settings.only { Vec::new() } else { default_configurations(&included, compilers, settings)? };
    for custom in &settings.compilers {
        let Some(compiler) = custom_compiler(discovery, custom)? else { continue };
        for flags in &custom.flags {
            all.push(Configuration::c(&compiler, &words(flags))?);
        }
    }
    let answering = |extra: &&ExtraConfiguration| !discovery.is_left_out(&extra.compiler);
    for extra in settings.configurations.iter().filter(answering) {
        all.push(extra_configuration(compilers, stages, &extra.compiler, &words(&extra.flags))?);
    }
    let vectors = settings.vectors.for_target(discovery.target)?;
    let all: Vec<Configuration> = all
        .into_iter()
        .map(|configuration| with_vector_flags(configuration, vectors))
        .collect::<Result<_, _>>()?;
    // Checked last, since names contain the flags, which the vector flags above are part of.
    if let Some(twice) = all.iter().enumerate().find(|(i, c)| all[..*i].iter().any(|d| d.name == c.name)) {
        return Err(ToolchainError::Twice(twice.1.name.to_string()));
    }
    Ok(all)
}

/// A configuration with the vector registers that all of them use. tcc has no option for it, and no vectors.
fn with_vector_flags(
    configuration: Configuration,
    vectors: VectorUnit,
) -> Result<Configuration, ToolchainError> {
    let own = VectorUnit::of_flags(configuration.flags.iter().map(String::as_str));
    if own != VectorUnit::default() && own != vectors {
        return Err(ToolchainError::OtherVectors {
            configuration: configuration.name.to_string(),
            own,
            vectors,
        });
    }
    match vectors.flag() {
        Some(flag) if own != vectors && configuration.compiler.family != Family::Tcc => {
            Ok(configuration.with_flag(flag)?)
        }
        _ => Ok(configuration),
    }
}

fn words(flags: &[String]) -> Vec<&str> {
    flags.iter().map(String::as_str).collect()
}

/// The compilers that the settings include.
fn included<'a>(
    discovery: &Discovery<'_>,
    compilers: &'a [Compiler],
    settings: &Settings,
) -> Result<Vec<&'a Compiler>, ToolchainError> {
    let Some(include) = &settings.include else { return Ok(compilers.iter().collect()) };
    let is_known = |word: &&String| discovery.is_left_out(word) || !meant(compilers, word).is_empty();
    if let Some(unknown) = include.iter().find(|word| !is_known(word)) {
        return Err(ToolchainError::Unknown(unknown.clone()));
    }
    let is_included =
        |compiler: &&Compiler| include.iter().any(|word| meant(compilers, word).contains(compiler));
    Ok(compilers.iter().filter(is_included).collect())
}

/// The compiler that has this name; without one, those of the family: `gcc` is all of them only where no executable is
/// called so.
fn meant<'a>(compilers: &'a [Compiler], word: &str) -> Vec<&'a Compiler> {
    let named: Vec<_> = compilers.iter().filter(|compiler| compiler.is_named(word)).collect();
    if named.is_empty() {
        compilers.iter().filter(|compiler| compiler.identity.family == word).collect()
    } else {
        named
    }
}

/// Every included C compiler, and our lowering by each strategy through the back end of a clang, at each level.
fn default_configurations(
    included: &[&Compiler],
    compilers: &[Compiler],
    settings: &Settings,
) -> Result<Vec<Configuration>, ToolchainError> {
    let levels: Vec<[&str; 1]> = settings.levels.iter().map(|level| [level.as_str()]).collect();
    let mut all = Vec::new();
    for compiler in included {
        match compiler.family {
            // tcc does not optimise, so its levels would be the same configuration several times.
            Family::Tcc => all.push(Configuration::c(compiler, &[])?),
            _ => {
                for level in &levels {
                    all.push(Configuration::c(compiler, level)?);
                }
            }
        }
    }
    for name in &settings.strategies {
        let strategy = Strategy::named(name).ok_or_else(|| ToolchainError::Unknown(name.clone()))?;
        for (clang, level) in backend(compilers).into_iter().flat_map(|c| levels.iter().map(move |l| (c, l)))
        {
            all.push(Configuration::lowered(*strategy, clang, level)?);
        }
    }
    Ok(all)
}

fn extra_configuration(
    compilers: &[Compiler],
    stages: &[&'static dyn Stages],
    name: &str,
    flags: &[&str],
) -> Result<Configuration, ToolchainError> {
    let clang = || backend(compilers).ok_or_else(|| ToolchainError::NoBackEnd(name.to_owned()));
    if let Some(stages) = stages.iter().find(|stages| stages.name() == name) {
        return Ok(Configuration::staged(*stages, clang()?, flags)?);
    }
    if let Some(strategy) = Strategy::named(name) {
        return Ok(Configuration::lowered(*strategy, clang()?, flags)?);
    }
    let unknown = || ToolchainError::Unknown(name.to_owned());
    let compiler = compilers.iter().find(|compiler| compiler.is_named(name)).ok_or_else(unknown)?;
    Ok(Configuration::c(compiler, flags)?)
}

/// A compiler that the settings describe; `None` if it is left out because it does not answer.
fn custom_compiler(
    discovery: &Discovery<'_>,
    custom: &CustomCompiler,
) -> Result<Option<Compiler>, ToolchainError> {
    let unknown = || ToolchainError::Unknown(custom.name.clone());
    let path = discovery.program(custom.command.program()).ok_or_else(unknown)?;
    let content = std::fs::read(&path).map_err(|_| unknown())?;
    let family = Family::Custom(custom.command.clone());
    let answer = discovery.answer(&custom.name, &path, &family, &["--version"])?;
    let version = answer.unwrap_or_else(|| "version unknown".to_owned());
    let compiler = Compiler {
        name: custom.name.as_str().into(),
        aliases: Vec::new(),
        identity: CompilerIdentity::new(&custom.name, None),
        family,
        target: discovery.target,
        path,
        version,
        hash: blake3::hash(&content).to_hex().to_string(),
    };
    let identity = custom_identity(discovery, custom, &compiler)?;
    Ok((!discovery.is_left_out(&custom.name)).then_some(Compiler { identity, ..compiler }))
}

/// The identity that the settings give a compiler, completed by its own answer.
fn custom_identity(
    discovery: &Discovery<'_>,
    custom: &CustomCompiler,
    compiler: &Compiler,
) -> Result<CompilerIdentity, ToolchainError> {
    let flags = custom.flags.first().map(|flags| words(flags)).unwrap_or_default();
    let answer = match (&custom.family, custom.version) {
        (Some(_), Some(_)) => None,
        _ => identify::identity(discovery, compiler, &flags)?,
    };
    let asked = answer.unwrap_or_else(|| compiler.identity.clone());
    let family = custom.family.as_deref().unwrap_or(&asked.family);
    // The version of a compiler that calls itself another family's is not the version of this one.
    let version = custom.version.or(asked.version.filter(|_| family == asked.family));
    Ok(CompilerIdentity::new(family, version))
}

/// The clang whose backend takes our IR: the oldest one that reads it, whose text ours is.
fn backend(compilers: &[Compiler]) -> Option<&Compiler> {
    let clangs = compilers.iter().filter(|compiler| compiler.family == Family::Clang);
    let known = clangs.filter_map(|compiler| Some((compiler.identity.version?, compiler)));
    let reads = known.filter(|(version, _)| *version >= FIRST_CLANG_FOR_IR);
    reads.min_by_key(|(version, _)| *version).map(|(_, compiler)| compiler)
}
