//! Numbers from strings, and absolute values. C11 7.22.1, 7.22.6.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::library::LibraryFunction as F;
use crate::outcome::UbKind;

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
            F::Atoi | F::Atol => {
                let text = self.string(arguments)?;
                Ok(LibraryResult::long(signed(&read_number(&text, 10))))
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
            self.store_pointer(end, Self::after(pointer, number.length as u64))?;
        }
        Ok(match function {
            F::Strtol | F::Strtoll => LibraryResult::long(signed(&number)),
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
