//! The alternate screen of the terminal on standard error, and what is said while it is shown.
//!
//! Represents: whether the screen is shown, and the text that waits for its end.
//! Allows: entering once at a time; leaving from any thread, any number of times.
//! Rejects: entering where no person looks, or where this process is in the background and would be stopped for it.

use std::fs::File;
use std::io::{self, IsTerminal, Write};
use std::os::fd::AsFd;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::time::Duration;

use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::layout::Size;
use ratatui::{Frame, Terminal};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use crate::printable;

/// The terminal that a screen is drawn on.
pub type ScreenTerminal = Terminal<CrosstermBackend<io::Stderr>>;

/// The bytes of text that wait until the screen is left; all beyond is dropped, earliest first.
const HELD: usize = 1 << 16;

/// `Some` while the screen is shown: what was said meanwhile.
static HELD_TEXT: Mutex<Option<String>> = Mutex::new(None);

/// Held while something is drawn, or the screen is left.
static DRAWING: Mutex<()> = Mutex::new(());

/// True if a screen can be shown: standard error is the terminal of this process, which knows how to move its cursor, and this process
/// is in its foreground.
#[must_use]
pub fn has_screen() -> bool {
    let stderr = io::stderr();
    let is_able = std::env::var_os("TERM").is_some_and(|term| !term.is_empty() && term != "dumb");
    let foreground = rustix::termios::tcgetpgrp(&stderr);
    is_able && stderr.is_terminal() && foreground.is_ok_and(|group| group == rustix::process::getpgrp())
}

/// Shows the screen.
///
/// # Errors
/// If the terminal does not do what it takes; it is then as before.
pub fn enter() -> io::Result<ScreenTerminal> {
    hold_panics();
    enable_raw_mode()?;
    *lock(&HELD_TEXT) = Some(String::new());
    // `Terminal::clear` would ask where the cursor is, and not every terminal answers.
    let entered = execute!(io::stderr(), EnterAlternateScreen, Clear(ClearType::All))
        .and_then(|()| Terminal::new(CrosstermBackend::new(io::stderr())));
    if entered.is_err() {
        leave();
    }
    entered
}

/// The screen while a verb shows it on its own thread. When it is dropped, also by a panic, the terminal is as before.
#[derive(Debug)]
pub struct ShownScreen {
    terminal: ScreenTerminal,
}

impl ShownScreen {
    /// Shows the screen.
    ///
    /// # Errors
    /// If the terminal does not do what it takes; it is then as before.
    pub fn enter() -> io::Result<ShownScreen> {
        enter().map(|terminal| ShownScreen { terminal })
    }

    /// Draws; `None` if another thread has taken the screen away.
    pub fn draw(&mut self, render: impl FnOnce(&mut Frame<'_>)) -> Option<io::Result<()>> {
        let terminal = &mut self.terminal;
        draw(|| terminal.draw(render).map(drop))
    }

    /// The columns and lines of the terminal.
    ///
    /// # Errors
    /// If the terminal does not say.
    pub fn size(&self) -> io::Result<Size> {
        self.terminal.size()
    }
}

impl Drop for ShownScreen {
    fn drop(&mut self) {
        leave();
    }
}

/// Draws, unless the screen was left. `None` says that it was.
pub fn draw<T>(draw: impl FnOnce() -> io::Result<T>) -> Option<io::Result<T>> {
    let _guard = lock(&DRAWING);
    is_shown().then(draw)
}

/// The result of waiting for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyWait {
    /// Something was typed, or the window has another size.
    Typed,
    /// Nothing.
    Nothing,
    /// It is there no more: who watched has closed it, or has died.
    Gone,
}

/// Waits for something typed. `crossterm` would read from a terminal that is gone again and again without an end.
///
/// # Errors
/// If the system does not wait.
pub fn await_key(time: Duration) -> io::Result<KeyWait> {
    let stdin = io::stdin();
    // It is the terminal of this process, so that it opens as long as it is there.
    let terminal = match stdin.is_terminal() {
        true => None,
        false => match File::open("/dev/tty") {
            Ok(terminal) => Some(terminal),
            Err(_) => return Ok(KeyWait::Gone),
        },
    };
    let descriptor = terminal.as_ref().map_or_else(|| stdin.as_fd(), AsFd::as_fd);
    let timeout = Timespec::try_from(time).map_err(io::Error::other)?;
    let mut polled = [PollFd::from_borrowed_fd(descriptor, PollFlags::IN)];
    match poll(&mut polled, Some(&timeout)) {
        // A signal: that of a window whose size has changed among them.
        Err(Errno::INTR) => return Ok(KeyWait::Typed),
        Err(why) => return Err(why.into()),
        Ok(_) => {}
    }
    let events = polled[0].revents();
    Ok(if events.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
        KeyWait::Gone
    } else if events.is_empty() {
        KeyWait::Nothing
    } else {
        KeyWait::Typed
    })
}

/// Takes the screen away and says what waited for that; nothing where there is none.
pub fn leave() {
    let _guard = lock(&DRAWING);
    let Some(said) = lock(&HELD_TEXT).take() else { return };
    let mut stderr = io::stderr();
    // A terminal that is gone needs no care.
    let _gone = execute!(stderr, LeaveAlternateScreen, Show);
    let _gone = disable_raw_mode();
    let _gone = stderr.write_all(said.as_bytes());
}

/// The lines that were said since the screen is shown.
#[must_use]
pub fn held_lines() -> Vec<String> {
    lock(&HELD_TEXT).iter().flat_map(|message| message.lines()).map(str::to_owned).collect()
}

/// Keeps a text until the screen is left. `false`, and nothing is kept, where there is no screen.
pub(super) fn hold(text: &str) -> bool {
    let mut message = lock(&HELD_TEXT);
    let Some(said) = message.as_mut() else { return false };
    said.push_str(text);
    if let Some(beyond) = said.len().checked_sub(HELD) {
        let end = said.char_indices().map(|(at, _)| at).find(|at| *at >= beyond);
        said.drain(..end.unwrap_or(said.len()));
    }
    true
}

fn is_shown() -> bool {
    lock(&HELD_TEXT).is_some()
}

/// From now on the message of a panic waits for the end of the screen as well.
fn hold_panics() {
    static HOOKED: Once = Once::new();
    HOOKED.call_once(|| {
        let otherwise = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            if !hold(&printable::text(&format!("{panic}\n"))) {
                otherwise(panic);
            }
        }));
    });
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
