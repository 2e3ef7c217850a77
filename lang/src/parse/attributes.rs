//! `__attribute__((packed, aligned(n)))` and `_Alignas(n)`.

use super::error::{Fault, Result};
use super::item::Parser;
use crate::Align;

/// What attributes said.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Attributes {
    pub(super) packed: bool,
    pub(super) aligned: Option<Align>,
}

/// `aligned` without a number: the greatest alignment of a fundamental type on the targets here.
const BIGGEST: u64 = 16;

/// The greatest `aligned(n)` that is read.
const LARGEST: u64 = 1 << 20;

impl Attributes {
    pub(super) const NONE: Attributes = Attributes { packed: false, aligned: None };

    /// Several attributes on one thing: the strictest alignment holds (C11 6.7.5p6).
    pub(super) fn and(self, other: Attributes) -> Attributes {
        Attributes { packed: self.packed || other.packed, aligned: self.aligned.max(other.aligned) }
    }
}

impl Parser<'_> {
    /// Any number of attribute lists and alignment specifiers.
    pub(super) fn attributes(&mut self) -> Result<Attributes> {
        let mut all = Attributes::NONE;
        loop {
            if self.cursor.accept("__attribute__") || self.cursor.accept("__attribute") {
                self.cursor.expect("(")?;
                self.cursor.expect("(")?;
                all = all.and(self.attribute_list()?);
                self.cursor.expect(")")?;
                self.cursor.expect(")")?;
            } else if self.cursor.accept("_Alignas") || self.cursor.accept("alignas") {
                let aligned = Some(self.alignment()?);
                all = all.and(Attributes { packed: false, aligned });
            } else {
                return Ok(all);
            }
        }
    }

    fn attribute_list(&mut self) -> Result<Attributes> {
        let mut all = Attributes::NONE;
        loop {
            let at = self.cursor.here();
            if self.cursor.is_word() {
                let name = self.cursor.advance().text;
                all = all.and(match name.trim_matches('_') {
                    "packed" => Attributes { packed: true, aligned: None },
                    "aligned" => Attributes { packed: false, aligned: Some(self.aligned()?) },
                    _ => return Err(Fault::unsupported(at, format!("the attribute `{name}`"))),
                });
            }
            if !self.cursor.accept(",") {
                return Ok(all);
            }
        }
    }

    fn aligned(&mut self) -> Result<Align> {
        if self.cursor.at(&["("]) {
            return self.alignment();
        }
        let at = self.cursor.here();
        Align::from_bytes(BIGGEST).ok_or_else(|| Fault::meaning(at, "no greatest alignment"))
    }

    fn alignment(&mut self) -> Result<Align> {
        self.cursor.expect("(")?;
        let at = self.cursor.here();
        if self.starts_type() {
            return Err(Fault::unsupported(at, "an alignment given by a type"));
        }
        let value = self.constant()?;
        self.cursor.expect(")")?;
        let bytes = u64::try_from(value).ok().filter(|bytes| *bytes <= LARGEST).and_then(Align::from_bytes);
        bytes.ok_or_else(|| {
            Fault::meaning(at, format!("an alignment is a power of two up to {LARGEST}, not {value}"))
        })
    }
}
