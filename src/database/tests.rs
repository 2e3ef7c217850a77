//! The guarantees of the crash database.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::*;
use crate::case::Language;

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
        summary: format!("{signature} differs"),
        reports: vec![StoredReport {
            engine: "gcc -O2".to_owned(),
            fingerprint: Some("f".to_owned()),
            json: "[]".to_owned(),
        }],
    }
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
fn a_finding_is_read_back_whole() {
    let mut database = Database::in_memory().unwrap();
    let id = database.store_finding(&finding("int x;", "layout"), 5).unwrap().id;
    let read = database.finding(id).unwrap().unwrap();
    assert_eq!((read.text.as_str(), read.dna.as_deref(), read.seen), ("int x;", Some(&[1u8, 2, 3][..]), 1));
    assert_eq!(read.reports, [("gcc -O2".to_owned(), "[]".to_owned())]);
    assert_eq!(read.statuses, [StatusLine { status: "new".to_owned(), note: String::new(), at: 5 }]);
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
    assert_eq!(buckets[0].findings, [first, other]);
}

#[test]
fn reductions_keep_their_lineage() {
    let mut database = Database::in_memory().unwrap();
    let id = database.store_finding(&finding("a", "s"), 0).unwrap().id;
    for smaller in ["b", "c"] {
        let program = NewProgram::without_dna(Origin::Reduced, Language::C, smaller.into());
        database.store_reduction(id, &program, 7, 1).unwrap();
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
    bad.reports.push(bad.reports[0].clone());
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
    let found: Vec<FindingId> =
        database.buckets().unwrap().into_iter().flat_map(|bucket| bucket.findings).collect();
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
    assert_eq!(Database::open_to_read(&path).unwrap().buckets().unwrap()[0].findings.len(), 40);
}

#[test]
fn a_full_disk_is_said_and_loses_nothing() {
    let mut database = Database::in_memory().unwrap();
    let kept = database.store_finding(&finding("a", "s"), 0).unwrap().id;
    database.connection.pragma_update(None, "max_page_count", 1).unwrap();
    let large = finding(&"x".repeat(1 << 20), "s");
    let error = database.store_finding(&large, 1).unwrap_err();
    assert!(matches!(error, DatabaseError::Full { .. }), "{error}");
    assert_eq!(database.buckets().unwrap()[0].findings, [kept]);
}

fn refused(make: impl FnOnce(&Path), expected: &str) {
    let directory = directory();
    let path = directory.path().join("x.db");
    make(&path);
    let said = Database::open(&path).unwrap_err().to_string();
    let shown = said.replace(&format!("{}/", directory.path().display()), "");
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
        "the database x.db has version 4711 and this bitfrost knows versions up to 2: use a newer bitfrost",
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
    let said = Database::open(Path::new("no/such/x.db")).unwrap_err().to_string();
    assert_eq!(said, "cannot create the database no/such/x.db: there is no directory no/such");
    let said = Database::open_to_read(Path::new("no.db")).unwrap_err().to_string();
    assert_eq!(said, "there is no database no.db: `bitfrost fuzz --db no.db` makes one");
}
