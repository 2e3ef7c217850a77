//! What a program says: a value at a site, and the log of all of them.

use lang::{Bits, FloatType, Number, SiteId};
use serde::{Deserialize, Serialize};

/// One value handed to the runtime, in the form every engine must produce it in.
///
/// Integers are converted as C converts them to `unsigned long long`, wider ones word by word, the least significant
/// first. Floating values are their raw bits (of a `float` zero-extended), every NaN the one canonical quiet NaN,
/// because IEEE 754 leaves a NaN's payload to the machine. A `_Float16` is observed as a `float`. A `long double` is
/// two observations at one site: the `double` nearest to it, and the `double` nearest to what is left, which is zero
/// where the first is an infinity or NaN.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Observation {
    /// Where: a [`SiteId`], or a layout question from [`lang::probe::SITE_BASE`] on.
    pub site: u32,
    /// What.
    pub value: u64,
}

/// The observations of one run, in the order they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Observations(pub Vec<Observation>);

/// The bits every `float` NaN is observed as.
pub const FLOAT_NAN: u64 = 0x7fc0_0000;
/// The bits every `double` NaN is observed as.
pub const DOUBLE_NAN: u64 = 0x7ff8_0000_0000_0000;

impl Observation {
    /// An integer of any type, by its mathematical value.
    #[must_use]
    pub fn integer(site: SiteId, value: Number) -> Observation {
        Observation { site: site.0, value: value.as_u64() }
    }

    /// An integer of a type of so many bits: its words of 64 bits, the least significant first, as C converts
    /// each to `unsigned long long`.
    pub fn integers(site: SiteId, value: Number, width: Bits) -> impl Iterator<Item = Observation> {
        (0..width.0.div_ceil(64).max(1)).map(move |word| Observation::integer(site, value >> (64 * word)))
    }

    /// A floating value of the given type; `value` is exact in it.
    #[must_use]
    pub const fn floating(site: SiteId, value: f64, ty: FloatType) -> Observation {
        let value = match ty {
            FloatType::Storage16 | FloatType::Half | FloatType::Float => {
                canonical_float((value as f32).to_bits() as u64)
            }
            FloatType::Double | FloatType::LongDouble => canonical_double(value.to_bits()),
        };
        Observation { site: site.0, value }
    }
}

/// The bits of a `float` with its NaN made canonical.
#[must_use]
pub const fn canonical_float(bits: u64) -> u64 {
    if f32::from_bits(bits as u32).is_nan() { FLOAT_NAN } else { bits }
}

/// The bits of a `double` with its NaN made canonical.
#[must_use]
pub const fn canonical_double(bits: u64) -> u64 {
    if f64::from_bits(bits).is_nan() { DOUBLE_NAN } else { bits }
}

impl Observations {
    /// How many.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// True when nothing was observed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// In order.
    pub fn iter(&self) -> std::slice::Iter<'_, Observation> {
        self.0.iter()
    }
}

impl FromIterator<Observation> for Observations {
    fn from_iter<I: IntoIterator<Item = Observation>>(iter: I) -> Observations {
        Observations(iter.into_iter().collect())
    }
}

impl<'a> IntoIterator for &'a Observations {
    type Item = &'a Observation;
    type IntoIter = std::slice::Iter<'a, Observation>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_observed_modulo_two_to_the_sixty_four() {
        assert_eq!(Observation::integer(SiteId(1), Number::MINUS_ONE).value, u64::MAX);
        assert_eq!(Observation::integer(SiteId(1), Number::from(u64::MAX)).value, u64::MAX);
        assert_eq!(Observation::integer(SiteId(1), Number::new(7)).value, 7);
    }

    #[test]
    fn every_nan_is_the_same_nan() {
        let negative_payload = f64::from_bits(0xfff8_0000_0000_1234);
        assert_eq!(Observation::floating(SiteId(0), negative_payload, FloatType::Double).value, DOUBLE_NAN);
        assert_eq!(Observation::floating(SiteId(0), negative_payload, FloatType::Float).value, FLOAT_NAN);
        assert_eq!(Observation::floating(SiteId(0), -0.0, FloatType::Float).value, 0x8000_0000);
        assert_eq!(Observation::floating(SiteId(0), 1.5, FloatType::Double).value, 1.5f64.to_bits());
    }

    #[test]
    fn the_driver_and_we_agree_on_an_observation_s_layout() {
        assert_eq!(size_of::<Observation>(), 16);
        assert_eq!(std::mem::offset_of!(Observation, value), 8);
    }
}
