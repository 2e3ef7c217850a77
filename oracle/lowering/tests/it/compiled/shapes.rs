//! IR types of records and access units of bit-fields, against what clang 19 and clang 16 say they use.

use crate::support;

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use lang::{Bits, Program, RecordId};
use lowering::ClangCompat;
use lowering::layout::Layouts;
use lowering::shape::{Access, MemType, MemTypes};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::random::{self, RandomTypes};
use support::{c, tools};

/// The two facts of a record in clang's dump, as text.
#[derive(Debug, PartialEq)]
struct Dumped {
    body: String,
    bit_fields: Vec<String>,
}

fn shape_text(program: &Program, anonymous: &BTreeSet<RecordId>, shape: &MemType) -> String {
    match shape {
        MemType::Scalar(scalar) => scalar.to_string(),
        MemType::Complex(part) => format!("{{ {part}, {part} }}"),
        MemType::Vector(lane, lanes) => format!("<{lanes} x {lane}>"),
        MemType::Array(of, count) => format!("[{count} x {}]", shape_text(program, anonymous, of)),
        MemType::Record(id) if anonymous.contains(id) => {
            format!("%{}.anon", c::keyword(&program[*id]))
        }
        MemType::Record(id) => format!("%{}", c::record_name(program, *id).replace(' ', ".")),
    }
}

fn ours(program: &Program, anonymous: &BTreeSet<RecordId>, shapes: &MemTypes, id: RecordId) -> Dumped {
    let shape = &shapes[id];
    let members: Vec<_> = shape.members.iter().map(|(_, s)| shape_text(program, anonymous, s)).collect();
    let inner = if members.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", members.join(", ")) };
    let body = if shape.packed { format!("<{inner}>") } else { inner };
    let bit_fields = shape.accesses.iter().flatten().map(access_text).collect();
    Dumped { body, bit_fields }
}

fn access_text(access: &Access) -> String {
    let Access { start, unit, shift, width } = access;
    format!("Offset:{shift} Size:{width} StorageSize:{unit} StorageOffset:{start}")
}

/// Reads the dump of `-fdump-record-layouts`.
fn clangs(compiler: &str, program: &Program) -> HashMap<String, Dumped> {
    let directory = tempfile::tempdir().unwrap();
    let mut text = c::declarations(program);
    let anonymous = program.anonymous_records();
    for (id, record) in program.records() {
        if !anonymous.contains(&id) {
            writeln!(text, "{} x{};", c::record_name(program, id), record.tag).unwrap();
        }
    }
    std::fs::write(directory.path().join("x.c"), text).unwrap();
    let args = ["-w", "-S", "-emit-llvm", "-O0", "-o", "x.ll", "x.c", "-Xclang", "-fdump-record-layouts"];
    let dump = tools::run(compiler, directory.path(), &args);
    let mut all = HashMap::new();
    let mut current = None;
    for line in dump.lines() {
        if let Some(definition) = line.trim().strip_prefix("LLVMType:%") {
            let (name, body) = definition.split_once(" = type ").unwrap();
            current = Some(name.to_owned());
            let body = normalised(body);
            all.insert(name.to_owned(), Dumped { body, bit_fields: Vec::new() });
        } else if let Some(info) = line.trim().strip_prefix("<CGBitFieldInfo ") {
            all.get_mut(current.as_ref().unwrap()).unwrap().bit_fields.push(bit_field(info));
        }
    }
    all
}

/// `%struct.anon.7` is `%struct.anon`.
fn normalised(body: &str) -> String {
    let mut words = body.split(".anon.");
    let mut out = words.next().unwrap_or_default().to_owned();
    for rest in words {
        out.push_str(".anon");
        out.push_str(rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    out
}

fn bit_field(info: &str) -> String {
    let wanted = |word: &&str| {
        ["Offset:", "Size:", "StorageSize:", "StorageOffset:"].iter().any(|key| word.starts_with(key))
    };
    info.split_whitespace().filter(wanted).collect::<Vec<_>>().join(" ")
}

fn check_random(compat: ClangCompat, seed: u64, records: usize, members: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members, nested: true };
    check(compat, random::program(&mut rng, records, taste));
}

fn check(compat: ClangCompat, program: Program) {
    let records = program.records.len();
    let shapes = MemTypes::compatible_with(
        compat,
        &program,
        &Layouts::in_dialect(&program, compat.dialect()).unwrap(),
    );
    let dumped = clangs(compat.name(), &program);
    let mut compared = 0;
    let anonymous = program.anonymous_records();
    for (id, _) in program.records().filter(|(id, _)| !anonymous.contains(id)) {
        let name = c::record_name(&program, id).replace(' ', ".");
        let (mut ours, clangs) = (ours(&program, &anonymous, &shapes, id), &dumped[&name]);
        // Units wider than 128 bits are narrowed on purpose.
        for (ours, clangs) in ours.bit_fields.iter_mut().zip(&clangs.bit_fields) {
            if storage_size(clangs) > Bits(128) {
                ours.clone_from(clangs);
            }
        }
        assert_eq!(&ours, clangs, "{}", c::declaration(&program, id));
        compared += 1;
    }
    assert!(compared > records / 2);
}

fn storage_size(text: &str) -> Bits {
    let digits = text.split("StorageSize:").nth(1).and_then(|rest| rest.split(' ').next());
    Bits(digits.unwrap().parse().unwrap())
}

#[test]
fn small_random_records() {
    check_random(ClangCompat::Clang19, 11, 4000, 4);
}

#[test]
fn large_random_records() {
    check_random(ClangCompat::Clang19, 12, 1500, 12);
}

#[test]
fn random_bit_fields_of_aligned_types() {
    let mut rng = ChaCha8Rng::seed_from_u64(16);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: false, members: 6, nested: true };
    let program = random::program(&mut rng, 2500, taste);
    check(ClangCompat::Clang19, random::with_aligned_bit_field_types(&mut rng, program));
}

#[test]
fn random_members_of_aligned_enumerations() {
    let mut rng = ChaCha8Rng::seed_from_u64(17);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: false, members: 6, nested: true };
    check(ClangCompat::Clang19, random::with_aligned_enums(random::program(&mut rng, 2500, taste)));
}

#[test]
fn random_records_with_ms_struct() {
    let mut rng = ChaCha8Rng::seed_from_u64(15);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members: 6, nested: true };
    check(ClangCompat::Clang19, random::with_ms_struct(random::program(&mut rng, 2500, taste)));
}

/// Left out where clang 16 is not installed, except in continuous integration.
#[test]
fn random_records_of_clang_16() {
    if !tools::is_there("clang-16") {
        return;
    }
    check_random(ClangCompat::Clang16, 13, 3000, 4);
    check_random(ClangCompat::Clang16, 14, 1200, 12);
}

/// Layouts of bit-fields of `_BitInt` have changed since clang 19.
#[test]
fn random_records_of_clang_22() {
    if !tools::is_there_by_chance("clang-22") {
        return;
    }
    check_random(ClangCompat::Clang22, 13, 3000, 4);
    check_random(ClangCompat::Clang22, 14, 1200, 12);
}

/// Each record is looked at once, however deep they lie inside each other.
#[test]
fn records_inside_each_other_cost_one_look_each() {
    let next = |n: u32| format!("struct S{n} {{ struct S{} a; }};", n - 1);
    let text = (1..96).map(next).fold("struct S0 { int a; };".to_owned(), |text, one| text + &one);
    let program = lang::parse::declaration(&text).unwrap().program;
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let outermost = program.records().last().unwrap().0;
    assert_eq!(shapes.extent(&MemType::Record(outermost)).size, lang::Bytes(4));
}
