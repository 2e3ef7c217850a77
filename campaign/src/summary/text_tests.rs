//! The summary for people fits a screen.

use judge::ledger::{Ledger, Unmeasured};

use super::text::*;
use super::*;
use super::{CampaignSummary, RunFacts, RunFindings};
use crate::accounting::{Accounting, EngineCount, ProgramTally, VerdictCount};
use crate::signatures::SignatureCount;
use database::FindingId;

/// A run in which these compilers met at two levels, and some of everything came.
fn summary(compilers: &[&str], wrong: u64) -> Summary {
    let mut counts = Accounting { programs: 1_467_392, ..Accounting::default() };
    counts.tally.observations = 9_876_543_210;
    let sides = || compilers.iter().flat_map(|name| [0, 2].map(|level| format!("{name} -O{level}")));
    for (caller, callee) in sides().flat_map(|side| sides().map(move |other| (side.clone(), other))) {
        let engine = if caller == callee { caller } else { format!("{caller} > {callee}") };
        let is_tcc = engine.contains("tcc");
        let count = EngineCount {
            ran: 1_467_000,
            skipped: (0..if is_tcc { 12 } else { 1 })
                .map(|n| (format!("unsupported: the compiler lacks feature {n}"), 1 << n))
                .collect(),
            mismatches: if is_tcc { wrong } else { 0 },
            known: u64::from(engine == "clang-19 -O0"),
            layouts: if engine == "tcc -O0" { wrong } else { 0 },
        };
        counts.tally.engines.insert(engine, count);
    }
    counts.tally.engines.insert("reference".to_owned(), EngineCount { ran: 5, ..EngineCount::default() });
    counts.tally.signatures = SignatureCount { total: 4_000_000, records_beyond_registers: 1_000_000 };
    counts.tally.verdicts =
        VerdictCount { agree: 1_400_000, mismatch: wrong, known: 9, ..VerdictCount::default() };
    let ledger = Ledger::bundled().unwrap();
    for (number, entry) in ledger.entries().enumerate() {
        *counts.tally.known.entry(entry.id.0.to_string()).or_default() += number as u64 + 1;
    }
    counts.cpu =
        CpuTime { compilers_s: 900.0, link_s: 30.0, driver_s: 40.0, in_process_s: 20.0, bitfrost_s: 10.0 };
    let title = "crash (signal-11) by clang-14 -O0 > tcc and 31 more at site 11, observation 0: 0x4012000000000000 expected, nothing came";
    let bucket = |n| NewBucket { finding: FindingId(n * 3), cause: title.to_owned(), sorted: n != 2 };
    let (version, measured) = ("22.1.8".parse().unwrap(), "19.1.7".parse().unwrap());
    let found = RunFindings {
        unmeasured: vec![Unmeasured {
            compiler: "clang-22".into(),
            family: "clang".into(),
            version,
            measured,
        }],
        findings: Vec::new(),
        findings_total: wrong,
        new_buckets: (0..i64::try_from(wrong).unwrap().min(40)).map(bucket).collect(),
        new_buckets_total: wrong.min(53),
    };
    let facts = RunFacts {
        elapsed_s: 28_801.0,
        peak_rss_bytes: 92 << 20,
        peak_scratch_bytes: 12 << 20,
        database_bytes: 300 << 20,
        seed: 15_587_743_154_188_395_674,
        profile: "mixed".to_owned(),
        jobs: 2,
        ended: CampaignEnd::Done,
        interrupted: false,
        notifications: None,
        campaign: CampaignSummary { id: 1, resumed: false, programs: 1_467_392 },
    };
    Summary::new(counts, found, facts, &ledger)
}

fn shown(summary: &Summary, width: usize) -> String {
    let lines = summary.lines(width);
    assert!(lines.iter().all(|line| line.width() <= width));
    lines.iter().map(|line| format!("{}\n", line.to_string().trim_end())).collect()
}

#[test]
fn a_night_with_a_bad_compiler_fits_a_screen() {
    let compilers = ["clang-14", "clang-16", "clang-19", "gcc-11", "gcc-12", "tcc", "word"];
    let shown = shown(&summary(&compilers, 4321), 80);
    insta::assert_snapshot!(shown);
    assert!(shown.lines().count() <= 32, "{shown}");
}

#[test]
fn a_clean_run_is_short() {
    let shown = shown(&summary(&["clang-19", "gcc"], 0), 80);
    insta::assert_snapshot!(shown);
    assert!(shown.lines().count() <= SCREEN, "{shown}");
}

#[test]
fn no_run_needs_more_than_forty_lines() {
    let compilers: Vec<String> = (1..30).map(|n| format!("compiler{n}")).chain(["tcc".to_owned()]).collect();
    let names: Vec<&str> = compilers.iter().map(String::as_str).collect();
    for wrong in [0, 1, 5, 50, 5000] {
        for width in [40, 80, 120] {
            let shown = shown(&summary(&names, wrong), width);
            assert!(shown.lines().count() < 40, "{shown}");
        }
    }
}

#[test]
fn a_run_without_compilers_says_little() {
    let all = Summary { tally: ProgramTally::default(), ..summary(&[], 0) };
    assert_eq!(shown(&all, 80).lines().count(), 7);
}
