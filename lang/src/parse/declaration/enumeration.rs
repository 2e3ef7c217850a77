//! Definitions of enumerations (C11 6.7.2.2).

use base::text::{LocatedProblem, Result, invalid, unsupported};
use smol_str::SmolStr;

use crate::parse::attributes::Attributes;
use crate::parse::parser::Parser;
use crate::parse::scope::{Symbol, Tag};
use crate::{EnumDef, EnumId, Number, Type};

impl Parser<'_> {
    /// `enum` with a tag, a body or both; true with a body.
    pub(crate) fn enum_specifier(&mut self) -> Result<(Type, bool)> {
        let at = self.cursor.advance().start;
        let before = self.attributes()?;
        let tag = self.tag()?;
        if !self.cursor.accept("{") {
            let Some(tag) = tag else { return Err(self.cursor.unexpected("a tag or `{`")) };
            return match self.names.tags.get(tag) {
                Some(Tag::Enum(id)) => Ok((Type::Enum(*id), false)),
                _ => invalid(at, format!("`enum {tag}` is not defined")),
            };
        }
        self.refuse_inside_function(at)?;
        let id = EnumId(self.program.enums.len() as u32);
        if tag.is_some_and(|tag| self.names.tags.insert(tag, Tag::Enum(id)).is_some()) {
            return invalid(at, format!("`{}` is defined twice", tag.unwrap_or("")));
        }
        let constants = self.enumerators()?;
        let attributes = before.joined(self.attributes()?);
        let Attributes { packed, aligned, .. } = attributes;
        if attributes != (Attributes { packed, aligned, ..Attributes::NONE }) {
            return unsupported(at, "an attribute other than `packed` and `aligned` on an enumeration");
        }
        // gcc and clang take `unsigned int` for an enumeration unless a constant is negative, and `int` then;
        // of more than 32 bits, they take a type of 64.
        let negative = constants.iter().any(|(_, v)| *v < 0);
        let most = if negative { i64::from(i32::MAX) } else { i64::from(u32::MAX) };
        if constants.is_empty() || constants.iter().any(|(_, v)| !(i64::from(i32::MIN)..=most).contains(v)) {
            return unsupported(at, "an enumeration whose constants do not fit 32 bits");
        }
        let tag = tag.map_or_else(|| self.invented_tag(), SmolStr::new);
        self.program.enums.push(EnumDef { tag, constants, packed, aligned });
        Ok((Type::Enum(id), true))
    }

    fn enumerators(&mut self) -> Result<Vec<(SmolStr, i64)>> {
        let mut constants = Vec::new();
        let mut next = Number::ZERO;
        while !self.cursor.accept("}") {
            let at = self.cursor.byte_position();
            let name = self.cursor.identifier("an enumeration constant")?;
            if self.attributes()? != Attributes::NONE {
                return unsupported(at, "an attribute of layout on an enumeration constant");
            }
            if self.cursor.accept("=") {
                self.cursor.unlink();
                next = self.constant()?;
            }
            let value = i64::try_from(next).map_err(|_| {
                LocatedProblem::unsupported(at, "an enumeration constant of more than 64 bits")
            })?;
            // In scope from here on (C11 6.2.1p7), so that the constants after it may name it.
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
}
