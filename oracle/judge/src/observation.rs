//! The observations of values of C.

use base::Observation;
use lang::{Bits, FloatObservation, FloatType, Number, SiteId};

/// The observations of an integer of a type of `width` bits: its words of 64 bits, the least significant first, as C
/// converts each to `unsigned long long`.
pub(crate) fn integer(site: SiteId, value: Number, width: Bits) -> impl Iterator<Item = Observation> {
    let words = width.0.div_ceil(64).max(1);
    (0..words).map(move |word| Observation { site: site.0, value: (value >> (64 * word)).as_u64() })
}

/// The observation of a floating value of type `ty`, in which `value` is exact.
pub(crate) const fn floating(site: SiteId, value: f64, ty: FloatType) -> Observation {
    match ty.spec().observation {
        FloatObservation::Float => Observation::float(site.0, value as f32),
        FloatObservation::Double | FloatObservation::TwoDoubles => Observation::double(site.0, value),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_are_observed_modulo_two_to_the_sixty_four() {
        let words = |value, width| {
            integer(SiteId(1), value, Bits(width)).map(|observation| observation.value).collect::<Vec<_>>()
        };
        assert_eq!(words(Number::MINUS_ONE, 32), [u64::MAX]);
        assert_eq!(words(Number::from(u64::MAX), 64), [u64::MAX]);
        assert_eq!(words(Number::new(7), 1), [7]);
        assert_eq!(words(Number::MINUS_ONE, 65), [u64::MAX; 2]);
    }

    #[test]
    fn floating_values_are_observed_in_their_format() {
        assert_eq!(floating(SiteId(0), -0.0, FloatType::Half).value, 0x8000_0000);
        assert_eq!(floating(SiteId(0), 1.5, FloatType::Double).value, 1.5f64.to_bits());
    }
}
