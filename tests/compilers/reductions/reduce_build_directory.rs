//! `reduce --build-dir`: the test runs in a copy of a directory, as `make` left it.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::Path;

use common::{Ended, Place};

/// The rules write a line for each object that they make.
const MAKEFILE: &str = "OBJECTS = a.o sub/b.o sub/lib.o
prog: $(OBJECTS)
\tgcc -o prog $(OBJECTS)
%.o: %.c
\t@echo $< >>log
\tgcc -c $< -o $@
a.o sub/b.o: h.h
";

/// The test: the program exits with 6, and the objects that were made are told.
const TEST: &str = "make -s >made.txt 2>&1 || exit 1
tail -n +4 log | sort -u | tr '\\n' ' ' >>\"$PLACE/made\"; echo >>\"$PLACE/made\"
echo later >>sub/lib.c; rm -rf Makefile sub/b.c; mkdir h.h.d; : >h.h; chmod 700 sub
./prog; [ $? -eq 6 ]";

/// A project that was built.
fn project() -> Place {
    let place = Place::new();
    fs::create_dir_all(place.path("p/sub")).unwrap();
    place.write("p/Makefile", MAKEFILE.as_bytes());
    place.write("p/h.h", b"int sub(int a);\nint unused(int b);\n");
    place.write(
        "p/a.c",
        b"#include \"h.h\"\nint f(int a) { return a + 1; }\nint unused_too(void) { return f(8); }\nint main(void) { return sub(f(2)); }\n",
    );
    place.write("p/sub/b.c", b"#include \"../h.h\"\nint sub(int a) { return a + 3; }\n");
    place.write("p/sub/lib.c", b"int lib(void) { return 1; }\n");
    let mut make = assert_cmd::Command::new("make");
    make.current_dir(place.path("p")).arg("-s").assert().success();
    place.script("test.sh", TEST);
    place
}

/// The files below a directory: contents and times of the last change.
fn files(directory: &Path) -> BTreeMap<String, (Vec<u8>, i64, i64)> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(directory).unwrap().map(Result::unwrap) {
        let about = entry.metadata().unwrap();
        match about.is_dir() {
            true => found.extend(files(&entry.path())),
            false => {
                let content = fs::read(entry.path()).unwrap();
                found
                    .insert(entry.path().display().to_string(), (content, about.ctime(), about.ctime_nsec()));
            }
        }
    }
    found
}

fn reduce(place: &Place, arguments: &[&str]) -> Ended {
    let mut command = place.command();
    command.env("PLACE", place.0.path()).arg("reduce").args(arguments);
    common::ended(&mut command)
}

#[test]
fn make_compiles_what_a_candidate_changes_and_the_original_is_not_touched() {
    let place = project();
    let before = files(&place.path("p"));
    // For two tests at a time, each candidate in a copy that an earlier one has used.
    let files_and_test = ["p/a.c", "p/sub/b.c", "--test", "./test.sh", "--build-dir", "p"];
    let ended = reduce(&place, &[&files_and_test[..], &["--jobs", "2", "--max-tests", "12"]].concat());
    assert!(ended.code < 2, "{ended:?}");
    let left = place.read("p/a.reduced.c");
    assert!(left.contains("sub(") && !left.contains("unused_too"), "{left}");
    let mut after = files(&place.path("p"));
    after.retain(|name, _| !name.contains(".reduced."));
    assert!(after == before, "the build directory was changed");
    // The original's objects are new enough; of a candidate those are made that depend on it.
    let made = place.read("made");
    let made: Vec<&str> = made.lines().map(str::trim).collect();
    assert_eq!(made[..2], ["", ""]);
    assert!(made.contains(&"a.c") && !made.iter().any(|objects| objects.contains("lib")), "{made:?}");
}

#[test]
fn a_build_directory_that_a_test_writes_is_found_out() {
    let place = project();
    place.script("absolute.sh", "cd \"$PLACE/p\" && touch a.o && make -s >/dev/null 2>&1; grep -q sub a.c");
    let ended = reduce(&place, &["p/a.c", "--test", "./absolute.sh", "--build-dir", "p"]);
    assert!(
        ended.code == 2 && ended.stderr.contains("p/a.o was changed while the test ran in a copy"),
        "{ended:?}"
    );
    for (arguments, why) in [
        (["test.sh", "--test", "./test.sh", "--build-dir", "p"], "test.sh is not in p"),
        (["p/a.c", "--test", "./test.sh", "--build-dir", "none"], "cannot read none"),
        (["p/a.c", "--test", "./test.sh", "--build-dir", "p/a.c"], "cannot read p/a.c"),
    ] {
        let ended = reduce(&place, &arguments);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{ended:?}");
    }
}

/// The guard needs the header and the other file, which only the build directory has.
#[test]
fn the_guard_builds_in_a_copy() {
    let place = Place::new();
    fs::create_dir_all(place.path("p/include")).unwrap();
    place.write("p/include/h.h", b"int sub(int a);\n");
    place.write("p/b.c", b"int sub(int a) { return a + 3; }\n");
    place.write("p/a.c", b"#include \"h.h\"\nint unused;\nint main(void) { return sub(3); }\n");
    place.script("test.sh", "gcc -Iinclude a.c b.c -o a && ./a; [ $? -eq 6 ]");
    let files_and_test = ["p/a.c", "--test", "./test.sh", "--build-dir", "p", "--guard", "--max-tests", "2"];
    let ended = reduce(&place, &[&files_and_test[..], &["--cflags=-Ip/include", "--cflags=p/b.c"]].concat());
    assert!(ended.code < 2 && ended.stderr.contains("no undefined behaviour by gcc"), "{ended:?}");
    let left = place.read("p/a.reduced.c");
    assert!(left.contains("sub(3)") && !left.contains("unused"), "{left}");
    assert!(!place.path("p/guarded").exists());
}
