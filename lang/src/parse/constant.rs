//! Constants (C11 6.4.4) and constant expressions (6.6).

use base::text::{LocatedProblem, Result};

use super::lexer::{Token, TokenKind};
use super::parser::Parser;
use super::scope::Symbol;
use crate::{
    BinaryOp, Bits, Expr, ExprKind, FloatLiteral, FloatType, Init, IntType, Number, Program, Type, UnaryOp,
    float, number, typing,
};

impl Parser<'_> {
    /// The value of an integer constant expression.
    pub(super) fn constant(&mut self) -> Result<Number> {
        let at = self.cursor.byte_position();
        let operand = self.conditional()?;
        let expr = self.value(operand, at)?;
        fold(&self.program, &expr)
            .ok_or_else(|| LocatedProblem::invalid(at, "an integer constant is wanted here"))
    }

    /// A literal, or a minus sign and a literal of a signed type, as one constant.
    pub(super) fn literal(&mut self) -> Result<Option<Expr>> {
        let negative = self.cursor.is_at(&["-"]);
        let token = self.cursor.peek_at(usize::from(negative));
        if !matches!(token.kind, TokenKind::Integer | TokenKind::Floating | TokenKind::Character) {
            return Ok(None);
        }
        let mut expr = literal(token)?;
        if negative {
            match &mut expr.kind {
                ExprKind::Float(bits) => *bits = (-f64::from_bits(*bits)).to_bits(),
                ExprKind::Int(value) if self.holds(&expr.ty, Number::MINUS_ONE) => *value = -*value,
                _ => return Ok(None),
            }
            self.cursor.advance();
        }
        self.cursor.advance();
        Ok(Some(expr))
    }

    /// `3i`, a complex number of the type that `3` has (GNU C, "Complex Data Types"), as which its real part is 0.
    pub(super) fn imaginary(&mut self) -> Result<Option<Expr>> {
        let token = self.cursor.peek();
        let is_hexadecimal = token.text.starts_with("0x") || token.text.starts_with("0X");
        let unit = token.text.find(['i', 'j', 'I', 'J']).filter(|_| token.kind == TokenKind::Integer);
        let Some(unit) = unit.filter(|_| !is_hexadecimal) else { return Ok(None) };
        let real = format!("{}{}", &token.text[..unit], &token.text[unit + 1..]);
        let Some(Expr { kind, ty: Type::Int(part) }) = integer(&real) else { return Ok(None) };
        self.cursor.advance();
        let parts = [Expr::int(0, Type::Int(part)), Expr { kind, ty: Type::Int(part) }].map(Box::new);
        let [real, imaginary] = parts;
        let kind = ExprKind::Literal(Box::new(Init::Complex(real, imaginary)));
        Ok(Some(Expr { kind, ty: Type::Complex(part.into()) }))
    }

    /// A literal or enumeration constant right after a cast to an integer or pointer type: a constant of that type, if the type holds it.
    /// Constants of types without a suffix are printed in this way.
    pub(super) fn cast_constant(&mut self, ty: &Type) -> Result<Option<Expr>> {
        let start = self.cursor.position();
        let expr = match self.literal()? {
            Some(expr) => expr,
            None => match self.names.symbols.get(self.cursor.peek().text) {
                Some(Symbol::Constant(value)) if self.frame.find(self.cursor.peek().text).is_none() => {
                    self.cursor.advance();
                    Expr::int(*value, Type::INT)
                }
                _ => return Ok(None),
            },
        };
        let pointer = matches!(ty, Type::Pointer(_) | Type::FunctionPointer(_));
        match expr.kind {
            ExprKind::Int(Number::ZERO) if pointer => Ok(Some(Expr { kind: ExprKind::Null, ty: ty.clone() })),
            ExprKind::Int(value) if self.holds(ty, value) => Ok(Some(Expr::int(value, ty.clone()))),
            ExprKind::Float(bits)
                if matches!(ty, Type::Float(to) if to.spec().literal == FloatLiteral::Cast
                    && float::is_exact(f64::from_bits(bits), *to))
                    && expr.ty == Type::Float(FloatType::Double) =>
            {
                Ok(Some(Expr { kind: expr.kind, ty: ty.clone() }))
            }
            _ => {
                self.cursor.go_to(start);
                Ok(None)
            }
        }
    }

    /// A constant put together of words of 64 bits, right after a cast to its type, as the printer writes it.
    pub(super) fn wide_constant(&mut self, ty: &Type) -> Result<Option<Expr>> {
        let start = self.cursor.position();
        let Type::Int(int) = *ty else { return Ok(None) };
        let mut open = 0;
        while self.cursor.is_at(&["("]) && !self.starts_type_at(1) {
            self.cursor.advance();
            open += 1;
        }
        let read = if open > 0 && self.cursor.is_at(&["("]) { self.words(int, open)? } else { None };
        if read.is_none() {
            self.cursor.go_to(start);
        }
        Ok(read.map(|bits| Expr::int(typing::wrap(&self.program, bits, int, None), ty.clone())))
    }

    /// `(unsigned __int128)0x1UL << 64) | 0x2UL)` after `open` open parentheses.
    fn words(&mut self, int: IntType, mut open: u32) -> Result<Option<Number>> {
        self.cursor.advance();
        if self.abstract_type()? != Type::Int(int.to_unsigned()) || !self.cursor.accept(")") {
            return Ok(None);
        }
        let Some(mut bits) = self.word() else { return Ok(None) };
        while open > 0 {
            let texts: [&str; 4] = std::array::from_fn(|ahead| self.cursor.peek_at(ahead).text);
            if texts != ["<<", "64", ")", "|"] {
                return Ok(None);
            }
            self.cursor.skip(texts.len());
            let Some(word) = self.word() else { return Ok(None) };
            if open < 2 || !self.cursor.accept(")") {
                return Ok(None);
            }
            bits = bits << 64u32 | word;
            open -= 2;
        }
        Ok(Some(bits))
    }

    fn word(&mut self) -> Option<Number> {
        let digits = self.cursor.peek().text.strip_prefix("0x")?.strip_suffix("UL")?;
        let word = u64::from_str_radix(digits, 16).ok()?;
        self.cursor.advance();
        Some(word.into())
    }

    /// `(-2147483647 - 1)`, the least value of a type, which no literal is.
    pub(super) fn minimum(&mut self) -> Result<Option<Expr>> {
        let text = |ahead: usize| self.cursor.peek_at(ahead).text;
        let shape = text(0) == "(" && text(1) == "-" && text(3) == "-" && text(5) == ")";
        let (first, second) = (self.cursor.peek_at(2), self.cursor.peek_at(4));
        if !shape || first.kind != TokenKind::Integer || second.kind != TokenKind::Integer {
            return Ok(None);
        }
        let (first, second) = (literal(first)?, literal(second)?);
        let (ExprKind::Int(magnitude), ExprKind::Int(Number::ONE)) = (first.kind, second.kind) else {
            return Ok(None);
        };
        let least = -magnitude - 1;
        if first.ty != second.ty || !self.holds(&first.ty, least) || self.holds(&first.ty, least - 1) {
            return Ok(None);
        }
        for _ in 0..6 {
            self.cursor.advance();
        }
        Ok(Some(Expr::int(least, first.ty)))
    }
}

fn literal(token: Token<'_>) -> Result<Expr> {
    let parsed = match token.kind {
        TokenKind::Integer => integer(token.text),
        TokenKind::Floating => floating(token.text),
        _ => character(token.text),
    };
    parsed
        .ok_or_else(|| LocatedProblem::invalid(token.start, format!("`{}` is no constant of C", token.text)))
}

fn integer(text: &str) -> Option<Expr> {
    let digits = text.trim_end_matches(['u', 'U', 'l', 'L']);
    let suffix = text[digits.len()..].to_ascii_lowercase();
    let (value, decimal) = if let Some(hex) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        (u64::from_str_radix(hex, 16).ok()?, false)
    } else if digits.len() > 1 && digits.starts_with('0') {
        (u64::from_str_radix(&digits[1..], 8).ok()?, false)
    } else {
        (digits.parse().ok()?, true)
    };
    let candidates = candidates(&suffix, decimal)?;
    let ty = candidates.iter().find(|ty| {
        let (_, high) = (0, maximum(**ty));
        Number::from(value) <= high
    })?;
    Some(Expr::int(value, Type::Int(*ty)))
}

/// The table of C11 6.4.4.1p5.
fn candidates(suffix: &str, decimal: bool) -> Option<&'static [IntType]> {
    use IntType::{Int, Long, LongLong, UInt, ULong, ULongLong};
    Some(match (suffix, decimal) {
        ("", true) => &[Int, Long, LongLong],
        ("", false) => &[Int, UInt, Long, ULong, LongLong, ULongLong],
        ("u", _) => &[UInt, ULong, ULongLong],
        ("l", true) => &[Long, LongLong],
        ("l", false) => &[Long, ULong, LongLong, ULongLong],
        ("ul" | "lu", _) => &[ULong, ULongLong],
        ("ll", true) => &[LongLong],
        ("ll", false) => &[LongLong, ULongLong],
        ("ull" | "llu", _) => &[ULongLong],
        _ => return None,
    })
}

fn maximum(int: IntType) -> Number {
    let signed = int != int.to_unsigned();
    number::ones(int.width() - Bits(u64::from(signed)))
}

fn floating(text: &str) -> Option<Expr> {
    if text.starts_with("0x") || text.starts_with("0X") {
        return hexadecimal(text);
    }
    let (digits, ty) = suffixed(text);
    // Parsed in its own type: through `double` it would be rounded twice.
    let value = match ty {
        FloatType::Float => f64::from(digits.parse::<f32>().ok()?),
        _ => digits.parse().ok()?,
    };
    // In a wider or decimal type, decimal digits that are no `double` are another number.
    let exact = match ty.is_decimal() {
        true => is_exact_decimal(digits, value) && float::is_exact(value, ty),
        false => !ty.exceeds_double() || is_exact_decimal(digits, value),
    };
    exact.then(|| floating_constant(value, ty)).flatten()
}

/// `0x1.8p+0`: exact whenever it fits the type.
fn hexadecimal(text: &str) -> Option<Expr> {
    let (digits, ty) = suffixed(text);
    let (mantissa, exponent) = digits[2..].split_once(['p', 'P'])?;
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let bits = u64::from_str_radix(&format!("{whole}{fraction}"), 16).ok()?;
    if bits >= 1 << f64::MANTISSA_DIGITS {
        return None;
    }
    let exponent = exponent.parse::<i32>().ok()?.checked_sub(4 * i32::try_from(fraction.len()).ok()?)?;
    // In two steps, because the power alone may be too small for a `double`.
    let half = exponent / 2;
    let value = bits as f64 * 2f64.powi(half) * 2f64.powi(exponent - half);
    let exact = bits == 0 || value * 2f64.powi(-half) * 2f64.powi(half - exponent) == bits as f64;
    (exact && float::is_exact(value, ty)).then(|| floating_constant(value, ty)).flatten()
}

/// A constant without its suffix, and the type of that suffix (C11 6.4.4.2p4).
fn suffixed(text: &str) -> (&str, FloatType) {
    let stripped = |ty: FloatType| {
        let FloatLiteral::Suffix(suffix) = ty.spec().literal else { return None };
        let (digits, end) = text.split_at_checked(text.len().checked_sub(suffix.len())?)?;
        (!suffix.is_empty() && end.eq_ignore_ascii_case(suffix)).then_some((digits, ty))
    };
    // `DF` before `f`.
    FloatType::ALL.into_iter().rev().find_map(stripped).unwrap_or((text, FloatType::Double))
}

/// True where decimal digits with a point and no exponent are all the digits of a `double`.
fn is_exact_decimal(digits: &str, value: f64) -> bool {
    let all =
        |text: &str| text.trim_start_matches('0').trim_end_matches('0').trim_end_matches('.').to_owned();
    // No `double` has more than 1074 digits after its point.
    digits.contains('.') && all(digits) == all(&format!("{value:.1074}"))
}

fn floating_constant(value: f64, ty: FloatType) -> Option<Expr> {
    value.is_finite().then_some(Expr { kind: ExprKind::Float(value.to_bits()), ty: Type::Float(ty) })
}

/// `'a'` has type `int` (C11 6.4.4.4p10).
fn character(text: &str) -> Option<Expr> {
    let inner = text.strip_prefix('\'')?.strip_suffix('\'')?;
    let value = match inner.as_bytes() {
        [byte] if byte.is_ascii() => Number::from(*byte),
        [b'\\', b'x', ..] => Number::from(i8::from_ne_bytes([u8::from_str_radix(&inner[2..], 16).ok()?])),
        [b'\\', b'0'..=b'7', ..] => {
            Number::from(i8::from_ne_bytes([u8::from_str_radix(&inner[1..], 8).ok()?]))
        }
        [b'\\', escaped] => {
            let (_, value) = ESCAPES.iter().find(|(name, _)| name == escaped)?;
            Number::from(*value)
        }
        _ => return None,
    };
    Some(Expr::int(value, Type::INT))
}

const ESCAPES: [(u8, u8); 11] = [
    (b'n', b'\n'),
    (b't', b'\t'),
    (b'r', b'\r'),
    (b'a', 7),
    (b'b', 8),
    (b'f', 12),
    (b'v', 11),
    (b'\\', b'\\'),
    (b'\'', b'\''),
    (b'"', b'"'),
    (b'?', b'?'),
];

/// The value of an expression of integer constants.
pub(super) fn fold(program: &Program, expr: &Expr) -> Option<Number> {
    let value = match &expr.kind {
        ExprKind::Int(value) => *value,
        ExprKind::Cast(a) => fold(program, a)?,
        ExprKind::Unary(op, a) => {
            let a = fold(program, a)?;
            match op {
                UnaryOp::Plus => a,
                UnaryOp::Negate => a.wrapping_neg(),
                UnaryOp::BitNot => !a,
                UnaryOp::LogicalNot => Number::from(a == 0),
            }
        }
        ExprKind::Binary(op, a, b) => fold_binary(program, *op, a, b)?,
        ExprKind::Conditional(c, a, b) => fold(program, if fold(program, c)? != 0 { a } else { b })?,
        _ => return None,
    };
    Some(typing::wrap(program, value, typing::integer(program, &expr.ty)?, None))
}

fn fold_binary(program: &Program, op: BinaryOp, left: &Expr, right: &Expr) -> Option<Number> {
    let common = typing::integer(program, &typing::operand_type(program, op, left, right)?)?;
    // A logical operator compares each operand with 0 by itself (C11 6.5.13p3, 6.5.14p3), and the right
    // operand of a shift is only promoted (6.5.7p3).
    let in_common = |value| if op.is_logical() { value } else { typing::wrap(program, value, common, None) };
    let a = in_common(fold(program, left)?);
    let right = fold(program, right)?;
    let b = if op.is_shift() { right } else { in_common(right) };
    let shift = || u32::try_from(b).ok().filter(|n| u64::from(*n) < common.width().0);
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::Div => a.checked_div(b)?,
        BinaryOp::Rem => a.checked_rem(b)?,
        BinaryOp::Shl => a << shift()?,
        BinaryOp::Shr => a >> shift()?,
        BinaryOp::BitAnd => a & b,
        BinaryOp::BitOr => a | b,
        BinaryOp::BitXor => a ^ b,
        BinaryOp::Less => Number::from(a < b),
        BinaryOp::LessEqual => Number::from(a <= b),
        BinaryOp::Greater => Number::from(a > b),
        BinaryOp::GreaterEqual => Number::from(a >= b),
        BinaryOp::Equal => Number::from(a == b),
        BinaryOp::NotEqual => Number::from(a != b),
        BinaryOp::LogicalAnd => Number::from(a != 0 && b != 0),
        BinaryOp::LogicalOr => Number::from(a != 0 || b != 0),
    })
}
