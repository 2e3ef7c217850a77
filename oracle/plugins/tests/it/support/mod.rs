//! Units from declarations, and a tools on this machine.
#![allow(clippy::print_stdout, reason = "the test says what it leaves out")]
#![allow(dead_code, reason = "no test binary uses all of it")]

use std::path::PathBuf;

use engines::answers::Answers;
use lang::{SignatureUnit, Target};
use plugins::{EngineEnvironment, LiveEngine, Reference, UnitReport, UnitTools, bundled};

/// A tools with the tools of this machine.
pub(crate) fn tools(target: Target) -> UnitTools {
    let environment = EngineEnvironment {
        search_path: std::env::var_os("PATH").unwrap(),
        scratch: std::env::temp_dir(),
        variables: std::env::vars_os().collect(),
        answers: answers(),
    };
    UnitTools::new(target, environment).unwrap()
}

/// The answers of compilers, which all tests share.
fn answers() -> Answers {
    let directory = std::env::var_os("BITFROST_CACHE").map(PathBuf::from);
    directory.map_or_else(Answers::default, |directory| Answers::in_directory(directory.join("answers")))
}

/// The unit of declarations.
pub(crate) fn unit(c: &str) -> SignatureUnit {
    let declared = lang::parse::declaration(c).unwrap();
    assert!(declared.unread.is_empty(), "{:?}", declared.unread);
    SignatureUnit::new(&declared.program, declared.functions.into_iter().map(|(_, signature)| signature))
}

/// An engine of the tree by its name; `None`, and a word about it, where it is not installed.
pub(crate) fn engine(tools: &UnitTools, name: &str) -> Option<LiveEngine> {
    let spec = bundled().unwrap().into_iter().find(|spec| spec.name == name).unwrap();
    let (_, live) = tools.discover([spec]).unwrap().pop()?;
    match live {
        Ok(live) => Some(live),
        Err(why) => {
            println!("left out: {why}");
            None
        }
    }
}

/// The reports on every variant of an engine for a unit, against every reference that has the unit's features.
pub(crate) fn reports(tools: &UnitTools, engine: &LiveEngine, unit: &SignatureUnit) -> Vec<UnitReport> {
    let prepared = tools.prepare(unit, 1).unwrap();
    let sayable =
        |of: &&Reference| unit.functions.iter().all(|function| of.features.contains(unit.needs(function)));
    let references: Vec<&Reference> = tools.references().iter().filter(sayable).collect();
    let variants = engine.spec.variants.iter();
    let pairs = variants.flat_map(|variant| references.iter().map(move |reference| (variant, *reference)));
    pairs.map(|(variant, reference)| prepared.run(engine, variant, reference).unwrap()).collect()
}

/// The faults of a report, in words.
pub(crate) fn faults(report: &UnitReport) -> Vec<String> {
    let layouts = report.layouts.iter().map(|difference| format!("{difference:?}"));
    let functions = report.functions.iter().flat_map(|function| {
        let faults = function.faults.iter().map(|fault| format!("f_{}: {fault:?}", function.number));
        let refused = function.refused.iter().map(|refused| format!("f_{}: {refused:?}", function.number));
        faults.chain(refused).collect::<Vec<_>>()
    });
    layouts.chain(functions).collect()
}

/// Holds that an engine gets a unit right, where it is installed.
pub(crate) fn agrees(target: Target, name: &str, unit: &SignatureUnit) {
    agrees_in_rounds(plugins::values::ROUNDS, target, name, unit);
}

/// The same of an engine that runs this number of rounds.
pub(crate) fn agrees_in_rounds(rounds: u32, target: Target, name: &str, unit: &SignatureUnit) {
    let tools = tools(target);
    let Some(engine) = engine(&tools, name) else { return };
    for report in reports(&tools, &engine, unit) {
        assert_eq!(faults(&report), Vec::<String>::new(), "{name}");
        assert_eq!(report.left_out, 0);
        let directions = report.functions.iter().map(|function| 2 - function.unsupported.len() as u64);
        assert_eq!(report.runs, directions.sum::<u64>() * u64::from(rounds));
        assert!(report.checks > 0);
    }
}
