//! `wide`.

use ir::wide::*;

#[test]
fn decimals_are_read_and_printed() {
    let hundred = "1".repeat(100);
    for (text, width) in [("0", 257), ("1", 300), (hundred.as_str(), 400), (hundred.as_str(), 352)] {
        for negative in [false, true] {
            let number = WideInteger::from_decimal(text, negative, width).expect("it fits");
            let sign = if negative && text != "0" { "-" } else { "" };
            assert_eq!(number.to_decimal(width), format!("{sign}{text}"), "{width}");
            assert!(number.is_of(width) && !number.is_of(width - 32));
        }
    }
    // 2^257 and half of it.
    let (power, half) = (
        "231584178474632390847141970017375815706539969331281128078915168015826259279872",
        "115792089237316195423570985008687907853269984665640564039457584007913129639936",
    );
    assert_eq!(WideInteger::from_decimal(power, false, 257), None);
    let least = WideInteger::from_decimal(half, true, 257).expect("it fits");
    assert_eq!(WideInteger::from_decimal(half, false, 257), Some(least.clone()));
    assert_eq!(least.to_decimal(257), format!("-{half}"));
    assert_eq!(WideInteger::from_decimal(&half.replace("936", "937"), true, 257), None);
    assert_eq!((least.small(), least.bit(256), least.bit(255)), (None, true, false));
    let small = WideInteger::from_decimal("18446744073709551617", false, 257).expect("it fits");
    assert_eq!(small.small(), Some((1 << 64) + 1));
    assert_eq!(small.bytes().take(9).collect::<Vec<_>>(), [1, 0, 0, 0, 0, 0, 0, 0, 1]);
}
