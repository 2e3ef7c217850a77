//! Programs in C.

use lang::Program;

use super::{KindFacts, PlainForm, StoredCase};

impl StoredCase for Program {
    const FACTS: KindFacts = KindFacts {
        witness: "reference",
        // A reproducer may have a program.c, which no more is of the subset.
        exported_as: "case.c",
        engine_option: None,
        plain: Ok(PlainForm::Sides),
        ledger_entry: Ok(()),
    };
}
