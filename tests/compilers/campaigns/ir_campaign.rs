//! Modules of LLVM IR through the binary: campaigns, single modules, and reductions.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::{Place, ended};
use serde_json::{Value, json};

/// LLVM makes poison of what this chooses, which is one of the published rules; under another, it chooses an arm.
const CHOSEN_BY_POISON: &str = "\
declare void @bf_observe(i32, i64)

define void @entry() {
  %chosen = select i1 poison, i8 1, i8 2
  %frozen = freeze i8 %chosen
  %wide = zext i8 %frozen to i64
  call void @bf_observe(i32 0, i64 %wide)
  ret void
}
";

/// Under which LLVM is wrong about [`CHOSEN_BY_POISON`].
const STRICTER: &str = "--semantics llvm-19,select=choice-conditional";

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no count"))
}

fn total(summary: &Value) -> u64 {
    summary["verdicts"].as_object().unwrap().values().map(number).sum()
}

#[test]
#[ignore = "3 CPU s: campaigns on one and on several workers"]
fn in_process_the_machines_agree_on_any_number_of_workers() {
    let place = Place::new();
    for profile in ["ir", "ir-small"] {
        let run = |jobs: u32| {
            let arguments = format!(
                "fuzz --profile {profile} --programs 600 --seed 3 --jobs {jobs} --json --no-native --db {profile}{jobs}.db"
            );
            let summary = place.run(&arguments).code(0).json();
            assert_eq!((total(&summary), &summary["verdicts"]["mismatch"]), (600, &json!(0)), "{summary}");
            assert!(number(&summary["verdicts"]["agree"]) > 500, "{summary}");
            (summary["verdicts"].clone(), summary["engines"].clone(), summary["features"].clone())
        };
        let (verdicts, engines, features) = run(1);
        assert_eq!((verdicts, engines.clone(), features.clone()), run(3));
        assert_eq!(engines.get("exhaustive").is_some(), profile == "ir-small");
        assert!(features.as_object().unwrap().len() > 3, "{features}");
    }
}

#[test]
fn natively_levels_and_passes_stay_within_what_is_allowed() {
    let place = Place::new();
    let arguments = "fuzz --profile ir --programs 64 --seed 11 --jobs 2 --levels 0,2 --json";
    let summary = place.run(arguments).code(0).json();
    let count = |verdict: &str| number(&summary["verdicts"][verdict]);
    assert!(count("agree") > 0 && count("refines") > 0, "{summary}");
    assert_eq!(count("agree") + count("refines") + count("known"), 64, "{summary}");
    let engines = summary["engines"].as_object().unwrap();
    assert_eq!(number(&engines["ir -O2"]["ran"]), 64);
    assert!(engines.contains_key("ir -passes=gvn -O0"), "{engines:?}");
    assert!(summary["cpu"]["compilers_s"].as_f64().unwrap() > 0.0);
}

/// A clang that adds where the module multiplies, and the right `opt` beside it: the search path that finds them first.
fn wrong_clang(place: &Place) -> OsString {
    const SCRIPTS: [(&str, &str); 2] = [
        ("clang-19", "for file; do case $file in *.ll) sed -i 's/= mul /= add /' \"$file\";; esac; done"),
        ("opt", ""),
    ];
    for (name, before) in SCRIPTS {
        let real = if name == "opt" { "opt-19" } else { name };
        let script = format!("#!/bin/sh\n{before}\nPATH=${{PATH#*:}} exec {real} \"$@\"\n");
        place.write(name, script.as_bytes());
        fs::set_permissions(place.path(name), fs::Permissions::from_mode(0o755)).unwrap();
    }
    let real = host::machine::search_path();
    let paths = std::iter::once(place.0.path().to_owned()).chain(std::env::split_paths(&real));
    std::env::join_paths(paths).unwrap()
}

#[test]
#[ignore = "6 CPU s: a campaign with reductions"]
fn what_a_wrong_compiler_does_is_found_stored_and_shown() {
    let place = Place::new();
    let path = wrong_clang(&place);
    let run = |arguments: &str| ended(place.command().env("PATH", &path).args(arguments.split_whitespace()));
    let campaign = "fuzz --profile ir --programs 32 --seed 1 --jobs 2 --levels 0 --no-reduce --json";
    let summary = run(campaign).code(1).json();
    let first = number(&summary["findings"][0]);
    let listed = place.run("triage list --json").code(0).json();
    let signatures: Vec<_> =
        listed["buckets"].as_array().unwrap().iter().map(|bucket| &bucket["cause"]).collect();
    assert!(signatures.contains(&&json!("ir value -O0")), "{listed}");
    let shown = place.run(&format!("triage show {first} --json")).code(0).json();
    assert!(shown["summary"].as_str().unwrap().contains("observation"), "{shown}");
    assert_eq!(shown["configuration"]["profile"], json!("ir"), "{shown}");
    let engines: Vec<_> = shown["said"].as_array().unwrap().iter().map(|said| &said[0]).collect();
    assert!(engines.contains(&&json!("tracked")) && engines.contains(&&json!("ir -O0")), "{engines:?}");

    place.write("found.ll", shown["c"].as_str().unwrap().as_bytes());
    run("check found.ll --levels 0").code(1).says("mismatch");
    place.run("check found.ll --no-native").code(0).says("agree");
}

#[test]
#[ignore = "a minute: three reductions of generated modules"]
fn what_a_wrong_compiler_does_to_modules_is_reduced() {
    let place = Place::new();
    let path = wrong_clang(&place);
    let run = |arguments: &str| ended(place.command().env("PATH", &path).args(arguments.split_whitespace()));
    let summary = run("fuzz --profile ir --programs 64 --seed 1 --jobs 2 --levels 0 --json").code(1).json();
    let first = number(&summary["findings"][0]);
    let shown = place.run(&format!("triage show {first} --json")).code(0).json();
    let whole = shown["c"].as_str().unwrap();
    place.write("found.ll", whole.as_bytes());

    // The campaign has reduced it already: in several slices of wall time if other work takes the processors, of which the last has the smallest.
    let reduced = shown["reductions"].as_array().unwrap().last().unwrap()["c"].as_str().unwrap();
    assert!(reduced.contains("mul ") && reduced.len() < whole.len() / 2, "{reduced}");
    run(&format!("reduce {first}")).code(0).says("ir value -O0").says("candidates");
    run("reduce found.ll --levels 0").code(0).says("next: bitfrost check found.reduced.ll");
    run("check found.reduced.ll --levels 0").code(1).says("mismatch");
}

#[test]
fn a_finished_campaign_of_modules_begins_anew_and_one_of_another_variety_is_another() {
    let place = Place::new();
    let run = |more: &str| {
        let arguments = format!("fuzz --profile ir-small --programs 32 --seed 5 --json --no-native {more}");
        place.run(&arguments).code(0).json()["campaign"].clone()
    };
    let [first, again, other] = [run(""), run(""), run("--semantics thesis")];
    assert_eq!([&first["resumed"], &again["resumed"], &other["resumed"]], [&json!(false); 3]);
    assert_eq!([&first["id"], &again["id"], &other["id"]], [&json!(1), &json!(2), &json!(3)]);
}

#[test]
fn a_module_is_checked_by_every_engine() {
    let place = Place::new();
    place.write("chosen.ll", CHOSEN_BY_POISON.as_bytes());
    let right = place.run("check chosen.ll --levels 0 --json").code(0).json()["programs"][0].clone();
    assert_eq!((&right["verdict"], &right["precision"]), (&json!("refines"), &json!("exact")));
    assert_eq!(right["verdicts"]["ir -passes=gvn -O0"]["verdict"], json!("refines"));
    assert_eq!(right["verdicts"]["interpreter"]["verdict"], json!("agree"));
    let decision = right["allowed"][0]["decisions"][0].as_str().unwrap();
    assert!(decision.contains("the constant poison"), "{decision}");

    let ended = place.run(&format!("check chosen.ll --levels 2 {STRICTER}")).code(1);
    ended.says("in the determined bits").says("may do 2 things");
}

#[test]
fn generated_modules_are_read_back() {
    let place = Place::new();
    for profile in ["ir", "ir-small"] {
        let text = place.run(&format!("generate --profile {profile} --seed 4 --start 2")).code(0).stdout;
        assert!(text.starts_with(&format!("; from: seed 4, program 2, profile {profile}\n")), "{text}");
        place.write("x.ll", text.as_bytes());
        place.run("check x.ll --no-native").code(0).says("agree");
        let json = place.run(&format!("generate --profile {profile} --seed 4 --start 2 --count 2 --json"));
        let lines: Vec<Value> = json.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!((&lines[0]["ir"], &lines[2]), (&json!(text), &json!({ "programs": 2 })));
    }
}
