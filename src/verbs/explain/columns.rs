//! Two texts side by side.

/// Between the columns.
const GAP: &str = " │ ";
/// The narrowest column that is worth it: the picture of a record with its indentation.
const NARROWEST: usize = 56;

/// The width of each of two columns on a terminal of this width; `None` if they do not fit.
#[must_use]
pub(super) fn width_of_each(terminal: usize) -> Option<usize> {
    let each = terminal.checked_sub(GAP.chars().count())? / 2;
    (each >= NARROWEST).then_some(each)
}

/// Both texts, each in a column so wide; what is longer goes on in the next line, further in.
#[must_use]
pub(super) fn side_by_side(left: &[String], right: &[String], width: usize) -> Vec<String> {
    let folded = |lines: &[String]| lines.iter().flat_map(|line| fold(line, width)).collect::<Vec<_>>();
    let (left, right) = (folded(left), folded(right));
    let row = |number: usize| {
        let of = |column: &[String]| column.get(number).cloned().unwrap_or_default();
        let (left, right) = (of(&left), of(&right));
        format!("{left:<width$}{GAP}{right}").trim_end().to_owned()
    };
    (0..left.len().max(right.len())).map(row).collect()
}

/// A line in pieces that fit, broken between words; the pieces after the first are indented by four more.
pub(in crate::verbs) fn fold(line: &str, width: usize) -> Vec<String> {
    if line.chars().count() <= width {
        return vec![line.to_owned()];
    }
    let indent = line.chars().take_while(|c| *c == ' ').count();
    let mut lines = Vec::new();
    let mut current = " ".repeat(indent);
    let mut empty = true;
    for word in line.split_whitespace() {
        let room = width.saturating_sub(current.chars().count() + usize::from(!empty));
        if !empty && word.chars().count() > room {
            lines.push(std::mem::replace(&mut current, " ".repeat(indent + 4)));
            empty = true;
        }
        if !empty {
            current.push(' ');
        }
        current.push_str(word);
        empty = false;
    }
    lines.push(current);
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: &[&str]) -> Vec<String> {
        lines.iter().map(|&line| line.to_owned()).collect()
    }

    #[test]
    fn columns_are_as_long_as_the_longer_and_lines_go_on_further_in() {
        let left = texts(&["  one", "  a line that does not fit"]);
        let both = side_by_side(&left, &texts(&["uno"]), 14);
        assert_eq!(
            both,
            ["  one          │ uno", "  a line that  │", "      does not │", "      fit      │"]
        );
    }

    #[test]
    fn a_picture_is_not_folded() {
        let picture = texts(&["     0 ........ ........ ....cccc cccccbbb"]);
        assert_eq!(side_by_side(&picture, &[], NARROWEST)[0].trim_end_matches(" │").trim_end(), picture[0]);
    }

    #[test]
    fn a_narrow_terminal_has_no_columns() {
        assert_eq!(width_of_each(2), None);
        assert_eq!(width_of_each(80), None);
        assert_eq!(width_of_each(160), Some(78));
    }
}
