//! Names and the things that they name.

use std::collections::HashMap;

use smol_str::{SmolStr, format_smolstr};

use super::definition::Lists;
use crate::{Align, EnumId, FuncId, GlobalId, Local, LocalId, Number, RecordId, Signature, Type};

/// The meaning of an ordinary identifier at file scope (C11 6.2.3).
#[derive(Clone, Debug)]
pub(super) enum Symbol {
    /// A type, the alignment that it has as a `typedef`, and true for an array without a length.
    Typedef(Type, Option<Align>, bool),
    /// The type of a function.
    FunctionType(Signature),
    /// A type whose declaration was passed over.
    Unread,
    /// An enumeration constant.
    Constant(Number),
    Global(GlobalId),
    /// A function with a body, or one of the runtime's without one.
    Function(Signature, Option<FuncId>),
}

impl Symbol {
    /// True of two `typedef`s of one type.
    pub(super) fn is_same_type(&self, other: &Symbol) -> bool {
        match (self, other) {
            (Symbol::Typedef(one, align, length), Symbol::Typedef(two, other_align, other_length)) => {
                one == two && align == other_align && length == other_length
            }
            (Symbol::FunctionType(one), Symbol::FunctionType(two)) => one == two,
            _ => false,
        }
    }
}

/// The meaning of a tag.
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
pub(super) struct FunctionScope<'s> {
    pub(super) id: Option<FuncId>,
    pub(super) ret: Option<Type>,
    /// It was called `main`, and is the entry: it returns nothing.
    pub(super) is_main: bool,
    pub(super) locals: Vec<Local>,
    pub(super) calls_itself: bool,
    /// Its lists of arguments.
    pub(super) lists: Lists<'s>,
    /// Scalars that are declared and have no value yet, each with the depth of its scope.
    pub(super) valueless: Vec<(LocalId, usize)>,
    pub(super) scopes: Vec<Vec<(&'s str, LocalId)>>,
}

impl<'s> FunctionScope<'s> {
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

    /// A new local that the text does not name.
    pub(super) fn declare_unnamed(&mut self, name: &str, ty: Type) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        let name = self.unused(name);
        self.locals.push(Local { name, ty, volatile: false });
        id
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

/// Types that headers of the C library name, where they are the same on every target here: LP64 with glibc.
/// `wchar_t` and `nlink_t` are not: on AArch64 they are other types than on x86-64.
pub(super) fn standard_type(name: &str) -> Option<Type> {
    use crate::FloatType::{Double, Float, LongDouble, Quad};
    use crate::IntType::{Bool, Int, Int128, Long, SChar, Short, UChar, UInt, UInt128, ULong, UShort};
    let int = match name {
        "int8_t" | "int_least8_t" | "int_fast8_t" => SChar,
        "uint8_t" | "uint_least8_t" | "uint_fast8_t" | "u_int8_t" | "u_char" => UChar,
        "int16_t" | "int_least16_t" => Short,
        "uint16_t" | "uint_least16_t" | "u_int16_t" | "u_short" | "ushort" | "char16_t" => UShort,
        "sa_family_t" | "in_port_t" => UShort,
        "int32_t" | "int_least32_t" | "pid_t" | "clockid_t" | "key_t" => Int,
        "uint32_t" | "uint_least32_t" | "u_int32_t" | "u_int" | "uint" | "char32_t" => UInt,
        "uid_t" | "gid_t" | "mode_t" | "id_t" | "socklen_t" | "in_addr_t" | "useconds_t" => UInt,
        "int64_t" | "int_least64_t" | "int_fast16_t" | "int_fast32_t" | "int_fast64_t" => Long,
        "ssize_t" | "ptrdiff_t" | "intptr_t" | "intmax_t" | "off_t" | "time_t" | "clock_t" => Long,
        "suseconds_t" | "blkcnt_t" => Long,
        "uint64_t" | "uint_least64_t" | "uint_fast16_t" | "uint_fast32_t" | "uint_fast64_t" => ULong,
        "size_t" | "uintptr_t" | "uintmax_t" | "u_int64_t" | "u_long" | "ulong" => ULong,
        "dev_t" | "ino_t" | "rlim_t" | "fsblkcnt_t" | "fsfilcnt_t" => ULong,
        "__int128_t" => Int128,
        "__uint128_t" => UInt128,
        "bool" => Bool,
        "_Float32" => return Some(Type::Float(Float)),
        "_Float64" | "_Float32x" => return Some(Type::Float(Double)),
        "_Float64x" => return Some(Type::Float(LongDouble)),
        "_Float128" => return Some(Type::Float(Quad)),
        _ => return None,
    };
    Some(Type::Int(int))
}
