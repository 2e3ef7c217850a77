//! A report for a compiler's issue tracker.

use super::assembly;
use crate::verbs::triage::reproducer::Reproducer;
use crate::verbs::triage::view::FindingView;
use host::printable;
use host::styled::StyledLine;

/// The columns of tables.
const WIDTH: usize = 100;

/// The report: title, versions, reproducer, expected and actual result, assembly, layout and passing.
pub(super) fn report(view: &FindingView<'_>, reproducer: &Result<Reproducer, String>) -> String {
    let (title, reproduction) = match reproducer {
        Ok(reproducer) => (title(view, &reproducer.configurations), reproduction(view, reproducer)),
        Err(why) => (view.summary.to_owned(), alone(view, why)),
    };
    let [title, sentence, summary] = [title.as_str(), &view.sentence, view.summary].map(inline);
    let mut text = format!("# {title}\n\n{sentence}\n{reproduction}");
    text += &format!("\n## Expected and actual\n\n{summary}\n");
    text += &fenced("", &plain(&view.difference_lines(WIDTH)));
    let assembly = reproducer.as_ref().ok().and_then(|reproducer| assembly::side_by_side(view, reproducer));
    if let Some(assembly) = assembly {
        text += "\n## Assembly\n\n";
        text += &fenced("", &assembly);
    }
    let explained = plain(&view.explained_lines(WIDTH));
    if !explained.is_empty() {
        text += "\n## What the ABI document says\n\n";
        text += &fenced("", &explained);
    }
    // Code, too, may hold what a terminal obeys.
    printable::text(&text).into_owned()
}

/// A text as a line of Markdown shows it: compilers and programs write what a reader would take for tags, links or a heading.
fn inline(text: &str) -> String {
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    line.chars().flat_map(|c| r"\<&[]`*".contains(c).then_some('\\').into_iter().chain([c])).collect()
}

fn title(view: &FindingView<'_>, configurations: &[String]) -> String {
    let defect = view.kind_of_defect;
    match configurations {
        [] => view.summary.to_owned(),
        [both] => format!("{both}: {defect}"),
        [caller, callee] if caller == callee => format!("{caller}: {defect}"),
        [caller, callee, ..] => format!("{caller} calls {callee}: {defect}"),
    }
}

/// Lines without style, and without blanks at their ends.
fn plain(lines: &[StyledLine]) -> String {
    lines.iter().map(|line| line.to_string().trim_end().to_owned() + "\n").collect()
}

/// The versions of the compilers, the files, and the commands.
fn reproduction(view: &FindingView<'_>, reproducer: &Reproducer) -> String {
    let versions = view.compilers.versions(&reproducer.configurations);
    let versions: String =
        versions.map(|(name, version)| format!("- `{name}`: {}\n", inline(version))).collect();
    let target = view.program.as_ref().map(|program| format!("- target: {}\n", program.target.name()));
    let releases = view.releases.lines().into_iter().map(|line| format!("- {line}\n"));
    let mut text = format!("\n## Versions\n\n{versions}{}", target.unwrap_or_default());
    text.extend(releases);
    text += "\n## How to reproduce\n\nWhere the compilers are right this ends with 0. Otherwise a compiler stops at an assertion or a valid program, or the program \
         prints what was expected and what it got, and ends with 1.\n";
    for file in &reproducer.files {
        text += &format!("\n`{}`:\n\n{}", file.name, fenced("c", &file.text));
    }
    text + "\nCommands:\n\n" + &fenced("sh", &(reproducer.commands() + "\n"))
}

/// The program itself, where plain compilers do not show it.
fn alone(view: &FindingView<'_>, why: &str) -> String {
    let file = view.program_file();
    let program = fenced(view.detail.language.syntax().code_block(), view.text);
    format!(
        "\n## How to reproduce\n\nThere are no commands of plain compilers: {}. With bitfrost:\n\n\
         ```sh\nbitfrost check {file}\n```\n\n`{file}`:\n\n{program}",
        inline(why)
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
