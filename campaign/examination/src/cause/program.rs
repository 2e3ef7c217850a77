//! Causes of findings in programs.

use lang::{Features, Program};
use judge::verdict::Finding;

/// The cause of a finding of a program.
#[must_use]
pub fn cause(program: &Program, finding: &Finding) -> String {
    format!("{}: {}", finding.signature, traits(program).join(" "))
}

/// The features of a program, by name.
#[must_use]
pub fn traits(program: &Program) -> Vec<String> {
    Features::of_program(program).names().map(str::to_owned).collect()
}
