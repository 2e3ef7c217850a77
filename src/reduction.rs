//! Reduction of a program that shows a finding: the reducer looks for smaller programs, the oracle says whether
//! they show the same.

use std::collections::BTreeMap;

use lang::Program;
use oracle::inprocess;
use oracle::ledger::Ledger;
use oracle::native::{ExtraConfiguration, Settings, Toolchain};
use oracle::verdict::Finding;
use oracle::{Configuration, EngineName};
use reducer::{Interest, Interestingness, Options, Progress, Reduction, Stats};

use crate::campaign::{Control, Examined, Examiner};
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
pub fn reduce(subject: &Subject, means: Means<'_>) -> Result<Reduction, Failure> {
    let toolchain = sufficient_engines(subject, means)?;
    let examiner = Examiner::new(toolchain.as_ref(), means.ledger).with(means.in_process);
    let mut test = SameSignature { examiner, signature: &subject.signature, control: means.control };
    let options = Options { max_tests: means.max_tests, ..Options::default() };
    reducer::reduce(&subject.program, &mut test, &options).map_err(|why| Failure::Input(why.to_string()))
}

/// True if a finding of this signature is among those of a program, known or not.
#[must_use]
pub fn shows(examined: &Examined, signature: &str) -> bool {
    finding(examined, signature).is_some()
}

fn finding<'e>(examined: &'e Examined, signature: &str) -> Option<&'e Finding> {
    examined.report.findings.iter().find(|finding| finding.signature.0 == signature)
}

/// The cheapest engines that show the finding: none but those in process, the compilers that are on either side
/// of the difference, or all.
fn sufficient_engines(subject: &Subject, means: Means<'_>) -> Result<Option<Toolchain>, Failure> {
    let Subject { program, signature } = subject;
    let ask = |toolchain: Option<&Toolchain>| -> Result<Examined, Failure> {
        let mut examiner = Examiner::new(toolchain, means.ledger).with(means.in_process);
        let (mut all, _) = examiner.examine(std::slice::from_ref(program))?;
        all.pop().ok_or_else(|| Failure::Infrastructure("the oracle said nothing".to_owned()))
    };
    let Some(compilers) = means.compilers else { return Ok(None) };
    if shows(&ask(None)?, signature) {
        return Ok(None);
    }
    let all = engines::native(compilers, means.jobs)?;
    let examined = ask(Some(&all))?;
    let Some(finding) = finding(&examined, signature) else { return Ok(Some(all)) };
    if let Some(settings) = narrowed(finding, compilers) {
        let few = engines::native(&settings, means.jobs)?;
        if shows(&ask(Some(&few))?, signature) {
            return Ok(Some(few));
        }
    }
    Ok(Some(all))
}

/// Of each kind of engine on the wrong side one, and one of the right side. Compilers that the user described
/// are not taken out of their description: then all stay.
fn narrowed(finding: &Finding, settings: &Settings) -> Option<Settings> {
    let difference = finding.difference.as_ref().filter(|_| settings.compilers.is_empty())?;
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
    Some(Settings { only: true, target: settings.target, configurations, ..Settings::default() })
}

/// Interesting is what shows the same signature.
struct SameSignature<'a> {
    examiner: Examiner<'a>,
    signature: &'a str,
    control: &'a Control,
}

impl Interestingness for SameSignature<'_> {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        match self.examiner.examine(candidates) {
            Ok((examined, _)) => examined.iter().map(|examined| self.interest(examined)).collect(),
            Err(why) => candidates.iter().map(|_| Interest::CouldNotRun(why.to_string())).collect(),
        }
    }

    fn progress(&mut self, _: &Program, _: &Stats) -> Progress {
        if self.control.is_over() { Progress::Stop } else { Progress::Continue }
    }
}

impl SameSignature<'_> {
    fn interest(&self, examined: &Examined) -> Interest {
        if shows(examined, self.signature) { Interest::Same } else { Interest::Different }
    }
}
