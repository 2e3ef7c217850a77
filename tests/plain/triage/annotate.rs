//! Statuses, comments and tags.

use serde_json::json;

use crate::common::Place;
use crate::triage::made::two_buckets;

fn run(place: &Place, arguments: &[&str]) -> crate::common::Ended {
    let all: Vec<&str> = ["triage"].iter().chain(arguments).chain(&["--db", "x.db"]).copied().collect();
    crate::common::ended(place.command().args(all).env("USER", "ada"))
}

#[test]
fn a_status_replaces_the_last_one_and_the_history_is_kept() {
    let place = two_buckets();
    run(&place, &["set", "1", "confirmed", "--note", "rdx is not read"]).code(0).says("bucket 1 [confirmed]");
    let link = "https://example.org/1";
    run(&place, &["set", "bucket:1", "reported", "--link", link, "--person", "grace"]).code(0);
    let set = run(&place, &["set", "1", "fixed", "--fixed-in", "0.9.28", "--json"]).code(0).json();
    assert_eq!(set["bucket"]["status"], json!("fixed"));

    let shown = run(&place, &["show", "1", "--json"]).code(0).json();
    let statuses = shown["statuses"].as_array().unwrap();
    let of = |name: &str| statuses.iter().map(|status| status[name].clone()).collect::<Vec<_>>();
    assert_eq!(of("status"), ["confirmed", "reported", "fixed"]);
    assert_eq!(of("person"), ["ada", "grace", "ada"]);
    assert_eq!(of("note"), ["rdx is not read", "", ""]);
    assert_eq!(of("link"), [json!(null), json!(link), json!(null)]);
    assert_eq!(of("fixed_in"), [json!(null), json!(null), json!("0.9.28")]);
    assert!(statuses.iter().all(|status| status["at"].as_i64().unwrap() > 1_000_000_000_000));
}

#[test]
fn a_duplicate_says_of_which_bucket_and_of_another_one() {
    let place = two_buckets();
    run(&place, &["set", "2", "duplicate", "--duplicate-of", "1"]).code(0);
    let shown = run(&place, &["show", "3", "--json"]).code(0).json();
    assert_eq!(shown["statuses"][0]["duplicate_of"], json!(1));
    for (arguments, why) in [
        (&["set", "1", "duplicate", "--duplicate-of", "1"][..], "bucket 1 cannot be a duplicate of bucket 1"),
        (&["set", "1", "duplicate", "--duplicate-of", "2"], "bucket 1 cannot be a duplicate of bucket 2"),
        (&["set", "1", "duplicate", "--duplicate-of", "9"], "has no bucket 9"),
        (&["set", "1", "duplicate"], "name the bucket with"),
        (&["set", "1", "confirmed", "--duplicate-of", "2"], "goes with the status duplicate"),
        (&["set", "1", "fixed", "--duplicate-of", "2"], "goes with the status duplicate"),
        (&["set", "1", "new", "--fixed-in", "2"], "goes with the status fixed"),
        (&["set", "1", "broken"], "invalid value 'broken'"),
        (&["set", "9", "new"], "has no bucket 9"),
        (&["set", "one", "new"], "a bucket is written 3 or bucket:3"),
        (&["comment", "9", "x"], "has no bucket 9"),
        (&["comment", "1", " "], "the comment is empty"),
        (&["tag", "1", "two words"], "a tag is one word"),
        (&["tag", "1"], "required arguments were not provided"),
    ] {
        let ended = run(&place, arguments).code(2);
        assert!(ended.stderr.contains(why), "{arguments:?}: {ended:?}");
    }
    let none = crate::common::ended(place.command().args(["triage", "set", "1", "new", "--db", "none.db"]));
    assert!(none.code(2).stderr.contains("there is no database none.db") && !place.path("none.db").exists());
}

#[test]
fn comments_and_tags_are_the_buckets() {
    let place = two_buckets();
    run(&place, &["comment", "1", "seen with 0.9.26, too"]).code(0);
    run(&place, &["comment", "1", "not on riscv64", "--person", "grace"]).code(0);
    run(&place, &["tag", "1", "varargs", "x87"]).code(0).says("(tags: varargs, x87)");
    run(&place, &["tag", "1", "abi", "x87"]).code(0).says("(tags: abi, varargs, x87)");
    run(&place, &["tag", "1", "varargs", "none", "--remove"]).code(0).says("(tags: abi, x87)");

    let shown = run(&place, &["show", "2", "--json"]).code(0).json();
    let comments = shown["comments"].as_array().unwrap();
    let texts: Vec<_> =
        comments.iter().map(|comment| (comment["person"].clone(), comment["text"].clone())).collect();
    assert_eq!(
        texts,
        [(json!("ada"), json!("seen with 0.9.26, too")), (json!("grace"), json!("not on riscv64"))]
    );
    assert_eq!(shown["tags"], json!(["abi", "x87"]));
    let other = run(&place, &["show", "3", "--json"]).code(0).json();
    assert_eq!((&other["comments"], &other["tags"]), (&json!([]), &json!([])));
}
