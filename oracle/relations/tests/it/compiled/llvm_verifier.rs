//! The rules and LLVM's verifier, on modules that are well-formed and on mutants of them.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::missing;

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write as _};
use std::process::Stdio;

use generator::ir::{ModuleConfig, Profile};
use ir::Module;
use mutants::ill_formed::{KINDS, Numbers, mutate};
use rayon::prelude::*;
use relations::{Facts, RULES};

/// The result of `opt-19` for a text, or its complaint; `None` if it is not installed.
#[expect(clippy::disallowed_methods, reason = "a test that asks LLVM itself")]
fn opt(text: &str, passes: &str) -> Option<Result<String, String>> {
    let mut command = std::process::Command::new("opt-19");
    command.args([&format!("-passes={passes}"), "-S", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            missing::left_out("opt-19");
            return None;
        }
        spawned => spawned.unwrap(),
    };
    let mut input = child.stdin.take().unwrap();
    let output = std::thread::scope(|scope| {
        // A parser that gives up reads no further.
        scope.spawn(move || drop(input.write_all(text.as_bytes())));
        child.wait_with_output().unwrap()
    });
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Some(if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) })
}

/// The complaint of `opt-19 -passes=verify` about a text; `None` if it is not installed.
fn refused(text: &str) -> Option<Option<String>> {
    opt(text, "verify").map(Result::err)
}

/// A well-formed module to start from: generated, or C that is lowered.
fn module(seed: u64) -> Module {
    if seed.is_multiple_of(3) {
        let profiles = [generator::Profile::Calls, generator::Profile::Bitfields, generator::Profile::Mixed];
        let config = generator::Config::new(profiles[seed as usize / 3 % 3]);
        let program = generator::program(&generator::dna(11, seed), &config);
        let options = lowering::lower::Options::default();
        if let Ok(module) = lowering::lower::program(&program, &lang::Unit::WHOLE, &options) {
            return module;
        }
    }
    let profile = if seed % 3 == 1 { Profile::Ir } else { Profile::IrSmall };
    generator::ir::module(&generator::dna(11, seed), &ModuleConfig { profile, ..ModuleConfig::default() })
}

/// The rules about well-formedness that a module breaks.
fn broken(module: &Module) -> Vec<&'static str> {
    let beyond = |name: &str| RULES.iter().any(|rule| rule.name == name && rule.file == "beyond");
    let mut names: Vec<_> =
        Facts::extract(module).derive().violations().iter().map(|violation| violation.rule).collect();
    names.retain(|name| !beyond(name));
    names.dedup();
    names
}

/// The verdicts of both on mutants: the number that each refuses, and the complaints and rules that are alone.
#[derive(Default)]
struct Comparison {
    mutants: usize,
    both: usize,
    neither: usize,
    only_llvm: BTreeMap<String, (usize, String)>,
    only_rules: BTreeMap<String, (usize, String)>,
}

/// A mutant, what LLVM complains of, and the rules that it breaks.
struct JudgedMutant {
    rules: Vec<&'static str>,
    complaint: Option<String>,
    text: String,
}

/// The mutants of a seed's module; `None` if LLVM is not installed.
fn judged_mutants(seed: u64) -> Option<Vec<JudgedMutant>> {
    let mut numbers = Numbers::new(seed);
    let original = module(seed);
    let mut judged = Vec::new();
    for _ in 0..4 {
        let mut mutant = original.clone();
        if !mutate(&mut mutant, numbers.below(KINDS), &mut numbers) {
            continue;
        }
        let text = ir::print_module(&mutant);
        let complaint = refused(&text)?;
        // What the text leaves out, such as a result's type, LLVM does not see: what is read again has none of it.
        let seen = match ir::read_module(&text) {
            Ok(read) => read,
            // LLVM's reader cuts numbers that do not fit, `i1 7`, which ours refuses: that is another module.
            Err(_) if complaint.is_none() => continue,
            Err(_) => mutant,
        };
        judged.push(JudgedMutant { rules: broken(&seen), complaint, text });
    }
    Some(judged)
}

impl Comparison {
    /// Each mutant takes a process of LLVM's.
    fn run(seeds: std::ops::Range<u64>) -> Option<Comparison> {
        let judged: Option<Vec<Vec<JudgedMutant>>> = seeds.into_par_iter().map(judged_mutants).collect();
        let mut found = Comparison::default();
        judged?.into_iter().flatten().for_each(|mutant| found.count(mutant));
        Some(found)
    }

    fn count(&mut self, JudgedMutant { rules, complaint, text }: JudgedMutant) {
        self.mutants += 1;
        match (complaint, rules.is_empty()) {
            (Some(_), false) => self.both += 1,
            (None, true) => self.neither += 1,
            (Some(complaint), true) => {
                let line = complaint.lines().next().unwrap_or_default();
                let kind = line.rsplit("error: ").next().unwrap_or_default();
                let kind: String = kind.chars().filter(|letter| !letter.is_ascii_digit()).take(60).collect();
                self.only_llvm.entry(kind).or_insert((0, format!("{complaint}\n{text}"))).0 += 1;
            }
            (None, false) => {
                self.only_rules.entry(rules.join(", ")).or_insert((0, text)).0 += 1;
            }
        }
    }

    fn summary(&self) -> String {
        let list = |of: &BTreeMap<String, (usize, String)>| {
            of.iter().map(|(kind, (count, _))| format!("\n  {count:5} {kind}")).collect::<String>()
        };
        format!(
            "{} mutants: both refuse {}, neither {}\nonly LLVM:{}\nonly the rules:{}",
            self.mutants,
            self.both,
            self.neither,
            list(&self.only_llvm),
            list(&self.only_rules)
        )
    }
}

/// A module that LLVM accepts breaks no rule about well-formedness.
#[test]
#[ignore = "7 CPU s: modules and LLVM's verifier"]
fn well_formed_modules_break_no_rule() {
    for seed in 0..2000 {
        let module = module(seed);
        if seed % 25 == 0 {
            assert_eq!(refused(&ir::print_module(&module)).flatten(), None, "seed {seed}");
        }
        assert_eq!(broken(&module), Vec::<&str>::new(), "seed {seed}\n{}", ir::print_module(&module));
    }
}

/// A well-formed module after LLVM's passes breaks no rule either.
#[test]
#[ignore = "4 CPU s: modules after each pass"]
fn what_passes_make_breaks_no_rule() {
    for seed in 0..120 {
        let text = ir::print_module(&module(seed));
        let Some(optimised) = opt(&text, "default<O2>") else { return };
        let optimised = optimised.unwrap();
        let read = ir::read_module(&optimised).unwrap_or_else(|error| panic!("{error}\n{optimised}"));
        assert_eq!(broken(&read), Vec::<&str>::new(), "seed {seed}\n{optimised}");
    }
}

/// The modules of the repository, and the lowered programs: what breaks a rule is meant to.
#[test]
fn the_corpus_breaks_no_rule() {
    let mut modules = 0;
    for directory in ["experiments", "refinement", "regressions", "seeds"] {
        let mut paths: Vec<_> = std::fs::read_dir(format!("../../corpus/{directory}"))
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        paths.sort();
        for path in paths {
            let Ok(text) = std::fs::read_to_string(&path) else { continue };
            let module = match path.extension().and_then(|kind| kind.to_str()) {
                Some("ll") => ir::read_module(&text).unwrap(),
                Some("c") => {
                    let Ok(program) = lang::parse::program(&text, "corpus.c") else { continue };
                    let options = lowering::lower::Options::default();
                    let lowered = lowering::lower::program(&program, &lang::Unit::WHOLE, &options);
                    let Ok(module) = lowered else { continue };
                    let all = Facts::extract(&module).derive().violations();
                    assert_eq!(all, [], "{}", path.display());
                    module
                }
                _ => continue,
            };
            assert_eq!(broken(&module), Vec::<&str>::new(), "{}", path.display());
            modules += 1;
        }
    }
    assert!(modules > 100, "{modules}");
}

/// Of what LLVM refuses, the rules refuse 98 %, and nothing that LLVM accepts.
#[test]
#[ignore = "4 CPU s: mutants and LLVM's verifier"]
fn mutants_are_judged_as_llvm_does() {
    let Some(found) = Comparison::run(0..50) else { return };
    check(&found);
}

/// The same with 10,000 mutants.
#[test]
#[ignore = "10,000 mutants take minutes"]
fn many_mutants() {
    let Some(found) = Comparison::run(0..3400) else { return };
    println!("{}", found.summary());
    check(&found);
}

fn check(found: &Comparison) {
    let missed: usize = found.only_llvm.values().map(|(count, _)| count).sum();
    let (refused, summary) = (found.both + missed, found.summary());
    assert!(found.both > found.mutants / 4, "{summary}");
    let example = found.only_llvm.values().map(|(_, text)| text.as_str()).next().unwrap_or_default();
    assert!(missed * 50 <= refused, "{missed} of {refused} are missed\n{summary}\n{example}");
    let example = found.only_rules.values().map(|(_, text)| text.as_str()).next().unwrap_or_default();
    assert!(found.only_rules.is_empty(), "{summary}\n{example}");
}
