//! Definitions of records.

use std::collections::HashSet;

use base::text::{NESTING, Result, invalid, unsupported};
use smol_str::{SmolStr, format_smolstr};

use crate::parse::attributes::Attributes;
use crate::parse::declarator::{Declared, What};
use crate::parse::lexer::Token;
use crate::parse::parser::Parser;
use crate::parse::scope::Tag;
use crate::parse::specifier::Specifiers;
use crate::{
    Bits, Field, Number, Record, Type, field_can_be_atomic, record_can_be_big_endian, typing,
    union_can_be_transparent,
};

/// The members of a record that were read.
#[derive(Default)]
struct Members {
    fields: Vec<Field>,
    /// Their names, and those of the members of anonymous ones.
    names: HashSet<SmolStr>,
    /// The nesting depth of records in the members.
    depth: u32,
}

impl<'s> Parser<'s> {
    /// `struct` or `union` with a tag, a body or both; true with a body.
    pub(crate) fn record_specifier(&mut self) -> Result<(Type, bool)> {
        let keyword = self.cursor.advance();
        let before = self.attributes()?;
        let tag = self.tag()?;
        let open = self.cursor.position();
        if !self.cursor.is_at(&["{"]) {
            let Some(tag) = tag else { return Err(self.cursor.unexpected("a tag or `{`")) };
            if self.header && !self.names.tags.contains_key(tag) {
                return Ok((self.undefined_record(tag, keyword.text == "union"), false));
            }
            return Ok((self.record_by_tag(tag, keyword)?, false));
        }
        // Records have their numbers before anything is read, so that a pointer may name one that is defined
        // further down.
        let Some(id) = self.definitions.opened_by(open) else {
            return Err(self.cursor.unexpected("a record whose braces match"));
        };
        self.refuse_inside_function(keyword.start)?;
        if tag.is_some_and(|tag| self.names.tags.get(tag) != Some(&Tag::Record(id))) {
            return invalid(keyword.start, format!("`{}` is defined twice", tag.unwrap_or("")));
        }
        self.cursor.advance();
        self.cursor.enter()?;
        let Members { fields, depth, names: _ } = self.fields()?;
        self.cursor.leave();
        let last = self.cursor.peek();
        let attributes = before.joined(self.attributes()?).of_layout(keyword.start)?;
        let Attributes { packed, aligned, ms_struct, transparent, big_endian, .. } = attributes;
        if keyword.pack != last.pack {
            return unsupported(keyword.start, "a `#pragma pack` that ends inside a record");
        }
        self.untagged[id.index()] = tag.is_none();
        let tag = tag.map_or_else(|| self.invented_tag(), SmolStr::new);
        let kind = self.program[id].kind;
        let pragma_pack = keyword.pack;
        let form = Record::structure(tag, fields);
        let record =
            Record { kind, packed, aligned, pragma_pack, ms_struct, transparent, big_endian, ..form };
        self.program[id] = self.with_attributes(record, keyword.start)?;
        self.complete[id.index()] = Some(depth + 1);
        Ok((Type::Record(id), true))
    }

    pub(crate) fn tag(&mut self) -> Result<Option<&'s str>> {
        if self.cursor.is_word() { Ok(Some(self.cursor.identifier("a tag")?)) } else { Ok(None) }
    }

    fn record_by_tag(&self, tag: &str, keyword: Token<'_>) -> Result<Type> {
        match self.names.tags.get(tag) {
            Some(Tag::Record(id)) if self.program[*id].is_union() == (keyword.text == "union") => {
                Ok(Type::Record(*id))
            }
            Some(_) => invalid(keyword.start, format!("`{tag}` is not a {}", keyword.text)),
            None => invalid(keyword.start, format!("`{} {tag}` is defined nowhere", keyword.text)),
        }
    }

    pub(crate) fn refuse_inside_function(&self, at: usize) -> Result<()> {
        if self.in_function() {
            return unsupported(at, "a type defined inside a function");
        }
        Ok(())
    }

    /// A tag for what has none.
    pub(crate) fn invented_tag(&mut self) -> SmolStr {
        loop {
            let tag = format_smolstr!("anonymous{}", self.invented);
            self.invented += 1;
            if !self.names.tags.contains_key(tag.as_str()) {
                return tag;
            }
        }
    }

    fn fields(&mut self) -> Result<Members> {
        let mut members = Members::default();
        while !self.cursor.accept("}") {
            self.cursor.unlink();
            if !self.cursor.accept(";") && !self.static_assertion()? {
                self.members(&mut members)?;
            }
        }
        Ok(members)
    }

    fn members(&mut self, members: &mut Members) -> Result<()> {
        let at = self.cursor.byte_position();
        let mut specifiers = self.specifiers()?;
        let atomic = std::mem::take(&mut specifiers.atomic);
        if specifiers.typedef || specifiers.external {
            return invalid(at, "a member with a storage class");
        }
        if self.cursor.accept(";") {
            if specifiers.defines && matches!(specifiers.ty, Type::Enum(_)) {
                // Only its constants are declared.
                return Ok(());
            }
            let field = self.anonymous_member(&specifiers, at)?;
            let field = self.with_atomic(field, atomic, at)?;
            return self.add_member(members, field, at);
        }
        loop {
            let at = self.cursor.byte_position();
            let field = self.member(&specifiers)?;
            if atomic && field.ty != specifiers.ty {
                return unsupported(at, "`_Atomic` on a part of a member's type");
            }
            let field = self.with_atomic(field, atomic, at)?;
            self.add_member(members, field, at)?;
            if !self.cursor.accept(",") {
                return self.cursor.expect(";");
            }
        }
    }

    /// A member that is atomic if it is declared so.
    fn with_atomic(&self, field: Field, atomic: bool, at: usize) -> Result<Field> {
        if atomic && !field_can_be_atomic(&self.program, &field) {
            return unsupported(at, "`_Atomic` on such a member");
        }
        Ok(Field { atomic, ..field })
    }

    fn anonymous_member(&self, specifiers: &Specifiers, at: usize) -> Result<Field> {
        if specifiers.attributes != Attributes::NONE {
            // gcc ignores it without a word, clang obeys it.
            return unsupported(at, "an attribute before an anonymous member");
        }
        match &specifiers.ty {
            Type::Record(id) if specifiers.defines && self.untagged[id.index()] => {
                Ok(Field { volatile: specifiers.volatile, ..Field::anonymous(specifiers.ty.clone()) })
            }
            _ => invalid(at, "a member without a name"),
        }
    }

    fn member(&mut self, specifiers: &Specifiers) -> Result<Field> {
        let at = self.cursor.byte_position();
        let unnamed = self.cursor.is_at(&[":"]);
        let declared = if unnamed {
            let what = What::Object(specifiers.ty.clone());
            let typedef_align = specifiers.typedef_align;
            Declared { name: None, volatile: specifiers.volatile, typedef_align, flexible: false, what }
        } else {
            self.declarator(specifiers)?
        };
        let Declared { name, volatile, typedef_align, flexible, .. } = declared;
        let ty = declared.member(at)?;
        if name.is_none() && !unnamed {
            return Err(self.cursor.unexpected("a member's name"));
        }
        let bits = if self.cursor.accept(":") { Some(self.width(&ty, name.is_some(), at)?) } else { None };
        let Attributes { packed, aligned, .. } =
            specifiers.attributes.joined(self.attributes()?).of_layout(at)?;
        let name = name.map(SmolStr::new);
        Ok(Field { name, ty, bits, packed, aligned, typedef_align, volatile, atomic: false, flexible })
    }

    fn width(&mut self, ty: &Type, named: bool, at: usize) -> Result<Bits> {
        let Some(int) = typing::integer(&self.program, ty) else {
            return invalid(at, "a bit-field whose type is no integer type");
        };
        let value = self.constant()?;
        let least = Number::from(named);
        if !(least..=Number::from(int.width().0)).contains(&value) {
            let problem = format!("a width of {value} where {least} to {} is possible", int.width());
            return invalid(at, problem);
        }
        Ok(Bits(value.as_u64()))
    }

    fn add_member(&self, members: &mut Members, field: Field, at: usize) -> Result<()> {
        match &field.ty {
            ty if ty.is_array_of_none() => self.require_complete(ty.element(), at)?,
            ty => self.require_complete(ty, at)?,
        }
        let mut names = Vec::new();
        self.member_names(&field, &mut names);
        if let Some(name) = names.iter().find(|name| members.names.contains(*name)) {
            return invalid(at, format!("a second member `{name}`"));
        }
        members.names.extend(names);
        members.depth = members.depth.max(self.depth(&field.ty));
        if members.depth >= NESTING {
            return unsupported(at, format!("records inside each other {NESTING} times"));
        }
        members.fields.push(field);
        Ok(())
    }

    /// The depth of records inside each other in an object of a type. It is limited because every other part of bitfrost that walks them
    /// may recurse.
    fn depth(&self, ty: &Type) -> u32 {
        match ty.element() {
            Type::Record(id) => self.complete[id.index()].unwrap_or(0),
            _ => 0,
        }
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
    pub(crate) fn require_complete(&self, ty: &Type, at: usize) -> Result<()> {
        match ty.element() {
            Type::Void => invalid(at, "an object of type `void`"),
            _ if ty.is_array_of_none() => {
                unsupported(at, "an array without a length or of length zero, other than as a member,")
            }
            Type::Record(id) if self.complete[id.index()].is_none() => {
                invalid(at, "an object of a record type that is defined only later")
            }
            _ => Ok(()),
        }
    }

    /// Gives a record the attributes of the `typedef` that is its only name. gcc makes another type of a record with a tag then, and both
    /// compilers ignore `ms_struct` there.
    pub(crate) fn attributes_of_record(
        &mut self,
        specifiers: &Specifiers,
        ty: &Type,
        attributes: Attributes,
        at: usize,
    ) -> Result<()> {
        let Attributes { transparent, big_endian, .. } = attributes;
        if !transparent && !big_endian {
            return Ok(());
        }
        let named = ty.as_record().filter(|id| specifiers.defines && self.untagged[id.index()]);
        let Some(id) = named.filter(|id| !self.named.contains(id)) else {
            return unsupported(at, "an attribute of a record on a `typedef` that is not its only name");
        };
        let own = &self.program[id];
        let (transparent, big_endian) = (transparent || own.transparent, big_endian || own.big_endian);
        self.program[id] = self.with_attributes(Record { transparent, big_endian, ..own.clone() }, at)?;
        Ok(())
    }

    /// The record, if it is of the form that its attributes ask for.
    fn with_attributes(&self, record: Record, at: usize) -> Result<Record> {
        if record.big_endian && !record_can_be_big_endian(&self.program, &record) {
            return unsupported(at, "`scalar_storage_order` on such a record");
        }
        if record.transparent && !union_can_be_transparent(&self.program, &record) {
            return unsupported(at, "`transparent_union` on such a record");
        }
        Ok(record)
    }

    /// Names a record without a tag after the first `typedef` in its declaration. One that adds something to the type, a qualifier or an
    /// alignment, is another type's name, and becomes the record's tag.
    pub(crate) fn name_after_typedef(
        &mut self,
        specifiers: &Specifiers,
        ty: &Type,
        name: &'s str,
        adds: bool,
    ) {
        let Type::Record(id) = ty else { return };
        let is_first = specifiers.defines && self.untagged[id.index()] && !self.named.contains(id);
        if is_first && !self.names.tags.contains_key(name) {
            self.named.insert(*id);
            let record = &mut self.program[*id];
            record.tag = SmolStr::new(name);
            record.untagged = !adds;
            self.names.tags.insert(name, Tag::Record(*id));
        }
    }
}
