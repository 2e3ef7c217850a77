//! `bitfrost conform`: engines that are right, the toy of the tutorial with planted mistakes, reports and baselines.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};

use assert_cmd::Command;
use serde_json::Value;

/// The toy compiler of docs/engines.md, an example, which `cargo test` builds with everything else.
fn toycc() -> PathBuf {
    let tests = std::env::current_exe().unwrap();
    let toycc = tests.parent().and_then(Path::parent).unwrap().join("examples/toycc");
    assert!(toycc.exists(), "this test needs the example: cargo build --example toycc");
    toycc
}

/// A table that plugs the toy in, with a planted fault.
fn table(directory: &Path, fault: &str) -> PathBuf {
    let toy = toycc();
    let toy = toy.display();
    let text = format!(
        "[[engine]]\nname = \"toy\"\nlanguage = \"json\"\nversion = [\"{toy}\", \"--version\"]\n\
         capabilities = [\"{toy}\", \"--capabilities\"]\nbuild = [[\"{toy}\", \"--fault\", \"{fault}\", \"{{input}}\", \"{{output}}\"]]\n"
    );
    let path = directory.join(format!("{fault}.toml"));
    std::fs::write(&path, text).unwrap();
    path
}

fn conform(engine: &str, more: &[&str]) -> Command {
    let mut command = Command::cargo_bin("bitfrost").unwrap();
    command.args(["conform", engine]).args(more);
    command
}

/// The report on the toy with a fault, on the curated cases.
fn toy_report(fault: &str) -> (Value, i32) {
    let directory = tempfile::tempdir().unwrap();
    let table = table(directory.path(), fault);
    let output = conform("toy", &["--json", "--functions", "0", "--engines"]).arg(&table).output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let last = text.lines().last().unwrap_or_else(|| panic!("{}", String::from_utf8_lossy(&output.stderr)));
    (serde_json::from_str(last).unwrap(), output.status.code().unwrap())
}

fn rules_wrong(report: &Value) -> Vec<&str> {
    let rules = report["rules"].as_array().unwrap().iter();
    rules.filter(|row| row["wrong"].as_u64() > Some(0)).map(|row| row["rule"].as_str().unwrap()).collect()
}

fn clauses_wrong(report: &Value) -> String {
    let cases = report["cases"].as_array().unwrap().iter().filter(|case| case["verdict"] == "wrong");
    cases
        .map(|case| format!("{} {}\n", case["id"].as_str().unwrap(), case["clause"].as_str().unwrap()))
        .collect()
}

#[test]
fn the_toy_of_the_tutorial_is_right() {
    let (report, code) = toy_report("none");
    assert_eq!((clauses_wrong(&report), code), (String::new(), 0));
    let right: u64 =
        report["rules"].as_array().unwrap().iter().map(|row| row["right"].as_u64().unwrap()).sum();
    assert!(right > 60, "{right}");
}

#[test]
#[ignore = "6 CPU s: a run for each mistake of the toy compiler"]
fn each_planted_mistake_of_the_toy_is_named_by_its_clause() {
    let planted =
        [("one-class", "psABI 3.2.3"), ("short-alignment", "psABI 3.1.2"), ("split-record", "psABI 3.2.3")];
    // The three are told apart by the rules that fail.
    let [one_class, short_alignment, split_record] = planted.map(|(fault, clause)| {
        let (report, code) = toy_report(fault);
        let wrong = clauses_wrong(&report);
        assert_eq!(code, 1, "{fault}");
        assert!(wrong.contains(clause), "{fault}: {wrong}");
        rules_wrong(&report).join(" ")
    });
    assert!(split_record.contains("exhaustion") && !split_record.contains("layout"), "{split_record}");
    assert!(short_alignment.contains("layout") && !short_alignment.contains("merge"), "{short_alignment}");
    // A record of a character and a double, which is among the cases of layout, is passed wrongly, too.
    assert!(one_class.contains("merge"), "{one_class}");
}

#[test]
#[ignore = "50 CPU s: three runs over the curated corpus, each of which reduces what is wrong"]
fn known_failures_do_not_count_and_new_ones_do() {
    let directory = tempfile::tempdir().unwrap();
    let table = table(directory.path(), "one-class");
    let baseline = directory.path().join("baseline.txt");
    let run = |more: &[&str]| {
        conform("toy", &["--functions", "300", "--engines"]).arg(&table).args(more).output().unwrap()
    };
    let path = baseline.to_str().unwrap();
    assert_eq!(run(&["--write-baseline", path]).status.code(), Some(1));
    let known = run(&["--baseline", path]);
    assert_eq!(known.status.code(), Some(0), "{}", String::from_utf8_lossy(&known.stdout));
    assert!(String::from_utf8_lossy(&known.stdout).contains("that the baseline or the record knows"));
    let all = std::fs::read_to_string(&baseline).unwrap();
    let first = all.lines().next().unwrap();
    std::fs::write(&baseline, all.replacen(&format!("{first}\n"), "", 1)).unwrap();
    assert_eq!(run(&["--baseline", path]).status.code(), Some(1));
}

fn bitfrost(arguments: &[&str]) -> (String, i32) {
    let output = Command::cargo_bin("bitfrost").unwrap().args(arguments).output().unwrap();
    let message = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap()).concat();
    (message, output.status.code().unwrap())
}

#[test]
#[ignore = "31 CPU s: each candidate of a reduction is compiled"]
fn a_campaign_finds_reduces_and_verifies_the_planted_mistakes_of_the_toy() {
    let directory = tempfile::tempdir().unwrap();
    let table = table(directory.path(), "one-class");
    let (table, db) = (table.to_str().unwrap(), directory.path().join("toy.db"));
    let db = db.to_str().unwrap();
    let fuzz =
        ["fuzz", "--engine", "toy", "--engines", table, "--seed", "1", "--programs", "300", "--db", db];
    let (said, code) = bitfrost(&fuzz);
    assert_eq!(code, 1, "{said}");
    let (list, _) = bitfrost(&["triage", "list", "--db", db]);
    assert!(list.contains("toy: as callee: "), "{list}");
    let (said, code) = bitfrost(&["reduce", "1", "--db", db]);
    assert_eq!(code, 0, "{said}");
    let (list, _) = bitfrost(&["triage", "list", "--db", db]);
    assert!(list.contains("SSE"), "{list}");
    let (shown, code) = bitfrost(&["triage", "show", "1", "--db", db]);
    assert_eq!(code, 0, "{shown}");
    let program = shown.split("program (reduced").nth(1).unwrap();
    assert!(program.contains("void f_0(struct R0);") || program.contains("struct R0 f_0(void);"), "{shown}");
    let (verified, code) = bitfrost(&["triage", "verify", "1", "--db", db]);
    assert!(code == 1 && verified.contains("still there"), "{verified}");
    // What it wrote shows the same to the verbs that take declarations.
    let into = directory.path().to_str().unwrap();
    let (said, code) =
        bitfrost(&["triage", "export", "1", "--format", "folder", "--output", into, "--db", db]);
    assert_eq!(code, 0, "{said}");
    let case = directory.path().join("finding-1/case.c");
    let case = case.to_str().unwrap();
    let script = std::fs::read_to_string(directory.path().join("finding-1/bitfrost.sh")).unwrap();
    assert!(script.contains("bitfrost check --engine toy case.c"), "{script}");
    let (said, code) = bitfrost(&["check", "--engine", "toy", "--engines", table, case]);
    assert!(code == 1 && said.contains("mismatch: as "), "{said}");
    let (said, code) = bitfrost(&["check", "--engine", "gcc", case]);
    assert!(code == 0 && said.contains("agree"), "{said}");
    let (said, code) = bitfrost(&["explain", "--against", "clang-19", "--target", "x86_64-linux-gnu", case]);
    assert_eq!(code, 0, "{said}");
}

#[test]
#[ignore = "4 CPU s: a run for each form"]
fn reports_have_forms_for_machines_and_pages() {
    let directory = tempfile::tempdir().unwrap();
    let table = table(directory.path(), "split-record");
    let run = |format: &str| {
        let output = conform("toy", &["--functions", "0", "--format", format, "--engines"])
            .arg(&table)
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let xml = run("junit");
    let document = roxmltree::Document::parse(&xml).unwrap();
    let failures = document.descendants().filter(|node| node.has_tag_name("failure")).count();
    let suite = document.descendants().find(|node| node.has_tag_name("testsuite")).unwrap();
    assert!(failures > 0);
    assert_eq!(suite.attribute("failures"), Some(failures.to_string().as_str()));
    let page = run("html");
    assert!(page.contains("exhaustion") && page.contains("default-src 'none'"));
}

#[test]
fn the_cases_are_written_as_c() {
    let directory = tempfile::tempdir().unwrap();
    let into = directory.path().join("cases");
    let into = into.to_str().unwrap();
    let (written, code) = bitfrost(&["conform", "--write", into, "--target", "riscv64-linux-gnu"]);
    let names = [".h", ".callee.c", ".caller.c"].map(|ending| format!("{into}/riscv64-linux-gnu{ending}\n"));
    assert_eq!((written, code), (names.concat(), 0));
    let (_, code) = bitfrost(&["conform", "--write", into, "--only", "sysv-3.1.2-align-int128", "--json"]);
    let header = std::fs::read_to_string(format!("{into}/x86_64-linux-gnu.h")).unwrap();
    assert_eq!((code, header.matches("CONFORM_FUNCTION ").count()), (0, 1), "{header}");
}

#[test]
#[ignore = "21 CPU s: the curated corpus by each compiler of the reference"]
fn compilers_of_the_reference_conform() {
    for engine in ["gcc", "clang-19"] {
        let output = conform(engine, &["--functions", "300"]).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{text}");
    }
}

#[test]
fn what_is_not_there_is_said() {
    let refused = |command: &mut Command, words: &str| {
        let output = command.output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(message.contains(words), "{message}");
    };
    refused(&mut conform("klingon", &[]), "no such engine");
    refused(&mut conform("zig-aarch64", &[]), "aarch64-linux-gnu");
    refused(&mut conform("gcc", &["--only", "no-such-rule"]), "no-such-rule");
    let directory = tempfile::tempdir().unwrap();
    let table = directory.path().join("broken.toml");
    std::fs::write(&table, "[[engine]]\nname = 1\n").unwrap();
    refused(conform("gcc", &["--engines"]).arg(&table), "broken.toml");
}
