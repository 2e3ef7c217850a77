//! Tools that tests ask and that are not installed. Shared by the tests of several crates.

use std::collections::BTreeSet;
use std::io::Write as _;
use std::sync::{Mutex, PoisonError};

/// The test goes on without the tool, and reports that once, on the standard error itself, which is not captured. In continuous
/// integration it fails: a part that is left out there goes unnoticed.
pub(crate) fn left_out(tool: &str) {
    static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    assert!(std::env::var_os("CI").is_none(), "{tool} is missing; `./setup` installs it");
    let first = SAID.lock().unwrap_or_else(PoisonError::into_inner).insert(tool.to_owned());
    if first {
        let line = format!("left out: no {tool}\n");
        std::io::stderr().write_all(line.as_bytes()).expect("a line can be said");
    }
}
