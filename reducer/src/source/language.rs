//! The languages of text that is reduced over its syntax tree.

use std::num::NonZeroU16;

use tree_sitter::Language;

/// A language of text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SourceLanguage {
    /// C, of any standard and GNU's.
    #[default]
    C,
    /// C++.
    Cxx,
}

/// The suffixes of names of files with C++, preprocessed or not, as gcc and clang know them.
const CXX_SUFFIXES: [&str; 16] =
    ["C", "CPP", "H", "c++", "cc", "cp", "cpp", "cppm", "cxx", "h++", "hh", "hpp", "hxx", "ii", "ixx", "tcc"];

impl SourceLanguage {
    /// The language of a file with this suffix.
    #[must_use]
    pub fn of_suffix(suffix: &str) -> SourceLanguage {
        if CXX_SUFFIXES.contains(&suffix) { SourceLanguage::Cxx } else { SourceLanguage::C }
    }

    /// The grammar of its text.
    pub(super) fn grammar(self) -> Language {
        match self {
            SourceLanguage::C => tree_sitter_c::LANGUAGE.into(),
            SourceLanguage::Cxx => tree_sitter_cpp::LANGUAGE.into(),
        }
    }

    /// The names of the roles that its grammar has, by their numbers; those begin at 1.
    pub(super) fn roles(self) -> Vec<&'static str> {
        let grammar = self.grammar();
        (0..=grammar.field_count() as u16)
            .map(|id| grammar.field_name_for_id(id).unwrap_or_default())
            .collect()
    }

    /// The number of a role.
    pub(super) fn role(self, name: &str) -> Option<NonZeroU16> {
        self.grammar().field_id_for_name(name)
    }
}
