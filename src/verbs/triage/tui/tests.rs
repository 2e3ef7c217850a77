//! Tests of the keys and of the screen.

use database::{BucketId, BucketLine, BucketStatus, FindingId};
use host::Failure;
use host::output::Colours;
use host::styled::StyledLine;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Size;

use super::browser::TriageBrowser;
use super::render::{page_size, render};
use super::requests::Request;

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
        sorted: number != 3,
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
    let shown =
        |browser: &TriageBrowser| browser.list.shown().iter().map(|line| line.bucket.0).collect::<Vec<_>>();
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
