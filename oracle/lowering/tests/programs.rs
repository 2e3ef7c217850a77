//! Whole programs: our IR through LLVM against the printed C through clang, observation by observation.

mod support;

#[path = "../../../lang/tests/text_sample/mod.rs"]
#[expect(dead_code, reason = "the sample serves other tests, too")]
mod sample;

use lang::{Program, Unit};
use lowering::Options;
use support::tools;

const RUNTIME: &str = r#"
int printf(const char *, ...);
void bf_observe(unsigned site, unsigned long long value) { printf("%u %llu\n", site, value); }
void bf_observe_f32(unsigned site, float value) { printf("%u %a\n", site, value); }
void bf_observe_f64(unsigned site, double value) { printf("%u %a\n", site, value); }
void bf_observe_bytes(unsigned site, const void *bytes, unsigned long count) {
  for (unsigned long i = 0; i < count; i++) printf("%u %d\n", site, ((const unsigned char *)bytes)[i]);
}
"#;

/// What a program observes when clang compiles it from C and when LLVM compiles our IR.
fn observations(program: &Program) -> (String, String) {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let entry = &program[program.entry].name;
    let main = format!("void {entry}(void); int main(void) {{ {entry}(); return 0; }}");
    let module = lowering::lower::program(program, &Unit::WHOLE, &Options::default()).unwrap();
    ir::verify(&module).unwrap();
    std::fs::write(at.join("ours.ll"), ir::print_module(&module)).unwrap();
    let mut text = lang::print::unit_prelude().to_owned();
    lang::print::unit(&mut text, program, &Unit::WHOLE);
    std::fs::write(at.join("theirs.c"), text).unwrap();
    std::fs::write(at.join("run.c"), format!("{RUNTIME}\n{main}")).unwrap();
    tools::run("opt-19", at, &["-passes=verify", "-disable-output", "ours.ll"]);
    let mut seen = ["ours.ll", "theirs.c"].map(|file| {
        tools::run("clang-19", at, &["-std=c11", "-w", "-O1", file, "run.c", "-o", "x"]);
        tools::run("./x", at, &[])
    });
    (std::mem::take(&mut seen[0]), std::mem::take(&mut seen[1]))
}

#[test]
fn the_program_with_every_form() {
    let (ours, theirs) = observations(&sample::program());
    assert!(theirs.lines().count() > 10);
    assert_eq!(ours, theirs);
}
