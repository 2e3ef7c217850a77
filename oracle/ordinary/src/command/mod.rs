//! The command of a compiler, as its user has it: of a terminal, of a build's record, of the script that clang writes where it dies.

mod database;
mod failure;
mod options;

use std::path::{Path, PathBuf};

use host::Failure;
use reducer::SourceLanguage;

pub use database::entry_for;
pub use failure::{CommandFailure, NoFailure};

use options::OptionRole;

/// The part that a word plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordRole {
    /// The compiler or what starts it, and options that stay as they are.
    Plain,
    /// A file to be reduced, by its number.
    Source(usize),
    /// The preprocessor's.
    Preprocessor,
    /// The name of the output, or the option before it.
    Output,
    /// It names another output, which nobody wants.
    Dropped,
    /// It says what the language is or for which machine.
    Language,
}

/// A word of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CommandWord {
    /// As the shell hands it over, with its path absolute.
    text: String,
    role: WordRole,
}

/// The command of a compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileCommand {
    /// As its user wrote it.
    shown: String,
    /// The directory in which it runs.
    directory: PathBuf,
    words: Vec<CommandWord>,
    /// The sources, as the command names them.
    sources: Vec<PathBuf>,
}

/// The files of another run of a command.
#[derive(Clone, Copy, Debug)]
pub struct CommandFiles<'a> {
    /// The sources, in the order of [`CompileCommand::sources`]; `None`: that one is left out.
    pub sources: &'a [Option<String>],
    /// The output; `None`: that of the command under its last name, in the directory where it runs.
    pub output: Option<&'a str>,
    /// True if the sources are preprocessed.
    pub preprocessed: bool,
}

/// The suffixes of what is compiled, besides those of C++.
const SUFFIXES: [&str; 4] = ["c", "i", "ll", "bc"];

/// The compilers that take `-o`, by a part of their name.
const TAKES_OUTPUT: [&str; 9] = ["gcc", "g++", "clang", "cc", "c++", "icx", "icpx", "llc", "opt"];

/// Characters outside quotations by which a line is more for the shell than a command.
const OF_SHELL: [char; 9] = ['|', ';', '&', '<', '>', '(', ')', '`', '\n'];

/// The deepest that response files may name others.
const RESPONSES: u32 = 8;

impl CompileCommand {
    /// The command of a line, which runs in `directory`; `cd there && gcc …` runs there.
    ///
    /// # Errors
    /// [`Failure::Input`] if the line is more than one command, or names no source.
    pub fn from_line(line: &str, directory: &Path) -> Result<CompileCommand, Failure> {
        let (directory, line) = after_change_of_directory(line.trim(), directory)?;
        if let Some(mark) = mark_of_shell(line) {
            return Err(Failure::Input(format!(
                "--from-command takes one command, and `{line}` has `{mark}`: give the line to --test"
            )));
        }
        let words = shlex::split(line).filter(|words| !words.is_empty()).ok_or_else(|| {
            Failure::Input(format!("`{line}` is no command: a quotation has no end, or there is no word"))
        })?;
        CompileCommand::from_words(words, &directory)
    }

    /// The command of a script that clang writes where it dies.
    ///
    /// # Errors
    /// As [`CompileCommand::from_line`].
    pub fn from_clang_script(text: &str, directory: &Path) -> Result<CompileCommand, Failure> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        let line = lines.next_back().ok_or_else(|| Failure::Input("the script has no command".to_owned()))?;
        CompileCommand::from_line(line, directory)
    }

    /// True for the text of such a script.
    #[must_use]
    pub fn is_clang_script(text: &str) -> bool {
        text.starts_with("# Crash reproducer for ")
    }

    /// The command of these words.
    ///
    /// # Errors
    /// [`Failure::Input`] if none of them is a source that exists.
    pub fn from_words(words: Vec<String>, directory: &Path) -> Result<CompileCommand, Failure> {
        let shown = host::shell::words(&words);
        let words = with_responses(words, directory, RESPONSES);
        let mut command =
            CompileCommand { shown, directory: directory.to_owned(), words: Vec::new(), sources: Vec::new() };
        let has_language = words.iter().any(|word| word.starts_with("-x"));
        let mut words = words.into_iter();
        let mut options_end = false;
        while let Some(word) = words.next() {
            if options_end || !word.starts_with('-') {
                command.push_operand(word, has_language);
            } else if word == "--" {
                options_end = true;
                command.push(word, WordRole::Plain);
            } else {
                let argument =
                    options::known(&word).filter(|option| option.takes_next).and_then(|_| words.next());
                command.push_option(word, argument);
            }
        }
        match command.sources.is_empty() {
            true => Err(Failure::Input(format!(
                "`{}` names no file of C, C++ or LLVM IR that is in {}",
                command.shown,
                directory.display()
            ))),
            false => Ok(command),
        }
    }

    fn push(&mut self, text: String, role: WordRole) {
        self.words.push(CommandWord { text, role });
    }

    fn push_operand(&mut self, word: String, has_language: bool) {
        let path = Path::new(&word);
        let suffix = path.extension().and_then(|suffix| suffix.to_str()).unwrap_or_default();
        let is_source =
            SUFFIXES.contains(&suffix) || SourceLanguage::of_suffix(suffix) == SourceLanguage::Cxx;
        let is_first = self.words.is_empty();
        let is_object = matches!(suffix, "o" | "a" | "so");
        let is_file = self.directory.join(path).is_file();
        if !is_first && is_file && (is_source || (has_language && !is_object)) {
            self.sources.push(path.to_owned());
            return self.push(word, WordRole::Source(self.sources.len() - 1));
        }
        // The compiler by a relative path, an object, a linker's script.
        let is_among_names = !word.contains('/') && !self.words.iter().any(|word| word.text.starts_with('-'));
        let named = if is_file && !is_among_names { self.absolute(&word) } else { word };
        self.push(named, WordRole::Plain);
    }

    /// Adds an option with the argument that follows it. Its path becomes absolute, since the command is to run elsewhere; the output stays, which is
    /// named anew.
    fn push_option(&mut self, word: String, argument: Option<String>) {
        let option = options::known(&word);
        let role = match option.map(|option| option.role) {
            Some(OptionRole::Preprocessor | OptionRole::PreprocessorPath) => WordRole::Preprocessor,
            Some(OptionRole::Output) => WordRole::Output,
            Some(OptionRole::Dropped) => WordRole::Dropped,
            Some(OptionRole::Language) => WordRole::Language,
            Some(OptionRole::Path | OptionRole::Other) => WordRole::Plain,
            None if options::is_of_language(&word) => WordRole::Language,
            None => WordRole::Plain,
        };
        let has_path = option.is_some_and(|option| {
            matches!(option.role, OptionRole::PreprocessorPath | OptionRole::Path | OptionRole::Output)
        });
        let joined =
            option.filter(|option| has_path && !option.takes_next).map(|option| option.spelling.len());
        match (joined, word.split_once('=')) {
            (Some(at), _) if role == WordRole::Output => {
                self.push(word[..at].to_owned(), role);
                self.push(word[at..].to_owned(), role);
            }
            (Some(at), _) => {
                let path = self.absolute(&word[at..]);
                self.push(format!("{}{path}", &word[..at]), role);
            }
            // `-fplugin=./mine.so`
            (None, Some((name, path))) if role == WordRole::Plain && self.is_relative_file(path) => {
                let path = self.absolute(path);
                self.push(format!("{name}={path}"), role);
            }
            _ => self.push(word, role),
        }
        if let Some(argument) = argument {
            let argument =
                if has_path && role != WordRole::Output { self.absolute(&argument) } else { argument };
            self.push(argument, role);
        }
    }

    fn is_relative_file(&self, path: &str) -> bool {
        path.contains('/') && !Path::new(path).is_absolute() && self.directory.join(path).exists()
    }

    fn absolute(&self, path: &str) -> String {
        // `=` stands for the root of the target's files.
        if path.starts_with('=') {
            return path.to_owned();
        }
        // Without `.` in it.
        let path: PathBuf = self.directory.join(path).components().collect();
        path.to_string_lossy().into_owned()
    }

    /// The directory in which it runs.
    #[must_use]
    pub fn directory(&self) -> &Path {
        &self.directory
    }

    /// The sources, as the command names them.
    #[must_use]
    pub fn sources(&self) -> &[PathBuf] {
        &self.sources
    }

    /// The source by its path from the directory of this process.
    #[must_use]
    pub fn source_path(&self, number: usize, here: &Path) -> PathBuf {
        let source = self.sources.get(number).cloned().unwrap_or_default();
        if self.directory == here { source } else { self.directory.join(source) }
    }

    /// True if it only compiles: it makes no program.
    #[must_use]
    pub fn only_compiles(&self) -> bool {
        let stops = ["-c", "-S", "-E", "-cc1", "-fsyntax-only"];
        self.words.iter().any(|word| stops.contains(&word.text.as_str()) && word.role == WordRole::Plain)
    }

    /// True if it is clang's own compiler, without the driver.
    #[must_use]
    pub fn is_clang_frontend(&self) -> bool {
        self.words.iter().any(|word| word.text == "-cc1")
    }

    /// True if it is the driver of a clang.
    #[must_use]
    pub fn is_clang_driver(&self) -> bool {
        let names = self.words.iter().take(3).filter_map(|word| Path::new(&word.text).file_name()?.to_str());
        !self.is_clang_frontend() && names.into_iter().any(|name| name.starts_with("clang"))
    }

    /// The flags without which the text of its sources means something else; without those of the preprocessor if that has run.
    #[must_use]
    pub fn language_flags(&self, preprocessed: bool) -> Vec<String> {
        let takes = |word: &&CommandWord| match word.role {
            WordRole::Language => !self.is_clang_frontend() || !word.text.starts_with("-m"),
            WordRole::Preprocessor => !preprocessed && !self.is_clang_frontend(),
            _ => false,
        };
        self.words.iter().filter(takes).map(|word| word.text.clone()).collect()
    }

    /// The language of its sources: as `-x` says, or their suffixes.
    #[must_use]
    pub fn is_cxx(&self) -> bool {
        let driver = self.words.first().is_some_and(|word| word.text.contains("++"));
        let suffix = |path: &PathBuf| Some(SourceLanguage::of_suffix(path.extension()?.to_str()?));
        driver || self.sources.iter().filter_map(suffix).any(|language| language == SourceLanguage::Cxx)
    }

    /// The words of the command with other files.
    #[must_use]
    pub fn with_files(&self, files: &CommandFiles<'_>) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut output_follows = false;
        for word in &self.words {
            match word.role {
                WordRole::Dropped => {}
                WordRole::Preprocessor if files.preprocessed => {}
                WordRole::Source(number) => words.extend(files.sources.get(number).cloned().flatten()),
                WordRole::Output if output_follows => {
                    words.push(files.output.map_or_else(|| last_name(&word.text), str::to_owned));
                    output_follows = false;
                }
                WordRole::Output => {
                    output_follows = true;
                    words.push(word.text.clone());
                }
                WordRole::Plain | WordRole::Language | WordRole::Preprocessor => {
                    words.push(word.text.clone())
                }
            }
        }
        let has_output = self.words.iter().any(|word| word.role == WordRole::Output);
        if let Some(output) = files.output.filter(|_| !has_output && self.takes_output()) {
            add_options(&mut words, ["-o", output]);
        }
        words
    }

    /// True if the program is one that takes `-o`.
    #[must_use]
    pub fn takes_output(&self) -> bool {
        let named = self.words.iter().any(|word| word.role == WordRole::Output);
        let names = self.words.iter().take(3).filter_map(|word| Path::new(&word.text).file_name()?.to_str());
        named || names.into_iter().any(|name| TAKES_OUTPUT.iter().any(|part| name.contains(part)))
    }

    /// The words by which one of the sources is preprocessed to a file.
    #[must_use]
    pub fn preprocessing(&self, source: usize, line_markers: bool, output: &str) -> Vec<String> {
        let only =
            |number: usize, path: &PathBuf| (number == source).then(|| path.to_string_lossy().into_owned());
        let sources: Vec<_> =
            self.sources.iter().enumerate().map(|(number, path)| only(number, path)).collect();
        let mut words =
            self.with_files(&CommandFiles { sources: &sources, output: Some(output), preprocessed: false });
        if !words.iter().any(|word| word == output) {
            add_options(&mut words, ["-o", output]);
        }
        add_options(&mut words, std::iter::once("-E").chain((!line_markers).then_some("-P")));
        words
    }

    /// The command for people.
    #[must_use]
    pub fn shown(&self) -> &str {
        &self.shown
    }
}

/// The words with the contents of response files (`@file`) in their place, which compilers read as a shell does.
fn with_responses(words: Vec<String>, directory: &Path, depth: u32) -> Vec<String> {
    let contents = |word: &String| {
        let path = directory.join(word.strip_prefix('@').filter(|_| depth > 0)?);
        shlex::split(&std::fs::read_to_string(path).ok()?)
    };
    let expanded = words.into_iter().map(|word| match contents(&word) {
        Some(inner) => with_responses(inner, directory, depth - 1),
        None => vec![word],
    });
    expanded.flatten().collect()
}

/// Adds options at the end, before what `--` makes operands: of several with one meaning the last counts.
pub fn add_options<'o>(words: &mut Vec<String>, options: impl IntoIterator<Item = &'o str>) {
    let at = words.iter().position(|word| word == "--").unwrap_or(words.len());
    words.splice(at..at, options.into_iter().map(str::to_owned));
}

fn last_name(path: &str) -> String {
    // A device is no file to be written.
    if path.starts_with("/dev/") {
        return path.to_owned();
    }
    Path::new(path).file_name().map_or_else(|| path.to_owned(), |name| name.to_string_lossy().into_owned())
}

/// The directory and the command of `cd there && command`, as builds print them.
fn after_change_of_directory<'l>(line: &'l str, directory: &Path) -> Result<(PathBuf, &'l str), Failure> {
    let changed = line.strip_prefix("cd ").and_then(|rest| rest.split_once("&&"));
    let Some((there, command)) = changed else { return Ok((directory.to_owned(), line)) };
    let there = shlex::split(there).unwrap_or_default();
    match &there[..] {
        [there] => Ok((directory.join(there), command.trim())),
        _ => Err(Failure::Input(format!("`{line}` is no command: after `cd` comes one directory"))),
    }
}

/// The first character of a line that only a shell understands.
fn mark_of_shell(line: &str) -> Option<char> {
    let mut quotation = None;
    let mut characters = line.chars();
    while let Some(c) = characters.next() {
        match (quotation, c) {
            (Some('\''), '\'') | (Some('"'), '"') => quotation = None,
            (Some('\''), _) => {}
            (_, '\\') => drop(characters.next()),
            (_, '$' | '`') => return Some(c),
            (None, '\'' | '"') => quotation = Some(c),
            (None, _) if OF_SHELL.contains(&c) => return Some(c),
            _ => {}
        }
    }
    None
}

/// The names that sources have in the directory of a test: their last, unless two have the same.
#[must_use]
pub fn test_names(sources: &[PathBuf]) -> Vec<PathBuf> {
    let last = |path: &PathBuf| path.file_name().map(PathBuf::from).unwrap_or_default();
    let names: Vec<PathBuf> = sources.iter().map(last).collect();
    let distinct = names.iter().collect::<std::collections::BTreeSet<_>>().len() == names.len();
    let numbered = |(number, name): (usize, &PathBuf)| PathBuf::from(number.to_string()).join(name);
    if distinct { names } else { names.iter().enumerate().map(numbered).collect() }
}

/// A name that no command takes for an option.
#[must_use]
pub fn operand(name: &Path) -> String {
    let name = name.to_string_lossy();
    if name.starts_with('-') { format!("./{name}") } else { name.into_owned() }
}
