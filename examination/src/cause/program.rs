//! Causes of findings in programs.

use lang::Program;
use judge::verdict::Finding;

/// The cause of a finding of a program.
#[must_use]
pub fn cause(program: &Program, finding: &Finding) -> String {
    format!("{}: {}", finding.signature, traits(program).join(" "))
}

/// The features of a program, by name.
#[must_use]
pub fn traits(program: &Program) -> Vec<String> {
    generator::features(program).names().map(str::to_owned).collect()
}
