//! Values of 64 bits in JSON: strings in hexadecimal, such as `"0x1f"`.
//!
//! Many readers of JSON, `jq` and browsers among them, keep a number only as a `double`, which is exact up to 2^53.
//! Observed values, masks and seeds use all 64 bits. Counts do not, and stay numbers.

use std::fmt::{self, Display};

use serde::{Serialize, Serializer};

/// A value that is printed in hexadecimal, in JSON as a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hex(pub u64);

impl Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

/// For `#[serde(serialize_with)]` on a field that is a plain number elsewhere.
///
/// # Errors
/// As the serializer.
pub fn serialize<S: Serializer>(value: &u64, to: S) -> Result<S::Ok, S::Error> {
    Hex(*value).serialize(to)
}

/// Reads a number in decimal, or in hexadecimal after `0x`.
///
/// # Errors
/// A sentence where the text is neither, or beyond 64 bits.
pub fn parse(text: &str) -> Result<u64, String> {
    let number = match text.strip_prefix("0x") {
        // `from_str_radix` takes a sign, which a seed does not have.
        Some(digits) if !digits.starts_with('+') => u64::from_str_radix(digits, 16),
        _ => text.parse(),
    };
    number.map_err(|why| format!("{why}: write it in decimal, or in hexadecimal after 0x"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read_back() {
        for value in [0, 0x1f, (1 << 53) + 1, u64::MAX] {
            let json = serde_json::to_string(&Hex(value)).unwrap();
            let text: String = serde_json::from_str(&json).unwrap();
            assert_eq!((parse(&text), parse(&value.to_string())), (Ok(value), Ok(value)));
        }
        for text in ["", "0x", "0x+1", "-1", "0x10000000000000000", "one"] {
            assert!(parse(text).is_err(), "{text}");
        }
    }
}
