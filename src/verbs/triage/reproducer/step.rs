//! A command of a reproducer.

use std::fmt;

use host::shell;

/// A command of a reproducer, in the directory with its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) struct Step {
    /// The role of the command.
    pub(in crate::verbs::triage) role: StepRole,
    /// The program and its arguments.
    pub(in crate::verbs::triage) words: Vec<String>,
}

/// The role of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) enum StepRole {
    /// A configuration compiles a file of the program.
    Compile {
        /// The configuration.
        configuration: String,
        /// The name of the file and of the object, without the extension.
        stem: &'static str,
    },
    /// The file that checks, and has `main`, is compiled.
    Main,
    /// The objects become a program.
    Link,
    /// The program runs.
    Run,
}

/// As a shell reads it.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&shell::words(&self.words))
    }
}
