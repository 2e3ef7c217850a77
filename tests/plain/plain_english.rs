//! Documentation begins with a noun phrase or a verb in the third person, and functions are named by what they return or do.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use crate::sources::{crates, identifier, root, sources};

/// The words that begin a riddle: the reader has to find the noun.
const QUESTIONS: [&str; 9] = ["How", "What", "When", "Where", "Whether", "Which", "Who", "Whose", "Why"];

/// Prepositions and pronouns, which say nothing as the name of a function.
const BARE: [&str; 43] = [
    "after",
    "all",
    "any",
    "at",
    "before",
    "behind",
    "beside",
    "between",
    "both",
    "by",
    "each",
    "everything",
    "for",
    "from",
    "here",
    "in",
    "into",
    "it",
    "itself",
    "none",
    "nothing",
    "of",
    "on",
    "one",
    "only",
    "other",
    "others",
    "over",
    "per",
    "same",
    "some",
    "something",
    "that",
    "these",
    "this",
    "those",
    "through",
    "to",
    "under",
    "what",
    "with",
    "within",
    "without",
];

/// All sources of the workspace, each once.
fn every_source() -> BTreeSet<PathBuf> {
    let parts = ["src", "tests", "benches", "examples", "build", "fuzz_targets"];
    let directories = crates().into_iter().flat_map(|name| parts.map(|part| root().join(&name).join(part)));
    directories.filter(|directory| directory.is_dir()).flat_map(|directory| sources(&directory)).collect()
}

/// The text of a line of documentation.
fn documentation(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").filter(|rest| !rest.starts_with('/')).or(line.strip_prefix("//!")).map(str::trim)
}

/// The numbers of the lines, from 1, in which a documentation comment begins with a question's word.
fn questions(text: &str) -> impl Iterator<Item = usize> {
    let mut before = None;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        let begins = documentation(line).filter(|_| before.is_none());
        before = documentation(line);
        begins.is_some_and(|begin| QUESTIONS.contains(&identifier(begin))).then_some(number)
    })
}

/// The functions of a text whose name is a preposition or a pronoun, but for `From::from` and `Into::into`.
fn bare_functions(text: &str) -> impl Iterator<Item = &str> {
    let mut conversion = false;
    text.lines().filter_map(move |line| {
        if line.trim_start().starts_with("impl") {
            conversion = line.contains("From<") || line.contains("Into<");
        }
        let code = line.split("//").next().unwrap_or_default();
        let (before, rest) = code.split_once("fn ")?;
        let name = identifier(rest);
        let is_definition = before.is_empty() || before.ends_with(' ');
        let is_of_trait = conversion && ["from", "into"].contains(&name);
        (is_definition && BARE.contains(&name) && !is_of_trait).then_some(name)
    })
}

#[test]
fn documentation_begins_with_a_noun_or_a_verb() {
    let files = every_source();
    assert!(files.len() > 1000, "only {} files are found", files.len());
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let place = file.strip_prefix(root()).unwrap().display();
        found.extend(questions(&text).map(|line| format!("{place}:{line}")));
    }
    assert_eq!(found, [""; 0], "comments that begin with {QUESTIONS:?}");
}

#[test]
fn no_function_is_named_by_a_preposition_or_a_pronoun() {
    let mut found = Vec::new();
    for file in every_source() {
        let text = fs::read_to_string(&file).unwrap();
        let place = file.strip_prefix(root()).unwrap().display();
        found.extend(bare_functions(&text).map(|name| format!("{place}: {name}")));
    }
    assert_eq!(found, [""; 0], "functions that should be named by what they return or do");
}

#[test]
fn comments_and_functions_are_read_from_every_form() {
    let text = "//! What it is.\n\n/// The size.\n/// What counts.\nfn size() {}\n    /// Whether it is.\n/// Whatever.\n";
    assert_eq!(questions(text).collect::<Vec<_>>(), [1, 6]);
    // This file is read, too: the keyword is written otherwise here.
    let text = "impl From<A> for B {\n    fun from(a: A) -> B {\n}\nimpl B {\n    pub const fun from(a: A) -> B {\n    fun with_a()\n\
                // fun of()\nfun one() {}\n"
        .replace("fun ", "fn ");
    assert_eq!(bare_functions(&text).collect::<Vec<_>>(), ["from", "one"]);
}
