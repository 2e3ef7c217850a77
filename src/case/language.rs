//! The languages of cases.

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
    }
}
