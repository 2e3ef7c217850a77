//! Heads of functions. LangRef "Functions".

use smol_str::SmolStr;

use super::error::{Fault, Result};
use super::global::{Head, Symbol};
use super::lexer::{Kind, Token};
use super::{Reader, name};
use crate::function::{Function, Param};
use crate::module::FuncId;

/// A definition whose head has been entered as a declaration.
pub(super) struct Header {
    pub(super) id: FuncId,
    /// The parameters' names; one without has the next number.
    pub(super) params: Vec<SmolStr>,
    /// How many of them had no name.
    pub(super) unnamed: u64,
    /// The number of the token after `{`.
    pub(super) position: usize,
    pub(super) end: usize,
}

/// The parameters of a function as they are read.
#[derive(Default)]
struct Params {
    all: Vec<Param>,
    names: Vec<SmolStr>,
    unnamed: u64,
    varargs: bool,
}

impl Reader<'_> {
    /// `declare …`
    pub(super) fn declaration(&mut self, end: usize) -> Result<()> {
        self.cursor.expect("declare")?;
        while self.cursor.is(Kind::Metadata) {
            self.skip_attachment()?;
        }
        self.signature()?;
        self.at_end(end)
    }

    /// `define … {`
    pub(super) fn definition(&mut self, end: usize) -> Result<Header> {
        self.cursor.expect("define")?;
        let (id, Params { names, unnamed, .. }) = self.signature()?;
        self.cursor.expect("{")?;
        Ok(Header { id, params: names, unnamed, position: self.cursor.position(), end })
    }

    /// From the linkage to the attributes.
    fn signature(&mut self) -> Result<(FuncId, Params)> {
        let Head { linkage, dso_local } = self.head()?;
        let ret_attrs = self.param_attrs()?;
        let ret = self.ty()?;
        let token = self.cursor.expect_kind(Kind::Global, "the function's name")?;
        let id = FuncId(self.module.functions.len() as u32);
        let name = self.declare(token, Symbol::Function(id))?;
        self.cursor.expect("(")?;
        let params = self.params()?;
        let mut function = Function::declaration(name, ret, params.all.clone());
        function.ret_attrs = ret_attrs;
        function.varargs = params.varargs;
        function.linkage = linkage.unwrap_or_default();
        function.dso_local = dso_local;
        function.attrs = self.function_attrs()?;
        self.tail_of_signature()?;
        self.module.functions.push(function);
        Ok((id, params))
    }

    /// Section, alignment of the code, attachments.
    fn tail_of_signature(&mut self) -> Result<()> {
        loop {
            let token = self.cursor.peek();
            match (token.kind, token.text) {
                (Kind::Metadata, _) if self.cursor.peek_at(1).text != "=" => self.skip_attachment()?,
                (Kind::Word, "align") => {
                    self.align()?;
                }
                (Kind::Word, "gc" | "prefix" | "prologue" | "personality") => {
                    return Err(Fault::unsupported(token.start, format!("`{}`", token.text)));
                }
                _ if self.skip_placement()? => {}
                _ => return Ok(()),
            }
        }
    }

    /// Up to the closing bracket.
    fn params(&mut self) -> Result<Params> {
        let mut params = Params::default();
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

    fn param(&mut self, params: &mut Params) -> Result<()> {
        let ty = self.sized_type()?;
        let attrs = self.param_attrs()?;
        let name = match self.cursor.peek() {
            token @ Token { kind: Kind::Local, .. } => {
                self.cursor.advance();
                name::name(token)?
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
