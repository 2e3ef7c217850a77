//! A guess of the source's choices that is learnt from candidates: for each word, the first rule under which the source covers them.
//!
//! Constants cover one candidate. A rule, such as "what the target chose for its second use of the same input", often covers all. By one candidate
//! it is often met by chance, so that a rule has to do for as many of the others as there are.

use rustc_hash::FxHashMap;

use super::RefinementQuestion;
use super::guess::{as_of_target, unobserved};
use crate::gates::Lit;
use crate::proof::graph::Choice;
use crate::proof::solver::{NodeSolver, Satisfiable};

/// Conflicts of the question whether one rule does for one word.
const CONFLICTS_OF_RULE: u64 = 200;
/// Uses of the target that a use of the source is paired with.
const MAX_USES: usize = 8;
/// Choices of the source in all.
const MAX_CHOICES: usize = 4_096;

/// The source's choice of the bits of one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum WordRule {
    /// The target's choice in the same place.
    SameNumber,
    /// The target's choice for the use of the same undef that is this far from the one of the same rank, with overflow to the first.
    UseOfTarget(usize),
    /// The bit of the target's result that is in the place of the one that depends on the choice.
    ResultBit,
    Constant(bool),
}

/// The order in which rules are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Preference {
    /// As the target does, where that is enough.
    Target,
    /// This bit, where that is enough.
    Constant(bool),
}

impl Preference {
    pub(super) const ALL: [Preference; 3] =
        [Preference::Target, Preference::Constant(false), Preference::Constant(true)];

    fn rules(self) -> impl Iterator<Item = WordRule> {
        let of_target =
            (0..MAX_USES).map(WordRule::UseOfTarget).chain([WordRule::SameNumber, WordRule::ResultBit]);
        let (first, last) = match self {
            Preference::Target => (None, &[false, true][..]),
            Preference::Constant(false) => (Some(false), &[true][..]),
            Preference::Constant(true) => (Some(true), &[false][..]),
        };
        let constants = last.iter().copied().map(WordRule::Constant);
        first.map(WordRule::Constant).into_iter().chain(of_target).chain(constants)
    }
}

/// An input with choices of both functions.
pub(super) struct RefutationCandidate {
    pub(super) values: FxHashMap<Choice, bool>,
    /// The value of each node.
    known: Vec<bool>,
}

impl RefutationCandidate {
    pub(super) fn new(
        question: &RefinementQuestion<'_>,
        values: FxHashMap<Choice, bool>,
    ) -> RefutationCandidate {
        let known = question.session.graph.evaluated(|choice| values.get(&choice).copied().unwrap_or(false));
        RefutationCandidate { values, known }
    }

    pub(super) fn value(&self, lit: Lit) -> bool {
        self.known.get(lit.node()).copied().unwrap_or(false) ^ lit.is_negated()
    }
}

/// The state in which rules are tried on one candidate.
struct Trial<'a> {
    candidate: &'a RefutationCandidate,
    solver: NodeSolver,
    /// The goal, and what the words before chose.
    kept: Vec<Lit>,
}

/// A rule for one word.
struct TriedRule {
    /// The literal for each choice.
    lits: Vec<(Choice, Lit)>,
    /// For each candidate, true if the source covers it by them.
    does: Vec<bool>,
}

impl TriedRule {
    fn count(&self) -> usize {
        self.does.iter().filter(|does| **does).count()
    }
}

impl RefinementQuestion<'_> {
    /// A literal for each of the source's choices, by which `goal` holds of the first candidate, and of others as far as one rule does for all; none
    /// if it does not hold, whatever the source chooses.
    pub(super) fn learnt(
        &mut self,
        goal: Lit,
        chosen: &[Choice],
        candidates: &[RefutationCandidate],
        preference: Preference,
    ) -> FxHashMap<Choice, Lit> {
        let mut learnt = FxHashMap::default();
        if chosen.len() > MAX_CHOICES {
            return learnt;
        }
        let mut trials = self.trials(goal, chosen, candidates);
        for word in self.words(chosen) {
            let mut best: Option<TriedRule> = None;
            for rule in preference.rules() {
                let lits = word.iter().map(|&choice| Some((choice, self.by_rule(rule, choice)?)));
                let Some(lits) = lits.collect::<Option<Vec<_>>>() else { continue };
                let does = trials.iter_mut().map(|trial| self.does(trial, &lits)).collect();
                let tried = TriedRule { lits, does };
                let does_all = tried.does.iter().all(|does| *does);
                let is_better = best.as_ref().is_none_or(|best| best.count() < tried.count());
                if tried.does.first() == Some(&true) && is_better {
                    best = Some(tried);
                }
                if does_all {
                    break;
                }
            }
            if let Some(TriedRule { lits, does }) = best {
                let mut does = does.into_iter();
                trials.retain(|_| does.next().unwrap_or(false));
                for trial in &mut trials {
                    trial.kept.extend(self.assumed(trial.candidate, &lits));
                }
                learnt.extend(lits);
            }
        }
        let Some(trial) = trials.first_mut() else { return learnt };
        if trial.solver.solve(&self.session.graph, &trial.kept, self.conflicts) == Satisfiable::Yes {
            for &choice in chosen {
                let own = self.session.graph.choice(choice);
                learnt.entry(choice).or_insert_with(|| Lit::known(trial.solver.value(own)));
            }
        }
        learnt
    }

    /// The candidates of which `goal` may hold; none if it may not hold of the first.
    fn trials<'a>(
        &mut self,
        goal: Lit,
        chosen: &[Choice],
        candidates: &'a [RefutationCandidate],
    ) -> Vec<Trial<'a>> {
        let mut trials = Vec::new();
        for (at, candidate) in candidates.iter().enumerate() {
            let kept = vec![self.on_candidate(goal, chosen, &candidate.values)];
            let mut solver = NodeSolver::default();
            match solver.solve(&self.session.graph, &kept, self.conflicts) {
                Satisfiable::Yes => trials.push(Trial { candidate, solver, kept }),
                Satisfiable::No | Satisfiable::Unknown if at == 0 => return trials,
                Satisfiable::No | Satisfiable::Unknown => {}
            }
        }
        trials
    }

    /// True if these literals do for these choices in a candidate.
    fn does(&mut self, trial: &mut Trial<'_>, by_rule: &[(Choice, Lit)]) -> bool {
        let mut asked = trial.kept.clone();
        asked.extend(self.assumed(trial.candidate, by_rule));
        trial.solver.solve(&self.session.graph, &asked, CONFLICTS_OF_RULE) == Satisfiable::Yes
    }

    /// That choices are what literals are in a candidate.
    fn assumed(&mut self, candidate: &RefutationCandidate, by_rule: &[(Choice, Lit)]) -> Vec<Lit> {
        let assume = |&(choice, lit): &(Choice, Lit)| {
            let own = self.session.graph.choice(choice);
            if candidate.value(lit) { own } else { !own }
        };
        by_rule.iter().map(assume).collect()
    }

    /// The source's choices, those of one scalar of the input in one use of a value together, in the order in which they are made. What one who
    /// sees the result uses are as many as the run has used.
    fn words(&self, chosen: &[Choice]) -> Vec<Vec<Choice>> {
        let renewals = &self.session.renewals;
        let key = |choice: Choice| (renewals.word_of(choice), renewals.word_of(unobserved(choice)));
        let mut keyed: Vec<_> = chosen.iter().map(|&choice| (key(choice), choice)).collect();
        keyed.sort_unstable_by_key(|(key, choice)| (*key, choice.observer, choice.number));
        let groups = keyed.chunk_by(|(one, _), (next, _)| one == next);
        groups.map(|group| group.iter().map(|&(_, choice)| choice).collect()).collect()
    }

    fn by_rule(&mut self, rule: WordRule, choice: Choice) -> Option<Lit> {
        match rule {
            WordRule::SameNumber => self.session.graph.find(as_of_target(choice)),
            WordRule::UseOfTarget(distance) => {
                let other = self.session.renewals.near(choice, distance)?;
                self.may_follow(choice, other).then(|| self.session.graph.choice(other))
            }
            WordRule::ResultBit => {
                let at = *self.of_result.get(&unobserved(choice))?;
                let bit = *self.result.get(at)?;
                self.may_follow_bit(choice, bit).then_some(bit)
            }
            WordRule::Constant(value) => Some(Lit::known(value)),
        }
    }
}
