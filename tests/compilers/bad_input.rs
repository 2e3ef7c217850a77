//! Whatever the user hands over: one clear sentence, the right exit code, no panic.

use crate::common;

use std::fs;

use common::{Place, ended};

/// Arguments, exit code, and what standard error says.
const TABLE: &[(&[&str], i32, &str)] = &[
    (&["frobnicate"], 2, "unrecognized subcommand 'frobnicate'"),
    (&["fuzz", "--frobnicate"], 2, "unexpected argument '--frobnicate'"),
    (&["fuzz", "--duration", "soon"], 2, "`soon` is not a duration"),
    (&["fuzz", "--duration", "99999999999h"], 2, "is not a duration: it is longer than 366 days"),
    (&["fuzz", "--duration", "99999999999999999999h"], 2, "is not a duration: number is too large"),
    (&["fuzz", "--duration", "-5m"], 2, "`-5m` is not a duration: it is negative"),
    (&["fuzz", "--duration", "0s"], 2, "`0s` is not a duration: it is zero"),
    (&["fuzz", "--duration", "90"], 2, "`90` is not a duration: it has no unit"),
    (&["drill", "--limit", "367d"], 2, "is not a duration: it is longer than 366 days"),
    (&["fuzz", "--programs", "0"], 2, "invalid value '0'"),
    (&["fuzz", "--jobs", "0"], 2, "invalid value '0'"),
    (&["fuzz", "--programs", "1", "--duration", "1s"], 2, "cannot be used with"),
    (&["fuzz", "--programs", "1", "--without", "icc"], 2, "--without icc: no engine has this name"),
    (&["fuzz", "--config", "none.toml"], 2, "cannot read none.toml: No such file"),
    (&["fuzz", "--config", "bad.toml"], 2, "bad.toml:2: unknown field `colour`"),
    (&["fuzz", "--programs", "1", "--db", "no/such/x.db"], 2, "there is no directory no/such"),
    (&["fuzz", "--programs", "1", "--db", "text"], 2, "text is not a bitfrost database"),
    (&["fuzz", "--programs", "1", "--db", "."], 2, "it is a directory"),
    (&["check"], 2, "required arguments were not provided"),
    (&["check", "none.c"], 2, "cannot read none.c: No such file"),
    (&["check", "."], 2, "cannot read .: Is a directory"),
    (&["check", "binary"], 2, "binary: neither saved DNA nor C text"),
    (&["check", "text"], 2, "text:1:"),
    (&["check", "/dev/zero"], 2, "cannot read /dev/zero: file too large"),
    (&["check", "cut.dna"], 2, "cut.dna is no saved DNA: it is 9 bytes long"),
    (&["check", "undefined.c"], 2, "undefined.c: "),
    (&["generate", "--profile", "huge"], 2, "invalid value 'huge'"),
    (&["generate", "--start", "18446744073709551615", "--count", "2"], 2, "go beyond the last program"),
    (&["generate", "--dna", "text/x"], 2, "cannot write text/x"),
    (&["generate", "--profile", "ir", "--as", "c"], 2, "--as c: programs in C have it"),
    (&["generate", "--profile", "ir-small", "--dna", "x"], 2, "--dna: programs in C have it"),
    (&["fuzz", "--profile", "ir", "--strategy", "word"], 2, "--strategy: programs in C have it"),
    (&["fuzz", "--profile", "ir", "--without", "gcc"], 2, "--without: programs in C have it"),
    (&["check", "none.ll"], 2, "cannot read none.ll: No such file"),
    (&["check", "bad.ll"], 2, "bad.ll:1:1: expected a type, a global"),
    (&["check", "argument.ll"], 2, "argument.ll: @f takes arguments"),
    (&["check", "argument.ll", "--entry", "g"], 2, "argument.ll: --entry g: the file defines no @g"),
    (&["check", "undefined.c", "--entry", "f"], 2, "--entry: undefined.c is no LLVM IR"),
    (&["reduce", "bad.ll"], 2, "bad.ll:1:1: expected a type, a global"),
    (&["explain", "int x;"], 2, "declares no record and no function"),
    (&["explain", "struct S { int a:99; };"], 2, "declaration:1:"),
    (&["explain", "none.h"], 2, "cannot read none.h"),
    (
        &["explain", "struct S { int a; };", "--target", "vax"],
        2,
        "there are x86_64-linux-gnu, aarch64-linux-gnu",
    ),
    (&["explain", "struct S { int a; };", "--against", "nocc"], 2, "no compiler has this name"),
    (&["interpret", "empty.ll"], 2, "empty.ll: the file defines no function"),
    (&["refine", "empty.ll", "empty.ll"], 2, "empty.ll: the source defines no function"),
    (&["fuzz", "--config", "level.toml"], 2, "level.toml:2: `O7` is no level of optimisation"),
    (
        &["explain", "struct S { int a; };", "--target", "aarch64-linux-gnu", "--vectors", "sse,avx"],
        2,
        "--vectors: aarch64-linux-gnu has one kind of vector registers: `avx` is a unit of x86-64",
    ),
    (&["fuzz", "--target", "aarch64-linux-gnu", "--vectors", "avx512"], 2, "`avx512` is a unit of x86-64"),
    (&["fuzz", "--vectors", "mmx"], 2, "`mmx` is no vector unit; there are sse, avx and avx512"),
    (&["fuzz", "--profile", "ir", "--vectors", "avx"], 2, "--vectors: programs in C have it"),
    (&["lower", "none.c"], 2, "cannot read none.c"),
    (&["lower", "undefined.c"], 2, "undefined.c: "),
    (&["facts", "none.ll"], 2, "cannot read none.ll"),
    (&["facts", "bad.ll"], 2, "bad.ll:1:1: "),
    (&["facts", "cut.dna"], 2, "cut.dna is no saved DNA"),
    (&["facts", "argument.ll", "--out", "text"], 2, "cannot write text"),
    (&["reduce", "none.c"], 2, "cannot read none.c"),
    (&["reduce", "7", "--db", "none.db"], 2, "there is no database none.db"),
    (&["triage", "list", "--db", "none.db"], 2, "there is no database none.db"),
    (&["triage", "list", "--db", "text"], 2, "text is not a bitfrost database"),
    (&["triage", "list", "--db", "."], 2, ". is not a bitfrost database: it is a directory"),
    (&["triage", "list", "--db", "empty.ll"], 2, "empty.ll holds no database yet"),
    (&["triage", "show", "x"], 2, "invalid value 'x'"),
    (&["drill", "no-such-fault"], 2, "no fault's name contains `no-such-fault`"),
];

const UNDEFINED: &str = "\
void bf_observe(unsigned int, unsigned long long);
void entry(void) { int x = 2147483647; x = x + 1; bf_observe(0u, (unsigned long long)x); }
int main(void) { entry(); return 0; }
";

fn prepare(place: &Place) {
    place.write("text", b"this is no program\n");
    place.write("binary", &[0x80, 0xff, 0x00]);
    place.write("cut.dna", b"BITFROST\x01");
    place.write("bad.toml", b"[generator]\ncolour = 3\n");
    place.write("level.toml", b"[native]\nlevels = [\"O7\"]\n");
    place.write("empty.ll", b"");
    place.write("bad.ll", b"nonsense\n");
    place.write("argument.ll", b"define i8 @f(i8 %x) {\n  ret i8 %x\n}\n");
    place.write("undefined.c", UNDEFINED.as_bytes());
}

#[test]
fn each_mistake_has_its_sentence_and_exit_code() {
    let place = Place::new();
    prepare(&place);
    for (arguments, code, expected) in TABLE {
        let ended = place.run_with(arguments);
        assert_eq!(ended.code, *code, "{arguments:?}: {ended:?}");
        assert!(ended.stderr.contains(expected), "{arguments:?}: {ended:?}");
        assert!(!ended.stderr.contains("panicked"), "{arguments:?}: {ended:?}");
        assert_eq!(ended.stdout, "", "{arguments:?}");
    }
}

#[test]
fn without_compilers_it_says_what_to_do() {
    let place = Place::new();
    for arguments in [&["fuzz", "--programs", "1"][..], &["doctor"]] {
        let ended = ended(place.command().args(arguments).env("PATH", place.0.path())).code(3);
        assert!(ended.stderr.contains("`bitfrost doctor` lists what to install"), "{ended:?}");
    }
}

/// Commands with a name that no engine has, and the sentence that says so.
const UNKNOWN_NAMES: &[(&[&str], &str)] = &[
    (
        &["explain", "struct S { int a; };", "--against", "gcc", "--against", "nocc"],
        "no compiler has this name",
    ),
    (&["fuzz", "--programs", "1", "--without", "gcc", "--without", "nocc"], "no engine has this name"),
    (&["fuzz", "--programs", "1", "--engine", "klingon"], "there is no such engine"),
    (&["conform", "klingon"], "there is no such engine"),
    (
        &["refine", "argument.ll", "--passes", "gvn", "--opt", "opt", "--opt", "noopt"],
        "not on the search path",
    ),
];

#[test]
fn unknown_names_start_no_compiler() {
    let place = Place::new();
    prepare(&place);
    fs::create_dir(place.path("bin")).unwrap();
    let script = format!("#!/bin/sh\necho \"$0 $*\" >> {}\n", place.path("started").display());
    for name in ["gcc", "clang-19", "aarch64-linux-gnu-gcc", "ld", "opt"] {
        let path = place.path("bin").join(name);
        fs::write(&path, &script).unwrap();
        fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    }
    for (arguments, expected) in UNKNOWN_NAMES {
        let ended = ended(place.command().args(*arguments).env("PATH", place.path("bin"))).code(2);
        assert!(ended.stderr.contains(expected), "{arguments:?}: {ended:?}");
        let started = fs::read_to_string(place.path("started")).unwrap_or_default();
        assert_eq!(started, "", "{arguments:?}");
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let place = Place::new();
    let binary = place.command().get_program().to_owned();
    let script = format!("'{}' generate --count 2000 | head -n 1", binary.display());
    let ended = ended(assert_cmd::Command::new("bash").args(["-o", "pipefail", "-c", &script])).code(0);
    assert_eq!(ended.stderr, "", "{ended:?}");
}

#[test]
fn any_bytes_are_a_dna() {
    let place = Place::new();
    place.run("generate --dna saved").code(0);
    let file = fs::read(place.path("saved/seed1-0.dna")).unwrap();
    let config_length = u32::from_le_bytes(file[12..16].try_into().unwrap()) as usize;
    let header = &file[..20 + config_length];
    for bytes in [&b""[..], b"\0", b"\xff\xff\xff\xff", &[0xa5; 9000]] {
        let mut content = header.to_vec();
        content[16..20].copy_from_slice(&(bytes.len() as u32).to_le_bytes());
        content.extend(bytes);
        place.write("hostile.dna", &content);
        place.run("check --no-native hostile.dna").code(0).says("agree");
    }
}

#[test]
#[ignore = "6 CPU s: campaigns on a full disk"]
fn a_file_that_may_not_grow_is_said_and_loses_nothing() {
    let place = Place::new();
    let binary = place.command().get_program().to_owned();
    // In blocks of 1024 bytes: enough for the empty database, not for a campaign.
    let script =
        format!("ulimit -f 300; '{}' fuzz --programs 2000000 --no-native --db x.db", binary.display());
    let ended = ended(assert_cmd::Command::new("bash").args(["-c", &script]).current_dir(&place.0)).code(3);
    assert!(ended.stderr.contains("the database x.db"), "{ended:?}");
    place.run("triage list --db x.db").code(0);
}
