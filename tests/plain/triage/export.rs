//! Exports that no compiler is needed for.

use std::fs;

use serde_json::{Value, json};

use crate::common::Place;
use crate::triage::made::{finding, store, two_buckets};

#[test]
fn tables_have_a_line_for_each_finding() {
    let place = two_buckets();
    place.run("triage comment 1 x,y --db x.db").code(0);
    let csv = place.run("triage export 1 bucket:2 --format csv --db x.db").code(0).stdout;
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(
        lines[0],
        "finding,bucket,status,tags,verdict,language,cause,summary,seen,found_at,last_seen,bytes"
    );
    assert_eq!(
        lines[1],
        "1,1,new,,mismatch,c,value tcc>clang,\"value tcc>clang: 0x5 expected, 0x7 came\",1,1000,1000,7"
    );
    assert_eq!((lines.len(), &lines[2][..4]), (3, "3,2,"));

    let lines = place.run("triage export 1 2 3 --format jsonl --db x.db").code(0).stdout;
    let findings: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(findings.iter().map(|finding| finding["id"].clone()).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(findings[0]["comments"][0]["text"], json!("x,y"));
}

#[test]
fn sarif_has_a_rule_for_each_cause() {
    let place = two_buckets();
    place.run("triage export 1 2 3 --format sarif --output x.sarif --db x.db").code(0).says("x.sarif");
    let log: Value = serde_json::from_str(&place.read("x.sarif")).unwrap();
    let run = &log["runs"][0];
    assert_eq!((&log["version"], run["results"].as_array().unwrap().len()), (&json!("2.1.0"), 3));
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    let rules: Vec<_> = rules.iter().map(|rule| rule["id"].clone()).collect();
    assert_eq!(rules, ["layout(size) tcc", "value tcc>clang"]);
    assert!(run["results"].as_array().unwrap().iter().all(|result| rules.contains(&result["ruleId"])));
}

#[test]
fn sarif_names_files_that_exist() {
    let place = two_buckets();
    fs::create_dir(place.path("logs")).unwrap();
    place.run("triage export 1 3 --format sarif --output logs/x.sarif --db x.db").code(0).says("finding-3");
    let log: Value = serde_json::from_str(&place.read("logs/x.sarif")).unwrap();
    let run = &log["runs"][0];
    for (result, text) in run["results"].as_array().unwrap().iter().zip(["int a;\n", "int c;"]) {
        let location = &result["locations"][0]["physicalLocation"]["artifactLocation"];
        assert_eq!(place.read(&format!("logs/{}", location["uri"].as_str().unwrap())), text);
    }
    // On standard output there is no place beside it: the programs are in the log.
    let log: Value =
        serde_json::from_str(&place.run("triage export 1 --format sarif --db x.db").code(0).stdout).unwrap();
    let run = &log["runs"][0];
    assert_eq!(run["artifacts"][0]["contents"]["text"], "int a;\n");
    let location = &run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"];
    assert_eq!(*location, json!({ "index": 0 }));
}

#[test]
fn what_compilers_say_is_escaped_in_markdown() {
    let place = Place::new();
    store(&place, &[finding("int a;\n", "rejected(<script>alert(1)</script> [x](y) \u{1b}[31m)")]);
    let report = place.run("triage export 1 --output report.md --db x.db").code(0);
    assert!(report.stderr.is_empty(), "{report:?}");
    let report = place.read("report.md");
    assert!(report.contains(r"\<script>alert(1)\</script> \[x\](y) \x1b\[31m"), "{report}");
    let is_code = |line: &str| line.starts_with("```");
    let mut inside = false;
    for line in report.lines() {
        inside ^= is_code(line);
        assert!(inside || !line.replace(r"\<", "").contains('<'), "{line}");
        assert!(!line.contains('\u{1b}'), "{line}");
    }
}

#[test]
fn a_report_without_reproducer_says_why() {
    let place = two_buckets();
    let report = place.run("triage export 1 --db x.db").code(0);
    report.says("There are no commands of plain compilers: the program can no longer be read.");
    let json = place.run("triage export 1 --db x.db --json").code(0).json();
    assert!(json["text"].as_str().unwrap().starts_with("# value tcc>clang"), "{json}");
    for (arguments, why) in [
        ("export 9", "has no finding 9"),
        ("export 1 --format folder", "name the directory with --output"),
        ("export 1 --output no/such/x.md", "cannot write no/such/x.md"),
        ("export", "required arguments were not provided"),
    ] {
        let ended = place.run(&format!("triage {arguments} --db x.db")).code(2);
        assert!(ended.stderr.contains(why), "{ended:?}");
    }
}
