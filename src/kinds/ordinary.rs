//! Ordinary programs.

use super::{KindFacts, PlainForm, StoredCase};
use crate::examine::OrdinaryCase;

impl StoredCase for OrdinaryCase {
    const FACTS: KindFacts = KindFacts {
        witness: "majority",
        exported_as: "case.c",
        engine_option: None,
        plain: Ok(PlainForm::Output),
        ledger_entry: Err("the ledger has no entries for ordinary programs"),
    };
}
