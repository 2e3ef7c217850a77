//! Definitions of records and enumerations.

use std::collections::{BTreeMap, HashMap};

use smol_str::{SmolStr, format_smolstr};

use super::attributes::Attributes;
use super::declarator::Declared;
use super::error::{Fault, Result};
use super::item::Parser;
use super::lexer::{Kind, Token};
use super::scope::{Symbol, Tag};
use super::specifier::Specifiers;
use crate::{Bits, EnumDef, EnumId, Field, Record, RecordId, RecordKind, Type, typing};

/// Every definition of a record in a text, by the number of the token that opens it.
#[derive(Default)]
pub(super) struct Definitions<'s> {
    ids: BTreeMap<usize, RecordId>,
    pub(super) tags: HashMap<&'s str, Tag>,
    pub(super) unions: Vec<bool>,
}

/// Numbers the records in the order of their closing braces, so that each comes after what it contains, and
/// so that a pointer may name a record before its definition.
pub(super) fn definitions<'s>(tokens: &[Token<'s>]) -> Definitions<'s> {
    let mut all = Definitions::default();
    let mut open = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        match (token.kind, token.text) {
            (Kind::Punctuator, "{") => open.push((at, head(&tokens[..at]))),
            (Kind::Punctuator, "}") => {
                if let Some((at, Some((union, tag)))) = open.pop() {
                    let id = RecordId(all.unions.len() as u32);
                    all.unions.push(union);
                    all.ids.insert(at, id);
                    all.tags.extend(tag.map(|tag| (tag, Tag::Record(id))));
                }
            }
            _ => {}
        }
    }
    all
}

/// `struct`, attributes and a tag at the end of the tokens: whether it is a union, and the tag.
fn head<'s>(tokens: &[Token<'s>]) -> Option<(bool, Option<&'s str>)> {
    let is_keyword = |token: &Token<'_>| matches!(token.text, "struct" | "union");
    let (last, rest) = tokens.split_last()?;
    let tag = (last.kind == Kind::Word && !is_keyword(last)).then_some(last.text);
    let mut before = if tag.is_some() { rest } else { tokens };
    while before.last().is_some_and(|token| token.text == ")") {
        before = attribute(before)?;
    }
    before.last().filter(|token| is_keyword(token)).map(|token| (token.text == "union", tag))
}

/// What stands before a balanced `__attribute__((…))` at the end of the tokens.
fn attribute<'a, 's>(tokens: &'a [Token<'s>]) -> Option<&'a [Token<'s>]> {
    let mut depth = 0usize;
    for (at, token) in tokens.iter().enumerate().rev() {
        match token.text {
            ")" => depth += 1,
            "(" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            let name = tokens[..at].last()?;
            return name.text.starts_with("__attribute").then(|| &tokens[..at - 1]);
        }
    }
    None
}

impl<'s> Parser<'s> {
    /// `struct` or `union` with a tag, a body or both; true with a body.
    pub(super) fn record_specifier(&mut self) -> Result<(Type, bool)> {
        let keyword = self.cursor.advance();
        let before = self.attributes()?;
        let tag = self.tag()?;
        let open = self.cursor.position();
        if !self.cursor.at(&["{"]) {
            let Some(tag) = tag else { return Err(self.cursor.unexpected("a tag or `{`")) };
            return Ok((self.record_by_tag(tag, keyword)?, false));
        }
        let Some(id) = self.definitions.ids.get(&open).copied() else {
            return Err(self.cursor.unexpected("a record whose braces match"));
        };
        self.refuse_inside_function(keyword.start)?;
        if tag.is_some_and(|tag| self.names.tags.get(tag) != Some(&Tag::Record(id))) {
            return Err(Fault::meaning(keyword.start, format!("`{}` is defined twice", tag.unwrap_or(""))));
        }
        self.cursor.advance();
        self.cursor.enter()?;
        let fields = self.fields()?;
        self.cursor.leave();
        let last = self.cursor.peek();
        let Attributes { packed, aligned } = before.and(self.attributes()?);
        if keyword.pack != last.pack {
            return Err(Fault::unsupported(keyword.start, "a `#pragma pack` that ends inside a record"));
        }
        self.untagged[id.index()] = tag.is_none();
        let tag = tag.map_or_else(|| self.invented_tag(), SmolStr::new);
        let kind = self.program[id].kind;
        self.program[id] = Record { tag, kind, fields, packed, aligned, pragma_pack: keyword.pack };
        self.complete[id.index()] = true;
        Ok((Type::Record(id), true))
    }

    fn tag(&mut self) -> Result<Option<&'s str>> {
        if self.cursor.is_word() { Ok(Some(self.cursor.identifier("a tag")?)) } else { Ok(None) }
    }

    fn record_by_tag(&self, tag: &str, keyword: Token<'_>) -> Result<Type> {
        match self.names.tags.get(tag) {
            Some(Tag::Record(id)) if self.program[*id].is_union() == (keyword.text == "union") => {
                Ok(Type::Record(*id))
            }
            Some(_) => Err(Fault::meaning(keyword.start, format!("`{tag}` is not a {}", keyword.text))),
            None => {
                Err(Fault::meaning(keyword.start, format!("`{} {tag}` is defined nowhere", keyword.text)))
            }
        }
    }

    fn refuse_inside_function(&self, at: usize) -> Result<()> {
        if self.in_function() {
            return Err(Fault::unsupported(at, "a type defined inside a function"));
        }
        Ok(())
    }

    /// A tag for what has none.
    fn invented_tag(&mut self) -> SmolStr {
        loop {
            let tag = format_smolstr!("anonymous{}", self.invented);
            self.invented += 1;
            if !self.names.tags.contains_key(tag.as_str()) {
                return tag;
            }
        }
    }

    fn fields(&mut self) -> Result<Vec<Field>> {
        let mut fields = Vec::new();
        while !self.cursor.accept("}") {
            self.cursor.unlink();
            if !self.cursor.accept(";") && !self.static_assertion()? {
                self.members(&mut fields)?;
            }
        }
        Ok(fields)
    }

    fn members(&mut self, fields: &mut Vec<Field>) -> Result<()> {
        let at = self.cursor.here();
        let specifiers = self.specifiers()?;
        if specifiers.typedef || specifiers.external {
            return Err(Fault::meaning(at, "a member with a storage class"));
        }
        if self.cursor.accept(";") {
            let field = self.anonymous_member(&specifiers, at)?;
            return self.add_member(fields, field, at);
        }
        loop {
            let at = self.cursor.here();
            let field = self.member(&specifiers)?;
            self.add_member(fields, field, at)?;
            if !self.cursor.accept(",") {
                return self.cursor.expect(";");
            }
        }
    }

    fn anonymous_member(&self, specifiers: &Specifiers, at: usize) -> Result<Field> {
        if specifiers.attributes != Attributes::NONE {
            // gcc ignores it without a word, clang obeys it.
            return Err(Fault::unsupported(at, "an attribute before an anonymous member"));
        }
        match &specifiers.ty {
            Type::Record(id) if specifiers.defines && self.untagged[id.index()] => {
                Ok(Field { volatile: specifiers.volatile, ..Field::anonymous(specifiers.ty.clone()) })
            }
            _ => Err(Fault::meaning(at, "a member without a name")),
        }
    }

    fn member(&mut self, specifiers: &Specifiers) -> Result<Field> {
        let at = self.cursor.here();
        let unnamed = self.cursor.at(&[":"]);
        let declared = if unnamed {
            let what = super::declarator::What::Object(specifiers.ty.clone());
            Declared { name: None, volatile: specifiers.volatile, what }
        } else {
            self.declarator(specifiers)?
        };
        let (name, volatile) = (declared.name, declared.volatile);
        let ty = declared.object(at)?;
        if name.is_none() && !unnamed {
            return Err(self.cursor.unexpected("a member's name"));
        }
        let bits = if self.cursor.accept(":") { Some(self.width(&ty, name.is_some(), at)?) } else { None };
        let Attributes { packed, aligned } = specifiers.attributes.and(self.attributes()?);
        Ok(Field { name: name.map(SmolStr::new), ty, bits, packed, aligned, volatile })
    }

    fn width(&mut self, ty: &Type, named: bool, at: usize) -> Result<Bits> {
        let Some(int) = typing::integer(&self.program, ty) else {
            return Err(Fault::meaning(at, "a bit-field whose type is no integer type"));
        };
        let value = self.constant()?;
        let least = i128::from(named);
        if !(least..=i128::from(int.width().0)).contains(&value) {
            let problem = format!("a width of {value} where {least} to {} is possible", int.width());
            return Err(Fault::meaning(at, problem));
        }
        Ok(Bits(value as u64))
    }

    fn add_member(&self, fields: &mut Vec<Field>, field: Field, at: usize) -> Result<()> {
        self.require_complete(&field.ty, at)?;
        let names = |field: &Field| {
            let mut names = Vec::new();
            self.member_names(field, &mut names);
            names
        };
        let taken: Vec<SmolStr> = fields.iter().flat_map(names).collect();
        if let Some(name) = names(&field).iter().find(|name| taken.contains(name)) {
            return Err(Fault::meaning(at, format!("a second member `{name}`")));
        }
        fields.push(field);
        Ok(())
    }

    fn member_names(&self, field: &Field, names: &mut Vec<SmolStr>) {
        match (&field.name, &field.ty) {
            (Some(name), _) => names.push(name.clone()),
            (None, Type::Record(id)) => {
                self.program[*id].fields.iter().for_each(|f| self.member_names(f, names));
            }
            (None, _) => {}
        }
    }

    /// No object has a type that is `void` or a record still to be defined.
    pub(super) fn require_complete(&self, ty: &Type, at: usize) -> Result<()> {
        match ty.element() {
            Type::Void => Err(Fault::meaning(at, "an object of type `void`")),
            Type::Record(id) if !self.complete[id.index()] => {
                Err(Fault::meaning(at, "an object of a record type that is defined only later"))
            }
            _ => Ok(()),
        }
    }

    /// `enum` with a tag, a body or both; true with a body.
    pub(super) fn enum_specifier(&mut self) -> Result<(Type, bool)> {
        let at = self.cursor.advance().start;
        if self.attributes()? != Attributes::NONE {
            return Err(Fault::unsupported(at, "an attribute on an enumeration"));
        }
        let tag = self.tag()?;
        if !self.cursor.accept("{") {
            let Some(tag) = tag else { return Err(self.cursor.unexpected("a tag or `{`")) };
            return match self.names.tags.get(tag) {
                Some(Tag::Enum(id)) => Ok((Type::Enum(*id), false)),
                _ => Err(Fault::meaning(at, format!("`enum {tag}` is not defined"))),
            };
        }
        self.refuse_inside_function(at)?;
        let id = EnumId(self.program.enums.len() as u32);
        if tag.is_some_and(|tag| self.names.tags.insert(tag, Tag::Enum(id)).is_some()) {
            return Err(Fault::meaning(at, format!("`{}` is defined twice", tag.unwrap_or(""))));
        }
        let constants = self.enumerators()?;
        if self.attributes()? != Attributes::NONE {
            return Err(Fault::unsupported(at, "an attribute on an enumeration"));
        }
        let negative = constants.iter().any(|(_, v)| *v < 0);
        let most = if negative { i64::from(i32::MAX) } else { i64::from(u32::MAX) };
        if constants.is_empty() || constants.iter().any(|(_, v)| !(i64::from(i32::MIN)..=most).contains(v)) {
            return Err(Fault::unsupported(at, "an enumeration whose constants do not fit 32 bits"));
        }
        let tag = tag.map_or_else(|| self.invented_tag(), SmolStr::new);
        self.program.enums.push(EnumDef { tag, constants });
        Ok((Type::Enum(id), true))
    }

    fn enumerators(&mut self) -> Result<Vec<(SmolStr, i64)>> {
        let mut constants = Vec::new();
        let mut next = 0i128;
        while !self.cursor.accept("}") {
            let at = self.cursor.here();
            let name = self.cursor.identifier("an enumeration constant")?;
            if self.cursor.accept("=") {
                self.cursor.unlink();
                next = self.constant()?;
            }
            let value = i64::try_from(next)
                .map_err(|_| Fault::unsupported(at, "an enumeration constant of more than 64 bits"))?;
            self.define(name, Symbol::Constant(next), at)?;
            constants.push((SmolStr::new(name), value));
            next += 1;
            if !self.cursor.accept(",") {
                self.cursor.expect("}")?;
                break;
            }
        }
        Ok(constants)
    }

    /// The tag a record without one gets from the `typedef` that names it.
    pub(super) fn name_after_typedef(&mut self, ty: &Type, name: &'s str) {
        if let Type::Record(id) = ty
            && self.untagged[id.index()]
            && !self.names.tags.contains_key(name)
        {
            self.program[*id].tag = SmolStr::new(name);
            self.names.tags.insert(name, Tag::Record(*id));
        }
    }
}

/// A table with a place for every record of a text.
pub(super) fn placeholders(unions: &[bool]) -> Vec<Record> {
    let kind = |union| if union { RecordKind::Union { active: 0 } } else { RecordKind::Struct };
    unions.iter().map(|union| Record { kind: kind(*union), ..Record::structure("", Vec::new()) }).collect()
}
