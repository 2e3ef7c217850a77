//! Databases as files: merging, copies, checking, dropping, and files that somebody has damaged.

use std::fs;

use database::Database;
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use serde_json::json;

use crate::common::Place;
use crate::triage::made::{finding, store, two_buckets};

/// The number of damaged databases that are tried; `BITFROST_MUTANTS` sets another.
#[expect(clippy::disallowed_methods, reason = "who runs the test asks for more")]
fn mutants() -> u64 {
    std::env::var("BITFROST_MUTANTS").map_or(300, |number| number.parse().unwrap())
}

#[test]
fn databases_are_merged_into_one() {
    let place = two_buckets();
    let other = Place::new();
    store(&other, &[finding("int a;\n", "value tcc>clang"), finding("int d;\n", "value gcc")]);
    fs::rename(other.path("x.db"), place.path("y.db")).unwrap();
    fs::copy("tests/databases/version_2.sqlite3", place.path("old.db")).unwrap();
    place
        .run("triage merge x.db y.db old.db --into all.db")
        .code(0)
        .says("next: bitfrost triage list --db all.db");
    let all = place.run("triage list --json --db all.db").json();
    let members: Vec<_> =
        all["buckets"].as_array().unwrap().iter().map(|bucket| bucket["members"].clone()).collect();
    assert_eq!(members[..3], [json!(2), json!(1), json!(1)]);
    assert!(members.len() > 3, "{all}");
    place.run("triage check --db all.db").code(0).says("all.db is sound");

    let again = place.run("triage merge y.db x.db --db all.db --json").code(0).json();
    assert_eq!(again["merged"][0], json!({"file": "y.db", "findings": 0, "buckets": 0, "rows": 0}));
    assert!(
        place.run("triage check --db old.db").code(2).stderr.contains("old version 2"),
        "it is as it was"
    );
    for (arguments, why) in [
        ("merge all.db --db all.db", "all.db cannot be merged into itself"),
        ("merge none.db --into n.db", "there is no database none.db"),
        ("merge two.toml --into n.db", "two.toml is not a bitfrost database"),
        ("merge x.db --into two.toml", "two.toml is not a bitfrost database"),
        ("merge --into n.db", "required arguments were not provided"),
    ] {
        assert!(place.run(&format!("triage {arguments}")).code(2).stderr.contains(why), "{arguments}");
    }
    assert!(!place.path("n.db").exists());
}

#[test]
fn a_copy_has_everything() {
    let place = two_buckets();
    place.run("triage tag 1 x87 --db x.db").code(0);
    place.run("triage backup copy.db --db x.db").code(0).says("copy.db is a copy of x.db");
    let list = |file: &str| place.run(&format!("triage list --json --db {file}")).code(0).json();
    assert_eq!(list("copy.db"), list("x.db"));
    assert!(place.run("triage backup copy.db --db x.db").code(2).stderr.contains("copy.db exists already"));
    assert!(place.run("triage backup no/c.db --db x.db").code(2).stderr.contains("there is no directory no"));
}

#[test]
fn what_is_wrong_is_listed() {
    let place = two_buckets();
    #[expect(clippy::disallowed_methods, reason = "the test damages a database")]
    let connection = rusqlite::Connection::open(place.path("x.db")).unwrap();
    connection
        .execute_batch(
            "PRAGMA foreign_keys = 0; UPDATE bucket SET members = 7 WHERE id = 1; UPDATE program SET text = x'00' WHERE id = 2;
             UPDATE finding SET signature = 'other' WHERE id = 3; DELETE FROM compilers;",
        )
        .unwrap();
    drop(connection);
    let checked = place.run("triage check --db x.db").code(1).stdout;
    for problem in [
        "examination 1 refers to a missing compilers\n",
        "program 2 has a key that is not its content's, or a text that cannot be unpacked\n",
        "finding 3 has a key that is not its content's\n",
        "bucket 1 counts other findings than it has\n",
    ] {
        assert!(checked.contains(problem), "no {problem:?} in {checked}");
    }
    let json = place.run("triage check --db x.db --json").code(1).json();
    assert_eq!(json["problems"].as_array().unwrap().len(), checked.lines().count());
}

#[test]
fn the_smallest_findings_stay_and_those_that_people_looked_at() {
    let place = Place::new();
    let of = |cause: &str| {
        (0..6).map(|n| finding(&format!("int {cause}{};\n", "x".repeat(9 - n)), cause)).collect::<Vec<_>>()
    };
    store(&place, &[of("a"), of("b")].concat());
    place.run("triage set 2 confirmed --db x.db").code(0);
    place.run("triage gc --keep 2 --older 1d --db x.db").code(0).says("dropped 4 findings");
    place.run("triage check --db x.db").code(0);
    let list = place.run("triage list --json --db x.db").json();
    assert_eq!((&list["buckets"][0]["members"], &list["buckets"][1]["members"]), (&json!(2), &json!(6)));
    assert_eq!(list["buckets"][0]["smallest"], json!(6));
    place.run("triage gc --keep 1 --db x.db").code(0).says("dropped 1 findings");
    assert!(place.run("triage gc --keep 0 --db x.db").code(2).stderr.contains("invalid value '0'"));
    assert!(place.run("triage gc --keep 1 --db none.db").code(2).stderr.contains("there is no database"));
}

/// Bytes changed or cut off: every verb says one sentence or does its work; none panics, and none takes long.
#[test]
fn damaged_databases_are_refused_in_one_sentence() {
    let place = two_buckets();
    for arguments in ["comment 1 odd", "tag 1 x87", "set 1 confirmed"] {
        place.run(&format!("triage {arguments} --db x.db")).code(0);
    }
    place.run("triage backup sound.db --db x.db").code(0);
    let sound = fs::read(place.path("sound.db")).unwrap();
    drop(Database::open(&place.path("into.db")).unwrap());
    let verbs = [
        "list --all --db bad.db",
        "show 1 --db bad.db",
        "bucket 1 --db bad.db",
        "export 1 --db bad.db",
        "check --db bad.db",
        "merge bad.db --into into.db",
        "report --db bad.db",
    ];
    let query = "SELECT * FROM findings JOIN texts ON texts.finding = findings.finding";
    let mut rng = StdRng::seed_from_u64(1);
    for mutant in 0..mutants() {
        let mut bytes = sound.clone();
        if mutant % 10 == 0 {
            bytes.truncate(rng.random_range(0..bytes.len()));
        } else {
            for _ in 0..rng.random_range(1..40) {
                let at = rng.random_range(0..bytes.len());
                bytes[at] = rng.random();
            }
        }
        for ending in ["", "-wal", "-shm"] {
            let _there_may_be_none = fs::remove_file(place.path(&format!("bad.db{ending}")));
        }
        place.write("bad.db", &bytes);
        let verb = mutant as usize % (verbs.len() + 1);
        let ended = match verbs.get(verb) {
            Some(verb) => place.run(&format!("triage {verb}")),
            None => place.run_with(&["triage", "query", query, "--db", "bad.db"]),
        };
        assert!([0, 1, 2, 3].contains(&ended.code), "mutant {mutant}: {ended:?}");
        assert!(ended.code != 1 || verb == 4, "mutant {mutant}: {ended:?}");
        assert!(!ended.stderr.contains("panicked"), "mutant {mutant}: {ended:?}");
        assert!(
            ended.stderr.lines().count() <= 1 && (ended.code > 1) != ended.stderr.is_empty(),
            "mutant {mutant}: {ended:?}"
        );
    }
    place.run("triage list --db sound.db").code(0);
    let into = place.run("triage check --db into.db");
    assert!(into.code < 2, "{into:?}");
}
