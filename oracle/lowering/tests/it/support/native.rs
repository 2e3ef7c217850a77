//! Batches of whole programs run natively: our IR through LLVM, their C through compilers, and mixtures.

use std::borrow::Borrow;
use std::fmt::Write;
use std::path::Path;

use generator::{Config, Profile};
use ir::Module;
use lang::{CallVia, Features, Program, Side, SidesDefined, Target, Unit};
use lowering::Options;
use lowering::layout::Dialect;
use lowering::lower::append;

use super::divergence::misreads_itself;
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

/// The same, every number by its bits.
pub(crate) const BITS: &str = r#"
int printf(const char *, ...);
void (**bf_table)(void);
void bf_observe(unsigned site, unsigned long long value) { printf("%u %llx\n", site, value); }
void bf_observe_f32(unsigned site, float value) {
  union { float value; unsigned bits; } as = { value };
  printf("%u %x\n", site, as.bits);
}
void bf_observe_f64(unsigned site, double value) {
  union { double value; unsigned long long bits; } as = { value };
  printf("%u %llx\n", site, as.bits);
}
"#;

/// Calls every program's entry, with its functions in the table.
pub(crate) fn driver(programs: &[impl Borrow<Program>]) -> String {
    driver_with(RUNTIME, programs)
}

/// The same, with another runtime.
pub(crate) fn driver_with(runtime: &str, programs: &[impl Borrow<Program>]) -> String {
    let mut out = String::from(runtime);
    let mut main = String::new();
    for (index, program) in programs.iter().map(Borrow::borrow).enumerate() {
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
    programs: &[impl Borrow<Program>],
    define: SidesDefined,
    reach: CallVia,
    mut each: impl FnMut(&Program, &Unit<'_>),
) {
    for (index, program) in programs.iter().map(Borrow::borrow).enumerate() {
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
pub(crate) fn ours(
    programs: &[impl Borrow<Program>],
    define: SidesDefined,
    reach: CallVia,
    options: &Options,
) -> String {
    let mut module = Module::new();
    for_each_unit(programs, define, reach, |program, unit| {
        append(&mut module, program, unit, options).unwrap();
    });
    ir::verify(&module).unwrap();
    ir::print_module(&module)
}

/// The C of one side, or both.
pub(crate) fn theirs(programs: &[impl Borrow<Program>], define: SidesDefined, reach: CallVia) -> String {
    let mut text = lang::print::unit_prelude().to_owned();
    for_each_unit(programs, define, reach, |program, unit| lang::print::unit(&mut text, program, unit));
    text
}

/// The tools that compile, link and run a target's programs.
pub(crate) struct Machine {
    pub(crate) target: Target,
    pub(crate) gcc: &'static str,
    clang_target: &'static [&'static str],
    link: &'static [&'static str],
    /// The program that runs them, on a machine of another kind.
    emulator: Option<&'static str>,
}

impl Machine {
    pub(crate) const X86_64: Machine = Machine {
        target: Target::X86_64Linux,
        gcc: "gcc",
        clang_target: &["--target=x86_64-linux-gnu"],
        link: &[],
        emulator: None,
    };
    pub(crate) const AARCH64: Machine = Machine {
        target: Target::AArch64Linux,
        gcc: "aarch64-linux-gnu-gcc",
        clang_target: &["--target=aarch64-linux-gnu"],
        link: &["-static"],
        emulator: Some("qemu-aarch64"),
    };

    /// True if its tools are there ([`tools::is_there`]).
    pub(crate) fn is_there(&self) -> bool {
        tools::is_there(self.gcc) && self.emulator.is_none_or(tools::is_there)
    }

    /// Compiles to the object file it names.
    pub(crate) fn compile(&self, at: &Path, compiler: &str, source: &str, text: &str, level: &str) -> String {
        let object = format!("{source}.o");
        std::fs::write(at.join(source), text).unwrap();
        let target = if compiler.starts_with("clang") { self.clang_target } else { &[] };
        let args = ["-w", level, "-c", source, "-o", &object];
        let args: Vec<_> = target.iter().copied().chain(args).collect();
        tools::run(compiler, at, &args);
        object
    }

    /// Links with the driver and runs; what each program observes, preceded by an empty part.
    pub(crate) fn run(&self, at: &Path, objects: &[&str]) -> Vec<String> {
        let output = ["driver.o", "-o", "x"];
        let args: Vec<_> = objects.iter().chain(self.link).copied().chain(output).collect();
        tools::run(self.gcc, at, &args);
        let output = match self.emulator {
            Some(emulator) => tools::run(emulator, at, &["x"]),
            None => tools::run("./x", at, &[]),
        };
        output.split("program ").map(str::to_owned).collect()
    }
}

/// As [`Machine::run`], on this machine.
pub(crate) fn run(at: &Path, objects: &[&str]) -> Vec<String> {
    Machine::X86_64.run(at, objects)
}

/// Compiles to the object file it names.
pub(crate) fn compile(at: &Path, compiler: &str, source: &str, text: &str, level: &str) -> String {
    Machine::X86_64.compile(at, compiler, source, text, level)
}

/// Programs of a profile.
pub(crate) fn generated(profile: Profile, seed: u64, count: usize) -> Vec<Program> {
    programs(Config::new(profile), seed).take(count).collect()
}

/// Programs of a profile that clang compiles and does not misread.
pub(crate) fn generated_for_clang(profile: Profile, seed: u64, count: usize) -> Vec<Program> {
    endless_for_clang(profile, seed).take(count).collect()
}

/// All programs of a seed, without what clang lacks or misreads.
pub(crate) fn endless_for_clang(profile: Profile, seed: u64) -> impl Iterator<Item = Program> {
    let config = Config { without: Features::LACKED_BY_CLANG, ..Config::new(profile) };
    programs(config, seed).filter(|program| !clang_misreads(program))
}

/// True if clang 19's `va_arg` does not look for an unnamed argument of a function where clang's callers put it, though both are bound to
/// the same by psABI 3.5.7: defects that the ledger has, `upper-eightbyte-fetched-as-lower` (llvm-project#79790) and
/// `unnamed-int128-misplaced` (llvm-project#123935) among them. Our own `va_arg` is right there.
fn clang_misreads(program: &Program) -> bool {
    program.functions.iter().any(|function| misreads_itself(program, &function.signature(), Dialect::Clang))
}

/// All programs of a seed, in a configuration.
pub(crate) fn programs(config: Config, seed: u64) -> impl Iterator<Item = Program> {
    (0..).map(move |index| generator::program(&generator::dna(seed, index), &config))
}
