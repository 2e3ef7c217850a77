//! Batches of whole programs run natively: our IR through LLVM, their C through compilers, and mixtures.

use std::fmt::Write;
use std::path::Path;

use generator::{Config, Profile};
use ir::Module;
use lang::{Define, Program, Reach, Side, Unit};
use lowering::lower::append;
use lowering::{FaultSet, Options};

use super::tools;

pub(crate) const RUNTIME: &str = r#"
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
pub(crate) fn driver(programs: &[Program]) -> String {
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

/// Our IR of one side, or both.
pub(crate) fn ours(programs: &[Program], define: Define, reach: Reach, faults: FaultSet) -> String {
    let mut module = Module::new();
    for_each_unit(programs, define, reach, |program, unit| {
        append(&mut module, program, unit, &Options { faults, ..Options::default() }).unwrap();
    });
    ir::verify(&module).unwrap();
    ir::print_module(&module)
}

/// The C of one side, or both.
pub(crate) fn theirs(programs: &[Program], define: Define, reach: Reach) -> String {
    let mut text = lang::print::unit_prelude().to_owned();
    for_each_unit(programs, define, reach, |program, unit| lang::print::unit(&mut text, program, unit));
    text
}

/// Links with the driver and runs; what each program observes, preceded by an empty part.
pub(crate) fn run(at: &Path, objects: &[&str]) -> Vec<String> {
    let args: Vec<_> = objects.iter().copied().chain(["driver.o", "-o", "x"]).collect();
    tools::run("gcc", at, &args);
    tools::run("./x", at, &[]).split("program ").map(str::to_owned).collect()
}

/// Compiles to the object file it names.
pub(crate) fn compile(at: &Path, compiler: &str, source: &str, text: &str, level: &str) -> String {
    let object = format!("{source}.o");
    std::fs::write(at.join(source), text).unwrap();
    tools::run(compiler, at, &["-w", level, "-c", source, "-o", &object]);
    object
}

/// Programs of a profile.
pub(crate) fn generated(profile: Profile, seed: u64, count: u64) -> Vec<Program> {
    let config = Config::new(profile);
    (0..count).map(|index| generator::program(&generator::dna(seed, index), &config)).collect()
}
