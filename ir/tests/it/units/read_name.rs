//! `read::name`.

use ir::read::name::*;

use ir::read::lexer::tokens;

fn check(text: &str, wanted: &str) {
    let tokens = tokens(text).unwrap();
    assert_eq!(name(tokens[0]).unwrap(), wanted, "{text}");
}

#[test]
fn quoted_and_bare_names_are_read() {
    check("%a", "a");
    check("@.str.1", ".str.1");
    check("%12", "12");
    check("@$d", "$d");
    check("for.end:", "for.end");
    check("\"a b\":", "a b");
    check("@\"a b\\22\\5C\"", "a b\"\\");
    check("@\"\\01\\C3\\A9\"", "\u{1}é");
    check("@\"\"", "");
}

#[test]
fn escapes_are_decoded() {
    assert_eq!(bytes("c\"hi\\0A\\00\""), b"hi\n\0");
    assert_eq!(bytes("\"a\\\\b\\q\\\""), b"a\\b\\q\\");
}
