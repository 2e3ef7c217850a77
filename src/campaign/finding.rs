//! From what is known about a program to what is stored: counts for every program, findings for some.

use std::collections::BTreeMap;

use lang::{Program, check};
use lowering::abi::VectorUnit;
use oracle::native::Fingerprint;
use oracle::verdict::{FindingKind, Verdict};
use oracle::{EngineName, Outcome};
use serde_json::json;

use super::accounting::Accounting;
use super::signatures::SignatureCount;
use crate::case::{Dna, Language};
use crate::database::{NewFinding, NewProgram, Origin, Said};
use crate::examine::Examined;

/// More reasons than these for skipping are counted together, so that counts do not grow with the campaign.
const REASONS: usize = 64;
const OTHER_REASONS: &str = "other reasons";
/// The verdict on an engine that is wrong.
pub(super) const MISMATCH: &str = "mismatch";
/// The verdict on ourselves: a panic, or a program that should not have been generated.
pub(super) const DEFECT: &str = "defect";
/// The verdict on the machine. Such a program is kept to be looked at, but nothing was found in it.
pub(super) const INFRASTRUCTURE: &str = "infrastructure";
/// The signature of what the generator did wrong.
const UNPROVED: &str = "generator: the checker refuses the program";

/// What findings say before the configuration that answered layout questions, where they name an engine.
const LAYOUT_BY: &str = "layout by ";

/// The compilers' fingerprints, by the name of their configuration.
pub type Fingerprints = BTreeMap<String, String>;

/// The fingerprints as findings store them.
#[must_use]
pub fn fingerprints(all: &[Fingerprint]) -> Fingerprints {
    all.iter().map(|one| (one.configuration.to_string(), one.to_string())).collect()
}

/// Counts a program. Its verdict is the report's, except where the program is our mistake.
pub fn count(accounting: &mut Accounting, program: &Program, vectors: VectorUnit, examined: &Examined) {
    accounting.programs += 1;
    accounting.observations += examined.observations();
    accounting.signatures.add(SignatureCount::of(program, vectors));
    for name in generator::features(program).names() {
        accounting.feature(name);
    }
    engine(accounting, &EngineName::Reference.to_string(), &examined.expected);
    for run in &examined.runs {
        engine(accounting, &run.engine.to_string(), &run.outcome);
    }
    for entry in examined.report.used() {
        accounting.known(&entry.0);
    }
    verdict(accounting, program, examined);
}

/// Counts what an engine did with a program.
pub(super) fn engine(accounting: &mut Accounting, name: &str, outcome: &Outcome) {
    match skipped(outcome) {
        None => accounting.ran(name),
        Some(reason) => {
            let known = accounting
                .engines
                .get(name)
                .is_some_and(|count| count.skipped.len() < REASONS || count.skipped.contains_key(&reason));
            let first = !accounting.engines.contains_key(name);
            accounting.skipped(name, if known || first { &reason } else { OTHER_REASONS });
        }
    }
}

/// Why an engine did not run a program; `None` if it did, however that ended.
fn skipped(outcome: &Outcome) -> Option<String> {
    match outcome {
        Outcome::Finished(_)
        | Outcome::Undefined { .. }
        | Outcome::OutOfFuel
        | Outcome::Crashed { .. }
        | Outcome::TimedOut { .. } => None,
        Outcome::Rejected { .. } | Outcome::CompilerCrashed { .. } | Outcome::CompilerHung => {
            Some(outcome.name().to_owned())
        }
        Outcome::Unsupported(why) => Some(format!("unsupported: {why}")),
        Outcome::Infrastructure(why) => Some(format!("infrastructure: {why}")),
    }
}

fn verdict(accounting: &mut Accounting, program: &Program, examined: &Examined) {
    match &examined.report.verdict {
        Verdict::Mismatch if refused(program).is_some() => accounting.verdicts.infrastructure += 1,
        verdict => accounting.verdicts.count(verdict),
    }
}

/// Why the checker refuses a program. What it accepts has one meaning; on what it refuses compilers may differ.
fn refused(program: &Program) -> Option<String> {
    check::program(program).err().map(|why| why.to_string())
}

/// What is wrong with a program, to be stored; nothing where all is well or known.
#[must_use]
pub fn findings(
    program: &Program,
    origin: Origin,
    dna: impl FnOnce() -> Option<Dna>,
    examined: &Examined,
    fingerprints: &Fingerprints,
) -> Vec<NewFinding> {
    let wrong: Vec<Wrong> = wrong(program, examined);
    if wrong.is_empty() {
        return Vec::new();
    }
    let dna = dna();
    let stored = NewProgram {
        origin,
        configuration: dna.as_ref().and_then(|dna| serde_json::to_string(&dna.config).ok()),
        dna: dna.map(|dna| dna.bytes),
        language: Language::C,
        text: lang::print::program(program),
    };
    let finding = |Wrong { verdict, signature, summary, layout }: Wrong| NewFinding {
        program: stored.clone(),
        verdict: verdict.to_owned(),
        signature,
        summary,
        said: said(examined, layout, fingerprints),
    };
    wrong.into_iter().map(finding).collect()
}

/// Something wrong, before it is put into the database's form.
struct Wrong {
    verdict: &'static str,
    signature: String,
    summary: String,
    layout: bool,
}

fn wrong(program: &Program, examined: &Examined) -> Vec<Wrong> {
    let mut mismatches = examined.report.mismatches().peekable();
    if mismatches.peek().is_some()
        && let Some(why) = refused(program)
    {
        return vec![Wrong::without_details(DEFECT, UNPROVED.to_owned(), format!("{UNPROVED}: {why}"))];
    }
    if let Outcome::Infrastructure(why) = &examined.expected {
        let signature = format!("bitfrost: {why}");
        return vec![Wrong::without_details(DEFECT, signature.clone(), signature)];
    }
    if let Verdict::Infrastructure(why) = &examined.report.verdict {
        let signature = format!("{INFRASTRUCTURE}: {why}");
        return vec![Wrong::without_details(INFRASTRUCTURE, signature.clone(), signature)];
    }
    let told = |finding: &oracle::verdict::Finding| Wrong {
        verdict: MISMATCH,
        signature: finding.signature.to_string(),
        summary: finding.summary.clone(),
        layout: finding.kind == FindingKind::Layout,
    };
    mismatches.map(told).collect()
}

impl Wrong {
    const fn without_details(verdict: &'static str, signature: String, summary: String) -> Wrong {
        Wrong { verdict, signature, summary, layout: false }
    }
}

/// What every engine said. Who agrees with the reference is only noted as such; layouts are told where they are
/// what is wrong.
fn said(examined: &Examined, layout: bool, fingerprints: &Fingerprints) -> Vec<Said> {
    let mut all =
        vec![Said { engine: "reference".to_owned(), fingerprint: None, said: outcome(&examined.expected) }];
    for run in &examined.runs {
        let said = if run.outcome == examined.expected {
            json!({ "agrees-with": "reference" }).to_string()
        } else {
            outcome(&run.outcome)
        };
        all.push(Said {
            engine: run.engine.to_string(),
            fingerprint: fingerprint(&run.engine, fingerprints),
            said,
        });
    }
    for answers in examined.layouts.iter().filter(|_| layout) {
        let name = answers.configuration.to_string();
        all.push(Said {
            engine: format!("{LAYOUT_BY}{name}"),
            fingerprint: fingerprints.get(&name).cloned(),
            said: outcome(&answers.outcome),
        });
    }
    all
}

/// Who is asked again about what a finding has of an engine; of answers about layouts the configuration that gave them.
#[must_use]
pub fn asked(engine: &str) -> Option<EngineName> {
    engine.strip_prefix(LAYOUT_BY).unwrap_or(engine).parse().ok()
}

/// An outcome as findings store it.
pub(super) fn outcome(outcome: &Outcome) -> String {
    serde_json::to_string(outcome).unwrap_or_else(|why| json!({ "unprintable": why.to_string() }).to_string())
}

fn fingerprint(engine: &EngineName, fingerprints: &Fingerprints) -> Option<String> {
    let (caller, callee) = engine.sides()?;
    let of = |side: &oracle::Configuration| fingerprints.get(&side.to_string()).cloned();
    let (one, other) = (of(caller)?, of(callee)?);
    Some(if one == other { one } else { format!("{one} > {other}") })
}

/// True for what a campaign is for; false for a program that is only kept because the machine failed on it.
#[must_use]
pub fn is_found(finding: &NewFinding) -> bool {
    finding.verdict != INFRASTRUCTURE
}

#[cfg(test)]
mod tests {
    use oracle::ledger::Ledger;

    use super::*;
    use crate::examine::Examiner;

    fn examined() -> (Program, Examined) {
        let program = generator::program(&generator::dna(1, 0), &generator::Config::default());
        let ledger = Ledger::default();
        let (mut all, _) = Examiner::new(None, &ledger).examine(std::slice::from_ref(&program)).unwrap();
        (program, all.remove(0))
    }

    fn stored(program: &Program, examined: &Examined) -> Vec<(String, String)> {
        let all = findings(program, Origin::Generated, || None, examined, &Fingerprints::new());
        all.into_iter().map(|finding| (finding.verdict, finding.signature)).collect()
    }

    #[test]
    fn who_answered_about_layouts_is_asked_again() {
        let wrong: EngineName = "wrong -O1".parse().unwrap();
        assert_eq!([asked("layout by wrong -O1"), asked("wrong -O1")], [Some(wrong.clone()), Some(wrong)]);
        assert_eq!(asked("reference"), Some(EngineName::Reference));
    }

    #[test]
    fn nothing_is_stored_of_a_program_on_which_all_agree() {
        let (program, examined) = examined();
        assert_eq!(stored(&program, &examined), []);
    }

    #[test]
    fn our_own_panic_is_a_defect_and_a_dead_driver_is_none() {
        let (program, mut examined) = examined();
        examined.report.verdict = Verdict::Infrastructure("the driver died".to_owned());
        let infrastructure = ("infrastructure".to_owned(), "infrastructure: the driver died".to_owned());
        assert_eq!(stored(&program, &examined), [infrastructure]);
        examined.expected = Outcome::Infrastructure("panicked: x".to_owned());
        assert_eq!(stored(&program, &examined), [("defect".to_owned(), "bitfrost: panicked: x".to_owned())]);
    }

    #[test]
    fn reasons_do_not_grow_with_the_campaign() {
        let mut counts = Accounting::default();
        for n in 0..1000 {
            engine(&mut counts, "reference", &Outcome::Unsupported(format!("reason {n}")));
        }
        let skipped = &counts.engines["reference"].skipped;
        assert_eq!((skipped.len(), skipped.values().sum::<u64>()), (REASONS + 1, 1000));
    }
}
