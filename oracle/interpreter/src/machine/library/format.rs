//! Formatted output. C11 7.21.6.1.

use super::super::{ConcreteMachine, Halt};
use super::arguments::{Arguments, Unnamed};
use super::streams::OutputStream;
use super::{LibraryCall, LibraryResult};
use crate::register::{Register, mask};
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

/// Widths and precisions that are obeyed.
const MAX_WIDTH: i32 = 4096;

/// A conversion specification: `%`, flags, width, precision, length, conversion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OutputConversion {
    pub left: bool,
    pub plus: bool,
    pub space: bool,
    pub alternative: bool,
    pub zeros: bool,
    pub width: usize,
    pub precision: Option<usize>,
    /// The width of an integer argument in bits.
    pub bits: u32,
    pub long_double: bool,
    pub letter: u8,
}

impl ConcreteMachine {
    pub(super) fn formatted(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let stream = match function {
            F::Printf | F::Vprintf => Some(OutputStream::Output),
            F::Fprintf | F::Vfprintf => Some(self.stream(arguments)?),
            _ => None,
        };
        let buffer = if stream.is_none() { Some(self.word(arguments)?) } else { None };
        let most = match function {
            // The arguments are read in their order, so the size comes between buffer and format.
            F::Snprintf | F::Vsnprintf => self.size(arguments)?,
            _ => u64::MAX,
        };
        let format = self.string(arguments)?;
        let text = match function {
            F::Vprintf | F::Vfprintf | F::Vsprintf | F::Vsnprintf => {
                let list = self.word(arguments)?;
                self.expanded(&format, &mut Unnamed::List(list))?
            }
            _ => self.expanded(&format, &mut Unnamed::Call(arguments))?,
        };
        if let Some(stream) = stream {
            self.put(stream, &text)?;
        }
        if let Some(buffer) = buffer.filter(|_| most > 0) {
            let kept = text.len().min(usize::try_from(most - 1).unwrap_or(usize::MAX));
            self.write_bytes(buffer, &[&text[..kept], b"\0"].concat())?;
        }
        Ok(LibraryResult::int(text.len() as i32))
    }

    fn expanded(&mut self, format: &[u8], unnamed: &mut Unnamed<'_, '_>) -> Result<Vec<u8>, Halt> {
        let (mut text, mut at) = (Vec::new(), 0);
        while let Some(&byte) = format.get(at) {
            at += 1;
            if byte != b'%' {
                text.push(byte);
                continue;
            }
            let conversion = self.conversion(format, &mut at, unnamed)?;
            let converted = self.convert(&conversion, unnamed, text.len())?;
            text.extend_from_slice(&converted);
        }
        Ok(text)
    }

    /// The specification after a `%`.
    fn conversion(
        &mut self,
        format: &[u8],
        at: &mut usize,
        unnamed: &mut Unnamed<'_, '_>,
    ) -> Result<OutputConversion, Halt> {
        let mut conversion = OutputConversion { bits: 32, ..OutputConversion::default() };
        let peek = |at: usize| format.get(at).copied().unwrap_or(0);
        loop {
            match peek(*at) {
                b'-' => conversion.left = true,
                b'+' => conversion.plus = true,
                b' ' => conversion.space = true,
                b'#' => conversion.alternative = true,
                b'0' => conversion.zeros = true,
                _ => break,
            }
            *at += 1;
        }
        let width = self.count(format, at, unnamed)?.unwrap_or(0);
        // C11 7.21.6.1p5: a negative width from `*` is the flag `-` and a width.
        conversion.left |= width < 0;
        conversion.width = width.unsigned_abs().min(MAX_WIDTH as u32) as usize;
        if peek(*at) == b'.' {
            *at += 1;
            let precision = self.count(format, at, unnamed)?.unwrap_or(0);
            conversion.precision = usize::try_from(precision.min(MAX_WIDTH)).ok();
        }
        loop {
            match peek(*at) {
                b'h' => conversion.bits = conversion.bits.min(32) / 2,
                b'l' | b'j' | b'z' | b't' => conversion.bits = 64,
                b'L' => conversion.long_double = true,
                _ => break,
            }
            *at += 1;
        }
        conversion.letter = peek(*at);
        *at += 1;
        Ok(conversion)
    }

    /// A number in the format, or the argument that `*` stands for.
    fn count(
        &mut self,
        format: &[u8],
        at: &mut usize,
        unnamed: &mut Unnamed<'_, '_>,
    ) -> Result<Option<i32>, Halt> {
        if format.get(*at) == Some(&b'*') {
            *at += 1;
            return Ok(Some(self.unnamed_word(unnamed)?.bits as i32));
        }
        let mut number = None;
        while let Some(digit) = format.get(*at).filter(|byte| byte.is_ascii_digit()) {
            number = Some((number.unwrap_or(0) * 10 + i32::from(digit - b'0')).min(MAX_WIDTH));
            *at += 1;
        }
        Ok(number)
    }

    fn convert(
        &mut self,
        conversion: &OutputConversion,
        unnamed: &mut Unnamed<'_, '_>,
        written: usize,
    ) -> Result<Vec<u8>, Halt> {
        match conversion.letter {
            b'%' => Ok(vec![b'%']),
            b'd' | b'i' => {
                let number = self.unnamed_word(unnamed)?.bits;
                let unused = 64 - conversion.bits;
                Ok(conversion.signed(((number << unused) as i64) >> unused))
            }
            b'u' | b'x' | b'X' | b'o' => {
                let number = self.unnamed_word(unnamed)?.bits & mask(conversion.bits);
                Ok(conversion.unsigned(number))
            }
            b'c' => {
                let character = self.unnamed_word(unnamed)?.bits as u8;
                Ok(conversion.padded(&[], &[character], false))
            }
            b's' => {
                let pointer = self.unnamed_word(unnamed)?;
                let most = conversion.precision.map_or(u64::MAX, |precision| precision as u64);
                let text = match pointer.bits {
                    // What glibc prints; C11 7.1.4 leaves it undefined, and compilers do not take it away.
                    0 => b"(null)".to_vec(),
                    _ => self.string_at(pointer, most)?,
                };
                Ok(conversion.padded(&[], &text, false))
            }
            b'p' => {
                let pointer = self.unnamed_word(unnamed)?.bits;
                let text = if pointer == 0 { "(nil)".to_owned() } else { format!("{pointer:#x}") };
                Ok(conversion.padded(&[], text.as_bytes(), false))
            }
            b'n' => {
                let pointer: Register = self.unnamed_word(unnamed)?;
                let bytes = (written as u64).to_le_bytes();
                self.write_bytes(pointer, &bytes[..conversion.bits as usize / 8])?;
                Ok(Vec::new())
            }
            b'f' | b'F' | b'e' | b'E' | b'g' | b'G' | b'a' | b'A' => {
                let number = match conversion.long_double {
                    true => self.unnamed_long_double(unnamed)?,
                    false => self.unnamed_double(unnamed)?,
                };
                Ok(conversion.float(number))
            }
            // C11 7.21.6.1p9: another conversion is undefined behaviour.
            _ => Err(Halt::Undefined(UbKind::PoisonArgument)),
        }
    }
}

impl OutputConversion {
    /// The text with what stands before its zeros, filled up to the width.
    fn padded(&self, before: &[u8], text: &[u8], zeros: bool) -> Vec<u8> {
        let missing = self.width.saturating_sub(before.len() + text.len());
        let fill = |byte: u8| vec![byte; missing];
        match (self.left, zeros) {
            (true, _) => [before, text, &fill(b' ')].concat(),
            (false, true) => [before, &fill(b'0'), text].concat(),
            (false, false) => [&fill(b' '), before, text].concat(),
        }
    }

    fn sign(&self, negative: bool) -> &'static [u8] {
        match (negative, self.plus, self.space) {
            (true, ..) => b"-",
            (false, true, _) => b"+",
            (false, false, true) => b" ",
            (false, false, false) => b"",
        }
    }

    pub fn signed(&self, number: i64) -> Vec<u8> {
        let digits = self.digits(number.unsigned_abs().to_string(), number == 0);
        self.padded(self.sign(number < 0), digits.as_bytes(), self.zeros && self.precision.is_none())
    }

    pub fn unsigned(&self, number: u64) -> Vec<u8> {
        let text = match self.letter {
            b'x' => format!("{number:x}"),
            b'X' => format!("{number:X}"),
            b'o' => format!("{number:o}"),
            _ => number.to_string(),
        };
        let mut digits = self.digits(text, number == 0);
        if self.letter == b'o' && self.alternative && !digits.starts_with('0') {
            digits.insert(0, '0');
        }
        let before: &[u8] = match (self.letter, self.alternative && number != 0) {
            (b'x', true) => b"0x",
            (b'X', true) => b"0X",
            _ => b"",
        };
        self.padded(before, digits.as_bytes(), self.zeros && self.precision.is_none())
    }

    /// At least as many digits as the precision; zero with a precision of zero has none.
    fn digits(&self, text: String, zero: bool) -> String {
        let wanted = self.precision.unwrap_or(1);
        if zero && wanted == 0 {
            String::new()
        } else {
            format!("{}{text}", "0".repeat(wanted.saturating_sub(text.len())))
        }
    }

    pub fn float(&self, number: f64) -> Vec<u8> {
        let (sign, magnitude) = (self.sign(number.is_sign_negative()), number.abs());
        let upper = self.letter.is_ascii_uppercase();
        let mut text = match self.letter.to_ascii_lowercase() {
            _ if magnitude.is_nan() => "nan".to_owned(),
            _ if magnitude.is_infinite() => "inf".to_owned(),
            b'f' => self.with_point(format!("{magnitude:.*}", self.precision.unwrap_or(6))),
            b'e' => self.exponential(magnitude, self.precision.unwrap_or(6)),
            b'g' => self.shortest(magnitude),
            _ => self.hexadecimal(magnitude),
        };
        if upper {
            text.make_ascii_uppercase();
        }
        let mut before = sign.to_vec();
        if self.letter.eq_ignore_ascii_case(&b'a') && magnitude.is_finite() {
            before.extend_from_slice(if upper { b"0X" } else { b"0x" });
        }
        self.padded(&before, text.as_bytes(), self.zeros && magnitude.is_finite())
    }

    fn with_point(&self, mut text: String) -> String {
        if self.alternative && !text.contains('.') {
            text.push('.');
        }
        text
    }

    /// `d.ddde±dd`
    fn exponential(&self, magnitude: f64, precision: usize) -> String {
        let text = format!("{magnitude:.precision$e}");
        let (digits, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        let sign = if exponent < 0 { '-' } else { '+' };
        format!("{}e{sign}{:02}", self.with_point(digits.to_owned()), exponent.unsigned_abs())
    }

    /// `%g`: by the exponent of the number as `%e` rounds it.
    fn shortest(&self, magnitude: f64) -> String {
        let precision = self.precision.unwrap_or(6).max(1);
        let rounded = format!("{magnitude:.*e}", precision - 1);
        let exponent: i32 = rounded.split_once('e').and_then(|(_, text)| text.parse().ok()).unwrap_or(0);
        let (text, tail) = if exponent < -4 || exponent >= precision as i32 {
            let text = self.exponential(magnitude, precision - 1);
            let at = text.find('e').unwrap_or(text.len());
            (text[..at].to_owned(), text[at..].to_owned())
        } else {
            let decimals = (precision as i32 - 1 - exponent).max(0) as usize;
            (self.with_point(format!("{magnitude:.decimals$}")), String::new())
        };
        let text = match self.alternative || !text.contains('.') {
            true => text,
            false => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        };
        text + &tail
    }

    /// `%a` without its prefix: a leading 1 (0 of a subnormal number or zero), hexadecimal digits, a power of two.
    fn hexadecimal(&self, magnitude: f64) -> String {
        let bits = magnitude.to_bits();
        let (mut exponent, mut fraction) = ((bits >> 52) as i32, bits & mask(52));
        let mut lead = u64::from(exponent != 0);
        exponent = match (exponent, fraction) {
            (0, 0) => 0,
            (0, _) => -1022,
            _ => exponent - 1023,
        };
        let digits = match self.precision.filter(|precision| *precision < 13) {
            None => {
                let text = format!("{fraction:013x}");
                let kept = text.trim_end_matches('0').to_owned();
                format!("{kept:0<width$}", width = self.precision.unwrap_or(0))
            }
            Some(precision) => {
                // Ties go to even.
                let unused = 52 - 4 * precision as u32;
                let whole = lead << 52 | fraction;
                let half = 1u64 << (unused - 1);
                let odd = whole >> unused & 1;
                let rounded = (whole + half - 1 + odd) >> unused << unused;
                lead = rounded >> 52;
                fraction = rounded & mask(52);
                format!("{fraction:013x}")[..precision].to_owned()
            }
        };
        let point = if digits.is_empty() && !self.alternative { "" } else { "." };
        format!("{lead}{point}{digits}p{exponent:+}")
    }
}
