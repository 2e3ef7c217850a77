//! Vectors and first-class aggregates.

use interpreter::UbKind;
use ir::{Align, Compare, Const, IntPredicate, Operand, Packing, TypeId};

use crate::common::{Got, run, stored, values};

const POISON: Got = Got::Ub(UbKind::ObservedPoison);

#[test]
fn lanes_are_computed_separately() {
    let got = run(|lib, f| {
        let v = lib.module.types.vector(3, TypeId::I16);
        let truth = lib.module.types.vector(3, TypeId::I1);
        let poison = Const::Poison(TypeId::I16);
        let a = lib.module.aggregate(v, vec![Const::i16(1), poison, Const::i16(0xffff)]);
        let b = lib.module.aggregate(v, vec![Const::i16(4), Const::i16(5), Const::i16(6)]);
        let sum = f.add(a, b);
        let less =
            f.compare(truth, Compare::Int { predicate: IntPredicate::Slt, lhs: a.into(), rhs: b.into() });
        let chosen = f.select(less, sum, b);
        for lane in [0, 2] {
            let lane = f.extract_element(TypeId::I16, chosen, Const::i32(lane));
            lib.show(f, lane);
        }
        let lane = f.extract_element(TypeId::I16, chosen, Const::i32(1));
        lib.show(f, lane);
    });
    assert_eq!(got, POISON, "the second lane is poison");
    let wide = run(|lib, f| {
        let v = lib.module.types.vector(2, TypeId::I128);
        let a = lib.module.aggregate(v, vec![Const::Int { ty: TypeId::I128, value: 3 }; 2]);
        let product = f.mul(a, a);
        let lane = f.extract_element(TypeId::I128, product, Const::i32(1));
        lib.show(f, lane);
    });
    assert_eq!(wide, values(&[9]));
}

#[test]
fn insert_extract_and_shuffle() {
    let got = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I8);
        let elements = (1..=4).map(Const::i8).collect();
        let a = lib.module.aggregate(v, elements);
        let index = stored(f, Const::i32(2), Align::FOUR);
        let index = f.load(TypeId::I32, index, Align::FOUR);
        let b = f.insert_element(a, Const::i8(9), index);
        let lane = f.extract_element(TypeId::I8, b, index);
        lib.show(f, lane);
        let mixed = f.shuffle_vector(v, a, b, &[Some(7), Some(6), Some(0), Some(2)]);
        let slot = stored(f, mixed, Align::FOUR);
        lib.show_bytes(f, slot, 4);
    });
    assert_eq!(got, values(&[9, 0x0301_0904]));
}

#[test]
fn lanes_out_of_range_are_poison() {
    let extract = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I8);
        let lane = f.extract_element(TypeId::I8, Const::Zero(v), Const::i64(4));
        lib.show(f, lane);
    });
    assert_eq!(extract, POISON);
    let insert = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I8);
        let all = f.insert_element(Const::Zero(v), Const::i8(1), Const::i64(-1));
        let lane = f.extract_element(TypeId::I8, all, Const::i64(0));
        lib.show(f, lane);
    });
    assert_eq!(insert, POISON);
    let shuffle = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I8);
        let all = f.shuffle_vector(v, Const::Zero(v), Const::Zero(v), &[Some(0), None, None, None]);
        let lane = f.extract_element(TypeId::I8, all, Const::i64(0));
        lib.show(f, lane);
        let lane = f.extract_element(TypeId::I8, all, Const::i64(1));
        lib.show(f, lane);
    });
    assert_eq!(shuffle, POISON);
}

/// `<8 x i1>` is the word of the vector strategy: lane 0 is the lowest bit, and memory keeps poison lane by lane.
#[test]
fn lanes_of_one_bit_are_stored_lowest_first() {
    let got = run(|lib, f| {
        let bits = lib.module.types.vector(8, TypeId::I1);
        let slot = stored(f, Const::i8(0b1010_0110), Align::ONE);
        let lanes = f.load(bits, slot, Align::ONE);
        for at in 0..8 {
            let lane = f.extract_element(TypeId::I1, lanes, Const::i32(at));
            lib.show(f, lane);
        }
        let changed = f.insert_element(lanes, Const::i1(true), Const::i32(0));
        f.store(changed, slot, Align::ONE);
        lib.show_bytes(f, slot, 1);
    });
    assert_eq!(got, values(&[0, 1, 1, 0, 0, 1, 0, 1, 0b1010_0111]));
    let poison = |lane: i32| {
        run(move |lib, f| {
            let bits = lib.module.types.vector(8, TypeId::I1);
            let slot = f.entry_alloca(TypeId::I8, Align::ONE);
            let unwritten = f.load(bits, slot, Align::ONE);
            let one = f.insert_element(unwritten, Const::i1(true), Const::i32(3));
            f.store(one, slot, Align::ONE);
            let back = f.load(bits, slot, Align::ONE);
            let lane = f.extract_element(TypeId::I1, back, Const::i32(lane));
            lib.show(f, lane);
        })
    };
    assert_eq!(poison(3), values(&[1]));
    assert_eq!(poison(2), POISON);
}

#[test]
fn members_of_nested_aggregates() {
    let got = run(|lib, f| {
        let pair = lib.module.types.structure(&[TypeId::I128, TypeId::I8], Packing::Natural);
        let pairs = lib.module.types.array(3, pair);
        let outer = lib.module.types.structure(&[TypeId::PTR, pairs], Packing::Natural);
        let start = f.insert_value(Const::Zero(outer), Const::i8(7), &[1, 2, 1]);
        let middle = f.extract_value(pair, start, &[1, 2]);
        let member = f.extract_value(TypeId::I8, middle, &[1]);
        lib.show(f, member);
        let slot = stored(f, start, Align::SIXTEEN);
        let at: Operand = f.byte_offset(slot, 16 + 2 * 32 + 16);
        lib.show_bytes(f, at, 1);
    });
    assert_eq!(got, values(&[7, 7]));
}

/// Bitcasts of any size between lanes that are not aligned to each other give poison where a bit is poison.
#[test]
fn bitcasts_of_large_vectors() {
    let show = |lane: i32| {
        run(move |lib, f| {
            let (i24, i40) = (lib.module.types.int(24), lib.module.types.int(40));
            let (from, to) = (lib.module.types.vector(10, i24), lib.module.types.vector(6, i40));
            let element = |at: u32| match at {
                4 => Const::Poison(i24),
                _ => Const::int(i24, 24, 0x01_0101 * u128::from(at + 1)),
            };
            let value = lib.module.aggregate(from, (0..10).map(element).collect());
            let cast = f.bitcast(value, to);
            let lane = f.extract_element(i40, cast, Const::i32(lane));
            lib.show(f, lane);
        })
    };
    // The bytes: 1 1 1 2 2 | 2 3 3 3 4 | 4 4 poison | poison 6 6 6 7 … without the fifth group of three.
    assert_eq!(show(0), values(&[0x02_0201_0101]));
    assert_eq!(show(1), values(&[0x04_0303_0302]));
    assert_eq!(show(2), POISON);
    assert_eq!(show(3), values(&[0x07_0706_0606]));
    assert_eq!(show(5), values(&[0x0a_0a0a_0909]));
}
