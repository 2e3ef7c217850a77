//! Lists of buckets, and of a bucket's findings.

use case_files::Language;
use database::NewProgram;
use database::Origin;
use serde_json::{Value, json};

use crate::common::{Ended, Place};
use crate::triage::made::{finding, store, two_buckets};

fn run(place: &Place, arguments: &str) -> Ended {
    place.run(&format!("triage {arguments} --db x.db"))
}

fn numbers(list: &Value, name: &str) -> Vec<i64> {
    list["buckets"].as_array().unwrap().iter().map(|line| line[name].as_i64().unwrap()).collect()
}

/// The numbers of the buckets that a list shows.
fn listed(place: &Place, options: &str) -> Vec<i64> {
    numbers(&run(place, &format!("list {options} --json")).code(0).json(), "bucket")
}

#[test]
fn a_list_has_a_line_for_each_bucket() {
    let place = two_buckets();
    run(&place, "tag 1 x87 abi").code(0);
    let list = run(&place, "list").code(0).stdout;
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines[0], "bucket  status     findings  smallest  last seen  cause");
    let (cells, cause) = lines[1].split_at(47);
    assert_eq!(cells.split_whitespace().take(5).collect::<Vec<_>>(), ["1", "new", "2", "7", "B"]);
    // Neither is reduced.
    assert!(cause.ends_with("unsorted: value tcc>clang #abi #x87"), "{list}");
    assert!(lines[3].starts_with("unsorted: 2, findings that look alike"), "{list}");
    assert_eq!(lines[4], "next: bitfrost triage show bucket:1 --db x.db");
    assert!(lines.iter().all(|line| line.chars().count() <= 120), "{list}");

    let json = run(&place, "list --json").code(0).json();
    let line = &json["buckets"][0];
    assert_eq!((&line["last_seen"], &line["first"], &line["smallest"]), (&json!(2000), &json!(1), &json!(1)));
    assert_eq!(line["tags"], json!(["abi", "x87"]));
}

#[test]
fn a_line_is_cut_to_the_width_of_a_page() {
    let place = Place::new();
    store(&place, &[finding("int a;", &"a very long cause ".repeat(20))]);
    let list = run(&place, "list").code(0).stdout;
    let longest = list.lines().map(|line| line.chars().count()).max();
    assert_eq!(longest, Some(120), "{list}");
    assert!(list.lines().nth(1).unwrap().ends_with('…'), "{list}");
}

#[test]
fn what_needs_nothing_more_is_hidden_and_counted() {
    let place = two_buckets();
    run(&place, "set 2 duplicate --duplicate-of 1").code(0);
    let list = run(&place, "list").code(0).says("hidden: 1 duplicate (--all shows them)");
    assert!(!list.stdout.contains("layout"), "{list:?}");
    assert_eq!(run(&place, "list --json").json()["hidden"], json!({"duplicate": 1}));
    assert_eq!([listed(&place, ""), listed(&place, "--all")], [vec![1], vec![1, 2]]);
    assert_eq!(listed(&place, "--status duplicate,fixed"), [2]);
    run(&place, "set 1 wont-fix").code(0);
    run(&place, "list").code(0).says("no bucket matches\nhidden: 1 duplicate, 1 wont-fix");
}

#[test]
fn filters_admit_what_they_say() {
    let place = two_buckets();
    let module = NewProgram::without_dna(Origin::Written, Language::LlvmIr, "define void @f()".to_owned());
    store(&place, &[database::NewFinding { program: module, ..finding("", "value opt") }]);
    run(&place, "tag 2 x87").code(0);
    run(&place, "set 3 confirmed").code(0);
    for (options, expected) in [
        ("", &[1, 2, 3][..]),
        ("--status new", &[1, 2]),
        ("--status confirmed", &[3]),
        ("--tag x87", &[2]),
        ("--tag x87 --tag none", &[]),
        ("--cause tcc", &[1, 2]),
        ("--cause layout(", &[2]),
        ("--verdict mismatch", &[1, 2, 3]),
        ("--verdict defect", &[]),
        ("--language llvm-ir", &[3]),
        ("--language c --tag x87", &[2]),
        ("--campaign 1", &[]),
        ("--since 1h", &[]),
        ("--limit 2", &[1, 2]),
        ("--reverse --limit 1", &[3]),
        ("--sort findings", &[1, 2, 3]),
        ("--sort findings --reverse", &[3, 2, 1]),
        ("--sort smallest", &[2, 1, 3]),
        ("--sort last", &[2, 1, 3]),
    ] {
        assert_eq!(listed(&place, options), expected, "{options}");
    }
    run(&place, "list --limit 1").code(0).says("and 2 more: --limit");
    for (options, why) in [
        ("--status broken", "invalid value 'broken'"),
        ("--verdict agree", "invalid value 'agree'"),
        ("--sort colour", "invalid value 'colour'"),
        ("--since soon", "`soon` is not a duration"),
    ] {
        assert!(run(&place, &format!("list {options}")).code(2).stderr.contains(why), "{options}");
    }
}

#[test]
fn campaigns_have_the_buckets_of_their_findings() {
    use database::{Database, Identity, Progress};
    let place = two_buckets();
    let mut database = Database::open(&place.path("x.db")).unwrap();
    let identity =
        Identity { seed: Some(1), profile: "mixed".to_owned(), configuration: "{}".to_owned(), goal: None };
    let campaign = database.campaign(&identity, 1, false, 0).unwrap().row.id;
    let progress = Progress { position: "1".to_owned(), accounting: "{}".to_owned() };
    database.store_batch(campaign, &progress, &[finding("int d;", "layout(size) tcc")], 9000).unwrap();
    assert_eq!(listed(&place, "--campaign 1"), [2]);
    assert_eq!(listed(&place, "--campaign 1 --verdict infrastructure"), [0; 0]);
    assert_eq!(listed(&place, "--sort last"), [2, 1]);
}

#[test]
fn a_bucket_shows_first_what_differs_most() {
    let place = Place::new();
    let texts = ["int f(int a);\n", "int f(int  a);\n", "double g(float, ...);\n", "int f(int a, int b);\n"];
    store(&place, &texts.map(|text| finding(text, "value tcc")));
    let page = run(&place, "bucket 1 --json").code(0).json();
    let order: Vec<_> =
        page["findings"].as_array().unwrap().iter().map(|finding| finding["finding"].clone()).collect();
    assert_eq!(order, [1, 3, 4, 2]);
    assert_eq!(
        (&page["findings"][0]["distance"], &page["findings"][3]["distance"]),
        (&json!(1.0), &json!(0.0))
    );
    let shown = run(&place, "bucket bucket:1 --limit 3").code(0);
    let shown = shown.says("and 1 more: --all or --limit").says("next: bitfrost triage show 1 --db x.db");
    assert!(shown.stdout.starts_with("bucket 1 [new] value tcc"), "{shown:?}");
    assert!(!run(&place, "bucket 1 --all").code(0).stdout.contains("more:"));
    assert!(run(&place, "bucket 2").code(2).stderr.contains("has no bucket 2"));
}

/// A link that leads nowhere is in the place of the file that readers share with writers, so that SQLite cannot make it, as on a
/// read-only file system.
#[test]
fn a_database_that_nobody_can_write_to_is_read() {
    let place = two_buckets();
    std::os::unix::fs::symlink("nowhere/x", place.path("x.db-shm")).unwrap();
    place.run("triage list --db x.db").code(0).says("value tcc>clang");
    place.run("triage show 1 --db x.db").code(0).says("int a;");
    place.run("triage report --db x.db").code(0).says("x.html");
    // What is only beside it would be missing without a word.
    place.write("x.db-wal", b"more");
    let refused = place.run("triage list --db x.db").code(2);
    assert!(refused.stderr.contains("cannot open the database x.db"), "{refused:?}");
}

/// A finding that is seen again counts again, as in the summary of `fuzz`.
#[test]
fn the_page_counts_findings_as_campaigns_do() {
    let place = Place::new();
    let again = || finding("int a;\n", "value tcc>clang");
    store(&place, &[again(), again(), finding("int b;\n", "value tcc>clang")]);
    place.run("triage report --db x.db").code(0);
    let page = place.read("x.html");
    assert!(page.contains("<strong>3</strong> findings"), "{page}");
    assert!(page.contains("<strong>2</strong> different findings"), "{page}");
}

#[test]
fn nothing_is_said_of_an_empty_database() {
    let place = Place::new();
    store(&place, &[]);
    run(&place, "list").code(0).says("nothing was found so far");
}
