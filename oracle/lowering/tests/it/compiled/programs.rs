//! Whole programs: our IR through LLVM against the printed C through clang and gcc, observation by observation.

use crate::support;

use crate::text_sample as sample;

use std::fmt::Write;
use std::path::Path;

use generator::{Config, Profile};
use ir::Module;
use lang::{CallVia, Features, Program, SidesDefined};
use lowering::Options;
use lowering::lower::layout_probes;
use support::native::{
    RUNTIME, compile, driver, generated, generated_for_clang, ours, programs, run, theirs,
};
use support::tools;

/// The observations of programs, all of them by one compiler. Checks that our IR observes the same.
fn check_whole(at: &Path, programs: &[Program], compiler: &str) -> Vec<String> {
    compile(at, "gcc", "driver.c", &driver(programs), "-O0");
    std::fs::rename(at.join("driver.c.o"), at.join("driver.o")).unwrap();
    let whole = ours(programs, SidesDefined::Both, CallVia::Name, &Options::default());
    std::fs::write(at.join("verified.ll"), &whole).unwrap();
    tools::run("opt-19", at, &["-passes=verify", "-disable-output", "verified.ll"]);
    let reference =
        compile(at, compiler, "whole.c", &theirs(programs, SidesDefined::Both, CallVia::Name), "-O0");
    let expected = run(at, &[&reference]);
    for level in ["-O0", "-O2"] {
        let object = compile(at, "clang-19", "whole.ll", &whole, level);
        compare(programs, &expected, &run(at, &[&object]), &format!("ours {level}"));
    }
    expected
}

/// Compares what programs observe, each engine with itself and with every other across the table.
fn check(programs: &[Program]) {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let expected = check_whole(at, programs, "clang-19");
    let sides = [SidesDefined::Callers, SidesDefined::Callees].map(|define| {
        let (ours, theirs) = (
            ours(programs, define, CallVia::Table, &Options::default()),
            theirs(programs, define, CallVia::Table),
        );
        let name = |kind| format!("{define:?}.{kind}");
        [
            compile(at, "clang-19", &name("ll"), &ours, "-O1"),
            compile(at, "clang-19", &name("clang.c"), &theirs, "-O1"),
        ]
    });
    for caller in &sides[0] {
        for callee in &sides[1] {
            compare(programs, &expected, &run(at, &[caller, callee]), &format!("{caller} calls {callee}"));
        }
    }
}

fn compare(programs: &[Program], expected: &[String], seen: &[String], what: &str) {
    assert_eq!(expected.len(), programs.len() + 1);
    for (index, (expected, seen)) in expected.iter().zip(seen).enumerate() {
        let printed = || lang::print::program(&programs[index - 1]);
        assert!(expected == seen, "{what}\n{}\n{expected}\n{seen}", printed());
    }
}

#[test]
fn the_program_with_every_form() {
    check(&[sample::program()]);
}

fn check_mixed_programs(count: usize) {
    check(&generated_for_clang(Profile::Mixed, 1, count));
}

#[test]
fn mixed_programs() {
    check_mixed_programs(30);
}

#[test]
#[ignore = "120 programs in place of 30: 5 CPU s"]
fn many_mixed_programs() {
    check_mixed_programs(120);
}

#[test]
fn programs_of_bit_fields() {
    check(&generated_for_clang(Profile::Bitfields, 2, 100));
}

fn check_programs_of_calls(count: usize) {
    check(&generated_for_clang(Profile::Calls, 3, count));
}

#[test]
fn programs_of_calls() {
    check_programs_of_calls(30);
}

#[test]
#[ignore = "120 programs in place of 30: 7 CPU s"]
fn many_programs_of_calls() {
    check_programs_of_calls(120);
}

#[test]
fn single_features() {
    check(&generated_for_clang(Profile::Single, 4, 300));
}

/// Checks our IR against the C through gcc, each by itself, for features that clang lacks.
fn check_storage_orders(count: usize) {
    // gcc 12 has no `_Complex __float128` by that name.
    let without = Features::RECENT.difference(Features::LACKED_BY_CLANG) | Features::QUAD;
    let is_big_endian = |program: &Program| program.records.iter().any(|record| record.big_endian);
    for profile in [Profile::Bitfields, Profile::Mixed] {
        let drawn = programs(Config { without, ..Config::new(profile) }, 6).filter(is_big_endian);
        let directory = tempfile::tempdir().unwrap();
        check_whole(directory.path(), &drawn.take(count).collect::<Vec<_>>(), "gcc");
    }
}

#[test]
fn storage_orders() {
    check_storage_orders(12);
}

#[test]
#[ignore = "60 programs in place of 12: 6 CPU s"]
fn many_storage_orders() {
    check_storage_orders(60);
}

/// The layout questions, answered by stores of the strategy, get the answers of the layout.
#[test]
fn layouts_by_stores() {
    let programs = generated(Profile::Bitfields, 5, 60);
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let (mut module, mut main, mut expected) = (Module::new(), String::new(), String::new());
    for (index, program) in programs.iter().enumerate() {
        let (prefix, name) = (format!("p{index}_"), format!("probe{index}"));
        layout_probes(&mut module, program, &prefix, &name, &Options::default()).unwrap();
        writeln!(main, "  void {name}(void); {name}();").unwrap();
        expected += &expected_answers(program);
    }
    ir::verify(&module).unwrap();
    let driver = format!("{RUNTIME}int main(void) {{\n{main}  return 0;\n}}\n");
    compile(at, "gcc", "driver.c", &driver, "-O0");
    compile(at, "clang-19", "probes.ll", &ir::print_module(&module), "-O0");
    tools::run("gcc", at, &["driver.c.o", "probes.ll.o", "-o", "x"]);
    assert_eq!(tools::run("./x", at, &[]), expected);
}

fn expected_answers(program: &Program) -> String {
    use lowering::layout::{Layouts, answers};
    let layouts = Layouts::compute(program).unwrap();
    let mut out = String::new();
    let probes = lang::layout_query::layout_queries(program);
    for ((site, probe), words) in
        (lang::layout_query::SITE_BASE..).zip(&probes).zip(answers(program, &layouts))
    {
        match probe {
            lang::layout_query::LayoutQuery::AllOnes(id, _) => {
                let bytes: Vec<_> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let bytes = &bytes[..layouts[*id].size.0 as usize];
                bytes.iter().for_each(|byte| writeln!(out, "{site} {byte}").unwrap());
            }
            _ => writeln!(out, "{site} {}", words[0]).unwrap(),
        }
    }
    out
}
