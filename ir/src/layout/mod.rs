//! Sizes, alignments and offsets of types by a data layout.

pub mod data_layout;

use base::{Align, Bits, Bytes};

use crate::layout::data_layout::DataLayout;
use crate::types::{Packing, Type, TypeId};

/// Size and alignment of one type, computed when the type is interned.
#[derive(Clone, Debug, Default)]
pub struct TypeLayout {
    /// Size of a value in bits, without tail padding (for a structure: with it).
    pub bits: Bits,
    pub align: Align,
    pub sized: bool,
    /// True if the type is or contains a bit-packed structure.
    pub bit_members: bool,
    /// True if the type is or contains a scalable vector.
    pub scalable: bool,
    pub offsets: MemberOffsets,
}

/// The offsets of a structure's members.
#[derive(Clone, Debug)]
pub enum MemberOffsets {
    Bytes(Vec<Bytes>),
    Bits(Vec<Bits>),
}

impl Default for MemberOffsets {
    fn default() -> Self {
        MemberOffsets::Bytes(Vec::new())
    }
}

impl MemberOffsets {
    /// The offset in bytes; `None` for a member that starts inside a byte.
    pub fn bytes(&self, at: usize) -> Option<Bytes> {
        match self {
            MemberOffsets::Bytes(offsets) => offsets.get(at).copied(),
            MemberOffsets::Bits(offsets) => offsets.get(at).copied().and_then(Bits::bytes_exact),
        }
    }

    pub fn bits(&self, at: usize) -> Option<Bits> {
        match self {
            MemberOffsets::Bytes(offsets) => offsets.get(at).copied().and_then(Bytes::checked_bits),
            MemberOffsets::Bits(offsets) => offsets.get(at).copied(),
        }
    }
}

impl TypeLayout {
    /// Computes the layout of a type. `types` and `known` must contain all component types and their layouts.
    pub fn compute(ty: &Type, data: &DataLayout, types: &[Type], known: &[TypeLayout]) -> TypeLayout {
        let float = |width: u32| TypeLayout::scalar(width.into(), data.float(width));
        match ty {
            // A type without a size has an entry as well: layouts are found by the index of the type.
            Type::Void | Type::Token | Type::Metadata => TypeLayout::default(),
            Type::Int(width) => TypeLayout::scalar(u64::from(*width), data.integer(*width)),
            Type::Half | Type::BFloat => float(16),
            Type::Float => float(32),
            Type::Double => float(64),
            Type::X86Fp80 => float(80),
            Type::Fp128 | Type::PpcFp128 => float(128),
            Type::X86Mmx => TypeLayout::scalar(64, data.vector(64)),
            Type::X86Amx => TypeLayout::scalar(8192, Align::from_bytes(64).unwrap_or_default()),
            Type::Target { name, .. } => TypeLayout::of_target(name, data),
            Type::Ptr => TypeLayout::scalar(data.pointer.0.0, data.pointer.1),
            Type::PtrIn(space) => {
                let (size, align) = data.pointer_in(*space);
                TypeLayout::scalar(size.0, align)
            }
            Type::Array(count, element) => TypeLayout::array(*count, &known[element.index()]),
            Type::Vector(count, lane) => TypeLayout::vector(*count, &known[lane.index()], data),
            Type::Scalable(count, lane) => {
                TypeLayout { scalable: true, ..TypeLayout::vector(*count, &known[lane.index()], data) }
            }
            Type::Struct { fields, packing } | Type::Named { fields: Some(fields), packing, .. } => {
                match packing {
                    Packing::Natural => {
                        TypeLayout::structure(fields, known, data.aggregate, |member| member.align)
                    }
                    Packing::Bytes => TypeLayout::structure(fields, known, Align::ONE, |_| Align::ONE),
                    Packing::Bits => TypeLayout::bits(fields, known, types),
                }
            }
            Type::Named { fields: None, .. } => TypeLayout::default(),
        }
    }

    fn scalar(bits: u64, align: Align) -> TypeLayout {
        TypeLayout { bits: Bits(bits), align, sized: true, ..TypeLayout::default() }
    }

    /// The layout of a type of a target's by its name, without a size for most (`getTargetTypeInfo` of `Type.cpp`).
    fn of_target(name: &str, data: &DataLayout) -> TypeLayout {
        match name {
            name if name.starts_with("spirv.") => TypeLayout::scalar(data.pointer.0.0, data.pointer.1),
            "aarch64.svcount" => TypeLayout { scalable: true, ..TypeLayout::scalar(16, data.vector(16)) },
            _ => TypeLayout::default(),
        }
    }

    fn size(&self) -> Bytes {
        self.bits.bytes_ceil().align_to(self.align)
    }

    fn array(count: u64, element: &TypeLayout) -> TypeLayout {
        let bits = element.size().0.saturating_mul(8).saturating_mul(count);
        TypeLayout {
            sized: element.sized,
            bit_members: element.bit_members,
            scalable: element.scalable,
            ..TypeLayout::scalar(bits, element.align)
        }
    }

    fn vector(count: u32, lane: &TypeLayout, data: &DataLayout) -> TypeLayout {
        let bits = lane.bits.0.saturating_mul(u64::from(count));
        TypeLayout { sized: lane.sized, ..TypeLayout::scalar(bits, data.vector(bits)) }
    }

    fn structure(
        fields: &[TypeId],
        known: &[TypeLayout],
        least: Align,
        member_align: impl Fn(&TypeLayout) -> Align,
    ) -> TypeLayout {
        let mut end = Bytes(0);
        let mut align = least;
        let mut offsets = Vec::with_capacity(fields.len());
        for field in fields.iter().map(|field| &known[field.index()]) {
            let start = end.align_to(member_align(field));
            offsets.push(start);
            end = Bytes(start.0.saturating_add(field.size().0));
            align = align.max(member_align(field));
        }
        let bits = Bits(end.align_to(align).0.saturating_mul(8));
        let sized = fields.iter().all(|field| known[field.index()].sized);
        let bit_members = fields.iter().any(|field| known[field.index()].bit_members);
        let scalable = fields.iter().any(|field| known[field.index()].scalable);
        TypeLayout { bits, align, sized, bit_members, scalable, offsets: MemberOffsets::Bytes(offsets) }
    }

    /// An explicitly packed structure: see [`Packing::Bits`].
    fn bits(fields: &[TypeId], known: &[TypeLayout], types: &[Type]) -> TypeLayout {
        let mut end = Bits(0);
        let mut offsets = Vec::with_capacity(fields.len());
        for field in fields {
            offsets.push(end);
            let extent = bit_extent(&types[field.index()], &known[field.index()]);
            end = Bits(end.0.saturating_add(extent.0));
        }
        let sized = fields.iter().all(|field| known[field.index()].sized);
        TypeLayout {
            bits: end,
            align: Align::ONE,
            sized,
            bit_members: true,
            scalable: false,
            offsets: MemberOffsets::Bits(offsets),
        }
    }
}

/// Size in bits of a member of type `ty` in an explicitly packed structure.
pub fn bit_extent(ty: &Type, layout: &TypeLayout) -> Bits {
    match ty {
        Type::Int(_) => layout.bits,
        _ => Bits(layout.size().0.saturating_mul(8)),
    }
}
