//! The parts of a program: its executable, its shared libraries, and the programs that it starts. They decide its answers.

use std::fs::File;
use std::path::{Path, PathBuf};

use object::Endianness;
use object::elf::FileHeader64;
use object::read::ReadCache;
use object::read::elf::{FileHeader, ProgramHeader};

use super::{AskedProgram, Helpers};
use crate::process::{Command, ProcessLimits, program};

/// Programs that start another one in their place: their own files do not tell which one.
const WRAPPERS: [&str; 7] = ["busybox", "ccache", "colorgcc", "distcc", "icecc", "rustup", "sccache"];

/// The programs that a C compiler starts to make an object.
const OF_COMPILER: [&str; 2] = ["cc1", "as"];

/// The variable with which the loader of glibc lists the libraries of a program instead of starting it: ld.so(8).
const LIST_LIBRARIES: &str = "LD_TRACE_LOADED_OBJECTS";

/// The parts of a program, each by its path or by the name under which it is looked for; `None` if they cannot all be told.
pub(super) fn named(asked: &AskedProgram<'_>) -> Option<Vec<PathBuf>> {
    let mut parts = vec![asked.path.to_owned()];
    parts.extend(libraries(asked, asked.path)?);
    if asked.helpers == Helpers::OfCompiler {
        for helper in OF_COMPILER {
            let option = format!("-print-prog-name={helper}");
            let named = output_of(asked, Command::new(asked.path, asked.directory).args([option]))?;
            let named = named.trim_end();
            if named.is_empty() || named.contains('\n') {
                return None;
            }
            // One that is not there is a part as well: it may come.
            if let Some(path) = program(asked.search_path, named) {
                parts.extend(libraries(asked, &path)?);
            }
            parts.push(named.into());
        }
    }
    parts.sort();
    parts.dedup();
    Some(parts)
}

/// The shared libraries of an executable; `None` if these are not all that its answers depend on.
fn libraries(asked: &AskedProgram<'_>, path: &Path) -> Option<Vec<PathBuf>> {
    let file = path.canonicalize().ok()?;
    if WRAPPERS.iter().any(|wrapper| file.file_name().is_some_and(|name| name == *wrapper)) {
        return None;
    }
    let Some(interpreter) = interpreter(&file)? else { return Some(Vec::new()) };
    // Other loaders than glibc's would start the program.
    if !Path::new(&interpreter).file_name()?.to_str()?.starts_with("ld-linux") {
        return None;
    }
    let mut command = Command::new(file, asked.directory);
    command.variables.push((LIST_LIBRARIES.into(), "1".into()));
    output_of(asked, command)?.lines().filter_map(library).collect()
}

/// The library in a line of the loader's list: `libc.so.6 => /lib/libc.so.6 (0x7f...)` or `/lib64/ld.so (0x7f...)`. Nothing in that
/// of the kernel's own, and `Some(None)` for one that is not found.
fn library(line: &str) -> Option<Option<PathBuf>> {
    let line = line.trim();
    if line.starts_with("linux-vdso") || line.starts_with("linux-gate") {
        return None;
    }
    let found = line.split_once(" => ").map_or(line, |(_, found)| found);
    let path = found.rsplit_once(" (0x").map(|(path, _)| PathBuf::from(path));
    Some(path.filter(|path| path.is_absolute()))
}

/// The loader that an ELF file asks for, `Some(None)` for a static one. `None` for any other file: a script.
fn interpreter(path: &Path) -> Option<Option<String>> {
    let content = ReadCache::new(File::open(path).ok()?);
    let (endian, segments) = {
        let header = FileHeader64::<Endianness>::parse(&content).ok()?;
        let endian = header.endian().ok()?;
        (endian, header.program_headers(endian, &content).ok()?)
    };
    let named = segments.iter().find_map(|segment| segment.interpreter(endian, &content).ok()?);
    Some(named.map(|name| String::from_utf8_lossy(name).into_owned()))
}

/// The output of a program that succeeds.
fn output_of(asked: &AskedProgram<'_>, command: Command) -> Option<String> {
    let search_path = Some(asked.search_path.to_owned());
    let command = Command { search_path, limits: ProcessLimits::QUESTION, ..command };
    let completed = asked.supervisor.run(command).ok()?;
    completed.succeeded().then_some(completed.output)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_the_loader_is_read() {
        let path = |text: &str| Some(Some(PathBuf::from(text)));
        assert_eq!(library("\tlibc.so.6 => /lib/x/libc.so.6 (0x00007f0)"), path("/lib/x/libc.so.6"));
        assert_eq!(library("\t/lib64/ld-linux-x86-64.so.2 (0x00007f0)"), path("/lib64/ld-linux-x86-64.so.2"));
        assert_eq!(library("\tlinux-vdso.so.1 (0x00007f0)"), None);
        assert_eq!(library("\tlibisl.so.23 => not found"), Some(None));
        assert_eq!(library("gcc: fatal error: no input files"), Some(None));
    }

    #[test]
    fn only_executables_have_a_loader() {
        let own = std::env::current_exe().unwrap();
        let loader = interpreter(&own).unwrap().unwrap();
        assert!(loader.contains("ld-linux"), "{loader}");
        let place = tempfile::tempdir().unwrap();
        for content in [&b"#!/bin/sh\n"[..], b"\x7fELF", b""] {
            let path = place.path().join("program");
            std::fs::write(&path, content).unwrap();
            assert_eq!(interpreter(&path), None);
        }
    }
}
