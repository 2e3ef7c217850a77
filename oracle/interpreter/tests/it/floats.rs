//! Floating-point arithmetic and conversions.

use interpreter::UbKind;
use ir::{ArithFlags, BinaryOp, CastFlags, CastOp, Const, FloatPredicate, TypeId};

use crate::common::{Got, run, values};

#[test]
fn arithmetic() {
    let check = |op, a: f64, b: f64, want: f64| {
        let got = run(|lib, f| {
            let double = f.binary(op, ArithFlags::NONE, Const::double(a), Const::double(b));
            f.call_plain(lib.observe_f64, TypeId::VOID, &[Const::i32(1).into(), double]);
            let single = f.binary(op, ArithFlags::NONE, Const::float(a as f32), Const::float(b as f32));
            f.call_plain(lib.observe_f32, TypeId::VOID, &[Const::i32(1).into(), single]);
        });
        assert_eq!(got, values(&[want.to_bits(), u64::from((want as f32).to_bits())]), "{op:?} {a} {b}");
    };
    check(BinaryOp::FAdd, 1.5, 2.25, 3.75);
    check(BinaryOp::FSub, 1.0, 4.0, -3.0);
    check(BinaryOp::FMul, 3.0, -0.5, -1.5);
    check(BinaryOp::FDiv, 1.0, 0.0, f64::INFINITY);
    check(BinaryOp::FRem, -7.0, 2.0, -1.0);
}

#[test]
fn observed_nans_are_all_the_same() {
    let got = run(|lib, f| {
        let zero = f.fdiv(Const::double(0.0), Const::double(0.0));
        f.call_plain(lib.observe_f64, TypeId::VOID, &[Const::i32(1).into(), zero]);
        let other = f.bitcast(Const::i32(-1), TypeId::FLOAT);
        f.call_plain(lib.observe_f32, TypeId::VOID, &[Const::i32(1).into(), other]);
        let minus = f.fneg(Const::double(0.0));
        f.call_plain(lib.observe_f64, TypeId::VOID, &[Const::i32(1).into(), minus]);
    });
    assert_eq!(got, values(&[0x7ff8_0000_0000_0000, 0x7fc0_0000, 1 << 63]));
}

#[test]
fn comparisons() {
    use FloatPredicate as P;
    let nan = f64::NAN;
    for (predicate, less, equal, greater, unordered) in [
        (P::False, 0, 0, 0, 0),
        (P::Oeq, 0, 1, 0, 0),
        (P::Ogt, 0, 0, 1, 0),
        (P::Oge, 0, 1, 1, 0),
        (P::Olt, 1, 0, 0, 0),
        (P::Ole, 1, 1, 0, 0),
        (P::One, 1, 0, 1, 0),
        (P::Ord, 1, 1, 1, 0),
        (P::Ueq, 0, 1, 0, 1),
        (P::Ugt, 0, 0, 1, 1),
        (P::Uge, 0, 1, 1, 1),
        (P::Ult, 1, 0, 0, 1),
        (P::Ule, 1, 1, 0, 1),
        (P::Une, 1, 0, 1, 1),
        (P::Uno, 0, 0, 0, 1),
        (P::True, 1, 1, 1, 1),
    ] {
        let got = run(|lib, f| {
            for (a, b) in [(1.0, 2.0), (2.0, 2.0), (3.0, 2.0), (nan, 2.0)] {
                let holds = f.fcmp(predicate, Const::double(a), Const::double(b));
                lib.show(f, holds);
            }
        });
        assert_eq!(got, values(&[less, equal, greater, unordered]), "{predicate:?}");
    }
}

#[test]
fn conversions_to_integers() {
    let check = |value: f64, op, width: u32, want: Option<u64>| {
        let got = run(|lib, f| {
            let ty = lib.module.types.int(width);
            let int = f.cast(op, CastFlags::default(), Const::double(value), ty);
            lib.show(f, int);
        });
        let want = want.map_or(Got::Ub(UbKind::ObservedPoison), |want| values(&[want]));
        assert_eq!(got, want, "{value} {op:?} i{width}");
    };
    check(-1.75, CastOp::FpToSi, 8, Some(0xff));
    check(-128.9, CastOp::FpToSi, 8, Some(0x80));
    check(-129.0, CastOp::FpToSi, 8, None);
    check(127.9, CastOp::FpToSi, 8, Some(127));
    check(128.0, CastOp::FpToSi, 8, None);
    check(-0.9, CastOp::FpToUi, 8, Some(0));
    check(-1.0, CastOp::FpToUi, 8, None);
    check(255.5, CastOp::FpToUi, 8, Some(255));
    check(256.0, CastOp::FpToUi, 8, None);
    check(f64::NAN, CastOp::FpToSi, 64, None);
    check(1e19, CastOp::FpToUi, 64, Some(10_000_000_000_000_000_000));
    check(1e19, CastOp::FpToSi, 64, None);
}

#[test]
fn conversions_from_integers() {
    let got = run(|lib, f| {
        let a = f.sitofp(Const::i8(0xff), TypeId::DOUBLE);
        let b = f.uitofp(Const::i8(0xff), TypeId::DOUBLE);
        let c = f.sitofp(Const::i64(i64::MAX), TypeId::DOUBLE);
        let single = f.uitofp(Const::i32(16_777_217), TypeId::FLOAT);
        let d = f.fpext(single, TypeId::DOUBLE);
        for value in [a, b, c, d] {
            f.call_plain(lib.observe_f64, TypeId::VOID, &[Const::i32(1).into(), value]);
        }
        let narrow = f.fptrunc(Const::double(1e300), TypeId::FLOAT);
        f.call_plain(lib.observe_f32, TypeId::VOID, &[Const::i32(1).into(), narrow]);
        let promise = CastFlags { nneg: true, ..CastFlags::default() };
        let broken = f.cast(CastOp::UiToFp, promise, Const::i8(0x80), TypeId::DOUBLE);
        let arbitrary = f.freeze(broken);
        let same = f.fcmp(FloatPredicate::Ueq, arbitrary, arbitrary);
        lib.show(f, same);
    });
    let bits = |value: f64| value.to_bits();
    let infinity = u64::from(f32::INFINITY.to_bits());
    assert_eq!(
        got,
        values(&[
            bits(-1.0),
            bits(255.0),
            bits(9_223_372_036_854_775_808.0),
            bits(16_777_216.0),
            infinity,
            1
        ])
    );
}

/// `fstp` of an x87 number writes ten bytes.
#[test]
fn long_double_takes_ten_bytes() {
    let one = Const::Float { ty: TypeId::X86_FP80, bits: 0x3fff_8000_0000_0000_0000 };
    let got = run(|lib, f| {
        let slot = crate::common::stored(f, one, ir::Align::SIXTEEN);
        let back = f.load(TypeId::X86_FP80, slot, ir::Align::SIXTEEN);
        f.store(back, slot, ir::Align::SIXTEEN);
        lib.show_bytes(f, slot, 10);
    });
    assert_eq!(got, values(&[1 << 63, 0x3fff]));
    let got = run(|lib, f| {
        let slot =
            crate::common::stored(f, Const::Int { ty: TypeId::I128, value: u128::MAX }, ir::Align::SIXTEEN);
        let two = f.fadd(one, one);
        f.store(two, slot, ir::Align::SIXTEEN);
        lib.show_bytes(f, slot, 16);
    });
    assert_eq!(got, values(&[1 << 63, 0xffff_ffff_ffff_4000]), "the padding stays what it was");
}
