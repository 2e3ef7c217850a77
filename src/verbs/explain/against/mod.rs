//! `explain --against`: the picture, fact by fact, against what a compiler does.
//!
//! Three witnesses: the layout questions every compiler of a campaign is asked; calls in which every scalar has a value of
//! its own, from our lowering to the compiler and back; and of a clang the LLVM signature it writes itself.

mod compilers;
mod layout;
mod passing;
mod signature;

use lang::parse::Declaration;
use lang::{Program, Signature, Type};
use oracle::ledger::Ledger;
use serde::Serialize;

use super::Platform;
use crate::Failure;
use crate::calls::{CallProbe, call_probe};
use crate::campaign::Examiner;
use compilers::Compiler;

/// What a compiler has to say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Verification {
    /// `clang-19`
    pub compiler: String,
    /// What it compiled for.
    pub target: &'static str,
    /// With which vector registers, where there is a choice.
    pub vectors: Option<&'static str>,
    /// Both, for people.
    #[serde(skip)]
    pub name: String,
    /// How many facts it confirms.
    pub confirmed: u64,
    /// Those it does not.
    pub differences: Vec<Difference>,
    /// What it could not be asked, and why.
    pub unasked: Vec<String>,
}

/// A fact that a compiler does not confirm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Difference {
    /// `sizeof(struct S)`, `f: argument 1.x, from gcc-12 to us`.
    pub fact: String,
    /// What we say.
    pub ours: String,
    /// What comes of it there.
    pub theirs: String,
    /// The entry of the ledger that knows of it.
    pub known: Option<String>,
}

/// A call to try: the function's name, or what stands for it.
struct Subject {
    name: String,
    probe: CallProbe,
}

/// Holds the declarations against one compiler, on every target that was asked for and that it has.
///
/// # Errors
/// [`Failure::Input`] if no target has a compiler of that name, [`Failure::Infrastructure`] if it cannot be run.
pub(super) fn verify(
    declared: &Declaration,
    platforms: &[Platform],
    asked: &str,
    ledger: &Ledger,
) -> Result<Vec<Verification>, Failure> {
    let mut all = Vec::new();
    for on in platforms {
        if let Some(compiler) = compilers::find(*on, asked)? {
            all.push(on_platform(declared, *on, &compiler, ledger)?);
        }
    }
    if all.is_empty() {
        let names: Vec<_> = platforms.iter().map(|on| on.name()).collect();
        let why = format!("no compiler is called so for {}, see `bitfrost doctor`", names.join(" or "));
        return Err(Failure::input(format_args!("--against {asked}"), why));
    }
    Ok(all)
}

fn on_platform(
    declared: &Declaration,
    on: Platform,
    compiler: &Compiler,
    ledger: &Ledger,
) -> Result<Verification, Failure> {
    let target = on.target;
    let types = Program { target, ..declared.program.clone() };
    let subjects = subjects(declared, &types);
    let mut verification = Verification {
        compiler: compiler.name.clone(),
        target: target.name(),
        vectors: on.choice(),
        name: on.name(),
        confirmed: 0,
        differences: Vec::new(),
        unasked: Vec::new(),
    };
    let mut examiner = Examiner::new(Some(&compiler.toolchain), ledger);
    for batch in subjects.chunks(oracle::native::BATCH) {
        let programs: Vec<Program> = batch.iter().map(|subject| subject.probe.program.clone()).collect();
        let (examined, _) = examiner.examine(&programs)?;
        for (number, (subject, examined)) in batch.iter().zip(&examined).enumerate() {
            // The same records are in every program.
            if number == 0 {
                layout::compare(&subject.probe.program, examined, compiler, &mut verification)?;
            }
            passing::compare(subject, examined, compiler, &mut verification);
        }
    }
    for subject in &subjects {
        signature::compare(subject, compiler, &mut verification)?;
    }
    Ok(verification)
}

/// Every function, and for every record one that takes and returns it.
fn subjects(declared: &Declaration, types: &Program) -> Vec<Subject> {
    let round_trip = |id: &lang::RecordId| {
        let ty = Type::Record(*id);
        let name = format!("{} by value", lang::print::ty(types, &ty));
        (name, Signature { ret: Some(ty.clone()), params: vec![ty], named: None })
    };
    let functions = declared.functions.iter().map(|(name, signature)| (name.to_string(), signature.clone()));
    let all = declared.records.iter().map(round_trip).chain(functions);
    let subject = |(name, signature)| Subject { name, probe: call_probe(types, &signature) };
    all.map(subject).collect()
}

impl Verification {
    /// Counts a fact.
    fn fact(&mut self, ours: &str, theirs: &str, known: Option<&str>, fact: impl FnOnce() -> String) {
        if ours == theirs {
            self.confirmed += 1;
        } else {
            let (ours, theirs) = (ours.to_owned(), theirs.to_owned());
            let known = known.map(str::to_owned);
            self.differences.push(Difference { fact: fact(), ours, theirs, known });
        }
    }

    /// True when a fact is not confirmed.
    #[must_use]
    pub(super) const fn differs(&self) -> bool {
        !self.differences.is_empty()
    }

    /// For people.
    #[must_use]
    pub(super) fn lines(&self) -> Vec<String> {
        let Verification { compiler, target: _, vectors: _, name, confirmed, differences, unasked } = self;
        let target = name;
        let mut lines = vec![match (differences.len() as u64, confirmed) {
            (0, 0) => format!("not confirmed by {compiler} on {target}: it could not be asked"),
            (0, _) => format!("confirmed by {compiler} on {target} ({confirmed} facts)"),
            (wrong, _) => format!(
                "not confirmed by {compiler} on {target}: {wrong} of {} facts differ",
                wrong + confirmed
            ),
        }];
        for Difference { fact, ours, theirs, known } in differences {
            lines.push(format!("  {fact}"));
            lines.push(format!("    bitfrost: {ours}"));
            lines.push(format!("    {compiler}: {theirs}"));
            lines.extend(known.iter().map(|entry| format!("    known: {entry} in corpus/known.toml")));
        }
        lines.extend(unasked.iter().map(|why| format!("  not asked: {why}")));
        lines
    }
}
