//! A contained process is ended with everything it started, however it or we end.

use std::path::Path;
use std::time::Duration;

use engines::process::{Command, Completed, End, ProcessError, ProcessLimits, Supervisor};

/// Set to the scratch directory in the copy of this test that is to be killed.
const VICTIM: &str = "BITFROST_TEST_VICTIM";

fn shell(script: &str, directory: &Path) -> Command {
    Command { search_path: Some("/usr/bin:/bin".into()), ..Command::new("/bin/sh", directory) }
        .args(["-c", script])
}

fn run(script: &str, limits: ProcessLimits) -> Completed {
    let directory = tempfile::tempdir().unwrap();
    let supervisor = Supervisor::new();
    let command = Command { limits, ..shell(script, directory.path()) };
    let completed = supervisor.run(command).unwrap();
    assert_eq!(supervisor.alive(), 0);
    completed
}

/// A time to sleep for that is of one test of one process: these tests may run twice on a machine.
fn long(number: u32, process: u32) -> String {
    format!("9876{number}.{process}")
}

/// True while a process with this command line exists, zombies not counted.
fn runs(argument: &str) -> bool {
    let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    processes
        .filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok())
        .any(|line| line.split(|b| *b == 0).any(|part| part == argument.as_bytes()))
}

fn wait_until(what: &str, condition: impl Fn() -> bool) {
    for _ in 0..500 {
        if condition() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("waited ten seconds for: {what}");
}

#[test]
fn exit_codes_signals_and_words_are_reported() {
    let completed = run("echo out; echo err >&2; exit 3", ProcessLimits::COMPILER);
    assert_eq!(completed.end, End::Exited(3));
    assert_eq!(completed.output, "err\nout\n");
    assert_eq!(run("kill -SEGV $$", ProcessLimits::COMPILER).end, End::Killed(11));
    assert!(run("true", ProcessLimits::COMPILER).succeeded());
}

#[test]
fn the_environment_is_empty_and_nothing_can_be_read() {
    let completed = run(
        "env | sort | grep -v -e ^PWD= -e ^_= -e ^TMPDIR= -e ^OLDPWD= -e ^SHLVL=; cat",
        ProcessLimits::COMPILER,
    );
    assert_eq!(completed.output, "LC_ALL=C\nPATH=/usr/bin:/bin\n");
}

#[test]
fn what_is_said_is_capped() {
    let output = run("yes bitfrost | head -c 1000000", ProcessLimits::COMPILER).output;
    assert_eq!(output.len(), 64 << 10);
}

#[test]
#[ignore = "5 CPU s: it waits for the limits"]
fn cpu_wall_and_file_limits_hold() {
    let cpu = ProcessLimits { cpu: Duration::from_secs(1), ..ProcessLimits::COMPILER };
    assert_eq!(run("while :; do :; done", cpu).end, End::OutOfTime);

    // The kernel's limit counts ticks, whichever process used most of each: on a loaded machine SIGXCPU comes after 0.8 s of a process's own
    // time. A process that ignores it goes on for another second, so that it has certainly used what is asserted here.
    let busy = run("trap '' XCPU; while :; do :; done", cpu);
    assert_eq!(busy.end, End::OutOfTime);
    assert!(busy.usage.cpu >= Duration::from_millis(900), "{:?}", busy.usage);

    // The one that is busy is a grandchild; its parent only reports that it died.
    let grandchild = "sh -c \"trap '' XCPU; while :; do :; done\"; exit 1";
    assert_eq!(run(grandchild, cpu).end, End::OutOfTime);

    let wall = ProcessLimits { wall: Duration::from_millis(300), ..ProcessLimits::COMPILER };
    assert_eq!(run("sleep 1000", wall).end, End::OutOfTime);

    let file = ProcessLimits { file: 1 << 16, ..ProcessLimits::COMPILER };
    // Limits are put on a process that has started already: this one waits for them.
    let limited = "until [ \"$(ulimit -f)\" != unlimited ]; do sleep 0.01; done";
    let large = run(&format!("{limited}; head -c 1000000 /dev/zero > large; wc -c < large"), file);
    assert_eq!(large.output.lines().last(), Some("65536"));
}

#[test]
fn usage_includes_what_the_process_started() {
    let script = "sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done'; true";
    let usage = run(script, ProcessLimits::COMPILER).usage;
    assert!(usage.cpu >= Duration::from_millis(30), "{usage:?}");
    assert!(usage.peak_memory >= 100 << 10, "{usage:?}");
}

#[test]
fn what_a_process_leaves_behind_is_ended_and_reaped() {
    let long = long(1, std::process::id());
    let started = run(&format!("sleep {long} & sleep {long} & exit 0"), ProcessLimits::COMPILER);
    assert!(started.succeeded());
    assert!(!runs(&long), "when `run` returns, its whole group is gone");
}

#[test]
fn a_watch_stops_the_whole_group() {
    let directory = tempfile::tempdir().unwrap();
    let supervisor = Supervisor::new();
    let long = long(2, std::process::id());
    let command = shell(&format!("sleep {long} & sleep {long}"), directory.path());
    let mut looks = 0;
    let completed = supervisor.run_watched(command, &mut |_used| {
        looks += 1;
        looks < 3
    });
    assert_eq!(completed.unwrap().end, End::Stopped);
    assert!(!runs(&long));
}

#[test]
fn an_interrupt_ends_everything_and_nothing_starts_after_it() {
    let directory = tempfile::tempdir().unwrap();
    let supervisor = Supervisor::new();
    let long = long(3, std::process::id());
    let script = format!("sleep {long} & sleep {long}");
    std::thread::scope(|scope| {
        let running: Vec<_> =
            (0..3).map(|_| scope.spawn(|| supervisor.run(shell(&script, directory.path())))).collect();
        wait_until("three groups", || supervisor.alive() == 3);
        supervisor.clone().end_all();
        for run in running {
            assert!(matches!(run.join().unwrap(), Err(ProcessError::Interrupted)));
        }
    });
    assert!(!runs(&long));
    let late = supervisor.run(shell("true", directory.path()));
    assert!(matches!(late, Err(ProcessError::Interrupted)));
}

#[test]
fn a_program_that_is_not_there_is_an_error_that_names_it() {
    let directory = tempfile::tempdir().unwrap();
    let error = Supervisor::new().run(Command::new("/nonexistent/cc", directory.path()));
    let text = error.unwrap_err().to_string();
    assert!(text.starts_with("cannot start `/nonexistent/cc`"), "{text}");
}

#[test]
fn nothing_outlives_us_even_when_we_are_killed() {
    if let Some(directory) = std::env::var_os(VICTIM) {
        let long = long(4, std::os::unix::process::parent_id());
        let away = format!("setsid sh -c 'echo > away; exec sleep {long}' &");
        let script = format!(
            "{away} while [ ! -e away ]; do sleep 0.02; done; sleep {long} & echo started > started; sleep {long}"
        );
        let command = shell(&script, Path::new(&directory));
        let _never_returns = Supervisor::new().run(command);
        return;
    }
    let directory = tempfile::tempdir().unwrap();
    let long = long(4, std::process::id());
    let mut victim = this_test_as_a_victim(directory.path());
    wait_until("the victim's group", || directory.path().join("started").exists() && runs(&long));
    victim.kill().unwrap();
    victim.wait().unwrap();
    wait_until("the kernel to end the group", || !runs(&long));
}

#[expect(clippy::disallowed_methods, reason = "a process has to be killed, and it cannot be this one")]
fn this_test_as_a_victim(directory: &Path) -> std::process::Child {
    std::process::Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "it::compiled::native_process::nothing_outlives_us_even_when_we_are_killed",
            "--nocapture",
        ])
        .env(VICTIM, directory)
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null())
        .spawn()
        .unwrap()
}
