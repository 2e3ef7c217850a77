//! Programs of several compilers, held against each other: nobody knows what an ordinary program has to do, but all are to do the same.

use oracle::Outcome;
use oracle::verdict::Verdict;

use super::ForeignOutcome;

/// Engines whose programs did the same, by their places in the list that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BehaviourGroup {
    /// The engines, in the order of the list.
    pub engines: Vec<usize>,
}

/// What is to be said of a program that several compilers built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForeignJudgement {
    /// The verdict on all together.
    pub verdict: ForeignVerdict,
    /// The largest first.
    pub groups: Vec<BehaviourGroup>,
}

/// The verdict, and what it goes by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ForeignVerdict {
    /// All do the same.
    Agree,
    /// There are programs that do different things.
    Differ,
    /// This compiler crashed, or did not end.
    CompilerFailed(usize),
    /// There are no two programs that ended: why.
    Incomparable(String),
}

impl ForeignVerdict {
    /// The name that verdicts on other cases have.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            ForeignVerdict::Agree => Verdict::Agree.name(),
            ForeignVerdict::Differ | ForeignVerdict::CompilerFailed(_) => Verdict::Mismatch.name(),
            ForeignVerdict::Incomparable(_) => "incomparable",
        }
    }
}

/// Judges what the programs of several engines did.
#[must_use]
pub fn judge(outcomes: &[ForeignOutcome]) -> ForeignJudgement {
    let mut groups: Vec<BehaviourGroup> = Vec::new();
    for (engine, outcome) in outcomes.iter().enumerate() {
        if matches!(outcome, ForeignOutcome::NotBuilt(_)) {
            continue;
        }
        match groups.iter_mut().find(|group| outcomes[group.engines[0]] == *outcome) {
            Some(group) => group.engines.push(engine),
            None => groups.push(BehaviourGroup { engines: vec![engine] }),
        }
    }
    // Stable, so that of equal groups the first engine's is the first.
    groups.sort_by_key(|group| std::cmp::Reverse(group.engines.len()));
    let failed = outcomes.iter().position(|outcome| {
        matches!(outcome, ForeignOutcome::NotBuilt(Outcome::CompilerCrashed { .. } | Outcome::CompilerHung))
    });
    let ran: usize = groups.iter().map(|group| group.engines.len()).sum();
    let verdict = match (failed, groups.as_slice()) {
        (Some(engine), _) => ForeignVerdict::CompilerFailed(engine),
        (None, []) => ForeignVerdict::Incomparable("no compiler builds it".to_owned()),
        (None, [one]) => match &outcomes[one.engines[0]] {
            ForeignOutcome::Stopped(why) => ForeignVerdict::Incomparable(format!("it {why}")),
            _ if ran == 1 => ForeignVerdict::Incomparable("only one compiler builds it".to_owned()),
            _ => ForeignVerdict::Agree,
        },
        (None, _) => ForeignVerdict::Differ,
    };
    ForeignJudgement { verdict, groups }
}

/// What a program did, in words; against another one, the first line that differs.
#[must_use]
pub fn told(outcome: &ForeignOutcome, other: Option<&ForeignOutcome>) -> String {
    match outcome {
        ForeignOutcome::NotBuilt(why) => why.name().to_owned(),
        ForeignOutcome::Stopped(why) => why.clone(),
        ForeignOutcome::Ended { end, output } => {
            let lines = match output.split_inclusive(|byte| *byte == b'\n').count() {
                0 => "no output".to_owned(),
                1 => "one line of output".to_owned(),
                count => format!("{count} lines of output"),
            };
            let difference = match other {
                Some(ForeignOutcome::Ended { output: other, .. }) => first_difference(output, other),
                _ => None,
            };
            format!("{end}, {lines}{}", difference.unwrap_or_default())
        }
    }
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
    use crate::foreign::ProgramEnd;

    fn ended(code: i32, output: &str) -> ForeignOutcome {
        ForeignOutcome::Ended { end: ProgramEnd::Exited(code), output: output.as_bytes().to_vec() }
    }

    fn rejected() -> ForeignOutcome {
        ForeignOutcome::NotBuilt(Outcome::Rejected { diagnostic: "no".to_owned() })
    }

    #[test]
    fn programs_are_grouped_by_what_they_did() {
        let judged = judge(&[ended(1, "a"), ended(0, "a"), rejected(), ended(0, "a"), ended(0, "b")]);
        assert_eq!(judged.verdict, ForeignVerdict::Differ);
        let groups: Vec<_> = judged.groups.iter().map(|group| group.engines.clone()).collect();
        assert_eq!(groups, [vec![1, 3], vec![0], vec![4]]);
    }

    #[test]
    fn nothing_agrees_with_nothing() {
        let incomparable = |outcomes: &[ForeignOutcome]| match judge(outcomes).verdict {
            ForeignVerdict::Incomparable(why) => why,
            other => panic!("{other:?}"),
        };
        let stopped = ForeignOutcome::Stopped("runs for more than 1 s".to_owned());
        assert_eq!(incomparable(&[]), "no compiler builds it");
        assert_eq!(incomparable(&[rejected(), rejected()]), "no compiler builds it");
        assert_eq!(incomparable(&[ended(0, ""), rejected()]), "only one compiler builds it");
        assert_eq!(incomparable(&[stopped.clone(), stopped.clone()]), "it runs for more than 1 s");
        assert_eq!(judge(&[stopped, ended(0, "")]).verdict, ForeignVerdict::Differ);
        assert_eq!(judge(&[ended(0, ""), ended(0, "")]).verdict, ForeignVerdict::Agree);
        let crashed = ForeignOutcome::NotBuilt(Outcome::CompilerHung);
        assert_eq!(judge(&[ended(0, ""), crashed]).verdict, ForeignVerdict::CompilerFailed(1));
    }

    #[test]
    fn the_first_line_that_differs_is_told() {
        let (one, other) = (ended(0, "1\n2\n"), ended(0, "1\n3\n4\n"));
        assert_eq!(told(&one, None), "exit code 0, 2 lines of output");
        assert_eq!(told(&one, Some(&other)), "exit code 0, 2 lines of output; line 2 is `2` in place of `3`");
        assert_eq!(
            told(&ended(1, "1"), Some(&ended(1, "1\n2"))),
            "exit code 1, one line of output; line 2 is not there in place of `2`"
        );
        assert_eq!(told(&ended(1, ""), Some(&ended(0, ""))), "exit code 1, no output");
    }
}
