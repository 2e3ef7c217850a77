//! Shapes: the scalars that a type consists of.

use std::cell::OnceCell;

use ir::{Bits, Type, TypeId, TypeTable};
use semantics::Unsupported;

/// The kinds of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarKind {
    Integer,
    Float,
    Pointer,
}

/// One scalar of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarLeaf {
    pub width: u32,
    /// Position in memory in bits.
    pub bit: Bits,
    pub kind: ScalarKind,
}

impl ScalarLeaf {
    pub fn is_pointer(&self) -> bool {
        self.kind == ScalarKind::Pointer
    }

    /// True if it fills whole bytes, no more than 16 of them.
    pub fn is_bytes(&self) -> bool {
        self.bit.0.is_multiple_of(8) && self.width.is_multiple_of(8) && self.width <= 128
    }

    /// The positions of its bits in memory.
    pub fn bits(&self) -> std::ops::Range<usize> {
        let start = self.bit.0 as usize;
        start..start + self.width as usize
    }
}

/// The bits between an integer or vector of an odd width and the end of its last byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TailBits {
    /// Position in memory in bits.
    pub bit: Bits,
    pub width: u32,
    /// The scalars of the integer or vector: first position and number.
    pub leaves: (usize, usize),
}

impl TailBits {
    /// Their positions in memory.
    pub fn bits(&self) -> std::ops::Range<usize> {
        let start = self.bit.0 as usize;
        start..start + self.width as usize
    }
}

/// The scalars of a type, in order, and the bits that odd widths leave over.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ValueShape {
    pub leaves: Vec<ScalarLeaf>,
    pub tails: Vec<TailBits>,
    /// The bits that an access covers: the store size.
    pub bits: u64,
}

/// Limit on the scalars of one value in registers.
const MAX_LEAVES: usize = 4096;
/// Limit on the nesting of types.
const MAX_DEPTH: u32 = 64;
/// The width of the widest integers that a domain supports, in bits.
pub(crate) const WIDEST_INTEGER: u32 = 1 << 10;
const TOO_WIDE: u32 = WIDEST_INTEGER + 1;

/// The shapes of a module's types, computed on demand.
#[derive(Debug)]
pub struct Shapes {
    known: Vec<OnceCell<Result<ValueShape, Unsupported>>>,
}

impl Shapes {
    pub fn new(types: &TypeTable) -> Shapes {
        Shapes { known: vec![OnceCell::new(); types.len()] }
    }

    pub fn shape(&self, types: &TypeTable, ty: TypeId) -> Result<&ValueShape, Unsupported> {
        match self.known.get(ty.index()).and_then(OnceCell::get) {
            Some(shape) => shape.as_ref().map_err(|reason| *reason),
            None => self.at_depth(types, ty, 0),
        }
    }

    fn at_depth(&self, types: &TypeTable, ty: TypeId, depth: u32) -> Result<&ValueShape, Unsupported> {
        let known = self.known.get(ty.index()).filter(|_| depth <= MAX_DEPTH);
        let known = known.ok_or(Unsupported::LargeAggregate)?;
        let shape = match known.get() {
            Some(shape) => shape,
            None => {
                let shape = self.enumerate(types, ty, depth);
                known.get_or_init(|| shape)
            }
        };
        shape.as_ref().map_err(|reason| *reason)
    }

    fn enumerate(&self, types: &TypeTable, ty: TypeId, depth: u32) -> Result<ValueShape, Unsupported> {
        let mut out = ValueShape::default();
        match *types.get(ty) {
            Type::Void => {}
            Type::Int(0) => return Err(Unsupported::Malformed("i0")),
            Type::Int(TOO_WIDE..) => return Err(Unsupported::WideInteger),
            Type::Named { fields: None, .. } => return Err(Unsupported::Malformed("opaque type")),
            Type::Array(count, element) => {
                let stride = types.size(element).checked_bits().ok_or(Unsupported::LargeAggregate)?;
                let inner = self.at_depth(types, element, depth + 1)?;
                out.repeat(inner, count, stride)?;
            }
            // LangRef "Vector Type": lanes have the memory layout of an integer, without padding between them.
            Type::Vector(_, lane) if types.int_width(lane).is_some_and(|width| width > 128) => {
                return Err(Unsupported::WideInteger);
            }
            Type::Scalable(..) => return Err(semantics::lower::SCALABLE),
            Type::Vector(count, lane) => {
                let inner = self.at_depth(types, lane, depth + 1)?;
                out.repeat(inner, u64::from(count), types.bit_width(lane))?;
                out.tails.clear();
                out.add_tail(types.bit_width(ty));
            }
            _ if types.has_bit_members(ty) => {
                return Err(Unsupported::Instruction("structure packed at bits"));
            }
            Type::Struct { .. } | Type::Named { .. } => {
                for (at, &field) in types.fields(ty).unwrap_or_default().iter().enumerate() {
                    let inner = self.at_depth(types, field, depth + 1)?;
                    let offset = member_bit(types, ty, at as u64).ok_or(Unsupported::LargeAggregate)?;
                    out.append(inner, offset)?;
                }
            }
            Type::PtrIn(_) if types.bit_width(ty).0 != 64 => return Err(semantics::lower::NARROW_POINTER),
            Type::PtrIn(_) => return Err(semantics::lower::SEGMENT),
            ref scalar => {
                if let Some(reason) = semantics::lower::foreign(scalar) {
                    return Err(reason);
                }
                let kind = match scalar {
                    Type::Ptr => ScalarKind::Pointer,
                    _ if types.is_float(ty) => ScalarKind::Float,
                    _ => ScalarKind::Integer,
                };
                out.leaves.push(ScalarLeaf { width: types.bit_width(ty).0 as u32, bit: Bits(0), kind });
                out.add_tail(types.bit_width(ty));
            }
        }
        out.bits =
            if types.is_sized(ty) { types.store_size(ty).checked_bits().map_or(0, |bits| bits.0) } else { 0 };
        Ok(out)
    }
}

impl ValueShape {
    /// The shape of a packed integer member: the bits of `iN` and no more.
    pub fn field(width: u32) -> ValueShape {
        let leaf = ScalarLeaf { width, bit: Bits(0), kind: ScalarKind::Integer };
        ValueShape { leaves: vec![leaf], tails: Vec::new(), bits: u64::from(width) }
    }

    /// True if a store writes scalars and nothing else.
    pub fn is_dense(&self) -> bool {
        self.leaves.iter().map(|leaf| u64::from(leaf.width)).sum::<u64>() == self.bits
    }

    /// Appends `count` copies of an element at a fixed distance.
    fn repeat(&mut self, inner: &ValueShape, count: u64, stride: Bits) -> Result<(), Unsupported> {
        for at in 0..if inner.leaves.is_empty() { 0 } else { count } {
            self.append(inner, Bits(at * stride.0))?;
        }
        Ok(())
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
        self.tails.extend(inner.tails.iter().map(|tail| {
            let (at, count) = tail.leaves;
            TailBits { bit: moved(tail.bit), leaves: (first + at, count), ..*tail }
        }));
        Ok(())
    }
}

/// Position in bits of a member, element or lane.
pub fn member_bit(types: &TypeTable, ty: TypeId, index: u64) -> Option<Bits> {
    match *types.get(ty) {
        Type::Vector(_, lane) => types.bit_width(lane).0.checked_mul(index).map(Bits),
        Type::Array(..) => types.offset(ty, index)?.checked_bits(),
        _ => types.bit_offset(ty, index),
    }
}
