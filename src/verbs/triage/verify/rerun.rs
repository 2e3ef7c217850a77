//! Findings, examined again and again.

use campaign::finding;
use database::{ExaminationResult, FindingDetail, NewExamination};
use engines::native::BATCH;
use examination::cause::Stage;
use examination::examine::{Case, Oracle};
use host::Failure;
use judge::ledger::Ledger;

use super::inquiry::Engines;

/// The settings by which findings are examined again.
pub(super) struct Again<'a> {
    /// The number of runs.
    pub(super) runs: u32,
    /// The known disagreements.
    pub(super) ledger: &'a Ledger,
}

impl Again<'_> {
    /// Examines the smallest program of each finding: what came of it, or why it cannot be examined.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn examine<C: Case>(
        &self,
        details: &[FindingDetail],
        engines: &Engines<C>,
    ) -> Result<Vec<Result<NewExamination, String>>, Failure> {
        let toolchain = engines.toolchain.as_ref();
        let fingerprints =
            toolchain.map(|all| finding::fingerprints(&all.fingerprints())).unwrap_or_default();
        let mut oracle: Oracle<'_, C> = Oracle::new(toolchain, self.ledger, engines.settings.clone());
        let mut answers = Vec::new();
        for details in details.chunks(BATCH) {
            let restored: Vec<Result<C, String>> = details
                .iter()
                .map(|detail| finding::smallest_case(detail).map_err(|why| why.to_string()))
                .collect();
            let cases: Vec<C> = restored.iter().flatten().cloned().collect();
            let named = details.iter().zip(&restored).filter(|(_, case)| case.is_ok());
            let signatures: Vec<&str> = named.map(|(detail, _)| detail.signature.as_str()).collect();
            let mut runs: Vec<Vec<NewExamination>> = vec![Vec::new(); cases.len()];
            for _ in 0..self.runs {
                let examined = oracle.examine(&cases)?.cases;
                for (number, (case, examined)) in cases.iter().zip(&examined).enumerate() {
                    let at = (Stage::Reduced, None);
                    let new = finding::examination(case, signatures[number], examined, at, &fingerprints);
                    runs[number].push(new);
                }
            }
            let mut runs = runs.into_iter();
            answers.extend(restored.into_iter().map(|case| {
                case.and_then(|_| {
                    let nothing = || "it was not examined".to_owned();
                    runs.next().and_then(together).ok_or_else(nothing)
                })
            }));
        }
        Ok(answers)
    }
}

/// The common result of several examinations of the same: the last one, marked flaky if they differ.
fn together(runs: Vec<NewExamination>) -> Option<NewExamination> {
    let clear = |examination: &&NewExamination| examination.result != ExaminationResult::Unclear;
    let mut results = runs.iter().filter(clear).map(|examination| examination.result);
    let result = match results.next() {
        None => ExaminationResult::Unclear,
        Some(first) if results.all(|other| other == first) => first,
        Some(_) => ExaminationResult::Flaky,
    };
    let last = runs.iter().rev().find(clear).cloned().or_else(|| runs.last().cloned())?;
    Some(NewExamination { result, ..last })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_differs_from_run_to_run_is_flaky() {
        use ExaminationResult::{Changed, Flaky, Gone, Shown, Unclear};
        for (results, expected) in [
            (&[Shown, Shown][..], Shown),
            (&[Shown, Unclear], Shown),
            (&[Gone, Shown, Gone], Flaky),
            (&[Gone, Changed], Flaky),
            (&[Unclear, Unclear], Unclear),
        ] {
            let run = |result: &ExaminationResult| NewExamination {
                result: *result,
                ..NewExamination::shown("cause".to_owned(), "summary".to_owned())
            };
            assert_eq!(
                together(results.iter().map(run).collect()).map(|examination| examination.result),
                Some(expected)
            );
        }
        assert!(together(Vec::new()).is_none());
    }
}
