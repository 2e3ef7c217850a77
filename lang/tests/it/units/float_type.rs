//! `float_type`.

use lang::*;

#[test]
fn every_floating_type_has_its_row() {
    for float in FloatType::ALL {
        let spec = float.spec();
        assert_eq!((spec.float, float.ty()), (float, &lang::Type::Float(float)));
        assert_eq!(FloatType::of_words(spec.word, spec.longs), Some(float));
        assert!(
            spec.format.is_some()
                || float.storage() == Target::default().spec().data.long_double.size().bits()
        );
    }
}
