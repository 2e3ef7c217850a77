//! The engines behind the targets, kept from one input to the next.

use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::{LazyLock, OnceLock};

use bitfrost::campaign::finding::{Fingerprints, findings, fingerprints, is_found};
use bitfrost::campaign::{Examined, Examiner};
use bitfrost::clock::unix_milliseconds;
use bitfrost::database::{Database, NewFinding, NewProgram, Origin};
use bitfrost::engines;
use interpreter::Interpreter;
use lang::Program;
use oracle::ledger::Ledger;
use oracle::native::Toolchain;

use crate::{input, layout};

/// Programs a native batch waits for.
const BATCH: usize = 16;

static LEDGER: LazyLock<Ledger> = LazyLock::new(|| match Ledger::bundled() {
    Ok(ledger) => ledger,
    Err(why) => panic!("{why}"),
});
/// tcc gets so much wrong that libFuzzer would stop at every first batch; a campaign has room for it.
const TOO_WRONG: &str = "tcc";

/// The compilers of the native target, by name; absent: all that are found but [`TOO_WRONG`].
static COMPILERS: OnceLock<Vec<String>> = OnceLock::new();

static NATIVE: LazyLock<(Toolchain, Fingerprints)> = LazyLock::new(|| {
    let all = oracle::native::Settings { include: COMPILERS.get().cloned(), ..Default::default() };
    // If tcc is not installed there is nothing to leave out.
    let settings = engines::without(&all, &[TOO_WRONG.to_owned()]).unwrap_or(all);
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

/// One thread's engines.
pub struct Fuzzer {
    interpreter: Interpreter,
    in_process: Examiner<'static>,
    waiting: Vec<Program>,
}

impl Fuzzer {
    fn new() -> Fuzzer {
        let in_process = Examiner::new(None, &LEDGER);
        Fuzzer { interpreter: Interpreter::default(), in_process, waiting: Vec::new() }
    }

    /// Says where findings go, before the first input.
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

    /// The word lowering through the interpreter against the reference evaluator.
    ///
    /// # Panics
    /// When they disagree, with the finding stored.
    pub fn lowering(&mut self, input: &[u8]) {
        let program = input::program(input);
        let programs = [program];
        let examined = self.in_process.examine(&programs);
        judge(&programs, examined.map(|(all, _)| all), &Fingerprints::new());
    }

    /// The layout rules against the lowering's stores.
    ///
    /// # Panics
    /// When they disagree, with the finding stored.
    pub fn layout(&mut self, input: &[u8]) {
        let program = input::program(input);
        if let Some(summary) = layout::contradiction(&mut self.interpreter, &program) {
            let c = lang::print::program(&program);
            let program = NewProgram { origin: Origin::Fuzzed, dna: None, configuration: None, c };
            let signature = "layout: rules against stores".to_owned();
            let verdict = "mismatch".to_owned();
            die(&[NewFinding { program, verdict, signature, summary, said: Vec::new() }]);
        }
    }

    /// The whole matrix, as soon as a batch has come together: the program that is found may be one of an earlier
    /// input, and the database has the right one.
    ///
    /// # Panics
    /// When anybody disagrees, with the findings stored; and when there is no compiler.
    pub fn native(&mut self, input: &[u8]) {
        self.waiting.push(input::program(input));
        if self.waiting.len() == BATCH {
            let programs = std::mem::take(&mut self.waiting);
            let (toolchain, fingerprints) = &*NATIVE;
            let examined = Examiner::new(Some(toolchain), &LEDGER).examine(&programs);
            judge(&programs, examined.map(|(all, _)| all), fingerprints);
        }
    }
}

/// Dies of what is wrong, if anything is.
fn judge(
    programs: &[Program],
    examined: Result<Vec<Examined>, bitfrost::Failure>,
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
        die(&found);
    }
}

/// Stores what was found, says how to go on, and dies, which makes libFuzzer keep the input.
fn die(found: &[NewFinding]) -> ! {
    let path = database_path();
    let stored = Database::open(&path).and_then(|mut database| {
        found
            .iter()
            .map(|finding| database.store_finding(finding, unix_milliseconds()))
            .collect::<Result<Vec<_>, _>>()
    });
    let summary = found.first().map_or("", |finding| &finding.summary);
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

/// The crash database: `BITFROST_DB`, or `bitfrost.db` here, as for the command.
#[expect(
    clippy::disallowed_methods,
    reason = "libFuzzer owns the command line; the environment is what is left"
)]
fn database_path() -> PathBuf {
    std::env::var("BITFROST_DB").unwrap_or_else(|_| "bitfrost.db".to_owned()).into()
}
