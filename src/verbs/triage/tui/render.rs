//! The screen: from [`TriageBrowser`] to cells of a terminal.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::super::list::status_style;
use super::super::table::{self, Column, age};
use super::browser::{Dialogue, Focus, PageKind, PageSize, Question, TriageBrowser};
use super::entry::EntryLine;
use super::keys::HELP;
use super::requests::detail_of;
use crate::database::{BucketLine, BucketStatus};
use crate::output::{Colours, cell_style, cells};
use crate::styled::{self, Style, StyledLine};

/// From this width on, list and page are side by side.
const WIDE: u16 = 120;

/// The lines of the list with its frame at least, if there are so many.
const LOWEST: u16 = 5;

const COLUMNS: [Column<'_>; 4] = [
    Column::number("#", 4),
    Column::text("status", 9),
    Column::number("found", 5),
    Column::number("last", 4),
];

/// The parts of the screen.
struct Areas {
    title: Rect,
    list: Rect,
    page: Rect,
    bottom: Rect,
}

impl Areas {
    fn of(area: Rect) -> Areas {
        let rows = [Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)];
        let [title, body, bottom] = Layout::vertical(rows).areas(area);
        let [list, page] = match area.width >= WIDE {
            true => Layout::horizontal([Constraint::Percentage(44), Constraint::Fill(1)]).areas(body),
            false => {
                let list = (body.height * 2 / 5).max(LOWEST);
                Layout::vertical([Constraint::Length(list), Constraint::Fill(1)]).areas(body)
            }
        };
        Areas { title, list, page, bottom }
    }
}

/// The room for the page on a screen.
pub(super) fn page_size(screen: Size) -> PageSize {
    let page =
        Block::bordered().inner(Areas::of(Rect::from((ratatui::layout::Position::ORIGIN, screen))).page);
    PageSize { width: page.width.into(), height: page.height.into() }
}

/// Draws the screen; ages are as of `now`.
pub(super) fn render(browser: &TriageBrowser, now: i64, colours: Colours, frame: &mut Frame<'_>) {
    let areas = Areas::of(frame.area());
    let canvas = Canvas { colours };
    canvas.line(title(browser), areas.title, frame);
    canvas.list(browser, now, areas.list, frame);
    canvas.page(browser, areas.page, frame);
    canvas.bottom(browser, areas.bottom, frame);
    match &browser.dialogue {
        Some(Dialogue::Help) => canvas.overlay("keys", help(), frame),
        Some(Dialogue::Statuses(place)) => canvas.overlay("status", statuses(*place), frame),
        Some(Dialogue::Entry(..)) | None => {}
    }
}

fn title(browser: &TriageBrowser) -> StyledLine {
    let list = &browser.list;
    let shown = format!(" {} of {} buckets, ", list.shown().len(), list.total());
    let line = StyledLine::new(Style::Strong, &browser.database)
        .with(Style::Plain, shown)
        .with(Style::Plain, format!("{}, by {}", list.statuses.name(), list.order));
    match list.filter.as_str() {
        "" => line,
        filter => line.with(Style::Plain, ", with ").with(Style::Doubt, filter),
    }
}

fn row(line: &BucketLine, now: i64) -> table::Row {
    let cells = vec![
        (Style::Strong, line.bucket.0.to_string()),
        (status_style(&line.status), line.status.clone()),
        (Style::Plain, line.members.to_string()),
        (Style::Plain, age(line.last_seen, now)),
    ];
    let tags: String = line.tags.iter().map(|tag| format!(" #{tag}")).collect();
    (cells, StyledLine::plain(&line.cause).with(Style::Dim, tags))
}

fn help() -> Vec<StyledLine> {
    let width = HELP.iter().map(|(keys, _)| styled::width(keys)).max().unwrap_or(0);
    let line = |(keys, does): &(&str, &str)| {
        StyledLine::new(Style::Strong, styled::padded(keys, width)).with(Style::Plain, format!("  {does}"))
    };
    HELP.iter().map(line).collect()
}

fn statuses(place: usize) -> Vec<StyledLine> {
    let line = |(number, status): (usize, &BucketStatus)| {
        let mark = if number == place { "▸ " } else { "  " };
        StyledLine::new(Style::Strong, mark).with(status_style(status.name()), status.name())
    };
    BucketStatus::ALL.iter().enumerate().map(line).collect()
}

fn question(question: Question) -> String {
    match question {
        Question::Filter => "filter: ".to_owned(),
        Question::Detail(bucket, status) => format!("bucket {} {status}, {}: ", bucket.0, detail_of(status)),
        Question::Comment(bucket) => format!("comment on bucket {}: ", bucket.0),
        Question::Tags(bucket) => format!("tags of bucket {} (-tag goes): ", bucket.0),
        Question::File(bucket) => format!("export bucket {} to: ", bucket.0),
    }
}

/// What draws with one choice of colours.
struct Canvas {
    colours: Colours,
}

impl Canvas {
    fn cells(&self, line: StyledLine, width: u16) -> Line<'static> {
        cells(&line.cut(width.into()), self.colours)
    }

    fn line(&self, line: StyledLine, area: Rect, frame: &mut Frame<'_>) {
        frame.render_widget(self.cells(line, area.width), area);
    }

    /// A frame with a title, strong where the keys move; the room in it.
    fn framed(&self, title: &str, has_focus: bool, area: Rect, frame: &mut Frame<'_>) -> Rect {
        let style = if has_focus { Style::Strong } else { Style::Dim };
        let style = cell_style(style, self.colours);
        let block = Block::bordered().border_style(style).title(format!(" {title} "));
        let inner = block.inner(area);
        frame.render_widget(block, area);
        inner
    }

    fn list(&self, browser: &TriageBrowser, now: i64, area: Rect, frame: &mut Frame<'_>) {
        let area = self.framed("buckets", browser.focus == Focus::List, area, frame);
        let list = &browser.list;
        let height = usize::from(area.height).saturating_sub(1);
        // The selected row is in the middle, as far as there are rows below it.
        let first = list.place().saturating_sub(height / 2).min(list.shown().len().saturating_sub(height));
        let rows = list.shown().iter().skip(first).take(height).map(|line| row(line, now));
        let lines = table::lines(&COLUMNS, "cause", rows, area.width.into());
        let selected = list.place() - first.min(list.place()) + 1;
        let line = |(number, line)| {
            let cells = self.cells(line, area.width);
            if number == selected { cells.patch_style(Modifier::REVERSED) } else { cells }
        };
        let mut drawn: Vec<Line<'_>> = lines.into_iter().enumerate().map(line).collect();
        if list.shown().is_empty() {
            let why = if list.total() == 0 { "nothing was found so far" } else { "no bucket is like that" };
            drawn = vec![self.cells(StyledLine::new(Style::Dim, why), area.width)];
        }
        frame.render_widget(Paragraph::new(drawn), area);
    }

    fn page(&self, browser: &TriageBrowser, area: Rect, frame: &mut Frame<'_>) {
        let title = match (browser.list.selected(), browser.kind) {
            (None, _) => String::new(),
            (Some(line), PageKind::Smallest) => format!("bucket {}: its smallest finding", line.bucket.0),
            (Some(line), PageKind::Findings) => format!("bucket {}: its findings", line.bucket.0),
        };
        let inner = self.framed(&title, browser.focus == Focus::Page, area, frame);
        let all = browser.page();
        let shown = all.iter().skip(browser.scroll).take(inner.height.into());
        let lines: Vec<Line<'_>> = shown.map(|line| self.cells(line.clone(), inner.width)).collect();
        frame.render_widget(Paragraph::new(lines), inner);
        let last = (browser.scroll + usize::from(inner.height)).min(all.len());
        if all.len() > inner.height.into() && area.height > 0 {
            let place = format!(" {}–{last} of {} ", browser.scroll + 1, all.len());
            let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
            let [_, right] = Layout::horizontal([
                Constraint::Fill(1),
                Constraint::Length(styled::width(&place) as u16 + 2),
            ])
            .areas(bottom);
            frame.render_widget(self.cells(StyledLine::new(Style::Dim, place), right.width), right);
        }
    }

    fn bottom(&self, browser: &TriageBrowser, area: Rect, frame: &mut Frame<'_>) {
        const KEYS: &str = "q: quit  ?: help  /: filter  o: sort  s: status  c: comment  t: tags  e: export";
        match (&browser.dialogue, &browser.message) {
            (Some(Dialogue::Entry(of, entry)), _) => self.entry(&question(*of), entry, area, frame),
            (_, Some(message)) => self.line(message.clone(), area, frame),
            (_, None) => self.line(StyledLine::new(Style::Dim, KEYS), area, frame),
        }
    }

    /// A line that is typed, with its end in sight, and the cursor.
    fn entry(&self, question: &str, entry: &EntryLine, area: Rect, frame: &mut Frame<'_>) {
        let question = styled::cut(question, usize::from(area.width / 2));
        let room = usize::from(area.width).saturating_sub(styled::width(&question) + 1);
        let (text, cursor) = entry.visible(room);
        let line = StyledLine::new(Style::Strong, &question).with(Style::Plain, text);
        self.line(line, area, frame);
        let column = styled::width(&question) + cursor;
        if !area.is_empty() {
            frame.set_cursor_position((area.x + (column as u16).min(area.width - 1), area.y));
        }
    }

    /// Lines in a frame in the middle, over all else.
    fn overlay(&self, title: &str, lines: Vec<StyledLine>, frame: &mut Frame<'_>) {
        let width = lines.iter().map(StyledLine::width).max().unwrap_or(0) as u16 + 4;
        let height = lines.len() as u16 + 2;
        let area = frame.area().centered(Constraint::Length(width), Constraint::Length(height));
        frame.render_widget(Clear, area);
        let inner = self.framed(title, true, area, frame);
        let drawn: Vec<Line<'_>> = lines
            .into_iter()
            .map(|line| self.cells(StyledLine::plain(" ").join(line), inner.width))
            .collect();
        frame.render_widget(Paragraph::new(drawn), inner);
    }
}

#[cfg(test)]
mod tests {
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

    use super::super::requests::Request;
    use super::*;
    use crate::Failure;
    use crate::database::{BucketId, FindingId};

    const NOW: i64 = 1_700_000_000_000;

    fn bucket(number: i64, status: &str, cause: &str) -> BucketLine {
        BucketLine {
            bucket: BucketId(number),
            cause: cause.to_owned(),
            title: format!("value by {cause}: 0x5 expected, 0x7 came"),
            status: status.to_owned(),
            tags: if number == 2 { vec!["x87".to_owned()] } else { Vec::new() },
            members: number as u64 * 3,
            first: FindingId(number),
            smallest: FindingId(number),
            smallest_bytes: 900 - number as u64,
            last_seen: NOW - number * 3_600_000,
        }
    }

    fn browser() -> TriageBrowser {
        let buckets = vec![
            bucket(1, "new", "tcc: passing: argument record, INTEGER"),
            bucket(2, "confirmed", "tcc: layout(size) \u{1b}[31m"),
            bucket(3, "fixed", "gcc/tcc: code"),
            bucket(4, "new", "tcc: rejected(error: field width # not implemented)"),
        ];
        TriageBrowser::new("night.db".to_owned(), buckets)
    }

    fn press(browser: &mut TriageBrowser, keys: &str) -> Request {
        let mut last = Request::Nothing;
        for key in keys.chars() {
            let code = match key {
                '\n' => KeyCode::Enter,
                '\t' => KeyCode::Tab,
                '\u{1b}' => KeyCode::Esc,
                '↓' => KeyCode::Down,
                '←' => KeyCode::Left,
                '⌫' => KeyCode::Backspace,
                typed => KeyCode::Char(typed),
            };
            last = browser.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
        last
    }

    /// Draws, as the loop of the verb does: what is missing is shown first.
    fn drawn(browser: &mut TriageBrowser, columns: u16, lines: u16) -> TestBackend {
        browser.fit(page_size(Size::new(columns, lines)));
        if let Some(key) = browser.missing_page() {
            let line = |n| StyledLine::plain(format!("line {n} of bucket {}, {:?}", key.bucket.0, key.kind));
            browser.show_page(key, (1..=40).map(line).collect());
        }
        let mut terminal = Terminal::new(TestBackend::new(columns, lines)).unwrap();
        terminal.draw(|frame| render(browser, NOW, Colours::On, frame)).unwrap();
        terminal.backend().clone()
    }

    #[test]
    fn list_and_page_are_above_each_other() {
        let mut browser = browser();
        press(&mut browser, "j");
        insta::assert_snapshot!(drawn(&mut browser, 80, 20));
    }

    #[test]
    fn on_a_wide_screen_they_are_beside_each_other() {
        let mut browser = browser();
        press(&mut browser, "ff\nG");
        drawn(&mut browser, 130, 14);
        press(&mut browser, "jjj");
        insta::assert_snapshot!(drawn(&mut browser, 130, 14));
    }

    #[test]
    fn dialogues_are_over_all_else() {
        let mut browser = browser();
        press(&mut browser, "?");
        insta::assert_snapshot!("help", drawn(&mut browser, 80, 24));
        press(&mut browser, "xs↓");
        insta::assert_snapshot!("statuses", drawn(&mut browser, 80, 16));
        press(&mut browser, "\nrdx is not read");
        insta::assert_snapshot!("entry", drawn(&mut browser, 60, 10));
    }

    #[test]
    fn any_size_is_drawn() {
        for keys in ["", "?", "s", "c", "/x", "ff"] {
            for (columns, lines) in [(0, 0), (1, 1), (3, 2), (10, 3), (39, 80), (120, 2), (400, 100)] {
                let mut browser = browser();
                press(&mut browser, keys);
                browser.tell(Err(Failure::Input("no".to_owned())));
                drawn(&mut browser, columns, lines);
            }
        }
    }

    #[test]
    fn keys_choose_what_is_listed() {
        let shown = |browser: &TriageBrowser| {
            browser.list.shown().iter().map(|line| line.bucket.0).collect::<Vec<_>>()
        };
        let mut browser = browser();
        assert_eq!(shown(&browser), [1, 2, 4], "what is fixed needs no one");
        press(&mut browser, "f");
        assert_eq!(shown(&browser), [1, 2, 3, 4]);
        press(&mut browser, "G");
        press(&mut browser, "o");
        assert_eq!((shown(&browser), browser.list.place()), (vec![4, 3, 2, 1], 0), "the same is selected");
        press(&mut browser, "/TCC: Lay");
        assert_eq!(shown(&browser), [2]);
        press(&mut browser, "\n");
        assert_eq!(shown(&browser), [2]);
        press(&mut browser, "/x87");
        assert_eq!(shown(&browser), [0; 0]);
        press(&mut browser, "\u{1b}");
        assert_eq!(shown(&browser), [4, 3, 2, 1]);
        press(&mut browser, "ff");
        assert_eq!(shown(&browser), [2], "f goes on to new and confirmed");
    }

    #[test]
    fn keys_ask_for_what_is_written() {
        let mut browser = browser();
        press(&mut browser, "j");
        let of = BucketId(2);
        for (keys, expected) in [
            ("cseen\n", Request::Comment(of, "seen".to_owned())),
            ("tabi -x87\n", Request::Tag(of, "abi -x87".to_owned())),
            ("e⌫⌫txt\n", Request::Export(of, "bucket-2.txt".into())),
            ("s↓\nhttps://x.org\n", Request::Set(of, BucketStatus::Reported, "https://x.org".to_owned())),
            ("sg\n\n", Request::Set(of, BucketStatus::New, String::new())),
            ("cno\u{1b}", Request::Nothing),
            ("s\u{1b}x", Request::Nothing),
            ("q", Request::Quit),
        ] {
            assert_eq!(press(&mut browser, keys), expected, "{keys}");
        }
        let interrupt = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        press(&mut browser, "s");
        assert_eq!(browser.key(interrupt), Request::Quit);
        let mut empty = TriageBrowser::new("x.db".to_owned(), Vec::new());
        assert_eq!(press(&mut empty, "s\nctej\n\tGk"), Request::Nothing);
        assert_eq!((empty.dialogue.clone(), empty.missing_page()), (None, None));
    }

    #[test]
    fn a_page_keeps_its_place_when_the_database_changes() {
        let mut browser = browser();
        drawn(&mut browser, 80, 20);
        press(&mut browser, "\njjj");
        assert_eq!(browser.scroll, 3);
        browser.refresh(vec![bucket(1, "new", "tcc: code"), bucket(5, "new", "clang: crash")]);
        assert!(browser.missing_page().is_some());
        drawn(&mut browser, 80, 20);
        assert_eq!((browser.scroll, browser.missing_page()), (3, None));
        press(&mut browser, "←j");
        drawn(&mut browser, 80, 20);
        assert_eq!((browser.scroll, browser.list.selected_bucket()), (0, Some(BucketId(5))));
        browser.refresh(Vec::new());
        drawn(&mut browser, 80, 20);
        assert_eq!(browser.page(), []);
    }
}
