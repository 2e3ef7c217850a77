//! Observations: the values that a program reports, each at a site.

use serde::{Deserialize, Serialize};

/// One value that a program reported, in the form in which every engine must report it.
///
/// Integers are converted as C converts them to `unsigned long long`, wider ones word by word, the least significant
/// first. Floating values are their raw bits (of a `float` zero-extended), every NaN the one canonical quiet NaN,
/// because IEEE 754 leaves a NaN's payload to the machine. A `_Float16` is observed as a `float`. A `long double` is
/// two observations at one site: the `double` nearest to it, and the `double` nearest to what is left, which is zero
/// where the first is an infinity or NaN.
///
/// A module of LLVM IR observes through functions that it declares and an engine provides: `void bf_observe(i32 site,
/// i64 value)`, `void bf_observe_f32(i32, float)`, `void bf_observe_f64(i32, double)`, and `void bf_observe_bytes(i32,
/// ptr, i64 n)`, which reports ceil(n/8) little-endian words, the last padded with zeros.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Observation {
    /// The number of the observation in the text of the program, or of a layout question.
    pub site: u32,
    /// The observed bits.
    pub value: u64,
}

/// The observations of one run, in the order in which they were made.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Observations(pub Vec<Observation>);

/// The bits every `float` NaN is observed as.
pub const FLOAT_NAN: u64 = 0x7fc0_0000;
/// The bits every `double` NaN is observed as.
pub const DOUBLE_NAN: u64 = 0x7ff8_0000_0000_0000;

impl Observation {
    /// The observation of a `float`.
    #[must_use]
    pub const fn float(site: u32, value: f32) -> Observation {
        Observation { site, value: canonical_float(value.to_bits() as u64) }
    }

    /// The observation of a `double`.
    #[must_use]
    pub const fn double(site: u32, value: f64) -> Observation {
        Observation { site, value: canonical_double(value.to_bits()) }
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
    /// The number of observations.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// True if nothing was observed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The observations in order.
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
    fn every_nan_is_the_same_nan() {
        let negative_payload = f64::from_bits(0xfff8_0000_0000_1234);
        assert_eq!(Observation::double(0, negative_payload).value, DOUBLE_NAN);
        assert_eq!(Observation::float(0, negative_payload as f32).value, FLOAT_NAN);
        assert_eq!(Observation::float(0, -0.0).value, 0x8000_0000);
        assert_eq!(Observation::double(0, 1.5).value, 1.5f64.to_bits());
    }

    #[test]
    fn the_layout_of_an_observation_is_the_driver_s() {
        assert_eq!(size_of::<Observation>(), 16);
        assert_eq!(std::mem::offset_of!(Observation, value), 8);
    }
}
