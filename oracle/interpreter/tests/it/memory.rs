//! Memory: bits that were never written, poison bits, padding, odd widths, bulk operations.

use interpreter::{Config, OddWidth, Semantics, UbKind};
use ir::{Align, Const, Global, IntPredicate, Linkage, Packing, TypeId};

use crate::common::{Got, run, run_with, stored, values};

const POISON: Got = Got::Ub(UbKind::ObservedPoison);

fn undef_memory() -> Config {
    let semantics = Semantics::LLVM_19;
    Config { semantics, ..Config::default() }
}

#[test]
fn stores_and_loads_of_every_size() {
    for width in [8, 16, 24, 32, 40, 48, 56, 64] {
        let got = run(|lib, f| {
            let ty = lib.module.types.int(width);
            let whole = lib.module.types.array(10, TypeId::I8);
            let slot = stored(f, Const::Zero(whole), Align::EIGHT);
            f.store(Const::int(ty, width, 0x1122_3344_5566_7788), slot, Align::ONE);
            let back = f.load(ty, slot, Align::ONE);
            lib.show(f, back);
            lib.show_bytes(f, slot, 10);
        });
        let value = 0x1122_3344_5566_7788u64 << (64 - width) >> (64 - width);
        assert_eq!(got, values(&[value, value, 0]), "i{width} touches its own bytes only");
    }
}

#[test]
fn wide_integers() {
    let got = run(|lib, f| {
        let slot = stored(f, Const::Int { ty: TypeId::I128, value: 7 << 64 | 5 }, Align::SIXTEEN);
        lib.show_bytes(f, slot, 16);
        let i72 = lib.module.types.int(72);
        let low = f.load(i72, slot, Align::SIXTEEN);
        let high = f.lshr(low, Const::int(i72, 72, 64));
        lib.show(f, high);
    });
    assert_eq!(got, values(&[5, 7, 7]));
}

#[test]
fn unwritten_memory_is_poison_or_undef() {
    let read = |config: &Config| {
        run_with(config, |lib, f| {
            let slot = f.entry_alloca(TypeId::I64, Align::EIGHT);
            let a = f.load(TypeId::I64, slot, Align::EIGHT);
            let b = f.load(TypeId::I64, slot, Align::EIGHT);
            let same = f.icmp(IntPredicate::Eq, a, b);
            lib.show(f, same);
        })
    };
    assert_eq!(read(&Config::default()), POISON);
    assert_eq!(read(&undef_memory()), values(&[0]), "two loads of undef may differ");
}

/// Only the unwritten bits of a loaded value are arbitrary.
#[test]
fn undef_bits_do_not_affect_their_neighbours() {
    let got = run_with(&undef_memory(), |lib, f| {
        let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
        let second = f.byte_offset(slot, 1);
        f.store(Const::i8(0xa5), second, Align::ONE);
        let word = f.load(TypeId::I32, slot, Align::FOUR);
        let byte = f.and(word, Const::i32(0xff00));
        lib.show(f, byte);
    });
    assert_eq!(got, values(&[0xa500]));
}

#[test]
fn one_poison_bit_makes_the_loaded_integer_poison_but_not_its_neighbours() {
    let got = run(|lib, f| {
        let slot = stored(f, Const::i32(0x0403_0201), Align::FOUR);
        let second = f.byte_offset(slot, 1);
        f.store(Const::Poison(TypeId::I8), second, Align::ONE);
        let first = f.load(TypeId::I8, slot, Align::ONE);
        lib.show(f, first);
        let bytes = lib.module.types.vector(4, TypeId::I8);
        let lanes = f.load(bytes, slot, Align::FOUR);
        let third = f.extract_element(TypeId::I8, lanes, Const::i32(2));
        lib.show(f, third);
        let whole = f.load(TypeId::I32, slot, Align::FOUR);
        let frozen = f.freeze(whole);
        let zero = f.xor(frozen, frozen);
        lib.show(f, zero);
        lib.show(f, whole);
    });
    assert_eq!(got, POISON);
    let undef = run_with(&undef_memory(), |lib, f| {
        let slot = stored(f, Const::Poison(TypeId::I8), Align::ONE);
        let byte = f.load(TypeId::I8, slot, Align::ONE);
        lib.show(f, byte);
    });
    assert_eq!(undef, POISON, "poison that was stored stays poison when unwritten memory is undef");
}

#[test]
fn memcpy_copies_poison_bit_by_bit() {
    let got = run(|lib, f| {
        let copy = lib.module.memcpy();
        let from = stored(f, Const::i32(0x0403_0201), Align::FOUR);
        let to = f.entry_alloca(TypeId::I32, Align::FOUR);
        let hole = f.byte_offset(from, 3);
        f.store(Const::Poison(TypeId::I8), hole, Align::ONE);
        let args = [to, from, Const::i64(4).into(), Const::i1(false).into()];
        f.call_plain(copy, TypeId::VOID, &args);
        lib.show_bytes(f, to, 3);
        lib.show_bytes(f, to, 4);
    });
    assert_eq!(got, POISON);
}

#[test]
fn bulk_operations() {
    let got = run(|lib, f| {
        let (fill, shift) = (lib.module.memset(), lib.module.memmove());
        let ty = lib.module.types.array(12, TypeId::I8);
        let slot = f.entry_alloca(ty, Align::FOUR);
        let no = Const::i1(false).into();
        f.call_plain(fill, TypeId::VOID, &[slot, Const::i8(0x11).into(), Const::i64(12).into(), no]);
        f.store(Const::i32(0x4433_2211), slot, Align::FOUR);
        let next = f.byte_offset(slot, 2);
        f.call_plain(shift, TypeId::VOID, &[next, slot, Const::i64(4).into(), no]);
        lib.show_bytes(f, slot, 12);
        f.call_plain(fill, TypeId::VOID, &[slot, Const::i8(0).into(), Const::i64(0).into(), no]);
    });
    assert_eq!(got, values(&[0x1111_4433_2211_2211, 0x1111_1111]));
}

#[test]
fn the_c_librarys_memcpy_returns_its_destination() {
    let got = run(|lib, f| {
        let params = [TypeId::PTR, TypeId::PTR, TypeId::I64].map(ir::Param::plain).to_vec();
        let copy = lib.module.add_function(ir::Function::declaration("memcpy", TypeId::PTR, params));
        let (from, to) = (stored(f, Const::i32(9), Align::FOUR), stored(f, Const::i32(0), Align::FOUR));
        let back = f.call_plain(copy, TypeId::PTR, &[to, from, Const::i64(4).into()]).unwrap_or(to);
        let value = f.load(TypeId::I32, back, Align::FOUR);
        lib.show(f, value);
    });
    assert_eq!(got, values(&[9]));
}

#[test]
fn storing_a_structure_forgets_its_padding() {
    let padding = |size: i64| {
        run(move |lib, f| {
            let ty = lib.module.types.structure(&[TypeId::I8, TypeId::I32], Packing::Natural);
            let slot = f.entry_alloca(ty, Align::FOUR);
            f.store(Const::i64(-1), slot, Align::FOUR);
            let value = lib.module.aggregate(ty, vec![Const::i8(1), Const::i32(2)]);
            f.store(value, slot, Align::FOUR);
            let back = f.load(ty, slot, Align::FOUR);
            let field = f.extract_value(TypeId::I32, back, &[1]);
            lib.show(f, field);
            lib.show_bytes(f, slot, size);
        })
    };
    assert_eq!(padding(1), values(&[2, 1]));
    assert_eq!(padding(2), POISON);
}

#[test]
fn odd_widths() {
    let top_byte = |odd_width, first: u8| {
        let semantics = Semantics { odd_width, ..Semantics::default() };
        run_with(&Config { semantics, ..Config::default() }, move |lib, f| {
            let i17 = lib.module.types.int(17);
            let slot = stored(f, Const::i32(i32::from_le_bytes([1, 2, first, 3])), Align::FOUR);
            let loaded = f.load(i17, slot, Align::FOUR);
            lib.show(f, loaded);
            f.store(loaded, slot, Align::FOUR);
            let third = f.byte_offset(slot, 2);
            let third = f.load(TypeId::I8, third, Align::ONE);
            lib.show(f, third);
        })
    };
    assert_eq!(top_byte(OddWidth::ZeroExtended, 1), values(&[0x1_0201, 1]));
    assert_eq!(top_byte(OddWidth::ZeroExtended, 3), POISON, "an extra bit was set");
    assert_eq!(top_byte(OddWidth::Unspecified, 3), POISON, "the extra bits are unspecified after the store");
}

#[test]
fn globals() {
    let got = run(|lib, f| {
        let types = &mut lib.module.types;
        let inner = types.structure(&[TypeId::I8, TypeId::I16], Packing::Natural);
        let outer = types.array(2, inner);
        let element = lib.module.aggregate(inner, vec![Const::i8(1), Const::i16(0x203)]);
        let value = lib.module.aggregate(outer, vec![element, Const::Zero(inner)]);
        let g = lib.module.add_global(Global::variable("g", outer, value, Align::TWO));
        let p = Global::variable("p", TypeId::PTR, Const::Global { id: g, offset: 2 }, Align::EIGHT);
        let p = lib.module.add_global(p);
        let text = lib.module.bytes(b"bit-field");
        let ty = text.ty();
        let text = Global {
            linkage: Linkage::Private,
            constant: true,
            ..Global::variable("t", ty, text, Align::ONE)
        };
        let text = lib.module.add_global(text);
        lib.show_bytes(f, Const::global(g).into(), 8);
        let field = f.load(TypeId::PTR, Const::global(p), Align::EIGHT);
        f.store(Const::i16(0x405), field, Align::TWO);
        lib.show_bytes(f, Const::global(g).into(), 8);
        lib.show_bytes(f, Const::global(text).into(), 9);
    });
    let text = u64::from_le_bytes(*b"bit-fiel");
    assert_eq!(got, values(&[0x0203_0001, 0x0405_0001, text, u64::from(b'd')]));
}

/// A reused machine starts from an empty state.
#[test]
fn a_reused_machine_starts_from_an_empty_state() {
    let mut lib = crate::common::Lib::new();
    let g = lib.module.add_global(Global::variable("g", TypeId::I32, Const::i32(1), Align::FOUR));
    lib.main(|lib, f| {
        let value = f.load(TypeId::I32, Const::global(g), Align::FOUR);
        let value = f.add(value, Const::i32(1));
        f.store(value, Const::global(g), Align::FOUR);
        lib.show(f, value);
        let arbitrary = f.freeze(Const::Poison(TypeId::I64));
        lib.show(f, arbitrary);
    });
    let mut interpreter = interpreter::Interpreter::new();
    let first = interpreter.run(&lib.module, "main", &Config::default()).observations.to_vec();
    for _ in 0..3 {
        assert_eq!(interpreter.run(&lib.module, "main", &Config::default()).observations, first);
    }
}
