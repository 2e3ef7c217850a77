//! The LLVM signature that a clang writes, against ours, text by text.

use engines::native::llvm_ir;
use host::Failure;
use lang::{Program, SidesDefined, Unit};
use lowering::abi::VectorUnit;
use lowering::{ClangCompat, Options};

use super::compilers::Compiler;
use super::{Subject, Verification};

/// The caller's side alone: the function is declared there, without names for its parameters.
const CALLERS: Unit<'static> = Unit { define: SidesDefined::Callers, ..Unit::WHOLE };

/// Holds the declaration against that of a clang whose IR the lowering imitates; of other compilers there is none.
///
/// # Errors
/// [`Failure::Infrastructure`] if the compiler cannot be run.
pub(super) fn compare(
    subject: &Subject,
    compiler: &Compiler,
    into: &mut Verification,
) -> Result<(), Failure> {
    let imitated =
        ClangCompat::ALL.iter().map(|(_, which)| *which).find(|which| which.name() == compiler.name);
    let (Some(compat), Some(configuration)) = (imitated, compiler.configuration()) else { return Ok(()) };
    let program = &subject.probe.program;
    let ours = match ours(program, compat, compiler.toolchain.vectors()) {
        Ok(ours) => ours,
        Err(why) => {
            into.unasked.push(format!("{}: {why}", subject.name));
            return Ok(());
        }
    };
    let mut c = lang::print::unit_prelude().to_owned();
    lang::print::unit(&mut c, program, &CALLERS);
    let theirs = llvm_ir(&compiler.toolchain, configuration, &c)
        .map_err(|why| Failure::infrastructure(&compiler.name, why))?;
    match theirs {
        Ok(theirs) => {
            let theirs = declaration(&theirs).unwrap_or_default();
            into.fact(&ours, &theirs, None, || format!("{}: the LLVM signature", subject.name));
        }
        Err(why) => into.unasked.push(format!("{}: {}", subject.name, super::passing::in_words(&why))),
    }
    Ok(())
}

fn ours(program: &Program, compat: ClangCompat, vectors: VectorUnit) -> Result<String, lowering::LowerError> {
    let options = Options { compat, vector_unit: vectors, ..Options::default() };
    let module = lowering::lower::program(program, &CALLERS, &options)?;
    Ok(declaration(&ir::print_module(&module)).unwrap_or_default())
}

/// The declaration of the function that is called, without what says nothing of how it is called: attributes of the
/// function, of the storage behind `sret`, and the order of attributes.
fn declaration(module: &str) -> Option<String> {
    let line = module.lines().find(|line| line.starts_with("declare ") && line.contains("@called("))?;
    let line = line.rsplit_once(" #").map_or(line, |(head, _)| head);
    let line = line.split_once(" nounwind").map_or(line, |(head, _)| head);
    let line = line
        .replace("dso_local ", "")
        .replace("dead_on_unwind ", "")
        .replace("dead_on_return ", "")
        .replace("writable ", "");
    Some(line.replace("zeroext noundef", "noundef zeroext").replace("signext noundef", "noundef signext"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_nothing_of_the_call_is_left_out() {
        let clang = "declare dso_local void @called(ptr dead_on_unwind writable sret(%struct.S) align 8, i8 noundef signext) #1\n";
        let ours = "declare void @called(ptr sret(%struct.S) align 8, i8 signext noundef) nounwind\n";
        assert_eq!(declaration(clang), declaration(ours));
        assert_ne!(declaration(clang), declaration(&ours.replace("i8", "i16")));
        assert_eq!(declaration("define void @called()"), None);
    }
}
