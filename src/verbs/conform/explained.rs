//! The ledger's entries for a defect, where the engine or the reference is a compiler that is known to depart from the
//! others.

use engines::compiler::{CLANG, CompilerIdentity, GCC, Version};
use judge::ledger::{Ledger, Party};
use lang::SignatureUnit;
use plugins::{LiveEngine, UnitTools};
use smol_str::SmolStr;

use host::Failure;

/// The ledger, and the compilers between which values pass.
#[derive(Debug)]
pub(super) struct ExplainedCalls {
    ledger: Ledger,
    references: Vec<Party>,
    engine: Option<Party>,
    /// The engine's name.
    name: SmolStr,
}

impl ExplainedCalls {
    /// The compilers of the reference, and the engine if it is a gcc or a clang.
    ///
    /// # Errors
    /// Never: the ledger of the tree is sound.
    pub(super) fn find(tools: &UnitTools, engine: &LiveEngine) -> Result<ExplainedCalls, Failure> {
        let ledger = Ledger::bundled().map_err(|why| Failure::Infrastructure(why.to_string()))?;
        let references = tools
            .references()
            .iter()
            .map(|reference| CompilerIdentity::of_name(reference.name.split(' ').next().unwrap_or_default()));
        let references = references.map(Party::Compiler).collect();
        let (name, engine) = (engine.spec.name.clone(), identity(&engine.version).map(Party::Compiler));
        Ok(ExplainedCalls { ledger, references, engine, name })
    }

    /// The name of the engine's defect in `corpus/engines.toml` that is on record with this function.
    pub(super) fn record(&self, unit: &SignatureUnit) -> Option<&'static str> {
        conformance::record_of(&self.name, unit)
    }

    /// The entry that explains why two of the compilers, or one with itself, do not understand each other in calls of the unit. An engine
    /// of which nothing is known is only excused where the compilers of the reference differ.
    pub(super) fn entry(&self, unit: &SignatureUnit, disputed: bool) -> Option<String> {
        if self.engine.is_none() && !disputed {
            return None;
        }
        let parties: Vec<&Party> = self.references.iter().chain(&self.engine).collect();
        let mut pairs = parties.iter().flat_map(|party| parties.iter().map(|other| (*party, *other)));
        let of_pair = |pair: (&Party, &Party)| {
            let mut signatures = unit.functions.iter().map(|function| &function.signature);
            signatures.find_map(|signature| {
                judge::verdict::entry_of_call(&self.ledger, &unit.types, signature, pair)
            })
        };
        pairs.find_map(of_pair).map(|entry| entry.id.0.to_string())
    }
}

/// The compiler that says this of itself; none if it is neither gcc nor clang.
fn identity(message: &str) -> Option<CompilerIdentity> {
    let first = message.lines().next()?;
    let number = |word: &str| word.parse::<Version>().ok();
    if let Some((_, rest)) = first.split_once("clang version ") {
        return Some(CompilerIdentity::new(CLANG, rest.split([' ', '-', '+']).next().and_then(number)));
    }
    let is_gcc = first.starts_with("gcc") || first.contains("-gcc");
    is_gcc.then(|| CompilerIdentity::new(GCC, first.split(' ').next_back().and_then(number)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_say_what_they_are() {
        let of = |version: &str| {
            identity(version).map(|compiler| (compiler.family.to_string(), compiler.version.map(|v| v.major)))
        };
        assert_eq!(of("Debian clang version 22.1.8 (1~deb12u1)"), Some((CLANG.to_owned(), Some(22))));
        assert_eq!(of("gcc (Debian 12.2.0-14+deb12u1) 12.2.0"), Some((GCC.to_owned(), Some(12))));
        assert_eq!(of("tcc version 0.9.27 (x86_64 Linux)"), None);
        assert_eq!(of("0.17.1"), None);
    }

    #[test]
    fn the_ledger_explains_calls_of_compilers() {
        let names = ["gcc", "clang-19"].map(|name| Party::Compiler(CompilerIdentity::of_name(name)));
        let ledger = Ledger::bundled().unwrap();
        let clang = Some(Party::Compiler(CompilerIdentity::of_name("clang-22")));
        let mut calls =
            ExplainedCalls { ledger, references: names.to_vec(), engine: clang, name: "ctypes".into() };
        let entry = |calls: &ExplainedCalls, text: &str, disputed| {
            calls.entry(&text.parse::<SignatureUnit>().unwrap(), disputed)
        };
        let last = "void f(int, int, int, int, int, unsigned __int128, int);";
        let memberless = "struct R { int : 7; }; void f(struct R, int);";
        assert_eq!(entry(&calls, last, true).as_deref(), Some("int128-gives-up-the-last-register"));
        assert!(entry(&calls, memberless, false).is_some());
        assert_eq!(entry(&calls, "struct R { int a : 7; }; void f(struct R, int);", true), None);
        let reduced = "union R0 { double m0; int m1; }; void f_0(union R0);".parse().unwrap();
        assert_eq!(calls.record(&reduced), Some("ctypes-union-by-value"));
        calls.name = "rustc".into();
        assert_eq!(calls.record(&reduced), None, "of another engine");
        calls.engine = None;
        assert_eq!(entry(&calls, last, false), None, "an engine of which nothing is known");
        assert!(entry(&calls, last, true).is_some());
    }
}
