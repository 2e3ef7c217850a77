//! `read::lexer`.

use ir::read::lexer::*;

fn check(source: &str, wanted: &[(TokenKind, &str)]) {
    let got: Vec<_> = tokens(source).unwrap().iter().map(|token| (token.kind, token.text)).collect();
    assert_eq!(got.split_last().unwrap().1, wanted, "{source}");
}

#[test]
fn names_and_labels_are_told_apart() {
    check(
        "%a.b @\"x y\" $c",
        &[(TokenKind::Local, "%a.b"), (TokenKind::Global, "@\"x y\""), (TokenKind::Comdat, "$c")],
    );
    check(
        "5: for.end: \"q\":",
        &[(TokenKind::Label, "5:"), (TokenKind::Label, "for.end:"), (TokenKind::Label, "\"q\":")],
    );
    check(
        "!tbaa !5 !{",
        &[
            (TokenKind::Metadata, "!tbaa"),
            (TokenKind::Metadata, "!5"),
            (TokenKind::Metadata, "!"),
            (TokenKind::Punctuator, "{"),
        ],
    );
    check("#12 ; comment\ni32", &[(TokenKind::Group, "#12"), (TokenKind::Word, "i32")]);
}

#[test]
fn numbers_and_strings_are_told_apart() {
    check(
        "-5 1.5e+00 0xK3FFF 0x3F",
        &[
            (TokenKind::Integer, "-5"),
            (TokenKind::Decimal, "1.5e+00"),
            (TokenKind::Hexadecimal, "0xK3FFF"),
            (TokenKind::Hexadecimal, "0x3F"),
        ],
    );
    check(
        "c\"a\\00\" \"k\"=\"v\"",
        &[
            (TokenKind::Bytes, "c\"a\\00\""),
            (TokenKind::Text, "\"k\""),
            (TokenKind::Punctuator, "="),
            (TokenKind::Text, "\"v\""),
        ],
    );
    check(
        "\\{ i3 }/ ...",
        &[
            (TokenKind::Punctuator, "\\{"),
            (TokenKind::Word, "i3"),
            (TokenKind::Punctuator, "}/"),
            (TokenKind::Punctuator, "..."),
        ],
    );
}

#[test]
fn invalid_characters_are_errors() {
    assert!(tokens("i32 ~").is_err());
    assert!(tokens("@\"open").is_err());
}
