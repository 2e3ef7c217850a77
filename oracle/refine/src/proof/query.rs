//! The question to the solver: is there an input on which the target has a run that none of the source covers?
//!
//! The input and the target's choices are the solver's to find; no choice of the source may refute it. With choices of the
//! source, the question has two quantifiers: guesses of its choices strengthen it, until the solver finds no counterexample, or
//! one that a second question shows to hold for all choices of the source.

mod cover;
mod guess;
mod learnt;
mod observation;

use rustc_hash::{FxHashMap, FxHashSet};

use self::cover::{Hole, allows_everything, covers, is_followed, is_undefined};
use self::guess::{GUESSES, Guessed, choices_of_result, is_observed};
use self::learnt::{Preference, RefutationCandidate};
use self::observation::Observer;
use super::domain::Session;
use super::external_calls::LOCAL_ADDRESS;
use super::graph::{Choice, Depends, FunctionSide, Gate, Graph};
use super::record::{ProofRun, ProofRunEnd};
use super::solver::{NodeSolver, Satisfiable};
use super::witness::witness;
use crate::gates::{Gates, Lit};
use crate::sets::mixed;

/// Candidates from which guesses of the source's choices are learnt, one after the other.
const MAX_ROUNDS: u32 = 20;
/// Candidates that a rule for the source's choices is tried on.
const MAX_CANDIDATES: usize = 8;
/// Facts about functions outside that are taken over for a guess.
const MAX_FACTS: usize = 64;
/// Other choices of the target that are tried for a candidate.
const VARIATIONS: u32 = 3;
/// The reason where a pointer may be based on several others.
pub(super) const SEVERAL_ADDRESSES: &str = "a pointer from a number that several addresses went into";

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RefinementAnswer {
    /// The target refines the source.
    Refines,
    /// It does not, on the input that the solver holds.
    DoesNot,
    Unknown(&'static str),
}

/// All runs of both functions, to be compared.
pub(super) struct RefinementQuestion<'s> {
    session: &'s mut Session,
    solver: NodeSolver,
    /// The conflicts that are left.
    conflicts: u64,
    /// Holds where the target has a run that no run of the source covers.
    uncovered: Lit,
    /// The same with holes.
    with_holes: Lit,
    holes: Vec<Hole>,
    /// The bits of the target's result, for guesses.
    result: Vec<Lit>,
    /// The source's choices, each with the bit of its result that depends on it.
    of_result: FxHashMap<Choice, usize>,
    /// The choices of the counterexample, where the solver has not got them.
    found: Option<FxHashMap<Choice, bool>>,
}

impl<'s> RefinementQuestion<'s> {
    /// # Errors
    /// Undef and `freeze` are mixed in a way that is not decided.
    pub(super) fn new(
        session: &'s mut Session,
        source: &[ProofRun],
        target: &[ProofRun],
        conflicts: u64,
    ) -> Result<RefinementQuestion<'s>, &'static str> {
        let mut with_holes = Lit::FALSE;
        let mut result = Vec::new();
        session.freezes_beside_undef = false;
        session.names_differ = false;
        let of_result = choices_of_result(session, source);
        let mut holes = Vec::new();
        let (allow_all, others): (Vec<&ProofRun>, Vec<&ProofRun>) =
            source.iter().partition(|run| allows_everything(run));
        // One node for each of these, not one with each run of the target.
        let judged =
            allow_all.iter().fold(Lit::TRUE, |judged, run| session.graph.and(judged, !run.condition));
        let allow_all: FxHashSet<Lit> = allow_all.iter().map(|run| run.condition).collect();
        for theirs in target.iter().filter(|run| !matches!(run.end, ProofRunEnd::Unfinished)) {
            if let ProofRunEnd::Returned { value: Some(value), .. } = &theirs.end {
                result = value.iter().flat_map(|scalar| scalar.bits.iter().copied()).collect();
            }
            if allow_all.contains(&theirs.condition) {
                continue;
            }
            let mut here = session.graph.and(judged, theirs.condition);
            for ours in &others {
                let covers = covers(session, &mut holes, ours, theirs)?;
                let covered = session.graph.and(ours.condition, covers);
                here = session.graph.and(here, !covered);
            }
            with_holes = session.graph.or(with_holes, here);
        }
        let filled = |graph: &mut Graph, choice: Choice| match Hole::number(choice) {
            Some(at) => holes[at].covered,
            None => graph.choice(choice),
        };
        let uncovered = session.graph.replaced(&[with_holes], Some(Depends::SOURCE), filled)[0];
        let about = Self::about(session, conflicts, uncovered);
        Ok(RefinementQuestion { with_holes, holes, result, of_result, ..about })
    }

    /// The question whether this can hold.
    fn about(session: &'s mut Session, conflicts: u64, uncovered: Lit) -> RefinementQuestion<'s> {
        RefinementQuestion {
            session,
            solver: NodeSolver::default(),
            conflicts,
            uncovered,
            with_holes: uncovered,
            holes: Vec::new(),
            result: Vec::new(),
            of_result: FxHashMap::default(),
            found: None,
        }
    }

    /// The question whether there is an input on which no choice makes the source undefined.
    pub(super) fn of_definedness(
        session: &'s mut Session,
        source: &[ProofRun],
        conflicts: u64,
    ) -> RefinementQuestion<'s> {
        let mut undefined = Lit::FALSE;
        for run in source.iter().filter(|run| is_undefined(run)) {
            undefined = session.graph.or(undefined, run.condition);
        }
        Self::about(session, conflicts, !undefined)
    }

    /// The question whether there is an input on which a run of the target was compared with the source: there the target has a
    /// run that ends, and whatever the source chooses, its run is one that [`is_followed`].
    pub(super) fn of_comparison(
        session: &'s mut Session,
        (source, returns): (&[ProofRun], bool),
        target: &[ProofRun],
        conflicts: u64,
    ) -> RefinementQuestion<'s> {
        let (mut followed, mut ends) = (Lit::FALSE, Lit::FALSE);
        for run in source.iter().filter(|run| is_followed(run, returns)) {
            followed = session.graph.or(followed, run.condition);
        }
        for run in target.iter().filter(|run| !matches!(run.end, ProofRunEnd::Unfinished)) {
            ends = session.graph.or(ends, run.condition);
        }
        let uncovered = session.graph.and(followed, ends);
        Self::about(session, conflicts, uncovered)
    }

    pub(super) fn session(&mut self) -> &mut Session {
        self.session
    }

    /// For each node, its value in the counterexample.
    pub(super) fn solution(&self) -> Vec<bool> {
        self.session.graph.evaluated(|choice| self.chosen(choice))
    }

    /// For each node, its value to one who sees what the target leaves undef in its result, if it shows nothing else: the one or the other
    /// who sees it.
    pub(super) fn solution_as_seen(&self, copy: u32) -> Vec<bool> {
        let graph = &self.session.graph;
        graph.evaluated(|choice| {
            let undef = choice.chooser.depends().meets(Depends::UNDEF) && !is_observed(choice);
            let seen = Observer { part: 0, copy }.choice(choice, FunctionSide::Target);
            self.chosen(if undef && graph.find(seen).is_some() { seen } else { choice })
        })
    }

    fn chosen(&self, choice: Choice) -> bool {
        match &self.found {
            None => self.session.graph.find(choice).is_some_and(|lit| self.solver.value(lit)),
            Some(found) => found.get(&choice).copied().unwrap_or(false),
        }
    }

    /// The choices of the source that the question depends on.
    fn of_source(&self) -> Vec<Choice> {
        self.choices_below(&[self.uncovered])
    }

    fn choices_below(&self, roots: &[Lit]) -> Vec<Choice> {
        let cone = self.session.graph.cone(roots, Some(Depends::SOURCE));
        let choice = |node: usize| match self.session.graph.gate(node) {
            Gate::Choice(choice) => Some(choice),
            Gate::Constant | Gate::And(..) | Gate::Xor(..) => None,
        };
        cone.into_iter().filter_map(choice).collect()
    }

    fn ask(&mut self, asked: &[Lit], conflicts: u64) -> Satisfiable {
        let all: Vec<Lit> = asked.iter().chain(&self.session.axioms).copied().collect();
        self.solver.solve(&self.session.graph, &all, conflicts)
    }

    /// The answer. `wishes` are input bits that a small counterexample has as zeros.
    pub(super) fn answer(&mut self, wishes: &[Lit]) -> RefinementAnswer {
        let chosen = self.of_source();
        let answer =
            if chosen.is_empty() { self.without_choices(wishes) } else { self.with_choices(&chosen) };
        // Whether two calls meet the same may depend on what the source chooses for undef.
        let of_source = |lit: &Lit| self.session.graph.depends(*lit).meets(Depends::SOURCE);
        match answer {
            RefinementAnswer::DoesNot if self.session.axioms.iter().any(of_source) => {
                RefinementAnswer::Unknown("undef that an unknown function reads")
            }
            RefinementAnswer::DoesNot if self.session.names_differ => {
                RefinementAnswer::Unknown(LOCAL_ADDRESS)
            }
            RefinementAnswer::DoesNot if self.session.calls_differ => {
                RefinementAnswer::Unknown(SEVERAL_ADDRESSES)
            }
            answer => answer,
        }
    }

    fn with_choices(&mut self, chosen: &[Choice]) -> RefinementAnswer {
        let mut of_runs = Vec::new();
        let by_guess = self.by_guess(&mut of_runs);
        if self.session.freezes_beside_undef {
            return self.by_one_guess(chosen, &by_guess);
        }
        let (mut asked, mut candidates) = (by_guess.clone(), Vec::new());
        for round in 0..MAX_ROUNDS {
            let answer = self.ask(&asked, self.conflicts);
            self.conflicts = self.solver.conflicts_left();
            match answer {
                Satisfiable::No => return RefinementAnswer::Refines,
                Satisfiable::Unknown => return RefinementAnswer::Unknown("a hard formula"),
                Satisfiable::Yes => {}
            }
            let CandidateCover { candidates: found, choices } =
                match self.choices_that_cover(chosen, &asked, round) {
                    Ok(None) => return RefinementAnswer::DoesNot,
                    Ok(Some(covered)) => covered,
                    Err(why) => return RefinementAnswer::Unknown(why),
                };
            candidates.splice(0..0, found);
            candidates.truncate(MAX_CANDIDATES);
            // Where one guess for everything is not enough, one of them for each part may be, and is a smaller formula than what is learnt.
            if round > 0 {
                self.learn(&candidates, &choices, chosen, &mut of_runs);
            }
            asked.clone_from(&by_guess);
            for guess in &of_runs {
                let lit = self.with_guess(guess);
                if !asked.contains(&lit) {
                    asked.push(lit);
                }
            }
        }
        RefinementAnswer::Unknown("choices of the source that depend on the input")
    }

    /// The question by each guess of all that the source chooses. Afterwards holes have all of them, and `of_runs` those of the choices of runs.
    fn by_guess(&mut self, of_runs: &mut Vec<Guessed>) -> Vec<Lit> {
        let mut asked = Vec::new();
        let mut by_any = vec![Lit::FALSE; self.holes.len()];
        for guess in GUESSES {
            self.holes.iter_mut().for_each(|hole| hole.guessed = Lit::FALSE);
            self.guess_holes(|question, choice| question.guess(guess, choice));
            let of_run = self.guessed_of_runs(|question, choice| question.guess(guess, choice));
            let lit = self.with_guess(&of_run);
            for (by_any, hole) in by_any.iter_mut().zip(&self.holes) {
                *by_any = self.session.graph.or(*by_any, hole.guessed);
            }
            if !asked.contains(&lit) {
                asked.push(lit);
            }
            if !of_runs.contains(&of_run) {
                of_runs.push(of_run);
            }
        }
        for (hole, by_any) in self.holes.iter_mut().zip(by_any) {
            hole.guessed = by_any;
        }
        asked
    }

    /// Learns from candidates that the source covers, the first of which the guesses do not cover: guesses of each hole, and of the choices of runs.
    fn learn(
        &mut self,
        candidates: &[RefutationCandidate],
        choices: &FxHashMap<Choice, bool>,
        chosen: &[Choice],
        of_runs: &mut Vec<Guessed>,
    ) {
        for at in 0..self.holes.len() {
            let Hole { covered: goal, guessed } = self.holes[at];
            if candidates[0].value(guessed) {
                continue;
            }
            let chosen = self.choices_below(&[goal]);
            for (preference, candidates) in
                Preference::ALL.into_iter().flat_map(|one| [(one, &candidates[..1]), (one, candidates)])
            {
                let learnt = self.learnt(goal, &chosen, candidates, preference);
                if learnt.is_empty() {
                    break;
                }
                let replace = |graph: &mut Graph, choice: Choice| {
                    learnt.get(&choice).copied().unwrap_or_else(|| graph.choice(choice))
                };
                let here = self.session.graph.replaced(&[goal], Some(Depends::SOURCE), replace)[0];
                self.holes[at].guessed = self.session.graph.or(self.holes[at].guessed, here);
            }
        }
        if self.choices_of_runs().is_empty() {
            return;
        }
        let number = |choice: &Choice| Lit::known(choices.get(choice).copied().unwrap_or(false));
        for preference in Preference::ALL {
            let learnt = self.learnt(!self.uncovered, chosen, candidates, preference);
            let learnt = |choice| learnt.get(&choice).copied().unwrap_or_else(|| number(&choice));
            of_runs.push(self.guessed_of_runs(|_, choice| learnt(choice)));
        }
        of_runs.push(self.guessed_of_runs(|_, choice| number(&choice)));
    }

    /// The answer where one guess must do for all that single uses see: two guesses, each for some of them, may freeze different numbers.
    fn by_one_guess(&mut self, chosen: &[Choice], asked: &[Lit]) -> RefinementAnswer {
        const BESIDE: RefinementAnswer = RefinementAnswer::Unknown("undef and freeze together");
        for &lit in asked {
            match self.ask(&[lit], self.conflicts) {
                Satisfiable::No => return RefinementAnswer::Refines,
                Satisfiable::Yes => {}
                Satisfiable::Unknown => return RefinementAnswer::Unknown("a hard formula"),
            }
            self.conflicts = self.solver.conflicts_left();
        }
        match self.ask(asked, self.conflicts) {
            Satisfiable::Yes => match self.choices_that_cover(chosen, asked, 0) {
                Ok(None) => RefinementAnswer::DoesNot,
                Ok(Some(_)) => BESIDE,
                Err(why) => RefinementAnswer::Unknown(why),
            },
            Satisfiable::No | Satisfiable::Unknown => BESIDE,
        }
    }

    fn without_choices(&mut self, wishes: &[Lit]) -> RefinementAnswer {
        let axioms = self.session.axioms.clone();
        let graph = &mut self.session.graph;
        let all = axioms.into_iter().fold(self.uncovered, |all, axiom| graph.and(all, axiom));
        if let Some(found) = witness(graph, all, wishes) {
            self.found = Some(found);
            return RefinementAnswer::DoesNot;
        }
        let mut asked = vec![self.uncovered];
        match self.ask(&asked, self.conflicts) {
            Satisfiable::No => return RefinementAnswer::Refines,
            Satisfiable::Unknown => return RefinementAnswer::Unknown("a hard formula"),
            Satisfiable::Yes => {}
        }
        // Zeros that a solution has need not be asked for.
        let values = |question: &Self| -> Vec<bool> {
            wishes.iter().map(|&wish| question.solver.value(wish)).collect()
        };
        let mut solution = values(self);
        for (at, &wish) in wishes.iter().enumerate() {
            asked.push(!wish);
            if solution[at] {
                match self.ask(&asked, self.conflicts) {
                    Satisfiable::Yes => solution = values(self),
                    Satisfiable::No | Satisfiable::Unknown => drop(asked.pop()),
                }
            }
        }
        match self.ask(&asked, self.conflicts) {
            Satisfiable::Yes => RefinementAnswer::DoesNot,
            Satisfiable::No | Satisfiable::Unknown => RefinementAnswer::Unknown("a hard formula"),
        }
    }

    /// One more guess of what those who see the result choose, for every hole.
    fn guess_holes(&mut self, mut guess: impl FnMut(&mut Self, Choice) -> Lit) {
        let goals: Vec<Lit> = self.holes.iter().map(|hole| hole.covered).collect();
        let chosen = self.choices_below(&goals);
        let guesses: Guessed = chosen.into_iter().map(|choice| (choice, guess(self, choice))).collect();
        let replace = |_: &mut _, choice: Choice| guesses.get(&choice).copied().unwrap_or(Lit::FALSE);
        let guessed = self.session.graph.replaced(&goals, Some(Depends::SOURCE), replace);
        for (hole, guessed) in self.holes.iter_mut().zip(guessed) {
            hole.guessed = self.session.graph.or(hole.guessed, guessed);
        }
    }

    /// The source's choices that are made in runs, and those that facts about functions outside depend on.
    fn choices_of_runs(&self) -> Vec<Choice> {
        let mut roots = self.facts();
        roots.push(self.with_holes);
        let mut chosen = self.choices_below(&roots);
        chosen.retain(|&choice| Hole::number(choice).is_none());
        chosen
    }

    /// The facts about functions outside that depend on the source's choices: they hold whatever the source chooses, so that they hold of a guess
    /// as well.
    fn facts(&self) -> Vec<Lit> {
        let of_source = |lit: &Lit| self.session.graph.depends(*lit).meets(Depends::SOURCE);
        self.session.axioms.iter().copied().filter(of_source).take(MAX_FACTS).collect()
    }

    /// A guess of the choices of runs.
    fn guessed_of_runs(&mut self, mut guess: impl FnMut(&mut Self, Choice) -> Lit) -> Guessed {
        self.choices_of_runs().into_iter().map(|choice| (choice, guess(self, choice))).collect()
    }

    /// The question with the source's choices replaced.
    fn with_guess(&mut self, guessed: &Guessed) -> Lit {
        let mut roots = self.facts();
        roots.push(self.with_holes);
        let holes = &self.holes;
        let replace = |_: &mut _, choice: Choice| match Hole::number(choice) {
            Some(at) => holes[at].guessed,
            None => guessed.get(&choice).copied().unwrap_or(Lit::FALSE),
        };
        let mut replaced = self.session.graph.replaced(&roots, Some(Depends::SOURCE), replace);
        let question = replaced.pop().unwrap_or(self.uncovered);
        for fact in replaced {
            if fact != Lit::TRUE && !self.session.axioms.contains(&fact) {
                self.session.axioms.push(fact);
            }
        }
        question
    }

    /// Choices of the source by which it covers the solver's candidate; `None` if there are no such choices, for the candidate or
    /// for others of the same input: the solver's own candidates are often the few that the source can follow.
    fn choices_that_cover(
        &mut self,
        chosen: &[Choice],
        asked: &[Lit],
        round: u32,
    ) -> Result<Option<CandidateCover>, &'static str> {
        let mut values: FxHashMap<Choice, bool> = FxHashMap::default();
        // Guesses may follow choices of the target that nothing else depends on.
        let roots: Vec<Lit> = asked.iter().copied().chain([self.uncovered]).collect();
        for node in self.session.graph.cone(&roots, None) {
            if let Gate::Choice(choice) = self.session.graph.gate(node) {
                values.insert(choice, self.solver.value(Lit::of_node(node)));
            }
        }
        let covering = self.covering(chosen, &values)?;
        let mut target: Vec<Choice> =
            values.keys().copied().filter(|choice| choice.chooser.depends().meets(Depends::TARGET)).collect();
        target.sort_unstable_by_key(|choice| (choice.observer, choice.number));
        let mut others = Vec::new();
        let variations = if covering.is_some() && !target.is_empty() { VARIATIONS } else { 0 };
        for variation in 0..variations {
            let mut varied = values.clone();
            for choice in &target {
                let number = [round, variation, choice.observer.into(), choice.number].map(u64::from);
                varied.insert(*choice, mixed(&number) & 1 != 0);
            }
            if self.covering(chosen, &varied)?.is_none() {
                self.found = Some(varied);
                return Ok(None);
            }
            others.push(varied);
        }
        let Some(choices) = covering else {
            self.found = Some(values);
            return Ok(None);
        };
        let all = [values].into_iter().chain(others);
        let candidates = all.map(|values| RefutationCandidate::new(self, values)).collect();
        Ok(Some(CandidateCover { candidates, choices }))
    }

    /// The literal over the source's choices that `goal` is of this candidate: the input and the target's choices stay as they were found.
    fn on_candidate(&mut self, goal: Lit, chosen: &[Choice], values: &FxHashMap<Choice, bool>) -> Lit {
        let of_source: FxHashSet<Choice> = chosen.iter().copied().collect();
        self.session.graph.replaced(&[goal], None, |graph, choice| match of_source.contains(&choice) {
            true => graph.choice(choice),
            false => Lit::known(values.get(&choice).copied().unwrap_or(false)),
        })[0]
    }

    /// Choices of the source by which it covers what these values are.
    fn covering(
        &mut self,
        chosen: &[Choice],
        values: &FxHashMap<Choice, bool>,
    ) -> Result<Option<FxHashMap<Choice, bool>>, &'static str> {
        let fixed = self.on_candidate(self.uncovered, chosen, values);
        let mut second = NodeSolver::default();
        let answer = second.solve(&self.session.graph, &[!fixed], self.conflicts);
        self.conflicts = second.conflicts_left();
        match answer {
            Satisfiable::No => Ok(None),
            Satisfiable::Unknown => Err("a hard formula"),
            Satisfiable::Yes => {
                let value = |&choice: &Choice| {
                    let lit = self.session.graph.choice(choice);
                    (choice, second.value(lit))
                };
                Ok(Some(chosen.iter().map(value).collect()))
            }
        }
    }
}

/// A candidate of the solver that the source covers.
struct CandidateCover {
    /// It, and others of the same input.
    candidates: Vec<RefutationCandidate>,
    /// Choices of the source by which it covers the first.
    choices: FxHashMap<Choice, bool>,
}
