//! The compilers that a faulty lowering is linked with.

use std::panic::{AssertUnwindSafe, catch_unwind};

use engines::Outcome;
use engines::native::{CaseResult, Settings, Toolchain, run_programs};
use judge::inprocess::InProcess;
use lang::{Program, Target};
use lowering::abi::VectorUnit;

use examination::toolchains;
use host::Failure;

/// The compiler that our lowering imitates.
pub(super) const CLANG: &str = "clang-19";

/// The configurations that are linked: a compiler's, and our lowering's. Without optimisation a compiler relies on less than it may.
fn configurations(compiler: &str) -> String {
    let one = |compiler: &str, level: &str| {
        format!("[[configuration]]\ncompiler = \"{compiler}\"\nflags = [\"{level}\"]\n")
    };
    let all = [one(compiler, "-O0"), one(compiler, "-O2"), one("word", "-O0")];
    format!("only = true\n{}", all.concat())
}

/// The target of code, the vector registers that it uses, and the compiler that our lowering is linked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CompilePlatform {
    pub(super) target: Target,
    pub(super) vectors: VectorUnit,
    pub(super) compiler: &'static str,
}

/// A toolchain for each platform.
#[derive(Debug)]
pub(super) struct Compilers(Vec<(CompilePlatform, Toolchain)>);

impl Compilers {
    /// The toolchains of the platforms. Where the processor lacks the registers, they only compile.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the machine lacks what one of them takes.
    pub(super) fn for_platforms(platforms: &[CompilePlatform]) -> Result<Compilers, Failure> {
        let toolchain = |&platform: &CompilePlatform| {
            let CompilePlatform { target, vectors, compiler } = platform;
            let settings = Settings { target: Some(target), vectors, ..Compilers::settings(compiler)? };
            let toolchain = toolchains::required(&settings, 1).map_err(|why| {
                Failure::Infrastructure(format!(
                    "{why}; `--target` searches for the faults of one platform only"
                ))
            })?;
            Ok((platform, toolchain))
        };
        platforms.iter().map(toolchain).collect::<Result<_, _>>().map(Compilers)
    }

    /// The settings of the engines that are compared with a compiler.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] never, as long as [`configurations`] is well-formed.
    pub(super) fn settings(compiler: &str) -> Result<Settings, Failure> {
        Settings::parse(&configurations(compiler)).map_err(|why| Failure::Infrastructure(why.to_string()))
    }

    fn toolchain(&self, platform: CompilePlatform) -> Option<&Toolchain> {
        self.0.iter().find(|(of, _)| *of == platform).map(|(_, toolchain)| toolchain)
    }

    /// The reason why nothing runs on a platform whose registers the processor lacks.
    pub(super) fn idle(&self, platform: CompilePlatform) -> Option<String> {
        self.toolchain(platform)?.idle().map(str::to_owned)
    }

    /// Compilers of a platform that are linked with a lowering.
    pub(super) fn with_lowering(
        &self,
        platform: CompilePlatform,
        lowering: lowering::Options,
    ) -> Option<Toolchain> {
        let mut toolchain = self.toolchain(platform).filter(|toolchain| toolchain.idle().is_none())?.clone();
        toolchain.set_lowering(lowering);
        Some(toolchain)
    }

    /// True if one of the programs, all for this platform, does something else than it must where this lowering is on
    /// one side of its calls, and does not with the lowering as it should be.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn show(
        &mut self,
        platform: CompilePlatform,
        programs: &[Program],
        lowering: lowering::Options,
    ) -> Result<bool, Failure> {
        let fits = self.0.iter_mut().find(|(of, _)| *of == platform && !programs.is_empty());
        let Some((_, toolchain)) = fits else { return Ok(false) };
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
/// no known disagreement between our lowering and the compiler it imitates; what another compiler does otherwise, it does without
/// the fault as well.
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
