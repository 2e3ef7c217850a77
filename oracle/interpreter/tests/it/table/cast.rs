//! Conversions.

use interpreter::{Config, Fault};
use ir::{CastFlags, CastOp, Const, TypeId};

use crate::table::bits::{number, row};
use crate::table::rule::{OperationEffect, resize};
use crate::table::{CaseResult, TableCases, TestOperand};

const NONE: CastFlags = CastFlags { nneg: false, nuw: false, nsw: false };

/// All combinations of flags that a conversion can have.
fn promises(op: CastOp) -> Vec<CastFlags> {
    let flags = |nneg, nuw, nsw| CastFlags { nneg, nuw, nsw };
    match op {
        CastOp::Trunc => [(false, false), (true, false), (false, true), (true, true)]
            .map(|(u, s)| flags(false, u, s))
            .into(),
        CastOp::ZExt | CastOp::UiToFp => vec![NONE, flags(true, false, false)],
        _ => vec![NONE],
    }
}

/// Every `trunc`, `zext` and `sext` between widths of 1 to 5 bits.
fn between_integers() -> TableCases {
    let mut cases = TableCases::new();
    for op in [CastOp::Trunc, CastOp::ZExt, CastOp::SExt] {
        for from in 1..=4usize {
            let targets = if op == CastOp::Trunc { 1..from } else { from + 1..6 };
            for to in targets {
                let (source, target) =
                    (cases.module.types.int(from as u32), cases.module.types.int(to as u32));
                for flags in promises(op) {
                    for value in TestOperand::of_width(from) {
                        let row = value.rows(from).remove(0);
                        let effect = row.map_or(OperationEffect::Poison, |row| resize(op, flags, &row, to));
                        let name = format!("{} {flags:?} i{from} {value:?} to i{to}", op.keyword());
                        cases.add(name, [effect.into()], |f| {
                            f.cast(op, flags, value.constant(source), target)
                        });
                    }
                }
            }
        }
    }
    cases
}

#[test]
fn integers() {
    // Operands of i1 to i4 with poison: 3, 5, 9, 17; numbers of narrower types: 0, 1, 2, 3; of wider ones: 4, 3, 2, 1.
    let (below, above) = (5 + 2 * 9 + 3 * 17, 4 * 3 + 3 * 5 + 2 * 9 + 17);
    between_integers().check(&Config::default(), 4 * below + 3 * above);
}

#[test]
fn faults_are_found() {
    let cases = between_integers();
    for fault in [Fault::SExtAsZExt, Fault::ZExtAsSExt, Fault::TruncFlagsIgnored, Fault::NNegIgnored] {
        assert!(cases.detect(fault), "{fault}");
    }
}

/// The signed or unsigned value of the bits.
fn as_number(value: u64, width: usize, signed: bool) -> i64 {
    let negative = signed && row(value, width)[width - 1];
    value as i64 - if negative { 1 << width } else { 0 }
}

#[test]
fn integers_to_floating_point() {
    let mut cases = TableCases::new();
    for (op, signed) in [(CastOp::UiToFp, false), (CastOp::SiToFp, true)] {
        for width in 1..=4 {
            let ty = cases.module.types.int(width as u32);
            for flags in promises(op) {
                for value in TestOperand::of_width(width) {
                    let negative = |value| as_number(value, width, true) < 0;
                    let seen = match value {
                        TestOperand::Known(value) if !(flags.nneg && negative(value)) => {
                            CaseResult::Value((as_number(value, width, signed) as f64).to_bits())
                        }
                        _ => CaseResult::Poison,
                    };
                    let name = format!("{} {flags:?} i{width} {value:?}", op.keyword());
                    cases.add(name, [seen], |f| f.cast(op, flags, value.constant(ty), TypeId::DOUBLE));
                }
            }
        }
    }
    cases.check(&Config::default(), 3 * (3 + 5 + 9 + 17));
}

/// "Rounded towards zero; if the value cannot fit, poison."
#[test]
fn floating_point_to_integers() {
    let mut cases = TableCases::new();
    for (op, signed) in [(CastOp::FpToUi, false), (CastOp::FpToSi, true)] {
        for width in 1..=4 {
            let ty = cases.module.types.int(width as u32);
            for quarters in -80..=80 {
                let whole = i64::from(quarters) / 4;
                let fitting = (0..1 << width).find(|&value| as_number(value, width, signed) == whole);
                let seen = fitting.map_or(CaseResult::Poison, CaseResult::Value);
                let value = f64::from(quarters) / 4.0;
                let name = format!("{} {value} to i{width}", op.keyword());
                cases.add(name, [seen], |f| f.cast(op, NONE, Const::double(value), ty));
            }
            cases.add(format!("{op:?} poison"), [CaseResult::Poison], |f| {
                f.cast(op, NONE, Const::Poison(TypeId::DOUBLE), ty)
            });
        }
    }
    cases.check(&Config::default(), 2 * 4 * 162);
}

/// Fig. 3.1: `<n x i1>` is split into bits lane by lane, lane 0 lowest, and joined to an integer that is poison if one
/// bit is.
#[test]
fn bits_to_an_integer_and_back() {
    let mut cases = TableCases::new();
    let mut count = 0;
    for width in 1..=4usize {
        let ty = cases.module.types.int(width as u32);
        let lanes = cases.module.types.vector(width as u32, TypeId::I1);
        for known in 0..1u64 << width {
            for poison in 0..1u64 << width {
                let lane = |at: usize| match row(poison, width)[at] {
                    true => Const::Poison(TypeId::I1),
                    false => Const::i1(row(known, width)[at]),
                };
                let vector = cases.module.aggregate(lanes, (0..width).map(lane).collect());
                let whole = if poison == 0 { CaseResult::Value(known) } else { CaseResult::Poison };
                cases.add(format!("{known:b} without {poison:b}"), [whole], |f| f.bitcast(vector, ty));
                count += 1;
            }
            for at in 0..width {
                let bit = number(&row(known, width)[at..=at]);
                cases.add(format!("bit {at} of {known:b}"), [CaseResult::Value(bit)], |f| {
                    let vector = f.bitcast(TestOperand::Known(known).constant(ty), lanes);
                    f.extract_element(TypeId::I1, vector, Const::i32(at as i32))
                });
                count += 1;
            }
        }
        cases.add(format!("a bit of poison i{width}"), [CaseResult::Poison], |f| {
            let vector = f.bitcast(Const::Poison(ty), lanes);
            f.extract_element(TypeId::I1, vector, Const::i32(0))
        });
        count += 1;
    }
    cases.check(&Config::default(), count);
    assert_eq!(count, (4 + 16 + 64 + 256) + (2 + 2 * 4 + 3 * 8 + 4 * 16) + 4);
    assert!(cases.detect(Fault::BitCastKeepsKnown));
}
