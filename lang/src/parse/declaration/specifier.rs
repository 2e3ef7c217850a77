//! Declaration specifiers (C11 6.7): the part of a declaration that all its declarators share.

use base::text::{LocatedProblem, Result, invalid, syntax, unsupported};

use crate::parse::attributes::Attributes;
use crate::parse::lexer::TokenKind;
use crate::parse::parser::Parser;
use crate::parse::scope::{Symbol, standard_type};
use crate::{Align, FloatType, IntType, MAX_BIT_INT, PartType, Signature, Type};

/// The specifiers before the declarators.
pub(crate) struct Specifiers {
    pub(crate) ty: Type,
    /// The type is a `typedef` with an alignment of its own.
    pub(crate) typedef_align: Option<Align>,
    /// The type is that of a function, by a `typedef`.
    pub(crate) function: Option<Signature>,
    pub(crate) volatile: bool,
    /// `_Atomic`, a qualifier or with its type in parentheses.
    pub(crate) atomic: bool,
    pub(crate) typedef: bool,
    pub(crate) external: bool,
    /// Attributes among the specifiers: they belong to what is declared.
    pub(crate) attributes: Attributes,
    /// A record or enumeration was defined here.
    pub(crate) defines: bool,
    /// The type is an array without a length, by a `typedef`.
    pub(crate) flexible: bool,
}

/// The words that say what a type other than a floating one is; the others say how long it is, or of which sign.
const BASES: [&str; 6] = ["void", "char", "int", "_Bool", "__int128", "_BitInt"];

/// The words of an arithmetic type, counted.
#[derive(Default, PartialEq, Eq)]
struct Words {
    signed: u32,
    unsigned: u32,
    short: u32,
    long: u32,
    complex: u32,
    base: Option<&'static str>,
    /// The width of a `_BitInt(N)`.
    width: Option<u16>,
}

impl<'s> Parser<'s> {
    /// True if the next token starts a type: a keyword of a type, or the name of a `typedef`.
    pub(crate) fn starts_type(&self) -> bool {
        self.starts_type_at(0)
    }

    /// True if the token `ahead` of the next one starts a type.
    pub(crate) fn starts_type_at(&self, ahead: usize) -> bool {
        // Storage classes are not among them: they begin declarations, and no type name has one (C11
        // 6.7.7p1).
        const STARTS: [&str; 29] = [
            "void",
            "char",
            "short",
            "int",
            "long",
            "signed",
            "unsigned",
            "_Bool",
            "struct",
            "union",
            "enum",
            "const",
            "volatile",
            "__attribute__",
            "__attribute",
            "_Alignas",
            "_Complex",
            "__complex__",
            "_Atomic",
            "__int128",
            "_BitInt",
            "__signed",
            "__signed__",
            "__const",
            "__const__",
            "__volatile",
            "__volatile__",
            "__extension__",
            "__builtin_va_list",
        ];
        let token = self.cursor.peek_at(ahead);
        let keyword = STARTS.contains(&token.text) || FloatType::word(token.text).is_some();
        token.kind == TokenKind::Word && (keyword || self.type_name(token.text).is_some())
    }

    /// True when the next token starts a declaration.
    pub(crate) fn starts_declaration(&self) -> bool {
        const STORAGE: [&str; 7] =
            ["typedef", "extern", "static", "inline", "register", "auto", "_Thread_local"];
        self.starts_type() || STORAGE.iter().any(|word| self.cursor.is_at(&[word]))
    }

    fn type_name(&self, name: &str) -> Option<Symbol> {
        if self.frame.find(name).is_some() {
            return None;
        }
        match self.names.symbols.get(name) {
            Some(named @ (Symbol::Typedef(..) | Symbol::FunctionType(_) | Symbol::Unread)) => {
                Some(named.clone())
            }
            Some(_) => None,
            None => standard_type(name).map(|ty| Symbol::Typedef(ty, None, false)),
        }
    }

    pub(crate) fn specifiers(&mut self) -> Result<Specifiers> {
        let start = self.cursor.byte_position();
        let mut words = Words::default();
        let mut named = None;
        let mut all = Specifiers {
            ty: Type::Void,
            typedef_align: None,
            function: None,
            volatile: false,
            atomic: false,
            typedef: false,
            external: false,
            attributes: Attributes::NONE,
            defines: false,
            flexible: false,
        };
        loop {
            all.attributes = all.attributes.joined(self.attributes()?);
            if self.storage_class(&mut all)? || self.arithmetic_word(&mut words)? {
                continue;
            }
            // After a type, the name of another type is what is declared: `typedef int T; … char T;`.
            if named.is_some() || words != Words::default() {
                break;
            }
            match self.named_type(&mut all)? {
                Some(ty) => named = Some(ty),
                None => break,
            }
        }
        all.ty = match (named, words.resolve(start)?) {
            (Some(ty), None) => ty,
            (None, Some(ty)) => ty,
            (Some(_), Some(_)) => return invalid(start, "two types in one declaration"),
            (None, None) => return Err(self.cursor.unexpected("a type")),
        };
        Ok(all)
    }

    fn storage_class(&mut self, all: &mut Specifiers) -> Result<bool> {
        let token = self.cursor.peek();
        match token.text {
            "typedef" => all.typedef = true,
            "extern" => all.external = true,
            "volatile" | "__volatile" | "__volatile__" => all.volatile = true,
            "const" | "__const" | "__const__" | "static" | "inline" | "__inline" | "__inline__" => {}
            "register" | "_Noreturn" | "__extension__" => {}
            "_Thread_local" | "__thread" if self.header => {}
            "_Atomic" if self.cursor.peek_at(1).text != "(" => all.atomic = true,
            "auto" | "_Thread_local" | "__thread" => {
                return unsupported(token.start, format!("`{}`", token.text));
            }
            _ => return Ok(false),
        }
        self.cursor.advance();
        Ok(true)
    }

    fn arithmetic_word(&mut self, words: &mut Words) -> Result<bool> {
        let token = self.cursor.peek();
        // The words are only counted: they come in any order (C11 6.7.2p2), and `resolve` says what they
        // make.
        match token.text {
            "signed" | "__signed" | "__signed__" => words.signed += 1,
            "unsigned" => words.unsigned += 1,
            "short" => words.short += 1,
            "long" => words.long += 1,
            "_Complex" | "__complex__" => words.complex += 1,
            "__builtin_va_list" | "__bf16" => {
                return Err(LocatedProblem::unsupported(token.start, format!("`{}`", token.text)));
            }
            "_Imaginary" => return unsupported(token.start, "`_Imaginary`"),
            other => {
                let integer = BASES.into_iter().find(|base| *base == other);
                let Some(base) = integer.or_else(|| FloatType::word(other)) else { return Ok(false) };
                if words.base.replace(base).is_some() {
                    return invalid(token.start, "two types in one declaration");
                }
            }
        }
        self.cursor.advance();
        if token.text == "_BitInt" {
            words.width = Some(self.bit_int_width()?);
        }
        Ok(true)
    }

    /// `(N)` (C23 6.7.3.1p3).
    fn bit_int_width(&mut self) -> Result<u16> {
        self.cursor.expect("(")?;
        let at = self.cursor.byte_position();
        let value = self.constant()?;
        self.cursor.expect(")")?;
        let width = u16::try_from(value).ok().filter(|width| (1..=MAX_BIT_INT).contains(width));
        width.ok_or_else(|| {
            LocatedProblem::unsupported(
                at,
                format!("a `_BitInt` of {value} bits, where 1 to {MAX_BIT_INT} are read"),
            )
        })
    }

    /// A record, an enumeration or a `typedef` name.
    fn named_type(&mut self, all: &mut Specifiers) -> Result<Option<Type>> {
        if self.cursor.is_at(&["struct"]) || self.cursor.is_at(&["union"]) {
            let (ty, defines) = self.record_specifier()?;
            all.defines |= defines;
            return Ok(Some(ty));
        }
        if self.cursor.is_at(&["enum"]) {
            let (ty, defines) = self.enum_specifier()?;
            all.defines |= defines;
            return Ok(Some(ty));
        }
        if self.cursor.is_at(&["_Atomic"]) {
            // C11 6.7.2.4: the specifier, not the qualifier, where a parenthesis follows.
            self.cursor.advance();
            self.cursor.expect("(")?;
            let ty = self.abstract_type()?;
            self.cursor.expect(")")?;
            all.atomic = true;
            return Ok(Some(ty));
        }
        let named = if self.cursor.is_word() { self.type_name(self.cursor.peek().text) } else { None };
        let ty = match named {
            Some(Symbol::Typedef(ty, align, flexible)) => {
                all.typedef_align = align;
                all.flexible = flexible;
                ty
            }
            Some(Symbol::FunctionType(signature)) => {
                all.function = Some(signature);
                Type::Void
            }
            Some(Symbol::Unread) => {
                let token = self.cursor.peek();
                let feature = format!("`{}`, whose declaration is not read,", token.text);
                return unsupported(token.start, feature);
            }
            _ => return Ok(None),
        };
        self.cursor.advance();
        Ok(Some(ty))
    }

    /// A type without a name, as in a cast.
    pub(crate) fn abstract_type(&mut self) -> Result<Type> {
        let at = self.cursor.byte_position();
        let specifiers = self.specifiers()?;
        if specifiers.attributes != Attributes::NONE || specifiers.typedef || specifiers.external {
            return unsupported(at, "an attribute or storage class on a type name");
        }
        if specifiers.defines {
            return unsupported(at, "a definition inside a type name");
        }
        let declared = self.declarator(&specifiers)?;
        match declared.name {
            Some(name) => syntax(at, "a type without a name", format!("`{name}`")),
            None => declared.object(at),
        }
    }
}

impl Words {
    /// The multisets of C11 6.7.2p2.
    fn resolve(&self, at: usize) -> Result<Option<Type>> {
        let sign = match (self.signed, self.unsigned) {
            (0, 0) => None,
            (1, 0) => Some(true),
            (0, 1) => Some(false),
            _ => return invalid(at, "`signed` and `unsigned` together, or one of them twice"),
        };
        let unsigned = sign == Some(false);
        if let Some(width) = self.width {
            return self.bit_precise(width, unsigned, at).map(Some);
        }
        if self.complex > 0 {
            return self.complex_type(at).map(Some);
        }
        let pick = |signed: IntType| Type::Int(if unsigned { signed.to_unsigned() } else { signed });
        Ok(Some(match (self.base, self.short, self.long, sign) {
            (None, 0, 0, None) => return Ok(None),
            (Some("void"), 0, 0, None) => Type::Void,
            (Some("_Bool"), 0, 0, None) => Type::Int(IntType::Bool),
            (Some("__int128"), 0, 0, _) => pick(IntType::Int128),
            // `char` is neither `signed char` nor `unsigned char`, whichever it behaves like (C11 6.2.5p15).
            (Some("char"), 0, 0, None) => Type::Int(IntType::Char),
            (Some("char"), 0, 0, Some(_)) => pick(IntType::SChar),
            (None | Some("int"), 1, 0, _) => pick(IntType::Short),
            (None | Some("int"), 0, 0, _) => pick(IntType::Int),
            (None | Some("int"), 0, 1, _) => pick(IntType::Long),
            (None | Some("int"), 0, 2, _) => pick(IntType::LongLong),
            (base, 0, longs, None) => Type::Float(floating(base, longs, at)?),
            _ => return Err(no_type(at)),
        }))
    }

    fn bit_precise(&self, width: u16, unsigned: bool, at: usize) -> Result<Type> {
        if self.short + self.long + self.complex > 0 {
            return Err(no_type(at));
        }
        match (unsigned, width) {
            (true, _) => Ok(Type::Int(IntType::UBitInt(width))),
            (false, 1) => invalid(at, "a signed `_BitInt` has at least 2 bits (C23 6.2.5p5)"),
            (false, _) => Ok(Type::Int(IntType::BitInt(width))),
        }
    }

    /// `_Complex` and the specifiers of a part. Without others it would be `_Complex double` to compilers, with a warning.
    fn complex_type(&self, at: usize) -> Result<Type> {
        let part = match (Words { complex: 0, ..*self }).resolve(at)? {
            Some(Type::Float(float)) => PartType::Float(float),
            Some(Type::Int(int)) => PartType::Int(int),
            _ => return Err(no_type(at)),
        };
        if part.has_complex() && self.complex == 1 { Ok(Type::Complex(part)) } else { Err(no_type(at)) }
    }
}

fn floating(base: Option<&str>, longs: u32, at: usize) -> Result<FloatType> {
    base.and_then(|word| FloatType::of_words(word, longs)).ok_or_else(|| no_type(at))
}

fn no_type(at: usize) -> Box<LocatedProblem> {
    LocatedProblem::invalid(at, "no type of C is spelled like this")
}
