//! The compilers of an examination, as the database has them.

use std::collections::BTreeMap;

use engines::compiler::Version;

/// The fingerprints by configuration: `gcc-12 -O2 (/usr/bin/gcc-12, gcc (Debian) 12.2.0, 6ed9cd818fda5b7a): -w -c INPUT -o OUTPUT`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::verbs::triage) struct StoredCompilers(BTreeMap<String, String>);

/// The flags of compilers for speed or quiet, which a reproducer does without.
const NEEDLESS: [&str; 8] = [
    "-w",
    "-g0",
    "-fno-pie",
    "-fno-asynchronous-unwind-tables",
    "-fno-stack-protector",
    "-fno-ident",
    "-fno-crash-diagnostics",
    "-fcf-protection=none",
];

/// The directories that a command need not name.
const SEARCHED: [&str; 3] = ["/usr/bin/", "/bin/", "/usr/local/bin/"];

impl StoredCompilers {
    /// Of fingerprints by configuration.
    pub(in crate::verbs::triage) const fn of_fingerprints(all: BTreeMap<String, String>) -> StoredCompilers {
        StoredCompilers(all)
    }

    /// Of a stored JSON object.
    pub(in crate::verbs::triage) fn parse(json: &str) -> StoredCompilers {
        StoredCompilers(serde_json::from_str(json).unwrap_or_default())
    }

    /// The versions of configurations, each once.
    pub(in crate::verbs::triage) fn versions<'a>(
        &'a self,
        configurations: &'a [String],
    ) -> impl Iterator<Item = (&'a str, &'a str)> {
        let mut names: Vec<&str> = configurations.iter().map(String::as_str).collect();
        names.dedup();
        names.into_iter().map(|name| (name, self.version(name).unwrap_or("version unknown")))
    }

    /// The program and its version in words: `gcc (Debian 12.2.0-14) 12.2.0`.
    pub(in crate::verbs::triage) fn version(&self, configuration: &str) -> Option<&str> {
        let (_, version) = self.inside(configuration)?;
        Some(version.rsplit_once(", ").map_or(version, |(version, _hash)| version))
    }

    /// The number of its release, as it says it.
    pub(in crate::verbs::triage) fn release(&self, configuration: &str) -> Option<Version> {
        Version::in_line(self.version(configuration)?)
    }

    /// The words of the command that makes an object of a file. Databases of before do not have the arguments; then they are
    /// the flags.
    pub(in crate::verbs::triage) fn command(
        &self,
        configuration: &str,
        input: &str,
        output: &str,
    ) -> Option<Vec<String>> {
        let (path, _) = self.inside(configuration)?;
        let arguments = match self.0.get(configuration)?.rsplit_once("): ") {
            Some((_, arguments)) => arguments.to_owned(),
            None => {
                let flags = configuration.split_once(' ').map_or("", |(_, flags)| flags);
                format!("-w {flags} -c INPUT -o OUTPUT")
            }
        };
        let program = SEARCHED
            .iter()
            .find_map(|directory| path.strip_prefix(directory).filter(|name| !name.contains('/')));
        let words = arguments
            .split_whitespace()
            .filter(|word| !NEEDLESS.contains(word))
            .map(|word| word.replace("INPUT", input).replace("OUTPUT", output));
        Some(std::iter::once(program.unwrap_or(path).to_owned()).chain(words).collect())
    }

    /// The path, and the text after it in the parentheses.
    fn inside(&self, configuration: &str) -> Option<(&str, &str)> {
        let stored = self.0.get(configuration)?.strip_prefix(configuration)?.strip_prefix(" (")?;
        let inside = stored.rsplit_once("): ").map_or(stored, |(inside, _)| inside);
        inside.strip_suffix(')').unwrap_or(inside).split_once(", ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verbs::triage::reproducer::{Step, StepRole};

    #[test]
    fn commands_are_of_plain_compilers() {
        let json = r#"{"pcc":"pcc (/usr/bin/gcc, gcc (Debian 12.2.0-14) 12.2.0, 6ed9): -w -fpcc-struct-return -c INPUT -o OUTPUT",
                       "gcc-12 -O2":"gcc-12 -O2 (/opt/my gcc/gcc, gcc 12.2.0, 6ed9)"}"#;
        let compilers = StoredCompilers::parse(json);
        let command = |name| {
            let words = compilers.command(name, "a.c", "a.o")?;
            Some(Step { role: StepRole::Link, words }.to_string())
        };
        assert_eq!(command("pcc").unwrap(), "gcc -fpcc-struct-return -c a.c -o a.o");
        assert_eq!(command("gcc-12 -O2").unwrap(), "'/opt/my gcc/gcc' -O2 -c a.c -o a.o");
        assert_eq!(compilers.version("pcc"), Some("gcc (Debian 12.2.0-14) 12.2.0"));
        assert_eq!(compilers.version("gcc-12 -O2"), Some("gcc 12.2.0"));
        assert_eq!((command("tcc"), StoredCompilers::parse("no JSON").version("pcc")), (None, None));
    }
}
