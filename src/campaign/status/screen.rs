//! The thread that draws the status and reads the keys.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::render::render;
use super::view::Board;
use crate::output::{self, Colours, ScreenTerminal};
use crate::signals;

/// The time between two pictures.
const PICTURE: Duration = Duration::from_millis(250);
/// After so many pictures the machine is looked at again.
const SURROUNDINGS: u32 = 8;

/// The screen while it is shown. When it is dropped, the terminal is as before.
pub(super) struct Screen {
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Screen {
    /// Shows the status from now on.
    ///
    /// # Errors
    /// If the terminal does not do what it takes; it is then as before.
    pub(super) fn open(board: Arc<Board>) -> io::Result<Screen> {
        let terminal = output::enter_screen()?;
        let over = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&over);
        let thread = std::thread::Builder::new().name("status screen".to_owned());
        let thread = thread.spawn(move || {
            // A terminal that is gone shows nothing, and the run goes on.
            let _gone = show(terminal, &board, &is_over);
        });
        if thread.is_err() {
            output::leave_screen();
        }
        Ok(Screen { over, thread: Some(thread?) })
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        // Its panic, if it had one, is said when the screen is left.
        let _panicked = self.thread.take().map(JoinHandle::join);
        output::leave_screen();
    }
}

fn show(mut terminal: ScreenTerminal, board: &Board, is_over: &AtomicBool) -> io::Result<()> {
    let colours = Colours::of_stderr();
    let mut around = board.surroundings();
    for picture in 1u32.. {
        board.refreshed(&mut around);
        let drawn = output::draw_screen(|| {
            let status = board.status();
            terminal.draw(|frame| render(&status, &around, colours, frame)).map(drop)
        });
        match drawn {
            Some(drawn) => drawn?,
            None => break,
        }
        if event::poll(PICTURE)? && asks_for_the_end(&event::read()?) {
            signals::interrupt_this_process();
        }
        if is_over.load(Ordering::Relaxed) {
            break;
        }
        if picture.is_multiple_of(SURROUNDINGS) {
            around = board.surroundings();
        }
    }
    Ok(())
}

/// `q` and `^C`, which the terminal makes no signal of while the screen is shown.
fn asks_for_the_end(event: &Event) -> bool {
    let Event::Key(KeyEvent { code, modifiers, kind: KeyEventKind::Press, .. }) = event else { return false };
    match code {
        KeyCode::Char('q') => true,
        KeyCode::Char('c') => modifiers.contains(KeyModifiers::CONTROL),
        _ => false,
    }
}
