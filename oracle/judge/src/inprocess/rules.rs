//! Modules that we make are held to the rules of `relations`, which share no code with the verifier.

use ir::Module;
use relations::{Facts, RULES};
use smol_str::format_smolstr;

use engines::{Observations, Outcome};

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

/// The share of modules: one in `SHARE`.
const SHARE: usize = 16;

impl RuleSample {
    /// True if a module is held to the rules.
    fn has(self, module: &Module) -> bool {
        match self {
            RuleSample::All => true,
            RuleSample::None => false,
            RuleSample::Some => number(module).is_multiple_of(SHARE),
        }
    }
}

/// The outcome of a lowered module that breaks a rule: a run of it means nothing.
pub(super) fn broken(module: &Module, sample: RuleSample) -> Option<Outcome> {
    let (rule, place) = first(module, sample, |_| true)?;
    Some(Outcome::Undefined {
        kind: format_smolstr!("breaks-rule-{rule}"),
        place,
        log: Observations::default(),
    })
}

/// The first rule about what is well-formed that a module breaks, and where. What LLVM accepts, modules may be generated with.
#[must_use]
pub fn ill_formed(module: &Module, sample: RuleSample) -> Option<String> {
    let is_accepted = |name: &str| RULES.iter().any(|rule| rule.name == name && rule.file == "beyond");
    let (rule, place) = first(module, sample, |name| !is_accepted(name))?;
    Some(format!("{place} breaks the rule {rule}"))
}

fn first(
    module: &Module,
    sample: RuleSample,
    counts: impl Fn(&str) -> bool,
) -> Option<(&'static str, String)> {
    if !sample.has(module) {
        return None;
    }
    let facts = Facts::extract(module);
    let found = facts.derive().violations().into_iter().find(|row| counts(row.rule))?;
    let place = facts.text(module, found.domain, found.number);
    Some((found.rule, format!("{} {place}", found.domain.name())))
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
