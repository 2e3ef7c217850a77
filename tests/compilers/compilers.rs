//! Compilers that the settings describe: what the ledger makes of them depends on what they are, not on their names.

use crate::common;

use common::Place;

/// The path of a file of the corpus.
fn corpus(name: &str) -> String {
    format!("{}/corpus/{name}", env!("CARGO_MANIFEST_DIR"))
}

/// clang 19 with one more compiler, which is gcc under another name.
fn beside_clang(place: &Place, file: &str, name: &str, keys: &str) {
    let text = format!(
        "[native]\nonly = true\n[[native.configuration]]\ncompiler = \"clang-19\"\nflags = [\"-O0\"]\n\
         [[native.compiler]]\nname = \"{name}\"\n{keys}\n\
         command = [\"gcc\", \"-w\", \"{{flags}}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n"
    );
    place.write(file, text.as_bytes());
}

/// `{int; int[]}` followed by a number: the clause decides against clang.
const FLEXIBLE: &str = "struct S { int n; int m[]; };";
/// An int with an eightbyte of unnamed bit-fields, followed by a number: the clause decides against gcc.
const UNNAMED: &str = "struct S { int n; int : 32; int : 32; int : 32; };";

/// A program that passes the record and 7, and observes both.
fn passing(record: &str) -> String {
    format!(
        "{record}\nlong pass(struct S, long);\nvoid entry(void);\n\
         /* side: callee */\nlong pass(struct S s, long z)\n{{\n\
         bf_observe(0U, (unsigned long long)s.n);\nbf_observe(1U, (unsigned long long)z);\nreturn z;\n}}\n\
         /* side: caller */\nvoid entry(void)\n{{\nstruct S s = {{.n = 5}};\nlong r = pass(s, 7L);\n\
         bf_observe(2U, (unsigned long long)r);\n}}\n"
    )
}

/// The verdict of `check` on such a program, and the entries of the ledger that explain something.
fn checked(name: &str, keys: &str, record: &str) -> (String, Vec<String>) {
    let place = Place::new();
    beside_clang(&place, "cc.toml", name, keys);
    place.write("x.c", passing(record).as_bytes());
    let run = place.run("check --config cc.toml --json x.c");
    let program = &run.json()["programs"][0];
    let verdict = program["verdict"].as_str().unwrap_or_default().to_owned();
    let known = program["known"].as_object().into_iter().flatten();
    (verdict, known.map(|(id, _)| id.clone()).collect())
}

#[test]
fn a_compiler_of_an_unknown_family_that_keeps_to_the_document_makes_no_find() {
    let known = ("known".to_owned(), vec!["flexible-array-member-in-memory".to_owned()]);
    assert_eq!(checked("third", "family = \"third\"", FLEXIBLE), known);
}

#[test]
fn a_compiler_of_an_unknown_family_is_held_against_the_document() {
    // gcc is wrong here, and nothing excuses a compiler that does as gcc does.
    let (verdict, known) = checked("third", "family = \"third\"", UNNAMED);
    assert_eq!((verdict.as_str(), known), ("mismatch", Vec::new()));
}

#[test]
fn a_name_does_not_decide_what_a_compiler_is() {
    let known = ("known".to_owned(), vec!["unnamed-bit-field-in-eightbyte".to_owned()]);
    for name in ["gcc-trunk", "gcc-99", "mycc"] {
        assert_eq!(checked(name, "", UNNAMED), known, "{name}");
    }
}

#[test]
fn a_campaign_names_the_compilers_newer_than_the_ledger() {
    let place = Place::new();
    beside_clang(&place, "new.toml", "gcc-trunk", "version = \"99.1\"");
    let summary = place.run("fuzz --config new.toml --programs 4 --seed 1 --jobs 1 --json").json();
    assert_eq!(summary["unmeasured"][0]["compiler"], "gcc-trunk", "{summary}");
    assert_eq!(summary["unmeasured"][0]["version"], "99.1");
    let run = place.run("fuzz --config new.toml --programs 4 --seed 1 --jobs 1 --fresh");
    assert!(run.stdout.contains("unmeasured compilers: gcc-trunk 99.1 (the ledger: 12.2)"), "{run:?}");
    assert!(run.stderr.contains("gcc-trunk is gcc 99.1, newer"), "said before it starts: {run:?}");
}

#[test]
fn a_described_compiler_is_asked_again_where_the_ledger_wants_more_runs() {
    // A defect of gcc's that a flag prevents: whether it explains a mismatch is known after a run with the flag.
    let place = Place::new();
    let text = "[native]\nonly = true\n[[native.compiler]]\nname = \"mycc\"\nflags = [[\"-O2\"]]\n\
                command = [\"gcc\", \"-w\", \"{flags}\", \"-c\", \"{input}\", \"-o\", \"{output}\"]\n";
    place.write("cc.toml", text.as_bytes());
    let file = corpus("regressions/gcc12_narrow_induction_does_not_wrap.c");
    let run = place.run_with(&["check", "--config", "cc.toml", "--json", &file]).code(0);
    let program = run.json()["programs"][0].clone();
    assert_eq!(program["verdict"], "known", "{program}");
    assert!(program["known"]["gcc-narrow-induction-does-not-wrap"].is_object(), "{program}");
}

/// gcc 12 has no decimals on these platforms, and so no library for what our lowering calls there.
#[test]
fn our_lowering_is_given_no_decimals_where_their_library_is_missing() {
    let place = Place::new();
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu", "riscv64-linux-gnu"] {
        let program = format!(
            "/* target: {target} */\nvoid bf_observe_f64(unsigned int, double);\n/* side: caller */\n\
             void entry(void)\n{{\n    bf_observe_f64(0U, 0.0DL);\n}}\n\nint main(void)\n{{\n    entry();\n    return 0;\n}}\n"
        );
        place.write("decimal.c", program.as_bytes());
        let checked = place.run("check --json --levels 0 decimal.c").code(0).json()["programs"][0].clone();
        let left_out = checked["left_out"].to_string().contains("\"word -O0\"");
        assert_eq!(left_out, target != "x86_64-linux-gnu", "{checked}");
    }
}
