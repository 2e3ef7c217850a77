//! The result of verifying a finding, for people and in JSON.

use std::collections::BTreeMap;

use serde::{Serialize, Serializer};

use database::{BucketId, ExaminationResult, FindingDetail, FindingId, NewExamination};

/// The result of verifying a finding.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Verified {
    pub(super) bucket: BucketId,
    pub(super) finding: FindingId,
    #[serde(serialize_with = "name")]
    pub(super) result: ExaminationResult,
    /// The cause under which it was found.
    cause: String,
    /// The cause of what is wrong today, or the reason why nothing can be said.
    now: String,
    /// The configurations whose compiler is another one today.
    pub(super) changed_compilers: Vec<String>,
    /// Compilers that took part when it was found and are not here.
    missing_compilers: Vec<String>,
}

impl Verified {
    /// After it was examined.
    pub(super) fn new(detail: &FindingDetail, new: &NewExamination, missing: &[String]) -> Verified {
        let before = detail.examination().map_or("{}", |examination| &examination.compilers);
        let before: BTreeMap<String, String> = serde_json::from_str(before).unwrap_or_default();
        let changed =
            new.compilers.iter().filter(|(name, now)| before.get(*name).is_some_and(|old| old != *now));
        Verified {
            result: new.result,
            now: new.cause.clone(),
            changed_compilers: changed.map(|(name, _)| name.clone()).collect(),
            missing_compilers: missing.to_vec(),
            ..Verified::unclear(detail, "")
        }
    }

    /// The result for a finding that cannot be examined, with the reason.
    pub(super) fn unclear(detail: &FindingDetail, why: &str) -> Verified {
        Verified {
            bucket: detail.bucket,
            finding: detail.id,
            result: ExaminationResult::Unclear,
            cause: detail.cause.clone(),
            now: why.to_owned(),
            changed_compilers: Vec::new(),
            missing_compilers: Vec::new(),
        }
    }

    /// The result in one or two words.
    pub(super) const fn word(&self) -> &'static str {
        match self.result {
            ExaminationResult::Shown => "still there",
            ExaminationResult::Gone if self.changed_compilers.is_empty() => "gone",
            ExaminationResult::Gone => "fixed",
            ExaminationResult::Changed => "changed",
            ExaminationResult::Flaky => "flaky",
            ExaminationResult::Unclear => "unclear",
        }
    }

    /// The rest in a sentence.
    pub(super) fn words(&self) -> String {
        let Verified { cause, now, changed_compilers, missing_compilers, .. } = self;
        let mut words = match self.result {
            ExaminationResult::Shown => cause.clone(),
            ExaminationResult::Gone if changed_compilers.is_empty() => {
                format!("{cause}; the compilers are those that showed it")
            }
            ExaminationResult::Gone => cause.clone(),
            ExaminationResult::Changed => format!("{cause}; now {now}"),
            ExaminationResult::Flaky => format!("{cause}; at times"),
            ExaminationResult::Unclear if now.is_empty() => cause.clone(),
            ExaminationResult::Unclear => format!("{cause}; {now}"),
        };
        if !changed_compilers.is_empty() {
            words += &format!("; other compilers now: {}", changed_compilers.join(", "));
        }
        if !missing_compilers.is_empty() {
            words += &format!("; not asked: {}", missing_compilers.join(", "));
        }
        words
    }
}

fn name<S: Serializer>(result: &ExaminationResult, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(result.name())
}
