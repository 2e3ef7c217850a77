//! One unit through an engine: every variant, in both directions.

use std::collections::BTreeMap;
use std::time::Duration;

use lang::SignatureUnit;
use plugins::{Direction, LiveEngine, Reference, UnitCost, UnitReport, Variant, Workshop};

use super::{DefectKind, Evidence, failure, travels};
use crate::Failure;
use crate::clock::thread_cpu;

/// What an engine made of the functions of a unit.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    /// For each function by its number, what became of it.
    pub functions: BTreeMap<u32, ExaminedFunction>,
    /// The values that were compared.
    pub checks: u64,
    /// The calls that were made.
    pub runs: u64,
    /// The facts of layouts that were compared.
    pub layout_facts: u64,
    /// Processor time.
    pub spent: Spent,
}

/// Processor time of an examination.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    /// The engine's.
    pub engine: Duration,
    /// Compilers of the reference, linkers, and runs of what was built.
    pub reference: Duration,
    /// Ours.
    pub own: Duration,
}

/// What an engine made of a function.
#[derive(Clone, Debug, Default)]
pub struct ExaminedFunction {
    /// What is wrong with it, each with the variants that do it and what shows it.
    pub defects: BTreeMap<DefectKind, (Vec<String>, Evidence)>,
    /// What the engine says to refuse it, if a variant does.
    pub refused: Option<String>,
    /// The directions that the engine cannot say.
    pub unsayable: Vec<Direction>,
}

impl Spent {
    fn add(&mut self, cost: UnitCost) {
        self.engine += cost.engine;
        self.reference += cost.reference + cost.runs;
    }

    /// All of it.
    #[must_use]
    pub fn total(&self) -> Duration {
        self.engine + self.reference + self.own
    }
}

impl std::ops::AddAssign for Spent {
    fn add_assign(&mut self, other: Spent) {
        self.engine += other.engine;
        self.reference += other.reference;
        self.own += other.own;
    }
}

impl ExaminedFunction {
    /// True if it could not be said in any direction.
    #[must_use]
    pub fn is_unsayable(&self) -> bool {
        self.unsayable.len() > 1
    }
}

/// Runs a unit by these variants of an engine. `seed` chooses the values, and which reference a variant meets; a variant meets
/// every reference if `thorough`.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub fn examine(
    workshop: &Workshop,
    engine: &LiveEngine,
    variants: &[Variant],
    unit: &SignatureUnit,
    seed: u64,
    thorough: bool,
) -> Result<Examination, Failure> {
    let began = thread_cpu();
    let mut examined = Examination::default();
    for function in &unit.functions {
        examined.functions.insert(function.number, ExaminedFunction::default());
    }
    // A variant meets the same reference whether others are run or not.
    let all = (0..).zip(&engine.spec.variants).filter(|(_, variant)| variants.contains(variant));
    for (index, variant) in all {
        for (reference, part) in parts(workshop, unit, seed.wrapping_add(index), thorough) {
            let prepared = workshop.prepare(&part, seed).map_err(failure)?;
            let report = prepared.run(engine, variant, reference).map_err(failure)?;
            examined.note(&part, variant, &report);
        }
    }
    examined.spent.own = thread_cpu().saturating_sub(began);
    Ok(examined)
}

/// The references that a variant meets, each with the functions that it can say: all of them if `thorough`, or else one, and
/// another for what that one cannot say.
fn parts<'w>(
    workshop: &'w Workshop,
    unit: &SignatureUnit,
    number: u64,
    thorough: bool,
) -> Vec<(&'w Reference, SignatureUnit)> {
    let all = workshop.references();
    let first = (number % all.len() as u64) as usize;
    let mut left: Vec<&lang::UnitFunction> = unit.functions.iter().collect();
    let mut parts = Vec::new();
    for reference in all[first..].iter().chain(&all[..first]) {
        let sayable = |function: &&lang::UnitFunction| reference.features.contains(unit.needs(function));
        let functions: Vec<lang::UnitFunction> = left.iter().copied().filter(sayable).cloned().collect();
        if !thorough {
            left.retain(|function| !sayable(function));
        }
        if !functions.is_empty() {
            parts.push((reference, SignatureUnit { types: unit.types.clone(), functions }));
        }
    }
    parts
}

impl Examination {
    fn note(&mut self, unit: &SignatureUnit, by: &Variant, report: &UnitReport) {
        self.checks += report.checks;
        self.runs += report.runs;
        self.layout_facts += u64::from(report.layout_facts);
        self.spent.add(report.cost);
        for one in &report.functions {
            let Some(function) = unit.functions.iter().find(|function| function.number == one.number) else {
                continue;
            };
            let Some(examined) = self.functions.get_mut(&one.number) else { continue };
            examined.unsayable.clone_from(&one.unsayable);
            for (_, refused) in &one.refused {
                let said = refused.said.clone();
                match DefectKind::of_refusal(refused.how) {
                    Some(kind) => {
                        let expected = "it compiles the function".to_owned();
                        let evidence = Evidence { what: "compiler".to_owned(), expected, got: said };
                        examined.defect(kind, by, evidence);
                    }
                    None => examined.refused = examined.refused.take().or(Some(said)),
                }
            }
            for difference in &report.layouts {
                if one.misplaced.contains(&difference.record) {
                    let what = format!("{} of {}", fact(difference.what), unit.types[difference.record].tag);
                    let (expected, got) = (difference.expected.clone(), difference.got.clone());
                    examined.defect(
                        DefectKind::of_layout(difference.what),
                        by,
                        Evidence { what, expected, got },
                    );
                }
            }
            // What goes wrong between two layouts is the layouts' doing.
            for (direction, fault) in one.faults.iter().filter(|_| one.misplaced.is_empty()) {
                let mut evidence = Evidence::of_fault(fault);
                if let Some((object, byte)) = Evidence::first_difference(fault)
                    && let Some(place) = travels(unit, function, object, byte)
                {
                    evidence.expected = format!("{} (byte {byte} in {place})", evidence.expected);
                }
                examined.defect(DefectKind::of_fault(*direction, fault), by, evidence);
            }
        }
    }
}

impl ExaminedFunction {
    fn defect(&mut self, kind: DefectKind, by: &Variant, evidence: Evidence) {
        let name = by.name();
        let (variants, _) = self.defects.entry(kind).or_insert_with(|| (Vec::new(), evidence));
        if !variants.contains(&name) {
            variants.push(name);
        }
    }
}

fn fact(what: plugins::LayoutFact) -> String {
    use plugins::LayoutFact::{Align, Bits, Offset, Size};
    match what {
        Size => "size".to_owned(),
        Align => "alignment".to_owned(),
        Offset(member) => format!("offset of member {}", member + 1),
        Bits(member) => format!("bits of member {}", member + 1),
    }
}
