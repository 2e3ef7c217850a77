//! Our own transformations of modules: what a module may do, the transformed one does nothing else.

use interpreter::{
    Config, ExecutionLimits, Interpreter, NondetPolicy, Observation, Outcome, Semantics, Uninitialized,
};
use ir::{Module, Neighbours};
use lang::{Program, Unit};
use lowering::strategy::PACKED;
use lowering::{Options, lower};
use reducer::{EntryModule, Reducible};
use refine::bits::{Containment, OutcomeSet, Precision, RunEnd, outcomes_within};

use crate::violation::{Violation, require};

/// A transformation that refines every module.
#[derive(Clone, Copy, Debug)]
pub struct Transformation {
    /// Its name in findings.
    pub name: &'static str,
    /// True if it is right under a semantics.
    pub holds: fn(Semantics) -> bool,
    /// The transformed module; `None` where the transformation does not apply.
    pub apply: fn(&EntryModule) -> Option<EntryModule>,
}

const fn always(_: Semantics) -> bool {
    true
}

/// See [`Neighbours::FrozenWords`].
fn unless_memory_starts_as_poison(semantics: Semantics) -> bool {
    semantics.unwritten() != Uninitialized::Poison
}

/// Our transformations.
pub const TRANSFORMATIONS: &[Transformation] = &[
    Transformation {
        name: "expansion",
        holds: always,
        apply: |case| changed(case, |module| Some(interpreter::expanded(module).into_owned())),
    },
    Transformation { name: "canonical names", holds: always, apply: |case| Some(case.renamed()) },
    Transformation { name: "merge", holds: always, apply: |case| changed(case, merged) },
    Transformation {
        name: "flat address spaces",
        holds: always,
        apply: |case| changed(case, |module| module.without_address_spaces(256).ok()),
    },
    Transformation {
        name: "text",
        holds: always,
        apply: |case| changed(case, |module| ir::read_module(&ir::print_module(module)).ok()),
    },
    Transformation {
        name: "legalisation with lanes",
        holds: always,
        apply: |case| changed(case, |module| legal(module, Neighbours::Lanes)),
    },
    Transformation {
        name: "legalisation with frozen words",
        holds: unless_memory_starts_as_poison,
        apply: |case| changed(case, |module| legal(module, Neighbours::FrozenWords)),
    },
];

fn changed(case: &EntryModule, change: impl Fn(&Module) -> Option<Module>) -> Option<EntryModule> {
    Some(EntryModule { module: change(&case.module)?, ..case.clone() })
}

fn legal(module: &Module, neighbours: Neighbours) -> Option<Module> {
    let mut legal = module.clone();
    ir::legalize(&mut legal, neighbours).ok()?;
    Some(legal)
}

/// The module, linked after a copy of itself under other names.
fn merged(module: &Module) -> Option<Module> {
    let mut merged = module.clone();
    merged.prefix_definitions("other.");
    merged.merge(module).ok()?;
    Some(merged)
}

/// The limits of a run.
const LIMITS: ExecutionLimits = ExecutionLimits { fuel: 20_000, frames: 256, memory: 1 << 20 };

/// Unknown bits of which every value is followed.
const BITS: u32 = 4;

/// Checks transformations of a module under one semantics.
///
/// # Errors
/// [`Violation`], the first.
pub fn check(
    transformations: &[Transformation],
    case: &EntryModule,
    semantics: Semantics,
) -> Result<(), Violation> {
    let config = Config { semantics, limits: LIMITS };
    let allowed = outcomes_within(&case.module, &case.entry, &config, BITS);
    let mut interpreter = Interpreter::new();
    let plain = run(&mut interpreter, case, &config);
    for transformation in transformations.iter().filter(|transformation| (transformation.holds)(semantics)) {
        let Some(transformed) = (transformation.apply)(case) else { continue };
        let ran = run(&mut interpreter, &transformed, &config);
        // If the engines agree, the same run is an allowed one: the target `interpreter` checks that.
        if ran == plain {
            continue;
        }
        let allows = allows(&allowed, &ran);
        require(allows, "a transformed module does what the module may", || {
            format!("{}, {semantics}: {ran:?} in place of {plain:?}", transformation.name)
        })?;
    }
    Ok(())
}

type ModuleRun = (Outcome, Vec<Observation>);

fn run(interpreter: &mut Interpreter, case: &EntryModule, config: &Config) -> ModuleRun {
    let run = interpreter.run(&case.module, &case.entry, config);
    (run.outcome, run.observations.to_vec())
}

/// True if a run may be one of these; where they are not known for certain it may.
fn allows(allowed: &OutcomeSet, (outcome, observations): &ModuleRun) -> bool {
    let finishes = |end: RunEnd| end == RunEnd::Finished;
    match outcome {
        Outcome::Finished => !matches!(allowed.contains(observations), Containment::No(_)),
        Outcome::Undefined(..) => {
            allowed.precision != Precision::Exact
                || !allowed.outcomes.iter().all(|allowed_outcome| finishes(allowed_outcome.end))
        }
        Outcome::OutOfFuel | Outcome::Unsupported(_) => true,
    }
}

/// Each kind of neighbours with a semantics under which it is right.
const LEGALISATIONS: [(Neighbours, Semantics); 3] = [
    (Neighbours::Words, Semantics::LLVM_19),
    (Neighbours::FrozenWords, Semantics::LLVM_19),
    (Neighbours::Lanes, Semantics::THESIS),
];

/// True if a module observes something else where other values are chosen. Members of a record with big-endian storage order are parts of
/// words also by the strategy with packed structures, and under the thesis's semantics a frozen word that is uninitialised in part is any.
fn depends_on_choices(interpreter: &mut Interpreter, case: &EntryModule, config: &Config) -> bool {
    let [zeros, ones] = [NondetPolicy::Zeros, NondetPolicy::Ones].map(|choices| {
        let semantics = Semantics { choices, ..config.semantics };
        run(interpreter, case, &Config { semantics, ..config.clone() })
    });
    zeros != ones
}

/// Checks the legalisation of a program with explicitly packed structures.
///
/// # Errors
/// [`Violation`], the first.
pub fn program(program: &Program) -> Result<(), Violation> {
    let options = Options { strategy: PACKED, ..Options::default() };
    let Ok(module) = lower::program(program, &Unit::WHOLE, &options) else { return Ok(()) };
    let entry = program[program.entry].name.clone();
    let mut interpreter = Interpreter::new();
    let plain = EntryModule::run(module, entry);
    for (neighbours, semantics) in LEGALISATIONS {
        let config = Config { semantics, limits: LIMITS };
        let expected = run(&mut interpreter, &plain, &config);
        let Some(legal) = changed(&plain, |module| legal(module, neighbours)) else {
            return Err(Violation::new("a lowered program is legalised", format!("{neighbours:?}")));
        };
        ir::verify(&legal.module)
            .map_err(|why| Violation::new("the verifier accepts what is legalised", why.to_string()))?;
        let ran = run(&mut interpreter, &legal, &config);
        let same = ran == expected
            || !matches!(expected.0, Outcome::Finished)
            || depends_on_choices(&mut interpreter, &plain, &config);
        require(same, "a legalised program observes the same", || {
            format!("{neighbours:?}, {semantics}: {ran:?} in place of {expected:?}")
        })?;
    }
    Ok(())
}
