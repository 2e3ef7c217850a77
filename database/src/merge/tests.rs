//! The laws of merging, on random databases: content alone decides, in any order, any number of times.

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use tempfile::TempDir;

use crate::*;
use case_files::Language;

/// Few texts, causes and times, so that databases have much in common.
const WORDS: [&str; 4] = ["alpha", "beta", "gamma", "delta"];

fn examination(rng: &mut StdRng) -> NewExamination {
    let (cause, engine) = (word(rng), word(rng));
    NewExamination {
        compilers: [("tcc".to_owned(), word(rng))].into(),
        // Equal engines say equal things about a program.
        reports: vec![StoredReport { json: format!("\"{engine} {cause}\""), engines: vec![engine.clone()] }],
        trigger: WORDS.iter().filter(|_| rng.random_bool(0.6)).map(|word| (*word).to_owned()).collect(),
        ..NewExamination::shown(cause.clone(), format!("{cause} by {engine}"))
    }
}

fn word(rng: &mut StdRng) -> String {
    (*WORDS.choose(rng).unwrap()).to_owned()
}

fn program(rng: &mut StdRng) -> NewProgram {
    let dna = rng.random_bool(0.5).then(|| vec![rng.random_range(0..3)]);
    let configuration = dna.is_some().then(|| format!("\"{}\"", word(rng)));
    let text = format!("{} {}", word(rng), word(rng));
    NewProgram { origin: Origin::Generated, dna, configuration, language: Language::C, text }
}

/// One thing that a campaign or a person does.
fn act(database: &mut Database, rng: &mut StdRng, campaign: CampaignId) {
    let now = rng.random_range(0..5);
    let findings: Vec<i64> = ids(database, "finding");
    let buckets: Vec<i64> = ids(database, "bucket");
    match rng.random_range(0..9) {
        0..=3 => {
            let new = NewFinding {
                program: program(rng),
                verdict: FoundVerdict::Mismatch,
                signature: word(rng),
                examination: examination(rng),
                to_reduce: rng.random_bool(0.5),
            };
            let progress = Progress { position: word(rng), accounting: word(rng) };
            database.store_batch(campaign, &progress, &[new], now).unwrap();
        }
        4 | 5 => {
            let Some(finding) = findings.choose(rng) else { return };
            let program =
                NewProgram { origin: Origin::Reduced, dna: None, configuration: None, ..program(rng) };
            let new =
                NewReduction { program, attempts: rng.random_range(1..9), examination: examination(rng) };
            let whole = if rng.random_bool(0.7) { Completeness::Whole } else { Completeness::Part };
            database.store_reduction(FindingId(*finding), &new, whole, now).unwrap();
        }
        6 => {
            let Some(bucket) = buckets.choose(rng) else { return };
            let status = *BucketStatus::ALL.choose(rng).unwrap();
            let duplicate_of = buckets
                .choose(rng)
                .filter(|_| status == BucketStatus::Duplicate)
                .map(|bucket| BucketId(*bucket));
            let (note, person) = (word(rng), word(rng));
            let new = NewStatus { status, link: None, fixed_in: None, duplicate_of, note, person };
            database.set_status(BucketId(*bucket), &new, now).unwrap();
        }
        7 => {
            let Some(bucket) = buckets.choose(rng) else { return };
            database.comment(BucketId(*bucket), &word(rng), &word(rng), now).unwrap();
        }
        _ => {
            let Some(bucket) = buckets.choose(rng) else { return };
            database.tag(BucketId(*bucket), &[word(rng)], TagChange::Add).unwrap();
        }
    }
}

fn ids(database: &Database, table: &str) -> Vec<i64> {
    let sql = format!("SELECT id FROM {table}");
    let mut query = database.connection.prepare(&sql).unwrap();
    query.query_map([], |row| row.get(0)).unwrap().collect::<rusqlite::Result<_>>().unwrap()
}

/// A database after some acts; the campaign `shared` is in all of them.
fn random(directory: &TempDir, name: &str, seed: u64) -> PathBuf {
    let mut rng = StdRng::seed_from_u64(seed);
    let path = directory.path().join(name);
    let mut database = Database::open(&path).unwrap();
    let identity = |seed| Identity {
        seed: Some(seed),
        profile: "p".to_owned(),
        configuration: "{}".to_owned(),
        goal: None,
    };
    let shared = database.campaign(&identity(1), 0, false, 0).unwrap().row.id;
    let own = database.campaign(&identity(seed + 2), 0, false, 0).unwrap().row.id;
    for _ in 0..rng.random_range(0..60) {
        let campaign = if rng.random_bool(0.5) { shared } else { own };
        act(&mut database, &mut rng, campaign);
    }
    path
}

/// Everything that a database has, by content: no number of a row.
fn content(path: &Path) -> Vec<String> {
    const QUERIES: [&str; 14] = [
        "SELECT key, seed, position, accounting, finished, updated_at FROM campaign",
        "SELECT p.key, origin, language, bytes, hex(unpack(text)), hex(dna), coalesce(c.key, '') FROM program p LEFT JOIN configuration c ON c.id = configuration",
        "SELECT key, title, members, coalesce((SELECT group_concat(value) FROM (SELECT value FROM json_each(traits) ORDER BY value)), traits IS NULL) FROM bucket",
        "SELECT f.key, coalesce(c.key, ''), p.key, b.key, verdict, signature, f.bytes, seen, found_at, last_seen FROM finding f
         LEFT JOIN campaign c ON c.id = campaign JOIN program p ON p.id = program JOIN bucket b ON b.id = bucket",
        "SELECT e.key, f.key, p.key, c.key, result, cause, summary, at FROM examination e JOIN finding f ON f.id = finding
         JOIN program p ON p.id = e.program JOIN compilers c ON c.id = compilers",
        "SELECT e.key, n.key, r.key FROM observation JOIN examination e ON e.id = examination JOIN engines n ON n.id = engines
         JOIN report r ON r.id = observation.report",
        "SELECT r.key, f.key, coalesce(o.key, ''), p.key, r.attempts, r.made_at FROM reduction r JOIN finding f ON f.id = r.finding
         LEFT JOIN reduction o ON o.id = r.parent JOIN program p ON p.id = r.program",
        "SELECT f.key, begun FROM pending_reduction JOIN finding f ON f.id = finding",
        "SELECT s.key, b.key, status, coalesce(d.key, ''), note, person, at FROM status s JOIN bucket b ON b.id = bucket
         LEFT JOIN bucket d ON d.id = duplicate_of",
        "SELECT c.key, b.key, text, person, at FROM comment c JOIN bucket b ON b.id = bucket",
        "SELECT b.key, tag FROM tag JOIN bucket b ON b.id = bucket",
        "SELECT b.key, coalesce(c.key, ''), verdict, language, findings FROM bucket_count JOIN bucket b ON b.id = bucket
         LEFT JOIN campaign c ON c.id = campaign WHERE findings > 0",
        "SELECT key, json FROM compilers",
        "SELECT key, unpack(report) FROM report",
    ];
    let database = Database::open_to_read(path).unwrap();
    let mut lines = Vec::new();
    for sql in QUERIES {
        let rows = database.query(sql, Duration::from_secs(60)).unwrap().rows;
        lines.extend(rows.into_iter().map(|row| format!("{}: {}", &sql[..20], serde_json::json!(row))));
    }
    lines.sort();
    lines
}

/// The files merged, in this order, into a new one.
fn merged(directory: &TempDir, name: &str, files: &[&Path]) -> Vec<String> {
    let path = directory.path().join(name);
    let mut database = Database::open(&path).unwrap();
    for file in files {
        database.merge(file).unwrap();
    }
    assert_eq!(database.problems().unwrap(), [""; 0]);
    drop(database);
    content(&path)
}

#[test]
fn the_order_of_merging_and_its_repetition_decide_nothing() {
    check_merges(0..3);
}

#[test]
#[ignore = "nine more seeds: 4 CPU s"]
fn the_order_of_many_merges_decides_nothing() {
    check_merges(3..12);
}

fn check_merges(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let directory = tempfile::tempdir().unwrap();
        let [a, b, c] = ["a.db", "b.db", "c.db"]
            .map(|name| random(&directory, name, seed * 3 + u64::from(name.as_bytes()[0])));
        assert_eq!(Database::open_to_read(&a).unwrap().problems().unwrap(), [""; 0]);
        let all = merged(&directory, "abc.db", &[&a, &b, &c]);
        assert!(!all.is_empty());
        assert_eq!(merged(&directory, "a_alone.db", &[&a]), content(&a), "seed {seed}");
        assert_eq!(merged(&directory, "aa.db", &[&a, &a]), content(&a), "seed {seed}");
        assert_eq!(merged(&directory, "cba.db", &[&c, &b, &a]), all, "seed {seed}");
        assert_eq!(merged(&directory, "abcab.db", &[&a, &b, &c, &a, &b]), all, "seed {seed}");
        let ab = directory.path().join("ab.db");
        merged(&directory, "ab.db", &[&b, &a]);
        assert_eq!(merged(&directory, "c_ab.db", &[&c, &ab]), all, "seed {seed}");
    }
}
