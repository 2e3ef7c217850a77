//! LLVM IR as relations: the schema of a module's facts, their extraction, rules over them, and what the rules derive and find wrong.
//!
//! The schema is a table ([`RELATIONS`], [`OPCODES`]); from it come the tables in memory, the extraction, the files for engines of Datalog
//! and the page that `facts --schema` prints ([`document`]). The rules are Datalog (`rules/*.dl`), which the build script compiles to a program of `ascent`. They are a
//! witness of their own: they share no code with `ir::verify`.
//!
//! A row is numbers; [`Facts::text`] gives their meaning. A broken rule is a row, too ([`BrokenRow`]), so that relations can hold
//! what is ill-formed.

mod conformity;
mod document;
mod domain;
mod export;
mod extract;
mod facts;
mod language;
mod rules;
mod schema;
mod table;
mod words;

pub use conformity::{Misfit, MisfitKind};
pub use document::document;
pub use domain::{
    Block, Function, Immediate, Instruction, Metadata, Number, Operand, Record, Signature, Type, Variable,
    Word,
};
pub use export::{Columns, Dialect, facts_file, program_text, sqlite_schema};
pub use facts::{BrokenRow, Facts};
pub use language::language;
pub use rules::{DERIVED, Derived, DerivedRelation, FILES, QUESTIONS, RULES, Rule};
pub use schema::{
    Count, Domain, OPCODES, OpcodeRoles, RELATIONS, Relation, RelationOrigin, Role, RoleKind, RoleView,
    holder, role_views,
};
pub use table::{LanguageTables, Rows, Table, Tables};
