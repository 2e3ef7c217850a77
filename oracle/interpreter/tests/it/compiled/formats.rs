//! `half`, `x86_fp80`, `fp128` and integers of more than 128 bits: the interpreters compute the same as native code
//! from clang-19. Operands come from memory, so that the compiler cannot fold constants.

use std::fmt::Write as _;

use ethnum::U256;
use interpreter::{Config, Interpreter, Outcome, UbKind};

use crate::compiled::{assert_same, interpreted, native, parse};
use crate::malformed::Dice;

/// A format: its type, its width in bits, and sample numbers.
struct TestFormat {
    ty: &'static str,
    width: u32,
    samples: Vec<u128>,
}

/// Zero, one, the smallest and largest numbers, some between, infinity, NaN; with both signs.
fn format(ty: &'static str, width: u32, fraction: u32, dice: &mut Dice) -> TestFormat {
    let exponent_bits = if ty == "x86_fp80" { 15 } else { width - 1 - fraction };
    let (bias, top) = ((1u128 << (exponent_bits - 1)) - 1, (1u128 << exponent_bits) - 1);
    let explicit = ty == "x86_fp80";
    let fraction = if explicit { 63 } else { fraction };
    let number = |exponent: u128, digits: u128| {
        let one = u128::from(explicit && exponent != 0) << 63;
        exponent << (fraction + u32::from(explicit)) | one | digits & ((1 << fraction) - 1)
    };
    let mut samples = vec![
        number(0, 0),
        number(0, 1),
        number(0, u128::MAX),
        number(1, 0),
        number(bias, 0),
        number(bias, 1),
        number(bias + 1, u128::MAX),
        number(top - 1, u128::MAX),
        number(top, 0),
        number(top, 1 << (fraction - 1)),
    ];
    for _ in 0..6 {
        let exponent = bias + dice.below(40) as u128 - 12;
        samples.push(number(exponent.clamp(1, top - 1), wide(dice).as_u128()));
    }
    let negative: Vec<u128> = samples.iter().map(|bits| bits | 1 << (width - 1)).collect();
    samples.extend(negative);
    TestFormat { ty, width, samples }
}

/// Random 256 bits.
fn wide(dice: &mut Dice) -> U256 {
    (0..16).fold(U256::ZERO, |bits, _| bits << 16u32 | U256::new(dice.below(1 << 16) as u128))
}

/// A random integer of this width, in decimal.
fn decimal(dice: &mut Dice, width: u32) -> String {
    (wide(dice) >> (256 - width)).to_string()
}

/// A module under construction: its globals, and the body of `entry`.
struct ModuleWriter {
    globals: String,
    body: String,
    values: u32,
    site: u32,
}

const HEAD: &str = "target triple = \"x86_64-pc-linux-gnu\"\ndeclare void @bf_observe(i32, i64)\n";

impl ModuleWriter {
    fn new() -> ModuleWriter {
        ModuleWriter { globals: HEAD.to_owned(), body: String::new(), values: 0, site: 0 }
    }

    fn define(&mut self, text: &str) -> String {
        self.values += 1;
        writeln!(self.body, "  %x{} = {text}", self.values).expect("a string");
        format!("%x{}", self.values)
    }

    /// A value loaded from memory, given by its bits as an integer.
    fn operand(&mut self, ty: &str, width: u32, bits: &str) -> String {
        self.values += 1;
        let name = self.values;
        writeln!(self.globals, "@g{name} = global i{width} {bits}, align 16").expect("a string");
        self.define(&format!("load {ty}, ptr @g{name}, align 16"))
    }

    /// Observes an integer word by word.
    fn show(&mut self, width: u32, value: &str) {
        let padded = match width {
            256 => value.to_owned(),
            _ => self.define(&format!("zext i{width} {value} to i256")),
        };
        for at in (0..width).step_by(64) {
            let shifted = self.define(&format!("lshr i256 {padded}, {at}"));
            let word = self.define(&format!("trunc i256 {shifted} to i64"));
            writeln!(self.body, "  call void @bf_observe(i32 {}, i64 {word})", self.site).expect("a string");
        }
        self.site += 1;
    }

    /// Observes a floating-point number, every NaN as zero.
    fn show_float(&mut self, format: &TestFormat, value: &str) {
        let TestFormat { ty, width, .. } = format;
        let is_number = self.define(&format!("fcmp ord {ty} {value}, {value}"));
        let bits = self.define(&format!("bitcast {ty} {value} to i{width}"));
        let shown = self.define(&format!("select i1 {is_number}, i{width} {bits}, i{width} 0"));
        self.show(*width, &shown);
    }

    fn finish(self) -> String {
        format!("{}define void @entry() {{\n{}  ret void\n}}\n", self.globals, self.body)
    }
}

/// Compares both interpreters with native code.
fn check(name: &str, text: &str, wanted: usize) {
    let seen = interpreted(&parse(text));
    assert!(seen.len() >= wanted, "{name}: {} observations", seen.len());
    assert_same(&native("ir", text), &seen, name);
}

fn formats(dice: &mut Dice) -> Vec<TestFormat> {
    [("half", 16, 10), ("float", 32, 23), ("double", 64, 52), ("x86_fp80", 80, 63), ("fp128", 128, 112)]
        .map(|(ty, width, fraction)| format(ty, width, fraction, dice))
        .into()
}

#[test]
fn floating_point_arithmetic() {
    let (mut dice, mut author) = (Dice(3), ModuleWriter::new());
    for format in formats(&mut dice).iter().filter(|format| !["float", "double"].contains(&format.ty)) {
        let TestFormat { ty, width, samples } = format;
        for (at, &a) in samples.iter().enumerate() {
            let b = samples[(at * 7 + 5) % samples.len()];
            let (x, y) =
                (author.operand(ty, *width, &a.to_string()), author.operand(ty, *width, &b.to_string()));
            // The remainder is a call of the C library, which LLVM does not define.
            for op in ["fadd", "fsub", "fmul", "fdiv"] {
                let result = author.define(&format!("{op} {ty} {x}, {y}"));
                author.show_float(format, &result);
            }
            let negative = author.define(&format!("fneg {ty} {x}"));
            author.show_float(format, &negative);
            for predicate in ["oeq", "ogt", "olt", "ole", "one", "ord", "ueq", "uge", "une", "uno"] {
                let truth = author.define(&format!("fcmp {predicate} {ty} {x}, {y}"));
                author.show(1, &truth);
            }
        }
    }
    check("arithmetic", &author.finish(), 1400);
}

#[test]
fn conversions_between_formats() {
    let (mut dice, mut author) = (Dice(4), ModuleWriter::new());
    let formats = formats(&mut dice);
    for (at, from) in formats.iter().enumerate() {
        for (other, to) in formats.iter().enumerate().filter(|&(other, _)| other != at) {
            let op = if other > at { "fpext" } else { "fptrunc" };
            for bits in &from.samples {
                let x = author.operand(from.ty, from.width, &bits.to_string());
                let result = author.define(&format!("{op} {} {x} to {}", from.ty, to.ty));
                author.show_float(to, &result);
            }
        }
    }
    check("conversions", &author.finish(), 800);
}

#[test]
fn conversions_from_and_to_integers() {
    let (mut dice, mut author) = (Dice(5), ModuleWriter::new());
    for format in formats(&mut dice) {
        let ty = format.ty;
        for width in [8, 17, 32, 64, 100, 128, 200, 256] {
            for _ in 0..6 {
                // LLVM 19's expansion for integers of more than 128 bits converts numbers beyond the largest float to
                // finite numbers instead of infinity.
                let beyond = width > 128 && ty == "float";
                let bits = decimal(&mut dice, if beyond { 100 } else { width });
                let x = author.operand(&format!("i{width}"), width, &bits);
                for op in ["sitofp", "uitofp"] {
                    // That expansion does not support half, and treats the highest bit of an unsigned number as a sign
                    // when it converts through fp128.
                    let through_fp128 = op == "uitofp" && ["x86_fp80", "fp128"].contains(&ty);
                    if width > 128 && (ty == "half" || through_fp128) {
                        continue;
                    }
                    let number = author.define(&format!("{op} i{width} {x} to {ty}"));
                    author.show_float(&format, &number);
                }
            }
            // Small numbers fit every type; a number that does not fit is poison, so native code may give anything.
            for number in ["1", "0", "77", "127", "5"] {
                let x = author.operand("i32", 32, number);
                let number = author.define(&format!("sitofp i32 {x} to {ty}"));
                if width > 128 && ty == "half" {
                    continue;
                }
                let odd = author.define(&format!("uitofp i1 true to {ty}"));
                let three = author.define(&format!("fadd {ty} {odd}, {odd}"));
                let part = author.define(&format!("fdiv {ty} {number}, {three}"));
                let negative = author.define(&format!("fneg {ty} {part}"));
                for (op, number) in [("fptosi", &part), ("fptoui", &part), ("fptosi", &negative)] {
                    let back = author.define(&format!("{op} {ty} {number} to i{width}"));
                    author.show(width, &back);
                }
            }
        }
    }
    check("integers", &author.finish(), 1000);
}

#[test]
fn long_integers() {
    let (mut dice, mut author) = (Dice(6), ModuleWriter::new());
    for width in [129, 160, 191, 192, 193, 200, 255, 256] {
        let ty = format!("i{width}");
        for round in 0..4 {
            let (a, b) = (decimal(&mut dice, width), decimal(&mut dice, if round == 0 { 70 } else { width }));
            let (x, y) = (author.operand(&ty, width, &a), author.operand(&ty, width, &b));
            for op in ["add", "sub", "mul", "and", "or", "xor"] {
                let result = author.define(&format!("{op} {ty} {x}, {y}"));
                author.show(width, &result);
            }
            let odd = author.define(&format!("or {ty} {y}, 2"));
            let divisor = author.define(&format!("lshr {ty} {odd}, 1"));
            for op in ["udiv", "sdiv", "urem", "srem"] {
                let result = author.define(&format!("{op} {ty} {x}, {divisor}"));
                author.show(width, &result);
            }
            let amount = author.operand("i64", 64, &dice.below(width as usize).to_string());
            let amount = author.define(&format!("zext i64 {amount} to {ty}"));
            for op in ["shl", "lshr", "ashr"] {
                let result = author.define(&format!("{op} {ty} {x}, {amount}"));
                author.show(width, &result);
            }
            for predicate in ["eq", "ne", "ult", "uge", "slt", "sle"] {
                let truth = author.define(&format!("icmp {predicate} {ty} {x}, {y}"));
                author.show(1, &truth);
            }
            for to in [7, 64, 100, 128] {
                let cut = author.define(&format!("trunc {ty} {x} to i{to}"));
                let back = author.define(&format!("sext i{to} {cut} to {ty}"));
                author.show(width, &back);
            }
            let chosen = author.define(&format!("icmp ult {ty} {x}, {y}"));
            let chosen = author.define(&format!("select i1 {chosen}, {ty} {x}, {ty} -{}", 1 + round));
            author.show(width, &chosen);
        }
    }
    check("long", &author.finish(), 2000);
}

/// Packed members of more than 128 bits, accessed directly and after legalisation.
#[test]
fn long_members_packed_at_bits() {
    let text = "
        %struct.S = type \\{ i3, i150, i7, [0 x i8], i8 }/
        @s = global %struct.S \\{ i3 -1, i150 -3, i7 5, [0 x i8] zeroinitializer, i8 9 }/, align 8
        declare void @bf_observe(i32, i64)
        define void @entry() {
          %a = loadfield %struct.S, ptr @s, i32 1, align 8
          %b = mul i150 %a, 340282366920938463463374607431768211459
          storefield %struct.S, i150 %b, ptr @s, i32 1, align 8
          %c = loadfield %struct.S, ptr @s, i32 1, align 8
          %d = lshr i150 %c, 100
          %e = trunc i150 %d to i64
          call void @bf_observe(i32 0, i64 %e)
          %f = loadfield %struct.S, ptr @s, i32 0, align 8
          %g = zext i3 %f to i64
          call void @bf_observe(i32 1, i64 %g)
          %h = loadfield %struct.S, ptr @s, i32 2, align 8
          %i = zext i7 %h to i64
          call void @bf_observe(i32 2, i64 %i)
          ret void
        }";
    let module = parse(text);
    // -3 * (2^128 + 3) is -3 * 2^128 - 9, so bits 100 to 149 are those of -1 below 2^128 and of -4 above it.
    let product = U256::ZERO.wrapping_sub(U256::new(3) * ((U256::ONE << 128u32) + U256::new(3)));
    let shown = (product >> 100u32 & ((U256::ONE << 50u32) - U256::ONE)).as_u64();
    let wanted = [(0, shown), (1, 7), (2, 5)];
    assert_eq!(interpreted(&module), wanted);
    for neighbours in [ir::Neighbours::Words, ir::Neighbours::FrozenWords, ir::Neighbours::Lanes] {
        let mut module = module.clone();
        ir::legalize(&mut module, neighbours).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(interpreted(&module), wanted, "{}", ir::print_module(&module));
    }
}

/// One word that was never written makes the whole integer poison, and so does a partly written one.
#[test]
fn a_long_integer_is_poison_as_a_whole() {
    let text = |written: &str| {
        format!(
            "declare void @bf_observe(i32, i64)
             define void @entry() {{
               %slot = alloca i200, align 8
               {written}
               %all = load i200, ptr %slot, align 8
               %low = trunc i200 %all to i64
               call void @bf_observe(i32 1, i64 %low)
               ret void
             }}"
        )
    };
    let run = |text: &str| Interpreter::new().run(&parse(text), "entry", &Config::default()).outcome;
    let partly = text("store i128 7, ptr %slot, align 8");
    assert!(matches!(run(&partly), Outcome::Undefined(UbKind::ObservedPoison, _)), "{:?}", run(&partly));
    let poison = text("store i200 poison, ptr %slot, align 8\nstore i128 7, ptr %slot, align 8");
    assert!(matches!(run(&poison), Outcome::Undefined(UbKind::ObservedPoison, _)), "{:?}", run(&poison));
    assert_eq!(interpreted(&parse(&text("store i200 -7, ptr %slot, align 8"))), [(1, 0u64.wrapping_sub(7))]);
    let frozen = text("store i128 7, ptr %slot, align 8").replace("trunc i200 %all", "trunc i200 %fixed");
    let frozen = frozen.replace("%low =", "%fixed = freeze i200 %all\n %low =");
    assert_eq!(run(&frozen), Outcome::Finished);
}
