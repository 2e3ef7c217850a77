//! Reads LLVM 19's text form back.
//!
//! Everything [`crate::print_module`] prints is read back: `print(read(print(m))) == print(m)`. What clang-19 and
//! opt-19 print is read as far as [`Module`] can say it; the rest is an error that names it.
//!
//! * Values and blocks lose their names. Where all values of a function are called `%vN`, as our printer calls
//!   them, N is kept; otherwise they are numbered in the order of the text.
//! * What carries no meaning for the result of a program (names of files, metadata other than promises, calling
//!   conventions inside a module, visibility) is skipped by the tables of `omitted`. A *promise* whose breaking
//!   makes a value poison or the program undefined (`!range`, `nofpclass`, …) is skipped as well, but
//!   [`Reading::set_aside`] names it: without it the module is defined in more cases than the text.
//! * A call of a function with another type than its own is a call through its address.
//! * A constant address is kept as a distance from a global. It may lack `inbounds` only where it lies in bounds.
//!
//! Nothing is verified beyond what has to be known to read on: see [`crate::verify`].

mod address;
mod aggregate;
mod alone;
mod arithmetic;
mod attributes;
mod call;
mod constant;
mod cursor;
mod error;
mod function;
mod global;
mod instruction;
mod lexer;
mod locals;
mod memory;
mod name;
mod number;
mod omitted;
mod signature;
mod skip;
mod survey;
mod target;
mod terminator;
mod types;

use std::collections::HashMap;

use smol_str::SmolStr;

pub use alone::read_constant;
pub use error::{Position, Problem, ReadError};

use crate::attributes::FunctionAttrs;
use crate::module::Module;
use cursor::Cursor;
use error::{Fault, Result};
use global::{GlobalRest, Symbol};
use signature::Header;
use survey::{Item, ItemKind};
use types::Named;

/// A module, and what its text said beyond it.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The module.
    pub module: Module,
    /// The promises that the module does not carry, in the order of the text.
    pub set_aside: Vec<SetAside>,
}

/// A promise that was read and left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetAside {
    /// Where it stands.
    pub position: Position,
    /// Its keyword, such as `!range` or `nofpclass`.
    pub promise: SmolStr,
}

/// Reads a module.
///
/// # Errors
///
/// Where the text is no LLVM IR, or says what [`Module`] cannot.
pub fn read_module(text: &str) -> std::result::Result<Module, ReadError> {
    read(text).map(|reading| reading.module)
}

/// Reads a module and keeps account of the promises left out.
///
/// # Errors
///
/// As for [`read_module`].
pub fn read(text: &str) -> std::result::Result<Reading, ReadError> {
    let (module, set_aside) = read_items(text).map_err(|fault| fault.locate(text))?;
    let set_aside = set_aside
        .into_iter()
        .map(|(at, promise)| SetAside { position: Position::of(text, at), promise })
        .collect();
    Ok(Reading { module, set_aside })
}

fn read_items(text: &str) -> Result<(Module, Vec<(usize, SmolStr)>)> {
    let mut reader = Reader::new(text)?;
    let items = survey::survey(&mut reader.cursor)?;
    reader.named = types::survey(&mut reader.cursor, &items)?;
    reader.each(&items, ItemKind::Target, Reader::target)?;
    reader.each(&items, ItemKind::Type, Reader::definition_of_type)?;
    reader.each(&items, ItemKind::Group, Reader::attribute_group)?;
    let (globals, headers) = reader.headers(&items)?;
    globals.into_iter().try_for_each(|rest| reader.global_rest(rest))?;
    headers.into_iter().try_for_each(|header| reader.body(header))?;
    Ok((reader.module, reader.set_aside))
}

/// What has been read so far.
struct Reader<'s> {
    cursor: Cursor<'s>,
    module: Module,
    named: HashMap<SmolStr, Named>,
    /// The nesting of each type of the table, as far as it was asked for.
    depths: Vec<u32>,
    symbols: HashMap<SmolStr, Symbol>,
    groups: HashMap<&'s str, FunctionAttrs>,
    set_aside: Vec<(usize, SmolStr)>,
}

impl<'s> Reader<'s> {
    fn new(text: &'s str) -> Result<Reader<'s>> {
        Ok(Reader {
            cursor: Cursor::new(lexer::tokens(text)?),
            module: Module::new(),
            named: HashMap::new(),
            depths: Vec::new(),
            symbols: HashMap::new(),
            groups: HashMap::new(),
            set_aside: Vec::new(),
        })
    }

    /// Reads the items of one kind, each to its end.
    fn each(&mut self, items: &[Item], kind: ItemKind, read: impl Fn(&mut Self) -> Result<()>) -> Result<()> {
        for item in items.iter().filter(|item| item.kind == kind) {
            self.cursor.go_to(item.start);
            read(self)?;
            self.at_end(item.end)?;
        }
        Ok(())
    }

    /// Enters all globals and functions by name, and returns what is left to be read of them.
    fn headers(&mut self, items: &[Item]) -> Result<(Vec<GlobalRest>, Vec<Header>)> {
        let (mut globals, mut definitions) = (Vec::new(), Vec::new());
        for &Item { kind, start, end } in items {
            self.cursor.go_to(start);
            match kind {
                ItemKind::Global => globals.push(self.global(end)?),
                ItemKind::Definition => definitions.push(self.definition(end)?),
                ItemKind::Declaration => self.declaration(end)?,
                _ => {}
            }
        }
        Ok((globals, definitions))
    }

    /// The item has been read to its last token.
    fn at_end(&self, end: usize) -> Result<()> {
        if self.cursor.position() == end {
            return Ok(());
        }
        Err(self.cursor.unexpected("a type, a global, a function or metadata"))
    }

    fn keep_aside(&mut self, at: usize, promise: &str) {
        self.set_aside.push((at, SmolStr::new(promise)));
    }

    fn meaning<T>(&self, at: usize, problem: impl Into<String>) -> Result<T> {
        Err(Fault::meaning(at, problem))
    }
}
