//! One link for the whole matrix, and the addresses that come out of it.
//!
//! The executable is static and at fixed addresses, so its symbol table gives the address of everything: the
//! driver needs no table of function names, and no glue has to be generated and compiled for a batch.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};

use lang::Target;
use object::read::elf::{FileHeader, SectionHeader, Sym};
use object::{LittleEndian, elf};

use super::platform::Platform;
use super::question::Discovery;
use super::shared::DataSegment;
use crate::answers::{self, Helpers};
use crate::outcome::Outcome;
use crate::process::{Command, Completed, ProcessError, ProcessLimits, Supervisor, Usage};

/// The linker: `ld`, the runtime, and the libraries of the compilers.
#[derive(Clone, Debug)]
pub struct Linker {
    /// `ld`, by an absolute path.
    pub path: PathBuf,
    /// The target of its executables.
    pub(super) target: Target,
    /// The compiled driver.
    pub(super) runtime: PathBuf,
    /// `libgcc.a` and the like.
    pub(super) libraries: Vec<PathBuf>,
    /// The limits of a run.
    pub(super) limits: ProcessLimits,
}

/// The reason why there is no executable.
#[derive(Debug, thiserror::Error)]
pub enum LinkError {
    /// The linker could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The linker failed.
    #[error("the linker failed: {0}")]
    Failed(String),
    /// The executable could not be read.
    #[error("cannot read the executable: {0}")]
    Unreadable(#[from] io::Error),
    /// The output is no static executable.
    #[error("the linker wrote no static executable: {0}")]
    Malformed(#[from] object::Error),
    /// The executable is for another machine.
    #[error("the linker wrote no executable for {0}")]
    Foreign(&'static str),
}

/// The addresses in a linked executable.
#[derive(Debug)]
pub(super) struct Image {
    symbols: HashMap<Box<[u8]>, u64>,
    /// Its writable data.
    pub data: DataSegment,
}

impl Linker {
    /// A text that differs when the linker or what it links with every batch does; `None` if the parts of the linker are not known.
    pub(super) fn identity(&self, discovery: &Discovery<'_>) -> Option<String> {
        let linker = discovery.answers.digest(&discovery.asked(&self.path, Helpers::None))?;
        let libraries =
            self.libraries.iter().map(|path| Some(format!("{} {}", path.display(), answers::stamp(path)?)));
        let libraries = libraries.collect::<Option<Vec<_>>>()?;
        // The runtime lies elsewhere each time.
        let runtime = blake3::hash(&std::fs::read(&self.runtime).ok()?);
        Some(format!("{linker} {libraries:?} {runtime} {:?}", self.limits))
    }

    /// Links objects with the runtime into `output`: where things are, what it took, and the file's size in
    /// bytes.
    pub(super) fn link(
        &self,
        supervisor: &Supervisor,
        objects: &[PathBuf],
        output: &Path,
    ) -> Result<(Image, Usage, u64), LinkError> {
        let directory = output.parent().unwrap_or(Path::new("/"));
        // `norelro`: one writable segment. `discard-all`: local symbols are never asked for.
        let command = Command { limits: self.limits, ..Command::new(&self.path, directory) }
            .args(["-static", "-nostdlib", "--build-id=none", "--discard-all"])
            .args(["-z", "norelro", "-z", "noexecstack", "-z", "noseparate-code", "-o"])
            .args([output])
            .args([&self.runtime])
            .args(objects)
            .args(["--start-group"])
            .args(&self.libraries)
            .args(["--end-group"]);
        let Completed { output: said, usage, end } = supervisor.run(command)?;
        if end != crate::process::End::Exited(0) {
            return Err(LinkError::Failed(said));
        }
        let executable = std::fs::read(output)?;
        let image = Image::read(&executable, Platform::for_target(self.target))?;
        Ok((image, usage, executable.len() as u64))
    }
}

impl Image {
    fn read(bytes: &[u8], platform: Platform) -> Result<Image, LinkError> {
        let header = elf::FileHeader64::<LittleEndian>::parse(bytes)?;
        let endian = header.endian()?;
        if header.e_machine(endian) != platform.tools().elf_machine {
            return Err(LinkError::Foreign(platform.target.name()));
        }
        let sections = header.sections(endian, bytes)?;
        // Not the writable segment: where no section of data begins a page, it has the code as well, and restoring that costs an emulator
        // a fault for each word.
        let writable = u64::from(elf::SHF_ALLOC | elf::SHF_WRITE);
        let written = sections.iter().filter(|section| section.sh_flags(endian) & writable == writable);
        let ends = |section: &_| {
            let (address, size) =
                (SectionHeader::sh_addr(section, endian), SectionHeader::sh_size(section, endian));
            (address, address + size)
        };
        let whole = written.map(ends).reduce(|(a, b), (c, d)| (a.min(c), b.max(d)));
        let (address, end) = whole.unwrap_or_default();
        let data = DataSegment { address, size: end - address };
        let table = sections.symbols(endian, bytes, elf::SHT_SYMTAB)?;
        let mut symbols = HashMap::with_capacity(table.len());
        for symbol in table.iter().filter(|symbol| !symbol.is_undefined(endian)) {
            symbols.insert(symbol.name(endian, table.strings())?.into(), symbol.st_value(endian));
        }
        Ok(Image { symbols, data })
    }

    /// The address of a function that is to be called, or the outcome of a call if there is none.
    pub(super) fn entry(&self, name: &str) -> Result<u64, Outcome> {
        let missing = || Outcome::Infrastructure(format!("the executable has no symbol {name}"));
        self.symbols.get(name.as_bytes()).copied().ok_or_else(missing)
    }
}
