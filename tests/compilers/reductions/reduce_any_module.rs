//! `reduce m.ll --test`: a module of LLVM IR, with a command that says what is interesting.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::{Ended, Place};
use serde_json::Value;

/// A module with a program in it, which counts the bits of what it has added up.
const MODULE: &str = r#"target triple = "x86_64-unknown-linux-gnu"

@format = private constant [4 x i8] c"%d\0A\00"
@state = global i32 77

define internal i32 @count(i32 noundef %value) #0 {
  %slot = alloca i32, align 4
  store i32 %value, ptr %slot, align 4
  %loaded = load i32, ptr %slot, align 4
  %bits = call i32 @llvm.ctpop.i32(i32 %loaded)
  ret i32 %bits
}

define i32 @main() #0 {
  %loaded = load i32, ptr @state, align 4
  %more = add nsw i32 %loaded, 5
  %negative = icmp slt i32 %more, 0
  br i1 %negative, label %then, label %else

then:
  ret i32 1

else:
  %bits = call i32 @count(i32 %more)
  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %bits)
  ret i32 0
}

declare i32 @llvm.ctpop.i32(i32)
declare i32 @printf(ptr, ...)
attributes #0 = { nounwind "frame-pointer"="all" }
"#;

/// A place with a module and a test.
fn place(name: &str, test: &str) -> Place {
    let place = Place::new();
    place.write(name, MODULE.as_bytes());
    place.write("test.sh", format!("#!/bin/sh\n{test}\n").as_bytes());
    fs::set_permissions(place.path("test.sh"), fs::Permissions::from_mode(0o755)).unwrap();
    place
}

fn run_tool(place: &Place, program: &str, arguments: &[&str]) {
    let mut command = assert_cmd::Command::new(program);
    command.current_dir(&place.0).args(arguments).assert().success();
}

fn report(ended: &Ended) -> Value {
    serde_json::from_str(&ended.stdout).unwrap()
}

const COUNTS_BITS: &str = "opt-19 -O2 -S \"$1\" -o out.ll 2>/dev/null && grep -q 'call.*@llvm.ctpop' out.ll";

#[test]
fn a_module_is_reduced_to_what_the_test_needs() {
    let place = place("mine.ll", "grep -q 'call.*@llvm.ctpop' \"$1\"");
    let ended = place.run("reduce mine.ll --test ./test.sh --json");
    assert_eq!(ended.code, 0, "{ended:?}");
    let report = report(&ended);
    assert_eq!(report["end"], "minimal");
    assert!(report["tested"].as_u64().unwrap() < 200, "{report}");
    let left = place.read("mine.reduced.ll");
    assert_eq!(report["bytes_after"].as_u64(), Some(left.len() as u64));
    assert!(left.len() < 150 && left.contains("ctpop"), "{left}");
    assert_eq!(place.read("mine.ll"), MODULE);
    // What is minimal is taken up, and stays.
    let again = place.run("reduce mine.ll --test ./test.sh");
    assert!(again.code == 0 && again.stderr.contains("continuing with mine.reduced.ll"), "{again:?}");
}

#[test]
#[ignore = "8 CPU s: each candidate is optimized"]
fn a_module_is_reduced_by_what_an_optimizer_makes_of_it() {
    let place = place("mine.ll", COUNTS_BITS);
    let ended = place.run("reduce mine.ll --test ./test.sh");
    assert_eq!(ended.code, 0, "{ended:?}");
    let left = place.read("mine.reduced.ll");
    assert!(left.len() < 150 && left.contains("ctpop"), "{left}");
}

#[test]
fn bitcode_stays_bitcode() {
    let place = place("mine.ll", &COUNTS_BITS.replace("&&", "&& head -c 2 mine.bc | grep -q BC &&"));
    run_tool(&place, "llvm-as-19", &["mine.ll", "-o", "mine.bc"]);
    let ended = place.run("reduce mine.bc --test ./test.sh --in-place --max-tests 30");
    assert_eq!(ended.code, 1, "{ended:?}");
    run_tool(&place, "llvm-dis-19", &["mine.bc", "-o", "left.ll"]);
    let left = place.read("left.ll");
    assert!(left.contains("ctpop") && !left.contains("frame-pointer"), "{left}");
    assert!(fs::read(place.path("mine.bc.orig")).unwrap().starts_with(b"BC"));
}

#[test]
fn the_test_of_a_command_that_fails_on_a_module_is_written() {
    let place = place("mine.ll", "");
    place.write("mine.ll", format!("module asm \".frobnicate\"\n{MODULE}").as_bytes());
    let crash = |text: &str| place.run_with(&["reduce", "mine.ll", "--crash", "clang-19 -c", text]);
    let ended = crash("another text");
    assert!(ended.code == 2 && ended.stderr.contains("does not fail on the original"), "{ended:?}");
    let ended = crash("unknown directive");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(place.read("mine.reduced.ll"), "module asm \".frobnicate\"\n");
}

#[test]
fn what_is_no_module_is_refused() {
    let place = place("mine.ll", "grep -q ret mine.ll");
    place.write("later.ll", b"define void @f() {\n  %a = frobnicate i32 1\n  ret void\n}\n");
    place.write("cut.bc", b"BC\xC0\xDE\x35");
    for (line, why) in [
        ("reduce later.ll --test ./test.sh", "later.ll:2:8: "),
        ("reduce cut.bc --test ./test.sh", "cut.bc: "),
        ("reduce mine.ll later.ll --test ./test.sh", "one at a time"),
        ("reduce mine.ll --test ./test.sh --cflags=-O", "--cflags is for C"),
        ("reduce none.ll --test ./test.sh", "cannot read none.ll"),
    ] {
        let ended = place.run(line);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{ended:?}");
    }
}

/// One command makes programs that return something else.
#[test]
#[ignore = "6 CPU s: two programs are built of each candidate"]
fn a_module_whose_programs_differ_is_reduced() {
    let place = place("mine.ll", "");
    let returns = MODULE.replace("  ret i32 0\n", "  ret i32 %bits\n");
    place.write(
        "mine.ll",
        returns.replace("  %printed = call i32 (ptr, ...) @printf(ptr @format, i32 %bits)\n", "").as_bytes(),
    );
    let wrong =
        "#!/bin/sh\nsed 's/i32 77/i32 78/' \"$1\" > changed.ll && exec opt-19 -O1 changed.ll -o \"$3\"\n";
    place.write("wrong", wrong.as_bytes());
    fs::set_permissions(place.path("wrong"), fs::Permissions::from_mode(0o755)).unwrap();
    let wrong = place.path("wrong").display().to_string();
    let ended = place.run_with(&["reduce", "mine.ll", "--compare", "opt-19 -O1", "opt-19 -O2"]);
    assert!(ended.code == 2 && ended.stderr.contains("nothing to reduce"), "{ended:?}");
    let ended = place.run_with(&["reduce", "mine.ll", "--compare", "opt-19 -O1", &wrong]);
    assert_eq!(ended.code, 0, "{ended:?}");
    let left = place.read("mine.reduced.ll");
    assert!(left.contains("i32 77") && left.len() < 130, "{left}");
}
