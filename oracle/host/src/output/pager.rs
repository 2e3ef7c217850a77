//! The user's pager, for text that may be longer than the terminal is high.

use std::ffi::OsString;
use std::io::{BufWriter, IsTerminal, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

/// True while a pager has the terminal: interrupts are then for it alone.
static PAGING: AtomicBool = AtomicBool::new(false);

/// The pager where `PAGER` names none: it shows what fits a screen and ends (`-F`), lets colours through (`-R`), and leaves the
/// text on the terminal (`-X`).
const DEFAULT: &str = "less -FRX";

/// The use of a pager for long text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paging {
    /// Only if a person reads standard output on a terminal.
    OnTerminals,
    /// Never: the user wishes so.
    Never,
}

/// A running pager. When it is dropped, it gets the end of the text, and is waited for.
#[derive(Debug)]
pub(super) struct Pager {
    child: Child,
    text: Option<BufWriter<ChildStdin>>,
}

/// True while a pager has the terminal.
#[must_use]
pub fn is_paging() -> bool {
    PAGING.load(Ordering::Relaxed)
}

impl Pager {
    /// The pager that `PAGER` names, if standard output is a terminal; `None` also where it cannot be started.
    pub(super) fn start(paging: Paging) -> Option<Pager> {
        if paging == Paging::Never || !std::io::stdout().is_terminal() {
            return None;
        }
        let named = std::env::var_os("PAGER").unwrap_or_else(|| OsString::from(DEFAULT));
        let mut words = named.to_str()?.split_whitespace();
        let program = words.next().filter(|program| *program != "cat")?;
        #[expect(
            clippy::disallowed_methods,
            reason = "the pager is the user's own program and needs the terminal"
        )]
        let mut command = Command::new(program);
        if std::env::var_os("LESS").is_none() {
            command.env("LESS", "FRX");
        }
        let mut child = command.args(words).stdin(Stdio::piped()).spawn().ok()?;
        let text = child.stdin.take().map(BufWriter::new);
        PAGING.store(true, Ordering::Relaxed);
        Some(Pager { child, text })
    }

    /// Hands text over. A reader who has seen enough ends the pager: that is no error.
    pub(super) fn write(&mut self, text: &str) {
        self.with_pipe(|pipe| pipe.write_all(text.as_bytes()));
    }

    /// Lets the pager have what was written so far.
    pub(super) fn flush(&mut self) {
        self.with_pipe(BufWriter::flush);
    }

    fn with_pipe(&mut self, write: impl FnOnce(&mut BufWriter<ChildStdin>) -> std::io::Result<()>) {
        if let Some(Err(_)) = self.text.as_mut().map(write) {
            self.text = None;
        }
    }
}

impl Drop for Pager {
    fn drop(&mut self) {
        self.text = None;
        let _how_it_ended = self.child.wait();
        PAGING.store(false, Ordering::Relaxed);
    }
}
