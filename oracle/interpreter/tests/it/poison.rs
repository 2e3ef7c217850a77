//! Poison, freeze and undef in registers: propagation and its end.

use interpreter::{Config, NondetPolicy, Semantics, UbKind};
use ir::{Align, Const, IntPredicate, Type, TypeId};

use crate::common::{Got, config, run, run_with, values};

const POISON: Got = Got::Ub(UbKind::ObservedPoison);

#[test]
fn select_looks_only_at_the_chosen_arm() {
    let check = |condition: Const, a: Const, b: Const, want: Got| {
        let got = run(|lib, f| {
            let value = f.select(condition, a, b);
            lib.show(f, value);
        });
        assert_eq!(got, want, "{condition:?} {a:?} {b:?}");
    };
    let (poison, bad) = (Const::Poison(TypeId::I32), Const::Poison(TypeId::I1));
    check(Const::i1(true), Const::i32(1), poison, values(&[1]));
    check(Const::i1(false), Const::i32(1), poison, POISON);
    check(Const::i1(false), poison, Const::i32(2), values(&[2]));
    check(bad, Const::i32(2), Const::i32(2), POISON);
}

#[test]
fn phi_looks_only_at_the_edge_taken() {
    let got = run(|lib, f| {
        let (left, right, out) = (f.new_block(), f.new_block(), f.new_block());
        f.cond_br(Const::i1(true), left, right);
        f.position(left);
        f.br(out);
        f.position(right);
        f.br(out);
        f.position(out);
        let edges = [(Const::i32(7).into(), left), (Const::Poison(TypeId::I32).into(), right)];
        let value = f.phi(TypeId::I32, &edges);
        lib.show(f, value);
    });
    assert_eq!(got, values(&[7]));
}

/// Phis of one block read their operands all at once.
#[test]
fn phis_read_their_operands_in_parallel() {
    let got = run(|lib, f| {
        let entry = f.current();
        let (head, body, out) = (f.new_block(), f.new_block(), f.new_block());
        f.br(head);
        f.position(head);
        let a = f.phi(TypeId::I32, &[(Const::i32(1).into(), entry)]);
        let b = f.phi(TypeId::I32, &[(Const::i32(2).into(), entry)]);
        let i = f.phi(TypeId::I32, &[(Const::i32(0).into(), entry)]);
        let more = f.icmp(IntPredicate::Ult, i, Const::i32(3));
        f.cond_br(more, body, out);
        f.position(body);
        let next = f.add(i, Const::i32(1));
        f.add_incoming(a, b, body);
        f.add_incoming(b, a, body);
        f.add_incoming(i, next, body);
        f.br(head);
        f.position(out);
        lib.show(f, a);
        lib.show(f, b);
    });
    assert_eq!(got, values(&[2, 1]));
}

#[test]
fn freeze_stops_poison_and_all_its_uses_agree() {
    for ty in [TypeId::I1, TypeId::I8, TypeId::I64, TypeId::I128] {
        let got = run(|lib, f| {
            let frozen = f.freeze(Const::Poison(ty));
            let zero = f.xor(frozen, frozen);
            lib.show(f, zero);
        });
        assert_eq!(got, values(&[0]));
    }
    let known = run(|lib, f| {
        let frozen = f.freeze(Const::i32(41));
        lib.show(f, frozen);
    });
    assert_eq!(known, values(&[41]));
}

#[test]
fn freeze_follows_the_policy() {
    let with = |choices| {
        let semantics = Semantics { choices, ..Semantics::default() };
        run_with(&Config { semantics, ..Config::default() }, |lib, f| {
            let a = f.freeze(Const::Poison(TypeId::I64));
            let b = f.freeze(Const::Poison(TypeId::I64));
            lib.show(f, a);
            lib.show(f, b);
        })
    };
    assert_eq!(with(NondetPolicy::Zeros), values(&[0, 0]));
    assert_eq!(with(NondetPolicy::Ones), values(&[u64::MAX, u64::MAX]));
    assert_eq!(with(NondetPolicy::Seed(1)), with(NondetPolicy::Seed(1)), "a seed is a policy");
    assert_ne!(with(NondetPolicy::Seed(1)), with(NondetPolicy::Seed(2)));
    let Got::Values(two) = with(NondetPolicy::Seed(1)) else { panic!("freeze is defined") };
    assert_ne!(two[0], two[1], "two freezes may differ, and with 64 bits they do");
}

#[test]
fn undef_is_chosen_at_each_use() {
    let got = run_with(&config("llvm-19"), |lib, f| {
        let undef = Const::Undef(TypeId::I64);
        let difference = f.xor(undef, undef);
        let same = f.icmp(IntPredicate::Eq, difference, Const::i64(0));
        lib.show(f, same);
    });
    assert_eq!(got, values(&[0]));
}

/// Aggregates and vectors are frozen element by element (thesis Fig. 3.1).
#[test]
fn freeze_is_element_wise() {
    let got = run(|lib, f| {
        let pair = lib.module.types.vector(2, TypeId::I32);
        let half = lib.module.aggregate(pair, vec![Const::i32(5), Const::Poison(TypeId::I32)]);
        let kept = f.extract_element(TypeId::I32, half, Const::i32(0));
        lib.show(f, kept);
        let frozen = f.freeze(half);
        let kept = f.extract_element(TypeId::I32, frozen, Const::i32(0));
        let chosen = f.extract_element(TypeId::I32, frozen, Const::i32(1));
        let zero = f.sub(chosen, chosen);
        lib.show(f, kept);
        lib.show(f, zero);
    });
    assert_eq!(got, values(&[5, 5, 0]));
}

/// A bit-field store without freeze spreads poison from its neighbour; with freeze it does not (thesis, chapter 3).
#[test]
fn freezing_a_word_protects_its_neighbours() {
    let write = |freeze: bool| {
        run(move |lib, f| {
            let unit = f.entry_alloca(TypeId::I8, Align::ONE);
            let mut word = f.load(TypeId::I8, unit, Align::ONE);
            if freeze {
                word = f.freeze(word);
            }
            let others = f.and(word, Const::i8(0xf8));
            let new = f.or(others, Const::i8(5));
            f.store(new, unit, Align::ONE);
            let word = f.load(TypeId::I8, unit, Align::ONE);
            let field = f.and(word, Const::i8(7));
            lib.show(f, field);
        })
    };
    assert_eq!(write(false), POISON);
    assert_eq!(write(true), values(&[5]));
}

#[test]
fn bitcast_of_a_vector_to_an_integer_is_poison_as_a_whole() {
    let got = run(|lib, f| {
        let v = lib.module.types.intern(Type::Vector(4, TypeId::I8));
        let elements = vec![Const::i8(1), Const::Poison(TypeId::I8), Const::i8(3), Const::i8(4)];
        let partly = lib.module.aggregate(v, elements);
        let halves = lib.module.types.vector(2, TypeId::I16);
        let halves = f.bitcast(partly, halves);
        let high = f.extract_element(TypeId::I16, halves, Const::i32(1));
        lib.show(f, high);
        let whole = f.bitcast(partly, TypeId::I32);
        lib.show(f, whole);
    });
    assert_eq!(got, POISON);
    let got = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I8);
        let bytes = lib.module.aggregate(v, vec![Const::i8(1), Const::i8(2), Const::i8(3), Const::i8(4)]);
        let whole = f.bitcast(bytes, TypeId::I32);
        lib.show(f, whole);
        let float = f.bitcast(Const::i32(0x3f80_0000), TypeId::FLOAT);
        let one = f.fptoui(float, TypeId::I8);
        lib.show(f, one);
    });
    assert_eq!(got, values(&[0x0403_0201, 1]));
}
