//! Integer operations, exhaustively for widths of 1 to 4 bits and poison, against arithmetic on unbounded integers.

use crate::common::{Got, run, values};
use interpreter::{Config, Interpreter, Outcome, UbKind};
use ir::{ArithFlags, BinaryOp, CastFlags, CastOp, Const, IntPredicate, Operand, TypeId};

/// The result by LangRef, computed on integers that never overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Expected {
    Value(i64),
    Poison,
    Ub(UbKind),
}

fn signed(value: i64, width: u32) -> i64 {
    if value >= 1 << (width - 1) { value - (1 << width) } else { value }
}

/// `exact` is the mathematical result for signed operands, `unsigned` that for unsigned ones.
fn wrapped(exact: i64, unsigned: i64, flags: ArithFlags, width: u32) -> Expected {
    let fits_signed = (-(1 << (width - 1))..1 << (width - 1)).contains(&exact);
    let fits_unsigned = (0..1 << width).contains(&unsigned);
    if flags.nsw && !fits_signed || flags.nuw && !fits_unsigned {
        return Expected::Poison;
    }
    Expected::Value(unsigned.rem_euclid(1 << width))
}

fn expected(op: BinaryOp, flags: ArithFlags, width: u32, a: Option<i64>, b: Option<i64>) -> Expected {
    use BinaryOp as B;
    let divides = matches!(op, B::UDiv | B::SDiv | B::URem | B::SRem);
    let is_signed = matches!(op, B::SDiv | B::SRem);
    let minus_one = (1 << width) - 1;
    match (a, b) {
        (_, None) if divides => return Expected::Ub(UbKind::PoisonDivisor),
        (_, Some(0)) if divides => return Expected::Ub(UbKind::DivisionByZero),
        (None, Some(b)) if is_signed && b == minus_one => return Expected::Ub(UbKind::DivisionOverflow),
        (None, _) | (_, None) => return Expected::Poison,
        _ => {}
    }
    let (Some(a), Some(b)) = (a, b) else { return Expected::Poison };
    let (x, y) = (signed(a, width), signed(b, width));
    if is_signed && x == -(1 << (width - 1)) && y == -1 {
        return Expected::Ub(UbKind::DivisionOverflow);
    }
    let shift = matches!(op, B::Shl | B::LShr | B::AShr);
    if shift && b >= i64::from(width) {
        return Expected::Poison;
    }
    let value = |value: i64| Expected::Value(value.rem_euclid(1 << width));
    let exact = |lost: bool, result| if lost && flags.exact { Expected::Poison } else { value(result) };
    match op {
        B::Add => wrapped(x + y, a + b, flags, width),
        B::Sub => wrapped(x - y, a - b, flags, width),
        B::Mul => wrapped(x * y, a * b, flags, width),
        B::Shl => wrapped(x * (1 << b), a * (1 << b), flags, width),
        B::UDiv => exact(a % b != 0, a / b),
        B::SDiv => exact(x % y != 0, x / y),
        B::URem => value(a % b),
        B::SRem => value(x % y),
        B::LShr => exact(a % (1 << b) != 0, a / (1 << b)),
        B::AShr => exact(a % (1 << b) != 0, x.div_euclid(1 << b)),
        B::And => value(a & b),
        B::Or if flags.disjoint && a & b != 0 => Expected::Poison,
        B::Or => value(a | b),
        _ => value(a ^ b),
    }
}

fn flags_of(op: BinaryOp) -> Vec<ArithFlags> {
    use BinaryOp as B;
    let both = ArithFlags { nuw: true, nsw: true, ..ArithFlags::NONE };
    match op {
        B::Add | B::Sub | B::Mul | B::Shl => vec![ArithFlags::NONE, ArithFlags::NSW, ArithFlags::NUW, both],
        B::UDiv | B::SDiv | B::LShr | B::AShr => vec![ArithFlags::NONE, ArithFlags::EXACT],
        B::Or => vec![ArithFlags::NONE, ArithFlags::DISJOINT],
        _ => vec![ArithFlags::NONE],
    }
}

fn outcome(got: Got) -> Expected {
    match got {
        Got::Values(values) => Expected::Value(values[0] as i64),
        Got::Ub(UbKind::ObservedPoison) => Expected::Poison,
        Got::Ub(kind) => Expected::Ub(kind),
        Got::Other(other) => panic!("{other:?}"),
    }
}

/// All values of a width, and poison.
fn domain(width: u32) -> impl Iterator<Item = Option<i64>> + Clone {
    (0..1i64 << width).map(Some).chain([None])
}

fn operand(ty: TypeId, width: u32, value: Option<i64>) -> Operand {
    value.map_or(Const::Poison(ty), |value| Const::int(ty, width, value as u128)).into()
}

#[test]
fn binary_operations() {
    for width in 1..=4 {
        for &op in BinaryOp::ALL.iter().filter(|op| !op.is_float()) {
            for flags in flags_of(op) {
                for (a, b) in domain(width).flat_map(|a| domain(width).map(move |b| (a, b))) {
                    let got = run(|lib, f| {
                        let ty = lib.module.types.int(width);
                        let result = f.binary(op, flags, operand(ty, width, a), operand(ty, width, b));
                        lib.show(f, result);
                    });
                    let want = expected(op, flags, width, a, b);
                    assert_eq!(outcome(got), want, "i{width} {op:?} {flags:?} {a:?} {b:?}");
                }
            }
        }
    }
}

#[test]
fn comparisons() {
    for width in 1..=4 {
        for &predicate in IntPredicate::ALL {
            for (a, b) in domain(width).flat_map(|a| domain(width).map(move |b| (a, b))) {
                let got = run(|lib, f| {
                    let ty = lib.module.types.int(width);
                    let result = f.icmp(predicate, operand(ty, width, a), operand(ty, width, b));
                    lib.show(f, result);
                });
                let want = match (a, b) {
                    (Some(a), Some(b)) => Expected::Value(i64::from(holds(predicate, a, b, width))),
                    _ => Expected::Poison,
                };
                assert_eq!(outcome(got), want, "i{width} {predicate:?} {a:?} {b:?}");
            }
        }
    }
}

fn holds(predicate: IntPredicate, a: i64, b: i64, width: u32) -> bool {
    use IntPredicate as P;
    let (x, y) = (signed(a, width), signed(b, width));
    match predicate {
        P::Eq => a == b,
        P::Ne => a != b,
        P::Ugt => a > b,
        P::Uge => a >= b,
        P::Ult => a < b,
        P::Ule => a <= b,
        P::Sgt => x > y,
        P::Sge => x >= y,
        P::Slt => x < y,
        P::Sle => x <= y,
    }
}

#[test]
fn conversions() {
    let promises = |nneg, nuw, nsw| CastFlags { nneg, nuw, nsw };
    for (from, to) in (1..=4).flat_map(|from| (1..=5).map(move |to| (from, to))).filter(|(a, b)| a != b) {
        for value in domain(from) {
            let check = |op, flags, want| {
                let got = run(|lib, f| {
                    let (from_ty, to_ty) = (lib.module.types.int(from), lib.module.types.int(to));
                    let result = f.cast(op, flags, operand(from_ty, from, value), to_ty);
                    lib.show(f, result);
                });
                assert_eq!(outcome(got), want, "{op:?} {flags:?} {value:?} i{from} to i{to}");
            };
            let Some(a) = value else {
                let op = if to < from { CastOp::Trunc } else { CastOp::SExt };
                check(op, CastFlags::default(), Expected::Poison);
                continue;
            };
            let x = signed(a, from);
            if to > from {
                check(CastOp::ZExt, CastFlags::default(), Expected::Value(a));
                check(CastOp::SExt, CastFlags::default(), Expected::Value(x.rem_euclid(1 << to)));
                let nneg = if x < 0 { Expected::Poison } else { Expected::Value(a) };
                check(CastOp::ZExt, promises(true, false, false), nneg);
                continue;
            }
            let cut = a % (1 << to);
            let kept = |holds| if holds { Expected::Value(cut) } else { Expected::Poison };
            check(CastOp::Trunc, CastFlags::default(), Expected::Value(cut));
            check(CastOp::Trunc, promises(false, true, false), kept(cut == a));
            check(CastOp::Trunc, promises(false, false, true), kept(signed(cut, to) == x));
        }
    }
}

/// Boundary cases of operations on more than 64 bits, which use a separate implementation.
#[test]
fn wide_operations() {
    let max = u128::MAX >> 28;
    let check = |op, flags, a: u128, b: u128, want: Got| {
        let got = run(|lib, f| {
            let ty = lib.module.types.int(100);
            let result = f.binary(op, flags, Const::int(ty, 100, a), Const::int(ty, 100, b));
            let high = f.lshr(result, Const::int(ty, 100, 64));
            lib.show(f, result);
            lib.show(f, high);
        });
        assert_eq!(got, want, "{op:?} {flags:?} {a:x} {b:x}");
    };
    let none = ArithFlags::NONE;
    let poison = Got::Ub(UbKind::ObservedPoison);
    check(BinaryOp::Add, none, max, 1, values(&[0, 0]));
    check(BinaryOp::Add, ArithFlags::NUW, max, 1, poison.clone());
    check(BinaryOp::Add, ArithFlags::NSW, max, 1, values(&[0, 0]));
    check(BinaryOp::Add, ArithFlags::NSW, max >> 1, 1, poison.clone());
    check(BinaryOp::Mul, none, 1 << 60, 1 << 39, values(&[0, 1 << 35]));
    check(BinaryOp::Mul, ArithFlags::NSW, 1 << 60, 1 << 39, poison.clone());
    check(BinaryOp::AShr, none, 1 << 99, 98, values(&[u64::MAX - 1, 0xf_ffff_ffff]));
    check(BinaryOp::Shl, none, 1, 100, poison);
    check(BinaryOp::SDiv, none, max - 9, 3, values(&[3u64.wrapping_neg(), 0xf_ffff_ffff]));
    check(BinaryOp::UDiv, none, 7, 0, Got::Ub(UbKind::DivisionByZero));
    check(BinaryOp::SDiv, none, 1 << 99, max, Got::Ub(UbKind::DivisionOverflow));
}

/// Unsigned divisions of operands whose signed quotient would overflow.
#[test]
fn unsigned_division_of_the_least_signed_number() {
    for width in [8, 64, 128, 256] {
        let got = run(|lib, f| {
            let ty = lib.module.types.int(width);
            let one = f.zext(Const::i1(true), ty);
            let least = f.shl(one, Const::int(ty, width, u128::from(width - 1)));
            let all = f.sext(Const::i1(true), ty);
            for result in [f.udiv(least, all), f.urem(least, all), f.udiv(all, least)] {
                let low = f.icmp(IntPredicate::Eq, result, least);
                lib.show(f, low);
                let one = f.icmp(IntPredicate::Eq, result, one);
                lib.show(f, one);
            }
        });
        assert_eq!(got, values(&[0, 0, 1, 0, 0, 1]), "i{width}");
    }
}

#[test]
fn wide_conversions_and_comparisons() {
    let got = run(|lib, f| {
        let ty = lib.module.types.int(100);
        let wide = f.sext(Const::i32(-2), ty);
        let high = f.lshr(wide, Const::int(ty, 100, 64));
        lib.show(f, wide);
        lib.show(f, high);
        let less = f.icmp(IntPredicate::Slt, wide, Const::int(ty, 100, 1));
        lib.show(f, less);
        let less = f.icmp(IntPredicate::Ult, wide, Const::int(ty, 100, 1));
        lib.show(f, less);
        let zero = f.zext(Const::int(TypeId::I64, 64, u128::MAX), TypeId::I128);
        let high = f.lshr(zero, Const::int(TypeId::I128, 128, 64));
        lib.show(f, high);
    });
    assert_eq!(got, values(&[2u64.wrapping_neg(), 0xf_ffff_ffff, 1, 0, 0]));
}

/// LangRef "mul": a product that does not fit is the remainder, also in a constant, of which only `ptrtoint` keeps LLVM from folding it.
#[test]
fn a_constant_product_wraps() {
    let address = "i64 ptrtoint (ptr @g to i64)";
    let product = format!("mul (i64 sub (i64 0, {address}), i64 -1)");
    let text = format!(
        "@g = global i8 0\ndeclare void @bf_observe(i32, i64)\ndefine void @main() {{\n  \
         call void @bf_observe(i32 0, i64 sub (i64 {product}, {address}))\n  ret void\n}}\n"
    );
    let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}"));
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &Config::default());
    assert_eq!(run.outcome, Outcome::Finished);
    assert_eq!(run.observations.iter().map(|observed| observed.value).collect::<Vec<_>>(), [0]);
}
