//! The counts of a campaign: everything that was attempted, and everything that was skipped with its reason.
//!
//! Totals add up, so workers count apart and the campaign adds their counts. Nothing in here grows with the
//! number of programs.

use std::collections::BTreeMap;
use std::time::Duration;

use engines::{EngineName, native};
use judge::verdict::Verdict;
use serde::{Deserialize, Serialize};

use crate::coverage::ProgramCoverage;
use crate::signatures::SignatureCount;
use database::BucketId;
use host::clock::thread_cpu;

/// The counts of a batch, a run or a campaign.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Accounting {
    /// Programs that went through the whole oracle.
    pub programs: u64,
    /// The counts of what they contain, and of what engines made of them.
    #[serde(flatten)]
    pub tally: ProgramTally,
    /// The processor time by use.
    pub cpu: CpuTime,
}

/// The counts of what programs contain, and of what engines made of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramTally {
    /// Observations compared against the reference or another engine.
    pub observations: u64,
    /// The counts of each engine.
    pub engines: BTreeMap<String, EngineCount>,
    /// The verdicts.
    pub verdicts: VerdictCount,
    /// The signatures through which the sides call each other.
    #[serde(default)]
    pub signatures: SignatureCount,
    /// In how many programs each feature occurs.
    pub features: BTreeMap<String, u64>,
    /// In how many programs one side passes a record of each class to the other.
    #[serde(default)]
    pub classes: BTreeMap<String, u64>,
    /// In how many programs a record is laid out in each of these ways.
    #[serde(default)]
    pub layouts: BTreeMap<String, u64>,
    /// In how many programs each entry of the ledger explained something.
    #[serde(default)]
    pub known: BTreeMap<String, u64>,
    /// The number of programs that were replaced because they have the trigger of a bucket with enough findings, by
    /// bucket.
    #[serde(default)]
    pub steered: BTreeMap<String, u64>,
    /// Programs that were mutated from others.
    #[serde(default)]
    pub mutants: u64,
}

/// The counts of one engine.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineCount {
    /// Programs it ran.
    pub ran: u64,
    /// Programs it did not run, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// Programs on which it is wrong, and nothing explains it.
    #[serde(default)]
    pub mismatches: u64,
    /// Programs on which it is wrong, and the ledger explains it.
    #[serde(default)]
    pub known: u64,
    /// Programs with a record that it lays out differently from ours, and nothing explains it.
    #[serde(default)]
    pub layouts: u64,
}

/// The number of programs with each verdict.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct VerdictCount {
    /// Every engine agrees with the reference.
    pub agree: u64,
    /// Unexplained mismatches.
    pub mismatch: u64,
    /// Mismatches that the ledger explains.
    pub known: u64,
    /// An engine did something else that the semantics allows.
    pub refines: u64,
    /// The answers cannot be compared.
    pub incomparable: u64,
    /// An engine cannot run the program.
    pub unsupported: u64,
    /// Something outside failed.
    pub infrastructure: u64,
}

/// Processor time in seconds, by part.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct CpuTime {
    /// Compilers, ours through a back end included.
    pub compilers_s: f64,
    /// The linker.
    pub link_s: f64,
    /// The programs themselves, in the driver.
    pub driver_s: f64,
    /// Generating programs and their text, and running them in process.
    pub in_process_s: f64,
    /// The rest of this process: judging, storing, starting tools.
    pub bitfrost_s: f64,
}

impl Accounting {
    /// Adds the counts of a part.
    pub fn add(&mut self, part: &Accounting) {
        let Accounting { programs, tally, cpu } = part;
        self.programs += programs;
        self.tally.add(tally);
        self.cpu.add(cpu);
    }

    /// Counts a program that an engine ran.
    pub fn ran(&mut self, engine: &str) {
        self.engine(engine).ran += 1;
    }

    /// Counts a program that an engine did not run.
    pub fn skipped(&mut self, engine: &str, reason: &str) {
        count(&mut self.engine(engine).skipped, reason);
    }

    /// Counts the verdict on an engine's run.
    pub fn judged(&mut self, engine: &EngineName, verdict: &Verdict) {
        match verdict {
            Verdict::Mismatch => self.engine(&engine.to_string()).mismatches += 1,
            Verdict::Known(_) => self.engine(&engine.to_string()).known += 1,
            Verdict::Agree
            | Verdict::Refines
            | Verdict::Incomparable(_)
            | Verdict::Unsupported(_)
            | Verdict::Infrastructure(_) => {}
        }
    }

    /// Counts a program with a record that an engine lays out differently.
    pub fn laid_out_differently(&mut self, engine: &EngineName) {
        self.engine(&engine.to_string()).layouts += 1;
    }

    /// Counts a feature of a program.
    pub fn feature(&mut self, name: &str) {
        count(&mut self.tally.features, name);
    }

    /// Counts what a program exercises.
    pub fn covered(&mut self, program: &ProgramCoverage) {
        let ProgramCoverage { features, classes, layouts } = program;
        features.iter().for_each(|name| count(&mut self.tally.features, name));
        classes.iter().for_each(|name| count(&mut self.tally.classes, name));
        layouts.iter().for_each(|name| count(&mut self.tally.layouts, name));
    }

    /// Counts a program that was replaced.
    pub fn steered(&mut self, bucket: BucketId) {
        count(&mut self.tally.steered, &bucket.0.to_string());
    }

    /// Counts a use of the ledger.
    pub fn known(&mut self, entry: &str) {
        count(&mut self.tally.known, entry);
    }

    fn engine(&mut self, name: &str) -> &mut EngineCount {
        self.tally.engines.entry(name.to_owned()).or_default()
    }
}

impl ProgramTally {
    fn add(&mut self, part: &ProgramTally) {
        // Every field by name, so that a new count is an error here until it is added up.
        let ProgramTally {
            observations,
            engines,
            verdicts,
            signatures,
            features,
            classes,
            layouts,
            known,
            steered,
            mutants,
        } = part;
        self.observations += observations;
        for (name, count) in engines {
            self.engines.entry(name.clone()).or_default().add(count);
        }
        self.verdicts.add(verdicts);
        self.signatures.add(*signatures);
        add_all(&mut self.features, features);
        add_all(&mut self.classes, classes);
        add_all(&mut self.layouts, layouts);
        add_all(&mut self.known, known);
        add_all(&mut self.steered, steered);
        self.mutants += mutants;
    }
}

impl EngineCount {
    fn add(&mut self, part: &EngineCount) {
        let EngineCount { ran, skipped, mismatches, known, layouts } = part;
        self.ran += ran;
        add_all(&mut self.skipped, skipped);
        self.mismatches += mismatches;
        self.known += known;
        self.layouts += layouts;
    }
}

impl VerdictCount {
    fn add(&mut self, part: &VerdictCount) {
        let VerdictCount { agree, mismatch, known, refines, incomparable, unsupported, infrastructure } =
            part;
        self.agree += agree;
        self.mismatch += mismatch;
        self.known += known;
        self.refines += refines;
        self.incomparable += incomparable;
        self.unsupported += unsupported;
        self.infrastructure += infrastructure;
    }

    /// Counts a program's verdict.
    pub const fn count(&mut self, verdict: &Verdict) {
        let counter = match verdict {
            Verdict::Agree => &mut self.agree,
            Verdict::Mismatch => &mut self.mismatch,
            Verdict::Known(_) => &mut self.known,
            Verdict::Refines => &mut self.refines,
            Verdict::Incomparable(_) => &mut self.incomparable,
            Verdict::Unsupported(_) => &mut self.unsupported,
            Verdict::Infrastructure(_) => &mut self.infrastructure,
        };
        *counter += 1;
    }

    /// The number of programs with any verdict.
    #[must_use]
    pub const fn total(&self) -> u64 {
        let VerdictCount { agree, mismatch, known, refines, incomparable, unsupported, infrastructure } =
            self;
        *agree + *mismatch + *known + *refines + *incomparable + *unsupported + *infrastructure
    }
}

impl CpuTime {
    /// Notes what a batch cost that this thread began when it had used `started`. Lowering for and starting of
    /// compilers happens on this thread, too: a worker's batch has no helpers.
    pub fn spent(&mut self, started: Duration, in_process: Duration, native: &native::Accounting) {
        self.compilers_s = native.compiling().as_secs_f64();
        self.link_s = native.link.as_secs_f64();
        self.driver_s = native.driver.as_secs_f64();
        self.in_process_s = in_process.as_secs_f64();
        self.bitfrost_s = thread_cpu().saturating_sub(started + in_process).as_secs_f64();
    }

    fn add(&mut self, part: &CpuTime) {
        let CpuTime { compilers_s, link_s, driver_s, in_process_s, bitfrost_s } = part;
        self.compilers_s += compilers_s;
        self.link_s += link_s;
        self.driver_s += driver_s;
        self.in_process_s += in_process_s;
        self.bitfrost_s += bitfrost_s;
    }

    /// The sum of all processor time.
    #[must_use]
    pub fn total_s(&self) -> f64 {
        let CpuTime { compilers_s, link_s, driver_s, in_process_s, bitfrost_s } = self;
        compilers_s + link_s + driver_s + in_process_s + bitfrost_s
    }
}

fn count(counts: &mut BTreeMap<String, u64>, name: &str) {
    *counts.entry(name.to_owned()).or_default() += 1;
}

fn add_all(total: &mut BTreeMap<String, u64>, part: &BTreeMap<String, u64>) {
    for (name, n) in part {
        *total.entry(name.clone()).or_default() += n;
    }
}

/// `n` per second; 0 where no time passed.
#[must_use]
pub fn rate(n: u64, time: Duration) -> f64 {
    let seconds = time.as_secs_f64();
    if seconds > 0.0 { n as f64 / seconds } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use judge::ledger::EntryId;

    use super::*;

    #[test]
    fn parts_add_up_to_the_whole() {
        let mut whole = Accounting::default();
        for _ in 0..3 {
            let mut part = Accounting { programs: 2, ..Accounting::default() };
            part.ran("gcc -O2");
            part.skipped("gcc -O2", "driver died");
            let gcc: EngineName = "gcc -O2".parse().unwrap();
            part.judged(&gcc, &Verdict::Mismatch);
            part.judged(&gcc, &Verdict::Known(EntryId("x".into())));
            part.judged(&gcc, &Verdict::Agree);
            part.laid_out_differently(&gcc);
            part.feature("union");
            part.tally.verdicts.known += 1;
            part.cpu.link_s += 0.5;
            whole.add(&part);
        }
        assert_eq!(whole.programs, 6);
        let skipped = BTreeMap::from([("driver died".to_owned(), 3)]);
        let expected = EngineCount { ran: 3, skipped, mismatches: 3, known: 3, layouts: 3 };
        assert_eq!(whole.tally.engines["gcc -O2"], expected);
        assert_eq!(whole.tally.features["union"], 3);
        assert_eq!(whole.tally.verdicts.total(), 3);
        assert!((whole.cpu.total_s() - 1.5).abs() < 1e-9);
    }

    #[test]
    fn counts_of_before_mismatches_were_counted_are_read() {
        let stored = r#"{"ran": 5, "skipped": {}}"#;
        let expected = EngineCount { ran: 5, ..EngineCount::default() };
        assert_eq!(serde_json::from_str::<EngineCount>(stored).unwrap(), expected);
    }

    #[test]
    fn no_time_is_no_speed() {
        assert!(rate(5, Duration::ZERO) == 0.0);
        assert!((rate(5, Duration::from_millis(500)) - 10.0).abs() < 1e-9);
    }
}
