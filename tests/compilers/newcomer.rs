//! The ten minutes of a newcomer, as README has them: a campaign with tcc, and what it found on a page, bisected, and in a
//! report whose reproducer, compiled by hand, shows what the report says.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use common::{Ended, Place, ended};

const README: &str = include_str!("../../README.md");

/// The lines of README's block.
fn lines() -> Vec<&'static str> {
    let beginning = "```sh\nbitfrost fuzz --duration 2m";
    let at = README.find(beginning).unwrap() + "```sh\n".len();
    README[at..].split("```").next().unwrap().lines().collect()
}

/// The text between two others.
fn text_between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(inside, _)| inside)
}

/// The files of a report, written, and its commands, run by a shell.
fn by_hand(place: &Place, report: &str) -> Ended {
    for name in ["caller.c", "callee.c", "program.c", "layout.c"] {
        if let Some(text) = text_between(report, &format!("\n`{name}`:\n\n```c\n"), "```\n") {
            place.write(name, text.as_bytes());
        }
    }
    let commands = text_between(report, "Commands:\n\n```sh\n", "```").unwrap();
    let mut shell = assert_cmd::Command::new("sh");
    ended(shell.current_dir(&place.0).args(["-c", commands]))
}

#[test]
#[ignore = "takes tcc, which ./setup leaves out: .ci/run installs it"]
fn ten_minutes_end_with_a_report_that_shows_what_it_says() {
    let place = Place::new();
    let lines = lines();
    let [fuzz, list, show, bisect, export] = lines[..] else { panic!("README's ten minutes: {lines:?}") };
    let run = |line: &str| place.run(line.strip_prefix("bitfrost ").unwrap());

    let summary = run(fuzz).code(1).stdout;
    assert!(summary.lines().count() <= 60, "the summary does not fit a screen:\n{summary}");
    assert!(summary.contains("tcc") && summary.contains("next: bitfrost triage"), "{summary}");
    let list = run(list).code(0).stdout;
    assert!(list.lines().filter(|line| line.contains("tcc")).count() >= 3, "{list}");
    let page = run(show).code(0).stdout;
    assert!(page.contains("tcc") && page.contains("expected and got"), "{page}");
    let bisection = run(bisect).code(0).stdout;
    assert!(bisection.contains("\ntcc (tcc version") && bisection.contains("release"), "{bisection}");
    run(export).code(0);

    let report = std::fs::read_to_string(place.path("report.md")).unwrap();
    let title = report.lines().next().unwrap();
    assert!(title.starts_with("# ") && title.contains("tcc"), "{title}");
    let shown = by_hand(&place, &report);
    let says = |word: &str| shown.stdout.contains(word) || shown.stderr.contains(word);
    assert!(
        shown.code != 0 && (shown.code > 128 || says("expected ") || says("error: ")),
        "{shown:?}\n{report}"
    );
    // With the other compiler in tcc's place everything is right.
    let right = by_hand(&place, &report.replace("\ntcc ", "\ngcc "));
    assert!(right.code == 0 && right.stdout.is_empty(), "{right:?}\n{report}");
}
