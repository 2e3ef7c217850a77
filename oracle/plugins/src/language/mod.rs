//! Languages: each prints a job of a unit as source text. One file and one row of [`LANGUAGES`] each.
//!
//! What the text does is the same in all (`docs/engines.md`): a callee `f_N` reports each parameter and returns a result that was
//! filled; a caller `call_N` fills the arguments, calls `r_N`, and checks the result and its own arguments; `layout_R` tells
//! the layout of a record.

pub mod ada;
pub mod c;
pub mod cffi;
pub mod ctypes;
pub mod d;
pub mod driven;
pub mod fortran;
pub mod go;
pub mod java;
pub mod json;
pub mod libffi;
pub mod luajit;
pub mod ocaml;
pub mod pascal;
pub mod rust;
mod script;
pub mod zig;

use lang::{Features, Field, FloatType};

use crate::job::UnitJob;

/// A language that units are printed in.
#[derive(Clone, Copy, Debug)]
pub struct LanguageSpec {
    /// Its name in configuration files.
    pub name: &'static str,
    /// The features of functions that it can define.
    pub defines: Features,
    /// The features of functions that it can call.
    pub calls: Features,
    /// Prints a job.
    pub emit: fn(&UnitJob<'_>) -> Vec<SourceFile>,
}

/// A file of source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Its name, without a directory. The first file of a job is the one that compilers are given.
    pub name: String,
    /// Its text.
    pub text: String,
}

/// The languages.
pub static LANGUAGES: &[&LanguageSpec] = &[
    &c::C,
    &fortran::FORTRAN,
    &ada::ADA,
    &pascal::PASCAL,
    &libffi::LIBFFI,
    &luajit::LUAJIT,
    &ctypes::CTYPES,
    &cffi::CFFI,
    &ocaml::OCAML,
    &go::GO,
    &java::JAVA,
    &driven::PHP,
    &driven::RUBY_FFI,
    &driven::KOFFI,
    &driven::PLATYPUS,
    &driven::GUILE,
    &rust::RUST,
    &zig::ZIG,
    &d::D,
    &json::JSON,
];

/// The language of a name.
#[must_use]
pub fn language(name: &str) -> Option<&'static LanguageSpec> {
    LANGUAGES.iter().copied().find(|language| language.name == name)
}

/// The name of a floating type in a table of those that a language has. Functions with others are kept away by the language's features.
pub(crate) fn float_name(names: &[(FloatType, &'static str)], float: FloatType) -> &'static str {
    names.iter().find(|(own, _)| *own == float).map_or("", |(_, name)| name)
}

/// The name of a member, of one without a name in C, too.
pub(crate) fn member_name(field: &Field, index: usize) -> String {
    field.name.as_ref().map_or_else(|| format!("m{index}"), ToString::to_string)
}
