//! Names and what they stand for.

use std::collections::HashMap;

use smol_str::{SmolStr, format_smolstr};

use crate::{EnumId, FuncId, GlobalId, Local, LocalId, Number, RecordId, Signature, Type};

/// What an ordinary identifier at file scope stands for (C11 6.2.3).
#[derive(Clone, Debug)]
pub(super) enum Symbol {
    Typedef(Type),
    /// An enumeration constant.
    Constant(Number),
    Global(GlobalId),
    /// A function with a body, or one of the runtime's without one.
    Function(Signature, Option<FuncId>),
}

/// What a tag stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    Record(RecordId),
    Enum(EnumId),
}

/// File scope.
#[derive(Default)]
pub(super) struct Names<'s> {
    pub(super) tags: HashMap<&'s str, Tag>,
    pub(super) symbols: HashMap<&'s str, Symbol>,
}

/// The function whose body is being read.
#[derive(Default)]
pub(super) struct Frame<'s> {
    pub(super) id: Option<FuncId>,
    pub(super) ret: Option<Type>,
    /// It was called `main`, and is the entry: it returns nothing.
    pub(super) is_main: bool,
    pub(super) locals: Vec<Local>,
    pub(super) calls_itself: bool,
    pub(super) scopes: Vec<Vec<(&'s str, LocalId)>>,
}

impl<'s> Frame<'s> {
    pub(super) fn open(&mut self) {
        self.scopes.push(Vec::new());
    }

    pub(super) fn close(&mut self) {
        self.scopes.pop();
    }

    /// A new local in the innermost scope. One of the same name elsewhere in the function gets another name,
    /// because names are unique in a function of the tree. `None` if the scope has that name already.
    pub(super) fn declare(&mut self, name: &'s str, ty: Type, volatile: bool) -> Option<LocalId> {
        let id = LocalId(self.locals.len() as u32);
        let scope = self.scopes.last_mut()?;
        if scope.iter().any(|(other, _)| *other == name) {
            return None;
        }
        scope.push((name, id));
        let name = self.unused(name);
        self.locals.push(Local { name, ty, volatile });
        Some(id)
    }

    pub(super) fn find(&self, name: &str) -> Option<LocalId> {
        let mut visible = self.scopes.iter().rev().flat_map(|scope| scope.iter().rev());
        visible.find(|(other, _)| *other == name).map(|(_, id)| *id)
    }

    fn unused(&self, name: &str) -> SmolStr {
        let taken = |name: &str| self.locals.iter().any(|l| l.name == name);
        let mut candidate = SmolStr::new(name);
        let mut number = 2u32;
        while taken(&candidate) {
            candidate = format_smolstr!("{name}_{number}");
            number += 1;
        }
        candidate
    }
}

/// Types of `<stdint.h>`, `<stddef.h>` and `<stdbool.h>` on LP64.
pub(super) fn standard_type(name: &str) -> Option<Type> {
    use crate::IntType::{Bool, Int, Long, SChar, Short, UChar, UInt, ULong, UShort};
    let int = match name {
        "int8_t" => SChar,
        "uint8_t" => UChar,
        "int16_t" => Short,
        "uint16_t" => UShort,
        "int32_t" | "wchar_t" => Int,
        "uint32_t" => UInt,
        "int64_t" | "ssize_t" | "ptrdiff_t" | "intptr_t" | "intmax_t" => Long,
        "uint64_t" | "size_t" | "uintptr_t" | "uintmax_t" => ULong,
        "bool" => Bool,
        _ => return None,
    };
    Some(Type::Int(int))
}
