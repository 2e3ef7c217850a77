//! The check that a compiler's object is one, before the linker gets all of them: `ld` takes an empty file for an empty linker script.

use std::collections::HashSet;

use lang::Target;
use object::read::elf::{FileHeader, SectionHeader, Sym};
use object::{LittleEndian, elf};

use super::platform::Platform;

/// Checks that a file is a relocatable object for a platform, whole, and that it defines these functions.
///
/// # Errors
/// The reason why it is none.
pub(super) fn check(bytes: &[u8], target: Target, functions: &[String]) -> Result<(), String> {
    let undefined = undefined(bytes, target, functions).map_err(|why| why.to_string())?;
    match undefined {
        Ok(None) => Ok(()),
        Ok(Some(function)) => Err(format!("it does not define {function}")),
        Err(why) => Err(why.to_owned()),
    }
}

/// The first of some functions that an object does not define, or the reason why it is no object for the platform.
fn undefined<'f>(
    bytes: &[u8],
    target: Target,
    functions: &'f [String],
) -> object::Result<Result<Option<&'f str>, &'static str>> {
    if bytes.is_empty() {
        return Ok(Err("it is empty"));
    }
    let header = elf::FileHeader64::<LittleEndian>::parse(bytes)?;
    let endian = header.endian()?;
    if header.e_type(endian) != elf::ET_REL {
        return Ok(Err("it is no relocatable object"));
    }
    if header.e_machine(endian) != Platform::for_target(target).tools().elf_machine {
        return Ok(Err("it is for another machine"));
    }
    let sections = header.sections(endian, bytes)?;
    for section in sections.iter() {
        // The linker reads these ranges; of a truncated file some lie outside.
        section.data(endian, bytes)?;
    }
    let table = sections.symbols(endian, bytes, elf::SHT_SYMTAB)?;
    let mut defined = HashSet::with_capacity(table.len());
    for symbol in table.iter().filter(|symbol| !symbol.is_undefined(endian)) {
        defined.insert(symbol.name(endian, table.strings())?);
    }
    let is_undefined = |function: &&String| !defined.contains(function.as_bytes());
    Ok(Ok(functions.iter().find(is_undefined).map(String::as_str)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_object_is_refused() {
        let check = |bytes: &[u8]| check(bytes, Target::X86_64Linux, &[]).unwrap_err();
        assert_eq!(check(b""), "it is empty");
        assert_eq!(check(b"int main;"), "Invalid ELF header size or alignment");
        let mut header = [0_u8; 64];
        header[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
        assert_eq!(check(&header), "it is no relocatable object");
        header[16] = 1;
        assert_eq!(check(&header), "it is for another machine");
    }

    /// tcc puts the table of sections where it ends, at an address of any alignment, and linkers read it there.
    #[test]
    fn a_table_of_sections_may_lie_at_any_address() {
        // The file's header, and at 68 two sections: none, and the table of names, which is empty.
        let mut object = [0_u8; 64 + 4 + 2 * 64];
        object[..7].copy_from_slice(b"\x7fELF\x02\x01\x01");
        for (at, value) in [
            (16, elf::ET_REL),
            (18, elf::EM_X86_64),
            (40, 68),
            (52, 64),
            (58, 64),
            (60, 2),
            (62, 1),
            (136, 3),
        ] {
            object[at..at + 2].copy_from_slice(&value.to_le_bytes());
        }
        assert_eq!(check(&object, Target::X86_64Linux, &[]), Ok(()));
        let missing = check(&object, Target::X86_64Linux, &["f".to_owned()]);
        assert_eq!(missing, Err("it does not define f".to_owned()));
    }
}
