//! README.md and the pages that continue it: sessions print what they show, links exist, and docs/json.md has every name.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::ffi::{OsStr, OsString};
use std::fs::Permissions;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use common::Place;
use database::{Database, FindingId};
use serde_json::Value;

const README: &str = include_str!("../../README.md");
const EXPLAIN: &str = include_str!("../../docs/explain.md");
const INSTALLING: &str = include_str!("../../docs/installing.md");
const INTERPRETER: &str = include_str!("../../docs/interpreter.md");
const PROGRAMS: &str = include_str!("../../docs/programs.md");
const JSON: &str = include_str!("../../docs/json.md");

/// The contents of the code blocks of a language on a page.
fn blocks(page: &'static str, language: &str) -> Vec<&'static str> {
    let opening = format!("```{language}\n");
    let after = page.split(opening.as_str()).skip(1);
    after.map(|rest| rest.split("```").next().unwrap_or("")).collect()
}

fn bitfrost(words: &[String], at: &Path) -> Output {
    assert_cmd::Command::cargo_bin("bitfrost").unwrap().args(words).current_dir(at).output().unwrap()
}

/// Splits a command line; quotes keep words together.
fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split(['\'', '"']).enumerate() {
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
    let sessions: Vec<_> =
        [README, EXPLAIN, INTERPRETER].into_iter().flat_map(|page| blocks(page, "console")).collect();
    assert_eq!(sessions.len(), 4, "{sessions:?}");
    for session in sessions {
        let (command, expected) = session.split_once('\n').unwrap();
        let line = command.strip_prefix("$ bitfrost ").unwrap();
        let output = bitfrost(&words(line), root());
        assert_eq!(String::from_utf8(output.stdout).unwrap().trim_end(), expected.trim_end(), "{command}");
    }
}

#[test]
fn commands_that_only_look_end_well() {
    let commands =
        blocks(README, "sh").into_iter().flat_map(str::lines).filter_map(|l| l.strip_prefix("bitfrost "));
    let quick: Vec<_> = commands
        .filter(|line| ["doctor", "generate", "lower", "check"].iter().any(|verb| line.starts_with(verb)))
        .collect();
    assert_eq!(quick.len(), 5, "{quick:?}");
    for line in quick {
        let output = bitfrost(&words(line), root());
        assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(!output.stdout.is_empty(), "{line}");
    }
}

/// Runs the tour with a compiler on the search path that lays records out wrongly: a campaign of eight hours, ended by
/// `^C` after its first findings, and the commands of the next morning, all as README writes them.
#[test]
#[ignore = "31 CPU s: the tour's campaigns and reductions"]
fn the_campaign_and_the_triage_of_the_tour_run_as_written() {
    let place = Place::new();
    let path = wrong_gcc_first(&place);
    let lines = lines_after(README, "bitfrost fuzz --duration 8h");
    let [night, morning @ ..] = &lines[..] else { panic!("README's night and morning: {lines:?}") };

    let mut campaign = start(&place, &path, night);
    wait_for_finding(&place, &mut campaign);
    let process = rustix::process::Pid::from_child(&campaign);
    rustix::process::kill_process(process, rustix::process::Signal::INT).unwrap();
    let ended = campaign.wait_with_output().unwrap();
    let message = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(1), "{message}");

    assert_eq!(morning.len(), 8, "{morning:?}");
    for line in morning {
        let line = line.split(" # ").next().unwrap();
        let output = command(&place, &path, line).output().unwrap();
        // What is verified is still there.
        let code = i32::from(line.contains(" verify "));
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{line}: {message}");
        assert!(!output.stdout.is_empty(), "{line}");
    }
}

/// The lines that install completions and manual pages, run by a shell in a home of their own.
#[test]
fn completions_and_manual_pages_are_installed_as_written() {
    let lines = lines_after(INSTALLING, "mkdir -p ~/.local/share/bash-completion").join("\n");
    let place = Place::new();
    let binary = PathBuf::from(place.command().get_program());
    let path =
        std::env::join_paths([binary.parent().unwrap(), Path::new("/usr/bin"), Path::new("/bin")]).unwrap();
    let mut shell = assert_cmd::Command::new("sh");
    shell.args(["-ec", &lines]).env("HOME", place.0.path()).env("PATH", path).assert().success();
    for file in
        ["bash-completion/completions/bitfrost", "man/man1/bitfrost.1", "man/man1/bitfrost-triage-show.1"]
    {
        assert!(place.path(&format!(".local/share/{file}")).exists(), "{file}");
    }
}

/// The lines of the shell block of a page that starts with a line that begins so.
fn lines_after(page: &'static str, beginning: &str) -> Vec<&'static str> {
    let block = blocks(page, "sh").into_iter().find(|block| block.starts_with(beginning));
    block.unwrap_or_else(|| panic!("no block starts with {beginning}")).lines().collect()
}

/// A search path with a `gcc-12` in front that packs every record.
fn wrong_gcc_first(place: &Place) -> OsString {
    place.write("gcc-12", b"#!/bin/sh\nexec /usr/bin/gcc -fpack-struct=1 \"$@\"\n");
    std::fs::set_permissions(place.path("gcc-12"), Permissions::from_mode(0o755)).unwrap();
    let path = std::env::var_os("PATH").unwrap();
    let paths = std::iter::once(place.0.path().to_owned()).chain(std::env::split_paths(&path));
    std::env::join_paths(paths).unwrap()
}

/// A line of README, to be run in a directory with a search path.
fn command(place: &Place, path: &OsStr, line: &str) -> Command {
    let binary = place.command().get_program().to_owned();
    #[expect(clippy::disallowed_methods, reason = "the test interrupts what it starts")]
    let mut command = Command::new(binary);
    command.current_dir(&place.0).env_remove("BITFROST_DB").env("PATH", path);
    command.args(words(line).into_iter().skip(1));
    command
}

/// Starts a line of README and leaves it running.
fn start(place: &Place, path: &OsStr, line: &str) -> Child {
    command(place, path, line).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Until the first finding is stored.
fn wait_for_finding(place: &Place, child: &mut Child) {
    while child.try_wait().unwrap().is_none() {
        let first = Database::open_to_read(&place.path("night.db")).and_then(|db| db.finding(FindingId(1)));
        if first.is_ok_and(|found| found.is_some()) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("the campaign ended before it found anything");
}

#[test]
fn the_configuration_is_understood() {
    let directory = tempfile::tempdir().unwrap();
    let [config] = blocks(PROGRAMS, "toml")[..] else { panic!("docs/programs.md shows one configuration") };
    std::fs::write(directory.path().join("c.toml"), config).unwrap();
    let line = "generate --seed 7 --config c.toml --json";
    let output = bitfrost(&words(line), directory.path());
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\"profile\":\"calls\""), "{}", String::from_utf8_lossy(&output.stderr));
}

/// `INSTA_UPDATE=always` writes the page anew.
#[test]
fn the_page_of_defects_is_what_the_verb_prints() {
    let output = bitfrost(&words("ledger --found"), root());
    let text = String::from_utf8(output.stdout).unwrap();
    let page = root().join("corpus/FOUND.md");
    #[expect(clippy::disallowed_methods, reason = "the variable by which insta writes its snapshots, too")]
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&page, &text).unwrap();
    }
    let is_same = std::fs::read_to_string(&page).is_ok_and(|on_disk| on_disk == text);
    assert!(is_same, "corpus/FOUND.md is out of date: INSTA_UPDATE=always writes it");
    // Every regression and every record of an engine is on the page, and everything on the page has a clause.
    let mut names: Vec<String> = std::fs::read_dir(root().join("corpus/regressions"))
        .unwrap()
        .map(|file| format!("(regressions/{})", file.unwrap().file_name().to_string_lossy()))
        .collect();
    let engines = std::fs::read_to_string(root().join("corpus/engines.toml")).unwrap();
    let ids = engines.lines().filter_map(|line| line.strip_prefix("id = \"")?.strip_suffix('"'));
    names.extend(ids.map(|id| format!("**{id}**")));
    let missing: Vec<_> = names.iter().filter(|name| !text.contains(name.as_str())).collect();
    assert!(names.len() > 80 && missing.is_empty(), "{missing:?}");
    let defects = text.lines().filter(|line| line.starts_with("**")).count();
    let clauses = text.lines().filter(|line| line.len() > 20 && line.starts_with("* Clause: ")).count();
    assert_eq!(defects, clauses);
}

#[test]
fn linked_files_exist() {
    let docs = std::fs::read_dir(root().join("docs")).unwrap().map(|page| page.unwrap().path());
    let pages =
        docs.filter(|page| page.is_file()).chain([root().join("README.md"), root().join("corpus/FOUND.md")]);
    for page in pages {
        let text = std::fs::read_to_string(&page).unwrap();
        for target in text.split("](").skip(1).map(|rest| rest.split([')', '#']).next().unwrap()) {
            let exists = target.starts_with("http") || page.parent().unwrap().join(target).exists();
            assert!(exists, "{}: {target}", page.display());
        }
    }
}

/// Paths of the code map, whole or inside the crate that the sentence is about.
#[test]
fn the_code_map_names_files_that_exist() {
    const ARCHITECTURE: &str = include_str!("../../ARCHITECTURE.md");
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
        assert!(PROGRAMS.contains(&format!("`{profile}`")), "{profile}");
    }
}

/// Verbs, as far as they need no compiler, with what makes them print most.
const PRINTING: [&str; 12] = [
    "fuzz --programs 8 --no-native --db {directory}/x.db",
    "fuzz --programs 4 --no-native --profile ir-small --db {directory}/y.db",
    "triage list --db {directory}/x.db",
    "check --no-native corpus/seeds/article_two_ints.c",
    "check --levels 0 --guard corpus/ordinary/shapes.c",
    "check --no-native corpus/seeds/thesis_three_and_four.c --strategy packed",
    "generate --profile single",
    "config --levels 1",
    "explain 'struct S { int a : 3; float f; }; struct S f(struct S, ...);'",
    "lower corpus/seeds/article_two_ints.c",
    "refine corpus/experiments/select-hoist.ll",
    "interpret corpus/experiments/select-hoist.ll --entry tgt --arg poison --arg 2 --arg 1 --arg 1",
];

/// The sections of JSON whose keys are names of engines, features, verdicts, limits, classes, layouts, or keys of a
/// configuration file.
const BY_NAME: [&str; 8] =
    ["engines", "features", "verdicts", "config", "settings", "origins", "classes", "layouts"];

/// The names in a value that a section of the document does not have.
fn undocumented<'a>(section: &str, value: &'a Value) -> Vec<&'a str> {
    match value {
        Value::Object(members) => {
            members.iter().flat_map(|(name, member)| named(section, name, member)).collect()
        }
        Value::Array(all) => all.iter().flat_map(|element| undocumented(section, element)).collect(),
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
