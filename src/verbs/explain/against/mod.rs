//! `explain --against`: the picture, fact by fact, against what a compiler does.
//!
//! Three witnesses: the layout questions every compiler of a campaign is asked; calls in which every scalar has a value of
//! its own, from our lowering to the compiler and back; and of a clang the LLVM signature it writes itself. A plug-in engine defines and
//! calls the functions.

mod compilers;
mod layout;
mod needed;
mod passing;
mod plugged;
mod signature;

use std::collections::BTreeSet;

use examination::examine::Oracle;
use host::Failure;
use judge::inprocess;
use judge::ledger::{Entry, EntryId, Ledger};
use lang::parse::Declaration;
use lang::{Program, Signature, Type};
use rayon::prelude::*;
use serde::Serialize;

use super::TargetVectors;
use crate::verbs::call_probe::{CallProbe, call_probe};
use compilers::Compiler;
use needed::Needed;

/// The result of asking one compiler.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Verification {
    /// `clang-19`
    pub compiler: String,
    /// The target that it compiled for.
    pub target: &'static str,
    /// The vector registers, on targets where they vary.
    pub vectors: Option<&'static str>,
    /// Target and vector registers in words.
    #[serde(skip)]
    pub name: String,
    /// The number of facts that it confirms.
    pub confirmed: u64,
    /// The facts that it does not confirm.
    pub differences: Vec<UnconfirmedFact>,
    /// The facts that it could not be asked about, with the reasons.
    pub unasked: Vec<String>,
}

/// A fact that a compiler does not confirm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct UnconfirmedFact {
    /// `sizeof(struct S)`, `f: argument 1.x, from gcc-12 to us`.
    pub fact: String,
    /// Our answer.
    pub ours: String,
    /// The compiler's answer.
    pub theirs: String,
    /// The entry of the ledger that knows of it.
    pub known: Option<Known>,
}

/// An entry of `corpus/known.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Known {
    /// Its name.
    pub id: String,
    /// The sentence of the ledger: what the compilers do differently.
    pub sentence: String,
}

impl Known {
    fn from_entry(entry: &Entry) -> Known {
        Known { id: entry.id.0.to_string(), sentence: entry.sentence.clone() }
    }

    /// The entry with this name.
    fn named(ledger: &Ledger, id: &EntryId) -> Option<Known> {
        ledger.entries().find(|entry| entry.id == *id).map(Known::from_entry)
    }
}

/// A call to try: the function's name, or what stands for it.
struct Subject {
    name: String,
    probe: CallProbe,
    needed: Needed,
}

/// Holds the declarations against one compiler, on every target that was asked for and that it has.
///
/// # Errors
/// [`Failure::Input`] if no target has a compiler of that name, [`Failure::Infrastructure`] if it cannot be run.
pub(super) fn verify(
    declared: &Declaration,
    platforms: &[TargetVectors],
    asked: &str,
    ledger: &Ledger,
) -> Result<Vec<Verification>, Failure> {
    let verified = platforms.par_iter().map(|on| match compilers::find(*on, asked)? {
        Some(compiler) => on_platform(declared, *on, &compiler, ledger).map(Some),
        None => Ok(None),
    });
    let verified: Vec<Option<Verification>> = verified.collect::<Result<_, Failure>>()?;
    let mut all: Vec<Verification> = verified.into_iter().flatten().collect();
    if all.is_empty() {
        all = plugged::verify(declared, platforms, asked)?;
    }
    if all.is_empty() { Err(unknown(asked, platforms)) } else { Ok(all) }
}

/// Refuses a name that no compiler can have, before any is asked.
///
/// # Errors
/// [`Failure::Input`] for such a name.
pub(super) fn check_name(asked: &str, platforms: &[TargetVectors]) -> Result<(), Failure> {
    let is_compiler = platforms.iter().any(|on| compilers::may_exist(on.target, asked));
    if is_compiler || plugged::exists(asked)? { Ok(()) } else { Err(unknown(asked, platforms)) }
}

fn unknown(asked: &str, platforms: &[TargetVectors]) -> Failure {
    let names: Vec<_> = platforms.iter().map(|on| on.name()).collect();
    let why = format!(
        "no compiler has this name for {}; see `bitfrost doctor` and `bitfrost conform`",
        names.join(" or ")
    );
    Failure::input(format_args!("--against {asked}"), why)
}

fn on_platform(
    declared: &Declaration,
    on: TargetVectors,
    compiler: &Compiler,
    ledger: &Ledger,
) -> Result<Verification, Failure> {
    let target = on.target;
    let types = Program { target, ..declared.program.clone() };
    let mut unasked = Vec::new();
    let subjects = subjects(declared, &types, &mut unasked);
    let mut verification = Verification {
        compiler: compiler.name.clone(),
        target: target.name(),
        vectors: on.choice(),
        name: on.name(),
        confirmed: 0,
        differences: Vec::new(),
        unasked,
    };
    // A record that several subjects need is asked about once.
    let mut asked = BTreeSet::new();
    let mut oracle = Oracle::new(Some(&compiler.toolchain), ledger, inprocess::InProcessSettings::default());
    for batch in subjects.chunks(engines::native::BATCH) {
        let programs: Vec<Program> = batch.iter().map(|subject| subject.probe.program.clone()).collect();
        let examined = oracle.examine(&programs)?.cases;
        for (subject, examined) in batch.iter().zip(&examined) {
            let before = verification.unasked.len();
            layout::compare(subject, examined, compiler, ledger, &mut asked, &mut verification)?;
            passing::compare(subject, examined, compiler, ledger, &mut verification);
            verification.join_unasked(before, &subject.name);
        }
    }
    for subject in &subjects {
        signature::compare(subject, compiler, &mut verification)?;
    }
    Ok(verification)
}

/// Every function, and for every record one that takes and returns it; those that are too large are noted.
fn subjects(declared: &Declaration, types: &Program, unasked: &mut Vec<String>) -> Vec<Subject> {
    let round_trip = |id: &lang::RecordId| {
        let ty = Type::Record(*id);
        let name = format!("{} by value", lang::print::ty(types, &ty));
        (name, Signature { ret: Some(ty.clone()), params: vec![ty], ..Default::default() })
    };
    let functions = declared.functions.iter().map(|(name, signature)| (name.to_string(), signature.clone()));
    let all = declared.records.iter().map(round_trip).chain(functions);
    let types = &lang::plain_types(types);
    let mut subjects = Vec::new();
    for (name, signature) in all {
        match needed::too_large(types, &signature) {
            Some(why) => unasked.push(format!("{name}: {why}")),
            None => {
                let needed = Needed::by_signature(types, &signature);
                let probe = call_probe(&needed.restricted(types), &signature);
                subjects.push(Subject { name, probe, needed });
            }
        }
    }
    subjects
}

impl Verification {
    /// Counts a fact.
    fn fact(&mut self, ours: &str, theirs: &str, known: Option<&Known>, fact: impl FnOnce() -> String) {
        if ours == theirs {
            self.confirmed += 1;
        } else {
            let (ours, theirs) = (ours.to_owned(), theirs.to_owned());
            self.differences.push(UnconfirmedFact { fact: fact(), ours, theirs, known: known.cloned() });
        }
    }

    /// Joins the facts of one subject that the compiler could not be asked about for the same reason: its layout and both directions, which
    /// are the last.
    fn join_unasked(&mut self, from: usize, subject: &str) {
        if self.unasked.len() < from + 3 {
            return;
        }
        let reason = |fact: &String| Some(fact.strip_prefix(subject)?.split_once(": ")?.1.to_owned());
        let mut reasons = self.unasked[from..].iter().map(reason);
        let Some(first) = reasons.next().flatten() else { return };
        if reasons.all(|other| other.as_ref() == Some(&first)) {
            self.unasked.truncate(from);
            self.unasked.push(format!("{subject}: {first}"));
        }
    }

    /// True when a fact is not confirmed, and no ledger entry explains it.
    #[must_use]
    pub(super) fn differs(&self) -> bool {
        self.unexplained() > 0
    }

    /// True when there was no fact that the compiler could be asked about.
    #[must_use]
    pub(super) fn is_empty(&self) -> bool {
        self.confirmed == 0 && self.differences.is_empty()
    }

    /// The reason why a part of the declarations is not confirmed, if there is one.
    #[must_use]
    pub(super) fn unsupported(&self) -> Option<String> {
        let Verification { name, unasked, .. } = self;
        let why = unasked.first()?;
        Some(match unasked.len() {
            1 => format!("unsupported on {name}: {why}"),
            all => format!("unsupported on {name}: {why}, and {} more", all - 1),
        })
    }

    fn unexplained(&self) -> usize {
        self.differences.iter().filter(|difference| difference.known.is_none()).count()
    }

    /// The result as text.
    #[must_use]
    pub(super) fn lines(&self) -> Vec<String> {
        let Verification { compiler, target: _, vectors: _, name: target, confirmed, differences, unasked } =
            self;
        let (differ, all) = (differences.len() as u64, differences.len() as u64 + confirmed);
        let mut lines = vec![match (differ, confirmed, self.unexplained()) {
            (0, 0, _) => format!("not confirmed by {compiler} on {target}: it could not be asked"),
            (_, _, 0) if !unasked.is_empty() => format!(
                "confirmed in part by {compiler} on {target} ({all} facts): it could not be asked about the others"
            ),
            (0, _, _) => format!("confirmed by {compiler} on {target} ({confirmed} facts)"),
            (_, _, 0) => format!(
                "confirmed by {compiler} on {target} but for known differences ({differ} of {all} facts)"
            ),
            _ => format!("not confirmed by {compiler} on {target}: {differ} of {all} facts differ"),
        }];
        for (number, UnconfirmedFact { fact, ours, theirs, known }) in differences.iter().enumerate() {
            lines.push(format!("  {fact}"));
            lines.push(format!("    bitfrost: {ours}"));
            lines.push(format!("    {compiler}: {theirs}"));
            let Some(Known { id, sentence }) = known else { continue };
            // One known difference may explain many facts: its sentence stands at the first.
            let is_repeated = differences[..number].iter().any(|earlier| earlier.known == *known);
            lines.push(match is_repeated {
                true => format!("    known: {id}"),
                false => format!("    known: {id}, {}", sentence.trim()),
            });
        }
        lines.extend(unasked.iter().map(|why| format!("  not asked: {why}")));
        lines
    }
}

#[cfg(test)]
mod tests {
    use lang::Target;

    use super::*;

    #[test]
    fn what_a_compiler_lacks_is_said_once() {
        let mut verification = Verification {
            compiler: "gcc-11".to_owned(),
            target: Target::default().name(),
            vectors: None,
            name: String::new(),
            confirmed: 0,
            differences: Vec::new(),
            unasked: vec!["f: its scalars are too many".to_owned()],
        };
        let lacks = |what: &str| format!("g, {what}: the compiler lacks _BitInt");
        let all = ["layout", "gcc-11 > word", "word > gcc-11"].map(lacks);
        verification.unasked.extend(all.clone());
        verification.join_unasked(1, "g");
        assert_eq!(verification.unasked, ["f: its scalars are too many", "g: the compiler lacks _BitInt"]);
        verification.unasked = all[1..].to_vec();
        verification.join_unasked(0, "g");
        assert_eq!(verification.unasked, all[1..]);
    }
}
