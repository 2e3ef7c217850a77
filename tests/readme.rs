//! What README.md shows is what happens, and docs/json.md has every name that is printed.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::path::Path;
use std::process::Output;

use serde_json::Value;

const README: &str = include_str!("../README.md");
const JSON: &str = include_str!("../docs/json.md");

/// The contents of the code blocks of a language.
fn blocks(language: &str) -> Vec<&'static str> {
    let opening = format!("```{language}\n");
    let after = README.split(opening.as_str()).skip(1);
    after.map(|rest| rest.split("```").next().unwrap_or("")).collect()
}

fn bitfrost(words: &[String], at: &Path) -> Output {
    assert_cmd::Command::cargo_bin("bitfrost").unwrap().args(words).current_dir(at).output().unwrap()
}

/// Splits a command line; single quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('\'').enumerate() {
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn sessions_print_what_they_show() {
    let sessions = blocks("console");
    assert!(!sessions.is_empty());
    for session in sessions {
        let (command, expected) = session.split_once('\n').unwrap();
        let line = command.strip_prefix("$ bitfrost ").unwrap();
        let output = bitfrost(&words(line), root());
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), expected.trim_end(), "{command}");
    }
}

#[test]
fn commands_that_only_look_end_well() {
    let commands = blocks("sh").into_iter().flat_map(str::lines).filter_map(|l| l.strip_prefix("bitfrost "));
    let quick: Vec<_> = commands
        .filter(|line| ["doctor", "generate", "lower", "check"].iter().any(|verb| line.starts_with(verb)))
        .collect();
    assert_eq!(quick.len(), 4, "{quick:?}");
    for line in quick {
        let output = bitfrost(&words(line), root());
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty(), "{line}");
    }
}

#[test]
fn the_night_and_the_morning() {
    let directory = tempfile::tempdir().unwrap();
    let run = |line: &str| bitfrost(&words(line), directory.path());
    // The night is cut short; what `check` found of a planted disagreement is not needed to list and show.
    let night = run("fuzz --programs 64 --seed 5 --no-native --db night.db");
    assert!(night.status.success(), "{}", String::from_utf8_lossy(&night.stderr));
    let list = run("triage list --db night.db");
    assert!(list.status.success(), "{}", String::from_utf8_lossy(&list.stderr));
    let missing = run("triage show 1 --db night.db");
    assert_eq!(missing.status.code(), Some(2), "nothing was found, so there is no finding 1");
}

#[test]
fn the_configuration_is_understood() {
    let directory = tempfile::tempdir().unwrap();
    let [config] = blocks("toml")[..] else { panic!("README shows one configuration") };
    std::fs::write(directory.path().join("c.toml"), config).unwrap();
    let line = "generate --seed 7 --config c.toml --json";
    let output = bitfrost(&words(line), directory.path());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\"profile\":\"calls\""), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn linked_files_exist() {
    let targets = README.split("](").skip(1).map(|rest| rest.split(')').next().unwrap());
    for target in targets {
        assert!(root().join(target).exists(), "{target}");
    }
}

/// Paths of the code map, whole or inside the crate that the sentence is about.
#[test]
fn the_code_map_names_files_that_exist() {
    const ARCHITECTURE: &str = include_str!("../ARCHITECTURE.md");
    let quoted = ARCHITECTURE.split('`').skip(1).step_by(2);
    let paths: Vec<_> = quoted.filter(|text| text.contains('/') && !text.contains(' ')).collect();
    assert!(paths.len() > 15, "{paths:?}");
    for path in paths {
        assert!(root().join(path).exists(), "{path}");
    }
}

#[test]
fn every_profile_is_named() {
    let help = bitfrost(&words("fuzz --help"), root());
    let help = String::from_utf8(help.stdout).unwrap();
    let listed = help.split("--profile").nth(1).unwrap().split("--config").next().unwrap();
    let profiles: Vec<_> =
        listed.lines().filter_map(|line| line.trim().strip_prefix("- ")?.split(':').next()).collect();
    assert!(profiles.len() >= 9, "{listed}");
    for profile in profiles {
        assert!(README.contains(&format!("`{profile}`")), "{profile}");
    }
}

/// Verbs, as far as they need no compiler, with what makes them print most.
const PRINTING: [&str; 11] = [
    "fuzz --programs 8 --no-native --db {directory}/x.db",
    "fuzz --programs 4 --no-native --profile ir-small --db {directory}/y.db",
    "triage list --db {directory}/x.db",
    "check --no-native corpus/seeds/article_two_ints.c",
    "check --no-native corpus/seeds/thesis_three_and_four.c --strategy packed",
    "generate --profile single",
    "config --levels 1",
    "explain 'struct S { int a : 3; float f; }; struct S f(struct S, ...);'",
    "lower corpus/seeds/article_two_ints.c",
    "refine corpus/experiments/select-hoist.ll",
    "interpret corpus/experiments/select-hoist.ll --entry tgt --arg poison --arg 2 --arg 1 --arg 1",
];

/// What is called after engines, features, verdicts, limits or keys of a configuration file.
const BY_NAME: [&str; 6] = ["engines", "features", "verdicts", "config", "settings", "origins"];

/// The names in a value that a section of the document does not have.
fn undocumented<'a>(section: &str, value: &'a Value) -> Vec<&'a str> {
    match value {
        Value::Object(members) => {
            members.iter().flat_map(|(name, member)| named(section, name, member)).collect()
        }
        Value::Array(all) => all.iter().flat_map(|one| undocumented(section, one)).collect(),
        _ => Vec::new(),
    }
}

fn named<'a>(section: &str, name: &'a str, member: &'a Value) -> Vec<&'a str> {
    let known = section.contains(&format!("`{name}`"));
    let inside = match BY_NAME.contains(&name) && member.is_object() {
        true => Vec::new(),
        false => undocumented(section, member),
    };
    (!known).then_some(name).into_iter().chain(inside).collect()
}

#[test]
fn every_name_that_is_printed_is_documented() {
    let directory = tempfile::tempdir().unwrap();
    for line in PRINTING {
        let line = line.replace("{directory}", &directory.path().display().to_string());
        let verb = line.split(' ').next().unwrap();
        let section = JSON.split("\n## ").find(|section| section.starts_with(&format!("`{verb}`"))).unwrap();
        let output = bitfrost(&words(&format!("{line} --json")), root());
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(!text.is_empty(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        for value in text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap()) {
            assert_eq!(undocumented(section, &value), [""; 0], "{line}");
        }
    }
}
