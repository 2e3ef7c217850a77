//! The rules, as the build script compiles them, and their tables.

use crate::schema::Domain;
use crate::table::{LanguageTables, Table, Tables};

/// A relation that rules derive.
#[derive(Clone, Copy, Debug)]
pub struct DerivedRelation {
    /// The name.
    pub name: &'static str,
    /// The columns: name and domain.
    pub columns: &'static [(&'static str, Domain)],
    /// The file of rules.
    pub file: &'static str,
    /// The meaning of a row; first the relation of the thesis, if it is one.
    pub doc: &'static str,
}

/// A rule about what is well-formed.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// The name.
    pub name: &'static str,
    /// The file of rules.
    pub file: &'static str,
    /// Its source, a colon, and what holds.
    pub doc: &'static str,
}

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));
include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// Runs the rules over the facts of a module.
pub(crate) fn run(tables: &Tables, language: &LanguageTables) -> Derived {
    derive(tables, language)
}
