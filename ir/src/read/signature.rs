//! Heads of functions. LangRef "Functions".

use std::num::NonZeroU32;

use base::text::{LocatedProblem, Result, TextToken};
use smol_str::{SmolStr, format_smolstr};

use super::global::{SymbolHead, SymbolId};
use super::lexer::{Token, TokenKind};
use super::locals::LocalNames;
use super::metadata::at_metadata;
use super::{Reader, name, upgrade};
use crate::function::{Function, Param};
use crate::id::FuncId;
use crate::metadata::Attachment;

/// A definition whose head has been read and added as a declaration.
pub(super) struct DefinitionHeader<'s> {
    pub(super) id: FuncId,
    /// The names of its values and blocks.
    pub(super) locals: LocalNames<'s>,
    /// Index of the token after `{`.
    pub(super) position: usize,
    pub(super) end: usize,
}

/// The parameters of a function as they are read.
#[derive(Default)]
struct ReadParams {
    all: Vec<Param>,
    names: Vec<SmolStr>,
    unnamed: u64,
    varargs: bool,
}

impl<'s> Reader<'s> {
    /// `declare …`
    pub(super) fn declaration(&mut self, end: usize) -> Result<()> {
        self.cursor.expect("declare")?;
        let mut attachments = Vec::new();
        while self.cursor.next_is(TokenKind::Metadata) {
            attachments.push(self.attachment()?);
        }
        self.signature(attachments)?;
        self.expect_end(end)
    }

    /// `define … {`
    pub(super) fn definition(&mut self, end: usize) -> Result<DefinitionHeader<'s>> {
        self.cursor.expect("define")?;
        let (id, ReadParams { names, unnamed, .. }) = self.signature(Vec::new())?;
        self.cursor.expect("{")?;
        let position = self.cursor.position();
        let locals = LocalNames::prescan(&mut self.cursor, end, &names, unnamed)?;
        self.blocks.insert(id, locals.block_names());
        Ok(DefinitionHeader { id, locals, position, end })
    }

    /// Reads the part from the linkage to the attributes.
    fn signature(&mut self, mut attachments: Vec<Attachment>) -> Result<(FuncId, ReadParams)> {
        let SymbolHead { linkage, dso_local, placement } = self.head()?;
        let convention = self.convention()?;
        let ret_attrs = self.param_attrs()?;
        let ret = self.ty()?;
        let token = self.cursor.expect_kind(TokenKind::Global, "the function's name")?;
        let id = FuncId(self.module.functions.len() as u32);
        let name = self.declare(token, SymbolId::Function(id))?;
        self.cursor.expect("(")?;
        let params = self.params()?;
        let mut function = Function::declaration(name, ret, params.all.clone());
        function.ret_attrs = ret_attrs;
        function.varargs = params.varargs;
        function.linkage = linkage.unwrap_or_default();
        function.dso_local = dso_local;
        function.convention = convention;
        function.space = self.code_space()?;
        function.attrs = self.function_attrs()?;
        function.placement = placement;
        let (behind, data) = self.tail_of_signature(&mut function)?;
        attachments.extend(behind);
        self.function_data.extend(data.into_iter().map(|at| (id, at)));
        function.metadata = self.module.metadata.attach(attachments);
        // Only a whole declaration can be upgraded: the name that it gets depends on all its types.
        upgrade::declaration(&self.module.types, &mut function);
        self.module.functions.push(function);
        Ok((id, params))
    }

    /// Reads `addrspace(N)` after the parameters and words about the address that are skipped.
    fn code_space(&mut self) -> Result<Option<NonZeroU32>> {
        while self.cursor.accept("unnamed_addr") || self.cursor.accept("local_unnamed_addr") {}
        match self.cursor.is_at(&["addrspace"]) {
            true => self.address_space(),
            false => Ok(self.module.types.data_layout().program_space),
        }
    }

    /// Reads section, alignment of the code, and attachments; and the tokens where a personality and similar data begin.
    fn tail_of_signature(&mut self, function: &mut Function) -> Result<(Vec<Attachment>, Vec<usize>)> {
        let (mut attachments, mut data) = (Vec::new(), Vec::new());
        loop {
            let token = self.cursor.peek();
            match (token.kind, token.text) {
                (TokenKind::Metadata, _) if !at_metadata(&self.cursor) => {
                    attachments.push(self.attachment()?)
                }
                (TokenKind::Word, "align") => {
                    let align = self.align()?.bytes();
                    function.placement.tail.push(format_smolstr!("align {}", align.0));
                }
                (TokenKind::Word, "personality" | "prefix" | "prologue") => {
                    data.push(self.cursor.position());
                    self.cursor.advance();
                    self.ty()?;
                    self.skip_constant()?;
                }
                _ => match self.placement_tail(&function.name)? {
                    Some(word) => function.placement.tail.push(word),
                    None => return Ok((attachments, data)),
                },
            }
        }
    }

    /// Skips a constant without its type: a word, a number or a name, and what is in brackets.
    fn skip_constant(&mut self) -> Result<()> {
        let packed = self.cursor.accept("<");
        if packed || self.cursor.is_at(&["{"]) || self.cursor.is_at(&["["]) {
            self.cursor.skip_brackets()?;
            return if packed { self.cursor.expect(">") } else { Ok(()) };
        }
        let token = self.cursor.advance();
        match token.kind {
            TokenKind::Global | TokenKind::Word => {}
            TokenKind::Integer | TokenKind::Hexadecimal | TokenKind::Bytes => return Ok(()),
            _ => return Err(LocatedProblem::syntax(token.start, "a constant", token.describe())),
        }
        if self.cursor.is_at(&["("]) { self.cursor.skip_brackets() } else { Ok(()) }
    }

    /// Reads the parameters up to the closing bracket.
    fn params(&mut self) -> Result<ReadParams> {
        let mut params = ReadParams::default();
        while !self.cursor.at_list_end(")", params.all.is_empty())? {
            if self.cursor.accept("...") {
                params.varargs = true;
                self.cursor.expect(")")?;
                break;
            }
            self.param(&mut params)?;
        }
        Ok(params)
    }

    fn param(&mut self, params: &mut ReadParams) -> Result<()> {
        let ty = self.argument_type()?;
        let attrs = self.param_attrs()?;
        let name = match self.cursor.peek() {
            token @ Token { kind: TokenKind::Local, .. } => {
                self.cursor.advance();
                name::local(token)?
            }
            _ => SmolStr::new(params.unnamed.to_string()),
        };
        if name.bytes().all(|byte| byte.is_ascii_digit()) {
            params.unnamed += 1;
        }
        params.all.push(Param { ty, attrs });
        params.names.push(name);
        Ok(())
    }
}
