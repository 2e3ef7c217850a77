//! The compilers that can show an entry.

use lang::Target;
use lowering::abi::VectorUnit;

use super::{CompilerRange, Entry, Party, target_name};
use engines::compiler::{CompilerIdentity, Identities};

impl Entry {
    /// True if two of these compilers, or one of them and our own lowering, can show it in programs for a target.
    #[must_use]
    pub fn can_be_shown_by(&self, compilers: &Identities, target: Target, vectors: VectorUnit) -> bool {
        let ours = Party::ours();
        let all: Vec<&CompilerIdentity> =
            compilers.iter().map(|(_, identity)| identity).chain([ours.reads_as()]).collect();
        let has_one_of = |ranges: &[CompilerRange]| {
            ranges.iter().any(|range| all.iter().any(|compiler| range.includes(compiler)))
        };
        let differ = match &self.readings {
            Some([one, other]) => has_one_of(one) && has_one_of(other),
            None => has_one_of(&self.wrong),
        };
        let is_here = self.targets.iter().any(|name| name == target_name(target))
            && (self.vectors.is_empty() || self.vectors.contains(&vectors));
        differ && is_here && self.avoided_by.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Ledger;

    #[test]
    fn compilers_show_the_entries_that_are_about_them() {
        let ledger = Ledger::bundled().unwrap();
        let shown = |names: &[&str]| {
            let mut compilers = Identities::default();
            names.iter().for_each(|name| compilers.insert(name, CompilerIdentity::of_name(name)));
            let all = ledger.entries();
            let is = |entry: &&Entry| {
                entry.can_be_shown_by(&compilers, Target::X86_64Linux, VectorUnit::default())
            };
            all.filter(is).count()
        };
        let (one, four) = (shown(&["clang-19"]), shown(&["clang-14", "clang-16", "clang-19", "gcc-12"]));
        assert!(0 < one && one < four && four < ledger.entries().count(), "{one} {four}");
    }
}
