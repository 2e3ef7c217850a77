//! A terminal for the binary: a pseudo-terminal of which the test has the other end.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use host::clock::Stopwatch;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

use super::Place;

/// A process on a terminal.
pub struct OnTerminal {
    pub child: Child,
    master: OwnedFd,
    written: Receiver<Vec<u8>>,
    /// All that it has written to the terminal so far.
    pub screen: String,
}

/// The terminal's size in these tests.
const SIZE: Winsize = Winsize { ws_row: 40, ws_col: 100, ws_xpixel: 0, ws_ypixel: 0 };

impl OnTerminal {
    /// Starts `bitfrost` in a place.
    pub fn start(place: &Place, arguments: &str, environment: &[(&str, &OsStr)]) -> OnTerminal {
        let mut command = OnTerminal::command(place, arguments);
        command.envs(environment.iter().copied());
        OnTerminal::start_command(command)
    }

    /// `bitfrost`, to be started in a place.
    pub fn command(place: &Place, arguments: &str) -> Command {
        #[expect(clippy::disallowed_methods, reason = "the test gives what it starts a terminal")]
        let mut command = Command::new(place.command().get_program());
        command.current_dir(&place.0).env_remove("BITFROST_DB").env("TERM", "xterm-256color");
        for name in ["PAGER", "LESS", "NO_COLOR", "CLICOLOR_FORCE", "CLICOLOR"] {
            command.env_remove(name);
        }
        command.args(arguments.split_whitespace());
        command
    }

    /// Starts a command, with a terminal for all three streams.
    pub fn start_command(mut command: Command) -> OnTerminal {
        let flags = OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC;
        let master = openpt(flags).unwrap();
        grantpt(&master).unwrap();
        unlockpt(&master).unwrap();
        tcsetwinsize(&master, SIZE).unwrap();
        let name = ptsname(&master, Vec::new()).unwrap().into_string().unwrap();
        let slave = File::options().read(true).write(true).open(name).unwrap();
        let stream = || Stdio::from(slave.try_clone().unwrap());
        command.stdin(stream()).stdout(stream()).stderr(stream());
        // SAFETY: between fork and exec only two system calls are made.
        unsafe {
            command.pre_exec(|| {
                rustix::process::setsid()?;
                rustix::process::ioctl_tiocsctty(rustix::stdio::stdin())?;
                Ok(())
            });
        }
        let child = command.spawn().unwrap();
        let written = reader(&master);
        OnTerminal { child, master, written, screen: String::new() }
    }

    /// Waits until the terminal has shown a text.
    pub fn wait_for(&mut self, text: &str) {
        let watch = Stopwatch::start();
        while !self.screen.contains(text) {
            match self.written.recv_timeout(Duration::from_secs(60).saturating_sub(watch.elapsed())) {
                Ok(bytes) => self.screen.push_str(&String::from_utf8_lossy(&bytes)),
                Err(why) => panic!("{why} before {text:?} was shown in {:?}", self.screen),
            }
        }
    }

    /// Types on the terminal.
    pub fn types(&self, keys: &str) {
        rustix::io::write(&self.master, keys.as_bytes()).unwrap();
    }

    /// Takes the terminal away from the process; its end, which comes within a minute.
    pub fn closed(self) -> ExitStatus {
        let OnTerminal { mut child, master, written, screen: _ } = self;
        drop(written);
        // The reader has the other handle of this end, and gives it up with the next bytes that come, or as the terminal closes.
        rustix::io::write(&master, b"x").unwrap();
        drop(master);
        let watch = Stopwatch::start();
        loop {
            if let Some(end) = child.try_wait().unwrap() {
                return end;
            }
            if watch.elapsed() > Duration::from_secs(60) {
                child.kill().unwrap();
                panic!("it goes on without its terminal");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// The settings of the terminal.
    pub fn settings(&self) -> Termios {
        tcgetattr(self.master.as_fd()).unwrap()
    }

    /// Waits for the end; its exit code, or -1 for a signal.
    pub fn end(&mut self) -> i32 {
        let code = self.child.wait().unwrap().code().unwrap_or(-1);
        while let Ok(bytes) = self.written.recv_timeout(Duration::from_millis(200)) {
            self.screen.push_str(&String::from_utf8_lossy(&bytes));
        }
        code
    }
}

/// Reads the terminal's output as it comes: a full terminal would stop the process.
fn reader(master: &OwnedFd) -> Receiver<Vec<u8>> {
    let (send, receive) = channel();
    let mut terminal = File::from(master.try_clone().unwrap());
    std::thread::spawn(move || {
        let mut bytes = vec![0; 65536];
        while let Ok(count @ 1..) = terminal.read(&mut bytes) {
            if send.send(bytes[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    receive
}

/// Tells whether the kernel's signal about a closed terminal reaches the process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hangup {
    Heard,
    Blocked,
}

/// Starts a command so that no signal tells it that its terminal is gone.
pub fn block_hangups(command: &mut Command) {
    let block = || {
        // SAFETY: an all-zero set is valid memory for sigemptyset, which makes it a set; no other pointer is passed.
        let blocked = unsafe {
            let mut set: libc::sigset_t = std::mem::zeroed();
            libc::sigemptyset(&raw mut set);
            libc::sigaddset(&raw mut set, libc::SIGHUP);
            libc::sigprocmask(libc::SIG_BLOCK, &raw const set, std::ptr::null_mut())
        };
        if blocked == 0 { Ok(()) } else { Err(std::io::Error::last_os_error()) }
    };
    // SAFETY: between fork and exec only system calls are made, on a set that lives on the stack.
    unsafe { command.pre_exec(block) };
}
