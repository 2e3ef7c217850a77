//! The effective settings, and the document that lists every key of a configuration file.

use crate::common;

use std::collections::{BTreeMap, BTreeSet};

use common::Place;
use serde_json::{Value, json};

const DOCUMENT: &str = include_str!("../../docs/configuration.md");

/// A file that says something in every list of tables.
const FULL: &str = r#"
[generator]
profile = "calls"
target = "aarch64-linux-gnu"
[native]
levels = ["O1"]
scratch = "/var/tmp"
[native.limits.compiler]
scratch_mib = 100
[[native.configuration]]
compiler = "gcc-12"
flags = ["-O3"]
[[native.compiler]]
name = "mycc"
command = ["mycc", "{flags}", "-c", "{input}", "-o", "{output}"]
flags = [["-O1"]]
"#;

fn place() -> Place {
    let place = Place::new();
    place.write("full.toml", FULL.as_bytes());
    place
}

/// The keys of a value, those of the tables in a list among them.
fn keys(key: &str, value: &Value, into: &mut BTreeSet<String>) {
    let inside = |name: &str| if key.is_empty() { name.to_owned() } else { format!("{key}.{name}") };
    match value {
        Value::Object(members) => members.iter().for_each(|(name, value)| keys(&inside(name), value, into)),
        Value::Array(all) if all.iter().any(Value::is_object) => {
            all.iter().for_each(|element| keys(key, element, into));
        }
        _ => drop(into.insert(key.to_owned())),
    }
}

/// The rows of the document: what each says of the default, by key.
fn documented() -> BTreeMap<&'static str, &'static str> {
    let row = |line: &'static str| {
        let (key, rest) = line.strip_prefix("| `")?.split_once("` | ")?;
        Some((key, rest.split_once(" | ")?.0))
    };
    DOCUMENT.lines().filter_map(row).collect()
}

#[test]
fn every_key_is_documented_and_every_documented_key_exists() {
    let place = place();
    let mut printed = BTreeSet::new();
    for line in ["config --json --config full.toml", "config --json --profile ir"] {
        keys("", &place.run(line).code(0).json()["settings"], &mut printed);
    }
    // An empty list has no tables to look into.
    let lists: Vec<_> =
        ["native.compiler", "native.configuration"].iter().filter(|key| printed.remove(**key)).collect();
    assert_eq!(lists.len(), 2, "with `--profile ir` nothing is in them");
    let documented: BTreeSet<String> = documented().into_keys().map(str::to_owned).collect();
    assert_eq!(documented, printed);
}

#[test]
fn the_documented_defaults_are_the_defaults() {
    let place = place();
    let texts = ["config", "config --profile ir"].map(|line| place.run(line).code(0).stdout);
    let tables = texts.map(|text| text.parse::<toml::Table>().unwrap());
    let value = |key: &str| {
        let mut parts = key.split('.');
        let first = parts.next()?;
        let start = tables.iter().find_map(|table| table.get(first))?;
        parts.try_fold(start, |value, part| value.get(part)).map(ToString::to_string)
    };
    let names = documented()
        .into_iter()
        .filter_map(|(key, default)| Some((key, default.strip_prefix('`')?.strip_suffix('`')?)));
    let names: Vec<_> = names.collect();
    assert!(names.len() > 30, "{names:?}");
    for (key, default) in names {
        // Its own profile is what is asked for here.
        if key != "modules.profile" {
            assert_eq!(value(key).as_deref(), Some(default), "{key}");
        }
    }
}

#[test]
fn what_is_printed_is_a_configuration_file_that_says_the_same() {
    let place = place();
    let settings = |line: &str| place.run(line).code(0).json()["settings"].clone();
    for (number, options) in
        ["", " --config full.toml", " --profile single --levels 3 --vectors avx"].iter().enumerate()
    {
        let file = format!("printed{number}.toml");
        place.write(&file, place.run(&format!("config{options}")).code(0).stdout.as_bytes());
        let expected = settings(&format!("config --json{options}"));
        assert_eq!(settings(&format!("config --json --config {file}")), expected, "{options}");
    }
}

#[test]
fn each_value_that_is_no_default_says_where_it_comes_from() {
    let place = place();
    let ended = place.run("config --json --config full.toml --levels 3").code(0).json();
    let expected = json!({
        "generator.profile": "full.toml",
        "generator.target": "full.toml",
        "native.target": "full.toml",
        "native.levels": "command line",
        "native.optimise_one_in": "command line",
        "native.scratch": "full.toml",
        "native.limits.compiler.scratch_mib": "full.toml",
        "native.compiler": "full.toml",
        "native.configuration": "full.toml",
    });
    assert_eq!(ended["origins"], expected);
    assert_eq!(place.run("config --json").code(0).json()["origins"], json!({}));
    let profile = place.run("config --json --profile bitfields").code(0).json();
    assert_eq!(profile["origins"], json!({ "generator.profile": "command line" }));
    let text = place.run("config --config full.toml --levels 3").code(0);
    text.says("levels = [\"-O3\"] # command line\n")
        .says("scratch_mib = 100 # full.toml\n")
        .says("profile = \"calls\" # full.toml\n")
        .says("[[native.compiler]] # full.toml\n")
        .says("cpu_s = 40\n");
}

#[test]
fn limits_that_cannot_be_meant_are_refused_where_they_are() {
    let place = Place::new();
    place.write("bad.toml", b"[native.limits]\n\n[native.limits.compiler]\nscratch_mib = 0\n");
    let ended = place.run("config --config bad.toml").code(2);
    assert!(ended.stderr.contains("bad.toml:4: 0 is out of range: it may be from 1 to 1048576"), "{ended:?}");
}
