//! Checks of modules given as text.

use ir::{print_module, read_module, verify};

use crate::support::{accept, opt};

/// Checks that a module is accepted by LLVM and by us, and printed as it is read.
#[track_caller]
pub(crate) fn check_round_trip(text: &str) {
    let module = read_module(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    accept(&module);
    let printed = print_module(&module);
    assert_eq!(printed.lines().skip(3).collect::<Vec<_>>().join("\n").trim(), text.trim());
}

/// Checks that LLVM and we refuse a module, and our reason.
#[track_caller]
pub(crate) fn refused(text: &str, wanted: &str) {
    let ours = match read_module(text) {
        Ok(module) => verify(&module).map_err(|error| error.to_string()),
        Err(error) => Err(error.to_string().lines().next().unwrap_or_default().to_owned()),
    };
    assert_eq!(ours, Err(wanted.to_owned()), "{text}");
    if let Some(answer) = opt(text) {
        assert!(answer.is_err(), "LLVM accepts\n{text}");
    }
}
