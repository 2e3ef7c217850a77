//! The known disagreements: where compilers differ by design, so that it is not reported again.
//!
//! An entry explains as little as possible: a finding of its kind, between the compilers it names, that
//! involves a record its pattern fits. A pattern is the name of a row in [`PATTERNS`]. What is in the ledger is
//! counted as known and never as a mismatch; an entry that nothing exercises any more is reported by
//! [`Ledger::unused`], and its own reproducer shows whether it still holds.

mod judgement;
mod measured;
mod modules;
mod party;
mod pattern;
mod quirk;
mod range;
mod shown;
mod workaround;

use std::collections::BTreeSet;

use lang::{Program, RecordId, Target, Type};
use lowering::abi::VectorUnit;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use smol_str::SmolStr;

pub use judgement::Judgement;
pub use measured::{Measured, Unmeasured};
pub use modules::{ModuleEntry, PreventedBy};
pub use party::Party;
pub use pattern::{Matches, PATTERNS, Pattern};
pub use range::{CompilerRange, CompilerRangeError};
pub use workaround::{WORKAROUNDS, Workaround};

use engines::compiler::Identities;

/// The name of an entry.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntryId(pub SmolStr);

/// The subject of a disagreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EntryKind {
    /// The places of a record's members.
    Layout,
    /// The passing of a value through a call.
    Passing,
    /// The value of an expression.
    Value,
    /// The code one compiler makes: a defect of it.
    Code,
}

/// A known disagreement.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Entry {
    /// Its name.
    pub id: EntryId,
    /// The subject of the disagreement.
    pub kind: EntryKind,
    /// On which targets, by their names in [`target_name`].
    pub targets: Vec<SmolStr>,
    /// With which vector registers they do, where it depends on them. The reproducer is compiled with the first.
    #[serde(default, deserialize_with = "units")]
    pub vectors: Vec<VectorUnit>,
    /// The records or programs it is about, by the name of a row of [`PATTERNS`]. None where programs avoid the
    /// matter.
    pub pattern: Option<SmolStr>,
    /// Of a defect: flags that show it in the reproducer's callee, and the flag that prevents it.
    pub defect: Option<Defect>,
    /// The behaviour of each compiler, in a sentence.
    pub sentence: String,
    /// The rule that decides between the compilers, and which it confirms; or that no clause decides, in these words.
    pub clause: String,
    /// The row of [`lowering::abi::quirks`] that names the compilers in [`Entry::wrong`]. A defect that is in no reading of the
    /// documents, or in several rows, has none.
    pub quirk: Option<SmolStr>,
    /// The compilers against which it decides; empty where no clause does. Every other compiler is held against the
    /// document: which pairs disagree follows from the predictions of both sides.
    #[serde(default)]
    pub wrong: Vec<CompilerRange>,
    /// True when the callees of a compiler that is wrong do not find what its own callers pass.
    #[serde(default)]
    pub itself: bool,
    /// The compilers that read the document in one way, and the compilers that read it in another, if no clause decides.
    pub readings: Option<[Vec<CompilerRange>; 2]>,
    /// The way in which programs avoid it. Such an entry is a note: it explains nothing.
    pub avoided_by: Option<String>,
    /// A C file that is compiled twice, with `-DCALLEE` by one compiler and without by another: linked, it exits
    /// with zero where they agree and with another number where they do not.
    pub reproducer: String,
}

/// The conditions under which a defect of a compiler shows.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Defect {
    /// A flag with which the reproducer shows it: `-O2`.
    pub reproduces_with: SmolStr,
    /// A flag that prevents it. The entry explains a run only where the same with this flag agrees.
    pub prevented_by: SmolStr,
    /// Words of the diagnostic the compiler dies with; none where it makes wrong code. They are enough for the
    /// entry to explain a run of a program that its pattern, if it has one, fits.
    pub crash_text: Option<SmolStr>,
}

/// All known disagreements.
#[derive(Clone, Debug, Default)]
pub struct Ledger {
    entries: Vec<Entry>,
    modules: Vec<ModuleEntry>,
    measured: Vec<Measured>,
}

/// The reason why a text is no ledger.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// It is not in the form.
    #[error("not a ledger: {0}")]
    Form(#[from] toml::de::Error),
    /// Two entries have one name.
    #[error("two entries are called `{0}`")]
    Twice(SmolStr),
    /// Code goes wrong in programs, whatever they pass.
    #[error("entry `{entry}` is about code, and `{pattern}` is no pattern of programs")]
    NotOfPrograms {
        /// The entry.
        entry: SmolStr,
        /// The name of its pattern.
        pattern: SmolStr,
    },
    /// There is no such pattern.
    #[error("entry `{entry}`: there is no pattern `{pattern}`")]
    NoPattern {
        /// The entry.
        entry: SmolStr,
        /// The name that it asks for.
        pattern: SmolStr,
    },
    /// There is no such quirk, or the entry has compilers of its own.
    #[error(
        "entry `{entry}`: there is no quirk `{quirk}` on each of its targets, or it has its own list `wrong`"
    )]
    NoQuirk {
        /// The entry.
        entry: SmolStr,
        /// The name that it asks for.
        quirk: SmolStr,
    },
    /// An entry explains nothing and does not say how programs avoid it.
    #[error("entry `{0}` has neither `pattern` nor `avoided-by`, or both")]
    Pointless(SmolStr),
    /// There is no such workaround.
    #[error("entry `{entry}`: there is no workaround `{workaround}`")]
    NoWorkaround {
        /// The entry.
        entry: SmolStr,
        /// The name that it asks for.
        workaround: SmolStr,
    },
    /// A clause decides against some compilers, or each compiler has a reading.
    #[error("entry `{0}` needs either compilers in `wrong` or `readings`, and `itself` only with the former")]
    Undecided(SmolStr),
    /// Only defects have flags, and they must.
    #[error("entry `{0}` is of kind `code` without `defect`, or has `defect` and another kind")]
    Flags(SmolStr),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    known: Vec<Entry>,
    #[serde(default)]
    module: Vec<ModuleEntry>,
    #[serde(default)]
    measured: Vec<Measured>,
}

impl Ledger {
    /// The ledger this program was built with, `corpus/known.toml`.
    ///
    /// # Errors
    /// Never, as a test shows.
    pub fn bundled() -> Result<Ledger, LedgerError> {
        Ledger::parse(include_str!("../../../../corpus/known.toml"))
    }

    /// Reads a ledger.
    ///
    /// # Errors
    /// If the text is not in the form, or an entry is not sound by itself.
    pub fn parse(text: &str) -> Result<Ledger, LedgerError> {
        let File { known: mut entries, module: modules, measured } = toml::from_str(text)?;
        entries.iter_mut().try_for_each(Entry::take_compilers_of_quirk)?;
        let mut names = BTreeSet::new();
        let ids = entries.iter().map(|entry| &entry.id).chain(modules.iter().map(|entry| &entry.id));
        for id in ids {
            if !names.insert(id) {
                return Err(LedgerError::Twice(id.0.clone()));
            }
        }
        entries.iter().try_for_each(Entry::check)?;
        if let Some(entry) = modules.iter().find(|entry| entry.workaround().is_none()) {
            let (entry, workaround) = (entry.id.0.clone(), entry.prevented_by.workaround.clone());
            return Err(LedgerError::NoWorkaround { entry, workaround });
        }
        Ok(Ledger { entries, modules, measured })
    }

    /// Every entry, in the file's order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.entries.iter()
    }

    /// Every defect of LLVM that modules show, in the file's order.
    pub fn modules(&self) -> impl Iterator<Item = &ModuleEntry> {
        self.modules.iter()
    }

    /// The compilers on which the entries were measured, a family each.
    pub fn measured(&self) -> impl Iterator<Item = &Measured> {
        self.measured.iter()
    }

    /// The compilers of newer releases than the entries were measured on, by name.
    #[must_use]
    pub fn unmeasured(&self, compilers: &Identities) -> Vec<Unmeasured> {
        let unmeasured =
            |(name, compiler)| self.measured.iter().find_map(|measured| measured.unmeasured(name, compiler));
        compilers.iter().filter_map(unmeasured).collect()
    }

    /// The entry that explains why two parties lay out a record differently.
    #[must_use]
    pub fn layout(&self, one: &Party, other: &Party, program: &Program, record: RecordId) -> Option<&Entry> {
        let fits = |entry: &&Entry| {
            entry.concerns(EntryKind::Layout, program.target)
                && entry.parts(one, other)
                && entry.fits(program, record)
        };
        self.entries.iter().find(fits)
    }

    /// The entry that explains why two parties, which may be one, pass a value of type `ty` differently in code that uses
    /// these vector registers.
    #[must_use]
    pub fn passing(
        &self,
        one: &Party,
        other: &Party,
        vectors: VectorUnit,
        program: &Program,
        ty: &Type,
    ) -> Option<&Entry> {
        let about = |entry: &&Entry| {
            entry.concerns(EntryKind::Passing, program.target)
                && entry.is_shown_with(vectors)
                && entry.fits_value(program, ty)
        };
        // Where a clause decides against the compiler that the document is read like, that is no reading of it. A compiler that
        // does not understand itself is no matter of reading.
        let is_ruled_out = |party: &Party| {
            let mut decided = self.entries.iter().filter(about).filter(|entry| !entry.itself);
            decided.any(|entry| entry.blames(party).is_none())
        };
        if is_ruled_out(one) || is_ruled_out(other) {
            return None;
        }
        let fits = |entry: &&Entry| about(entry) && entry.parts(one, other);
        // Between two parties, a rule that they read differently is the nearer explanation than a compiler that does not
        // understand itself.
        let (itself, rules): (Vec<&Entry>, Vec<&Entry>) = self.entries.iter().partition(|entry| entry.itself);
        rules.into_iter().chain(itself).find(fits)
    }

    /// The defects of a party's code that a program may meet, each with the flag that prevents it.
    pub fn code<'a>(
        &'a self,
        party: &Party,
        program: &Program,
    ) -> impl Iterator<Item = (&'a Entry, &'a str)> {
        self.defects(party, program).filter_map(|entry| {
            let defect = entry.defect.as_ref().filter(|defect| defect.crash_text.is_none())?;
            entry.pattern.as_ref().map(|_| (entry, defect.prevented_by.as_str()))
        })
    }

    /// The entry that matches a compiler crash with this diagnostic.
    #[must_use]
    pub fn compiler_crash(&self, party: &Party, diagnostic: &str, program: &Program) -> Option<&Entry> {
        self.defects(party, program).find(|entry| {
            let words = entry.defect.as_ref().and_then(|defect| defect.crash_text.as_ref());
            words.is_some_and(|words| diagnostic.contains(words.as_str()))
        })
    }

    /// The defects of a party whose pattern, where they have one, fits a program.
    fn defects(&self, party: &Party, program: &Program) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| {
            entry.concerns(EntryKind::Code, program.target)
                && entry.blames(party) == Some(true)
                && entry.pattern.as_deref().and_then(pattern::named).is_none_or(|p| p.fits(program))
        })
    }

    /// The judgement of an entry; entries about modules are defects of LLVM.
    #[must_use]
    pub fn judgement(&self, id: &EntryId) -> Option<Judgement> {
        let of_program = self.entries.iter().find(|entry| entry.id == *id);
        let of_module = || self.modules.iter().find(|entry| entry.id == *id);
        of_program
            .map(|entry| Judgement::against(&entry.wrong))
            .or_else(|| of_module().map(|_| Judgement::against(&[CompilerRange::family_of("llvm")])))
    }

    /// The entries that explained nothing, given the used ones. Notes are not expected to explain anything.
    pub fn unused<'a>(&'a self, used: &'a BTreeSet<EntryId>) -> impl Iterator<Item = &'a Entry> {
        self.entries.iter().filter(|entry| entry.avoided_by.is_none() && !used.contains(&entry.id))
    }
}

impl Entry {
    fn check(&self) -> Result<(), LedgerError> {
        if self.defect.is_some() != (self.kind == EntryKind::Code) {
            return Err(LedgerError::Flags(self.id.0.clone()));
        }
        if self.wrong.is_empty() != self.readings.is_some() || (self.itself && self.wrong.is_empty()) {
            return Err(LedgerError::Undecided(self.id.0.clone()));
        }
        let dies = self.defect.as_ref().is_some_and(|defect| defect.crash_text.is_some());
        match (&self.pattern, &self.avoided_by) {
            // The diagnostic identifies the defect.
            (None, None) if dies => Ok(()),
            (Some(name), None) => {
                let (entry, pattern) = (self.id.0.clone(), name.clone());
                match (pattern::named(name).map(|pattern| &pattern.matches), self.kind) {
                    (None, _) => Err(LedgerError::NoPattern { entry, pattern }),
                    (Some(Matches::Record(_) | Matches::Value(_)), EntryKind::Code) => {
                        Err(LedgerError::NotOfPrograms { entry, pattern })
                    }
                    (Some(_), _) => Ok(()),
                }
            }
            (None, Some(_)) => Ok(()),
            _ => Err(LedgerError::Pointless(self.id.0.clone())),
        }
    }

    /// True when it is about this kind of disagreement on this target.
    fn concerns(&self, kind: EntryKind, target: Target) -> bool {
        self.kind == kind && self.targets.iter().any(|name| name == target_name(target))
    }

    /// True if two parties are on different sides of it, or on the side that disagrees with itself.
    fn parts(&self, one: &Party, other: &Party) -> bool {
        match &self.readings {
            Some(readings) => {
                let side = |party: &Party| readings.iter().position(|side| includes(side, party));
                matches!((side(one), side(other)), (Some(one), Some(other)) if one != other)
            }
            None => match (self.blames(one), self.blames(other)) {
                (Some(true), Some(true)) => self.itself,
                (Some(one), Some(other)) => one != other,
                _ => false,
            },
        }
    }

    /// True if its clause decides against a party; `None` for a reading of the document that the clause rules out.
    fn blames(&self, party: &Party) -> Option<bool> {
        let is_wrong = includes(&self.wrong, party);
        match party {
            Party::Document(_) if is_wrong => None,
            _ => Some(is_wrong),
        }
    }

    /// True when code with these vector registers shows it.
    fn is_shown_with(&self, vectors: VectorUnit) -> bool {
        self.vectors.is_empty() || self.vectors.contains(&vectors)
    }

    /// True when the pattern fits a value of this type.
    fn fits_value(&self, program: &Program, ty: &Type) -> bool {
        let pattern = || self.pattern.as_deref().and_then(pattern::named);
        match ty.as_record() {
            Some(record) => self.fits(program, record),
            None => pattern().is_some_and(|pattern| pattern.fits_value(ty)),
        }
    }

    /// True when the pattern fits the record or one it contains by value.
    fn fits(&self, program: &Program, record: RecordId) -> bool {
        let pattern = self.pattern.as_deref().and_then(pattern::named);
        pattern.is_some_and(|pattern| pattern.fits_record(program, record))
    }
}

fn includes(ranges: &[CompilerRange], party: &Party) -> bool {
    ranges.iter().any(|range| range.includes(party.reads_as()))
}

/// Vector units by their names.
fn units<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<VectorUnit>, D::Error> {
    let names = Vec::<SmolStr>::deserialize(deserializer)?;
    names.iter().map(|name| name.parse().map_err(D::Error::custom)).collect()
}

/// A target's name, as the ledger writes it.
#[must_use]
pub const fn target_name(target: Target) -> &'static str {
    target.name()
}

#[cfg(test)]
mod tests {
    use lang::{Align, Field, FuncId, Record};

    use super::*;

    fn program(records: Vec<Record>) -> Program {
        let (enums, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
        Program { target: Target::default(), enums, records, globals, functions, entry: FuncId(0) }
    }

    /// `struct A { unsigned a : 20; unsigned b : 10 __attribute__((aligned(1))); }`, alone and in another.
    fn straddling() -> Program {
        let b = Field { aligned: Align::from_bytes(1), ..Field::bit_field("b", Type::UINT, 10) };
        let a = Field::bit_field("a", Type::UINT, 20);
        let outer = Field::member("inner", Type::Array(Box::new(Type::Record(RecordId(0))), 2));
        program(vec![
            Record::structure("A", vec![a.clone(), b]),
            Record::structure("Outer", vec![outer]),
            Record::structure("Plain", vec![a]),
        ])
    }

    fn parties(name: &str) -> Vec<Party> {
        Party::all_of(&Identities::default(), name)
    }

    /// The entry that explains a layout, whichever reading of the document an unknown compiler has.
    fn layout_entry(one: &str, other: &str, record: u32) -> Option<String> {
        let ledger = Ledger::bundled().unwrap();
        let pairs = parties(one)
            .into_iter()
            .flat_map(|party| parties(other).into_iter().map(move |o| (party.clone(), o)));
        let entry = |(one, other): (Party, Party)| {
            ledger.layout(&one, &other, &straddling(), RecordId(record)).map(|entry| entry.id.0.to_string())
        };
        pairs.into_iter().find_map(entry)
    }

    #[test]
    fn an_entry_explains_its_records_and_families_only() {
        let id = Some("aligned-bit-field-crosses-its-unit".to_owned());
        assert_eq!(layout_entry("clang", "gcc", 0), id);
        assert_eq!(layout_entry("gcc", "word", 1), id, "contained by value, either way round");
        assert_eq!(layout_entry("gcc", "vector", 1), id, "our layout, whatever the strategy");
        assert_eq!(layout_entry("clang", "gcc", 2), None, "another record of the same program");
        assert_eq!(layout_entry("clang", "word", 0), None, "of one side");
        assert_eq!(layout_entry("tcc", "gcc", 0), id, "no clause decides, so tcc may read it as clang does");
        let ledger = Ledger::bundled().unwrap();
        let [clang, gcc] = ["clang", "gcc"].map(|name| parties(name).remove(0));
        let record = Type::Record(RecordId(0));
        let passed = ledger.passing(&clang, &gcc, VectorUnit::Sse, &straddling(), &record);
        assert!(passed.is_none(), "another kind");
    }

    /// The entries about passing `{int; int[]}`, for which the clause decides against clang.
    fn flexible_entry(one: &str, other: &str) -> Option<String> {
        let ledger = Ledger::bundled().unwrap();
        let fields = vec![Field::member("n", Type::INT), Field::flexible_array("a", Type::INT)];
        let program = program(vec![Record::structure("S", fields)]);
        let ty = Type::Record(RecordId(0));
        let others = parties(other);
        let pairs =
            parties(one).into_iter().flat_map(|party| others.iter().map(move |other| (party.clone(), other)));
        let entry = |(one, other): (Party, &Party)| {
            ledger.passing(&one, other, VectorUnit::Sse, &program, &ty).map(|entry| entry.id.0.to_string())
        };
        pairs.into_iter().find_map(entry)
    }

    #[test]
    fn a_compiler_of_an_unknown_family_is_held_against_the_document() {
        let id = Some("flexible-array-member-in-memory".to_owned());
        assert_eq!(flexible_entry("clang-19", "gcc"), id);
        assert_eq!(flexible_entry("clang-19", "tcc"), id, "clang is wrong, whatever it calls");
        assert_eq!(flexible_entry("mycc", "word"), id, "our lowering imitates clang");
        assert_eq!(flexible_entry("gcc", "tcc"), None, "neither is wrong");
        assert_eq!(flexible_entry("mycc", "tcc"), None);
    }

    #[test]
    fn a_disagreement_is_a_miscompilation_where_a_clause_decides() {
        let ledger = Ledger::bundled().unwrap();
        let judgement = |id: &str| ledger.judgement(&EntryId(id.into())).map(|found| found.to_string());
        assert_eq!(judgement("vector-of-one-float").unwrap(), "divergence: no clause decides");
        assert_eq!(judgement("int128-split-before-clang-18").unwrap(), "miscompilation by clang<18");
        assert_eq!(judgement("llvm-freeze-differs-by-use").unwrap(), "miscompilation by llvm");
        assert_eq!(judgement("no-such-entry"), None);
    }

    #[test]
    fn an_entry_may_be_about_code_with_certain_registers() {
        let ledger = Ledger::bundled().unwrap();
        let entry = |vectors| {
            let [clang, gcc] = ["clang", "gcc"].map(|name| parties(name).remove(0));
            let vector = Type::Vector(Box::new(Type::INT), 8);
            let entry = ledger.passing(&clang, &gcc, vectors, &straddling(), &vector);
            entry.map(|entry| entry.id.0.to_string())
        };
        assert_eq!(entry(VectorUnit::Sse), None, "no program has them there");
        assert_eq!(entry(VectorUnit::Avx).as_deref(), Some("wide-vector-named-before-others"));
        let unknown = "[[known]]\nid = \"a\"\nkind = \"layout\"\ntargets = []\nwrong = [\"gcc\"]\nvectors = [\"mmx\"]\n\
                       sentence = \"\"\nclause = \"\"\nreproducer = \"\"\n";
        assert!(matches!(Ledger::parse(unknown), Err(LedgerError::Form(_))));
    }

    #[test]
    fn unused_entries_are_those_that_explained_nothing() {
        let ledger = Ledger::bundled().unwrap();
        let all = ledger.entries().filter(|e| e.avoided_by.is_none()).count();
        assert_eq!(ledger.unused(&BTreeSet::new()).count(), all);
        let used = [EntryId("aligned-bit-field-crosses-its-unit".into())].into_iter().collect();
        assert_eq!(ledger.unused(&used).count(), all - 1);
    }

    #[test]
    fn an_entry_has_the_compilers_of_its_quirk() {
        let parse = |targets: &str, text: &str| {
            let head = "[[known]]\nid = \"a\"\nkind = \"passing\"\npattern = \"int128\"\n";
            let rest = "sentence = \"\"\nclause = \"\"\nreproducer = \"\"\n";
            Ledger::parse(&format!("{head}targets = {targets}\n{text}\n{rest}"))
        };
        let x86_64 = "[\"x86_64-linux-gnu\"]";
        let ledger = parse(x86_64, "quirk = \"int128-at-the-end\"").unwrap();
        let wrong: Vec<_> =
            ledger.entries().flat_map(|entry| &entry.wrong).map(ToString::to_string).collect();
        assert_eq!(wrong, ["clang>=18<20"]);
        for (targets, text) in [
            (x86_64, "quirk = \"no-such-quirk\""),
            (x86_64, "quirk = \"int128-at-the-end\"\nwrong = [\"gcc\"]"),
            ("[\"x86_64-linux-gnu\", \"aarch64-linux-gnu\"]", "quirk = \"int128-at-the-end\""),
            ("[]", "quirk = \"int128-at-the-end\""),
        ] {
            assert!(matches!(parse(targets, text), Err(LedgerError::NoQuirk { .. })), "{targets} {text}");
        }
    }

    #[test]
    fn a_ledger_that_is_not_sound_is_refused() {
        let entry = |id: &str, pattern: &str| {
            format!(
                "[[known]]\nid = \"{id}\"\nkind = \"layout\"\ntargets = []\n{pattern}\n\
                 sentence = \"\"\nclause = \"\"\nwrong = [\"gcc\"]\nreproducer = \"\"\n"
            )
        };
        let good = entry("a", "pattern = \"unnamed-bit-field\"");
        assert!(Ledger::parse(&good).is_ok());
        let twice = format!("{good}{good}");
        assert!(matches!(Ledger::parse(&twice), Err(LedgerError::Twice(_))));
        let unknown = entry("a", "pattern = \"no-such-thing\"");
        assert!(matches!(Ledger::parse(&unknown), Err(LedgerError::NoPattern { .. })));
        assert!(matches!(Ledger::parse(&entry("a", "")), Err(LedgerError::Pointless(_))));
        let read = |text: &str| Ledger::parse(&good.replace("wrong = [\"gcc\"]", text));
        assert!(read("wrong = []\nreadings = [[\"clang\"], [\"gcc\"]]").is_ok());
        for undecided in [
            "wrong = []",
            "wrong = [\"gcc\"]\nreadings = [[\"clang\"], [\"gcc\"]]",
            "wrong = []\nitself = true\nreadings = [[\"clang\"], [\"gcc\"]]",
        ] {
            assert!(matches!(read(undecided), Err(LedgerError::Undecided(_))), "{undecided}");
        }
        let code = good.replace("\"layout\"", "\"code\"");
        assert!(matches!(Ledger::parse(&code), Err(LedgerError::Flags(_))));
        let defect = "defect = { reproduces-with = \"-O2\", prevented-by = \"-O1\" }\nreproducer";
        let code = code.replace("reproducer", defect);
        assert!(matches!(Ledger::parse(&code), Err(LedgerError::NotOfPrograms { .. })));
        assert!(Ledger::parse(&code.replace("unnamed-bit-field", "big-endian-bit-field")).is_ok());
        assert!(matches!(Ledger::parse("[[known]]\nid = 1"), Err(LedgerError::Form(_))));
        let module = "[[module]]\nid = \"a\"\nlevel = \"-O0\"\nprevented-by = { workaround = \"prayer\" }\n\
                      sentence = \"\"\nclause = \"\"\nreproducer = \"\"\n";
        assert!(matches!(Ledger::parse(module), Err(LedgerError::NoWorkaround { .. })));
        let same_name = good.clone() + &module.replace("prayer", "results-frozen");
        assert!(matches!(Ledger::parse(&same_name), Err(LedgerError::Twice(_))));
    }
}
