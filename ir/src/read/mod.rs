//! The reader of LLVM 19's text form.
//!
//! Everything that [`crate::print_module`] prints is read back: `print(read(print(m))) == print(m)`. The output of
//! clang-19 and opt-19 is read as far as [`Module`] can represent it; anything else is an error that names it.
//!
//! * Values and blocks lose their names. If all values of a function are called `%vN`, as in our printer's output, N is
//!   kept; otherwise they are numbered in the order of the text.
//! * Parts of the text that cannot change the result of a program (names of files, records of variables for debuggers,
//!   calling conventions inside a module, visibility) are skipped by the tables of `omitted`. An annotation whose violation
//!   is poison or undefined behaviour is listed in [`ParsedModule::dropped_annotations`], because no engine checks it:
//!   attributes such as `nofpclass` are skipped, metadata such as `!range` is kept.
//! * A call of a function with a type other than its own becomes a call through its address.
//! * A constant address is kept as an offset from a global. It may lack `inbounds` only if it lies in bounds.
//!
//! The reader verifies only as much as it needs to continue: see [`crate::verify`].

mod address;
mod attributes;
mod call;
mod constant;
mod cursor;
mod exception;
mod function;
mod global;
mod instruction;
#[doc(hidden)]
pub mod lexer;
mod locals;
mod metadata;
#[doc(hidden)]
pub mod name;
mod number;
#[doc(hidden)]
pub mod omitted;
mod prescan;
mod signature;
mod single_constant;
mod skip;
mod target;
mod terminator;
mod types;
mod upgrade;
mod value_names;

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

pub use base::text::TextError;
use base::text::{LocatedProblem, Result, TextPosition};
use smol_str::SmolStr;

pub use single_constant::read_constant;

use crate::attributes::FunctionAttrs;
use crate::id::{FuncId, MetadataId};
use crate::module::Module;
use cursor::Cursor;
use global::{PendingSymbol, SymbolId};
use locals::BlockNames;
use prescan::{ItemKind, ModuleItem};
use signature::DefinitionHeader;
use target::TargetLinesRead;
use types::NamedType;
pub use value_names::ValueNames;
use value_names::{Forgotten, NamesTaker};

/// A module, and the parts of its text that it does not represent.
#[derive(Clone, Debug)]
pub struct ParsedModule {
    /// The module.
    pub module: Module,
    /// The assertions about values that no engine checks, in the order of the text.
    pub dropped_annotations: Vec<DroppedAnnotation>,
}

/// An annotation without effect on an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DroppedAnnotation {
    /// Its position.
    pub position: TextPosition,
    /// Its keyword, such as `!range` or `nofpclass`.
    pub keyword: SmolStr,
}

/// Reads a module.
///
/// # Errors
///
/// The text is not LLVM IR, or [`Module`] cannot represent it.
pub fn read_module(text: &str) -> std::result::Result<Module, TextError> {
    read(text).map(|reading| reading.module)
}

/// Reads a module and lists the dropped annotations.
///
/// # Errors
///
/// Those of [`read_module`].
pub fn read(text: &str) -> std::result::Result<ParsedModule, TextError> {
    let (module, dropped_annotations) =
        read_items(text, &mut Forgotten).map_err(|fault| fault.locate(text))?;
    let dropped_annotations = dropped_annotations
        .into_iter()
        .map(|(at, keyword)| DroppedAnnotation { position: TextPosition::new(text, at), keyword })
        .collect();
    Ok(ParsedModule { module, dropped_annotations })
}

/// Reads a module and the names of its values, which [`Module`] does not keep.
///
/// # Errors
///
/// Those of [`read_module`].
pub fn read_with_names(text: &str) -> std::result::Result<(Module, ValueNames), TextError> {
    let mut names = ValueNames::default();
    let (module, _) = read_items(text, &mut names).map_err(|fault| fault.locate(text))?;
    Ok((module, names))
}

fn read_items(text: &str, names: &mut dyn NamesTaker) -> Result<(Module, Vec<(usize, SmolStr)>)> {
    let mut reader = Reader::new(text)?;
    let items = prescan::prescan(&mut reader.cursor)?;
    reader.named = types::prescan(&mut reader.cursor, &items)?;
    reader.of_intrinsics = types::of_intrinsics(&mut reader.cursor, &items)?;
    reader.read_items(&items, ItemKind::Target, Reader::target)?;
    reader.infer_layout();
    reader.read_items(&items, ItemKind::Assembly, Reader::top_assembly)?;
    reader.read_items(&items, ItemKind::Comdat, Reader::comdat)?;
    reader.read_items(&items, ItemKind::Type, Reader::definition_of_type)?;
    reader.read_items(&items, ItemKind::Group, Reader::attribute_group)?;
    reader.number_nodes(&items)?;
    let (globals, headers) = reader.headers(&items)?;
    reader.read_items(&items, ItemKind::Metadata, Reader::metadata_item)?;
    reader.read_function_data()?;
    globals.into_iter().try_for_each(|rest| reader.symbol_rest(rest))?;
    for header in headers {
        let function = header.id;
        names.take(function, reader.body(header)?);
    }
    Ok((reader.module, reader.dropped_annotations))
}

/// The meaning of a decimal integer that does not fit its type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OversizedIntegers {
    /// Its lowest bits, as LLVM 19 reads modules.
    Cut,
    /// A mistake of whoever wrote a single constant.
    Refused,
}

/// The reader's state.
struct Reader<'s> {
    cursor: Cursor<'s>,
    integers: OversizedIntegers,
    module: Module,
    named: HashMap<SmolStr, NamedType>,
    /// The named structures that stand for literal ones.
    of_intrinsics: HashSet<SmolStr>,
    /// The target lines of the text.
    target_lines: TargetLinesRead,
    /// The nesting depth of types, as far as it has been computed.
    depths: Vec<u32>,
    symbols: HashMap<SmolStr, SymbolId>,
    groups: HashMap<&'s str, FunctionAttrs>,
    /// The numbered nodes of metadata, by `!0`.
    nodes: HashMap<&'s str, MetadataId>,
    /// The blocks of each function by name, for their addresses.
    blocks: HashMap<FuncId, Rc<BlockNames>>,
    /// The functions with a personality, prefix or prologue, and the token of that word.
    function_data: Vec<(FuncId, usize)>,
    dropped_annotations: Vec<(usize, SmolStr)>,
}

impl<'s> Reader<'s> {
    fn new(text: &'s str) -> Result<Reader<'s>> {
        Ok(Reader {
            cursor: Cursor::new(lexer::tokens(text)?),
            integers: OversizedIntegers::Cut,
            module: Module::new(),
            named: HashMap::new(),
            of_intrinsics: HashSet::new(),
            target_lines: TargetLinesRead::default(),
            depths: Vec::new(),
            symbols: HashMap::new(),
            groups: HashMap::new(),
            nodes: HashMap::new(),
            blocks: HashMap::new(),
            function_data: Vec::new(),
            dropped_annotations: Vec::new(),
        })
    }

    /// Reads all items of one kind.
    fn read_items(
        &mut self,
        items: &[ModuleItem],
        kind: ItemKind,
        read: impl Fn(&mut Self) -> Result<()>,
    ) -> Result<()> {
        for item in items.iter().filter(|item| item.kind == kind) {
            self.cursor.go_to(item.start);
            read(self)?;
            self.expect_end(item.end)?;
        }
        Ok(())
    }

    /// Declares all globals and functions, and returns the parts to be read later.
    fn headers(&mut self, items: &[ModuleItem]) -> Result<(Vec<PendingSymbol>, Vec<DefinitionHeader<'s>>)> {
        let (mut globals, mut definitions) = (Vec::new(), Vec::new());
        for &ModuleItem { kind, start, end } in items {
            self.cursor.go_to(start);
            match kind {
                ItemKind::Global => globals.push(self.global(end)?),
                ItemKind::Definition => definitions.push(self.definition(end)?),
                ItemKind::Declaration => self.declaration(end)?,
                _ => {}
            }
        }
        self.name_intrinsics_by_types();
        Ok((globals, definitions))
    }

    /// Reads personalities and similar data, which may name what is declared after the function.
    fn read_function_data(&mut self) -> Result<()> {
        for (id, at) in std::mem::take(&mut self.function_data) {
            self.cursor.go_to(at);
            let word = self.cursor.advance();
            let constant = Some(self.typed_constant()?);
            let function = &mut self.module.functions[id.index()];
            match word.text {
                "prefix" => function.prefix = constant,
                "prologue" => function.prologue = constant,
                _ => function.personality = constant,
            }
        }
        Ok(())
    }

    /// Checks that the item has been read to its last token.
    fn expect_end(&self, end: usize) -> Result<()> {
        if self.cursor.position() == end {
            return Ok(());
        }
        Err(self.cursor.unexpected("a type, a global, a function or metadata"))
    }

    fn drop_annotation(&mut self, at: usize, keyword: &str) {
        self.dropped_annotations.push((at, SmolStr::new(keyword)));
    }

    fn invalid<T>(&self, at: usize, problem: impl Into<String>) -> Result<T> {
        Err(LocatedProblem::invalid(at, problem))
    }
}
