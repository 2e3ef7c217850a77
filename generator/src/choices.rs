//! Choices drawn from bytes, total on any bytes.
//!
//! Every choice is a number below a bound, and alternative 0 is always the cheapest: past the end of the bytes
//! every choice is 0, so that a program ends soon after its bytes.

use arbitrary::Unstructured;

/// A reader that draws choices from a slice of DNA.
#[derive(Debug)]
pub(crate) struct Choices<'a>(Unstructured<'a>);

impl<'a> Choices<'a> {
    pub(crate) fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(Unstructured::new(bytes))
    }

    /// Draws a number below `bound` (0 for a bound of 0 or 1, and when the bytes are used up).
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // `int_in_range` does not fail here: it reads the bytes that are left and pads them.
        self.0.int_in_range(0..=bound - 1).unwrap_or(0)
    }

    /// Draws a number in `low..=high`; `low` when the bytes are used up.
    pub(crate) fn number_between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// Draws `true` with a probability of `parts` sixteenths; `false` when the bytes are used up.
    pub(crate) fn chance(&mut self, parts: u32) -> bool {
        self.below(16) >= 16 - parts.min(16)
    }

    /// Draws one of `items`, the first when the bytes are used up; `None` if `items` is empty.
    pub(crate) fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Draws one of `items`, the first when the bytes are used up; an empty array does not compile.
    pub(crate) fn one_of<T: Copy, const N: usize>(&mut self, items: [T; N]) -> T {
        const { assert!(N > 0) };
        items[self.below(N as u32) as usize]
    }

    /// Reads eight bytes as a number, zero-extended when fewer are left.
    pub(crate) fn word(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or(0)
    }

    /// True if no bytes are left.
    #[cfg(test)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn used_up_bytes_read_as_the_first_alternative() {
        let mut choices = Choices::new(&[]);
        assert_eq!(choices.below(7), 0);
        assert_eq!(choices.number_between(3, 9), 3);
        assert!(!choices.chance(15));
        assert_eq!(choices.pick(&['a', 'b']), Some(&'a'));
        assert_eq!(choices.pick::<char>(&[]), None);
        assert_eq!(choices.word(), 0);
        assert!(choices.is_empty());
    }

    #[test]
    fn small_choices_take_one_byte_each() {
        let mut choices = Choices::new(&[9, 3, 15]);
        assert_eq!(choices.below(10), 9);
        assert_eq!(choices.one_of(["zero", "one", "two"]), "zero");
        assert!(choices.chance(1));
        assert!(choices.is_empty());
    }
}
