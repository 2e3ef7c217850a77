//! The engine at fault, in one sentence.

use std::collections::BTreeSet;

use engines::{Configuration, EngineName};

use lang::{Features, Program};

use super::outcome::{EngineGroup, StoredOutcome};
use database::FindingDetail;

/// The prefix of the name of an engine that answers layout questions.
pub(in crate::verbs::triage) const LAYOUT_BY: &str = "layout by ";

/// The engines that differ from what is expected.
pub(super) fn wrong_engines(groups: &[EngineGroup], witness: &str) -> Vec<String> {
    let expected = expected(groups, witness);
    let is_wrong = |group: &&EngineGroup| match &group.outcome {
        StoredOutcome::Agrees | StoredOutcome::Skipped(_) => false,
        other => Some(other) != expected,
    };
    let engines = groups.iter().filter(is_wrong).flat_map(|group| &group.engines);
    engines.filter(|name| !name.starts_with(LAYOUT_BY) && *name != witness).cloned().collect()
}

/// The outcome of the witness.
pub(in crate::verbs::triage) fn expected<'a>(
    groups: &'a [EngineGroup],
    witness: &str,
) -> Option<&'a StoredOutcome> {
    let of = groups.iter().find(|group| group.engines.iter().any(|name| name == witness));
    of.map(|group| &group.outcome)
}

/// The sentence.
pub(super) fn sentence(detail: &FindingDetail, program: Option<&Program>, wrong: &[String]) -> String {
    match detail.verdict.as_str() {
        "defect" => return "bitfrost itself is wrong: this is its own defect, not a compiler's.".to_owned(),
        "infrastructure" => return "No engine is known to be wrong: the machine failed.".to_owned(),
        _ => {}
    }
    if is_layout(&detail.cause) {
        let name = detail.summary().split_once(" by ").and_then(|(_, rest)| rest.split_once(", 0x"));
        let name = name.map_or("a compiler", |(name, _)| name);
        return format!("{name} lays a record out differently from the ABI document.");
    }
    let names: Vec<EngineName> = wrong.iter().filter_map(|name| name.parse().ok()).collect();
    of_pairs(&names, program, detail.summary()).unwrap_or_else(|| of_others(&names, wrong))
}

/// True for the cause of a record that is laid out wrongly.
pub(in crate::verbs::triage) fn is_layout(cause: &str) -> bool {
    cause.contains("layout(")
}

/// True for the cause of a program that a compiler does not compile: it refuses it, crashes or does not end.
pub(in crate::verbs::triage) fn is_of_compiler(cause: &str) -> bool {
    ["rejected(", "compiler-crash", "compiler-hang"].iter().any(|kind| cause.contains(kind))
}

/// The kind of defect in a few words, by the kind with which a summary begins.
pub(super) fn kind_of_defect(detail: &FindingDetail) -> &'static str {
    const KINDS: [(&str, &str); 9] = [
        ("value", "wrong value"),
        ("missing", "something does not happen"),
        ("surplus", "something happens too often"),
        ("crash", "the compiled program crashes"),
        ("hang", "the compiled program does not end"),
        ("rejected", "a program is rejected"),
        ("compiler-crash", "the compiler crashes"),
        ("compiler-hang", "the compiler does not end"),
        ("ub", "bitfrost says that the program is undefined"),
    ];
    if is_layout(&detail.cause) {
        return "wrong layout of a record";
    }
    let begins = |(kind, _): &&(&str, &str)| detail.summary().starts_with(kind);
    KINDS.iter().find(begins).map_or("wrong code", |(_, what)| what)
}

/// The sentence if every wrong engine has a caller and a callee.
fn of_pairs(names: &[EngineName], program: Option<&Program>, summary: &str) -> Option<String> {
    let sides: Vec<(&Configuration, &Configuration)> = names.iter().filter_map(EngineName::sides).collect();
    if sides.is_empty() || sides.len() < names.len() {
        return None;
    }
    let alone: BTreeSet<&str> =
        sides.iter().filter(|(caller, callee)| caller == callee).map(|(one, _)| one.compiler()).collect();
    // First, because an engine that is wrong with itself is at fault whatever the pairs say.
    if !alone.is_empty() {
        let verbs =
            if alone.len() == 1 { ["does", "dies", "is", "its"] } else { ["do", "die", "are", "their"] };
        let (compilers, [does, dies, is, its]) = (listed(alone), verbs);
        let fails = match summary.split_once([' ', '(']).map_or(summary, |(kind, _)| kind) {
            "rejected" => Some(format!("{does} not compile")),
            "compiler-crash" => Some(format!("{dies} of")),
            "compiler-hang" => Some(format!("{does} not end on")),
            _ => None,
        };
        if let Some(fails) = fails {
            return Some(format!("{compilers} {fails} a program {}.", allowed_by(program)));
        }
        return Some(format!(
            "{compilers} {is} wrong without any other compiler: both sides are {its} code, and the result is not what C requires."
        ));
    }
    let common = |side: fn(&(&Configuration, &Configuration)) -> Vec<String>| {
        let mut all = sides.iter().map(side);
        let first: BTreeSet<String> = all.next().into_iter().flatten().collect();
        all.fold(first, |kept, these| kept.into_iter().filter(|name| these.contains(name)).collect())
    };
    let both = |(caller, callee): &(&Configuration, &Configuration)| {
        vec![caller.compiler().to_owned(), callee.compiler().to_owned()]
    };
    let suspects: Vec<String> = common(both).into_iter().collect();
    Some(match &suspects[..] {
        [one] => format!(
            "{one} is the suspect: it is a side of every pair that is wrong, and the others agree with one another."
        ),
        [one, other] => format!(
            "{one} and {other} disagree on how something is passed: each is right alone, and with two compilers there is no majority."
        ),
        _ => {
            let compilers = sides.iter().flat_map(|(a, b)| [a.compiler(), b.compiler()]).collect();
            format!(
                "{} disagree on how something is passed; no single compiler is a side of every wrong pair.",
                listed(compilers)
            )
        }
    })
}

/// The words for what allows a program that a compiler does not compile: C, unless it has extensions. Who lacks these was not given it.
fn allowed_by(program: Option<&Program>) -> String {
    let beyond = program.map_or(Features::empty(), Features::of_program) & Features::BEYOND_C;
    match listed(beyond.asked_of_compilers().words().collect()) {
        none if none.is_empty() => "that C allows".to_owned(),
        some => format!("with {some}, which C11 has not, although it compiles others with them"),
    }
}

/// Engines in process, or recipes of a module.
fn of_others(names: &[EngineName], wrong: &[String]) -> String {
    let is_ours = |name: &EngineName| match name {
        EngineName::Reference
        | EngineName::Interpreter(_)
        | EngineName::Concrete
        | EngineName::Symbolic
        | EngineName::Exhaustive => true,
        EngineName::Majority | EngineName::Recipe(_) | EngineName::Direct(_) | EngineName::Linked { .. } => {
            false
        }
    };
    match names.iter().find(|name| is_ours(name)) {
        Some(ours) => format!("bitfrost itself may be wrong: its engine {ours} is among those that differ."),
        None if wrong.is_empty() => "The stored reports do not show which engine is wrong.".to_owned(),
        None => {
            format!(
                "{} did something that the program does not allow.",
                listed(wrong.iter().map(String::as_str).collect())
            )
        }
    }
}

/// `a, b and c`, at most four of them.
fn listed(names: BTreeSet<&str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match &names[..] {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] if first.len() < 4 => format!("{} and {last}", first.join(", ")),
        [a, b, c, rest @ ..] => format!("{a}, {b}, {c} and {} more", rest.len()),
        [_, ..] => names.join(", "),
    }
}
