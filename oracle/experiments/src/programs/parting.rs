//! The pass of LLVM after which a function of another strategy has more instructions than clang's, instructions `freeze` apart: there a
//! `freeze` is in the way.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use ir::{Module, Statistics};

use super::bench::{ClangCommands, CommandError};
use super::measurement::Optimisation;

/// The functions that part from clang's, by the pass.
pub type PartedFunctions = BTreeMap<String, Vec<String>>;

/// A function after a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PassEvent<'t> {
    pass: &'t str,
    /// Its instructions without `freeze`, when it was last printed.
    instructions: u64,
    /// Those of a loop that the pass changed: `opt` prints no more of the function.
    of_loop: Option<u64>,
}

/// The optimised functions that have more instructions, `freeze` apart, than clang's of the same name.
pub(super) fn longer_functions(word: &Module, other: &Module) -> BTreeSet<String> {
    let counts = |module: &Module| -> BTreeMap<String, u64> {
        let bodies = module.functions.iter().filter(|function| !function.is_declaration());
        let count = |function: &ir::Function| {
            let statistics = Statistics::of_function(function);
            (function.name.to_string(), statistics.instructions() - statistics.count("freeze"))
        };
        bodies.map(count).collect()
    };
    let words = counts(word);
    let longer =
        |(name, count): (String, u64)| words.get(&name).is_some_and(|own| count > *own).then_some(name);
    counts(other).into_iter().filter_map(longer).collect()
}

/// The name of the pass where there is none, or it cannot be told.
const NOT_FOUND: &str = "not found";

/// Runs the passes of a level on two files of IR, and finds for each of the functions the pass after which they part.
///
/// # Errors
/// `opt` cannot be run.
pub(super) fn parting_passes(
    commands: &ClangCommands,
    directory: &Path,
    level: Optimisation,
    [word, other]: [&str; 2],
    functions: &BTreeSet<String>,
) -> Result<PartedFunctions, CommandError> {
    let log = |file: &str| match commands.passes(directory, file, level, functions) {
        // A log beyond the limits tells nothing.
        Err(CommandError::Failed { .. }) => Ok(String::new()),
        other => other,
    };
    let (word, other) = (log(word)?, log(other)?);
    let (word, other) = (events(&word, functions), events(&other, functions));
    let mut parted = PartedFunctions::new();
    for function in functions {
        let pass = match (word.get(function.as_str()), other.get(function.as_str())) {
            (Some(word), Some(other)) => parting(word, other),
            _ => None,
        };
        parted.entry(pass.unwrap_or(NOT_FOUND).to_owned()).or_default().push(function.clone());
    }
    Ok(parted)
}

/// The first pass after which the counts differ. Both lists begin with the function before all passes.
fn parting<'t>(word: &[PassEvent<'t>], other: &[PassEvent<'t>]) -> Option<&'t str> {
    let mut together = word.iter().zip(other).take_while(|(word, other)| word.pass == other.pass);
    together.find(|(word, other)| word != other).map(|(word, _)| word.pass)
}

/// Each function after each pass, from the log of `-print-changed`.
fn events<'t>(log: &'t str, functions: &'t BTreeSet<String>) -> BTreeMap<&'t str, Vec<PassEvent<'t>>> {
    let mut events: BTreeMap<&str, Vec<PassEvent<'_>>> = BTreeMap::new();
    let mut pass = "";
    let mut current: Option<&str> = None;
    for line in log.lines() {
        if let Some(header) = line.strip_prefix("*** IR Dump ").and_then(|line| line.strip_suffix(" ***")) {
            let on = header.strip_prefix("After ").and_then(|header| header.split_once(" on "));
            let (after, on) = on.unwrap_or((header, ""));
            (pass, current) = (after, None);
            let changed_loop = on.rsplit_once(" in function ").map(|(_, name)| name);
            if let Some(on) = on.strip_suffix(" omitted because no change") {
                // A function that a pass leaves alone is not printed again.
                for (_, list) in events.iter_mut().filter(|(name, _)| is_named(on, name)) {
                    let instructions = list.last().map_or(0, |last| last.instructions);
                    list.push(PassEvent { pass, instructions, of_loop: None });
                }
            } else if let Some(list) = changed_loop.and_then(|name| events.get_mut(name)) {
                let instructions = list.last().map_or(0, |last| last.instructions);
                list.push(PassEvent { pass, instructions, of_loop: Some(0) });
                current = changed_loop;
            }
        } else if let Some(definition) = line.strip_prefix("define ") {
            let name = definition.split_once('@').and_then(|(_, rest)| rest.split_once('('));
            current = name.and_then(|(name, _)| functions.get(name)).map(String::as_str);
            if let Some(name) = current {
                let event = PassEvent { pass, instructions: 0, of_loop: None };
                events.entry(name).or_default().push(event);
            }
        } else if line.starts_with("  ")
            && !line.contains(" = freeze ")
            && let Some(event) = current.and_then(|name| events.get_mut(name)?.last_mut())
        {
            *event.of_loop.as_mut().unwrap_or(&mut event.instructions) += 1;
        }
    }
    events
}

/// True if what a pass ran on is the function, a loop in it, a group of functions with it, or the module.
fn is_named(on: &str, name: &str) -> bool {
    let of_loop = on.rsplit_once(" in function ").map(|(_, function)| function);
    on == "[module]"
        || of_loop.unwrap_or(on) == name
        || on
            .strip_prefix('(')
            .and_then(|on| on.strip_suffix(')'))
            .is_some_and(|on| on.split(", ").any(|one| one == name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events_of_f<'t>(log: &'t str, functions: &'t BTreeSet<String>) -> Vec<PassEvent<'t>> {
        events(log, functions).remove("f").unwrap_or_default()
    }

    #[test]
    fn functions_part_after_the_first_pass_with_another_count() {
        let log = |after_slp: &str| {
            format!(
                "*** IR Dump At Start ***\ndefine i32 @f(i32 %x) {{\n  %a = freeze i32 %x\n  ret i32 %a\n}}\n\
                 *** IR Dump After SROAPass on f omitted because no change ***\n\
                 *** IR Dump After InlinerPass on (g, f) omitted because no change ***\n\
                 *** IR Dump After LICMPass on loop %l in function f omitted because no change ***\n\
                 *** IR Dump After SROAPass on g omitted because no change ***\n{after_slp}"
            )
        };
        let changed = log(
            "*** IR Dump After SLPVectorizerPass on f ***\ndefine i32 @f(i32 %x) {\n  %b = add i32 %x, 1\n  ret i32 %b\n}\n",
        );
        let left = log("*** IR Dump After SLPVectorizerPass on f omitted because no change ***\n");
        let functions = BTreeSet::from(["f".to_owned()]);
        let (changed, left) = (events_of_f(&changed, &functions), events_of_f(&left, &functions));
        assert_eq!(
            left.iter().map(|event| event.pass).collect::<Vec<_>>(),
            ["At Start", "SROAPass", "InlinerPass", "LICMPass", "SLPVectorizerPass"]
        );
        assert_eq!(parting(&changed, &left), Some("SLPVectorizerPass"));
        assert_eq!(parting(&left, &left), None);
        let hoisted = "*** IR Dump After LICMPass on loop %l in function f ***\n; Loop:\n  br label %l\n";
        let changed = log("").replace(
            "*** IR Dump After LICMPass on loop %l in function f omitted because no change ***\n",
            hoisted,
        );
        assert_eq!(parting(&events_of_f(&changed, &functions), &left), Some("LICMPass"));
    }
}
