//! The engines of the fuzz targets, kept from one input to the next.

use std::cell::RefCell;
use std::sync::{LazyLock, OnceLock};

use campaign::finding::{Fingerprints, fingerprints};
use case_files::Dna;
use engines::native::Toolchain;
use examination::examine::{ModuleSettings, Oracle};
use examination::toolchains;
use generator::{Config, Profile};
use interpreter::{ExecutionLimits, Interpreter, Outcome, Semantics};
use ir::{Function, Module, Type, TypeId};
use judge::ModuleCase;
use judge::inprocess::modules::{Disagreement, ModuleInterpreters};
use judge::inprocess::{InProcess, InProcessSettings};
use judge::ledger::Ledger;
use lang::Program;
use libfuzzer_sys::Corpus;
use lowering::Options;
use lowering::abi::VectorUnit;
use lowering::strategy::STRATEGIES;
use reducer::EntryModule;

use crate::finding::{layout_finding, panic_on_findings, panic_on_violation, store_and_panic};
use crate::input::{self, InputCase};
use crate::round_trip::{self, ScratchDatabase};
use crate::violation::Violation;
use crate::{calls, layout, passes, reader, reduction};

/// The number of programs in a native batch.
const NATIVE_BATCH: usize = 16;
/// More steps than any generated module of a corpus takes.
const FUEL: u64 = 20_000;
/// One small module in n is given to the exhaustive engine, which takes as long as all others.
const EXHAUSTED: u32 = 4;
/// One input in n is stored into a database, which waits for the disk.
const STORED: u32 = 16;

static LEDGER: LazyLock<Ledger> = LazyLock::new(|| match Ledger::bundled() {
    Ok(ledger) => ledger,
    Err(why) => panic!("{why}"),
});
/// The compiler left out by default: tcc miscompiles so much that libFuzzer would stop at the first batch. Campaigns
/// include it.
const EXCLUDED_COMPILER: &str = "tcc";

/// The names of the native target's compilers; if not set, all compilers found except [`EXCLUDED_COMPILER`].
static COMPILERS: OnceLock<Vec<String>> = OnceLock::new();

static NATIVE: LazyLock<(Toolchain, Fingerprints)> = LazyLock::new(|| {
    let all = engines::native::Settings { include: COMPILERS.get().cloned(), ..Default::default() };
    // If tcc is not installed, there is nothing to exclude.
    let settings = toolchains::settings_without(&all, &[EXCLUDED_COMPILER.to_owned()]).unwrap_or(all);
    let toolchain = match toolchains::native(&settings, 1) {
        Ok(toolchain) => toolchain,
        Err(failure) => panic!("{failure}"),
    };
    let fingerprints = fingerprints(&toolchain.fingerprints());
    (toolchain, fingerprints)
});

thread_local! {
    static FUZZER: RefCell<Fuzzer> = RefCell::new(Fuzzer::default());
}

/// The engines of one thread.
#[derive(Default)]
pub(crate) struct Fuzzer {
    interpreter: Interpreter,
    in_process: InProcess,
    modules: ModuleInterpreters,
    waiting: Vec<Program>,
    database: Option<ScratchDatabase>,
}

/// A number that stays the same for an input: which of several ways it is tried. Changing a character changes the way, so that
/// a fuzzer tries all.
fn choice(input: &[u8]) -> u32 {
    input.iter().fold(0x811C_9DC5, |hash: u32, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// Restricts the native target to these compilers, before its first input.
pub fn restrict_to(compilers: &[&str]) {
    COMPILERS.get_or_init(|| compilers.iter().map(|&name| name.to_owned()).collect());
}

impl Fuzzer {
    /// Calls `f` with the thread's engines.
    pub(crate) fn with_engines_of_thread<T>(f: impl FnOnce(&mut Fuzzer) -> T) -> T {
        FUZZER.with_borrow_mut(f)
    }

    /// Compares the lowering, run by the interpreter, with the reference evaluator.
    pub(crate) fn lowering(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let InputCase::Program(program) = &*case else { return Corpus::Reject };
        let settings = in_process(program, choice(input));
        if let Agreement::No = lowering_agrees(&mut self.in_process, program, &settings) {
            let programs = [program.clone()];
            let examined = Oracle::new(None, &LEDGER, settings).examine(&programs);
            panic_on_findings(&programs, examined.map(|all| all.cases), &Fingerprints::new());
        }
        Corpus::Keep
    }

    /// Compares the layout rules with the stores that the lowering emits.
    pub(crate) fn layout(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let InputCase::Program(program) = &*case else { return Corpus::Reject };
        if let Some(summary) = layout::first_disagreement(&mut self.interpreter, program, &Options::default())
        {
            store_and_panic(&[layout_finding(program, summary)]);
        }
        Corpus::Keep
    }

    /// Checks the properties of classifications on every platform.
    pub(crate) fn calls(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let InputCase::Program(program) = &*case else { return Corpus::Reject };
        panic_on_violation("calls", input, calls::check(program, choice(input)));
        Corpus::Keep
    }

    /// Holds the concrete machine against the precise engine, on a module.
    pub(crate) fn interpreter(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = module_case(input) else { return Corpus::Reject };
        if self.runs_long(&case) {
            return Corpus::Reject;
        }
        let small = choice(input).is_multiple_of(EXHAUSTED) && is_small(&case.module);
        if two_engines(&mut self.modules, &case, small).is_some() {
            let semantics = case.semantics;
            let settings = ModuleSettings { small, semantics, recipes: Vec::new() };
            let cases = [case];
            let examined = Oracle::new(None, &LEDGER, settings).examine(&cases);
            panic_on_findings(&cases, examined.map(|all| all.cases), &Fingerprints::new());
        }
        Corpus::Keep
    }

    /// True if a module runs out of fuel, as mutants with loops do. The engines take seconds to give up on it.
    fn runs_long(&mut self, case: &ModuleCase) -> bool {
        let limits = ExecutionLimits { fuel: FUEL, ..ExecutionLimits::default() };
        let config = interpreter::Config { semantics: case.semantics, limits };
        self.interpreter.run(&case.module, &case.entry, &config).outcome == Outcome::OutOfFuel
    }

    /// Runs the whole matrix once a batch is full. A finding may belong to an earlier input than the one that libFuzzer keeps;
    /// the database has the right program.
    pub(crate) fn native(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let InputCase::Program(program) = &*case else { return Corpus::Reject };
        self.waiting.push(program.clone());
        if self.waiting.len() == NATIVE_BATCH {
            let programs = std::mem::take(&mut self.waiting);
            let (toolchain, fingerprints) = &*NATIVE;
            let examined =
                Oracle::new(Some(toolchain), &LEDGER, InProcessSettings::default()).examine(&programs);
            panic_on_findings(&programs, examined.map(|all| all.cases), fingerprints);
        }
        Corpus::Keep
    }

    /// Prints and reads, saves and loads, stores and finds.
    pub(crate) fn roundtrip(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let (checked, text) = match &*case {
            InputCase::Program(program) => {
                (round_trip::program(&round_trip::C, program), lang::print::program(program))
            }
            InputCase::Module(case) => {
                (round_trip::module(&round_trip::LLVM_IR, &case.module), ir::print_module(&case.module))
            }
        };
        let dna = Dna { config: Config::new(Profile::Mixed), bytes: input.to_vec() };
        let mut checked = checked.and_then(|()| round_trip::dna(&dna));
        if checked.is_ok() && choice(input).is_multiple_of(STORED) {
            checked = self.stored(input, &text);
        }
        panic_on_violation("roundtrip", input, checked);
        Corpus::Keep
    }

    fn stored(&mut self, input: &[u8], text: &str) -> Result<(), Violation> {
        if self.database.as_ref().is_none_or(ScratchDatabase::is_full) {
            let new = ScratchDatabase::new().map_err(|why| Violation::new("a database is made", why))?;
            self.database = Some(new);
        }
        let database = self.database.as_mut();
        database.map_or(Ok(()), |stored| stored.check(input::language(input), text, Some(input.to_vec())))
    }

    /// Gives any bytes to the readers.
    pub(crate) fn reader(&mut self, input: &[u8]) -> Corpus {
        if input.len() > input::MAX_INPUT {
            return Corpus::Reject;
        }
        panic_on_violation("reader", input, reader::check(&[reader::reader(input, choice(input))], input));
        Corpus::Keep
    }

    /// Reduces a case that keeps a feature.
    pub(crate) fn reducer(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let checked = match &*case {
            InputCase::Program(program) => reduction::program(program, choice(input)),
            InputCase::Module(case) => reduction::module(case, choice(input)),
        };
        panic_on_violation("reducer", input, checked);
        Corpus::Keep
    }

    /// Transforms a module, or the lowering of a program.
    pub(crate) fn passes(&mut self, input: &[u8]) -> Corpus {
        let Some(case) = input::read(input) else { return Corpus::Reject };
        let checked = match &*case {
            InputCase::Program(program) => passes::program(program),
            InputCase::Module(case) => passes::check(passes::TRANSFORMATIONS, case, semantics(choice(input))),
        };
        panic_on_violation("passes", input, checked);
        Corpus::Keep
    }
}

/// The agreement of two witnesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// They do.
    Yes,
    /// They do not.
    No,
}

/// Compares the lowering of a program by the first strategy, run by the interpreter, with the reference evaluator.
#[must_use]
pub fn lowering_agrees(
    engines: &mut InProcess,
    program: &Program,
    settings: &InProcessSettings,
) -> Agreement {
    engines.settings_mut().clone_from(settings);
    let expected = engines.expected(program);
    let same = settings.strategies.iter().all(|strategy| engines.lowered(program, *strategy) == expected);
    if same { Agreement::Yes } else { Agreement::No }
}

/// The settings by which a program is lowered and run: a strategy, and where there are several vector units, one.
fn in_process(program: &Program, choice: u32) -> InProcessSettings {
    let pick = |count: usize, digit: u32| (choice / digit) as usize % count;
    let units: Vec<VectorUnit> =
        VectorUnit::ALL.into_iter().filter(|unit| unit.for_target(program.target).is_ok()).collect();
    let mut settings = InProcessSettings {
        strategies: vec![STRATEGIES[pick(STRATEGIES.len(), 1)]],
        ..InProcessSettings::default()
    };
    settings.lowering.vector_unit = units[pick(units.len(), 64)];
    settings.interpreter.semantics = Semantics::LLVM_19;
    settings
}

/// One of the published semantics.
fn semantics(choice: u32) -> Semantics {
    Semantics::PRESETS[choice as usize % Semantics::PRESETS.len()].semantics
}

/// The module of an input as a case for the interpreters.
#[must_use]
pub fn module_case(input: &[u8]) -> Option<ModuleCase> {
    let case = input::read(input)?;
    let InputCase::Module(case) = &*case else { return None };
    let EntryModule { module, entry, .. } = &**case;
    Some(ModuleCase { module: module.clone(), entry: entry.clone(), semantics: semantics(choice(input)) })
}

/// Holds the concrete machine against the symbolic engine and, if the module is `small`, against the exhaustive one; what it
/// does otherwise.
#[must_use]
pub fn two_engines(
    interpreters: &mut ModuleInterpreters,
    case: &ModuleCase,
    small: bool,
) -> Option<Disagreement> {
    interpreters.check_under(case.semantics, &case.module, &case.entry, small)
}

/// The instructions of a module that the exhaustive engine is asked about.
const SMALL: usize = 60;
/// The bits of an integer of which the exhaustive engine tries every value.
const SMALL_WIDTH: u32 = 4;

/// True if the exhaustive engine finishes soon: the functions compute with narrow integers, without memory.
#[must_use]
pub fn is_small(module: &Module) -> bool {
    let is_narrow = |ty: &TypeId| match module.types.get(*ty) {
        Type::Int(width) => *width <= SMALL_WIDTH,
        _ => false,
    };
    let called =
        module.functions.iter().filter(|function| !function.is_declaration() && !function.params.is_empty());
    let narrow = { called }.all(|function| function.values.iter().all(is_narrow));
    narrow && module.functions.iter().flat_map(Function::instructions).count() <= SMALL
}
