//! Floating-point intrinsics that round once, in every format: against `rustc_apfloat`, and against native code.

use rustc_apfloat::Float;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};

use crate::compiled::intrinsics::program::ProgramText;

/// A format as a type of IR.
trait Format: Float {
    const TYPE: &'static str;
    /// The type in the name of an intrinsic.
    const SUFFIX: &'static str;
}

macro_rules! formats {
    ($($format:ty = $ty:literal, $suffix:literal;)*) => {
        $(impl Format for $format {
            const TYPE: &'static str = $ty;
            const SUFFIX: &'static str = $suffix;
        })*
    };
}

formats! {
    Half = "half", "f16";
    BFloat = "bfloat", "bf16";
    Single = "float", "f32";
    Double = "double", "f64";
    X87DoubleExtended = "x86_fp80", "f80";
    Quad = "fp128", "f128";
}

fn unit_value<F: Format>() -> F {
    F::from_u128(1).value
}

/// Pseudo-random numbers of splitmix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A number near 1 or at the ends of the range, often with few digits.
    fn number<F: Format>(&mut self) -> F {
        let bits = u128::from(self.next()) << 64 | u128::from(self.next());
        let significand =
            (bits >> (128 - F::PRECISION) | 1 << (F::PRECISION - 1)) >> self.below(F::PRECISION);
        let exponent = match self.below(4) {
            0 => F::MIN_EXP - F::PRECISION as i32,
            1 => F::MAX_EXP - F::PRECISION as i32,
            _ => 0,
        };
        let number = F::from_u128(significand | 1).value.scalbn(-(F::PRECISION as i32) + 4);
        let number = number.scalbn(exponent + self.below(9) as i32 - 4);
        if self.below(2) == 0 { number } else { -number }
    }
}

/// Numbers with a meaning of their own.
fn special<F: Format>() -> Vec<F> {
    let positive = [F::ZERO, unit_value(), F::SMALLEST, F::smallest_normalized(), F::largest(), F::INFINITY];
    positive.into_iter().flat_map(|number| [number, -number]).chain([F::NAN]).collect()
}

fn numbers<F: Format>(random: &mut Random, count: usize) -> Vec<F> {
    let ordinary: Vec<F> = (0..count).map(|_| random.number()).collect();
    special().into_iter().chain(ordinary).collect()
}

/// A constant, by its bits.
fn constant<F: Format>(program: &mut ProgramText, number: F) -> (&'static str, String) {
    (F::TYPE, program.value(&format!("bitcast i{} {} to {}", F::BITS, number.to_bits(), F::TYPE)))
}

/// Observes a number by its bits, or that it is a NaN: LangRef leaves the bits of that open.
fn observe<F: Format>(program: &mut ProgramText, value: &str, expected: F) {
    let (ty, width) = (F::TYPE, F::BITS as u32);
    if expected.is_nan() {
        let is_nan = program.value(&format!("fcmp uno {ty} {value}, {value}"));
        return program.observe(1, &is_nan, 1);
    }
    let bits = program.value(&format!("bitcast {ty} {value} to i{width}"));
    if width <= 64 {
        return program.observe(width, &bits, expected.to_bits() as u64);
    }
    for half in [0, 64] {
        let part = program.value(&format!("lshr i{width} {bits}, {half}"));
        let part = program.value(&format!("trunc i{width} {part} to i64"));
        program.observe(64, &part, (expected.to_bits() >> half) as u64);
    }
}

/// The number nearest to the root of a number in [1, 4): if `rest` is that of its square, it lies between `-root * ulp`
/// and `root * ulp`.
fn root_near_one<F: Format>(number: F) -> F {
    let ulp = unit_value::<F>().scalbn(1 - F::PRECISION as i32);
    let mut root = unit_value::<F>();
    for _ in 0..10 {
        root = ((root + (number / root).value).value).scalbn(-1);
    }
    loop {
        let rest = root.mul_add(root, -number).value;
        let half = (root * ulp).value;
        root = match () {
            () if -rest > half => root.next_up().value,
            () if rest >= half => root.next_down().value,
            () => return root,
        };
    }
}

fn root<F: Format>(number: F) -> F {
    match () {
        () if number.is_zero() || number.is_pos_infinity() => number,
        () if number.is_nan() || number.is_negative() => F::NAN,
        () => {
            let exponent = number.ilogb() & !1;
            root_near_one(number.scalbn(-exponent)).scalbn(exponent / 2)
        }
    }
}

fn roots<F: Format>() -> ProgramText {
    let (mut program, mut random) = (ProgramText::default(), Random(1));
    for number in numbers::<F>(&mut random, 60) {
        for number in [number, number.abs()] {
            let argument = constant(&mut program, number);
            let result = program.call(F::TYPE, &format!("sqrt.{}", F::SUFFIX), &[argument]);
            observe(&mut program, &result, root(number));
        }
    }
    program.check();
    program
}

#[test]
fn square_roots() {
    roots::<Half>();
    roots::<BFloat>();
    roots::<Single>().check_native();
    roots::<Double>().check_native();
    roots::<X87DoubleExtended>().check_native();
    roots::<Quad>().check_native();
}

/// Every number of 16 bits.
#[test]
fn square_roots_of_all_halves() {
    for first in (0..1u128 << 16).step_by(1 << 12) {
        let mut program = ProgramText::default();
        for bits in (first..first + (1 << 12)).step_by(7) {
            let number = Half::from_bits(bits);
            let argument = constant(&mut program, number);
            let result = program.call("half", "sqrt.f16", &[argument]);
            observe(&mut program, &result, root(number));
        }
        program.check();
    }
}

fn fused<F: Format>() -> ProgramText {
    let (mut program, mut random) = (ProgramText::default(), Random(2));
    let known = special::<F>();
    for at in 0..400 {
        let mut pick = || if at % 4 == 0 { known[random.below(known.len())] } else { random.number() };
        let (a, b, other) = (pick(), pick(), pick());
        // The product almost cancels, or decides between two numbers.
        let product = (a * b).value;
        let c = match at % 3 {
            0 => other,
            1 => -product,
            _ => product.scalbn(F::PRECISION as i32),
        };
        let arguments = [a, b, c].map(|number| constant(&mut program, number));
        let result = program.call(F::TYPE, &format!("fma.{}", F::SUFFIX), &arguments);
        observe(&mut program, &result, a.mul_add(b, c).value);
    }
    program.check();
    program
}

/// The formats of 80 and 128 bits have no wider one.
#[test]
fn fused_products() {
    fused::<Half>();
    fused::<BFloat>();
    fused::<Single>().check_native();
    fused::<Double>().check_native();
}

fn scaled<F: Format>() -> ProgramText {
    let (mut program, mut random) = (ProgramText::default(), Random(3));
    for number in numbers::<F>(&mut random, 40) {
        let span = (F::MAX_EXP - F::MIN_EXP) as usize + 2 * F::PRECISION;
        let by = random.below(2 * span) as i32 - span as i32;
        for by in [by, by / 16, 1, F::MIN_EXP - 2, i32::MIN, i32::MAX] {
            let argument = constant(&mut program, number);
            let name = format!("ldexp.{}.i32", F::SUFFIX);
            let result = program.call(F::TYPE, &name, &[argument, ("i32", by.to_string())]);
            observe(&mut program, &result, number.scalbn(by.clamp(-100_000, 100_000)));
        }
    }
    program.check();
    program
}

#[test]
fn scaling_by_powers_of_two() {
    scaled::<Half>();
    scaled::<BFloat>();
    scaled::<Single>().check_native();
    scaled::<Double>().check_native();
    scaled::<X87DoubleExtended>().check_native();
    scaled::<Quad>().check_native();
}

fn taken_apart<F: Format>() -> ProgramText {
    let (mut program, mut random) = (ProgramText::default(), Random(4));
    for number in numbers::<F>(&mut random, 100) {
        let argument = constant(&mut program, number);
        let pair = format!("{{ {}, i32 }}", F::TYPE);
        let result = program.call(&pair, &format!("frexp.{}.i32", F::SUFFIX), &[argument]);
        let fraction = program.value(&format!("extractvalue {pair} {result}, 0"));
        let mut exponent = 0;
        let expected = if number.is_finite_non_zero() { number.frexp(&mut exponent) } else { number };
        observe(&mut program, &fraction, expected);
        // The exponent of an infinite number or a NaN is open.
        if number.is_finite() {
            let value = program.value(&format!("extractvalue {pair} {result}, 1"));
            program.observe(32, &value, u64::from(exponent as u32));
        }
    }
    program.check();
    program
}

#[test]
fn fractions_and_exponents() {
    taken_apart::<Half>();
    taken_apart::<BFloat>();
    taken_apart::<Single>().check_native();
    taken_apart::<Double>().check_native();
    taken_apart::<X87DoubleExtended>().check_native();
    taken_apart::<Quad>().check_native();
}

/// Observes a `double`, or a lane or member of a value.
fn observe_part(program: &mut ProgramText, part: &str, expected: f64) {
    let value = program.value(part);
    program.observe_f64(&value, expected);
}

/// Native code is not asked: LLVM 19 passes an exponent of 64 bits to the C function, which takes an `int`.
#[test]
fn exponents_of_other_widths() {
    let mut program = ProgramText::default();
    let number = |value: f64| ("double", format!("0x{:016X}", value.to_bits()));
    for (number, ty, suffix, exponent, expected) in [
        (number(1.5), "i8", "f64.i8", "-3", 0.1875),
        (number(1.0), "i64", "f64.i64", "1099511627776", f64::INFINITY),
        (number(1.0), "i64", "f64.i64", "-9223372036854775808", 0.0),
        (number(-3.0), "i200", "f64.i200", "2", -12.0),
    ] {
        let result = program.call("double", &format!("ldexp.{suffix}"), &[number, (ty, exponent.to_owned())]);
        program.observe_f64(&result, expected);
    }
    let result = program.call("{ double, i64 }", "frexp.f64.i64", &[number(12.0)]);
    observe_part(&mut program, &format!("extractvalue {{ double, i64 }} {result}, 0"), 0.75);
    let exponent = program.value(&format!("extractvalue {{ double, i64 }} {result}, 1"));
    program.observe(64, &exponent, 4);
    program.check();
}

#[test]
fn vectors_are_computed_lane_by_lane() {
    let mut program = ProgramText::default();
    let (ty, exponents) = ("<2 x double>", "<2 x i32>");
    let vector = |a: &str, b: &str| (ty, format!("<double {a}, double {b}>"));
    let by = (exponents, "<i32 1, i32 -2>".to_owned());
    let observe = |program: &mut ProgramText, vector: &str, expected: [f64; 2]| {
        for (lane, expected) in expected.into_iter().enumerate() {
            observe_part(program, &format!("extractelement {ty} {vector}, i32 {lane}"), expected);
        }
    };
    let roots = program.call(ty, "sqrt.v2f64", &[vector("2.25", "16.0")]);
    observe(&mut program, &roots, [1.5, 4.0]);
    let fused = [vector("2.0", "3.0"), vector("4.0", "5.0"), vector("1.0", "-1.0")];
    let fused = program.call(ty, "fma.v2f64", &fused);
    observe(&mut program, &fused, [9.0, 14.0]);
    let scaled = program.call(ty, "ldexp.v2f64.v2i32", &[vector("1.5", "3.0"), by]);
    observe(&mut program, &scaled, [3.0, 0.75]);
    program.check_native();
    // LLVM 19 cannot select `frexp` of vectors of this width.
    let pair = format!("{{ {ty}, {exponents} }}");
    let taken = program.call(&pair, "frexp.v2f64.v2i32", &[vector("6.0", "0.5")]);
    let fractions = program.value(&format!("extractvalue {pair} {taken}, 0"));
    observe(&mut program, &fractions, [0.75, 0.5]);
    program.check();
}
