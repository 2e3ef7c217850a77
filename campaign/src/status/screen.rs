//! The thread that draws the status and reads the keys.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::render::render;
use super::view::Board;
use host::output::{self, Colours, KeyWait, ScreenTerminal};
use host::signals;

/// The time between two pictures.
const PICTURE: Duration = Duration::from_millis(250);
/// The time in which a signal of the kernel is handled.
const SIGNAL_TAKES: Duration = Duration::from_millis(500);
/// A thread that has not ended after this time is left: it waits for a terminal that does not answer.
const LAST_PICTURE: Duration = Duration::from_secs(5);
/// The number of pictures after which the machine is looked at again.
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
            let _until_it_ends = Watched { board: &board, is_over: &is_over };
            // A terminal that is gone shows nothing.
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
        let mut waited = Duration::ZERO;
        while self.thread.as_ref().is_some_and(|thread| !thread.is_finished()) && waited < LAST_PICTURE {
            std::thread::sleep(PICTURE / 10);
            waited += PICTURE / 10;
        }
        // Its panic, if it had one, is said when the screen is left.
        let _panicked = self.thread.take().filter(JoinHandle::is_finished).map(JoinHandle::join);
        output::leave_screen();
    }
}

/// A run that people watch. If nothing can be shown any more, for whatever reason, no key ends it: it ends by itself.
struct Watched<'a> {
    board: &'a Board,
    is_over: &'a AtomicBool,
}

impl Drop for Watched<'_> {
    fn drop(&mut self) {
        // As a rule the kernel says by a signal that a terminal is gone (`SIGHUP`): a second one would end the batches under way.
        let mut waited = Duration::ZERO;
        while waited < SIGNAL_TAKES && !self.is_ending() {
            std::thread::sleep(SIGNAL_TAKES / 10);
            waited += SIGNAL_TAKES / 10;
        }
        if !self.is_ending() {
            signals::interrupt_this_process();
        }
    }
}

impl Watched<'_> {
    fn is_ending(&self) -> bool {
        self.is_over.load(Ordering::Relaxed) || self.board.is_ending()
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
        // Waiting for a key is also the pause between two pictures.
        match output::await_key(PICTURE)? {
            KeyWait::Gone => return Err(io::ErrorKind::BrokenPipe.into()),
            KeyWait::Typed if event::poll(Duration::ZERO)? && asks_for_the_end(&event::read()?) => {
                signals::interrupt_this_process();
            }
            KeyWait::Typed | KeyWait::Nothing => {}
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
