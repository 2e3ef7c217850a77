//! The crash database with many findings: storing in batches, lists and pages of buckets, one finding, and the size of the file.
//!
//! `cargo bench --bench database`; `BITFROST_FINDINGS=1000000` sets the number of findings, by default 20,000.
#![expect(clippy::print_stdout, reason = "a bench prints what it measures")]

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use case_files::Language;
use database::{
    BucketFilter, BucketId, CampaignId, Database, FindingId, FoundVerdict, Identity, NewExamination,
    NewFinding, NewProgram, Origin, Progress, StoredReport,
};
use divan::Bencher;
use divan::counter::ItemsCount;
use generator::{Config, Profile};
use host::clock::Stopwatch;
use tempfile::TempDir;

/// The findings of a batch, as a campaign with one worker stores them.
const BATCH: u64 = 64;
/// The findings of a batch when the large file is made: each commit waits for the disk, which takes as long for 64 as for 512.
const LARGE_BATCH: u64 = 512;
/// The causes that findings have.
const CAUSES: u64 = 2000;
/// The programs that are generated; findings repeat them with a number of their own.
const PROGRAMS: u64 = 512;

fn main() {
    let file = &*FILE;
    let size = std::fs::metadata(&file.path).map_or(0, |data| data.len());
    println!("{} findings: {:.1} MB, stored at {:.0}/s", file.findings, size as f64 / 1e6, file.per_second);
    divan::main();
}

/// A database that all measurements read.
struct LargeFile {
    _directory: TempDir,
    path: PathBuf,
    findings: u64,
    per_second: f64,
}

static FILE: LazyLock<LargeFile> = LazyLock::new(|| {
    let asked = std::env::var_os("BITFROST_FINDINGS");
    let findings = asked.and_then(|text| text.to_str()?.parse().ok()).unwrap_or(20_000);
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let path = directory.path().join("large.db");
    let _made_once = &*TEXTS;
    let watch = Stopwatch::start();
    fill(&path, 0, findings);
    let per_second = findings as f64 / watch.elapsed().as_secs_f64();
    LargeFile { _directory: directory, path, findings, per_second }
});

/// Programs as a campaign finds them.
static TEXTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let config = Config::new(Profile::Single);
    let program = |index| lang::print::program(&generator::program(&generator::dna(1, index), &config));
    (0..PROGRAMS).map(program).collect()
});

/// Stores findings of these numbers.
fn fill(path: &Path, from: u64, to: u64) {
    let mut database = Database::open(path).expect("a database");
    let campaign = campaign(&mut database);
    for first in (from..to).step_by(LARGE_BATCH as usize) {
        store(&mut database, campaign, first, (first + LARGE_BATCH).min(to));
    }
}

fn campaign(database: &mut Database) -> CampaignId {
    let identity =
        Identity { seed: Some(1), profile: "single".to_owned(), configuration: "{}".to_owned(), goal: None };
    database.campaign(&identity, 1, false, 0).expect("a campaign").row.id
}

fn store(database: &mut Database, campaign: CampaignId, from: u64, to: u64) {
    let progress = Progress { position: from.to_string(), accounting: "{}".to_owned() };
    let findings: Vec<NewFinding> = (from..to).map(finding).collect();
    let stored = database.store_batch(campaign, &progress, &findings, 1_700_000_000_000 + from as i64);
    assert_eq!(stored.expect("stored").len() as u64, to - from);
}

/// Some causes have many findings, most have few.
fn finding(number: u64) -> NewFinding {
    let hash = number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let cause = ((hash >> 40) % CAUSES) * ((hash >> 20) % CAUSES) / CAUSES;
    let cause = format!("value at argument {} of class {} by tcc>clang", cause % 40, cause / 40);
    let observations = |value: u64| {
        format!(r#"{{"finished":{{"made":24,"from":3,"observations":[[3,"0x1"],[4,"{value:#x}"]]}}}}"#)
    };
    let report = |engines: &[&str], json: String| StoredReport {
        engines: engines.iter().map(|&name| name.to_owned()).collect(),
        json,
    };
    let text = format!("/* {number} */\n{}", TEXTS[(hash % PROGRAMS) as usize]);
    NewFinding {
        program: NewProgram::without_dna(Origin::Fuzzed, Language::C, text),
        verdict: if number.is_multiple_of(1000) { FoundVerdict::Defect } else { FoundVerdict::Mismatch },
        signature: "value tcc>clang".to_owned(),
        to_reduce: number < 1000,
        examination: NewExamination {
            compilers: [("tcc".to_owned(), "tcc 0.9.27".to_owned())].into(),
            reports: vec![
                report(&["clang-19 -O0", "gcc-12 -O2", "tcc"], r#"{"agrees-with":"reference"}"#.to_owned()),
                report(&["reference"], observations(hash % 256)),
                report(&["tcc > clang-19 -O0", "tcc > gcc-12 -O2"], observations(hash)),
            ],
            ..NewExamination::shown(
                cause.clone(),
                format!("{cause}: {:#x} expected, {hash:#x} came", hash % 256),
            )
        },
    }
}

fn opened() -> Database {
    Database::open_to_read(&FILE.path).expect("a database")
}

#[divan::bench(sample_count = 20)]
fn store_a_batch(bencher: Bencher<'_, '_>) {
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let mut database = Database::open(&directory.path().join("batch.db")).expect("a database");
    let campaign = campaign(&mut database);
    let mut first = 0;
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| {
        store(&mut database, campaign, first, first + BATCH);
        first += BATCH;
    });
}

#[divan::bench(sample_count = 20)]
fn list(bencher: Bencher<'_, '_>) {
    bencher.bench(|| opened().buckets());
}

#[divan::bench(sample_count = 20)]
fn list_with_filter(bencher: Bencher<'_, '_>) {
    let filter = BucketFilter {
        verdict: Some(FoundVerdict::Defect),
        campaign: Some(CampaignId(1)),
        language: Some(Language::C),
        cause: Some("class 7".to_owned()),
        since: Some(0),
        ..BucketFilter::default()
    };
    bencher.bench(|| opened().buckets_like(&filter));
}

#[divan::bench(sample_count = 20)]
fn list_without_match(bencher: Bencher<'_, '_>) {
    let filter = BucketFilter { verdict: Some(FoundVerdict::Infrastructure), ..BucketFilter::default() };
    bencher.bench(|| opened().buckets_like(&filter));
}

#[divan::bench(sample_count = 20)]
fn show(bencher: Bencher<'_, '_>) {
    bencher.bench(|| opened().finding(FindingId(FILE.findings as i64 / 2)));
}

/// Items are rows of the database that is taken in.
#[divan::bench(sample_count = 3)]
fn merge(bencher: Bencher<'_, '_>) {
    let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let other = directory.path().join("other.db");
    fill(&other, FILE.findings, FILE.findings + 5000);
    let target = || {
        let path = directory.path().join("target.db");
        for ending in ["", "-wal", "-shm"] {
            let _there_may_be_none =
                std::fs::remove_file(directory.path().join(format!("target.db{ending}")));
        }
        fill(&path, 0, BATCH);
        Database::open(&path).expect("a database")
    };
    let rows = target().merge(&other).expect("merged").rows;
    bencher
        .counter(ItemsCount::new(rows))
        .with_inputs(target)
        .bench_values(|mut target| target.merge(&other).expect("merged"));
}

#[divan::bench(sample_count = 20)]
fn bucket_page(bencher: Bencher<'_, '_>) {
    bencher.bench(|| {
        let database = opened();
        (database.bucket(BucketId(1)), database.smallest_findings_of(BucketId(1), 200))
    });
}
