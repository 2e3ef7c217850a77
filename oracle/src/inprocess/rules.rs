//! Modules that we make are held to the rules of `relations`, which share no code with the verifier.

use ir::Module;
use relations::Facts;
use smol_str::format_smolstr;

use crate::{Observations, Outcome};

/// The modules that are held to the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RuleSample {
    /// One in sixteen, by what is in it: the same module always, or never. Facts and rules take longer than a run.
    #[default]
    Some,
    /// Every module.
    All,
    /// None.
    None,
}

/// The share of modules: one in so many.
const SHARE: usize = 16;

/// The outcome of a module that breaks a rule: nothing is said about a run of it.
pub(super) fn broken(module: &Module, sample: RuleSample) -> Option<Outcome> {
    let is_asked = match sample {
        RuleSample::All => true,
        RuleSample::None => false,
        RuleSample::Some => number(module).is_multiple_of(SHARE),
    };
    if !is_asked {
        return None;
    }
    let facts = Facts::of(module);
    let violation = facts.derive().violations().into_iter().next()?;
    let place = facts.text(module, violation.domain, violation.number);
    Some(Outcome::Undefined {
        kind: format_smolstr!("breaks-rule-{}", violation.rule),
        place: format!("{} {place}", violation.domain.name()),
        log: Observations::default(),
    })
}

/// A number that is the same for the same module.
fn number(module: &Module) -> usize {
    let of = |function: &ir::Function| function.values.len() * 7 + function.blocks.len();
    module
        .functions
        .iter()
        .map(of)
        .fold(module.globals.len(), |sum, one| sum.wrapping_mul(31).wrapping_add(one))
}
