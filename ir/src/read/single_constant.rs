//! Reads a single constant into an existing module.

use std::mem;

use base::text::{LocatedProblem, Result, TextError};

use super::global::SymbolId;
use super::lexer::TokenKind;
use super::types::NamedType;
use super::{OversizedIntegers, Reader};
use crate::constant::Const;
use crate::id::{FuncId, GlobalId};
use crate::module::Module;
use crate::types::{Type, TypeId};

/// Reads a constant of type `ty`, which may name globals, functions and types of the module: `-5`, `poison`, `{ i8 1,
/// ptr @g }`. Aggregates are added to the module.
///
/// # Errors
///
/// The text is not such a constant.
pub fn read_constant(module: &mut Module, ty: TypeId, text: &str) -> std::result::Result<Const, TextError> {
    read(module, ty, text).map_err(|fault: Box<LocatedProblem>| fault.locate(text))
}

fn read(module: &mut Module, ty: TypeId, text: &str) -> Result<Const> {
    let mut reader = Reader::new(text)?;
    reader.integers = OversizedIntegers::Refused;
    reader.module = mem::take(module);
    reader.know_names();
    let constant = reader.constant(ty).and_then(|constant| reader.only_end(constant));
    *module = reader.module;
    constant
}

impl Reader<'_> {
    /// Declares the names of the module to the reader.
    fn know_names(&mut self) {
        let Module { types, globals, functions, .. } = &self.module;
        for (id, ty) in types.iter() {
            if let Type::Named { name, .. } = ty {
                self.named.insert(name.clone(), NamedType::Read { ty: id, end: 0 });
            }
        }
        for (at, global) in globals.iter().enumerate() {
            self.symbols.insert(global.name.clone(), SymbolId::Global(GlobalId(at as u32)));
        }
        for (at, function) in functions.iter().enumerate() {
            self.symbols.insert(function.name.clone(), SymbolId::Function(FuncId(at as u32)));
        }
    }

    fn only_end(&self, constant: Const) -> Result<Const> {
        if self.cursor.next_is(TokenKind::End) {
            Ok(constant)
        } else {
            Err(self.cursor.unexpected("the end"))
        }
    }
}
