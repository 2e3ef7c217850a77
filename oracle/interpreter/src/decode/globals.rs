//! Decoding of globals: their addresses and the initial contents of memory.

use ethnum::U256;
use ir::{AggregateBody, Align, Bits, Bytes, Const, Global, Packing, Type, TypeId, TypeTable};

use super::Decoder;
use crate::code::{DATA_BASE, FlatConstant, StaticObject};
use crate::register::{Tag, wide_mask};
use semantics::Unsupported;

/// Limit in bytes on all globals together.
const MAX_IMAGE: u64 = 64 << 20;
/// Limit on the nesting of an initialiser.
const MAX_DEPTH: u32 = 64;

type WriteResult = Result<(), Unsupported>;

impl Decoder<'_> {
    pub(super) fn globals(&mut self) -> WriteResult {
        let module = self.module;
        for global in &module.globals {
            let object = self.place_global(global)?;
            self.program.statics.push(object);
        }
        for (at, global) in module.globals.iter().enumerate() {
            let Some(initializer) = global.initializer else { continue };
            let pointers = self.program.image_pointers.len();
            let start = self.program.statics[at].base - DATA_BASE;
            self.write_const(start, global.ty, initializer, 0)?;
            self.program.statics[at].has_pointers = self.program.image_pointers.len() > pointers;
        }
        self.failure.take().map_or(Ok(()), Err)
    }

    fn place_global(&mut self, global: &Global) -> Result<StaticObject, Unsupported> {
        if self.module.types.checked_get(global.ty).is_none() {
            return Err(Unsupported::Malformed("unknown type"));
        }
        let size = self.module.types.size(global.ty);
        let align = global.alignment(&self.module.types);
        let start = exactly_aligned(Bytes(self.program.image.len() as u64), align);
        let end =
            start.0.checked_add(size.0).filter(|&end| end < MAX_IMAGE).ok_or(Unsupported::MemoryLimit)?;
        // At least a byte lies between objects, so that the end of one is not the start of the next.
        self.program.image.resize(end as usize + 1, 0);
        self.program.image_mask.resize(end as usize + 1, 0);
        let base = DATA_BASE + start.0;
        Ok(StaticObject { base, size: size.0, constant: global.constant, has_pointers: false })
    }

    fn write_const(&mut self, at: u64, ty: TypeId, constant: Const, depth: u32) -> WriteResult {
        let types = &self.module.types;
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate);
        }
        if types.checked_get(constant.ty()).is_none() || constant.ty() != ty {
            return Err(Unsupported::Malformed("initialiser of the wrong type"));
        }
        let size = types.store_size(ty);
        match constant {
            Const::Int { value, .. } | Const::Float { bits: value, .. } => {
                let width = types.bit_width(ty).0.min(128) as u32;
                let bytes = (U256::from(value) & wide_mask(width)).to_le_bytes();
                let count = (size.0 as usize).min(16);
                self.program.image[at as usize..][..count].copy_from_slice(&bytes[..count]);
            }
            // The image is made of zeros.
            Const::Zero(_) | Const::Null => {}
            Const::Address(address) => {
                self.program.image[at as usize..][..8].copy_from_slice(&address.to_le_bytes());
            }
            Const::Undef(_) => self.write_mask(at, size, if self.undef_is_poison { 0xff } else { 0 }),
            Const::Poison(_) => self.write_mask(at, size, 0xff),
            Const::Global { .. } | Const::Function(_) => self.write_address(at, constant),
            Const::BlockAddress { .. } => return Err(Unsupported::Instruction("blockaddress")),
            Const::Aggregate { id, .. } => self.write_aggregate(at, ty, id.0, depth)?,
        }
        Ok(())
    }

    fn write_mask(&mut self, at: u64, size: Bytes, byte: u8) {
        let range = at as usize..(at + size.0) as usize;
        self.program.image[range.clone()].fill(byte);
        self.program.image_mask[range].fill(0xff);
    }

    fn write_address(&mut self, at: u64, constant: Const) {
        let register = self.address(constant);
        self.program.image[at as usize..][..8].copy_from_slice(&register.bits.to_le_bytes());
        if register.tag != Tag::FUNCTION {
            self.program.image_pointers.push((at, register.tag));
        }
    }

    fn write_aggregate(&mut self, at: u64, ty: TypeId, id: u32, depth: u32) -> WriteResult {
        let module = self.module;
        let wrong = Unsupported::Malformed("aggregate of the wrong shape");
        let body = module.aggregates.get(id as usize).ok_or(wrong)?;
        match body {
            AggregateBody::Integer(value) => {
                let size = (module.types.store_size(ty).0 as usize).min(32);
                self.program.image[at as usize..][..size].copy_from_slice(&value.to_le_bytes()[..size]);
            }
            AggregateBody::Bytes(bytes) => {
                if module.types.size(ty).0 != bytes.len() as u64 {
                    return Err(wrong);
                }
                self.program.image[at as usize..][..bytes.len()].copy_from_slice(bytes);
            }
            AggregateBody::Wide(value) => {
                let size = module.types.store_size(ty).0 as usize;
                let image = &mut self.program.image[at as usize..][..size];
                image.iter_mut().zip(value.bytes()).for_each(|(byte, new)| *byte = new);
            }
            AggregateBody::Metadata(_) => return Err(wrong),
            AggregateBody::Expression(_) => self.write_expression(at, ty, id, depth)?,
            AggregateBody::Elements(elements) => {
                if module.types.element_count(ty) != Some(elements.len() as u64) {
                    return Err(wrong);
                }
                for (index, &element) in elements.iter().enumerate() {
                    let index = index as u64;
                    // Members packed at bits share bytes, so they cannot be written one by one as bytes.
                    match bit_member(&module.types, ty, index) {
                        Some(bit) => self.write_bits(Bits(at * 8 + bit.0), element)?,
                        None => {
                            let offset = module.types.offset(ty, index).ok_or(wrong)?;
                            let member = member_type(&module.types, ty, index).ok_or(wrong)?;
                            self.write_const(at + offset.0, member, element, depth + 1)?;
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Writes a constant expression. Undef parts of it are poison: an initialiser has one value.
    fn write_expression(&mut self, at: u64, ty: TypeId, id: u32, depth: u32) -> WriteResult {
        let mut registers = Vec::new();
        self.flat_aggregate(ty, id, &mut registers, depth);
        let size = self.module.types.store_size(ty);
        for (word, register) in registers.iter().enumerate() {
            let at = at + 8 * word as u64;
            let bytes = size.0.saturating_sub(8 * word as u64).min(8);
            match *register {
                FlatConstant::Known(register) if !register.is_poison() => {
                    self.program.image[at as usize..][..bytes as usize]
                        .copy_from_slice(&register.bits.to_le_bytes()[..bytes as usize]);
                    if register.tag != Tag::NONE
                        && register.tag != Tag::WILDCARD
                        && register.tag != Tag::FUNCTION
                    {
                        self.program.image_pointers.push((at, register.tag));
                    }
                }
                _ => self.write_mask(at, Bytes(bytes), 0xff),
            }
        }
        Ok(())
    }

    /// Writes an integer that may share bytes with its neighbours. The bits that no member has written yet are zero.
    fn write_bits(&mut self, start: Bits, constant: Const) -> WriteResult {
        let width = self.module.types.bit_width(constant.ty()).0;
        let low = wide_mask(width.min(256) as u32);
        let (bits, mask) = match (constant, self.module.integer_value(constant)) {
            (_, Some(value)) => (value & low, U256::ZERO),
            (Const::Undef(_), _) if !self.undef_is_poison => (U256::ZERO, low),
            (Const::Undef(_) | Const::Poison(_), _) => (low, low),
            _ => return Err(Unsupported::Malformed("initialiser of the wrong type")),
        };
        for at in 0..width.min(256) {
            let (byte, shift) = ((start.0 + at) / 8, (start.0 + at) % 8);
            self.program.image[byte as usize] |= ((bits >> at).as_u8() & 1) << shift;
            self.program.image_mask[byte as usize] |= ((mask >> at).as_u8() & 1) << shift;
        }
        Ok(())
    }
}

fn member_type(types: &TypeTable, ty: TypeId, index: u64) -> Option<TypeId> {
    match *types.get(ty) {
        Type::Vector(_, lane) => Some(lane),
        _ => types.element(ty, index),
    }
}

/// Position in bits of a member that is not placed at a byte: an integer in a bit-packed structure, or a lane that is
/// not a whole number of bytes.
fn bit_member(types: &TypeTable, ty: TypeId, index: u64) -> Option<Bits> {
    if let Type::Vector(_, lane) = *types.get(ty) {
        let width = types.bit_width(lane).0;
        return (!width.is_multiple_of(8)).then_some(Bits(index * width));
    }
    let packed = types.packing(ty) == Some(Packing::Bits);
    let integer = types.int_width(types.element(ty, index)?).is_some();
    if packed && integer { types.bit_offset(ty, index) } else { None }
}

/// The next offset that is a multiple of `align` but not of twice that, so that no object is better aligned than it
/// declares and an access with a too large `align` is detected. Large alignments are only met.
pub(crate) fn exactly_aligned(offset: Bytes, align: Align) -> Bytes {
    let start = offset.align_to(align);
    let align = align.bytes();
    if align < Bytes(4096) && start.0 & align.0 == 0 { start + align } else { start }
}
