//! `bitfrost triage show`: a finding on a page for people.

pub(super) mod blame;
mod differences;
pub(super) mod history;
pub(super) mod json;
pub(super) mod outcome;
mod stored_json;

use database::{Database, ExaminationDetail, FindingDetail};
use host::Failure;
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};

use crate::cli::{DatabaseArgs, ShowArgs};
use crate::kinds::CaseKind;
use crate::verbs::explain;

use super::table::{age, folded, width};

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

/// The whole page of a finding.
pub(super) fn page_lines(
    detail: &FindingDetail,
    original: bool,
    at: &DatabaseArgs,
    width: usize,
) -> Vec<StyledLine> {
    let page = Page::new(detail, original);
    let mut lines = page.head(width);
    for (title, section) in page.sections(width).into_iter().filter(|(_, section)| !section.is_empty()) {
        lines.extend([StyledLine::default(), StyledLine::new(Style::Strong, title).cut(width)]);
        lines.extend(section);
    }
    lines.extend(commands(detail, at, width).into_iter().map(StyledLine::plain));
    lines
}

/// The program that is shown, and what the engines said about it.
pub(super) struct Page<'a> {
    detail: &'a FindingDetail,
    text: &'a str,
    /// The outcomes of the engines on it, as they were stored.
    pub(super) examination: Option<&'a ExaminationDetail>,
    /// The same, understood.
    pub(super) groups: Vec<outcome::EngineGroup>,
    which: String,
}

/// The engine that says what is expected.
pub(super) fn witness(detail: &FindingDetail) -> &'static str {
    CaseKind::of_finding(detail).facts().witness
}

impl Page<'_> {
    /// The page of a finding: of its smallest program, or of the original one.
    pub(super) fn new(detail: &FindingDetail, original: bool) -> Page<'_> {
        let last = detail.reductions.last().filter(|_| !original);
        let examination = if original { detail.examinations.first() } else { detail.examination() };
        let which = match (last, original) {
            (Some(last), _) => {
                format!("reduced, after {} candidates; --original shows it as it was found", last.attempts)
            }
            (None, true) => "as it was found".to_owned(),
            (None, false) => "as it was found: it is not reduced".to_owned(),
        };
        Page {
            detail,
            text: last.map_or(&detail.text, |last| &last.text),
            examination,
            groups: outcome::groups(examination.map_or(&[], |stored| &stored.reports)),
            which,
        }
    }

    fn head(&self, width: usize) -> Vec<StyledLine> {
        let FindingDetail { id, bucket, verdict, seen, last_seen, statuses, tags, cause, .. } = self.detail;
        let status = statuses.last().map_or("new", |status| &status.status);
        let tags: String = tags.iter().map(|tag| format!(" #{tag}")).collect();
        let times = if *seen == 1 { "once".to_owned() } else { format!("{seen} times") };
        let age = age(*last_seen, unix_milliseconds());
        let summary = self.examination.map_or("", |examination| &examination.summary);
        let who = blame::sentence(self.detail, &blame::wrong_engines(&self.groups, witness(self.detail)));
        let head = StyledLine::new(Style::Strong, format!("finding {}", id.0)).with_part(
            Style::Plain,
            format!(": {verdict}, seen {times}, last {age}{}", if age == "now" { "" } else { " ago" }),
        );
        let bucket = format!("bucket {} [{status}]{tags}: {cause}", bucket.0);
        let folded = [bucket, summary.to_owned(), who];
        std::iter::once(head.cut(width))
            .chain(folded.iter().flat_map(|line| folded_lines(line, width)))
            .collect()
    }

    /// Titles and lines; sections without lines are left out.
    fn sections(&self, width: usize) -> Vec<(String, Vec<StyledLine>)> {
        let program = self.text.lines().flat_map(|line| folded_lines(line, width)).collect();
        vec![
            ("expected and got".to_owned(), self.differences(width)),
            ("who disagrees with whom".to_owned(), self.disagreement(width)),
            ("layout, and where arguments and results are".to_owned(), self.explained(width)),
            (format!("program ({})", self.which), program),
            ("history".to_owned(), history::lines(self.detail, width)),
        ]
    }

    /// The expected outcome beside those that differ.
    pub(super) fn differences(&self, width: usize) -> Vec<StyledLine> {
        differences::lines(&self.groups, witness(self.detail), width)
    }

    /// The matrix of engines that disagree: callers against callees; nothing where no engine is wrong.
    pub(super) fn disagreement(&self, width: usize) -> Vec<StyledLine> {
        let witness = witness(self.detail);
        match blame::wrong_engines(&self.groups, witness).is_empty() {
            true => Vec::new(),
            false => differences::matrix(&self.groups, witness, width),
        }
    }

    /// Records and functions that are called across the sides, as `explain` tells them.
    pub(super) fn explained(&self, width: usize) -> Vec<StyledLine> {
        let program = self.detail.language.program(self.text);
        let lines = program.map(|program| explain::called_across(&program)).unwrap_or_default();
        lines.iter().flat_map(|line| folded_lines(line, width)).collect()
    }
}

fn folded_lines(line: &str, width: usize) -> Vec<StyledLine> {
    folded(line, width).into_iter().map(StyledLine::plain).collect()
}

/// The next commands. Below a module they are comments, so that all of it together can be a file.
fn commands(detail: &FindingDetail, at: &DatabaseArgs, width: usize) -> Vec<String> {
    let (id, path) = (detail.id.0, at.path.display());
    let commands = [
        format!("bitfrost triage export {id} --format folder --output . --db {path}"),
        format!("bitfrost reduce {id} --db {path}"),
    ];
    let comment = detail.language.syntax().line_comment();
    let lines = commands.iter().map(|command| format!("{comment}next: {command}"));
    std::iter::once(String::new()).chain(lines.flat_map(|line| folded(&line, width))).collect()
}
