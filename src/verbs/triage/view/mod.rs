//! One view of a finding: everything that the page, the report, the screen and the exports show of it, worked out once.
//!
//! Represents: a finding by one of its programs, the smallest or the one that was found. The renderers only choose, cut and mark up:
//! `show` as lines of a terminal, which `tui` scrolls, `report` as HTML, `export` as Markdown and in formats for programs.

pub(super) mod blame;
mod differences;
mod history;
mod lines;
pub(super) mod outcome;
mod releases;
mod stored_compilers;
pub(super) mod stored_json;

use lang::Program;

pub(super) use stored_compilers::StoredCompilers;

use crate::cli::DatabaseArgs;
use crate::kinds::CaseKind;
use crate::verbs::explain;
use campaign::EngineMatrix;
use database::{ExaminationDetail, FindingDetail};
use examination::cause::engines_at_fault;

use differences::Differences;
use history::HistoryEvent;
use outcome::EngineGroup;
use releases::Releases;

/// A finding as it is shown, by one of its programs.
pub(super) struct FindingView<'a> {
    /// The finding as the database has it.
    pub(super) detail: &'a FindingDetail,
    /// The status of its bucket today.
    pub(super) status: &'a str,
    /// The text of the program.
    pub(super) text: &'a str,
    /// The program, if it is in C and can be read.
    pub(super) program: Option<Program>,
    /// The result of its examination, in one line.
    pub(super) summary: &'a str,
    /// The compilers of that examination.
    pub(super) compilers: StoredCompilers,
    /// The engine that says what is expected.
    pub(super) witness: &'static str,
    /// The engines by their outcomes.
    pub(super) groups: Vec<EngineGroup>,
    /// The engines that differ from what is expected.
    pub(super) wrong: Vec<String>,
    /// The sentence that names the engine at fault.
    pub(super) sentence: String,
    /// The compilers that are wrong and right, and since when.
    pub(super) releases: Releases,
    /// The kind of defect in a few words.
    pub(super) kind_of_defect: &'static str,
    differences: Differences,
    /// The engines that disagree, callers against callees; `None` where no engine is wrong.
    matrix: Option<EngineMatrix>,
    /// The records and the functions that are called across the sides, as `explain` has them, line by line.
    explained: Vec<String>,
    history: Vec<HistoryEvent>,
}

impl FindingView<'_> {
    /// The view of a finding by its smallest program.
    pub(super) fn of_smallest(detail: &FindingDetail) -> FindingView<'_> {
        FindingView::new(detail, detail.smallest(), detail.examination())
    }

    /// The view of a finding by the program as it was found.
    pub(super) fn as_found(detail: &FindingDetail) -> FindingView<'_> {
        FindingView::new(detail, &detail.text, detail.examinations.first())
    }

    fn new<'a>(
        detail: &'a FindingDetail,
        text: &'a str,
        examination: Option<&'a ExaminationDetail>,
    ) -> FindingView<'a> {
        let witness = CaseKind::of_finding(detail).facts().witness;
        let groups = outcome::groups(examination.map_or(&[], |stored| &stored.reports));
        let wrong = blame::wrong_engines(&groups, witness);
        let program = detail.language.program(text);
        let compilers = StoredCompilers::parse(examination.map_or("{}", |stored| &stored.compilers));
        let at_fault: Vec<&str> = engines_at_fault(&detail.cause).collect();
        // The fields made from others come before these: `program`, `groups` and `wrong` are moved in at the
        // end.
        FindingView {
            detail,
            status: detail.statuses.last().map_or("new", |status| &status.status),
            text,
            summary: examination.map_or("", |stored| &stored.summary),
            releases: Releases::new(&groups, &wrong, &at_fault, &compilers),
            compilers,
            witness,
            sentence: blame::sentence(detail, program.as_ref(), &wrong),
            kind_of_defect: blame::kind_of_defect(detail),
            differences: Differences::new(&groups, witness, &wrong),
            matrix: (!wrong.is_empty()).then(|| differences::matrix(&groups, &wrong)),
            explained: program.as_ref().map(explain::called_across).unwrap_or_default(),
            history: history::events(detail),
            program,
            groups,
            wrong,
        }
    }

    /// The name of a file with the program.
    pub(super) fn program_file(&self) -> String {
        format!("program.{}", self.detail.language.extension())
    }

    /// The command that writes the finding to files.
    pub(super) fn export_command(&self, at: &DatabaseArgs) -> String {
        let (id, path) = (self.detail.id.0, at.path.display());
        format!("bitfrost triage export {id} --format folder --output . --db {path}")
    }
}
