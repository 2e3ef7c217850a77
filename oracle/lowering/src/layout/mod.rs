//! The positions of the bits of a record: x86-64 System V as clang 19 and gcc 12 implement it.
//!
//! psABI 3.1.2 ("Aggregates and Unions", "Bit-Fields") states the principle; the attributes and `#pragma pack`
//! are the compilers' own, and the rules in `rules` are those of clang's `RecordLayoutBuilder`, which
//! gcc's `stor-layout.cc` shares except for `aligned` bit-fields ([`Dialect`]).

mod answers;
mod bit_map;
mod data;
#[doc(hidden)]
pub mod microsoft;
mod rules;

use std::ops::Index;

use lang::{Align, Bits, Bytes, Program, Record, RecordId, Type};

pub use answers::{answer, answers};
pub use bit_map::{BitOwner, BitRun, BitStep, Repeat, bit_map, folded_bit_map};
pub use data::DataLayout;
pub use rules::lay_out;

/// No object is larger: 2 GiB, where offsets stop fitting an `int`.
pub const MAX_SIZE: Bytes = Bytes(1 << 31);

/// The reason why a record has no layout. No program that the checker passes has such a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LayoutError {
    /// It contains itself or a record that is declared later.
    #[error("`{record}` contains by value a record that is not declared before it")]
    Incomplete {
        /// The tag of the record that contains it.
        record: String,
    },
    /// It, or an array in it, is larger than [`MAX_SIZE`].
    #[error("`{record}` is larger than {MAX_SIZE} bytes")]
    TooLarge {
        /// The tag.
        record: String,
    },
    /// A bit-field has a width its type does not have, or a type no bit-field has.
    #[error("a bit-field of `{record}` has an impossible type or width")]
    BitField {
        /// The tag.
        record: String,
    },
}

/// Size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Extent {
    /// `sizeof`
    pub size: Bytes,
    /// `_Alignof`
    pub align: Align,
}

/// The positions of the members of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layout {
    /// `sizeof`, tail padding included.
    pub size: Bytes,
    /// `_Alignof`
    pub align: Align,
    /// The alignment its members alone give it, without `aligned` on the record. The ABIs that look at the
    /// "natural" alignment of an argument mean this one (AAPCS64 6.8.2 B.6).
    pub unadjusted: Align,
    /// One for each of [`lang::Record::fields`].
    pub fields: Vec<FieldLayout>,
}

/// The place of one member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldLayout {
    /// From the first bit of the record; bit `n` is bit `n % 8`, counted from the least significant, of byte
    /// `n / 8`. Of a zero-width bit-field, where the next unit starts.
    pub offset: Bits,
    /// The width of a bit-field, the size of any other member.
    pub width: Bits,
}

/// The compilers whose layout and calls are meant, where they differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Dialect {
    /// clang 21 and newer.
    Clang21,
    /// clang 20.
    Clang20,
    /// clang 19, whose IR the lowering imitates.
    #[default]
    Clang,
    /// clang 18.
    Clang18,
    /// clang 16 and 17.
    Clang16,
    /// clang 15.
    Clang15,
    /// clang 14 and older.
    Clang14,
    /// gcc 12 and newer.
    Gcc,
    /// gcc 11 and older.
    Gcc11,
}

impl Dialect {
    /// All dialects, in the order of their declaration.
    pub const ALL: [Dialect; 9] = [
        Dialect::Clang21,
        Dialect::Clang20,
        Dialect::Clang,
        Dialect::Clang18,
        Dialect::Clang16,
        Dialect::Clang15,
        Dialect::Clang14,
        Dialect::Gcc,
        Dialect::Gcc11,
    ];

    /// The dialect of a clang of this major version; of the newest where the version is not known.
    #[must_use]
    pub const fn of_clang(version: Option<u32>) -> Dialect {
        match version {
            Some(0..15) => Dialect::Clang14,
            Some(15) => Dialect::Clang15,
            Some(16..18) => Dialect::Clang16,
            Some(18) => Dialect::Clang18,
            Some(19) => Dialect::Clang,
            Some(20) => Dialect::Clang20,
            Some(21..) | None => Dialect::Clang21,
        }
    }

    /// True if it is the dialect of clangs before a major version, which is the first of a dialect.
    #[must_use]
    pub const fn is_clang_before(self, version: u32) -> bool {
        match self {
            Dialect::Clang14 => 14 < version,
            Dialect::Clang15 => 15 < version,
            Dialect::Clang16 => 17 < version,
            Dialect::Clang18 => 18 < version,
            Dialect::Clang => 19 < version,
            Dialect::Clang20 => 20 < version,
            Dialect::Clang21 | Dialect::Gcc | Dialect::Gcc11 => false,
        }
    }

    /// The dialect of a gcc of this major version; of the newest where the version is not known.
    #[must_use]
    pub const fn of_gcc(version: Option<u32>) -> Dialect {
        match version {
            Some(0..12) => Dialect::Gcc11,
            Some(12..) | None => Dialect::Gcc,
        }
    }

    /// True if it is the dialect of gccs before a major version, which is the first of a dialect.
    #[must_use]
    pub const fn is_gcc_before(self, version: u32) -> bool {
        matches!(self, Dialect::Gcc11) && 11 < version
    }

    /// gcc's.
    #[must_use]
    pub const fn is_gcc(self) -> bool {
        matches!(self, Dialect::Gcc | Dialect::Gcc11)
    }
}

/// The layouts of every record of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layouts {
    data: DataLayout,
    records: Vec<Layout>,
}

impl Layouts {
    /// Lays out every record, as clang does.
    ///
    /// # Errors
    /// On records no checked program has.
    pub fn compute(program: &Program) -> Result<Layouts, LayoutError> {
        Layouts::in_dialect(program, Dialect::Clang)
    }

    /// Lays out every record as the given compiler does.
    ///
    /// # Errors
    /// On records no checked program has.
    pub fn in_dialect(program: &Program, dialect: Dialect) -> Result<Layouts, LayoutError> {
        Layouts::compute_by(program, dialect, lay_out)
    }

    /// Lays out every record by a function of the program, the records before it, and it.
    ///
    /// # Errors
    /// Those of the function.
    pub fn compute_by(
        program: &Program,
        dialect: Dialect,
        lay_out: impl Fn(&Program, &Layouts, &Record) -> Result<Layout, LayoutError>,
    ) -> Result<Layouts, LayoutError> {
        let records = Vec::with_capacity(program.records.len());
        let mut layouts = Layouts { data: DataLayout::new(program, dialect), records };
        for record in &program.records {
            let layout = lay_out(program, &layouts, record)?;
            layouts.records.push(layout);
        }
        Ok(layouts)
    }

    /// The sizes and alignments of scalars.
    #[must_use]
    pub fn data(&self) -> &DataLayout {
        &self.data
    }

    /// Size and alignment of a type of the program.
    #[must_use]
    pub fn extent(&self, ty: &Type) -> Extent {
        match ty {
            Type::Void => Extent { size: Bytes::ZERO, align: Align::ONE },
            Type::Int(int) => self.data.integer(*int),
            Type::Enum(id) => self.data.enumeration(*id),
            Type::Float(float) => self.data.float(*float),
            Type::Pointer(_) | Type::FunctionPointer(_) => data::natural(Bytes(8)),
            Type::Complex(part) => self.data.complex(*part),
            Type::Vector(of, lanes) => self.data.vector(self.size(of) * u64::from(*lanes)),
            Type::Array(of, count) => {
                let Extent { size, align } = self.extent(of);
                Extent { size: size * u64::from(*count), align }
            }
            Type::Record(id) => Extent { size: self[*id].size, align: self[*id].align },
        }
    }

    /// `sizeof` a type.
    #[must_use]
    pub fn size(&self, ty: &Type) -> Bytes {
        self.extent(ty).size
    }

    /// `_Alignof` a type.
    #[must_use]
    pub fn align(&self, ty: &Type) -> Align {
        self.extent(ty).align
    }

    /// Size and alignment of a type as a member; `None` where it is incomplete or too large.
    fn complete_extent(&self, ty: &Type) -> Option<Extent> {
        match ty {
            Type::Record(id) if id.index() >= self.records.len() => None,
            Type::Array(of, count) => {
                let Extent { size, align } = self.complete_extent(of)?;
                let size = Bytes(size.0.checked_mul(u64::from(*count))?);
                (size <= MAX_SIZE).then_some(Extent { size, align })
            }
            _ => Some(self.extent(ty)),
        }
    }

    /// The offset from the start of the outermost record of a member that is named through anonymous members, as
    /// [`lang::layout_query::LayoutQuery`] names it.
    #[must_use]
    pub fn offset_along(&self, program: &Program, record: RecordId, path: &[u32]) -> Bits {
        let mut at = Bits::ZERO;
        let mut record = record;
        for &field in path {
            at += self[record].fields[field as usize].offset;
            if let Type::Record(inner) = program[record].fields[field as usize].ty {
                record = inner;
            }
        }
        at
    }
}

impl Index<RecordId> for Layouts {
    type Output = Layout;

    fn index(&self, id: RecordId) -> &Layout {
        &self.records[id.index()]
    }
}
