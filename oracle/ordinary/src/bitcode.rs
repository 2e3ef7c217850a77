//! Modules of LLVM IR as bitcode: LLVM's own tools translate it to text and back.

use std::path::{Path, PathBuf};

use engines::process::{Command, Completed, ProcessLimits};
use host::{Failure, machine};

/// Runs a command to its end; `None` if the user has interrupted.
pub(crate) type RunCommand<'a> = &'a dyn Fn(Command) -> Result<Option<Completed>, Failure>;

/// The newest version of LLVM that is looked for under a name with its number.
const NEWEST: u32 = 40;

/// The oldest version whose text is read.
const OLDEST: u32 = 14;

/// The first bytes of bitcode, and of bitcode in a wrapper.
const MAGIC: [&[u8]; 2] = [b"BC\xC0\xDE", b"\xDE\xC0\x17\x0B"];

/// `llvm-as` and `llvm-dis` of one version.
#[derive(Clone, Debug)]
pub struct Bitcode {
    assembler: PathBuf,
    disassembler: PathBuf,
}

impl Bitcode {
    /// The newest version that is installed.
    ///
    /// # Errors
    /// [`Failure::Input`] if none is.
    pub fn find() -> Result<Bitcode, Failure> {
        let path = machine::search_path();
        let versions = (OLDEST..=NEWEST).rev().map(|version| format!("-{version}"));
        let tools = versions.chain([String::new()]).find_map(|suffix| {
            let tool = |name: &str| engines::native::program(&path, &format!("{name}{suffix}"));
            Some(Bitcode { assembler: tool("llvm-as")?, disassembler: tool("llvm-dis")? })
        });
        let missing = "llvm-as and llvm-dis, which bitcode needs, are not on the search path; `bitfrost doctor` lists what to install";
        tools.ok_or_else(|| Failure::Input(missing.to_owned()))
    }

    /// True if a file begins as bitcode does.
    #[must_use]
    pub fn is_bitcode(content: &[u8]) -> bool {
        MAGIC.iter().any(|magic| content.starts_with(magic))
    }

    /// The text of a module.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file holds none that the tool reads.
    pub(crate) fn text_of(
        &self,
        file: &Path,
        directory: &Path,
        run: RunCommand<'_>,
    ) -> Result<String, Failure> {
        let input = file.canonicalize().map_err(|why| Failure::unreadable(file, &why))?;
        let command = tool(&self.disassembler, directory).args([input.as_os_str()]).args(["-o", "module.ll"]);
        match run(command)? {
            Some(done) if done.succeeded() => read_text(&directory.join("module.ll")),
            Some(Completed { output, .. }) => Err(Failure::input(file.display(), output.trim())),
            None => Err(Failure::Input(format!("{}: interrupted", file.display()))),
        }
    }

    /// The bitcode of a text; `None` if the tool does not take it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the tool cannot be run.
    pub(crate) fn of_text(
        &self,
        text: &str,
        directory: &Path,
        run: RunCommand<'_>,
    ) -> Result<Option<Vec<u8>>, Failure> {
        let (input, output) = (directory.join("module.ll"), directory.join("module.bc"));
        std::fs::write(&input, text).map_err(|why| Failure::unwritable(&input, &why))?;
        let command = tool(&self.assembler, directory).args(["module.ll", "-o", "module.bc"]);
        let done = run(command)?.filter(Completed::succeeded);
        done.map(|_| std::fs::read(&output).map_err(|why| Failure::unreadable(&output, &why))).transpose()
    }
}

fn tool(program: &Path, directory: &Path) -> Command {
    let command = Command::new(program, directory);
    Command { variables: machine::foreign_environment(), limits: ProcessLimits::COMPILER, ..command }
}

fn read_text(path: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(path).map_err(|why| Failure::unreadable(path, &why))
}
