//! `fuzz --seeds`: ordinary programs and their mutants, in campaigns and in the database.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
#![expect(clippy::disallowed_methods, reason = "tests run the reproducer as a user would")]

use crate::common;

use std::fs;
use std::process::Command;

use common::{GCC, Place};
use serde_json::Value;

/// A compiler that packs records.
const PACKING: &str = r#"
[[native.compiler]]
name = "packing"
command = ["gcc", "-w", "-fpack-struct=1", "{flags}", "-c", "{input}", "-o", "{output}"]
"#;

/// A program whose output depends on a layout, and that is none without `-DWIDE=int`.
const SIZES: &str = "#include <stdio.h>\n\
    struct S { char c; WIDE i; };\n\
    int main(void)\n{\n    struct S s = { 1, 2 };\n    printf(\"%d %d\\n\", s.i, (int)sizeof(struct S));\n    return 0;\n}\n";

/// A program whose output depends on what it does not initialise.
const UNDEFINED: &str = "#include <stdio.h>\n\
    struct S { char c; int i; };\n\
    int main(void)\n{\n    unsigned char bytes[16] = { 1, 2, 3, 4, 5, 6, 7, 8, 9 };\n    volatile int at = sizeof(struct S) + 20;\n\
    printf(\"%d %d\\n\", bytes[at - 20], bytes[at]);\n    return 0;\n}\n";

fn place(files: &[(&str, &str)]) -> Place {
    let place = Place::new();
    place.compilers("packing.toml", &[GCC, PACKING]);
    fs::create_dir(place.path("seeds")).unwrap();
    files.iter().for_each(|(name, text)| place.write(&format!("seeds/{name}"), text.as_bytes()));
    place
}

const FUZZ: &str =
    "fuzz --seeds seeds --cflags=-DWIDE=int --config packing.toml --seed 1 --jobs 2 --plain --db x.db";

/// A place with a campaign that has found what the packing compiler does.
fn campaign() -> Place {
    let place = place(&[("sizes.c", SIZES), ("undefined.c", UNDEFINED), ("part.c", "int part;\n")]);
    let ended = place.run(&format!("{FUZZ} --programs 2 --no-reduce")).code(1);
    assert!(ended.stderr.contains("left out: 1 C files that define no `main` or are not text"), "{ended:?}");
    ended.says("2 programs").says("findings: 1");
    place
}

#[test]
fn a_seed_that_a_compiler_gets_wrong_is_a_finding() {
    let place = campaign();
    place.run("triage show 1 --db x.db").code(0).says("majority").says("struct");
    let verified = place.run("triage verify --db x.db --config packing.toml --dry-run").code(1);
    verified.says("1 still there");
}

#[test]
#[ignore = "a minute: each candidate of the reduction is compiled by three compilers and run under sanitizers"]
fn a_finding_in_a_seed_is_reduced_and_can_be_sent() {
    let place = campaign();
    let reduced = place.run("reduce 1 --db x.db --config packing.toml").code(0);
    reduced.says("packing: program").says("next: bitfrost triage show 1");
    let shown = place.run("triage show 1 --db x.db").code(0);
    shown.says("majority").says("struct");
    let findings = place.run("triage list --json --db x.db").code(0);
    let json: Value = serde_json::from_str(&findings.stdout).unwrap();
    let cause = json["buckets"][0]["cause"].as_str().unwrap().to_owned();
    assert!(cause.starts_with("packing: program"), "{json}");

    place.run("triage export 1 --format folder --output out --db x.db").code(0);
    let directory = place.path("out/finding-1");
    let reproduce = |compiler: Option<&str>| {
        let mut command = Command::new("sh");
        command.arg("repro.sh").current_dir(&directory).env_remove("PROGRAM");
        if let Some(compiler) = compiler {
            command.env("PROGRAM", compiler);
        }
        command.output().unwrap()
    };
    let wrong = reproduce(None);
    assert!(!wrong.status.success(), "{wrong:?}");
    let right = reproduce(Some("gcc -O1"));
    assert!(right.status.success(), "{right:?}");
    let text = fs::read_to_string(directory.join("program.c")).unwrap();
    assert!(text.lines().count() < 30 && text.contains("struct"), "{text}");
}

#[test]
#[ignore = "4 CPU s: three campaigns of mutants"]
fn a_campaign_of_mutants_is_resumed_and_the_same_for_a_seed() {
    let place = place(&[("sizes.c", &SIZES.replace("(int)sizeof(struct S)", "7"))]);
    let count = |ended: &common::Ended| {
        let json: Value = serde_json::from_str(&ended.stdout).unwrap();
        (json["campaign"]["programs"].as_u64().unwrap(), json["features"].clone())
    };
    let first = count(&place.run(&format!("{FUZZ} --programs 6 --no-reduce --json")));
    let again = place.run(&format!("{FUZZ} --programs 10 --no-reduce --json --fresh"));
    let resumed = place.run(&format!("{FUZZ} --programs 6 --no-reduce --json --fresh"));
    assert_eq!(first, count(&resumed));
    let (programs, features) = count(&again);
    assert!(programs == 10 && features.as_object().is_some_and(|names| names.len() > 3), "{features}");
}

#[test]
fn a_directory_without_programs_is_refused() {
    let place = place(&[("part.c", "int part;\n")]);
    let ended = place.run(FUZZ).code(2);
    assert!(ended.stderr.contains("--seeds seeds: it has no C file that defines `main`"), "{ended:?}");
    let missing = place.run("fuzz --seeds none --db x.db").code(2);
    assert!(missing.stderr.contains("cannot read none"), "{missing:?}");
    place.run("fuzz --seeds seeds --guided --db x.db").code(2);
}
