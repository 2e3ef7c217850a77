//! `__attribute__((packed, aligned(n)))` and `_Alignas(n)`.

use base::text::{LocatedProblem, Result, unsupported};

use crate::parse::parser::Parser;
use crate::{Align, Bytes, CallingConvention, Number, Type};

/// The effects of attributes.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Attributes {
    pub(crate) packed: bool,
    pub(crate) aligned: Option<Align>,
    /// `vector_size(n)`, in bytes.
    pub(crate) vector: Option<Bytes>,
    /// `ms_abi` and `sysv_abi`
    pub(crate) convention: Option<CallingConvention>,
    /// `ms_struct`
    pub(crate) ms_struct: bool,
    /// `transparent_union`
    pub(crate) transparent: bool,
    /// `scalar_storage_order("big-endian")`
    pub(crate) big_endian: bool,
}

/// `aligned` without a number: the greatest alignment of a fundamental type on the targets here.
const BIGGEST: u64 = 16;

/// Attributes that change neither layout nor calls.
const OF_NO_MATTER: &[&str] = &[
    "access",
    "alias",
    "alloc_align",
    "alloc_size",
    "always_inline",
    "artificial",
    "assume_aligned",
    "cold",
    "const",
    "constructor",
    "copy",
    "counted_by",
    "deprecated",
    "designated_init",
    "destructor",
    "error",
    "fallthrough",
    "fd_arg",
    "flag_enum",
    "format",
    "format_arg",
    "gnu_inline",
    "hot",
    "leaf",
    "malloc",
    "may_alias",
    "maybe_unused",
    "no_sanitize",
    "nodebug",
    "nodiscard",
    "noinline",
    "nonnull",
    "nonstring",
    "noreturn",
    "nothrow",
    "null_terminated_string_arg",
    "preserve_access_index",
    "pure",
    "returns_nonnull",
    "returns_twice",
    "section",
    "sentinel",
    "tls_model",
    "unavailable",
    "unused",
    "used",
    "visibility",
    "warn_unused_result",
    "warning",
    "weak",
];

/// The greatest `aligned(n)` that is read.
const LARGEST: u64 = 1 << 20;

impl Attributes {
    pub(crate) const NONE: Attributes = Attributes {
        packed: false,
        aligned: None,
        vector: None,
        convention: None,
        ms_struct: false,
        transparent: false,
        big_endian: false,
    };
    pub(crate) const PACKED: Attributes = Attributes { packed: true, ..Attributes::NONE };

    /// Several attributes on one thing: the strictest alignment holds (C11 6.7.5p6).
    pub(crate) fn joined(self, other: Attributes) -> Attributes {
        Attributes {
            packed: self.packed || other.packed,
            aligned: self.aligned.max(other.aligned),
            vector: self.vector.or(other.vector),
            convention: self.convention.or(other.convention),
            ms_struct: self.ms_struct || other.ms_struct,
            transparent: self.transparent || other.transparent,
            big_endian: self.big_endian || other.big_endian,
        }
    }

    /// Those that say nothing about layouts, where that is allowed.
    pub(crate) const fn without_convention(self) -> Attributes {
        Attributes { convention: None, ..self }
    }

    const fn calls(convention: CallingConvention) -> Attributes {
        Attributes { convention: Some(convention), ..Attributes::NONE }
    }

    const fn aligned(align: Align) -> Attributes {
        Attributes { aligned: Some(align), ..Attributes::NONE }
    }

    /// The position of an attribute that is read only where nothing but layouts is asked for.
    pub(crate) fn of_layout(self, at: usize) -> Result<Attributes> {
        match self.vector {
            Some(_) => unsupported(at, "`vector_size` outside of a `typedef`"),
            None => Ok(self),
        }
    }
}

impl Parser<'_> {
    /// Any number of attribute lists and alignment specifiers.
    pub(crate) fn attributes(&mut self) -> Result<Attributes> {
        let mut all = Attributes::NONE;
        loop {
            if self.cursor.accept("__attribute__") || self.cursor.accept("__attribute") {
                self.cursor.expect("(")?;
                self.cursor.expect("(")?;
                all = all.joined(self.attribute_list()?);
                self.cursor.expect(")")?;
                self.cursor.expect(")")?;
            } else if self.cursor.is_at(&["[", "["]) {
                self.cursor.advance();
                self.cursor.advance();
                all = all.joined(self.attribute_list()?);
                self.cursor.expect("]")?;
                self.cursor.expect("]")?;
            } else if self.cursor.accept("_Alignas") || self.cursor.accept("alignas") {
                all = all.joined(Attributes::aligned(self.alignment()?));
            } else {
                return Ok(all);
            }
        }
    }

    fn attribute_list(&mut self) -> Result<Attributes> {
        let mut all = Attributes::NONE;
        loop {
            let at = self.cursor.byte_position();
            // C23 6.7.13: `gnu::packed`.
            if self.cursor.is_at(&["gnu", ":", ":"]) {
                self.cursor.skip(3);
            }
            if self.cursor.is_word() {
                let name = self.cursor.advance().text;
                all = all.joined(match name.trim_matches('_') {
                    of_no_matter if OF_NO_MATTER.contains(&of_no_matter) => {
                        if self.cursor.accept("(") {
                            self.cursor.skip_to_close(")")?;
                        }
                        Attributes::NONE
                    }
                    "packed" => Attributes::PACKED,
                    "aligned" => Attributes::aligned(self.aligned()?),
                    "vector_size" => Attributes { vector: Some(self.vector_size()?), ..Attributes::NONE },
                    "ms_abi" => Attributes::calls(CallingConvention::Microsoft),
                    "ms_struct" => Attributes { ms_struct: true, ..Attributes::NONE },
                    "transparent_union" => Attributes { transparent: true, ..Attributes::NONE },
                    "scalar_storage_order" => {
                        Attributes { big_endian: self.storage_order()?, ..Attributes::NONE }
                    }
                    "gcc_struct" => Attributes::NONE,
                    "sysv_abi" => Attributes::calls(CallingConvention::Platform),
                    _ => return unsupported(at, format!("the attribute `{name}`")),
                });
            }
            if !self.cursor.accept(",") {
                return Ok(all);
            }
        }
    }

    fn aligned(&mut self) -> Result<Align> {
        if self.cursor.is_at(&["("]) {
            return self.alignment();
        }
        let at = self.cursor.byte_position();
        Align::from_bytes(BIGGEST).ok_or_else(|| LocatedProblem::invalid(at, "no greatest alignment"))
    }

    /// `("big-endian")` or that of the platforms here; true of the former.
    fn storage_order(&mut self) -> Result<bool> {
        self.cursor.expect("(")?;
        let token = self.cursor.advance();
        let is_big = match token.text {
            "\"big-endian\"" => true,
            "\"little-endian\"" => false,
            _ => return unsupported(token.start, "such a storage order"),
        };
        self.cursor.expect(")")?;
        Ok(is_big)
    }

    /// `(n)`, a power of two of bytes.
    fn vector_size(&mut self) -> Result<Bytes> {
        Ok(self.alignment()?.bytes())
    }

    fn alignment(&mut self) -> Result<Align> {
        self.cursor.expect("(")?;
        let at = self.cursor.byte_position();
        let value = if self.starts_type() {
            let ty = self.abstract_type()?;
            Number::from(self.scalar_extent(&ty, at)?.align.0)
        } else {
            self.constant()?
        };
        self.cursor.expect(")")?;
        let bytes = u64::try_from(value).ok().filter(|bytes| *bytes <= LARGEST).and_then(Align::from_bytes);
        bytes.ok_or_else(|| {
            LocatedProblem::invalid(
                at,
                format!("an alignment is a power of two up to {LARGEST}, not {value}"),
            )
        })
    }
}

/// The vector of `size` bytes with lanes of a type; `None` if the type cannot be a lane, or no number of lanes fits.
pub(crate) fn vector_of(lane: Type, size: Bytes) -> Option<Type> {
    let bits = match &lane {
        Type::Int(int) => int.storage(),
        Type::Float(float) => float.storage(),
        _ => return None,
    };
    let lanes = u32::try_from(size.bits().0.checked_div(bits.0)?).ok()?;
    let vector = Type::Vector(Box::new(lane), lanes);
    vector.is_vector().then_some(vector)
}
