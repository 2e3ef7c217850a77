//! Modules as text, run by the interpreters and as native code from clang-19.

use std::fmt::Write as _;
use std::path::PathBuf;

use interpreter::tracked::{self, Verdict};
use interpreter::{Config, Interpreter, Outcome};
use ir::Module;

/// The observation functions for native code.
const RUNTIME: &str = r#"
#include <stdio.h>
#include <string.h>
void bf_observe(int site, unsigned long long value) { printf("%d:%llu\n", site, value); }
void entry(void);
int main(void) { entry(); return 0; }
"#;
