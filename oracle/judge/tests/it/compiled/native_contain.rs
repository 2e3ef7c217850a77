//! Containment: foreign programs cannot stay, write without end, multiply, or keep the user waiting in silence.

use crate::it::common;

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use engines::native::{Environment, Settings, Toolchain};
use engines::process::{
    Command, Completed, End, Excess, ProcessLimits, Protection, SandboxMode, SandboxSettings, Supervisor,
    Trust,
};

const MIB: u64 = 1 << 20;

fn run(script: &str, limits: ProcessLimits) -> (Completed, tempfile::TempDir) {
    run_for(Trust::Foreign, script, limits)
}

fn run_for(trust: Trust, script: &str, limits: ProcessLimits) -> (Completed, tempfile::TempDir) {
    let directory = tempfile::tempdir().unwrap();
    let command = Command::new("/bin/sh", directory.path()).args(["-c", script]);
    let command = Command { search_path: Some("/usr/bin:/bin".into()), trust, limits, ..command };
    (Supervisor::new().run(command).unwrap(), directory)
}

/// Each of these is done by a command of the user's, and not by a foreign one. The rows `contained:` of `drill` do more of it, by a
/// compiler and by a program.
#[test]
fn foreign_commands_are_kept_from_what_the_users_own_may_do() {
    let outside = tempfile::tempdir().unwrap();
    let (us, out) = (std::process::id(), outside.path().display());
    for (protection, script) in [
        (Protection::Writes, format!("echo x > {out}/made")),
        (Protection::Writes, format!("rm {out}/secret")),
        (Protection::Writes, format!("echo x > /dev/shm/bitfrost-{us} && rm /dev/shm/bitfrost-{us}")),
        (Protection::Attributes, format!("chmod 777 {out}/secret")),
        (Protection::Attributes, format!("touch -c {out}/secret")),
        (Protection::Reads, format!("cat {out}/secret")),
        (Protection::Reads, format!("ls {out}")),
        (Protection::Environment, format!("cat /proc/{us}/environ")),
        (Protection::Environment, "cat /proc/$PPID/environ".to_owned()),
        (Protection::Signals, format!("kill -0 {us}")),
        (Protection::Signals, "kill -0 $PPID".to_owned()),
        (Protection::Kernel, format!("prlimit --pid {us} --nofile")),
        (Protection::Kernel, "unshare -U true".to_owned()),
    ] {
        if let Err(why) = protection.mechanism() {
            eprintln!("left out: {protection}: {why}");
            continue;
        }
        if let (true, Err(why)) = (script.starts_with("unshare"), Protection::Environment.mechanism()) {
            eprintln!("left out: {script}: {why}");
            continue;
        }
        for (trust, done) in [(Trust::User, true), (Trust::Foreign, false)] {
            std::fs::write(outside.path().join("secret"), "x").unwrap();
            let (completed, _) = run_for(trust, &script, ProcessLimits::COMPILER);
            assert_eq!(completed.succeeded(), done, "{trust:?}: {script}: {}", completed.output);
        }
    }
}

#[test]
fn foreign_commands_use_their_scratch_and_the_system_as_before() {
    for script in [
        "mkdir -p a/b && echo x > a/b/c && chmod 600 a/b/c && mv a/b/c d && rm d && rmdir -p a/b",
        "echo x > \"$TMPDIR/y\" && ln -s y z && cat z > /dev/null && ls /usr/bin > list",
        "kill -0 $$ && (exit 0) & wait $!",
        "cat /proc/self/environ && head -c 4 /dev/urandom && echo x > /dev/stderr",
    ] {
        let (completed, _) = run(script, ProcessLimits::COMPILER);
        assert_eq!(completed.end, End::Exited(0), "{script}: {}", completed.output);
    }
}

#[test]
fn a_command_reads_what_its_arguments_name_and_what_is_beside_it() {
    let project = tempfile::tempdir().unwrap();
    std::fs::create_dir(project.path().join("include")).unwrap();
    std::fs::write(project.path().join("include/foo.h"), "foo").unwrap();
    std::fs::write(project.path().join("a.c"), "a").unwrap();
    let directory = tempfile::tempdir().unwrap();
    let named = project.path().join("a.c");
    let script = format!("cat $0 {}/include/foo.h && ! echo x > $0", project.path().display());
    let command = Command::new("/bin/sh", directory.path()).args(["-c".into(), script.into(), named]);
    let command = Command { search_path: Some("/usr/bin:/bin".into()), ..command };
    let completed = Supervisor::new().run(command).unwrap();
    assert!(completed.succeeded() && completed.output.contains("afoo"), "{completed:?}");
}

/// A kernel with everything satisfies it; otherwise the message names what is missing.
#[test]
fn a_sandbox_that_is_required_is_whole() {
    let required = SandboxSettings { mode: SandboxMode::Required, ..SandboxSettings::default() };
    let missing = Protection::ALL.iter().find(|protection| protection.mechanism().is_err());
    match (required.apply(), missing) {
        (Ok(()), None) => {}
        (Err(why), Some(missing)) => assert!(why.contains(missing.name()), "{why}"),
        (applied, missing) => panic!("{applied:?} {missing:?}"),
    }
}

/// A time to sleep for that is of one test of one process: these tests may run twice on a machine.
fn long(number: u32) -> String {
    format!("9875{number}.{}", std::process::id())
}

/// True while a process with this argument exists, zombies not counted.
fn runs(argument: &str) -> bool {
    let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    processes
        .filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok())
        .any(|line| line.split(|b| *b == 0).any(|part| part == argument.as_bytes()))
}

/// Starts `sleep` in a session of its own, without an environment, and waits until it is there.
fn away(long: &str) -> String {
    format!(
        "env -i setsid sh -c 'echo > away; exec sleep {long}' & while [ ! -e away ]; do sleep 0.02; done; "
    )
}

#[test]
fn what_has_left_its_session_is_ended_and_children_of_others_are_not() {
    let (ours, theirs) = (long(1), long(2));
    let mut other = sleep(&theirs);
    let (completed, _) = run(&format!("{} exit 3", away(&ours)), ProcessLimits::COMPILER);
    assert_eq!(completed.end, End::Exited(3));
    assert!(!runs(&ours), "when `run` returns, everything is gone");
    assert!(runs(&theirs), "it has the same parent as the keeper, and is not ours");
    other.kill().unwrap();
    other.wait().unwrap();
}

#[expect(clippy::disallowed_methods, reason = "a child that the supervisor knows nothing of")]
fn sleep(long: &str) -> std::process::Child {
    std::process::Command::new("sleep").arg(long).spawn().unwrap()
}

#[test]
fn a_daemon_with_its_own_children_is_ended() {
    let long = long(3);
    let daemon = format!("(setsid sleep {long} &); sleep {long} & echo > up; sleep {long}");
    let script = format!("setsid sh -c '{daemon}' & while [ ! -e up ]; do sleep 0.02; done");
    assert!(run(&script, ProcessLimits::COMPILER).0.succeeded());
    assert!(!runs(&long));
}

#[test]
fn a_command_that_kills_its_keeper_is_ended() {
    let long = long(4);
    // A foreign one cannot.
    let script = format!("kill -9 $PPID; sleep {long}");
    let (completed, _) = run_for(Trust::User, &script, ProcessLimits::COMPILER);
    assert_eq!(completed.end, End::Killed(libc::SIGKILL));
    // The kernel does it, and does not wait until it is done.
    for _ in 0..500 {
        if !runs(&long) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("`sleep {long}` lives");
}

#[test]
fn the_sum_of_what_is_written_is_bounded() {
    let limits = ProcessLimits { scratch: 8 * MIB, file: 1 << 40, ..ProcessLimits::COMPILER };
    let many = "while :; do i=$((i+1)); head -c 500000 /dev/zero > f$i; done";
    let nested = "while :; do i=$((i+1)); mkdir -p $i; cd $i; head -c 500000 /dev/zero > f; done";
    let nameless = "exec 3> f; rm f; while :; do head -c 500000 /dev/zero >&3; done";
    let script = "while :; do head -c 500000 /dev/zero; done";
    let away = "setsid sh -c 'cat /dev/zero > f' & sleep 1000";
    for script in [many, nested, nameless, script, away] {
        let (completed, _) = run(script, limits);
        assert_eq!(completed.end, End::Excessive(Excess::Scratch(8 * MIB)), "{script}");
    }
    let before = "head -c 500000 /dev/zero > f; sleep 0.3";
    assert!(run(before, limits).0.succeeded(), "so much is allowed");
    let quick = "head -c 9000000 /dev/zero > f";
    assert_eq!(run(quick, limits).0.end, End::Excessive(Excess::Scratch(8 * MIB)), "too quick to be seen");
}

/// Each process by itself stays below the limit of address space.
#[test]
fn the_memory_of_all_processes_together_is_bounded() {
    let limits = ProcessLimits { resident: 64 * MIB, ..ProcessLimits::COMPILER };
    let leak = "x=$(yes bitfrost | head -c 8000000)";
    let script =
        format!("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do setsid sh -c '{leak}; sleep 1000' & done; wait");
    assert_eq!(run(&script, limits).0.end, End::Excessive(Excess::Memory(64 * MIB)));
    assert!(
        run("x=$(yes bitfrost | head -c 8000000); sleep 0.3", limits).0.succeeded(),
        "so much is allowed"
    );
}

/// A compiler that does not end when it is asked to, in a process that its parent knows nothing of.
#[test]
fn signals_that_are_ignored_and_two_forks_hold_nothing_up() {
    let long = long(6);
    let deaf = format!("trap \"\" TERM INT HUP QUIT; echo > up; while :; do sleep {long}; done");
    let script = format!(
        "( (setsid sh -c '{deaf}' &) & ); while [ ! -e up ]; do sleep 0.02; done; trap '' TERM; sleep 1000"
    );
    let limits = ProcessLimits { wall: std::time::Duration::from_millis(500), ..ProcessLimits::COMPILER };
    assert_eq!(run(&script, limits).0.end, End::OutOfTime);
    assert!(!runs(&long));
}

#[test]
fn the_number_of_processes_is_bounded() {
    let long = long(5);
    let limits = ProcessLimits { processes: 8, ..ProcessLimits::COMPILER };
    let script = format!("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do setsid sleep {long} & done; wait");
    assert_eq!(run(&script, limits).0.end, End::Excessive(Excess::Processes(8)));
    assert!(!runs(&long));
}

fn script(path: &Path, text: &str) {
    std::fs::write(path, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

static HEARD: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// A toolchain with everything on the machine, what is in `directory`, and what the settings say.
fn toolchain(directory: &Path, settings: &str) -> Toolchain {
    let mut path: Vec<PathBuf> = vec![directory.to_owned()];
    path.extend(std::env::split_paths(&common::environment().search_path).collect::<Vec<_>>());
    let search_path = std::env::join_paths(path).unwrap();
    let notify = |notice: &engines::native::Notice<'_>| HEARD.lock().unwrap().push(notice.to_string());
    let environment = Environment { search_path, notify, ..common::environment() };
    Toolchain::new(environment, &Settings::parse(settings).unwrap()).unwrap()
}

#[test]
#[ignore = "13 CPU s: it waits for compilers that hang"]
fn a_compiler_that_does_not_answer_is_named_and_left_out() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name);
    script(&path("gcc-98"), "sleep 1000");
    // The linker's runtime would be compiled by this one, for its name comes first.
    let only_runtime = "case \"$*\" in *driver.c*) sleep 1000;; *) exec gcc \"$@\";; esac";
    script(&path("gcc-1"), only_runtime);
    script(&path("writes"), "while :; do i=$((i+1)); head -c 5000000 /dev/zero > f$i; done");
    let settings = format!(
        "only = true\n[limits]\nquestion_s = 10\n[limits.compiler]\nscratch_mib = 32\n\
         [[configuration]]\ncompiler = \"{gcc}\"\nflags = [\"-O0\"]\n\
         [[configuration]]\ncompiler = \"gcc-98\"\nflags = [\"-O0\"]\n\
         [[configuration]]\ncompiler = \"gcc-1\"\nflags = [\"-O0\"]\n\
         [[compiler]]\nname = \"writes\"\ncommand = [\"{}\", \"{{input}}\", \"{{output}}\"]\n",
        path("writes").display(),
        gcc = common::gcc(),
    );
    let made = toolchain(directory.path(), &settings);
    let names: Vec<_> = made.configurations().iter().map(|made| made.name.compiler()).collect();
    assert_eq!(names, [common::gcc()], "what answers is there");
    let left_out: BTreeSet<_> = made.left_out().iter().map(|name| name.as_str()).collect();
    assert_eq!(left_out, BTreeSet::from(["gcc-1", "gcc-98", "writes"]));

    let heard = std::mem::take(&mut *HEARD.lock().unwrap());
    let says = |start: &str| heard.iter().filter(|notice| notice.starts_with(start)).count();
    assert_eq!(says("waiting for gcc-98 ("), 1, "{heard:?}");
    for (name, why) in [
        ("gcc-98", "asked `--version`, it did not answer in time"),
        ("gcc-1", "asked to compile the program that runs all others, it did not answer in time"),
        ("writes", "asked `--version`, it wrote more than 32 MiB of files"),
    ] {
        let start = format!("{name} ({}) is left out: {why}", path(name).display());
        assert_eq!(says(&start), 1, "{start}: {heard:?}");
    }
    let again = toolchain(directory.path(), &settings);
    assert_eq!(again.left_out().len(), 3);
    assert_eq!(HEARD.lock().unwrap().as_slice(), [""; 0], "nothing is asked again that did not answer");
}
