//! Structures and unions as declared: no offset in here, that is the layout's business.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::{Align, Bits, Type};

/// `struct` or `union`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RecordKind {
    /// Members one after the other.
    Struct,
    /// All members at offset zero. Only the member of this index (into [`Record::fields`]) is ever read or
    /// written by a program, so that no program depends on how one member's bits read as another's; the
    /// others shape size, alignment and argument class.
    Union {
        /// The index of that member.
        active: u32,
    },
}

/// A structure or union type.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Record {
    /// The tag, `struct TAG`, or the name that stands in its place if the record is [`Record::untagged`]. A record that is only used as an
    /// anonymous member prints without it.
    pub tag: SmolStr,
    /// `struct` or `union`.
    pub kind: RecordKind,
    /// In order of declaration.
    pub fields: Vec<Field>,
    /// `__attribute__((packed))` on the record: as if on each of its fields.
    pub packed: bool,
    /// `__attribute__((aligned(n)))` on the record: raises its alignment.
    pub aligned: Option<Align>,
    /// `#pragma pack(n)` in force at the declaration: caps every field's alignment.
    pub pragma_pack: Option<Align>,
    /// `__attribute__((ms_struct))`: bit-fields lie where Microsoft's compiler has them. Of structures that [`Record::can_be_ms_struct`].
    #[serde(default)]
    pub ms_struct: bool,
    /// `__attribute__((transparent_union))`: an argument of the type is passed as the first member would be. Of unions that
    /// [`crate::union_can_be_transparent`].
    #[serde(default)]
    pub transparent: bool,
    /// `__attribute__((scalar_storage_order("big-endian")))`: its scalars lie as on a big-endian platform. Of records that
    /// [`crate::record_can_be_big_endian`].
    #[serde(default)]
    pub big_endian: bool,
    /// `typedef struct { … } NAME;`: no tag exists, and only an ordinary identifier names the type. Of records that
    /// [`crate::record_can_be_untagged`].
    #[serde(default)]
    pub untagged: bool,
}

/// A member, a bit-field or an unnamed bit-field.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Field {
    /// `None`: an unnamed bit-field when `bits` is given, otherwise an anonymous structure or union.
    pub name: Option<SmolStr>,
    /// The declared type; of a bit-field an integer type, `_Bool` or an enumeration.
    pub ty: Type,
    /// The width of a bit-field, 0 only when unnamed.
    pub bits: Option<Bits>,
    /// `__attribute__((packed))` on the field.
    pub packed: bool,
    /// `__attribute__((aligned(n)))` on the field.
    pub aligned: Option<Align>,
    /// The declared type is a `typedef` with an alignment of its own, below or above that of `ty`:
    /// `typedef long long T __attribute__((aligned(4)));`. Of no array or anonymous member, and of a bit-field where
    /// [`crate::bit_field_type_can_be_aligned`].
    #[serde(default)]
    pub typedef_align: Option<Align>,
    /// `volatile`.
    pub volatile: bool,
    /// `_Atomic`, where [`crate::field_can_be_atomic`].
    #[serde(default)]
    pub atomic: bool,
    /// `int a[];`: an array without a length, whose type is an array of no elements. Only the last member of a structure, which is laid
    /// out and never read or written (C11 6.7.2.1p18).
    #[serde(default)]
    pub flexible: bool,
}

impl Record {
    /// A structure without attributes.
    #[must_use]
    pub fn structure(tag: impl Into<SmolStr>, fields: Vec<Field>) -> Record {
        let kind = RecordKind::Struct;
        let (packed, aligned, pragma_pack) = (false, None, None);
        let (ms_struct, transparent, big_endian, untagged) = (false, false, false, false);
        Record {
            tag: tag.into(),
            kind,
            fields,
            packed,
            aligned,
            pragma_pack,
            ms_struct,
            transparent,
            big_endian,
            untagged,
        }
    }

    /// True for `union`.
    #[must_use]
    pub const fn is_union(&self) -> bool {
        matches!(self.kind, RecordKind::Union { .. })
    }

    /// True if gcc and clang agree on the layout with `ms_struct`: gcc's manual describes it under `-mms-bitfields` ("x86 Options"), for
    /// structures that are not packed. They disagree on these:
    ///
    /// - unions, where gcc counts the bytes of a bit-field and clang the unit of its type;
    /// - `packed`, which clang ignores there, and a type with an alignment of its own, which clang does not let lower one;
    /// - a zero-width bit-field under `#pragma pack`: by the manual "the current packing size" caps every alignment, which gcc does; clang
    ///   leaves these out;
    /// - a zero-width bit-field with `aligned` not directly after a bit-field: by the manual it is ignored; clang aligns the record by it,
    ///   gcc only the next member.
    ///
    /// `_BitInt`, which gcc 12 lacks and the manual does not know, may have a size that is no power of two.
    #[must_use]
    pub fn can_be_ms_struct(&self) -> bool {
        let agreed = |field: &Field| {
            let zero_width = field.bits == Some(Bits::ZERO);
            let bit_int = matches!(&field.ty, Type::Int(int) if int.is_bit_precise());
            !field.packed
                && field.typedef_align.is_none()
                && !(zero_width && (self.pragma_pack.is_some() || field.aligned.is_some()))
                && !(bit_int && field.bits.is_some())
        };
        self.kind == RecordKind::Struct && !self.packed && self.fields.iter().all(agreed)
    }

    /// The members a program may read and write, with their indices: no unnamed bit-fields, no flexible array, and
    /// of a union only the active member.
    pub fn live_fields(&self) -> impl Iterator<Item = (u32, &Field)> {
        let active = match self.kind {
            RecordKind::Struct => None,
            RecordKind::Union { active } => Some(active),
        };
        (0u32..)
            .zip(&self.fields)
            .filter(move |(i, f)| active.is_none_or(|a| a == *i) && !f.is_unnamed_bit_field() && !f.flexible)
    }
}

impl Field {
    /// An ordinary member.
    #[must_use]
    pub fn member(name: impl Into<SmolStr>, ty: Type) -> Field {
        let (bits, packed, aligned, typedef_align) = (None, false, None, None);
        let (volatile, atomic, flexible) = (false, false, false);
        Field {
            name: Some(name.into()),
            ty,
            bits,
            packed,
            aligned,
            typedef_align,
            volatile,
            atomic,
            flexible,
        }
    }

    /// A flexible array member of such elements.
    #[must_use]
    pub fn flexible_array(name: impl Into<SmolStr>, of: Type) -> Field {
        Field { flexible: true, ..Field::member(name, Type::Array(Box::new(of), 0)) }
    }

    /// A named bit-field of `bits` bits.
    #[must_use]
    pub fn bit_field(name: impl Into<SmolStr>, ty: Type, bits: u64) -> Field {
        Field { bits: Some(Bits(bits)), ..Field::member(name, ty) }
    }

    /// An unnamed bit-field of `bits` bits; 0 closes the storage unit.
    #[must_use]
    pub fn unnamed(ty: Type, bits: u64) -> Field {
        Field { name: None, bits: Some(Bits(bits)), ..Field::member("", ty) }
    }

    /// An anonymous structure or union member.
    #[must_use]
    pub fn anonymous(ty: Type) -> Field {
        Field { name: None, ..Field::member("", ty) }
    }

    /// True for `int : 3;` and `int : 0;`.
    #[must_use]
    pub const fn is_unnamed_bit_field(&self) -> bool {
        self.name.is_none() && self.bits.is_some()
    }

    /// True for a structure or union member without a name, whose members read as the outer record's.
    #[must_use]
    pub const fn is_anonymous_record(&self) -> bool {
        self.name.is_none() && self.bits.is_none()
    }
}
