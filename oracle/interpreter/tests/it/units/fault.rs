//! `fault`.

use interpreter::fault::*;

use std::collections::HashSet;

#[test]
fn names_are_unique_and_read_back() {
    for &fault in Fault::ALL {
        assert_eq!(fault.name().parse(), Ok(fault));
    }
    assert!("no-such-fault".parse::<Fault>().is_err());
    let names: HashSet<_> = Fault::ALL.iter().map(|fault| fault.name()).collect();
    assert_eq!(names.len(), Fault::ALL.len());
    for name in names {
        assert!(name.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit()));
    }
}
