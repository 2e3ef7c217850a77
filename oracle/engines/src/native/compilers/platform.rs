//! The machines that programs are compiled for, seen from the machine that bitfrost runs on.

use std::path::{Path, PathBuf};

use base::{Target, ToolSpec};
use include_dir::{Dir, include_dir};

use crate::native::compiler::Family;
use crate::process::Command;

static RUNTIME: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/runtime");

/// A target and its tools.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Platform {
    pub target: Target,
}

impl Platform {
    pub(crate) const fn for_target(target: Target) -> Platform {
        Platform { target }
    }

    /// The tools for the target.
    pub(crate) const fn tools(self) -> &'static ToolSpec {
        &self.target.spec().tools
    }

    /// The target's part of the driver, `machine.h` of `driver.c`.
    pub(crate) fn driver_header(self) -> &'static str {
        let file = RUNTIME.get_file(self.tools().driver_header).and_then(|file| file.contents_utf8());
        file.expect("every target has its header in oracle/engines/runtime")
    }

    /// True when programs for it run on this machine as they are, and its compilers need not be told of it.
    pub(crate) fn is_native(self) -> bool {
        self.target.spec().architecture == std::env::consts::ARCH
    }

    /// The name of a GNU tool for it: `ld`, or `aarch64-linux-gnu-ld` from another machine. Debian's cross tools, like
    /// all cross tools, have the target's name before their own.
    pub(crate) fn gnu_tool(self, name: &str) -> String {
        if self.is_native() { name.to_owned() } else { format!("{}-{name}", self.target.name()) }
    }

    /// The name a compiler is known by, from that of its executable: `gcc-12`, also of `aarch64-linux-gnu-gcc-12`.
    /// `None` for one that compiles for another machine.
    pub(crate) fn compiler_name<'n>(self, family: &Family, executable: &'n str) -> Option<&'n str> {
        match family {
            // It compiles for every target.
            Family::Clang => Some(executable),
            _ if self.is_native() => Some(executable),
            Family::Gcc => executable.strip_prefix(self.target.name())?.strip_prefix('-'),
            Family::Tcc | Family::Custom(_) => None,
        }
    }

    /// The options that make a compiler compile for it.
    pub(crate) fn selection(self, family: &Family) -> Option<String> {
        (*family == Family::Clang && !self.is_native()).then(|| format!("--target={}", self.target.name()))
    }
}

/// Runs executables for a platform.
#[derive(Clone, Debug)]
pub(crate) struct Runner {
    /// `None`: they run by themselves.
    pub emulator: Option<PathBuf>,
}

impl Runner {
    /// The command that runs an executable, in its directory.
    pub(crate) fn command(&self, executable: &Path) -> Command {
        let directory = executable.parent().unwrap_or(Path::new("/"));
        match &self.emulator {
            Some(emulator) => Command::new(emulator, directory).args([executable]),
            None => Command::new(executable, directory),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_its_part_of_the_driver() {
        for target in Target::ALL {
            assert!(Platform::for_target(target).driver_header().contains("_start"));
        }
    }

    #[test]
    fn compilers_for_other_machines_are_told_apart_by_their_names() {
        let foreign =
            Target::ALL.map(Platform::for_target).into_iter().find(|platform| !platform.is_native()).unwrap();
        let target = foreign.target.name();
        let cross = format!("{target}-gcc-12");
        assert_eq!(foreign.compiler_name(&Family::Gcc, &cross), Some("gcc-12"));
        assert_eq!(foreign.compiler_name(&Family::Gcc, "gcc-12"), None);
        assert_eq!(foreign.compiler_name(&Family::Clang, "clang-19"), Some("clang-19"));
        assert_eq!(foreign.compiler_name(&Family::Tcc, "tcc"), None);
        assert_eq!(foreign.selection(&Family::Clang), Some(format!("--target={target}")));
        assert_eq!(foreign.selection(&Family::Gcc), None);
        assert_eq!(foreign.gnu_tool("ld"), format!("{target}-ld"));
    }
}
