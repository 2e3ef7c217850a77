//! Globals, and the parts that heads of globals and functions share.

use std::num::NonZeroU32;

use base::text::Result;
use smol_str::SmolStr;

use super::lexer::{Token, TokenKind};
use super::types::FunctionType;
use super::{Reader, name};
use crate::attributes::FunctionAttrs;
use crate::constant::Const;
use crate::id::{AliasId, FuncId, GlobalId};
use crate::module::Global;
use crate::symbol::Linkage;
use crate::symbol::{Alias, AliasKind, AliasParams, Placement};
use crate::types::Type;

/// The meaning of an `@name`.
#[derive(Clone, Copy, Debug)]
pub(super) enum SymbolId {
    Global(GlobalId),
    Function(FuncId),
    Alias(AliasId),
}

/// A global without its initialiser, which is read later because it may name later symbols.
pub(super) struct PendingInitializer {
    id: GlobalId,
    /// Index of the token after the type.
    position: usize,
    end: usize,
    has_initializer: bool,
}

/// The words before the type of a global or function.
pub(super) struct SymbolHead {
    pub(super) linkage: Option<Linkage>,
    pub(super) dso_local: bool,
    pub(super) placement: Placement,
}

/// An alias without the address that it stands for.
pub(super) struct PendingAlias {
    id: AliasId,
    /// Index of the token after the type.
    position: usize,
    end: usize,
}

/// A global or alias whose head has been read.
pub(super) enum PendingSymbol {
    Global(PendingInitializer),
    Alias(PendingAlias),
}

impl Reader<'_> {
    /// Reads linkage, `dso_local`, visibility and similar words.
    pub(super) fn head(&mut self) -> Result<SymbolHead> {
        let linkage = self.cursor.word().and_then(Linkage::from_keyword);
        if linkage.is_some() {
            self.cursor.advance();
        }
        let dso_local = self.cursor.accept("dso_local");
        let head = self.placement_head()?;
        Ok(SymbolHead { linkage, dso_local, placement: Placement { head, tail: Vec::new() } })
    }

    /// Reads `@name = linkage global type` and adds the global without its initialiser, or an alias without its address.
    pub(super) fn global(&mut self, end: usize) -> Result<PendingSymbol> {
        let token = self.cursor.advance();
        self.cursor.expect("=")?;
        let head = self.head()?;
        let unnamed_addr = self.cursor.accept("unnamed_addr");
        // Aliases share the head up to here with globals, so the keyword that tells them apart comes only
        // now.
        if let Some(kind) = self.cursor.word().and_then(AliasKind::from_keyword) {
            self.cursor.advance();
            return self.alias(token, kind, head, unnamed_addr, end).map(PendingSymbol::Alias);
        }
        let SymbolHead { linkage, dso_local, placement } = head;
        let space = if self.cursor.is_at(&["addrspace"]) { self.address_space()? } else { None };
        let externally_initialized = self.cursor.accept("externally_initialized");
        let constant = self.cursor.accept("constant");
        if !constant && !self.cursor.accept("global") {
            return Err(self.cursor.unexpected("`global` or `constant`"));
        }
        let ty = self.object_type()?;
        let id = GlobalId(self.module.globals.len() as u32);
        let name = self.declare(token, SymbolId::Global(id))?;
        self.module.globals.push(Global {
            name,
            ty,
            initializer: None,
            align: None,
            constant,
            linkage: linkage.unwrap_or_default(),
            dso_local,
            unnamed_addr,
            space,
            externally_initialized,
            placement,
            attrs: FunctionAttrs::default(),
            metadata: None,
        });
        let has_initializer = !linkage.is_some_and(Linkage::is_elsewhere);
        let position = self.cursor.position();
        Ok(PendingSymbol::Global(PendingInitializer { id, position, end, has_initializer }))
    }

    /// Reads `type` of `@name = alias type, ptr @symbol`.
    fn alias(
        &mut self,
        token: Token<'_>,
        kind: AliasKind,
        head: SymbolHead,
        unnamed_addr: bool,
        end: usize,
    ) -> Result<PendingAlias> {
        let SymbolHead { linkage, dso_local, placement } = head;
        let ty = self.ty()?;
        let params = self.function_type()?;
        let params = params.map(|FunctionType { params: types, varargs }| AliasParams { types, varargs });
        let id = AliasId(self.module.aliases.len() as u32);
        let name = self.declare(token, SymbolId::Alias(id))?;
        let position = self.cursor.position();
        // The target is read when all symbols are known, but uses of the alias need the space of its address
        // before.
        let space = self.alias_space()?;
        self.cursor.go_to(position);
        self.module.aliases.push(Alias {
            name,
            kind,
            ty,
            params,
            space,
            target: Const::Null,
            linkage: linkage.unwrap_or_default(),
            dso_local,
            unnamed_addr,
            placement,
        });
        Ok(PendingAlias { id, position, end })
    }

    /// Reads the address space of an alias from its address: that of the type before it, of the base of a `getelementptr`, or of
    /// the type after the `to` of a conversion.
    fn alias_space(&mut self) -> Result<Option<NonZeroU32>> {
        self.cursor.expect(",")?;
        let address = self.cursor.accept("getelementptr");
        if address {
            while !self.cursor.is_at(&["("]) && self.cursor.next_is(TokenKind::Word) {
                self.cursor.advance();
                if self.cursor.is_at(&["("]) && self.cursor.peek_at(1).kind == TokenKind::Integer {
                    self.cursor.skip_brackets()?;
                }
            }
            self.cursor.expect("(")?;
            self.ty()?;
            self.cursor.expect(",")?;
        } else if self.cursor.is_at(&["bitcast"])
            || self.cursor.is_at(&["addrspacecast"])
            || self.cursor.is_at(&["inttoptr"])
        {
            self.cursor.skip(2);
            while !self.cursor.accept("to") {
                match self.cursor.is_at(&["("]) {
                    true => self.cursor.skip_brackets()?,
                    false if self.cursor.next_is(TokenKind::End) => {
                        return Err(self.cursor.unexpected("`to`"));
                    }
                    false => _ = self.cursor.advance(),
                }
            }
        }
        let at = self.cursor.byte_position();
        let ty = self.ty()?;
        match *self.module.types.get(ty) {
            Type::Ptr => Ok(None),
            Type::PtrIn(space) => Ok(Some(space)),
            _ => self.invalid(at, "an alias stands for a pointer"),
        }
    }

    /// Reads the rest of a symbol.
    pub(super) fn symbol_rest(&mut self, rest: PendingSymbol) -> Result<()> {
        match rest {
            PendingSymbol::Global(rest) => self.global_rest(rest),
            PendingSymbol::Alias(rest) => self.alias_rest(rest),
        }
    }

    /// Reads the address that an alias stands for, and the rest of the alias.
    fn alias_rest(&mut self, PendingAlias { id, position, end }: PendingAlias) -> Result<()> {
        self.cursor.go_to(position);
        self.cursor.expect(",")?;
        // LLVM writes an expression here without its type.
        let target = match self.cursor.word() {
            Some("getelementptr" | "bitcast" | "addrspacecast" | "inttoptr") => {
                let pointer = self.module.types.pointer(self.module.aliases[id.index()].space);
                self.constant(pointer)?
            }
            _ => self.typed_constant()?,
        };
        self.module.aliases[id.index()].target = target;
        let name = self.module.aliases[id.index()].name.clone();
        while self.cursor.accept(",") {
            let Some(word) = self.placement_tail(&name)? else {
                return Err(self.cursor.unexpected("a partition"));
            };
            self.module.aliases[id.index()].placement.tail.push(word);
        }
        self.expect_end(end)
    }

    /// Reads the initialiser and the rest of the global.
    fn global_rest(&mut self, rest: PendingInitializer) -> Result<()> {
        let PendingInitializer { id, position, end, has_initializer } = rest;
        self.cursor.go_to(position);
        if has_initializer {
            let initializer = self.constant(self.module.globals[id.index()].ty)?;
            self.module.globals[id.index()].initializer = Some(initializer);
        }
        let name = self.module.globals[id.index()].name.clone();
        let mut attachments = self.attachments()?;
        while self.cursor.accept(",") {
            if self.cursor.is_at(&["align"]) {
                self.module.globals[id.index()].align = Some(self.align()?);
            } else if let Some(word) = self.placement_tail(&name)? {
                self.module.globals[id.index()].placement.tail.push(word);
            } else {
                return Err(self.cursor.unexpected("`align`, a section or metadata"));
            }
            attachments.extend(self.attachments()?);
        }
        self.module.globals[id.index()].metadata = self.module.metadata.attach(attachments);
        if self.cursor.position() < end {
            self.module.globals[id.index()].attrs = self.function_attrs()?;
        }
        self.expect_end(end)
    }

    /// Declares the name of a global or function.
    pub(super) fn declare(&mut self, token: Token<'_>, symbol: SymbolId) -> Result<SmolStr> {
        debug_assert_eq!(token.kind, TokenKind::Global, "{token:?}");
        let name = name::name(token)?;
        match self.symbols.insert(name.clone(), symbol) {
            None => Ok(name),
            Some(_) => self.invalid(token.start, format!("{} is defined twice", token.text)),
        }
    }
}
