//! What the printer prints is read back, and what people write too.

mod text_sample;

use std::fs;
use std::path::Path;

use lang::{Program, parse, print};

/// Reads a text; what is printed of it is read back as the same program and the same text.
fn stable(source: &str) -> Program {
    let program = parse::program(source, "test.c").unwrap_or_else(|error| panic!("{error}"));
    let text = print::program(&program);
    let again = parse::program(&text, "printed.c").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(print::program(&again), text);
    again
}

#[test]
fn the_sample_is_read_back() {
    let program = text_sample::program();
    let text = print::program(&program);
    let read = stable(&text);
    assert_eq!(print::program(&read), text);
    let mut expected = program;
    let mut read = read;
    for id in [text_sample::INNER, text_sample::CHOICE] {
        // Anonymous members have no tag in C.
        expected[id].tag = "".into();
        read[id].tag = "".into();
    }
    assert_eq!(read.records, expected.records);
    assert_eq!(read.globals, expected.globals);
    for (read, expected) in read.functions.iter().zip(&expected.functions) {
        for (read, expected) in read.body.iter().zip(&expected.body) {
            assert_eq!(read, expected);
        }
    }
    assert!(read == expected);
}

#[test]
fn every_seed_is_read() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/seeds");
    let mut read = 0;
    for entry in fs::read_dir(seeds).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "c") {
            stable(&fs::read_to_string(&path).unwrap());
            read += 1;
        }
    }
    assert!(read > 0);
}
