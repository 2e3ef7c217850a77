//! Every fault is visible, and only when it is switched on.

use lang::{
    BinaryOp::*, Case, ComplexPart, FloatType, Init, IntType, PartType, PathStep, StepOp, Stmt, Type,
};

use super::build::*;
use super::{Fault, check_fault};

/// Declares an `S` in local 0 with these members and then does `body`.
fn with_s(values: &[i128], mut body: Vec<Stmt>) -> lang::Program {
    body.insert(0, declare(0, members(values)));
    Build::entry(&[S, S], body).0
}

#[test]
fn every_fault_is_visible() {
    for fault in Fault::ALL {
        let (program, sound, faulty) = witness(*fault);
        check_fault(&program, *fault, &sound, &faulty);
    }
}

/// A program, what it observes, and what it observes with the fault.
fn witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    match fault {
        Fault::BitFieldStoreNotTruncated
        | Fault::SignedBitFieldReadAsUnsigned
        | Fault::NarrowBitFieldPromotesToUnsigned
        | Fault::AssignmentYieldsRightOperand
        | Fault::CompoundInPlaceType => bit_field_witness(fault),
        Fault::RecordPassedByReference
        | Fault::RecordAssignmentDropsLast
        | Fault::OmittedInitializerIsOne => record_witness(fault),
        Fault::SwitchFallsThrough => {
            let cases =
                vec![Case { label: lang::Number::ONE, body: vec![observe(int(1))], falls_through: false }];
            let switch = Stmt::Switch { value: int(1), cases, default: vec![observe(int(2))] };
            (Build::entry(&[], vec![switch]).0, vec![1], vec![1, 2])
        }
        Fault::LongDoubleInDouble
        | Fault::HalfNotRounded
        | Fault::BitIntNotWrapped
        | Fault::WideCompareSigned
        | Fault::ComplexPartsSwapped
        | Fault::VectorLanesReversed => type_witness(fault),
        _ => expression_witness(fault),
    }
}

/// Programs for faults that only types beyond the standard ones show.
fn type_witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    let (unsigned, seven) = (Type::Int(IntType::UInt128), Type::Int(IntType::UBitInt(7)));
    let (long, half) = (Type::Float(FloatType::LongDouble), Type::Float(FloatType::Half));
    let (expr, sound, faulty) = match fault {
        Fault::ComplexPartsSwapped | Fault::VectorLanesReversed => return part_witness(fault),
        Fault::LongDoubleInDouble => {
            let tiny = || float(2f64.powi(-60), long.clone());
            let sum = binary_of(Add, float(1.0, long.clone()), tiny(), long.clone());
            let rest = binary_of(Sub, sum, float(1.0, long.clone()), long.clone());
            (binary(Equal, rest, tiny()), 1, 0)
        }
        Fault::HalfNotRounded => (float(2049.0, FLOAT).cast(half).cast(Type::INT), 2048, 2049),
        Fault::BitIntNotWrapped => (int(200).cast(seven).cast(Type::INT), 72, 200),
        _ => (binary(Less, int(1).cast(unsigned.clone()), int(-1).cast(unsigned)), 1, 0),
    };
    (Build::entry(&[], vec![observe(expr)]).0, vec![sound], vec![faulty])
}

/// A complex number or a vector that is written whole and read in parts.
fn part_witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    let (ty, init, first) = match fault {
        Fault::ComplexPartsSwapped => {
            let parts = [1.0, 2.0].map(|part| Box::new(float(part, DOUBLE)));
            let [real, imaginary] = parts;
            let real_part = (PathStep::Part(ComplexPart::Real), DOUBLE);
            (Type::Complex(PartType::Float(FloatType::Double)), Init::Complex(real, imaginary), real_part)
        }
        _ => {
            let elements = [1, 2].map(|lane| Init::Value(int(lane)));
            let init = Init::Array { elements: (0..).zip(elements).collect(), designated: false };
            (Type::Vector(Box::new(Type::INT), 2), init, (PathStep::Index(Box::new(int(0))), Type::INT))
        }
    };
    let whole = Init::Value(literal(ty.clone(), init));
    let read_first = read(local(0, ty.clone()).stepped(first.0, first.1)).cast(Type::INT);
    (Build::entry(&[ty], vec![declare(0, whole), observe(read_first)]).0, vec![1], vec![2])
}

fn bit_field_witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    let (expr, sound, faulty) = match fault {
        Fault::BitFieldStoreNotTruncated => {
            let stored = comma(assign(field(0, 1), int(9)), read(field(0, 1)));
            (stored, 1, 9)
        }
        Fault::AssignmentYieldsRightOperand => (assign(field(0, 1), int(9)), 1, 9),
        Fault::SignedBitFieldReadAsUnsigned => (read(field(0, 2)), -2, 30),
        Fault::NarrowBitFieldPromotesToUnsigned => (binary(Less, int(-1), read(field(0, 1))), 1, 0),
        _ => (compound(Div, field(0, 1), int(9)), 0, 7),
    };
    (with_s(&[0, 7, -2, 0], vec![observe(expr)]), vec![sound], vec![faulty])
}

fn record_witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    match fault {
        Fault::RecordPassedByReference => {
            let body =
                vec![Stmt::Expr(call(1, Type::Void, vec![read(local(0, S))])), observe(read(field(0, 0)))];
            let mut program = Build(with_s(&[5], body));
            let change = vec![Stmt::Expr(assign(field(0, 0), int(6)))];
            program = program.function("change", None, 1, &[S], change);
            (program.0, vec![5], vec![6])
        }
        Fault::RecordAssignmentDropsLast => {
            let copy = Stmt::Expr(assign(local(1, S), read(local(0, S))));
            let body = vec![declare(1, members(&[])), copy, observe(read(field(1, 3)))];
            (with_s(&[0, 0, 0, 1], body), vec![1], vec![0])
        }
        _ => (with_s(&[4], vec![observe(read(field(0, 1)))]), vec![0], vec![1]),
    }
}

fn expression_witness(fault: Fault) -> (lang::Program, Vec<i128>, Vec<i128>) {
    let n = || local(0, Type::INT);
    let (expr, sound, faulty) = match fault {
        Fault::BoolTruncates => (int(2).cast(BOOL), 1, 0),
        Fault::PostfixYieldsNewValue => (step(StepOp::PostDecrement, n()), 0, -1),
        Fault::RightShiftLogical => (binary(Shr, int(-2), int(1)), -1, i128::from(i32::MAX)),
        Fault::UnsignedCompareAsSigned => (binary(Less, uint(1), uint(1 << 31)), 1, 0),
        Fault::LogicalNotShortCircuit => {
            let bump = binary(LogicalAnd, int(0), step(StepOp::PreIncrement, n()));
            (comma(bump, read(n())), 0, 1)
        }
        Fault::SignExtensionForgotten => (int(-1).cast(SCHAR).cast(Type::ULL), -1, 255),
        _ => {
            let sum = binary_of(Add, float(16_777_216.0, FLOAT), float(1.0, FLOAT), FLOAT);
            (sum.cast(Type::INT), 16_777_216, 16_777_217)
        }
    };
    let body = vec![declare(0, Init::Value(int(0))), observe(expr)];
    (Build::entry(&[Type::INT], body).0, vec![sound], vec![faulty])
}
