//! The programs of a batch as one program of a single file, which prints what they observe: what a compiler does wrong with a batch and not
//! with any of its programs is kept and reduced in this form.

use std::fmt::Write;

use lang::Program;

use super::compiler::Input;
use super::source::{self, Naming, ProgramPart};
use super::toolchain::Toolchain;
use crate::engine;

/// The functions that observe, as those of the driver, and the table through which callers reach callees.
const OBSERVERS: &str = "
int printf(const char *, ...);
bf_fn *bf_table;
void bf_observe(unsigned int site, unsigned long long value)
{
    printf(\"%u %llx\\n\", site, value);
}
void bf_observe_f32(unsigned int site, float value)
{
    unsigned int bits = 0x7fc00000U;
    if (value == value)
        memcpy(&bits, &value, sizeof bits);
    bf_observe(site, bits);
}
void bf_observe_f64(unsigned int site, double value)
{
    unsigned long long bits = 0x7ff8000000000000ULL;
    if (value == value)
        memcpy(&bits, &value, sizeof bits);
    bf_observe(site, bits);
}
void bf_observe_bytes(unsigned int site, const void *bytes, unsigned long size)
{
    for (unsigned long i = 0; i < size; i++)
        bf_observe(site, ((const unsigned char *)bytes)[i]);
}
";

/// The unit that a configuration compiles of some programs of a batch, with the numbers that they have in it, as a whole program in C. A
/// configuration of our own lowering, whose unit is LLVM IR, has what the first of C has; `None` if there is none.
#[must_use]
pub fn one_program(
    toolchain: &Toolchain,
    by: &engine::Configuration,
    programs: &[(usize, &Program)],
) -> Option<String> {
    let all = || toolchain.configurations.iter().enumerate();
    let takes_c = |(_, one): &(usize, &super::Configuration)| one.input == Input::C;
    let (configuration, _) =
        all().filter(takes_c).find(|(_, one)| one.name == *by).or_else(|| all().find(takes_c))?;
    let mut text = source::c(configuration, toolchain.content(configuration), programs).text;
    text.push_str(OBSERVERS);
    let mut main = String::from("int main(void)\n{\n");
    for &(number, program) in programs {
        let naming = Naming { configuration, program: number };
        let name = |id| naming.function(program, id, ProgramPart::TableCallers);
        let table: Vec<String> = program.functions().map(|(id, _)| format!("(bf_fn)&{}", name(id))).collect();
        let _ = writeln!(text, "static bf_fn table{number}[] = {{{}}};", table.join(", "));
        let _ = writeln!(main, "    bf_table = table{number};\n    {}();", name(program.entry));
    }
    text.push_str(&main);
    text.push_str("    return 0;\n}\n");
    Some(text)
}
