//! From what is known about a case to what is stored: counts for every case, findings for some.

use std::collections::BTreeMap;

use engines::EngineName;
use engines::native::Fingerprint;
use judge::verdict::{FindingKind, Report, Verdict};

use crate::accounting::Accounting;
use crate::reports::{LAYOUT_BY, reports};
use case_files::GeneratorInput;
use database::{
    ExaminationResult, FindingDetail, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin,
};
use examination::cause::tracepoint::Operation;
use examination::cause::{self, Cause, Stage};
use examination::examine::{Case, Examined, Expectation, StoredWith};
use host::Failure;

/// More reasons than these for skipping are counted together, so that counts do not grow with the campaign.
const REASONS: usize = 64;
const OTHER_REASONS: &str = "other reasons";
/// The signature of what the generator did wrong.
const UNPROVED: &str = "generator: the checker refuses the program";

/// The compilers' fingerprints, by the name of their configuration.
pub type Fingerprints = BTreeMap<String, String>;

/// The fingerprints as findings store them, each with what the compiler is told.
#[must_use]
pub fn fingerprints(all: &[Fingerprint]) -> Fingerprints {
    let with_arguments =
        |fingerprint: &Fingerprint| format!("{fingerprint}: {}", fingerprint.arguments.join(" "));
    all.iter()
        .map(|fingerprint| (fingerprint.configuration.to_string(), with_arguments(fingerprint)))
        .collect()
}

/// Counts a case. Its verdict is the report's, except where the case is our mistake.
pub fn count<C: Case>(accounting: &mut Accounting, case: &C, settings: &C::Settings, examined: &Examined<C>) {
    accounting.programs += 1;
    accounting.tally.observations += C::observations(examined);
    for (engine, skipped) in C::witnesses(settings, &examined.expected) {
        count_engine(accounting, &engine, skipped);
    }
    for run in &examined.runs {
        count_engine(accounting, &run.engine, run.outcome.not_run());
    }
    for entry in examined.report.used() {
        accounting.known(&entry.0);
    }
    match &examined.report.verdict {
        Verdict::Mismatch if case.refused().is_some() => accounting.tally.verdicts.infrastructure += 1,
        verdict => {
            accounting.tally.verdicts.count(verdict);
            count_wrong(accounting, &examined.report);
        }
    }
}

/// Counts the engines that are wrong, in their runs and in their layouts.
fn count_wrong(accounting: &mut Accounting, report: &Report) {
    for judged in &report.engines {
        accounting.judged(&judged.engine, &judged.verdict);
    }
    let layouts = report.mismatches().filter(|finding| finding.kind == FindingKind::Layout);
    for engine in layouts.flat_map(|finding| &finding.difference).flat_map(|difference| &difference.differing)
    {
        accounting.laid_out_differently(engine);
    }
}

/// Counts what an engine did with a case: it ran it, or skipped it for a reason.
fn count_engine(accounting: &mut Accounting, engine: &EngineName, skipped: Option<String>) {
    let name = engine.to_string();
    match skipped {
        None => accounting.ran(&name),
        Some(reason) => {
            let counts = accounting.tally.engines.get(&name).map(|count| &count.skipped);
            let is_full =
                counts.is_some_and(|skipped| skipped.len() >= REASONS && !skipped.contains_key(&reason));
            accounting.skipped(&name, if is_full { OTHER_REASONS } else { &reason });
        }
    }
}

/// The findings in a case, to be stored; none where all is well or known.
#[must_use]
pub fn findings<C: Case>(
    case: &C,
    origin: Origin,
    input: impl FnOnce() -> Option<GeneratorInput>,
    examined: &Examined<C>,
    fingerprints: &Fingerprints,
) -> Vec<NewFinding> {
    let wrong = wrong(case, examined, Stage::Found);
    if wrong.is_empty() {
        return Vec::new();
    }
    let (dna, configuration) = match input() {
        Some(input) => (Some(input.dna), input.configuration),
        None => (None, case.configuration()),
    };
    let program = NewProgram { origin, dna, configuration, language: C::LANGUAGE, text: case.text() };
    let finding = |wrong: Wrong| NewFinding {
        program: program.clone(),
        verdict: wrong.verdict,
        signature: wrong.signature.clone(),
        to_reduce: wrong.verdict == FoundVerdict::Mismatch,
        examination: wrong.examination(case, examined, fingerprints),
    };
    wrong.into_iter().map(finding).collect()
}

/// The result of examining a smaller case of a finding: whether it still shows the finding, and its cause, as far as the case is reduced
/// and with the operation that tracepoints show.
#[must_use]
pub fn examination<C: Case>(
    case: &C,
    signature: &str,
    examined: &Examined<C>,
    (stage, operation): (Stage, Option<Operation>),
    fingerprints: &Fingerprints,
) -> NewExamination {
    let mut wrong = wrong(case, examined, stage);
    let names = wrong.iter().map(|defect| defect.signature.as_str());
    let shown = shown(names, signature);
    if let Some(operation) = operation
        && let Some(one) = wrong.get_mut(shown.unwrap_or(0))
    {
        one.cause = one.cause.clone().with_operation(operation);
    }
    let result = match (shown, &examined.report.verdict) {
        (Some(_), _) => ExaminationResult::Shown,
        (None, _) if !wrong.is_empty() => ExaminationResult::Changed,
        (None, Verdict::Agree | Verdict::Refines | Verdict::Known(_)) => ExaminationResult::Gone,
        (None, _) => ExaminationResult::Unclear,
    };
    // If the finding is not shown, the first defect stands for what the case shows instead of it.
    match wrong.into_iter().nth(shown.unwrap_or(0)) {
        Some(one) => NewExamination { result, ..one.examination(case, examined, fingerprints) },
        None => NewExamination {
            result,
            compilers: fingerprints.clone(),
            reports: reports(case, examined, false),
            ..NewExamination::shown(signature.to_owned(), examined.report.verdict.to_string())
        },
    }
}

/// The mismatch of a smaller case that is what a finding of this signature has become.
#[must_use]
pub fn shown_mismatch<'e, C: Case>(
    case: &C,
    signature: &str,
    examined: &'e Examined<C>,
) -> Option<&'e judge::verdict::Finding> {
    let mismatches: Vec<_> = examined.report.mismatches().collect();
    let names: Vec<String> =
        mismatches.iter().map(|finding| case.cause(finding, Stage::Found).to_string()).collect();
    let at = shown(names.iter().map(String::as_str), signature)?;
    mismatches.get(at).copied()
}

/// The position of a signature, or of one that only blames others.
fn shown<'a>(names: impl Iterator<Item = &'a str> + Clone, signature: &str) -> Option<usize> {
    let is_it = |name: &str| name == signature;
    names.clone().position(is_it).or_else(|| names.clone().position(|name| cause::is_alike(name, signature)))
}

/// Something wrong, before it is put into the database's form.
struct Wrong {
    verdict: FoundVerdict,
    signature: String,
    cause: Cause,
    summary: String,
    /// True if it is the layout of a record that is wrong.
    layout: bool,
    /// The traits that trigger it, as far as they are known.
    trigger: Vec<String>,
}

fn wrong<C: Case>(case: &C, examined: &Examined<C>, stage: Stage) -> Vec<Wrong> {
    let mut mismatches = examined.report.mismatches().peekable();
    if mismatches.peek().is_some()
        && let Some(why) = case.refused()
    {
        return vec![Wrong::of_us(FoundVerdict::Defect, UNPROVED.to_owned(), format!("{UNPROVED}: {why}"))];
    }
    let own = examined.expected.own_defect().map(|why| (FoundVerdict::Defect, format!("bitfrost: {why}")));
    let of_machine = match &examined.report.verdict {
        Verdict::Infrastructure(why) => {
            Some((FoundVerdict::Infrastructure, format!("infrastructure: {why}")))
        }
        _ => None,
    };
    let of_us = own.or(of_machine).map(|(verdict, text)| Wrong::of_us(verdict, text.clone(), text));
    let mismatch = |finding: &judge::verdict::Finding| {
        let cause = case.cause(finding, stage);
        Wrong {
            verdict: FoundVerdict::Mismatch,
            // As before any reduction, because that is what a reduction keeps
            // (docs/decisions/0017-buckets-are-causes.md).
            signature: case.cause(finding, Stage::Found).to_string(),
            trigger: case.trigger(&cause, stage),
            cause,
            summary: finding.summary.clone(),
            layout: finding.kind == FindingKind::Layout,
        }
    };
    of_us.into_iter().chain(mismatches.map(mismatch)).collect()
}

impl Wrong {
    fn examination<C: Case>(
        &self,
        case: &C,
        examined: &Examined<C>,
        fingerprints: &Fingerprints,
    ) -> NewExamination {
        NewExamination {
            result: ExaminationResult::Shown,
            cause: self.cause.to_string(),
            trigger: self.trigger.clone(),
            summary: self.summary.clone(),
            compilers: fingerprints.clone(),
            reports: reports(case, examined, self.layout),
        }
    }

    /// A mistake of ours, or a failure of the machine.
    fn of_us(verdict: FoundVerdict, signature: String, summary: String) -> Wrong {
        Wrong {
            verdict,
            cause: Cause::of_us(&signature),
            signature,
            summary,
            layout: false,
            trigger: Vec::new(),
        }
    }
}

/// The engine to ask again about what a finding has of it; for answers about layouts, the configuration that gave them.
#[must_use]
pub fn asked(engine: &str) -> Option<EngineName> {
    engine.strip_prefix(LAYOUT_BY).unwrap_or(engine).parse().ok()
}

/// The smallest case of a stored finding, ready to be examined.
///
/// # Errors
/// [`Failure::Input`] if its text cannot be read any more.
pub fn smallest_case<C: Case>(detail: &FindingDetail) -> Result<C, Failure> {
    let reports = detail.examinations.first().map_or(&[][..], |first| &first.reports);
    let with = StoredWith { outcomes: reports, configuration: detail.configuration.as_deref() };
    C::restore(&format!("finding {}", detail.id.0), detail.smallest(), &with)
}

/// True for what a campaign is for; false for a case that is only kept because the machine failed on it.
#[must_use]
pub fn is_found(finding: &NewFinding) -> bool {
    finding.verdict != FoundVerdict::Infrastructure
}

#[cfg(test)]
mod tests {
    use engines::Outcome;
    use judge::inprocess;
    use judge::ledger::Ledger;
    use lang::Program;

    use super::*;
    use examination::examine::Oracle;

    fn examined() -> (Program, Examined<Program>) {
        let program = generator::program(&generator::dna(1, 0), &generator::Config::default());
        let ledger = Ledger::default();
        let mut oracle = Oracle::new(None, &ledger, inprocess::InProcessSettings::default());
        let examined = oracle.examine_one(&program).unwrap();
        (program, examined)
    }

    fn stored(program: &Program, examined: &Examined<Program>) -> Vec<(FoundVerdict, String)> {
        let all = findings(program, Origin::Generated, || None, examined, &Fingerprints::new());
        all.into_iter().map(|finding| (finding.verdict, finding.signature)).collect()
    }

    #[test]
    fn the_configuration_that_answered_about_layouts_is_asked_again() {
        let wrong: EngineName = "wrong -O1".parse().unwrap();
        assert_eq!([asked("layout by wrong -O1"), asked("wrong -O1")], [Some(wrong.clone()), Some(wrong)]);
        assert_eq!(asked("reference"), Some(EngineName::Reference));
    }

    #[test]
    fn nothing_is_stored_of_a_program_on_which_all_engines_agree() {
        let (program, examined) = examined();
        assert_eq!(stored(&program, &examined), []);
    }

    #[test]
    fn our_own_panic_is_a_defect_and_a_dead_driver_is_none() {
        let (program, mut examined) = examined();
        examined.report.verdict = Verdict::Infrastructure("the driver died".to_owned());
        let infrastructure = (FoundVerdict::Infrastructure, "infrastructure: the driver died".to_owned());
        assert_eq!(stored(&program, &examined), [infrastructure]);
        examined.expected = Outcome::Infrastructure("panicked: x".to_owned());
        assert_eq!(stored(&program, &examined), [(FoundVerdict::Defect, "bitfrost: panicked: x".to_owned())]);
    }

    #[test]
    fn engines_that_are_wrong_are_counted() {
        let (program, mut examined) = examined();
        let mut counts = Accounting::default();
        let settings = inprocess::InProcessSettings::default();
        count(&mut counts, &program, &settings, &examined);
        examined.report.engines[0].verdict = Verdict::Mismatch;
        count(&mut counts, &program, &settings, &examined);
        let engine = &counts.tally.engines[&examined.runs[0].engine.to_string()];
        assert_eq!((engine.ran, engine.mismatches, engine.known), (2, 1, 0));
    }

    #[test]
    fn reasons_do_not_grow_with_the_campaign() {
        let mut counts = Accounting::default();
        for n in 0..1000 {
            count_engine(&mut counts, &EngineName::Reference, Some(format!("reason {n}")));
        }
        let skipped = &counts.tally.engines["reference"].skipped;
        assert_eq!((skipped.len(), skipped.values().sum::<u64>()), (REASONS + 1, 1000));
    }
}
