//! A disk that runs full while a campaign is under way. The disk is a small file system in memory in a mount namespace of its own.

use crate::common;

use common::Place;
use common::small_disk::on_small_disk;
use database::{Database, FindingId};

#[test]
fn a_campaign_waits_for_room_and_goes_on() {
    let place = Place::new();
    // A directory that is relative to where the campaign is started.
    let config = place.read("two.toml").replace("[native]\n", "[native]\nscratch = \"disk\"\n");
    place.write("small.toml", config.as_bytes());
    let script = "
        head -c 20000000 /dev/zero > disk/other
        $BITFROST fuzz --programs 64 --profile single --seed 1 --jobs 2 --config small.toml --db disk/x.db \\
            --log x.log --reserve 64MiB 2> said & fuzz=$!
        said 'waiting for room'
        rm disk/other
        wait $fuzz
        cp disk/x.db x.db";
    on_small_disk(&place, "80m", script).code(0).says("64 programs in ");
    let message = place.read("said");
    assert_eq!(message.matches("bitfrost: the disk is full: ").count(), 1, "{message}");
    assert!(
        message.contains("MiB are free in ")
            && message.contains("there is room again, the campaign continues"),
        "{message}"
    );
    let log = place.read("x.log");
    for event in ["disk-low", "disk-room", "end"] {
        assert!(log.contains(&format!("\"event\":\"{event}\"")), "{log}");
    }
}

/// The database itself finds no room. Nothing is announced that is not in it, and the campaign goes on from there later.
#[test]
fn what_cannot_be_stored_is_not_announced_and_not_lost() {
    let place = Place::new();
    let campaign = "fuzz --profile single --seed 1 --jobs 1 --no-reduce --per-bucket 1000000 --config wrong.toml --db disk/x.db";
    let script = format!(
        "
        $BITFROST {campaign} --reserve 4KiB 2> said & fuzz=$!
        said 'waiting for room'
        kill -INT $fuzz
        code=0; wait $fuzz || code=$?
        cp disk/x.db* .
        mount -o remount,size=64m none disk
        $BITFROST triage check --db disk/x.db
        $BITFROST {campaign} --duration 1s 2> later || true
        cp disk/x.db after.db
        exit $code"
    );
    on_small_disk(&place, "700k", &script).code(3);
    let message = place.read("said");
    let last = message.lines().last().unwrap();
    assert!(last.starts_with("bitfrost: the disk is full: 0 MiB are free in disk"), "{message}");
    assert!(place.read("later").contains("continuing campaign 1 after "), "{}", place.read("later"));
    let database = Database::open_to_read(&place.path("after.db")).unwrap();
    let announced: Vec<_> =
        message.lines().filter_map(|line| line.strip_prefix("bitfrost: finding ")).collect();
    for line in announced {
        let (number, summary) = line.split_once(": ").unwrap();
        let finding = database.finding(FindingId(number.parse().unwrap())).unwrap();
        assert!(finding.is_some_and(|finding| summary.contains(finding.summary())), "{line}");
    }
}
