//! Standard output and standard error, the only places that write to them.
//!
//! Standard output carries results: lines for people, or with `--json` JSON whose last line is one object.
//! Standard error carries complaints and progress, the latter only on a terminal. Whatever is written goes through
//! [`printable`], because any of it may hold the words of a compiler or the name of a file.

mod cells;
mod colour;
mod pager;
mod terminal;

use std::fmt::Display;
use std::io::{self, ErrorKind, IsTerminal, StdoutLock, Write};

use serde::Serialize;

use crate::styled::StyledLine;
use crate::{Failure, printable};

pub use cells::{cell_style, cells};
pub use colour::Colours;
pub use pager::{Paging, is_paging};
pub use terminal::{
    KeyWait, ScreenTerminal, ShownScreen, await_key, draw as draw_screen, enter as enter_screen, has_screen,
    held_lines, leave as leave_screen,
};

use pager::Pager;

/// Standard output in the form the user asked for.
#[derive(Debug)]
pub struct Output {
    stdout: StdoutLock<'static>,
    pager: Option<Pager>,
    json: bool,
    colours: Colours,
    paging: Paging,
}

impl Output {
    /// Standard output, as JSON if `json`.
    #[must_use]
    pub fn new(json: bool, paging: Paging) -> Output {
        Output { stdout: io::stdout().lock(), pager: None, json, colours: Colours::of_stdout(), paging }
    }

    /// True if standard output carries JSON.
    #[must_use]
    pub const fn is_json(&self) -> bool {
        self.json
    }

    /// From now on lines for people go through the user's pager, if standard output is a terminal and there is a pager.
    pub fn paged(&mut self) {
        if !self.json && self.pager.is_none() {
            self.pager = Pager::start(self.paging);
        }
    }

    /// The width of the terminal in characters; `None` if standard output is no terminal.
    #[must_use]
    pub fn columns(&self) -> Option<usize> {
        let (width, _) = terminal_size::terminal_size_of(&self.stdout)?;
        Some(usize::from(width.0))
    }

    /// The columns that lines for people may take: those of the terminal, as far as lines of such a length are read well, or 80.
    #[must_use]
    pub fn width(&self) -> usize {
        self.columns().map_or(80, |columns| columns.clamp(40, 120))
    }

    /// A line for people; nothing under `--json`.
    ///
    /// # Errors
    /// [`Failure::Closed`] or an infrastructure failure, as with every method here.
    pub fn line(&mut self, line: impl Display) -> Result<(), Failure> {
        self.styled([StyledLine::plain(line.to_string())])
    }

    /// Lines for people.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn lines(&mut self, lines: impl IntoIterator<Item = String>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    /// Lines in parts, for people.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn styled(&mut self, lines: impl IntoIterator<Item = StyledLine>) -> Result<(), Failure> {
        lines.into_iter().try_for_each(|line| self.write(&format!("{}\n", self.colours.written(&line))))
    }

    /// Text with ends of lines of its own, for people.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn text(&mut self, text: &str) -> Result<(), Failure> {
        self.write(&printable::text(text))
    }

    /// Writes the standard output of a program unchanged.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        if self.json { Ok(()) } else { written(self.stdout.write_all(bytes)) }
    }

    /// Text for people, as it is.
    fn write(&mut self, text: &str) -> Result<(), Failure> {
        match &mut self.pager {
            _ if self.json => Ok(()),
            Some(pager) => {
                pager.write(text);
                Ok(())
            }
            None => written(self.stdout.write_all(text.as_bytes())),
        }
    }

    /// One JSON value on a line of its own; nothing without `--json`.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn json(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        if !self.json {
            return Ok(());
        }
        let text = serde_json::to_string(value)
            .map_err(|why| Failure::infrastructure("cannot print the result as JSON", why))?;
        written(writeln!(self.stdout, "{}", printable::json(&text)))
    }

    /// Hands everything over to the reader.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn flush(&mut self) -> Result<(), Failure> {
        if let Some(pager) = &mut self.pager {
            pager.flush();
        }
        written(self.stdout.flush())
    }

    /// Hands everything over to the reader, and waits for the pager.
    ///
    /// # Errors
    /// As [`Output::line`].
    pub fn finish(mut self) -> Result<(), Failure> {
        self.pager = None;
        self.flush()
    }
}

fn written(result: io::Result<()>) -> Result<(), Failure> {
    result.map_err(|why| match why.kind() {
        ErrorKind::BrokenPipe => Failure::Closed,
        _ => Failure::infrastructure("cannot write to standard output", why),
    })
}

/// Says on standard error why a verb failed. A closed standard error is no reason to panic.
pub fn complain(failure: &Failure) {
    if *failure != Failure::Closed {
        remark(failure);
    }
}

/// Passes on what a program wrote to its standard error.
pub fn program_errors(bytes: &[u8]) {
    // Where standard error is closed, nobody reads it.
    let _ = std::io::stderr().write_all(bytes);
}

/// A remark on standard error that is part of no result.
pub fn remark(remark: impl Display) {
    complain_in_full(&format!("bitfrost: {remark}\n"));
}

/// Text on standard error that begins and ends as it is; while a screen is shown there, after it.
pub fn complain_in_full(text: &str) {
    let text = printable::text(text);
    if !terminal::hold(&text) {
        let _unread = io::stderr().write_all(text.as_bytes());
    }
}

/// True when a person watches standard error.
#[must_use]
pub fn is_watched() -> bool {
    io::stderr().is_terminal()
}
