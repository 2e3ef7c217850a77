//! The terminal: nothing foreign reaches it as it is, and the status screen leaves it as it was.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::PermissionsExt;

use campaign::{QueueState, RunTitle, StatusSources, StatusView};
use case_files::Language;
use common::pty::{Hangup, OnTerminal, block_hangups};
use common::{Ended, Place};
use database::{Database, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin, StoredReport};
use host::clock::Deadline;
use host::run_end::Control;
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::LocalModes;

/// Colours, a window's title, a line written over, and one byte that begins a sequence.
const RUDE: &str = "\u{1b}[31m \u{1b}]0;title\u{7} \r over \u{9b}2J \u{202e}";

/// gcc, but for programs with a function of this name, which it refuses with more than words.
const COMPILER: &str = "\
#!/bin/sh
for argument; do
  case $argument in
    *.c)
      if grep -q refuse_me \"$argument\"; then
        printf 'x.c:1:2: error: \\033[31mexpected \\047;\\047 \\033]0;title\\007\\302\\2332J \\342\\200\\256 (got \")\")\\n' >&2
        exit 1
      fi ;;
  esac
done
exec gcc -w \"$@\"
";

const PROGRAM: &str = "\
void bf_observe(unsigned int, unsigned long long);
int refuse_me(int x) { return x; }
void entry(void) { bf_observe(0u, (unsigned long long)refuse_me(7)); }
int main(void) { entry(); return 0; }
";

/// A place with the compiler, and a configuration that names it.
fn with_rude_compiler() -> Place {
    let place = Place::new();
    place.write("rude", COMPILER.as_bytes());
    fs::set_permissions(place.path("rude"), fs::Permissions::from_mode(0o755)).unwrap();
    let program = place.path("rude").display().to_string();
    let configuration = format!(
        "[native]\nonly = true\n[[native.configuration]]\ncompiler = \"clang-19\"\nflags = [\"-O0\"]\n\
         [[native.compiler]]\nname = \"rude\"\n\
         command = [\"{program}\", \"{{flags}}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n"
    );
    place.write("rude.toml", configuration.as_bytes());
    place.write("x.c", PROGRAM.as_bytes());
    place
}

/// Fails if a terminal would obey anything of it.
fn check(ended: Ended) -> Ended {
    let obeyed = |c: char| (c.is_control() && !matches!(c, '\n' | '\t')) || c == '\u{202e}';
    assert!(!ended.stdout.contains(obeyed) && !ended.stderr.contains(obeyed), "{ended:?}");
    ended
}

#[test]
fn words_of_a_compiler_are_escaped() {
    let place = with_rude_compiler();
    let shown = check(place.run("check --config rude.toml x.c").code(1));
    shown.says("error: \\x1b[31mexpected ';' \\x1b]0;title\\x07\\x9b2J \\u202e (got \")\")");
    let json = check(place.run("check --config rude.toml --json x.c").code(1)).json();
    let message = json["programs"][0]["engines"]["rude"].as_str().unwrap();
    assert!(message.contains("\u{1b}[31mexpected"), "JSON keeps what was said: {message}");
}

#[test]
fn sentences_of_a_database_are_escaped() {
    let place = Place::new();
    let finding = NewFinding {
        program: NewProgram {
            origin: Origin::Written,
            dna: None,
            configuration: None,
            language: Language::C,
            text: format!("/* {RUDE} */\nint x;\n"),
        },
        verdict: FoundVerdict::Mismatch,
        signature: format!("rejected({RUDE}) rude"),
        to_reduce: false,
        examination: NewExamination {
            reports: vec![StoredReport { engines: vec![format!("rude {RUDE}")], json: RUDE.to_owned() }],
            ..NewExamination::shown(format!("rejected({RUDE}) rude"), format!("rejected ({RUDE})"))
        },
    };
    Database::open(&place.path("x.db")).unwrap().store_finding(&finding, 0).unwrap();
    for verb in ["triage list", "triage show 1", "triage list --json", "triage show 1 --json"] {
        let shown = check(place.run(&format!("{verb} --db x.db")).code(0));
        assert!(shown.stdout.contains("title"), "{shown:?}");
    }
    check(place.run("reduce 1 --db x.db").code(2));
}

#[test]
fn names_of_files_and_arguments_are_escaped() {
    let place = Place::new();
    let name = "x\u{1b}[31m\u{9b}.c";
    place.write(name, PROGRAM.as_bytes());
    for arguments in [&["check", "--no-native", name][..], &["explain", name], &["lower", "--json", name]] {
        check(place.run_with(arguments).code(0));
    }
    for arguments in [
        &["check", RUDE][..],
        &["explain", RUDE],
        &["interpret", RUDE],
        &["reduce", RUDE],
        &["fuzz", RUDE],
        &["fuzz", "--db", RUDE, "--programs", "1", "--duration", "1s"],
        &["drill", RUDE],
        &["triage", "list", "--db", RUDE],
    ] {
        let shown = check(place.run_with(arguments).code(2));
        assert!(!shown.stderr.is_empty(), "{arguments:?}");
    }
}

/// A campaign that has no end.
const ENDLESS: &str = "fuzz --seed 1 --jobs 1 --no-native --profile single";
const SCREEN_ENTERED: &str = "\u{1b}[?1049h";
const SCREEN_LEFT: &str = "\u{1b}[?1049l";

/// A campaign on a terminal, whose screen is there.
fn with_screen(place: &Place) -> OnTerminal {
    let mut running = OnTerminal::start(place, ENDLESS, &[]);
    running.wait_for(SCREEN_ENTERED);
    // Blanks are moves of the cursor.
    for word in ["bitfrost fuzz", "single,", "mean", "cleanly;"] {
        running.wait_for(word);
    }
    running
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
fn a_key_or_a_signal_ends_the_run_and_the_screen() {
    type End = fn(&OnTerminal);
    fn send(running: &OnTerminal, signal: Signal) {
        kill_process(Pid::from_child(&running.child), signal).unwrap();
    }
    let ends: [End; 4] = [
        |running| running.types("q"),
        |running| running.types("\u{3}"),
        |running| send(running, Signal::TERM),
        |running| send(running, Signal::INT),
    ];
    for end in ends {
        let place = Place::new();
        let mut running = with_screen(&place);
        end(&running);
        let after = after_screen(&mut running, 0);
        assert!(
            after.contains("ending after the batches under way") && after.contains(" programs in "),
            "{after}"
        );
        assert!(after.contains("next: the same command continues where this one ended"), "{after}");
    }
}

/// As when the window is closed, or the process that shows it is killed.
#[test]
fn a_campaign_ends_with_its_terminal() {
    for (options, hears) in [("", Hangup::Heard), (" --plain", Hangup::Heard), ("", Hangup::Blocked)] {
        let place = Place::new();
        let mut command = OnTerminal::command(&place, &format!("{ENDLESS}{options}"));
        if hears == Hangup::Blocked {
            block_hangups(&mut command);
        }
        let mut running = OnTerminal::start_command(command);
        running.wait_for(if options.is_empty() { "cleanly;" } else { "campaign 1 begins" });
        let end = running.closed();
        assert!(end.code().is_some(), "it ended by itself: {end}");
        assert_eq!(place.run("triage check").code, 0);
    }
}

#[test]
fn a_second_interrupt_ends_the_screen_at_once() {
    let place = Place::new();
    let mut running = with_screen(&place);
    running.types("qq");
    // The first may have ended the run before the second key was read.
    let code = running.child.wait().unwrap().code().unwrap();
    after_screen(&mut running, code);
    assert!([0, 130].contains(&code), "{code}");
}

#[test]
fn lines_take_the_place_of_the_screen() {
    let line = "fuzz --seed 1 --jobs 1 --no-native --profile single --programs 64";
    let dumb = [("TERM", OsStr::new("dumb"))];
    for (options, environment) in [(" --plain", &[][..]), ("", &dumb)] {
        let place = Place::new();
        let mut running = OnTerminal::start(&place, &format!("{line}{options}"), environment);
        assert_eq!(running.end(), 0, "{}", running.screen);
        assert!(
            running.screen.contains("campaign 1 begins, seed 1") && !running.screen.contains(SCREEN_ENTERED)
        );
    }
}

const PANICS: &str = "BITFROST_TEST_PANICS";

/// The part of the next test that panics behind a screen, when that test starts it on a terminal.
#[test]
fn a_panic_behind_a_screen() {
    if std::env::var_os(PANICS).is_none() {
        return;
    }
    let control = Control::new(Deadline::from_now(None));
    let sources = StatusSources { control, queue: Box::new(QueueState::default), scratch: None };
    let _view = StatusView::begin(RunTitle::default(), sources, false);
    std::thread::sleep(std::time::Duration::from_millis(600));
    panic!("on purpose");
}

#[test]
fn a_panic_leaves_the_screen_before_it_is_said() {
    #[expect(clippy::disallowed_methods, reason = "the test panics in a process of its own")]
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "terminal::a_panic_behind_a_screen", "--nocapture"])
        .env(PANICS, "1")
        .env("TERM", "xterm");
    let mut running = OnTerminal::start_command(command);
    running.wait_for("bitfrost fuzz");
    let after = after_screen(&mut running, 101);
    assert!(after.contains("on purpose"), "{after}");
}
