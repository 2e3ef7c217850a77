//! Signatures for plug-in engines.

use super::{KindFacts, StoredCase};
use crate::examine::UnitCase;

impl StoredCase for UnitCase {
    const FACTS: KindFacts = KindFacts {
        witness: "reference",
        exported_as: "case.c",
        engine_option: Some("--engine"),
        plain: Err("bitfrost conform shows what a plug-in engine does wrong"),
        ledger_entry: Err("corpus/engines.toml has what plug-in engines do wrong"),
    };
}
