//! Every planted fault shows: in the tier it names, on generated programs.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use generator::{Features, Profile};
use interpreter::{Config, Interpreter, Observation, Outcome};
use lang::{
    CallVia, Field, FloatType, IntType, Program, Record, RecordId, RecordKind, SidesDefined, Signature,
    Target, Type, Unit,
};
use lowering::abi::{Context, VectorUnit, classify_signature};
use lowering::layout::{Layouts, answers};
use lowering::shape::Shapes;
use lowering::strategy::Strategy;
use lowering::{Fault, FaultSet, Options, Tier};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::carry::{Knows, carrier};
use support::native::{compile, driver, generated, ours, theirs};
use support::{aapcs, tools, wide};

/// Those that show on x86-64; what only AArch64 has is in `aarch64`.
fn of_tier(tier: Tier) -> impl Iterator<Item = Fault> {
    of_unit(tier, VectorUnit::Sse)
}

/// Those that show in code with these vector registers.
fn of_unit(tier: Tier, vectors: VectorUnit) -> impl Iterator<Item = Fault> {
    let x86_64 = Fault::ALL.iter().copied().filter(|fault| fault.exposure().is_on(lang::Target::X86_64Linux));
    x86_64.filter(move |fault| fault.exposure().tier == tier && fault.exposure().vectors == vectors)
}

/// The small programs first.
const PROFILES: [Profile; 4] = [Profile::Single, Profile::Bitfields, Profile::Calls, Profile::Mixed];

/// A spread of programs.
fn programs(each: u64) -> Vec<Program> {
    PROFILES.into_iter().flat_map(|profile| generated(profile, 77, each)).collect()
}

#[test]
fn wrong_layouts_give_wrong_answers() {
    let mut rng = ChaCha8Rng::seed_from_u64(79);
    let every_type = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
    let mut programs = programs(400);
    programs.push(Program { target: Target::X86_64Linux, ..every_type });
    let answered = |program: &Program, faults| answers(program, &Layouts::of(program, faults).unwrap());
    for fault in of_tier(Tier::Layout) {
        let shows = |p: &&Program| answered(p, FaultSet::only(fault)) != answered(p, FaultSet::NONE);
        assert!(programs.iter().any(|p| shows(&p)), "{fault}");
    }
}

/// Lowered by the strategy the fault is one of.
fn with(fault: Fault) -> Options {
    let strategy = *Strategy::named(fault.exposure().strategy).unwrap();
    Options {
        strategy,
        faults: FaultSet::only(fault),
        vector_unit: fault.exposure().vectors,
        ..Options::default()
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
fn wrong_code_is_still_code() {
    let programs = programs(60);
    for &fault in Fault::ALL {
        for program in &programs {
            let options = with(fault);
            let module = lowering::lower::program(program, &Unit::WHOLE, &options).unwrap();
            assert_eq!(ir::verify(&module), Ok(()), "{fault}");
            lowering::lower::layout_probes(&mut module.clone(), program, "", "probes", &options).unwrap();
        }
    }
}

/// Where uninitialised memory is poison, none of it reaches anything that counts, unless a record without members comes
/// back from a call: nothing travels, and the bytes it leaves uninitialised are in one register with its neighbours.
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
fn wrong_code_observes_otherwise() {
    let programs = programs(1500);
    let right: Vec<_> = programs.iter().map(|program| run(program, Options::default())).collect();
    for fault in of_tier(Tier::Reference) {
        let mut pairs = programs.iter().zip(&right);
        let shows = pairs.any(|(p, right)| run(p, with(fault)) != *right);
        let shows_elsewhere = |target| shows_in_carriers(fault, target) || shows_in_lists(fault, target);
        assert!(shows || Target::ALL.into_iter().any(shows_elsewhere), "{fault}");
    }
}

#[test]
fn wrong_code_for_aarch64_observes_otherwise() {
    let only_there = |fault: &&Fault| fault.exposure().target == Some(Target::AArch64Linux);
    for &fault in
        Fault::ALL.iter().filter(only_there).filter(|fault| fault.exposure().tier == Tier::Reference)
    {
        let target = Target::AArch64Linux;
        assert!(shows_in_carriers(fault, target) || shows_in_lists(fault, target), "{fault}");
    }
}

/// Whether it shows where lists of unnamed arguments are passed on and copied.
fn shows_in_lists(fault: Fault, target: Target) -> bool {
    let config = generator::Config { target, ..generator::Config::new(Profile::Signatures) };
    (0..2500).filter(|_| fault.exposure().is_on(target)).any(|number| {
        let program = generator::program(&generator::dna(80, number), &config);
        run(&program, with(fault)) != run(&program, Options::default())
    })
}

/// Whether what a fault spoils does not arrive any more, of values of the whole type space.
fn shows_in_carriers(fault: Fault, target: Target) -> bool {
    let mut rng = ChaCha8Rng::seed_from_u64(79);
    (0..200).filter(|_| fault.exposure().is_on(target)).any(|_| {
        let program = carrier(&mut rng, target, Knows::ALL, 4).program;
        run(&program, with(fault)) != run(&program, Options::default())
    })
}

/// `union { long double l; other z; }`, taken and returned (psABI 3.2.3p2): with a `_Complex double` the one way to rule
/// 4(e) that 5(b) does not close, with a `long` the one to 5(b), which finds X87UP behind INTEGER.
fn long_double_and(other: Type, program: &mut Program) -> Signature {
    let fields = vec![Field::member("l", Type::Float(FloatType::LongDouble)), Field::member("z", other)];
    let kind = RecordKind::Union { active: 0 };
    let tag = format!("L{}", program.records.len());
    program.records.push(Record { kind, ..Record::structure(tag, fields) });
    let ty = Type::Record(RecordId(program.records.len() as u32 - 1));
    Signature { ret: Some(ty.clone()), params: vec![ty], tail: None }
}

/// What the tests of signatures show to be clang's, over every type, is no longer.
#[test]
fn wrong_calls_have_other_signatures() {
    let mut rng = ChaCha8Rng::seed_from_u64(80);
    let program = aapcs::program(&mut rng, 600, aapcs::Types::Clang);
    let mut program = Program { target: Target::X86_64Linux, ..program };
    let mut signatures = aapcs::signatures(&mut rng, &program, 3000, aapcs::Types::Clang);
    for other in [Type::Complex(FloatType::Double), Type::Int(IntType::Long)] {
        signatures.push(long_double_and(other, &mut program));
    }
    let layouts = Layouts::of(&program, FaultSet::NONE).unwrap();
    let shapes = Shapes::of(&program, &layouts);
    let read = |faults, signature: &Signature| {
        classify_signature(Context { faults, ..Context::new(&program, &layouts, &shapes) }, signature)
    };
    for fault in of_tier(Tier::Matrix) {
        let shows = |s: &&Signature| read(FaultSet::only(fault), s) != read(FaultSet::NONE, s);
        assert!(signatures.iter().any(|signature| shows(&signature)), "{fault}");
    }
}

/// The same with registers for vectors of 32 bytes.
#[test]
fn wrong_calls_with_wide_vectors_have_other_signatures() {
    let mut rng = ChaCha8Rng::seed_from_u64(81);
    let program = wide::program(&mut rng, 600);
    let signatures = aapcs::signatures(&mut rng, &program, 3000, aapcs::Types::Clang);
    let layouts = Layouts::of(&program, FaultSet::NONE).unwrap();
    let shapes = Shapes::of(&program, &layouts);
    let read = |faults, signature: &Signature| {
        let vectors = VectorUnit::Avx;
        classify_signature(
            Context { faults, vectors, ..Context::new(&program, &layouts, &shapes) },
            signature,
        )
    };
    for fault in of_unit(Tier::Matrix, VectorUnit::Avx) {
        let shows = |s: &&Signature| read(FaultSet::only(fault), s) != read(FaultSet::NONE, s);
        assert!(signatures.iter().any(|signature| shows(&signature)), "{fault}");
    }
}

/// And where unnamed ones are looked for.
#[test]
fn wrong_code_with_wide_vectors_observes_otherwise() {
    let features = Features::of(Profile::Signatures) | Features::VECTOR_32;
    let config = generator::Config { features, ..generator::Config::new(Profile::Signatures) };
    let right = Options { vector_unit: VectorUnit::Avx, ..Options::default() };
    for fault in of_unit(Tier::Reference, VectorUnit::Avx) {
        let shows = |number| {
            let program = generator::program(&generator::dna(77, number), &config);
            run(&program, with(fault)) != run(&program, right)
        };
        assert!((0..1500).any(shows), "{fault}");
    }
}

/// For each fault of calls, some programs whose callers' code it changes.
fn touched_programs() -> (Vec<Program>, Vec<Fault>) {
    let of = |program: &Program, faults| {
        ours(std::slice::from_ref(program), SidesDefined::Callers, CallVia::Table, faults)
    };
    let candidates = generated(Profile::Calls, 78, 4000);
    let right: Vec<_> = candidates.iter().map(|program| of(program, FaultSet::NONE)).collect();
    let touched = |fault| {
        let pairs = candidates.iter().zip(&right);
        pairs.filter(move |(p, right)| of(p, FaultSet::only(fault)) != **right).take(60)
    };
    let mut programs = Vec::new();
    let mut faults = Vec::new();
    for fault in of_tier(Tier::Matrix) {
        let before = programs.len();
        programs.extend(touched(fault).map(|(program, _)| program.clone()));
        if programs.len() > before {
            faults.push(fault);
        }
    }
    (programs, faults)
}

/// Our callers with a fault, clang's callees: for each fault that types of the generator show.
#[test]
fn wrong_calls_meet_right_callees() {
    let (programs, faults) = touched_programs();
    assert!(faults.len() >= 15, "{faults:?}");
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let main = compile(at, "gcc", "driver.c", &driver(&programs), "-O0");
    let callees = compile(
        at,
        "clang-19",
        "callees.c",
        &theirs(&programs, SidesDefined::Callees, CallVia::Table),
        "-O1",
    );
    let observed = |faults| {
        let text = ours(&programs, SidesDefined::Callers, CallVia::Table, faults);
        let callers = compile(at, "clang-19", "callers.ll", &text, "-O0");
        tools::run("gcc", at, &[&main, &callees, &callers, "-o", "x"]);
        tools::output("./x", at, &[])
    };
    let right = observed(FaultSet::NONE);
    assert!(right.status.success());
    for fault in faults {
        let wrong = observed(FaultSet::only(fault));
        assert!(!wrong.status.success() || wrong.stdout != right.stdout, "{fault}");
    }
}
