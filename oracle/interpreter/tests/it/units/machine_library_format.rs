//! `machine::library::format`.

use interpreter::machine::library::format::*;

fn conversion(letter: u8) -> OutputConversion {
    OutputConversion { letter, bits: 32, ..OutputConversion::default() }
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

#[test]
fn integers() {
    assert_eq!(text(conversion(b'd').signed(-5)), "-5");
    assert_eq!(text(OutputConversion { width: 6, zeros: true, ..conversion(b'd') }.signed(-5)), "-00005");
    assert_eq!(
        text(OutputConversion { width: 6, left: true, plus: true, ..conversion(b'd') }.signed(5)),
        "+5    "
    );
    assert_eq!(
        text(OutputConversion { precision: Some(3), width: 5, ..conversion(b'x') }.unsigned(10)),
        "  00a"
    );
    assert_eq!(text(OutputConversion { alternative: true, ..conversion(b'X') }.unsigned(255)), "0XFF");
    assert_eq!(text(OutputConversion { alternative: true, ..conversion(b'o') }.unsigned(8)), "010");
    assert_eq!(text(OutputConversion { precision: Some(0), ..conversion(b'u') }.unsigned(0)), "");
}

#[test]
fn floating_point() {
    assert_eq!(text(conversion(b'f').float(1.5)), "1.500000");
    assert_eq!(text(conversion(b'e').float(12345.678)), "1.234568e+04");
    assert_eq!(text(conversion(b'g').float(0.0001)), "0.0001");
    assert_eq!(text(conversion(b'g').float(0.00001)), "1e-05");
    assert_eq!(text(conversion(b'g').float(1e6)), "1e+06");
    assert_eq!(text(conversion(b'g').float(100_000.0)), "100000");
    assert_eq!(text(OutputConversion { alternative: true, ..conversion(b'g') }.float(1.0)), "1.00000");
    assert_eq!(text(conversion(b'a').float(1.0)), "0x1p+0");
    assert_eq!(text(conversion(b'a').float(0.1)), "0x1.999999999999ap-4");
    assert_eq!(text(OutputConversion { precision: Some(1), ..conversion(b'a') }.float(1.97)), "0x2.0p+0");
    assert_eq!(text(conversion(b'G').float(f64::NEG_INFINITY)), "-INF");
    assert_eq!(
        text(OutputConversion { width: 8, zeros: true, precision: Some(2), ..conversion(b'f') }.float(-2.5)),
        "-0002.50"
    );
}
