//! Choices drawn from bytes, total on any bytes.
//!
//! Every choice is a number below a bound, and alternative 0 is always the cheapest: past the end of the bytes
//! every choice is 0, so that a program ends soon after its bytes.

use arbitrary::Unstructured;

/// A reader that draws choices from a slice of DNA.
#[derive(Debug)]
pub struct Choices<'a>(Unstructured<'a>);

impl<'a> Choices<'a> {
    pub fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(Unstructured::new(bytes))
    }

    /// Draws a number below `bound` (0 for a bound of 0 or 1, and when the bytes are used up).
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        // `int_in_range` does not fail here: it reads the bytes that are left and pads them.
        self.0.int_in_range(0..=bound - 1).unwrap_or(0)
    }

    /// Draws a number in `low..=high`; `low` when the bytes are used up.
    pub fn number_between(&mut self, low: u32, high: u32) -> u32 {
        low + self.below(high.saturating_sub(low) + 1)
    }

    /// Draws `true` with a probability of `parts` sixteenths; `false` when the bytes are used up.
    pub fn chance(&mut self, parts: u32) -> bool {
        self.below(16) >= 16 - parts.min(16)
    }

    /// Draws one of `items`, the first when the bytes are used up; `None` if `items` is empty.
    pub fn pick<'t, T>(&mut self, items: &'t [T]) -> Option<&'t T> {
        items.get(self.below(u32::try_from(items.len()).unwrap_or(u32::MAX)) as usize)
    }

    /// Draws one of `items`, the first when the bytes are used up; an empty array does not compile.
    pub fn one_of<T: Copy, const N: usize>(&mut self, items: [T; N]) -> T {
        const { assert!(N > 0) };
        items[self.below(N as u32) as usize]
    }

    /// Reads eight bytes as a number, zero-extended when fewer are left.
    pub fn word(&mut self) -> u64 {
        self.0.arbitrary().unwrap_or(0)
    }

    /// True if no bytes are left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
