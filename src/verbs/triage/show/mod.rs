//! `bitfrost triage show`: a finding on a page for people.

pub(super) mod json;

use crate::cli::{DatabaseArgs, ShowArgs};
use database::{Database, FindingDetail};
use host::Failure;
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};

use super::table::{age, folded_lines, width};
use super::view::FindingView;

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding.
pub(super) fn show(args: &ShowArgs, out: &mut Output) -> Result<(), Failure> {
    let ShowArgs { subject, original, database: at } = args;
    let detail = super::finding_of(*subject, at, &Database::open_to_read(&at.path)?)?;
    out.styled(page_lines(&detail, *original, at, width(out)))?;
    out.json(&json::ShownFinding::new(&detail))
}

/// The whole page of a finding: of its smallest program, or of the original one.
pub(super) fn page_lines(
    detail: &FindingDetail,
    original: bool,
    at: &DatabaseArgs,
    width: usize,
) -> Vec<StyledLine> {
    let view = if original { FindingView::as_found(detail) } else { FindingView::of_smallest(detail) };
    let mut lines = head(&view, width);
    let sections = [
        ("expected and got".to_owned(), view.difference_lines(width)),
        ("who disagrees with whom".to_owned(), view.matrix_lines(width)),
        ("layout, and where arguments and results are".to_owned(), view.explained_lines(width)),
        (program_title(detail, original), folded(view.text.lines(), width)),
        ("history".to_owned(), view.history_lines(width)),
    ];
    for (title, section) in sections.into_iter().filter(|(_, section)| !section.is_empty()) {
        lines.extend([StyledLine::default(), StyledLine::new(Style::Strong, title).cut(width)]);
        lines.extend(section);
    }
    lines.push(StyledLine::default());
    lines.extend(next_commands(&view, at, width));
    lines
}

fn head(view: &FindingView<'_>, width: usize) -> Vec<StyledLine> {
    let FindingDetail { id, bucket, verdict, seen, last_seen, tags, cause, .. } = view.detail;
    let tags: String = tags.iter().map(|tag| format!(" #{tag}")).collect();
    let times = if *seen == 1 { "once".to_owned() } else { format!("{seen} times") };
    let age = age(*last_seen, unix_milliseconds());
    let head = StyledLine::new(Style::Strong, format!("finding {}", id.0)).with_part(
        Style::Plain,
        format!(": {verdict}, seen {times}, last {age}{}", if age == "now" { "" } else { " ago" }),
    );
    let bucket = format!("bucket {} [{}]{tags}: {cause}", bucket.0, view.status);
    let mut lines = vec![head.cut(width)];
    let releases = view.releases.lines().join("; ");
    let about = [&bucket, view.summary, &view.sentence, &releases];
    lines.extend(folded(about.into_iter().filter(|line| !line.is_empty()), width));
    lines
}

fn program_title(detail: &FindingDetail, original: bool) -> String {
    match (detail.reductions.last(), original) {
        (_, true) => "program (as it was found)".to_owned(),
        (Some(last), false) => {
            let attempts = last.attempts;
            format!("program (reduced, after {attempts} candidates; --original shows it as it was found)")
        }
        (None, false) => "program (as it was found: it is not reduced)".to_owned(),
    }
}

/// The next commands. Below a module they are comments, so that all of it together can be a file.
fn next_commands(view: &FindingView<'_>, at: &DatabaseArgs, width: usize) -> Vec<StyledLine> {
    let reduce = format!("bitfrost reduce {} --db {}", view.detail.id.0, at.path.display());
    let comment = view.detail.language.syntax().line_comment();
    let lines = [view.export_command(at), reduce].map(|command| format!("{comment}next: {command}"));
    folded(lines.iter().map(String::as_str), width)
}

fn folded<'a>(lines: impl Iterator<Item = &'a str>, width: usize) -> Vec<StyledLine> {
    lines.flat_map(|line| folded_lines(line, width)).collect()
}
