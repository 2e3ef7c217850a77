//! The capabilities that a compiler lacks, found by asking it: one small text for each capability, in the words of our printer.

use std::ffi::OsString;
use std::path::Path;

use lang::{FeatureRow, Features, Target, feature_set};
use lowering::abi::VectorUnit;
use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use tempfile::TempDir;

use crate::answers::{CompilerAnswer, is_own_refusal};
use crate::native::compiler::{Compiler, Configuration, Input};
use crate::native::link::{LinkError, Linker};
use crate::native::platform::Runner;
use crate::native::question::{Discovery, Question};
use crate::native::toolchain_error::ToolchainError;
use crate::process::{Command, End};

/// A text that every compiler compiles: where it fails, the machine does.
const CONTROL: &str = "int control_f(int a) { return a; }";

/// The capabilities that the compiler of each configuration lacks, whatever the level of optimisation; `None` if it is left out because it
/// does not answer. A compiler that takes our IR is asked only about its library: it reads no C, and our lowering reports itself what
/// it cannot lower.
///
/// # Errors
/// If interrupted, or the place to work fails.
pub(crate) fn lacks(
    discovery: &Discovery<'_>,
    linker: &Linker,
    runner: &Runner,
    configurations: &[Configuration],
    vectors: VectorUnit,
) -> Result<Vec<Option<Features>>, ToolchainError> {
    let prober = Prober { discovery, linker, runner, linker_identity: linker.identity(discovery) };
    let asked =
        |one: &Configuration| Configuration { input: Input::C, flags: one.flags_but_level(), ..one.clone() };
    let is_same = |one: &Configuration, other: &Configuration| {
        one.compiler == other.compiler && one.flags == other.flags
    };
    // The levels of one compiler are one question.
    let mut questions: Vec<Configuration> = Vec::new();
    for question in configurations.iter().map(asked) {
        if !questions.iter().any(|known| is_same(known, &question)) {
            questions.push(question);
        }
    }
    let answers = questions.par_iter().map(|question| prober.lacks(question));
    let answers = answers.collect::<Result<Vec<_>, _>>()?;
    let answer = |one: &Configuration| {
        let question = asked(one);
        let at = questions.iter().position(|known| is_same(known, &question))?;
        let lacks = answers[at]?;
        Some(match one.input {
            Input::C => Ok(lacks),
            Input::Ir(_) => prober
                .lacks_of_library(&question)
                .map(|library| beyond_our_ir(discovery.target, vectors) | lacks & BY_LIBRARY | library),
        })
    };
    configurations.iter().map(|one| answer(one).transpose()).collect()
}

/// The means to ask compilers what they lack.
#[derive(Debug)]
struct Prober<'a> {
    discovery: &'a Discovery<'a>,
    linker: &'a Linker,
    runner: &'a Runner,
    /// `None` if it cannot be told when the linker becomes another one.
    linker_identity: Option<String>,
}

/// The capabilities found lacking.
#[derive(Clone, Copy, Debug)]
struct Lacking {
    features: Features,
    /// False if one of them may be the machine's fault, so that it is asked again the next time.
    is_sure: bool,
}

/// The capabilities that need functions of the compiler's library: conversions from and to binary16, if the processor has none, which
/// libgcc 12 has on some platforms only.
const BY_LIBRARY: Features = feature_set![HALF STORAGE16];

/// Converts the `_Decimal64` 2, which travels as a `double` does, by a function of libgcc by which code of our lowering computes:
/// [`NOTHING_TO_DO`]. A libgcc for a platform on which gcc has no decimals, as gcc 12's for AArch64 and RISC-V, has no such function.
const DECIMAL_LIBRARY: &str = "double __bid_truncdddf(double);\n\
    int bf_probe(void) {\n\
    union { unsigned long long bits; double passed; } two = { 0x31c0000000000002 };\n\
    return (int)__bid_truncdddf(two.passed); }";

/// Vectors that would need registers which functions are not given. On AArch64 they need none: what is longer than a
/// register is passed by reference (AAPCS64 6.8.2, B.4).
const fn beyond_our_ir(target: Target, vectors: VectorUnit) -> Features {
    match vectors {
        _ if !target.spec().registers.vector_size_varies => Features::empty(),
        VectorUnit::Sse => feature_set![VECTOR_32 VECTOR_64],
        VectorUnit::Avx => Features::VECTOR_64,
        VectorUnit::Avx512 => Features::empty(),
    }
}

/// True if code with the vector registers that the driver was compiled for runs here: the driver writes to them before it looks for its
/// input, and it is given none.
///
/// # Errors
/// If interrupted, or the driver cannot be linked.
pub(crate) fn runs(
    discovery: &Discovery<'_>,
    linker: &Linker,
    runner: &Runner,
) -> Result<bool, ToolchainError> {
    let executable = discovery.directory.join("driver");
    linker.link(discovery.supervisor, &[], &executable)?;
    Ok(end_without_input(discovery, runner, &executable)? == End::Exited(NOTHING_TO_DO))
}

/// The end of the driver, or of the probe that it is linked with.
fn end_without_input(
    discovery: &Discovery<'_>,
    runner: &Runner,
    executable: &Path,
) -> Result<End, ToolchainError> {
    let command = Command { limits: discovery.limits, ..runner.command(executable) };
    Ok(discovery.supervisor.run(command)?.end)
}

/// `BAD_INPUT` of `driver.c`.
const NOTHING_TO_DO: i32 = 2;

impl Prober<'_> {
    /// The capabilities that a compiler lacks, as it answered earlier or answers now.
    fn lacks(&self, question: &Configuration) -> Result<Option<Features>, ToolchainError> {
        let Compiler { name, path, family, .. } = &question.compiler;
        if self.discovery.is_left_out(name) {
            return Ok(None);
        }
        let arguments = question.arguments(Path::new("INPUT"), Path::new("OUTPUT"));
        let rows: Vec<&FeatureRow> = Features::ASKED.rows().collect();
        let texts = rows.iter().map(|row| text_of(&[*row]));
        let linker = self.linker_identity.clone().unwrap_or_default();
        let words =
            ["lacks".to_owned(), linker].into_iter().chain(texts).map(OsString::from).chain(arguments);
        // By number: the bits of features change with their table.
        let lacked: Option<Vec<usize>> = self.discovery.known(path, family, words, || {
            let Some(Lacking { features, is_sure }) = self.asked_about(question, &rows)? else {
                return Ok::<_, ToolchainError>(CompilerAnswer::Missing);
            };
            let is_sure =
                is_sure && (features.is_empty() || matches!(self.builds(question, CONTROL)?, Some(Ok(_))));
            let lacked = rows.iter().enumerate().filter(|(_, row)| features.contains(row.feature));
            let lacked = lacked.map(|(number, _)| number).collect();
            let is_firm = is_sure && self.linker_identity.is_some();
            Ok(if is_firm { CompilerAnswer::Firm(lacked) } else { CompilerAnswer::ForNow(lacked) })
        })?;
        let row = |number: usize| rows.get(number).map_or(Features::empty(), |row| row.feature);
        Ok(lacked.map(|lacked| lacked.into_iter().map(row).fold(Features::empty(), Features::union)))
    }

    /// The features whose functions the library lacks that our own code is linked with, or that do not work here, whether the compiler has
    /// them in C or not.
    fn lacks_of_library(&self, question: &Configuration) -> Result<Features, ToolchainError> {
        let Compiler { path, family, .. } = &question.compiler;
        let linker = self.linker_identity.clone().unwrap_or_default();
        let words = ["library".to_owned(), linker, DECIMAL_LIBRARY.to_owned()].map(OsString::from);
        let arguments = question.arguments(Path::new("INPUT"), Path::new("OUTPUT"));
        let has = self.discovery.known(path, family, words.into_iter().chain(arguments), || {
            let Some(built) = self.builds(question, DECIMAL_LIBRARY)? else {
                return Ok::<_, ToolchainError>(CompilerAnswer::Missing);
            };
            let (has, is_own) = match built {
                Err(refusal) => (false, refusal.is_own),
                Ok(place) => {
                    let executable = place.path().join(EXECUTABLE);
                    let end = end_without_input(self.discovery, self.runner, &executable)?;
                    (end == End::Exited(NOTHING_TO_DO), matches!(end, End::Exited(_)))
                }
            };
            let is_firm = is_own && self.linker_identity.is_some();
            Ok(if is_firm { CompilerAnswer::Firm(has) } else { CompilerAnswer::ForNow(has) })
        })?;
        Ok(if has == Some(false) { Features::DECIMAL } else { Features::empty() })
    }

    /// All at once, and in halves where that fails; `None` as soon as there is no answer.
    fn asked_about(
        &self,
        question: &Configuration,
        probes: &[&FeatureRow],
    ) -> Result<Option<Lacking>, ToolchainError> {
        let Some(built) = self.builds(question, &text_of(probes))? else { return Ok(None) };
        match (built, probes) {
            (Ok(_), _) => return Ok(Some(Lacking { features: Features::empty(), is_sure: true })),
            (Err(refusal), [one]) => {
                return Ok(Some(Lacking { features: one.feature, is_sure: refusal.is_own }));
            }
            (Err(_), _) => {}
        }
        let (left, right) = probes.split_at(probes.len() / 2);
        let Some(left) = self.asked_about(question, left)? else { return Ok(None) };
        let right = self.asked_about(question, right)?;
        Ok(right.map(|right| Lacking {
            features: left.features | right.features,
            is_sure: left.is_sure && right.is_sure,
        }))
    }

    /// The path of [`EXECUTABLE`], if a text compiles, and the functions exist that the compiler calls for them by itself: clang 14 converts
    /// `__fp16` on x86-64 by functions of its own runtime library. `None` without an answer.
    fn builds(
        &self,
        question: &Configuration,
        text: &str,
    ) -> Result<Option<Result<TempDir, Refusal>>, ToolchainError> {
        let discovery = self.discovery;
        let place = discovery.place()?;
        let [input, output] = ["probe.c", "probe.o"].map(|name| place.path().join(name));
        std::fs::write(&input, text)
            .map_err(|source| ToolchainError::Scratch { path: input.clone(), source })?;
        let command = question.command(discovery.search_path, place.path(), discovery.limits);
        let (name, program) = (question.compiler.name.as_str(), question.compiler.path.as_path());
        let words = Question { name, program, words: "to compile a few lines" };
        let command = command.args(question.arguments(&input, &output));
        let Some(completed) = discovery.ask(&words, command)? else { return Ok(None) };
        if !completed.succeeded() {
            return Ok(Some(Err(Refusal { is_own: is_own_refusal(completed.end, &completed.output) })));
        }
        match self.linker.link(discovery.supervisor, &[output], &place.path().join(EXECUTABLE)) {
            Ok(_) => Ok(Some(Ok(place))),
            // A linker that is killed says nothing.
            Err(LinkError::Failed(said)) => {
                let is_own = !said.is_empty() && is_own_refusal(End::Exited(1), &said);
                Ok(Some(Err(Refusal { is_own })))
            }
            Err(other) => Err(other.into()),
        }
    }
}

/// The name of a linked probe.
const EXECUTABLE: &str = "probe";

/// The probes of features as one text.
fn text_of(rows: &[&FeatureRow]) -> String {
    rows.iter().filter_map(|row| row.compiler).flat_map(|asked| [asked.probe, "\n"]).collect()
}

/// The failure of a compiler or the linker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Refusal {
    /// False if it may be the machine's.
    is_own: bool,
}
