//! Numbers from strings, and absolute values. C11 7.22.1, 7.22.6.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

/// A number as the start of a text, and the number of bytes that it takes; none is 0.
struct ReadNumber {
    magnitude: u128,
    negative: bool,
    length: usize,
}

impl ConcreteMachine {
    pub(super) fn number_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            F::Abs => {
                // C11 7.22.6.1p2: a result that cannot be represented is undefined behaviour.
                let number = self.int(arguments)?.checked_abs();
                number.map(LibraryResult::int).ok_or(Halt::Undefined(UbKind::PoisonArgument))
            }
            F::Labs | F::Llabs => {
                let number = (self.size(arguments)? as i64).checked_abs();
                number.map(LibraryResult::long).ok_or(Halt::Undefined(UbKind::PoisonArgument))
            }
            F::Atoi | F::Atol | F::Atoll => {
                let text = self.string(arguments)?;
                Ok(LibraryResult::long(signed(&read_number(&text, 10))))
            }
            F::Atof => {
                let text = self.string(arguments)?;
                Ok(LibraryResult::Double(read_double(&text).0))
            }
            F::Strtod | F::Strtof => {
                let (pointer, end) = (self.word(arguments)?, self.word(arguments)?);
                let (number, length) = read_double(&self.string_at(pointer, u64::MAX)?);
                if end.bits != 0 {
                    self.store_pointer(end, Self::advanced(pointer, length as u64))?;
                }
                Ok(LibraryResult::Double(number))
            }
            F::Rand | F::Random => Ok(LibraryResult::int(self.library.random.next_number())),
            F::Srand | F::Srandom => {
                let seed = self.int(arguments)?;
                self.library.random.restart(seed);
                Ok(LibraryResult::Nothing)
            }
            _ => self.converted(function, arguments),
        }
    }

    /// `strtol` and its relatives.
    fn converted(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let pointer = self.word(arguments)?;
        let end = self.word(arguments)?;
        let base = self.int(arguments)? as u32;
        let text = self.string_at(pointer, u64::MAX)?;
        let number = read_number(&text, base);
        if end.bits != 0 {
            self.store_pointer(end, Self::advanced(pointer, number.length as u64))?;
        }
        Ok(match function {
            F::Strtol | F::Strtoll | F::IsoStrtol | F::IsoStrtoll => LibraryResult::long(signed(&number)),
            _ => {
                let magnitude = u64::try_from(number.magnitude);
                let negated =
                    |magnitude: u64| if number.negative { magnitude.wrapping_neg() } else { magnitude };
                LibraryResult::Number(magnitude.map_or(u64::MAX, negated))
            }
        })
    }
}

fn signed(number: &ReadNumber) -> i64 {
    let magnitude = i128::try_from(number.magnitude).unwrap_or(i128::MAX);
    let value = if number.negative { -magnitude } else { magnitude };
    value.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}

/// C11 7.22.1.4: spaces, a sign, a prefix, digits of the base.
fn read_number(text: &[u8], base: u32) -> ReadNumber {
    let space = |byte: &&u8| **byte == b' ' || (9..=13).contains(*byte);
    let mut at = text.iter().take_while(space).count();
    let negative = text.get(at) == Some(&b'-');
    if matches!(text.get(at), Some(b'-' | b'+')) {
        at += 1;
    }
    let digit =
        |at: usize, base: u32| text.get(at).and_then(|byte| char::from(*byte).to_digit(base.clamp(2, 36)));
    // `0x` without a digit after it is the number 0, and the end is at the `x`.
    let hexadecimal = text.get(at) == Some(&b'0')
        && matches!(text.get(at + 1), Some(b'x' | b'X'))
        && digit(at + 2, 16).is_some();
    let base = match base {
        0 | 16 if hexadecimal => {
            at += 2;
            16
        }
        0 if text.get(at) == Some(&b'0') => 8,
        0 => 10,
        base => base,
    };
    let (start, mut magnitude) = (at, 0u128);
    while let Some(digit) = digit(at, base) {
        magnitude = (magnitude * u128::from(base) + u128::from(digit)).min(u128::from(u64::MAX) + 1);
        at += 1;
    }
    ReadNumber { magnitude, negative, length: if at == start { 0 } else { at } }
}

/// C11 7.22.1.3: spaces, a sign, then decimal or hexadecimal digits with an exponent, or a word. The number and the bytes that
/// it takes, none if there is no number.
fn read_double(text: &[u8]) -> (f64, usize) {
    let space = |byte: &&u8| **byte == b' ' || (9..=13).contains(*byte);
    let start = text.iter().take_while(space).count();
    let signed = matches!(text.get(start), Some(b'-' | b'+'));
    let sign = if text.get(start) == Some(&b'-') { -1.0 } else { 1.0 };
    let at = start + usize::from(signed);
    let rest = &text[at..];
    let word =
        |word: &str| rest.get(..word.len()).is_some_and(|rest| rest.eq_ignore_ascii_case(word.as_bytes()));
    let (magnitude, length) = if word("infinity") {
        (f64::INFINITY, 8)
    } else if word("inf") {
        (f64::INFINITY, 3)
    } else if word("nan") {
        (f64::NAN, 3)
    } else if word("0x") && rest[2..].iter().find(|byte| **byte != b'.').is_some_and(u8::is_ascii_hexdigit) {
        hexadecimal(rest)
    } else {
        decimal(rest)
    };
    if length == 0 { (0.0, 0) } else { (sign * magnitude, at + length) }
}

/// The bytes of an exponent, and its value, of a text that starts with the letter.
fn exponent(text: &[u8], letter: u8) -> (usize, i32) {
    if !text.first().is_some_and(|first| first.eq_ignore_ascii_case(&letter)) {
        return (0, 0);
    }
    let sign = usize::from(matches!(text.get(1), Some(b'-' | b'+')));
    let digits = text[1 + sign..].iter().take_while(|byte| byte.is_ascii_digit());
    let (mut count, mut value) = (0, 0i32);
    for digit in digits {
        value = value.saturating_mul(10).saturating_add(i32::from(digit - b'0'));
        count += 1;
    }
    match (count, text.get(1)) {
        (0, _) => (0, 0),
        (_, Some(b'-')) => (1 + sign + count, -value),
        _ => (1 + sign + count, value),
    }
}

fn decimal(text: &[u8]) -> (f64, usize) {
    let digits = |from: usize| text[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let whole = digits(0);
    let fraction = if text.get(whole) == Some(&b'.') { digits(whole + 1) } else { 0 };
    if whole + fraction == 0 {
        return (0.0, 0);
    }
    let mantissa = whole + if text.get(whole) == Some(&b'.') { 1 + fraction } else { 0 };
    let length = mantissa + exponent(&text[mantissa..], b'e').0;
    let number = std::str::from_utf8(&text[..length]).ok().and_then(|text| text.parse().ok());
    (number.unwrap_or(0.0), length)
}

fn hexadecimal(text: &[u8]) -> (f64, usize) {
    let (mut mantissa, mut power, mut at, mut point) = (0u64, 0i32, 2, false);
    while let Some(&byte) = text.get(at) {
        match char::from(byte).to_digit(16) {
            // What is below the digits kept only matters for being more than a half.
            Some(digit) if mantissa >> 59 != 0 => {
                mantissa |= u64::from(digit != 0);
                power += if point { 0 } else { 4 };
            }
            Some(digit) => {
                mantissa = mantissa << 4 | u64::from(digit);
                power -= if point { 4 } else { 0 };
            }
            None if byte == b'.' && !point => point = true,
            None => break,
        }
        at += 1;
    }
    let (length, exponent) = exponent(&text[at..], b'p');
    (super::mathematics::scaled(mantissa as f64, power.saturating_add(exponent)), at + length)
}
