//! Types as scalars side by side.

use std::rc::Rc;

use ir::{Bits, Module, Type, TypeId, TypeTable};

use crate::outcome::Unsupported;

/// One scalar of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub(super) width: u32,
    /// Position in memory.
    pub(super) bit: Bits,
    pub(super) pointer: bool,
    /// Its last byte is its own: an odd width leaves bits of it over.
    pub(super) whole_bytes: bool,
}

/// The scalars of a type, in order.
pub(super) type Shape = Rc<[Leaf]>;

/// Scalars that one value in registers may have.
const MAX_LEAVES: u64 = 4096;
/// Levels of nesting.
const MAX_DEPTH: u32 = 64;

/// The shapes of a module's types, worked out when asked for.
#[derive(Debug)]
pub(super) struct Shapes<'m> {
    module: &'m Module,
    known: Vec<Option<Result<Shape, Unsupported>>>,
}

impl<'m> Shapes<'m> {
    pub(super) fn new(module: &'m Module) -> Shapes<'m> {
        Shapes { module, known: vec![None; module.types.len()] }
    }

    pub(super) fn of(&mut self, ty: TypeId) -> Result<Shape, Unsupported> {
        self.at_depth(ty, 0)
    }

    fn at_depth(&mut self, ty: TypeId, depth: u32) -> Result<Shape, Unsupported> {
        if let Some(known) = self.known.get(ty.index()).and_then(Option::as_ref) {
            return known.clone();
        }
        if depth > MAX_DEPTH || self.module.types.checked_get(ty).is_none() {
            return Err(Unsupported::LargeAggregate);
        }
        let mut leaves = Vec::new();
        let shape = self.enumerate(ty, depth, &mut leaves).map(|()| Shape::from(leaves));
        self.known[ty.index()] = Some(shape.clone());
        shape
    }

    fn enumerate(&mut self, ty: TypeId, depth: u32, out: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        let types = &self.module.types;
        match types.get(ty) {
            Type::Void => Ok(()),
            Type::Int(0) => Err(Unsupported::Malformed("i0")),
            Type::Int(129..) => Err(Unsupported::WideInteger),
            Type::Named { fields: None, .. } => Err(Unsupported::Malformed("opaque type")),
            Type::Array(count, element) => {
                let stride = types.size(*element).checked_bits().ok_or(Unsupported::LargeAggregate)?;
                self.repeat(*count, *element, stride, depth, out)
            }
            // LangRef "Vector Type": lanes lie in memory as in an integer, without padding between them.
            Type::Vector(count, lane) => {
                let first = out.len();
                self.repeat(u64::from(*count), *lane, types.bit_width(*lane), depth, out)?;
                out[first..].iter_mut().for_each(|leaf| leaf.whole_bytes = false);
                Ok(())
            }
            _ if types.has_bit_members(ty) => Err(Unsupported::Instruction("structure packed at bits")),
            Type::Struct { .. } | Type::Named { .. } => self.members(ty, depth, out),
            scalar => {
                let width = types.bit_width(ty).0 as u32;
                let pointer = *scalar == Type::Ptr;
                out.push(Leaf { width, bit: Bits(0), pointer, whole_bytes: true });
                Ok(())
            }
        }
    }

    fn repeat(
        &mut self,
        count: u64,
        element: TypeId,
        stride: Bits,
        depth: u32,
        out: &mut Vec<Leaf>,
    ) -> Result<(), Unsupported> {
        let inner = self.at_depth(element, depth + 1)?;
        let total = count.checked_mul(inner.len() as u64).ok_or(Unsupported::LargeAggregate)?;
        for at in 0..if total == 0 { 0 } else { count } {
            append(out, &inner, Bits(at * stride.0))?;
        }
        Ok(())
    }

    fn members(&mut self, ty: TypeId, depth: u32, out: &mut Vec<Leaf>) -> Result<(), Unsupported> {
        let types = &self.module.types;
        let fields = types.fields(ty).unwrap_or_default();
        for (at, &field) in fields.iter().enumerate() {
            let inner = self.at_depth(field, depth + 1)?;
            let offset = member_bit(types, ty, at as u64).ok_or(Unsupported::LargeAggregate)?;
            append(out, &inner, offset)?;
        }
        Ok(())
    }
}

/// Where a member, element or lane lies.
pub(super) fn member_bit(types: &TypeTable, ty: TypeId, index: u64) -> Option<Bits> {
    match *types.get(ty) {
        Type::Vector(_, lane) => types.bit_width(lane).0.checked_mul(index).map(Bits),
        Type::Array(..) => types.offset(ty, index)?.checked_bits(),
        _ => types.bit_offset(ty, index),
    }
}

/// Copies the leaves of a member to the end of what contains it.
fn append(out: &mut Vec<Leaf>, inner: &[Leaf], offset: Bits) -> Result<(), Unsupported> {
    if (out.len() + inner.len()) as u64 > MAX_LEAVES {
        return Err(Unsupported::LargeAggregate);
    }
    out.extend(inner.iter().map(|leaf| Leaf { bit: Bits(leaf.bit.0 + offset.0), ..*leaf }));
    Ok(())
}
