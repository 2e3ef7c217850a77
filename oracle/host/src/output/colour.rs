//! The colours of styles.

use std::fmt::Write;

use anstyle::AnsiColor;

use crate::printable;
use crate::styled::{Style, StyledLine};

/// Turns the colours of lines on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// Colours, by escape sequences.
    On,
    /// Plain text.
    Off,
}

impl Colours {
    /// By `--color`; left to itself, by `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `TERM`, and whether standard output is a terminal.
    #[must_use]
    pub fn of_stdout() -> Colours {
        Colours::from_choice(anstream::AutoStream::choice(&std::io::stdout()))
    }

    /// The same of standard error.
    #[must_use]
    pub fn of_stderr() -> Colours {
        Colours::from_choice(anstream::AutoStream::choice(&std::io::stderr()))
    }

    const fn from_choice(choice: anstream::ColorChoice) -> Colours {
        match choice {
            anstream::ColorChoice::Never => Colours::Off,
            anstream::ColorChoice::Auto
            | anstream::ColorChoice::AlwaysAnsi
            | anstream::ColorChoice::Always => Colours::On,
        }
    }

    /// A line as it is written. What is foreign in it is escaped, and cannot end or begin a colour.
    pub(super) fn written(self, line: &StyledLine) -> String {
        let mut written = String::new();
        for (style, text) in line.parts() {
            let (text, style) = (printable::text(text), self.codes(style));
            let _never_fails = write!(written, "{style}{text}{style:#}");
        }
        written
    }

    fn codes(self, style: Style) -> anstyle::Style {
        let plain = anstyle::Style::new();
        match (self, style) {
            (Colours::Off, _) | (Colours::On, Style::Plain) => plain,
            (Colours::On, Style::Strong) => plain.bold(),
            (Colours::On, Style::Right) => AnsiColor::Green.on_default(),
            (Colours::On, Style::Wrong) => AnsiColor::Red.on_default().bold(),
            (Colours::On, Style::Doubt) => AnsiColor::Yellow.on_default(),
            (Colours::On, Style::Dim) => plain.dimmed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_ours_alone() {
        let line = StyledLine::new(Style::Wrong, "2")
            .with_part(Style::Plain, " by \u{1b}[0m")
            .with_part(Style::Dim, "x");
        assert_eq!(Colours::Off.written(&line), "2 by \\x1b[0mx");
        let coloured = "\u{1b}[1m\u{1b}[31m2\u{1b}[0m by \\x1b[0m\u{1b}[2mx\u{1b}[0m";
        assert_eq!(Colours::On.written(&line), coloured);
    }
}
