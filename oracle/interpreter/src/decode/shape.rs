//! Computation of shapes: the scalars that a type consists of.

use ir::{Bits, Packing, Type, TypeId};

use super::Decoder;
use crate::code::{LeafKind, ScalarLeaf, ValueShape};
use semantics::Unsupported;

/// Limit on the scalars of one value in registers.
const MAX_LEAVES: u64 = 4096;
/// Limit on the width of integers in bits.
const MAX_LONG: u32 = ir::WIDEST_CONSTANT;
/// Limit on the nesting of types.
const MAX_DEPTH: u32 = 64;

/// The shape used for a type that has none, after the instruction was marked as failed.
const PLACEHOLDER: ValueShape = ValueShape { first: 0, count: 0, registers: 1 };

/// True if a type is an integer of more than 128 bits, which cannot be a lane, an index or the operand of a `switch`.
fn is_long(types: &ir::TypeTable, ty: TypeId) -> bool {
    types.int_width(ty).is_some_and(|width| width > 128)
}

impl Decoder<'_> {
    /// The shape of `ty`. If it has none, the current instruction is marked as failed.
    pub(super) fn shape(&mut self, ty: TypeId) -> ValueShape {
        match self.try_shape(ty, 0) {
            Ok(shape) => shape,
            Err(reason) => {
                self.fail(reason);
                PLACEHOLDER
            }
        }
    }

    /// The scalar of `ty`, of up to 128 bits. If `ty` is something else, the current instruction is marked as failed.
    pub(super) fn scalar(&mut self, ty: TypeId) -> ScalarLeaf {
        if is_long(&self.module.types, ty) {
            self.fail(Unsupported::WideInteger);
        }
        self.any_scalar(ty)
    }

    /// The scalar of `ty`. If `ty` is an aggregate or vector, the current instruction is marked as failed.
    pub(super) fn any_scalar(&mut self, ty: TypeId) -> ScalarLeaf {
        let shape = self.shape(ty);
        if let [leaf] = self.program.leaves_of(shape) {
            return *leaf;
        }
        self.malformed("a scalar is needed");
        ScalarLeaf { kind: LeafKind::Narrow, width: 1, bit: 0, register: 0, packed: false }
    }

    pub(super) fn try_shape(&mut self, ty: TypeId, depth: u32) -> Result<ValueShape, Unsupported> {
        match self.scratch.shapes.get(ty.index()) {
            Some(Some(known)) => *known,
            Some(None) => {
                let shape = self.new_shape(ty, depth);
                self.scratch.shapes[ty.index()] = Some(shape);
                shape
            }
            None => Err(Unsupported::Malformed("unknown type")),
        }
    }

    fn new_shape(&mut self, ty: TypeId, depth: u32) -> Result<ValueShape, Unsupported> {
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate);
        }
        let module = self.module;
        match module.types.get(ty) {
            Type::Void => Ok(ValueShape { first: 0, count: 0, registers: 0 }),
            Type::Int(0) => Err(Unsupported::Malformed("i0")),
            Type::Int(width) if *width > MAX_LONG => Err(Unsupported::WideInteger),
            Type::Array(count, element) => {
                let stride = module.types.size(*element).checked_bits();
                self.repeat(*count, *element, stride, depth)
            }
            Type::Vector(_, lane) if is_long(&module.types, *lane) => Err(Unsupported::WideInteger),
            Type::Scalable(..) => Err(semantics::lower::SCALABLE),
            Type::Vector(count, lane) => {
                let stride = module.types.bit_width(*lane);
                let shape = self.repeat(u64::from(*count), *lane, Some(stride), depth)?;
                // LangRef "Vector Type": there is no padding between lanes, so these do not start at bytes.
                if !stride.0.is_multiple_of(8) {
                    let leaves = shape.first as usize..(shape.first + shape.count) as usize;
                    self.program.leaves[leaves].iter_mut().for_each(|leaf| leaf.packed = true);
                }
                Ok(shape)
            }
            _ if module.types.packing(ty) == Some(Packing::Bits) => {
                Err(Unsupported::Instruction("structure packed at bits"))
            }
            Type::Struct { fields, .. } | Type::Named { fields: Some(fields), .. } => {
                self.members(ty, fields, depth)
            }
            Type::Named { fields: None, .. } => Err(Unsupported::Malformed("opaque type")),
            Type::Ptr if module.types.bit_width(ty).0 != 64 => Err(semantics::lower::NARROW_POINTER),
            Type::Ptr => Ok(self.single(LeafKind::Ptr, 64)),
            Type::PtrIn(_) if module.types.bit_width(ty).0 != 64 => Err(semantics::lower::NARROW_POINTER),
            Type::PtrIn(_) => Err(semantics::lower::SEGMENT),
            other => match module.types.bit_width(ty).0 {
                _ if let Some(reason) = semantics::lower::foreign(other) => Err(reason),
                width @ 0..=64 => Ok(self.single(LeafKind::Narrow, width as u32)),
                width => Ok(self.single(LeafKind::Wide, width as u32)),
            },
        }
    }

    fn single(&mut self, kind: LeafKind, width: u32) -> ValueShape {
        let leaf = ScalarLeaf { kind, width, bit: 0, register: 0, packed: false };
        let first = self.program.leaves.len() as u32;
        self.program.leaves.push(leaf);
        ValueShape { first, count: 1, registers: leaf.registers() }
    }

    fn repeat(
        &mut self,
        count: u64,
        element: TypeId,
        stride: Option<Bits>,
        depth: u32,
    ) -> Result<ValueShape, Unsupported> {
        let inner = self.try_shape(element, depth + 1)?;
        let total = u64::from(inner.count).checked_mul(count).filter(|&total| total <= MAX_LEAVES);
        let (Some(_), Some(stride)) = (total, stride) else { return Err(Unsupported::LargeAggregate) };
        let mut shape = ValueShape { first: self.program.leaves.len() as u32, count: 0, registers: 0 };
        for at in 0..if inner.count == 0 { 0 } else { count } {
            self.append(&mut shape, inner, Bits(at * stride.0));
        }
        Ok(shape)
    }

    fn members(&mut self, ty: TypeId, fields: &[TypeId], depth: u32) -> Result<ValueShape, Unsupported> {
        let module = self.module;
        let mut inner = Vec::with_capacity(fields.len());
        let mut total = 0;
        for &field in fields {
            let shape = self.try_shape(field, depth + 1)?;
            total += u64::from(shape.count);
            inner.push(shape);
        }
        if total > MAX_LEAVES {
            return Err(Unsupported::LargeAggregate);
        }
        let mut shape = ValueShape { first: self.program.leaves.len() as u32, count: 0, registers: 0 };
        for (at, inner) in inner.into_iter().enumerate() {
            let offset = module.types.offset(ty, at as u64).and_then(|offset| offset.checked_bits());
            self.append(&mut shape, inner, offset.unwrap_or_default());
        }
        Ok(shape)
    }

    /// Copies the leaves of `inner` to the end of `shape`, which is the last one in the table.
    fn append(&mut self, shape: &mut ValueShape, inner: ValueShape, offset: Bits) {
        for at in inner.first..inner.first + inner.count {
            let leaf = self.program.leaves[at as usize];
            let (bit, register) = (leaf.bit + offset.0, leaf.register + shape.registers);
            self.program.leaves.push(ScalarLeaf { bit, register, ..leaf });
        }
        shape.count += inner.count;
        shape.registers += inner.registers;
    }

    /// Scalar `at` of a shape.
    pub(super) fn leaf(&self, shape: ValueShape, at: u32) -> ScalarLeaf {
        self.program.leaves[(shape.first + at) as usize]
    }
}
