//! Tests of the user's that fail as tests do: they are flaky, change their mind, hang, fork, fill the disk, or the disk is full, the user
//! interrupts, the machine dies under them. What is on the disk is never worse than before, and nothing of it goes unsaid.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::process::{Child, Stdio};
use std::time::Duration;

use host::clock::Stopwatch;

use common::{Ended, Place, ended};

/// A program, and what the tests want of it.
struct TroubledFile {
    name: &'static str,
    reduced: &'static str,
    program: &'static str,
    wanted: &'static str,
    /// Another part that is wanted, so that a reduction takes longer.
    also: &'static str,
}

/// One in each language.
const FILES: [TroubledFile; 3] = [
    TroubledFile {
        name: "mine.c",
        reduced: "mine.reduced.c",
        program: include_str!("../../../reducer/tests/source/sample.c"),
        wanted: "gp->a",
        also: ": 3",
    },
    TroubledFile {
        name: "mine.cpp",
        reduced: "mine.reduced.cpp",
        program: include_str!("../../../reducer/tests/source/sample.cpp"),
        wanted: "q.area",
        also: "override",
    },
    TroubledFile {
        name: "mine.ll",
        reduced: "mine.reduced.ll",
        program: include_str!("../../../reducer/tests/whole.ll"),
        wanted: "llvm.ctpop",
        also: "sdiv",
    },
];

/// A place with the program and a test, a shell's text; `$COUNT` is a file outside that it may count in.
fn place(file: &TroubledFile, test: &str) -> Place {
    let place = Place::new();
    place.write(file.name, file.program.as_bytes());
    place.write("test.sh", format!("#!/bin/sh\n{test}\n").as_bytes());
    fs::set_permissions(place.path("test.sh"), fs::Permissions::from_mode(0o755)).unwrap();
    place
}

/// The command, and what the test's text has in it.
fn settings<'c>(command: &'c mut assert_cmd::Command, file: &TroubledFile) -> &'c mut assert_cmd::Command {
    command.env("FILE", file.name).env("WANTED", file.wanted).env("ALSO", file.also);
    command.args(["reduce", file.name, "--test", "./test.sh"])
}

fn reduce(place: &Place, file: &TroubledFile, more: &str) -> Ended {
    let mut command = place.command();
    settings(command.env("COUNT", place.path("count")), file).args(more.split_whitespace());
    ended(&mut command)
}

/// A test that says the contrary in every twentieth of its runs.
const FLAKY: &str = r#"echo x >>$COUNT
right=no
grep -q -e "$WANTED" $FILE && right=yes
[ $(($(wc -l <$COUNT) % 20)) -ne LUCK ] || { [ $right = no ]; exit; }
[ $right = yes ]"#;

fn check_flaky(file: &TroubledFile, luck: &str) {
    let place = place(file, &FLAKY.replace("LUCK", luck));
    let ended = reduce(&place, file, "--jobs 1");
    assert_eq!(ended.code, 0, "{luck}: {ended:?}");
    assert!(ended.stderr.contains("./test.sh is flaky: it takes the original in "), "{luck}: {ended:?}");
    let left = place.read(file.reduced);
    assert!(left.contains(file.wanted) && left.len() < 200, "{luck}: {left}");
}

#[test]
#[ignore = "10 CPU s: each candidate is tested several times"]
fn a_flaky_test_is_found_out_and_repeated() {
    FILES.iter().for_each(|file| check_flaky(file, "3"));
}

/// It shows on the original, when the reduction begins, or when its result is tested again.
#[test]
#[ignore = "two minutes: each test of six reductions is repeated"]
fn a_flaky_test_is_found_out_at_any_time() {
    // The last of the first two is among the runs on the result; that of the module shows when what was taken wrongly is asked again.
    for (file, lucks) in FILES.iter().zip([["2", "11", "13"], ["2", "11", "14"], ["2", "11", "9"]]) {
        lucks.into_iter().for_each(|luck| check_flaky(file, luck));
    }
}

#[test]
#[ignore = "8 CPU s: eight reductions"]
fn how_often_a_test_runs_can_be_said() {
    for file in &FILES {
        let place = place(file, &FLAKY.replace("LUCK", "3"));
        let ended = reduce(&place, file, "--jobs 1 --repeat 5 --needed 3");
        assert!(ended.code == 0 && !ended.stderr.contains("flaky"), "{ended:?}");
        assert!(place.read(file.reduced).contains(file.wanted));
        let ended = reduce(&place, file, "--repeat 5 --needed 6");
        assert!(ended.code == 2 && ended.stderr.contains("--needed 6: there are only 5 runs"), "{ended:?}");
    }
}

#[test]
fn a_test_that_is_wrong_half_the_time_is_refused() {
    for file in &FILES {
        let test = r#"echo x >>$COUNT; grep -q -e "$WANTED" $FILE && [ $(($(wc -l <$COUNT) % 2)) -eq 0 ]"#;
        let place = place(file, test);
        let ended = reduce(&place, file, "--jobs 1");
        assert!(ended.code == 2 && ended.stderr.contains("in 5 of 10 runs; --repeat N"), "{ended:?}");
        assert!(!place.path(file.reduced).exists());
    }
}

#[test]
#[ignore = "12 CPU s: each candidate is tested several times"]
fn a_test_that_changes_its_mind_is_reported() {
    for file in &FILES {
        let test = r#"grep -q -e "$WANTED" $FILE && echo x >>$COUNT && [ $(wc -l <$COUNT) -lt 12 ]"#;
        let place = place(file, test);
        let ended = reduce(&place, file, "--jobs 1");
        assert!(ended.code == 2 && ended.stderr.contains("no longer accepts"), "{ended:?}");
        assert!(place.read(file.reduced).contains(file.wanted));
    }
}

#[test]
#[ignore = "16 CPU s: it waits for the limits"]
fn a_test_that_hangs_forks_or_fills_the_disk_is_stopped() {
    const TROUBLES: [&str; 3] = [
        "sleep 100",
        "while :; do sleep 60 & sleep 0.01; done",
        "while :; do head -c 100000000 /dev/zero >$((n=n+1)); done",
    ];
    for (trouble, file) in
        TROUBLES.into_iter().flat_map(|trouble| FILES.iter().map(move |file| (trouble, file)))
    {
        let place = place(file, &format!("grep -q -e \"$WANTED\" $FILE || {{ {trouble}; }}"));
        let ended = reduce(&place, file, "--timeout 1 --max-tests 6 --jobs 2");
        assert!(ended.code == 1 && ended.stderr.contains("the test was stopped"), "{trouble}: {ended:?}");
        assert!(place.read(file.reduced).contains(file.wanted), "{trouble}");
    }
}

/// Starts a reduction.
fn start(place: &Place, file: &TroubledFile) -> Child {
    let binary = place.command().get_program().to_owned();
    #[expect(clippy::disallowed_methods, reason = "the test kills what it starts")]
    let mut command = std::process::Command::new(binary);
    command.args(["reduce", file.name, "--test", "./test.sh", "--jobs", "2"]).current_dir(&place.0);
    command.env("FILE", file.name).env("WANTED", file.wanted).env("ALSO", file.also);
    command.env("TMPDIR", place.path("scratch")).env("PLACE", place.0.path());
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap()
}

/// `BITFROST_KILLS` says how often, otherwise ten times.
#[test]
#[ignore = "12 CPU s: reductions that are killed"]
fn random_kills_leave_the_best_so_far_and_no_directories() {
    let kills: u64 =
        std::env::var_os("BITFROST_KILLS").map_or(10, |count| count.to_str().unwrap().parse().unwrap());
    let state = u64::from(std::process::id()) << 20 | 1;
    println!("{kills} kills, from {state}");
    FILES.iter().for_each(|file| check_kills(kills, state, file));
}

/// A test that waits once it has taken some candidates.
const WAITS: &str = r#"grep -q -e "$WANTED" $FILE || exit 1
echo x >>"$PLACE/count"
[ $(wc -l <"$PLACE/count") -lt 8 ] && exit 0
: >"$PLACE/started"
exec sleep 600"#;

#[test]
fn an_interrupt_leaves_the_best_so_far() {
    for file in &FILES {
        let place = place(file, WAITS);
        fs::create_dir(place.path("scratch")).unwrap();
        let child = start(&place, file);
        for _ in 0..3000 {
            if place.path("started").exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let interrupted = Stopwatch::start();
        // SAFETY: a signal to a child that was not waited for yet.
        assert_eq!(unsafe { libc::kill(child.id().cast_signed(), libc::SIGINT) }, 0);
        let ended = child.wait_with_output().unwrap();
        // Long before the run of the test would have ended, however busy the machine is.
        assert!(interrupted.elapsed() < Duration::from_mins(1), "{}", file.name);
        let code = ended.status.code();
        assert!(code == Some(1) || code == Some(130), "{}: {ended:?}", file.name);
        let left = place.read(file.reduced);
        assert!(left.contains(file.wanted) && left.len() < file.program.len(), "{left}");
        assert_eq!(place.read(file.name), file.program);
        assert_eq!(fs::read_dir(place.path("scratch")).unwrap().count(), 0);
    }
}

/// The test of a reduction on a disk that it fills after some runs, so that the next result finds no room.
const FILLS: &str = r#"grep -q -e "$WANTED" $FILE || exit 1
echo x >>"$PLACE/count"
[ $(wc -l <"$PLACE/count") -lt 12 ] || head -c 1000000 /dev/zero >"$PLACE/disk/other" 2>/dev/null
exit 0"#;

#[test]
fn a_full_disk_keeps_the_best_so_far_and_ends_the_reduction() {
    for TroubledFile { name, reduced, program, wanted, .. } in &FILES {
        let place = place(&FILES[0], FILLS);
        place.write(name, program.as_bytes());
        let reduce = format!("$BITFROST reduce disk/{name} --test ./test.sh --jobs 1");
        let script = format!(
            "export FILE={name} WANTED='{wanted}' PLACE=\"$PWD\"
             cp {name} disk/
             code=0; {reduce} 2> said || code=$?
             echo $code > code; ls -A disk > names; cp disk/{reduced} kept || cat said >&2; cmp disk/{name} {name}
             rm disk/other
             printf '%s\\n' '#!/bin/sh' 'grep -q -e \"$WANTED\" $FILE' > test.sh
             {reduce} --max-tests 10 2> later || [ $? -eq 1 ]
             cp disk/{reduced} last"
        );
        common::small_disk::on_small_disk(&place, "64k", &script).code(0);
        let (said, kept) = (place.read("said"), place.read("kept"));
        assert!(said.contains(&format!("cannot write disk/{reduced}: No space left")), "{said}");
        assert_eq!(place.read("code"), "3\n", "{said}");
        // Whole, and nothing half written is beside it.
        assert!(kept.contains(wanted) && kept.ends_with('\n') && kept.len() < program.len(), "{kept}");
        assert_eq!(place.read("names").lines().collect::<Vec<_>>(), [*name, *reduced, "other"]);
        assert!(place.read("later").contains("continuing with disk/"), "{}", place.read("later"));
        assert!(place.read("last").len() <= kept.len() && place.read("last").contains(wanted));
    }
}

fn check_kills(kills: u64, mut state: u64, file: &TroubledFile) {
    let place = place(file, r#"grep -q -e "$WANTED" $FILE && grep -q -e "$ALSO" $FILE && sleep 0.01"#);
    fs::create_dir(place.path("scratch")).unwrap();
    let mut length = usize::MAX;
    for kill in 0..kills {
        let mut child = start(&place, file);
        // xorshift
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        std::thread::sleep(Duration::from_millis(100 + state % 700));
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(place.read(file.name), file.program);
        if let Ok(best) = fs::read_to_string(place.path(file.reduced)) {
            assert!(best.contains(file.wanted) && best.len() <= length, "{kill}: {best}");
            length = best.len();
        }
    }
    // As a kill in the middle of a write leaves it.
    place.write(&format!(".{}.killed.unfinished", file.reduced), b"half");
    // The next start, which ends by itself.
    let mut command = place.command();
    let last = ended(settings(command.env("TMPDIR", place.path("scratch")), file));
    assert!(last.code == 0 && place.read(file.reduced).contains(file.wanted), "{last:?}");
    assert_eq!(fs::read_dir(place.path("scratch")).unwrap().count(), 0);
    let written = fs::read_dir(&place.0).unwrap().map(|entry| entry.unwrap().file_name());
    let temporary = written.filter(|name| name.to_string_lossy().starts_with('.')).count();
    assert_eq!(temporary, 0, "files that were half written");
}
