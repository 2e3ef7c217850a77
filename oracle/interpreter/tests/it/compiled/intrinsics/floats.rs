//! Floating-point intrinsics on interesting numbers, against the host.

use crate::compiled::intrinsics::program::ProgramText;

const NUMBERS: &[f64] = &[
    0.0,
    -0.0,
    0.25,
    0.5,
    -0.5,
    0.75,
    1.0,
    -1.0,
    1.5,
    -1.5,
    2.5,
    -2.5,
    3.5,
    100.0,
    127.5,
    128.0,
    -128.5,
    -129.0,
    255.5,
    256.0,
    4_503_599_627_370_495.5,
    4_503_599_627_370_497.0,
    -9_007_199_254_740_993.0,
    1e300,
    -1e300,
    f64::MIN_POSITIVE,
    5e-324,
    -5e-324,
    f64::INFINITY,
    f64::NEG_INFINITY,
];

fn constant(number: f64) -> String {
    format!("0x{:016X}", number.to_bits())
}

/// Observes an intrinsic of one number for each of [`NUMBERS`].
fn unary(name: &str, of: fn(f64) -> f64) {
    program_of(name, of).check_native();
}

/// The program, which the interpreters have run.
fn program_of(name: &str, of: fn(f64) -> f64) -> ProgramText {
    let mut program = ProgramText::default();
    for &number in NUMBERS {
        let result = program.call("double", &format!("{name}.f64"), &[("double", constant(number))]);
        program.observe_f64(&result, of(number));
    }
    program.check();
    program
}

#[test]
fn rounding() {
    unary("floor", f64::floor);
    unary("ceil", f64::ceil);
    unary("trunc", f64::trunc);
    unary("round", f64::round);
    unary("roundeven", f64::round_ties_even);
    unary("rint", f64::round_ties_even);
    unary("nearbyint", f64::round_ties_even);
    unary("fabs", f64::abs);
    // LLVM 19 cannot select `canonicalize` of a constant.
    program_of("canonicalize", |number| number);
}

fn binary(name: &str, of: fn(f64, f64) -> f64) {
    let mut program = ProgramText::default();
    let numbers = || NUMBERS.iter().copied().chain([f64::NAN]);
    for a in numbers() {
        for b in numbers() {
            let expected = of(a, b);
            // LangRef leaves the payload of a NaN open.
            if expected.is_nan() {
                continue;
            }
            let args = [("double", constant(a)), ("double", constant(b))];
            let result = program.call("double", &format!("{name}.f64"), &args);
            program.observe_f64(&result, expected);
        }
    }
    program.check();
}

/// The smaller or greater number; equal numbers by the sign of zero.
fn ordered(a: f64, b: f64, less: bool) -> f64 {
    let first = a < b || a == b && a.is_sign_negative();
    if first == less { a } else { b }
}

#[test]
fn minima_and_maxima() {
    binary("minimum", |a, b| if a.is_nan() || b.is_nan() { f64::NAN } else { ordered(a, b, true) });
    binary("maximum", |a, b| if a.is_nan() || b.is_nan() { f64::NAN } else { ordered(a, b, false) });
    // The sign of a zero result is open; `x + 0.0` forgets it.
    for (name, less) in [("minnum", true), ("maxnum", false)] {
        let mut program = ProgramText::default();
        for a in NUMBERS.iter().copied().chain([f64::NAN]) {
            for &b in NUMBERS {
                let expected = if a.is_nan() { b } else { ordered(a, b, less) };
                for (a, b) in [(a, b), (b, a)] {
                    let args = [("double", constant(a)), ("double", constant(b))];
                    let result = program.call("double", &format!("{name}.f64"), &args);
                    let sum = program.value(&format!("fadd double {result}, 0.0"));
                    program.observe_f64(&sum, expected + 0.0);
                }
            }
        }
        program.check();
        program.check_native();
    }
}

#[test]
fn the_sign_is_copied() {
    let mut program = ProgramText::default();
    for &a in NUMBERS {
        for b in [-0.0, 1.0, f64::NEG_INFINITY] {
            let args = [("double", constant(a)), ("double", constant(b))];
            let result = program.call("double", "copysign.f64", &args);
            program.observe_f64(&result, a.copysign(b));
        }
    }
    program.check();
    program.check_native();
}

#[test]
fn saturating_conversions() {
    let mut program = ProgramText::default();
    for number in NUMBERS.iter().copied().chain([f64::NAN]) {
        let args = [("double", constant(number))];
        let result = program.call("i8", "fptosi.sat.i8.f64", &args);
        program.observe(8, &result, (number as i8 as u8).into());
        let result = program.call("i8", "fptoui.sat.i8.f64", &args);
        program.observe(8, &result, (number as u8).into());
        let result = program.call("i64", "fptosi.sat.i64.f64", &args);
        program.observe(64, &result, number as i64 as u64);
        let result = program.call("i64", "fptoui.sat.i64.f64", &args);
        program.observe(64, &result, number as u64);
    }
    program.check();
    program.check_native();
}

#[test]
fn rounding_to_integers() {
    let mut program = ProgramText::default();
    for &number in NUMBERS.iter().filter(|number| number.abs() < 1e18) {
        let args = [("double", constant(number))];
        let result = program.call("i64", "lround.i64.f64", &args);
        program.observe(64, &result, number.round() as i64 as u64);
        let result = program.call("i64", "lrint.i64.f64", &args);
        program.observe(64, &result, number.round_ties_even() as i64 as u64);
    }
    program.check();
}

#[test]
fn classes_of_numbers() {
    use std::num::FpCategory::{Infinite, Nan, Normal, Subnormal, Zero};
    let mut program = ProgramText::default();
    let signalling = f64::from_bits(0x7ff0_0000_0000_0001);
    for number in NUMBERS.iter().copied().chain([f64::NAN, -f64::NAN, signalling]) {
        let (positive, negative) = match number.classify() {
            Nan if number.to_bits() & 1 << 51 == 0 => (1, 1),
            Nan => (2, 2),
            Infinite => (512, 4),
            Normal => (256, 8),
            Subnormal => (128, 16),
            Zero => (64, 32),
        };
        let class = if number.is_sign_negative() { negative } else { positive };
        for bit in 0..10 {
            let args = [("double", constant(number)), ("i32", (1 << bit).to_string())];
            let result = program.call("i1", "is.fpclass.f64", &args);
            program.observe(1, &result, u64::from(class == 1 << bit));
        }
    }
    program.check();
    program.check_native();
}
