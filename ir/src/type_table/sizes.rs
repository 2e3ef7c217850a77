//! Sizes, alignments and offsets of types, by the data layout.

use base::{Align, Bits, Bytes};

use super::TypeTable;
use crate::layout::bit_extent;
use crate::types::{Packing, Type, TypeId};

impl TypeTable {
    /// True if memory can hold the type: all types but `void` and structures without a body.
    pub fn is_sized(&self, id: TypeId) -> bool {
        self.layouts[id.index()].sized
    }

    /// Size of a value in bits, without tail padding: `DataLayout::getTypeSizeInBits`.
    pub fn bit_width(&self, id: TypeId) -> Bits {
        self.layouts[id.index()].bits
    }

    /// Number of bytes that a store of the type may overwrite: `getTypeStoreSize`.
    pub fn store_size(&self, id: TypeId) -> Bytes {
        self.bit_width(id).bytes_ceil()
    }

    /// Distance in bytes between array elements of the type: `getTypeAllocSize`.
    pub fn size(&self, id: TypeId) -> Bytes {
        self.store_size(id).align_to(self.align(id))
    }

    /// ABI alignment: `getABITypeAlign`.
    pub fn align(&self, id: TypeId) -> Align {
        self.layouts[id.index()].align
    }

    /// The alignment of an object of the type where nothing says one: `getPrefTypeAlign`.
    pub fn preferred_align(&self, id: TypeId) -> Align {
        match *self.get(id) {
            Type::Int(width) => self.data_layout().preferred_integer(width),
            Type::Array(_, element) => self.preferred_align(element),
            // A structure whose members are packed by bits is none of LLVM's.
            _ if self.fields(id).is_some() && self.packing(id) != Some(Packing::Bits) => {
                self.align(id).max(self.data_layout().preferred_aggregate())
            }
            _ => self.align(id),
        }
    }

    /// True if the type is or contains a bit-packed structure, which only memory can hold.
    pub fn has_bit_members(&self, id: TypeId) -> bool {
        self.layouts[id.index()].bit_members
    }

    /// True if the type is or contains a scalable vector, whose size is a multiple of the given one.
    pub fn is_scalable(&self, id: TypeId) -> bool {
        self.layouts[id.index()].scalable
    }

    /// The type of the elements of an array or vector, and the distance in bytes by which `getelementptr` steps from one to
    /// the next: the size in an array, the store size in a vector
    /// (`generic_gep_type_iterator::getSequentialElementStride`).
    pub fn stride(&self, id: TypeId) -> Option<(TypeId, Bytes)> {
        match *self.get(id) {
            Type::Array(_, element) => Some((element, self.size(element))),
            Type::Vector(_, lane) | Type::Scalable(_, lane) => Some((lane, self.store_size(lane))),
            _ => None,
        }
    }

    /// Byte offset of member or element `index` of a structure, array or byte-sized-lane vector; `None` for a member
    /// that starts inside a byte.
    pub fn offset(&self, id: TypeId, index: u64) -> Option<Bytes> {
        match self.stride(id) {
            Some((_, stride)) => stride.0.checked_mul(index).map(Bytes),
            None => self.layouts[id.index()].offsets.bytes(usize::try_from(index).ok()?),
        }
    }

    /// Bit offset of member `index` of a structure.
    pub fn bit_offset(&self, id: TypeId, index: u64) -> Option<Bits> {
        self.layouts[id.index()].offsets.bits(usize::try_from(index).ok()?)
    }

    /// Size in bits of member `index` of a structure: N for an `iN` in a bit-packed structure, whole bytes otherwise.
    pub fn member_bits(&self, id: TypeId, index: u64) -> Option<Bits> {
        let member = *self.fields(id)?.get(usize::try_from(index).ok()?)?;
        match self.packing(id)? {
            Packing::Bits => Some(bit_extent(self.get(member), &self.layouts[member.index()])),
            Packing::Natural | Packing::Bytes => self.size(member).checked_bits(),
        }
    }
}
