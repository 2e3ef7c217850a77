//! The report of a run of the conformance suite: rule by rule, then every failure.

use std::collections::{BTreeMap, BTreeSet};

use conformance::curated::ConformanceCase;
use conformance::{Defect, ExaminedFunction, RefusedUnit, SearchResult};
use host::Failure;
use lang::{SignatureUnit, Target};
use plugins::LiveEngine;
use serde::Serialize;

use super::causes::{CauseRow, causes};
use super::explained::ExplainedCalls;
use engines::call_defect::{DefectEvidence, DefectKind};

/// The report, which is also the JSON of `conform --json`.
#[derive(Debug, Serialize)]
pub(super) struct ConformReport {
    pub engine: String,
    pub version: String,
    pub target: &'static str,
    pub document: String,
    pub rules: Vec<RuleRow>,
    pub cases: Vec<CaseRow>,
    pub random: Option<RandomRow>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<RefusedRow>,
    pub failures: u64,
    pub known_failures: u64,
}

/// The cases of a rule, counted.
#[derive(Debug, Default, Serialize)]
pub(super) struct RuleRow {
    pub rule: String,
    pub right: u64,
    pub wrong: u64,
    pub disputed: u64,
    pub unsupported: u64,
}

/// A curated case.
#[derive(Debug, Serialize)]
pub(super) struct CaseRow {
    pub id: String,
    pub rule: String,
    pub clause: String,
    pub verdict: CaseVerdict,
    pub known: bool,
    /// The name that `corpus/engines.toml` has for what is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    pub c: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wrong: Vec<WrongRow>,
}

/// The verdict on an engine for a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum CaseVerdict {
    Right,
    Wrong,
    /// It differs from a compiler that itself departs from the document here (`corpus/known.toml`).
    Disputed,
    /// Its language cannot say it, or it refuses it.
    Unsupported,
}

/// One thing that is wrong.
#[derive(Debug, Serialize)]
pub(super) struct WrongRow {
    pub kind: String,
    pub variants: Vec<String>,
    #[serde(flatten)]
    pub evidence: DefectEvidence,
}

/// A text that the engine refused.
#[derive(Debug, Serialize)]
pub(super) struct RefusedRow {
    /// The curated case, or `random`.
    pub id: String,
    /// The engine's message.
    pub message: String,
    /// The text of the function alone.
    pub text: String,
}

/// The results on random functions.
#[derive(Debug, Serialize)]
pub(super) struct RandomRow {
    pub functions: u64,
    pub refused: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<String>,
    pub wrong: u64,
    /// The number of wrong calls that each entry of the ledger explained.
    pub explained: BTreeMap<String, u64>,
    pub calls: u64,
    pub values: u64,
    pub layout_facts: u64,
    pub engine_cpu_ms: u64,
    pub reference_cpu_ms: u64,
    pub own_cpu_ms: u64,
    pub reducing_cpu_ms: u64,
    pub defects: Vec<RandomDefect>,
    pub causes: Vec<CauseRow>,
    /// The number of wrong functions that no cause covers.
    pub unattributed: u64,
}

/// A defect that random functions showed, in its smallest form.
#[derive(Debug, Serialize)]
pub(super) struct RandomDefect {
    pub id: String,
    pub known: bool,
    /// The name that `corpus/engines.toml` has for it, where it is on record of the engine.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub record: Option<&'static str>,
    /// True if the compilers of the reference differ from each other here.
    pub disputed: bool,
    /// The entry of the ledger that explains it: the engine or the reference is a compiler of which it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ledger: Option<String>,
    pub c: String,
    pub met: u64,
    #[serde(flatten)]
    pub wrong: WrongRow,
}

impl ConformReport {
    /// The report of a run.
    pub(super) fn new(
        engine: &LiveEngine,
        target: Target,
        cases: Vec<CaseRow>,
        random: Option<RandomRow>,
        refused: Option<RefusedRow>,
    ) -> ConformReport {
        let mut rules: BTreeMap<&str, RuleRow> = BTreeMap::new();
        for case in &cases {
            let row = rules.entry(&case.rule).or_default();
            row.rule.clone_from(&case.rule);
            match case.verdict {
                CaseVerdict::Right => row.right += 1,
                CaseVerdict::Wrong => row.wrong += 1,
                CaseVerdict::Disputed => row.disputed += 1,
                CaseVerdict::Unsupported => row.unsupported += 1,
            }
        }
        let document = target.spec().document;
        let wrong = cases.iter().filter(|case| case.verdict == CaseVerdict::Wrong).map(|case| case.known);
        // Disputed ones are not counted: the compilers of the reference are no measure there.
        let defects = random.iter().flat_map(|random| &random.defects);
        let wrong: Vec<bool> =
            wrong.chain(defects.filter(|defect| defect.is_failure()).map(|defect| defect.known)).collect();
        ConformReport {
            engine: engine.spec.name.to_string(),
            version: engine.version.clone(),
            target: target.name(),
            document: format!("{} {}", document.name, document.version),
            rules: rules.into_values().collect(),
            random,
            refused,
            failures: wrong.iter().filter(|known| !**known).count() as u64,
            known_failures: wrong.iter().filter(|known| **known).count() as u64,
            cases,
        }
    }

    /// The ids of all failures.
    pub(super) fn failing(&self) -> BTreeSet<&str> {
        let cases = self.cases.iter().filter(|case| case.verdict == CaseVerdict::Wrong).map(|case| &case.id);
        let random = self.random.iter().flat_map(|random| &random.defects);
        let random = random.filter(|defect| defect.is_failure()).map(|defect| &defect.id);
        cases.chain(random).map(String::as_str).collect()
    }
}

impl RefusedRow {
    /// The row of a function that an engine refuses.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be printed for the engine.
    pub(super) fn new(engine: &LiveEngine, id: &str, refused: &RefusedUnit) -> Result<RefusedRow, Failure> {
        let text = plugins::text(&engine.spec, &refused.unit).map_err(conformance::failure)?;
        Ok(RefusedRow { id: id.to_owned(), message: refused.message.trim_end().to_owned(), text })
    }
}

impl CaseRow {
    /// The row of a case, with what became of its function.
    pub(super) fn new(
        case: &ConformanceCase,
        unit: &SignatureUnit,
        engine: &LiveEngine,
        found: Option<&ExaminedFunction>,
        baseline: &BTreeSet<String>,
    ) -> CaseRow {
        // What it lacks by a defect is wrong, though it is not asked.
        let needs = unit.functions.first().map(|function| unit.needs(function));
        let lacked = needs.and_then(|needs| engine.spec.known_defect(needs));
        let wrong = found.map(wrong_rows).unwrap_or_default();
        let refused = found.and_then(|function| function.refused.clone());
        let unsaid = found.is_none_or(ExaminedFunction::is_unsayable);
        // A wrong value decides first: one variant may be wrong where another one refuses the function.
        let (verdict, why) = match (wrong.is_empty(), &case.known) {
            (true, _) if lacked.is_some() => (CaseVerdict::Wrong, None),
            (false, None) => (CaseVerdict::Wrong, None),
            (false, Some(entry)) => {
                let why =
                    format!("compilers themselves depart from the document here: `bitfrost ledger {entry}`");
                (CaseVerdict::Disputed, Some(why))
            }
            (true, _) if unsaid => {
                (CaseVerdict::Unsupported, Some("the engine's language cannot express it".to_owned()))
            }
            (true, _) if refused.is_some() => (CaseVerdict::Unsupported, refused),
            (true, _) => (CaseVerdict::Right, None),
        };
        let c =
            if verdict == CaseVerdict::Wrong || !wrong.is_empty() { case.c.clone() } else { String::new() };
        let (id, rule, clause) = (case.id.clone(), case.rule.clone(), case.clause.clone());
        let record = lacked
            .map(ToString::to_string)
            .or_else(|| conformance::record_of(&engine.spec.name, unit).map(str::to_owned))
            .filter(|_| verdict == CaseVerdict::Wrong);
        let known = record.is_some() || baseline.contains(&id);
        CaseRow { id, rule, clause, verdict, known, record, c, why, wrong }
    }
}

fn wrong_rows(found: &ExaminedFunction) -> Vec<WrongRow> {
    let rows = found.defects.iter();
    rows.map(|(kind, (variants, evidence))| WrongRow::new(*kind, variants, evidence)).collect()
}

impl WrongRow {
    fn new(kind: DefectKind, variants: &[String], evidence: &DefectEvidence) -> WrongRow {
        WrongRow { kind: kind.to_string(), variants: variants.to_vec(), evidence: evidence.clone() }
    }
}

impl RandomRow {
    /// The row of a search's result.
    pub(super) fn new(
        engine: &LiveEngine,
        result: &SearchResult,
        baseline: &BTreeSet<String>,
        explained: &ExplainedCalls,
    ) -> Result<RandomRow, Failure> {
        let row = |defect| RandomDefect::new(defect, baseline, explained);
        let defects: Vec<RandomDefect> = result.defects.iter().map(row).collect();
        let shown = defects.iter().map(|defect| defect.id.as_str()).zip(&result.defects);
        let (causes, unattributed) = causes(engine, result, shown)?;
        let ms = |duration: std::time::Duration| u64::try_from(duration.as_millis()).unwrap_or(u64::MAX);
        Ok(RandomRow {
            functions: result.functions,
            refused: result.refused,
            refusal: result.refusal.as_ref().map(|refused| refused.message.clone()),
            wrong: result.wrong.len() as u64,
            explained: result.explained.clone(),
            calls: result.runs,
            values: result.checks,
            layout_facts: result.layout_facts,
            engine_cpu_ms: ms(result.spent.engine),
            reference_cpu_ms: ms(result.spent.reference),
            own_cpu_ms: ms(result.spent.own),
            reducing_cpu_ms: ms(result.reducing.total()),
            defects,
            causes,
            unattributed,
        })
    }
}

impl RandomDefect {
    /// True if the engine is wrong in a way that no entry of the ledger explains.
    pub(super) const fn is_failure(&self) -> bool {
        !self.disputed && self.ledger.is_none()
    }

    fn new(defect: &Defect, baseline: &BTreeSet<String>, explained: &ExplainedCalls) -> RandomDefect {
        let c = defect.unit.to_string();
        let hash = blake3::hash(format!("{}\n{c}", defect.kind).as_bytes()).to_hex();
        let id = format!("random-{}", &hash[..10]);
        let record = explained.record(&defect.unit);
        let known = record.is_some() || baseline.contains(&id);
        let wrong = WrongRow::new(defect.kind, &defect.variants, &defect.evidence);
        let ledger = explained.entry(&defect.unit, defect.disputed);
        RandomDefect {
            id,
            known,
            record,
            disputed: defect.disputed,
            ledger,
            c,
            met: defect.functions.len() as u64,
            wrong,
        }
    }
}
