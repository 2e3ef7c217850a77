//! The reproducer of an entry, compiled by every compiler that is here: which of them are on which side of the disagreement.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use engines::compiler::{CLANG, GCC};
use engines::native::{Compiler, Family, Input, Scratch, Settings, Toolchain, tcc_library};
use engines::process::{Command, Completed, ProcessError, ProcessLimits, Supervisor};
use judge::ledger::{CompilerRange, Defect, Entry};
use lang::Target;
use serde::Serialize;
use tempfile::TempDir;

use examination::toolchains;
use host::{Failure, machine, scratch};

/// The side of a disagreement that a compiler is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(in crate::verbs) enum Side {
    /// The compilers against which the clause decides, or the first reading.
    Named,
    /// The compilers that follow the clause, or the second reading.
    Other,
    /// Neither, or both: it disagrees with all, or nobody disagrees.
    Unclear,
    /// It does not take the reproducer.
    Refused,
}

/// The compilers for a target, and what runs what they make.
pub(in crate::verbs) struct TargetCompilers {
    target: Target,
    /// Of each family the oldest first.
    compilers: Vec<Compiler>,
    linker: PathBuf,
    emulator: Option<PathBuf>,
    scratch: Scratch,
    supervisor: Supervisor,
}

/// An entry's reproducer on a machine, with the objects made so far.
struct Reproduction<'a> {
    machine: &'a TargetCompilers,
    entry: &'a Entry,
    directory: TempDir,
    /// By the compiler's position, the half and the flags; `None` where the compiler refuses.
    objects: BTreeMap<(usize, Half, Vec<&'a str>), Option<PathBuf>>,
}

/// The half of a reproducer that one compiler compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Half {
    Caller,
    Callee,
}

impl TargetCompilers {
    /// The compilers of a target. `Err` of a text says why nothing can be run for it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if no directory can be made.
    pub(in crate::verbs) fn find(target: Target) -> Result<Result<TargetCompilers, String>, Failure> {
        let settings = Settings {
            target: Some(target),
            levels: vec!["0".to_owned()],
            strategies: Vec::new(),
            ..Settings::default()
        };
        let toolchain = match toolchains::native(&settings, machine::processors()) {
            Ok(toolchain) => toolchain,
            Err(why) => return Ok(Err(why.to_string())),
        };
        let compilers = compilers(&toolchain);
        let gcc = compilers.iter().rfind(|compiler| compiler.family == Family::Gcc);
        let Some(linker) = gcc.map(|gcc| gcc.path.clone()) else {
            return Ok(Err("no gcc links for it".to_owned()));
        };
        let spec = target.spec();
        let is_native = spec.architecture == std::env::consts::ARCH;
        let emulator = (!is_native)
            .then(|| engines::native::program(&machine::search_path(), spec.tools.emulator))
            .flatten();
        let place = scratch::place(&settings);
        let scratch = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
        Ok(Ok(TargetCompilers {
            target,
            compilers,
            linker,
            emulator,
            scratch,
            supervisor: Supervisor::new(),
        }))
    }

    /// The target.
    pub(super) const fn target(&self) -> Target {
        self.target
    }

    /// The compilers, of each family the oldest first.
    pub(super) fn compilers(&self) -> &[Compiler] {
        &self.compilers
    }

    /// The side of each compiler, in their order.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be started.
    pub(in crate::verbs) fn sides(&self, entry: &Entry) -> Result<Vec<Side>, Failure> {
        let place = self.scratch.path();
        let directory = tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))?;
        let source = directory.path().join(SOURCE);
        std::fs::write(&source, &entry.reproducer).map_err(|why| Failure::unwritable(&source, &why))?;
        let mut run = Reproduction { machine: self, entry, directory, objects: BTreeMap::new() };
        let all = 0..self.compilers.len();
        match &entry.defect {
            Some(defect) => all.map(|index| run.side_by_defect(index, defect)).collect(),
            None if entry.itself => all.map(|index| run.side_by_itself(index)).collect(),
            None => run.sides_by_pairs(),
        }
    }

    fn run(&self, command: Command) -> Result<Completed, Failure> {
        self.supervisor.run(command).map_err(|why| match why {
            ProcessError::Interrupted => Failure::Infrastructure("interrupted".to_owned()),
            why => Failure::Infrastructure(why.to_string()),
        })
    }
}

/// The compilers of C once each, of each family the oldest first.
fn compilers(toolchain: &Toolchain) -> Vec<Compiler> {
    let of_c = toolchain.configurations().iter().filter(|configuration| configuration.input == Input::C);
    let mut compilers: Vec<Compiler> = of_c.map(|configuration| configuration.compiler.clone()).collect();
    compilers.sort_by_key(|compiler| {
        (compiler.identity.family.clone(), compiler.identity.version, compiler.name.clone())
    });
    compilers.dedup_by(|one, other| one.name == other.name);
    compilers
}

const SOURCE: &str = "reproducer.c";

impl<'a> Reproduction<'a> {
    /// The side of a compiler that a defect is of, or not.
    fn side_by_defect(&mut self, one: usize, defect: &'a Defect) -> Result<Side, Failure> {
        let flags = vec![defect.reproduces_with.as_str()];
        if let Some(words) = &defect.crash_text {
            let completed = self.compile(one, Half::Callee, &flags)?;
            return Ok(match completed.succeeded() {
                true => Side::Other,
                false if completed.output.contains(words.as_str()) => Side::Named,
                false => Side::Refused,
            });
        }
        Ok(self.agree(one, one, &flags)?.map_or(Side::Refused, Side::of_agreement))
    }

    /// The side of a compiler by whether it understands itself.
    fn side_by_itself(&mut self, one: usize) -> Result<Side, Failure> {
        Ok(self.agree(one, one, &UNOPTIMISED)?.map_or(Side::Refused, Side::of_agreement))
    }

    /// The sides of all compilers by with whom they agree: with the newest that the entry names, or with the newest of the others.
    fn sides_by_pairs(&mut self) -> Result<Vec<Side>, Failure> {
        let mut takes = Vec::new();
        for one in 0..self.machine.compilers.len() {
            takes.push(self.agree(one, one, &UNOPTIMISED)?.is_some());
        }
        let newest = |is_of_side: &dyn Fn(&Compiler) -> bool, family: &str| {
            let all = self.machine.compilers.iter().zip(&takes).enumerate();
            all.filter(|(_, (one, takes))| **takes && one.identity.family == family && is_of_side(one))
                .map(|(number, _)| number)
                .next_back()
        };
        let of_side = |is_of_side: &dyn Fn(&Compiler) -> bool, first: &str| {
            let second = if first == GCC { CLANG } else { GCC };
            newest(is_of_side, first).or_else(|| newest(is_of_side, second))
        };
        let (named, others) = claimed(self.entry);
        let is_named = |compiler: &Compiler| includes(named, compiler);
        let is_other = |compiler: &Compiler| match others {
            Some(others) => includes(others, compiler),
            None => !is_named(compiler),
        };
        let mut representatives = Vec::new();
        for one in &self.machine.compilers {
            // Compilers of two families may be wrong in two ways.
            representatives.push((of_side(&is_named, &one.identity.family), of_side(&is_other, GCC)));
        }
        let mut sides = Vec::new();
        for (one, (named, other)) in representatives.into_iter().enumerate() {
            let with = |run: &mut Self, other: Option<usize>| match other {
                None => Ok(None),
                Some(other) if other == one => Ok(Some(true)),
                Some(other) => run.agree_either_way(one, other),
            };
            let (with_named, with_other) = (with(self, named)?, with(self, other)?);
            sides.push(match (takes[one], with_named, with_other) {
                (false, ..) => Side::Refused,
                (true, Some(true), Some(false)) | (true, None, Some(false)) => Side::Named,
                (true, Some(false), Some(true)) | (true, None, Some(true)) => Side::Other,
                _ => Side::Unclear,
            });
        }
        Ok(sides)
    }

    /// True if two compilers agree, whichever compiles the caller; `None` if one does not compile its half.
    fn agree_either_way(&mut self, one: usize, other: usize) -> Result<Option<bool>, Failure> {
        let there = self.agree(one, other, &UNOPTIMISED)?;
        Ok(match there {
            Some(true) => self.agree(other, one, &UNOPTIMISED)?,
            answer => answer,
        })
    }

    /// True if a callee compiled with flags receives the values that the caller passes; `None` if one of them does not
    /// compile.
    fn agree(&mut self, caller: usize, callee: usize, flags: &[&'a str]) -> Result<Option<bool>, Failure> {
        let halves =
            [self.object(caller, Half::Caller, &UNOPTIMISED)?, self.object(callee, Half::Callee, flags)?];
        let [Some(one), Some(other)] = halves else { return Ok(None) };
        let TargetCompilers { target: _, compilers, linker, emulator, .. } = self.machine;
        let directory = self.directory.path();
        let by_tcc = [caller, callee].iter().any(|index| compilers[*index].family == Family::Tcc);
        let library = by_tcc.then(tcc_library).flatten();
        let command = Command::new(linker, directory)
            .args(["-static", "-o", "reproducer"])
            .args([one, other])
            .args(library)
            .args(["-lm"]);
        let linked = self.machine.run(Command { search_path: Some(machine::search_path()), ..command })?;
        if !linked.succeeded() {
            return Ok(None);
        }
        let executable = directory.join("reproducer");
        let command = match emulator {
            Some(emulator) => Command::new(emulator, directory).args([executable]),
            None => Command::new(executable, directory),
        };
        let limits = ProcessLimits { wall: RUN, ..command.limits };
        Ok(Some(self.machine.run(Command { limits, ..command })?.succeeded()))
    }

    /// The object of a half; `None` if the compiler does not take it.
    fn object(&mut self, by: usize, half: Half, flags: &[&'a str]) -> Result<Option<PathBuf>, Failure> {
        let key = (by, half, flags.to_vec());
        if let Some(made) = self.objects.get(&key) {
            return Ok(made.clone());
        }
        let completed = self.compile(by, half, flags)?;
        let name = self.directory.path().join(format!("{}.o", self.objects.len()));
        let made = match completed.succeeded() {
            true => {
                let compiled = self.directory.path().join(OBJECT);
                std::fs::rename(&compiled, &name).map_err(|why| Failure::unwritable(&name, &why))?;
                Some(name)
            }
            false => None,
        };
        self.objects.insert(key, made.clone());
        Ok(made)
    }

    fn compile(&self, by: usize, half: Half, flags: &[&str]) -> Result<Completed, Failure> {
        let compiler = &self.machine.compilers[by];
        let vectors = self.entry.vectors.first().and_then(|unit| unit.flag());
        let half = match half {
            Half::Caller => "-DCALLER",
            Half::Callee => "-DCALLEE",
        };
        let directory: &Path = self.directory.path();
        let command = Command::new(&compiler.path, directory)
            .args(compiler.selection())
            .args(vectors)
            .args(flags.iter().copied().filter(|_| compiler.family != Family::Tcc))
            .args(["-w", "-c", half, "-o", OBJECT, SOURCE]);
        self.machine.run(Command { search_path: Some(machine::search_path()), ..command })
    }
}

const OBJECT: &str = "new.o";
const UNOPTIMISED: [&str; 1] = ["-O0"];
/// The longest that a reproducer may run.
const RUN: std::time::Duration = std::time::Duration::from_secs(10);

impl Side {
    const fn of_agreement(agrees: bool) -> Side {
        if agrees { Side::Other } else { Side::Named }
    }
}

/// The compilers that an entry has on the named side, and on the other one where it says so.
pub(super) fn claimed(entry: &Entry) -> (&[CompilerRange], Option<&[CompilerRange]>) {
    match &entry.readings {
        Some([one, other]) => (one, Some(other)),
        None => (&entry.wrong, None),
    }
}

fn includes(ranges: &[CompilerRange], compiler: &Compiler) -> bool {
    ranges.iter().any(|range| range.includes(&compiler.identity))
}
