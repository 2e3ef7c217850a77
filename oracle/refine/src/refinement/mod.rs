//! Refinement: for every input, every execution of the target must be covered by one of the source.

mod common_globals;
mod effects_of_callers;
mod known_results;
mod not_builtin;
#[doc(hidden)]
pub mod reachable_part;
mod same_text;
mod unmodelled;

use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::ops::RangeInclusive;

use ir::{
    Align, Const, FuncId, Function, FunctionAttr, Global, Intrinsic, Linkage, MemoryEffect, MemoryEffects,
    Module, TypeId,
};
use semantics::Semantics;
use semantics::lower::result_places_promised;

use self::common_globals::{is_unused_constant, with_globals_of_both, with_small_unused_globals};
use self::effects_of_callers::with_effects_of_callers;
use self::known_results::with_known_results;
use self::not_builtin::without_builtins;
use self::reachable_part::reached;
use self::same_text::is_same_text;
use self::unmodelled::{
    OPAQUE_FUNCTION, added_attribute, added_capture, added_metadata, denormal_modes, is_flushed_unmodelled,
    may_access_null, meets_foreign_memory, unmodelled_in_pair, unmodelled_in_target, unwinding,
};
use crate::machine::access::NULL_MEMORY;
use crate::proof::address::THROUGH_NUMBER;
use crate::proof::{Bound, FOREIGN_MEMORY, Method, Proof, Refutation, may_return, prove};
use crate::sets::{
    Behaviour, Behaviours, Counterexample, Coverage, Ending, Enumeration, EnumerationLimits, FunctionRef,
    Inconclusive, Input, Inputs, Reach,
};
use crate::time_limit::{TIME_IS_OVER, is_over};

/// The result of a refinement check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refinement {
    /// The target refines the source on all inputs tried.
    Refines {
        /// The number of inputs.
        inputs: u64,
        /// The part of all inputs that was tried.
        coverage: Coverage,
        /// The reason why it is not all of them.
        unproved: Option<&'static str>,
    },
    /// The source is undefined on all inputs tried, so that any target would do.
    Vacuous {
        /// The number of inputs.
        inputs: u64,
    },
    /// The target does not refine the source.
    DoesNot(Box<Counterexample>),
    /// The enumeration exceeds a limit.
    TooLarge(&'static str),
    /// One of the functions does something that this engine does not support.
    Unsupported(&'static str),
}

impl From<Inconclusive> for Refinement {
    fn from(inconclusive: Inconclusive) -> Refinement {
        match inconclusive {
            Inconclusive::Unsupported(what) => Refinement::Unsupported(what),
            Inconclusive::TooLarge(what) => Refinement::TooLarge(what),
        }
    }
}

/// The reason where a formula has a counterexample of wide undef or wide integers.
const NOT_ENUMERABLE: &str = "a counterexample was found that the enumeration cannot run";
/// The reason where both engines run one input differently.
const NOT_CONFIRMED: &str = "the enumeration does not confirm the counterexample of the formula";
/// Executions of both functions together after which no further input is tried.
const MAX_EXECUTIONS: u64 = 1 << 19;
/// Inputs that may be skipped before the first that can be judged.
const MAX_SKIPPED: u64 = 256;
/// Inputs on which both functions may take the patience in vain.
const MAX_IN_VAIN: u32 = 4;
/// By how much the fuel grows before an execution counts as endless.
const FUEL_FACTOR: u64 = 32;

/// Judges if `target` refines `source` under `semantics`: on each input, each execution of the target is covered by one of the
/// source. Undefined behaviour is covered by undefined behaviour only, poison by poison, undef by undef or poison (LangRef
/// "Poison Values").
///
/// Both must take the same parameters. The inputs are every value of each narrow parameter and chosen ones of a wide
/// one, poison and (where it is present) undef, unless the source has `noundef`; a pointer parameter points to an object
/// of its own that holds what the widest access asks for, to its end, to the object of an earlier parameter or beside where that
/// points, to a global, or is null. Globals that others may have written hold chosen contents, and functions that the module does
/// not define do what they may: see [`Input`]. An input on which a function does something that is not supported is
/// left out, and the answer is about fewer inputs. Where these are not all inputs, a proof is attempted first.
pub fn refines(
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Refinement {
    refines_by(Method::Both, source, target, semantics, limits)
}

/// [`refines`] by one method, to hold both against each other.
pub fn refines_by(
    method: Method,
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Refinement {
    if method == Method::Both && is_same_text(source, target) {
        // A function refines itself, whatever it does.
        return Refinement::Refines { inputs: 1, coverage: Coverage::Proved, unproved: None };
    }
    // Bodies that the functions never call go first, so that no later step looks at them.
    let parts = (without_builtins(reached(source)), without_builtins(reached(target)));
    let folded = with_known_results(
        FunctionRef { module: &parts.0, ..source },
        FunctionRef { module: &parts.1, ..target },
    );
    let both = with_globals_of_both(&folded, &parts.1);
    let both = with_small_unused_globals(both.0, both.1);
    let source = FunctionRef { module: &both.0, ..source };
    let target = FunctionRef { module: &both.1, ..target };
    let judged = comparable(source, target).and_then(|_| judged(method, (source, target), semantics, limits));
    match judged {
        Ok(answer) => {
            // Another library may give the target's results.
            let of_library = matches!((&answer, &folded), (Refinement::DoesNot(_), Cow::Owned(_)));
            let open = if of_library { Some(OPAQUE_FUNCTION) } else { left_out_of(&answer, source, target) };
            open.map_or(answer, Refinement::Unsupported)
        }
        Err(why) => why.into(),
    }
}

/// The part of two functions that an answer leaves out and that may change it.
fn left_out_of(
    answer: &Refinement,
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
) -> Option<&'static str> {
    match answer {
        Refinement::DoesNot(counterexample) => unmodelled_in_pair(source, target, counterexample.run),
        Refinement::Refines { coverage: Coverage::Sampled, .. }
            if unwinding(source).or(unwinding(target)).is_some() =>
        {
            unwinding(source).or(unwinding(target))
        }
        Refinement::Refines { .. } => unmodelled_in_target(target)
            .or_else(|| added_metadata(source, target))
            .or_else(|| added_attribute(source, target))
            .or_else(|| added_capture(source, target)),
        _ => None,
    }
}

/// The answer about functions that can be compared, with the promises of both made explicit.
fn judged(
    method: Method,
    (source, target): (FunctionRef<'_>, FunctionRef<'_>),
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Refinement, Inconclusive> {
    let limited = with_effects_of_callers(source, target);
    let explicit = (result_places_promised(&limited.0), result_places_promised(&limited.1));
    let promised = (explicit.0.promising(semantics.promises), explicit.1.promising(semantics.promises));
    let source = FunctionRef { module: &promised.0, ..source };
    let target = FunctionRef { module: &promised.1, ..target };
    let functions = [source, target];
    let at_null = functions.into_iter().any(may_access_null).then_some(AddedMemory::AtNull);
    let foreign = functions.into_iter().any(meets_foreign_memory).then_some(AddedMemory::Foreign);
    let added: Vec<AddedMemory> = foreign.into_iter().chain(at_null).collect();
    let answer = opened(method, (source, target, &added), semantics, limits);
    let answer = match reason_of(&answer) {
        // Pointers in memory may be anything, of which samples know little.
        Some(THROUGH_NUMBER) if method == Method::Both => {
            let added: Vec<AddedMemory> = [AddedMemory::Foreign].into_iter().chain(at_null).collect();
            opened(Method::Proof, (source, target, &added), semantics, limits)?
        }
        _ => answer?,
    };
    let functions = [source, target].map(|of| (of.module, &of.module.functions[of.function.index()]));
    within_sizes(answer, &functions)
}

/// The answer as far as the sizes, lengths and overlaps that inputs have allow one.
fn within_sizes(answer: Refinement, functions: &[(&Module, &Function)]) -> Result<Refinement, Inconclusive> {
    let reach = Reach::compute(functions);
    let is_too_small = match answer {
        Refinement::Vacuous { .. } => reach.needs_large_objects() || reach.needs_large_lengths(),
        Refinement::Refines { coverage, .. } => coverage != Coverage::Sampled && reach.needs_large_lengths(),
        _ => false,
    };
    match answer {
        _ if is_too_small => Err(Inconclusive::TooLarge("an object of more than 256 bytes")),
        Refinement::Refines { inputs, coverage: Coverage::Proved, unproved }
            if reach.is_bounded(functions[0].1) =>
        {
            Ok(Refinement::Refines { inputs, coverage: Coverage::ProvedBounded, unproved })
        }
        answer => Ok(answer),
    }
}

/// The search with contents for what is open in the modules, and with memory that neither module knows where that matters.
fn opened(
    method: Method,
    (source, target, added): (FunctionRef<'_>, FunctionRef<'_>, &[AddedMemory]),
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Refinement, Inconclusive> {
    let functions = [source, target].map(|of| (of.module, &of.module.functions[of.function.index()]));
    let size =
        Reach::compute(&functions).accessed_bytes().clamp(*FOREIGN_SIZES.start(), *FOREIGN_SIZES.end());
    let modules = (with_foreign_contents(source, added, size), with_foreign_contents(target, added, size));
    let source = FunctionRef { module: &modules.0, ..source };
    let target = FunctionRef { module: &modules.1, ..target };
    search(method, source, target, semantics, limits)
}

/// The reason why there is no verdict on all inputs.
fn reason_of(answer: &Result<Refinement, Inconclusive>) -> Option<&'static str> {
    match answer {
        Ok(Refinement::Refines { coverage: Coverage::Sampled, unproved, .. }) => *unproved,
        Ok(Refinement::Unsupported(why) | Refinement::TooLarge(why)) => Some(why),
        Err(Inconclusive::Unsupported(why) | Inconclusive::TooLarge(why)) => Some(why),
        Ok(_) => None,
    }
}

/// The verdict on one input.
enum JudgedInput {
    /// The source may be undefined, so that it allows everything.
    Undefined,
    Covered {
        /// True if an execution of the source returns.
        returns: bool,
    },
    Uncovered(Box<Counterexample>),
}

/// The outcome of an attempt at a proof.
enum ProofOutcome {
    Answer(Refinement),
    /// The formula has a counterexample that the enumeration cannot run.
    Doubtful,
    /// One that depends on what functions outside the module answer, which the enumeration may or may not meet.
    Open(Box<Counterexample>),
    Failed(&'static str),
}

/// Inputs that are run where a proof does not follow all paths.
const BEYOND_BOUND: u64 = 64;
/// Inputs that are run without an attempt at a proof, if they are all there are.
const FEW_INPUTS: u64 = 2_000;

fn search(
    method: Method,
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Refinement, Inconclusive> {
    let pair = FunctionPair::new(source, target, semantics, limits)?;
    let patient =
        PatientPair { source, target, semantics, limits, made: OnceCell::new(), in_vain: Cell::new(0) };
    let functions = [source, target].map(|of| (of.module, &of.module.functions[of.function.index()]));
    let inputs = Inputs::new(&pair.ours, functions);
    let few = matches!(&inputs, Ok(inputs) if inputs.coverage == Coverage::Complete && inputs.count() <= FEW_INPUTS);
    let (mut unproved, mut open) = (None, None);
    let proof_only = matches!(method, Method::Proof | Method::ValueByValue);
    if proof_only || method == Method::Both && !few {
        match pair.attempt(method, &patient) {
            ProofOutcome::Answer(answer) => return Ok(pair.beyond_bound(answer, inputs.ok(), &patient)),
            ProofOutcome::Doubtful => return Err(Inconclusive::TooLarge(NOT_ENUMERABLE)),
            ProofOutcome::Open(shown) => open = Some(shown),
            ProofOutcome::Failed(why) if proof_only => return Err(Inconclusive::TooLarge(why)),
            ProofOutcome::Failed(why) => unproved = Some(why),
        }
    }
    let inputs = match (inputs, open) {
        (Ok(inputs), shown) => {
            open = shown;
            inputs
        }
        (Err(_), Some(shown)) => return Ok(Refinement::DoesNot(shown)),
        (Err(why), None) => return Err(unproved.map_or(why, Inconclusive::Unsupported)),
    };
    let (mut tried, mut skipped, mut defined, mut coverage) = (0, 0, false, inputs.coverage);
    let mut returned = !may_return(functions[0].1);
    let mut reason = None;
    for input in inputs.iter() {
        match pair.judge(&input, &patient) {
            Ok(JudgedInput::Uncovered(counterexample)) => return Ok(Refinement::DoesNot(counterexample)),
            Ok(JudgedInput::Covered { returns }) => {
                (tried, defined, returned) = (tried + 1, true, returned || returns);
            }
            Ok(JudgedInput::Undefined) => tried += 1,
            Err(why) => {
                skipped += 1;
                reason.get_or_insert(why);
                coverage = Coverage::Sampled;
            }
        }
        let hopeless = tried == 0 && skipped >= MAX_SKIPPED;
        if hopeless || is_over() || pair.executions() + patient.executions() > MAX_EXECUTIONS {
            coverage = Coverage::Sampled;
            break;
        }
    }
    if method == Method::Both && few && coverage == Coverage::Sampled {
        match pair.attempt(method, &patient) {
            ProofOutcome::Answer(answer) => return Ok(pair.beyond_bound(answer, Some(inputs), &patient)),
            ProofOutcome::Open(shown) => open = Some(shown),
            ProofOutcome::Doubtful => unproved = Some(NOT_ENUMERABLE),
            ProofOutcome::Failed(why) => unproved = Some(why),
        }
    }
    if let Some(shown) = open {
        return Ok(Refinement::DoesNot(shown));
    }
    match reason {
        // The reason why a proof failed is more telling than that of the enumeration.
        Some(why) if tried == 0 => Err(unproved.map_or(why, Inconclusive::Unsupported)),
        // Where all that was followed ends in a call that does not come back, the function itself was not seen.
        Some(why) if !returned => Err(unproved.map_or(why, Inconclusive::Unsupported)),
        _ if defined || tried == 0 => Ok(Refinement::Refines {
            inputs: tried,
            coverage,
            unproved: unproved.filter(|_| coverage == Coverage::Sampled),
        }),
        Some(why) => Err(unproved.map_or(why, Inconclusive::Unsupported)),
        None => Ok(Refinement::Vacuous { inputs: tried }),
    }
}

/// Two functions, to be run on inputs.
struct FunctionPair<'m> {
    ours: Enumeration<'m>,
    theirs: Enumeration<'m>,
    source: FuncId,
    target: FuncId,
}

/// The pair with fuel for executions that take long, made when one does.
struct PatientPair<'m> {
    source: FunctionRef<'m>,
    target: FunctionRef<'m>,
    semantics: Semantics,
    limits: EnumerationLimits,
    made: OnceCell<Result<FunctionPair<'m>, Inconclusive>>,
    /// Inputs on which more fuel did not help.
    in_vain: Cell<u32>,
}

impl<'m> PatientPair<'m> {
    fn pair(&self) -> Result<&FunctionPair<'m>, Inconclusive> {
        let fuel = self.limits.fuel.saturating_mul(FUEL_FACTOR);
        let limits = EnumerationLimits { fuel, ..self.limits };
        let made =
            self.made.get_or_init(|| FunctionPair::new(self.source, self.target, self.semantics, limits));
        made.as_ref().map_err(|&why| why)
    }

    fn executions(&self) -> u64 {
        self.made.get().and_then(|made| made.as_ref().ok()).map_or(0, FunctionPair::executions)
    }
}

impl<'m> FunctionPair<'m> {
    fn new(
        source: FunctionRef<'m>,
        target: FunctionRef<'m>,
        semantics: Semantics,
        limits: EnumerationLimits,
    ) -> Result<FunctionPair<'m>, Inconclusive> {
        Ok(FunctionPair {
            ours: Enumeration::new(source.module, semantics, limits)?,
            theirs: Enumeration::new(target.module, semantics, limits)?,
            source: source.function,
            target: target.function,
        })
    }

    /// Attempts a proof. Its counterexample is run before it is believed.
    fn attempt(&self, method: Method, patient: &PatientPair<'_>) -> ProofOutcome {
        match prove(method, (&self.ours, self.source), (&self.theirs, self.target)) {
            Proof::Refines { arrangements, bound } => ProofOutcome::Answer(Refinement::Refines {
                inputs: arrangements,
                coverage: match bound {
                    Bound::None => Coverage::Proved,
                    Bound::Decisions => Coverage::ProvedBounded,
                },
                unproved: None,
            }),
            Proof::Vacuous { arrangements } => {
                ProofOutcome::Answer(Refinement::Vacuous { inputs: arrangements })
            }
            Proof::DoesNot(refutation) => self.confirmed(refutation, patient),
            // Engines that are told to give up name what they were at.
            Proof::Unknown(_) if is_over() => ProofOutcome::Failed(TIME_IS_OVER),
            Proof::Unknown(why) => ProofOutcome::Failed(why),
        }
    }

    /// The answer of a proof; where runs were cut off, inputs are run that may show what happens after the bound.
    fn beyond_bound(
        &self,
        answer: Refinement,
        inputs: Option<Inputs>,
        patient: &PatientPair<'_>,
    ) -> Refinement {
        let bounded = matches!(answer, Refinement::Refines { coverage: Coverage::ProvedBounded, .. });
        let Some(inputs) = inputs.filter(|_| bounded) else { return answer };
        let count = inputs.count().div_ceil(BEYOND_BOUND).max(1);
        let found =
            inputs.iter().step_by(count as usize).find_map(|input| match self.judge(&input, patient) {
                Ok(JudgedInput::Uncovered(counterexample)) => Some(counterexample),
                Ok(JudgedInput::Covered { .. } | JudgedInput::Undefined) | Err(_) => None,
            });
        found.map_or(answer, Refinement::DoesNot)
    }

    /// Runs the counterexample of a formula.
    fn confirmed(&self, refutation: Refutation, patient: &PatientPair<'_>) -> ProofOutcome {
        let Refutation { input: Some(input), shown, outside, addresses } = refutation else {
            return ProofOutcome::Doubtful;
        };
        match (self.judge(&input, patient), shown) {
            (Ok(JudgedInput::Uncovered(found)), _) => ProofOutcome::Answer(Refinement::DoesNot(found)),
            // Of a wide undef, the enumeration has tried a few numbers.
            (Ok(_), _) if input.arguments.iter().any(|set| set.as_single().is_none()) => {
                ProofOutcome::Doubtful
            }
            (Ok(_), Some(shown)) if addresses => ProofOutcome::Answer(Refinement::DoesNot(shown)),
            (Ok(_), Some(shown)) if outside => ProofOutcome::Open(shown),
            (Ok(JudgedInput::Covered { .. } | JudgedInput::Undefined), _) => {
                ProofOutcome::Failed(NOT_CONFIRMED)
            }
            (Err(_), Some(shown)) => ProofOutcome::Answer(Refinement::DoesNot(shown)),
            (Err(_), None) => ProofOutcome::Doubtful,
        }
    }

    fn executions(&self) -> u64 {
        self.ours.executions() + self.theirs.executions()
    }

    /// The verdict on an input. Where an execution runs out of fuel, `patient` has more.
    fn judge(&self, input: &Input, patient: &PatientPair<'_>) -> Result<JudgedInput, Inconclusive> {
        let endless = |behaviours: &Behaviours| behaviours.iter().any(|run| run.ending == Ending::OutOfFuel);
        let mut allowed = self.ours.behaviours(self.source, input)?;
        if allowed
            .iter()
            .any(|behaviour| matches!(behaviour.ending, Ending::Undefined(_)) && behaviour.events.is_empty())
        {
            return Ok(JudgedInput::Undefined);
        }
        let mut found = self.theirs.behaviours(self.target, input)?;
        let both = endless(&allowed) && endless(&found);
        if endless(&allowed) != endless(&found) || both && patient.in_vain.get() < MAX_IN_VAIN {
            let pair = patient.pair()?;
            allowed = pair.ours.behaviours(self.source, input)?;
            found = pair.theirs.behaviours(self.target, input)?;
            let in_vain = u32::from(endless(&allowed) && endless(&found));
            patient.in_vain.set(patient.in_vain.get() + in_vain);
        }
        let lasts = |run: &Behaviour| matches!(run.ending, Ending::OutOfFuel | Ending::Endless);
        let unended = found.iter().any(lasts);
        let mut found: Vec<_> = found.into_iter().collect();
        // What has ended shows more than what may end later.
        found.sort_by_key(|run| run.ending == Ending::OutOfFuel);
        let uncovered = found.into_iter().find(|theirs| !allowed.iter().any(|ours| ours.covers(theirs)));
        Ok(match uncovered {
            // What they do later may differ.
            None if unended => {
                return Err(Inconclusive::TooLarge("an execution that does not end"));
            }
            None => JudgedInput::Covered {
                returns: allowed.iter().any(|run| matches!(run.ending, Ending::Returned { .. })),
            },
            // It may end later than the patience lasts.
            Some(target) if target.ending == Ending::OutOfFuel => {
                return Err(Inconclusive::TooLarge("an execution that does not end"));
            }
            Some(_) if allowed.iter().any(lasts) => {
                return Err(Inconclusive::TooLarge("an execution of the source that does not end"));
            }
            Some(target) if allowed.iter().any(|ours| ours.differs_in_size(&target)) => {
                return Err(Inconclusive::Unsupported("objects of different sizes that a call is passed"));
            }
            Some(target) => {
                let counterexample =
                    Counterexample { input: input.clone(), source: allowed, target, run: true };
                JudgedInput::Uncovered(Box::new(counterexample))
            }
        })
    }
}

/// Memory that neither module knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AddedMemory {
    /// Memory that pointers from outside may point to.
    Foreign,
    /// Memory that null points to in functions that say so. LangRef "null_pointer_is_valid".
    AtNull,
}

impl AddedMemory {
    fn name(self) -> &'static str {
        match self {
            AddedMemory::Foreign => FOREIGN_MEMORY,
            AddedMemory::AtNull => NULL_MEMORY,
        }
    }
}

/// The size of the object that stands for memory that neither module knows: as much as the functions access of an object, within
/// these bounds.
const FOREIGN_SIZES: RangeInclusive<u64> = 16..=64;

/// The module as a caller of the function sees it: a global without an initialiser has some, the linker may replace weak
/// functions, and there may be `added` memory of `size` bytes that it does not know.
fn with_foreign_contents<'m>(subject: FunctionRef<'m>, added: &[AddedMemory], size: u64) -> Cow<'m, Module> {
    let is_weak = |at: usize, function: &Function| {
        at != subject.function.index() && function.linkage.is_interposable() && !function.is_declaration()
    };
    let module = subject.module;
    let external = module.globals.iter().any(|global| global.initializer.is_none());
    let weak = module.functions.iter().enumerate().any(|(at, function)| is_weak(at, function));
    let is_effect = |function: &Function| function.intrinsic() == Some(Intrinsic::SideEffect);
    if !external && added.is_empty() && !weak && !module.functions.iter().any(is_effect) {
        return Cow::Borrowed(module);
    }
    let mut opened = module.clone();
    for memory in added {
        let ty = opened.types.array(size, TypeId::I8);
        let memory = Global::variable(memory.name(), ty, Const::Zero(ty), Align::ONE);
        opened.add_global(Global { linkage: Linkage::Weak, ..memory });
    }
    for function in opened.functions.iter_mut().filter(|function| is_effect(function)) {
        // LangRef "llvm.sideeffect": what it does cannot be reasoned about, so that it must stay.
        function.name = "sideeffect".into();
        function.attrs.memory = Some(MemoryEffects {
            inaccessible: MemoryEffect::ReadWrite,
            ..MemoryEffects::uniform(MemoryEffect::None)
        });
        function.attrs.flags = function.attrs.flags.with_attribute(FunctionAttr::WillReturn);
    }
    for global in opened.globals.iter_mut().filter(|global| global.initializer.is_none()) {
        global.initializer = Some(Const::Zero(global.ty));
        // The contents are drawn: what has no initialiser is open, and so is what is weak.
        global.linkage = Linkage::Weak;
    }
    for (at, function) in opened.functions.iter_mut().enumerate() {
        if is_weak(at, function) {
            function.blocks = Vec::new();
            function.values.truncate(function.params.len());
        }
    }
    Cow::Owned(opened)
}

/// The source, if both functions have the same parameters and see the same globals.
fn comparable<'a>(source: FunctionRef<'a>, target: FunctionRef<'_>) -> Result<&'a Function, Inconclusive> {
    let unknown = Inconclusive::Unsupported("unknown function");
    let ours = source.module.functions.get(source.function.index()).ok_or(unknown)?;
    let theirs = target.module.functions.get(target.function.index()).ok_or(unknown)?;
    let ty = |module: &Module, id| module.types.get(id).clone();
    let same_type = |a, b| a == b || ty(source.module, a) == ty(target.module, b);
    let same_params = ours.params.len() == theirs.params.len()
        && ours.params.iter().zip(&theirs.params).all(|(a, b)| same_type(a.ty, b.ty));
    if !same_params || !same_type(ours.ret, theirs.ret) {
        return Err(Inconclusive::Unsupported("functions of different types"));
    }
    if denormal_modes(ours) != denormal_modes(theirs) {
        return Err(Inconclusive::Unsupported("functions with different modes of denormal numbers"));
    }
    let globals =
        |module: &'_ Module| module.globals.iter().map(|global| global.name.clone()).collect::<Vec<_>>();
    if [source, target].into_iter().any(is_flushed_unmodelled) {
        return Err(Inconclusive::Unsupported("modes of denormal numbers"));
    }
    if globals(source.module) != globals(target.module) {
        return Err(Inconclusive::Unsupported("modules with different globals"));
    }
    let mut pairs = source.module.globals.iter().zip(&target.module.globals).enumerate();
    let unused = |at: usize| is_unused_constant(source.module, at) && is_unused_constant(target.module, at);
    if !pairs.all(|(at, (ours, theirs))| {
        same_contents((source.module, ours), (target.module, theirs)) || unused(at)
    }) {
        return Err(Inconclusive::Unsupported("a global of another size or value in the target"));
    }
    Ok(ours)
}

/// True if two globals are as large and, as far as both modules say it, begin with the same contents. What one function reads in it,
/// functions outside the modules read as well.
fn same_contents((our_module, ours): (&Module, &Global), (their_module, theirs): (&Module, &Global)) -> bool {
    if std::ptr::eq(our_module, their_module) {
        return true;
    }
    let same_size = our_module.types.size(ours.ty) == their_module.types.size(theirs.ty);
    same_size
        && match (ours.initializer, theirs.initializer) {
            (Some(ours), Some(theirs)) => {
                ir::constant_text(our_module, ours) == ir::constant_text(their_module, theirs)
            }
            _ => true,
        }
}
