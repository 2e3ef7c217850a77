//! The capabilities that a compiler lacks, found by asking it: one small text for each capability, in the words of our printer.

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::Path;
use std::sync::{LazyLock, Mutex, PoisonError};

use lang::{FeatureRow, Features, Target, feature_set};
use lowering::abi::VectorUnit;

use super::compiler::{Configuration, Input};
use super::discovery::Discovery;
use super::link::{LinkError, Linker};
use super::platform::Runner;
use super::question::Question;
use super::toolchain::{ToolchainError, command};
use crate::process::{Command, End};

/// The answers found in this process, by the compiler's content and arguments.
static KNOWN: LazyLock<Mutex<HashMap<Told, Features>>> = LazyLock::new(Mutex::default);

type Told = (String, Vec<OsString>);

/// The capabilities that a configuration's compiler lacks, whatever the level of optimisation; `None` if it is left out because it does not
/// answer. A compiler that takes our IR is asked only about its library: it reads no C, and our lowering reports itself what it cannot
/// lower.
///
/// # Errors
/// If interrupted, or the place to work fails.
pub(super) fn lacks(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    vectors: VectorUnit,
) -> Result<Option<Features>, ToolchainError> {
    if discovery.is_left_out(&configuration.compiler.name) {
        return Ok(None);
    }
    if configuration.input != Input::C {
        let in_c = Configuration { input: Input::C, ..configuration.clone() };
        let lacks = lacks(discovery, linker, &in_c, vectors)?;
        let beyond = beyond_our_ir(discovery.target, vectors);
        return Ok(lacks.map(|lacks| beyond.union(lacks.intersection(BY_LIBRARY))));
    }
    let asked = Configuration { flags: configuration.flags_but_level(), ..configuration.clone() };
    let told = (asked.compiler.hash.clone(), asked.arguments(Path::new("INPUT"), Path::new("OUTPUT")));
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known().get(&told) {
        return Ok(Some(*known));
    }
    let lacks = asked_about(discovery, linker, &asked, &Features::ASKED.rows().collect::<Vec<_>>())?;
    if let Some(lacks) = lacks {
        known().insert(told, lacks);
    }
    Ok(lacks)
}

/// The capabilities that need functions of the compiler's library: conversions from and to binary16, if the processor has none, which
/// libgcc 12 has on some platforms only.
const BY_LIBRARY: Features = feature_set![HALF STORAGE16];

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
pub(super) fn runs(
    discovery: &Discovery<'_>,
    linker: &Linker,
    runner: &Runner,
) -> Result<bool, ToolchainError> {
    let executable = discovery.directory.join("driver");
    linker.link(discovery.supervisor, &[], &executable)?;
    let command = Command { limits: discovery.limits, ..runner.command(&executable) };
    let completed = discovery.supervisor.run(command)?;
    Ok(completed.end == End::Exited(NOTHING_TO_DO))
}

/// `BAD_INPUT` of `driver.c`.
const NOTHING_TO_DO: i32 = 2;

/// All at once, and in halves where that fails; `None` as soon as there is no answer.
fn asked_about(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    probes: &[&FeatureRow],
) -> Result<Option<Features>, ToolchainError> {
    match (builds(discovery, linker, configuration, probes)?, probes) {
        (None, _) => return Ok(None),
        (Some(true), _) => return Ok(Some(Features::empty())),
        (Some(false), [one]) => return Ok(Some(one.feature)),
        (Some(false), _) => {}
    }
    let (left, right) = probes.split_at(probes.len() / 2);
    let Some(of_left) = asked_about(discovery, linker, configuration, left)? else { return Ok(None) };
    let of_right = asked_about(discovery, linker, configuration, right)?;
    Ok(of_right.map(|of_right| of_left | of_right))
}

/// True if probes compile, and the functions exist that the compiler calls for them by itself: clang 14 converts `__fp16` on x86-64 by
/// functions of its own runtime library. `None` without an answer.
fn builds(
    discovery: &Discovery<'_>,
    linker: &Linker,
    configuration: &Configuration,
    probes: &[&FeatureRow],
) -> Result<Option<bool>, ToolchainError> {
    let place = discovery.place()?;
    let [input, output] = ["probe.c", "probe.o"].map(|name| place.path().join(name));
    let text: String =
        probes.iter().filter_map(|row| row.compiler).flat_map(|asked| [asked.probe, "\n"]).collect();
    std::fs::write(&input, text).map_err(|source| ToolchainError::Scratch { path: input.clone(), source })?;
    let command = command(discovery.search_path, configuration, place.path(), discovery.limits);
    let (name, program) = (configuration.compiler.name.as_str(), configuration.compiler.path.as_path());
    let question = Question { name, program, words: "to compile a few lines" };
    let command = command.args(configuration.arguments(&input, &output));
    let Some(completed) = discovery.ask(&question, command)? else { return Ok(None) };
    if !completed.succeeded() {
        return Ok(Some(false));
    }
    match linker.link(discovery.supervisor, &[output], &place.path().join("probe")) {
        Ok(_) => Ok(Some(true)),
        Err(LinkError::Failed(_)) => Ok(Some(false)),
        Err(other) => Err(other.into()),
    }
}
