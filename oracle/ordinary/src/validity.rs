//! Validity of C or C++ text: a compiler that only checks the text finds it far sooner than a test does. Valid text compiles,
//! and has no warning of a kind that the original does not have.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use engines::process::{Command, Completed};
use reducer::{SourceLanguage, SourceText};

use crate::TestPlace;
use host::{Failure, machine};

/// The compilers that are asked, the first that takes the original: clangs first, which warn of most.
const COMPILERS: [&str; 8] = ["clang-22", "clang-19", "clang-16", "clang-14", "clang", "gcc-12", "gcc", "cc"];

/// The flags that clang may need for text that gcc has preprocessed: for gcc the headers of the C library use a type
/// that clang does not have.
const PREPROCESSED_BY_GCC: [Option<&str>; 2] = [None, Some("-D_Float128=__float128")];

/// The type.
const TYPE_OF_GCC: &str = "_Float128";

/// Flags for text of other times: C23, and C before 1999, where functions need no declaration and the type `int` no mention. What the original
/// is warned of then, a candidate may be warned of.
const DIALECTS: [&[&str]; 3] = [
    &[],
    &["-std=gnu2x"],
    &[
        "-Wno-error=implicit-function-declaration",
        "-Wno-error=implicit-int",
        "-Wno-error=int-conversion",
        "-Wno-error=incompatible-pointer-types",
    ],
];

/// The number of clangs among them.
const CLANGS: usize = 5;

/// The harmless kinds of warnings: a reduction later removes an unused item that it leaves, and an unneeded one claims
/// nothing false.
const HARMLESS: [&str; 5] = ["-Wunused", "-Wunneeded-", "-Wempty-", "-Wextra-semi", "-Wstrict-prototypes"];

/// Those of C++ besides, where a function that is declared and not defined is the first step of a reduction. gcc has no name for its warning.
const HARMLESS_OF_CXX: [&str; 4] =
    ["-Wattributes", "-Wnon-template-friend", "-Wundefined-in", "inline function"];

/// The flags, besides the user's own.
const FLAGS: [&str; 4] = [
    "-fsyntax-only",
    // The first error is enough.
    "-Wfatal-errors",
    "-Wall",
    "-pedantic",
];

/// Those of C besides. Errors are those of C11: an undeclared function is one.
const FLAGS_OF_C: [&str; 3] =
    ["-Werror=implicit-function-declaration", "-Werror=implicit-int", "-Werror=int-conversion"];

/// The most that is read of the definitions of macros, in bytes.
const MOST_MACROS: usize = 64 << 20;

/// Says whether text is valid.
#[derive(Clone, Debug)]
pub struct Validity {
    compiler: PathBuf,
    /// The user's flags.
    flags: Vec<OsString>,
    allowed: AllowedWarnings,
}

/// The kinds of warnings that valid text may have.
#[derive(Clone, Debug)]
enum AllowedWarnings {
    /// Those that the original has.
    OfOriginal(BTreeSet<String>),
    /// All that announce no undefined behaviour.
    Harmless,
}

impl AllowedWarnings {
    fn contain(&self, kind: &str) -> bool {
        match self {
            AllowedWarnings::OfOriginal(kinds) => kinds.contains(kind),
            AllowedWarnings::Harmless => !DANGEROUS.iter().any(|dangerous| kind.starts_with(dangerous)),
        }
    }
}

/// The beginnings of the kinds of warnings, of clang and of gcc, that say that what runs may be undefined.
const DANGEROUS: [&str; 22] = [
    "-Warray-",
    "-Wcast-align",
    "-Wdangling",
    "-Wdivision-by-zero",
    "-Wexcess-initializers",
    "-Wformat",
    "-Wfortify-source",
    "-Wimplicit-",
    "-Wincompatible-",
    "-Winfinite-recursion",
    "-Wint-conversion",
    "-Winteger-overflow",
    "-Wmaybe-uninitialized",
    "-Wnonnull",
    "-Wnull-",
    "-Wreturn-",
    "-Wsequence-point",
    "-Wshift-",
    "-Wsometimes-uninitialized",
    "-Wuninitialized",
    "-Wunsequenced",
    "-Wvarargs",
];

impl Validity {
    /// The check that the original passes; `None` if no compiler is there, or none takes the original before `is_over`.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compiler cannot be run.
    pub fn find(
        original: &SourceText,
        flags: &[OsString],
        place: &TestPlace,
        is_over: &dyn Fn() -> bool,
    ) -> Result<Option<Validity>, Failure> {
        let units: Vec<OsString> = place.units().collect();
        Validity::of_units(original, flags, place, &units, is_over)
    }

    /// The translation units of a text, each with the compiler that takes it by itself, where one does; of a text that no compiler takes
    /// whole, as where it is in two dialects.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be run.
    pub fn of_each_unit(
        original: &SourceText,
        flags: &[OsString],
        place: &TestPlace,
        is_over: &dyn Fn() -> bool,
    ) -> Result<Vec<(OsString, Option<Validity>)>, Failure> {
        let alone = |unit: OsString| {
            let units = std::slice::from_ref(&unit);
            let validity = Validity::of_units(original, flags, place, units, is_over)?;
            Ok((unit, validity))
        };
        place.units().map(alone).collect()
    }

    /// The check that these translation units of the original pass.
    fn of_units(
        original: &SourceText,
        flags: &[OsString],
        place: &TestPlace,
        units: &[OsString],
        is_over: &dyn Fn() -> bool,
    ) -> Result<Option<Validity>, Failure> {
        let path = machine::search_path();
        let (clangs, others) = COMPILERS.split_at(CLANGS);
        let with_flag =
            |names: &'static [&str], flag: Option<&'static str>| names.iter().map(move |name| (name, flag));
        let has_gcc_type = original.files().any(|text| text.contains(TYPE_OF_GCC));
        let own_flags = PREPROCESSED_BY_GCC.into_iter().filter(|flag| flag.is_none() || has_gcc_type);
        let clangs = own_flags.flat_map(|flag| with_flag(clangs, flag));
        // A text that no compiler takes is shown to all: to each once, under whatever names it has.
        let mut seen = BTreeSet::new();
        let installed = |(name, flag): (&&str, Option<&'static str>)| {
            let compiler = engines::native::program(&path, name)?;
            let file = compiler.canonicalize().unwrap_or_else(|_| compiler.clone());
            seen.insert((file, flag)).then_some((compiler, flag))
        };
        let asked: Vec<_> = clangs.chain(with_flag(others, None)).filter_map(installed).collect();
        for dialect in DIALECTS {
            for (compiler, flag) in &asked {
                if is_over() {
                    return Ok(None);
                }
                let (compiler, flag) = (compiler.clone(), *flag);
                let own = dialect.iter().copied().chain(flag).map(OsString::from);
                let flags = own.chain(flags.iter().cloned()).collect();
                let asked = Validity { compiler, flags, allowed: AllowedWarnings::Harmless };
                if let Some(mut kinds) = asked.ask(original, place, units.iter().cloned())? {
                    // A reduction removes these lines first, and what was a header of the system is the user's then.
                    if let Some(bare) = original.without_line_markers() {
                        kinds.extend(asked.ask(&bare, place, units.iter().cloned())?.unwrap_or_default());
                    }
                    return Ok(Some(Validity { allowed: AllowedWarnings::OfOriginal(kinds), ..asked }));
                }
            }
        }
        Ok(None)
    }

    /// The check of programs that have no original: no warning announces undefined behaviour. `None` if no compiler is there.
    #[must_use]
    pub fn strict() -> Option<Validity> {
        let path = machine::search_path();
        let compiler = COMPILERS.iter().find_map(|name| engines::native::program(&path, name))?;
        Some(Validity { compiler, flags: Vec::new(), allowed: AllowedWarnings::Harmless })
    }

    /// The same check of text that the compiler needs these flags for.
    #[must_use]
    pub fn with_flags(&self, flags: Vec<OsString>) -> Validity {
        Validity { compiler: self.compiler.clone(), flags, allowed: self.allowed.clone() }
    }

    /// The compiler that is asked.
    #[must_use]
    pub fn compiler(&self) -> &Path {
        &self.compiler
    }

    /// True if the text compiles without warnings of a kind that the original does not have.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compiler cannot be run.
    pub fn holds(&self, text: &SourceText, place: &TestPlace) -> Result<bool, Failure> {
        let found = self.ask(text, place, place.units())?;
        Ok(found.is_some_and(|kinds| kinds.iter().all(|kind| self.allowed.contain(kind))))
    }

    /// The definitions of all macros at the ends of the translation units; `None` if the compiler does not take them.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compiler cannot be run.
    pub(crate) fn macros(&self, text: &SourceText, place: &TestPlace) -> Result<Option<String>, Failure> {
        let directory = place.directory(text)?;
        let command = Command::new(&self.compiler, directory.path())
            .args(["-E", "-dM", "-w"])
            .args(self.flags.iter().cloned())
            .args(place.units());
        let variables = machine::foreign_environment();
        let command = Command { variables, output_kept: MOST_MACROS, ..command };
        Ok(place.run(command)?.filter(Completed::succeeded).map(|completed| completed.output))
    }

    /// The kinds of warnings of a text in these translation units; `None` if they do not compile.
    fn ask(
        &self,
        text: &SourceText,
        place: &TestPlace,
        units: impl Iterator<Item = OsString>,
    ) -> Result<Option<BTreeSet<String>>, Failure> {
        let directory = place.directory(text)?;
        let of_language: &[&str] = match text.language() {
            SourceLanguage::C => &FLAGS_OF_C,
            SourceLanguage::Cxx => &[],
        };
        let command = Command::new(&self.compiler, directory.path())
            .args(FLAGS)
            .args(of_language)
            .args(self.flags.iter().cloned())
            .args(units);
        let command = Command { variables: machine::foreign_environment(), ..command };
        let completed = place.run(command)?.filter(Completed::succeeded);
        let harmless: &[&str] = match text.language() {
            SourceLanguage::C => &[],
            SourceLanguage::Cxx => &HARMLESS_OF_CXX,
        };
        Ok(completed.map(|completed| kinds(&completed, harmless)))
    }
}

/// The kinds of warnings, as compilers name them at the ends of lines: `[-Wparentheses]`, without harmless ones.
fn kinds(completed: &Completed, harmless: &[&str]) -> BTreeSet<String> {
    let kind = |line: &str| {
        let (_, kind) = line.trim_end().strip_suffix(']')?.rsplit_once('[')?;
        kind.starts_with("-W").then(|| kind.split(',').next().unwrap_or(kind).to_owned())
    };
    let all = completed.output.lines().filter(|line| line.contains("warning: ")).map(|line| {
        // A warning without a name is a kind of its own.
        kind(line).unwrap_or_else(|| line.rsplit_once("warning: ").map_or(line, |(_, text)| text).to_owned())
    });
    let is_harmless =
        |kind: &String| HARMLESS.iter().chain(harmless).any(|harmless| kind.starts_with(harmless));
    all.filter(|kind| !is_harmless(kind)).collect()
}
