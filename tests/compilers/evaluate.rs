//! `bitfrost evaluate` through the binary.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use serde_json::Value;

fn evaluate(words: &[&str]) -> (Option<i32>, Value) {
    let mut command = assert_cmd::Command::cargo_bin("bitfrost").unwrap();
    let output = command.arg("evaluate").args(words).arg("--json").output().unwrap();
    let message = String::from_utf8(output.stdout).unwrap();
    let last = message.lines().last().map_or(Value::Null, |line| serde_json::from_str(line).unwrap());
    (output.status.code(), last)
}

fn leaks(jobs: &str) -> Value {
    let (code, report) = evaluate(&["--leaks", "--programs", "300", "--seed", "3", "--jobs", jobs]);
    assert_eq!(code, Some(0));
    report
}

#[test]
#[ignore = "5 CPU s: programs lowered by each strategy"]
fn words_leak_poison_and_members_do_not() {
    let report = leaks("1");
    assert_eq!(report["unjudged"], serde_json::json!({}));
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 5 * 4);
    for row in rows {
        let (strategy, semantics) = (row["strategy"].as_str().unwrap(), row["semantics"].as_str().unwrap());
        let in_memory = ["thesis", "alive2"].contains(&semantics);
        let leaky = in_memory && !["vector", "packed"].contains(&strategy);
        assert_eq!(row["leaks"].as_u64().unwrap() > 0, leaky, "{strategy} under {semantics}");
        assert_eq!(row["example"].is_null(), !leaky, "{strategy} under {semantics}");
    }
    let word = &rows[0]["example"];
    assert!(word["c"].as_str().unwrap().lines().count() < 40, "{word}");
    assert!(word["explanation"].as_str().unwrap().contains("poison from the uninitialised"), "{word}");
}

#[test]
#[ignore = "8 CPU s: two measurements of leaks"]
fn leaks_do_not_depend_on_the_workers() {
    assert_eq!(leaks("1"), leaks("3"));
}

#[test]
fn the_table_of_the_thesis_is_computed() {
    let (code, report) = evaluate(&["--table-2-1"]);
    assert_eq!(code, Some(0));
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 12);
    let cells = rows.iter().flat_map(|row| row["cells"].as_array().unwrap().iter().map(move |c| (row, c)));
    for (row, cell) in cells {
        let right = cell["computed"] == "right";
        assert!(right || cell["counterexample"].is_string(), "{row}");
        match cell["printed"].as_bool() {
            Some(printed) => assert_eq!(right, printed, "{row}"),
            None => assert!(right, "{row}"),
        }
    }
}

#[test]
#[ignore = "5 CPU s: programs lowered by each strategy"]
fn sizes_are_measured_next_to_clang() {
    let (code, report) = evaluate(&["--sizes", "--profile", "bitfields", "--programs", "48", "--seed", "2"]);
    assert_eq!(code, Some(0), "{report}");
    let rows = report["rows"].as_array().unwrap();
    let of = |name: &str| rows.iter().find(|row| row["strategy"] == name).unwrap();
    assert!(of("packed")["ir_instructions"].as_u64() < of("word")["ir_instructions"].as_u64());
    assert_eq!(report["profile"], "bitfields");
    assert_eq!(of("packed")["ir_above_word"], 0);
    for row in rows {
        let median = row["instructions"]["median"].as_f64().unwrap();
        assert!(median > 0.5 && median < 10.0, "{row}");
    }
}

#[test]
fn what_to_measure_has_to_be_said() {
    assert_eq!(evaluate(&[]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--sizes"]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--profile", "bitfields"]).0, Some(2));
    assert_eq!(evaluate(&["--sizes", "--profile", "bit"]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--programs", "0"]).0, Some(2));
}

/// The known defects of the article's rules are found, and running shows them; where the rules agree, programs run
/// well.
#[test]
#[ignore = "5 CPU s: each rule on each platform"]
fn the_articles_rules_part_from_the_platforms_where_they_are_known_to() {
    let expected = [
        (
            "x86_64-linux-gnu",
            &[
                "registers run out",
                "no data",
                "flexible array member",
                "unaligned member",
                "long double",
                "vector",
                "unnamed bit-fields fill an eightbyte",
                "floating-point numbers in a general register",
                "padding shifts fields into the wrong eightbyte",
            ][..],
        ),
        (
            "aarch64-linux-gnu",
            &[
                "registers run out",
                "no data",
                "vectors",
                "union in a homogeneous aggregate",
                "padding between floating-point members",
                "alignment of sixteen",
            ][..],
        ),
    ];
    for (target, causes) in expected {
        let (code, report) = evaluate(&["--rules", "article", "--programs", "20", "--target", target]);
        assert_eq!(code, Some(0), "{report}");
        let on = &report["targets"][0];
        let found: Vec<&str> =
            on["causes"].as_array().unwrap().iter().map(|row| row["cause"].as_str().unwrap()).collect();
        for cause in causes {
            assert!(found.contains(cause), "{target}: no {cause:?} among {found:?}");
        }
        assert_eq!(on["controls_failed"], serde_json::json!([]), "{target}");
        assert!(on["controls"].as_u64().unwrap() > 10, "{on}");
    }
}
