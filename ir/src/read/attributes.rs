//! Attributes of parameters, results and functions, and attribute groups.

use base::text::{LocatedProblem, Result};
use base::{Align, Bytes};

use super::lexer::TokenKind;
use super::{Reader, name};
use crate::attributes::{
    FunctionAttr, FunctionAttrs, IntegerRange, MemoryEffect, MemoryEffects, ParamAttr, ParamAttrs, Passing,
};
use crate::constant::Const;
use crate::fp_class::FpClasses;
use crate::types::TypeId;

/// Limit on the string attributes of one function. Clang writes about ten, but a group may be referenced any number of
/// times.
const STRINGS: usize = 128;

impl Reader<'_> {
    /// Reads all attributes of a parameter, an argument or a result.
    pub(super) fn param_attrs(&mut self) -> Result<ParamAttrs> {
        let mut attrs = ParamAttrs::NONE;
        loop {
            // A target's own attribute of a parameter has no rule here.
            if self.cursor.next_is(TokenKind::Text) {
                let token = self.cursor.advance();
                if self.cursor.accept("=") {
                    self.cursor.expect_kind(TokenKind::Text, "a string")?;
                }
                self.drop_annotation(token.start, token.text);
                continue;
            }
            let Some(word) = self.cursor.word() else { break };
            if let Some(flag) = ParamAttr::from_keyword(word) {
                self.cursor.advance();
                attrs = attrs.with_attribute(flag);
            } else if !self.valued_attr(word, &mut attrs)? && !self.skip_parameter_attribute()? {
                break;
            }
        }
        Ok(attrs)
    }

    /// Reads an attribute with a value; false if `word` is not one.
    fn valued_attr(&mut self, word: &str, attrs: &mut ParamAttrs) -> Result<bool> {
        match word {
            "byval" => attrs.passing = Passing::ByVal(self.type_argument()?),
            "sret" => attrs.passing = Passing::SRet(self.type_argument()?),
            "byref" => attrs.passing = Passing::ByRef(self.type_argument()?),
            "align" => attrs.align = Some(self.align()?),
            "alignstack" => attrs.stack_align = Some(self.align()?),
            "dereferenceable" => {
                self.cursor.advance();
                attrs.dereferenceable = Some(Bytes(self.bracketed_number()?));
            }
            "dereferenceable_or_null" => {
                self.cursor.advance();
                attrs.dereferenceable_or_null = Some(Bytes(self.bracketed_number()?));
            }
            "range" => attrs.range = Some(self.range()?),
            "nofpclass" => attrs.no_fp_class = self.fp_classes()?,
            // LLVM 21 has this for what was `nocapture`; what is captured in part counts as captured.
            "captures" if self.cursor.is_at(&["captures", "(", "none", ")"]) => {
                self.cursor.skip(4);
                *attrs = attrs.with_attribute(ParamAttr::NoCapture);
            }
            "inalloca" => attrs.passing = Passing::InAlloca(self.type_argument()?),
            "elementtype" => attrs.passing = Passing::Element(self.type_argument()?),
            "preallocated" => attrs.passing = Passing::Preallocated(self.type_argument()?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `keyword(type)`
    fn type_argument(&mut self) -> Result<TypeId> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let ty = self.object_type()?;
        self.cursor.expect(")")?;
        Ok(ty)
    }

    /// `nofpclass(nan inf)`, or the number of the classes
    fn fp_classes(&mut self) -> Result<FpClasses> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let at = self.cursor.byte_position();
        let mut classes = FpClasses::NONE;
        while let Some(word) = self.cursor.word() {
            let Some(more) = FpClasses::from_word(word) else {
                return self.invalid(at, "a class of floating-point numbers");
            };
            self.cursor.advance();
            classes = classes.union(more);
        }
        if classes.is_empty() {
            let bits = self.number()?;
            classes = u16::try_from(bits).ok().and_then(FpClasses::from_bits).unwrap_or_default();
        }
        if classes.is_empty() {
            return self.invalid(at, "classes of floating-point numbers are 1 to 1023");
        }
        self.cursor.expect(")")?;
        Ok(classes)
    }

    /// `range(i8 -1, 1)`
    fn range(&mut self) -> Result<IntegerRange> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let at = self.cursor.byte_position();
        let ty = self.sized_type()?;
        let first = self.constant(ty)?;
        self.cursor.expect(",")?;
        let end = self.constant(ty)?;
        self.cursor.expect(")")?;
        let number = |constant: Const| match constant {
            Const::Int { value, .. } => Some(value),
            Const::Zero(_) => Some(0),
            _ => None,
        };
        let width = self.module.types.int_width(ty).filter(|&width| width <= 128);
        match (width, number(first), number(end)) {
            (Some(_), Some(first), Some(end)) => Ok(IntegerRange { ty, first, end }),
            (None, ..) => Err(LocatedProblem::unsupported(at, "a range of integers of more than 128 bits")),
            _ => self.invalid(at, "a range is two integers"),
        }
    }

    /// Reads `align 4` or `align(4)`, for any keyword.
    pub(super) fn align(&mut self) -> Result<Align> {
        self.cursor.advance();
        let at = self.cursor.byte_position();
        let bytes = if self.cursor.is_at(&["("]) { self.bracketed_number()? } else { self.number()? };
        match Align::from_bytes(bytes) {
            Some(align) => Ok(align),
            None => self.invalid(at, "an alignment is a power of two up to 2^32"),
        }
    }

    fn bracketed_number(&mut self) -> Result<u64> {
        self.cursor.expect("(")?;
        let number = self.number()?;
        self.cursor.expect(")")?;
        Ok(number)
    }

    fn number(&mut self) -> Result<u64> {
        let token = self.cursor.expect_kind(TokenKind::Integer, "a number")?;
        match token.text.parse() {
            Ok(number) => Ok(number),
            Err(_) => self.invalid(token.start, "this number has 64 bits and no sign"),
        }
    }

    /// Reads all attributes of a function or call, groups included.
    pub(super) fn function_attrs(&mut self) -> Result<FunctionAttrs> {
        let mut attrs = FunctionAttrs::default();
        let at = self.cursor.byte_position();
        while self.function_attr(&mut attrs)? {
            if attrs.strings.len() + attrs.words.len() > STRINGS {
                return Err(LocatedProblem::unsupported(
                    at,
                    format!("more than {STRINGS} attributes with strings"),
                ));
            }
        }
        Ok(attrs)
    }

    fn function_attr(&mut self, attrs: &mut FunctionAttrs) -> Result<bool> {
        let token = self.cursor.peek();
        match token.kind {
            TokenKind::Text => self.string_attr(attrs)?,
            TokenKind::Group => self.group(attrs)?,
            TokenKind::Word if token.text == "memory" => attrs.memory = Some(self.memory_effects()?),
            TokenKind::Word if token.text == "denormal_fpenv" => self.denormal_modes(attrs)?,
            TokenKind::Word if MemoryEffects::of_old_word(token.text).is_some() => {
                self.cursor.advance();
                // LLVM before 16 has a word for each limit, and several limits hold together.
                let before = attrs.memory.unwrap_or(MemoryEffects::UNKNOWN);
                attrs.memory =
                    MemoryEffects::of_old_word(token.text).map(|effects| before.intersection(effects));
            }
            TokenKind::Word => {
                if let Some(word) = self.function_word()? {
                    attrs.words.push(word);
                    return Ok(true);
                }
                let Some(flag) = FunctionAttr::from_keyword(token.text) else {
                    return self.skip_function_attribute();
                };
                self.cursor.advance();
                self.skip_argument()?;
                attrs.flags = attrs.flags.with_attribute(flag);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `memory(read, argmem: readwrite)`. The kinds of memory that later versions of LLVM have are parts of other memory.
    fn memory_effects(&mut self) -> Result<MemoryEffects> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let mut effects = MemoryEffects::uniform(MemoryEffect::None);
        let mut first = true;
        while !self.cursor.at_list_end(")", first)? {
            let kind = self.cursor.next_is(TokenKind::Label).then(|| self.cursor.advance());
            let token = self.cursor.peek();
            let effect = MemoryEffect::from_keyword(token.text);
            let effect = effect.ok_or_else(|| self.cursor.unexpected("an effect on memory"))?;
            self.cursor.advance();
            match kind.map(|kind| kind.text) {
                None => effects = MemoryEffects::uniform(effect),
                Some("argmem:") => effects.argument = effect,
                Some("inaccessiblemem:") => effects.inaccessible = effect,
                Some(_) => effects.other = effects.other.union(effect),
            }
            first = false;
        }
        Ok(effects)
    }

    /// `"key"` or `"key"="value"`
    fn string_attr(&mut self, attrs: &mut FunctionAttrs) -> Result<()> {
        let key = name::string(self.cursor.advance())?;
        let value = match self.cursor.accept("=") {
            true => name::string(self.cursor.expect_kind(TokenKind::Text, "a string")?)?,
            false => Default::default(),
        };
        attrs.strings.push((key, value));
        Ok(())
    }

    /// `denormal_fpenv(positivezero|ieee, float: ieee)`, as the strings that LLVM 19 has for it: results and operands.
    fn denormal_modes(&mut self, attrs: &mut FunctionAttrs) -> Result<()> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let mut first = true;
        while !self.cursor.at_list_end(")", first)? {
            let of_float = self.cursor.next_is(TokenKind::Label) && self.cursor.advance().text == "float:";
            let results = self.denormal_mode()?;
            let operands = if self.cursor.accept("|") { self.denormal_mode()? } else { results };
            let key = if of_float { "denormal-fp-math-f32" } else { "denormal-fp-math" };
            attrs.strings.push((key.into(), format!("{results},{operands}").into()));
            first = false;
        }
        Ok(())
    }

    fn denormal_mode(&mut self) -> Result<&'static str> {
        let mode = match self.cursor.peek().text {
            "ieee" => "ieee",
            "positivezero" => "positive-zero",
            "preservesign" => "preserve-sign",
            "dynamic" => "dynamic",
            _ => return Err(self.cursor.unexpected("a mode of denormal numbers")),
        };
        self.cursor.advance();
        Ok(mode)
    }

    /// `#0`
    fn group(&mut self, attrs: &mut FunctionAttrs) -> Result<()> {
        let token = self.cursor.advance();
        // LLVM takes a group that is not defined for an empty one.
        let Some(group) = self.groups.get(token.text) else { return Ok(()) };
        for flag in group.flags.iter() {
            attrs.flags = attrs.flags.with_attribute(flag);
        }
        attrs.memory = group.memory.or(attrs.memory);
        attrs.strings.extend(group.strings.iter().cloned());
        attrs.words.extend(group.words.iter().cloned());
        Ok(())
    }

    /// `attributes #0 = { … }`
    pub(super) fn attribute_group(&mut self) -> Result<()> {
        self.cursor.expect("attributes")?;
        let token = self.cursor.expect_kind(TokenKind::Group, "a group's number")?;
        self.cursor.expect("=")?;
        self.cursor.expect("{")?;
        let attrs = self.function_attrs()?;
        if !self.cursor.is_at(&["}"]) {
            return Err(self.cursor.unexpected("an attribute of a function, or `}`"));
        }
        self.cursor.advance();
        match self.groups.insert(token.text, attrs) {
            None => Ok(()),
            Some(_) => self.invalid(token.start, format!("{} is defined twice", token.text)),
        }
    }
}
