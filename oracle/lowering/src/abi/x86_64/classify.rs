//! psABI 3.2.3, "Classification": which class each eightbyte of a value has.

use lang::{Bits, Bytes, Field, FloatType, IntType, PartType, RecordId, Type};

use super::{Amend, Class, Eightbytes, InMemory, MemberStep, PartStep, Step, amended};
use crate::abi::Context;

/// Rule 1: "If the size of an object is larger than eight eightbytes … it has class MEMORY".
const EIGHT_EIGHTBYTES: Bytes = Bytes(64);
/// Rule 5(c).
pub(in crate::abi) const TWO_EIGHTBYTES: Bytes = Bytes(16);
/// "Arguments of types `__int128` … are passed as two eightbytes"; `_BitInt(N)` up to as many bits likewise, "larger
/// values … have class MEMORY".
const WIDEST_INTEGER: Bits = Bits(128);

/// A value that is being classified.
#[derive(Clone, Copy, Debug)]
pub struct Classifier<'a> {
    /// The input of the classification.
    pub context: Context<'a>,
    /// It is no argument of `...`: vectors of 32 and 64 bytes are passed in memory then (3.2.3p3 rule 3, note).
    pub named: bool,
}

/// The bytes of the registers that vectors may fill.
pub(in crate::abi) fn widest_register(context: Context<'_>) -> Bytes {
    context.vectors.register()
}

/// The offset of a member.
#[derive(Clone, Copy, Debug)]
pub struct At {
    /// From the start of the value that is passed.
    pub whole: Bits,
    /// From the start of the record it is a member of.
    pub record: Bits,
}

impl Classifier<'_> {
    /// The classes of a value.
    pub(in crate::abi) fn value(self, ty: &Type) -> Result<Eightbytes, InMemory> {
        let mut classes = [Class::NoClass; 8];
        // A complex number or vector is no aggregate, and its class is its own (3.2.3p2, "Basic types").
        if ty.as_record().is_some() && self.context.layouts.size(ty) > EIGHT_EIGHTBYTES {
            return Err(InMemory::TooLarge);
        }
        self.part(ty, Bits::ZERO, &mut classes)?;
        Ok(classes)
    }

    /// Merges the classes of a part of type `ty` at bit `at` into those of the whole.
    ///
    /// # Errors
    /// The class is MEMORY.
    pub fn part(self, ty: &Type, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        if let Some(amended) = amended!(self.context, Part(part) => {
            part(PartStep { by: self, ty, at, classes: &mut *classes })
        }) {
            return amended;
        }
        let size = || self.context.layouts.size(ty).bits();
        match ty {
            Type::Void => Ok(()),
            Type::Int(IntType::BitInt(width) | IntType::UBitInt(width))
                if u64::from(*width) > WIDEST_INTEGER.0 =>
            {
                Err(InMemory::WideBitInt)
            }
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
                self.touch(classes, at, size(), Class::Integer)
            }
            Type::Float(float) => self.float(*float, at, classes),
            Type::Complex(PartType::Float(FloatType::LongDouble)) => {
                self.touch(classes, at, size(), Class::ComplexX87)
            }
            // "A variable of type complex T … as if it had type struct complexT { T real; T imag; }": rule 5(c).
            Type::Complex(PartType::Float(FloatType::Quad)) => Err(InMemory::TooLarge),
            Type::Complex(PartType::Float(_)) => self.touch(classes, at, size(), Class::Sse),
            // The document has no complex integers. As such a structure they are INTEGER, and so they are to gcc and clang.
            Type::Complex(PartType::Int(_)) => self.touch(classes, at, size(), Class::Integer),
            Type::Vector(..) => self.vector(ty, at, classes),
            Type::Array(of, count) => self.array(of, *count, at, classes),
            Type::Record(id) => self.record(*id, at, classes),
        }
    }

    /// "Arguments of types `_Float16`, `float`, `double` … are in class SSE"; "the 64-bit mantissa of arguments of type
    /// `long double` belongs to class X87, the 16-bit exponent plus 6 bytes of padding belongs to class X87UP"; `__float128` and
    /// `__m128` "are split into two halves. The least significant ones belong to class SSE, the most significant one to class SSEUP".
    fn float(self, float: FloatType, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        match float {
            FloatType::LongDouble => {
                self.touch(classes, at, Bits(64), Class::X87)?;
                self.touch(classes, at + Bits(64), Bits(64), Class::X87Up)
            }
            // C23's `_Decimal128` is classed as `__float128`, the shorter ones as `float` and `double`.
            FloatType::Quad | FloatType::Decimal128 => {
                self.touch(classes, at, Bits(64), Class::Sse)?;
                self.touch(classes, at + Bits(64), Bits(64), Class::SseUp)
            }
            FloatType::Storage16 => Err(InMemory::Storage16),
            _ => self.touch(classes, at, float.storage(), Class::Sse),
        }
    }

    /// `__m64` is SSE; `__m128`, `__m256` and `__m512` are split into eightbytes, "the least significant one belongs to
    /// class SSE and all the others to class SSEUP". The document has no shorter ones; to compilers they are integers.
    fn vector(self, ty: &Type, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let size = self.context.layouts.size(ty);
        let wide = if self.named { widest_register(self.context) } else { TWO_EIGHTBYTES };
        match size.0 {
            0..=4 => self.touch(classes, at, size.bits(), Class::Integer),
            8 => self.touch(classes, at, size.bits(), Class::Sse),
            _ if size <= wide => {
                self.touch(classes, at, Bits(64), Class::Sse)?;
                self.touch(classes, at + Bits(64), size.bits() - Bits(64), Class::SseUp)
            }
            _ => Err(InMemory::WideVector),
        }
    }

    fn array(self, of: &Type, count: u32, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let mut own = self.elements(of, count, at)?;
        self.clean_up(at, self.context.layouts.size(of).bits() * u64::from(count), &mut own)?;
        self.merge_all(classes, own)
    }

    /// The classes that the elements of an array at bit `at` give it.
    ///
    /// # Errors
    /// The class is MEMORY.
    pub fn elements(self, of: &Type, count: u32, at: Bits) -> Result<Eightbytes, InMemory> {
        let step = self.context.layouts.size(of).bits();
        let mut own = [Class::NoClass; 8];
        (0..u64::from(count)).try_for_each(|index| self.part(of, at + step * index, &mut own))?;
        Ok(own)
    }

    /// Rule 4: "Each field of an object is classified recursively so that always two fields are considered."
    fn record(self, id: RecordId, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let record = &self.context.program[id];
        let layout = &self.context.layouts[id];
        let mut own = [Class::NoClass; 8];
        for (field, placed) in record.fields.iter().zip(&layout.fields) {
            let member = At { whole: at + placed.offset, record: placed.offset };
            self.member(id, field, member, &mut own)?;
        }
        self.clean_up(at, layout.size.bits(), &mut own)?;
        self.merge_all(classes, own)
    }

    fn member(self, id: RecordId, field: &Field, at: At, classes: &mut Eightbytes) -> Result<(), InMemory> {
        if let Some(amended) = amended!(self.context, Member(member) => {
            member(MemberStep { by: self, id, field, at, classes: &mut *classes })
        }) {
            return amended;
        }
        match field.bits {
            // The rules speak of fields with an address. A bit-field may be anywhere and cross an eightbyte, and is
            // INTEGER in each it touches. An unnamed one is no member (C11 6.7.2.1p13).
            Some(_) if field.is_unnamed_bit_field() => Ok(()),
            Some(width) => self.touch(classes, at.whole, width, Class::Integer),
            // A flexible array member has no bytes in the object (C11 6.7.2.1p18).
            None if field.flexible => Ok(()),
            None => {
                self.aligned(field, at.whole)?;
                self.part(&field.ty, at.whole, classes)
            }
        }
    }

    /// Rule 1: "or it contains unaligned fields".
    ///
    /// # Errors
    /// The class is MEMORY.
    pub fn aligned(self, field: &Field, at: Bits) -> Result<(), InMemory> {
        let amended = amended!(self.context, MemberAlign(align) => align(field));
        let aligned = at.is_aligned(amended.unwrap_or_else(|| self.context.layouts.align(&field.ty)));
        if aligned { Ok(()) } else { Err(InMemory::Unaligned) }
    }

    /// Rule 5(c), of an aggregate of more than two eightbytes.
    fn is_one_vector(self, own: &[Class], size: Bytes) -> bool {
        let all_upper = || own[0] == Class::Sse && own[1..].iter().all(|class| *class == Class::SseUp);
        amended!(self.context, OneVector(is_one) => is_one(self.context, own, size)).unwrap_or_else(all_upper)
    }

    /// Rule 5, "a post merger cleanup", of an aggregate of `size` bits at bit `at`. (a) is [`InMemory`] itself.
    fn clean_up(self, at: Bits, size: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let first = (at.0 / 64) as usize;
        let last = ((at.0 + size.0).div_ceil(64) as usize).min(classes.len());
        let Some(own) = classes.get_mut(first..last).filter(|own| !own.is_empty()) else { return Ok(()) };
        // (b): "If X87UP is not preceded by X87, the whole argument is passed in memory."
        let lone = |pair: &[Class]| pair[1] == Class::X87Up && pair[0] != Class::X87;
        if own[0] == Class::X87Up || own.windows(2).any(lone) {
            return Err(InMemory::LoneX87Up);
        }
        // (c): "If the size of the aggregate exceeds two eightbytes and the first eightbyte isn't SSE or any other
        // eightbyte isn't SSEUP, the whole argument is passed in memory."
        let bytes = size.bytes_ceil();
        if bytes > TWO_EIGHTBYTES && !self.is_one_vector(own, bytes) {
            return Err(InMemory::TooLarge);
        }
        // (d): "If SSEUP is not preceded by SSE or SSEUP, it is converted to SSE."
        for at in 0..own.len() {
            let follows = at > 0 && matches!(own[at - 1], Class::Sse | Class::SseUp);
            if own[at] == Class::SseUp && !follows {
                own[at] = Class::Sse;
            }
        }
        Ok(())
    }

    /// Merges `class` into every eightbyte that bits `at..at + width` touch.
    ///
    /// # Errors
    /// The class is MEMORY.
    pub fn touch(
        self,
        classes: &mut Eightbytes,
        at: Bits,
        width: Bits,
        class: Class,
    ) -> Result<(), InMemory> {
        let last = at.0 + width.0.max(1) - 1;
        // An eightbyte after the eighth exists only inside what (c) sends to memory.
        for eightbyte in at.0 / 64..=(last / 64).min(7) {
            let slot = &mut classes[eightbyte as usize];
            *slot = self.merge(*slot, class)?;
        }
        Ok(())
    }

    /// Merges the classes of a part into those of the whole.
    ///
    /// # Errors
    /// The class is MEMORY.
    pub fn merge_all(self, classes: &mut Eightbytes, others: Eightbytes) -> Result<(), InMemory> {
        for (slot, other) in classes.iter_mut().zip(others) {
            *slot = self.merge(*slot, other)?;
        }
        Ok(())
    }

    /// Rule 4 (a) to (f), of which (c) is [`InMemory`] itself.
    pub(in crate::abi) fn merge(self, one: Class, other: Class) -> Result<Class, InMemory> {
        if let Some(amended) = amended!(self.context, Merge(merged) => merged(one, other)) {
            return Ok(amended);
        }
        let is_x87 = |class| matches!(class, Class::X87 | Class::X87Up | Class::ComplexX87);
        match (one, other) {
            (a, b) if a == b => Ok(a),
            (Class::NoClass, class) | (class, Class::NoClass) => Ok(class),
            (Class::Integer, _) | (_, Class::Integer) => Ok(Class::Integer),
            (a, b) if is_x87(a) || is_x87(b) => Err(InMemory::MixedX87),
            _ => Ok(Class::Sse),
        }
    }
}
