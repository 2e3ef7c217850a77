//! `parse::printed`.

use lang::parse::printed::{Conversion, conversions};

#[test]
fn conversions_are_found_behind_flags_widths_and_lengths() {
    use Conversion::*;
    assert_eq!(
        conversions("a %d %-08.3lx%% %Lg %5.2f\\n %hhu", 0).unwrap(),
        [Integer, Integer, LongDouble, Double, Integer]
    );
    assert!(conversions("%s", 0).is_err() && conversions("%*d", 0).is_err() && conversions("%", 0).is_err());
}
