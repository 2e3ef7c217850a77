//! Campaigns that no person watches: who hears of buckets, and what ends the run.

use crate::common;

use common::Place;
use serde_json::{Value, json};

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
        assert!(heard.lines().any(|heard_line| heard_line == line), "no {line:?} in {heard}");
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

/// The events of a log.
fn events(log: &str) -> Vec<Value> {
    log.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"))).collect()
}

#[test]
fn a_log_has_the_events_in_order() {
    let place = Place::new();
    let arguments = FINDS.replace("--no-reduce", "--programs 16 --per-bucket 1 --log x.log");
    let summary = place.run(&arguments).code(1).json();
    let events = events(&place.read("x.log"));
    let of = |name: &str| events.iter().filter(|event| event["event"] == json!(name)).collect::<Vec<_>>();
    assert_eq!((&events[0]["event"], &events[0]["seed"]), (&json!("start"), &json!("0x1")));
    let end = events.last().unwrap();
    assert_eq!((&end["event"], &end["ended"]), (&json!("end"), &json!("done")));
    for (logged, field) in
        [("programs", "programs"), ("findings", "findings_total"), ("new_buckets", "new_buckets_total")]
    {
        assert_eq!(end[logged], summary[field], "{field}");
    }
    assert!(!of("bucket").is_empty());
    let ended: Vec<_> = of("reduction-ended").iter().map(|event| event["finding"].clone()).collect();
    assert!(!ended.is_empty());
    for finding in ended {
        assert!(of("reduction-begun").iter().any(|event| event["finding"] == finding), "{finding}");
    }
    let times: Vec<_> = events.iter().map(|event| event["elapsed_s"].as_f64().unwrap()).collect();
    assert!(times.is_sorted(), "{times:?}");
    let documented = include_str!("../../../docs/campaigns.md");
    for event in &events {
        for name in event.as_object().unwrap().keys().chain([&event["event"].as_str().unwrap().to_owned()]) {
            assert!(documented.contains(&format!("`{name}`")), "docs/campaigns.md does not mention {name}");
        }
    }
}

#[test]
fn a_log_is_rotated_and_goes_on() {
    let place = Place::new();
    for seed in 0..20 {
        let bounds = "--log x.log --log-size 4KiB --log-files 2";
        place.run(&format!("fuzz --no-native --programs 1 --profile single --seed {seed} {bounds}")).code(0);
    }
    let lengths = ["x.log", "x.log.1"].map(|name| place.read(name).len());
    assert!(lengths.iter().all(|length| *length <= 4096), "{lengths:?}");
    assert!(!place.path("x.log.2").exists());
    assert_eq!(events(&place.read("x.log")).last().unwrap()["event"], json!("end"));
    assert!(place.run("fuzz --log . --no-native --programs 1").code(2).stderr.contains("cannot write ."));
}

#[test]
fn a_campaign_goes_on_without_a_log_whose_disk_is_full() {
    let place = Place::new();
    let ended = place.run("fuzz --no-native --programs 64 --seed 1 --profile single --log /dev/full").code(0);
    let warning = "warning: the log /dev/full lacks events until it can be written: No space left on device";
    assert_eq!(ended.stderr.matches(warning).count(), 1, "{}", ended.stderr);
}
