//! Binary operations.

use std::ops::RangeInclusive;

use interpreter::{Config, Fault};
use ir::{ArithFlags, BinaryOp, Const};

use crate::table::cases::config;
use crate::table::rule::{binary, is_division};
use crate::table::{CaseResult, TableCases, TestOperand};

/// Every integer operation with every combination of its flags.
pub(crate) fn operations() -> Vec<(BinaryOp, ArithFlags)> {
    let mut operations = Vec::new();
    for &op in BinaryOp::ALL.iter().filter(|op| !op.is_float()) {
        for first in [false, true] {
            for second in [false, true] {
                let none = ArithFlags::NONE;
                let (flags, both) = match op {
                    BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl => {
                        (ArithFlags { nuw: first, nsw: second, ..none }, true)
                    }
                    BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::LShr | BinaryOp::AShr => {
                        (ArithFlags { exact: first, ..none }, false)
                    }
                    BinaryOp::Or => (ArithFlags { disjoint: first, ..none }, false),
                    _ => (none, false),
                };
                if !second || both {
                    operations.push((op, flags));
                }
            }
        }
    }
    operations.dedup();
    operations
}

/// The allowed results: one for each choice of undef bits.
fn allowed(op: BinaryOp, flags: ArithFlags, a: TestOperand, b: TestOperand, width: usize) -> Vec<CaseResult> {
    let mut allowed = Vec::new();
    for a in a.rows(width) {
        for b in b.rows(width) {
            allowed.push(binary(op, flags, a.as_ref(), b.as_ref()).into());
        }
    }
    allowed
}

fn scalars(widths: RangeInclusive<usize>, values: fn(usize) -> Vec<TestOperand>) -> TableCases {
    let mut cases = TableCases::new();
    for width in widths {
        let ty = cases.module.types.int(width as u32);
        for (op, flags) in operations() {
            for a in values(width) {
                for &b in &values(width) {
                    let name = format!("{} {flags:?} i{width} {a:?}, {b:?}", op.keyword());
                    let operands = (a.constant(ty), b.constant(ty));
                    cases.add(name, allowed(op, flags, a, b, width), |f| {
                        f.binary(op, flags, operands.0, operands.1)
                    });
                }
            }
        }
    }
    cases
}

#[test]
fn operations_are_complete() {
    assert_eq!(operations().len(), 4 * 4 + 4 * 2 + 2 + 4);
}

#[test]
fn on_known_operands_and_poison() {
    let count = operations().len() * (3 * 3 + 5 * 5 + 9 * 9 + 17 * 17);
    scalars(1..=4, |width| TestOperand::of_width(width).collect()).check(&Config::default(), count);
}

#[test]
fn on_undef() {
    let count = operations().len() * (4 * 4 + 6 * 6 + 10 * 10 + 18 * 18);
    scalars(1..=4, |width| TestOperand::all_and_undef(width).collect()).check(&config("llvm-19"), count);
}

/// In a semantics without undef, the undef constant is poison.
#[test]
fn without_undef_the_undef_constant_is_poison() {
    let mut cases = TableCases::new();
    let ty = cases.module.types.int(3);
    for (op, flags) in operations() {
        for b in TestOperand::of_width(3) {
            let expected = allowed(op, flags, TestOperand::Poison, b, 3);
            cases.add(format!("{op:?} undef, {b:?}"), expected, |f| {
                f.binary(op, flags, Const::Undef(ty), b.constant(ty))
            });
        }
    }
    cases.check(&Config::default(), operations().len() * 9);
}

/// Lanes are computed separately, beside a poison lane.
#[test]
fn lanes_are_independent_of_poison_neighbours() {
    let mut cases = TableCases::new();
    let mut count = 0;
    for width in 1..=3 {
        let ty = cases.module.types.int(width as u32);
        let pair = cases.module.types.vector(2, ty);
        for (op, flags) in operations().into_iter().filter(|&(op, _)| !is_division(op)) {
            for a in TestOperand::of_width(width) {
                for b in TestOperand::of_width(width) {
                    count += 1;
                    let expected = allowed(op, flags, a, b, width);
                    let vector = |value: TestOperand, module: &mut ir::Module| {
                        module.aggregate(pair, vec![Const::Poison(ty), value.constant(ty)])
                    };
                    let (x, y) = (vector(a, &mut cases.module), vector(b, &mut cases.module));
                    cases.add(format!("{op:?} {flags:?} <2 x i{width}> {a:?}, {b:?}"), expected, |f| {
                        let result = f.binary(op, flags, x, y);
                        f.extract_element(ty, result, Const::i32(1))
                    });
                }
            }
        }
    }
    cases.check(&Config::default(), count);
    assert_eq!(count, (operations().len() - 6) * (3 * 3 + 5 * 5 + 9 * 9));
}

/// The tables detect planted faults in arithmetic.
#[test]
fn faults_are_found() {
    let cases = scalars(2..=3, |width| TestOperand::of_width(width).collect());
    let faults = [
        Fault::AShrAsLShr,
        Fault::LShrAsAShr,
        Fault::SDivRoundsDown,
        Fault::SRemSignOfDivisor,
        Fault::UDivAsSDiv,
        Fault::PoisonIgnored,
        Fault::FlagsIgnored,
        Fault::AndZeroKnown,
        Fault::DivisionByPoison,
        Fault::ShiftAmountWraps,
        Fault::NswSubIgnored,
        Fault::NswMulIgnored,
        Fault::NswShlIgnored,
        Fault::NuwIgnored,
        Fault::ExactDivisionIgnored,
        Fault::ExactShiftIgnored,
        Fault::DisjointIgnored,
    ];
    for fault in faults {
        assert!(cases.detect(fault), "{fault}");
    }
}
