//! Types. LangRef "Type System".

use std::collections::{HashMap, HashSet};
use std::num::NonZeroU32;

use base::text::{LocatedProblem, NESTING, Result};
use smol_str::SmolStr;

use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::prescan::{ItemKind, ModuleItem};
use super::{Reader, name};
use crate::types::{LaneCount, Packing, Type, TypeId};

/// LangRef "Integer Type": widths go from 1 bit to 2^23.
const WIDEST: u32 = 1 << 23;

/// Limit on the lanes of a vector. LLVM has none, but a constant or mask with more lanes would exhaust memory.
const LANES: u64 = 1 << 16;

/// Limit on the numbers of address spaces. LangRef "Pointer Type".
const ADDRESS_SPACES: u32 = 1 << 24;

/// Types with a keyword of their own. Integer types are recognised by rule.
const KEYWORDS: [(&str, Type); 12] = [
    ("void", Type::Void),
    ("half", Type::Half),
    ("bfloat", Type::BFloat),
    ("float", Type::Float),
    ("double", Type::Double),
    ("x86_fp80", Type::X86Fp80),
    ("fp128", Type::Fp128),
    ("ppc_fp128", Type::PpcFp128),
    ("x86_mmx", Type::X86Mmx),
    ("x86_amx", Type::X86Amx),
    ("ptr", Type::Ptr),
    ("token", Type::Token),
];

/// LLVM's types that [`Type`] cannot represent.
const UNSUPPORTED: [&str; 2] = ["label", "metadata"];

/// The state of a `%name = type …` definition.
#[derive(Clone, Copy, Debug)]
pub(super) enum NamedType {
    /// Not read yet; its body starts at this token.
    Unread(usize),
    /// Its body is being read.
    Open,
    /// The type, and the index of the token after its body.
    Read { ty: TypeId, end: usize },
}

/// The names of all types, and the positions of their bodies.
pub(super) fn prescan(cursor: &mut Cursor<'_>, items: &[ModuleItem]) -> Result<HashMap<SmolStr, NamedType>> {
    let mut all = HashMap::new();
    for item in items.iter().filter(|item| item.kind == ItemKind::Type) {
        cursor.go_to(item.start);
        let token = cursor.advance();
        cursor.expect("=")?;
        cursor.expect("type")?;
        if all.insert(name::name(token)?, NamedType::Unread(cursor.position())).is_some() {
            return Err(LocatedProblem::invalid(token.start, format!("{} is defined twice", token.text)));
        }
    }
    Ok(all)
}

/// The named structures that intrinsics return by their declarations. LLVM declares them with literal structures anew
/// (`llvm::Intrinsic::remangleIntrinsicFunction`), so that the name says nothing.
pub(super) fn of_intrinsics(cursor: &mut Cursor<'_>, items: &[ModuleItem]) -> Result<HashSet<SmolStr>> {
    let mut names = HashSet::new();
    for item in items.iter().filter(|item| item.kind == ItemKind::Declaration) {
        cursor.go_to(item.start);
        let mut before = cursor.advance();
        while cursor.position() < item.end {
            let token = cursor.advance();
            if token.kind == TokenKind::Global {
                if before.kind == TokenKind::Local && token.text.starts_with("@llvm.") {
                    names.insert(name::name(before)?);
                }
                break;
            }
            before = token;
        }
    }
    cursor.go_to(0);
    Ok(names)
}

/// A function type without its result.
pub(super) struct FunctionType {
    pub(super) params: Vec<TypeId>,
    pub(super) varargs: bool,
}

impl FunctionType {
    /// For a variadic type, the number of fixed arguments; `None` if the arguments do not fit the type.
    pub(super) fn fixed(&self, types: &[TypeId]) -> Option<Option<u32>> {
        let fits = types.starts_with(&self.params) && (self.varargs || types.len() == self.params.len());
        fits.then_some(self.varargs.then_some(self.params.len() as u32))
    }
}

impl Reader<'_> {
    /// Reads `(ptr, ...)` after the result type, if present.
    pub(super) fn function_type(&mut self) -> Result<Option<FunctionType>> {
        if !self.cursor.accept("(") {
            return Ok(None);
        }
        let mut params = Vec::new();
        while !self.cursor.at_list_end(")", params.is_empty())? {
            if self.cursor.accept("...") {
                self.cursor.expect(")")?;
                return Ok(Some(FunctionType { params, varargs: true }));
            }
            params.push(self.argument_type()?);
        }
        Ok(Some(FunctionType { params, varargs: false }))
    }

    /// `%name = type …`
    pub(super) fn definition_of_type(&mut self) -> Result<()> {
        let token = self.cursor.peek();
        self.named_type()?;
        // The definition was read here or at an earlier use; only its end is needed.
        if let Some(&NamedType::Read { end, .. }) = self.named.get(&name::name(token)?) {
            self.cursor.go_to(end);
        }
        Ok(())
    }

    /// Any type, `void` included.
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        let token = self.cursor.peek();
        match (token.kind, token.text) {
            (TokenKind::Local, _) => self.named_type(),
            (TokenKind::Word, "target") => {
                self.cursor.enter()?;
                let ty = self.target_type()?;
                self.cursor.leave();
                self.check_depth(ty, token.start)?;
                Ok(ty)
            }
            (TokenKind::Word, _) => self.keyword_type(),
            (TokenKind::Punctuator, "[" | "<" | "{" | "\\{") => {
                self.cursor.enter()?;
                let ty = self.bracketed()?;
                self.cursor.leave();
                self.check_depth(ty, token.start)?;
                Ok(ty)
            }
            _ => Err(self.cursor.unexpected("a type")),
        }
    }

    /// `target("name", type, 1)`
    fn target_type(&mut self) -> Result<TypeId> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let name = name::string(self.cursor.expect_kind(TokenKind::Text, "a string")?)?;
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        while !self.cursor.at_list_end(")", false)? {
            if !self.cursor.next_is(TokenKind::Integer) && numbers.is_empty() {
                types.push(self.ty()?);
                continue;
            }
            let token = self.cursor.expect_kind(TokenKind::Integer, "a number")?;
            match token.text.parse() {
                Ok(number) => numbers.push(number),
                Err(_) => return self.invalid(token.start, "this number has 32 bits and no sign"),
            }
        }
        Ok(self.module.types.intern(Type::Target { name, types, numbers }))
    }

    /// A type that registers can hold.
    pub(super) fn value_type(&mut self) -> Result<TypeId> {
        let at = self.cursor.byte_position();
        let ty = self.ty()?;
        if self.module.types.is_first_class(ty) {
            return Ok(ty);
        }
        self.invalid(at, "a type that has a size is needed here")
    }

    /// A type that aggregates and globals may have, with a size or without (`StructType::isValidElementType`).
    pub(super) fn object_type(&mut self) -> Result<TypeId> {
        let at = self.cursor.byte_position();
        let ty = self.ty()?;
        match self.module.types.get(ty) {
            Type::Void | Type::Token | Type::Metadata | Type::X86Amx => {
                self.invalid(at, "a type that memory can hold is needed here")
            }
            _ => Ok(ty),
        }
    }

    /// A type that memory can hold.
    pub(super) fn sized_type(&mut self) -> Result<TypeId> {
        let at = self.cursor.byte_position();
        let ty = self.ty()?;
        if self.module.types.is_sized(ty) {
            return Ok(ty);
        }
        self.invalid(at, "a type that has a size is needed here")
    }

    fn keyword_type(&mut self) -> Result<TypeId> {
        let token = self.cursor.peek();
        let ty = match KEYWORDS.iter().find(|(keyword, _)| *keyword == token.text) {
            Some((_, ty)) => self.module.types.intern(ty.clone()),
            None => self.integer_type(token)?,
        };
        self.cursor.advance();
        match self.cursor.is_at(&["addrspace"]) {
            true if ty == TypeId::PTR => self.pointer_in(),
            true => Err(LocatedProblem::unsupported(token.start, "a typed pointer")),
            false => Ok(ty),
        }
    }

    /// The type of an argument: one that registers can hold, or `metadata`.
    pub(super) fn argument_type(&mut self) -> Result<TypeId> {
        if self.cursor.accept("metadata") {
            return Ok(TypeId::METADATA);
        }
        self.value_type()
    }

    /// Reads `addrspace(N)`: the type of pointers there.
    fn pointer_in(&mut self) -> Result<TypeId> {
        Ok(match self.address_space()? {
            None => TypeId::PTR,
            Some(space) => self.module.types.intern(Type::PtrIn(space)),
        })
    }

    /// Reads `addrspace(N)`; `None` for space 0.
    pub(super) fn address_space(&mut self) -> Result<Option<NonZeroU32>> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let token = self.cursor.expect_kind(TokenKind::Integer, "the number of an address space")?;
        self.cursor.expect(")")?;
        let number = token.text.parse().ok().filter(|number| *number < ADDRESS_SPACES);
        match number.map(NonZeroU32::new) {
            None => self.invalid(token.start, "the number of an address space has 24 bits"),
            Some(space) => Ok(space),
        }
    }

    fn integer_type(&mut self, token: Token<'_>) -> Result<TypeId> {
        if UNSUPPORTED.contains(&token.text) {
            return Err(LocatedProblem::unsupported(token.start, format!("the type `{}`", token.text)));
        }
        let digits = token.text.strip_prefix('i').filter(|digits| is_number(digits));
        let digits = digits.ok_or_else(|| self.cursor.unexpected("a type"))?;
        match digits.parse() {
            Ok(width @ 1..=WIDEST) => Ok(self.module.types.int(width)),
            _ => self.invalid(token.start, format!("integers have 1 to {WIDEST} bits")),
        }
    }

    fn bracketed(&mut self) -> Result<TypeId> {
        if self.cursor.accept("[") {
            return self.array();
        }
        if self.cursor.is_at(&["<", "{"]) || !self.cursor.is_at(&["<"]) {
            let (fields, packing) = self.members()?;
            return Ok(self.module.types.structure(&fields, packing));
        }
        self.cursor.advance();
        self.vector()
    }

    fn array(&mut self) -> Result<TypeId> {
        let count = self.count()?;
        self.cursor.expect("x")?;
        let element = self.object_type()?;
        self.cursor.expect("]")?;
        Ok(self.module.types.array(count, element))
    }

    fn vector(&mut self) -> Result<TypeId> {
        let at = self.cursor.byte_position();
        let scalable = self.cursor.accept("vscale");
        if scalable {
            self.cursor.expect("x")?;
        }
        let count = self.count()?;
        self.cursor.expect("x")?;
        let lane_at = self.cursor.byte_position();
        let lane = self.ty()?;
        self.cursor.expect(">")?;
        let ty = self.module.types.get(lane);
        let scalar = matches!(ty, Type::Int(_)) || ty.is_pointer();
        if !scalar && !self.module.types.is_float(lane) {
            return self.invalid(lane_at, "a lane is an integer, a floating-point number or a pointer");
        }
        match count {
            0 => self.invalid(at, "a vector has at least one lane"),
            1..=LANES => {
                Ok(self.module.types.intern(LaneCount { count: count as u32, scalable }.vector_of(lane)))
            }
            _ => Err(LocatedProblem::unsupported(at, format!("a vector of more than {LANES} lanes"))),
        }
    }

    /// Reads a number of elements.
    fn count(&mut self) -> Result<u64> {
        let token = self.cursor.expect_kind(TokenKind::Integer, "a number of elements")?;
        match token.text.parse() {
            Ok(count) => Ok(count),
            Err(_) => self.invalid(token.start, "a number of elements has 64 bits and no sign"),
        }
    }

    /// Reads the members of a structure, whose brackets determine the packing.
    fn members(&mut self) -> Result<(Vec<TypeId>, Packing)> {
        let (packing, close) = match () {
            () if self.cursor.accept("\\{") => (Packing::Bits, "}/"),
            () if self.cursor.accept("<") => (Packing::Bytes, "}"),
            () => (Packing::Natural, "}"),
        };
        if packing != Packing::Bits {
            self.cursor.expect("{")?;
        }
        let mut fields = Vec::new();
        while !self.cursor.at_list_end(close, fields.is_empty())? {
            fields.push(self.object_type()?);
        }
        if packing == Packing::Bytes {
            self.cursor.expect(">")?;
        }
        Ok((fields, packing))
    }

    /// Reads `%name`, which may be defined anywhere in the module.
    fn named_type(&mut self) -> Result<TypeId> {
        let token = self.cursor.expect_kind(TokenKind::Local, "the name of a type")?;
        let name = name::name(token)?;
        match self.named.get(&name) {
            Some(&NamedType::Read { ty, .. }) => Ok(ty),
            Some(&NamedType::Unread(at)) => self.read_named(name, token, at),
            Some(NamedType::Open) => self.invalid(token.start, format!("{} contains itself", token.text)),
            None => self.invalid(token.start, format!("there is no type {}", token.text)),
        }
    }

    fn read_named(&mut self, name: SmolStr, token: Token<'_>, at: usize) -> Result<TypeId> {
        let back = self.cursor.position();
        self.cursor.go_to(at);
        self.cursor.enter()?;
        self.named.insert(name.clone(), NamedType::Open);
        let ty = if self.cursor.accept("opaque") {
            self.module.types.opaque(name.clone())
        } else if !self.cursor.is_at(&["<", "{"])
            && !self.cursor.is_at(&["{"])
            && !self.cursor.is_at(&["\\{"])
        {
            // Another name of a type, as in LLVM: only structures have names of their own.
            self.ty()?
        } else {
            let (fields, packing) = self.members()?;
            match self.of_intrinsics.contains(&name) {
                true => self.module.types.structure(&fields, packing),
                false => self.module.types.named(name.clone(), &fields, packing),
            }
        };
        self.named.insert(name, NamedType::Read { ty, end: self.cursor.position() });
        self.check_depth(ty, token.start)?;
        self.cursor.leave();
        self.cursor.go_to(back);
        Ok(ty)
    }

    /// Limits the nesting of a type, so that recursion over types is bounded.
    fn check_depth(&mut self, ty: TypeId, at: usize) -> Result<()> {
        let types = &self.module.types;
        for (_, ty) in types.iter().skip(self.depths.len()) {
            let inner = ty.components().iter().map(|inner| self.depths[inner.index()]).max();
            self.depths.push(inner.map_or(0, |inner| inner + 1));
        }
        if self.depths[ty.index()] > NESTING {
            return Err(LocatedProblem::unsupported(at, format!("a type of more than {NESTING} levels")));
        }
        Ok(())
    }
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
