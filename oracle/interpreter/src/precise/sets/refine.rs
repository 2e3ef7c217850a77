//! Refinement: for every input, every execution of the target must be covered by one of the source.

use std::fmt;

use ir::{FuncId, Function, Module};

use super::EnumerationLimits;
use super::behaviours::Enumeration;
use super::input::{Coverage, Input, Inputs};
use super::outcome::{Behaviour, Behaviours, Inconclusive};
use super::show;
use crate::semantics::Semantics;

/// A function of a module.
#[derive(Clone, Copy, Debug)]
pub struct FunctionRef<'a> {
    /// The module.
    pub module: &'a Module,
    /// The function's id in it.
    pub function: FuncId,
}

/// The result of a refinement check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refinement {
    /// The target refines the source on all inputs tried.
    Refines {
        /// The number of inputs.
        inputs: u64,
        /// The part of all inputs that was tried.
        coverage: Coverage,
    },
    /// The target does not refine the source.
    DoesNot(Box<Counterexample>),
    /// The enumeration exceeds a limit.
    TooLarge(&'static str),
    /// One of the functions does something that this engine does not support.
    Unsupported(&'static str),
}

/// An input on which the target has a behaviour that the source does not cover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The first such input, in the order of least poison and undef.
    pub input: Input,
    /// All behaviours of the source.
    pub source: Behaviours,
    /// A behaviour of the target that none of them covers.
    pub target: Behaviour,
}

impl From<Inconclusive> for Refinement {
    fn from(inconclusive: Inconclusive) -> Refinement {
        match inconclusive {
            Inconclusive::Unsupported(what) => Refinement::Unsupported(what),
            Inconclusive::TooLarge(what) => Refinement::TooLarge(what),
        }
    }
}

/// Whether `target` refines `source` under `semantics`: on each input, each execution of the target is covered by one
/// of the source. Undefined behaviour is covered by undefined behaviour only, poison by poison, undef by undef or
/// poison (LangRef "Poison Values").
///
/// Both must take the same parameters. The inputs are every value of each parameter, poison and (where it is present)
/// undef, unless the source has `noundef`; a pointer parameter points to an object of its own, of
/// `dereferenceable` bytes, whose bits are enumerated too.
pub fn refines(
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Refinement {
    search(source, target, semantics, limits).unwrap_or_else(Refinement::from)
}

fn search(
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Refinement, Inconclusive> {
    let worlds = (
        Enumeration::new(source.module, semantics, limits)?,
        Enumeration::new(target.module, semantics, limits)?,
    );
    let function = comparable(source, target)?;
    let inputs = Inputs::new(&worlds.0, &function.params)?;
    let mut count = 0;
    for input in inputs.iter() {
        count += 1;
        let allowed = worlds.0.behaviours(source.function, &input)?;
        let found = worlds.1.behaviours(target.function, &input)?;
        let uncovered = found.into_iter().find(|theirs| !allowed.iter().any(|ours| ours.covers(theirs)));
        if let Some(target) = uncovered {
            let counterexample = Counterexample { input, source: allowed, target };
            return Ok(Refinement::DoesNot(Box::new(counterexample)));
        }
    }
    Ok(Refinement::Refines { inputs: count, coverage: inputs.coverage })
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
    let globals =
        |module: &'_ Module| module.globals.iter().map(|global| global.name.clone()).collect::<Vec<_>>();
    if globals(source.module) != globals(target.module) {
        return Err(Inconclusive::Unsupported("modules with different globals"));
    }
    Ok(ours)
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counterexample { input, source, target } = self;
        write!(f, "{}", show::InputText(input))?;
        for behaviour in source.iter().take(show::MAX_LISTED) {
            write!(f, "\n  the source may {}", show::BehaviourText(behaviour))?;
        }
        if source.len() > show::MAX_LISTED {
            write!(f, "\n  the source may do {} other things", source.len() - show::MAX_LISTED)?;
        }
        write!(f, "\n  but the target may {}", show::BehaviourText(target))
    }
}
