//! `target triple` and `target datalayout`.

use base::Target;
use base::text::{LocatedProblem, Result};

use smol_str::SmolStr;

use super::lexer::{Token, TokenKind};
use super::{Reader, name};
use crate::layout::data_layout::DataLayout;
use crate::symbol::Comdat;
use crate::type_table::TypeTable;

/// The lines about the target that a text has.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TargetLinesRead {
    /// A data layout that is not empty.
    layout: bool,
    /// The triple of a platform whose data layout is known.
    platform: bool,
}

impl Reader<'_> {
    /// `target triple = "…"` or `target datalayout = "…"`.
    pub(super) fn target(&mut self) -> Result<()> {
        self.cursor.expect("target")?;
        let triple = self.cursor.advance().text == "triple";
        self.cursor.expect("=")?;
        let token = self.cursor.expect_kind(TokenKind::Text, "a string")?;
        let text = name::string(token)?;
        match triple {
            true => self.triple(&text),
            false => self.layout(token, &text)?,
        }
        Ok(())
    }

    fn triple(&mut self, triple: &str) {
        let is_of = |target: &Target| {
            target.spec().llvm.architectures.iter().any(|beginning| triple.starts_with(beginning))
        };
        match Target::ALL.into_iter().find(is_of) {
            Some(target) => {
                self.module.target = target;
                self.target_lines.platform = true;
            }
            None if triple.is_empty() => {}
            None => self.module.triple = Some(triple.into()),
        }
    }

    fn layout(&mut self, token: Token<'_>, layout: &str) -> Result<()> {
        let part = |part| LocatedProblem::unsupported(token.start, format!("the data layout `{part}`"));
        self.target_lines.layout = !layout.is_empty();
        // No type has been read yet.
        self.module.types = TypeTable::with_layout(DataLayout::parse(layout).map_err(part)?);
        Ok(())
    }

    /// Gives the module a data layout where its text has none: that of the platform that the triple names, which `opt` takes as
    /// well, and without one the defaults of LangRef "Data Layout", in which an `i64` is aligned to 4 bytes.
    pub(super) fn infer_layout(&mut self) {
        let layout = match self.target_lines {
            TargetLinesRead { layout: true, .. } => return,
            TargetLinesRead { platform: true, .. } => DataLayout::default(),
            TargetLinesRead { .. } => DataLayout::of_no_platform(),
        };
        self.module.types = TypeTable::with_layout(layout);
    }
}

impl Reader<'_> {
    /// `module asm "…"`
    pub(super) fn top_assembly(&mut self) -> Result<()> {
        self.cursor.skip(2);
        let token = self.cursor.expect_kind(TokenKind::Text, "a string")?;
        self.module.top_assembly.push(name::bytes(token.text));
        Ok(())
    }

    /// `$name = comdat any`
    pub(super) fn comdat(&mut self) -> Result<()> {
        let name = name::name(self.cursor.advance())?;
        self.cursor.expect("=")?;
        self.cursor.expect("comdat")?;
        let selection = self.cursor.expect_kind(TokenKind::Word, "a way to select")?;
        self.module.comdats.push(Comdat { name, selection: SmolStr::new(selection.text) });
        Ok(())
    }
}
