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

/// The syntax of a language, by which files of it are named and commented.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Syntax {
    /// That of C.
    C,
    /// That of LLVM IR.
    LlvmIr,
}

impl Syntax {
    /// The extension of files in it.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Syntax::C => "c",
            Syntax::LlvmIr => "ll",
        }
    }

    /// The name of a block of code in Markdown.
    #[must_use]
    pub const fn code_block(self) -> &'static str {
        match self {
            Syntax::C => "c",
            Syntax::LlvmIr => "llvm",
        }
    }

    /// The beginning of a line below a text that may be copied with it: of a comment, where the syntax has them by line.
    #[must_use]
    pub const fn line_comment(self) -> &'static str {
        match self {
            Syntax::C => "",
            Syntax::LlvmIr => "; ",
        }
    }
}

impl Language {
    /// The syntax of its texts.
    #[must_use]
    pub const fn syntax(self) -> Syntax {
        match self {
            Language::C | Language::OrdinaryC | Language::Signatures => Syntax::C,
            Language::LlvmIr => Syntax::LlvmIr,
        }
    }

    /// The extension of files in it.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        self.syntax().extension()
    }

    /// The program of a text that was stored; `None` of text that is no program of ours, or not any more.
    #[must_use]
    pub fn program(self, text: &str) -> Option<Program> {
        (self == Language::C).then(|| lang::parse::program(text, "stored").ok()).flatten()
    }
}
