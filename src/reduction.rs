//! Reduction of a program that shows a finding: the reducer looks for smaller programs, the oracle says whether
//! they show the same.

use std::collections::BTreeMap;

use lang::Program;
use oracle::inprocess;
use oracle::ledger::Ledger;
use oracle::native::{ExtraConfiguration, Settings, Toolchain};
use oracle::verdict::{Finding, Report};
use oracle::{Configuration, EngineName};
use reducer::{Interest, Interestingness, Reduction, ReductionControl, ReductionOptions, ReductionStats};

use crate::control::Control;
use crate::examine::{Examined, Examiner};
use crate::{Failure, engines};

/// What is to be made smaller, and what has to stay.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The program.
    pub program: Program,
    /// The signature of the finding it shows.
    pub signature: String,
}

/// With what it is made smaller.
#[derive(Clone, Copy, Debug)]
pub struct Means<'a> {
    /// Which compilers there are; `None`: only the engines in process are asked.
    pub compilers: Option<&'a Settings>,
    /// The engines in process.
    pub in_process: &'a inprocess::Settings,
    /// What is known already.
    pub ledger: &'a Ledger,
    /// Says when to end early; the best so far is then kept.
    pub control: &'a Control,
    /// How many compilers may run at a time.
    pub jobs: u16,
    /// After how many candidates to end.
    pub max_tests: u64,
}

/// Makes a program smaller for as long as it shows the same finding.
///
/// # Errors
/// [`Failure::Input`] if it does not show it, or not always; [`Failure::Infrastructure`] if the compilers
/// cannot be run.
pub fn reduce(subject: &Subject, means: Means<'_>) -> Result<Reduction<Program>, Failure> {
    let (toolchain, explained) = sufficient_engines(subject, means)?;
    let examiner = Examiner::new(toolchain.as_ref(), means.ledger).with(means.in_process);
    let mut test = SameFinding { examiner, signature: &subject.signature, explained, control: means.control };
    let options = ReductionOptions { max_tests: means.max_tests, ..ReductionOptions::default() };
    reducer::reduce(&subject.program, &mut test, &options).map_err(|why| Failure::Input(why.to_string()))
}

/// True if a finding of this signature is among those of a program, known or not.
#[must_use]
pub fn shows(examined: &Examined, signature: &str) -> bool {
    finding(&examined.report, signature).is_some()
}

/// Whether the ledger knows a finding. What it does not know would, without this, become what it knows on the way: much goes
/// wrong with one signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Explained {
    Yes,
    No,
}

/// The gravest finding of a signature.
fn finding<'r>(report: &'r Report, signature: &str) -> Option<&'r Finding> {
    let of_signature = report.findings.iter().filter(|finding| finding.signature.0 == signature);
    of_signature.max_by_key(|finding| finding.verdict())
}

fn explained(report: &Report, signature: &str) -> Option<Explained> {
    let finding = finding(report, signature)?;
    Some(if finding.known.is_none() { Explained::No } else { Explained::Yes })
}

/// The cheapest engines that show the finding: none but those in process, the compilers that are on either side
/// of the difference, or all.
fn sufficient_engines(
    subject: &Subject,
    means: Means<'_>,
) -> Result<(Option<Toolchain>, Explained), Failure> {
    let Subject { program, signature } = subject;
    let ask = |toolchain: Option<&Toolchain>| -> Result<Examined, Failure> {
        let mut examiner = Examiner::new(toolchain, means.ledger).with(means.in_process);
        let (mut all, _) = examiner.examine(std::slice::from_ref(program))?;
        all.pop().ok_or_else(|| Failure::Infrastructure("the oracle said nothing".to_owned()))
    };
    let in_process = explained(&ask(None)?.report, signature);
    let (Some(compilers), None) = (means.compilers, in_process) else {
        return Ok((None, in_process.unwrap_or(Explained::Yes)));
    };
    let all = engines::native(compilers, means.jobs)?;
    let report = ask(Some(&all))?.report;
    // That a program does not show the finding at all the reducer says.
    let by_all = explained(&report, signature).unwrap_or(Explained::Yes);
    if let Some(settings) = finding(&report, signature).and_then(|finding| narrowed(finding, compilers)) {
        let few = engines::native(&settings, means.jobs)?;
        if explained(&ask(Some(&few))?.report, signature) == Some(by_all) {
            return Ok((Some(few), by_all));
        }
    }
    Ok((Some(all), by_all))
}

/// Of each kind of engine on the wrong side one, and one of the right side.
fn narrowed(finding: &Finding, settings: &Settings) -> Option<Settings> {
    let difference = finding.difference.as_ref()?;
    let mut kept: BTreeMap<String, &EngineName> = BTreeMap::new();
    for engine in &difference.differing {
        let (caller, callee) = engine.sides()?;
        kept.entry(format!("{} > {}", caller.family(), callee.family())).or_insert(engine);
    }
    let right = difference.agreeing.iter().find(|engine| engine.sides().is_some());
    let engines = kept.into_values().chain(right);
    let mut configurations: Vec<&Configuration> =
        engines.filter_map(EngineName::sides).flat_map(|(caller, callee)| [caller, callee]).collect();
    configurations.sort();
    configurations.dedup();
    let extra = |configuration: &Configuration| ExtraConfiguration {
        compiler: configuration.compiler().to_owned(),
        flags: configuration.flags().split_whitespace().map(str::to_owned).collect(),
    };
    let configurations = configurations.into_iter().map(extra).collect();
    Some(settings.only(configurations))
}

/// Interesting is what shows the same signature, and what the ledger knows as little.
struct SameFinding<'a> {
    examiner: Examiner<'a>,
    signature: &'a str,
    explained: Explained,
    control: &'a Control,
}

impl Interestingness<Program> for SameFinding<'_> {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        match self.examiner.examine(candidates) {
            Ok((examined, _)) => examined.iter().map(|examined| self.interest(examined)).collect(),
            Err(why) => candidates.iter().map(|_| Interest::CouldNotRun(why.to_string())).collect(),
        }
    }

    fn progress(&mut self, _: &Program, _: &ReductionStats) -> ReductionControl {
        if self.control.is_over() { ReductionControl::Stop } else { ReductionControl::Continue }
    }
}

impl SameFinding<'_> {
    fn interest(&self, examined: &Examined) -> Interest {
        match explained(&examined.report, self.signature) {
            Some(Explained::No) => Interest::Same,
            Some(Explained::Yes) if self.explained == Explained::Yes => Interest::Same,
            _ => Interest::Different,
        }
    }
}

#[cfg(test)]
mod tests {
    use oracle::ledger::EntryId;
    use oracle::verdict::{FindingKind, Signature, Verdict};

    use super::*;

    fn report(explained_by: &[Option<EntryId>]) -> Report {
        let finding = |known: &Option<EntryId>| Finding {
            known: known.clone(),
            kind: FindingKind::Value,
            signature: Signature("value gcc".into()),
            summary: String::new(),
            difference: None,
        };
        let findings = explained_by.iter().map(finding).collect();
        Report {
            verdict: Verdict::Agree,
            engines: Vec::new(),
            classes: Vec::new(),
            layouts: Vec::new(),
            findings,
            doubts: Vec::new(),
        }
    }

    #[test]
    fn what_the_ledger_does_not_know_counts_before_what_it_knows() {
        let known = || Some(EntryId("x".into()));
        let explained_by = |entries: &[Option<EntryId>]| explained(&report(entries), "value gcc");
        assert_eq!(explained_by(&[known()]), Some(Explained::Yes));
        assert_eq!(explained_by(&[known(), None]), Some(Explained::No));
        assert_eq!(explained_by(&[]), None);
        assert_eq!(explained(&report(&[known()]), "value clang"), None);
    }
}
