//! Odd widths in memory: every byte with five bits that are 0, 1 or poison, read and written at 1 to 4 bits.

use ir::{Align, Const, FunctionBuilder, Operand, TypeId};

use crate::table::cases::config;
use crate::table::{CaseResult, TableCases, TestOperand};

/// Bits of a byte, lowest first; `None` is poison.
type Byte = [Option<bool>; 8];

fn bytes() -> Vec<Byte> {
    let states = [Some(false), Some(true), None];
    let byte = |number: usize| {
        let mut byte = [Some(false); 8];
        (0..5).for_each(|at| byte[at] = states[number / 3usize.pow(at as u32) % 3]);
        byte
    };
    (0..3usize.pow(5)).map(byte).collect()
}

fn shown(bits: &[Option<bool>]) -> CaseResult {
    let number = |bits: Vec<bool>| CaseResult::Value(crate::table::bits::number(&bits));
    bits.iter().copied().collect::<Option<Vec<bool>>>().map_or(CaseResult::Poison, number)
}

/// An object of one byte with these bits.
fn object(f: &mut FunctionBuilder, byte: Const) -> Operand {
    let slot = f.entry_alloca(TypeId::I8, Align::ONE);
    f.store(byte, slot, Align::ONE);
    slot
}

/// Loads of `iN`, and of each lane of `<N x i1>`. If the semantics extends odd sizes by zeros, other extra bits make
/// the whole value poison, also of a vector.
fn loads(zero_extended: bool) -> TableCases {
    let mut cases = TableCases::new();
    let bits = cases.module.types.vector(8, TypeId::I1);
    for byte in bytes() {
        let lane = |bit: &Option<bool>| bit.map_or(Const::Poison(TypeId::I1), Const::i1);
        let constant = cases.module.aggregate(bits, byte.iter().map(lane).collect());
        for width in 1..=4 {
            let (low, extra) = byte.split_at(width);
            let spoilt = zero_extended && extra.iter().any(|&bit| bit != Some(false));
            let seen = |bits: &[Option<bool>]| if spoilt { CaseResult::Poison } else { shown(bits) };
            let (ty, v) =
                (cases.module.types.int(width as u32), cases.module.types.vector(width as u32, TypeId::I1));
            cases.add(format!("load i{width} of {byte:?}"), [seen(low)], |f| {
                let slot = object(f, constant);
                f.load(ty, slot, Align::ONE)
            });
            for at in 0..width {
                cases.add(format!("lane {at} of <{width} x i1> of {byte:?}"), [seen(&low[at..=at])], |f| {
                    let slot = object(f, constant);
                    let lanes = f.load(v, slot, Align::ONE);
                    f.extract_element(TypeId::I1, lanes, Const::i32(at as i32))
                });
            }
        }
    }
    cases
}

#[test]
fn loads_of_every_byte() {
    let count = 243 * (4 + 1 + 2 + 3 + 4);
    loads(false).check(&config("thesis"), count);
    loads(true).check(&config("alive2"), count);
    loads(false).check(&config("llvm-19"), count);
}

/// Each bit of a byte of ones after a store of `iN`. The extra bits are zero or count as never written, by the
/// semantics.
#[test]
fn stores_of_every_value() {
    for (semantics, left_over) in [("thesis", CaseResult::Poison), ("alive2", CaseResult::Value(0))] {
        let mut cases = TableCases::new();
        let bits = cases.module.types.vector(8, TypeId::I1);
        for width in 1..=4 {
            let ty = cases.module.types.int(width as u32);
            for value in TestOperand::of_width(width) {
                let row = value.rows(width).remove(0);
                for at in 0..8 {
                    let written = || {
                        row.as_ref().map_or(CaseResult::Poison, |row| CaseResult::Value(u64::from(row[at])))
                    };
                    // The extension of poison is poison.
                    let beyond = if row.is_none() { CaseResult::Poison } else { left_over };
                    let seen = if at < width { written() } else { beyond };
                    cases.add(format!("bit {at} after i{width} {value:?}"), [seen], |f| {
                        let slot = object(f, Const::i8(0xff));
                        f.store(value.constant(ty), slot, Align::ONE);
                        let lanes = f.load(bits, slot, Align::ONE);
                        f.extract_element(TypeId::I1, lanes, Const::i32(at as i32))
                    });
                }
            }
        }
        cases.check(&config(semantics), 8 * (3 + 5 + 9 + 17));
    }
}
