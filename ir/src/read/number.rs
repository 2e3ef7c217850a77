//! Numbers. LangRef "Simple Constants".

use base::text::{LocatedProblem, Result, TextToken};
use ethnum::U256;
use rustc_apfloat::{Float, FloatConvert, ieee};

use super::lexer::{Token, TokenKind};
use super::{OversizedIntegers, Reader};
use crate::constant::Const;
use crate::module::WIDEST_CONSTANT;
use crate::types::{Type, TypeId};
use crate::wide::WideInteger;

/// Limit in bits on the integers that are read: time and memory grow with the square of their digits. LLVM has none.
const WIDEST_LITERAL: u32 = 1 << 16;

impl Reader<'_> {
    /// An integer or a floating-point number of type `ty`.
    pub(super) fn number_constant(&mut self, ty: TypeId, token: Token<'_>) -> Result<Const> {
        match (token.kind, self.module.types.int_width(ty)) {
            (TokenKind::Integer, Some(width)) if token.text.contains("0x") => {
                Ok(Const::Int { ty, value: integer(token, width)? })
            }
            (TokenKind::Integer, Some(width)) if width > WIDEST_CONSTANT => {
                if let Ok(value) = token.text.parse() {
                    return Ok(Const::Int { ty, value });
                }
                let value = wide_integer(token, width)?;
                Ok(self.module.wide_integer(ty, value))
            }
            (TokenKind::Integer, Some(width @ 129..)) => {
                let value = long_integer(token, width)?;
                Ok(self.module.integer(ty, value))
            }
            (TokenKind::Integer, Some(width)) => {
                if self.integers == OversizedIntegers::Refused && !fits(token, width) {
                    return self.invalid(token.start, format!("{} does not fit i{width}", token.text));
                }
                Ok(Const::Int { ty, value: integer(token, width)? })
            }
            (TokenKind::Decimal | TokenKind::Hexadecimal, None) if self.module.types.is_float(ty) => {
                Ok(Const::Float { ty, bits: self.float(ty, token)? })
            }
            _ => self.wrong_type(token, ty),
        }
    }

    fn float(&self, ty: TypeId, token: Token<'_>) -> Result<u128> {
        if token.kind == TokenKind::Decimal {
            return self.decimal(ty, token);
        }
        let digits = token.text.trim_start_matches("0x");
        let (tag, digits) = match digits.split_at(1) {
            (tag @ ("H" | "K" | "L" | "M" | "R"), digits) => (tag, digits),
            _ => ("", digits),
        };
        let bits = u128::from_str_radix(digits, 16).map_err(|_| {
            LocatedProblem::invalid(token.start, "no floating-point type has this number of bits")
        })?;
        self.tagged(ty, token, tag, bits)
    }

    /// The bits after `0x` and a letter. The letter determines the type and the notation.
    fn tagged(&self, ty: TypeId, token: Token<'_>, tag: &str, bits: u128) -> Result<u128> {
        let (width, value) = match (self.module.types.get(ty), tag) {
            (Type::Half, "H") | (Type::BFloat, "R") => (16, bits),
            (Type::X86Fp80, "K") => (80, bits),
            // The low half comes first; in a `ppc_fp128` it is the larger number.
            (Type::Fp128, "L") | (Type::PpcFp128, "M") => (128, bits.rotate_left(64)),
            (Type::Double, "") => (64, bits),
            (Type::Float, "") => (64, u128::from(narrow(bits as u64).ok_or_else(|| inexact(token))?)),
            _ => return self.wrong_type(token, ty),
        };
        if width < 128 && bits >> width != 0 {
            return self.invalid(token.start, format!("{} has more than {width} bits", token.text));
        }
        Ok(value)
    }

    fn decimal(&self, ty: TypeId, token: Token<'_>) -> Result<u128> {
        let text = token.text.trim_start_matches('+');
        let value: f64 =
            text.parse().map_err(|_| LocatedProblem::invalid(token.start, "this is no number"))?;
        match ty {
            TypeId::DOUBLE => Ok(u128::from(value.to_bits())),
            TypeId::FLOAT => narrow(value.to_bits()).map(u128::from).ok_or_else(|| inexact(token)),
            _ => Ok(converted(self.module.types.get(ty), value)),
        }
    }

    pub(super) fn wrong_type<T>(&self, token: Token<'_>, ty: TypeId) -> Result<T> {
        let ty = self.type_text(ty);
        self.invalid(token.start, format!("{} is not of type {ty}", token.describe()))
    }
}

/// The bits of a number in another format, rounded as LLVM does.
fn converted(ty: &Type, value: f64) -> u128 {
    let double = ieee::Double::from_bits(value.to_bits().into());
    let mut inexact = false;
    match ty {
        Type::Half => FloatConvert::<ieee::Half>::convert(double, &mut inexact).value.to_bits(),
        Type::BFloat => FloatConvert::<ieee::BFloat>::convert(double, &mut inexact).value.to_bits(),
        Type::PpcFp128 => value.to_bits().into(),
        Type::X86Fp80 => {
            FloatConvert::<ieee::X87DoubleExtended>::convert(double, &mut inexact).value.to_bits()
        }
        _ => FloatConvert::<ieee::Quad>::convert(double, &mut inexact).value.to_bits(),
    }
}

fn inexact(token: Token<'_>) -> Box<LocatedProblem> {
    LocatedProblem::invalid(token.start, format!("{} is not exactly a float", token.text))
}

fn sign_and_digits(token: Token<'_>) -> (bool, &str) {
    token.text.strip_prefix('-').map_or((false, token.text), |digits| (true, digits))
}

/// The `width` bits of an integer, zero-extended. Of a decimal one that does not fit LLVM 19 takes the lowest bits, as this does within 128 bits;
/// a hexadecimal one has the sign of its letter and as many bits as its digits (LangRef "Simple Constants"; `LLLexer::Lex0x`).
pub(super) fn integer(token: Token<'_>, width: u32) -> Result<u128> {
    if let Some((letter, digits)) = token.text.split_once("0x") {
        return hexadecimal(token, letter, digits, width);
    }
    let (negative, digits) = sign_and_digits(token);
    let magnitude: u128 = digits
        .parse()
        .map_err(|_| LocatedProblem::unsupported(token.start, "an integer of more than 128 bits"))?;
    if negative && width > 128 && magnitude != 0 {
        return Err(LocatedProblem::unsupported(token.start, "a negative integer of more than 128 bits"));
    }
    let bits = if negative { magnitude.wrapping_neg() } else { magnitude };
    Ok(bits & mask(width))
}

/// True if a decimal integer of up to 128 bits is one of `width` bits, signed or unsigned.
fn fits(token: Token<'_>, width: u32) -> bool {
    let (negative, digits) = sign_and_digits(token);
    let most = if negative { mask(width) / 2 + 1 } else { mask(width) };
    digits.parse().is_ok_and(|magnitude: u128| magnitude <= most)
}

fn mask(width: u32) -> u128 {
    u128::MAX >> (128 - width.min(128))
}

/// The bits of a hexadecimal integer.
fn hexadecimal(token: Token<'_>, letter: &str, digits: &str, width: u32) -> Result<u128> {
    let bits = u128::from_str_radix(digits, 16)
        .map_err(|_| LocatedProblem::unsupported(token.start, "an integer of more than 128 bits"))?;
    let own = 4 * digits.len() as u32;
    let is_negative = letter == "s" && own <= 128 && bits >> (own - 1) & 1 == 1;
    if is_negative && width > 128 {
        return Err(LocatedProblem::unsupported(token.start, "a negative integer of more than 128 bits"));
    }
    let extended = if is_negative { bits | !mask(own) } else { bits };
    Ok(extended & mask(width))
}

/// [`integer`] for widths above 256.
fn wide_integer(token: Token<'_>, width: u32) -> Result<WideInteger> {
    if width > WIDEST_LITERAL {
        let problem = format!("an integer constant of more than {WIDEST_LITERAL} bits");
        return Err(LocatedProblem::unsupported(token.start, problem));
    }
    let (negative, digits) = sign_and_digits(token);
    WideInteger::from_decimal(digits, negative, width)
        .ok_or_else(|| LocatedProblem::invalid(token.start, format!("{} does not fit i{width}", token.text)))
}

/// [`integer`] for widths of 129 to 256.
fn long_integer(token: Token<'_>, width: u32) -> Result<U256> {
    let (negative, digits) = sign_and_digits(token);
    let too_long = || LocatedProblem::unsupported(token.start, "an integer of more than 256 bits");
    let magnitude: U256 = digits.parse().map_err(|_| too_long())?;
    let mask = U256::MAX >> (WIDEST_CONSTANT - width);
    let fits = if negative { magnitude <= (mask >> 1) + U256::ONE } else { magnitude <= mask };
    match fits {
        true if negative => Ok(magnitude.wrapping_neg() & mask),
        true => Ok(magnitude),
        false => Err(LocatedProblem::invalid(token.start, format!("{} does not fit i{width}", token.text))),
    }
}

/// The `float` that LLVM writes as these bits of a `double`: the same value, or for NaN the sign and shifted payload (a hardware
/// conversion would set the quiet bit). `None` if no `float` has them.
fn narrow(bits: u64) -> Option<u32> {
    const PAYLOAD: u32 = 52 - 23;
    let value = f64::from_bits(bits);
    if !value.is_nan() {
        let narrowed = value as f32;
        return (f64::from(narrowed).to_bits() == bits).then(|| narrowed.to_bits());
    }
    let payload = bits & ((1 << 52) - 1);
    let sign = ((bits >> 63) as u32) << 31;
    let exact = payload.trailing_zeros() >= PAYLOAD;
    exact.then_some(sign | 0x7f80_0000 | (payload >> PAYLOAD) as u32)
}
