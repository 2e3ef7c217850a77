//! Entries for a quirk: a row of [`lowering::abi::quirks`] lists the wrong compilers, so the entry does not.

use lang::Target;
use lowering::abi::quirks::{self, Compilers};

use super::range::CompilerRange;
use super::{Entry, LedgerError};

impl Entry {
    /// Fills in [`Entry::wrong`] of an entry that names a quirk.
    ///
    /// # Errors
    /// A target of the entry has no quirk of that name, its targets have different compilers, or the entry itself lists wrong compilers.
    pub(super) fn take_compilers_of_quirk(&mut self) -> Result<(), LedgerError> {
        let Some(name) = &self.quirk else { return Ok(()) };
        let fail = || LedgerError::NoQuirk { entry: self.id.0.clone(), quirk: name.clone() };
        let mut found = self.targets.iter().map(|target| ranges(target, name));
        let wrong = found.next().flatten().ok_or_else(fail)?;
        if !self.wrong.is_empty() || found.any(|of_target| of_target.as_ref() != Some(&wrong)) {
            return Err(fail());
        }
        self.wrong = wrong;
        Ok(())
    }
}

/// The compilers that have a quirk of a target.
fn ranges(target: &str, name: &str) -> Option<Vec<CompilerRange>> {
    let target = Target::ALL.into_iter().find(|platform| platform.name() == target)?;
    let compilers = quirks::compilers(target, name)?;
    Some(match compilers {
        Compilers::Clang => vec![CompilerRange::family_of("clang")],
        Compilers::ClangBefore(end) => vec![CompilerRange::of_majors("clang", None, Some(end))],
        Compilers::ClangFrom(start, end) => vec![CompilerRange::of_majors("clang", Some(start), Some(end))],
        Compilers::ClangSince(start) => vec![CompilerRange::of_majors("clang", Some(start), None)],
        Compilers::Gcc => vec![CompilerRange::family_of("gcc")],
        Compilers::GccBefore(end) => vec![CompilerRange::of_majors("gcc", None, Some(end))],
        Compilers::GccSince(start) => vec![CompilerRange::of_majors("gcc", Some(start), None)],
        Compilers::Before { clang, gcc } => [("clang", clang), ("gcc", gcc)]
            .map(|(family, end)| CompilerRange::of_majors(family, None, Some(end)))
            .to_vec(),
        Compilers::All => vec![CompilerRange::family_of("clang"), CompilerRange::family_of("gcc")],
    })
}
