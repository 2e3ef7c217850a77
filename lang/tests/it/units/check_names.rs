//! `check::names`.

use lang::check::names::{RESERVED, is_identifier};

#[test]
fn reserved_names_can_be_searched() {
    assert!(RESERVED.is_sorted());
}

#[test]
fn identifiers() {
    for good in ["a", "s1_x", "Tag"] {
        assert!(is_identifier(good), "{good}");
    }
    for bad in ["", "1a", "a-b", "int", "_x", "bf_table", "é"] {
        assert!(!is_identifier(bad), "{bad}");
    }
}
