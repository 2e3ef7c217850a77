//! Compiles the rules: Datalog in `rules/` becomes a program of `ascent`, and the schema the tables in memory.
//!
//! The same text is what `bitfrost facts` writes for other engines, so that there is one source of the rules.

mod compile;
mod datalog;
#[allow(
    dead_code,
    unused_imports,
    unreachable_pub,
    reason = "the schema is the library's, which uses more of it"
)]
#[path = "../src/schema/mod.rs"]
mod schema;
mod tables;
mod words;

use std::path::Path;

/// The files of rules, in the order of `docs/relations.md`.
const FILES: &[&str] = &[
    "types",
    "operands",
    "functions",
    "instructions",
    "calls",
    "control_flow",
    "beyond",
    "questions",
    "violations",
];

#[expect(clippy::print_stdout, clippy::disallowed_methods, reason = "how a build script and cargo talk")]
fn main() {
    println!("cargo::rerun-if-changed=rules");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/schema");
    let text = |name: &str| {
        let path = format!("rules/{name}.dl");
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    let files: Vec<(&str, String)> = FILES.iter().map(|&name| (name, text(name))).collect();
    let mut program = datalog::Program::default();
    for (name, text) in &files {
        program.read(name, text).unwrap_or_else(|error| panic!("rules/{name}.dl: {error}"));
    }
    program.check().unwrap_or_else(|error| panic!("rules: {error}"));
    let words = words::Words::collect(&program);
    let out = std::env::var("OUT_DIR").expect("cargo sets OUT_DIR");
    let write = |name: &str, text: String| {
        let path = Path::new(&out).join(name);
        std::fs::write(&path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    };
    write("tables.rs", tables::generate());
    write("words.rs", words.generate());
    write("rules.rs", compile::generate(&program, &words).unwrap_or_else(|error| panic!("rules: {error}")));
    write("catalogue.rs", program.catalogue(&files));
}
