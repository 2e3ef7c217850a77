//! The rules derive the same in the process and in an engine of Datalog: clingo, which gets the facts and the rules' text.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::missing;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::process::Stdio;

use generator::ir::{ModuleConfig, Profile};
use ir::Module;
use relations::{DERIVED, Dialect, Domain, Facts, program_text};

/// The rows that clingo derives from facts and rules; `None` if it is not installed.
#[expect(clippy::disallowed_methods, reason = "a test that asks an engine of Datalog itself")]
fn clingo(program: &str) -> Option<BTreeSet<String>> {
    let mut command = std::process::Command::new("clingo");
    command.args(["--outf=0", "-V0", "--out-ifs=\\n", "-Wnone", "-"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            missing::left_out("clingo");
            return None;
        }
        spawned => spawned.unwrap(),
    };
    let mut input = child.stdin.take().unwrap();
    std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(program.as_bytes()).unwrap());
        let output = child.wait_with_output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        // The last line reports that there is an answer.
        let mut lines: Vec<&str> = text.lines().filter(|line| !line.is_empty()).collect();
        assert_eq!(lines.pop(), Some("SATISFIABLE"));
        Some(lines.into_iter().map(str::to_owned).collect())
    })
}

/// The rows that our rules derive, as clingo writes them.
fn ours(facts: &Facts, module: &Module) -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    facts.derive().for_each_row(&mut |relation, row| {
        let columns = DERIVED.iter().find(|derived| derived.name == relation).unwrap().columns;
        let mut text = format!("{relation}(");
        for (at, (&number, (_, domain))) in row.iter().zip(columns).enumerate() {
            let comma = if at > 0 { "," } else { "" };
            let _ = match domain {
                Domain::Word => write!(text, "{comma}\"{}\"", facts.text(module, *domain, number)),
                _ => write!(text, "{comma}{number}"),
            };
        }
        text.push(')');
        rows.insert(text);
    });
    rows
}

fn compare(module: &Module, rules: &str, what: &str) -> usize {
    let facts = Facts::extract(module);
    let Some(theirs) = clingo(&(facts.clingo() + rules)) else { return 0 };
    let ours = ours(&facts, module);
    let differing: Vec<&String> = ours.symmetric_difference(&theirs).take(10).collect();
    assert!(differing.is_empty(), "{what}: {differing:?} of {}\n{}", ours.len(), ir::print_module(module));
    ours.len()
}

/// 160 generated modules, and the lowered programs of `corpus/seeds`.
#[test]
#[ignore = "10 CPU s: each rule with two solvers"]
fn derives_the_same_as_clingo() {
    let rules = program_text(Dialect::Clingo);
    let mut rows = 0;
    let mut modules = 0;
    for seed in 0..160_u32 {
        let profile = if seed % 4 == 0 { Profile::IrSmall } else { Profile::Ir };
        let config = ModuleConfig { profile, ..ModuleConfig::default() };
        rows += compare(
            &generator::ir::module(&generator::dna(7, u64::from(seed)), &config),
            &rules,
            &format!("seed {seed}"),
        );
        modules += 1;
    }
    let mut seeds: Vec<_> =
        std::fs::read_dir("../../corpus/seeds").unwrap().map(|entry| entry.unwrap().path()).collect();
    seeds.sort();
    for path in seeds.iter().filter(|path| path.extension().is_some_and(|kind| kind == "c")) {
        let text = std::fs::read_to_string(path).unwrap();
        let Ok(program) = lang::parse::program(&text, "seed.c") else { continue };
        let lowered = lowering::lower::program(&program, &lang::Unit::WHOLE, &lowering::Options::default());
        let Ok(module) = lowered else { continue };
        rows += compare(&module, &rules, &path.display().to_string());
        modules += 1;
    }
    assert!(modules >= 200, "{modules} modules");
    assert!(rows == 0 || rows > 50_000, "{rows} rows");
}
