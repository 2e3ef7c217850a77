//! The rules that a semantics chooses between; those of `select` are in the tables.

use interpreter::UbKind;
use ir::{Align, Const, FunctionBuilder, Operand, Param, ParamAttr, ParamAttrs, TypeId};

use crate::common::{Got, Lib, config, run_with, values};

const POISON: Got = Got::Ub(UbKind::ObservedPoison);

/// Branches on `condition` twice and observes 1 if true and 2 if not.
fn two_branches(lib: &mut Lib, f: &mut FunctionBuilder, condition: Operand) {
    for _ in 0..2 {
        let (yes, no, out) = (f.new_block(), f.new_block(), f.new_block());
        f.cond_br(condition, yes, no);
        for (block, shown) in [(yes, 1), (no, 2)] {
            f.position(block);
            lib.show(f, Const::i8(shown));
            f.br(out);
        }
        f.position(out);
    }
}

#[test]
fn a_branch_on_poison_is_undefined_or_a_choice() {
    let check = |semantics: &str, want: Got| {
        let got =
            run_with(&config(semantics), |lib, f| two_branches(lib, f, Const::Poison(TypeId::I1).into()));
        assert_eq!(got, want, "{semantics}");
    };
    check("thesis", Got::Ub(UbKind::PoisonBranch));
    check("thesis,branch=choice,choices=ones", values(&[1, 1]));
    check("thesis,branch=choice,choices=zeros", values(&[2, 2]));
    let seen: Vec<Got> = (0..40)
        .map(|seed| {
            let semantics = config(&format!("thesis,branch=choice,choices=seed-{seed}"));
            run_with(&semantics, |lib, f| two_branches(lib, f, Const::Poison(TypeId::I1).into()))
        })
        .collect();
    for want in [[1, 1], [1, 2], [2, 1], [2, 2]] {
        assert!(seen.contains(&values(&want)), "two branches on the same poison choose each for itself");
    }
}

#[test]
fn a_switch_on_poison_is_undefined_or_a_choice() {
    let choose = |semantics: &str| {
        run_with(&config(semantics), |lib, f| {
            let (zero, ones, other) = (f.new_block(), f.new_block(), f.new_block());
            f.switch(Const::Poison(TypeId::I8), other, vec![(0, zero), (255, ones)]);
            for (block, shown) in [(zero, 10), (ones, 20), (other, 30)] {
                f.position(block);
                lib.show(f, Const::i8(shown));
                f.ret_void();
            }
        })
    };
    assert_eq!(choose("thesis"), Got::Ub(UbKind::PoisonSwitch));
    assert_eq!(choose("thesis,branch=choice,choices=zeros"), values(&[10]));
    assert_eq!(choose("thesis,branch=choice,choices=ones"), values(&[20]));
    assert_eq!(choose("thesis,branch=choice,choices=seed-1"), values(&[30]));
}

/// LangRef: `br` and `switch` on undef, undef for `noundef`, and division by undef are undefined behaviour. A constant
/// shows it; undef bits in memory are chosen when loaded, which is an allowed outcome only if each use on its own is
/// defined.
#[test]
fn undef_constants_where_they_are_undefined_behaviour() {
    let under_19 = config("llvm-19");
    let branch = run_with(&under_19, |lib, f| two_branches(lib, f, Const::Undef(TypeId::I1).into()));
    assert_eq!(branch, Got::Ub(UbKind::PoisonBranch));
    let division = run_with(&under_19, |_, f| _ = f.udiv(Const::i8(1), Const::Undef(TypeId::I8)));
    assert_eq!(division, Got::Ub(UbKind::PoisonDivisor));
    let argument = run_with(&under_19, |lib, f| {
        let attrs = ParamAttrs::NONE.with_attribute(ParamAttr::NoUndef);
        let params = vec![Param { ty: TypeId::I8, attrs }];
        let callee = lib.function("callee", TypeId::VOID, params, |_, f| f.ret_void());
        f.call_plain(callee, TypeId::VOID, &[Const::Undef(TypeId::I8).into()]);
    });
    assert_eq!(argument, Got::Ub(UbKind::PoisonArgument));
    let chosen = run_with(&under_19, |lib, f| {
        let frozen = f.freeze(Const::Undef(TypeId::I1));
        let zero = f.xor(frozen, frozen);
        lib.show(f, zero);
    });
    assert_eq!(chosen, values(&[0]));
}

#[test]
fn a_stored_undef_is_undef_or_poison() {
    let read = |semantics: &str| {
        run_with(&config(semantics), |lib, f| {
            let slot = f.entry_alloca(TypeId::I16, Align::TWO);
            f.store(Const::Undef(TypeId::I16), slot, Align::TWO);
            let value = f.load(TypeId::I16, slot, Align::TWO);
            let high = f.and(value, Const::i16(0));
            lib.show(f, high);
        })
    };
    assert_eq!(read("llvm-19"), values(&[0]));
    assert_eq!(read("alive2"), values(&[0]), "undef that was written is not memory never written");
    assert_eq!(read("thesis"), POISON);
    assert_eq!(read("llvm-19,undef=absent"), POISON);
}

/// LangRef trunk: a value whose size is not a multiple of a byte is stored with zeros after it, and is poison if loaded
/// with other bits there. This includes vectors of odd-width lanes.
#[test]
fn vectors_of_odd_size_follow_the_odd_width_rule() {
    let through = |semantics: &str, last: u8| {
        run_with(&config(semantics), |lib, f| {
            let v = lib.module.types.vector(3, TypeId::I1);
            let slot = f.entry_alloca(TypeId::I8, Align::ONE);
            f.store(Const::i8(last), slot, Align::ONE);
            let lanes = f.load(v, slot, Align::ONE);
            let second = f.extract_element(TypeId::I1, lanes, Const::i32(1));
            lib.show(f, second);
            f.store(lanes, slot, Align::ONE);
            lib.show_bytes(f, slot, 1);
        })
    };
    assert_eq!(through("llvm-trunk", 0b010), values(&[1, 0b010]));
    assert_eq!(through("llvm-trunk", 0b1010), POISON);
    assert_eq!(
        through("llvm-19", 0b1010),
        POISON,
        "the bits after the vector are unspecified once it is stored"
    );
}
