//! The summary of a run: the last line of `fuzz --json`, and [`text`] for people. `docs/json.md` documents every field; names never
//! change their meaning.

mod text;
#[cfg(test)]
mod text_tests;

use std::collections::BTreeMap;

use judge::ledger::{EntryId, Judgement, Ledger, Unmeasured};
use serde::Serialize;

use crate::accounting::{Accounting, CpuTime, ProgramTally};
use crate::notifier::NotifyCount;
use database::FindingId;
use host::hex;
use host::run_end::CampaignEnd;

/// The summary of a run of a campaign.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Programs that went through the whole oracle in this run.
    pub programs: u64,
    /// Per second of this run's duration.
    pub programs_per_s: f64,
    /// Programs for each second of processor time spent on generating, evaluating, lowering and interpreting.
    pub in_process_programs_per_s: f64,
    /// Programs for each second of processor time, compilers included.
    pub programs_per_cpu_s: f64,
    /// The counts of what the programs contain, and of what engines made of them.
    #[serde(flatten)]
    pub tally: ProgramTally,
    /// The judgement of each entry of the ledger that explained something.
    pub judgements: BTreeMap<String, Judgement>,
    /// The findings of this run.
    #[serde(flatten)]
    pub found: RunFindings,
    /// The processor time by use.
    pub cpu: CpuTime,
    /// Compilers' share of all processor time, 0 to 1.
    pub compilers_share: f64,
    /// The facts of this run besides its counts.
    #[serde(flatten)]
    pub facts: RunFacts,
}

/// The campaign a run is part of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CampaignSummary {
    /// Its number in the database.
    pub id: i64,
    /// True if an earlier run began it.
    pub resumed: bool,
    /// Its programs, those of earlier runs included.
    pub programs: u64,
}

/// A bucket that a finding of this run opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewBucket {
    /// Its first finding.
    pub finding: FindingId,
    /// Its cause.
    pub cause: String,
    /// False if its findings only look alike: none is reduced.
    pub sorted: bool,
}

/// The findings of a run, the buckets that they opened, and the compilers of which the ledger says too little.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RunFindings {
    /// The compilers of newer releases than the ledger was measured on.
    pub unmeasured: Vec<Unmeasured>,
    /// The findings of this run, new or seen again, in order, at most [`LISTED`].
    pub findings: Vec<FindingId>,
    /// Findings of this run, also those whose numbers are not listed.
    pub findings_total: u64,
    /// The buckets that were opened in this run and have findings at its end, at most [`BUCKETS_LISTED`].
    pub new_buckets: Vec<NewBucket>,
    /// Their number.
    pub new_buckets_total: u64,
}

/// The facts of a run besides its counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RunFacts {
    /// The duration of this run in seconds.
    pub elapsed_s: f64,
    /// The most memory this process ever had resident.
    pub peak_rss_bytes: u64,
    /// The most bytes of temporary files, measured every second.
    pub peak_scratch_bytes: u64,
    /// The size of the database with its log.
    pub database_bytes: u64,
    /// The seed of the programs.
    #[serde(serialize_with = "hex::serialize")]
    pub seed: u64,
    /// The generator's profile.
    pub profile: String,
    /// The number of workers.
    pub jobs: u16,
    /// The reason why the run ended.
    pub ended: CampaignEnd,
    /// True if the run was ended by a signal.
    pub interrupted: bool,
    /// The number of runs of the command of `--notify`, if there is one.
    pub notifications: Option<NotifyCount>,
    /// The campaign this run is part of.
    pub campaign: CampaignSummary,
}

/// No more findings than this are listed in a summary: it does not grow with the campaign.
pub const LISTED: usize = 10_000;

/// No more new buckets than this are listed in a summary.
pub const BUCKETS_LISTED: usize = 100;

impl Summary {
    /// The summary of the counts, findings and facts of a run.
    #[must_use]
    pub fn new(accounting: Accounting, found: RunFindings, facts: RunFacts, ledger: &Ledger) -> Summary {
        let Accounting { programs, tally, cpu } = accounting;
        let total = cpu.total_s();
        let judged = |id: &String| Some((id.clone(), ledger.judgement(&EntryId(id.as_str().into()))?));
        let judgements = tally.known.keys().filter_map(judged).collect();
        Summary {
            programs,
            programs_per_s: quotient(programs as f64, facts.elapsed_s),
            in_process_programs_per_s: quotient(programs as f64, cpu.in_process_s),
            programs_per_cpu_s: quotient(programs as f64, total),
            tally,
            judgements,
            found,
            compilers_share: quotient(cpu.compilers_s, total),
            cpu,
            facts,
        }
    }
}

fn quotient(amount: f64, seconds: f64) -> f64 {
    if seconds > 0.0 { amount / seconds } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accounting::EngineCount;

    fn summary() -> Summary {
        let mut counts = Accounting { programs: 128, ..Accounting::default() };
        counts.tally.observations = 4096;
        counts.ran("gcc -O2");
        counts.skipped("gcc -O2", "rejected");
        counts
            .tally
            .engines
            .insert("reference".to_owned(), EngineCount { ran: 128, ..EngineCount::default() });
        counts.feature("union");
        counts.tally.verdicts.agree = 127;
        counts.tally.verdicts.mismatch = 1;
        counts.cpu =
            CpuTime { compilers_s: 6.0, link_s: 0.5, driver_s: 0.5, in_process_s: 0.5, bitfrost_s: 0.5 };
        counts.known("vector-of-one-float");
        let cause = "gcc: passing: argument record, INTEGER SSE".to_owned();
        let found = RunFindings {
            unmeasured: Vec::new(),
            findings: vec![FindingId(3)],
            findings_total: 1,
            new_buckets: vec![NewBucket { finding: FindingId(3), cause, sorted: true }],
            new_buckets_total: 1,
        };
        let facts = RunFacts {
            elapsed_s: 4.0,
            peak_rss_bytes: 64 << 20,
            peak_scratch_bytes: 12 << 20,
            database_bytes: 300 << 10,
            seed: u64::MAX,
            profile: "mixed".to_owned(),
            jobs: 2,
            ended: CampaignEnd::Done,
            interrupted: false,
            notifications: None,
            campaign: CampaignSummary { id: 1, resumed: true, programs: 256 },
        };
        Summary::new(counts, found, facts, &Ledger::bundled().unwrap())
    }

    #[test]
    fn the_json_is_stable() {
        insta::assert_json_snapshot!(summary());
    }
}
