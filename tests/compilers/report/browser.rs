//! Debian's `chromium` without a window, driven over a pipe by the DevTools protocol.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use rustix::pipe::{PipeFlags, pipe_with};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The time that an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with one page.
pub(crate) struct Browser {
    child: Child,
    to: File,
    answers: Receiver<Value>,
    commands: u64,
    session: Option<String>,
    /// The events that the browser sent without being asked.
    events: Vec<Value>,
    _profile: TempDir,
}

impl Browser {
    /// Starts the browser.
    pub(crate) fn start() -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let (theirs, to) = pipe_with(PipeFlags::CLOEXEC).unwrap();
        let (from, theirs_too) = pipe_with(PipeFlags::CLOEXEC).unwrap();
        let [reading, writing] =
            [theirs, theirs_too].map(|end| rustix::io::fcntl_dupfd_cloexec(end, 10).unwrap());
        #[expect(clippy::disallowed_methods, reason = "the test gives the browser its pipes")]
        let mut command = Command::new("chromium");
        command
            .args([
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-dev-shm-usage",
                "--no-first-run",
            ])
            .args(["--disable-background-networking", "--remote-debugging-pipe"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            // Killed with its group, it has no chance to remove what it put into the temporary directory.
            .env("TMPDIR", profile.path())
            .env("HOME", profile.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .process_group(0);
        let (input, output) = (reading.as_raw_fd(), writing.as_raw_fd());
        // SAFETY: between fork and exec only two system calls are made, on descriptors that are open and above 4.
        unsafe {
            command.pre_exec(move || match (libc::dup2(input, 3), libc::dup2(output, 4)) {
                (3, 4) => Ok(()),
                _ => Err(std::io::Error::last_os_error()),
            });
        }
        let child = command.spawn().expect("chromium is needed: ./setup installs it");
        let mut browser = Browser {
            child,
            to: File::from(to),
            answers: messages(from),
            commands: 0,
            session: None,
            events: Vec::new(),
            _profile: profile,
        };
        let target = browser.call("Target.createTarget", json!({"url": "about:blank"}));
        let attached =
            browser.call("Target.attachToTarget", json!({"targetId": target["targetId"], "flatten": true}));
        browser.session = Some(attached["sessionId"].as_str().unwrap().to_owned());
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.call(&format!("{domain}.enable"), json!({}));
        }
        browser
    }

    /// Runs a command of the protocol; its result.
    pub(crate) fn call(&mut self, method: &str, parameters: Value) -> Value {
        self.commands += 1;
        let id = self.commands;
        let mut message = json!({"id": id, "method": method, "params": parameters});
        if let Some(session) = &self.session {
            message["sessionId"] = json!(session);
        }
        self.to.write_all(format!("{message}\0").as_bytes()).unwrap();
        loop {
            let answer = self.answer(method);
            if answer["id"] == json!(id) {
                assert!(answer["error"].is_null(), "{method}: {answer}");
                return answer["result"].clone();
            }
            self.events.push(answer);
        }
    }

    fn answer(&self, waiting_for: &str) -> Value {
        self.answers.recv_timeout(PATIENCE).unwrap_or_else(|why| panic!("{why}, waiting for {waiting_for}"))
    }

    /// Opens a file, and waits until it is loaded.
    pub(crate) fn open(&mut self, file: &Path) {
        self.events.clear();
        self.call("Page.navigate", json!({"url": format!("file://{}", file.display())}));
        let is_loaded = |event: &Value| event["method"] == json!("Page.loadEventFired");
        while !self.events.iter().any(is_loaded) {
            let event = self.answer("the page");
            self.events.push(event);
        }
    }

    /// The value of an expression in the page.
    pub(crate) fn value(&mut self, expression: &str) -> Value {
        let evaluated =
            self.call("Runtime.evaluate", json!({"expression": expression, "returnByValue": true}));
        assert!(evaluated["exceptionDetails"].is_null(), "{expression}: {evaluated}");
        evaluated["result"]["value"].clone()
    }

    /// Sets the size of the window, in pixels.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        let size = json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600});
        self.call("Emulation.setDeviceMetricsOverride", size);
    }

    /// The addresses that the page has requested since it was opened.
    pub(crate) fn requests(&self) -> Vec<&str> {
        let requests =
            self.events.iter().filter(|event| event["method"] == json!("Network.requestWillBeSent"));
        requests.filter_map(|event| event["params"]["request"]["url"].as_str()).collect()
    }

    /// Errors, warnings and dialogues since the page was opened.
    pub(crate) fn complaints(&self) -> Vec<&Value> {
        const COMPLAINTS: [&str; 4] = [
            "Runtime.exceptionThrown",
            "Runtime.consoleAPICalled",
            "Log.entryAdded",
            "Page.javascriptDialogOpening",
        ];
        let is_one = |event: &&Value| COMPLAINTS.iter().any(|method| event["method"] == json!(method));
        self.events.iter().filter(is_one).collect()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let group = rustix::process::Pid::from_child(&self.child);
        let _ended = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        let _ended = self.child.wait();
    }
}

/// The messages that come through a pipe, each followed by a zero byte.
fn messages(from: OwnedFd) -> Receiver<Value> {
    let (send, receive) = channel();
    let mut from = File::from(from);
    std::thread::spawn(move || {
        let (mut kept, mut bytes) = (Vec::new(), vec![0; 1 << 16]);
        while let Ok(count @ 1..) = from.read(&mut bytes) {
            kept.extend_from_slice(&bytes[..count]);
            while let Some(end) = kept.iter().position(|byte| *byte == 0) {
                let message: Vec<u8> = kept.drain(..=end).collect();
                let Ok(message) = serde_json::from_slice(&message[..end]) else { return };
                if send.send(message).is_err() {
                    return;
                }
            }
        }
    });
    receive
}
