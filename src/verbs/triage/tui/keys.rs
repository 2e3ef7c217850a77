//! The bindings of the keys.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use database::{BucketOrder, BucketStatus};

use super::browser::{Dialogue, Focus, PageKind, Question, TriageBrowser};
use super::line_editor::EntryLine;
use super::requests::Request;

/// The keys with what they do, for the help.
pub(super) const HELP: [(&str, &str); 17] = [
    ("↓ j, ↑ k", "next, previous bucket or line"),
    ("PgDn ^D, PgUp ^U", "a page further, back"),
    ("g Home, G End", "first, last"),
    ("Enter →", "into the page beside the list"),
    ("Esc ←", "back to the list; there, no filter"),
    ("Tab", "the smallest finding, or all findings of the bucket"),
    ("/", "filter by cause, title, status or tag"),
    ("o", "sort by number, findings, smallest program, last seen"),
    ("f", "show open buckets, all, or those of one status"),
    ("", ""),
    ("s", "set the status"),
    ("c", "comment"),
    ("t", "tags: one two -three, which goes"),
    ("e", "export a report to a file"),
    ("", ""),
    ("?", "this help"),
    ("q ^C", "quit"),
];

/// A movement in a list or a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Movement {
    Lines(isize),
    Pages(isize),
    First,
    Last,
}

fn movement(key: KeyEvent) -> Option<Movement> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    match (key.code, control) {
        (KeyCode::Down, _) | (KeyCode::Char('j'), false) => Some(Movement::Lines(1)),
        (KeyCode::Up, _) | (KeyCode::Char('k'), false) => Some(Movement::Lines(-1)),
        (KeyCode::PageDown, _) | (KeyCode::Char('d'), true) => Some(Movement::Pages(1)),
        (KeyCode::PageUp, _) | (KeyCode::Char('u'), true) => Some(Movement::Pages(-1)),
        (KeyCode::Home, _) | (KeyCode::Char('g'), false) => Some(Movement::First),
        (KeyCode::End, _) | (KeyCode::Char('G'), false) => Some(Movement::Last),
        _ => None,
    }
}

impl TriageBrowser {
    /// Does what a key means; what it asks for besides.
    pub(super) fn key(&mut self, key: KeyEvent) -> Request {
        self.message = None;
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            return Request::Quit;
        }
        match self.dialogue.take() {
            None => self.browse(key),
            Some(Dialogue::Help) => Request::Nothing,
            Some(Dialogue::Statuses(place)) => {
                self.choose_status(place, key);
                Request::Nothing
            }
            Some(Dialogue::Entry(question, line)) => self.enter(question, line, key),
        }
    }

    fn browse(&mut self, key: KeyEvent) -> Request {
        if let Some(movement) = movement(key) {
            self.go(movement);
            return Request::Nothing;
        }
        match key.code {
            KeyCode::Char('q') => return Request::Quit,
            KeyCode::Char('?') => self.dialogue = Some(Dialogue::Help),
            KeyCode::Enter | KeyCode::Right | KeyCode::Char('l') => self.focus = Focus::Page,
            KeyCode::Esc if self.focus == Focus::List => self.filter(String::new()),
            KeyCode::Esc | KeyCode::Left | KeyCode::Char('h') => self.focus = Focus::List,
            KeyCode::Tab => {
                self.kind = match self.kind {
                    PageKind::Smallest => PageKind::Findings,
                    PageKind::Findings => PageKind::Smallest,
                }
            }
            KeyCode::Char('/') => {
                self.dialogue =
                    Some(Dialogue::Entry(Question::Filter, EntryLine::new(self.list.filter.clone())));
            }
            KeyCode::Char('o') => self.sort_otherwise(),
            KeyCode::Char('f') => {
                self.list.statuses = self.list.statuses.next();
                self.list.arrange();
            }
            KeyCode::Char('s') if self.list.selected().is_some() => {
                self.dialogue = Some(Dialogue::Statuses(self.status_place()));
            }
            // The other letters all begin a dialogue about the selected bucket.
            KeyCode::Char(letter) => self.ask(letter),
            _ => {}
        }
        Request::Nothing
    }

    fn go(&mut self, movement: Movement) {
        let page = self.size.height.saturating_sub(1).max(1);
        match (self.focus, movement) {
            (Focus::List, Movement::Lines(lines)) => self.list.step(lines),
            // The list may be lower than the page; half of it is surely seen.
            (Focus::List, Movement::Pages(pages)) => self.list.step(pages * (page / 2).max(1) as isize),
            (Focus::List, Movement::First) => self.list.select(0),
            (Focus::List, Movement::Last) => self.list.select(usize::MAX),
            (Focus::Page, Movement::Lines(lines)) => self.scroll_to(self.scroll.saturating_add_signed(lines)),
            (Focus::Page, Movement::Pages(pages)) => {
                self.scroll_to(self.scroll.saturating_add_signed(pages * page as isize));
            }
            (Focus::Page, Movement::First) => self.scroll_to(0),
            (Focus::Page, Movement::Last) => self.scroll_to(usize::MAX),
        }
    }

    fn sort_otherwise(&mut self) {
        let orders = BucketOrder::ALL;
        let place = orders.iter().position(|order| *order == self.list.order).unwrap_or(0);
        self.list.order = orders[(place + 1) % orders.len()];
        self.list.arrange();
    }

    fn filter(&mut self, text: String) {
        self.list.filter = text;
        self.list.arrange();
    }

    /// The place of the selected bucket's status among all.
    fn status_place(&self) -> usize {
        let status = self.list.selected().map_or("", |line| line.status.as_str());
        BucketStatus::ALL.iter().position(|candidate| candidate.name() == status).unwrap_or(0)
    }

    /// Begins the dialogue of a letter about the selected bucket, if it has one.
    fn ask(&mut self, letter: char) {
        let Some(bucket) = self.list.selected_bucket() else { return };
        let (question, text) = match letter {
            'c' => (Question::Comment(bucket), String::new()),
            't' => (Question::Tags(bucket), String::new()),
            'e' => (Question::File(bucket), format!("bucket-{}.md", bucket.0)),
            _ => return,
        };
        self.dialogue = Some(Dialogue::Entry(question, EntryLine::new(text)));
    }

    fn choose_status(&mut self, place: usize, key: KeyEvent) {
        let last = BucketStatus::ALL.len() - 1;
        let stay = |place: usize| Some(Dialogue::Statuses(place.min(last)));
        self.dialogue = match (key.code, movement(key)) {
            (KeyCode::Esc | KeyCode::Char('q'), _) => None,
            (KeyCode::Enter, _) => self.list.selected_bucket().map(|bucket| {
                Dialogue::Entry(
                    Question::Detail(bucket, BucketStatus::ALL[place.min(last)]),
                    EntryLine::default(),
                )
            }),
            (_, Some(Movement::Lines(lines) | Movement::Pages(lines))) => {
                stay(place.saturating_add_signed(lines))
            }
            (_, Some(Movement::First)) => stay(0),
            (_, Some(Movement::Last)) => stay(last),
            (_, None) => stay(place),
        };
    }

    /// A key into a line. The list follows a filter as it is typed.
    fn enter(&mut self, question: Question, mut line: EntryLine, key: KeyEvent) -> Request {
        match (key.code, question) {
            (KeyCode::Esc, Question::Filter) => self.filter(String::new()),
            (KeyCode::Esc, _) | (KeyCode::Enter, Question::Filter) => {}
            (KeyCode::Enter, question) => return answered(question, line.text()),
            (_, question) => {
                line.key(key);
                if question == Question::Filter {
                    self.filter(line.text());
                }
                self.dialogue = Some(Dialogue::Entry(question, line));
            }
        }
        Request::Nothing
    }
}

fn answered(question: Question, text: String) -> Request {
    match question {
        Question::Filter => Request::Nothing,
        Question::Detail(bucket, status) => Request::Set(bucket, status, text),
        Question::Comment(bucket) => Request::Comment(bucket, text),
        Question::Tags(bucket) => Request::Tag(bucket, text),
        Question::File(bucket) => Request::Export(bucket, text.into()),
    }
}
