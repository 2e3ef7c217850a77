//! Whole programs: our IR through LLVM against the printed C through clang and gcc, observation by observation.

mod support;

#[path = "../../../lang/tests/text_sample/mod.rs"]
mod sample;

use std::fmt::Write;
use std::path::Path;

use generator::{Config, Profile};
use ir::Module;
use lang::{Define, Program, Reach, Side, Unit};
use lowering::lower::{append, layout_probes};
use lowering::{FaultSet, Options};
use support::tools;

const RUNTIME: &str = r#"
int printf(const char *, ...);
void (**bf_table)(void);
void bf_observe(unsigned site, unsigned long long value) { printf("%u %llu\n", site, value); }
void bf_observe_f32(unsigned site, float value) { printf("%u %a\n", site, value); }
void bf_observe_f64(unsigned site, double value) { printf("%u %a\n", site, value); }
void bf_observe_bytes(unsigned site, const void *bytes, unsigned long count) {
  const unsigned char *byte = bytes;
  for (unsigned long i = 0; i < count; i++) printf("%u %d\n", site, byte[i]);
}
"#;

/// Calls every program's entry, with its functions in the table.
fn driver(programs: &[Program]) -> String {
    let mut out = String::from(RUNTIME);
    let mut main = String::new();
    for (index, program) in programs.iter().enumerate() {
        let names: Vec<_> = program.functions.iter().map(|f| symbol(index, f.side, &f.name)).collect();
        names.iter().for_each(|name| writeln!(out, "void {name}(void);").unwrap());
        writeln!(out, "static void (*t{index}[])(void) = {{ {} }};", names.join(", ")).unwrap();
        let entry = &names[program.entry.index()];
        writeln!(main, "  printf(\"program {index}\\n\"); bf_table = t{index}; {entry}();").unwrap();
    }
    writeln!(out, "int main(void) {{\n{main}  return 0;\n}}").unwrap();
    out
}

fn prefixes(index: usize) -> [String; 3] {
    [format!("p{index}_"), format!("p{index}_a_"), format!("p{index}_b_")]
}

fn symbol(index: usize, side: Side, name: &str) -> String {
    let [_, caller, callee] = prefixes(index);
    match side {
        Side::Caller => caller + name,
        Side::Callee => callee + name,
    }
}

/// Hands each program's view of a unit to `each`.
fn for_each_unit(
    programs: &[Program],
    define: Define,
    reach: Reach,
    mut each: impl FnMut(&Program, &Unit<'_>),
) {
    for (index, program) in programs.iter().enumerate() {
        let [tags, callers, callees] = prefixes(index);
        each(
            program,
            &Unit {
                tag_prefix: &tags,
                caller_prefix: &callers,
                callee_prefix: &callees,
                define,
                callees_by: reach,
                callers_by: reach,
            },
        );
    }
}

fn ours(programs: &[Program], define: Define, reach: Reach) -> String {
    let mut module = Module::new();
    for_each_unit(programs, define, reach, |program, unit| {
        append(&mut module, program, unit, &Options::default()).unwrap();
    });
    ir::verify(&module).unwrap();
    ir::print_module(&module)
}

fn theirs(programs: &[Program], define: Define, reach: Reach) -> String {
    let mut text = lang::print::unit_prelude().to_owned();
    for_each_unit(programs, define, reach, |program, unit| lang::print::unit(&mut text, program, unit));
    text
}

fn run(at: &Path, objects: &[&str]) -> Vec<String> {
    let args: Vec<_> = objects.iter().copied().chain(["driver.o", "-o", "x"]).collect();
    tools::run("gcc", at, &args);
    tools::run("./x", at, &[]).split("program ").map(str::to_owned).collect()
}

fn compile(at: &Path, compiler: &str, source: &str, text: &str, level: &str) -> String {
    let object = format!("{source}.o");
    std::fs::write(at.join(source), text).unwrap();
    tools::run(compiler, at, &["-w", level, "-c", source, "-o", &object]);
    object
}

/// Compares what programs observe, each engine with itself and with every other across the table.
fn check(programs: &[Program]) {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    compile(at, "gcc", "driver.c", &driver(programs), "-O0");
    std::fs::rename(at.join("driver.c.o"), at.join("driver.o")).unwrap();
    let whole = ours(programs, Define::Both, Reach::Name);
    std::fs::write(at.join("verified.ll"), &whole).unwrap();
    tools::run("opt-19", at, &["-passes=verify", "-disable-output", "verified.ll"]);
    let reference = compile(at, "clang-19", "whole.c", &theirs(programs, Define::Both, Reach::Name), "-O0");
    let expected = run(at, &[&reference]);
    for level in ["-O0", "-O2"] {
        let object = compile(at, "clang-19", "whole.ll", &whole, level);
        compare(programs, &expected, &run(at, &[&object]), &format!("ours {level}"));
    }
    let sides = [Define::Callers, Define::Callees].map(|define| {
        let (ours, theirs) = (ours(programs, define, Reach::Table), theirs(programs, define, Reach::Table));
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

fn generated(profile: Profile, seed: u64, count: u64) -> Vec<Program> {
    let config = Config::new(profile);
    (0..count).map(|index| generator::program(&generator::dna(seed, index), &config)).collect()
}

#[test]
fn the_program_with_every_form() {
    check(&[sample::program()]);
}

#[test]
fn mixed_programs() {
    check(&generated(Profile::Mixed, 1, 120));
}

#[test]
fn programs_of_bit_fields() {
    check(&generated(Profile::Bitfields, 2, 100));
}

#[test]
fn programs_of_calls() {
    check(&generated(Profile::Calls, 3, 120));
}

#[test]
fn single_features() {
    check(&generated(Profile::Single, 4, 300));
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
    let layouts = Layouts::of(program, FaultSet::NONE).unwrap();
    let mut out = String::new();
    let probes = lang::probe::probes(program);
    for ((site, probe), words) in (lang::probe::SITE_BASE..).zip(&probes).zip(answers(program, &layouts)) {
        match probe {
            lang::probe::Probe::AllOnes(id, _) => {
                let bytes: Vec<_> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let bytes = &bytes[..layouts[*id].size.0 as usize];
                bytes.iter().for_each(|byte| writeln!(out, "{site} {byte}").unwrap());
            }
            _ => writeln!(out, "{site} {}", words[0]).unwrap(),
        }
    }
    out
}
