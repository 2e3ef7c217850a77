//! Properties of classifications: how the functions of a program are called on every platform, with all vector registers,
//! by the documents and by every compiler's reading of them.

mod place;
mod value;

use lang::{CallingConvention, Program, Signature, Target};
use lowering::abi::quirks::{Compilers, on_aarch64, on_riscv64, on_x86_64};
use lowering::abi::{Context, FunctionAbi, Quirks, ReturnPass, VaArg, VectorUnit, callee_view};
use lowering::layout::{Dialect, Layouts};
use lowering::shape::MemTypes;
use lowering::{PlatformStages, Stages};

use crate::violation::{Violation, require};

/// A signature, and all that its classification depends on.
#[derive(Clone, Copy)]
pub(super) struct ClassifiedSignature<'a> {
    pub(super) context: Context<'a>,
    pub(super) signature: &'a Signature,
    stages: &'a dyn Stages,
    pub(super) reading: AbiReading,
}

/// A reading of the documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AbiReading {
    /// The documents alone.
    Document,
    /// A compiler's.
    Compiler(Dialect),
}

impl ClassifiedSignature<'_> {
    fn abi(&self) -> FunctionAbi {
        self.stages.function_abi(self.context, self.signature)
    }

    fn describe(&self, what: &str) -> String {
        let (target, vectors) = (self.context.program.target.name(), self.context.vectors.name());
        format!("{target}, {vectors}, {:?}: {:?}: {what}", self.reading, self.signature)
    }
}

/// The turns in which every compiler's reading and every vector unit comes up.
pub const TURNS: u32 = (Dialect::ALL.len() * VectorUnit::ALL.len()) as u32;

/// Checks every function of a program on every platform, by the documents, and by the compiler and with the vector unit whose turn
/// it is.
///
/// # Errors
/// [`Violation`], the first.
pub fn check(program: &Program, turn: u32) -> Result<(), Violation> {
    let turn = turn as usize;
    let dialect = Dialect::ALL[turn % Dialect::ALL.len()];
    let unit = VectorUnit::ALL[turn / Dialect::ALL.len() % VectorUnit::ALL.len()];
    on_every_platform(program, &PlatformStages, &[unit], |subject| {
        let plain = checked(subject)?;
        agrees_with_va_arg(subject, &plain)?;
        let read = with_quirks(subject, Quirks::for_dialect(dialect), AbiReading::Compiler(dialect));
        let amended = checked(read)?;
        is_attributed(read, dialect, &plain, &amended)
    })
}

/// Checks every function of a program on every platform, by the documents with the deviations of these stages. For mutants.
///
/// # Errors
/// [`Violation`], the first.
pub fn check_stages(program: &Program, stages: &dyn Stages) -> Result<(), Violation> {
    on_every_platform(program, stages, &VectorUnit::ALL, |subject| checked(subject).map(drop))
}

const fn with_quirks<'a>(
    subject: ClassifiedSignature<'a>,
    quirks: Quirks,
    reading: AbiReading,
) -> ClassifiedSignature<'a> {
    ClassifiedSignature { context: Context { quirks, ..subject.context }, reading, ..subject }
}

fn on_every_platform(
    program: &Program,
    stages: &dyn Stages,
    units: &[VectorUnit],
    check: impl Fn(ClassifiedSignature<'_>) -> Result<(), Violation>,
) -> Result<(), Violation> {
    let mut program = program.clone();
    for target in Target::ALL {
        program.target = target;
        // Not every type exists on every platform.
        let Ok(layouts) = stages.layouts(&program, Dialect::default()) else { continue };
        on_platform(&program, &layouts, stages, units, &check)?;
    }
    Ok(())
}

fn on_platform(
    program: &Program,
    layouts: &Layouts,
    stages: &dyn Stages,
    units: &[VectorUnit],
    check: &impl Fn(ClassifiedSignature<'_>) -> Result<(), Violation>,
) -> Result<(), Violation> {
    let shapes = MemTypes::compute(program, layouts);
    // The properties are those of the platforms' documents.
    let platform = |signature: &Signature| signature.convention == CallingConvention::Platform;
    let signatures: Vec<Signature> =
        program.functions.iter().map(|function| function.signature()).filter(platform).collect();
    for unit in units {
        let vectors = unit.for_target(program.target).unwrap_or_default();
        let quirks = stages.quirks(Dialect::default()).without_compiler();
        let context = Context { vectors, quirks, ..Context::new(program, layouts, &shapes) };
        for signature in &signatures {
            check(ClassifiedSignature { context, signature, stages, reading: AbiReading::Document })?;
        }
    }
    Ok(())
}

/// The classification of a signature, which has all properties.
fn checked(subject: ClassifiedSignature<'_>) -> Result<FunctionAbi, Violation> {
    let abi = subject.abi();
    require(abi == subject.abi(), "a signature is always classified the same", || subject.describe(""))?;
    let passed = lowering::abi::with_list(subject.signature);
    require(abi.args.len() == passed.params.len(), "every argument has a place", || {
        subject.describe(&format!("{} places", abi.args.len()))
    })?;
    for (ty, argument) in passed.params.iter().zip(&abi.args) {
        value::argument(subject, ty, argument)?;
    }
    if let (Some(ty), ReturnPass::Direct(pieces, _)) = (&passed.ret, &abi.ret) {
        value::pieces(subject, ty, pieces)?;
    }
    place::check(subject, &abi)?;
    keeps_earlier(subject, &abi)?;
    Ok(abi)
}

/// A further argument changes neither the places of those before it nor the result's.
fn keeps_earlier(subject: ClassifiedSignature<'_>, abi: &FunctionAbi) -> Result<(), Violation> {
    let Signature { ret, params, tail, convention } = subject.signature;
    let Some((_, earlier)) = params.split_last() else { return Ok(()) };
    // A list stands for all unnamed arguments.
    if tail.is_some_and(|tail| tail.passing.is_list()) {
        return Ok(());
    }
    let tail = tail.map(|mut tail| {
        tail.named = tail.named.min(earlier.len() as u32);
        tail
    });
    let shorter = Signature { ret: ret.clone(), params: earlier.to_vec(), tail, convention: *convention };
    let before = ClassifiedSignature { signature: &shorter, ..subject }.abi();
    let same = before.ret == abi.ret && before.args[..] == abi.args[..earlier.len()];
    require(same, "a further argument leaves the earlier ones alone", || {
        subject.describe(&format!("{:?} without the last argument, {:?} with it", before.args, abi.args))
    })
}

/// By the documents `va_arg` looks for every argument where callers put it.
fn agrees_with_va_arg(subject: ClassifiedSignature<'_>, abi: &FunctionAbi) -> Result<(), Violation> {
    let callee = callee_view(subject.context, subject.signature, VaArg::Document);
    require(abi.is_compatible_with(&callee), "by the document caller and va_arg agree", || {
        subject.describe(&format!("{:?} to callers, {:?} to va_arg", abi.args, callee.args))
    })
}

/// Checks that a quirk of the compiler accounts for every departure from the document.
fn is_attributed(
    subject: ClassifiedSignature<'_>,
    dialect: Dialect,
    plain: &FunctionAbi,
    amended: &FunctionAbi,
) -> Result<(), Violation> {
    if plain == amended {
        return Ok(());
    }
    let of_compiler = Quirks::for_dialect(dialect);
    let by = |quirks| with_quirks(subject, quirks, subject.reading).abi();
    // Several may have the same effect; then each of them has it alone.
    let shows = |name: &'static str| {
        by(of_compiler.without_quirk(name)) != *amended || by(of_compiler.only_quirk(name)) != *plain
    };
    let names = quirk_names(subject.context.program.target, dialect);
    require(names.into_iter().any(shows), "a deviation is some quirk's", || {
        subject.describe(&format!("{dialect:?}: {:?} by the document, {:?}", plain, amended))
    })
}

/// The names of a compiler's quirks on a platform.
fn quirk_names(target: Target, dialect: Dialect) -> Vec<&'static str> {
    let of = |rows: Vec<(&'static str, Compilers)>| {
        rows.into_iter().filter(|(_, compilers)| compilers.include(dialect)).map(|(name, _)| name).collect()
    };
    match target {
        Target::X86_64Linux => of(on_x86_64().map(|row| (row.name, row.compilers)).collect()),
        Target::AArch64Linux => of(on_aarch64().map(|row| (row.name, row.compilers)).collect()),
        Target::RiscV64Linux => of(on_riscv64().map(|row| (row.name, row.compilers)).collect()),
    }
}
