//! LLVM's own verifier accepts generated modules.

use std::io::Write;
use std::process::{Command, Stdio};

use generator::dna;
use generator::ir::{ModuleConfig, Profile, module};

/// The diagnostics of `opt -passes=verify` for a module; empty if `opt` accepts it.
#[expect(clippy::disallowed_methods, reason = "the verifier is a program; nothing generated is run")]
fn complaint(text: &str) -> String {
    let mut opt = Command::new("opt-19")
        .args(["-passes=verify", "-disable-output", "-"])
        .stdin(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("this test needs opt-19: ./setup");
    opt.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = opt.wait_with_output().unwrap();
    if output.status.success() { String::new() } else { String::from_utf8_lossy(&output.stderr).into_owned() }
}

#[test]
fn opt_accepts_modules_of_every_profile() {
    for profile in Profile::ALL {
        for index in 0..60 {
            let mut config = ModuleConfig::new(profile);
            config.ub_free = index % 2 == 0;
            let text = ir::print_module(&module(&dna(31, index), &config));
            let message = complaint(&text);
            assert!(message.is_empty(), "{message}\n{text}");
        }
    }
}

#[test]
fn opt_rejects_a_module_with_a_wrong_return_type() {
    assert!(complaint("define i8 @f() {\n  ret i16 0\n}\n").contains("i16"));
}
