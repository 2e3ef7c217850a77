//! Proofs: the machine over formulas. It decides refinement for all values of the parameters at once.
//!
//! A value is bits of a graph of gates over the bits of the input, each with the condition under which it is poison. A branch
//! whose condition is open is two runs, each under a condition on the input; a solver decides which are possible, and in the end
//! if there is an input on which the target does what the source does not allow.
//!
//! * Where pointers point is enumerated (see [`pointer_arrangement`]); numbers and the contents of memory are open.
//! * Loops are unrolled until a run has made `MAX_DECISIONS` decisions or has no fuel left; what happens later is not judged,
//!   and the answer is marked so. Where no run of the source was followed to its end, there is no answer. Where a proof with as many
//!   iterations is too hard, one with `FEW_ITERATIONS` stands.
//! * Undef of the input is a bit that each use chooses anew, `freeze` a bit that is chosen for good. The source's choices
//!   are quantified by guesses (see [`query`]).
//!
//! It shares no arithmetic with the enumeration of [`sets`](crate::sets), which runs every counterexample before it is
//! believed.

pub(crate) mod address;
mod cast;
mod choice;
mod choice_renewals;
mod correspondence;
mod domain;
mod external_calls;
#[doc(hidden)]
pub mod float;
#[doc(hidden)]
pub mod graph;
mod heap;
mod input_bits;
mod number;
mod operators;
mod pointer_arrangement;
#[doc(hidden)]
pub mod polynomials;
mod query;
mod record;
mod run;
mod solution;
#[doc(hidden)]
pub mod solver;
#[doc(hidden)]
pub mod value;
mod values;
#[doc(hidden)]
pub mod witness;

use std::cell::Cell;
use std::collections::BTreeSet;

use ir::{AggregateBody, CastOp, ConstantExpression, FuncId, Function, Module, Op, ParamAttr, Terminator};
use semantics::Undef;

use self::correspondence::{Correspondence, results_correspond};
use self::domain::Session;
use self::graph::FunctionSide;
use self::pointer_arrangement::Arrangement;
use self::query::{RefinementAnswer, RefinementQuestion, SEVERAL_ADDRESSES};
use self::record::{ProofRun, ProofRunEnd};
use self::solution::Solution;
use crate::gates::Lit;
use crate::sets::{Behaviour, Counterexample, Enumeration, Input, InputShape, shapes};
use crate::time_limit::{effort_of, with_effort};

/// The ways to decide refinement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// An enumeration of few inputs, or else a proof, or else an enumeration of chosen inputs.
    Both,
    /// Inputs that are run, and nothing else.
    Enumeration,
    /// A proof, and nothing else.
    Proof,
    /// A proof that shows that each value of the target corresponds to one of the source, and nothing else.
    ValueByValue,
}

/// The outcome of an attempt at a proof.
#[derive(Clone, Debug)]
pub(crate) enum Proof {
    /// The target refines the source, on every value in this number of arrangements of memory.
    Refines { arrangements: u64, bound: Bound },
    /// The source is undefined on every input.
    Vacuous { arrangements: u64 },
    /// It does not.
    DoesNot(Refutation),
    /// The reason why there is no proof.
    Unknown(&'static str),
}

/// A counterexample of the formula.
#[derive(Clone, Debug, Default)]
pub(crate) struct Refutation {
    /// The input, if the enumeration has such numbers.
    pub(crate) input: Option<Box<Input>>,
    /// The behaviour of the functions there, unless uses of undef differ, which no run shows.
    pub(crate) shown: Option<Box<Counterexample>>,
    /// True if functions outside the module are called, whose answers the input does not hold.
    pub(crate) outside: bool,
    /// True if it depends on addresses as numbers, which the enumeration does not have.
    pub(crate) addresses: bool,
}

/// The limit to which runs were followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// To their ends.
    None,
    /// Those with more decisions, or more instructions than there is fuel for, were left out.
    Decisions,
}

/// The part of the source that a comparison was about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComparedPart {
    /// The source is undefined on every input.
    Undefined,
    /// Every run that could be compared was cut off.
    CutOff,
    /// On some input, runs that were followed to their ends.
    ToTheEnd,
}

fn is_unfinished(run: &ProofRun) -> bool {
    matches!(run.end, ProofRunEnd::Unfinished)
}

/// The reason where every run was cut off.
const CUT_OFF: &str = "every path is cut off before its end";

/// True if a function has an instruction by which it may return.
pub(crate) fn may_return(function: &Function) -> bool {
    function.blocks.iter().any(|block| matches!(block.terminator, Terminator::Ret(_)))
}

/// True if a function of a module makes a number of an address.
fn asks_for_numbers(module: &Module) -> bool {
    let is_cast = |op: &Op| matches!(op, Op::Cast(cast) if cast.op == CastOp::PtrToInt);
    let is_constant = |body: &AggregateBody| {
        let AggregateBody::Expression(expression) = body else { return false };
        matches!(expression, ConstantExpression::Cast(CastOp::PtrToInt, _))
    };
    let mut instructions = module.functions.iter().flat_map(Function::instructions);
    instructions.any(|instruction| is_cast(&instruction.op)) || module.aggregates.iter().any(is_constant)
}

/// Iterations of the proof that stands where one with more is too hard.
const FEW_ITERATIONS: u64 = 1;
/// The least effort of a proof with many iterations, where one with few has an answer; it is that one's if that is more.
const EFFORT_OF_DEPTH: u64 = 1_000_000;

/// The name of the global that stands for memory that neither module knows.
pub(crate) const FOREIGN_MEMORY: &str = "foreign memory";

/// True if a module has an object that stands for the memory that neither function names.
fn has_foreign_memory(module: &Module) -> bool {
    module.globals.iter().any(|global| global.name == FOREIGN_MEMORY)
}

/// Attempts to prove that `target` refines `source`.
pub(crate) fn prove(
    method: Method,
    source: (&Enumeration<'_>, FuncId),
    target: (&Enumeration<'_>, FuncId),
) -> Proof {
    let function = |(of, id): (&Enumeration<'_>, FuncId)| of.context.module.functions[id.index()].clone();
    let functions = [function(source), function(target)];
    let modules = [&*source.0.context.module, &*target.0.context.module];
    let pairs = [(modules[0], &functions[0]), (modules[1], &functions[1])];
    let shapes = match shapes(source.0, pairs) {
        Ok(shapes) => shapes,
        Err(_) => return Proof::Unknown("many pointers"),
    };
    let by_value = if shapes.len() == 1 { results_correspond(source, target) } else { Correspondence::Other };
    if by_value == Correspondence::Shown {
        return Proof::Refines { arrangements: 1, bound: Bound::None };
    }
    if method == Method::ValueByValue {
        return Proof::Unknown("values that do not correspond");
    }
    // Where values do not correspond, there is a counterexample, which is found soon, or the formula is hopeless.
    let most = source.0.limits.conflicts;
    let conflicts = if by_value == Correspondence::Open { most / 4 } else { most };
    let widths = widths(source.0, &functions[0]);
    let defined = functions[0].params.iter().map(|param| param.attrs.has(ParamAttr::NoUndef)).collect();
    let mut attempt = ProofAttempt {
        source,
        target,
        widths,
        defined,
        conflicts,
        iterations: FEW_ITERATIONS,
        loops_are_cut: Cell::default(),
    };
    let (first, effort) = effort_of(|| attempt.prove_all(&shapes));
    if !attempt.loops_are_cut.get() || matches!(first, Proof::DoesNot(_) | Proof::Vacuous { .. }) {
        return first;
    }
    attempt.iterations = u64::MAX;
    let is_known = matches!(first, Proof::Refines { .. });
    let most = if is_known { effort.max(EFFORT_OF_DEPTH) } else { u64::MAX };
    match with_effort(most, || attempt.prove_all(&shapes)) {
        Proof::Unknown(_) if is_known => first,
        deep => deep,
    }
}

/// The widths of the scalars of each parameter in bits.
fn widths(of: &Enumeration<'_>, function: &Function) -> Vec<Vec<u32>> {
    let widths = function.params.iter().map(|param| of.context.shape(param.ty));
    let widths = widths.map(|shape| shape.map(|shape| shape.leaves.iter().map(|leaf| leaf.width).collect()));
    widths.map(Result::unwrap_or_default).collect()
}

struct ProofAttempt<'a, 'm> {
    source: (&'a Enumeration<'m>, FuncId),
    target: (&'a Enumeration<'m>, FuncId),
    widths: Vec<Vec<u32>>,
    /// For each parameter, true if it is `noundef` in the source.
    defined: Vec<bool>,
    /// The conflicts of one question to the solver.
    conflicts: u64,
    /// The jumps backwards of one run.
    iterations: u64,
    /// True if a run had more.
    loops_are_cut: Cell<bool>,
}

/// The result for one arrangement.
struct JudgedArrangement {
    answer: RefinementAnswer,
    refutation: Refutation,
    compared: ComparedPart,
    bound: Bound,
}

impl ProofAttempt<'_, '_> {
    fn prove_all(&self, shapes: &[InputShape]) -> Proof {
        let semantics = self.source.0.context.config.semantics;
        let stages = if semantics.undef == Undef::Present { &[false, true][..] } else { &[false] };
        let (mut compared, mut bound) = (ComparedPart::Undefined, Bound::None);
        // What undef shows is a counterexample all the same.
        let mut unknown = None;
        // Numbers say themselves how well objects are aligned.
        let numbers = asks_for_numbers(&self.source.0.context.module)
            || asks_for_numbers(&self.target.0.context.module);
        let shapes: Vec<&InputShape> = shapes.iter().filter(|shape| !(numbers && shape.lucky)).collect();
        for &undef in stages {
            for &shape in &shapes {
                let arrangement = Arrangement { shape: shape.clone(), undef, defined: self.defined.clone() };
                match self.judge_arrangement(&arrangement) {
                    Ok(JudgedArrangement {
                        answer: RefinementAnswer::Refines,
                        compared: here,
                        bound: so_far,
                        ..
                    }) => {
                        compared = match (compared, here) {
                            (ComparedPart::ToTheEnd, _) | (_, ComparedPart::Undefined) => compared,
                            _ => here,
                        };
                        bound = if so_far == Bound::None { bound } else { so_far };
                    }
                    Ok(JudgedArrangement { answer: RefinementAnswer::DoesNot, refutation, .. }) => {
                        return Proof::DoesNot(refutation);
                    }
                    Ok(JudgedArrangement { answer: RefinementAnswer::Unknown(why), .. }) | Err(why) => {
                        unknown.get_or_insert(why);
                    }
                }
            }
        }
        if let Some(why) = unknown {
            return Proof::Unknown(why);
        }
        let arrangements = shapes.len() as u64;
        match compared {
            ComparedPart::ToTheEnd => Proof::Refines { arrangements, bound },
            ComparedPart::CutOff => Proof::Unknown(CUT_OFF),
            ComparedPart::Undefined => Proof::Vacuous { arrangements },
        }
    }

    fn judge_arrangement(&self, arrangement: &Arrangement) -> Result<JudgedArrangement, &'static str> {
        let mut session = Session::default();
        session.iterations = self.iterations;
        let modules = [&*self.source.0.context.module, &*self.target.0.context.module];
        session.asks_for_numbers = modules.into_iter().any(asks_for_numbers);
        session.follows_numbers = modules.into_iter().any(has_foreign_memory);
        let source = self.runs(self.source, arrangement, &mut session)?;
        session.side = FunctionSide::Target;
        let target = self.runs(self.target, arrangement, &mut session)?;
        let wishes = arrangement.wishes(&mut session, &self.widths);
        let bound =
            if source.iter().chain(&target).any(is_unfinished) { Bound::Decisions } else { Bound::None };
        let compared = self.compared(&mut session, (&source, &target), bound);
        let mut question = RefinementQuestion::new(&mut session, &source, &target, self.conflicts)?;
        let mut answer = question.answer(&wishes);
        if answer == RefinementAnswer::DoesNot && question.session().numbers_matter {
            // A pointer made of a number may be based on any address that is equal: only what is wrong by either reading is.
            session.numbers_are_pointers = true;
            question = RefinementQuestion::new(&mut session, &source, &target, self.conflicts)?;
            answer = match question.answer(&wishes) {
                RefinementAnswer::DoesNot => RefinementAnswer::DoesNot,
                _ => RefinementAnswer::Unknown(SEVERAL_ADDRESSES),
            };
        }
        let refutation = match answer {
            RefinementAnswer::DoesNot => self.refutation(arrangement, &mut question, &source, &target),
            RefinementAnswer::Refines | RefinementAnswer::Unknown(_) => Refutation::default(),
        };
        Ok(JudgedArrangement { answer, refutation, compared, bound })
    }

    fn runs(
        &self,
        (of, function): (&Enumeration<'_>, FuncId),
        arrangement: &Arrangement,
        session: &mut Session,
    ) -> Result<Vec<ProofRun>, &'static str> {
        let runs = run::runs(&of.context, function, arrangement, session);
        self.loops_are_cut.set(self.loops_are_cut.get() || session.loops_are_cut);
        runs
    }

    /// The part of the source that is compared with the target. What a run does after it was cut off is not judged, so that runs
    /// that are all cut off would refine anything.
    fn compared(
        &self,
        session: &mut Session,
        (source, target): (&[ProofRun], &[ProofRun]),
        bound: Bound,
    ) -> ComparedPart {
        let defined = RefinementQuestion::of_definedness(session, source, self.conflicts).answer(&[]);
        match (defined, bound) {
            (RefinementAnswer::Refines, _) => return ComparedPart::Undefined,
            (_, Bound::None) => return ComparedPart::ToTheEnd,
            (_, Bound::Decisions) => {}
        }
        let function = &self.source.0.context.module.functions[self.source.1.index()];
        let returns = may_return(function);
        let mut question =
            RefinementQuestion::of_comparison(session, (source, returns), target, self.conflicts);
        match question.answer(&[]) {
            RefinementAnswer::DoesNot => ComparedPart::ToTheEnd,
            RefinementAnswer::Refines | RefinementAnswer::Unknown(_) => ComparedPart::CutOff,
        }
    }

    /// The refutation that the solver's solution is.
    fn refutation(
        &self,
        arrangement: &Arrangement,
        question: &mut RefinementQuestion<'_>,
        source: &[ProofRun],
        target: &[ProofRun],
    ) -> Refutation {
        let solution = Solution(question.solution());
        let undef_bits = self.source.0.limits.undef_bits;
        let value = |lit: Lit| solution.value(lit);
        let input = arrangement.input(question.session(), &self.widths, &value, undef_bits);
        let Some(input) = input.map(Box::new) else { return Refutation::default() };
        let behaviours = |runs: &[ProofRun]| -> BTreeSet<Behaviour> {
            let happen = runs.iter().filter(|run| solution.happens(run));
            happen.map(|run| solution.behaviour(run)).collect()
        };
        let calls = |runs: &[ProofRun]| runs.iter().any(|run| !run.events.is_empty());
        let addresses = !question.session().addresses.is_empty();
        let outside = calls(source) || calls(target) || !question.session().reader_calls.is_empty();
        let runs_of_target = target;
        let (source, target) = (behaviours(source), behaviours(target));
        let covered = |theirs: &Behaviour| source.iter().any(|ours| ours.covers(theirs));
        // The solver chose undef for each use, so the behaviour may be covered after all; then one who sees it shows the difference, or
        // there is only the input.
        // Where memory is seen as well, the same undef is seen twice, and one who sees both sees more than the functions show. Of undef
        // inputs, the enumeration tries some numbers itself.
        let memory = !arrangement.shape.objects.is_empty() || !arrangement.shape.globals.is_empty();
        let alone = !memory && !outside && !arrangement.undef;
        let copies: &[u32] = if alone { &[0, 1] } else { &[] };
        let seen: Vec<Solution> =
            copies.iter().map(|&copy| Solution(question.solution_as_seen(copy))).collect();
        let happen = || runs_of_target.iter().filter(|run| solution.happens(run));
        let seen = seen.iter().flat_map(|seen| happen().map(|run| seen.behaviour(run)));
        let target = target.into_iter().chain(seen).find(|theirs| !covered(theirs));
        let shown = target.map(|target| {
            Box::new(Counterexample { input: (*input).clone(), source: source.clone(), target, run: false })
        });
        Refutation { input: Some(input), shown, outside, addresses }
    }
}
