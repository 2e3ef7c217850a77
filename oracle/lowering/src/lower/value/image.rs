//! Constant initialisers: an object as bytes, with addresses where pointers are.

use std::ops::Range;

use base::Faults;
use ir::{Const, Module, Packing, TypeId};
use lang::{Bits, Bytes, Expr, Init, Number, RecordId, Type, lies_big_endian};

use crate::fault::Fault;
use crate::lower::environment::Environment;
use crate::lower::literal;

/// The reason why an initialiser is no constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ImageError {
    /// An initialiser that its type does not allow.
    IllTyped(&'static str),
    /// Something in it is no constant expression; what.
    NotConstant(&'static str),
}

/// An object as its constant initialiser makes it. Padding is zero, as clang's assembler makes it.
pub(crate) struct Image<'a, F> {
    environment: &'a Environment<'a>,
    /// The mistakes that are made in it on purpose.
    faults: F,
    bytes: Vec<u8>,
    /// The addresses in the object, by position; in no particular order.
    addresses: Vec<(Bytes, Const)>,
    /// In the order of the initialiser.
    pieces: Vec<ImagePiece<'a>>,
    /// Something is left out, and so is zero.
    incomplete: bool,
}

/// One constant of clang's: a scalar, or a byte of the bit-fields that share it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ImagePiece<'a> {
    Scalar { at: Bytes, ty: &'a Type, value: &'a Expr },
    Byte { at: Bytes },
}

impl<'a, F: Faults<Fault>> Image<'a, F> {
    /// The image of an object of type `ty`.
    ///
    /// # Errors
    /// On initialisers that are ill-typed, or not constant.
    pub(crate) fn new(
        environment: &'a Environment<'a>,
        ty: &'a Type,
        init: &'a Init,
        faults: F,
    ) -> Result<Image<'a, F>, ImageError> {
        let bytes = vec![0; environment.layouts.size(ty).0 as usize];
        let mut image = Image {
            environment,
            faults,
            bytes,
            addresses: Vec::new(),
            pieces: Vec::new(),
            incomplete: false,
        };
        image.init(ty, Bytes::ZERO, false, init)?;
        Ok(image)
    }

    /// The size of the object.
    pub(crate) fn size(&self) -> Bytes {
        Bytes(self.bytes.len() as u64)
    }

    /// The byte all of the object consists of, whatever its padding is taken for (`isBytewiseValue`,
    /// llvm/lib/Analysis/ValueTracking.cpp); of an object without pieces, zero.
    pub(crate) fn repeated_byte(&self) -> Option<u8> {
        let mut bytes = self.pieces.iter().flat_map(|piece| &self.bytes[self.extent(piece)]);
        let first = bytes.next().copied().unwrap_or_default();
        let repeated = self.addresses.is_empty() && bytes.all(|byte| *byte == first);
        (repeated && (first == 0 || !self.incomplete)).then_some(first)
    }

    /// The pieces that are not zero.
    pub(crate) fn non_zero(&self) -> impl Iterator<Item = &ImagePiece<'a>> {
        self.pieces.iter().filter(|piece| {
            let extent = self.extent(piece);
            let is_address = self.addresses.iter().any(|(at, _)| extent.contains(&(at.0 as usize)));
            is_address || self.bytes[extent].iter().any(|byte| *byte != 0)
        })
    }

    /// A byte of the object.
    pub(crate) fn byte(&self, at: Bytes) -> u8 {
        self.bytes[at.0 as usize]
    }

    /// The bytes of a piece. Misplaced (faulty) members may end beyond the object.
    fn extent(&self, piece: &ImagePiece<'_>) -> Range<usize> {
        let (at, size) = match piece {
            ImagePiece::Scalar { at, ty, .. } => (*at, self.environment.layouts.size(ty)),
            ImagePiece::Byte { at } => (*at, Bytes(1)),
        };
        let end = self.bytes.len();
        (at.0 as usize).min(end)..((at + size).0 as usize).min(end)
    }

    fn init(&mut self, ty: &'a Type, at: Bytes, big_endian: bool, init: &'a Init) -> Result<(), ImageError> {
        match (init, ty) {
            (Init::Value(value), _) if big_endian => self.big_endian(ty, at, value),
            (Init::Value(value), _) => self.scalar(ty, at, value),
            (Init::Record { fields, .. }, Type::Record(id)) => self.record(*id, at, fields),
            (Init::Array { elements, .. }, Type::Array(of, count) | Type::Vector(of, count)) => {
                self.incomplete |= elements.len() < *count as usize;
                let step = self.environment.layouts.size(of);
                let at = |index: u32| at + step * u64::from(index);
                elements.iter().try_for_each(|(i, part)| self.init(of, at(*i), big_endian, part))
            }
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                let part = Type::of_part(*float);
                self.scalar(part, at, real)?;
                self.scalar(part, at + self.environment.layouts.size(part), imaginary)
            }
            _ => Err(ImageError::IllTyped("an initialiser in braces for another type")),
        }
    }

    fn record(&mut self, id: RecordId, at: Bytes, fields: &'a [(u32, Init)]) -> Result<(), ImageError> {
        let lost = self.faults.has(Fault::ImageOffsetLost);
        let at = if lost { Bytes::ZERO } else { at };
        self.incomplete |= fields.len() < self.environment.program[id].live_fields().count();
        for (index, part) in fields {
            let field = &self.environment.program[id].fields[*index as usize];
            let placed = self.environment.layouts[id].fields[*index as usize];
            match (field.bits, part) {
                (Some(width), Init::Value(value)) => {
                    let at = at.bits() + placed.offset;
                    self.bit_field(&field.ty, at, width, self.environment.program[id].big_endian, value)?;
                }
                (Some(_), _) => return Err(ImageError::IllTyped("braces around a bit-field")),
                (None, _) => {
                    let big_endian = lies_big_endian(&self.environment.program[id], field);
                    self.init(&field.ty, at + placed.offset.bytes_floor(), big_endian, part)?;
                }
            }
        }
        Ok(())
    }

    fn bit_field(
        &mut self,
        ty: &Type,
        at: Bits,
        width: Bits,
        big_endian: bool,
        value: &Expr,
    ) -> Result<(), ImageError> {
        let shifted = self.faults.has(Fault::StaticFieldShifted);
        let at = if shifted { at + Bits(1) } else { at };
        let value = literal::integer(self.environment, ty, Some(width), value)?;
        self.put_bits(at, width, value, big_endian);
        self.bytes_of(at, width);
        Ok(())
    }

    /// A scalar that lies with its most significant byte first: its bytes.
    fn big_endian(&mut self, ty: &Type, at: Bytes, value: &Expr) -> Result<(), ImageError> {
        let (value, width) = match ty {
            Type::Int(_) | Type::Enum(_) => (
                literal::integer(self.environment, ty, None, value)?,
                self.environment.layouts.size(ty).bits(),
            ),
            Type::Float(float) => {
                (Number::from(literal::number(self.environment, *float, value)?), float.storage())
            }
            _ => return Err(ImageError::IllTyped("a storage order of what is no number")),
        };
        self.put_bits(at.bits(), width, value, true);
        self.bytes_of(at.bits(), width);
        Ok(())
    }

    /// The bytes of a range of bits as pieces.
    fn bytes_of(&mut self, at: Bits, width: Bits) {
        for byte in at.bytes_floor().0..(at + width).bytes_ceil().0 {
            // Neighbours share bytes, and follow each other.
            if !matches!(self.pieces.last(), Some(ImagePiece::Byte { at }) if at.0 == byte) {
                self.pieces.push(ImagePiece::Byte { at: Bytes(byte) });
            }
        }
    }

    /// The low `width` bits of `value`, from bit `at` on: the least significant first, in bytes counted from their least significant
    /// bits, or both the other way round.
    fn put_bits(&mut self, at: Bits, width: Bits, value: Number, big_endian: bool) {
        for bit in 0..width.0 {
            let position = at.0 + if big_endian { width.0 - 1 - bit } else { bit };
            let in_byte = if big_endian { 7 - position % 8 } else { position % 8 };
            if let Some(byte) = self.bytes.get_mut((position / 8) as usize)
                && (value >> bit) & Number::ONE == 1
            {
                *byte |= 1 << in_byte;
            }
        }
    }

    fn scalar(&mut self, ty: &'a Type, at: Bytes, value: &'a Expr) -> Result<(), ImageError> {
        self.pieces.push(ImagePiece::Scalar { at, ty, value });
        match ty {
            Type::Int(_) | Type::Enum(_) => {
                let bits = self.environment.layouts.size(ty).bits();
                let value = literal::integer(self.environment, ty, None, value)?;
                self.put_bits(at.bits(), bits, value, false);
            }
            Type::Float(float) => {
                let bits = literal::number(self.environment, *float, value)?;
                self.put_bits(at.bits(), float.storage(), Number::from(bits), false);
            }
            Type::Pointer(_) | Type::FunctionPointer(_) => {
                let address = literal::address(self.environment, value)?;
                if address != Const::Null {
                    self.addresses.push((at, address));
                }
            }
            Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..) => {
                return Err(ImageError::NotConstant("a whole record, array, vector or complex number"));
            }
        }
        Ok(())
    }

    /// Bytes, or a packed structure of bytes and addresses.
    pub(crate) fn constant(mut self, module: &mut Module) -> Const {
        if self.addresses.is_empty() {
            return bytes(module, &self.bytes);
        }
        self.addresses.sort_by_key(|(at, _)| *at);
        let mut parts = Vec::with_capacity(self.addresses.len() * 2 + 1);
        let mut next = 0;
        for (at, address) in &self.addresses {
            let at = at.0 as usize;
            if at > next {
                parts.push(bytes(module, &self.bytes[next..at]));
            }
            parts.push(*address);
            next = at + 8;
        }
        if next < self.bytes.len() {
            parts.push(bytes(module, &self.bytes[next..]));
        }
        let types: Vec<TypeId> = parts.iter().map(|part| part.ty()).collect();
        let ty = module.types.structure(&types, Packing::Bytes);
        module.aggregate(ty, parts)
    }
}

fn bytes(module: &mut Module, bytes: &[u8]) -> Const {
    if bytes.iter().any(|byte| *byte != 0) {
        return module.bytes(bytes);
    }
    Const::Zero(module.types.array(bytes.len() as u64, TypeId::I8))
}
