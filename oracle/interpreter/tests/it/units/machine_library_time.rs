//! `machine::library::time`.

use interpreter::machine::library::time::*;

#[test]
fn calendar_times_go_both_ways() {
    for seconds in (-100_000_000_000..100_000_000_000).step_by(86_399 * 1013) {
        let time = calendar(seconds);
        assert_eq!(seconds_of(&time), seconds, "{time:?}");
    }
    assert_eq!(calendar(951_782_400), [0, 0, 0, 29, 1, 100, 2, 59, 0]);
}

#[test]
fn times_are_written() {
    let mut text = String::new();
    write_calendar(&mut text, b"%c|%F %T|%j %U %p", &calendar(START)).unwrap();
    assert_eq!(text, "Sun Sep  9 01:46:40 2001|2001-09-09 01:46:40|252 36 AM");
}
