//! `kill -9` at random moments: nothing that was announced is missing, nothing is doubled, and nothing is left behind after the next
//! start. `fuzz/kills/run` kills more often.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::collections::BTreeMap;
use std::io::Read;
use std::process::{Child, Stdio};
use std::time::Duration;

use common::Place;
use database::{Database, FindingId};

/// The variable with the number of kills.
const KILLS: &str = "BITFROST_KILLS";
/// Otherwise.
const FEW: u64 = 10;
/// The longest time until a kill, in milliseconds: some batches.
const LONGEST: u64 = 4000;
/// The campaign. One worker does the programs in their order, and nothing is steered away, so that the same programs are found as
/// without kills.
const CAMPAIGN: &str = "fuzz --profile single --seed 1 --jobs 1 --per-bucket 1000000000 --config kills.toml";

fn start(place: &Place) -> Child {
    let binary = place.command().get_program().to_owned();
    #[expect(clippy::disallowed_methods, reason = "the test kills what it starts")]
    let mut command = std::process::Command::new(binary);
    command.current_dir(&place.0).env_remove("BITFROST_DB").args(CAMPAIGN.split_whitespace());
    command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
}

/// The next number of a sequence without a visible order: xorshift.
fn random(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

/// The output of the campaign before it was killed.
#[derive(Default)]
struct Announced {
    /// Findings that opened a bucket, with their summaries.
    found: BTreeMap<i64, String>,
    reduced: Vec<i64>,
}

impl Announced {
    fn read(&mut self, output: &str) {
        // What follows the last end of a line was cut off.
        let whole = output.rsplit_once('\n').map_or("", |(whole, _)| whole);
        for line in whole.lines().filter_map(|line| line.strip_prefix("bitfrost: finding ")) {
            if let Some((number, _)) = line.split_once(" is reduced") {
                self.reduced.push(number.parse().unwrap());
            } else if let Some((number, summary)) = line.split_once(": ") {
                self.found.insert(number.parse().unwrap(), summary.to_owned());
            }
        }
    }

    fn check(&self, database: &Database) {
        for (number, summary) in &self.found {
            let finding = database.finding(FindingId(*number)).unwrap();
            let finding = finding.unwrap_or_else(|| panic!("finding {number} was announced: {summary}"));
            // A reduction may have shown something else since.
            let is_it = finding.examinations.iter().any(|examination| summary.contains(&examination.summary));
            assert!(is_it, "{number}: {summary}");
        }
        for number in &self.reduced {
            let finding = database.finding(FindingId(*number)).unwrap().unwrap();
            assert!(!finding.reductions.is_empty(), "the reduction of finding {number} was announced");
        }
    }
}

/// The number of times that each finding was seen, by its key.
fn seen(place: &Place, database: &str) -> BTreeMap<String, u64> {
    #[expect(clippy::disallowed_methods, reason = "the test looks at what is stored")]
    let connection = rusqlite::Connection::open(place.path(database)).unwrap();
    let mut query = connection.prepare("SELECT key, seen FROM finding").unwrap();
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).unwrap();
    rows.map(Result::unwrap).collect()
}

/// Processes that work in the place.
fn processes(place: &Place) -> usize {
    let here = place.0.path().canonicalize().unwrap();
    let all = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
    let links = all.filter_map(|process| std::fs::read_link(process.path().join("cwd")).ok());
    links.filter(|cwd| cwd.starts_with(&here)).count()
}

#[test]
#[ignore = "sleeps until each kill, up to four seconds"]
fn random_kills_lose_nothing_double_nothing_and_leave_nothing() {
    let kills = std::env::var_os(KILLS).map_or(FEW, |count| count.to_str().unwrap().parse().unwrap());
    let place = Place::new();
    std::fs::create_dir(place.path("scratch")).unwrap();
    let scratch = format!("[native]\nscratch = \"{}\"\n", place.path("scratch").display());
    place.write("kills.toml", place.read("wrong.toml").replace("[native]\n", &scratch).as_bytes());
    let mut state = u64::from(std::process::id()) << 20 | 1;
    println!("{kills} kills, from {state}");
    let mut announced = Announced::default();
    for _ in 0..kills {
        let mut child = start(&place);
        let mut stderr = child.stderr.take().unwrap();
        std::thread::sleep(Duration::from_millis(random(&mut state) % LONGEST));
        child.kill().unwrap();
        child.wait().unwrap();
        let mut lines = Vec::new();
        stderr.read_to_end(&mut lines).unwrap();
        announced.read(&String::from_utf8_lossy(&lines));
    }
    // The next start, which ends by itself.
    let last = place.run(&format!("{CAMPAIGN} --duration 1s"));
    assert!(last.code <= 1, "{last:?}");
    announced.read(&last.stderr);
    assert_eq!(processes(&place), 0);
    assert_eq!(std::fs::read_dir(place.path("scratch")).unwrap().count(), 0);
    place.run("triage check").code(0);

    let database = Database::open_to_read(&place.path("bitfrost.db")).unwrap();
    announced.check(&database);
    let campaigns = database.campaigns().unwrap();
    assert_eq!(campaigns.len(), 1, "every run resumed the first one");
    let progress = campaigns[0].progress.as_ref().unwrap();
    let position: serde_json::Value = serde_json::from_str(&progress.position).unwrap();
    let programs = position["prefix"].as_u64().unwrap();
    println!("{programs} programs, {} announced, {} reduced", announced.found.len(), announced.reduced.len());
    assert!(programs > 0 && position["beyond"].as_object().unwrap().is_empty());
    let reference = place.run(&format!("{CAMPAIGN} --no-reduce --programs {programs} --db reference.db"));
    assert!(reference.code <= 1, "{reference:?}");
    assert_eq!(seen(&place, "bitfrost.db"), seen(&place, "reference.db"));
}
