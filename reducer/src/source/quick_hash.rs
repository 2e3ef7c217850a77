//! A hash of much text in little time. Nobody can make texts collide on purpose who gains by it: a candidate is then taken for tested.

/// A hasher by multiplication, eight bytes at a time.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct QuickHasher(u64);

/// An odd number without a pattern: the fraction of the golden ratio.
const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;

impl QuickHasher {
    /// Adds eight bytes.
    pub(super) const fn add(&mut self, word: u64) {
        // Of the low half alone, the highest bit of a word would change one bit.
        let product = ((self.0 ^ word) as u128).wrapping_mul(FACTOR as u128);
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(FACTOR);
    }

    /// Adds bytes.
    pub(super) fn add_bytes(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|&word| self.add(u64::from_le_bytes(word)));
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        // The length tells bytes that are 0 from none.
        self.add(u64::from_le_bytes(last) ^ (bytes.len() as u64).rotate_right(8));
    }

    /// The hash of all that was added.
    pub(super) const fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::QuickHasher;

    #[test]
    fn texts_that_differ_in_a_byte_have_other_hashes() {
        let text = b"int a; int b = 1;".repeat(9);
        let hash = |text: &[u8]| {
            let mut hasher = QuickHasher::default();
            hasher.add_bytes(text);
            hasher.finish()
        };
        let mut texts: Vec<Vec<u8>> = (0..=text.len()).map(|end| text[..end].to_vec()).collect();
        for at in 0..text.len() {
            texts.extend([0, b' ', text[at] ^ 1, text[at] ^ 128].map(|byte| {
                let mut other = text.clone();
                other[at] = byte;
                other
            }));
        }
        let different: HashSet<&[u8]> = texts.iter().map(Vec::as_slice).collect();
        let hashes: HashSet<u64> = texts.iter().map(|text| hash(text)).collect();
        assert_eq!(hashes.len(), different.len());
    }
}
