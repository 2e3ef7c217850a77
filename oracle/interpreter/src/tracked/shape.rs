//! Shapes: the scalars that a type consists of.

use std::rc::Rc;

use ir::{Bits, Module, Type, TypeId, TypeTable};

use crate::outcome::Unsupported;

/// One scalar of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScalarLeaf {
    pub(super) width: u32,
    /// Position in memory in bits.
    pub(super) bit: Bits,
    pub(super) pointer: bool,
}

/// The bits between an integer or vector of an odd width and the end of its last byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TailBits {
    /// Position in memory in bits.
    pub(super) bit: Bits,
    pub(super) width: u32,
    /// The scalars of the integer or vector: first position and number.
    pub(super) leaves: (usize, usize),
}

/// The scalars of a type, in order, and the bits that odd widths leave over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct ValueShape {
    pub(super) leaves: Vec<ScalarLeaf>,
    pub(super) tails: Vec<TailBits>,
    /// Integers of more than 128 bits, which are stored as words: position of the first word, and number of words.
    pub(super) words: Vec<(usize, usize)>,
}

type ShapeResult = Result<Rc<ValueShape>, Unsupported>;

/// Limit on the scalars of one value in registers.
const MAX_LEAVES: usize = 4096;
/// Limit on the nesting of types.
const MAX_DEPTH: u32 = 64;
/// The smallest width of an integer that is not supported.
const TOO_WIDE: u32 = ir::WIDEST_CONSTANT + 1;
/// Bits per word of an integer of more than 128 bits.
pub(super) const WORD: u32 = 64;

/// The width of an integer of more than 128 bits, which is held as words.
pub(super) fn long_width(types: &TypeTable, ty: TypeId) -> Option<u32> {
    types.int_width(ty).filter(|width| (129..TOO_WIDE).contains(width))
}

/// The shapes of a module's types, computed on demand.
#[derive(Debug)]
pub(super) struct Shapes<'m> {
    module: &'m Module,
    known: Vec<Option<ShapeResult>>,
}

impl<'m> Shapes<'m> {
    pub(super) fn new(module: &'m Module) -> Shapes<'m> {
        Shapes { module, known: vec![None; module.types.len()] }
    }

    pub(super) fn of(&mut self, ty: TypeId) -> ShapeResult {
        self.at_depth(ty, 0)
    }

    fn at_depth(&mut self, ty: TypeId, depth: u32) -> ShapeResult {
        if let Some(known) = self.known.get(ty.index()).and_then(Option::as_ref) {
            return known.clone();
        }
        if depth > MAX_DEPTH || self.module.types.checked_get(ty).is_none() {
            return Err(Unsupported::LargeAggregate);
        }
        let mut shape = ValueShape::default();
        let known = self.enumerate(ty, depth, &mut shape).map(|()| Rc::new(shape));
        self.known[ty.index()] = Some(known.clone());
        known
    }

    fn enumerate(&mut self, ty: TypeId, depth: u32, out: &mut ValueShape) -> Result<(), Unsupported> {
        let types = &self.module.types;
        match *types.get(ty) {
            Type::Void => Ok(()),
            Type::Int(0) => Err(Unsupported::Malformed("i0")),
            Type::Int(TOO_WIDE..) => Err(Unsupported::WideInteger),
            Type::Int(width @ 129..) => {
                out.add_words(width);
                Ok(())
            }
            Type::Named { fields: None, .. } => Err(Unsupported::Malformed("opaque type")),
            Type::Array(count, element) => {
                let stride = types.size(element).checked_bits().ok_or(Unsupported::LargeAggregate)?;
                self.repeat((count, stride), element, depth, out)
            }
            // LangRef "Vector Type": lanes have the memory layout of an integer, without padding between them.
            Type::Vector(_, lane) if long_width(types, lane).is_some() => Err(Unsupported::WideInteger),
            Type::Vector(count, lane) => {
                self.repeat((u64::from(count), types.bit_width(lane)), lane, depth, out)?;
                out.tails.clear();
                out.add_tail(types.bit_width(ty));
                Ok(())
            }
            _ if types.has_bit_members(ty) => Err(Unsupported::Instruction("structure packed at bits")),
            Type::Struct { .. } | Type::Named { .. } => self.members(ty, depth, out),
            ref scalar => {
                let width = types.bit_width(ty);
                let pointer = *scalar == Type::Ptr;
                out.leaves.push(ScalarLeaf { width: width.0 as u32, bit: Bits(0), pointer });
                out.add_tail(width);
                Ok(())
            }
        }
    }

    /// Appends `count` copies of an element at a fixed distance.
    fn repeat(
        &mut self,
        (count, stride): (u64, Bits),
        element: TypeId,
        depth: u32,
        out: &mut ValueShape,
    ) -> Result<(), Unsupported> {
        let inner = self.at_depth(element, depth + 1)?;
        for at in 0..if inner.leaves.is_empty() { 0 } else { count } {
            out.append(&inner, Bits(at * stride.0))?;
        }
        Ok(())
    }

    fn members(&mut self, ty: TypeId, depth: u32, out: &mut ValueShape) -> Result<(), Unsupported> {
        let types = &self.module.types;
        let fields = types.fields(ty).unwrap_or_default();
        for (at, &field) in fields.iter().enumerate() {
            let inner = self.at_depth(field, depth + 1)?;
            let offset = member_bit(types, ty, at as u64).ok_or(Unsupported::LargeAggregate)?;
            out.append(&inner, offset)?;
        }
        Ok(())
    }
}

impl ValueShape {
    fn add_words(&mut self, width: u32) {
        let first = self.leaves.len();
        for bit in (0..width).step_by(WORD as usize) {
            let width = (width - bit).min(WORD);
            self.leaves.push(ScalarLeaf { width, bit: Bits(u64::from(bit)), pointer: false });
        }
        self.words.push((first, self.leaves.len() - first));
        self.add_tail(Bits(u64::from(width)));
    }

    /// Adds the tail bits of the scalars so far, which have `width` bits together.
    fn add_tail(&mut self, width: Bits) {
        let extra = width.0.next_multiple_of(8) - width.0;
        if extra != 0 {
            self.tails.push(TailBits { bit: width, width: extra as u32, leaves: (0, self.leaves.len()) });
        }
    }

    /// Appends a member's scalars to those of the containing type.
    fn append(&mut self, inner: &ValueShape, offset: Bits) -> Result<(), Unsupported> {
        let first = self.leaves.len();
        if first + inner.leaves.len() > MAX_LEAVES {
            return Err(Unsupported::LargeAggregate);
        }
        let moved = |bit: Bits| Bits(bit.0 + offset.0);
        self.leaves.extend(inner.leaves.iter().map(|leaf| ScalarLeaf { bit: moved(leaf.bit), ..*leaf }));
        self.words.extend(inner.words.iter().map(|&(at, count)| (first + at, count)));
        self.tails.extend(inner.tails.iter().map(|tail| {
            let (at, count) = tail.leaves;
            TailBits { bit: moved(tail.bit), leaves: (first + at, count), ..*tail }
        }));
        Ok(())
    }
}

/// Position in bits of a member, element or lane.
pub(super) fn member_bit(types: &TypeTable, ty: TypeId, index: u64) -> Option<Bits> {
    match *types.get(ty) {
        Type::Vector(_, lane) => types.bit_width(lane).0.checked_mul(index).map(Bits),
        Type::Array(..) => types.offset(ty, index)?.checked_bits(),
        _ => types.bit_offset(ty, index),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::Packing;

    #[test]
    fn odd_widths_leave_bits_over() {
        let mut module = Module::new();
        let i3 = module.types.int(3);
        let lanes = module.types.vector(3, i3);
        let both = module.types.structure(&[i3, lanes], Packing::Natural);
        let shape = Shapes::new(&module).of(both).unwrap();
        let bits: Vec<u64> = shape.leaves.iter().map(|leaf| leaf.bit.0).collect();
        assert_eq!(bits, [0, 16, 19, 22]);
        let tails = [
            TailBits { bit: Bits(3), width: 5, leaves: (0, 1) },
            TailBits { bit: Bits(25), width: 7, leaves: (1, 3) },
        ];
        assert_eq!(shape.tails, tails);
    }

    #[test]
    fn long_integers_are_words() {
        let mut module = Module::new();
        let i130 = module.types.int(130);
        let both = module.types.structure(&[TypeId::I8, i130], Packing::Natural);
        let shape = Shapes::new(&module).of(both).unwrap();
        let leaves: Vec<_> = shape.leaves.iter().map(|leaf| (leaf.bit.0, leaf.width)).collect();
        assert_eq!(leaves, [(0, 8), (128, 64), (192, 64), (256, 2)]);
        assert_eq!(shape.words, [(1, 3)]);
        assert_eq!(shape.tails, [TailBits { bit: Bits(258), width: 6, leaves: (1, 3) }]);
    }

    #[test]
    fn unsupported_types_have_no_shape() {
        let mut module = Module::new();
        let wide = module.types.int(257);
        let packed = module.types.structure(&[wide], Packing::Bits);
        let long = module.types.array(5000, TypeId::I8);
        let mut shapes = Shapes::new(&module);
        assert_eq!(shapes.of(wide), Err(Unsupported::WideInteger));
        assert_eq!(shapes.of(long), Err(Unsupported::LargeAggregate));
        assert_eq!(shapes.of(packed), Err(Unsupported::Instruction("structure packed at bits")));
    }
}
