//! At which levels the batches of a campaign are compiled: optimising takes four fifths of the compilers' time, and most
//! disagreements about layout and passing show without it.

use std::num::NonZeroU64;

use engines::native::Toolchain;

/// The native engines of each batch: all of them, or those that do not optimise.
#[derive(Clone, Debug, Default)]
pub struct BatchDepth {
    /// The engines of the other batches; none where every batch has all engines.
    unoptimised: Option<Toolchain>,
    /// One batch of this number has all engines.
    one_in: u64,
}

impl BatchDepth {
    /// One batch of `one_in`, the first of all among them, has all engines; the others have those that do not optimise, if
    /// there are any.
    #[must_use]
    pub fn new(native: Option<&Toolchain>, one_in: NonZeroU64) -> BatchDepth {
        let unoptimised = native.filter(|_| one_in.get() > 1).and_then(Toolchain::without_optimising);
        BatchDepth { unoptimised, one_in: one_in.get() }
    }

    /// The engines of the batches that do not have all; none where all batches have.
    pub(super) const fn unoptimised(&self) -> Option<&Toolchain> {
        self.unoptimised.as_ref()
    }

    /// True if the batch with this number has all engines.
    pub(super) const fn has_all_engines(&self, batch: u64) -> bool {
        self.unoptimised.is_none() || batch.is_multiple_of(self.one_in)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_engines_that_could_be_left_out_every_batch_has_all() {
        let depth = BatchDepth::new(None, NonZeroU64::new(4).unwrap());
        assert!((0..9).all(|batch| depth.has_all_engines(batch)) && depth.unoptimised().is_none());
    }
}
