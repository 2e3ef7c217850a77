//! The failure of a command: what stays the same of it while its input shrinks.

use engines::process::{Completed, End};

/// A way to fail, as far as another run of the command can be held to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandFailure {
    /// It exits with another code than 0 and says all of these.
    Says(Vec<String>),
    /// It exits with this code; of a signal 128 and its number, as a shell has it.
    Code(i32),
}

/// The reason why there is no failure to keep.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoFailure {
    /// It exited with 0.
    #[error("it exits with 0")]
    Success,
    /// It ran until it was ended.
    #[error(
        "it does not end: a time limit in a line of the shell can be reduced (--test 'timeout 10 …; [ $? -eq 124 ]')"
    )]
    Endless,
    /// It used more than a command may.
    #[error("{0}")]
    Excessive(String),
    /// It could not do its work: what it said.
    #[error("it cannot do its work: {0}")]
    Unable(String),
}

/// Words of a compiler that was called wrongly, or lacks a file: nothing in its input is to blame.
const CALLED_WRONGLY: [&str; 8] = [
    "No such file or directory",
    "no such file or directory",
    "no input files",
    "unrecognized command-line option",
    "unknown argument",
    "unsupported option",
    "not found",
    "Permission denied",
];

/// The kinds of messages of compilers that die, the most telling first, by the words with which they begin; of the later ones the text ends before
/// the first word that may name something of the input.
const DYING: [(&str, TextEnd); 6] = [
    ("Assertion ", TextEnd::OfLine),
    ("UNREACHABLE executed at ", TextEnd::OfLine),
    ("LLVM ERROR: ", TextEnd::BeforeNames),
    ("error in backend: ", TextEnd::BeforeNames),
    ("internal compiler error", TextEnd::OfLine),
    ("PLEASE submit a bug report", TextEnd::OfMark),
];

/// The end of the part of a message that is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextEnd {
    OfLine,
    BeforeNames,
    OfMark,
}

/// The words before the first error of a program that a compiler refuses.
const ERRORS: [&str; 4] = ["error: ", "Error: ", "undefined reference to ", "error "];

/// Functions of compilers that report a death, which every death has.
const HANDLING: [&str; 13] = [
    "???",
    "crash_signal",
    "internal_error",
    "fancy_abort",
    "diagnostic_",
    "llvm::sys::",
    "SignalHandler",
    "CrashRecovery",
    "__restore_rt",
    "llvm::report_fatal_error",
    "raise",
    "abort",
    "__assert_fail",
];

impl CommandFailure {
    /// The failure of a command that has ended.
    ///
    /// # Errors
    /// [`NoFailure`] if it has not failed, or for a reason that is not in its input.
    pub fn of_run(completed: &Completed) -> Result<CommandFailure, NoFailure> {
        let output = &completed.output;
        let code = match completed.end {
            End::Exited(0) => return Err(NoFailure::Success),
            End::Exited(code) => code,
            End::Killed(signal) => 128 + signal,
            End::OutOfTime | End::Stopped => return Err(NoFailure::Endless),
            End::Excessive(excess) => return Err(NoFailure::Excessive(excess.to_string())),
        };
        if let Some(texts) = death(output) {
            return Ok(CommandFailure::Says(texts));
        }
        let error = first_error(output);
        let said =
            error.clone().or_else(|| output.lines().find(|line| !line.trim().is_empty()).map(str::to_owned));
        if let Some(said) = said.filter(|said| CALLED_WRONGLY.iter().any(|words| said.contains(words))) {
            return Err(NoFailure::Unable(said));
        }
        if matches!(completed.end, End::Killed(_)) || code > 128 {
            return Ok(CommandFailure::Code(code));
        }
        Ok(error.map_or(CommandFailure::Code(code), |text| CommandFailure::Says(vec![text])))
    }

    /// The failure for people.
    #[must_use]
    pub fn description(&self) -> String {
        match self {
            CommandFailure::Says(texts) => texts.join(", "),
            CommandFailure::Code(code @ 129..) => format!("signal {}", code - 128),
            CommandFailure::Code(code) => format!("exit code {code} and no message"),
        }
    }
}

/// The texts by which another death of a compiler is told from this one; `None` if none has died.
fn death(output: &str) -> Option<Vec<String>> {
    let (text, end) = DYING.iter().find_map(|(mark, end)| {
        let line = output.lines().find_map(|line| line.find(mark).map(|at| &line[at..]))?;
        Some((line, (*end, *mark)))
    })?;
    let kept = match end {
        (TextEnd::OfLine, _) => text.trim_end().to_owned(),
        (TextEnd::BeforeNames, mark) => before_names(text, mark),
        (TextEnd::OfMark, mark) => mark.to_owned(),
    };
    // A signal, or a request for a report, may have any cause: where it happened says more.
    let names_no_place = matches!(end.0, TextEnd::OfMark) || !(kept.contains(", at ") || kept.contains('`'));
    let place = (names_no_place && end.0 != TextEnd::BeforeNames).then(|| place_of_death(output));
    Some([vec![kept], place.unwrap_or_default()].concat())
}

/// The text from a mark to the first word with a digit or a quotation, which may be of the input.
fn before_names(text: &str, mark: &str) -> String {
    let names = |word: &&str| !word.contains(|c: char| c.is_ascii_digit() || "'\"`@%".contains(c));
    let words: Vec<&str> = text[mark.len()..].split_whitespace().take_while(names).collect();
    format!("{mark}{}", words.join(" ")).trim_end().to_owned()
}

/// The pass of gcc, and the innermost function of the compiler that is named in its stack; else the pass of LLVM.
fn place_of_death(output: &str) -> Vec<String> {
    let gcc_pass = output.lines().find(|line| line.starts_with("during ") && line.contains(" pass: "));
    let function = output
        .lines()
        .filter_map(function_of_frame)
        .find(|name| !HANDLING.iter().any(|handling| name.contains(handling)));
    let llvm_pass = || {
        let running =
            output.lines().filter_map(|line| line.find("Running pass ").map(|at| &line[at..])).next_back()?;
        running.split(" on ").next()
    };
    let place = gcc_pass.into_iter().chain(function);
    let place: Vec<String> = place.map(|text| text.trim_end().to_owned()).collect();
    if place.is_empty() { llvm_pass().map(str::to_owned).into_iter().collect() } else { place }
}

/// The function of a line of a stack, up to its parameters: ` #4 0x00007f clang::Parser::Parse(…) (/lib/x.so+0x1)`,
/// `4  libLLVM.so 0x00007f name + 12`, `0x8f2a1b name(tree_node*)`.
fn function_of_frame(line: &str) -> Option<&str> {
    let is_address = |word: &str| {
        word.strip_prefix("0x").is_some_and(|digits| digits.chars().all(|c| c.is_ascii_hexdigit()))
    };
    let mut rest = line.trim_start();
    for _ in 0..3 {
        let (word, behind) = rest.split_once(' ')?;
        rest = behind.trim_start();
        if is_address(word) {
            let name = rest.split(['(', '<', ' ']).next().unwrap_or_default();
            // A module without a name of a function, or a function of C's library.
            return (!name.is_empty() && !rest.contains("libc.so") && !rest.contains(" ./")).then_some(name);
        }
    }
    None
}

/// The first error, from the word on; of a linker the whole message.
fn first_error(output: &str) -> Option<String> {
    let found = output.lines().find_map(|line| {
        let at = ERRORS.iter().filter_map(|word| line.find(word)).min()?;
        Some(line[at..].trim_end().to_owned())
    });
    // gcc and clang name the option of a warning that is an error; `-w` and the like may change it.
    found.map(|text| text.rsplit_once(" [-W").map_or(text.clone(), |(text, _)| text.to_owned()))
}
