//! A compiler that dies has the same bucket with llvm-symbolizer and without: between them, old clangs write stacks in three ways.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::ffi::OsStr;
use std::os::unix::fs::symlink;
use std::path::Path;

use common::{Place, ended};
use serde_json::json;

/// Clangs that die of a `_BitInt` bit-field, on AArch64.
const DYING: [&str; 2] = ["clang-14", "clang-16"];
/// The further tools that the test needs.
const TOOLS: [&str; 4] = ["clang-19", "aarch64-linux-gnu-gcc", "aarch64-linux-gnu-ld", "qemu-aarch64"];
/// Part of llvm-19, which `setup` installs.
const SYMBOLIZER: &str = "/usr/lib/llvm-19/bin/llvm-symbolizer";
/// A program of which they die.
const PROGRAM: &str = "corpus/regressions/clang16_dies_of_bit_int_bit_field_on_aarch64.c";

/// Adds a link to a program. LLVM looks for its symbolizer on the search path and beside the program that was called.
fn link(directory: &Path, program: &Path) {
    assert!(program.exists(), "this test needs {}: ./setup", program.display());
    symlink(program, directory.join(program.file_name().unwrap())).unwrap();
}

/// Checks the message of clang when it dies, and the report of bitfrost; returns the latter.
fn check_death(place: &Place, compiler: &str, search_path: &OsStr) -> String {
    let configuration = format!("[[native.configuration]]\ncompiler = \"{compiler}\"\nflags = [\"-O0\"]\n");
    place.write("dying.toml", format!("[native]\nonly = true\n{configuration}").as_bytes());
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join(PROGRAM);
    let mut check = place.command();
    check.arg("check").arg(program).args(["--config", "dying.toml", "--json"]).env("PATH", search_path);
    let checked = ended(&mut check).code(0).json();
    let found = &checked["programs"][0];
    let signature = "compiler-crash(died in clang::CodeGen::CodeGenTypes::ComputeRecordLayout) clang";
    assert_eq!((&found["verdict"], &found["signature"]), (&json!("known"), &json!(signature)), "{found:#}");
    found["engines"][format!("{compiler} -O0")].as_str().unwrap().to_owned()
}

#[test]
fn a_death_has_one_bucket_with_a_symbolizer_and_without() {
    let place = Place::new();
    let [tools, symbolizer] = ["tools", "symbolizer"].map(|name| place.path(name));
    std::fs::create_dir(&tools).unwrap();
    std::fs::create_dir(&symbolizer).unwrap();
    DYING.iter().chain(&TOOLS).for_each(|name| link(&tools, &Path::new("/usr/bin").join(name)));
    link(&symbolizer, Path::new(SYMBOLIZER));
    let both = std::env::join_paths([&tools, &symbolizer]).unwrap();
    for compiler in DYING {
        let message = check_death(&place, compiler, &both);
        assert!(message.contains("Stack dump:") && !message.contains("without symbol names"), "{message}");
        let message = check_death(&place, compiler, tools.as_os_str());
        assert!(message.contains("without symbol names"), "{message}");
    }
}
