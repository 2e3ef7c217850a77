//! `bitfrost triage tui` on a terminal.

use std::ffi::OsStr;
use std::fs;

use host::output::ShownScreen;
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::LocalModes;

use crate::common::Place;
use crate::common::pty::{Hangup, OnTerminal, block_hangups};
use crate::triage::made::{finding, store, two_buckets};

const SCREEN_ENTERED: &str = "\u{1b}[?1049h";
const SCREEN_LEFT: &str = "\u{1b}[?1049l";

/// The browser on a terminal, with the page of the first bucket.
fn opened(place: &Place) -> OnTerminal {
    let mut running = OnTerminal::start(place, "triage tui --db x.db", &[]);
    running.wait_for(SCREEN_ENTERED);
    running.wait_for("quit");
    running
}

/// Waits until the terminal shows a text that was not there before.
fn shows(running: &mut OnTerminal, text: &str) {
    running.wait_for(text);
    running.screen.clear();
}

/// Waits for the end, and fails unless the terminal is then as it was; what was shown after the screen.
fn after_screen(running: &mut OnTerminal, code: i32) -> String {
    assert_eq!(running.end(), code, "{}", running.screen);
    let modes = running.settings().local_modes;
    for mode in [LocalModes::ISIG, LocalModes::ICANON, LocalModes::ECHO] {
        assert!(modes.contains(mode), "{modes:?}");
    }
    let (_, after) = running.screen.split_once(SCREEN_LEFT).unwrap_or_else(|| panic!("{}", running.screen));
    assert!(after.contains("\u{1b}[?25h") && !after.contains(SCREEN_ENTERED), "{after}");
    after.to_owned()
}

#[test]
fn it_ends_with_its_terminal() {
    for hears in [Hangup::Heard, Hangup::Blocked] {
        let place = two_buckets();
        let mut command = OnTerminal::command(&place, "triage tui --db x.db");
        if hears == Hangup::Blocked {
            block_hangups(&mut command);
        }
        let mut running = OnTerminal::start_command(command);
        running.wait_for("quit");
        let end = running.closed();
        assert_ne!(end.code(), Some(0), "{hears:?}: {end}");
    }
}

#[test]
fn a_key_or_a_signal_ends_it() {
    type End = fn(&OnTerminal);
    fn send(running: &OnTerminal, signal: Signal) {
        kill_process(Pid::from_child(&running.child), signal).unwrap();
    }
    let ends: [(End, i32); 4] = [
        (|running| running.types("q"), 0),
        (|running| running.types("\u{3}"), 0),
        (|running| send(running, Signal::TERM), 130),
        (|running| send(running, Signal::INT), 130),
    ];
    for (end, code) in ends {
        let place = two_buckets();
        let mut running = opened(&place);
        end(&running);
        after_screen(&mut running, code);
    }
}

#[test]
fn what_is_said_of_a_bucket_is_stored() {
    let place = two_buckets();
    let mut running = opened(&place);
    let lines = ["s\u{1b}[B\rrdx is not read\r", "cseen twice\r", "tx87 abi\r", "t-abi\r", "e\r"];
    lines.iter().for_each(|keys| running.types(keys));
    running.wait_for("written");
    // The last one in the list of statuses, and two up.
    running.types("jsG\u{1b}[A\u{1b}[A\r1\rq");
    after_screen(&mut running, 0);
    let shown = place.run("triage show 1 --json --db x.db").code(0).json();
    assert_eq!(shown["statuses"][0]["status"], "confirmed");
    assert_eq!(shown["statuses"][0]["note"], "rdx is not read");
    assert_eq!(
        (shown["comments"][0]["text"].as_str(), &shown["tags"]),
        (Some("seen twice"), &serde_json::json!(["x87"]))
    );
    let report = fs::read_to_string(place.path("bucket-1.md")).unwrap();
    assert_eq!(report, place.run("triage export bucket:1 --db x.db").code(0).stdout);
    assert_eq!(place.run("triage show 3 --json --db x.db").json()["statuses"][0]["duplicate_of"], 1);
}

#[test]
fn what_cannot_be_stored_is_said_and_the_screen_stays() {
    let place = two_buckets();
    place.write("taken.md", b"mine");
    let mut running = opened(&place);
    for (keys, answer) in [
        ("c \r", "empty"),
        ("e\u{15}taken.md\r", "exists"),
        ("e\u{15}no/x.md\r", "No"),
        ("sG\u{1b}[A\u{1b}[A\r1\r", "itself"),
    ] {
        running.screen.clear();
        running.types(keys);
        running.wait_for(answer);
    }
    running.types("q");
    after_screen(&mut running, 0);
    assert_eq!(place.read("taken.md"), "mine");
}

#[test]
fn what_others_write_is_shown() {
    let place = two_buckets();
    let mut running = opened(&place);
    running.screen.clear();
    store(&place, &[finding("int fresh;\n", "clang: crash")]);
    shows(&mut running, "clang:");
    running.types("jj");
    shows(&mut running, "fresh;");
    running.types("q");
    running.end();
}

#[test]
fn where_there_is_no_terminal_it_says_so() {
    let place = two_buckets();
    for (arguments, why) in [
        ("triage tui --db x.db", "needs a terminal"),
        ("triage tui --db x.db --json", "prints no JSON"),
        ("triage tui --db none.db", "there is no database none.db"),
    ] {
        assert!(place.run(arguments).code(2).stderr.contains(why), "{arguments}");
    }
    let mut running = OnTerminal::start(&place, "triage tui --db x.db", &[("TERM", OsStr::new("dumb"))]);
    assert_eq!(running.end(), 2);
    assert!(running.screen.contains("needs a terminal") && !running.screen.contains(SCREEN_ENTERED));
}

const PANICS: &str = "BITFROST_TEST_PANICS";

/// The part of the next test that panics behind a screen, when that test starts it on a terminal.
#[test]
fn a_panic_behind_a_shown_screen() {
    if std::env::var_os(PANICS).is_none() {
        return;
    }
    let mut screen = ShownScreen::enter().unwrap();
    screen.draw(|frame| frame.render_widget("drawn", frame.area())).unwrap().unwrap();
    panic!("on purpose");
}

#[test]
fn a_panic_leaves_the_screen_before_it_is_said() {
    #[expect(clippy::disallowed_methods, reason = "the test panics in a process of its own")]
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "triage::tui::a_panic_behind_a_shown_screen", "--nocapture"]);
    command.env(PANICS, "1").env("TERM", "xterm");
    let mut running = OnTerminal::start_command(command);
    running.wait_for("drawn");
    let after = after_screen(&mut running, 101);
    assert!(after.contains("on purpose"), "{after}");
}
