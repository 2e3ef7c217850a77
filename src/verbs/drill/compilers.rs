//! The compilers that a faulty lowering is linked with.

use std::panic::{AssertUnwindSafe, catch_unwind};

use lang::{Program, Target};
use lowering::abi::VectorUnit;
use oracle::Outcome;
use oracle::inprocess::InProcess;
use oracle::native::{CaseResult, Settings, Toolchain, run_programs};

use crate::{Failure, engines};

/// Our lowering, and what it imitates. Without optimisation a compiler relies on less than it may.
const COMPILERS: &str = r#"
only = true
[[configuration]]
compiler = "clang-19"
flags = ["-O0"]
[[configuration]]
compiler = "clang-19"
flags = ["-O2"]
[[configuration]]
compiler = "word"
flags = ["-O0"]
"#;

/// The target of code, and the vector registers that it uses.
pub(super) type CompileTarget = (Target, VectorUnit);

/// A toolchain for each platform.
#[derive(Debug)]
pub(super) struct Compilers(Vec<Toolchain>);

impl Compilers {
    /// The toolchains of the platforms. Where the processor lacks the registers, they only compile.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the machine lacks what one of them takes.
    pub(super) fn of(platforms: &[CompileTarget]) -> Result<Compilers, Failure> {
        let settings = Compilers::settings()?;
        let toolchain = |&(target, vectors): &CompileTarget| {
            engines::required(&Settings { target: Some(target), vectors, ..settings.clone() }, 1).map_err(
                |why| {
                    Failure::Infrastructure(format!(
                        "{why}; `--target` searches for the faults of one platform only"
                    ))
                },
            )
        };
        platforms.iter().map(toolchain).collect::<Result<_, _>>().map(Compilers)
    }

    /// What is run.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] never, as long as [`COMPILERS`] is well-formed.
    pub(super) fn settings() -> Result<Settings, Failure> {
        Settings::parse(COMPILERS).map_err(|why| Failure::Infrastructure(why.to_string()))
    }

    /// The reason why nothing runs on a platform whose registers the processor lacks.
    pub(super) fn idle(&self, (target, vectors): CompileTarget) -> Option<String> {
        let fits = |toolchain: &&Toolchain| toolchain.target() == target && toolchain.vectors() == vectors;
        self.0.iter().find(fits)?.idle().map(str::to_owned)
    }

    /// Compilers of a platform that are linked with a lowering.
    pub(super) fn with_lowering(
        &self,
        (target, vectors): CompileTarget,
        lowering: lowering::Options,
    ) -> Option<Toolchain> {
        let fits = |toolchain: &&Toolchain| {
            toolchain.target() == target && toolchain.vectors() == vectors && toolchain.idle().is_none()
        };
        let mut toolchain = self.0.iter().find(fits)?.clone();
        toolchain.set_lowering(lowering);
        Some(toolchain)
    }

    /// True if one of the programs, all for one target, does something else than it must where this lowering is on
    /// one side of its calls, and does not with the lowering as it should be.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn show(
        &mut self,
        programs: &[Program],
        lowering: lowering::Options,
    ) -> Result<bool, Failure> {
        let Some(target) = programs.first().map(|program| program.target) else { return Ok(false) };
        let fits = |toolchain: &&mut Toolchain| {
            toolchain.target() == target && toolchain.vectors() == lowering.vector_unit
        };
        let Some(toolchain) = self.0.iter_mut().find(fits) else { return Ok(false) };
        toolchain.set_lowering(lowering);
        let batch = catch_unwind(AssertUnwindSafe(|| wrong(toolchain, programs)));
        toolchain.set_lowering(lowering::Options::default());
        // A lowering that panics is seen to be wrong.
        let Ok(wrong_with) = batch else { return Ok(true) };
        let suspects: Vec<Program> = wrong_with?.into_iter().take(SUSPECTS).cloned().collect();
        // What is wrong without the fault as well says nothing about the fault.
        Ok(!suspects.is_empty() && wrong(toolchain, &suspects)?.len() < suspects.len())
    }
}

/// The number of programs that show a fault and are run again without it.
const SUSPECTS: usize = 4;

/// The programs that do something else than they must.
fn wrong<'a>(toolchain: &Toolchain, programs: &'a [Program]) -> Result<Vec<&'a Program>, Failure> {
    let batch = run_programs(toolchain, programs).map_err(|why| Failure::Infrastructure(why.to_string()))?;
    let mut reference = InProcess::default();
    let pairs = programs.iter().zip(&batch.results);
    Ok(pairs
        .filter(|(program, result)| is_wrong(&reference.expected(program), result))
        .map(|(program, _)| program)
        .collect())
}

/// True if any engine says something else than the reference, or two lay out a record differently. There is
/// no known disagreement between our lowering and the compiler it imitates.
fn is_wrong(expected: &Outcome, result: &CaseResult) -> bool {
    let mut runs = result.runs.iter().map(|run| &run.outcome).filter(|outcome| is_answer(outcome));
    let answers = result.layouts.iter().map(|answers| &answers.outcome).filter(|outcome| is_answer(outcome));
    let laid_out: Vec<&Outcome> = answers.collect();
    laid_out.windows(2).any(|pair| pair[0] != pair[1]) || runs.any(|outcome| outcome != expected)
}

/// A compiler that lacks a type says nothing about programs with it.
const fn is_answer(outcome: &Outcome) -> bool {
    !matches!(outcome, Outcome::Unsupported(_))
}
