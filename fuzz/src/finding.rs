//! The way of a finding into the crash database, before the process dies.

use std::cell::{Cell, RefCell};
use std::path::PathBuf;

use campaign::finding::{Fingerprints, findings, is_found};
use case_files::Language;
use database::{Database, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin};
use examination::examine::{Case, Examined};
use host::clock::unix_milliseconds;

use crate::input;
use crate::violation::Violation;

thread_local! {
    /// The name of the target that runs, and its input.
    static RUNNING: RefCell<(&'static str, Vec<u8>)> = const { RefCell::new(("", Vec::new())) };
    /// True if the panic is the report of a finding that is stored.
    static IS_STORED: Cell<bool> = const { Cell::new(false) };
}

/// Prints the path of the crash database, and makes panics of the engines findings, before the first input.
#[expect(clippy::print_stderr, reason = "libFuzzer reports on standard error as well")]
pub fn announce() {
    eprintln!("bitfrost: findings go to {}", database_path().display());
    // libFuzzer's own hook, which ends the process.
    let dies = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if !IS_STORED.get() {
            store_panic(&panic.to_string());
        }
        dies(panic);
    }));
}

/// Notes the input that a target runs on, for a panic.
pub(crate) fn running(target: &'static str, input: &[u8]) {
    RUNNING.with_borrow_mut(|(name, bytes)| {
        *name = target;
        bytes.clear();
        bytes.extend_from_slice(input);
    });
}

/// Stores a panic of an engine as a defect of the input that runs.
#[expect(clippy::print_stderr, reason = "libFuzzer reports on standard error as well")]
fn store_panic(why: &str) {
    let (target, input) = RUNNING.with_borrow(Clone::clone);
    let finding = defect(target, "it does not panic", why, &input);
    let stored = Database::open(&database_path())
        .and_then(|mut database| database.store_finding(&finding, unix_milliseconds()));
    match stored {
        Ok(stored) => eprintln!("bitfrost: stored as finding {}", stored.id.0),
        Err(why) => eprintln!("bitfrost: not stored: {why}"),
    }
}

/// A mistake of ours that an input shows.
fn defect(target: &str, property: &str, detail: &str, input: &[u8]) -> NewFinding {
    // What cannot be read may be what went wrong, so it is not read here.
    let text = String::from_utf8_lossy(input).into_owned();
    let signature = format!("fuzz {target}: {property}");
    let summary = format!("{signature}: {detail}");
    NewFinding {
        program: NewProgram::without_dna(Origin::Fuzzed, input::language(input), text),
        verdict: FoundVerdict::Defect,
        examination: NewExamination::shown(signature.clone(), summary),
        signature,
        to_reduce: false,
    }
}

/// Stores a violated property, and panics.
///
/// # Panics
/// If a property is violated.
pub(crate) fn panic_on_violation(target: &str, input: &[u8], checked: Result<(), Violation>) {
    if let Err(Violation { property, detail }) = checked {
        store_and_panic(&[defect(target, property, &detail, input)]);
    }
}

/// Stores the findings in these cases, and panics if there are any.
///
/// # Panics
/// If any case has a finding, after storing the findings.
pub(crate) fn panic_on_findings<C: Case>(
    cases: &[C],
    examined: Result<Vec<Examined<C>>, host::Failure>,
    fingerprints: &Fingerprints,
) {
    let examined = match examined {
        Ok(examined) => examined,
        Err(failure) => panic!("{failure}"),
    };
    let found: Vec<NewFinding> = cases
        .iter()
        .zip(&examined)
        .flat_map(|(case, one)| findings(case, Origin::Fuzzed, || None, one, fingerprints))
        .filter(is_found)
        .collect();
    if !found.is_empty() {
        store_and_panic(&found);
    }
}

/// A disagreement about the layout of a program's records.
pub(crate) fn layout_finding(program: &lang::Program, summary: String) -> NewFinding {
    let signature = "layout: rules against stores".to_owned();
    NewFinding {
        program: NewProgram::without_dna(Origin::Fuzzed, Language::C, lang::print::program(program)),
        verdict: FoundVerdict::Mismatch,
        examination: NewExamination::shown(signature.clone(), summary),
        signature,
        to_reduce: false,
    }
}

/// Stores findings and panics with the command that shows the first; the panic makes libFuzzer keep the input.
///
/// # Panics
/// Always.
pub(crate) fn store_and_panic(found: &[NewFinding]) -> ! {
    let path = database_path();
    let stored = Database::open(&path).and_then(|mut database| {
        found
            .iter()
            .map(|finding| database.store_finding(finding, unix_milliseconds()))
            .collect::<Result<Vec<_>, _>>()
    });
    IS_STORED.set(true);
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
