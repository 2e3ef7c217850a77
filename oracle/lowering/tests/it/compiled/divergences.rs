//! The differences between clang and gcc, by running one against the other: a record passed from code of the one to code of the
//! other arrives whole exactly when no divergence names it.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use lang::{Bytes, Field, FloatType, PartType, Program, Record, RecordId, Target, Type};
use lowering::abi::{Context, Quirks, VectorUnit, lost_part};
use lowering::layout::{BitOwner, Dialect, Layouts, bit_map};
use lowering::shape::MemTypes;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use support::divergence::{Between, Divergence, divergences, of_record};
use support::random::{self, RandomTypes};
use support::{aapcs, c, tools, wide};

/// Random bytes for a record, and which of their bits are values.
struct Filled {
    id: RecordId,
    bytes: Vec<u8>,
    mask: Vec<u8>,
}

fn filled(program: &Program, layouts: &Layouts, id: RecordId, rng: &mut ChaCha8Rng) -> Filled {
    let mut mask = vec![0; layouts[id].size.0 as usize];
    for run in bit_map(program, layouts, id) {
        if matches!(run.owner, BitOwner::Field(_)) {
            for bit in run.start.0..run.start.0 + run.width.0 {
                mask[(bit / 8) as usize] |= 1 << (bit % 8);
            }
        }
    }
    clear_padding(program, layouts, &Type::Record(id), Bytes::ZERO, &mut mask);
    let bytes = mask.iter().map(|_| rng.random()).collect();
    Filled { id, bytes, mask }
}

/// The six bytes of a `long double` that the x87 neither loads nor stores.
fn clear_padding(program: &Program, layouts: &Layouts, ty: &Type, at: Bytes, mask: &mut [u8]) {
    match ty {
        Type::Float(FloatType::LongDouble) => mask[at.0 as usize..][10..16].fill(0),
        Type::Complex(PartType::Float(FloatType::LongDouble)) => {
            for part in [Bytes::ZERO, Bytes(16)] {
                mask[(at + part).0 as usize..][10..16].fill(0);
            }
        }
        Type::Array(of, count) => {
            for index in 0..u64::from(*count) {
                clear_padding(program, layouts, of, at + layouts.size(of) * index, mask);
            }
        }
        Type::Record(id) => {
            for (field, placed) in program[*id].fields.iter().zip(&layouts[*id].fields) {
                if field.bits.is_none() {
                    clear_padding(program, layouts, &field.ty, at + placed.offset.bytes_floor(), mask);
                }
            }
        }
        _ => {}
    }
}

fn literal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |text, byte| text + &format!("\\{byte:o}\"\""))
}

/// The two sides of calls that pass each record between scalars that show where it went, and back.
fn sides(program: &Program, all: &[Filled]) -> (String, String) {
    let mut head = c::declarations(program);
    head.push_str(PRELUDE);
    let (mut callees, mut callers) = (head.clone(), head);
    callers.push_str(HARNESS);
    let mut main = String::new();
    for (index, Filled { id, bytes, mask }) in all.iter().enumerate() {
        let record = c::record_name(program, *id);
        let signature =
            format!("{record} f{index}(long a, {record} r, double d, {record} s, long e, double g)");
        writeln!(callees, "{signature} {{ if (a != 1 || d != 2 || e != 3 || g != 4) astray = 1;").unwrap();
        writeln!(callees, "  memcpy(arrived, &r, sizeof r); return s; }}").unwrap();
        writeln!(callers, "{signature};\nstatic void t{index}(void) {{ {record} x, y;").unwrap();
        writeln!(callers, "  memcpy(&x, \"{}\", sizeof x); y = f{index}(1, x, 2, x, 3, 4);", literal(bytes))
            .unwrap();
        writeln!(callers, "  static const char mask[] = \"{}\";", literal(mask)).unwrap();
        writeln!(
            callers,
            "  _exit(astray | differ(&x, arrived, mask, sizeof x) | differ(&x, &y, mask, sizeof x)); }}"
        )
        .unwrap();
        writeln!(main, "  run({index}, t{index});").unwrap();
    }
    writeln!(callees, "long arrived[16]; int astray;").unwrap();
    writeln!(callers, "int main(void) {{\n{main}  return 0;\n}}").unwrap();
    (callers, callees)
}

const PRELUDE: &str = "void *memcpy(void *, const void *, unsigned long);
extern long arrived[16]; extern int astray;
";

/// A call that goes astray may end its process, so each has one of its own.
const HARNESS: &str = "int printf(const char *, ...); int fork(void); int waitpid(int, int *, int);
void _exit(int);
static int differ(const void *a, const void *b, const char *mask, unsigned long n) {
  for (unsigned long i = 0; i < n; i++)
    if ((((const char *)a)[i] ^ ((const char *)b)[i]) & mask[i]) return 1;
  return 0;
}
static void run(int index, void (*test)(void)) {
  int child = fork(), status = 0;
  if (child == 0) test();
  if (waitpid(child, &status, 0) != child || status != 0) printf(\"%d\\n\", index);
}
";

/// The records that do not arrive whole when `caller` code passes them to `callee` code.
fn damaged(
    program: &Program,
    all: &[Filled],
    vectors: VectorUnit,
    [caller, callee]: [&str; 2],
) -> BTreeSet<RecordId> {
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let (callers, callees) = sides(program, all);
    for (compiler, file, text) in [(caller, "callers", callers), (callee, "callees", callees)] {
        let source = format!("{file}.c");
        std::fs::write(at.join(&source), text).unwrap();
        let flags: Vec<&str> = vectors.flag().into_iter().collect();
        tools::run(compiler, at, &[&flags[..], &["-std=gnu11", "-w", "-O0", "-c", &source]].concat());
    }
    tools::run("gcc", at, &["callers.o", "callees.o", "-o", "x"]);
    let wrong = tools::run("./x", at, &[]);
    wrong.lines().map(|line| all[line.parse::<usize>().unwrap()].id).collect()
}

/// Random records of the standard types, and of all types that both compilers have, in each of six programs.
fn programs(records: usize) -> Vec<(ChaCha8Rng, Program)> {
    let of_standard_types = [(51, 3, false), (52, 2, true), (54, 3, true)].map(|(seed, members, nested)| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members, nested };
        let program = random::program(&mut rng, records, taste);
        (rng, program)
    });
    let of_every_type = [55, 56, 57].map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut program = aapcs::program(&mut rng, records, aapcs::Types::Common);
        program.target = Target::X86_64Linux;
        program.records.push(three_halves());
        (rng, program)
    });
    of_standard_types.into_iter().chain(of_every_type).collect()
}

/// `struct { _Float16 a, b; _Float16 c __attribute__((aligned(8))); }`
fn three_halves() -> Record {
    let half = |name| Field::member(name, Type::Float(FloatType::Half));
    let last = Field { aligned: lang::Align::from_bytes(8), ..half("c") };
    Record::structure("ThreeHalves", vec![half("a"), half("b"), last])
}

/// `struct { int a; char c, d; struct { int b : 15; } i[2]; }`, packed: the last element begins in the second eightbyte, where
/// the first has padding.
fn elements_across_eightbytes(program: &mut Program) -> RecordId {
    let element = RecordId(program.records.len() as u32);
    program.records.push(Record::structure("Element", vec![Field::bit_field("b", Type::INT, 15)]));
    let [c, d] = ["c", "d"].map(|name| Field::member(name, Type::Int(lang::IntType::SChar)));
    let elements = Field::member("i", Type::Array(Box::new(Type::Record(element)), 2));
    let fields = vec![Field::member("a", Type::INT), c, d, elements];
    program.records.push(Record { packed: true, ..Record::structure("Elements", fields) });
    RecordId(element.0 + 1)
}

/// `union { unsigned _BitInt(57) a; unsigned long b; }`, of which a program uses `b`.
fn union_with_bit_int(program: &mut Program) -> RecordId {
    let [a, b] = [lang::IntType::UBitInt(57), lang::IntType::ULong].map(Type::Int);
    let fields = vec![Field::member("a", a), Field::member("b", b)];
    let kind = lang::RecordKind::Union { active: 1 };
    program.records.push(Record { kind, ..Record::structure("WithBitInt", fields) });
    RecordId(program.records.len() as u32 - 1)
}

/// The records of `ids` that do not arrive whole from code of a compiler to code of the same, and the records that its dialect
/// cuts.
fn damaged_and_cut(
    (compiler, dialect): (&str, Dialect),
    program: &Program,
    ids: &[RecordId],
    rng: &mut ChaCha8Rng,
) -> [BTreeSet<RecordId>; 2] {
    let layouts = Layouts::compute(program).unwrap();
    let shapes = MemTypes::compute(program, &layouts);
    let context =
        Context { quirks: Quirks::for_dialect(dialect), ..Context::new(program, &layouts, &shapes) };
    let all: Vec<_> = ids.iter().map(|id| filled(program, &layouts, *id, rng)).collect();
    let cut = ids.iter().copied().filter(|id| lost_part(context, &Type::Record(*id)).is_some()).collect();
    [damaged(program, &all, VectorUnit::Sse, [compiler; 2]), cut]
}

fn check_what_a_compiler_cuts_does_not_reach_itself(count: usize) {
    for (mut rng, mut program) in programs(count) {
        let witness = elements_across_eightbytes(&mut program);
        let layouts = Layouts::compute(&program).unwrap();
        let anonymous = program.anonymous_records();
        let usable = |id: &RecordId| {
            let named = divergences(&program, *id).unwrap();
            let laid_out_alike = named.iter().all(|d| *d > Divergence::AlignedBitFieldUnderPack);
            layouts[*id].size.0 <= 128 && !anonymous.contains(id) && laid_out_alike
        };
        let ids: Vec<_> = program.records().map(|(id, _)| id).filter(usable).collect();
        let [damaged, cut] = damaged_and_cut(("gcc", Dialect::Gcc), &program, &ids, &mut rng);
        // A bit that is lost may be found by chance in what lies there instead.
        assert!(damaged.is_subset(&cut), "{:?}", damaged.difference(&cut).collect::<Vec<_>>());
        assert!(damaged.contains(&witness));
        let [damaged, cut] = damaged_and_cut(("clang-19", Dialect::Clang), &program, &ids, &mut rng);
        let others: Vec<_> = damaged.difference(&cut).map(|id| c::declaration(&program, *id)).collect();
        assert!(others.is_empty(), "{}", others.join("\n"));
    }
}

#[test]
#[ignore = "3 CPU s: records within each compiler"]
fn what_a_compiler_cuts_does_not_reach_itself() {
    check_what_a_compiler_cuts_does_not_reach_itself(150);
}

#[test]
#[ignore = "700 records in each program in place of 150: 13 CPU s"]
fn many_what_a_compiler_cuts_does_not_reach_itself() {
    check_what_a_compiler_cuts_does_not_reach_itself(700);
}

#[test]
fn a_union_is_cut_to_its_bit_int_before_clang_19() {
    let (mut rng, mut program) =
        (ChaCha8Rng::seed_from_u64(58), Program { records: Vec::new(), ..programs(1)[0].1.clone() });
    let union = union_with_bit_int(&mut program);
    let old = ["clang-14", "clang-16"].into_iter().filter(|clang| tools::is_there(clang));
    for clang in old.chain(["clang-19"]) {
        let version = clang.strip_prefix("clang-").unwrap().parse().ok();
        let [damaged, cut] =
            damaged_and_cut((clang, Dialect::of_clang(version)), &program, &[union], &mut rng);
        assert_eq!(
            (damaged.contains(&union), cut.contains(&union)),
            (clang != "clang-19", clang != "clang-19"),
            "{clang}"
        );
    }
}

fn has_union(program: &Program, id: RecordId) -> bool {
    let inner = program[id].fields.iter().filter_map(|field| field.ty.element().as_record());
    program[id].is_union() || inner.into_iter().any(|id| has_union(program, id))
}

/// The divergences that random records show: each as often as a record has it.
fn witnesses(programs: Vec<(ChaCha8Rng, Program)>, vectors: VectorUnit) -> BTreeMap<Divergence, usize> {
    let between = Between { vectors, ..Between::CLANG_AND_GCC };
    let mut witnesses: BTreeMap<Divergence, usize> = BTreeMap::new();
    for (mut rng, program) in programs {
        let layouts = Layouts::compute(&program).unwrap();
        let named: BTreeMap<_, _> =
            program.records().map(|(id, _)| (id, of_record(&program, id, between).unwrap())).collect();
        let anonymous = program.anonymous_records();
        let usable = |id: &RecordId| {
            let layout_differs = named[id].iter().any(|d| *d <= Divergence::AlignedBitFieldUnderPack);
            layouts[*id].size.0 <= 128 && !anonymous.contains(id) && !layout_differs
        };
        let ids: Vec<_> = program.records().map(|(id, _)| id).filter(usable).collect();
        let all: Vec<_> = ids.iter().map(|id| filled(&program, &layouts, *id, &mut rng)).collect();
        let mut damaged = damaged(&program, &all, vectors, ["clang-19", "gcc"]);
        damaged.extend(self::damaged(&program, &all, vectors, ["gcc", "clang-19"]));
        for id in ids {
            let shown = || c::declaration(&program, id);
            // Of a union only one member is filled, and it may be one that arrives.
            let spared = named[&id] == [Divergence::HiddenHalf] && has_union(&program, id);
            let as_named = damaged.contains(&id) != named[&id].is_empty();
            assert!(as_named || spared, "{:?}\n{}", named[&id], shown());
        }
        named.values().flatten().for_each(|d| *witnesses.entry(*d).or_default() += 1);
    }
    witnesses
}

fn check_records_arrive_whole_where_no_divergence_is_named(count: usize) {
    let witnesses = witnesses(programs(count), VectorUnit::Sse);
    // Those of the layout are proved with the layouts.
    let of_records = [
        Divergence::UnnamedBitFieldClass,
        Divergence::MisalignedMember,
        Divergence::FlexibleArrayMember,
        Divergence::OneLaneVector,
        Divergence::EightbyteOfHalves,
    ];
    for divergence in of_records {
        assert!(witnesses.get(&divergence).is_some_and(|n| *n > 0), "no record shows {divergence:?}");
    }
}

#[test]
fn records_arrive_whole_where_no_divergence_is_named() {
    check_records_arrive_whole_where_no_divergence_is_named(200);
}

#[test]
#[ignore = "700 records in each program in place of 200: 13 CPU s"]
fn many_records_arrive_whole_where_no_divergence_is_named() {
    check_records_arrive_whole_where_no_divergence_is_named(700);
}

/// The same of vectors of 32 bytes and records around them, by code that has registers for them.
#[test]
#[ignore = "3 CPU s: records of wide vectors between compilers"]
fn records_of_wide_vectors_arrive_whole_where_no_divergence_is_named() {
    if !tools::runs(VectorUnit::Avx) {
        return;
    }
    let programs = (58..60).map(|seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = wide::program(&mut rng, 500);
        (rng, program)
    });
    let witnesses = witnesses(programs.collect(), VectorUnit::Avx);
    for divergence in [Divergence::EmptyBesideWideVector, Divergence::UnionWithVector] {
        assert!(witnesses.get(&divergence).is_some_and(|n| *n > 0), "no record shows {divergence:?}");
    }
}
