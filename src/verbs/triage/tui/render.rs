//! The screen: from [`TriageBrowser`] to cells of a terminal.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect, Size};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::super::list::{status_style, tagged_cause};
use super::super::table::{self, Column, age};
use super::browser::{Dialogue, Focus, PageKind, PageSize, Question, TriageBrowser};
use super::keys::HELP;
use super::line_editor::EntryLine;
use super::requests::detail_of;
use database::{BucketLine, BucketStatus};
use host::output::{Colours, cell_style, cells};
use host::styled;
use host::styled::{Style, StyledLine};

/// From this width on, list and page are side by side.
const WIDE: u16 = 120;

/// The lines of the list with its frame at least, if there are as many.
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
    fn new(area: Rect) -> Areas {
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
        Block::bordered().inner(Areas::new(Rect::from((ratatui::layout::Position::ORIGIN, screen))).page);
    PageSize { width: page.width.into(), height: page.height.into() }
}

/// Draws the screen; ages are as of `now`.
pub(super) fn render(browser: &TriageBrowser, now: i64, colours: Colours, frame: &mut Frame<'_>) {
    let areas = Areas::new(frame.area());
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
        .with_part(Style::Plain, shown)
        .with_part(Style::Plain, format!("{}, by {}", list.statuses.name(), list.order));
    match list.filter.as_str() {
        "" => line,
        filter => line.with_part(Style::Plain, ", with ").with_part(Style::Doubt, filter),
    }
}

fn row(line: &BucketLine, now: i64) -> table::Row {
    let cells = vec![
        (Style::Strong, line.bucket.0.to_string()),
        (status_style(&line.status), line.status.clone()),
        (Style::Plain, line.members.to_string()),
        (Style::Plain, age(line.last_seen, now)),
    ];
    (cells, tagged_cause(line))
}

fn help() -> Vec<StyledLine> {
    let width = HELP.iter().map(|(keys, _)| styled::width(keys)).max().unwrap_or(0);
    let line = |(keys, does): &(&str, &str)| {
        StyledLine::new(Style::Strong, styled::padded(keys, width))
            .with_part(Style::Plain, format!("  {does}"))
    };
    HELP.iter().map(line).collect()
}

fn statuses(place: usize) -> Vec<StyledLine> {
    let line = |(number, status): (usize, &BucketStatus)| {
        let mark = if number == place { "▸ " } else { "  " };
        StyledLine::new(Style::Strong, mark).with_part(status_style(status.name()), status.name())
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

/// Draws with one choice of colours.
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
            let why = if list.total() == 0 { "nothing was found so far" } else { "no bucket matches" };
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
        let line = StyledLine::new(Style::Strong, &question).with_part(Style::Plain, text);
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
