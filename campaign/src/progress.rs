//! Progress on standard error, for people who watch.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use host::{output, printable};

/// A line that says how far a run is; nothing where standard error is no terminal.
#[derive(Debug)]
pub struct ProgressLine(ProgressBar);

impl ProgressLine {
    /// For a run of n steps, or endless.
    #[must_use]
    pub fn new(steps: Option<u64>, unit: &str) -> ProgressLine {
        if !output::is_watched() {
            return ProgressLine(ProgressBar::hidden());
        }
        let bar = steps.map_or_else(ProgressBar::no_length, ProgressBar::new);
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        let template = match steps {
            Some(_) => format!("{{bar:30}} {{pos}}/{{len}} {unit} ({{per_sec}}, {{eta}} left) {{msg}}"),
            None => format!("{{spinner}} {{elapsed}} {{pos}} {unit} ({{per_sec}}) {{msg}}"),
        };
        bar.set_style(
            ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        bar.enable_steady_tick(Duration::from_millis(500));
        ProgressLine(bar)
    }

    /// So many more steps are done; `message` says what came of them so far.
    pub fn advance(&self, steps: u64, message: String) {
        self.0.inc(steps);
        self.0.set_message(message);
    }

    /// A line above the progress.
    pub fn say(&self, line: &str) {
        if self.0.is_hidden() {
            output::remark(line);
        } else {
            self.0.println(printable::text(line));
        }
    }

    /// Takes the line away.
    pub fn end(self) {
        self.0.finish_and_clear();
    }
}
