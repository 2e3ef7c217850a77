//! The sites of a pass: each with its weight, its place, and the probability that the module needs it.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher, Hash};
use std::ops::Range;

use crate::{SiteInfo, SiteNeed, SiteRange};

/// The sites of a pass in a module.
pub struct Sites<'a> {
    range: &'a mut SiteRange,
    /// The bytes of the module.
    whole: f64,
    /// The hash of the name of the function that is edited.
    function: u64,
    chosen: usize,
    /// The end of the places so far.
    end: usize,
}

/// The part of a module in bytes that tests are assumed to need, in multiples of what a site weighs.
const NEEDED: f64 = 3.0;

/// The same for parts on which no meaning depends.
const IDLE: f64 = 0.25;

/// The least and the greatest probability that a test needs a site of which nothing else is known.
const LEAST: f64 = 1e-7;
const GREATEST: f64 = 0.9;

impl<'a> Sites<'a> {
    pub(super) fn new(range: &'a mut SiteRange, bytes: u32) -> Sites<'a> {
        Sites { range, whole: f64::from(bytes.max(1)), function: 0, chosen: 0, end: 0 }
    }

    /// The sites that come are in the function of this name.
    pub(super) fn enter(&mut self, function: &str) {
        self.function = hash(function);
    }

    /// Offers a site of this weight in bytes; returns `true` if the pass is to edit it. The key tells sites of a function apart.
    pub(super) fn offer(&mut self, weight: u32, key: impl Hash) -> bool {
        let needed = SiteNeed::BySize(self.needed(NEEDED, weight));
        self.offer_in(weight, needed, self.end..self.end + 1, key)
    }

    /// Offers a site on which no meaning depends.
    pub(super) fn offer_idle(&mut self, weight: u32, key: impl Hash) -> bool {
        let needed = SiteNeed::Measured(self.needed(IDLE, weight));
        self.offer_in(weight, needed, self.end..self.end + 1, key)
    }

    /// Offers a site with what is inside it; the places of a function begin at [`Sites::begin`].
    pub(super) fn offer_span(&mut self, weight: u32, span: Range<usize>, key: impl Hash) -> bool {
        let needed = SiteNeed::BySize(self.needed(NEEDED, weight));
        self.offer_in(weight, needed, span, key)
    }

    /// The first place of a function whose sites have this number of places.
    pub(super) const fn begin(&mut self, places: usize) -> usize {
        self.end += places;
        self.end - places
    }

    pub(super) const fn chosen(&self) -> usize {
        self.chosen
    }

    pub(super) const fn any_chosen(&self) -> bool {
        self.chosen > 0
    }

    fn needed(&self, rate: f64, weight: u32) -> f64 {
        (1.0 - (-rate * f64::from(weight) / self.whole).exp()).clamp(LEAST, GREATEST)
    }

    fn offer_in(&mut self, weight: u32, needed: SiteNeed, span: Range<usize>, key: impl Hash) -> bool {
        self.end = self.end.max(span.end);
        let key = hash((self.function, key));
        let chosen = self.range.offer(SiteInfo { weight, span, key, needed });
        self.chosen += usize::from(chosen);
        chosen
    }
}

fn hash(value: impl Hash) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(value)
}
