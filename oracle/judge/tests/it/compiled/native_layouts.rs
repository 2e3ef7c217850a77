//! Our layout against clang's and gcc's, record by record: the small world and random records.
//!
//! `cargo test` takes a part of them; `BITFROST_LAYOUTS=full` takes the whole small world and 200,000 random records.

use crate::it::common;
use crate::it::layout_check;

use common::toolchain;
use engines::Configuration;
use generator::{Config, Profile, SmallWorld, dna, record};
use judge::ledger::{EntryId, Ledger};
use lang::layout_query::LayoutQuery;
use lang::{Align, Features, Field, FloatType, FuncId, IntType, Program, Record, RecordId, Target, Type};
use layout_check::{LayoutTally, UnexpectedAnswer, UnexpectedKind, check_layouts};
use lowering::{PlatformStages, Stages};
use mutants::{Fault, StageFault};

/// The extent of the test.
struct Extent {
    /// The distance between examined records of the small world.
    stride: usize,
    /// Random records.
    random: usize,
}

/// The number of programs that are held at a time.
const SLICE: usize = 4000;

#[expect(clippy::disallowed_methods, reason = "who runs the test says how much it takes")]
fn extent() -> Extent {
    match std::env::var("BITFROST_LAYOUTS").as_deref() {
        Ok("full") => Extent { stride: 1, random: 200_000 },
        Ok(other) => panic!("BITFROST_LAYOUTS is `full` or not set, not `{other}`"),
        Err(_) => Extent { stride: 16, random: 5_000 },
    }
}

fn alone(record: Record) -> Program {
    let (enums, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
    Program { target: Target::default(), enums, records: vec![record], globals, functions, entry: FuncId(0) }
}

fn small_world(stride: usize) -> impl Iterator<Item = Program> {
    SmallWorld::records().step_by(stride).map(alone)
}

/// Programs with this number of records in all.
fn random(records: usize) -> impl Iterator<Item = Program> {
    // Every compiler is asked about every record.
    let without = Features::RECENT;
    let configs = [Profile::Mixed, Profile::Bitfields].map(|p| Config { without, ..Config::new(p) });
    let mut left = records;
    (0..).map_while(move |index| {
        let program = record(&dna(20, index), &configs[(index % 2) as usize]);
        let goes_on = left > 0;
        left = left.saturating_sub(program.records.len());
        goes_on.then_some(program)
    })
}

/// Checks the layouts of programs; returns the counts, and the first disagreements of each slice.
fn check(stages: &dyn Stages, mut programs: impl Iterator<Item = Program>) -> (LayoutTally, Vec<String>) {
    let toolchain = toolchain("");
    let ledger = Ledger::bundled().unwrap();
    let (mut tally, mut shown) = (LayoutTally::default(), Vec::new());
    loop {
        let slice: Vec<Program> = programs.by_ref().take(SLICE).collect();
        if slice.is_empty() {
            return (tally, shown);
        }
        let more = check_layouts(&toolchain, stages, &ledger, &slice).unwrap();
        shown.extend(more.unexplained().map(|answer| describe(answer, &slice)).take(3));
        tally.add(more);
    }
}

fn describe((configuration, one): (&Configuration, &UnexpectedAnswer), programs: &[Program]) -> String {
    let program = &programs[one.program];
    let text: String = program.records().map(|(id, _)| lang::print::record(program, id)).collect();
    format!("{configuration}: {:?} of\n{text}", one.wrong)
}

/// Every compiler was asked, and none answers otherwise than we do or the ledger says.
fn agrees(what: &str, (tally, shown): &(LayoutTally, Vec<String>)) {
    println!("{what}: {tally}");
    let families: Vec<&str> = tally.compilers.iter().map(|t| t.configuration.family()).collect();
    assert!(families.contains(&"clang") && families.contains(&"gcc"), "{families:?}: ./setup");
    for compiler in &tally.compilers {
        assert!(compiler.assertions >= 2 * tally.records, "{compiler:?}");
        assert!(compiler.bit_fields > 0, "{compiler:?}");
    }
    assert_eq!(tally.unexplained().count(), 0, "{what}: {}", shown.join("\n"));
}

#[test]
fn the_small_world() {
    agrees("small world", &check(&PlatformStages, small_world(extent().stride)));
}

/// Every structure of the small world that can have it, with `ms_struct`.
#[test]
fn the_small_world_with_ms_struct() {
    let with = |record: Record| Record { ms_struct: true, ..record };
    let records = SmallWorld::records().filter(Record::can_be_ms_struct).step_by(extent().stride).map(with);
    agrees("small world, ms_struct", &check(&PlatformStages, records.map(alone)));
}

#[test]
fn random_records() {
    let checked = check(&PlatformStages, random(extent().random));
    assert!(checked.0.records >= extent().random);
    agrees("random records", &checked);
}

/// The bits that clang and gcc place differently lie in a member, and both give the record around it the same size.
#[test]
fn a_known_difference_inside_a_record_of_one_size_is_known() {
    let moved = Field { aligned: Align::from_bytes(2), ..Field::bit_field("c", Type::INT, 19) };
    let inner = vec![
        Field::member("a", Type::Float(FloatType::Float)),
        Field::bit_field("b", Type::Int(IntType::SChar), 1),
        moved,
    ];
    let mut program = alone(Record::structure("Inner", inner));
    program.records.push(Record::structure("Outer", vec![Field::anonymous(Type::Record(RecordId(0)))]));
    let (tally, shown) = check(&PlatformStages, std::iter::once(program));
    assert_eq!(tally.unexplained().count(), 0, "{}", shown.join("\n"));
    let gcc = tally.compilers.iter().find(|compiler| compiler.configuration.family() == "gcc").unwrap();
    let entry = EntryId("aligned-bit-field-crosses-its-unit".into());
    assert_eq!(gcc.known, [(entry, 2)].into());
}

/// The first few hundred records of the small world and as many random ones, by a layout with a fault.
fn with_fault(fault: StageFault) -> LayoutTally {
    check(Fault::from(fault).stages(), small_world(97).take(400).chain(random(400))).0
}

#[test]
fn a_wrong_size_is_found_by_its_assertion() {
    let tally = with_fault(StageFault::TailPaddingMissing);
    for compiler in &tally.compilers {
        let size = |answer: &UnexpectedAnswer| {
            matches!(&answer.wrong, UnexpectedKind::Answer { probe: LayoutQuery::Size(_), .. })
        };
        assert!(compiler.unexplained.iter().any(size), "{}: {tally}", compiler.configuration);
    }
}

#[test]
fn a_wrong_bit_is_found_in_the_object_file() {
    let tally = with_fault(StageFault::ZeroWidthIgnored);
    for compiler in &tally.compilers {
        let place = |answer: &UnexpectedAnswer| {
            matches!(&answer.wrong, UnexpectedKind::Answer { probe: LayoutQuery::AllOnes(..), .. })
        };
        assert!(compiler.unexplained.iter().any(place), "{}: {tally}", compiler.configuration);
    }
}
