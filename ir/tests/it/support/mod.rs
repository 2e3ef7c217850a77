//! LLVM's verdict on a module.

mod missing;
pub(crate) mod text;

use std::io::{ErrorKind, Write as _};
use std::process::Stdio;

use ir::*;

/// Feeds the text to `opt-19 -passes=verify`; `Err` holds its error message. `None` means it is not installed: the test then
/// asks our own verifier alone, and fails in continuous integration.
#[expect(clippy::disallowed_methods, reason = "a test that asks LLVM itself")]
pub(crate) fn opt(text: &str) -> Option<Result<(), String>> {
    let mut command = std::process::Command::new("opt-19");
    command.args(["-passes=verify", "-disable-output", "-"]).stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = match command.spawn() {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            missing::left_out("opt-19");
            return None;
        }
        spawned => spawned.unwrap(),
    };
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    Some(if output.status.success() { Ok(()) } else { Err(complaint) })
}

/// Asserts that the module passes our verifier and LLVM's.
pub(crate) fn accept(module: &Module) {
    let text = print_module(module);
    verify(module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    if let Some(answer) = opt(&text) {
        assert_eq!(answer, Ok(()), "{text}");
    }
    assert_eq!(text, print_module(module), "printing is deterministic");
}
