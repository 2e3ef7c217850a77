//! The guarantees of the crash database.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::*;
use case_files::Language;

fn finding(c: &str, signature: &str) -> NewFinding {
    NewFinding {
        program: NewProgram {
            origin: Origin::Generated,
            dna: Some(vec![1, 2, 3]),
            configuration: Some("{}".to_owned()),
            language: Language::C,
            text: c.to_owned(),
        },
        verdict: FoundVerdict::Mismatch,
        signature: signature.to_owned(),
        to_reduce: true,
        examination: examination(signature),
    }
}

fn examination(cause: &str) -> NewExamination {
    NewExamination {
        compilers: [("gcc -O2".to_owned(), "f".to_owned())].into(),
        reports: vec![StoredReport { engines: vec!["gcc -O2".to_owned()], json: "[]".to_owned() }],
        ..NewExamination::shown(cause.to_owned(), format!("{cause} differs"))
    }
}

fn reduction(c: &str, cause: &str, traits: &[&str]) -> NewReduction {
    NewReduction {
        program: NewProgram::without_dna(Origin::Reduced, Language::C, c.to_owned()),
        attempts: 7,
        examination: NewExamination {
            trigger: traits.iter().map(|&name| name.to_owned()).collect(),
            ..examination(cause)
        },
    }
}

/// The findings of the first bucket.
fn of_first_bucket(database: &Database) -> Vec<FindingId> {
    database.findings_of(database.buckets().unwrap()[0].bucket, 100).unwrap()
}

fn identity(seed: Option<u64>) -> Identity {
    Identity { seed, profile: "mixed".to_owned(), configuration: "{}".to_owned(), goal: Some(64) }
}

fn progress(position: &str) -> Progress {
    Progress { position: position.to_owned(), accounting: "{}".to_owned() }
}

/// The campaign that a command with this seed runs.
fn resume_or_create(database: &mut Database, seed: Option<u64>, now: i64) -> CampaignRow {
    database.campaign(&identity(seed), 0, false, now).unwrap().row
}

fn directory() -> TempDir {
    tempfile::tempdir().unwrap()
}

#[test]
fn an_emptied_bucket_leads_to_where_its_findings_are() {
    let mut database = Database::in_memory().unwrap();
    let stored = database.store_finding(&finding("a", "as found"), 0).unwrap();
    let new = reduction("b", "as reduced", &[]);
    let refiled = database.store_reduction(stored.id, &new, Completeness::Whole, 1).unwrap();
    assert_ne!(refiled.bucket, stored.bucket);
    assert!(database.bucket(stored.bucket).unwrap().is_none());
    assert_eq!(database.bucket_now(stored.bucket).unwrap().unwrap().bucket, refiled.bucket);
    assert!(database.bucket_now(BucketId(77)).unwrap().is_none());
}

#[test]
fn a_slip_is_stored_if_its_cause_was_never_seen() {
    let mut database = Database::in_memory().unwrap();
    database.store_finding(&finding("a", "known"), 0).unwrap();
    assert!(database.store_slip(None, &finding("b", "known"), 1).unwrap().is_none());
    let stored = database.store_slip(None, &finding("b", "new"), 1).unwrap().unwrap();
    assert!(stored.opens_bucket);
}

#[test]
fn a_finding_is_read_back_whole() {
    let mut database = Database::in_memory().unwrap();
    let id = database.store_finding(&finding("int x;", "layout"), 5).unwrap().id;
    let read = database.finding(id).unwrap().unwrap();
    assert_eq!((read.text.as_str(), read.dna.as_deref(), read.seen), ("int x;", Some(&[1u8, 2, 3][..]), 1));
    let examination = read.examination().unwrap();
    assert_eq!(examination.reports, [(vec!["gcc -O2".to_owned()], "[]".to_owned())]);
    assert_eq!((examination.compilers.as_str(), read.summary()), (r#"{"gcc -O2":"f"}"#, "layout differs"));
    assert_eq!((read.statuses.len(), database.buckets().unwrap()[0].status.as_str()), (0, "new"));
    assert_eq!(database.finding(FindingId(99)).unwrap(), None);
}

#[test]
fn the_same_finding_is_counted_not_repeated() {
    let mut database = Database::in_memory().unwrap();
    let first = database.store_finding(&finding("a", "s"), 0).unwrap().id;
    assert_eq!(database.store_finding(&finding("a", "s"), 1).unwrap().id, first);
    let other = database.store_finding(&finding("b", "s"), 2).unwrap().id;
    assert_eq!(database.finding(first).unwrap().unwrap().seen, 2);
    let buckets = database.buckets().unwrap();
    assert_eq!(buckets.len(), 1);
    assert_eq!((buckets[0].members, buckets[0].first, buckets[0].smallest), (2, first, first));
    assert_eq!(of_first_bucket(&database), [first, other]);
}

#[test]
fn reductions_keep_their_lineage() {
    let mut database = Database::in_memory().unwrap();
    let id = database.store_finding(&finding("a", "s"), 0).unwrap().id;
    for smaller in ["b", "c"] {
        database.store_reduction(id, &reduction(smaller, "s", &[]), Completeness::Part, 1).unwrap();
    }
    let reductions = database.finding(id).unwrap().unwrap().reductions;
    assert_eq!(reductions.iter().map(|r| r.text.as_str()).collect::<Vec<_>>(), ["b", "c"]);
    assert_eq!(reductions[1].parent, Some(reductions[0].id));
}

#[test]
fn an_unfinished_campaign_is_taken_up() {
    let mut database = Database::in_memory().unwrap();
    let begun = database.campaign(&identity(Some(7)), 0, false, 0).unwrap().row;
    assert_eq!((begun.seed, begun.progress.clone()), (7, None));
    database.store_batch(begun.id, &progress("here"), &[finding("a", "s")], 1).unwrap();

    let again = database.campaign(&identity(Some(7)), 0, false, 2).unwrap().row;
    assert_eq!((again.id, again.progress), (begun.id, Some(progress("here"))));
    assert_eq!(database.campaign(&identity(None), 9, false, 2).unwrap().row.id, begun.id);
    assert_ne!(database.campaign(&identity(Some(8)), 0, false, 2).unwrap().row.id, begun.id);
}

#[test]
fn a_finished_or_unwanted_campaign_is_not() {
    let mut database = Database::in_memory().unwrap();
    let begun = database.campaign(&identity(Some(7)), 0, false, 0).unwrap().row;
    let fresh = database.campaign(&identity(Some(7)), 0, true, 0).unwrap().row;
    assert_ne!(fresh.id, begun.id);
    database.leave(begun.id, true, 1).unwrap();
    database.leave(fresh.id, true, 1).unwrap();
    let next = database.campaign(&identity(None), u64::MAX, false, 2).unwrap().row;
    assert_eq!(next.seed, u64::MAX);
    assert!(next.id != begun.id && next.id != fresh.id);
}

#[test]
fn a_process_number_in_the_database_holds_no_campaign() {
    let mut database = Database::in_memory().unwrap();
    let begun = resume_or_create(&mut database, Some(7), 0);
    database.leave(begun.id, false, 0).unwrap();
    for process in [1, std::process::id(), u32::MAX / 2] {
        let set = "UPDATE campaign SET runner = ?1 WHERE id = ?2";
        database.connection.execute(set, rusqlite::params![process, begun.id.0]).unwrap();
        let taken = database.campaign(&identity(Some(7)), 0, false, 1).unwrap();
        assert_eq!((taken.row.id, taken.is_new, taken.held), (begun.id, false, vec![]), "{process}");
    }
}

/// Two open databases are as two processes: the locks belong to the open file.
#[test]
fn a_campaign_that_a_live_bitfrost_runs_is_left_to_it() {
    let directory = directory();
    let path = directory.path().join("x.db");
    let mut one = Database::open(&path).unwrap();
    let begun = resume_or_create(&mut one, Some(7), 0);
    let mut other = Database::open(&path).unwrap();
    let refused = other.campaign(&identity(Some(7)), 0, false, 1).unwrap_err().to_string();
    let expected =
        format!("is run by a live bitfrost (process {}): wait for it or end it", std::process::id());
    assert!(refused.starts_with("campaign 1 in ") && refused.contains(&expected), "{refused}");

    let beside = other.campaign(&identity(None), 9, false, 1).unwrap();
    assert_eq!((beside.is_new, beside.row.seed), (true, 9));
    assert_eq!(beside.held.iter().map(|held| held.id).collect::<Vec<_>>(), [begun.id]);
    assert!(
        other.campaign(&identity(Some(7)), 0, true, 1).unwrap().is_new,
        "--fresh begins one all the same"
    );

    drop(one);
    let mut third = Database::open(&path).unwrap();
    assert_eq!(resume_or_create(&mut third, Some(7), 2).id, begun.id, "its runner is gone");
}

#[test]
fn what_cannot_be_stored_is_not_stored_in_part() {
    let mut database = Database::in_memory().unwrap();
    let begun = database.campaign(&identity(Some(7)), 0, false, 0).unwrap().row;
    let mut bad = finding("b", "t");
    bad.examination.reports.push(bad.examination.reports[0].clone());
    assert!(database.store_batch(begun.id, &progress("x"), &[finding("a", "s"), bad], 1).is_err());
    assert_eq!(database.buckets().unwrap(), []);
    assert_eq!(database.campaign(&identity(Some(7)), 0, false, 0).unwrap().row.progress, None);
}

/// A database of version 1: findings 1, 5 and 46 in C, the last one generated, and 59 in a generated module.
const VERSION_1: &[u8] = include_bytes!("../../tests/databases/version_1.sqlite3");

#[test]
fn a_database_of_version_1_is_brought_up_to_date() {
    let directory = directory();
    let path = directory.path().join("old.db");
    fs::write(&path, VERSION_1).unwrap();
    let refused = Database::open_to_read(&path).unwrap_err();
    assert!(matches!(refused, DatabaseError::Older { found: 1, .. }), "{refused}");

    drop(Database::open(&path).unwrap());
    let database = Database::open_to_read(&path).unwrap();
    let buckets = database.buckets().unwrap();
    let found: Vec<FindingId> =
        buckets.iter().flat_map(|line| database.findings_of(line.bucket, 9).unwrap()).collect();
    assert_eq!(found, [1, 5, 46, 59].map(FindingId));
    let read = |id| database.finding(FindingId(id)).unwrap().unwrap();
    for (id, is_generated) in [(1, false), (5, false), (46, true)] {
        let finding = read(id);
        assert_eq!((finding.language, finding.dna.is_some()), (Language::C, is_generated), "{id}");
        assert!(lang::parse::program(&finding.text, "stored").is_ok(), "{}", finding.text);
    }
    let reduced = &read(1).reductions[0].text;
    assert!(lang::parse::program(reduced, "reduced").is_ok(), "{reduced}");
    let module = read(59);
    assert_eq!(module.language, Language::LlvmIr);
    assert!(ir::read_module(&module.text).is_ok(), "{}", module.text);
    assert_eq!(database.campaigns().unwrap().len(), 2);
    let related = database.query("SELECT count(*) FROM shapes WHERE finding = 1", BUSY_TIMEOUT).unwrap();
    assert!(related.rows[0][0].as_u64().unwrap() > 0, "{:?}", related.rows);
}

/// A shape has no names: it says `struct` of a member whose type only a `typedef` names, as of one with a tag.
#[test]
fn a_record_without_a_tag_has_the_shapes_of_one_with_a_tag() {
    let shapes = |define: &str, of: &str| {
        let text = format!(
            "{define} struct T {{ {of} a, b[2]; }}; struct T g;\n\
             {of} f({of} s) {{ return s; }}\nvoid entry(void) {{ g.a = f(g.b[1]); }}\n"
        );
        crate::program_rows::rows(Language::C, &text).unwrap().shapes
    };
    let tagged = shapes("struct S { int x : 3; };", "struct S");
    assert!(tagged.iter().any(|shape| shape.contains("struct { struct; struct }")), "{tagged:?}");
    assert_eq!(shapes("typedef struct { int x : 3; } S;", "S"), tagged);
}

/// A database of version 2: findings 1, 2 and 4, 7 and 11 in three buckets; 1 and 7 are reduced, and an engine said 3,000 things
/// about 2.
const VERSION_2: &[u8] = include_bytes!("../../tests/databases/version_2.sqlite3");

#[test]
fn a_database_of_version_2_is_brought_up_to_date() {
    let directory = directory();
    let path = directory.path().join("old.db");
    fs::write(&path, VERSION_2).unwrap();
    let mut database = Database::open(&path).unwrap();
    let buckets = database.buckets().unwrap();
    let lines = buckets.iter().map(|b| (b.bucket.0, b.first.0, b.members, b.status.as_str()));
    assert_eq!(lines.collect::<Vec<_>>(), [(1, 1, 2, "new"), (2, 4, 1, "new"), (5, 7, 2, "confirmed")]);
    let detail = database.finding(FindingId(7)).unwrap().unwrap();
    assert_eq!(detail.statuses[0].note, "tcc has no such rule");
    assert_eq!(detail.signature, detail.cause);
    assert!(detail.summary().contains("expected"), "{}", detail.summary());
    assert!(detail.smallest().len() < detail.text.len());
    assert!(buckets[2].smallest_bytes == detail.smallest().len() as u64);

    let reports = &database.finding(FindingId(2)).unwrap().unwrap().examinations[0].reports;
    assert!(
        reports.len() > 1 && reports.iter().all(|(engines, json)| !engines.is_empty() && json.len() < 4096)
    );
    let waiting = database.take_pending_reductions(CampaignId(1)).unwrap();
    assert_eq!(waiting.iter().map(|reduction| reduction.finding).collect::<Vec<_>>(), [FindingId(4)]);
    database.store_finding(&finding("int x;", "later"), 1).unwrap();
}

#[test]
fn a_reduction_decides_the_bucket() {
    let mut database = Database::in_memory().unwrap();
    let campaign = database.campaign(&identity(None), 0, false, 0).unwrap().row.id;
    let found: Vec<NewFinding> = ["a", "b", "c", "d"].map(|c| finding(c, "seen")).into();
    let stored = database.store_batch(campaign, &progress("x"), &found, 0).unwrap();
    let asked: Vec<bool> = stored.iter().map(|finding| finding.to_reduce).collect();
    assert_eq!(asked, [true, true, false, false], "two of each cause");
    let waiting = |database: &Database| {
        let all = database.pending_reductions(Some(campaign)).unwrap();
        all.into_iter().map(|pending| pending.finding).collect::<Vec<_>>()
    };
    assert_eq!(waiting(&database), [stored[0].id, stored[1].id]);

    let seen = stored[0].bucket;
    let part = reduction("a1", "seen", &["union", "packed"]);
    let refiled = database.store_reduction(stored[0].id, &part, Completeness::Part, 1).unwrap();
    assert_eq!((refiled.bucket, refiled.opens_bucket), (seen, false));
    assert_eq!(waiting(&database).len(), 2, "it is not at its end");
    assert!(!database.bucket(seen).unwrap().unwrap().sorted);
    // Also of a finding that did not wait: its bucket is not sorted by a part of a reduction.
    database.store_reduction(stored[3].id, &reduction("d1", "seen", &[]), Completeness::Part, 1).unwrap();
    assert_eq!(waiting(&database), [0, 1, 3].map(|n: usize| stored[n].id));
    assert!(!database.bucket(seen).unwrap().unwrap().sorted);
    database.give_up_reduction(stored[3].id).unwrap();
    let shape = database
        .store_reduction(stored[0].id, &reduction("a2", "shape", &["union"]), Completeness::Whole, 2)
        .unwrap();
    assert!(shape.opens_bucket && database.bucket(shape.bucket).unwrap().unwrap().sorted);
    assert_eq!(waiting(&database), [stored[1].id]);
    // Those that look alike stay where they are: each may have another cause.
    assert_eq!(database.findings_of(shape.bucket, 9).unwrap(), [stored[0].id]);
    assert_eq!(database.findings_of(seen, 9).unwrap(), [1, 2, 3].map(|n: usize| stored[n].id));
    database
        .store_reduction(stored[1].id, &reduction("b1", "other", &["int128"]), Completeness::Whole, 3)
        .unwrap();
    let lines: Vec<_> =
        database.buckets().unwrap().into_iter().map(|line| (line.cause, line.members, line.sorted)).collect();
    let expected = [("seen", 2, false), ("shape", 1, true), ("other", 1, true)];
    assert_eq!(lines, expected.map(|(cause, members, sorted)| (cause.to_owned(), members, sorted)));
    let next = database.store_finding(&finding("e", "seen"), 4).unwrap();
    // What looked alike has two causes: there may be more.
    assert_eq!((next.bucket, next.opens_bucket, next.to_reduce), (seen, false, true));
    let asked = ["f", "g"].map(|text| {
        database
            .store_reduction(next.id, &reduction("e1", "shape", &["union"]), Completeness::Whole, 5)
            .unwrap();
        let one = database.store_finding(&finding(text, "seen"), 6).unwrap();
        database
            .store_reduction(one.id, &reduction(text, "shape", &["union"]), Completeness::Whole, 7)
            .unwrap();
        one.to_reduce
    });
    assert_eq!(asked, [true, false], "four reductions, and two causes");

    // Of the two that only look alike, four reductions of five speak for this bucket, which has four of its own.
    assert_eq!(database.triggers(6).unwrap(), []);
    let triggers = database.triggers(5).unwrap();
    assert_eq!(triggers.len(), 1);
    assert_eq!((triggers[0].members, &triggers[0].traits[..]), (5, &["union".to_owned()][..]));
    assert_eq!(database.bucket(shape.bucket).unwrap().unwrap().title, "shape differs");
}

#[test]
fn a_reduction_that_ends_every_runner_is_given_up() {
    let mut database = Database::in_memory().unwrap();
    let campaign = database.campaign(&identity(None), 0, false, 0).unwrap().row.id;
    database.store_batch(campaign, &progress("x"), &[finding("a", "s")], 0).unwrap();
    for _ in 0..10 {
        assert_eq!(database.take_pending_reductions(campaign).unwrap().len(), 1);
    }
    database.leave(campaign, false, 1).unwrap();
    for _ in 0..20 {
        assert_eq!(database.take_pending_reductions(campaign).unwrap().len(), 1);
    }
    assert_eq!(database.take_pending_reductions(campaign).unwrap(), []);
}

#[test]
fn what_engines_say_alike_is_stored_once() {
    let mut database = Database::in_memory().unwrap();
    for c in 0..100 {
        database.store_finding(&finding(&format!("int x{c};"), "s"), 0).unwrap();
    }
    let count = |table: &str| {
        let sql = format!("SELECT count(*) FROM {table}");
        database.connection.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap()
    };
    let counts = ["report", "engines", "compilers", "configuration", "program"].map(count);
    assert_eq!(counts, [1, 1, 1, 1, 100]);
}

#[test]
fn writers_wait_for_each_other() {
    let directory = directory();
    let path = directory.path().join("shared.db");
    Database::open(&path).unwrap();
    std::thread::scope(|scope| {
        for writer in 0..4 {
            let path = &path;
            scope.spawn(move || {
                let mut database = Database::open(path).unwrap();
                for n in 0..10 {
                    database.store_finding(&finding(&format!("{writer}.{n}"), "s"), 0).unwrap();
                }
            });
        }
    });
    assert_eq!(Database::open_to_read(&path).unwrap().buckets().unwrap()[0].members, 40);
}

/// A text that does not become smaller by much when it is packed.
fn incompressible(bytes: usize) -> String {
    let numbers = (0u64..).map(|n| blake3::hash(&n.to_le_bytes()).to_hex().to_string());
    numbers.take(bytes / 64).collect()
}

#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let mut database = Database::in_memory().unwrap();
    let kept = database.store_finding(&finding("a", "s"), 0).unwrap().id;
    database.connection.pragma_update(None, "max_page_count", 1).unwrap();
    let large = finding(&incompressible(1 << 20), "s");
    let error = database.store_finding(&large, 1).unwrap_err();
    assert!(matches!(error, DatabaseError::Full { .. }), "{error}");
    assert_eq!(of_first_bucket(&database), [kept]);
}

fn refused(make: impl FnOnce(&Path), expected: &str) {
    let directory = directory();
    let path = directory.path().join("x.db");
    make(&path);
    let message = Database::open(&path).unwrap_err().to_string();
    let shown = message.replace(&format!("{}/", directory.path().display()), "");
    assert_eq!(shown, expected);
}

fn sqlite(path: &Path, sql: &str) {
    #[expect(clippy::disallowed_methods, reason = "the test makes a database that is not ours")]
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn each_unusable_file_has_its_sentence() {
    refused(
        |path| fs::write(path, "int main(void) { return 0; }".repeat(100)).unwrap(),
        "x.db is not a bitfrost database: it is not an SQLite file",
    );
    refused(|path| fs::create_dir(path).unwrap(), "x.db is not a bitfrost database: it is a directory");
    refused(
        |path| sqlite(path, "CREATE TABLE t (a)"),
        "x.db is not a bitfrost database: it is an SQLite database of another program",
    );
    refused(
        |path| {
            Database::open(path).unwrap();
            sqlite(path, "PRAGMA user_version = 4711");
        },
        "the database x.db has version 4711 and this bitfrost knows versions up to 8: use a newer bitfrost",
    );
    refused(
        |path| {
            Database::open(path).unwrap();
            let mut mode = fs::metadata(path).unwrap().permissions();
            mode.set_readonly(true);
            fs::set_permissions(path, mode).unwrap();
        },
        "the database x.db is read-only",
    );
}

#[test]
fn a_file_in_no_directory_has_its_sentence() {
    let message = Database::open(Path::new("no/such/x.db")).unwrap_err().to_string();
    assert_eq!(message, "cannot create the database no/such/x.db: there is no directory no/such");
    let message = Database::open_to_read(Path::new("no.db")).unwrap_err().to_string();
    assert_eq!(message, "there is no database no.db: `bitfrost fuzz --db no.db` makes one");
}
