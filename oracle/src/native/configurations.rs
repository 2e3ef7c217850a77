//! Which configurations a toolchain has: the default ones, and what the settings add.

use lowering::abi::VectorUnit;
use lowering::strategy::Strategy;

use super::compiler::{ARTICLE, Compiler, Configuration, Family};
use super::discovery::Discovery;
use super::settings::{CustomCompiler, Settings};
use super::toolchain::ToolchainError;

/// The first clang whose backend reads the IR we print.
const FIRST_CLANG_FOR_IR: u32 = 19;

/// All of them, each with a name of its own.
pub(super) fn configurations(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    settings: &Settings,
) -> Result<Vec<Configuration>, ToolchainError> {
    let mut all = if settings.only { Vec::new() } else { default_configurations(compilers, settings)? };
    for custom in &settings.compilers {
        let compiler = custom_compiler(discovery, custom)?;
        for flags in &custom.flags {
            all.push(Configuration::c(&compiler, &words(flags))?);
        }
    }
    for extra in &settings.configurations {
        all.push(extra_configuration(compilers, &extra.compiler, &words(&extra.flags))?);
    }
    let vectors = settings.vectors.on(settings.target)?;
    let all: Vec<Configuration> =
        all.into_iter().map(|configuration| told(configuration, vectors)).collect::<Result<_, _>>()?;
    if let Some(twice) = all.iter().enumerate().find(|(i, c)| all[..*i].iter().any(|d| d.name == c.name)) {
        return Err(ToolchainError::Twice(twice.1.name.to_string()));
    }
    Ok(all)
}

/// A configuration with the vector registers that all of them use. tcc has no option for it, and no vectors.
fn told(configuration: Configuration, vectors: VectorUnit) -> Result<Configuration, ToolchainError> {
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

/// Every C compiler, and our lowering by each strategy through the back end of a clang, at each level.
fn default_configurations(
    compilers: &[Compiler],
    settings: &Settings,
) -> Result<Vec<Configuration>, ToolchainError> {
    let levels: Vec<[&str; 1]> = settings.levels.iter().map(|level| [level.as_str()]).collect();
    let mut all = Vec::new();
    for compiler in compilers {
        match compiler.family {
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
    name: &str,
    flags: &[&str],
) -> Result<Configuration, ToolchainError> {
    let clang = || backend(compilers).ok_or_else(|| ToolchainError::NoBackEnd(name.to_owned()));
    if name == ARTICLE {
        return Ok(Configuration::article(clang()?, flags)?);
    }
    if let Some(strategy) = Strategy::named(name) {
        return Ok(Configuration::lowered(*strategy, clang()?, flags)?);
    }
    let unknown = || ToolchainError::Unknown(name.to_owned());
    let compiler = compilers.iter().find(|compiler| compiler.name == name).ok_or_else(unknown)?;
    Ok(Configuration::c(compiler, flags)?)
}

fn custom_compiler(discovery: &Discovery<'_>, custom: &CustomCompiler) -> Result<Compiler, ToolchainError> {
    let unknown = || ToolchainError::Unknown(custom.name.clone());
    let path = discovery.program(custom.command.program()).ok_or_else(unknown)?;
    let content = std::fs::read(&path).map_err(|_| unknown())?;
    let version = discovery.answer(&path, &["--version"])?.unwrap_or_else(|| "version unknown".to_owned());
    Ok(Compiler {
        name: custom.name.as_str().into(),
        family: Family::Custom(custom.command.clone()),
        target: discovery.target,
        path,
        version,
        hash: blake3::hash(&content).to_hex().to_string(),
    })
}

/// The clang whose backend takes our IR: the oldest one that reads it, whose text ours is.
fn backend(compilers: &[Compiler]) -> Option<&Compiler> {
    let clangs = compilers.iter().filter(|compiler| compiler.family == Family::Clang);
    let known = clangs.filter_map(|compiler| Some((major(&compiler.version)?, compiler)));
    known.filter(|(major, _)| *major >= FIRST_CLANG_FOR_IR).min_by_key(|(major, _)| *major).map(|(_, c)| c)
}

/// 19 of "Debian clang version 19.1.7 (3~deb12u1)".
fn major(version: &str) -> Option<u32> {
    let (_, number) = version.split_once("version ")?;
    number.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_a_compiler_says() {
        assert_eq!(major("Debian clang version 19.1.7 (3~deb12u1)"), Some(19));
        assert_eq!(major("clang version 20.0.0git"), Some(20));
        assert_eq!(major("something else"), None);
    }
}
