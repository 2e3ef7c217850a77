//! The counts of a layout check, and the unexpected answers.

use std::collections::BTreeMap;
use std::fmt;

use lang::Program;
use lang::layout_query::LayoutQuery;

use engines::engine::Configuration;
use judge::ledger::EntryId;

/// The result of a layout check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LayoutTally {
    /// Programs whose records were asked about.
    pub(crate) programs: usize,
    /// The number of their records.
    pub(crate) records: usize,
    /// The answers of each compiler.
    pub(crate) compilers: Vec<Tally>,
    /// Compilers on C that cannot be asked in bulk, and why.
    pub(crate) skipped: Vec<(Configuration, &'static str)>,
}

/// The answers of one compiler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// The compiler's configuration.
    pub(crate) configuration: Configuration,
    /// Sizes, alignments and offsets asserted.
    pub(crate) assertions: usize,
    /// Bit-fields of which an object file showed the bits.
    pub(crate) bit_fields: usize,
    /// Records laid out as the ledger says that this compiler and we differ.
    pub(crate) known: BTreeMap<EntryId, usize>,
    /// Everything else that was not as expected.
    pub(crate) unexplained: Vec<UnexpectedAnswer>,
}

/// An answer that was not expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnexpectedAnswer {
    /// The number of the program.
    pub(crate) program: usize,
    /// The unexpected answer.
    pub(crate) wrong: UnexpectedKind,
}

/// A kind of unexpected answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum UnexpectedKind {
    /// The answer to a question.
    Answer {
        /// The question.
        probe: LayoutQuery,
        /// Our answer.
        expected: Vec<u64>,
        /// The compiler's diagnostic, or the bits in its object.
        message: String,
    },
    /// The compiler does not take the records at all, and says this.
    Refused(String),
}

impl LayoutTally {
    /// Nothing asked yet about these programs.
    pub(super) fn new(programs: &[Program]) -> LayoutTally {
        let records = programs.iter().map(|program| program.records.len()).sum();
        LayoutTally { programs: programs.len(), records, ..LayoutTally::default() }
    }

    /// Adds what came of a check of more programs by the same toolchain; their numbers follow these.
    pub(crate) fn add(&mut self, more: LayoutTally) {
        let LayoutTally { programs, records, compilers, skipped } = more;
        for tally in compilers {
            match self.compilers.iter_mut().find(|known| known.configuration == tally.configuration) {
                Some(known) => known.add(tally, self.programs),
                None => self.compilers.push(tally),
            }
        }
        self.programs += programs;
        self.records += records;
        self.skipped = skipped;
    }

    /// Every answer that no ledger entry explains.
    pub(crate) fn unexplained(&self) -> impl Iterator<Item = (&Configuration, &UnexpectedAnswer)> {
        self.compilers
            .iter()
            .flat_map(|tally| tally.unexplained.iter().map(|answer| (&tally.configuration, answer)))
    }
}

impl Tally {
    /// Nothing asked yet.
    pub(super) fn new(configuration: Configuration) -> Tally {
        let (known, unexplained) = (BTreeMap::new(), Vec::new());
        Tally { configuration, assertions: 0, bit_fields: 0, known, unexplained }
    }

    fn add(&mut self, more: Tally, programs_before: usize) {
        let Tally { configuration: _, assertions, bit_fields, known, unexplained } = more;
        self.assertions += assertions;
        self.bit_fields += bit_fields;
        for (entry, records) in known {
            *self.known.entry(entry).or_default() += records;
        }
        let later = |answer: UnexpectedAnswer| UnexpectedAnswer {
            program: answer.program + programs_before,
            ..answer
        };
        self.unexplained.extend(unexplained.into_iter().map(later));
    }
}

impl fmt::Display for LayoutTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} records in {} programs", self.records, self.programs)?;
        for Tally { configuration, assertions, bit_fields, known, unexplained } in &self.compilers {
            write!(f, "{configuration}: {assertions} assertions, {bit_fields} bit-fields")?;
            for (EntryId(entry), records) in known {
                write!(f, ", {records} records known: {entry}")?;
            }
            writeln!(f, ", {} unexplained", unexplained.len())?;
        }
        self.skipped.iter().try_for_each(|(name, why)| writeln!(f, "{name}: not asked: {why}"))
    }
}
