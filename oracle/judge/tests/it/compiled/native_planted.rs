//! The matrix sees what is wrong, and on which side.

use crate::it::common;

use common::{echo, echo_packed, echoed, outcome_of, pairs, toolchain};
use engines::native::{CaseResult, run_programs};
use lang::{Field, Program, Record, Type};
use mutants::{Fault, StageFault};

const WORD_AND_GCC: &str = r#"
only = true
[[configuration]]
compiler = "word"
flags = ["-O0"]
[[configuration]]
compiler = "GCC"
flags = ["-O0"]
"#;

fn run_with_fault(fault: impl Into<Fault>, program: Program) -> CaseResult {
    let mut toolchain = toolchain(WORD_AND_GCC);
    toolchain.set_lowering(fault.into().options());
    run_programs(&toolchain, &[program]).unwrap().results.remove(0)
}

#[test]
fn a_record_passed_wrongly_is_seen_only_where_two_compilers_meet() {
    let result = run_with_fault(StageFault::UnalignedInRegisters, echo_packed());
    let right = pairs(outcome_of(&result, "GCC -O0"));
    assert_eq!(right, echoed(9));
    assert_eq!(pairs(outcome_of(&result, "word -O0")), right, "wrong on both sides, the fault cancels");
    assert_ne!(pairs(outcome_of(&result, "word -O0 > GCC -O0")), right);
    assert_ne!(pairs(outcome_of(&result, "GCC -O0 > word -O0")), right);
}

#[test]
fn a_bit_field_read_wrongly_is_seen_on_the_side_that_reads_it() {
    let result = run_with_fault(StageFault::SignExtensionForgotten, echo(1));
    let wrong_at = |engine| -> Vec<u32> {
        let observed = pairs(outcome_of(&result, engine));
        observed.iter().zip(echoed(1)).filter(|(was, is)| **was != *is).map(|(was, _)| was.0).collect()
    };
    assert_eq!(wrong_at("GCC -O0"), [0; 0]);
    assert_eq!(wrong_at("GCC -O0 > word -O0"), [3]);
    assert_eq!(wrong_at("word -O0 > GCC -O0"), [0]);
    assert_eq!(wrong_at("word -O0"), [3, 0]);
}

#[test]
fn a_record_laid_out_wrongly_is_seen_before_it_is_passed() {
    let mut program = echo(1);
    let fields =
        vec![Field::member("c", Type::Int(lang::IntType::Char)), Field::bit_field("b", Type::INT, 3)];
    program.records.push(Record::structure("T", fields));
    let result = run_with_fault(StageFault::FieldOpensUnit, program);
    let [word, gcc] = &result.layouts[..] else { panic!("two configurations") };
    let answers = [&word.outcome, &gcc.outcome].map(pairs);
    assert_eq!(answers[0].len(), answers[1].len());
    assert_ne!(answers[0], answers[1]);
}
