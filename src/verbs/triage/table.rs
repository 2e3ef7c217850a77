//! Tables for people: columns of a fixed width, and a last one that takes the rest of the line.

use crate::verbs::explain::columns;
use host::output::Output;
use host::styled;
use host::styled::{Style, StyledLine};

/// The width of a line where standard output is no terminal.
const WIDTH: usize = 120;
/// The columns between two columns of a table.
const GAP: usize = 2;

/// A column of a table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Column<'a> {
    heading: &'a str,
    width: usize,
    align: Align,
}

/// The side of a column on which its cells begin.
#[derive(Clone, Copy, Debug)]
enum Align {
    Left,
    Right,
}

impl<'a> Column<'a> {
    /// A column of texts.
    pub(super) const fn text(heading: &'a str, width: usize) -> Column<'a> {
        Column { heading, width, align: Align::Left }
    }

    /// A column of numbers.
    pub(super) const fn number(heading: &'a str, width: usize) -> Column<'a> {
        Column { heading, width, align: Align::Right }
    }

    fn cell(&self, text: &str) -> String {
        let padded = match self.align {
            Align::Left => styled::padded(text, self.width),
            Align::Right => styled::padded_left(text, self.width),
        };
        format!("{padded}{}", " ".repeat(GAP))
    }
}

/// The cells of a row in styles, and its last cell.
pub(super) type Row = (Vec<(Style, String)>, StyledLine);

/// The columns that lines of a table may take.
pub(super) fn width(out: &Output) -> usize {
    out.columns().unwrap_or(WIDTH)
}

/// A heading and the rows, each cut to a number of columns so that last cells that differ still do.
pub(super) fn lines(
    columns: &[Column<'_>],
    last: &str,
    rows: impl Iterator<Item = Row>,
    width: usize,
) -> Vec<StyledLine> {
    let headings: String = columns.iter().map(|column| column.cell(column.heading)).collect();
    let mut lines = vec![StyledLine::new(Style::Dim, format!("{headings}{last}")).cut(width)];
    let (cells, lasts): (Vec<_>, Vec<_>) = rows.unzip();
    let room = width.saturating_sub(styled::width(&headings));
    for (cells, last) in cells.into_iter().zip(styled::cut_apart(lasts, room)) {
        let styled = columns.iter().zip(cells);
        let line = styled.fold(StyledLine::default(), |line, (column, (style, text))| {
            line.with_part(style, column.cell(&text))
        });
        lines.push(line.join(last).cut(width));
    }
    lines
}

/// A line in pieces that fit: broken between words, and within a word that is longer than a line.
fn folded(line: &str, width: usize) -> Vec<String> {
    let cut = |piece: String| -> Vec<String> {
        let characters: Vec<char> = piece.chars().collect();
        characters.chunks(width.max(1)).map(|chunk| chunk.iter().collect()).collect()
    };
    match line.is_empty() {
        true => vec![String::new()],
        false => columns::fold(line, width).into_iter().flat_map(cut).collect(),
    }
}

/// The same as lines without style.
pub(super) fn folded_lines(line: &str, width: usize) -> Vec<StyledLine> {
    folded(line, width).into_iter().map(StyledLine::plain).collect()
}

/// The age of a moment, in at most four characters: `now`, `5m`, `3h`, `2d`, `7w`, `3y`.
pub(super) fn age(at: i64, now: i64) -> String {
    const MINUTE: i64 = 60 * 1000;
    const UNITS: [(i64, &str); 5] = [
        (365 * 24 * 60 * MINUTE, "y"),
        (7 * 24 * 60 * MINUTE, "w"),
        (24 * 60 * MINUTE, "d"),
        (60 * MINUTE, "h"),
        (MINUTE, "m"),
    ];
    let since = now.saturating_sub(at);
    let unit = UNITS.iter().find(|(length, _)| since >= *length);
    unit.map_or_else(|| "now".to_owned(), |(length, unit)| format!("{}{unit}", since / length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_short() {
        const HOUR: i64 = 3_600_000;
        let now = 1_700_000_000_000;
        let ages = [-5, 0, 59_999, 60_000, HOUR, 47 * HOUR, 48 * HOUR, 14 * 24 * HOUR, 9000 * HOUR, now];
        let expected = ["now", "now", "now", "1m", "1h", "1d", "2d", "2w", "1y", "53y"];
        assert_eq!(ages.map(|since| age(now - since, now)), expected);
    }

    #[test]
    fn a_row_is_cut_to_the_width() {
        let columns = [Column::number("n", 3), Column::text("status", 6)];
        let row = || {
            (
                vec![(Style::Plain, "7".to_owned()), (Style::Plain, "new".to_owned())],
                StyledLine::plain("a long title"),
            )
        };
        let shown: Vec<String> =
            lines(&columns, "cause", std::iter::once(row()), 20).iter().map(StyledLine::to_string).collect();
        assert_eq!(shown, ["  n  status  cause", "  7  new     a long…"]);
    }
}
