//! Campaigns through the binary: accounting, resumption, and what survives a kill.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Stdio};

use campaign::Position;
use common::Place;
use database::{Database, FindingId};
use serde_json::{Value, json};

/// Starts the binary and leaves it running.
fn start(place: &Place, arguments: &str) -> Child {
    let binary = place.command().get_program().to_owned();
    #[expect(clippy::disallowed_methods, reason = "the test kills what it starts")]
    let mut command = std::process::Command::new(binary);
    command.current_dir(&place.0).env_remove("BITFROST_DB").args(arguments.split_whitespace());
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value} is no count"))
}

#[test]
fn the_summary_has_the_documented_shape() {
    let place = Place::new();
    let summary = place.run("fuzz --programs 64 --seed 1 --jobs 2 --json --no-native").code(0).json();
    insta::assert_json_snapshot!(summary, {
        ".programs_per_s" => "[number]",
        ".in_process_programs_per_s" => "[number]",
        ".programs_per_cpu_s" => "[number]",
        ".elapsed_s" => "[number]",
        ".peak_rss_bytes" => "[number]",
        ".database_bytes" => "[number]",
        ".cpu.compilers_s" => "[number]",
        ".cpu.link_s" => "[number]",
        ".cpu.driver_s" => "[number]",
        ".cpu.in_process_s" => "[number]",
        ".cpu.bitfrost_s" => "[number]",
        ".observations" => "[number]",
        ".features" => "[counts]",
        ".classes" => "[counts]",
        ".layouts" => "[counts]",
        ".signatures" => "[counts]",
    });
}

#[test]
fn every_field_of_the_summary_is_documented() {
    let place = Place::new();
    let summary = place.run("fuzz --programs 1 --seed 1 --json --no-native").code(0).json();
    let documented = include_str!("../../../docs/json.md");
    for field in summary.as_object().unwrap().keys() {
        assert!(documented.contains(&format!("`{field}`")), "docs/json.md does not mention {field}");
    }
}

/// Checks that programs are counted the same by one worker and by three.
fn check_workers(programs: u32) {
    let place = Place::new();
    let run = |jobs: u32| {
        let arguments = format!(
            "fuzz --programs {programs} --profile single --seed 9 --jobs {jobs} --json --no-native --db {jobs}.db"
        );
        let summary = place.run(&arguments).code(0).json();
        (summary["verdicts"].clone(), summary["features"].clone(), summary["observations"].clone())
    };
    assert_eq!(run(1), run(3));
}

#[test]
fn the_same_seed_counts_the_same_on_any_number_of_workers() {
    check_workers(3_000);
}

#[test]
#[ignore = "20,000 programs in place of 3,000: 16 CPU s"]
fn many_programs_are_counted_the_same_on_any_number_of_workers() {
    check_workers(20_000);
}

/// Each platform of another machine, as a night there has it. What is found would be an engine that lacks something, or a compiler's defect
/// that the ledger does not have.
#[test]
#[ignore = "90 CPU s: 300 programs for each platform that is emulated"]
fn nothing_false_is_found_on_other_platforms() {
    let place = Place::new();
    for target in ["aarch64-linux-gnu", "riscv64-linux-gnu"] {
        let line = format!("fuzz --target {target} --programs 300 --seed 1 --json --db {target}.db");
        let summary = place.run(&line).code(0).json();
        assert_eq!(
            number(&summary["verdicts"]["agree"]) + number(&summary["verdicts"]["known"]),
            300,
            "{summary}"
        );
    }
}

#[test]
#[ignore = "3 CPU s: three campaigns"]
fn shards_together_examine_what_the_whole_does() {
    let place = Place::new();
    let run = |shard: &str, programs: u64| {
        let arguments =
            format!("fuzz --programs {programs} --profile single --seed 9 --json --no-native {shard}");
        place.run(&arguments).code(0).json()["features"].clone()
    };
    let of = |features: &Value, name: &str| features[name].as_u64().unwrap_or(0);
    let (whole, one, two) = (run("", 4000), run("--shard 1/2", 2000), run("--shard 2/2", 2000));
    assert_ne!(one, two);
    for name in whole.as_object().unwrap().keys() {
        assert_eq!(of(&whole, name), of(&one, name) + of(&two, name), "{name}");
    }
    assert!(place.run("fuzz --seed 1 --shard 3/2").code(2).stderr.contains("is not a shard"));
}

/// Mutants of programs are run, and what is found in one is stored with the DNA that makes it.
#[test]
#[ignore = "6 CPU s: two campaigns"]
fn a_guided_campaign_runs_mutants() {
    let place = Place::new();
    let line =
        "fuzz --guided --programs 320 --seed 3 --jobs 1 --no-reduce --json --config wrong.toml --db x.db";
    let summary = place.run(line).code(1).json();
    let mutants = number(&summary["mutants"]);
    assert!((20..320).contains(&mutants), "{mutants}");
    assert_eq!(number(&summary["programs"]), 320);
    let sql =
        "SELECT finding.id FROM finding JOIN program ON program.id = finding.program WHERE origin = 'fuzzed'";
    let asked = place.command().args(["triage", "query", sql, "--db", "x.db", "--json"]).output().unwrap();
    let rows: Value = serde_json::from_slice(&asked.stdout).unwrap();
    let found = rows["rows"].as_array().unwrap();
    assert!(!found.is_empty(), "no mutant shows anything");
    let database = Database::open_to_read(&place.path("x.db")).unwrap();
    for row in found {
        let detail = database.finding(FindingId(row[0].as_i64().unwrap())).unwrap().unwrap();
        let config = serde_json::from_str(&detail.configuration.unwrap()).unwrap();
        let dna = case_files::Dna { config, bytes: detail.dna.unwrap() };
        assert_eq!(lang::print::program(&dna.program()), detail.text);
    }
    let unguided = place.run("fuzz --programs 32 --seed 3 --json --no-native --db y.db").code(0).json();
    assert_eq!(number(&unguided["mutants"]), 0);
    place.run("fuzz --guided --profile ir --no-native --programs 4 --db z.db").code(2);
}

#[test]
fn native_engines_all_run_and_agree() {
    let place = Place::new();
    let all_of_clang = place.read("two.toml") + "[generator]\nwithout = [\"storage-order\"]\n";
    place.write("clang.toml", all_of_clang.as_bytes());
    let summary = place.run("fuzz --programs 96 --seed 1 --jobs 2 --json --config clang.toml").code(0).json();
    let verdicts = &summary["verdicts"];
    // What gcc and clang are known to differ in may occur.
    assert_eq!(number(&verdicts["agree"]) + number(&verdicts["known"]), 96, "{verdicts}");
    assert!(number(&verdicts["agree"]) > 90, "{verdicts}");
    let engines = summary["engines"].as_object().unwrap();
    assert_eq!(engines.len(), 6);
    for (name, count) in engines {
        assert_eq!((&count["ran"], &count["skipped"]), (&json!(96), &json!({})), "{name}");
        assert_eq!((&count["mismatches"], &count["layouts"]), (&json!(0), &json!(0)), "{name}");
    }
    assert!(summary["cpu"]["compilers_s"].as_f64().unwrap() > 0.0);
}

#[test]
#[ignore = "12 CPU s: four campaigns"]
fn one_batch_in_so_many_is_optimised_unless_levels_are_asked_for() {
    let place = Place::new();
    let ran = |more: &str| {
        let db = more.len();
        place.write("clang.toml", b"[native]\ninclude = [\"clang-19\"]\noptimise_one_in = 2\n");
        let asked = format!("fuzz --programs 192 --seed 1 --json --config clang.toml --db {db}.db {more}");
        let summary = place.run(&asked).code(0).json();
        ["clang-19 -O0", "clang-19 -O2", "clang-19 -O2 direct", "word -O0"].map(|engine| {
            let count = &summary["engines"][engine];
            number(&count["ran"]) + count["skipped"].as_object().unwrap().values().map(number).sum::<u64>()
        })
    };
    assert_eq!(ran(""), [192, 128, 128, 192]);
    assert_eq!(ran("--levels 0,2"), [192; 4]);
}

#[test]
fn what_a_wrong_compiler_does_is_found_stored_and_reduced() {
    let place = Place::new();
    let arguments = "fuzz --programs 16 --profile single --seed 1 --jobs 1 --json --config wrong.toml";
    let summary = place.run(arguments).code(1).json();
    assert!(number(&summary["verdicts"]["mismatch"]) > 0);
    let first = number(&summary["findings"][0]);
    assert_eq!(summary["new_buckets"][0]["finding"], json!(first));
    let layouts = |name: &str| number(&summary["engines"][name]["layouts"]);
    assert!(layouts("wrong") > 0 && layouts("clang-19 -O0") == 0, "{summary}");

    let listed = place.run("triage list --json").code(0).json();
    let bucket = &listed["buckets"][0];
    assert_eq!((&bucket["status"], &bucket["first"]), (&json!("new"), &json!(first)));
    place.run("triage list").code(0).says("next: bitfrost triage show bucket:1");

    let shown = place.run(&format!("triage show {first} --json")).code(0).json();
    assert_eq!(shown["verdict"], json!("mismatch"));
    assert!(shown["reductions"][0]["c"].as_str().unwrap().len() < shown["c"].as_str().unwrap().len());
    place.run(&format!("triage show {first}")).code(0).says("int main(void)");
    place.run(&format!("reduce {first} --config wrong.toml --output small.c")).code(0).says("candidates");
    assert!(place.read("small.c").contains("/* side: caller */"));
    assert!(place.run("triage show 4711").code(2).stderr.contains("has no finding 4711"));
}

#[test]
fn a_report_has_the_releases_and_the_assembly_of_what_is_wrong() {
    let place = Place::new();
    let windows = "[[native.compiler]]\nname = \"windows\"\n\
                    command = [\"gcc\", \"-w\", \"-mabi=ms\", \"{flags}\", \"-c\", \"{input}\", \"-o\", \"{output}\"]\n";
    place.compilers("windows.toml", &[windows]);
    place
        .run("fuzz --programs 2 --profile single --seed 1 --jobs 1 --no-reduce --config windows.toml")
        .code(1);
    let report = place.run("triage export 1").code(0).stdout;
    for part in
        ["- wrong with windows\n- right with clang-19\n", "\n## Assembly\n\n```\nwindows", "| clang-19 -O"]
    {
        assert!(report.contains(part), "{part}:\n{report}");
    }
}

#[test]
#[ignore = "6 CPU s: a campaign, and its reductions"]
fn what_was_not_reduced_is_reduced_on_demand() {
    let place = Place::new();
    place.run("fuzz --programs 8 --profile single --seed 1 --jobs 1 --no-reduce --config wrong.toml").code(1);
    let reports = place.run("reduce --all --config wrong.toml --json").code(0).json();
    let reports = reports.as_array().unwrap();
    assert!(!reports.is_empty());
    for report in reports {
        let shown = place.run(&format!("triage show {} --json", report["finding"])).code(0).json();
        assert_eq!(shown["reductions"][0]["c"], report["c"]);
    }
    place.run("reduce --all --config wrong.toml").code(0).says("0 findings reduced");
}

/// The summary names the pair that is wrong, the layouts, the new buckets and the next command, on one screen.
#[test]
fn the_summary_for_people_fits_a_screen() {
    let place = Place::new();
    let arguments = "fuzz --programs 16 --profile single --seed 1 --jobs 1 --no-reduce --config wrong.toml";
    let summary = place.run(arguments).code(1).stdout;
    for text in [
        "16 programs in ",
        "verdicts: ",
        "by caller (row)",
        "records laid out differently: wrong ",
        "new buckets: ",
    ] {
        assert!(summary.contains(text), "no {text:?} in {summary}");
    }
    let last = summary.lines().last().unwrap();
    assert_eq!(last, "next: bitfrost triage show 1 --db bitfrost.db");
    assert!(
        summary.lines().count() <= 24 && summary.lines().all(|line| line.chars().count() <= 80),
        "{summary}"
    );
}

#[test]
fn reductions_that_a_kill_ended_are_made_up_for() {
    let place = Place::new();
    let arguments = "fuzz --programs 96 --profile single --seed 1 --jobs 2 --config wrong.toml";
    for _ in 0..3 {
        let mut child = start(&place, arguments);
        wait_for_finding(&mut child);
        child.kill().unwrap();
        child.wait().unwrap();
    }
    // Whether the last run finds anything itself depends on how far the others came.
    assert!(place.run(arguments).code <= 1);
    let database = Database::open_to_read(&place.path("bitfrost.db")).unwrap();
    assert_eq!(database.pending_reductions(None).unwrap(), []);
    let buckets = database.buckets().unwrap();
    assert!(!buckets.is_empty());
    for bucket in buckets {
        let smallest = database.finding(bucket.smallest).unwrap().unwrap();
        assert!(!smallest.reductions.is_empty(), "{}", smallest.summary());
    }
}

#[test]
fn a_campaign_that_is_killed_again_and_again_gets_on() {
    let place = Place::new();
    let mut before = 0;
    for _ in 0..3 {
        let mut child = start(&place, "fuzz --profile single --seed 1 --jobs 1 --config wrong.toml");
        let after = loop {
            assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
            let rows = Database::open_to_read(&place.path("bitfrost.db")).and_then(|db| db.campaigns());
            let progress = rows.ok().and_then(|rows| rows.first()?.progress.clone());
            let position =
                progress.map(|progress| serde_json::from_str::<Position>(&progress.position).unwrap());
            match position.map(|position| position.count()) {
                Some(count) if count > before => break count,
                _ => std::thread::sleep(std::time::Duration::from_millis(20)),
            }
        };
        child.kill().unwrap();
        child.wait().unwrap();
        before = after;
    }
}

/// Waits until the campaign announces a finding, or is at its end.
fn wait_for_finding(child: &mut Child) {
    let lines = BufReader::new(child.stderr.take().unwrap());
    let announced = lines.lines().map_while(Result::ok).find(|line| line.starts_with("bitfrost: finding"));
    drop(announced);
}

#[test]
#[ignore = "12 CPU s: campaigns that are killed while they reduce"]
fn a_finished_campaign_begins_anew_and_a_killed_one_goes_on() {
    let place = Place::new();
    let arguments = "fuzz --programs 30000 --profile single --seed 5 --jobs 1 --json --no-native";
    let mut child = start(&place, arguments);
    wait_for_progress(&place, &mut child);
    child.kill().unwrap();
    child.wait().unwrap();

    let resumed = place.run(arguments).code(0).json();
    assert_eq!(resumed["campaign"]["resumed"], json!(true));
    assert_eq!(resumed["campaign"]["programs"], json!(30000));
    let (run, total) = (number(&resumed["programs"]), 30000);
    assert!(0 < run && run < total, "{run}");

    let anew = place.run("fuzz --programs 64 --profile single --seed 5 --json --no-native").code(0).json();
    assert_eq!((&anew["campaign"]["resumed"], &anew["programs"]), (&json!(false), &json!(64)));
    let again = place.run("fuzz --programs 64 --profile single --seed 5 --json --no-native").code(0).json();
    assert_eq!((&again["campaign"]["resumed"], &again["programs"]), (&json!(false), &json!(64)));
}

/// Resume, refuse, begin beside, begin anew: each is said, and a process number in the database decides nothing.
#[test]
fn what_happens_to_a_campaign_is_said() {
    let place = Place::new();
    let seeded = "fuzz --seed 5 --profile single --jobs 1 --no-native";
    let mut child = start(&place, seeded);
    wait_for_progress(&place, &mut child);
    let live = format!("(process {})", child.id());
    let refused = place.run(seeded).code(2).stderr;
    let expected =
        format!("campaign 1 in bitfrost.db is run by a live bitfrost {live}: wait for it or end it");
    assert!(refused.contains(&expected), "{refused}");
    let beside = place.run("fuzz --profile single --jobs 1 --no-native --duration 2s").code(0).stderr;
    let left = format!("campaign 1 is running in another bitfrost {live}\n");
    assert!(beside.contains(&left) && beside.contains("campaign 2 begins, seed "), "{beside}");
    child.kill().unwrap();
    child.wait().unwrap();

    // This process lives, and runs no campaign.
    run_by(&place, std::process::id());
    let resumed = place.run(&format!("{seeded} --duration 2s")).code(0).stderr;
    assert!(resumed.contains("continuing campaign 1 after "), "{resumed}");
    let fresh = place.run(&format!("{seeded} --duration 2s --fresh")).code(0).stderr;
    assert!(fresh.contains("campaign 3 begins, seed 5"), "{fresh}");
}

/// Notes in the database that a process of this number runs campaign 1.
fn run_by(place: &Place, process: u32) {
    #[expect(clippy::disallowed_methods, reason = "the test writes what an ended campaign left")]
    let connection = rusqlite::Connection::open(place.path("bitfrost.db")).unwrap();
    connection.execute("UPDATE campaign SET runner = ?1 WHERE id = 1", [process]).unwrap();
}

/// Until the first batch is stored.
fn wait_for_progress(place: &Place, child: &mut Child) {
    while child.try_wait().unwrap().is_none() {
        let campaigns = Database::open_to_read(&place.path("bitfrost.db")).and_then(|db| db.campaigns());
        if campaigns.is_ok_and(|rows| rows.iter().any(|row| row.progress.is_some())) {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("the campaign ended before it could be stopped");
}

#[test]
fn a_finding_that_was_reported_survives_a_kill() {
    let place = Place::new();
    let mut child = start(&place, "fuzz --seed 1 --jobs 1 --no-reduce --config wrong.toml");
    let stderr = BufReader::new(child.stderr.take().unwrap());
    let line = stderr.lines().map(Result::unwrap).find(|line| line.contains("finding ")).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let number = line.split("finding ").nth(1).and_then(|rest| rest.split(':').next()).unwrap();
    let database = Database::open_to_read(&place.path("bitfrost.db")).unwrap();
    let stored = database.finding(FindingId(number.parse().unwrap())).unwrap();
    assert!(stored.is_some_and(|finding| line.contains(finding.summary())), "{line}");
}

#[test]
fn an_interrupt_ends_with_the_accounting() {
    let place = Place::new();
    let mut child = start(&place, "fuzz --seed 1 --jobs 2 --no-native --json --profile single");
    wait_for_progress(&place, &mut child);
    // `timeout` sends its signal to the process and to its group: both are one interrupt.
    for _ in 0..2 {
        // SAFETY: a signal to a child that was not waited for yet.
        let sent = unsafe { libc::kill(child.id().cast_signed(), libc::SIGINT) };
        assert_eq!(sent, 0);
    }
    let mut stdout = String::new();
    child.stdout.take().unwrap().read_to_string(&mut stdout).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    let summary: Value = serde_json::from_str(stdout.lines().last().unwrap()).unwrap();
    assert_eq!(summary["interrupted"], json!(true));
    assert!(number(&summary["programs"]) > 0);
}
