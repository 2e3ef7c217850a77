//! Nothing foreign reaches the terminal as it is: words of compilers, file names, sentences of databases, arguments.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use bitfrost::case::Language;
use bitfrost::database::{
    Database, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin, StoredReport,
};
use common::{Ended, Place};

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
    let said = json["programs"][0]["engines"]["rude"].as_str().unwrap();
    assert!(said.contains("\u{1b}[31mexpected"), "JSON keeps what was said: {said}");
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
