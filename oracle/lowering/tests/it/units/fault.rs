//! `fault`.

use lowering::fault::*;

#[test]
fn names_are_unique_and_read_back() {
    for &fault in Fault::ALL {
        assert_eq!(fault.name().parse(), Ok(fault));
        assert!(fault.name().chars().all(|c| c == '-' || c.is_ascii_lowercase()), "{fault}");
    }
    assert!("no-such-fault".parse::<Fault>().is_err());
}

#[test]
fn every_fault_names_a_strategy() {
    for &fault in Fault::ALL {
        assert!(lowering::strategy::Strategy::named(fault.exposure().strategy).is_some(), "{fault}");
    }
}
