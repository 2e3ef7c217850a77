//! Search for the releases of the compiler that show the defect.

use std::path::{Path, PathBuf};

use engines::compiler::{CompilerIdentity, Version};
use engines::native::{Input, Settings};
use engines::process::{Command, ProcessLimits, Supervisor};
use examination::toolchains;
use host::{Failure, machine};
use lang::Target;
use serde::Serialize;

use super::trial::{Showing, TrialEnd, Variant, Workbench};

/// A compiler of the family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Release {
    name: String,
    path: PathBuf,
    identity: CompilerIdentity,
    /// The first line of the version that it reports.
    version_line: String,
}

/// The result of a trial with one release.
#[derive(Clone, Debug, Serialize)]
pub(super) struct ReleaseTrial {
    pub(super) compiler: String,
    pub(super) version: String,
    pub(super) shows: Showing,
    #[serde(flatten)]
    pub(super) end: TrialEnd,
}

/// The compilers that are installed for a target, in C, each once.
///
/// # Errors
/// As [`toolchains::compilers`].
pub(super) fn installed(target: Target) -> Result<Vec<Release>, Failure> {
    let settings = Settings { target: Some(target), strategies: Vec::new(), ..Settings::default() };
    let toolchain = toolchains::compilers(&settings, machine::processors())?;
    let mut releases: Vec<Release> = Vec::new();
    for one in toolchain.configurations().iter().filter(|configuration| configuration.input == Input::C) {
        let compiler = &one.compiler;
        if releases.iter().all(|release| release.path != compiler.path) {
            releases.push(Release {
                name: compiler.name.to_string(),
                path: compiler.path.clone(),
                identity: compiler.identity.clone(),
                version_line: compiler.version.clone(),
            });
        }
    }
    Ok(releases)
}

/// A compiler of a family that a person names: by its path, or by its name on the search path.
///
/// # Errors
/// [`Failure::Input`] if there is none, or it does not say what it is.
pub(super) fn given(command: &str, family: &str, directory: &Path) -> Result<Release, Failure> {
    let path = engines::native::program(&machine::search_path(), command).ok_or_else(|| {
        Failure::input(command, "there is no such program, or it is not on the search path")
    })?;
    let path = path.canonicalize().map_err(|why| Failure::unreadable(&path, &why))?;
    let question = if family == "tcc" { "-v" } else { "--version" };
    let asked =
        Command { limits: ProcessLimits::QUESTION, ..Command::new(&path, directory) }.args([question]);
    let ended = Supervisor::new().run(asked).map_err(|why| Failure::input(command, why))?;
    let says = ended.output.lines().next().unwrap_or_default().to_owned();
    let version = Version::in_line(&says);
    let identity = CompilerIdentity::new(family, version);
    let name = Path::new(command).file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Release { name, path, identity, version_line: says })
}

/// The family of a compiler: that of the installed one whose executable it is, else the one that its name suggests.
pub(super) fn family(path: &Path, installed: &[Release]) -> String {
    let real = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let is_it = |release: &&Release| release.path.canonicalize().is_ok_and(|path| path == real);
    let of_name = || {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let last = name.rsplit_once("-linux-gnu-").map_or(&*name, |(_, last)| last);
        CompilerIdentity::of_name(last).family.to_string()
    };
    installed.iter().find(is_it).map_or_else(of_name, |release| release.identity.family.to_string())
}

/// Tries every release of a family, the oldest first.
///
/// # Errors
/// As [`Workbench::showing`].
pub(super) fn tried(
    bench: &Workbench,
    family: &str,
    installed: &[Release],
    given: &[Release],
) -> Result<Vec<ReleaseTrial>, Failure> {
    let of_family = installed.iter().filter(|release| release.identity.family == family);
    let mut releases: Vec<&Release> = Vec::new();
    for release in of_family.chain(given) {
        let real = release.path.canonicalize().ok();
        if releases.iter().all(|other| other.path.canonicalize().ok() != real) {
            releases.push(release);
        }
    }
    releases.sort_by(|a, b| (a.identity.version, &a.name).cmp(&(b.identity.version, &b.name)));
    let tried = |release: &Release| {
        let variant = Variant { program: Some(release.path.clone()), ..Variant::default() };
        let (shows, end) = bench.showing(&variant)?;
        let (compiler, version) = (release.name.clone(), release.version_line.clone());
        Ok(ReleaseTrial { compiler, version, shows, end })
    };
    releases.into_iter().map(tried).collect()
}

/// The conclusion from the trials of releases.
pub(super) fn conclusion(trials: &[ReleaseTrial]) -> String {
    let change = trials.windows(2).find(|pair| {
        [pair[0].shows, pair[1].shows] == [Showing::No, Showing::Yes]
            || [pair[0].shows, pair[1].shows] == [Showing::Yes, Showing::No]
    });
    let all = |wanted| trials.iter().all(|trial| trial.shows == wanted);
    match change {
        _ if trials.len() < 2 => {
            "no other release of the compiler is installed; --compiler names more".to_owned()
        }
        Some([before, after]) if after.shows == Showing::Yes => {
            format!("introduced in {}: {} is right", after.compiler, before.compiler)
        }
        Some([before, after]) => format!("fixed in {}: {} shows it", after.compiler, before.compiler),
        _ if all(Showing::Yes) => format!("all {} releases show it", trials.len()),
        _ => "the releases do not show since when".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn trials(shown: &[Showing]) -> Vec<ReleaseTrial> {
        let trial = |(number, &shows)| ReleaseTrial {
            compiler: format!("gcc-{number}"),
            version: String::new(),
            shows,
            end: TrialEnd::Right,
        };
        (11..).zip(shown).map(trial).collect()
    }

    #[test]
    fn releases_say_when_it_came_and_went() {
        use Showing::{No, Otherwise, Yes};
        for (shown, expected) in [
            (&[No, Yes, Yes][..], "introduced in gcc-12: gcc-11 is right"),
            (&[Yes, No], "fixed in gcc-12: gcc-11 shows it"),
            (&[Yes, Yes], "all 2 releases show it"),
            (&[Otherwise, Yes], "the releases do not show since when"),
            (&[Yes], "no other release of the compiler is installed; --compiler names more"),
        ] {
            assert_eq!(conclusion(&trials(shown)), expected);
        }
    }
}
