//! `c_library`.

use semantics::c_library::*;

#[test]
fn functions_are_known_for_all_types_of_numbers() {
    assert!(KNOWN.is_sorted());
    for name in ["memcmp", "ffs", "sin", "sinf", "sinl", "fmaf", "roundeven", "abort"] {
        assert!(is_known(name), "{name}");
    }
    for name in ["f", "l", "getpid", "longjmp", "absf", "sinfl", "strchrnul"] {
        assert!(!is_known(name), "{name}");
    }
}
