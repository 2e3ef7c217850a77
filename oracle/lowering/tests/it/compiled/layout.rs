//! Every layout rule against the compilers, on thousands of records.

use crate::support;

use std::collections::BTreeSet;
use std::fmt::Write;

use generator::SmallWorld;
use lang::layout_query::{LayoutQuery, layout_queries};
use lang::{Program, Record, RecordId, Target};
use lowering::layout::{Dialect, Layouts, answer};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::random::{self, RandomTypes};
use support::{aapcs, c, tools};

/// The program's records, and a program that asks a compiler every question about them: the static ones it
/// answers by printing the number of each wrong one, like those it has to store for.
fn questions(program: &Program, probes: &[LayoutQuery], layouts: &Layouts) -> String {
    let mut out = c::declarations(program);
    out.push_str("int printf(const char *, ...);\nvoid *memset(void *, int, unsigned long);\n");
    out.push_str("int memcmp(const void *, const void *, unsigned long);\n");
    for (chunk, probes) in probes.chunks(100).enumerate() {
        writeln!(out, "static void f{chunk}(void) {{").unwrap();
        for (index, probe) in probes.iter().enumerate() {
            let wrong = wrong_when(program, layouts, probe);
            writeln!(out, "  {{ {wrong} printf(\"%d\\n\", {}); }}", chunk * 100 + index).unwrap();
        }
        out.push_str("}\n");
    }
    out.push_str("int main(void) {\n");
    for chunk in 0..probes.len().div_ceil(100) {
        writeln!(out, "  f{chunk}();").unwrap();
    }
    out.push_str("  return 0;\n}\n");
    out
}

/// C up to and with the `if (…)` that is taken when the compiler's answer is not ours.
fn wrong_when(program: &Program, layouts: &Layouts, probe: &LayoutQuery) -> String {
    let answer = answer(program, layouts, probe);
    match probe {
        LayoutQuery::Size(id) => format!("if (sizeof({}) != {})", c::record_name(program, *id), answer[0]),
        // gcc's `_Alignof` ends at the alignment of the widest register; what it lays out by is `__alignof__`.
        LayoutQuery::Align(id) => {
            format!("if (__alignof__({}) != {})", c::record_name(program, *id), answer[0])
        }
        LayoutQuery::Offset(id, path) => {
            let (record, member) = (c::record_name(program, *id), c::member(program, *id, path));
            format!("if (__builtin_offsetof({record}, {member}) != {})", answer[0])
        }
        LayoutQuery::AllOnes(id, path) => {
            let (record, member) = (c::record_name(program, *id), c::member(program, *id, path));
            let bytes: Vec<_> = answer.iter().flat_map(|word| word.to_le_bytes()).collect();
            let expected: String = bytes.iter().fold(String::new(), |s, b| s + &format!("\\{b:o}\"\""));
            format!(
                "{record} x; memset(&x, 0, sizeof x); x.{member} = -1; \
                 if (memcmp(&x, \"{expected}\", sizeof x))"
            )
        }
    }
}

fn asked(probe: &LayoutQuery) -> RecordId {
    match probe {
        LayoutQuery::Size(id)
        | LayoutQuery::Align(id)
        | LayoutQuery::Offset(id, _)
        | LayoutQuery::AllOnes(id, _) => *id,
    }
}

/// The records about which a compiler disagrees with us.
fn disagreements(program: &Program, dialect: Dialect) -> BTreeSet<RecordId> {
    let layouts = Layouts::in_dialect(program, dialect).unwrap();
    let compiler = tools::compiler(program.target, dialect);
    let mut probes = layout_queries(program);
    let anonymous = program.anonymous_records();
    probes.retain(|probe| !anonymous.contains(&asked(probe)));
    let directory = tempfile::tempdir().unwrap();
    let text = questions(program, &probes, &layouts);
    std::fs::write(directory.path().join("x.c"), &text).unwrap();
    let flags = ["-std=gnu11", "-w", "-O0", "-static", "x.c", "-o", "x"];
    tools::run(compiler[0], directory.path(), &[&compiler[1..], &flags[..]].concat());
    let wrong = tools::run_program(program.target, directory.path(), "x");
    wrong.lines().map(|line| asked(&probes[line.parse::<usize>().unwrap()])).collect()
}

/// Runs both compilers on `records` random records, each against its own dialect.
fn check_random(target: Target, seed: u64, records: usize, members: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members, nested: true };
    let program = Program { target, ..random::program(&mut rng, records, taste) };
    check(&program, &[Dialect::Clang, Dialect::Gcc]);
}

fn check(program: &Program, dialects: &[Dialect]) {
    for &dialect in dialects {
        let wrong = disagreements(program, dialect);
        let shown: Vec<_> = wrong.iter().map(|id| c::declaration(program, *id)).collect();
        let target = program.target.name();
        assert!(wrong.is_empty(), "{target}, {dialect:?} lays out otherwise:\n{}", shown.join("\n"));
    }
}

fn check_random_bit_fields_of_aligned_types(count: usize) {
    for (seed, target) in (10..).zip(Target::ALL) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: false, members: 6, nested: true };
        let program = Program { target, ..random::program(&mut rng, count, taste) };
        let program = random::with_aligned_bit_field_types(&mut rng, program);
        let fields = program.records.iter().flat_map(|record| &record.fields);
        assert!(fields.filter(|field| field.typedef_align.is_some()).count() > count / 3);
        check(&program, &[Dialect::Clang, Dialect::Gcc]);
    }
}

#[test]
fn random_bit_fields_of_aligned_types() {
    check_random_bit_fields_of_aligned_types(600);
}

#[test]
#[ignore = "3,000 records in place of 600: 18 CPU s"]
fn many_random_bit_fields_of_aligned_types() {
    check_random_bit_fields_of_aligned_types(3000);
}

/// gcc takes no notice of the alignments.
fn check_random_members_of_aligned_enumerations(count: usize) {
    for (seed, target) in (13..).zip(Target::ALL) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: false, members: 6, nested: true };
        let program = Program { target, ..random::program(&mut rng, count, taste) };
        check(&random::with_aligned_enums(program), &[Dialect::Clang, Dialect::Gcc]);
    }
}

#[test]
fn random_members_of_aligned_enumerations() {
    check_random_members_of_aligned_enumerations(600);
}

#[test]
#[ignore = "3,000 records in place of 600: 18 CPU s"]
fn many_random_members_of_aligned_enumerations() {
    check_random_members_of_aligned_enumerations(3000);
}

/// Half of them with `ms_struct`, the others with what compilers disagree on there.
fn check_random_records_with_ms_struct(count: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members: 6, nested: true };
    let program = random::with_ms_struct(random::program(&mut rng, count, taste));
    assert!(program.records.iter().filter(|record| record.ms_struct).count() > count / 4);
    check(&program, &[Dialect::Clang, Dialect::Gcc]);
}

#[test]
fn random_records_with_ms_struct() {
    check_random_records_with_ms_struct(800);
}

#[test]
#[ignore = "4,000 records in place of 800: 7 CPU s"]
fn many_random_records_with_ms_struct() {
    check_random_records_with_ms_struct(4000);
}

/// Most of them big-endian, with bit-fields of every width and records of either order in one another.
fn check_random_records_with_a_storage_order(count: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members: 6, nested: true };
    let program = random::with_storage_order(random::program(&mut rng, count, taste));
    assert!(program.records.iter().filter(|record| record.big_endian).count() > count / 2);
    check(&program, &[Dialect::Gcc]);
}

#[test]
fn random_records_with_a_storage_order() {
    check_random_records_with_a_storage_order(800);
}

#[test]
#[ignore = "4,000 records in place of 800: 4 CPU s"]
fn many_random_records_with_a_storage_order() {
    check_random_records_with_a_storage_order(4000);
}

/// The small world big-endian. `cargo test` takes a part; `BITFROST_LAYOUTS=full` takes all.
#[test]
fn the_small_world_with_a_storage_order() {
    let plain = RandomTypes { attributes: false, aligned_bit_fields: false, members: 1, nested: false };
    let empty = random::program(&mut ChaCha8Rng::seed_from_u64(1), 0, plain);
    let mut world = (0..).zip(SmallWorld::records().step_by(tools::stride(16))).map(|(index, record)| {
        let tag = format!("B{index}").into();
        Record { tag, big_endian: true, ..record }
    });
    loop {
        let records: Vec<Record> = world.by_ref().take(4000).collect();
        if records.is_empty() {
            return;
        }
        check(&Program { records, ..empty.clone() }, &[Dialect::Gcc]);
    }
}

/// Every structure of up to three bit-fields of the small world that can have `ms_struct`, with it. `cargo test` takes a part;
/// `BITFROST_LAYOUTS=full` takes all.
#[test]
fn the_small_world_with_ms_struct() {
    let plain = RandomTypes { attributes: false, aligned_bit_fields: false, members: 1, nested: false };
    let empty = random::program(&mut ChaCha8Rng::seed_from_u64(1), 0, plain);
    let world = SmallWorld::records().filter(Record::can_be_ms_struct).step_by(tools::stride(16));
    let mut world = (0..).zip(world).map(|(index, record)| {
        let tag = format!("M{index}").into();
        Record { tag, ms_struct: true, ..record }
    });
    loop {
        let records: Vec<Record> = world.by_ref().take(4000).collect();
        if records.is_empty() {
            return;
        }
        check(&Program { records, ..empty.clone() }, &[Dialect::Clang, Dialect::Gcc]);
    }
}

/// `__int128`, `_Float16`, `long double`, complex numbers, vectors, packed enumerations, empty records, flexible arrays.
#[test]
fn records_of_every_type() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let program = aapcs::program(&mut rng, 1500, aapcs::Types::Common);
    let program = Program { target: Target::X86_64Linux, ..program };
    for dialect in [Dialect::Clang, Dialect::Clang16, Dialect::Gcc] {
        let wrong = disagreements(&program, dialect);
        let shown: Vec<_> = wrong.iter().map(|id| c::declaration(&program, *id)).collect();
        assert!(wrong.is_empty(), "{dialect:?} lays out otherwise:\n{}", shown.join("\n"));
    }
}

/// And `_BitInt`, which clang alone has.
#[test]
fn records_of_bit_precise_types() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let program = aapcs::program(&mut rng, 1500, aapcs::Types::Clang);
    let program = Program { target: Target::X86_64Linux, ..program };
    let wrong = disagreements(&program, Dialect::Clang);
    let shown: Vec<_> = wrong.iter().map(|id| c::declaration(&program, *id)).collect();
    assert!(wrong.is_empty(), "{}", shown.join("\n"));
}

#[test]
fn small_random_records() {
    check_random(Target::X86_64Linux, 1, 3000, 3);
}

#[test]
fn large_random_records() {
    check_random(Target::X86_64Linux, 2, 1000, 12);
}

#[test]
#[ignore = "3 CPU s: records laid out for AArch64"]
fn small_random_records_on_aarch64() {
    check_random(Target::AArch64Linux, 3, 3000, 3);
}

#[test]
fn large_random_records_on_aarch64() {
    check_random(Target::AArch64Linux, 4, 250, 12);
}

#[test]
#[ignore = "1,000 records in place of 250: 8 CPU s"]
fn many_large_random_records_on_aarch64() {
    check_random(Target::AArch64Linux, 4, 1000, 12);
}

/// All types: quad-words, bit-precise and complex numbers, vectors, flexible arrays, records without members.
#[test]
fn records_of_every_type_on_aarch64() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    check(&aapcs::program(&mut rng, 1500, aapcs::Types::Clang), &[Dialect::Clang]);
    check(&aapcs::program(&mut rng, 1500, aapcs::Types::Common), &[Dialect::Clang, Dialect::Gcc]);
}

/// `_BitInt` before clang 19, which has it up to 128 bits.
#[test]
fn records_of_bit_precise_types_by_older_clangs_on_aarch64() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let program = aapcs::program(&mut rng, 800, aapcs::Types::AnyClang);
    check(&program, &[Dialect::Clang16, Dialect::Clang14]);
    let aligned = |dialect| Layouts::in_dialect(&program, dialect).unwrap();
    assert_ne!(
        aligned(Dialect::Clang18),
        aligned(Dialect::Clang),
        "some record has one of more than 64 bits"
    );
}

fn check_random_records_on_riscv64(count: usize) {
    check_random(Target::RiscV64Linux, 8, count, 3);
    for round in 0..tools::rounds(2000) / 2 + 1 {
        check_random(Target::RiscV64Linux, 1000 + round, count * 2 / 3, 6);
    }
}

#[test]
fn random_records_on_riscv64() {
    check_random_records_on_riscv64(600);
}

#[test]
#[ignore = "3,000 records in place of 600: 8 CPU s"]
fn many_random_records_on_riscv64() {
    check_random_records_on_riscv64(3000);
}

/// All types, also those that gcc does not have there: `_BitInt` and `_Float16`.
#[test]
fn records_of_every_type_on_riscv64() {
    for round in 0..tools::rounds(2000) / 2 + 1 {
        let mut rng = ChaCha8Rng::seed_from_u64(2000 + round);
        let program = aapcs::program(&mut rng, 2000, aapcs::Types::AnyClang);
        check(&Program { target: Target::RiscV64Linux, ..program }, &[Dialect::Clang]);
    }
}
