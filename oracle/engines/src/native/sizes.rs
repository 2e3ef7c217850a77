//! The size of the machine code of each program by each configuration.

use std::path::Path;

use base::InstructionSize;
use iced_x86::{Decoder, DecoderOptions};
use lang::{Bytes, Program, Target};
use object::read::elf::ElfFile64;
use object::{Endianness, Object, ObjectSection, ObjectSymbol, SymbolKind};

use super::accounting::Accounting;
use super::batch::NativeError;
use super::compile::Compiled;
use super::programs;
use super::source::{Naming, ProgramPart};
use super::toolchain::Toolchain;

/// The machine code of a program's functions, each compiled once, without padding between them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CodeSize {
    /// Its length in bytes.
    pub bytes: Bytes,
    /// Its number of instructions.
    pub instructions: u64,
}

/// A function in an object.
struct FunctionSymbol<'data> {
    name: &'data str,
    code: &'data [u8],
}

/// The code of every program by every configuration: for each configuration in the toolchain's order, a size for
/// each program, or `None` where it was not compiled.
///
/// # Errors
/// As [`super::run_programs`], and when an object is none.
pub fn code_sizes(
    toolchain: &Toolchain,
    programs: &[Program],
) -> Result<Vec<Vec<Option<CodeSize>>>, NativeError> {
    let batch = programs::batch(toolchain, programs)?;
    let compiled = batch.compile_all(&mut Accounting::default())?;
    let of = |(configuration, compiled): (usize, &Compiled)| {
        sizes(configuration, compiled, programs.len(), toolchain.target)
    };
    compiled.iter().enumerate().map(of).collect()
}

fn sizes(
    configuration: usize,
    compiled: &Compiled,
    programs: usize,
    target: Target,
) -> Result<Vec<Option<CodeSize>>, NativeError> {
    let mut sizes = vec![CodeSize::default(); programs];
    let names: Vec<[String; 2]> = (0..programs)
        .map(|program| {
            let naming = Naming { configuration, program };
            [ProgramPart::TableCallers, ProgramPart::Callees].map(|part| naming.prefix(part))
        })
        .collect();
    for path in &compiled.objects {
        let content = read(path)?;
        for FunctionSymbol { name, code } in functions(&content)? {
            let of = names.iter().position(|prefixes| prefixes.iter().any(|prefix| name.starts_with(prefix)));
            if let Some(size) = of.and_then(|program| sizes.get_mut(program)) {
                size.bytes += Bytes(code.len() as u64);
                size.instructions += instructions(code, target);
            }
        }
    }
    // A program that was not compiled has no size, which is not the same as a size of 0.
    let compiled = |(program, size)| compiled.failure(program).is_none().then_some(size);
    Ok(sizes.into_iter().enumerate().map(compiled).collect())
}

/// The code of all functions of an object.
///
/// # Errors
/// It is none.
pub fn code_of_object(content: &[u8], target: Target) -> Result<CodeSize, object::Error> {
    let mut size = CodeSize::default();
    for FunctionSymbol { code, .. } in functions(content)? {
        size.bytes += Bytes(code.len() as u64);
        size.instructions += instructions(code, target);
    }
    Ok(size)
}

fn read(path: &Path) -> Result<Vec<u8>, NativeError> {
    std::fs::read(path).map_err(|source| NativeError::Scratch { path: path.to_owned(), source })
}

/// Every function that an object defines.
fn functions(content: &[u8]) -> Result<Vec<FunctionSymbol<'_>>, object::Error> {
    let file = ElfFile64::<Endianness>::parse(content)?;
    let mut functions = Vec::new();
    for symbol in file.symbols().filter(|symbol| symbol.kind() == SymbolKind::Text && symbol.size() > 0) {
        let Some(section) = symbol.section_index() else { continue };
        let section = file.section_by_index(section)?;
        if let Some(code) = section.data_range(symbol.address(), symbol.size())? {
            functions.push(FunctionSymbol { name: symbol.name()?, code });
        }
    }
    Ok(functions)
}

/// The number of instructions.
fn instructions(code: &[u8], target: Target) -> u64 {
    match target.spec().tools.instructions {
        InstructionSize::Fixed(size) => code.len() as u64 / size.0,
        InstructionSize::X86 => Decoder::new(64, code, DecoderOptions::NONE).iter().count() as u64,
        InstructionSize::RiscV => risc_v_instructions(code),
    }
}

/// An instruction of four bytes has both of the lowest bits of its first set.
fn risc_v_instructions(mut code: &[u8]) -> u64 {
    let mut count = 0;
    while let Some(first) = code.first() {
        let size = if first & 3 == 3 { 4 } else { 2 };
        code = code.get(size..).unwrap_or_default();
        count += 1;
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_are_counted_not_bytes() {
        // xor eax, eax; mov rdi, 0x1122334455667788; ret
        let code = [0x31, 0xc0, 0x48, 0xbf, 0x88, 0x77, 0x66, 0x55, 0x44, 0x33, 0x22, 0x11, 0xc3];
        assert_eq!(instructions(&code, Target::X86_64Linux), 3);
        assert_eq!(instructions(&code[..12], Target::AArch64Linux), 3);
        assert_eq!(instructions(&code[..12], Target::AArch64Linux), 3);
        assert_eq!(instructions(&[], Target::X86_64Linux), 0);
        // c.li a0, 0; addi a0, a1, 1; c.jr ra
        assert_eq!(risc_v_instructions(&[0x01, 0x45, 0x13, 0x85, 0x15, 0x00, 0x82, 0x80]), 3);
    }
}
