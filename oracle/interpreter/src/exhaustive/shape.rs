//! Shapes: the scalars that a type consists of, and their positions in memory.

use std::ops::Range;

use ir::{Bits, Bytes, Module, Packing, Type, TypeId, TypeTable};

/// Limit on the scalars of one register.
const MAX_LEAVES: usize = 64;

/// The kind of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScalarKind {
    /// An integer of this width, 1 to 64 bits.
    Int(u32),
    Pointer,
}

impl ScalarKind {
    pub(super) fn width(self) -> u32 {
        match self {
            ScalarKind::Int(width) => width,
            ScalarKind::Pointer => 64,
        }
    }
}

/// One scalar of a type.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScalarLeaf {
    /// Position of its first bit in memory.
    pub(super) at: Bits,
    pub(super) kind: ScalarKind,
}

impl ScalarLeaf {
    pub(super) fn bits(self) -> Range<usize> {
        let start = self.at.0 as usize;
        start..start + self.kind.width() as usize
    }
}

/// Leaves that memory stores as one integer: a scalar, or all lanes of a vector (LangRef "Vector Type": as if bitcast).
#[derive(Clone, Debug)]
pub(super) struct MemoryUnit {
    /// Positions in [`ValueShape::leaves`].
    pub(super) leaves: Range<usize>,
    /// The bits between it and the end of its last byte.
    pub(super) extra: Range<usize>,
}

/// The shape of a type that registers can hold.
#[derive(Clone, Debug, Default)]
pub(super) struct ValueShape {
    pub(super) leaves: Vec<ScalarLeaf>,
    pub(super) units: Vec<MemoryUnit>,
    /// Number of bits that an access covers: the store size.
    pub(super) bits: usize,
}

impl ValueShape {
    /// The shapes of all types of a module; `None` for types that this engine does not support in registers.
    pub(super) fn all(module: &Module) -> Vec<Option<ValueShape>> {
        module.types.iter().map(|(id, _)| ValueShape::of(&module.types, id)).collect()
    }

    fn of(types: &TypeTable, id: TypeId) -> Option<ValueShape> {
        if id == TypeId::VOID || !types.is_sized(id) {
            return None;
        }
        let bits = types.store_size(id).checked_bits()?;
        let mut shape = ValueShape { bits: usize::try_from(bits.0).ok()?, ..ValueShape::default() };
        shape.add(types, id, Bits(0))?;
        Some(shape)
    }

    fn add(&mut self, types: &TypeTable, id: TypeId, at: Bits) -> Option<()> {
        match types.get(id) {
            Type::Int(_) | Type::Ptr => self.unit(1, kind(types, id)?, at),
            Type::Vector(count, lane) => self.unit(*count, kind(types, *lane)?, at),
            // An array of elements without size has none, whatever its length.
            Type::Array(_, element) if types.size(*element) == Bytes(0) => Some(()),
            Type::Array(count, element) => {
                let stride = types.size(*element).checked_bits()?;
                (0..*count).try_for_each(|index| self.add(types, *element, Bits(at.0 + index * stride.0)))
            }
            Type::Struct { .. } | Type::Named { .. } => self.members(types, id, at),
            _ => None,
        }
    }

    fn members(&mut self, types: &TypeTable, id: TypeId, at: Bits) -> Option<()> {
        if types.packing(id)? == Packing::Bits {
            return None;
        }
        for (index, field) in types.fields(id)?.iter().enumerate() {
            let offset = types.bit_offset(id, index as u64)?;
            self.add(types, *field, Bits(at.0 + offset.0))?;
        }
        Some(())
    }

    fn unit(&mut self, count: u32, kind: ScalarKind, at: Bits) -> Option<()> {
        let first = self.leaves.len();
        if first + count as usize > MAX_LEAVES {
            return None;
        }
        let width = u64::from(kind.width());
        let lanes = (0..u64::from(count)).map(|lane| ScalarLeaf { at: Bits(at.0 + lane * width), kind });
        self.leaves.extend(lanes);
        let end = at.0 + width * u64::from(count);
        let extra = end as usize..end.next_multiple_of(8) as usize;
        self.units.push(MemoryUnit { leaves: first..self.leaves.len(), extra });
        Some(())
    }

    /// The shape of a packed member: `width` bits and no padding.
    pub(super) fn field(width: u32) -> ValueShape {
        let leaf = ScalarLeaf { at: Bits(0), kind: ScalarKind::Int(width) };
        let unit = MemoryUnit { leaves: 0..1, extra: width as usize..width as usize };
        ValueShape { leaves: vec![leaf], units: vec![unit], bits: width as usize }
    }
}

fn kind(types: &TypeTable, id: TypeId) -> Option<ScalarKind> {
    match *types.get(id) {
        Type::Int(width @ 1..=64) => Some(ScalarKind::Int(width)),
        Type::Ptr => Some(ScalarKind::Pointer),
        _ => None,
    }
}

/// The number of leaves in members `0..index` of an aggregate, and the type of member `index`.
pub(super) fn member(
    types: &TypeTable,
    shapes: &[Option<ValueShape>],
    id: TypeId,
    index: u32,
) -> Option<(usize, TypeId)> {
    let count = |id: TypeId| Some(shapes[id.index()].as_ref()?.leaves.len());
    let ty = types.element(id, u64::from(index))?;
    let before = (0..u64::from(index)).map(|at| count(types.element(id, at)?));
    Some((before.sum::<Option<usize>>()?, ty))
}
