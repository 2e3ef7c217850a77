//! Declarators (C11 6.7.6), read inside out.

use base::text::{LocatedProblem, Result, invalid, unsupported};

use crate::parse::attributes::Attributes;
use crate::parse::definition::{Parameter, Parameters};
use crate::parse::lexer::{PASSED, PASSES};
use crate::parse::parser::Parser;
use crate::parse::specifier::Specifiers;
use crate::{Align, CallingConvention, Signature, Type, VariadicPassing, VariadicTail};

/// More elements than this no object here has, in all its dimensions together.
const ELEMENTS: u64 = 1 << 28;

/// Words after a `*` that change nothing here.
const QUALIFIERS: [&str; 9] = [
    "const",
    "__const",
    "__const__",
    "restrict",
    "__restrict",
    "__restrict__",
    "_Nonnull",
    "_Nullable",
    "_Null_unspecified",
];

/// The entity that one declarator declares.
pub(crate) struct Declared<'s> {
    pub(crate) name: Option<&'s str>,
    pub(crate) volatile: bool,
    /// The type is a `typedef` with an alignment of its own.
    pub(crate) typedef_align: Option<Align>,
    /// The type is an array without a length.
    pub(crate) flexible: bool,
    pub(crate) what: What<'s>,
}

/// An object's type, or a function with its parameters.
pub(crate) enum What<'s> {
    Object(Type),
    Function(Signature, Parameters<'s>),
}

/// One step from a name outwards.
enum Layer<'s> {
    Pointer {
        volatile: bool,
    },
    /// `[n]`, or `[]`
    Array(Option<u32>),
    Function(Parameters<'s>),
    /// `ms_abi` before a `*`: the function that it points to has the convention.
    Convention(CallingConvention),
}

impl<'s> Declared<'s> {
    /// The type, where a function makes no sense, nor an alignment of its own.
    pub(crate) fn object(self, at: usize) -> Result<Type> {
        if self.typedef_align.is_some() {
            return unsupported(at, "a type with an alignment of its own, other than of a member,");
        }
        self.member(at)
    }

    /// The type, where a function makes no sense.
    pub(crate) fn member(self, at: usize) -> Result<Type> {
        match self.what {
            What::Object(ty) => Ok(ty),
            What::Function(..) => invalid(at, "a function where an object is wanted"),
        }
    }
}

impl<'s> Parser<'s> {
    /// A declarator, with or without a name.
    pub(crate) fn declarator(&mut self, specifiers: &Specifiers) -> Result<Declared<'s>> {
        let at = self.cursor.byte_position();
        if specifiers.atomic {
            return unsupported(at, "`_Atomic` on what is no member");
        }
        let mut layers = Vec::new();
        let name = self.layers(&mut layers)?;
        let first = layers.iter().find(|layer| !matches!(layer, Layer::Array(_) | Layer::Convention(_)));
        let volatile = match first {
            Some(Layer::Pointer { volatile }) => *volatile,
            _ => specifiers.volatile,
        };
        let pointers = layers.iter().filter(|layer| matches!(layer, Layer::Pointer { .. }));
        let qualified = pointers.filter(|l| matches!(l, Layer::Pointer { volatile: true })).count();
        let has_pointer = matches!(first, Some(Layer::Pointer { .. }));
        let to_volatile =
            qualified > usize::from(has_pointer && volatile) || (has_pointer && specifiers.volatile);
        // No code accesses objects in a header.
        if to_volatile && !self.header {
            return unsupported(at, "a pointer to a volatile object");
        }
        let typedef_align = match (specifiers.typedef_align, layers.last()) {
            // No ABI looks at what a pointer points to.
            (None, _) | (_, Some(Layer::Pointer { .. })) => None,
            (align, None) => align,
            (_, Some(Layer::Array(_))) => {
                return unsupported(at, "an array of elements with an alignment of their own");
            }
            (_, Some(Layer::Function(..) | Layer::Convention(_))) => {
                return unsupported(at, "a result with an alignment of its own");
            }
        };
        if specifiers.flexible && matches!(layers.last(), Some(Layer::Array(_))) {
            return invalid(at, "an array of arrays without a length");
        }
        let base = match &specifiers.function {
            Some(signature) => What::Function(signature.clone(), Parameters::default()),
            None => What::Object(specifiers.ty.clone()),
        };
        let flexible = match layers.first() {
            Some(Layer::Array(length)) => length.is_none(),
            Some(_) => false,
            None => specifiers.flexible,
        };
        let what = build(base, layers, at)?;
        Ok(Declared { name, volatile, typedef_align, flexible, what })
    }

    /// Reads the declarator from the name outwards: brackets and parentheses after it bind tighter than the stars before it.
    fn layers(&mut self, layers: &mut Vec<Layer<'s>>) -> Result<Option<&'s str>> {
        self.cursor.enter()?;
        let mut stars = Vec::new();
        // As in `int (__attribute__((ms_abi)) *f)(int)`, where the attribute is of the function that `f`
        // points to.
        if self.starts_convention(0) {
            let at = self.cursor.byte_position();
            let attributes = self.attributes()?;
            match attributes.convention {
                Some(convention) if attributes.without_convention() == Attributes::NONE => {
                    stars.push(Layer::Convention(convention));
                }
                _ => return unsupported(at, "an attribute of layout in a declarator"),
            }
        }
        while self.cursor.accept("*") {
            if stars.len() >= 8 {
                return unsupported(self.cursor.byte_position(), "more than eight levels of pointers");
            }
            stars.push(Layer::Pointer { volatile: self.pointer_qualifiers()? });
        }
        let name = if self.is_nested_declarator() {
            self.cursor.expect("(")?;
            let name = self.layers(layers)?;
            self.cursor.expect(")")?;
            name
        } else if self.cursor.is_word() && !crate::parse::cursor::is_keyword(self.cursor.peek().text) {
            Some(self.cursor.advance().text)
        } else {
            None
        };
        self.suffixes(layers)?;
        layers.extend(stars.into_iter().rev());
        self.cursor.leave();
        Ok(name)
    }

    fn pointer_qualifiers(&mut self) -> Result<bool> {
        let mut volatile = false;
        loop {
            let at = self.cursor.byte_position();
            if self.attributes()? != Attributes::NONE {
                return unsupported(at, "an attribute of layout on a pointer");
            }
            match self.cursor.peek().text {
                "volatile" | "__volatile" | "__volatile__" => volatile = true,
                word if QUALIFIERS.contains(&word) => {}
                _ => return Ok(volatile),
            }
            self.cursor.advance();
        }
    }

    /// `(` starts a nested declarator unless it starts a parameter list of an unnamed function.
    fn is_nested_declarator(&self) -> bool {
        let next = self.cursor.peek_at(1).text;
        let starts = next == "*" || next == "(" || self.is_plain_name(1) || self.starts_convention(1);
        self.cursor.is_at(&["("]) && starts
    }

    /// `__attribute__((ms_abi))` or `sysv_abi`
    fn starts_convention(&self, ahead: usize) -> bool {
        let word = |behind: usize| self.cursor.peek_at(ahead + behind).text.trim_matches('_');
        word(0) == "attribute" && matches!(word(3), "ms_abi" | "sysv_abi")
    }

    fn is_plain_name(&self, ahead: usize) -> bool {
        let mut token = self.cursor.peek_at(ahead);
        let word = token.kind == crate::parse::lexer::TokenKind::Word
            && !crate::parse::cursor::is_keyword(token.text);
        let is_type = crate::parse::scope::standard_type(token.text).is_some()
            || matches!(
                self.names.symbols.get(token.text),
                Some(
                    crate::parse::scope::Symbol::Typedef(..)
                        | crate::parse::scope::Symbol::FunctionType(_)
                        | crate::parse::scope::Symbol::Unread
                )
            );
        token = self.cursor.peek_at(ahead + 1);
        word && !is_type && matches!(token.text, ")" | "[" | "(")
    }

    fn suffixes(&mut self, layers: &mut Vec<Layer<'s>>) -> Result<()> {
        loop {
            if self.cursor.is_at(&["[", "["]) {
                return Ok(());
            }
            if self.cursor.accept("[") {
                self.cursor.link()?;
                layers.push(Layer::Array(self.array_length()?));
            } else if self.cursor.accept("(") {
                self.cursor.link()?;
                self.in_parameters += 1;
                let parameters = self.parameters()?;
                self.in_parameters -= 1;
                layers.push(Layer::Function(parameters));
            } else {
                return Ok(());
            }
        }
    }

    /// The length of an array; none in `[]`.
    fn array_length(&mut self) -> Result<Option<u32>> {
        let at = self.cursor.byte_position();
        if self.in_parameters > 0 {
            while self.cursor.is_at(&["static"]) || QUALIFIERS.iter().any(|word| self.cursor.is_at(&[word])) {
                self.cursor.advance();
            }
            // The length of an array that is a pointer may be known only in the call.
            if self.header && !self.cursor.is_at(&["]"]) && self.next_in_brackets_is_variable() {
                self.cursor.skip_to_close("]")?;
                return Ok(None);
            }
        }
        if self.cursor.accept("]") {
            return Ok(None);
        }
        let value = self.constant()?;
        self.cursor.expect("]")?;
        let length = u32::try_from(value).ok();
        let invalid = || LocatedProblem::invalid(at, format!("an array does not have {value} elements"));
        length.map(Some).ok_or_else(invalid)
    }

    /// `[n]` or `[*]`, where `n` is no constant.
    fn next_in_brackets_is_variable(&self) -> bool {
        let token = self.cursor.peek();
        let constant =
            matches!(self.names.symbols.get(token.text), Some(crate::parse::scope::Symbol::Constant(_)));
        token.text == "*"
            || (token.kind == crate::parse::lexer::TokenKind::Word && token.text != "sizeof" && !constant)
    }

    fn parameters(&mut self) -> Result<Parameters<'s>> {
        let mut all = Parameters::default();
        if self.cursor.is_at(&["void", ")"]) {
            self.cursor.advance();
        }
        if self.cursor.accept(")") {
            return Ok(all);
        }
        loop {
            if self.unnamed(&mut all)? {
                self.cursor.expect(")")?;
                return Ok(all);
            }
            all.named.push(self.parameter()?);
            if !self.cursor.accept(",") {
                self.cursor.expect(")")?;
                return Ok(all);
            }
        }
    }

    /// Reads `...`, or the parameters without names that a comment after it lists.
    fn unnamed(&mut self, all: &mut Parameters<'s>) -> Result<bool> {
        let passing = if !all.named.is_empty() && self.cursor.accept("...") {
            VariadicPassing::Ellipsis
        } else if !self.cursor.accept("__builtin_va_list") {
            return Ok(false);
        } else if self.cursor.accept("*") {
            VariadicPassing::ListPointer
        } else {
            VariadicPassing::List
        };
        all.unnamed = Some(passing);
        if passing.is_list() && self.cursor.is_word() {
            all.list = Some(self.cursor.identifier("the name of a list of arguments")?);
        }
        if self.cursor.accept(PASSES) {
            all.passes.push(self.abstract_type()?);
            while self.cursor.accept(",") {
                all.passes.push(self.abstract_type()?);
            }
            self.cursor.expect(PASSED)?;
        }
        Ok(true)
    }

    /// An array is a pointer to its first element here, a function a pointer to it (C11 6.7.6.3p7-8).
    fn parameter(&mut self) -> Result<Parameter<'s>> {
        let at = self.cursor.byte_position();
        self.cursor.enter()?;
        let specifiers = self.specifiers()?;
        if specifiers.attributes != Attributes::NONE {
            return unsupported(at, "an attribute of layout on a parameter");
        }
        let Declared { name, volatile, typedef_align, flexible: _, what } = self.declarator(&specifiers)?;
        if self.attributes()? != Attributes::NONE {
            return unsupported(at, "an attribute of layout on a parameter");
        }
        if typedef_align.is_some() {
            return unsupported(at, "a parameter with an alignment of its own");
        }
        self.cursor.leave();
        let ty = match what {
            What::Object(Type::Array(of, _)) => Type::Pointer(of),
            What::Object(Type::Void) => return invalid(at, "a parameter of type `void`"),
            What::Object(ty) => ty,
            What::Function(signature, _) => Type::FunctionPointer(Box::new(signature)),
        };
        Ok(Parameter { name, ty, volatile })
    }
}

fn build<'s>(base: What<'s>, layers: Vec<Layer<'s>>, at: usize) -> Result<What<'s>> {
    // From the type to the name: the layers were read from the name outwards.
    let mut what = base;
    let pointed: Vec<bool> = layers.iter().map(|layer| !matches!(layer, Layer::Array(_))).collect();
    for (index, layer) in layers.into_iter().enumerate().rev() {
        let is_outermost = index == 0 || pointed[index - 1];
        what = match (layer, what) {
            (Layer::Pointer { .. }, What::Object(ty)) => What::Object(ty.pointer_to()),
            (Layer::Pointer { .. }, What::Function(signature, _)) => {
                What::Object(Type::FunctionPointer(Box::new(signature)))
            }
            (Layer::Array(_), What::Object(Type::Void)) => return invalid(at, "an array of `void`"),
            (Layer::Array(None), What::Object(_)) if !is_outermost => {
                return invalid(at, "an array of arrays without a length");
            }
            (Layer::Array(length), What::Object(ty)) => {
                let length = length.unwrap_or(0);
                if elements(&ty).saturating_mul(length.into()) > ELEMENTS {
                    return unsupported(at, format!("an array of more than {ELEMENTS} elements"));
                }
                What::Object(Type::Array(Box::new(ty), length))
            }
            (Layer::Function(..), What::Object(Type::Array(..))) => {
                return invalid(at, "a function that returns an array");
            }
            (Layer::Function(params), What::Object(ty)) => {
                let named = params.named.iter().map(|p| p.ty.clone());
                let types = named.chain(params.passes.iter().cloned()).collect();
                let ret = (ty != Type::Void).then_some(ty);
                let named = params.named.len() as u32;
                let tail = params.unnamed.map(|passing| VariadicTail { named, passing });
                What::Function(Signature { ret, params: types, tail, ..Signature::default() }, params)
            }
            (Layer::Convention(convention), What::Function(signature, params)) => {
                What::Function(Signature { convention, ..signature }, params)
            }
            (Layer::Convention(_), What::Object(_)) => {
                return unsupported(at, "a calling convention on what is no function");
            }
            (Layer::Array(_) | Layer::Function(..), What::Function(..)) => {
                return invalid(at, "an array of functions, or a function that returns one");
            }
        };
    }
    Ok(what)
}

fn elements(ty: &Type) -> u64 {
    match ty {
        Type::Array(of, length) => elements(of).saturating_mul((*length).into()),
        _ => 1,
    }
}
