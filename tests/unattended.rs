//! Campaigns that no person watches: who hears of buckets, and what ends the run.

mod common;

use common::Place;
use serde_json::json;

/// A campaign that finds buckets quickly, and does not end by itself.
const FINDS: &str = "fuzz --profile single --seed 1 --jobs 1 --no-reduce --config wrong.toml --json";

#[test]
fn enough_buckets_end_the_run_and_each_is_told() {
    let place = Place::new();
    let command =
        "bitfrost=1; echo \"$BITFROST_BUCKET $BITFROST_FINDING $BITFROST_DATABASE $BITFROST_CAUSE\" >> heard";
    let mut arguments: Vec<_> = FINDS.split_whitespace().collect();
    arguments.extend(["--until-buckets", "2", "--notify", command]);
    let ended = place.run_with(&arguments).code(1);
    let summary = ended.json();
    assert_eq!(summary["ended"], json!("buckets"));
    let buckets = summary["new_buckets_total"].as_u64().unwrap();
    assert!(buckets >= 2);
    let heard = place.read("heard");
    assert_eq!(heard.lines().count() as u64, buckets, "{heard}");
    assert_eq!(summary["notifications"], json!({ "ran": buckets, "failed": 0, "dropped": 0 }));
    let database = place.0.path().canonicalize().unwrap().join("bitfrost.db");
    let listed = place.run("triage list --all --json").code(0).json();
    for bucket in listed["buckets"].as_array().unwrap() {
        let (number, first) = (&bucket["bucket"], &bucket["first"]);
        let cause = bucket["cause"].as_str().unwrap();
        let line = format!("{number} {first} {} {cause}", database.display());
        assert!(heard.lines().any(|one| one == line), "no {line:?} in {heard}");
    }
    let people =
        place.run(&format!("{} --until-buckets 1 --fresh --db other.db", FINDS.replace("--json", "")));
    people.code(1).says("ended, because there are enough new buckets (--until-buckets): ");
}

#[test]
fn a_command_that_fails_is_a_warning() {
    let place = Place::new();
    let mut arguments: Vec<_> = FINDS.split_whitespace().collect();
    arguments.extend(["--programs", "64", "--notify", "echo oh no >&2; exit 7"]);
    let ended = place.run_with(&arguments).code(1);
    let summary = ended.json();
    assert_eq!((&summary["ended"], &summary["notifications"]["ran"]), (&json!("done"), &json!(0)));
    assert_eq!(summary["notifications"]["failed"], summary["new_buckets_total"]);
    let warning = "warning: the command of --notify failed for bucket 1: it exited with code 7: oh no\n";
    assert!(ended.stderr.contains(warning), "{}", ended.stderr);
}
