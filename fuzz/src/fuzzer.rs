//! The engines of the fuzz targets, kept from one input to the next.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::{LazyLock, OnceLock};

use bitfrost::campaign::finding::{Fingerprints, findings, fingerprints, is_found};
use bitfrost::case::Language;
use bitfrost::clock::unix_milliseconds;
use bitfrost::database::{Database, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin};
use bitfrost::engines;
use bitfrost::examine::{Examined, Oracle};
use interpreter::Interpreter;
use lang::Program;
use oracle::inprocess;
use oracle::ledger::Ledger;
use oracle::native::Toolchain;

use crate::{input, layout};

/// The number of programs in a native batch.
const NATIVE_BATCH: usize = 16;

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
    let all = oracle::native::Settings { include: COMPILERS.get().cloned(), ..Default::default() };
    // If tcc is not installed, there is nothing to exclude.
    let settings = engines::without(&all, &[EXCLUDED_COMPILER.to_owned()]).unwrap_or(all);
    let toolchain = match engines::native(&settings, 1) {
        Ok(toolchain) => toolchain,
        Err(failure) => panic!("{failure}"),
    };
    let fingerprints = fingerprints(&toolchain.fingerprints());
    (toolchain, fingerprints)
});

thread_local! {
    static FUZZER: RefCell<Fuzzer> = RefCell::new(Fuzzer::new());
}

/// The engines of one thread.
pub struct Fuzzer {
    interpreter: Interpreter,
    in_process: Oracle<'static, Program>,
    waiting: Vec<Program>,
}

impl Fuzzer {
    fn new() -> Fuzzer {
        let in_process = Oracle::new(None, &LEDGER, inprocess::InProcessSettings::default());
        Fuzzer { interpreter: Interpreter::default(), in_process, waiting: Vec::new() }
    }

    /// Prints the path of the crash database, before the first input.
    #[expect(clippy::print_stderr, reason = "libFuzzer reports on standard error as well")]
    pub fn announce() {
        eprintln!("bitfrost: findings go to {}", database_path().display());
    }

    /// Restricts the native target to these compilers, before its first input.
    pub fn restrict_to(compilers: &[&str]) {
        COMPILERS.get_or_init(|| compilers.iter().map(|&name| name.to_owned()).collect());
    }

    /// Calls `f` with the thread's engines.
    pub fn with(f: impl FnOnce(&mut Fuzzer)) {
        FUZZER.with_borrow_mut(f);
    }

    /// Compares the lowering, run by the interpreter, with the reference evaluator.
    ///
    /// # Panics
    /// If they disagree, after storing the finding.
    pub fn lowering(&mut self, input: &[u8]) {
        let program = input::program(input);
        let programs = [program];
        let examined = self.in_process.examine(&programs);
        panic_on_findings(&programs, examined.map(|(all, _)| all), &Fingerprints::new());
    }

    /// Compares the layout rules with the stores that the lowering emits.
    ///
    /// # Panics
    /// If they disagree, after storing the finding.
    pub fn layout(&mut self, input: &[u8]) {
        let program = input::program(input);
        if let Some(summary) = layout::first_disagreement(&mut self.interpreter, &program) {
            let text = lang::print::program(&program);
            let program = NewProgram::without_dna(Origin::Fuzzed, Language::C, text);
            let signature = "layout: rules against stores".to_owned();
            let verdict = FoundVerdict::Mismatch;
            let examination = NewExamination::shown(signature.clone(), summary);
            store_and_panic(&[NewFinding { program, verdict, signature, examination, to_reduce: false }]);
        }
    }

    /// Runs the whole matrix once a batch is full. A finding may belong to an earlier input than the one that libFuzzer
    /// keeps; the database has the right program.
    ///
    /// # Panics
    /// If an engine disagrees, after storing the findings, and if no compiler is found.
    pub fn native(&mut self, input: &[u8]) {
        self.waiting.push(input::program(input));
        if self.waiting.len() == NATIVE_BATCH {
            let programs = std::mem::take(&mut self.waiting);
            let (toolchain, fingerprints) = &*NATIVE;
            let examined = Oracle::new(Some(toolchain), &LEDGER, inprocess::InProcessSettings::default())
                .examine(&programs);
            panic_on_findings(&programs, examined.map(|(all, _)| all), fingerprints);
        }
    }
}

/// Panics if any program has a finding, after storing the findings.
fn panic_on_findings(
    programs: &[Program],
    examined: Result<Vec<Examined<Program>>, bitfrost::Failure>,
    fingerprints: &Fingerprints,
) {
    let examined = match examined {
        Ok(examined) => examined,
        Err(failure) => panic!("{failure}"),
    };
    let found: Vec<NewFinding> = programs
        .iter()
        .zip(&examined)
        .flat_map(|(program, one)| findings(program, Origin::Fuzzed, || None, one, fingerprints))
        .filter(is_found)
        .collect();
    if !found.is_empty() {
        store_and_panic(&found);
    }
}

/// Stores findings and panics with the command that shows the first; the panic makes libFuzzer keep the input.
fn store_and_panic(found: &[NewFinding]) -> ! {
    let path = database_path();
    let stored = Database::open(&path).and_then(|mut database| {
        found
            .iter()
            .map(|finding| database.store_finding(finding, unix_milliseconds()))
            .collect::<Result<Vec<_>, _>>()
    });
    let summary = found.first().map_or("", |finding| &finding.examination.summary);
    match stored.as_ref().map(|ids| ids.first()) {
        Ok(Some(id)) => panic!(
            "{summary}\nstored as finding {}: bitfrost triage show {} --db {}",
            id.id.0,
            id.id.0,
            path.display()
        ),
        Ok(None) => panic!("{summary}"),
        Err(why) => panic!("{summary}\nnot stored: {why}"),
    }
}

/// The path of the crash database: `BITFROST_DB`, or `bitfrost.db` in the working directory, as for the command.
#[expect(
    clippy::disallowed_methods,
    reason = "libFuzzer owns the command line; the environment is what is left"
)]
fn database_path() -> PathBuf {
    std::env::var("BITFROST_DB").unwrap_or_else(|_| "bitfrost.db".to_owned()).into()
}
