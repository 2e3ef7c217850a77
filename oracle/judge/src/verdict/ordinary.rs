//! Programs of several compilers, held against each other: nobody knows what an ordinary program has to do, but all are to do the same.

use super::compare::normalized_diagnostic;
use super::evidence::{EngineVerdict, Finding, FindingKind, Incomparable, Report, Verdict, first_of};
use engines::{EngineName, EngineReport, Outcome, ProgramEnd};

/// Engines whose programs did the same, by their places in the list that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BehaviourGroup {
    /// The engines, in the order of the list.
    pub engines: Vec<usize>,
}

/// The judgement of a program that several compilers built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrdinaryJudgement {
    /// The verdict on all together.
    pub verdict: OrdinaryVerdict,
    /// The largest first.
    pub groups: Vec<BehaviourGroup>,
}

/// The verdict, and what it goes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrdinaryVerdict {
    /// All do the same.
    Agree,
    /// There are programs that do different things.
    Differ,
    /// This compiler crashed, or did not end.
    CompilerFailed(usize),
    /// There are no two programs that ended: why.
    Incomparable(String),
}

impl OrdinaryJudgement {
    /// The groups whose programs have to do the same again, or the program is one that never does. Where more than half of the programs are
    /// in one, it is that alone: another program that does not repeat reads what nothing has written, and is wrong either way.
    #[must_use]
    pub fn groups_that_repeat(&self) -> &[BehaviourGroup] {
        let ran: usize = self.groups.iter().map(|group| group.engines.len()).sum();
        match self.groups.split_first() {
            Some((usual, _)) if usual.engines.len() * 2 > ran => std::slice::from_ref(usual),
            _ => &self.groups,
        }
    }
}

impl OrdinaryVerdict {
    /// The name that verdicts on other cases have.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            OrdinaryVerdict::Agree => Verdict::Agree.name(),
            OrdinaryVerdict::Differ | OrdinaryVerdict::CompilerFailed(_) => Verdict::Mismatch.name(),
            OrdinaryVerdict::Incomparable(_) => "incomparable",
        }
    }
}

/// Judges what the programs of several engines did.
#[must_use]
pub fn judge_outcomes(outcomes: &[&Outcome]) -> OrdinaryJudgement {
    let mut groups: Vec<BehaviourGroup> = Vec::new();
    for (engine, outcome) in outcomes.iter().enumerate() {
        if !matches!(outcome, Outcome::Ended { .. }) {
            continue;
        }
        match groups.iter_mut().find(|group| outcomes[group.engines[0]] == *outcome) {
            Some(group) => group.engines.push(engine),
            None => groups.push(BehaviourGroup { engines: vec![engine] }),
        }
    }
    // Stable, so that of equal groups the first engine's is the first.
    groups.sort_by_key(|group| std::cmp::Reverse(group.engines.len()));
    let failed = outcomes.iter().position(|outcome| failure(outcome).is_some());
    let ran: usize = groups.iter().map(|group| group.engines.len()).sum();
    let verdict = match (failed, groups.as_slice()) {
        (Some(engine), _) => OrdinaryVerdict::CompilerFailed(engine),
        (None, []) => OrdinaryVerdict::Incomparable("no compiler builds it".to_owned()),
        (None, [one]) => match &outcomes[one.engines[0]] {
            Outcome::Ended { end: ProgramEnd::Stopped(why), .. } => {
                OrdinaryVerdict::Incomparable(why.clone())
            }
            _ if ran == 1 => OrdinaryVerdict::Incomparable("only one compiler builds it".to_owned()),
            _ => OrdinaryVerdict::Agree,
        },
        (None, _) => OrdinaryVerdict::Differ,
    };
    OrdinaryJudgement { verdict, groups }
}

/// The outcome of a program in words; against another one, the first line that differs.
#[must_use]
pub fn outcome_in_words(outcome: &Outcome, other: Option<&Outcome>) -> String {
    match outcome {
        Outcome::Ended { end: ProgramEnd::Stopped(why), .. } => why.clone(),
        Outcome::Ended { end, output } => {
            let lines = match output.split_inclusive(|byte| *byte == b'\n').count() {
                0 => "no output".to_owned(),
                1 => "one line of output".to_owned(),
                count => format!("{count} lines of output"),
            };
            let difference = match other {
                Some(Outcome::Ended { output: other, .. }) => first_difference(output, other),
                _ => None,
            };
            format!("{end}, {lines}{}", difference.unwrap_or_default())
        }
        not_built => not_built.name().to_owned(),
    }
}

/// The reason why programs that differ show nothing about compilers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrdinaryDoubt {
    /// None.
    None,
    /// It is this.
    Because(Incomparable),
}

/// The verdict on an ordinary program that several compilers built and ran. The outcome of most of them counts as the right one.
#[must_use]
pub fn judge_ordinary(runs: &[EngineReport], doubt: OrdinaryDoubt) -> Report {
    let outcomes: Vec<&Outcome> = runs.iter().map(|run| &run.outcome).collect();
    let OrdinaryJudgement { verdict, groups } = judge_outcomes(&outcomes);
    let usual = groups.first().map(|group| outcomes[group.engines[0]]);
    let differs = groups.len() > 1;
    let name = |&engine: &usize| runs[engine].engine.clone();
    let agreeing: Vec<EngineName> =
        groups.first().into_iter().flat_map(|group| &group.engines).map(name).collect();
    let of_run = |run: &EngineReport| match (&run.outcome, doubt) {
        // A compiler may reject a doubtful program, but no program excuses a crash.
        (Outcome::CompilerCrashed { .. } | Outcome::CompilerHung, _) => Verdict::Mismatch,
        (Outcome::Ended { .. }, OrdinaryDoubt::Because(why)) if differs => Verdict::Incomparable(why),
        (ended @ Outcome::Ended { .. }, _) if differs && Some(ended) != usual => Verdict::Mismatch,
        (Outcome::Ended { .. }, _) => match &verdict {
            OrdinaryVerdict::Incomparable(_) => Verdict::Incomparable(Incomparable::NoEngine),
            _ => Verdict::Agree,
        },
        (Outcome::Infrastructure(why), _) => Verdict::Infrastructure(why.clone()),
        (other, _) => Verdict::Unsupported(other.name().to_owned()),
    };
    let engines = runs.iter().map(|run| EngineVerdict::on_run(run, of_run(run))).collect();
    let wrong = groups.iter().skip(1).filter(|_| doubt == OrdinaryDoubt::None);
    let mut findings: Vec<Finding> = wrong
        .map(|group| {
            let outcome = outcomes[group.engines[0]];
            let summary = outcome_in_words(outcome, usual);
            let engines = group.engines.iter().map(name).collect();
            finding(kind(outcome), None, agreeing.clone(), engines, &summary)
        })
        .collect();
    for kind in [FindingKind::CompilerCrash, FindingKind::CompilerHang] {
        let failed: Vec<&EngineReport> =
            runs.iter().filter(|run| failure(&run.outcome) == Some(kind)).collect();
        if let Some(first) = failed.first() {
            let words = match &first.outcome {
                Outcome::CompilerCrashed { diagnostic } => Some(normalized_diagnostic(diagnostic)),
                _ => None,
            };
            let summary = words.clone().unwrap_or_else(|| first.outcome.name().into());
            let engines = failed.iter().map(|run| run.engine.clone()).collect();
            findings.push(finding(kind, words.as_deref(), agreeing.clone(), engines, &summary));
        }
    }
    Report::on_runs(engines, findings)
}

/// The way in which a compiler failed, if it did.
const fn failure(outcome: &Outcome) -> Option<FindingKind> {
    match outcome {
        Outcome::CompilerCrashed { .. } => Some(FindingKind::CompilerCrash),
        Outcome::CompilerHung => Some(FindingKind::CompilerHang),
        _ => None,
    }
}

/// The kind of a program that does something else than most.
const fn kind(outcome: &Outcome) -> FindingKind {
    match outcome {
        Outcome::Ended { end: ProgramEnd::Killed(_), .. } => FindingKind::Crash,
        Outcome::Ended { end: ProgramEnd::Stopped(_), .. } => FindingKind::Hang,
        _ => FindingKind::Value,
    }
}

fn finding(
    kind: FindingKind,
    detail: Option<&str>,
    agreeing: Vec<EngineName>,
    differing: Vec<EngineName>,
    summary: &str,
) -> Finding {
    let summary = format!("{} by {}: {summary}", kind.name(), first_of(&differing));
    Finding::disagreement(kind, detail, "the output".to_owned(), (agreeing, differing), summary)
}

/// The longest part of a line that is shown, in characters.
const SHOWN: usize = 60;

fn first_difference(output: &[u8], other: &[u8]) -> Option<String> {
    let lines = |of: &[u8]| of.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect::<Vec<_>>();
    let (here, there) = (lines(output), lines(other));
    let number = (0..here.len().max(there.len())).find(|&line| here.get(line) != there.get(line))?;
    let shown = |line: Option<&Vec<u8>>| match line {
        None => "not there".to_owned(),
        Some(line) => {
            let text = String::from_utf8_lossy(line);
            let cut = if text.chars().count() > SHOWN { "…" } else { "" };
            format!("`{}{cut}`", text.chars().take(SHOWN).collect::<String>())
        }
    };
    Some(format!(
        "; line {} is {} in place of {}",
        number + 1,
        shown(here.get(number)),
        shown(there.get(number))
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ended(code: i32, output: &str) -> Outcome {
        Outcome::Ended { end: ProgramEnd::Exited(code), output: output.as_bytes().to_vec() }
    }

    fn rejected() -> Outcome {
        Outcome::Rejected { diagnostic: "no".to_owned() }
    }

    fn judged(outcomes: &[Outcome]) -> OrdinaryJudgement {
        judge_outcomes(&outcomes.iter().collect::<Vec<_>>())
    }

    #[test]
    fn programs_are_grouped_by_what_they_did() {
        let judged = judged(&[ended(1, "a"), ended(0, "a"), rejected(), ended(0, "a"), ended(0, "b")]);
        assert_eq!(judged.verdict, OrdinaryVerdict::Differ);
        let groups: Vec<_> = judged.groups.iter().map(|group| group.engines.clone()).collect();
        assert_eq!(groups, [vec![1, 3], vec![0], vec![4]]);
    }

    #[test]
    fn what_most_programs_do_has_to_be_repeated() {
        let number = |outcomes: &[Outcome]| judged(outcomes).groups_that_repeat().len();
        assert_eq!(number(&[ended(0, "a"), ended(0, "a"), ended(0, "b")]), 1);
        assert_eq!(number(&[ended(0, "a"), ended(0, "a"), ended(0, "b"), ended(0, "c")]), 3);
        assert_eq!(number(&[rejected()]), 0);
    }

    #[test]
    fn nothing_agrees_with_nothing() {
        let incomparable = |outcomes: &[Outcome]| match judged(outcomes).verdict {
            OrdinaryVerdict::Incomparable(why) => why,
            other => panic!("{other:?}"),
        };
        let why = "it runs for more than 1 s".to_owned();
        let stopped = Outcome::Ended { end: ProgramEnd::Stopped(why), output: Vec::new() };
        assert_eq!(incomparable(&[]), "no compiler builds it");
        assert_eq!(incomparable(&[rejected(), rejected()]), "no compiler builds it");
        assert_eq!(incomparable(&[ended(0, ""), rejected()]), "only one compiler builds it");
        assert_eq!(incomparable(&[stopped.clone(), stopped.clone()]), "it runs for more than 1 s");
        assert_eq!(judged(&[stopped, ended(0, "")]).verdict, OrdinaryVerdict::Differ);
        assert_eq!(judged(&[ended(0, ""), ended(0, "")]).verdict, OrdinaryVerdict::Agree);
        let crashed = Outcome::CompilerHung;
        assert_eq!(judged(&[ended(0, ""), crashed]).verdict, OrdinaryVerdict::CompilerFailed(1));
    }

    #[test]
    fn the_first_line_that_differs_is_told() {
        let (one, other) = (ended(0, "1\n2\n"), ended(0, "1\n3\n4\n"));
        assert_eq!(outcome_in_words(&one, None), "exit code 0, 2 lines of output");
        assert_eq!(
            outcome_in_words(&one, Some(&other)),
            "exit code 0, 2 lines of output; line 2 is `2` in place of `3`"
        );
        assert_eq!(
            outcome_in_words(&ended(1, "1"), Some(&ended(1, "1\n2"))),
            "exit code 1, one line of output; line 2 is not there in place of `2`"
        );
        assert_eq!(outcome_in_words(&ended(1, ""), Some(&ended(0, ""))), "exit code 1, no output");
    }
}
