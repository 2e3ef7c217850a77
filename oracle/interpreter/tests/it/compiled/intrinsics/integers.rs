//! Integer intrinsics on every operand of 1 to 4 bits, and on random ones of the usual widths against native code.

use crate::compiled::intrinsics::program::ProgramText;

/// The results of an intrinsic: a number, with a truth value for intrinsics that report overflow, or poison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spec {
    Number(i128),
    WithOverflow(i128),
    Poison,
}

use Spec::{Number, Poison, WithOverflow};

/// Operands of a width: as unsigned numbers.
struct Operands {
    width: u32,
    values: Vec<i128>,
}

impl Operands {
    fn signed(&self, at: usize) -> i128 {
        let value = self.values[at];
        if value >> (self.width - 1) & 1 != 0 { value - (1 << self.width) } else { value }
    }

    /// The largest and smallest signed number.
    fn limits(&self) -> (i128, i128) {
        let half = 1 << (self.width - 1);
        (-half, half - 1)
    }

    fn saturated(&self, exact: i128) -> Spec {
        let (low, high) = self.limits();
        Number(exact.clamp(low, high))
    }

    fn saturated_unsigned(&self, exact: i128) -> Spec {
        Number(exact.clamp(0, (1 << self.width) - 1))
    }
}

/// One intrinsic: its name, number of integer operands, whether it has a flag, and its definition.
struct Row {
    name: &'static str,
    operands: usize,
    flag: bool,
    of: fn(&Operands, bool) -> Spec,
}

const fn row(name: &'static str, operands: usize, of: fn(&Operands, bool) -> Spec) -> Row {
    Row { name, operands, flag: false, of }
}

const fn flagged(name: &'static str, of: fn(&Operands, bool) -> Spec) -> Row {
    Row { name, operands: 1, flag: true, of }
}

/// LangRef's definitions, on unbounded integers.
const ROWS: &[Row] = &[
    flagged("abs", |x, flag| {
        let (least, _) = x.limits();
        if flag && x.signed(0) == least { Poison } else { Number(x.signed(0).abs()) }
    }),
    row("smax", 2, |x, _| Number(x.signed(0).max(x.signed(1)))),
    row("smin", 2, |x, _| Number(x.signed(0).min(x.signed(1)))),
    row("umax", 2, |x, _| Number(x.values[0].max(x.values[1]))),
    row("umin", 2, |x, _| Number(x.values[0].min(x.values[1]))),
    row("ctpop", 1, |x, _| Number(x.values[0].count_ones().into())),
    flagged("ctlz", |x, flag| match x.values[0] {
        0 if flag => Poison,
        value => Number((value.leading_zeros() + x.width - 128).into()),
    }),
    flagged("cttz", |x, flag| match x.values[0] {
        0 if flag => Poison,
        0 => Number(x.width.into()),
        value => Number(value.trailing_zeros().into()),
    }),
    row("bitreverse", 1, |x, _| Number((x.values[0] as u128).reverse_bits() as i128 >> (128 - x.width))),
    row("fshl", 3, |x, _| {
        let by = x.values[2] % i128::from(x.width);
        Number((x.values[0] << x.width | x.values[1]) << by >> x.width)
    }),
    row("fshr", 3, |x, _| {
        let by = x.values[2] % i128::from(x.width);
        Number((x.values[0] << x.width | x.values[1]) >> by)
    }),
    row("sadd.with.overflow", 2, |x, _| WithOverflow(x.signed(0) + x.signed(1))),
    row("uadd.with.overflow", 2, |x, _| WithOverflow(x.values[0] + x.values[1])),
    row("ssub.with.overflow", 2, |x, _| WithOverflow(x.signed(0) - x.signed(1))),
    row("usub.with.overflow", 2, |x, _| WithOverflow(x.values[0] - x.values[1])),
    row("smul.with.overflow", 2, |x, _| WithOverflow(x.signed(0) * x.signed(1))),
    row("umul.with.overflow", 2, |x, _| WithOverflow(x.values[0] * x.values[1])),
    row("sadd.sat", 2, |x, _| x.saturated(x.signed(0) + x.signed(1))),
    row("uadd.sat", 2, |x, _| x.saturated_unsigned(x.values[0] + x.values[1])),
    row("ssub.sat", 2, |x, _| x.saturated(x.signed(0) - x.signed(1))),
    row("usub.sat", 2, |x, _| x.saturated_unsigned(x.values[0] - x.values[1])),
    row("sshl.sat", 2, |x, _| match x.values[1] {
        by if by >= i128::from(x.width) => Poison,
        by => x.saturated(x.signed(0) << by),
    }),
    row("ushl.sat", 2, |x, _| match x.values[1] {
        by if by >= i128::from(x.width) => Poison,
        by => x.saturated_unsigned(x.values[0] << by),
    }),
    row("expect", 2, |x, _| Number(x.values[0])),
];

impl Row {
    fn call(&self, program: &mut ProgramText, width: u32, args: &[String], flag: bool) -> String {
        let ty = format!("i{width}");
        let mut args: Vec<(&str, String)> = args.iter().map(|arg| (ty.as_str(), arg.clone())).collect();
        if self.flag {
            args.push(("i1", flag.to_string()));
        }
        let overflow = self.name.ends_with("overflow");
        let result = if overflow { format!("{{ {ty}, i1 }}") } else { ty.clone() };
        program.call(&result, &format!("{}.{ty}", self.name), &args)
    }

    /// Adds a call and the observation of its result; false if the result is poison.
    fn observe(&self, program: &mut ProgramText, operands: &Operands, flag: bool) -> bool {
        let width = operands.width;
        let masked = |number: i128| (number & ((1 << width) - 1)) as u64;
        let spec = (self.of)(operands, flag);
        if spec == Poison {
            return false;
        }
        let args: Vec<String> = operands.values.iter().map(ToString::to_string).collect();
        let result = self.call(program, width, &args, flag);
        match spec {
            Number(number) => program.observe(width, &result, masked(number)),
            WithOverflow(exact) => {
                let pair = format!("{{ i{width}, i1 }}");
                let number = program.value(&format!("extractvalue {pair} {result}, 0"));
                program.observe(width, &number, masked(exact));
                let truth = program.value(&format!("extractvalue {pair} {result}, 1"));
                let (low, high) = match self.name.starts_with('s') {
                    true => operands.limits(),
                    false => (0, (1 << width) - 1),
                };
                program.observe(1, &truth, u64::from(exact < low || exact > high));
            }
            Poison => {}
        }
        true
    }

    /// Calls with all operands of a width, and the operands with a poison result.
    fn add_calls(&self, program: &mut ProgramText, width: u32) -> Vec<(Operands, bool)> {
        let mut poison = Vec::new();
        for number in 0..1u32 << (width * self.operands as u32) {
            let part = |at: usize| i128::from(number >> (at as u32 * width) & ((1 << width) - 1));
            for flag in [false, true].into_iter().take(1 + usize::from(self.flag)) {
                let operands = Operands { width, values: (0..self.operands).map(part).collect() };
                if !self.observe(program, &operands, flag) {
                    poison.push((operands, flag));
                }
            }
        }
        poison
    }
}

#[test]
fn every_operand_of_up_to_four_bits() {
    for row in ROWS {
        let mut program = ProgramText::default();
        for width in 1..=if row.operands == 3 { 3 } else { 4 } {
            for (operands, flag) in row.add_calls(&mut program, width) {
                let mut program = ProgramText::default();
                let args: Vec<String> = operands.values.iter().map(ToString::to_string).collect();
                let result = row.call(&mut program, width, &args, flag);
                program.observe(width, &result, 0);
                program.check_poison();
            }
        }
        program.check();
        program.check_native();
    }
}

#[test]
fn the_exhaustive_engine_agrees_on_operands_of_up_to_three_bits() {
    for row in ROWS.iter().filter(|row| row.operands < 3) {
        let mut program = ProgramText::default();
        (1..=3).for_each(|width| _ = row.add_calls(&mut program, width));
        program.check_exhaustively();
    }
}

#[test]
fn a_poison_operand_makes_the_result_poison() {
    for row in ROWS.iter().filter(|row| row.name != "expect") {
        for at in 0..row.operands {
            let mut args = vec!["1".to_owned(); row.operands];
            args[at] = "poison".to_owned();
            let mut program = ProgramText::default();
            let mut result = row.call(&mut program, 4, &args, false);
            if row.name.ends_with("overflow") {
                result = program.value(&format!("extractvalue {{ i4, i1 }} {result}, 0"));
            }
            program.observe(4, &result, 0);
            program.check_poison();
        }
    }
}

/// A body uses its parameters several times, and all uses see one value of an undef argument.
#[test]
fn undef_arguments_have_one_value() {
    for (call, width, allowed) in [
        ("i3 @llvm.abs.i3(i3 undef, i1 false)", 3, vec![0, 1, 2, 3, 4]),
        ("i3 @llvm.umax.i3(i3 undef, i3 5)", 3, vec![5, 6, 7]),
        ("i4 @llvm.ctpop.i4(i4 undef)", 4, vec![0, 1, 2, 3, 4]),
        ("i2 @llvm.usub.sat.i2(i2 2, i2 undef)", 2, vec![0, 1, 2]),
    ] {
        let mut program = ProgramText::default();
        let (result, callee) = call.split_once(" @").unwrap();
        let (name, args) = callee.trim_start_matches("llvm.").trim_end_matches(')').split_once('(').unwrap();
        let args: Vec<(&str, String)> = args
            .split(", ")
            .map(|arg| arg.split_once(' ').unwrap())
            .map(|(ty, value)| (ty, value.to_owned()))
            .collect();
        let value = program.call(result, name, &args);
        program.observe(width, &value, 0);
        program.check_undef(&allowed);
    }
}

/// Splitmix64.
fn random(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut bits = *state;
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}

#[test]
fn usual_widths_as_native_code() {
    let mut state = 1;
    for row in ROWS {
        let mut program = ProgramText::default();
        for width in [8, 16, 24, 32, 60] {
            for _ in 0..20 {
                let value = |_| {
                    let bits = random(&mut state) >> (64 - width);
                    i128::from(if bits.is_multiple_of(4) { bits % (u64::from(width) + 1) } else { bits })
                };
                let operands = Operands { width, values: (0..row.operands).map(value).collect() };
                row.observe(&mut program, &operands, false);
            }
        }
        program.check();
        program.check_native();
    }
}

#[test]
fn bytes_are_swapped() {
    let mut program = ProgramText::default();
    for (width, value, expected) in [
        (16, 0x1234, 0x3412),
        (32, 0x1234_5678, 0x7856_3412),
        (48, 0x1234_5678_9abc, 0xbc9a_7856_3412),
        (64, 0x0123_4567_89ab_cdef, 0xefcd_ab89_6745_2301u64),
    ] {
        let ty = format!("i{width}");
        let result = program.call(&ty, &format!("bswap.{ty}"), &[(&ty, u64::to_string(&value))]);
        program.observe(width, &result, expected);
    }
    program.check();
    program.check_native();
}

#[test]
fn comparisons_in_three_ways() {
    for (name, signed) in [("scmp", true), ("ucmp", false)] {
        let mut program = ProgramText::default();
        for width in 1..=3 {
            for number in 0..1i128 << (2 * width) {
                let operands = Operands { width, values: vec![number & ((1 << width) - 1), number >> width] };
                let order = match signed {
                    true => operands.signed(0).cmp(&operands.signed(1)),
                    false => operands.values[0].cmp(&operands.values[1]),
                };
                let ty = format!("i{width}");
                let args: Vec<_> =
                    operands.values.iter().map(|value| (ty.as_str(), value.to_string())).collect();
                let result = program.call("i8", &format!("{name}.i8.{ty}"), &args);
                program.observe(8, &result, (order as i8 as u8).into());
            }
        }
        program.check();
        program.check_exhaustively();
    }
}
