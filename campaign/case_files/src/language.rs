//! The languages of cases.

use lang::Program;
use serde::Serialize;

base::named! {
    /// The language of a case's text, by its name in the database and in JSON.
    #[derive(Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Language: "language" {
        /// C, in the subset that `lang` reads and prints.
        C = "c",
        /// LLVM IR.
        LlvmIr = "llvm-ir",
        /// Any C that compilers take.
        OrdinaryC = "ordinary-c",
        /// Records and a prototype in C: what plug-in engines define and call.
        Signatures = "signatures",
    }
}

impl Language {
    /// The extension of files in it.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Language::C | Language::OrdinaryC | Language::Signatures => "c",
            Language::LlvmIr => "ll",
        }
    }

    /// The program of a text that was stored; `None` of text that is no program of ours, or not any more.
    #[must_use]
    pub fn program(self, text: &str) -> Option<Program> {
        match self {
            Language::C => lang::parse::program(text, "stored").ok(),
            Language::LlvmIr | Language::OrdinaryC | Language::Signatures => None,
        }
    }
}
