//! Provenance, bounds, alignment, address arithmetic.

use interpreter::UbKind;
use ir::{Align, Const, FunctionBuilder, GepFlags, Global, IntPredicate, Operand, Packing, Param, TypeId};

use crate::common::{Got, Lib, run, stored, values};

fn ub(kind: UbKind) -> Got {
    Got::Ub(kind)
}

/// Loads an `i32` from the address that `address` computes from two objects of 8 bytes each.
fn load_at(address: impl FnOnce(&mut Lib, &mut FunctionBuilder, Operand) -> Operand) -> Got {
    run(|lib, f| {
        let first = stored(f, Const::i64(0x5_0000_0004), Align::EIGHT);
        stored(f, Const::i64(6), Align::EIGHT);
        let ptr = address(lib, f, first);
        let value = f.load(TypeId::I32, ptr, Align::FOUR);
        lib.show(f, value);
    })
}

fn gep(f: &mut FunctionBuilder, flags: GepFlags, base: Operand, offset: i64) -> Operand {
    f.gep(flags, TypeId::I8, base, &[Const::i64(offset).into()])
}

#[test]
fn accesses_out_of_bounds_are_undefined() {
    assert_eq!(load_at(|_, _, p| p), values(&[4]));
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::NONE, p, 4)), values(&[5]));
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::NONE, p, 8)), ub(UbKind::OutOfBounds));
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::NONE, p, -4)), ub(UbKind::OutOfBounds));
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::NONE, p, 2)), ub(UbKind::Misaligned));
    // The neighbouring object exists, but this pointer has no provenance for it.
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::NONE, p, 16)), ub(UbKind::OutOfBounds));
}

#[test]
fn violated_inbounds_gives_poison() {
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::INBOUNDS, p, 4)), values(&[5]));
    assert_eq!(load_at(|_, f, p| gep(f, GepFlags::INBOUNDS, p, 9)), ub(UbKind::PoisonAddress));
    // Out of bounds and back: with `inbounds`, every intermediate address must be in bounds.
    let there_and_back = load_at(|_, f, p| {
        let past = gep(f, GepFlags::INBOUNDS, p, 12);
        gep(f, GepFlags::INBOUNDS, past, -12)
    });
    assert_eq!(there_and_back, ub(UbKind::PoisonAddress));
    let without = load_at(|_, f, p| {
        let past = gep(f, GepFlags::NONE, p, 12);
        gep(f, GepFlags::NONE, past, -12)
    });
    assert_eq!(without, values(&[4]));
    let one_past = load_at(|_, f, p| {
        let past = gep(f, GepFlags::INBOUNDS, p, 8);
        gep(f, GepFlags::INBOUNDS, past, -8)
    });
    assert_eq!(one_past, values(&[4]));
}

#[test]
fn nusw_and_nuw() {
    let flags = |nusw, nuw| GepFlags { inbounds: false, nusw, nuw };
    let wrap = |flags| {
        load_at(|_, f, p| {
            let far = gep(f, flags, p, -1);
            gep(f, GepFlags::NONE, far, 1)
        })
    };
    assert_eq!(wrap(flags(true, false)), values(&[4]));
    assert_eq!(wrap(flags(false, true)), ub(UbKind::PoisonAddress));
    let scaled = load_at(|lib, f, p| {
        let big = lib.module.types.array(1 << 20, TypeId::I64);
        f.gep(flags(true, false), big, p, &[Const::i64(i64::MAX).into()])
    });
    assert_eq!(scaled, ub(UbKind::PoisonAddress), "the product wraps");
}

#[test]
fn variable_indices_are_signed() {
    let got = run(|lib, f| {
        let ty = lib.module.types.array(4, TypeId::I16);
        let slot = stored(f, Const::i64(0x0004_0003_0002_0001), Align::EIGHT);
        let index = stored(f, Const::i8(0xff), Align::ONE);
        let minus_one = f.load(TypeId::I8, index, Align::ONE);
        let third = f.gep(GepFlags::INBOUNDS, ty, slot, &[Const::i64(0).into(), Const::i32(2).into()]);
        let second = f.gep(GepFlags::INBOUNDS, TypeId::I16, third, &[minus_one]);
        let value = f.load(TypeId::I16, second, Align::TWO);
        lib.show(f, value);
    });
    assert_eq!(got, values(&[2]));
}

#[test]
fn members_of_structures() {
    let got = run(|lib, f| {
        let inner = lib.module.types.structure(&[TypeId::I8, TypeId::I32], Packing::Natural);
        let array = lib.module.types.array(3, inner);
        let outer = lib.module.types.structure(&[TypeId::I16, array], Packing::Natural);
        let words = lib.module.types.array(7, TypeId::I32);
        let slot = stored(f, Const::Zero(words), Align::FOUR);
        let two = f.load(TypeId::I16, slot, Align::TWO);
        let two = f.or(two, Const::i16(2));
        let path = [Const::i32(0).into(), Const::i32(1).into(), two, Const::i32(1).into()];
        let member = f.gep(GepFlags::INBOUNDS, outer, slot, &path);
        f.store(Const::i32(-1), member, Align::FOUR);
        lib.show_bytes(f, slot, 28);
    });
    assert_eq!(got, values(&[0, 0, 0, 0xffff_ffff]));
}

#[test]
fn addresses_as_integers() {
    let round_trip = load_at(|_, f, p| {
        let address = f.ptrtoint(p, TypeId::I64);
        let address = f.add(address, Const::i64(4));
        f.inttoptr(address, TypeId::PTR)
    });
    assert_eq!(round_trip, values(&[5]), "any live object at the address will do");
    assert_eq!(load_at(|_, f, _| f.inttoptr(Const::i64(0), TypeId::PTR)), ub(UbKind::NullAccess));
    assert_eq!(load_at(|_, f, _| f.inttoptr(Const::i64(64), TypeId::PTR)), ub(UbKind::NoProvenance));
    assert_eq!(load_at(|_, _, _| Const::Address(64).into()), ub(UbKind::NoProvenance));
    assert_eq!(load_at(|_, _, _| Const::Null.into()), ub(UbKind::NullAccess));
    assert_eq!(load_at(|_, f, _| gep(f, GepFlags::NONE, Const::Null.into(), 8)), ub(UbKind::NoProvenance));
    assert_eq!(load_at(|lib, _, _| Const::Function(lib.observe).into()), ub(UbKind::OutOfBounds));
    assert_eq!(load_at(|_, f, _| f.freeze(Const::Poison(TypeId::PTR))), ub(UbKind::NoProvenance));
}

#[test]
fn pointers_in_memory_keep_their_provenance() {
    let check = |copy: &dyn Fn(&mut Lib, &mut FunctionBuilder, Operand, Operand), want: Got| {
        let got = load_at(|lib, f, p| {
            let one = stored(f, p, Align::EIGHT);
            let two = f.entry_alloca(TypeId::PTR, Align::EIGHT);
            copy(lib, f, two, one);
            let loaded = f.load(TypeId::PTR, two, Align::EIGHT);
            // Leaves the object, unless the pointer lost its provenance.
            gep(f, GepFlags::NONE, loaded, 16)
        });
        assert_eq!(got, want);
    };
    check(
        &|lib, f, to, from| {
            let copy = lib.module.memcpy();
            f.call_plain(copy, TypeId::VOID, &[to, from, Const::i64(8).into(), Const::i1(false).into()]);
        },
        ub(UbKind::OutOfBounds),
    );
    // A pointer read as an integer is an address, as by ptrtoint; 16 bytes further lies another object.
    check(
        &|_, f, to, from| {
            let bits = f.load(TypeId::I64, from, Align::EIGHT);
            f.store(bits, to, Align::EIGHT);
        },
        values(&[6]),
    );
}

#[test]
fn accesses_to_dead_objects_are_undefined() {
    let got = run(|lib, f| {
        let leak = lib.function("leak", TypeId::PTR, vec![], |_, f| {
            let slot = stored(f, Const::i32(1), Align::FOUR);
            f.ret(slot);
        });
        let dead = f.call_plain(leak, TypeId::PTR, &[]).unwrap_or(Const::Null.into());
        // A new object at the same address does not revive it.
        stored(f, Const::i32(2), Align::FOUR);
        let value = f.load(TypeId::I32, dead, Align::FOUR);
        lib.show(f, value);
    });
    assert_eq!(got, ub(UbKind::UseAfterScope));
    let reused = run(|lib, f| {
        let keep = lib.module.add_global(Global::variable("keep", TypeId::PTR, Const::Null, Align::EIGHT));
        let leak = lib.function("leak", TypeId::VOID, vec![], |_, f| {
            let slot = stored(f, Const::i32(1), Align::FOUR);
            f.store(slot, Const::global(keep), Align::EIGHT);
            f.ret_void();
        });
        let peek = lib.function("peek", TypeId::VOID, vec![], |lib, f| {
            stored(f, Const::i32(2), Align::FOUR);
            let dead = f.load(TypeId::PTR, Const::global(keep), Align::EIGHT);
            let value = f.load(TypeId::I32, dead, Align::FOUR);
            lib.show(f, value);
            f.ret_void();
        });
        f.call_plain(leak, TypeId::VOID, &[]);
        f.call_plain(peek, TypeId::VOID, &[]);
    });
    assert_eq!(reused, ub(UbKind::UseAfterScope));
}

/// An object has exactly the alignment it declares, so that a too large `align` is detected.
#[test]
fn alignment_is_exact() {
    for align in [Align::ONE, Align::TWO, Align::FOUR, Align::EIGHT, Align::SIXTEEN] {
        let read = |claim: Align| {
            run(|lib, f| {
                let slot = stored(f, Const::i64(3), align);
                let value = f.load(TypeId::I64, slot, claim);
                lib.show(f, value);
            })
        };
        assert_eq!(read(align), values(&[3]));
        let twice = Align::from_bytes(align.bytes().0 * 2).unwrap_or(align);
        assert_eq!(read(twice), ub(UbKind::Misaligned), "{align}");
    }
}

#[test]
fn pointers_compare_by_address() {
    let got = run(|lib, f| {
        let (a, b) = (stored(f, Const::i64(1), Align::EIGHT), stored(f, Const::i64(1), Align::EIGHT));
        for (x, y) in [(a, a), (a, b), (a, Const::Null.into())] {
            let same = f.icmp(IntPredicate::Eq, x, y);
            lib.show(f, same);
        }
    });
    assert_eq!(got, values(&[1, 0, 0]));
}

#[test]
fn pointers_to_functions() {
    let got = run(|lib, f| {
        let twice = lib.function("twice", TypeId::I32, vec![Param::plain(TypeId::I32)], |_, f| {
            let sum = f.add(f.param(0), f.param(0));
            f.ret(sum);
        });
        let slot = stored(f, Const::Function(twice), Align::EIGHT);
        let pointer = f.load(TypeId::PTR, slot, Align::EIGHT);
        let result = f.call(ir::Call {
            callee: ir::Callee::Indirect(pointer),
            ret: TypeId::I32,
            ret_attrs: ir::ParamAttrs::NONE,
            args: vec![(Const::i32(21).into(), ir::ParamAttrs::NONE)],
            fixed: None,
            convention: ir::CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        });
        lib.show(f, result.unwrap_or(Const::i32(0).into()));
    });
    assert_eq!(got, values(&[42]));
}
