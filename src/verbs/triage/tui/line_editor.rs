//! A line that is typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use host::styled;

/// A line with a cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EntryLine {
    before: String,
    behind: String,
}

impl EntryLine {
    /// A text with the cursor at its end.
    pub(super) fn new(text: impl Into<String>) -> EntryLine {
        EntryLine { before: text.into(), behind: String::new() }
    }

    /// The text.
    pub(super) fn text(&self) -> String {
        format!("{}{}", self.before, self.behind)
    }

    /// The text in `width` columns, and the column of the cursor, which is always in sight.
    pub(super) fn visible(&self, columns: usize) -> (String, usize) {
        let mut before = self.before.as_str();
        while styled::width(before) > columns {
            before = before.chars().next().map_or("", |first| &before[first.len_utf8()..]);
        }
        (format!("{before}{}", self.behind), styled::width(before))
    }

    /// Does what a key means to a line; one without a meaning does nothing.
    pub(super) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, control) {
            (KeyCode::Char('u'), true) => self.before.clear(),
            (KeyCode::Char('w'), true) => {
                let kept = self.before.trim_end().rfind(' ').map_or(0, |blank| blank + 1);
                self.before.truncate(kept);
            }
            (KeyCode::Char(typed), false) => self.before.push(typed),
            (KeyCode::Backspace, _) => drop(self.before.pop()),
            (KeyCode::Delete, _) => drop(self.take_behind()),
            (KeyCode::Left, _) => {
                if let Some(last) = self.before.pop() {
                    self.behind.insert(0, last);
                }
            }
            (KeyCode::Right, _) => {
                let next = self.take_behind();
                self.before.extend(next);
            }
            (KeyCode::Home, _) => self.behind = std::mem::take(&mut self.before) + &self.behind,
            (KeyCode::End, _) => self.before += &std::mem::take(&mut self.behind),
            _ => {}
        }
    }

    fn take_behind(&mut self) -> Option<char> {
        (!self.behind.is_empty()).then(|| self.behind.remove(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_is_in_sight() {
        let line = EntryLine::new("\u{516d}\u{516d}abc");
        assert_eq!(line.visible(7), ("\u{516d}\u{516d}abc".to_owned(), 7));
        assert_eq!(line.visible(6), ("\u{516d}abc".to_owned(), 5));
        assert_eq!(line.visible(0), (String::new(), 0));
    }

    #[test]
    fn a_line_is_edited() {
        let mut line = EntryLine::new("f\u{fc}r");
        let press = |line: &mut EntryLine, codes: &[KeyCode]| {
            codes.iter().for_each(|code| line.key(KeyEvent::new(*code, KeyModifiers::NONE)));
        };
        press(&mut line, &[KeyCode::Left, KeyCode::Backspace, KeyCode::Char('u'), KeyCode::Delete]);
        assert_eq!((line.text(), line.visible(9)), ("fu".to_owned(), ("fu".to_owned(), 2)));
        press(
            &mut line,
            &[KeyCode::Home, KeyCode::Char('x'), KeyCode::End, KeyCode::Char(' '), KeyCode::Char('y')],
        );
        assert_eq!(line.text(), "xfu y");
        line.key(KeyEvent::new(KeyCode::Char('w'), KeyModifiers::CONTROL));
        assert_eq!(line.text(), "xfu ");
        line.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        press(
            &mut line,
            &[KeyCode::Backspace, KeyCode::Left, KeyCode::Right, KeyCode::Delete, KeyCode::F(1)],
        );
        assert_eq!(line, EntryLine::default());
    }
}
