//! Declarations against a plug-in engine, which defines and calls every function: layouts, and both directions of each call.

use engines::Outcome;
use host::Failure;
use lang::parse::Declaration;
use lang::{Program, Signature, SignatureUnit, Type};

use super::super::TargetVectors;
use super::{UnconfirmedFact, Verification};

/// The seed of the values that are passed.
const VALUES: u64 = 1;

/// True if a table of the tree has the name.
pub(super) fn exists(asked: &str) -> Result<bool, Failure> {
    Ok(conformance::specs(None)?.iter().any(|spec| spec.name == asked))
}

/// Holds declarations against the plug-in engine of a name. `None` if no table has the name.
///
/// # Errors
/// [`Failure::Infrastructure`] if it is not installed.
pub(super) fn verify(
    declared: &Declaration,
    platforms: &[TargetVectors],
    asked: &str,
) -> Result<Vec<Verification>, Failure> {
    let specs = conformance::specs(None)?;
    let Some(spec) = specs.iter().find(|spec| spec.name == asked) else { return Ok(Vec::new()) };
    // Wider vector registers change what is passed where, and no engine is told of them.
    let narrow =
        platforms.iter().filter(|on| spec.targets.contains(&on.target) && on.vectors == Default::default());
    narrow.map(|on| on_platform(declared, *on, asked)).collect()
}

fn on_platform(declared: &Declaration, on: TargetVectors, asked: &str) -> Result<Verification, Failure> {
    let tools = conformance::unit_tools(on.target)?;
    let engine = conformance::engine(&tools, asked, None)?;
    let types = Program { target: on.target, ..declared.program.clone() };
    let round_trip = |id: &lang::RecordId| {
        let ty = Type::Record(*id);
        let name = format!("{} by value", lang::print::ty(&types, &ty));
        (name, Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() })
    };
    let functions = declared.functions.iter().map(|(name, signature)| (name.to_string(), signature.clone()));
    let all: Vec<(String, Signature)> = declared.records.iter().map(round_trip).chain(functions).collect();
    let unit = SignatureUnit::new(&types, all.iter().map(|(_, signature)| signature.clone()));
    let examined = conformance::examine(&tools, &engine, &engine.spec.variants, &unit, VALUES, true)?;
    let mut verification = Verification {
        compiler: format!("{asked} ({})", engine.version),
        target: on.target.name(),
        vectors: on.choice(),
        name: on.name(),
        confirmed: examined.layout_facts,
        differences: Vec::new(),
        unasked: Vec::new(),
    };
    for ((name, _), (_, function)) in all.iter().zip(&examined.functions) {
        if function.is_unsayable() {
            verification.unasked.push(format!("{name}: {} cannot express it", engine.spec.language.name));
        } else if let Some(why) = &function.refused {
            verification.unasked.push(format!("{name}: {}", why.lines().next().unwrap_or_default()));
        }
        for run in &function.runs {
            let Outcome::Called(defects) = &run.outcome else { continue };
            // A run is one fact if all of it is right, and otherwise as many as it has defects.
            verification.confirmed += u64::from(defects.is_empty());
            verification.differences.extend(defects.iter().map(|shown| UnconfirmedFact {
                fact: format!("{name}, {}: {}, {}", run.engine, shown.kind, shown.evidence.what),
                ours: shown.evidence.expected.clone(),
                theirs: shown.evidence.got.clone(),
                known: None,
            }));
        }
    }
    Ok(verification)
}
