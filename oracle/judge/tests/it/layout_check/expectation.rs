//! The layouts that are expected of a compiler.

use lang::Program;
use lang::layout_query::{LayoutQuery, layout_queries};
use lowering::Stages;
use lowering::layout::{Dialect, LayoutError, Layouts, answer};

use super::tally::Tally;
use engines::compiler::GCC;
use engines::native::Configuration;
use judge::ledger::{EntryId, Ledger, Party};

/// The answers expected of one compiler about one program.
pub(super) struct Expectation<'p> {
    /// The program's number among those that are checked.
    pub(crate) number: usize,
    /// With the records.
    pub(crate) program: &'p Program,
    /// The layout questions.
    pub(crate) questions: Vec<LayoutQuery>,
    ours: Layouts,
    theirs: Layouts,
    /// For each record, the entry that says that it is laid out as theirs.
    known: Vec<Option<EntryId>>,
}

impl<'p> Expectation<'p> {
    /// The answers of our layout, and those of the compiler's dialect where the ledger knows that it differs.
    pub(super) fn new(
        number: usize,
        program: &'p Program,
        configuration: &Configuration,
        ledger: &Ledger,
        stages: &dyn Stages,
    ) -> Result<Expectation<'p>, LayoutError> {
        let identity = &configuration.compiler.identity;
        let dialect = if identity.family == GCC { Dialect::Gcc } else { Dialect::Clang };
        let ours = stages.layouts(program, Dialect::default())?;
        let theirs = Layouts::in_dialect(program, dialect)?;
        let questions = layout_queries(program);
        let (ours_party, party) = (Party::ours(), Party::Compiler(identity.clone()));
        let entry = |id| ledger.layout(&ours_party, &party, program, id).map(|entry| entry.id.clone());
        // By the answers: a record is also laid out differently where only a record inside it is.
        let differs = |probe: &&LayoutQuery| answer(program, &ours, probe) != answer(program, &theirs, probe);
        let mut known = vec![None; program.records.len()];
        for id in questions.iter().filter(differs).map(LayoutQuery::record) {
            known[id.index()] = entry(id);
        }
        Ok(Expectation { number, program, questions, ours, theirs, known })
    }

    /// The answer that is expected to a question.
    pub(super) fn answer(&self, probe: &LayoutQuery) -> Vec<u64> {
        let known = self.known[probe.record().index()].is_some();
        answer(self.program, if known { &self.theirs } else { &self.ours }, probe)
    }

    /// Counts the records about which the ledger is believed.
    pub(super) fn count_known(&self, tally: &mut Tally) {
        for entry in self.known.iter().flatten() {
            *tally.known.entry(entry.clone()).or_default() += 1;
        }
    }
}
