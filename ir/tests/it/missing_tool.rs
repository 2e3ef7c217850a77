//! A test that asks LLVM and does not find it reports that, and fails in continuous integration.

use crate::support;

use ir::*;
use support::accept;

#[test]
fn an_empty_module_is_accepted() {
    accept(&Module::new());
}

/// The test above on a machine without tools: its exit code is a success, and its standard error.
#[expect(clippy::disallowed_methods, reason = "a test that runs a test with another environment")]
fn without_tools(continuous_integration: bool) -> (bool, String) {
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", "missing_tool::an_empty_module_is_accepted"])
        .env("PATH", "/nonexistent")
        .env_remove("CI");
    if continuous_integration {
        command.env("CI", "true");
    }
    let output = command.output().unwrap();
    let text = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8_lossy(&text).into_owned())
}

#[test]
fn a_missing_tool_is_said_and_fails_in_continuous_integration() {
    let (passed, said) = without_tools(false);
    assert!(passed && said.contains("left out: no opt-19"), "{said}");
    let (passed, said) = without_tools(true);
    assert!(!passed && said.contains("opt-19 is missing; `./setup` installs it"), "{said}");
}
