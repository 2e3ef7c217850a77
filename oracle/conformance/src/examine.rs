//! One unit through an engine: every variant, in both directions.

use std::collections::BTreeMap;
use std::time::Duration;

use engines::call_defect::{DefectEvidence, DefectKind, Direction, ShownDefect};
use engines::{Configuration, EngineName, EngineReport, Outcome};
use lang::{SignatureUnit, UnitFunction};
use plugins::{FunctionReport, LiveEngine, Reference, UnitCost, UnitReport, UnitTools, Variant};

use crate::defect::{first_difference, kind_of_layout, kind_of_refusal, shown_fault};
use crate::{failure, place_of_byte};
use host::Failure;
use host::clock::thread_cpu;

/// The results of an engine for the functions of a unit.
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

/// The results of an engine for a function.
#[derive(Clone, Debug, Default)]
pub struct ExaminedFunction {
    /// The engine's code with itself, for layouts and what does not compile, and each call with a reference: what is wrong.
    pub runs: Vec<EngineReport>,
    /// Its defects, each with the variants that have it and the evidence.
    pub defects: BTreeMap<DefectKind, (Vec<String>, DefectEvidence)>,
    /// The message with which a variant refuses it, if one does.
    pub refused: Option<String>,
    /// The directions that the engine cannot say.
    pub unsupported: Vec<Direction>,
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
        self.unsupported.len() > 1
    }
}

/// Runs a unit by these variants of an engine. `seed` chooses the values, and which reference a variant meets; a variant meets
/// every reference if `thorough`.
///
/// # Errors
/// [`Failure::Infrastructure`] if the machine fails.
pub fn examine(
    tools: &UnitTools,
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
        for (reference, part) in parts(tools, engine, unit, seed.wrapping_add(index), thorough) {
            let prepared = tools.prepare(&part, seed).map_err(failure)?;
            let report = prepared.run(engine, variant, reference).map_err(failure)?;
            examined.note(&part, &By::new(engine, variant, reference)?, &report);
        }
    }
    examined.spent.own = thread_cpu().saturating_sub(began);
    Ok(examined)
}

/// The references that a variant meets, each with the functions that it can say: all of them if `thorough`, or else one, and
/// another for what that one cannot say.
fn parts<'w>(
    tools: &'w UnitTools,
    engine: &LiveEngine,
    unit: &SignatureUnit,
    number: u64,
    thorough: bool,
) -> Vec<(&'w Reference, SignatureUnit)> {
    // A compiler of the reference shows nothing against itself.
    let others = tools.references().iter().filter(|reference| reference.name != engine.spec.name);
    let all: Vec<&Reference> = others.collect();
    if all.is_empty() {
        return Vec::new();
    }
    let first = (number % all.len() as u64) as usize;
    let mut left: Vec<&UnitFunction> = unit.functions.iter().collect();
    let mut parts = Vec::new();
    for &reference in all[first..].iter().chain(&all[..first]) {
        let sayable = |function: &&UnitFunction| reference.features.contains(unit.needs(function));
        let functions: Vec<UnitFunction> = left.iter().copied().filter(sayable).cloned().collect();
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
    fn note(&mut self, unit: &SignatureUnit, by: &By<'_>, report: &UnitReport) {
        self.checks += report.checks;
        self.runs += report.runs;
        self.layout_facts += u64::from(report.layout_facts);
        self.spent.add(report.cost);
        for one in &report.functions {
            let Some(function) = unit.functions.iter().find(|function| function.number == one.number) else {
                continue;
            };
            let Some(examined) = self.functions.get_mut(&one.number) else { continue };
            examined.unsupported.clone_from(&one.unsupported);
            let runs = runs_of(unit, function, by, report, one);
            for run in &runs {
                examined.note(by.variant, &run.outcome);
            }
            examined.runs.extend(runs);
        }
    }
}

/// The reports on a function by itself and in each direction.
fn runs_of(
    unit: &SignatureUnit,
    function: &UnitFunction,
    by: &By<'_>,
    report: &UnitReport,
    one: &FunctionReport,
) -> Vec<EngineReport> {
    let mut runs = Vec::new();
    let mut note = |engine: EngineName, outcome: Outcome| runs.push(EngineReport { engine, outcome });
    let alone = EngineName::pure(by.engine.clone());
    // An engine alone says one thing of a function, though each direction may be refused, and layouts be wrong besides.
    let (mut own, mut rejected): (Vec<ShownDefect>, Option<&str>) = (Vec::new(), None);
    for (_, refused) in &one.refused {
        match kind_of_refusal(refused.how) {
            Some(kind) if own.iter().any(|known| known.kind == kind) => {}
            Some(kind) => {
                let (expected, got) = ("it compiles the function".to_owned(), refused.message.clone());
                let evidence = DefectEvidence { what: "compiler".to_owned(), expected, got };
                own.push(ShownDefect { kind, evidence });
            }
            None => rejected = rejected.or(Some(&refused.message)),
        }
    }
    // As in a unit of this function alone.
    let records = unit.records_of([function]);
    let name = |record| format!("R{}", records.iter().take_while(|other| **other != record).count());
    let misplaced = report.layouts.iter().filter(|difference| one.misplaced.contains(&difference.record));
    let layouts: Vec<ShownDefect> = misplaced
        .map(|difference| {
            let what = format!("{} of {}", fact(difference.what), name(difference.record));
            let (expected, got) = (difference.expected.clone(), difference.got.clone());
            ShownDefect {
                kind: kind_of_layout(difference.what),
                evidence: DefectEvidence { what, expected, got },
            }
        })
        .collect();
    let is_misplaced = !layouts.is_empty();
    own.extend(layouts);
    match rejected {
        _ if !own.is_empty() => note(alone, Outcome::Called(own)),
        Some(said) => note(alone, Outcome::Rejected { diagnostic: said.to_owned() }),
        None => {}
    }
    // What goes wrong between two layouts is the layouts' doing.
    if is_misplaced {
        return runs;
    }
    for direction in [Direction::EngineCalls, Direction::EngineIsCalled] {
        let refuses =
            |(refused, _): &(Option<Direction>, _)| refused.is_none_or(|refused| refused == direction);
        if one.unsupported.contains(&direction) || one.refused.iter().any(refuses) {
            continue;
        }
        let faults = one.faults.iter().filter(|(own, _)| *own == direction);
        let shown = faults.map(|(_, fault)| {
            let mut shown = shown_fault(direction, fault);
            if let Some((object, byte)) = first_difference(fault)
                && let Some(place) = place_of_byte(unit, function, object, byte)
            {
                let expected = &mut shown.evidence.expected;
                *expected = format!("{expected} (byte {byte} in {place})");
            }
            shown
        });
        note(by.linked(direction), Outcome::Called(shown.collect()));
    }
    runs
}

/// An engine's variant, and the reference that it meets, as configurations.
struct By<'a> {
    variant: &'a Variant,
    engine: Configuration,
    reference: Configuration,
}

impl<'a> By<'a> {
    /// # Errors
    /// [`Failure::Input`] if an engine's table has a name that is none.
    fn new(engine: &LiveEngine, variant: &'a Variant, reference: &Reference) -> Result<By<'a>, Failure> {
        let unnamed = |why: engines::engine::NameError| Failure::input("the table of engines", why);
        Ok(By {
            variant,
            engine: configuration(engine, variant).map_err(unnamed)?,
            reference: reference.name.parse().map_err(unnamed)?,
        })
    }

    fn linked(&self, direction: Direction) -> EngineName {
        let (engine, reference) = (self.engine.clone(), self.reference.clone());
        match direction {
            Direction::EngineCalls => EngineName::Linked { caller: engine, callee: reference },
            Direction::EngineIsCalled => EngineName::Linked { caller: reference, callee: engine },
        }
    }
}

/// A variant of an engine, as findings name it. The engine of a reference has its flags in its name.
///
/// # Errors
/// [`engines::engine::NameError`] if the table's name is none.
pub fn configuration(
    engine: &LiveEngine,
    variant: &Variant,
) -> Result<Configuration, engines::engine::NameError> {
    match engine.spec.name.split_once(' ') {
        Some(_) => engine.spec.name.parse(),
        None => Configuration::new(&engine.spec.name, &variant.flags.join(" ")),
    }
}

impl ExaminedFunction {
    fn note(&mut self, by: &Variant, outcome: &Outcome) {
        match outcome {
            Outcome::Called(defects) => {
                for ShownDefect { kind, evidence } in defects {
                    let name = by.name();
                    let (variants, _) =
                        self.defects.entry(*kind).or_insert_with(|| (Vec::new(), evidence.clone()));
                    if !variants.contains(&name) {
                        variants.push(name);
                    }
                }
            }
            Outcome::Rejected { diagnostic } => {
                self.refused.get_or_insert_with(|| diagnostic.clone());
            }
            _ => {}
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
