//! LLVM signatures against those clang 19 writes, thousands to a process.

use crate::support;

use std::fmt::Write;

use lang::{Function, Local, Program, Side, SidesDefined, Signature, Target, Type, Unit};
use lowering::abi::VectorUnit;
use lowering::{ClangCompat, Options};
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use support::random::{self, RandomTypes};
use support::{aapcs, c, tools, wide};

/// The prototype of function `f{index}`.
fn prototype(program: &Program, index: usize, signature: &Signature) -> String {
    let mut params: Vec<_> = signature.params.iter().map(|ty| c::declare(program, ty, "")).collect();
    if let Some(tail) = signature.tail {
        params.truncate(tail.named as usize);
        params.push("...".to_owned());
    }
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    let ret = signature.ret.as_ref().unwrap_or(&Type::Void);
    let convention = signature.convention.attribute().unwrap_or_default();
    format!("{convention} {}", c::declare(program, ret, &format!("f{index}({params})")))
}

/// A clang, and its options.
#[derive(Clone, Copy)]
struct Clang {
    compat: ClangCompat,
    vectors: VectorUnit,
}

const CLANG_19: Clang = Clang { compat: ClangCompat::Clang19, vectors: VectorUnit::Sse };

/// The declarations that clang gives the functions, by number.
fn clangs(clang: Clang, program: &Program, signatures: &[Signature]) -> Vec<String> {
    let directory = tempfile::tempdir().unwrap();
    let mut text = c::declarations(program);
    for (index, signature) in signatures.iter().enumerate() {
        writeln!(text, "{};", prototype(program, index, signature)).unwrap();
    }
    text.push_str("void *all[] = {");
    for index in 0..signatures.len() {
        write!(text, "f{index}, ").unwrap();
    }
    text.push_str("};\n");
    std::fs::write(directory.path().join("x.c"), text).unwrap();
    let args = ["-w", "-S", "-emit-llvm", "-O0", "-fno-pie", "x.c", "-o", "x.ll"];
    let flags = tools::target_flags(program.target);
    let vectors: Vec<&str> = clang.vectors.flag().into_iter().collect();
    tools::run(clang.compat.name(), directory.path(), &[flags, &vectors, &args].concat());
    let printed = std::fs::read_to_string(directory.path().join("x.ll")).unwrap();
    let mut declared = vec![String::new(); signatures.len()];
    for line in printed.lines().filter(|line| line.starts_with("declare ")) {
        let name = line.split("@f").nth(1).and_then(|rest| rest.split('(').next()).unwrap();
        declared[name.parse::<usize>().unwrap()] = normalised(line);
    }
    declared
}

/// Without function attributes, attributes sorted per parameter, anonymous tags alike.
fn normalised(line: &str) -> String {
    let line = line.rsplit_once(" #").map_or(line, |(head, _)| head);
    let line = line.split_once(" nounwind").map_or(line, |(head, _)| head);
    // LLVM 21 marks arguments in memory that nobody reads after the call, which earlier ones cannot read.
    line.replace(" dead_on_return", "")
        .replace("dead_on_unwind writable sret", "sret")
        .replace("writable dead_on_unwind sret", "sret")
        .replace("zeroext noundef", "noundef zeroext")
        .replace("signext noundef", "noundef signext")
}

/// The declarations that we give them: functions of the callee side, seen from the caller side.
fn ours(clang: Clang, program: &Program, signatures: &[Signature]) -> Vec<String> {
    let functions = signatures.iter().enumerate().map(|(index, signature)| function(index, signature));
    let program = Program { functions: functions.collect(), ..program.clone() };
    let unit = Unit { define: SidesDefined::Callers, ..Unit::WHOLE };
    let Clang { compat, vectors } = clang;
    let options = Options { compat, vector_unit: vectors, ..Options::default() };
    let module = lowering::lower::program(&program, &unit, &options).unwrap();
    let text = ir::print_module(&module);
    let declared = text.lines().filter(|line| line.starts_with("declare ") && line.contains("@f"));
    declared.map(normalised).collect()
}

fn function(index: usize, signature: &Signature) -> Function {
    let local = |ty: &Type| Local { name: "p".into(), ty: ty.clone(), volatile: false };
    Function {
        tail: signature.tail,
        name: format!("f{index}").into(),
        ret: signature.ret.clone(),
        params: signature.params.len() as u32,
        locals: signature.params.iter().map(local).collect(),
        body: Vec::new(),
        recursive: false,
        va_copy_before: None,
        convention: signature.convention,
        side: Side::Callee,
    }
}

/// True where they differ only in that ours carries all of an eightbyte of which clang loses a part
/// (the quirk `hidden-half`).
fn completed(ours: &str, clangs: &str) -> bool {
    let words = |text: &str| -> Vec<String> {
        let one_word = text.replace("<4 x half>", "halves").replace("<2 x half>", "pair");
        one_word.split([' ', ',', '(', ')']).map(str::to_owned).collect()
    };
    let (ours, clangs) = (words(ours), words(clangs));
    let same = |(ours, clangs): (&String, &String)| {
        ours == clangs || (ours == "halves" && ["pair", "float"].contains(&clangs.as_str()))
    };
    ours.len() == clangs.len() && ours.iter().zip(&clangs).all(same)
}

fn check(clang: Clang, program: &Program, signatures: &[Signature]) {
    let (ours, clangs) = (ours(clang, program, signatures), clangs(clang, program, signatures));
    assert_eq!(ours.len(), clangs.len());
    let completed =
        |index: &usize| ours[*index] != clangs[*index] && completed(&ours[*index], &clangs[*index]);
    let completed: Vec<usize> = (0..signatures.len()).filter(completed).collect();
    assert!(completed.len() * 50 <= signatures.len(), "{}", completed.len());
    for (index, signature) in signatures.iter().enumerate().filter(|(index, _)| !completed.contains(index)) {
        let used = signature.params.iter().chain(&signature.ret).filter_map(Type::as_record);
        let records = || used.map(|id| c::declaration(program, id)).collect::<Vec<_>>().join("\n");
        assert_eq!(ours[index], clangs[index], "{}\n{}", prototype(program, index, signature), records());
    }
}

#[test]
fn random_signatures() {
    for (seed, members, nested) in [(31, 3, false), (32, 4, true), (33, 6, true)] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members, nested };
        let program = random::program(&mut rng, 600, taste);
        let signatures = random::signatures(&mut rng, &program, 1500);
        check(CLANG_19, &program, &signatures);
    }
}

/// Other shapes, other types of eightbytes. Left out as in `shapes`.
#[test]
fn random_signatures_of_clang_16() {
    if !tools::is_there("clang-16") {
        return;
    }
    let mut rng = ChaCha8Rng::seed_from_u64(34);
    let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members: 5, nested: true };
    let program = random::program(&mut rng, 600, taste);
    let signatures = random::signatures(&mut rng, &program, 1500);
    check(Clang { compat: ClangCompat::Clang16, ..CLANG_19 }, &program, &signatures);
}

/// Other layouts, and `_BitInt` extended by its sign.
#[test]
fn random_signatures_of_clang_22() {
    if !tools::is_there_by_chance("clang-22") {
        return;
    }
    for target in [Target::X86_64Linux, Target::AArch64Linux] {
        let mut rng = ChaCha8Rng::seed_from_u64(38);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members: 5, nested: true };
        let program = Program { target, ..random::program(&mut rng, 600, taste) };
        let signatures = random::signatures(&mut rng, &program, 1500);
        check(Clang { compat: ClangCompat::Clang22, ..CLANG_19 }, &program, &signatures);
    }
}

/// Records with a `__float128`, and others that two vector registers or one of each kind take.
const QUADS: &str = "struct S { __float128 a; }; struct A { struct S a[1]; }; union U { __float128 a; long b; };\n\
                     union V { __float128 a; float b; }; struct F { int a : 5; __float128 b; };\n\
                     struct P { double a, b; }; struct L { long a; double b; };\n\
                     /* side: caller */ void entry(void) { } int main(void) { entry(); return 0; }";

#[test]
fn records_of_float128() {
    let program = lang::parse::program(QUADS, "quads.c").unwrap();
    let quad = Type::Float(lang::FloatType::Quad);
    let records = program.records().map(|(id, _)| Type::Record(id));
    let scalars = [
        quad.clone(),
        quad,
        Type::Complex(lang::FloatType::Quad.into()),
        Type::Float(lang::FloatType::Double),
    ];
    let types: Vec<Type> = records.chain(scalars).collect();
    let mut rng = ChaCha8Rng::seed_from_u64(36);
    let mut ty = || types.choose(&mut rng).unwrap().clone();
    let signatures: Vec<_> = (0..1500)
        .map(|count| Signature {
            ret: Some(ty()),
            params: (0..count % 12).map(|_| ty()).collect(),
            ..Default::default()
        })
        .collect();
    check(CLANG_19, &program, &signatures);
}

#[test]
fn random_signatures_on_aarch64() {
    for (seed, members, nested) in [(35, 3, false), (36, 6, true)] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let taste = RandomTypes { attributes: true, aligned_bit_fields: true, members, nested };
        let program = random::program(&mut rng, 600, taste);
        let program = Program { target: Target::AArch64Linux, ..program };
        let signatures = random::signatures(&mut rng, &program, 1500);
        check(CLANG_19, &program, &signatures);
    }
}

/// Each record by value, as argument and as result, and after registers of either kind are almost used up.
fn by_value(program: &Program) -> Vec<Signature> {
    let anonymous = program.anonymous_records();
    let usable = program.records().filter(|(id, _)| !anonymous.contains(id));
    let of = |(id, _): (lang::RecordId, _)| {
        let (record, double) = (Type::Record(id), Type::Float(lang::FloatType::Double));
        let before = if id.index() % 2 == 0 { vec![Type::INT; 7] } else { vec![double; 7] };
        let params = before.into_iter().chain([record.clone(), record.clone()]).collect();
        Signature { ret: Some(record), params, ..Default::default() }
    };
    usable.map(of).collect()
}

#[test]
fn random_signatures_on_riscv64() {
    for round in 0..tools::rounds(2000) / 2 + 1 {
        let mut rng = ChaCha8Rng::seed_from_u64(3000 + round);
        let taste =
            RandomTypes { attributes: true, aligned_bit_fields: true, members: 3, nested: round % 2 == 0 };
        let program = random::program(&mut rng, 2000, taste);
        let program = Program { target: Target::RiscV64Linux, ..program };
        let mut signatures = random::signatures(&mut rng, &program, 500);
        signatures.extend(by_value(&program));
        check(CLANG_19, &program, &signatures);
    }
}

/// With all the types that clang has on RISC-V.
#[test]
fn signatures_of_the_whole_type_space_on_riscv64() {
    for round in 0..tools::rounds(2000) / 2 + 1 {
        let mut rng = ChaCha8Rng::seed_from_u64(4000 + round);
        let program = aapcs::program(&mut rng, 2000, aapcs::Types::AnyClang);
        let program = Program { target: Target::RiscV64Linux, ..program };
        let mut signatures = aapcs::signatures(&mut rng, &program, 500, aapcs::Types::AnyClang);
        signatures.iter_mut().for_each(|signature| signature.tail = None);
        signatures.extend(by_value(&program));
        check(CLANG_19, &program, &signatures);
    }
}

/// `__int128`, `_BitInt`, `_Float16`, `long double`, complex numbers, vectors, empty records, flexible arrays.
#[test]
fn signatures_of_the_whole_type_space() {
    for seed in 41..45 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
        let program = Program { target: Target::X86_64Linux, ..program };
        let mut signatures = aapcs::signatures(&mut rng, &program, 1500, aapcs::Types::Clang);
        signatures.iter_mut().for_each(|signature| signature.tail = None);
        check(CLANG_19, &program, &signatures);
    }
}

/// The signatures that a function with `ms_abi` can have, with it. clang leaves the copy of a vector to LLVM, which we make.
fn with_ms_abi(program: &Program, signatures: Vec<Signature>) -> Vec<Signature> {
    let convention = lang::CallingConvention::Microsoft;
    let fits = |signature: &Signature| {
        let vectors = signature.params.iter().any(|ty| matches!(ty, Type::Vector(..)));
        convention.takes(program, signature) && !vectors
    };
    signatures.into_iter().filter(fits).map(|signature| Signature { convention, ..signature }).collect()
}

#[test]
fn signatures_with_ms_abi() {
    for seed in 55..59 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
        let program = Program { target: Target::X86_64Linux, ..program };
        let mut signatures = aapcs::signatures(&mut rng, &program, 4000, aapcs::Types::Clang);
        signatures.iter_mut().for_each(|signature| signature.tail = None);
        signatures.extend(by_value(&program));
        let signatures = with_ms_abi(&program, signatures);
        assert!(signatures.len() > 600, "{}", signatures.len());
        check(CLANG_19, &program, &signatures);
    }
}

/// Homogeneous aggregates, quad-words, vectors, complex and bit-precise numbers.
#[test]
fn signatures_of_aapcs64() {
    for seed in 37..40 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
        let mut signatures = aapcs::signatures(&mut rng, &program, 1500, aapcs::Types::Clang);
        signatures.iter_mut().for_each(|signature| signature.tail = None);
        check(CLANG_19, &program, &signatures);
    }
}

/// Vectors of up to 64 bytes, and records around them, with each kind of registers for them.
#[test]
fn signatures_with_wide_vectors() {
    for (seed, vectors) in (46..).zip(VectorUnit::ALL.into_iter().cycle()).take(6) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = wide::program(&mut rng, 600);
        let signatures = aapcs::signatures(&mut rng, &program, 1500, aapcs::Types::Clang);
        check(Clang { vectors, ..CLANG_19 }, &program, &signatures);
    }
}

/// The same of the whole type space: that other types do not care.
#[test]
fn signatures_of_the_whole_type_space_with_wide_registers() {
    for (seed, vectors) in [(52, VectorUnit::Avx), (53, VectorUnit::Avx512)] {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
        let program = Program { target: Target::X86_64Linux, ..program };
        let mut signatures = aapcs::signatures(&mut rng, &program, 1500, aapcs::Types::Clang);
        signatures.iter_mut().for_each(|signature| signature.tail = None);
        check(Clang { vectors, ..CLANG_19 }, &program, &signatures);
    }
}
