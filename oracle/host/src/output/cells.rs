//! Lines in the cells of a screen.

use ratatui::style::{Color, Modifier, Style as CellStyle};
use ratatui::text::{Line, Span};

use super::Colours;
use crate::printable;
use crate::styled::{Style, StyledLine};

/// A line in cells. What is foreign in it is escaped.
#[must_use]
pub fn cells(line: &StyledLine, colours: Colours) -> Line<'static> {
    let span = |(style, text)| Span::styled(printable::text(text).into_owned(), cell_style(style, colours));
    Line::from(line.parts().map(span).collect::<Vec<_>>())
}

/// The colours that [`Colours`] writes, as cells have them.
#[must_use]
pub const fn cell_style(style: Style, colours: Colours) -> CellStyle {
    let plain = CellStyle::new();
    match (colours, style) {
        (Colours::Off, _) | (Colours::On, Style::Plain) => plain,
        (Colours::On, Style::Strong) => plain.add_modifier(Modifier::BOLD),
        (Colours::On, Style::Right) => plain.fg(Color::Green),
        (Colours::On, Style::Wrong) => plain.fg(Color::Red).add_modifier(Modifier::BOLD),
        (Colours::On, Style::Doubt) => plain.fg(Color::Yellow),
        (Colours::On, Style::Dim) => plain.add_modifier(Modifier::DIM),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_red_unless_colours_are_off() {
        for (colours, expected) in [(Colours::On, Some(Color::Red)), (Colours::Off, None)] {
            let line = cells(&StyledLine::new(Style::Wrong, "3"), colours);
            assert_eq!(line.spans[0].style.fg, expected);
        }
    }
}
