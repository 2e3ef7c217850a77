//! The findings of each target: mistakes that are planted, as mutants of the engines or as a wrong part in the place of a right
//! one.

use crate::it::inputs;

use std::time::Duration;

use bitfrost_fuzz::passes::{TRANSFORMATIONS, Transformation};
use bitfrost_fuzz::reader::{OF_LANGUAGE, OTHERS, Reader};
use bitfrost_fuzz::round_trip::{self, C, LLVM_IR, Notation};
use bitfrost_fuzz::{
    Agreement, InputKind, Violation, calls, is_small, layout, lowering_agrees, module, module_case, passes,
};
use bitfrost_fuzz::{program, reader, reduction, two_engines};
use host::clock::thread_cpu;
use inputs::{fresh, stored};
use interpreter::{Fault, FaultSet, Interpreter, Semantics};
use judge::ModuleCase;
use judge::inprocess::modules::ModuleInterpreters;
use judge::inprocess::{InProcess, InProcessSettings};
use lang::Program;
use mutants::StageFault;
use reducer::{EntryModule, Interestingness, ReduceError, Reducible, Reduction, ReductionOptions, reduce};

fn programs(count: u32) -> Vec<Program> {
    let inputs = stored("seeds").into_iter().chain(fresh(InputKind::C, count));
    inputs.map(|input| program(&input).unwrap()).collect()
}

fn modules(count: u32) -> Vec<EntryModule> {
    let inputs = stored("experiments").into_iter().chain(fresh(InputKind::LlvmIr, count));
    inputs.map(|input| module(&input).unwrap()).collect()
}

/// The first property that does not hold.
fn violated<T>(cases: &[T], check: impl Fn(&T) -> Result<(), Violation>) -> Option<&'static str> {
    cases.iter().find_map(|case| check(case).err()).map(|violation| violation.property)
}

#[test]
fn calls_finds_wrong_classifications() {
    let programs = programs(1500);
    let planted = [
        (StageFault::SretKeepsRegister, "no register holds two parts"),
        (StageFault::ResultPointerNotCounted, "no register holds two parts"),
        (StageFault::ResultPointerAsArgument, "a result's address has its register"),
        (StageFault::FloatPairSplit, "every byte of a value is passed"),
        (StageFault::ComplexIsOneMember, "every byte of a value is passed"),
        (StageFault::UnionFlattened, "every byte of a value is passed"),
        (StageFault::PairNotSplit, "the parts of a value do not overlap"),
        (StageFault::LargeRecordInRegisters, "the registers hold the part"),
        (StageFault::HomogeneousOfFive, "a large record is not in registers"),
        (StageFault::ExhaustionPerEightbyte, "a record is not divided between registers and stack"),
        (StageFault::ByvalAlignEight, "a copy is aligned as its type is"),
    ];
    for (fault, property) in planted {
        let stages = mutants::Fault::from(fault).stages();
        assert_eq!(
            violated(&programs, |program| calls::check_stages(program, stages)),
            Some(property),
            "{fault}"
        );
    }
}

#[test]
fn lowering_finds_wrong_code() {
    let programs = programs(100);
    let mut engines = InProcess::default();
    for fault in
        [StageFault::SignExtensionForgotten, StageFault::NeighbourClobbered, StageFault::ValueNotTruncated]
    {
        let lowering = mutants::Fault::from(fault).options();
        let settings = InProcessSettings { lowering, ..InProcessSettings::default() };
        let found = |program: &Program| lowering_agrees(&mut engines, program, &settings) == Agreement::No;
        assert!(programs.iter().any(found), "{fault}");
    }
}

#[test]
fn layout_finds_stores_that_are_elsewhere() {
    let programs = programs(100);
    let mut interpreter = Interpreter::default();
    for fault in [StageFault::PackedRecordIgnored, StageFault::UnionSizeOfFirst, StageFault::StraddleAllowed]
    {
        let options = mutants::Fault::from(fault).options();
        let mut found = |program: &Program| layout::first_disagreement(&mut interpreter, program, &options);
        assert!(programs.iter().any(|program| found(program).is_some()), "{fault}");
    }
}

#[test]
fn interpreter_finds_a_wrong_machine() {
    let inputs: Vec<_> = stored("experiments").into_iter().chain(fresh(InputKind::LlvmIr, 300)).collect();
    let cases: Vec<_> = inputs.iter().map(|input| module_case(input).unwrap()).collect();
    let planted = [
        Fault::ZExtAsSExt,
        Fault::SExtAsZExt,
        Fault::TruncKeepsHighBits,
        Fault::UnsignedCompareAsSigned,
        Fault::ReturnDropsSecond,
        Fault::ArgumentsSwapped,
        Fault::SwitchLosesLastCase,
        Fault::FreezeForwards,
        Fault::FreezeVectorWhole,
        Fault::ReturnSpreadsPoison,
        Fault::VectorLoadWhole,
    ];
    for fault in planted {
        let mut interpreters = ModuleInterpreters::new(FaultSet::single(fault));
        let found =
            |case: &ModuleCase| two_engines(&mut interpreters, case, is_small(&case.module)).is_some();
        assert!(cases.iter().any(found), "{fault:?}");
    }
}

#[test]
fn roundtrip_finds_a_reader_or_printer_that_forgets() {
    let narrower =
        Notation { read: |text| (C.read)(&text.replace("unsigned int a : 3", "unsigned int a : 4")), ..C };
    let property = violated(&programs(50), |program| round_trip::program(&narrower, program));
    assert_eq!(property, Some("what is read back prints the same"));
    let flagless = Notation { read: |text| (LLVM_IR.read)(&text.replace("add nsw", "add")), ..LLVM_IR };
    let property = violated(&modules(50), |case| round_trip::module(&flagless, &case.module));
    assert_eq!(property, Some("what is read back prints the same"));
    let unreadable = Notation { print: |program| format!("{}}}", (C.print)(program)), ..C };
    let property = violated(&programs(0), |program| round_trip::program(&unreadable, program));
    assert_eq!(property, Some("the printed text is read back"));
}

#[test]
fn reader_finds_what_takes_long_and_what_says_nothing() {
    const SHORT: Duration = Duration::from_millis(20);
    let busy = |_: &[u8]| {
        let started = thread_cpu();
        while thread_cpu().saturating_sub(started) < SHORT {}
        Ok(())
    };
    let slow = [Reader { name: "slow", read: busy }];
    assert_eq!(reader::check_within(&slow, b"", SHORT).unwrap_err().property, "a reader ends in time");
    assert_eq!(reader::sentence("").unwrap_err().property, "a refusal is a sentence");
    assert_eq!(reader::check(&OF_LANGUAGE, b"int").and_then(|()| reader::check(OTHERS, b"int")), Ok(()));
}

/// Keeps everything, whatever the verdict of the test.
fn lazy<T: Reducible>(
    case: &T,
    test: &mut dyn Interestingness<T>,
    options: &ReductionOptions,
) -> Result<Reduction<T>, ReduceError> {
    let reduction = reduce(case, test, options)?;
    Ok(Reduction { case: case.clone(), ..reduction })
}

/// Drops everything, whatever the verdict of the test.
fn eager<T: Reducible>(
    case: &T,
    test: &mut dyn Interestingness<T>,
    options: &ReductionOptions,
) -> Result<Reduction<T>, ReduceError> {
    let reduction = reduce(case, test, options)?;
    Ok(Reduction { case: case.empty(), ..reduction })
}

#[test]
fn reducer_finds_results_that_are_not_smaller_or_not_interesting() {
    let (programs, modules) = (programs(0), modules(0));
    let of_programs =
        |reducer| violated(&programs, |program| reduction::check::<Program>(reducer, program, 3));
    assert_eq!(of_programs(lazy), Some("a reduction tells the sizes"));
    assert_eq!(of_programs(eager), Some("a reduced case is interesting"));
    let of_modules = |reducer| violated(&modules, |case| reduction::check::<EntryModule>(reducer, case, 3));
    assert_eq!(of_modules(lazy), Some("a reduction tells the sizes"));
    assert_eq!(of_modules(eager), Some("a reduced case is interesting"));
}

/// The module with other text in the place of some.
fn rewritten(case: &EntryModule, from: &str, to: &str) -> Option<EntryModule> {
    let module = ir::read_module(&ir::print_module(&case.module).replace(from, to)).ok()?;
    Some(EntryModule { module, ..case.clone() })
}

/// Two members in one word, of which one is written: the word is frozen, and the other is read. Right is a word that is not.
const NEIGHBOURS: &[u8] = b"%s = type \\{ i3, i5 }/

declare void @bf_observe(i32, i64)

define void @entry() {
  %p = alloca %s, align 8
  storefield %s, i3 5, ptr %p, i32 0, align 1
  storefield %s, i5 9, ptr %p, i32 1, align 1
  %v = loadfield %s, ptr %p, i32 0, align 1
  %w = zext i3 %v to i64
  call void @bf_observe(i32 0, i64 %w)
  ret void
}
";

#[test]
fn passes_finds_transformations_that_do_something_else() {
    let mut modules = modules(200);
    modules.push(module(NEIGHBOURS).unwrap());
    let wrong: [Transformation; 3] = [
        Transformation { name: "sub", holds: |_| true, apply: |case| rewritten(case, " = add ", " = sub ") },
        Transformation {
            name: "sext",
            holds: |_| true,
            apply: |case| rewritten(case, " = zext ", " = sext "),
        },
        // Right only where memory does not start as poison.
        Transformation { holds: |_| true, ..TRANSFORMATIONS[TRANSFORMATIONS.len() - 1] },
    ];
    for transformation in wrong {
        let check = |case: &EntryModule| passes::check(&[transformation], case, Semantics::THESIS);
        let property = violated(&modules, check);
        assert_eq!(
            property,
            Some("a transformed module does what the module may"),
            "{}",
            transformation.name
        );
    }
}
