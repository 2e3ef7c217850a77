//! A report for a compiler's issue tracker.

use super::{Exported, commands};
use crate::verbs::triage::plain::Reproducer;

/// The report: title, reproducer, expected and actual result, layout and passing, versions.
pub(super) fn report(one: &Exported) -> String {
    let mut text = format!("# {}\n\n{}\n", title(one), one.sentence);
    text += &versions(one);
    text += &match &one.reproducer {
        Ok(reproducer) => reproduction(reproducer),
        Err(why) => alone(one, why),
    };
    text += &format!("\n## Expected and actual\n\n{}\n", one.detail.summary());
    text += &fenced("", &one.differences);
    if !one.explained.is_empty() {
        text += "\n## What the ABI document says\n\n";
        text += &fenced("", &one.explained);
    }
    text
}

fn title(one: &Exported) -> String {
    let names: Vec<&str> = match &one.reproducer {
        Ok(reproducer) => reproducer.configurations.iter().map(String::as_str).collect(),
        Err(_) => Vec::new(),
    };
    match names[..] {
        [] => one.detail.summary().to_owned(),
        [one_side] => format!("{one_side}: {}", one.what),
        [caller, callee] if caller == callee => format!("{caller}: {}", one.what),
        [caller, callee, ..] => format!("{caller} calls {callee}: {}", one.what),
    }
}

fn versions(one: &Exported) -> String {
    let Ok(reproducer) = &one.reproducer else { return String::new() };
    let mut names = reproducer.configurations.clone();
    names.dedup();
    let line = |name: &String| {
        let version = one.compilers.version(name).unwrap_or("version unknown");
        format!("- `{name}`: {version}\n")
    };
    let target = one
        .program
        .as_ref()
        .map_or_else(String::new, |program| format!("- target: {}\n", program.target.name()));
    format!("\n## Versions\n\n{}{target}", names.iter().map(line).collect::<String>())
}

fn reproduction(reproducer: &Reproducer) -> String {
    let mut text = "\n## How to reproduce\n\nWhere the compilers are right this ends with 0. Otherwise a compiler stops at an assertion or a valid program, or the program \
         prints what was expected and what it got, and ends with 1.\n".to_owned();
    for file in &reproducer.files {
        text += &format!("\n`{}`:\n\n{}", file.name, fenced("c", &file.text));
    }
    text + "\nCommands:\n\n" + &fenced("sh", &(commands(reproducer) + "\n"))
}

/// The program itself, where plain compilers do not show it.
fn alone(one: &Exported, why: &str) -> String {
    let syntax = one.detail.language.syntax();
    let extension = syntax.extension();
    let program = fenced(syntax.code_block(), one.detail.smallest());
    format!(
        "\n## How to reproduce\n\nThere are no commands of plain compilers: {why}. With bitfrost:\n\n\
         ```sh\nbitfrost check program.{extension}\n```\n\n`program.{extension}`:\n\n{program}"
    )
}

/// A block of code, with a fence that the text does not have.
fn fenced(language: &str, text: &str) -> String {
    let mut fence = "```".to_owned();
    while text.contains(&fence) {
        fence.push('`');
    }
    let end = if text.ends_with('\n') || text.is_empty() { "" } else { "\n" };
    format!("{fence}{language}\n{text}{end}{fence}\n")
}
