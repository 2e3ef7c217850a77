//! The machines that programs are compiled for: what there is of each, one row.

use std::path::{Path, PathBuf};

use lang::Target;
use object::elf;

use super::compiler::Family;
use super::process::Command;

/// What is known of a target's tools.
#[derive(Debug)]
pub(super) struct Platform {
    pub target: Target,
    /// The processor, as Rust calls it ([`std::env::consts::ARCH`]): a machine that has it runs programs by itself.
    architecture: &'static str,
    /// Runs a program on another processor: user-mode emulation, which passes open files and signals through.
    pub emulator: &'static str,
    /// The part of the driver that is for it, `machine.h` of `driver.c`.
    pub machine: &'static str,
    /// What its executables say they are for.
    pub elf: u16,
    /// What clang and gcc are told on it and on no other, none of which changes what a program means or how it calls.
    pub flags: &'static [&'static str],
}

const PLATFORMS: [Platform; 2] = [
    Platform {
        target: Target::X86_64Linux,
        architecture: "x86_64",
        emulator: "qemu-x86_64",
        machine: include_str!("../../runtime/x86_64.h"),
        elf: elf::EM_X86_64,
        flags: &["-fcf-protection=none"],
    },
    Platform {
        target: Target::AArch64Linux,
        architecture: "aarch64",
        emulator: "qemu-aarch64",
        machine: include_str!("../../runtime/aarch64.h"),
        elf: elf::EM_AARCH64,
        flags: &["-mbranch-protection=none"],
    },
];

impl Platform {
    /// The row of a target.
    pub(super) const fn of(target: Target) -> &'static Platform {
        match target {
            Target::X86_64Linux => &PLATFORMS[0],
            Target::AArch64Linux => &PLATFORMS[1],
        }
    }

    /// True when programs for it run on this machine as they are, and its compilers need not be told of it.
    pub(super) fn is_native(&self) -> bool {
        self.architecture == std::env::consts::ARCH
    }

    /// The name of a GNU tool for it: `ld`, or `aarch64-linux-gnu-ld` from another machine. Debian's cross tools, like
    /// everybody's, have the target's name before their own.
    pub(super) fn gnu_tool(&self, name: &str) -> String {
        if self.is_native() { name.to_owned() } else { format!("{}-{name}", self.target.name()) }
    }

    /// The name a compiler is known by, from that of its executable: `gcc-12`, also of `aarch64-linux-gnu-gcc-12`.
    /// `None` for one that compiles for another machine.
    pub(super) fn compiler_name<'n>(&self, family: &Family, executable: &'n str) -> Option<&'n str> {
        match family {
            // It compiles for every target.
            Family::Clang => Some(executable),
            _ if self.is_native() => Some(executable),
            Family::Gcc => executable.strip_prefix(self.target.name())?.strip_prefix('-'),
            Family::Tcc | Family::Custom(_) => None,
        }
    }

    /// What a compiler is told to compile for it.
    pub(super) fn selection(&self, family: &Family) -> Option<String> {
        (*family == Family::Clang && !self.is_native()).then(|| format!("--target={}", self.target.name()))
    }
}

/// Runs executables for a platform.
#[derive(Clone, Debug)]
pub(super) struct Runner {
    /// `None`: they run by themselves.
    pub emulator: Option<PathBuf>,
}

impl Runner {
    /// The command that runs an executable, in its directory.
    pub(super) fn command(&self, executable: &Path) -> Command {
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
    fn every_target_has_its_row() {
        for target in Target::ALL {
            assert_eq!(Platform::of(target).target, target);
        }
    }

    #[test]
    fn compilers_for_other_machines_are_told_apart_by_their_names() {
        let foreign = PLATFORMS.iter().find(|platform| !platform.is_native()).unwrap();
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
