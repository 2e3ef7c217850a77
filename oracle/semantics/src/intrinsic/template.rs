//! The text of a module that defines one intrinsic for given types.

use std::fmt::Write as _;

use ethnum::U256;
use ir::{Function, Intrinsic, Type, TypeId, TypeTable};

use super::{bodies, vectors};

/// An intrinsic for given types.
#[derive(Clone, Copy)]
pub(super) struct Overload<'a> {
    pub(super) intrinsic: Intrinsic,
    pub(super) types: &'a TypeTable,
    pub(super) overloads: &'a [TypeId],
    /// Its declaration.
    pub(super) function: &'a Function,
}

/// A floating-point format. The bits are those of its encoding.
struct FormatFacts {
    /// Digits of the significand.
    digits: u32,
    /// The exponent of the greatest numbers.
    largest_exponent: u128,
    /// Position of the exponent in the encoding.
    field: u32,
    /// The bits of infinity, of the number 1, of the least normal number, and of a quiet NaN that a signalling one lacks.
    infinity: u128,
    one: u128,
    normal: u128,
    quiet: u128,
    /// A format that holds every product of two numbers, and at least two digits more, with the width of its encoding.
    wide: Option<(&'static str, u32)>,
}

impl FormatFacts {
    /// IEEE 754's encoding, without an explicit integer bit.
    fn ieee(width: u32, digits: u32, wide: Option<(&'static str, u32)>) -> FormatFacts {
        let field = digits - 1;
        let largest_exponent = (1 << (width - digits - 1)) - 1;
        FormatFacts {
            digits,
            largest_exponent,
            field,
            infinity: (2 * largest_exponent + 1) << field,
            one: largest_exponent << field,
            normal: 1 << field,
            quiet: 1 << (field - 1),
            wide,
        }
    }

    /// The format of 80 bits, whose highest digit is explicit.
    fn x87() -> FormatFacts {
        let (largest_exponent, integer) = (16383, 1 << 63);
        FormatFacts {
            digits: 64,
            largest_exponent,
            field: 64,
            infinity: 32767 << 64 | integer,
            one: largest_exponent << 64 | integer,
            normal: 1 << 64 | integer,
            quiet: 1 << 62,
            wide: None,
        }
    }

    fn for_type(ty: &Type) -> Option<FormatFacts> {
        match ty {
            Type::Half => Some(FormatFacts::ieee(16, 11, Some(("float", 32)))),
            Type::BFloat => Some(FormatFacts::ieee(16, 8, Some(("double", 64)))),
            Type::Float => Some(FormatFacts::ieee(32, 24, Some(("double", 64)))),
            Type::Double => Some(FormatFacts::ieee(64, 53, Some(("fp128", 128)))),
            Type::Fp128 => Some(FormatFacts::ieee(128, 113, None)),
            Type::X86Fp80 => Some(FormatFacts::x87()),
            _ => None,
        }
    }

    /// The text of a word that stands for a fact.
    fn word(&self, word: &str) -> Option<String> {
        Some(match word {
            "ONES" => (1u128 << (self.digits - 1)).to_string(),
            "DIGITS" => self.digits.to_string(),
            "EMAX" => self.largest_exponent.to_string(),
            "FIELD" => self.field.to_string(),
            "INF" => self.infinity.to_string(),
            "ONE" => self.one.to_string(),
            "NORMAL" => self.normal.to_string(),
            "QUIET" => self.quiet.to_string(),
            "FOURTH" => (U256::ONE << (2 * self.digits + 2)).to_string(),
            "W" => self.wide?.0.to_owned(),
            "WI" => format!("i{}", self.wide?.1),
            _ => return None,
        })
    }
}

impl Overload<'_> {
    /// The text of the module; `None` if the intrinsic has no body for these types.
    pub(super) fn text(&self) -> Option<String> {
        let is_vector = |&ty: &TypeId| matches!(self.types.get(ty), Type::Vector(..));
        let body = match vectors::body(self) {
            Some(body) => body,
            None if !self.is_allowed() => return None,
            None if self.overloads.iter().any(is_vector) => {
                bodies::scalar(self.intrinsic)?;
                vectors::lane_by_lane(self)?
            }
            None => self.fill(&bodies::scalar(self.intrinsic)?)?,
        };
        let params = self.function.params.iter().zip('a'..);
        let params: Vec<String> = params
            .map(|(param, name)| Some(format!("{} %{name}", self.type_text(param.ty)?)))
            .collect::<Option<_>>()?;
        let (ret, name) = (self.type_text(self.function.ret)?, &self.function.name);
        let mut text = format!("define {ret} @{name}({}) {{\n{body}\n}}\n", params.join(", "));
        for callee in callees(&body) {
            text.push_str(&callee);
        }
        Some(text)
    }

    /// True if LangRef allows the intrinsic for these types. `ir` does not check all of it.
    fn is_allowed(&self) -> bool {
        let lanes = |ty: TypeId| match self.types.get(ty) {
            Type::Vector(lanes, _) => Some(*lanes),
            _ => None,
        };
        let width = |ty: TypeId| self.types.bit_width(self.types.scalar(ty)).0;
        let first = self.overloads.first().map(|&ty| lanes(ty));
        self.overloads.iter().all(|&ty| Some(lanes(ty)) == first)
            && match self.intrinsic {
                Intrinsic::BSwap => width(self.function.ret).is_multiple_of(16),
                Intrinsic::SCmp | Intrinsic::UCmp => width(self.function.ret) >= 2,
                // The bodies compute with exponents of 256 bits. LangRef does not say what happens to an exponent that
                // has no room in the result.
                Intrinsic::LdExp => width(self.overloads[1]) < 256,
                Intrinsic::FrExp => (16..256).contains(&width(self.overloads[1])),
                _ => true,
            }
    }

    /// The body with the words that start with `$` replaced.
    fn fill(&self, body: &str) -> Option<String> {
        let param = |at: usize| self.function.params.get(at).map(|param| param.ty);
        let (first, result) = (param(0)?, self.function.ret);
        let bits = |ty: TypeId| self.types.bit_width(ty).0 as u32;
        let format = FormatFacts::for_type(self.types.get(first));
        let x87 = *self.types.get(first) == Type::X86Fp80;
        if x87 && self.intrinsic == Intrinsic::IsFpClass || body.contains("$D") && bits(first) > 128 {
            return None;
        }
        let mut filled = String::with_capacity(2 * body.len());
        let mut rest = body;
        while let Some(at) = rest.find('$') {
            filled.push_str(&rest[..at]);
            let word = &rest[at + 1..];
            let end = word.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(word.len());
            let power = |bits: u32| U256::ONE << (bits - 1);
            // A name contains a type as its suffix, without blanks.
            let _ = match &word[..end] {
                "T" => write!(filled, "{}", self.type_text(first)?),
                "R" => write!(filled, "{}", self.type_text(result)?),
                "S" => write!(filled, "{}", self.suffix(first)?),
                "N" => write!(filled, "{}", bits(first)),
                "I" => write!(filled, "i{}", bits(first)),
                "D" => write!(filled, "i{}", 2 * bits(first)),
                "MIN" => write!(filled, "{}", power(bits(first))),
                "MAX" => write!(filled, "{}", power(bits(first)) - 1),
                "RMIN" => write!(filled, "{}", power(bits(result))),
                "RMAX" => write!(filled, "{}", power(bits(result)) - 1),
                "E" => write!(filled, "{}", self.type_text(*self.overloads.get(1)?)?),
                "truth" => return self.fill(&self.with_truth(body)?),
                word => write!(filled, "{}", format.as_ref()?.word(word)?),
            };
            rest = &word[end..];
        }
        filled.push_str(rest);
        Some(filled)
    }

    /// The body with each `$truth %x` replaced by an instruction.
    fn with_truth(&self, body: &str) -> Option<String> {
        let narrow = self.function.params.first()?.ty == TypeId::I1;
        let lines = body.lines().map(|line| match line.split_once("$truth ") {
            Some((result, value)) if narrow => format!("{result}or i1 {value}, false\n"),
            Some((result, value)) => format!("{result}zext i1 {value} to $T\n"),
            None => format!("{line}\n"),
        });
        Some(lines.collect())
    }

    /// The suffix of an intrinsic's name for a type.
    fn suffix(&self, ty: TypeId) -> Option<String> {
        let name = Intrinsic::FAbs.overloaded_name(self.types, &[ty]);
        name.strip_prefix("llvm.fabs.").map(str::to_owned)
    }

    /// A type that intrinsics have, as text.
    pub(super) fn type_text(&self, ty: TypeId) -> Option<String> {
        Some(match self.types.get(ty) {
            Type::Void => "void".to_owned(),
            Type::Int(width) => format!("i{width}"),
            Type::Half => "half".to_owned(),
            Type::BFloat => "bfloat".to_owned(),
            Type::Float => "float".to_owned(),
            Type::Double => "double".to_owned(),
            Type::X86Fp80 => "x86_fp80".to_owned(),
            Type::Fp128 => "fp128".to_owned(),
            Type::Ptr => "ptr".to_owned(),
            Type::PtrIn(space) => format!("ptr addrspace({space})"),
            Type::Vector(lanes, lane) => format!("<{lanes} x {}>", self.type_text(*lane)?),
            Type::Struct { fields, .. } => {
                let fields: Vec<String> =
                    fields.iter().map(|&field| self.type_text(field)).collect::<Option<_>>()?;
                format!("{{ {} }}", fields.join(", "))
            }
            // By name, so that a new type is an error here until it is decided.
            Type::Array(..)
            | Type::Named { .. }
            | Type::Token
            | Type::Metadata
            | Type::Scalable(..)
            | Type::PpcFp128
            | Type::X86Mmx
            | Type::X86Amx
            | Type::Target { .. } => return None,
        })
    }
}

/// The declarations of the functions that a body calls, each once: `call R @name(T %x, U %y)`.
fn callees(body: &str) -> Vec<String> {
    let mut declarations: Vec<String> = Vec::new();
    for call in body.lines().filter_map(|line| line.split_once("call ")).map(|(_, call)| call) {
        let Some((result, call)) = call.split_once(" @") else { continue };
        let Some((name, args)) = call.trim_end().trim_end_matches(')').split_once('(') else { continue };
        let types: Vec<&str> = args.split(", ").filter_map(|arg| Some(arg.rsplit_once(' ')?.0)).collect();
        let declaration = format!("declare {result} @{name}({})\n", types.join(", "));
        if !declarations.contains(&declaration) {
            declarations.push(declaration);
        }
    }
    declarations
}
