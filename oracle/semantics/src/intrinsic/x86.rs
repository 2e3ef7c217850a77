//! The bodies of intrinsics for vector instructions of x86, as IR text. "Intel 64 and IA-32 Architectures Software
//! Developer's Manual", volume 2; names as in `IntrinsicsX86.td`.

use std::fmt::Write as _;

use ir::{Function, Type, TypeId, TypeTable};

/// A vector of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lanes {
    count: u32,
    width: u32,
}

impl Lanes {
    /// As many lanes of this width as a register has.
    fn in_register(register: u32, width: u32) -> Lanes {
        Lanes { count: register / width, width }
    }

    fn text(self) -> String {
        format!("<{} x i{}>", self.count, self.width)
    }
}

/// A shift of all lanes by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneShift {
    Left,
    Logical,
    Arithmetic,
}

/// The computation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// The amount is the lowest 64 bits of a vector, or a number.
    Shift(LaneShift, ShiftAmount),
    /// Negates, keeps or clears each lane by the sign of another.
    Sign,
    /// The average, rounded up.
    Average,
    /// Selects bytes of a half of 128 bits, or zero.
    ShuffleBytes,
    /// Combines neighbouring lanes within halves of 128 bits.
    Horizontal(&'static str),
    /// Sums of two products: of signed lanes, or of unsigned ones with signed ones, saturating.
    SumOfProducts { unsigned: bool },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShiftAmount {
    Vector,
    Number,
}

/// The operations by the stem of their names.
pub const STEMS: [(&str, Operation); 16] = [
    ("psll", Operation::Shift(LaneShift::Left, ShiftAmount::Vector)),
    ("psrl", Operation::Shift(LaneShift::Logical, ShiftAmount::Vector)),
    ("psra", Operation::Shift(LaneShift::Arithmetic, ShiftAmount::Vector)),
    ("pslli", Operation::Shift(LaneShift::Left, ShiftAmount::Number)),
    ("psrli", Operation::Shift(LaneShift::Logical, ShiftAmount::Number)),
    ("psrai", Operation::Shift(LaneShift::Arithmetic, ShiftAmount::Number)),
    ("psign", Operation::Sign),
    ("pavg", Operation::Average),
    ("pshuf", Operation::ShuffleBytes),
    ("phadd", Operation::Horizontal("add")),
    ("phsub", Operation::Horizontal("sub")),
    ("phadd.s", Operation::Horizontal("sadd.sat")),
    ("phsub.s", Operation::Horizontal("ssub.sat")),
    ("pmadd.wd", Operation::SumOfProducts { unsigned: false }),
    ("pmadd.ub.sw", Operation::SumOfProducts { unsigned: true }),
    ("pmaddubs.w", Operation::SumOfProducts { unsigned: true }),
];

/// An instruction of a register's size.
pub struct Instruction {
    operation: Operation,
    /// Bits of the register.
    register: u32,
    lanes: Lanes,
}

impl Instruction {
    /// The instruction of an intrinsic such as `llvm.x86.avx2.psrl.d`.
    pub fn named(name: &str) -> Option<Instruction> {
        let (set, name) = name.strip_prefix("llvm.x86.")?.split_once('.')?;
        let (name, register) = match (set, name.strip_suffix(".512"), name.strip_suffix(".128")) {
            ("avx512", Some(name), _) => (name, 512),
            ("sse2" | "ssse3", _, Some(name)) => (name, 128),
            ("sse2", ..) => (name, 128),
            ("avx2", ..) => (name, 256),
            _ => return None,
        };
        let find =
            |stem: &str| STEMS.iter().find(|(known, _)| *known == stem).map(|&(_, operation)| operation);
        if let Some(operation) = find(name) {
            return Some(Instruction { operation, register, lanes: Lanes::in_register(register, 16) });
        }
        let (stem, letter) = name.split_at_checked(name.len().checked_sub(1)?)?;
        let operation = find(stem.trim_end_matches('.')).or_else(|| find(stem))?;
        let width = match letter {
            "b" => 8,
            "w" => 16,
            "d" => 32,
            "q" => 64,
            _ => return None,
        };
        Some(Instruction { operation, register, lanes: Lanes::in_register(register, width) })
    }

    /// The types of the parameters and of the result.
    pub fn signature(&self) -> (Vec<String>, String) {
        let own = self.lanes.text();
        match self.operation {
            Operation::Shift(_, ShiftAmount::Vector) => {
                (vec![own.clone(), Lanes::in_register(128, self.lanes.width).text()], own)
            }
            Operation::Shift(_, ShiftAmount::Number) => (vec![own.clone(), "i32".to_owned()], own),
            Operation::SumOfProducts { unsigned: true } => (
                vec![Lanes::in_register(self.register, 8).text(); 2],
                Lanes::in_register(self.register, 16).text(),
            ),
            Operation::SumOfProducts { unsigned: false } => {
                (vec![own; 2], Lanes::in_register(self.register, 32).text())
            }
            _ => (vec![own.clone(); 2], own),
        }
    }

    fn body(&self) -> String {
        let ty = self.lanes.text();
        match self.operation {
            Operation::Shift(shift, amount) => self.shift(shift, amount),
            Operation::Sign => format!(
                "%n = sub {ty} zeroinitializer, %a\n%s = icmp slt {ty} %b, zeroinitializer\n\
                 %z = icmp eq {ty} %b, zeroinitializer\n%t = select <{0} x i1> %s, {ty} %n, {ty} %a\n\
                 %r = select <{0} x i1> %z, {ty} zeroinitializer, {ty} %t\nret {ty} %r",
                self.lanes.count
            ),
            Operation::Average => {
                let wide = Lanes { width: self.lanes.width * 2, ..self.lanes };
                let (one, wide) = (format!("i{} 1", wide.width), wide.text());
                format!(
                    "%x = zext {ty} %a to {wide}\n%y = zext {ty} %b to {wide}\n%s = add {wide} %x, %y\n\
                     %t = add {wide} %s, splat ({one})\n%h = lshr {wide} %t, splat ({one})\n\
                     %r = trunc {wide} %h to {ty}\nret {ty} %r"
                )
            }
            Operation::ShuffleBytes => self.shuffled_bytes(),
            Operation::Horizontal(step) => self.horizontal(step),
            Operation::SumOfProducts { unsigned } => self.sum_of_products(unsigned),
        }
    }

    /// An amount of the width or more clears all bits, or copies the sign to them.
    fn shift(&self, shift: LaneShift, amount: ShiftAmount) -> String {
        let Lanes { count, width } = self.lanes;
        let (ty, last) = (self.lanes.text(), width - 1);
        let mut text = match amount {
            ShiftAmount::Vector => format!(
                "%both = bitcast {} %b to <2 x i64>\n%m = extractelement <2 x i64> %both, i32 0\n",
                Lanes::in_register(128, width).text()
            ),
            ShiftAmount::Number => "%m = zext i32 %b to i64\n".to_owned(),
        };
        let operator = match shift {
            LaneShift::Left => "shl",
            LaneShift::Logical => "lshr",
            LaneShift::Arithmetic => "ashr",
        };
        // The amount is kept below the width: LLVM's shifts by more are poison.
        let _ = write!(
            text,
            "%big = icmp ugt i64 %m, {last}\n%k = select i1 %big, i64 {last}, i64 %m\n\
             %wide = insertelement <{count} x i64> poison, i64 %k, i32 0\n\
             %all = shufflevector <{count} x i64> %wide, <{count} x i64> poison, <{count} x i32> zeroinitializer\n"
        );
        let by = if width == 64 {
            "%all"
        } else {
            let _ = writeln!(text, "%by = trunc <{count} x i64> %all to {ty}");
            "%by"
        };
        let _ = writeln!(text, "%s = {operator} {ty} %a, {by}");
        let end = match shift {
            LaneShift::Arithmetic => format!("ret {ty} %s"),
            LaneShift::Left | LaneShift::Logical => {
                format!("%r = select i1 %big, {ty} zeroinitializer, {ty} %s\nret {ty} %r")
            }
        };
        text + &end
    }

    fn shuffled_bytes(&self) -> String {
        let (ty, count) = (self.lanes.text(), self.lanes.count);
        let (mut text, mut last) = (String::new(), "poison".to_owned());
        for at in 0..count {
            let first = at / 16 * 16;
            let _ = write!(
                text,
                "%m{at} = extractelement {ty} %b, i32 {at}\n%z{at} = icmp slt i8 %m{at}, 0\n\
                 %k{at} = and i8 %m{at}, 15\n%j{at} = zext i8 %k{at} to i32\n%i{at} = add i32 %j{at}, {first}\n\
                 %v{at} = extractelement {ty} %a, i32 %i{at}\n%s{at} = select i1 %z{at}, i8 0, i8 %v{at}\n\
                 %r{at} = insertelement {ty} {last}, i8 %s{at}, i32 {at}\n"
            );
            last = format!("%r{at}");
        }
        let _ = write!(text, "ret {ty} {last}");
        text
    }

    /// In each half of 128 bits, the pairs of the first operand and then those of the second.
    fn horizontal(&self, step: &str) -> String {
        let Lanes { count, width } = self.lanes;
        let (ty, half) = (self.lanes.text(), 128 / width);
        let positions = |odd: u32| {
            let of = |at: u32| {
                let (first, within) = (at / half * half, at % half);
                let operand = if within < half / 2 { 0 } else { count };
                operand + first + within % (half / 2) * 2 + odd
            };
            let all: Vec<String> = (0..count).map(|at| format!("i32 {}", of(at))).collect();
            format!("<{count} x i32> <{}>", all.join(", "))
        };
        let (even, odd) = (positions(0), positions(1));
        let combined = match step {
            "add" | "sub" => format!("{step} {ty} %x, %y"),
            _ => format!("call {ty} @llvm.{step}.v{count}i{width}({ty} %x, {ty} %y)"),
        };
        format!(
            "%x = shufflevector {ty} %a, {ty} %b, {even}\n%y = shufflevector {ty} %a, {ty} %b, {odd}\n\
             %r = {combined}\nret {ty} %r"
        )
    }

    fn sum_of_products(&self, unsigned: bool) -> String {
        let width = if unsigned { 8 } else { 16 };
        let narrow = Lanes::in_register(self.register, width);
        let wide = Lanes { width: 32, ..narrow };
        let sums = Lanes { count: narrow.count / 2, width: 32 };
        let extend = if unsigned { "zext" } else { "sext" };
        let every_other = |odd: u32| {
            let all: Vec<String> = (0..sums.count).map(|at| format!("i32 {}", 2 * at + odd)).collect();
            format!("<{} x i32> <{}>", sums.count, all.join(", "))
        };
        let (even, odd) = (every_other(0), every_other(1));
        let (narrow, wide, sum) = (narrow.text(), wide.text(), sums.text());
        let mut text = format!(
            "%x = {extend} {narrow} %a to {wide}\n%y = sext {narrow} %b to {wide}\n%p = mul {wide} %x, %y\n\
             %e = shufflevector {wide} %p, {wide} poison, {even}\n%o = shufflevector {wide} %p, {wide} poison, {odd}\n\
             %s = add {sum} %e, %o\n"
        );
        // `pmaddubsw` saturates its sums at 16 bits; those of `pmaddwd` wrap.
        if unsigned {
            let (result, count) = (Lanes { width: 16, ..sums }.text(), sums.count);
            let _ = write!(
                text,
                "%u = call {sum} @llvm.smin.v{count}i32({sum} %s, {sum} splat (i32 32767))\n\
                 %v = call {sum} @llvm.smax.v{count}i32({sum} %u, {sum} splat (i32 -32768))\n\
                 %r = trunc {sum} %v to {result}\nret {result} %r"
            );
        } else {
            let _ = write!(text, "ret {sum} %s");
        }
        text
    }
}

/// The text of a module that defines the intrinsic; `None` if it is not in this list, or has another signature.
pub fn text(types: &TypeTable, function: &Function) -> Option<String> {
    let instruction = Instruction::named(&function.name)?;
    let (params, result) = instruction.signature();
    let actual = function.params.iter().map(|param| type_text(types, param.ty));
    if function.varargs || !actual.eq(params.iter().cloned().map(Some)) {
        return None;
    }
    if type_text(types, function.ret).as_ref() != Some(&result) {
        return None;
    }
    let named = params.iter().zip(["%a", "%b"]).map(|(ty, name)| format!("{ty} {name}"));
    let named: Vec<String> = named.collect();
    Some(format!("define {result} @{}({}) {{\n{}\n}}\n", function.name, named.join(", "), instruction.body()))
}

fn type_text(types: &TypeTable, ty: TypeId) -> Option<String> {
    match *types.get(ty) {
        Type::Int(width) => Some(format!("i{width}")),
        Type::Vector(count, lane) => types.int_width(lane).map(|width| Lanes { count, width }.text()),
        _ => None,
    }
}
