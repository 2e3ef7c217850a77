//! Compilers that do wrong with a batch what they do right with each program of it: nothing of that is lost.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;

use crate::common;

use common::{Ended, GCC, Place};

/// A compiler that is wrong where its input or object is large.
const LARGE: &str = r#"
[[native.compiler]]
name = "large"
command = ["PLACE/large-cc", "{flags}", "-c", "{input}", "-o", "{output}"]
[native.sandbox]
write = ["PLACE"]
"#;

/// A campaign with a compiler that does this after it compiled `$input` to `$output`; `$text` and `$object` have their sizes in bytes.
fn campaign(fault: &str) -> (Place, Ended) {
    let place = Place::new();
    let path = place.0.path().display().to_string();
    place.compilers("batch.toml", &[GCC, &LARGE.replace("PLACE", &path)]);
    let script = format!(
        "while [ $# -gt 0 ]; do case \"$1\" in -c) input=$2; shift;; -o) output=$2; shift;; *) break;; esac; shift; done\n\
         gcc -w -c \"$input\" -o \"$output\" || exit 1\n\
         text=$(wc -c <\"$input\"); object=$(wc -c <\"$output\")\n{fault}"
    );
    place.script("large-cc", &script);
    let fuzz = "fuzz --programs 64 --seed 1 --profile single --jobs 2 --no-reduce --plain --config batch.toml --db x.db --log x.log";
    let run = place.run(fuzz);
    (place, run)
}

/// Checks that the campaign has a finding of several programs, in every place where one is looked for, and returns its number.
fn check(fault: &str, summary: &str) -> (Place, u32) {
    let (place, run) = campaign(fault);
    let run = run.code(1);
    run.says("findings: ").says("new buckets: ");
    let log = fs::read_to_string(place.path("x.log")).unwrap();
    assert!(log.contains("\"event\":\"bucket\""), "{log}");
    let listed = place.run("triage list --json --db x.db").code(0).json();
    let buckets = listed["buckets"].as_array().unwrap();
    assert!(
        buckets.iter().all(|bucket| bucket["cause"].as_str().unwrap().starts_with("large: ")),
        "{listed}"
    );
    let finding = (1..9).find(|finding| {
        let shown = place.run(&format!("triage show {finding} --db x.db"));
        let words = shown.stdout.split_whitespace().collect::<Vec<_>>().join(" ");
        words.contains("cases together") && words.contains(summary)
    });
    (place, finding.expect("a finding of several programs"))
}

#[test]
fn a_compiler_that_is_right_has_no_such_finding() {
    let (_, run) = campaign("exit 0");
    run.code(0).says("findings: 0");
}

#[test]
fn a_crash_on_large_units_is_a_finding() {
    let crash =
        "if [ $text -gt 14000 ]; then echo 'large: internal compiler error: in f, at x.c:1' >&2; exit 1; fi";
    let (place, _) = check(crash, "internal compiler error");
    place.run("triage verify --db x.db --config batch.toml --dry-run").code(1).says("still there");
}

#[test]
#[ignore = "7 CPU s: a campaign of 64 programs"]
fn a_failure_that_is_not_repeated_is_one_of_the_machine() {
    let once =
        "if [ $text -gt 60000 ] && mkdir \"${0%/*}/once\" 2>/dev/null; then echo killed >&2; exit 1; fi";
    let (place, run) = campaign(once);
    run.code(0).says("findings: 0");
    assert!(place.read("x.log").contains("not when it was tried again"), "{}", place.read("x.log"));
}

#[test]
#[ignore = "5 CPU s: a campaign of 64 programs"]
fn a_truncated_object_is_a_finding() {
    check("[ $object -gt 6000 ] && truncate -s 4000 \"$output\"; exit 0", "its object is of no use");
}

#[test]
#[ignore = "5 CPU s: a campaign of 64 programs"]
fn an_empty_object_is_a_finding() {
    check("[ $object -gt 6000 ] && : >\"$output\"; exit 0", "it is empty");
}

#[test]
#[ignore = "5 CPU s: a campaign of 64 programs"]
fn a_flipped_bit_of_an_object_is_a_finding() {
    // In the offset of the table of sections.
    let flip = "[ $object -gt 6000 ] && printf '\\377' | dd of=\"$output\" bs=1 seek=45 conv=notrunc 2>/dev/null; exit 0";
    check(flip, "its object is of no use");
}

#[test]
#[ignore = "6 CPU s: a campaign of 64 programs"]
fn a_wrong_result_of_a_large_unit_is_a_finding() {
    let wrong = "[ $text -gt 14000 ] && gcc -w -funsigned-bitfields -c \"$input\" -o \"$output\"; exit 0";
    check(wrong, "");
}
