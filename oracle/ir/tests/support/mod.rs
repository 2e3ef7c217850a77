//! LLVM's own opinion of a module.

use std::io::Write as _;
use std::process::Stdio;

use ir::*;

/// Feeds text to `opt-19 -passes=verify`; `Err` holds what it complains about, `None` that it is not installed.
#[expect(clippy::disallowed_methods, clippy::unwrap_used, reason = "a test that asks LLVM itself")]
pub(crate) fn opt(text: &str) -> Option<Result<(), String>> {
    let mut command = std::process::Command::new("opt-19");
    command.args(["-passes=verify", "-disable-output", "-"]).stdin(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().ok()?;
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    Some(if output.status.success() { Ok(()) } else { Err(complaint) })
}

/// The module passes our verifier and LLVM's.
#[expect(clippy::print_stderr, reason = "a test that ran without its tool says so")]
pub(crate) fn accept(module: &Module) {
    let text = print_module(module);
    verify(module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    match opt(&text) {
        None => eprintln!("opt-19 is not installed: only our own verifier ran"),
        Some(answer) => assert_eq!(answer, Ok(()), "{text}"),
    }
    assert_eq!(text, print_module(module), "printing is deterministic");
}
