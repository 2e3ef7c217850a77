//! The question to the solver: is there an input on which the target has a run that none of the source covers?
//!
//! The input and the target's choices are the solver's to find; no choice of the source may refute it. With choices of the
//! source, the question has two quantifiers: guesses of its choices strengthen it, until the solver finds no counterexample, or
//! one that a second question shows to hold for all choices of the source.

mod learnt;

use std::borrow::Cow;

use rustc_hash::{FxHashMap, FxHashSet};
use semantics::UbKind;

use self::learnt::{Preference, RefutationCandidate};
use super::choice_renewals::Pairing;
use super::domain::Session;
use super::external_calls::LOCAL_ADDRESS;
use super::graph::{Choice, Chooser, Depends, FunctionSide, Gate, Graph};
use super::record::{AddressHolder, ProofEvent, ProofRun, ProofRunEnd, SeenObject, VisibleBit};
use super::solver::{NodeSolver, Satisfiable};
use super::value::{Base, ProofValue, ScalarBits};
use super::witness::witness;
use crate::circuits;
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
/// Those who see what a run shows.
const COPIES: u32 = 2;
/// Parts of what a run shows.
const MAX_PARTS: u32 = 1 << 13;

/// The answer to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RefinementAnswer {
    /// The target refines the source.
    Refines,
    /// It does not, on the input that the solver holds.
    DoesNot,
    Unknown(&'static str),
}

/// The part of a run that a caller sees, as literals and what does not depend on them.
#[derive(Default)]
struct Observation {
    /// For each scalar, its poison and then its bits.
    lits: Vec<Lit>,
    scalars: Vec<SeenScalar>,
    /// The number of its parts: a result, an argument, the contents of an object. One who sees two of them uses each by itself, and may see
    /// different numbers of the same undef; within a part, what is related stays so, as one who reads all of an object at once sees it.
    parts: u32,
}

/// One scalar of an observation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct SeenScalar {
    /// The number of its bits.
    width: usize,
    /// The object or function that it points into.
    base: Base,
    part: u32,
}

impl Observation {
    fn of_run(run: &ProofRun, events: usize) -> Observation {
        let mut seen = Observation::default();
        for ProofEvent { arguments, memory, .. } in &run.events[..events] {
            arguments.iter().for_each(|value| seen.value(value));
            memory.iter().for_each(|object| seen.bits(&object.bits));
        }
        if let ProofRunEnd::Returned { value, memory, own, .. } = &run.end {
            value.iter().for_each(|value| seen.value(value));
            memory.iter().for_each(|bits| seen.bits(bits));
            own.iter().for_each(|object| seen.bits(&object.bits));
        }
        seen
    }

    /// The scalars of which another observation of the same scalars has other literals, or which depend on choices of a function.
    fn differing_scalars(&self, other: &Observation, own: impl Fn(&Lit) -> bool) -> Observation {
        let (mut rest, mut at) = (Observation { parts: self.parts, ..Observation::default() }, 0);
        for scalar in &self.scalars {
            let bits = at..=at + scalar.width;
            let (here, there) = (&self.lits[bits.clone()], &other.lits[bits]);
            if here != there || here.iter().any(&own) {
                rest.lits.extend(here);
                rest.scalars.push(*scalar);
            }
            at += scalar.width + 1;
        }
        rest
    }

    fn value(&mut self, value: &ProofValue) {
        for ScalarBits { bits, poison, base } in value {
            self.lits.push(*poison);
            self.lits.extend(bits.iter());
            self.scalars.push(SeenScalar { width: bits.len(), base: base.seen(), part: self.parts });
        }
        self.parts += 1;
    }

    fn bits(&mut self, bits: &[VisibleBit]) {
        for VisibleBit { value, poison, base } in bits {
            self.lits.extend([*poison, *value]);
            self.scalars.push(SeenScalar { width: 1, base: *base, part: self.parts });
        }
        self.parts += 1;
    }
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

    /// The literal that a guess puts in the place of a choice of the source.
    fn guess(&mut self, guess: Guess, choice: Choice) -> Lit {
        let same = as_of_target(choice);
        match guess {
            Guess::SameNumber => self.session.graph.choice(same),
            Guess::Paired(pairing) => {
                let other = self.session.renewals.counterpart(choice, pairing);
                let other = other.filter(|other| self.may_follow(choice, *other)).unwrap_or(same);
                self.session.graph.choice(other)
            }
            Guess::PairedOrFirst(pairing) => self.paired(choice, pairing).unwrap_or(Lit::FALSE),
            Guess::ResultBit(which) => {
                let frozen = matches!(choice.chooser, Chooser::Freeze(_));
                let asked = match which {
                    Frozen::Both => true,
                    Frozen::Only => frozen,
                    Frozen::Not => !frozen,
                };
                let bit =
                    self.of_result.get(&unobserved(choice)).and_then(|&at| self.result.get(at).copied());
                let bit = bit.filter(|&bit| asked && self.may_follow_bit(choice, bit));
                bit.unwrap_or_else(|| self.session.graph.choice(same))
            }
            Guess::Constant(value) => Lit::known(value),
            Guess::Result if self.result.is_empty() => Lit::FALSE,
            Guess::Result => {
                let bit = self.result[choice.number as usize % self.result.len()];
                if self.may_follow_bit(choice, bit) { bit } else { Lit::FALSE }
            }
        }
    }

    /// True if a choice of the source may be made like one of the target: what it chooses for good, or in its run, not like what the target
    /// chose for one that sees its result, where that matters.
    fn may_follow(&self, ours: Choice, theirs: Choice) -> bool {
        !self.session.freezes_beside_undef || is_observed(ours) || !is_observed(theirs)
    }

    fn may_follow_bit(&self, ours: Choice, bit: Lit) -> bool {
        let depends = self.session.graph.depends(bit);
        !self.session.freezes_beside_undef || is_observed(ours) || !depends.meets(Depends::UNDEF)
    }

    /// The target's choice for a use of the same undef input.
    fn paired(&mut self, choice: Choice, pairing: Pairing) -> Option<Lit> {
        let other = self.session.renewals.counterpart(choice, pairing)?;
        self.may_follow(choice, other).then(|| self.session.graph.choice(other))
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

/// A part of what a run shows, as one who sees it uses it, and what the source chooses for that use alone. Whether the source covers it is a choice of
/// the source to all the rest, so that it is guessed apart from other parts, of which each may need another guess.
#[derive(Clone, Copy, Debug)]
struct Hole {
    /// Holds where the source's choices cover the part.
    covered: Lit,
    /// Holds where one of the guesses so far does.
    guessed: Lit,
}

impl Hole {
    /// The mark of choices that are holes, which is no observer's number.
    const OBSERVER: u16 = u16::MAX;

    fn choice(at: usize) -> Choice {
        Choice { chooser: Chooser::Freeze(FunctionSide::Source), observer: Hole::OBSERVER, number: at as u32 }
    }

    /// The number of the hole that a choice is.
    fn number(choice: Choice) -> Option<usize> {
        (choice.observer == Hole::OBSERVER).then_some(choice.number as usize)
    }
}

/// Literals in the places of choices.
type Guessed = FxHashMap<Choice, Lit>;

/// A candidate of the solver that the source covers.
struct CandidateCover {
    /// It, and others of the same input.
    candidates: Vec<RefutationCandidate>,
    /// Choices of the source by which it covers the first.
    choices: FxHashMap<Choice, bool>,
}

/// True if a run of the source was followed to its end. In a function that `returns`, that is its return: where the first call that
/// may not come back ends a run, nothing was seen of the function.
fn is_followed(run: &ProofRun, returns: bool) -> bool {
    match run.end {
        ProofRunEnd::Returned { .. } => true,
        ProofRunEnd::Stopped => !returns,
        ProofRunEnd::Undefined(_) | ProofRunEnd::Unfinished => false,
    }
}

/// A guess of what the source chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Guess {
    /// The target's choice in the same place.
    SameNumber,
    /// The target's choice for a use of the same undef input.
    Paired(Pairing),
    /// That, and the first of what else there is to choose.
    PairedOrFirst(Pairing),
    Constant(bool),
    /// The bit of the target's result.
    Result,
    /// The bit of the target's result that is in the place of the one that depends on the choice; of others, the choice of the same number.
    ResultBit(Frozen),
}

/// The choices that a guess is about: for good, or of single uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Frozen {
    Both,
    Only,
    Not,
}

const GUESSES: [Guess; 12] = [
    Guess::SameNumber,
    Guess::Paired(Pairing::FromStart),
    Guess::Paired(Pairing::FromEnd),
    Guess::Paired(Pairing::First),
    Guess::PairedOrFirst(Pairing::FromStart),
    Guess::Paired(Pairing::UsesFromEnd),
    Guess::Constant(false),
    Guess::Constant(true),
    Guess::Result,
    Guess::ResultBit(Frozen::Not),
    Guess::ResultBit(Frozen::Only),
    Guess::ResultBit(Frozen::Both),
];

/// The target's choice of the same number.
fn as_of_target(choice: Choice) -> Choice {
    let chooser = match choice.chooser {
        Chooser::Freeze(_) => Chooser::Freeze(FunctionSide::Target),
        Chooser::Use(_) => Chooser::Use(FunctionSide::Target),
        other => other,
    };
    Choice { chooser, ..choice }
}

/// True if a choice is one of those who see the result.
fn is_observed(choice: Choice) -> bool {
    choice.observer != 0
}

/// The choice of the function that an observation makes anew; other choices as they are.
fn unobserved(choice: Choice) -> Choice {
    Choice { observer: 0, ..choice }
}

/// The source's choices, each with the bit of its result that depends on it, as far as only one does.
fn choices_of_result(session: &Session, source: &[ProofRun]) -> FxHashMap<Choice, usize> {
    let mut of_result: FxHashMap<Choice, usize> = FxHashMap::default();
    for run in source {
        let ProofRunEnd::Returned { value: Some(value), .. } = &run.end else { continue };
        let bits = value.iter().flat_map(|scalar| scalar.bits.iter());
        for (at, &bit) in bits.enumerate() {
            for node in session.graph.cone(&[bit], Some(Depends::SOURCE)) {
                if let Gate::Choice(choice) = session.graph.gate(node) {
                    of_result.entry(choice).or_insert(at);
                }
            }
        }
    }
    of_result
}

/// True if a run is undefined before it shows anything.
fn is_undefined(run: &ProofRun) -> bool {
    matches!(run.end, ProofRunEnd::Undefined(_)) && run.events.is_empty()
}

/// True if a run of the source covers every run of the target: it is undefined, or not finished, and what such a run does is not judged.
fn allows_everything(run: &ProofRun) -> bool {
    is_undefined(run) || matches!(run.end, ProofRunEnd::Unfinished)
}

/// A literal that holds where a run of the source covers one of the target, if both happen. See `Behaviour::covers` of the
/// enumeration.
fn covers(
    session: &mut Session,
    holes: &mut Vec<Hole>,
    ours: &ProofRun,
    theirs: &ProofRun,
) -> Result<Lit, &'static str> {
    let (our_events, their_events) = (ours.events.len(), theirs.events.len());
    let same_end = match (&ours.end, &theirs.end) {
        // What a run that is not finished does is not judged.
        (ProofRunEnd::Unfinished, _) => return Ok(Lit::TRUE),
        (ProofRunEnd::Undefined(_), _) => our_events <= their_events,
        (ProofRunEnd::Stopped, ProofRunEnd::Stopped)
        | (ProofRunEnd::Returned { .. }, ProofRunEnd::Returned { .. }) => our_events == their_events,
        _ => false,
    };
    let pairs = ours.events.iter().zip(&theirs.events);
    let differ = |ours: &ProofEvent, theirs: &ProofEvent| {
        ours.callee != theirs.callee || !ours.promises.cover(&theirs.promises)
    };
    if is_beyond_end(&theirs.end) && session.makes_pointers && session.may_be_one() {
        return Ok(Lit::TRUE);
    }
    if !same_end || pairs.clone().any(|(ours, theirs)| differ(ours, theirs)) {
        return Ok(Lit::FALSE);
    }
    if are_named_otherwise(session, &ours.end, &theirs.end) {
        session.names_differ = true;
        return Ok(Lit::FALSE);
    }
    let Some(theirs) = as_large_as(ours, theirs) else {
        // One run may show an object by a pointer, and the other by its number.
        return Ok(Lit::known(session.makes_pointers && session.may_be_one()));
    };
    let theirs = &*theirs;
    let ours_seen = Observation::of_run(ours, our_events);
    let theirs_seen = match ours.end {
        ProofRunEnd::Undefined(_) => {
            Observation::of_run(&ProofRun { end: ProofRunEnd::Stopped, ..theirs.clone() }, our_events)
        }
        _ => Observation::of_run(theirs, their_events),
    };
    if ours_seen.scalars != theirs_seen.scalars {
        return shapes_differ(session, &ours_seen, &theirs_seen);
    }
    let sides = |lit: &Lit, depends: Depends| session.graph.depends(*lit).meets(depends);
    let own = |lit: &Lit| sides(lit, Depends::SOURCE) || sides(lit, Depends::TARGET);
    if ours_seen.lits == theirs_seen.lits && !ours_seen.lits.iter().any(own) {
        return Ok(Lit::TRUE);
    }
    let undef = |seen: &Observation| seen.lits.iter().any(|lit| sides(lit, Depends::UNDEF));
    // What both leave as it was is covered, whatever a use of it sees, if nothing else depends on it.
    let rest =
        [ours_seen.differing_scalars(&theirs_seen, own), theirs_seen.differing_scalars(&ours_seen, own)];
    let [ours_seen, theirs_seen] = if rest.iter().any(undef) { [ours_seen, theirs_seen] } else { rest };
    let (our_undef, their_undef) = (undef(&ours_seen), undef(&theirs_seen));
    session.freezes_beside_undef |= our_undef && their_undef && freezes(session, ours);
    let copies = if their_undef { COPIES } else { 1 };
    let mut covered = Lit::TRUE;
    for copy in 0..copies {
        let ours = match our_undef {
            true => observed(session, &ours_seen, copy, FunctionSide::Source)?,
            false => ours_seen.lits.clone(),
        };
        let theirs = match their_undef {
            true => observed(session, &theirs_seen, copy, FunctionSide::Target)?,
            false => theirs_seen.lits.clone(),
        };
        let mut at = 0;
        for part in ours_seen.scalars.chunk_by(|one, next| one.part == next.part) {
            let bits = at..at + part.iter().map(|scalar| scalar.width + 1).sum::<usize>();
            at = bits.end;
            let here = all_cover(session, &ours[bits.clone()], &theirs[bits], part);
            let here = hole(session, holes, here);
            covered = session.graph.and(covered, here);
        }
    }
    Ok(covered)
}

/// A hole in the place of a part that only the source's choices for its use cover.
fn hole(session: &mut Session, holes: &mut Vec<Hole>, covered: Lit) -> Lit {
    let mut of_source = false;
    for node in session.graph.cone(&[covered], Some(Depends::SOURCE)) {
        if let Gate::Choice(choice) = session.graph.gate(node) {
            of_source = true;
            if !is_observed(choice) {
                return covered;
            }
        }
    }
    if !of_source {
        return covered;
    }
    holes.push(Hole { covered, guessed: Lit::FALSE });
    session.graph.choice(Hole::choice(holes.len() - 1))
}

/// True if a run ends where it accesses memory beyond an object: the number of the pointer may be that of another object's start, on which it
/// may be based as well.
fn is_beyond_end(end: &ProofRunEnd) -> bool {
    matches!(end, ProofRunEnd::Undefined(UbKind::OutOfBounds | UbKind::NoProvenance))
}

/// True if an object that the target leaves in memory may have another name than the object of the source that it corresponds to. Others name
/// such objects in the order in which they find them: first those that calls or the result show, then those whose addresses are in memory. So
/// names say nothing if one run shows more objects before those in memory, or if a place holds an address in one run only and the source
/// leaves poison or undef there, which any address refines.
fn are_named_otherwise(session: &Session, ours: &ProofRunEnd, theirs: &ProofRunEnd) -> bool {
    let ProofRunEnd::Returned { stored, memory, own, .. } = ours else { return false };
    let ProofRunEnd::Returned { stored: others, own: their_own, .. } = theirs else { return false };
    // Where the source returns poison, the target may return an object, which others know before those in memory.
    let known_before = [own.len() - stored.len(), their_own.len() - others.len()];
    if known_before[0] != known_before[1] && !(stored.is_empty() && others.is_empty()) {
        return true;
    }
    let common = stored.iter().zip(others).take_while(|(ours, theirs)| ours == theirs).count();
    let Some(first) = stored[common..].first().into_iter().chain(others[common..].first()).min() else {
        return false;
    };
    let holder = match first.holder {
        AddressHolder::Visible(at) => memory.get(at).map(Vec::as_slice),
        AddressHolder::Own(at) => own.get(at).map(|object| &object.bits[..]),
    };
    let is_open =
        |bit: &VisibleBit| bit.poison != Lit::FALSE || session.graph.depends(bit.value).meets(Depends::UNDEF);
    let word = holder.and_then(|bits| bits.get(first.byte * 8..)).unwrap_or_default();
    word.iter().take(64).any(is_open) || word.is_empty()
}

/// The run of the target with its events and its end about as much of each object as those of the source; `None` if an object has not so
/// much.
fn as_large_as<'a>(ours: &ProofRun, theirs: &'a ProofRun) -> Option<Cow<'a, ProofRun>> {
    let part = |object: &SeenObject| (object.before, object.bits.len());
    let same = |(ours, theirs): (&ProofEvent, &ProofEvent)| {
        ours.memory.iter().map(part).eq(theirs.memory.iter().map(part))
    };
    let same_own = match (&ours.end, &theirs.end) {
        (ProofRunEnd::Returned { own, .. }, ProofRunEnd::Returned { own: others, .. }) => {
            own.iter().map(part).eq(others.iter().map(part))
        }
        _ => true,
    };
    if same_own && ours.events.iter().zip(&theirs.events).all(same) {
        return Some(Cow::Borrowed(theirs));
    }
    let mut trimmed = theirs.clone();
    if let (ProofRunEnd::Returned { own, .. }, ProofRunEnd::Returned { own: others, .. }) =
        (&ours.end, &mut trimmed.end)
    {
        if own.len() > others.len() {
            return None;
        }
        // Where the source returns poison, the target may return an object.
        others.truncate(own.len());
        for (ours, theirs) in own.iter().zip(others) {
            // Of a live object others may free the start.
            let freeable = ours.bits.is_empty() || ours.before == theirs.before;
            let bits = ours.counterpart(theirs).filter(|_| freeable)?.to_vec();
            *theirs = SeenObject { bits, before: ours.before };
        }
    }
    for (ours, theirs) in ours.events.iter().zip(&mut trimmed.events) {
        if ours.memory.len() != theirs.memory.len() {
            return None;
        }
        for (ours, theirs) in ours.memory.iter().zip(&mut theirs.memory) {
            let bits = ours.counterpart(theirs)?.to_vec();
            *theirs = SeenObject { bits, before: ours.before };
        }
    }
    Some(Cow::Owned(trimmed))
}

/// Values of different kinds: covered where what the source shows is poison.
fn shapes_differ(
    session: &mut Session,
    ours: &Observation,
    theirs: &Observation,
) -> Result<Lit, &'static str> {
    if ours.scalars.len() != theirs.scalars.len() {
        return Ok(Lit::FALSE);
    }
    let words = equal_words(session, ours, theirs);
    let (mut covered, mut at, mut of_theirs) = (Lit::TRUE, 0, 0);
    for (which, (scalar, their_scalar)) in ours.scalars.iter().zip(&theirs.scalars).enumerate() {
        let (width, their_width) = (scalar.width, their_scalar.width);
        let (poison, their_poison) = (ours.lits[at], theirs.lits[of_theirs]);
        let [here, there] = [&ours.lits[at..=at + width], &theirs.lits[of_theirs..=of_theirs + their_width]];
        let sides = |lit: &Lit| session.graph.depends(*lit);
        let own = |lit: &Lit| sides(lit).meets(Depends::SOURCE) || sides(lit).meets(Depends::TARGET);
        if scalar.base == their_scalar.base && here == there && !here.iter().any(own) {
            // What both leave as it was is covered, whatever a use of it sees, since nothing else depends on undef.
            (at, of_theirs) = (at + width + 1, of_theirs + their_width + 1);
            continue;
        }
        let here = if width == their_width && scalar.base == their_scalar.base {
            let bits = [&ours.lits[at + 1..=at + width], &theirs.lits[of_theirs + 1..=of_theirs + width]];
            let undef = |lit: &Lit| session.graph.depends(*lit).meets(Depends::UNDEF);
            // Equality of bits compares one choice; undef would need all of them.
            if bits.iter().copied().flatten().any(undef) {
                return Err("undef beside pointers");
            }
            let equal = circuits::equal(&mut session.graph, bits[0], bits[1]);
            let defined = session.graph.and(!their_poison, equal);
            session.graph.or(poison, defined)
        } else {
            let here = (scalar.base, &ours.lits[at + 1..=at + width]);
            let there = (their_scalar.base, &theirs.lits[of_theirs + 1..=of_theirs + their_width]);
            // Where the numbers are equal, the pointers may or may not be one.
            let equal = match words.get(&which) {
                Some(&equal) => Some(vec![equal]),
                None if width == session.pointer_width => equal_numbers(session, here, there),
                None => None,
            };
            let undef = |lit: &Lit| session.graph.depends(*lit).meets(Depends::UNDEF);
            if equal.is_some() && here.1.iter().chain(there.1).any(undef) {
                return Err("undef beside pointers");
            }
            let equal = equal.unwrap_or_else(|| vec![Lit::FALSE]);
            let defined = equal.into_iter().fold(!their_poison, |all, bit| session.graph.and(all, bit));
            session.graph.or(poison, defined)
        };
        covered = session.graph.and(covered, here);
        (at, of_theirs) = (at + width + 1, of_theirs + their_width + 1);
    }
    Ok(covered)
}

/// For each bit of memory, by the number of its scalar, that is part of a pointer into one object in one run and into another in the other: a
/// bit that holds where it is the same in both, if they may be one pointer.
fn equal_words(session: &mut Session, ours: &Observation, theirs: &Observation) -> FxHashMap<usize, Lit> {
    let mut words = FxHashMap::default();
    let firsts = |seen: &Observation| -> Vec<usize> {
        let widths = seen.scalars.iter().map(|scalar| scalar.width);
        widths.scan(0, |at, width| Some(std::mem::replace(at, *at + width + 1))).collect()
    };
    let (our_firsts, their_firsts) = (firsts(ours), firsts(theirs));
    let (mut at, width) = (0, session.pointer_width);
    while let Some(bit) = ours.scalars.get(at) {
        let end = at + width;
        let (Some(here), Some(there)) = (ours.scalars.get(at..end), theirs.scalars.get(at..end)) else {
            break;
        };
        let is_word = |word: &[SeenScalar]| word.iter().all(|scalar| *scalar == word[0] && scalar.width == 1);
        if bit.base == there[0].base || !is_word(here) || !is_word(there) {
            at += 1;
            continue;
        }
        let bits = |seen: &Observation, firsts: &[usize]| -> Vec<Lit> {
            firsts[at..end].iter().map(|first| seen.lits[first + 1]).collect()
        };
        let (our_bits, their_bits) = (bits(ours, &our_firsts), bits(theirs, &their_firsts));
        let equal = equal_numbers(session, (bit.base, &our_bits), (there[0].base, &their_bits));
        words.extend((at..end).zip(equal.into_iter().flatten()));
        at = end;
    }
    words
}

/// Bits that hold where those of two pointers into different objects are equal, as numbers, if they may be one pointer: one that `inttoptr`
/// made may be based on each address that went into its number, and on each that equals it. `None` if they are two.
pub(super) fn equal_numbers(
    session: &mut Session,
    ours: (Base, &[Lit]),
    theirs: (Base, &[Lit]),
) -> Option<Vec<Lit>> {
    let is_number = |(base, bits): (Base, &[Lit])| base == Base::Nothing && session.is_from_address(bits);
    if ours.1.len() != theirs.1.len() || !session.makes_pointers && !is_number(ours) && !is_number(theirs) {
        return None;
    }
    let numbers = (pointer_number(session, ours)?, pointer_number(session, theirs)?);
    if !session.may_be_one() {
        return None;
    }
    let equal = match numbers {
        (PointerNumber::Known(ours), PointerNumber::Known(theirs)) => {
            let pairs = ours.iter().zip(&theirs);
            pairs.map(|(&ours, &theirs)| !session.graph.xor(ours, theirs)).collect()
        }
        _ => vec![Lit::TRUE; ours.1.len()],
    };
    Some(equal)
}

/// The number that a pointer is to those who see it.
enum PointerNumber {
    Known(Vec<Lit>),
    /// Any: each run chooses where its own objects are.
    Chosen,
}

/// The number of a pointer; `None` if nobody asked for the address that it is based on, which nothing is equal to by chance then.
fn pointer_number(session: &mut Session, (base, bits): (Base, &[Lit])) -> Option<PointerNumber> {
    let first = match base {
        Base::Nothing | Base::Null => return Some(PointerNumber::Known(bits.to_vec())),
        Base::Object(serial) => match session.addresses.iter().find(|place| place.serial == serial) {
            Some(place) => &place.first,
            None => return (serial >= session.common).then_some(PointerNumber::Chosen),
        },
        Base::Function(number) => {
            let name = session.seen_functions.get(number.index())?;
            &session.functions.iter().find(|(known, _)| known == name)?.1
        }
    };
    let first = first.clone();
    Some(PointerNumber::Known(circuits::add(&mut session.graph, &first, bits, Lit::FALSE).bits))
}

fn all_cover(session: &mut Session, ours: &[Lit], theirs: &[Lit], scalars: &[SeenScalar]) -> Lit {
    let (mut covered, mut at) = (Lit::TRUE, 0);
    let graph = &mut session.graph;
    for SeenScalar { width, .. } in scalars {
        let (poison, their_poison) = (ours[at], theirs[at]);
        let equal = circuits::equal(graph, &ours[at + 1..=at + width], &theirs[at + 1..=at + width]);
        let defined = graph.and(!their_poison, equal);
        let here = graph.or(poison, defined);
        covered = graph.and(covered, here);
        at += width + 1;
    }
    covered
}

/// True if the behaviour of a run depends on a `freeze` of the source.
fn freezes(session: &Session, run: &ProofRun) -> bool {
    let mut roots = Observation::of_run(run, run.events.len()).lits;
    roots.push(run.condition);
    let cone = session.graph.cone(&roots, Some(Depends::SOURCE));
    let is_freeze = |&node: &usize| {
        matches!(session.graph.gate(node), Gate::Choice(Choice { chooser: Chooser::Freeze(_), .. }))
    };
    cone.iter().any(is_freeze)
}

/// One who sees a part of what a run shows.
#[derive(Clone, Copy)]
struct Observer {
    part: u32,
    copy: u32,
}

impl Observer {
    /// The choice in the place of one of a run or of the input.
    fn choice(self, of: Choice, side: FunctionSide) -> Choice {
        let of_input = u32::from(of.chooser == Chooser::UndefInput);
        let observer = (1 + (self.part * COPIES + self.copy) * 2 + of_input) as u16;
        Choice { chooser: Chooser::Use(side), observer, number: of.number }
    }
}

/// One more use of each part of what is seen. Equal choices of both functions have equal numbers, which makes good guesses.
///
/// # Errors
/// There are too many parts.
fn observed(
    session: &mut Session,
    seen: &Observation,
    copy: u32,
    side: FunctionSide,
) -> Result<Vec<Lit>, &'static str> {
    let (mut lits, mut rest) = (Vec::with_capacity(seen.lits.len()), &seen.lits[..]);
    for scalars in seen.scalars.chunk_by(|one, next| one.part == next.part) {
        let here;
        (here, rest) = rest.split_at(scalars.iter().map(|scalar| scalar.width + 1).sum());
        let by = Observer { part: scalars[0].part, copy };
        if by.part >= MAX_PARTS {
            return Err("many values that are seen");
        }
        let renewals = &mut session.renewals;
        renewals.begin_use();
        lits.extend(session.graph.replaced(here, Some(Depends::UNDEF), |graph, renewed| {
            let choice = by.choice(renewed, side);
            renewals.record(side, copy + 1, renewed, choice);
            graph.renewal(choice, renewed)
        }));
    }
    Ok(lits)
}
