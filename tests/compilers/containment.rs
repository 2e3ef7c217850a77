//! Compilers that misbehave in a campaign leave nothing behind: no process and no file, however the campaign ends. They and the programs they make
//! are kept from what is not theirs.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, ChildStderr, Stdio};

use common::Place;
use serde_json::json;

/// A compiler that answers questions, and in a campaign writes, starts a child in another session, and hangs.
const HANGS: &str = r#"#!/bin/sh
case "$1" in
    --version) echo hangs 1; exit 0;;
    x*) head -c 1000000 /dev/zero > junk; setsid sh -c 'echo > PLACE/started; exec sleep LONG' & exec sleep LONG;;
esac
exec gcc -w -c "$1" -o "$2"
"#;

/// A compiler that does not even say what it is.
const SILENT: &str = "#!/bin/sh\nhead -c 1000000 /dev/zero > junk\necho > PLACE/started\nexec sleep LONG\n";

/// A place with a compiler, a configuration of it alone, and a scratch directory.
struct Contained {
    place: Place,
    long: String,
}

impl Contained {
    fn new(number: u32, compiler: &str) -> Contained {
        let place = Place::new();
        let long = format!("9874{number}.{}", std::process::id());
        let path = place.0.path().display().to_string();
        place.write("compiler", compiler.replace("PLACE", &path).replace("LONG", &long).as_bytes());
        let executable = std::fs::Permissions::from_mode(0o755);
        std::fs::set_permissions(place.path("compiler"), executable).unwrap();
        std::fs::create_dir(place.path("scratch")).unwrap();
        // It says outside its scratch directory that it has started.
        let sandbox = format!("[native.sandbox]\nwrite = [\"{path}\"]\n");
        let head = format!("[native]\nonly = true\nscratch = \"{path}/scratch\"\n{sandbox}");
        let command = format!("command = [\"{path}/compiler\", \"{{input}}\", \"{{output}}\"]");
        let text = format!("{head}[[native.compiler]]\nname = \"mycc\"\n{command}\n");
        place.write("contained.toml", text.as_bytes());
        let fine = "[[native.configuration]]\ncompiler = \"word\"\nflags = [\"-O0\"]\n";
        place.write("fine.toml", format!("{head}{fine}").as_bytes());
        Contained { place, long }
    }

    /// Starts a campaign, and waits until the compiler is at work.
    fn start(&self) -> Child {
        let binary = self.place.command().get_program().to_owned();
        #[expect(clippy::disallowed_methods, reason = "the test kills what it starts")]
        let mut command = std::process::Command::new(binary);
        command.current_dir(&self.place.0).env_remove("BITFROST_DB").stderr(Stdio::piped());
        let arguments =
            ["fuzz", "--jobs", "1", "--seed", "1", "--profile", "single", "--config", "contained.toml"];
        let child = command.args(arguments).stdout(Stdio::null()).spawn().unwrap();
        wait_until("the compiler to begin", || self.place.path("started").exists());
        child
    }

    fn scratch(&self) -> usize {
        std::fs::read_dir(self.place.path("scratch")).unwrap().count()
    }

    /// True while a process sleeps that the compiler started.
    fn sleeps(&self) -> bool {
        let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        let mut lines = processes.filter_map(|entry| std::fs::read(entry.path().join("cmdline")).ok());
        lines.any(|line| line.split(|b| *b == 0).any(|part| part == self.long.as_bytes()))
    }
}

fn wait_until(what: &str, condition: impl Fn() -> bool) {
    for _ in 0..3000 {
        if condition() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("waited a minute for: {what}");
}

fn interrupt(child: &Child) {
    // SAFETY: a signal to a child that was not waited for yet.
    let sent = unsafe { libc::kill(child.id().cast_signed(), libc::SIGINT) };
    assert_eq!(sent, 0);
}

fn wait_for_line(stderr: &mut BufReader<ChildStderr>, part: &str) -> String {
    stderr.lines().map(Result::unwrap).find(|line| line.contains(part)).unwrap()
}

#[test]
fn a_second_interrupt_ends_at_once_and_leaves_nothing() {
    let contained = Contained::new(1, HANGS);
    let mut child = contained.start();
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    interrupt(&child);
    wait_for_line(&mut stderr, "interrupt again to end at once");
    assert!(contained.scratch() > 0 && contained.sleeps(), "the batch is under way");
    // Two signals within a second are one.
    std::thread::sleep(std::time::Duration::from_millis(1100));
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(contained.scratch(), 0);
    assert!(!contained.sleeps(), "what left its session is gone as well");
}

#[test]
fn an_interrupt_while_a_compiler_is_asked_leaves_nothing() {
    let contained = Contained::new(2, SILENT);
    let mut child = contained.start();
    let mut stderr = BufReader::new(child.stderr.take().unwrap());
    let line = wait_for_line(&mut stderr, "waiting for");
    assert!(line.starts_with("bitfrost: waiting for mycc (/"), "{line}");
    assert!(line.ends_with("asked `--version` 2 s ago; it has 15 s to answer"), "{line}");
    interrupt(&child);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert_eq!(contained.scratch(), 0);
    assert!(!contained.sleeps());
}

#[test]
fn what_a_killed_campaign_left_is_removed_at_the_next_start() {
    let contained = Contained::new(3, HANGS);
    let mut child = contained.start();
    child.kill().unwrap();
    child.wait().unwrap();
    wait_until("the keeper to end everything", || !contained.sleeps());
    assert_eq!(contained.scratch(), 1, "no process was left to remove it");
    let place = &contained.place;
    place.run("fuzz --programs 1 --seed 1 --profile single --fresh --config fine.toml").code(0);
    assert_eq!(contained.scratch(), 0);
}

/// Keepers are processes of the user, too: what kills bitfrost may kill them.
#[test]
fn what_a_campaign_left_that_was_killed_with_its_keepers_is_ended_at_the_next_start() {
    let contained = Contained::new(4, HANGS);
    let mut child = contained.start();
    let place = &contained.place;
    let scratch = place.path("scratch").canonicalize().unwrap();
    for process in std::fs::read_dir("/proc").unwrap().filter_map(Result::ok) {
        let of_process = |name: &str| std::fs::read(process.path().join(name)).unwrap_or_default();
        let works_here =
            std::fs::read_link(process.path().join("cwd")).is_ok_and(|cwd| cwd.starts_with(&scratch));
        if works_here && of_process("comm").starts_with(b"bitfrost-keeper") {
            let number: i32 = process.file_name().to_str().unwrap().parse().unwrap();
            // First it may do nothing, and then it is killed with the other.
            // SAFETY: a signal to a process that was found to be a keeper of this test's campaign.
            assert_eq!(unsafe { libc::kill(number, libc::SIGSTOP) }, 0);
            child.kill().unwrap();
            // SAFETY: as above; it is stopped, and has not ended.
            assert_eq!(unsafe { libc::kill(number, libc::SIGKILL) }, 0);
        }
    }
    child.wait().unwrap();
    assert!(contained.sleeps(), "it has left its group, and its keeper is dead");
    let next = place.run("fuzz --programs 1 --seed 1 --profile single --fresh --config fine.toml").code(0);
    let notice = "removed what a killed bitfrost had left: directories 1, processes 1\n";
    assert!(next.stderr.contains(notice), "{}", next.stderr);
    assert!(!contained.sleeps());
    assert_eq!(contained.scratch(), 0);
}

#[test]
fn what_was_left_in_the_default_place_is_removed_by_any_verb() {
    let place = Place::new();
    let abandoned = place.path("bitfrost-scratch-abcdef");
    std::fs::create_dir_all(abandoned.join("x0")).unwrap();
    std::fs::write(abandoned.join("owner"), "process 1 of bitfrost works here\n").unwrap();
    common::ended(place.command().args(["generate"]).env("TMPDIR", place.0.path())).code(0);
    assert!(!abandoned.exists());
}

const DOCUMENT: &str = include_str!("../../docs/containment.md");

/// The protections of the document's table, with the deeds of `drill` in each row.
fn documented() -> Vec<(&'static str, Vec<&'static str>)> {
    let in_backquotes = |text: &'static str| text.split('`').skip(1).step_by(2).collect::<Vec<_>>();
    let row = |line: &'static str| {
        let cells: Vec<&str> = line.split(" | ").collect();
        let [first, _, _, _, last] = cells[..] else { return None };
        Some((*in_backquotes(first).first()?, in_backquotes(last)))
    };
    DOCUMENT.lines().filter_map(row).skip_while(|(name, _)| *name == "drill").collect()
}

/// Tries deeds of foreign code, and returns the names of those that were tried. Where the kernel has no protection there is a reason.
fn tried(name: &str) -> Vec<String> {
    let report = Place::new().run(&format!("drill {name} --json --jobs 2")).code(0).json();
    let faults = report["faults"].as_array().unwrap();
    for fault in faults {
        let is_contained = fault["found"] == json!(true) && fault["tier"] == json!("sandbox");
        assert!(is_contained || fault["left_out"].is_string(), "{fault}");
    }
    faults.iter().map(|fault| fault["name"].as_str().unwrap().to_owned()).collect()
}

/// The deeds of the document by a compiler or by a program, as `drill` names them.
fn documented_deeds(by: &str) -> Vec<String> {
    documented()
        .into_iter()
        .flat_map(|(_, deeds)| deeds)
        .map(|deed| format!("contained:{by}-{deed}"))
        .collect()
}

fn sorted(mut names: Vec<String>) -> Vec<String> {
    names.sort();
    names
}

#[test]
fn hostile_programs_are_kept_from_what_the_document_says() {
    assert_eq!(sorted(tried("contained:program-")), sorted(documented_deeds("program")));
}

#[test]
fn a_hostile_compiler_is_kept_from_deleting() {
    assert_eq!(tried("contained:compiler-deletes"), ["contained:compiler-deletes"]);
}

#[test]
#[ignore = "asks a new compiler for each deed all that a compiler is asked: 14 of them, 40 CPU seconds"]
fn hostile_compilers_are_kept_from_what_the_document_says() {
    assert_eq!(sorted(tried("contained:compiler-")), sorted(documented_deeds("compiler")));
}

/// The protections of `doctor` are those of the document, and each is enforced or has a reason.
#[test]
fn doctor_says_what_the_kernel_enforces() {
    let report = Place::new().run("doctor --json").json();
    let protections = report["sandbox"].as_array().unwrap();
    let names: Vec<&str> = protections.iter().map(|row| row["protection"].as_str().unwrap()).collect();
    assert_eq!(names, documented().into_iter().map(|(name, _)| name).collect::<Vec<_>>());
    for row in protections {
        assert!(row["by"].is_string() != row["problem"].is_string(), "{row}");
    }
}

/// A program of three lines in a directory of the user's that includes a file beside it, and deletes it.
const DELETES: &str = r#"
#include <stdio.h>
#include "beside.h"
int main(void) { printf("%d\n", remove(BESIDE)); return 0; }
"#;

#[test]
fn a_program_in_the_users_directory_cannot_delete_there_unless_the_sandbox_is_off() {
    let place = Place::new();
    let write = || {
        place.write("beside.h", format!("#define BESIDE {:?}\n", place.path("beside.h")).as_bytes());
        place.write("deletes.c", DELETES.as_bytes());
    };
    for (mode, is_kept) in [("if-available", true), ("off", false)] {
        write();
        place.compilers("gcc.toml", &[common::GCC, &format!("[native.sandbox]\nmode = \"{mode}\"\n")]);
        place.run("check deletes.c --config gcc.toml");
        assert_eq!(place.path("beside.h").exists(), is_kept, "{mode}");
    }
}

/// As chibicc, slimcc and pcc do, whatever `TMPDIR` says. Where the user may make no namespaces, `/tmp` is closed.
#[test]
fn a_compiler_that_makes_its_files_in_tmp_makes_them_in_its_scratch_directory() {
    let place = Place::new();
    let name = format!("bitfrost-younger-{}", std::process::id());
    let script = format!(
        "t=$(mktemp /tmp/{name}-XXXXXX) && gcc -w -c \\\"$0\\\" -o \\\"$t\\\" && cp \\\"$t\\\" \\\"$1\\\""
    );
    let command = format!("command = [\"sh\", \"-c\", \"{script}\", \"{{input}}\", \"{{output}}\"]");
    let compiler = format!("[[native.compiler]]\nname = \"younger\"\nfamily = \"younger\"\n{command}\n");
    place.compilers("younger.toml", &[&compiler]);
    let ended = place.run("fuzz --programs 8 --seed 1 --config younger.toml --db x.db --json --no-reduce");
    let protections = place.run("doctor --json").json()["sandbox"].as_array().unwrap().clone();
    let namespaces = protections.iter().any(|row| row["by"] == json!("namespaces"));
    assert_eq!(ended.json()["findings_total"] == json!(0), namespaces, "{ended:?}");
    let left = std::fs::read_dir("/tmp").unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(left.filter(|left| left.to_string_lossy().starts_with(&name)).count(), 0);
}

/// The predicate of `reduce --test` is the user's own.
#[test]
fn the_users_own_script_may_write_where_the_user_may() {
    let place = Place::new();
    place.write("a.c", b"int x;\nint main(void) { return 0; }\n");
    let log = place.path("log");
    place.script("test.sh", &format!("echo asked >> {}; grep -q main a.c", log.display()));
    place.run("reduce a.c --test ./test.sh").code(0);
    assert!(place.read("log").contains("asked"));
}

/// Only a kernel with a whole sandbox satisfies it; the message names what is missing.
#[test]
fn a_sandbox_that_is_required_is_whole_or_nothing_runs() {
    let place = Place::new();
    place.compilers("required.toml", &["[native.sandbox]\nmode = \"required\"\n"]);
    let enforced = place.run("doctor --json").json()["sandbox"]
        .as_array()
        .unwrap()
        .iter()
        .all(|row| row["by"].is_string());
    let ended = place.run("fuzz --programs 1 --seed 1 --profile single --fresh --config required.toml");
    if enforced {
        ended.code(0);
    } else {
        let said = ended.code(3).stderr;
        assert!(said.contains("the kernel does not enforce a whole sandbox: "), "{said}");
    }
}
