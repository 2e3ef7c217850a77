//! Globals, and the parts that heads of globals and functions share.

use base::text::{LocatedProblem, Result};
use smol_str::SmolStr;

use super::lexer::{Token, TokenKind};
use super::{Reader, name};
use crate::call::CallingConvention;
use crate::function::Linkage;
use crate::id::{FuncId, GlobalId};
use crate::module::Global;

/// The meaning of an `@name`.
#[derive(Clone, Copy, Debug)]
pub(super) enum SymbolId {
    Global(GlobalId),
    Function(FuncId),
}

/// A global without its initialiser, which is read later because it may name later symbols.
pub(super) struct PendingInitializer {
    id: GlobalId,
    /// Index of the token after the type.
    position: usize,
    end: usize,
    has_initializer: bool,
}

/// Words in the head of a global or function that [`crate::Module`] cannot represent.
const UNSUPPORTED: [&str; 8] =
    ["addrspace", "alias", "dllexport", "dllimport", "externally_initialized", "ifunc", "thread_local", "cc"];

/// The words before the type of a global or function.
pub(super) struct SymbolHead {
    pub(super) linkage: Option<Linkage>,
    pub(super) dso_local: bool,
    pub(super) convention: CallingConvention,
}

impl Reader<'_> {
    /// Reads linkage, `dso_local`, visibility and calling convention.
    pub(super) fn head(&mut self) -> Result<SymbolHead> {
        let linkage = self.cursor.word().and_then(Linkage::from_keyword);
        if linkage.is_some() {
            self.cursor.advance();
        }
        let dso_local = self.cursor.accept("dso_local");
        let convention = self.convention();
        self.refuse_foreign()?;
        Ok(SymbolHead { linkage, dso_local, convention })
    }

    /// Reads `@name = linkage global type` and adds the global without its initialiser.
    pub(super) fn global(&mut self, end: usize) -> Result<PendingInitializer> {
        let token = self.cursor.advance();
        self.cursor.expect("=")?;
        let SymbolHead { linkage, dso_local, convention: _ } = self.head()?;
        let unnamed_addr = self.cursor.accept("unnamed_addr");
        self.refuse_foreign()?;
        let constant = self.cursor.accept("constant");
        if !constant && !self.cursor.accept("global") {
            return Err(self.cursor.unexpected("`global` or `constant`"));
        }
        let ty = self.sized_type()?;
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
            metadata: None,
        });
        let has_initializer = !linkage.is_some_and(Linkage::is_elsewhere);
        Ok(PendingInitializer { id, position: self.cursor.position(), end, has_initializer })
    }

    fn refuse_foreign(&self) -> Result<()> {
        match self.cursor.word() {
            Some(word) if UNSUPPORTED.contains(&word) => {
                Err(LocatedProblem::unsupported(self.cursor.here(), format!("`{word}`")))
            }
            _ => Ok(()),
        }
    }

    /// Reads the initialiser and the rest of the global.
    pub(super) fn global_rest(&mut self, rest: PendingInitializer) -> Result<()> {
        let PendingInitializer { id, position, end, has_initializer } = rest;
        self.cursor.go_to(position);
        if has_initializer {
            let initializer = self.constant(self.module.globals[id.index()].ty)?;
            self.module.globals[id.index()].initializer = Some(initializer);
        }
        let mut attachments = self.attachments()?;
        while self.cursor.accept(",") {
            if self.cursor.at(&["align"]) {
                self.module.globals[id.index()].align = Some(self.align()?);
            } else if !self.skip_placement()? {
                return Err(self.cursor.unexpected("`align`, a section or metadata"));
            }
            attachments.extend(self.attachments()?);
        }
        self.module.globals[id.index()].metadata = self.module.metadata.attach(attachments);
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
