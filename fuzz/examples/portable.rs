//! Makes the entries of a corpus portable: saved DNA becomes the text of its program, and what no target reads is named.
//!
//! `portable [--raw] DIRECTORY…`; with `--raw` an entry that is no input is the DNA of a program of the profile `mixed`, as
//! the targets once took it.
#![expect(clippy::print_stdout, reason = "it reports what it did")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use bitfrost_fuzz::{InputCase, MAX_INPUT, read};
use generator::{Config, Profile};

/// The form of an entry.
enum Entry {
    /// Text of a program or module.
    Portable,
    /// DNA, as the text of its program.
    Converted(String),
    /// Nothing that a target reads.
    Unreadable,
}

fn entry(content: &[u8], raw: bool) -> Entry {
    match read(content).as_deref() {
        Some(InputCase::Program(program)) if content.starts_with(b"BITFROST") => {
            Entry::Converted(lang::print::program(program))
        }
        Some(InputCase::Program(_) | InputCase::Module(_)) => Entry::Portable,
        None if raw => {
            let program = generator::program(content, &Config::new(Profile::Mixed));
            Entry::Converted(lang::print::program(&program))
        }
        None => Entry::Unreadable,
    }
}

fn convert(directory: &Path, raw: bool) -> std::io::Result<[u64; 3]> {
    let mut counts = [0; 3];
    for file in fs::read_dir(directory)? {
        let path = file?.path();
        if !path.is_file() {
            continue;
        }
        let kind = match entry(&fs::read(&path)?, raw) {
            Entry::Portable => 0,
            Entry::Converted(text) => {
                case_files::write(&path, text.as_bytes()).map_err(std::io::Error::other)?;
                1
            }
            Entry::Unreadable => {
                println!("{}: neither C of the subset, nor LLVM IR, nor DNA of this version", path.display());
                2
            }
        };
        counts[kind] += 1;
    }
    Ok(counts)
}

#[expect(clippy::disallowed_methods, reason = "a program of its own, beside the command")]
fn main() -> ExitCode {
    let (options, directories): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    if directories.is_empty() || options.iter().any(|option| option != "--raw") {
        println!("portable [--raw] DIRECTORY…");
        return ExitCode::from(2);
    }
    for directory in directories.iter().map(PathBuf::from) {
        match convert(&directory, !options.is_empty()) {
            Ok([portable, converted, unreadable]) => println!(
                "{}: {portable} portable, {converted} converted, {unreadable} unreadable (at most {MAX_INPUT} bytes)",
                directory.display()
            ),
            Err(why) => {
                println!("{}: {why}", directory.display());
                return ExitCode::from(3);
            }
        }
    }
    ExitCode::SUCCESS
}
