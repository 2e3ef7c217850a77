//! Integers of more bits than a [`ethnum::U256`] has, which are kept for those who read and print modules. No engine computes with
//! them.

/// The bits of an `iN`, N at least 257, zero-extended to whole words.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WideInteger {
    /// 32 bits each, the least significant ones first.
    words: Vec<u32>,
}

/// The largest power of ten in a word, and the number of its zeros.
const TEN_POWER: (u32, usize) = (1_000_000_000, 9);

impl WideInteger {
    /// The number that decimal digits make, in `width` bits; `None` if it does not fit, as an unsigned number or, with a minus
    /// sign, as a signed one. LangRef "Simple Constants".
    pub fn from_decimal(digits: &str, negative: bool, width: u32) -> Option<WideInteger> {
        let mut number = WideInteger { words: vec![0; width.div_ceil(32) as usize] };
        for group in digits.as_bytes().chunks(TEN_POWER.1) {
            let value: u32 = std::str::from_utf8(group).ok()?.parse().ok()?;
            let carry = number.multiply_add(10u32.pow(group.len() as u32), value);
            if carry != 0 || !number.fits(width) {
                return None;
            }
        }
        if negative {
            number.negate(width);
            let is_negative = number.bit(width - 1) || number.words.iter().all(|&word| word == 0);
            return is_negative.then_some(number);
        }
        Some(number)
    }

    /// The number in decimal, signed, as LLVM prints it; `width` in bits.
    pub fn to_decimal(&self, width: u32) -> String {
        let mut number = self.clone();
        let negative = number.bit(width - 1);
        if negative {
            number.negate(width);
        }
        let mut groups = Vec::new();
        while number.words.iter().any(|&word| word != 0) {
            groups.push(number.divide(TEN_POWER.0));
        }
        let mut text = String::from(if negative { "-" } else { "" });
        text.push_str(&groups.pop().unwrap_or(0).to_string());
        groups.iter().rev().for_each(|group| text.push_str(&format!("{group:09}")));
        text
    }

    /// Bit `at`, the least significant one being 0; false beyond the last word.
    pub fn bit(&self, at: u32) -> bool {
        self.words.get((at / 32) as usize).is_some_and(|word| word >> (at % 32) & 1 != 0)
    }

    /// The bytes, the least significant first; their number is a multiple of 4.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        self.words.iter().flat_map(|word| word.to_le_bytes())
    }

    /// The number if it needs at most 128 bits.
    pub fn small(&self) -> Option<u128> {
        let (low, high) = self.words.split_at(4);
        let value = || low.iter().rev().fold(0, |value, &word| value << 32 | u128::from(word));
        high.iter().all(|&word| word == 0).then(value)
    }

    /// True if it is stored as a number of `width` bits is: no bit beyond the width is set, and there are no further words.
    pub fn is_of(&self, width: u32) -> bool {
        self.words.len() == width.div_ceil(32) as usize && self.fits(width)
    }

    fn fits(&self, width: u32) -> bool {
        let last = self.words.last().copied().unwrap_or(0);
        width.is_multiple_of(32) || last >> (width % 32) == 0
    }

    /// Multiplies and adds; the carry out of the last word.
    fn multiply_add(&mut self, factor: u32, mut carry: u32) -> u32 {
        for word in &mut self.words {
            let product = u64::from(*word) * u64::from(factor) + u64::from(carry);
            (*word, carry) = (product as u32, (product >> 32) as u32);
        }
        carry
    }

    /// Divides and returns the remainder.
    fn divide(&mut self, divisor: u32) -> u32 {
        let mut rest = 0;
        for word in self.words.iter_mut().rev() {
            let dividend = u64::from(rest) << 32 | u64::from(*word);
            (*word, rest) = ((dividend / u64::from(divisor)) as u32, (dividend % u64::from(divisor)) as u32);
        }
        rest
    }

    /// The two's complement in `width` bits.
    fn negate(&mut self, width: u32) {
        let mut carry = true;
        for word in &mut self.words {
            (*word, carry) = (!*word).overflowing_add(u32::from(carry));
        }
        if let Some(last) = self.words.last_mut().filter(|_| !width.is_multiple_of(32)) {
            *last &= (1 << (width % 32)) - 1;
        }
    }
}
