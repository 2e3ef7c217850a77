//! The languages of cases.

use serde::Serialize;

/// The language of a case's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// C, in the subset that `lang` reads and prints.
    C,
    /// LLVM IR.
    LlvmIr,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::C, Language::LlvmIr];

    /// Its name in the database and in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Language::C => "c",
            Language::LlvmIr => "llvm-ir",
        }
    }

    /// The language of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.name() == name)
    }
}
