//! `check` on several files, and what it says where engines did not run.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::{Ended, Place, ended, seed};
use serde_json::{Value, json};

const PROGRAM: &str = "\
void bf_observe(unsigned int, unsigned long long);
struct S { char a; int b; };
struct S f(struct S s) { s.b = 7; return s; }
void entry(void)
{
    struct S s = {.a = 1, .b = 2};
    struct S r = f(s);
    bf_observe(1u, (unsigned long long)r.b);
}
int main(void) { entry(); return 0; }
";

const MODULE: &str = "\
declare void @bf_observe(i32, i64)
define void @entry() {
  call void @bf_observe(i32 0, i64 7)
  ret void
}
";

/// Nothing in it is fit for the interpreter, nor for what says what it may do.
const UNJUDGED: &str = "\
declare void @unknown()
define void @entry() {
  call void @unknown()
  ret void
}
";

/// With a program for each target, and a module.
fn place() -> Place {
    let place = Place::new();
    place.write("x.c", PROGRAM.as_bytes());
    place.write("arm.c", format!("/* target: aarch64-linux-gnu */\n{PROGRAM}").as_bytes());
    place.write("x.ll", MODULE.as_bytes());
    place
}

fn verdicts(ended: &Ended) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let programs = ended.json()["programs"].as_array().unwrap().clone();
    programs.iter().map(|program| (text(&program["file"]), text(&program["verdict"]))).collect()
}

fn agree(files: &[&str]) -> Vec<(String, String)> {
    files.iter().map(|file| ((*file).to_owned(), "agree".to_owned())).collect()
}

/// Runs `bitfrost` where a compiler for x86-64 alone is called tcc: gcc, so that no test needs the real one.
fn run_beside_tcc(place: &Place, arguments: &[&str]) -> Ended {
    let directory = place.path("tcc-bin");
    fs::create_dir_all(&directory).unwrap();
    let script = directory.join("tcc");
    let text = "#!/bin/sh\n[ \"$1\" = -v ] && { echo 'tcc version 0.9.27'; exit; }\nexec gcc \"$@\"\n";
    fs::write(&script, text).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let search_path = host::machine::search_path();
    let all = std::iter::once(directory).chain(std::env::split_paths(&search_path));
    ended(place.command().env("PATH", std::env::join_paths(all).unwrap()).args(arguments))
}

/// tcc is on one target only, and modules have no such option.
#[test]
#[ignore = "4 CPU s: each target's compilers"]
fn what_only_one_target_has_is_left_out_there() {
    let place = place();
    let run = |line: &str| run_beside_tcc(&place, &line.split_whitespace().collect::<Vec<_>>());
    let both = run("check --json --without tcc --levels 0 arm.c x.c x.ll").code(0);
    assert_eq!(verdicts(&both), agree(&["arm.c", "x.c", "x.ll"]));
    assert_eq!(both.json()["unchecked"], json!([]));
    let engines = both.json()["programs"][1]["engines"].as_object().unwrap().clone();
    assert!(engines.keys().all(|engine| !engine.contains("tcc")), "{engines:?}");
    run("check --without tcc --levels 0 arm.c").code(0).says("arm.c: agree");
}

#[test]
fn a_name_that_no_target_has_is_an_error() {
    let place = place();
    place.write("only.toml", b"[native]\ninclude = [\"clang-19\", \"gcc\"]\n");
    let unknown = place.run("check --without icc x.c").code(2);
    assert!(unknown.stderr.contains("x.c: --without icc: no engine has this name"), "{unknown:?}");
    let none = place.run("check --without gcc --without clang --without word --config only.toml x.c").code(2);
    assert!(none.stderr.contains("leaves no compiler for x86_64-linux-gnu: `--no-native`"), "{none:?}");
}

/// Every file is tried, each failure is said, and the gravest is the exit code: 3 before 2 before 1.
#[test]
fn files_that_cannot_be_checked_do_not_stand_in_the_way() {
    let place = place();
    place.write("bad.c", b"int x = ;\n");
    place.write("bad.ll", b"nonsense\n");
    let some = place.run("check --no-native --json bad.c x.c none.c x.ll bad.ll").code(2);
    assert_eq!(verdicts(&some), agree(&["x.c", "x.ll"]));
    let unchecked = some.json()["unchecked"].as_array().unwrap().clone();
    let reasons = ["bad.c:1:", "cannot read none.c: No such file", "bad.ll:1:1:"];
    assert_eq!(unchecked.len(), reasons.len());
    for (one, reason) in unchecked.iter().zip(reasons) {
        assert!(one["reason"].as_str().unwrap().starts_with(reason), "{one}");
        assert!(some.stderr.contains(reason), "{some:?}");
    }
    assert_eq!(unchecked[1]["file"], json!("none.c"));

    place.run("check --config wrong.toml x.c").code(1).says("x.c: mismatch");
    place.run("check --config wrong.toml x.c none.c").code(2).says("x.c: mismatch");
    let no_tools =
        place.command().args(["check", "x.c", "none.c"]).env("PATH", place.0.path()).output().unwrap();
    assert_eq!(no_tools.status.code(), Some(3), "{no_tools:?}");
}

#[test]
fn vector_registers_of_one_target_leave_the_other_checked() {
    let place = place();
    let some = place.run("check --json --no-native --vectors avx arm.c x.c").code(2);
    assert_eq!(verdicts(&some), agree(&["x.c"]));
    assert!(some.stderr.contains("arm.c: --vectors: aarch64-linux-gnu has one kind"), "{some:?}");
}

#[test]
fn what_ran_and_what_did_not_is_said() {
    let place = place();
    let left_out = "\n  not run: compilers (--no-native)";
    place.run("check --no-native x.c").code(0).says("x.c: agree (2 engines)").says(left_out);
    place.run("check --no-native x.ll").code(0).says("x.ll: agree (3 engines)").says(left_out);
    let module = place.run("check --no-native --json x.ll").code(0).json()["programs"][0].clone();
    assert_eq!((&module["ran"], &module["engines"]), (&json!(3), &json!({ "interpreter": [[0, "0x7"]] })));
    let expected = json!([{ "engines": ["compilers"], "reason": "--no-native" }]);
    assert_eq!(module["left_out"], expected);
}

#[test]
fn a_module_that_no_engine_can_follow_does_not_agree() {
    let place = place();
    place.write("unjudged.ll", UNJUDGED.as_bytes());
    let nothing = place.run("check --no-native unjudged.ll x.c").code(2);
    assert!(!nothing.stdout.contains("unjudged.ll: agree"), "{nothing:?}");
    let message = "unjudged.ll: nothing was compared: incomparable (no-reference)";
    assert!(nothing.stderr.contains(message) && nothing.stderr.contains("not run: tracked"), "{nothing:?}");
    assert!(nothing.stdout.contains("x.c: agree"), "{nothing:?}");
    let json = place.run("check --no-native --json unjudged.ll").code(2).json();
    assert_eq!(json["programs"][0]["verdict"], json!("incomparable"));
}

#[test]
fn the_reference_alone_has_nothing_to_agree_with() {
    let place = place();
    place.write("none.toml", b"[native]\nstrategies = []\n");
    let nothing = place.run("check --no-native --config none.toml x.c").code(2);
    assert!(nothing.stdout.contains("x.c: incomparable (no-engine) (1 engine)"), "{nothing:?}");
    assert!(nothing.stderr.contains("nothing was compared"), "{nothing:?}");
    let fuzz = place.run("fuzz --no-native --config none.toml --programs 8").code(2);
    assert!(fuzz.stderr.contains("no engine is left to compare with the reference"), "{fuzz:?}");
}

#[test]
fn a_campaign_without_a_program_is_no_success() {
    let ended = Place::new().run("fuzz --no-native --profile single --duration 1ns").code(2);
    assert!(ended.stderr.contains("nothing was tested"), "{ended:?}");
}

#[test]
fn a_compiler_that_could_be_asked_nothing_confirms_nothing() {
    let arguments =
        ["explain", "struct S { __fp16 a; };", "--target", "x86_64-linux-gnu", "--against", "tcc"];
    let ended = run_beside_tcc(&Place::new(), &arguments).code(2);
    assert!(ended.stderr.contains("--against tcc: nothing is confirmed"), "{ended:?}");
}

/// A part that is confirmed does not stand for the rest.
#[test]
fn a_compiler_that_lacks_a_type_confirms_a_part() {
    let declared = "struct S { int a; }; struct S f(struct S); __fp16 *g(struct T { __fp16 a; } t);";
    let arguments = ["explain", declared, "--target", "x86_64-linux-gnu", "--against", "gcc-12"];
    let ended = Place::new().run_with(&arguments).code(2).says("confirmed in part by gcc-12");
    let reason = "--against gcc-12: unsupported on x86_64-linux-gnu: g: the compiler lacks __fp16";
    assert!(ended.stderr.contains(reason), "{ended:?}");
}

/// The compilers of the reference, which agree, say nothing of an engine that was not asked.
#[test]
fn an_engine_that_lacks_a_type_does_not_agree() {
    let place = Place::new();
    place.write("q.c", b"__float128 f(__float128 x);\n");
    place.write("two.c", b"int f(int x);\n__float128 g(__float128 x);\n");
    for file in ["q.c", "two.c"] {
        let ended = place.run(&format!("check --engine rustc {file}")).code(2);
        assert!(!ended.stdout.contains("agree"), "{ended:?}");
        assert!(ended.stderr.contains("unsupported (rustc: it lacks f128)"), "{ended:?}");
    }
}

/// A place with a compiler `noisy`, which lays records out in its own way and whose programs print the time, in `noisy.toml` beside clang 19
/// and others.
fn noisy_place(others: &[&str]) -> Place {
    let place = Place::new();
    let noise = "__attribute__((constructor)) void noise(void) { __builtin_printf(\"%llu\", __builtin_ia32_rdtsc()); }";
    place.write("noise.h", noise.as_bytes());
    let script =
        "case \"$*\" in *x.c*) set -- -include NOISE \"$@\";; esac; exec gcc -w -fpack-struct=1 \"$@\"";
    place.script("noisy", &script.replace("NOISE", &place.path("noise.h").to_string_lossy()));
    let noisy = "[[native.compiler]]\nname = \"noisy\"\n\
                 command = [\"NOISY\", \"{flags}\", \"-c\", \"{input}\", \"-o\", \"{output}\"]\n";
    let noisy = noisy.replace("NOISY", &place.path("noisy").to_string_lossy());
    place.compilers("noisy.toml", &[&[noisy.as_str()], others].concat());
    place
}

/// The file is run by the whole oracle, and as an ordinary program, which prints the time where one compiler has built it.
#[test]
fn a_mismatch_is_found_though_its_program_does_not_repeat() {
    let place = noisy_place(&[]);
    let program = "#include <stdio.h>\nstruct S { char a; int b; };\nint f(struct S s) { return s.b; }\n\
                   int main(void) { struct S s = { 1, 2 }; printf(\"%d\\n\", f(s)); return 0; }\n";
    place.write("x.c", program.as_bytes());
    let ended = place.run("check --config noisy.toml x.c").code(1).says("x.c: mismatch");
    assert!(ended.stderr.contains("does not always do the same"), "{ended:?}");
}

/// An argument that was not passed is another number each time.
#[test]
fn a_program_that_most_compilers_repeat_is_judged() {
    let place = noisy_place(&[common::GCC]);
    let program = "#include <stdio.h>\nint main(void) { goto end; end: printf(\"%d\\n\", 2); return 0; }\n";
    place.write("x.c", program.as_bytes());
    let ended = place.run("check --config noisy.toml x.c").code(1).says("x.c: mismatch");
    ended.says("not always the same; once exit code 0").says("noisy");
}

/// A clang without the `opt` of its installation.
#[test]
fn modules_without_opt_are_not_judged() {
    let place = place();
    let directory = place.path("bin");
    fs::create_dir(&directory).unwrap();
    let script = directory.join("clang-19");
    let search_path = host::machine::search_path();
    let mut candidates = std::env::split_paths(&search_path).map(|directory| directory.join("clang-19"));
    let clang = candidates.find(|path| path.is_file()).unwrap();
    fs::write(&script, format!("#!/bin/sh\nexec {} \"$@\"\n", clang.display())).unwrap();
    fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:/usr/bin:/bin", directory.display());
    let run = |file: &str| ended(place.command().env("PATH", &path).args(["check", "--levels", "0", file]));
    let module = run("x.ll").code(3);
    assert!(!module.stdout.contains("agree") && module.stderr.contains("x.ll: "), "{module:?}");
}

#[test]
fn seeds_of_the_corpus_agree_with_their_count() {
    let place = Place::new();
    let file = seed("article_two_ints.c");
    let program =
        ended(place.command().args(["check", "--json", "--config", "two.toml"]).arg(&file)).code(0).json();
    assert_eq!(
        (&program["programs"][0]["ran"], &program["programs"][0]["left_out"]),
        (&json!(6), &json!([]))
    );
}

#[test]
fn the_page_about_the_subset_shows_programs_of_it() {
    let page = include_str!("../../docs/subset.md");
    let mut programs = 0;
    let place = Place::new();
    for program in page.split("```c\n").skip(1).map(|rest| rest.split("```").next().unwrap()) {
        place.write("x.c", program.as_bytes());
        place.run("check --no-native x.c").code(0).says("x.c: agree (2 engines)");
        // What is not of the subset would be an ordinary program.
        place.run("lower x.c").code(0);
        programs += 1;
    }
    assert!(programs > 0);
}
