//! Metadata nodes, named metadata and attachments. LangRef "Metadata".

use base::text::{LocatedProblem, Result, TextToken};
use smol_str::SmolStr;

use super::cursor::Cursor;
use super::lexer::{Token, TokenKind};
use super::prescan::{ItemKind, ModuleItem};
use super::{Reader, name};
use crate::id::{AttachmentsId, MetadataId};
use crate::metadata::{
    Attachment, AttachmentEffect, MetadataBody, MetadataField, MetadataNode, MetadataValue, effect,
};

/// True if a token is the name of a node, such as `!12`.
fn is_numbered(token: Token<'_>) -> bool {
    token.text.len() > 1 && token.text.bytes().skip(1).all(|byte| byte.is_ascii_digit())
}

impl<'s> Reader<'s> {
    /// Gives every node that has a number its place, empty so far.
    pub(super) fn number_nodes(&mut self, items: &[ModuleItem]) -> Result<()> {
        for item in items.iter().filter(|item| item.kind == ItemKind::Metadata) {
            self.cursor.go_to(item.start);
            let token = self.cursor.peek();
            if is_numbered(token) {
                let empty = MetadataNode { distinct: false, body: MetadataBody::Tuple(Vec::new()) };
                let id = self.module.metadata.add(empty);
                if self.nodes.insert(token.text, id).is_some() {
                    return self.invalid(token.start, format!("{} is defined twice", token.text));
                }
            }
        }
        Ok(())
    }

    /// `!0 = distinct !{…}` or `!name = !{…}`
    pub(super) fn metadata_item(&mut self) -> Result<()> {
        let token = self.cursor.advance();
        self.cursor.expect("=")?;
        match self.nodes.get(token.text) {
            Some(&id) => {
                let node = self.node()?;
                self.module.metadata.nodes[id.index()] = node;
            }
            None => {
                let values = self.braced_node_list()?;
                self.module.metadata.named.push((SmolStr::new(&token.text[1..]), values));
            }
        }
        Ok(())
    }

    /// `!{!0, !1}` of named metadata.
    fn braced_node_list(&mut self) -> Result<Vec<MetadataId>> {
        self.cursor.expect_kind(TokenKind::Metadata, "`!`")?;
        self.cursor.expect("{")?;
        let mut nodes = Vec::new();
        while !self.cursor.at_list_end("}", nodes.is_empty())? {
            nodes.push(self.node_id()?);
        }
        Ok(nodes)
    }

    /// A node by its number, or in place.
    fn node_id(&mut self) -> Result<MetadataId> {
        let token = self.cursor.peek();
        if token.kind == TokenKind::Metadata && is_numbered(token) {
            self.cursor.advance();
            return match self.nodes.get(token.text) {
                Some(&id) => Ok(id),
                None => self.invalid(token.start, format!("there is no metadata {}", token.text)),
            };
        }
        let node = self.node()?;
        Ok(self.module.metadata.add(node))
    }

    /// `distinct !{…}`, `!DILocation(…)`
    fn node(&mut self) -> Result<MetadataNode> {
        self.cursor.enter()?;
        let distinct = self.cursor.accept("distinct");
        let token = self.cursor.expect_kind(TokenKind::Metadata, "a metadata node")?;
        let body = match token.text {
            "!" => MetadataBody::Tuple(self.braced_values()?),
            "!DIArgList" => return Err(LocatedProblem::unsupported(token.start, "`!DIArgList`")),
            name => MetadataBody::Specialized { name: SmolStr::new(&name[1..]), fields: self.fields()? },
        };
        self.cursor.leave();
        Ok(MetadataNode { distinct, body })
    }

    fn braced_values(&mut self) -> Result<Vec<MetadataValue>> {
        self.cursor.expect("{")?;
        let mut values = Vec::new();
        while !self.cursor.at_list_end("}", values.is_empty())? {
            values.push(self.metadata_value()?);
        }
        Ok(values)
    }

    fn metadata_value(&mut self) -> Result<MetadataValue> {
        if self.cursor.accept("null") {
            return Ok(MetadataValue::Null);
        }
        let token = self.cursor.peek();
        if token.text == "!" && self.cursor.peek_at(1).kind == TokenKind::Text {
            self.cursor.advance();
            return Ok(MetadataValue::Text(name::bytes(self.cursor.advance().text)));
        }
        if token.kind == TokenKind::Metadata || self.cursor.is_at(&["distinct"]) {
            return self.node_id().map(MetadataValue::Node);
        }
        self.typed_constant().map(MetadataValue::Constant)
    }

    /// Metadata as an argument: `!0`, `!"…"`, `i32 1`.
    pub(super) fn metadata_argument(&mut self) -> Result<MetadataValue> {
        self.metadata_value()
    }

    /// `(line: 1, scope: !2)`
    fn fields(&mut self) -> Result<Vec<(Option<SmolStr>, MetadataField)>> {
        self.cursor.expect("(")?;
        let mut fields = Vec::new();
        while !self.cursor.at_list_end(")", fields.is_empty())? {
            let label = match self.cursor.next_is(TokenKind::Label) {
                true => Some(name::name(self.cursor.advance())?),
                false => None,
            };
            fields.push((label, self.field_value()?));
        }
        Ok(fields)
    }

    fn field_value(&mut self) -> Result<MetadataField> {
        if self.cursor.is_at(&["{"]) {
            return self.braced_values().map(MetadataField::List);
        }
        if self.cursor.is_at(&["null"]) || self.cursor.next_is(TokenKind::Metadata) {
            return self.metadata_value().map(MetadataField::Value);
        }
        let mut words = Vec::new();
        while !self.cursor.is_at(&[","]) && !self.cursor.is_at(&[")"]) {
            let token = self.cursor.advance();
            if !is_word(token) {
                return Err(LocatedProblem::syntax(token.start, "the value of a field", token.describe()));
            }
            words.push(token.text);
        }
        match words.is_empty() {
            true => Err(self.cursor.unexpected("the value of a field")),
            false => Ok(MetadataField::Words(SmolStr::new(words.join(" ")))),
        }
    }

    /// Reads `, !kind !0, …` after an instruction or a global.
    pub(super) fn attachments(&mut self) -> Result<Vec<Attachment>> {
        let mut attachments = Vec::new();
        while self.cursor.is_at(&[","]) && self.cursor.peek_at(1).kind == TokenKind::Metadata {
            self.cursor.advance();
            attachments.push(self.attachment()?);
        }
        Ok(attachments)
    }

    /// Reads the attachments of an instruction into the module.
    pub(super) fn attached(&mut self) -> Result<Option<AttachmentsId>> {
        let attachments = self.attachments()?;
        Ok(self.module.metadata.attach(attachments))
    }

    /// Lists what the engines check of loads as dropped, where it stands elsewhere.
    pub(super) fn drop_promises(&mut self, at: usize, id: Option<AttachmentsId>) {
        let kinds = self.module.metadata.attached(id).iter().map(|attachment| attachment.kind.clone());
        let kinds: Vec<_> = kinds.filter(|kind| effect(kind) == AttachmentEffect::Value).collect();
        kinds.iter().for_each(|kind| self.drop_annotation(at, &format!("!{kind}")));
    }

    /// `!kind !0`
    pub(super) fn attachment(&mut self) -> Result<Attachment> {
        let token = self.cursor.expect_kind(TokenKind::Metadata, "metadata")?;
        let kind = SmolStr::new(&token.text[1..]);
        Ok(Attachment { kind, node: self.node_id()? })
    }
}

/// True if a field's value may contain the token.
fn is_word(token: Token<'_>) -> bool {
    match token.kind {
        TokenKind::Word
        | TokenKind::Text
        | TokenKind::Integer
        | TokenKind::Decimal
        | TokenKind::Hexadecimal
        | TokenKind::Global => true,
        TokenKind::Punctuator => token.text == "|",
        TokenKind::Label
        | TokenKind::Local
        | TokenKind::Comdat
        | TokenKind::Group
        | TokenKind::Metadata
        | TokenKind::DebugRecord
        | TokenKind::Bytes
        | TokenKind::End => false,
    }
}

/// True if the item that starts at the next token is a node or named metadata.
pub(super) fn at_metadata(cursor: &Cursor<'_>) -> bool {
    cursor.next_is(TokenKind::Metadata) && cursor.peek_at(1).text == "="
}
