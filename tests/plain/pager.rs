//! Colours and the pager: where people read, and nowhere else.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt;

use common::pty::OnTerminal;
use common::{Ended, Place, ended};

const EXPLAIN: &str = "explain x.c";

/// A place with declarations, and a pager that keeps what it gets.
fn place() -> Place {
    let place = Place::new();
    place.write("x.c", b"struct S { int a : 3; };\n");
    place.write("keep", b"#!/bin/sh\ncat > kept.txt\n");
    std::fs::set_permissions(place.path("keep"), PermissionsExt::from_mode(0o755)).unwrap();
    place
}

/// Runs a line on a terminal with a pager.
fn on_terminal(place: &Place, line: &str, pager: &str) -> (i32, String) {
    let mut running = OnTerminal::start(place, line, &[("PAGER", OsStr::new(pager))]);
    let code = running.end();
    (code, running.screen)
}

#[test]
fn long_text_goes_through_the_pager() {
    let place = place();
    let keep = place.path("keep").display().to_string();
    let (code, screen) = on_terminal(&place, EXPLAIN, &keep);
    assert_eq!((code, screen.as_str()), (0, ""));
    assert!(place.read("kept.txt").contains("a a: int, bits 0 to 2"));
}

#[test]
fn the_default_pager_shows_what_fits_and_ends() {
    let place = place();
    let mut running = OnTerminal::start(&place, EXPLAIN, &[]);
    assert_eq!(running.end(), 0, "{}", running.screen);
    assert!(running.screen.contains("a a: int, bits 0 to 2"), "{}", running.screen);
}

#[test]
fn without_a_pager_the_text_is_shown_as_it_is() {
    let place = place();
    let keep = place.path("keep").display().to_string();
    for (line, pager) in [
        ("explain x.c --no-pager", keep.as_str()),
        ("explain x.c --json", &keep),
        (EXPLAIN, "/nowhere/pager"),
        (EXPLAIN, ""),
        (EXPLAIN, "cat"),
    ] {
        let (code, screen) = on_terminal(&place, line, pager);
        assert!(code == 0 && screen.contains("int"), "{line} {pager}: {screen}");
    }
    place.command().env("PAGER", &keep).args(EXPLAIN.split(' ')).assert().success();
    assert!(!place.path("kept.txt").exists(), "a pager without a terminal, or against the user's wish");
}

#[test]
fn a_pager_that_dies_is_no_error() {
    let place = place();
    let long: String = (0..2000).map(|n| format!("struct S{n} {{ int a : 3; }};\n")).collect();
    place.write("long.c", long.as_bytes());
    for file in ["x.c", "long.c"] {
        let (code, screen) = on_terminal(&place, &format!("explain {file}"), "false");
        assert_eq!((code, screen.as_str()), (0, ""), "{file}");
    }
}

/// The summary of a small campaign, with this environment and these options.
fn fuzz(environment: &[(&str, &str)], options: &str) -> Ended {
    let place = Place::new();
    let mut command = place.command();
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
        command.env_remove(name);
    }
    let line = format!("fuzz --programs 2 --no-native --seed 1 {options}");
    ended(command.envs(environment.iter().copied()).args(line.split_whitespace()))
}

#[test]
fn colours_follow_the_conventions() {
    let red_or_green = |environment: &[(&str, &str)], options: &str| {
        let ended = fuzz(environment, options).code(0);
        assert!(!ended.stderr.contains('\u{1b}'), "{ended:?}");
        ended.stdout.contains("\u{1b}[32m")
    };
    for (environment, options, expected) in [
        (&[][..], "", false),
        (&[], "--color always", true),
        (&[], "--color never", false),
        (&[("CLICOLOR_FORCE", "1")], "", true),
        (&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")], "--color never", false),
        (&[("NO_COLOR", "1")], "", false),
        (&[("NO_COLOR", "1")], "--color always", true),
        (&[], "--color always --json", false),
    ] {
        assert_eq!(red_or_green(environment, options), expected, "{environment:?} {options}");
    }
    assert!(fuzz(&[], "--color sometimes").code(2).stderr.contains("always"));
}

#[test]
fn a_terminal_has_colours_unless_the_user_wants_none() {
    let line = "fuzz --programs 2 --no-native --seed 1 --jobs 1";
    for (environment, expected) in [(&[][..], true), (&[("NO_COLOR", OsStr::new("1"))], false)] {
        let place = Place::new();
        let mut running = OnTerminal::start(&place, line, environment);
        assert_eq!(running.end(), 0, "{}", running.screen);
        let summary = running.screen.split(" programs in ").nth(1);
        assert!(summary.is_some_and(|text| text.contains("\u{1b}[32m") == expected), "{}", running.screen);
    }
}
