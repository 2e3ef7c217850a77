//! Findings of a batch: what a compiler does wrong with several cases together and with none of them by itself. They are kept as one
//! case, which `bitfrost reduce` makes smaller: programs as an ordinary program in C, modules as a module.

use std::collections::{BTreeSet, HashSet};
use std::sync::{Mutex, PoisonError};

use engines::native::{BatchFailure, Settings, Toolchain};
use engines::{EngineName, EngineReport, Outcome};
use judge::ledger::Ledger;
use judge::verdict::{Finding, Verdict};
use reducer::SourceText;

use crate::finding::{self, Fingerprints};
use database::{FoundVerdict, NewFinding, Origin};
use examination::examine::{Case, Examination, Examined, Oracle, OrdinaryCase, OrdinarySettings};
use host::Failure;

/// The engines that ask again about what a batch shows, and the signatures of which that is known.
#[derive(Debug, Default)]
pub struct BatchFindings {
    /// Signatures of findings that a case showed without the rest of its batch.
    alone: Mutex<HashSet<String>>,
}

/// The oracle's parts that the findings of a batch are examined by.
#[derive(Clone, Copy, Debug)]
pub struct BatchEngines<'a> {
    /// The native engines.
    pub native: &'a Toolchain,
    /// The settings by which they were made.
    pub compilers: &'a Settings,
    /// The known disagreements.
    pub ledger: &'a Ledger,
    /// The fingerprints of the native engines.
    pub fingerprints: &'a Fingerprints,
}

/// A finding that needs several cases.
struct Together<'b> {
    /// The compiler, or the recipe.
    engine: EngineName,
    /// The cases, by their places in the batch.
    cases: Vec<usize>,
    /// The failure of the compiler; none where what it compiles is wrong.
    outcome: Option<&'b Outcome>,
}

impl BatchFindings {
    /// The findings of a batch that need several of its cases. Those of single cases that they explain are removed from `single`, a list of
    /// places of cases and their findings.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub fn of_batch<C: Case>(
        &self,
        oracle: &mut Oracle<'_, C>,
        engines: &BatchEngines<'_>,
        cases: &[C],
        examination: &Examination<C>,
        single: &mut Vec<(usize, NewFinding)>,
    ) -> Result<Vec<NewFinding>, Failure> {
        let mut findings = Vec::new();
        let mut seen = BTreeSet::new();
        for failure in &examination.failures {
            // Of a unit that is divided, several parts can fail in the same way.
            let BatchFailure { engine, cases: places, outcome } = failure;
            if seen.insert((engine.clone(), outcome.name())) {
                let clear = places.iter().copied().filter(|place| is_clear(&examination.cases[*place]));
                let clear = Together { engine: engine.clone(), cases: clear.collect(), outcome: None };
                let shown = of_cases(oracle, engines, cases, &clear)?;
                if shown.is_empty() {
                    // Kept whole, with what the compiler did: the fewer cases do not show it.
                    let whole = Together { cases: places.clone(), outcome: Some(outcome), ..clear };
                    findings.extend(of_cases(oracle, engines, cases, &whole)?);
                }
                findings.extend(shown);
            }
        }
        if C::COMPILED_TOGETHER && cases.len() > 1 {
            findings.extend(self.of_results(oracle, engines, cases, &examination.cases, single)?);
        }
        Ok(findings)
    }

    /// The wrong results that a case does not show by itself. Each signature is looked into once in a run.
    fn of_results<C: Case>(
        &self,
        oracle: &mut Oracle<'_, C>,
        engines: &BatchEngines<'_>,
        cases: &[C],
        examined: &[Examined<C>],
        single: &mut Vec<(usize, NewFinding)>,
    ) -> Result<Vec<NewFinding>, Failure> {
        let mut findings = Vec::new();
        let (mut tried, mut explained) = (HashSet::new(), HashSet::new());
        for (place, new) in single.iter().filter(|(_, new)| new.verdict == FoundVerdict::Mismatch) {
            let (case, signature) = (&cases[*place], &new.signature);
            if !tried.insert(signature.clone()) || self.is_known_alone(signature) {
                continue;
            }
            let Some(mismatch) = finding::shown_mismatch(case, signature, &examined[*place]) else {
                continue;
            };
            let alone = oracle.examine_one(case)?;
            if finding::shown_mismatch(case, signature, &alone).is_some() {
                self.note_alone(signature);
                continue;
            }
            let Some(engine) = engine_at_fault(mismatch) else { continue };
            let clear = (0..cases.len()).filter(|place| is_clear(&examined[*place]));
            let together = Together { engine, cases: clear.collect(), outcome: None };
            let shown = of_cases(oracle, engines, cases, &together)?;
            if !shown.is_empty() {
                explained.insert(signature.clone());
                findings.extend(shown);
            }
        }
        single.retain(|(_, new)| !explained.contains(&new.signature));
        Ok(findings)
    }

    fn is_known_alone(&self, signature: &str) -> bool {
        self.alone.lock().unwrap_or_else(PoisonError::into_inner).contains(signature)
    }

    fn note_alone(&self, signature: &str) {
        self.alone.lock().unwrap_or_else(PoisonError::into_inner).insert(signature.to_owned());
    }
}

/// The engine at fault; of pairs of compilers, the one that compiled the callee, for either may be.
fn engine_at_fault(mismatch: &Finding) -> Option<EngineName> {
    let differing = &mismatch.difference.as_ref()?.differing;
    let is_pure = |engine: &&EngineName| engine.sides().is_none_or(|(caller, callee)| caller == callee);
    let engine = differing.iter().find(is_pure).or_else(|| differing.first())?;
    Some(match engine.sides() {
        Some((_, callee)) => EngineName::pure(callee.clone()),
        None => engine.clone(),
    })
}

/// True of a case that every engine runs, and on which compilers disagree in no known way. With another one, of which the ledger knows
/// nothing when it is a part of an ordinary program, compilers would have no majority.
fn is_clear<C: Case>(examined: &Examined<C>) -> bool {
    let ran = |run: &EngineReport| run.outcome.not_run().is_none();
    !matches!(examined.report.verdict, Verdict::Known(_)) && examined.runs.iter().all(ran)
}

/// The findings that cases show as one case. The failure of a compiler that this case does not show is kept all the same, with the case
/// and what the compiler did with the batch.
fn of_cases<C: Case>(
    oracle: &mut Oracle<'_, C>,
    engines: &BatchEngines<'_>,
    cases: &[C],
    together: &Together<'_>,
) -> Result<Vec<NewFinding>, Failure> {
    let chosen: Vec<(usize, &C)> = together.cases.iter().map(|place| (*place, &cases[*place])).collect();
    if chosen.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(case) = C::one_case(&chosen) {
        return of_case(oracle, engines, &case, together);
    }
    let by = together.engine.sides().map(|(caller, _)| caller);
    let text = by.and_then(|by| C::one_program(engines.native, by, &chosen));
    let Some(text) = text else { return Ok(Vec::new()) };
    let case = OrdinaryCase { text: SourceText::new([text.as_str()]), flags: Vec::new() };
    let settings = OrdinarySettings::for_stored(engines.compilers)?;
    let mut oracle = Oracle::new(Some(engines.native), engines.ledger, settings);
    of_case(&mut oracle, engines, &case, together)
}

/// The findings of one case that stands for several.
fn of_case<C: Case>(
    oracle: &mut Oracle<'_, C>,
    engines: &BatchEngines<'_>,
    case: &C,
    together: &Together<'_>,
) -> Result<Vec<NewFinding>, Failure> {
    let mut examined = oracle.examine_one(case)?;
    let is_of_engine = |finding: &Finding| {
        finding.difference.as_ref().is_some_and(|difference| difference.differing.contains(&together.engine))
    };
    if !examined.report.mismatches().any(is_of_engine)
        && let Some(outcome) = together.outcome
    {
        let outcome = match outcome {
            // A compiler may refuse a program of anybody; of this one it takes each part.
            Outcome::Rejected { diagnostic } => Outcome::CompilerCrashed { diagnostic: diagnostic.clone() },
            other => other.clone(),
        };
        examined.runs.retain(|run| run.engine != together.engine);
        examined.runs.push(EngineReport { engine: together.engine.clone(), outcome });
        examined.report = case.judge(oracle, &examined.expected, &examined.runs, &examined.layouts);
        if let Some(Outcome::Infrastructure(why)) = together.outcome {
            // Whatever else compilers make of the whole, this is kept because the machine failed.
            examined.report.verdict = Verdict::Infrastructure(why.clone());
        }
    }
    examined.report.findings.retain(is_of_engine);
    let new = finding::findings(case, Origin::Generated, || None, &examined, engines.fingerprints);
    let several = |mut new: NewFinding| {
        // The campaign has the case of one program only, and `reduce` makes this one smaller.
        new.to_reduce = false;
        new.examination.summary =
            format!("{} (of {} cases together)", new.examination.summary, together.cases.len());
        new
    };
    Ok(new.into_iter().map(several).collect())
}
