//! The table of a module's types, with their layouts.

mod sizes;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::num::NonZeroU32;
use std::sync::Arc;

use smol_str::SmolStr;

use crate::layout::TypeLayout;
use crate::layout::data_layout::DataLayout;
use crate::types::{LaneCount, Packing, Type, TypeId};

/// All types of a module, with their layouts.
#[derive(Clone, Debug)]
pub struct TypeTable {
    types: Vec<Type>,
    layouts: Vec<TypeLayout>,
    /// Shared by the copies of a table, of which there are many.
    data_layout: Arc<DataLayout>,
    interned: HashMap<Type, TypeId, BuildHasherDefault<Fnv>>,
}

impl Default for TypeTable {
    fn default() -> Self {
        TypeTable::with_layout(DataLayout::default())
    }
}

impl TypeTable {
    /// A table of the predeclared types, under a data layout.
    pub fn with_layout(data_layout: DataLayout) -> TypeTable {
        let mut table = TypeTable {
            types: Vec::with_capacity(32),
            layouts: Vec::with_capacity(32),
            data_layout: Arc::new(data_layout),
            interned: HashMap::default(),
        };
        for ty in TypeId::PREDECLARED {
            table.push(ty);
        }
        table
    }

    /// The data layout by which types have sizes and alignments.
    pub fn data_layout(&self) -> &DataLayout {
        &self.data_layout
    }

    fn push(&mut self, ty: Type) -> TypeId {
        let id = TypeId(self.types.len() as u32);
        self.layouts.push(TypeLayout::compute(&ty, &self.data_layout, &self.types, &self.layouts));
        self.types.push(ty);
        id
    }

    /// Interns `ty`. Component ids must belong to this table.
    pub fn intern(&mut self, ty: Type) -> TypeId {
        if let Some(at) = TypeId::PREDECLARED.iter().position(|known| *known == ty) {
            return TypeId(at as u32);
        }
        if let Some(&id) = self.interned.get(&ty) {
            return id;
        }
        let id = self.push(ty.clone());
        self.interned.insert(ty, id);
        id
    }

    /// The id of a type, if it was entered.
    pub fn find(&self, ty: &Type) -> Option<TypeId> {
        let predeclared = TypeId::PREDECLARED.iter().position(|known| known == ty);
        predeclared.map(|at| TypeId(at as u32)).or_else(|| self.interned.get(ty).copied())
    }

    /// `iN`, `width` in bits.
    pub fn int(&mut self, width: u32) -> TypeId {
        match width {
            1 => TypeId::I1,
            8 => TypeId::I8,
            16 => TypeId::I16,
            32 => TypeId::I32,
            64 => TypeId::I64,
            128 => TypeId::I128,
            _ => self.intern(Type::Int(width)),
        }
    }

    /// `[count x element]`.
    pub fn array(&mut self, count: u64, element: TypeId) -> TypeId {
        self.intern(Type::Array(count, element))
    }

    /// `<count x element>`.
    pub fn vector(&mut self, count: u32, element: TypeId) -> TypeId {
        self.intern(Type::Vector(count, element))
    }

    /// `ptr`, or `ptr addrspace(N)`.
    pub fn pointer(&mut self, space: Option<NonZeroU32>) -> TypeId {
        space.map_or(TypeId::PTR, |space| self.intern(Type::PtrIn(space)))
    }

    /// [`TypeTable::pointer`] of a table that has the type already.
    pub fn known_pointer(&self, space: Option<NonZeroU32>) -> Option<TypeId> {
        let Some(space) = space else { return Some(TypeId::PTR) };
        self.interned.get(&Type::PtrIn(space)).copied()
    }

    /// A literal structure.
    pub fn structure(&mut self, fields: &[TypeId], packing: Packing) -> TypeId {
        self.intern(Type::Struct { fields: fields.to_vec(), packing })
    }

    /// Adds an identified structure. The caller keeps names unique, which the verifier checks.
    pub fn named(&mut self, name: impl Into<SmolStr>, fields: &[TypeId], packing: Packing) -> TypeId {
        self.push(Type::Named { name: name.into(), fields: Some(fields.to_vec()), packing })
    }

    /// Replaces the members of structures by others of the same total size. A literal structure may then equal an
    /// earlier one.
    pub fn replace_structures<'a>(
        &mut self,
        new: impl Iterator<Item = (TypeId, &'a [TypeId])>,
        new_packing: Packing,
    ) {
        for (id, members) in new {
            let ty = &mut self.types[id.index()];
            self.interned.remove(ty);
            if let Type::Struct { fields, packing } | Type::Named { fields: Some(fields), packing, .. } = ty {
                (*fields, *packing) = (members.to_vec(), new_packing);
            }
            if let Type::Struct { .. } = ty {
                self.interned.entry(ty.clone()).or_insert(id);
            }
        }
        // Components precede the types that contain them, or (as new members) did not change.
        for at in 0..self.types.len() {
            let layout = TypeLayout::compute(&self.types[at], &self.data_layout, &self.types, &self.layouts);
            let old = std::mem::replace(&mut self.layouts[at], layout);
            debug_assert_eq!(
                (old.bits, old.align),
                (self.layouts[at].bits, self.layouts[at].align),
                "type {at}"
            );
        }
    }

    /// Gives an identified structure another name, which no other structure has.
    pub fn rename(&mut self, id: TypeId, to: SmolStr) {
        if let Some(Type::Named { name, .. }) = self.types.get_mut(id.index()) {
            *name = to;
        }
    }

    /// Adds an identified structure without a body.
    pub fn opaque(&mut self, name: impl Into<SmolStr>) -> TypeId {
        self.push(Type::Named { name: name.into(), fields: None, packing: Packing::Natural })
    }

    /// The type with this id, which must belong to this table.
    pub fn get(&self, id: TypeId) -> &Type {
        &self.types[id.index()]
    }

    /// [`TypeTable::get`] for ids of unknown origin.
    pub fn checked_get(&self, id: TypeId) -> Option<&Type> {
        self.types.get(id.index())
    }

    /// All types in order of entry.
    pub fn iter(&self) -> impl Iterator<Item = (TypeId, &Type)> {
        self.types.iter().enumerate().map(|(at, ty)| (TypeId(at as u32), ty))
    }

    /// The number of types.
    pub fn len(&self) -> usize {
        self.types.len()
    }

    /// Always false, because `void` is always present.
    pub fn is_empty(&self) -> bool {
        self.types.is_empty()
    }

    /// The width of an integer type in bits; `None` for other types.
    pub fn int_width(&self, id: TypeId) -> Option<u32> {
        match *self.get(id) {
            Type::Int(width) => Some(width),
            _ => None,
        }
    }

    /// The members of a structure, literal or identified.
    pub fn fields(&self, id: TypeId) -> Option<&[TypeId]> {
        match self.get(id) {
            Type::Struct { fields, .. } | Type::Named { fields: Some(fields), .. } => Some(fields),
            _ => None,
        }
    }

    /// The packing of a structure; `None` for other types and for structures without a body.
    pub fn packing(&self, id: TypeId) -> Option<Packing> {
        match *self.get(id) {
            Type::Struct { packing, .. } | Type::Named { fields: Some(_), packing, .. } => Some(packing),
            _ => None,
        }
    }

    /// The type of member or element `index` of an aggregate (structure or array).
    pub fn element(&self, id: TypeId, index: u64) -> Option<TypeId> {
        match self.get(id) {
            Type::Array(count, element) => (index < *count).then_some(*element),
            _ => self.fields(id)?.get(usize::try_from(index).ok()?).copied(),
        }
    }

    /// The number of members or elements of an aggregate or vector.
    pub fn element_count(&self, id: TypeId) -> Option<u64> {
        match self.get(id) {
            Type::Array(count, _) => Some(*count),
            Type::Vector(count, _) => Some(u64::from(*count)),
            _ => self.fields(id).map(|fields| fields.len() as u64),
        }
    }

    /// The lane type of a vector, or the type itself.
    pub fn scalar(&self, id: TypeId) -> TypeId {
        match *self.get(id) {
            Type::Vector(_, lane) | Type::Scalable(_, lane) => lane,
            _ => id,
        }
    }

    /// The number of lanes of a vector; `None` for other types.
    pub fn lanes(&self, id: TypeId) -> Option<LaneCount> {
        match *self.get(id) {
            Type::Vector(count, _) => Some(LaneCount { count, scalable: false }),
            Type::Scalable(count, _) => Some(LaneCount { count, scalable: true }),
            _ => None,
        }
    }

    /// `lane`, or the vector of it with as many lanes as `like`.
    pub fn like(&mut self, like: TypeId, lane: TypeId) -> TypeId {
        match self.lanes(like) {
            Some(lanes) => self.intern(lanes.vector_of(lane)),
            None => lane,
        }
    }

    /// True if [`crate::MemoryOp::LoadFrozen`] supports the type: integers of whole bytes, `float`, `double`, pointers and
    /// vectors of those, of at most 128 bits. All bits of such a type in memory belong to the value.
    pub fn is_frozen_by_bits(&self, id: TypeId) -> bool {
        use Type::{Double, Float, Int, Ptr};
        let lane = self.scalar(id);
        let bytes = self.bit_width(lane).0.is_multiple_of(8) && (1..=128).contains(&self.bit_width(id).0);
        bytes && matches!(self.get(lane), Int(_) | Float | Double | Ptr)
    }

    /// True if registers can hold the type: it has a size, or is a token, metadata or a type of the target's
    /// (`Type::isFirstClassType`).
    pub fn is_first_class(&self, id: TypeId) -> bool {
        self.is_sized(id) || matches!(self.get(id), Type::Token | Type::Metadata | Type::Target { .. })
    }

    /// True if values of the type are floating-point numbers.
    pub fn is_float(&self, id: TypeId) -> bool {
        use Type::{BFloat, Double, Float, Fp128, Half, PpcFp128, X86Fp80};
        matches!(self.get(id), Half | BFloat | Float | Double | X86Fp80 | Fp128 | PpcFp128)
    }
}

/// FNV-1a hash. Types are few and short; the standard hasher would cost more than the lookup.
#[derive(Clone, Debug)]
struct Fnv(u64);

impl Default for Fnv {
    fn default() -> Self {
        Fnv(0xcbf2_9ce4_8422_2325)
    }
}

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u32(&mut self, word: u32) {
        self.0 = (self.0 ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}
