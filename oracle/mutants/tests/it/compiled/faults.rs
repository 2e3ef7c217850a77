//! Every planted fault shows: in the tier it names, on generated programs.

use crate::it::support;

use generator::{Profile, features_for_profile};
use interpreter::{Config, Interpreter, Observation, Outcome};
use lang::{
    CallVia, CallingConvention, Features, Field, FloatType, IntType, Program, Record, RecordId, RecordKind,
    SidesDefined, Signature, Target, Type, Unit,
};
use lowering::abi::{Context, FunctionAbi, VectorUnit};
use lowering::layout::{Dialect, Layouts, answers};
use lowering::shape::MemTypes;
use lowering::{Options, PlatformStages, Stages, Tier};
use mutants::Fault;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use support::carry::{KnownTypes, carrier};
use support::native::{compile, driver, generated, generated_for_clang, ours, theirs};
use support::places::{astray, by_itself};
use support::{aapcs, tools, wide};

/// Those that show on x86-64; what only AArch64 has is in `aarch64`.
fn of_tier(tier: Tier) -> impl Iterator<Item = Fault> {
    of_unit(tier, VectorUnit::Sse)
}

/// Those that show in code with these vector registers.
fn of_unit(tier: Tier, vectors: VectorUnit) -> impl Iterator<Item = Fault> {
    let x86_64 = Fault::iter().filter(|fault| fault.exposure().is_on(lang::Target::X86_64Linux));
    x86_64.filter(move |fault| fault.exposure().tier == tier && fault.exposure().vectors == vectors)
}

/// The small programs first.
const PROFILES: [Profile; 4] = [Profile::Single, Profile::Bitfields, Profile::Calls, Profile::Mixed];

/// A spread of programs.
fn programs(each: usize) -> Vec<Program> {
    PROFILES.into_iter().flat_map(|profile| generated(profile, 77, each)).collect()
}

#[test]
fn wrong_layouts_give_wrong_answers() {
    let mut rng = ChaCha8Rng::seed_from_u64(79);
    let every_type = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
    let mut programs = programs(600);
    programs.push(Program { target: Target::X86_64Linux, ..every_type });
    for fault in of_tier(Tier::Layout) {
        let shows = |p: &Program| answered(p, fault.stages()) != answered(p, &PlatformStages);
        assert!(programs.iter().any(shows), "{fault}");
    }
}

fn answered(program: &Program, stages: &dyn Stages) -> Vec<Vec<u64>> {
    answers(program, &stages.layouts(program, Dialect::default()).unwrap())
}

/// Checks that answers change when a difference between the layouts of AArch64 and x86-64 is forgotten.
#[test]
fn wrong_layouts_give_wrong_answers_on_aarch64() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let program = aapcs::program(&mut rng, 300, aapcs::Types::Clang);
    let on_aarch64 = Fault::iter().filter(|fault| fault.exposure().target == Some(Target::AArch64Linux));
    for fault in on_aarch64.filter(|fault| fault.exposure().tier == Tier::Layout) {
        assert_ne!(answered(&program, fault.stages()), answered(&program, &PlatformStages), "{fault}");
    }
}

fn run(program: &Program, options: Options) -> (Outcome, Vec<Observation>) {
    let module = lowering::lower::program(program, &Unit::WHOLE, &options).unwrap();
    let entry = &program[program.entry].name;
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, entry, &Config::default());
    (run.outcome, run.observations.to_vec())
}

/// A fault makes wrong code, never malformed code, and ends no campaign.
#[test]
#[ignore = "12 CPU s: each fault of code is compiled"]
fn wrong_code_is_still_code() {
    let programs = programs(60);
    for fault in Fault::iter() {
        for program in &programs {
            let options = fault.options();
            let module = lowering::lower::program(program, &Unit::WHOLE, &options).unwrap();
            assert_eq!(ir::verify(&module), Ok(()), "{fault}");
            lowering::lower::layout_probes(&mut module.clone(), program, "", "probes", &options).unwrap();
        }
    }
}

/// Under semantics in which uninitialised memory is poison, none of it reaches anything that counts, unless a record without
/// members comes back from a call: nothing travels, and the bytes it leaves uninitialised are in one register with its
/// neighbours.
#[test]
fn without_faults_every_program_finishes() {
    for profile in PROFILES {
        let config =
            generator::Config { without: Features::UNNAMED_RECORD, ..generator::Config::new(profile) };
        for number in 0..300 {
            let program = generator::program(&generator::dna(77, number), &config);
            let (outcome, _) = run(&program, Options::default());
            assert_eq!(outcome, Outcome::Finished, "{}", lang::print::program(&program));
        }
    }
}

#[test]
#[ignore = "8 CPU s: each fault of code is compiled and run"]
fn wrong_code_observes_otherwise() {
    let programs = programs(1500);
    let right: Vec<_> = programs.iter().map(|program| run(program, Options::default())).collect();
    for fault in of_tier(Tier::Reference) {
        let mut pairs = programs.iter().zip(&right);
        let shows = pairs
            .any(|(p, right)| run(p, fault.options()) != *right && run(p, fault.sound_options()) == *right);
        let shows_elsewhere = |target| shows_in_carriers(fault, target) || shows_in_lists(fault, target);
        assert!(shows || Target::ALL.into_iter().any(shows_elsewhere), "{fault}");
    }
}

/// The faults of a tier that show on no other platform.
fn only_on(target: Target, tier: Tier) -> impl Iterator<Item = Fault> {
    Fault::iter()
        .filter(move |fault| fault.exposure().target == Some(target) && fault.exposure().tier == tier)
}

#[test]
fn wrong_code_for_other_platforms_observes_otherwise() {
    for target in [Target::AArch64Linux, Target::RiscV64Linux] {
        for fault in only_on(target, Tier::Reference) {
            assert!(shows_in_carriers(fault, target) || shows_in_lists(fault, target), "{fault}");
        }
    }
}

#[test]
fn wrong_calls_on_riscv64_are_other_calls() {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let program = aapcs::program(&mut rng, 600, aapcs::Types::AnyClang);
    let mut program = Program { target: Target::RiscV64Linux, ..program };
    let mut signatures = aapcs::signatures(&mut rng, &program, 1500, aapcs::Types::AnyClang);
    let real = Field::member("d", Type::Float(FloatType::Double));
    let with_pointer = vec![real, Field::member("p", Type::INT.pointer_to())];
    program.records.push(Record::structure("P".to_owned(), with_pointer));
    let ty = Type::Record(RecordId(program.records.len() as u32 - 1));
    signatures.push(Signature { ret: None, params: vec![ty], ..Default::default() });
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let context = Context::new(&program, &layouts, &shapes);
    for fault in only_on(Target::RiscV64Linux, Tier::Matrix) {
        let shows = |s: &Signature| read(context, fault.stages(), s) != read(context, &PlatformStages, s);
        assert!(signatures.iter().any(shows), "{fault}");
    }
}

/// True if it shows where lists of unnamed arguments are passed on and copied.
fn shows_in_lists(fault: Fault, target: Target) -> bool {
    let config = generator::Config { target, ..generator::Config::new(Profile::Signatures) };
    (0..2500).filter(|_| fault.exposure().is_on(target)).any(|number| {
        let program = generator::program(&generator::dna(80, number), &config);
        run(&program, fault.options()) != run(&program, Options::default())
    })
}

/// True if a part that a fault spoils does not arrive any more, of values of the whole type space.
fn shows_in_carriers(fault: Fault, target: Target) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(79);
    (0..200).filter(|_| fault.exposure().is_on(target)).any(|_| {
        let program = carrier(&mut rng, target, KnownTypes::ALL, 4).program;
        run(&program, fault.options()) != run(&program, Options::default())
    })
}

/// `union { long double l; other z; }`, taken and returned (psABI 3.2.3p2): with a `_Complex double` the one way to rule 4(e)
/// that 5(b) does not close, with a `long` the one to 5(b), which finds X87UP after INTEGER.
fn long_double_and(other: Type, program: &mut Program) -> Signature {
    let fields = vec![Field::member("l", Type::Float(FloatType::LongDouble)), Field::member("z", other)];
    let kind = RecordKind::Union { active: 0 };
    let tag = format!("L{}", program.records.len());
    program.records.push(Record { kind, ..Record::structure(tag, fields) });
    let ty = Type::Record(RecordId(program.records.len() as u32 - 1));
    Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() }
}

/// `struct { _Atomic(int) a; }`, taken and returned.
fn atomic(program: &mut Program) -> Signature {
    let field = Field { atomic: true, ..Field::member("a", Type::INT) };
    program.records.push(Record::structure(format!("A{}", program.records.len()), vec![field]));
    let ty = Type::Record(RecordId(program.records.len() as u32 - 1));
    Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() }
}

/// `union __attribute__((transparent_union)) { short a; }`, taken and returned.
fn transparent(program: &mut Program) -> Signature {
    let field = Field::member("a", Type::Int(IntType::Short));
    let record = Record::structure(format!("T{}", program.records.len()), vec![field]);
    let kind = RecordKind::Union { active: 0 };
    program.records.push(Record { kind, transparent: true, ..record });
    let ty = Type::Record(RecordId(program.records.len() as u32 - 1));
    Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() }
}

/// A complex integer, and a structure of nothing else, taken and returned.
fn complex_integers(program: &mut Program) -> [Signature; 2] {
    let complex = Type::Complex(IntType::Short.into());
    let field = Field::member("z", complex.clone());
    program.records.push(Record::structure(format!("C{}", program.records.len()), vec![field]));
    let record = Type::Record(RecordId(program.records.len() as u32 - 1));
    [complex, record].map(|ty| Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() })
}

/// Decimal numbers and structures of nothing else, taken and returned.
fn decimals(program: &mut Program) -> Vec<Signature> {
    let mut all = Vec::new();
    for float in [FloatType::Decimal32, FloatType::Decimal64, FloatType::Decimal128] {
        let field = Field::member("d", Type::Float(float));
        program.records.push(Record::structure(format!("D{}", program.records.len()), vec![field]));
        let record = Type::Record(RecordId(program.records.len() as u32 - 1));
        all.extend([Type::Float(float), record].map(|ty| Signature {
            ret: Some(ty.clone()),
            params: vec![ty],
            ..Default::default()
        }));
    }
    all
}

fn read(context: Context<'_>, stages: &dyn Stages, signature: &Signature) -> FunctionAbi {
    stages.function_abi(Context { quirks: stages.quirks(Dialect::default()), ..context }, signature)
}

/// Faulty signatures differ from clang's, which our own equal over every type.
#[test]
fn wrong_calls_have_other_signatures() {
    let mut rng = ChaCha8Rng::seed_from_u64(80);
    let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
    let mut program = Program { target: Target::X86_64Linux, ..program };
    let mut signatures = aapcs::signatures(&mut rng, &program, 3000, aapcs::Types::Clang);
    for other in [Type::Complex(FloatType::Double.into()), Type::Int(IntType::Long)] {
        signatures.push(long_double_and(other, &mut program));
    }
    signatures.push(atomic(&mut program));
    signatures.push(transparent(&mut program));
    signatures.extend(complex_integers(&mut program));
    signatures.extend(decimals(&mut program));
    let convention = CallingConvention::Microsoft;
    let with_ms_abi: Vec<_> = signatures.iter().filter(|s| convention.takes(&program, s)).cloned().collect();
    signatures.extend(with_ms_abi.into_iter().map(|signature| Signature { convention, ..signature }));
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let context = Context::new(&program, &layouts, &shapes);
    for fault in of_tier(Tier::Matrix) {
        let shows = |s: &&Signature| read(context, fault.stages(), s) != read(context, &PlatformStages, s);
        assert!(signatures.iter().any(|signature| shows(&signature)), "{fault}");
    }
}

/// The same with registers for vectors of 32 bytes.
#[test]
fn wrong_calls_with_wide_vectors_have_other_signatures() {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let program = wide::program(&mut rng, 600);
    let signatures = aapcs::signatures(&mut rng, &program, 3000, aapcs::Types::Clang);
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let context = Context { vectors: VectorUnit::Avx, ..Context::new(&program, &layouts, &shapes) };
    for fault in of_unit(Tier::Matrix, VectorUnit::Avx) {
        let shows = |s: &&Signature| read(context, fault.stages(), s) != read(context, &PlatformStages, s);
        assert!(signatures.iter().any(|signature| shows(&signature)), "{fault}");
    }
}

/// And where unnamed ones are looked for.
#[test]
fn wrong_code_with_wide_vectors_observes_otherwise() {
    let features = features_for_profile(Profile::Signatures) | Features::VECTOR_32;
    let config = generator::Config { features, ..generator::Config::new(Profile::Signatures) };
    let right = Options { vector_unit: VectorUnit::Avx, ..Options::default() };
    for fault in of_unit(Tier::Reference, VectorUnit::Avx) {
        let shows = |number| {
            let program = generator::program(&generator::dna(77, number), &config);
            run(&program, fault.options()) != run(&program, right)
        };
        assert!((0..1500).any(shows), "{fault}");
    }
}

/// The faults of calls that types of the generator show, each with the first programs whose callers' code it changes.
fn touched_programs(each: usize) -> Vec<(Fault, Vec<Program>)> {
    let of = |program: &Program, options: &Options| {
        ours(std::slice::from_ref(program), SidesDefined::Callers, CallVia::Table, options)
    };
    let candidates = generated_for_clang(Profile::Calls, 78, 4000);
    let right: Vec<_> = candidates.par_iter().map(|program| of(program, &Options::default())).collect();
    let touched = |fault: Fault| -> (Fault, Vec<Program>) {
        let pairs = candidates.iter().zip(&right);
        let touched = pairs.filter(|(p, right)| of(p, &fault.options()) != **right).take(each);
        (fault, touched.map(|(program, _)| program.clone()).collect())
    };
    let faults: Vec<Fault> = of_tier(Tier::Matrix).collect();
    let all = faults.into_par_iter().map(touched);
    all.filter(|(_, programs)| !programs.is_empty()).collect()
}

/// Our callers with a fault, clang's callees, by programs that the fault is about.
#[test]
#[ignore = "45 CPU s: each fault of calls, with the compilers on the other side"]
fn wrong_calls_meet_right_callees() {
    let touched = touched_programs(20);
    assert!(touched.len() >= 15, "{} faults", touched.len());
    touched.into_par_iter().for_each(|(fault, programs)| {
        let directory = tempfile::tempdir().unwrap();
        let at = directory.path();
        let main = compile(at, "gcc", "driver.c", &driver(&programs), "-O0");
        let callees = theirs(&programs, SidesDefined::Callees, CallVia::Table);
        let callees = compile(at, "clang-19", "callees.c", &callees, "-O1");
        let observed = |name: &str, options: &Options| {
            let text = ours(&programs, SidesDefined::Callers, CallVia::Table, options);
            let callers = compile(at, "clang-19", &format!("{name}.ll"), &text, "-O0");
            tools::run("gcc", at, &[&main, &callees, &callers, "-o", name]);
            // It may wait for a lock at an address that was never passed.
            tools::output("timeout", at, &["--signal=KILL", "20", &format!("./{name}")])
        };
        let right = observed("right", &Options::default());
        assert!(right.status.success(), "{fault}");
        let wrong = observed("wrong", &fault.options());
        assert!(!wrong.status.success() || wrong.stdout != right.stdout, "{fault}");
    });
}

/// True if a fault changes where values are passed; a large composite that is not copied is passed in its place.
fn is_of_values(fault: Fault) -> bool {
    fault != lowering::Fault::LargeCompositeNotCopied.into()
}

/// The places of an argument or a result under a fault are not those of clang.
#[test]
#[ignore = "7 CPU s: each fault of calls, compiled for AArch64"]
fn wrong_calls_on_aarch64_are_not_those_of_clang() {
    let mut rng = ChaCha8Rng::seed_from_u64(68);
    let program = aapcs::program(&mut rng, 150, aapcs::Types::Clang);
    let mut signatures: Vec<_> = program.records().map(|(id, _)| by_itself(Type::Record(id))).collect();
    signatures.extend(aapcs::signatures(&mut rng, &program, 250, aapcs::Types::Clang));
    let on_aarch64 = Fault::iter().filter(|fault| fault.exposure().target == Some(Target::AArch64Linux));
    let layouts = Layouts::compute(&program).unwrap();
    let shapes = MemTypes::compute(&program, &layouts);
    let context = Context::new(&program, &layouts, &shapes);
    let mut seen = |fault: Fault| {
        let stages = fault.stages();
        let altered =
            signatures.iter().filter(|s| read(context, stages, s) != read(context, &PlatformStages, s));
        let altered: Vec<_> = altered.take(60).cloned().collect();
        let by = |context: Context<'_>, signature: &Signature| read(context, stages, signature);
        !altered.is_empty() && !astray(&program, &altered, Dialect::Clang, by, &mut rng).is_empty()
    };
    let of_calls = on_aarch64.filter(|fault| fault.exposure().tier == Tier::Matrix && is_of_values(*fault));
    let unseen: Vec<_> = of_calls.filter(|fault| !seen(*fault)).collect();
    assert_eq!(unseen, []);
}

#[test]
fn poison_reaches_what_it_must_not() {
    let programs = generated(Profile::Poison, 52, 4000);
    for fault in Fault::iter().filter(|fault| fault.exposure().tier == Tier::Poison) {
        let shows = |program: &Program| run(program, fault.options()) != run(program, fault.sound_options());
        let found = programs.iter().position(shows);
        assert!(found.is_some(), "{fault}");
    }
}

/// A change of a large parameter by the callee changes the caller's object.
#[test]
fn a_large_composite_that_is_not_copied_is_shared() {
    let text = "void bf_observe(unsigned int, unsigned long long);
        struct S { long a, b, c; };
        static void change(struct S s) { s.a = 9; bf_observe(0U, s.a); }
        void entry(void) { struct S s = {1, 2, 3}; change(s); bf_observe(1U, s.a); }
        int main(void) { entry(); return 0; }";
    let program = lang::parse::program(text, "test.c").unwrap();
    let program = Program { target: Target::AArch64Linux, ..program };
    let observed = |options| run(&program, options).1.iter().map(|seen| seen.value).collect::<Vec<_>>();
    let fault = Fault::from(lowering::Fault::LargeCompositeNotCopied);
    assert_eq!(observed(fault.sound_options()), [9, 1]);
    assert_eq!(observed(fault.options()), [9, 9]);
}
