//! The parts of a view as lines of a terminal, which the HTML page and the exports show as well.

use super::FindingView;
use crate::verbs::triage::table::folded_lines;
use host::styled::StyledLine;

impl FindingView<'_> {
    /// A table of what was expected and what came.
    pub(in crate::verbs::triage) fn difference_lines(&self, width: usize) -> Vec<StyledLine> {
        self.differences.lines(width)
    }

    /// The matrix of engines that disagree; nothing where no engine is wrong.
    pub(in crate::verbs::triage) fn matrix_lines(&self, width: usize) -> Vec<StyledLine> {
        self.matrix.as_ref().map(|matrix| matrix.lines(width)).unwrap_or_default()
    }

    /// Layouts, and where arguments and results are.
    pub(in crate::verbs::triage) fn explained_lines(&self, width: usize) -> Vec<StyledLine> {
        self.explained.iter().flat_map(|line| folded_lines(line, width)).collect()
    }

    /// A line for each status and comment, first to last.
    pub(in crate::verbs::triage) fn history_lines(&self, width: usize) -> Vec<StyledLine> {
        self.history.iter().flat_map(|event| folded_lines(&event.to_string(), width)).collect()
    }
}
