//! The interpreters on modules: the concrete one against the symbolic one, and the exhaustive engine on what is small.

use interpreter::{
    Bytecode, ConcreteMachine, Config, ExecutionLimits, FaultSet, NondetPolicy, Observation, Outcome,
    Semantics, UbKind, Undef, decode_with_faults,
};
use ir::{FuncId, Module, ProgramPoint};
use refine::bits::{
    MaskedObservation, MaskedOutcome, OutcomeSet, Precision, RunEnd, outcomes, outcomes_within,
};
use refine::sets::{self, Containment, FunctionRef};

use super::RuleSample;
use crate::case::ModuleCase;

/// A disagreement of the concrete interpreter with another one about a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// The semantics, with the choices that the concrete interpreter made.
    pub semantics: Semantics,
    /// The end of the concrete interpreter's run.
    pub outcome: Outcome,
    /// Its observations.
    pub observations: Vec<Observation>,
    /// The other interpreter, and what it allows.
    pub against: Against,
}

/// The other side of a disagreement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Against {
    /// An outcome that the symbolic interpreter allows and that no choice of the concrete one leads to.
    Missing(MaskedOutcome),
    /// Everything that the symbolic interpreter allows.
    Symbolic(OutcomeSet),
    /// Everything that the exhaustive engine allows.
    Exhaustive(sets::Behaviours),
}

/// Counts of what the interpreters did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Modules.
    pub modules: u64,
    /// Runs of the concrete interpreter.
    pub runs: u64,
    /// Observations that those made.
    pub observations: u64,
    /// Runs that could be judged by the symbolic interpreter.
    pub judged: u64,
    /// Runs that could be judged by the exhaustive engine.
    pub exhausted: u64,
    /// Modules of which every allowed outcome was seen.
    pub covered: u64,
    /// Runs that ended in undefined behaviour, and rightly.
    pub undefined: u64,
}

/// Runs modules in process, reusing its storage from one to the next.
#[derive(Debug, Default)]
pub struct ModuleInterpreters {
    machine: ConcreteMachine,
    program: Bytecode,
    faults: FaultSet,
    /// The counts so far.
    pub tally: Tally,
}

/// The answer of the interpreters on one module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleAnswer {
    /// The check of the concrete interpreter against the others.
    pub check: ModuleCheck,
    /// The counts for this module.
    pub tally: Tally,
    /// The outcome of a run of the concrete interpreter, with the choices of the case's semantics.
    pub outcome: engines::Outcome,
}

/// The result of holding the concrete interpreter against the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModuleCheck {
    /// It did what it may.
    Agree,
    /// None of its runs could be judged.
    Inconclusive,
    /// It did something else.
    Disagree(Box<Disagreement>),
    /// One of the interpreters panicked: our own mistake.
    Panicked(String),
    /// The module breaks a rule about what is well-formed, though the verifier accepts it: our own mistake.
    IllFormed(String),
}

/// Unknown bits that are enumerated: up to 2^4 runs of the symbolic interpreter for one module.
const BITS: u32 = 4;

/// Executions of a module that the exhaustive engine tries.
const EXECUTIONS: u64 = 256;

/// Outcomes that depend on more unknown bits are not waited for.
const COVERED_BITS: usize = 3;

/// Runs in which each of eight outcomes comes up, but once in some ten million modules.
const COVERING_RUNS: u64 = 160;

/// More steps than any generated module needs.
const FUEL: u64 = 100_000;

/// Far more steps than any generated module needs, where everything that a module may do is wanted; a symbolic run takes
/// microseconds per instruction.
const ALLOWED_FUEL: u64 = 200_000;

/// The choices of the concrete interpreter where several are allowed: a run for each.
const CHOICES: [NondetPolicy; 3] = [NondetPolicy::Seed(1), NondetPolicy::Zeros, NondetPolicy::Ones];

/// Checks that the concrete interpreter, with these faults, does only what the symbolic interpreter allows (and, if `small`, the exhaustive
/// engine). Returns the first thing that it does otherwise. For `bitfrost drill`.
#[must_use]
pub fn check(module: &Module, entry: &str, small: bool, faults: FaultSet) -> Option<Disagreement> {
    ModuleInterpreters::new(faults).check(module, entry, small)
}

impl ModuleInterpreters {
    /// With these faults in the concrete interpreter.
    #[must_use]
    pub fn new(faults: FaultSet) -> ModuleInterpreters {
        ModuleInterpreters { faults, ..ModuleInterpreters::default() }
    }

    /// Holds the concrete interpreter against the others, under the semantics of the case; against the exhaustive engine
    /// only if `small`.
    #[must_use]
    pub fn run(&mut self, case: &ModuleCase, small: bool) -> ModuleAnswer {
        self.tally = Tally::default();
        let disagreement = self.check_under(case.semantics, &case.module, &case.entry, small);
        let check = match disagreement {
            None if let Some(why) = super::rules::ill_formed(&case.module, RuleSample::Some) => {
                ModuleCheck::IllFormed(why)
            }
            Some(disagreement) => ModuleCheck::Disagree(Box::new(disagreement)),
            None if self.tally.judged + self.tally.exhausted == 0 => ModuleCheck::Inconclusive,
            None => ModuleCheck::Agree,
        };
        let config = Config { semantics: case.semantics, ..Config::default() };
        let run = self.machine.run(&self.program, case.module.function(&case.entry), &config);
        ModuleAnswer { check, tally: self.tally, outcome: super::outcome(&case.module, &run) }
    }

    /// As [`check`], under every published semantics in turn, chosen by the module's number.
    pub fn check(&mut self, module: &Module, entry: &str, small: bool) -> Option<Disagreement> {
        let presets = Semantics::PRESETS;
        // Not in step with what callers count by.
        let number = self.tally.modules as usize;
        let preset = &presets[(number + number / presets.len()) % presets.len()];
        self.tally.modules += 1;
        self.check_under(preset.semantics, module, entry, small)
    }

    /// As [`check`], under one semantics.
    pub fn check_under(
        &mut self,
        semantics: Semantics,
        module: &Module,
        entry: &str,
        small: bool,
    ) -> Option<Disagreement> {
        let limits = ExecutionLimits { fuel: FUEL, ..ExecutionLimits::default() };
        let sound = Config { semantics, limits };
        let allowed = outcomes_within(module, entry, &sound, BITS);
        decode_with_faults(self.faults, module, &sound, &mut self.program);
        let function = module.function(entry);
        for choices in CHOICES {
            let config = Config { semantics: Semantics { choices, ..semantics }, ..sound.clone() };
            let run = self.machine.run(&self.program, function, &config);
            let (outcome, observations) = (run.outcome, run.observations.to_vec());
            self.tally.runs += 1;
            self.tally.observations += observations.len() as u64;
            let against =
                self.against_symbolic(&allowed, semantics.undef, outcome, &observations).or_else(|| {
                    small.then(|| {
                        self.against_exhaustive(module, function, semantics, outcome, &observations)
                    })?
                });
            if let Some(against) = against {
                return Some(Disagreement { semantics: config.semantics, outcome, observations, against });
            }
            // Other choices cannot change what depends on no choice.
            if allowed.outcomes.len() == 1 && allowed.outcomes[0].decisions.is_empty() {
                return None;
            }
        }
        self.missing(&allowed, function, &sound)
    }

    /// An allowed outcome that the concrete interpreter never comes to, which is wrong although each of its runs is right. Where
    /// there is undef it chooses less often than it may, and nothing is missed.
    fn missing(
        &mut self,
        allowed: &OutcomeSet,
        function: Option<FuncId>,
        sound: &Config,
    ) -> Option<Disagreement> {
        let few = allowed
            .outcomes
            .iter()
            .all(|allowed| allowed.decisions.len() <= COVERED_BITS && allowed.end == RunEnd::Finished);
        if sound.semantics.undef == Undef::Present || allowed.precision != Precision::Exact || !few {
            return None;
        }
        let mut unseen: Vec<&MaskedOutcome> = allowed.outcomes.iter().collect();
        for seed in 0..COVERING_RUNS {
            let semantics = Semantics { choices: NondetPolicy::Seed(seed), ..sound.semantics };
            let run = self.machine.run(&self.program, function, &Config { semantics, ..sound.clone() });
            unseen.retain(|allowed| !agrees(allowed, run.observations));
            if unseen.is_empty() {
                self.tally.covered += 1;
                return None;
            }
        }
        let against = Against::Missing((*unseen.first()?).clone());
        let (outcome, observations) = (Outcome::Finished, Vec::new());
        Some(Disagreement { semantics: sound.semantics, outcome, observations, against })
    }

    fn against_symbolic(
        &mut self,
        allowed: &OutcomeSet,
        undef: Undef,
        outcome: Outcome,
        observations: &[Observation],
    ) -> Option<Against> {
        match admitted(allowed, undef, outcome, observations) {
            None => None,
            Some(admitted) => {
                self.tally.judged += 1;
                self.tally.undefined += u64::from(admitted && matches!(outcome, Outcome::Undefined(..)));
                (!admitted).then(|| Against::Symbolic(allowed.clone()))
            }
        }
    }

    fn against_exhaustive(
        &mut self,
        module: &Module,
        function: Option<FuncId>,
        semantics: Semantics,
        outcome: Outcome,
        observations: &[Observation],
    ) -> Option<Against> {
        let subject = FunctionRef { module, function: function? };
        let limits = sets::EnumerationLimits { executions: EXECUTIONS, ..sets::EnumerationLimits::default() };
        match sets::contains(subject, semantics, limits, outcome, observations) {
            Containment::Inconclusive(_) => None,
            Containment::Exactly | Containment::Covered => {
                self.tally.exhausted += 1;
                None
            }
            Containment::No { allowed } => Some(Against::Exhaustive(allowed)),
        }
    }
}

/// True if one of the allowed outcomes ends like this run and agrees with it on the way; `None` if that cannot be decided. Unlike a
/// compiler, the machine may not make something of undefined behaviour: it has to notice.
fn admitted(allowed: &OutcomeSet, undef: Undef, outcome: Outcome, log: &[Observation]) -> Option<bool> {
    if matches!(outcome, Outcome::Unsupported(_)) {
        return None;
    }
    let undefined = matches!(outcome, Outcome::Undefined(..));
    let mut doubtful = false;
    for one in &allowed.outcomes {
        match one.end {
            RunEnd::Unsupported(_) => return None,
            RunEnd::Finished if outcome == Outcome::Finished && agrees(one, log) => return Some(true),
            RunEnd::Undefined(..) if undefined && agrees(one, log) => return Some(true),
            RunEnd::Undefined(kind, _) => {
                doubtful |= !is_certain(kind, one, allowed, undef) && begins_like(one, log)
            }
            RunEnd::TooManyUnknowns(..) | RunEnd::OutOfFuel => doubtful |= begins_like(one, log),
            RunEnd::Finished => {}
        }
    }
    if doubtful { None } else { Some(false) }
}

/// True if every run that is like this outcome so far is undefined.
///
/// A number that `freeze` chose may be a bad divisor or address, and for some choices is: the symbolic interpreter then reports undefined
/// behaviour without listing the other choices. And where there is undef, the concrete interpreter chooses a value for it and branches on
/// that, while the symbolic one takes for undef what it cannot follow.
fn is_certain(kind: UbKind, outcome: &MaskedOutcome, allowed: &OutcomeSet, undef: Undef) -> bool {
    let of_number = outcome.explanation.is_some() && !kind.name().contains("poison");
    allowed.precision == Precision::Exact && undef == Undef::Absent && !of_number
}

fn agrees(outcome: &MaskedOutcome, log: &[Observation]) -> bool {
    outcome.observations.len() == log.len() && begins_like(outcome, log)
}

fn begins_like(outcome: &MaskedOutcome, log: &[Observation]) -> bool {
    outcome.observations.iter().zip(log).all(|(allowed, seen)| allows(allowed, seen))
}

fn allows(allowed: &MaskedObservation, seen: &Observation) -> bool {
    allowed.site == seen.site && (allowed.value ^ seen.value) & allowed.determined == 0
}

/// Everything that a module may do under the semantics.
#[must_use]
pub fn allowed(module: &Module, entry: &str, semantics: Semantics) -> OutcomeSet {
    let limits = ExecutionLimits { fuel: ALLOWED_FUEL, ..ExecutionLimits::default() };
    outcomes(module, entry, &Config { semantics, limits })
}

impl Disagreement {
    /// The run of the concrete interpreter, in a few words.
    #[must_use]
    pub fn run_in_words(&self, module: &Module) -> String {
        let end = end_in_words(module, end_of(self.outcome));
        format!("made {} observations: {end}", self.observations.len())
    }
}

/// The end of a run of the concrete interpreter, as the symbolic one has it.
#[must_use]
pub const fn end_of(outcome: Outcome) -> RunEnd {
    match outcome {
        Outcome::Finished => RunEnd::Finished,
        Outcome::Undefined(kind, place) => RunEnd::Undefined(kind, place),
        Outcome::OutOfFuel => RunEnd::OutOfFuel,
        Outcome::Unsupported(why) => RunEnd::Unsupported(why),
    }
}

/// The end of a run in words: `undefined: poison-branch in @f, block %b1, instruction 2`.
#[must_use]
pub fn end_in_words(module: &Module, end: RunEnd) -> String {
    let function = |place: ProgramPoint| &module.functions[place.function.index()].name;
    match end {
        RunEnd::Finished => "finished".to_owned(),
        RunEnd::Undefined(kind, place) => {
            let (name, block, index) = (function(place), place.block.0, place.index);
            format!("undefined: {} in @{name}, block %b{block}, instruction {index}", kind.name())
        }
        RunEnd::OutOfFuel => "did not end".to_owned(),
        RunEnd::Unsupported(why) => format!("not judged: {why}"),
        RunEnd::TooManyUnknowns(reason, place) => {
            format!("goes on in @{}: too many unknown bits decide {reason}", function(place))
        }
    }
}
