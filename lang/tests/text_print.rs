//! What the printer prints compiles everywhere without a warning.

mod text_sample;

use std::fs;
use std::process::Command;

use lang::probe::Probe;
use lang::{Bytes, Define, Program, Reach, Unit, print};

/// Compiles a text with clang and gcc; every warning is an error.
fn compiles(text: &str) {
    let name = format!("bitfrost-text-{}-{:?}.c", std::process::id(), std::thread::current().id());
    let file = std::env::temp_dir().join(name);
    fs::write(&file, text).unwrap();
    for compiler in ["clang-19", "gcc"] {
        #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
        let output = Command::new(compiler)
            .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"])
            .arg(&file)
            .output()
            .unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{compiler}: {errors}\n{text}");
    }
    fs::remove_file(&file).unwrap();
}

/// The sample cut into units of every kind, two prefixes in one file, with both layout functions.
fn units(program: &Program) -> String {
    let mut text = String::from(print::unit_prelude());
    let kinds = [
        (Define::Callers, Reach::Table),
        (Define::Callees, Reach::Table),
        (Define::Callers, Reach::Name),
        (Define::Both, Reach::Name),
    ];
    for (i, (define, reach)) in kinds.into_iter().enumerate() {
        let names = [format!("T{i}_"), format!("r{i}_"), format!("e{i}_")];
        let [tag_prefix, caller_prefix, callee_prefix] = names.each_ref().map(String::as_str);
        let (callees_by, callers_by) = (reach, reach);
        let unit = Unit { tag_prefix, caller_prefix, callee_prefix, define, callees_by, callers_by };
        print::unit(&mut text, program, &unit);
        print::layout_probes(&mut text, program, tag_prefix, &format!("layout{i}"));
    }
    text
}

#[test]
fn the_sample_compiles_without_a_warning() {
    compiles(&print::program(&text_sample::program()));
}

#[test]
fn the_units_of_the_sample_compile_without_a_warning() {
    let text = units(&text_sample::program());
    compiles(&text);
    assert!(text.contains("((struct T0_Bits (*)(struct T0_Bits, int))bf_table[1])(first, 3)"), "{text}");
}

#[test]
fn layout_assertions_hold_or_name_the_question() {
    let program = text_sample::program();
    let mut text = print::program(&program);
    print::layout_assertions(&mut text, &program, "", |probe| match probe {
        Probe::Size(id) if *id == text_sample::LEAF => Some(Bytes(4)),
        Probe::Align(id) if *id == text_sample::PACKED => Some(Bytes(4)),
        Probe::Offset(id, path) if *id == text_sample::OUTER && path == &[4] => Some(Bytes(32)),
        _ => None,
    });
    compiles(&text);
    assert_eq!(text.matches("_Static_assert").count(), 3);
}
