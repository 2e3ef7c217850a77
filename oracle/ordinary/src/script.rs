//! Interestingness tests that users need not write: scripts of a shell, which C-Reduce and C-Vise run as well.

use std::fmt::Write;
use std::path::PathBuf;

use crate::Invocation;
use crate::command::CommandFailure;
use host::shell::{quoted, words};

/// The second line of each script. A file that lacks it is not ours to write over.
pub const MARK: &str = "# Written by `bitfrost reduce`.";

/// Tells whether one of two differing programs may die in a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deaths {
    /// Die of a signal: in the original both end by themselves.
    Refused,
    /// Nothing: in the original one dies.
    Allowed,
}

/// The script that finds interesting what two commands compile to programs that differ in output or exit code.
#[must_use]
pub fn compare(
    [first, second]: [&str; 2],
    units: &[String],
    invocation: &Invocation,
    deaths: Deaths,
) -> String {
    let files = words(units);
    let mut script = head("the programs that two commands make differ in output or exit code");
    // The commands stand unquoted, since each is several words.
    for (command, name) in [(first, "first"), (second, "second")] {
        let _never_fails = writeln!(script, "{command} {files} -o {name}.exe -lm >/dev/null 2>&1 || exit 1");
    }
    script.push_str(&runs(invocation, deaths));
    script
}

/// The script that finds interesting a module that one of two commands takes and the other does not, or of which they make programs
/// that differ in output or exit code.
#[must_use]
pub fn compare_modules(
    [first, second]: [&str; 2],
    units: &[String],
    invocation: &Invocation,
    deaths: Deaths,
) -> String {
    let files = words(units);
    let mut script =
        head("one of two commands fails, or the programs that they make differ in output or exit code");
    script.push_str("failed=0\n");
    for (command, name) in [(first, "first"), (second, "second")] {
        let _never_fails =
            writeln!(script, "{command} {files} -o {name}.out >/dev/null 2>&1 || failed=$((failed + 1))");
    }
    script.push_str(
        "[ $failed -ne 1 ] || exit 0\n[ $failed -eq 0 ] || exit 1\n\n\
         # A module becomes a program by a clang, without optimisation.\n\
         for clang in clang-22 clang-21 clang-20 clang-19 clang; do\n    command -v $clang >/dev/null && break\ndone\n\
         for name in first second; do\n    \
         if [ -x $name.out ]; then mv $name.out $name.exe; continue; fi\n    \
         $clang -w -O0 -x ir $name.out -o $name.exe -lm >/dev/null 2>&1 || exit 1\ndone\n",
    );
    script.push_str(&runs(invocation, deaths));
    script
}

/// The part of a script that runs `first.exe` and `second.exe` and compares what they do.
fn runs(invocation: &Invocation, deaths: Deaths) -> String {
    let mut script = String::new();
    let arguments =
        invocation.arguments.iter().map(|argument| format!(" {}", quoted(&argument.to_string_lossy())));
    let (arguments, input) =
        (arguments.collect::<String>(), quoted(&invocation.input_file().to_string_lossy()));
    let _never_fails = writeln!(
        script,
        "\nrun() {{\n    timeout 10 \"./$1.exe\"{arguments} >\"$1.txt\" 2>/dev/null <{input}\n    code=$?"
    );
    script.push_str("    # A program that does not end says nothing.\n    [ $code -ne 124 ] || exit 1\n");
    if deaths == Deaths::Refused {
        script.push_str(
            "    # Of the original's programs none dies of a signal.\n    [ $code -lt 128 ] || exit 1\n",
        );
    }
    script.push_str("    echo \"exit code $code\" >>\"$1.txt\"\n}\nrun first\nrun second\n! cmp -s first.txt second.txt\n");
    script
}

/// The script that finds interesting what makes a command fail and say a text.
#[must_use]
pub fn crash(command: &str, text: &str, units: &[String]) -> String {
    let mut script = head("the command fails with a text in its messages");
    let (files, text) = (words(units), quoted(text));
    let _never_fails =
        write!(script, "{command} {files} >said.txt 2>&1 && exit 1\ngrep -qF -e {text} said.txt\n");
    script
}

/// The script that finds interesting what makes a command fail in the same way. The command has the names of the files.
#[must_use]
pub fn failing(command: &[String], failure: &CommandFailure) -> String {
    let command = words(command);
    // Messages in the language in which they were read.
    match failure {
        CommandFailure::Says(texts) => {
            let mut script = head("the command fails with a text in its messages");
            let _never_fails =
                writeln!(script, "LC_ALL=C; export LC_ALL\n{command} >said.txt 2>&1 && exit 1");
            let all: Vec<_> =
                texts.iter().map(|text| format!("grep -qF -e {} said.txt", quoted(text))).collect();
            script.push_str(&all.join(" &&\n"));
            script.push('\n');
            script
        }
        CommandFailure::Code(code) => {
            let mut script = head("the command ends with this exit code");
            let _never_fails = write!(script, "{command} >said.txt 2>&1\n[ $? -eq {code} ]\n");
            script
        }
    }
}

/// A command that makes a program, and the exit code of that, as a shell has it; 124 if it runs for ten seconds.
#[derive(Clone, Copy, Debug)]
pub struct ExpectedExit<'a> {
    /// The words of the command, which makes the program of this name.
    pub command: &'a [String],
    /// The name of the program.
    pub program: &'a str,
    /// The exit code of the program.
    pub code: u8,
}

/// The script that finds interesting what two commands make programs of that have these exit codes.
#[must_use]
pub fn exits(programs: [ExpectedExit<'_>; 2], invocation: &Invocation) -> String {
    let mut script = head("the programs that two commands make have these exit codes");
    for ExpectedExit { command, .. } in programs {
        let _never_fails = writeln!(script, "{} >/dev/null 2>&1 || exit 1", words(command));
    }
    let arguments: String = invocation
        .arguments
        .iter()
        .map(|argument| format!(" {}", quoted(&argument.to_string_lossy())))
        .collect();
    let input = quoted(&invocation.input_file().to_string_lossy());
    let run = |program: &str| format!("timeout 10 \"./{program}\"{arguments} >/dev/null 2>&1 <{input}");
    let [first, second] =
        programs.map(|program| format!("{}\n[ $? -eq {} ]", run(program.program), program.code));
    let _never_fails = write!(script, "\n{first} || exit 1\n{second}\n");
    script
}

/// The names of translation units, as `compare` and `crash` want them.
#[must_use]
pub fn unit_names(names: &[PathBuf]) -> Vec<String> {
    translation_units(names).map(|name| name.to_string_lossy().into_owned()).collect()
}

/// Suffixes of headers.
const HEADERS: [&str; 6] = ["h", "hh", "hpp", "hxx", "h++", "H"];

/// The files that a compiler is given: no headers, unless there is nothing else.
pub(crate) fn translation_units(names: &[PathBuf]) -> impl Iterator<Item = &PathBuf> {
    let is_header =
        |name: &&PathBuf| name.extension().is_some_and(|kind| HEADERS.iter().any(|suffix| kind == *suffix));
    let only_headers = names.iter().all(|name| is_header(&name));
    names.iter().filter(move |name| only_headers || !is_header(name))
}

fn head(interesting: &str) -> String {
    format!("#!/bin/sh\n{MARK}\n# Interesting: {interesting}.\n")
}
