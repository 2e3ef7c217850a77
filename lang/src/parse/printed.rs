//! The observations of an ordinary program: `printf` of numbers, `putchar`, and the result of `main`. Each number is observed; the text
//! around
//! it is the same by every compiler, and is left out.

use base::text::{LocatedProblem, Result, unsupported};

use super::lexer::TokenKind;
use super::parser::Parser;
use crate::{Expr, FloatType, SiteId, Stmt, Type};

impl Parser<'_> {
    /// A call of `printf`, `puts` or `putchar`, up to its closing parenthesis; `None` for any other.
    pub(super) fn printed(&mut self) -> Result<Option<Stmt>> {
        let name = self.cursor.peek().text;
        if self.names.symbols.contains_key(name) {
            return Ok(None);
        }
        match name {
            "printf" => self.formatted().map(Some),
            "puts" => {
                self.cursor.skip(2);
                self.text()?;
                Ok(Some(Stmt::Block(Vec::new())))
            }
            "putchar" => {
                self.cursor.skip(2);
                let observed = self.observed(Conversion::Integer)?;
                Ok(Some(observed))
            }
            _ => Ok(None),
        }
    }

    fn formatted(&mut self) -> Result<Stmt> {
        self.cursor.skip(2);
        let (format, at) = self.text()?;
        let mut observed = Vec::new();
        for conversion in conversions(&format, at)? {
            self.cursor.expect(",")?;
            observed.push(self.observed(conversion)?);
        }
        Ok(match observed.len() {
            1 => observed.remove(0),
            _ => Stmt::Block(observed),
        })
    }

    /// String literals, one after the other, without their quotes.
    fn text(&mut self) -> Result<(String, usize)> {
        let at = self.cursor.byte_position();
        let mut text = String::new();
        while self.cursor.peek().kind == TokenKind::Text {
            let literal = self.cursor.advance().text;
            text.push_str(&literal[1..literal.len() - 1]);
            if self.cursor.peek().kind != TokenKind::Text {
                return Ok((text, at));
            }
        }
        unsupported(at, "a text to print that is no string literal")
    }

    fn observed(&mut self, conversion: Conversion) -> Result<Stmt> {
        let at = self.cursor.byte_position();
        let operand = self.assignment()?;
        let value = self.value(operand, at)?;
        let fits = match conversion {
            Conversion::Integer => value.ty.is_integer(),
            Conversion::Double => matches!(value.ty, Type::Float(FloatType::Float | FloatType::Double)),
            Conversion::LongDouble => value.ty == Type::Float(FloatType::LongDouble),
        };
        if !fits {
            let ty = self.ty(&value.ty);
            return Err(LocatedProblem::invalid(at, format!("a `{ty}` for a conversion of another type")));
        }
        // The default argument promotions (C11 6.5.2.2p6).
        let promoted = match value.ty {
            Type::Float(FloatType::Float) => value.cast(Type::Float(FloatType::Double)),
            _ => value,
        };
        Ok(self.observation_of(promoted))
    }

    /// The observation of a value, at a site that is numbered when all is read.
    pub(super) fn observation_of(&mut self, value: Expr) -> Stmt {
        self.prints = true;
        Stmt::Observe(SiteId(0), value)
    }
}

/// The kind of argument that a conversion of a format takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Conversion {
    /// An integer of any width.
    Integer,
    /// A `double`.
    Double,
    /// A `long double`.
    LongDouble,
}

/// The conversions of a format whose text begins at `at`.
///
/// # Errors
/// A conversion that programs of this language do not print with.
pub fn conversions(format: &str, at: usize) -> Result<Vec<Conversion>> {
    let mut all = Vec::new();
    let mut rest = format;
    while let Some((_, after)) = rest.split_once('%') {
        let specifier = after
            .trim_start_matches(['-', '+', ' ', '#', '.'])
            .trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let letters = specifier.trim_start_matches(['h', 'l', 'j', 'z', 't', 'L']);
        let length = &specifier[..specifier.len() - letters.len()];
        let mut characters = letters.chars();
        match characters.next() {
            // Nothing stands between the two signs of `%%` (C11 7.21.6.1p8).
            Some('%') if after.starts_with('%') => {}
            Some('d' | 'i' | 'u' | 'x' | 'X' | 'o' | 'c') => all.push(Conversion::Integer),
            Some('f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A') if length == "L" => {
                all.push(Conversion::LongDouble);
            }
            Some('f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A') => all.push(Conversion::Double),
            other => {
                let letter = other.map_or_else(String::new, String::from);
                return unsupported(at, format!("`%{letter}` in a format, which is no number to observe,"));
            }
        }
        rest = characters.as_str();
    }
    Ok(all)
}
