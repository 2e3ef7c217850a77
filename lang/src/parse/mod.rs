//! Reads C of the subset back.
//!
//! Everything [`crate::print`] prints is read back: `print(parse(print(p))) == print(p)`, and the program read
//! is `p` up to what text does not tell (ids, tags of anonymous members, the active member of a union that is
//! never used, how an empty initialiser was written). C written by hand may be looser, as long as it says
//! something the tree can: `typedef`, several declarators, attributes in all the usual places, comments,
//! statements without braces, `const` and `static` (both dropped: they change no layout and no call).
//!
//! * Types are inferred from the leaves with [`crate::typing`]; implicit conversions stay implicit. A constant
//!   that is converted at once to an integer type that holds it becomes a constant of that type.
//! * The entry is what `main` calls; a `main` that does more is the entry itself, under the name `entry`.
//!   Without `main` it is the function `entry`, or else the only function that takes and returns nothing.
//! * `/* side: caller */` and `/* side: callee */` hold for the globals and functions after them. Without a
//!   marker the entry and the globals it uses are on the caller side, everything else on the callee side.
//! * `/* target: aarch64-linux-gnu */` on a line of its own names the program's target. It decides the sign of plain
//!   `char`, and with it the types of constants.
//! * Functions are numbered in the order of their definitions, or, where a function calls an earlier one, in
//!   an order in which callers come first.
//! * A union's active member is the only one the program uses, or else its first named one.
//! * A variadic function's body begins with a list of arguments from which its other parameters are taken, one
//!   after the other; all are parameters in the tree. A pointer to such a function is not read.
//! * Lines of the preprocessor define constants and leave text out; what the headers of the C library define is known.
//! * Each conversion of `printf` observes its argument, and `return` in `main` its value.
//! * Loops have the two forms of [`crate::Stmt::For`] and [`crate::Stmt::While`]; others become these (`loops.rs`). A local variable without
//!   initialiser is followed by a `memset` of it and an assignment to each of its members in order.

mod assign;
mod body;
mod constant;
mod cursor;
mod declaration;
mod definition;
mod expr;
mod finish;
mod header;
mod init;
mod item;
mod lexer;
mod library;
mod loops;
mod memory;
mod numbering;
mod operand;
mod order;
mod parser;
mod postfix;
mod pragma;
#[doc(hidden)]
pub mod printed;
mod scope;
mod stmt;
mod variadic;

use self::declaration::{attributes, declarator, specifier};

use base::text::{LocatedProblem, Result, TextError};
use smol_str::SmolStr;

use crate::{Program, RecordId, Signature, Target};
use parser::Parser;

/// Types and function signatures, for `explain`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// Holds the records and enumerations; no globals and no functions, so it is no program to run.
    pub program: Program,
    /// The records that were defined, in order, without those inside others.
    pub records: Vec<RecordId>,
    /// The functions that were declared or defined, in order, by name.
    pub functions: Vec<(SmolStr, Signature)>,
    /// Declarations that were skipped because they are outside the subset, each with its position.
    pub unread: Vec<TextError>,
}

/// Reads a whole program. `file_name` is only for messages.
///
/// # Errors
///
/// The text is not C, or not in the subset.
pub fn program(source: &str, file_name: &str) -> std::result::Result<Program, TextError> {
    program_for(named_target(source).unwrap_or_default(), source, file_name)
}

/// Reads a whole program as one for this target, even if its text names another.
///
/// # Errors
///
/// The text is not C, or not in the subset.
pub fn program_for(target: Target, source: &str, file_name: &str) -> std::result::Result<Program, TextError> {
    read_program(target, source).map_err(|fault| fault.locate_in(source, file_name))
}

/// Reads declarations of records, enumerations, typedefs and functions, as headers have them. Variables, bodies and
/// initialisers are skipped. A record that is only ever pointed to need not be defined.
///
/// # Errors
///
/// The text is not C, or no declaration in it is in the subset.
pub fn declaration(source: &str) -> std::result::Result<Declaration, TextError> {
    header(source, "declaration")
}

/// As [`declaration`], from a file: a header, or a program that [`crate::print`] wrote. `file_name` is only for messages.
///
/// # Errors
///
/// As [`declaration`].
pub fn header(source: &str, file_name: &str) -> std::result::Result<Declaration, TextError> {
    let locate = |fault: LocatedProblem| fault.locate_in(source, file_name);
    let (mut declaration, unread) = read_declaration(source).map_err(|fault| locate(*fault))?;
    let mut unread = unread.into_iter().map(locate);
    if declaration.records.is_empty() && declaration.functions.is_empty() {
        return unread.next().map_or(Ok(declaration), Err);
    }
    declaration.unread = unread.collect();
    Ok(declaration)
}

/// The target that a program's text names.
fn named_target(source: &str) -> Option<Target> {
    let name = |line: &'_ str| line.strip_prefix("/* target: ")?.strip_suffix(" */").and_then(Target::named);
    source.lines().find_map(name)
}

fn read_program(target: Target, source: &str) -> Result<Program> {
    let mut parser = Parser::new(target, source, lexer::TextKind::Program)?;
    parser.items()?;
    parser.definitions()?;
    parser.finish()
}

/// The declarations, and the errors for the skipped ones.
fn read_declaration(source: &str) -> Result<(Declaration, Vec<LocatedProblem>)> {
    let target = named_target(source).unwrap_or_default();
    let mut parser = Parser::new(target, source, lexer::TextKind::Header)?;
    parser.items()?;
    Ok(parser.declared())
}
