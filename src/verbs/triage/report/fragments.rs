//! Small parts of the page.

use maud::{Markup, html};

use host::styled::{Style, StyledLine};

/// A number with its digits in groups of three: `12,345`.
pub(super) fn number(value: u64) -> String {
    let digits = value.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).unwrap_or_default())
        .collect();
    groups.join(",")
}

/// A count with its noun: `1 finding`, `1,234 findings`.
pub(super) fn counted(value: u64, noun: &str) -> String {
    format!("{} {noun}{}", number(value), if value == 1 { "" } else { "s" })
}

/// A bar as long as the share of a whole.
pub(super) fn share_bar(part: u64, whole: u64) -> Markup {
    let share = if whole == 0 { 0.0 } else { (part as f64 / whole as f64 * 100.0).min(100.0) };
    html! { span.bar style=(format!("--share:{share:.1}%")) {} }
}

/// The class of a style.
pub(super) const fn class(style: Style) -> &'static str {
    match style {
        Style::Plain => "plain",
        Style::Strong => "strong",
        Style::Right => "right",
        Style::Wrong => "wrong",
        Style::Doubt => "doubt",
        Style::Dim => "dim",
    }
}

/// Lines as they are on a terminal.
pub(super) fn lines(lines: &[StyledLine]) -> Markup {
    html! {
        pre { @for line in lines {
            @for (style, text) in line.parts() {
                @match style {
                    Style::Plain => (text),
                    styled => span class=(class(styled)) { (text) },
                }
            }
            "\n"
        } }
    }
}

/// A part of a bucket with its heading; nothing where there are no lines.
pub(super) fn titled_lines(heading: &str, shown: &[StyledLine]) -> Markup {
    html! { @if !shown.is_empty() { h4 { (heading) } (lines(shown)) } }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_in_groups() {
        assert_eq!([0, 999, 1000, 1_234_567].map(number), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!(
            [counted(1, "finding"), counted(1000, "finding")],
            ["1 finding", "1,000 findings"].map(str::to_owned)
        );
    }

    #[test]
    fn foreign_text_is_escaped() {
        let line = StyledLine::plain("<script>&\"").with_part(Style::Wrong, "</pre>");
        let shown = lines(&[line]).into_string();
        assert_eq!(shown, "<pre>&lt;script&gt;&amp;&quot;<span class=\"wrong\">&lt;/pre&gt;</span>\n</pre>");
    }
}
