//! Leaving out a `packed` that compilers warn of changes no layout.

use std::fmt::Write as _;
use std::fs;
use std::process::Command;

use lang::{parse, print};

/// Members, most of whose `packed` is warned of by gcc or clang; `@` is the name.
const MEMBERS: [&str; 12] = [
    "char @",
    "_Bool @",
    "char @[3]",
    "struct Chars @",
    "struct Tight @",
    "char @ : 1",
    "char @ : 3",
    "_Bool @ : 1",
    "unsigned char @ : 8",
    "int @ : 5",
    "int @",
    "struct Wide @",
];

const HELPERS: &str = "struct Chars { char x; signed char y[2]; };
struct Tight { char x; int y; } __attribute__((packed));
struct Wide { char x; int y __attribute__((packed)); short z; };
";

/// A record of two packed members after three bits, so that every bit-field may straddle.
fn written(tag: &str, members: [&str; 2], record: &str, pack: Option<u32>) -> String {
    let [a, b] = members;
    let (a, b) = (a.replace('@', "a"), b.replace('@', "b"));
    let packed = "__attribute__((packed))";
    let body = format!("struct {record} {tag} {{ char first : 3; {a} {packed}; {b} {packed}; }};");
    match pack {
        Some(n) => format!("#pragma pack(push, {n})\n{body}\n#pragma pack(pop)\n"),
        None => format!("{body}\n"),
    }
}

/// Every pair of members, in plain and packed records, under every pragma that matters.
fn for_each_pair(mut each: impl FnMut([&str; 2], &str, Option<u32>)) {
    for a in MEMBERS {
        for b in MEMBERS {
            for record in ["", "__attribute__((packed))"] {
                for pack in [None, Some(1), Some(2)] {
                    each([a, b], record, pack);
                }
            }
        }
    }
}

/// The record as the printer writes it.
fn printed(source: &str) -> String {
    let declaration = parse::declaration(&format!("{HELPERS}{source}")).expect("the record is read");
    print::record(&declaration.program, *declaration.records.last().expect("a record"))
}

/// C that returns 1 where a member of both records lies elsewhere.
fn comparison(number: u32, members: [&str; 2]) -> String {
    let mut text = format!(
        "if (sizeof(struct W{number}) != sizeof(struct P{number}) || \
         _Alignof(struct W{number}) != _Alignof(struct P{number})) return 1;\n"
    );
    for (member, name) in members.into_iter().zip(["a", "b"]) {
        let set = |object: &str| match member.contains(':') {
            true => format!("{object}.{name} = -1;"),
            false => format!("memset(&{object}.{name}, 255, sizeof {object}.{name});"),
        };
        writeln!(
            text,
            "{{ struct W{number} w; struct P{number} p; memset(&w, 0, sizeof w); memset(&p, 0, sizeof p); \
             {} {} if (memcmp(&w, &p, sizeof w)) return 1; }}",
            set("w"),
            set("p")
        )
        .expect("a string takes everything");
    }
    text
}

#[expect(
    clippy::disallowed_methods,
    reason = "the test asks the compilers of the machine, and runs what they make"
)]
fn run(program: &str, arguments: &[&str]) -> std::process::Output {
    Command::new(program).args(arguments).output().expect("the program starts")
}

#[test]
fn the_layout_stays() {
    let mut types = String::from("#include <string.h>\n") + HELPERS;
    let mut body = String::new();
    let mut number = 0;
    for_each_pair(|members, record, pack| {
        types += &written(&format!("W{number}"), members, record, pack);
        types += &printed(&written(&format!("P{number}"), members, record, pack));
        body += &comparison(number, members);
        number += 1;
    });
    let directory = tempfile::tempdir().expect("a temporary directory");
    let (file, program) = (directory.path().join("layout.c"), directory.path().join("layout"));
    fs::write(&file, format!("{types}int main(void) {{\n{body}return 0; }}\n")).expect("the text is written");
    let (file, program) = (file.display().to_string(), program.display().to_string());
    for compiler in ["clang-19", "gcc"] {
        let compiled = run(compiler, &["-std=c11", "-w", &file, "-o", &program]);
        assert!(compiled.status.success(), "{compiler}: {}", String::from_utf8_lossy(&compiled.stderr));
        assert!(run(&program, &[]).status.success(), "{compiler} lays out some record differently");
    }
}

#[test]
fn the_warnings_are_gone() {
    let mut types = HELPERS.to_owned();
    let mut number = 0;
    for_each_pair(|members, record, pack| {
        types += &printed(&written(&format!("P{number}"), members, record, pack));
        number += 1;
    });
    let file = tempfile::Builder::new().suffix(".c").tempfile().expect("a temporary file");
    fs::write(file.path(), types).expect("the text is written");
    let file = file.path().display().to_string();
    let strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"];
    let gcc = run("gcc", &[&strict[..], &[&file]].concat());
    assert!(gcc.status.success(), "{}", String::from_utf8_lossy(&gcc.stderr));
    // Wider bit-fields of a one-byte type lie elsewhere without `packed`, so there clang has to warn.
    let clang = run("clang-19", &[&strict[..], &["-Wno-attribute-packed-for-bitfield", &file]].concat());
    assert!(clang.status.success(), "{}", String::from_utf8_lossy(&clang.stderr));
}

#[test]
fn packed_is_left_out_exactly_where_it_does_nothing() {
    let check = |member: &str, record: &str, kept: bool| {
        let source = written("S", [member, "int @"], record, None);
        let text = printed(&source);
        let line = text.lines().nth(2).expect("the second member's line");
        assert_eq!(line.contains("packed"), kept, "{text}");
    };
    for (member, kept) in MEMBERS.iter().zip([0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1]) {
        check(member, "", kept == 1);
    }
    check("char @ : 3", "__attribute__((packed))", false);
    check("int @ : 3", "__attribute__((packed))", true);
}
