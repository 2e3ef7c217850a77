//! Every program of the corpus again: through the engines in process and, in one batch, through every pair of compilers.
//!
//! A seed has no header, and every engine does with it what the reference says on every target, or the ledger knows why not. A
//! regression's header says what each family of engines makes of it (`expect`) and which version of a compiler is wrong
//! (`wrong`): a compiler that is installed in that version still is. tcc is looked for and not required. What is for
//! AArch64 says so, and runs in an emulator.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use assert_cmd::Command;
use case_files::ProgramFile;
use engines::native::{BATCH, Settings, Toolchain};
use engines::{Configuration, EngineName, Outcome};
use examination::examine::{Examined, Oracle};
use examination::toolchains;
use host::machine;
use judge::inprocess;
use judge::ledger::Ledger;
use judge::verdict::{Finding, FindingKind, Verdict};
use lang::{Program, Target};

/// Families that take part even where nothing is said of them.
const ALWAYS: [&str; 4] = ["interpreter", "word", "clang", "gcc"];
/// The compilers that the corpus speaks of, by name; whatever else is installed takes no part.
const COMPILERS: [&str; 5] = ["clang-14", "clang-16", "clang-19", "gcc", "tcc"];

/// A program with what its header says of it.
struct Replayed {
    name: String,
    case: ProgramFile,
    /// The name of a verdict, by family.
    expect: BTreeMap<String, String>,
    /// A compiler's family and version.
    wrong: Option<(String, String)>,
}

fn files(directory: &str) -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(directory);
    let mut files: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let ends = |file: &Path, end: &str| file.extension().is_some_and(|found| found == end);
    assert!(files.iter().all(|file| ends(file, "c") || ends(file, "ll")), "{files:?}");
    // Modules are replayed by `regressions_ir`.
    files.retain(|file| ends(file, "c"));
    files
}

fn replayed(file: &Path, target: Option<Target>) -> Replayed {
    let text = fs::read_to_string(file).unwrap();
    let header = text.split("*/").next().unwrap();
    let pairs = header.lines().filter_map(|line| line.strip_prefix(" * ")?.split_once(": "));
    let expect = pairs.clone().filter_map(|(key, value)| Some((key.strip_prefix("expect ")?, value)));
    let wrong =
        pairs.clone().find_map(|(key, value)| (key == "wrong").then(|| value.split_once(' ')).flatten());
    Replayed {
        name: file.file_name().unwrap().to_string_lossy().into_owned(),
        case: ProgramFile::read(file, target).unwrap_or_else(|why| panic!("{why}")),
        expect: expect.map(|(family, verdict)| (family.to_owned(), verdict.to_owned())).collect(),
        wrong: wrong.map(|(family, version)| (family.to_owned(), version.to_owned())),
    }
}

/// A line that is seen whether or not the test passes.
fn tell(line: &str) {
    std::io::stderr().write_all(format!("regressions: {line}\n").as_bytes()).unwrap();
}

/// The families of compilers that an engine's sides are compiled with; in process, its own.
fn families(engine: &EngineName) -> Vec<&str> {
    match engine.sides() {
        Some((caller, callee)) => vec![caller.family(), callee.family()],
        None => vec![if *engine == EngineName::Reference { "reference" } else { "interpreter" }],
    }
}

/// The gravest verdict on what a family does by itself and with families that are trusted.
fn verdict_on(family: &str, trusted: &[&str], examined: &Examined<Program>) -> Option<Verdict> {
    let concerns = |engine: &EngineName| {
        let families = families(engine);
        families.contains(&family) && families.iter().all(|other| *other == family || trusted.contains(other))
    };
    let report = &examined.report;
    let runs = report.engines.iter().filter(|run| concerns(&run.engine)).map(|run| run.verdict.clone());
    let layouts = report.findings.iter().filter(|finding| {
        let differing = finding.difference.iter().flat_map(|difference| &difference.differing);
        finding.kind == FindingKind::Layout && differing.into_iter().any(concerns)
    });
    runs.chain(layouts.map(Finding::verdict)).max()
}

impl Replayed {
    /// The expected result of a family; one that is not named must agree.
    fn expected(&self, family: &str) -> Option<&str> {
        let written = self.expect.get(family).map(String::as_str);
        written.or_else(|| ALWAYS.contains(&family).then_some("agree"))
    }

    /// The results that are not as expected.
    fn surprises(&self, examined: &Examined<Program>, toolchain: &Toolchain) -> Vec<String> {
        let trusted: Vec<&str> =
            ALWAYS.into_iter().filter(|family| self.expected(family) == Some("agree")).collect();
        let mut surprises = Vec::new();
        for family in ALWAYS.into_iter().chain(["tcc"]) {
            let verdict = verdict_on(family, &trusted, examined);
            let name = verdict.as_ref().map_or("nothing", Verdict::name);
            match self.expected(family) {
                _ if verdict.is_none() && !ALWAYS.contains(&family) => {}
                Some(expected) if expected == name => {}
                Some("agree") if name == "known" && self.expect.is_empty() => {}
                Some("agree") if name == "unsupported" && self.expect.is_empty() => {
                    tell(&format!(
                        "{}: {family}: {}",
                        self.name,
                        verdict.map_or_else(String::new, |v| v.to_string())
                    ));
                }
                Some(expected) if self.is_other_version(family, toolchain) => {
                    tell(&format!("{}: {family} is another version, {name} and not {expected}", self.name));
                }
                Some(expected) => surprises.push(format!(
                    "{}: {family}: {name}, expected {expected}; {}{:#?}",
                    self.name,
                    if self.is_wrong(family) { "if it got fixed, say so in the header; " } else { "" },
                    examined.report.findings
                )),
                None if name == "agree" => {}
                None => tell(&format!("{}: {name} by {family}, of which nothing is expected", self.name)),
            }
        }
        surprises
    }

    fn is_wrong(&self, family: &str) -> bool {
        self.wrong.as_ref().is_some_and(|(wrong, _)| wrong == family)
    }

    /// The header speaks of another version of this compiler than the one that is here.
    fn is_other_version(&self, family: &str, toolchain: &Toolchain) -> bool {
        let is = |name: &Configuration| name.family() == family;
        let here = |version: &str| {
            let mut here = toolchain.configurations().iter().filter(|configuration| is(&configuration.name));
            here.any(|configuration| configuration.compiler.version.contains(version))
        };
        let is_here = |versions: &str| versions.split(", ").any(here);
        self.wrong.as_ref().is_some_and(|(_, versions)| self.is_wrong(family) && !is_here(versions))
    }
}

/// The programs that are replayed on a target: seeds but those that give a plain `char`, where it is unsigned, a
/// negative number, and the regressions that are for it.
fn corpus(target: Target) -> Vec<Replayed> {
    let is_for = |file: &PathBuf| {
        let read = ProgramFile::read(file, Some(target));
        let has_char = || fs::read_to_string(file).unwrap().contains("char ");
        assert!(read.is_ok() || target != Target::default() && has_char(), "{}: {read:?}", file.display());
        read.is_ok()
    };
    let seeds = files("seeds").into_iter().filter(is_for).map(|file| replayed(&file, Some(target)));
    let regressions = files("regressions").into_iter().map(|file| replayed(&file, None));
    seeds.chain(regressions.filter(|regression| regression.case.program.target == target)).collect()
}

#[test]
fn the_corpus_does_what_it_says() {
    check_corpus(Target::X86_64Linux);
}

#[test]
#[ignore = "7 CPU s: the corpus under the emulator"]
fn the_corpus_does_what_it_says_on_aarch64() {
    check_corpus(Target::AArch64Linux);
}

/// The settings for those of [`COMPILERS`] that are installed for a target.
fn settings(target: Target) -> Settings {
    let settings = Settings { target: Some(target), ..Settings::default() };
    let found = toolchains::native(&settings, machine::processors()).unwrap();
    let is_here = |name: &&str| {
        found.configurations().iter().any(|configuration| configuration.compiler.is_named(name))
    };
    let include = COMPILERS.into_iter().filter(is_here).map(str::to_owned).collect();
    Settings { include: Some(include), ..settings }
}

fn check_corpus(target: Target) {
    let settings = settings(target);
    let toolchain = toolchains::native(&settings, machine::processors()).unwrap();
    let is_here = |family: &str| {
        toolchain.configurations().iter().any(|configuration| configuration.name.family() == family)
    };
    for family in ["clang", "gcc", "word"] {
        assert!(is_here(family), "this test needs {family} for {}: ./setup", target.name());
    }
    let replayed = corpus(target);
    if !is_here("tcc") {
        let count = replayed.iter().filter(|program| program.expect.contains_key("tcc")).count();
        tell(&format!("no tcc for {}: {count} files are replayed without it", target.name()));
    }
    let ledger = Ledger::bundled().unwrap();
    let mut oracle = Oracle::new(Some(&toolchain), &ledger, inprocess::InProcessSettings::default());
    let mut surprises = Vec::new();
    for batch in replayed.chunks(BATCH) {
        let programs: Vec<_> = batch.iter().map(|replayed| replayed.case.program.clone()).collect();
        let examined = oracle.examine(&programs).unwrap().cases;
        for (one, examined) in batch.iter().zip(&examined) {
            assert!(
                matches!(examined.expected, Outcome::Finished(_)),
                "{}: {:?}",
                one.name,
                examined.expected
            );
            surprises.extend(one.surprises(examined, &toolchain));
        }
    }
    assert!(surprises.is_empty(), "{}", surprises.join("\n"));
}

#[test]
fn a_regression_says_what_decides_and_what_each_compiler_does() {
    for file in files("regressions") {
        let text = fs::read_to_string(&file).unwrap();
        for key in ["from", "what", "wrong", "clause", "verdict", "signature", "reproduce"] {
            assert!(text.contains(&format!(" * {key}: ")), "{}: no `{key}`", file.display());
        }
        let one = replayed(&file, None);
        assert!(ALWAYS.iter().all(|family| one.expect.contains_key(*family)), "{}", one.name);
        let (wrong, _) = one.wrong.as_ref().unwrap();
        let written = one.expect.get(wrong);
        assert_ne!(written.map(String::as_str), Some("agree"), "{}", one.name);
        assert_eq!(one.case.header.verdict.as_ref(), written, "{}", one.name);
    }
}

/// The unreduced program that a header names can be generated anew.
#[test]
fn an_ancestor_is_a_program_of_a_seed() {
    for file in files("regressions") {
        let text = fs::read_to_string(&file).unwrap();
        let header = text.split("*/").next().unwrap();
        for command in header.lines().filter_map(|line| line.strip_prefix(" * ancestor: ")) {
            let words: Vec<&str> = command.split(' ').collect();
            let ["bitfrost", "generate", "--profile", _, "--seed", _, "--start", _, "--count", "1"] =
                words[..]
            else {
                panic!("{}: {command}", file.display());
            };
            let generated = Command::cargo_bin("bitfrost").unwrap().args(&words[1..]).output().unwrap();
            let program = String::from_utf8(generated.stdout).unwrap();
            assert!(generated.status.success(), "{}: {command}", file.display());
            lang::parse::program(&program, "ancestor.c").unwrap_or_else(|why| panic!("{command}: {why}"));
        }
    }
}
