//! psABI 3.2.3, "Classification": which class each eightbyte of a value has.

use lang::{Bits, Bytes, Field, FloatType, IntType, RecordId, Type};

use super::{Class, Eightbytes, InMemory, gcc};
use crate::abi::Context;
use crate::fault::Fault;

/// Rule 1: "If the size of an object is larger than eight eightbytes … it has class MEMORY".
const EIGHT_EIGHTBYTES: Bytes = Bytes(64);
/// Rule 5(c).
const TWO_EIGHTBYTES: Bytes = Bytes(16);
/// "Arguments of types `__int128` … are passed as two eightbytes"; `_BitInt(N)` up to as many bits likewise, "larger
/// values … have class MEMORY".
const WIDEST_INTEGER: Bits = Bits(128);

/// A value that is being classified.
#[derive(Clone, Copy)]
pub(super) struct Classifier<'a> {
    pub(super) context: Context<'a>,
    /// It is no argument of `...`: those of 32 and 64 bytes travel in memory (3.2.3p3 rule 3, note).
    pub(super) named: bool,
}

/// The bytes of the registers that vectors may fill.
pub(super) fn widest_register(context: Context<'_>) -> Bytes {
    match context.faults.has(Fault::WideVectorInMemory) {
        true => TWO_EIGHTBYTES,
        false => context.vectors.register(),
    }
}

/// Whether a value has a part of a word at most that crosses from one eightbyte into the next.
pub(in crate::abi) fn crosses(context: Context<'_>, ty: &Type, at: Bits) -> bool {
    let size = |ty| context.layouts.size(ty).bits();
    match ty {
        Type::Record(id) => {
            let fields = context.program[*id].fields.iter().zip(&context.layouts[*id].fields);
            let mut members = fields.filter(|(field, _)| field.bits.is_none());
            members.any(|(field, placed)| crosses(context, &field.ty, at + placed.offset))
        }
        Type::Array(of, count) => {
            (0..u64::from(*count)).any(|index| crosses(context, of, at + size(of) * index))
        }
        Type::Void => false,
        _ => size(ty) <= Bits(64) && at.0 % 64 + size(ty).0 > 64,
    }
}

/// Where a member starts.
#[derive(Clone, Copy)]
pub(super) struct At {
    /// From the start of the value that is passed.
    pub(super) whole: Bits,
    /// From the start of the record it is a member of.
    pub(super) record: Bits,
}

impl Classifier<'_> {
    /// The classes of a value.
    pub(super) fn value(self, ty: &Type) -> Result<Eightbytes, InMemory> {
        let mut classes = [Class::NoClass; 8];
        // A complex number or vector is no aggregate, and its class is its own (3.2.3p2, "Basic types").
        if ty.as_record().is_some() && self.context.layouts.size(ty) > EIGHT_EIGHTBYTES {
            return Err(InMemory::TooLarge);
        }
        self.part(ty, Bits::ZERO, &mut classes)?;
        Ok(classes)
    }

    /// Merges the classes of a part of type `ty` at bit `at` into those of the whole.
    pub(super) fn part(self, ty: &Type, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let size = || self.context.layouts.size(ty).bits();
        match ty {
            Type::Void => Ok(()),
            Type::Int(IntType::BitInt(width) | IntType::UBitInt(width))
                if u64::from(*width) > WIDEST_INTEGER.0 =>
            {
                Err(InMemory::WideBitInt)
            }
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
                self.touch(classes, at, self.seen(at, size()), Class::Integer)
            }
            Type::Float(float) => self.float(*float, at, classes),
            Type::Complex(FloatType::LongDouble) => self.touch(classes, at, size(), Class::ComplexX87),
            Type::Complex(part) => {
                // Where clang before 19 sees the imaginary part in the same eightbyte, it looks no further.
                let together = at.0 / 64 == (at + part.storage()).0 / 64;
                let seen = if together { self.seen(at, size()) } else { size() };
                self.touch(classes, at, seen, Class::Sse)
            }
            Type::Vector(lane, _) => self.vector(ty, lane, at, classes),
            Type::Array(of, _) if self.context.dialect.is_gcc() => gcc::array(self, ty, of, at, classes),
            Type::Array(of, count) => self.array(of, *count, at, classes),
            Type::Record(id) => self.record(*id, at, classes),
        }
    }

    /// "Arguments of types `_Float16`, `float`, `double` … are in class SSE"; "the 64-bit mantissa of arguments of type
    /// `long double` belongs to class X87, the 16-bit exponent plus 6 bytes of padding belongs to class X87UP".
    fn float(self, float: FloatType, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let faults = self.context.faults;
        match float {
            FloatType::LongDouble if faults.has(Fault::LongDoubleInVectors) => {
                self.touch(classes, at, Bits(128), Class::Sse)
            }
            FloatType::LongDouble => {
                self.touch(classes, at, Bits(64), Class::X87)?;
                self.touch(classes, at + Bits(64), Bits(64), Class::X87Up)
            }
            FloatType::Half if faults.has(Fault::HalfInGeneral) => {
                self.touch(classes, at, Bits(16), Class::Integer)
            }
            FloatType::Storage16 if faults.has(Fault::StorageFloatInVectors) => {
                self.touch(classes, at, Bits(16), Class::Sse)
            }
            FloatType::Storage16 => Err(InMemory::Storage16),
            _ => self.touch(classes, at, self.seen(at, float.storage()), Class::Sse),
        }
    }

    /// What is looked at of a scalar of a word at most: clang before 19 puts it into the one eightbyte it starts in.
    fn seen(self, at: Bits, width: Bits) -> Bits {
        let first_only = self.context.dialect.believes_typedefs() && width <= Bits(64);
        if first_only { width.min(Bits(64 - at.0 % 64)) } else { width }
    }

    /// `__m64` is SSE; `__m128`, `__m256` and `__m512` are split into eightbytes, "the least significant one belongs to
    /// class SSE and all the others to class SSEUP". Shorter ones are integers to every compiler, and of one lane
    /// `double` travels in memory ("gcc passes <1 x double> in memory", clang's X86.cpp); of one `float`, for gcc.
    fn vector(self, ty: &Type, lane: &Type, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let size = self.context.layouts.size(ty);
        let faults = self.context.faults;
        let alone = |float| *lane == Type::Float(float) && size.bits() == float.storage();
        let wide = if self.named { widest_register(self.context) } else { TWO_EIGHTBYTES };
        match size.0 {
            _ if alone(FloatType::Double) => Err(InMemory::OneLane),
            _ if alone(FloatType::Float) && self.context.dialect.is_gcc() => Err(InMemory::OneLane),
            0..=4 if faults.has(Fault::ShortVectorInVectors) => {
                self.touch(classes, at, size.bits(), Class::Sse)
            }
            0..=4 => self.touch(classes, at, size.bits(), Class::Integer),
            8 if faults.has(Fault::VectorOfEightInGeneral) => {
                self.touch(classes, at, size.bits(), Class::Integer)
            }
            8 => self.touch(classes, at, size.bits(), Class::Sse),
            _ if size <= wide => {
                self.touch(classes, at, Bits(64), Class::Sse)?;
                self.touch(classes, at + Bits(64), size.bits() - Bits(64), Class::SseUp)
            }
            _ => Err(InMemory::WideVector),
        }
    }

    fn array(self, of: &Type, count: u32, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let only_first = self.context.faults.has(Fault::ArrayFirstElementOnly);
        let elements = if only_first { count.min(1) } else { count };
        let step = self.context.layouts.size(of).bits();
        let size = step * u64::from(count);
        let mut own = [Class::NoClass; 8];
        for index in 0..u64::from(elements) {
            self.part(of, at + step * index, &mut own)?;
        }
        let bytes = size.bytes_ceil();
        let wide = bytes > TWO_EIGHTBYTES && !self.third_eightbyte_ignored(bytes);
        // To clang such an array has no class, if it is not one vector ("early check and fallback to memory", but what it
        // falls back to is NO_CLASS). Its record goes to memory for its size; a union does not, where another member
        // is a vector.
        if wide && (size != step || bytes > self.context.vectors.register()) {
            return Ok(());
        }
        self.clean_up(at, size, &mut own)?;
        self.merge_all(classes, own)
    }

    /// Rule 4: "Each field of an object is classified recursively so that always two fields are considered."
    fn record(self, id: RecordId, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let record = &self.context.program[id];
        let layout = &self.context.layouts[id];
        let first_only = record.is_union() && self.context.faults.has(Fault::UnionFirstMemberOnly);
        let count = if first_only { 1 } else { record.fields.len() };
        let mut own = [Class::NoClass; 8];
        for (field, placed) in record.fields.iter().zip(&layout.fields).take(count) {
            let member = At { whole: at + placed.offset, record: placed.offset };
            self.member(id, field, member, &mut own)?;
        }
        self.clean_up(at, layout.size.bits(), &mut own)?;
        self.merge_all(classes, own)
    }

    fn member(self, id: RecordId, field: &Field, at: At, classes: &mut Eightbytes) -> Result<(), InMemory> {
        match (field.bits, self.context.dialect.is_gcc()) {
            // An incomplete type has no size to classify. clang gives up, gcc leaves it out.
            (None, gcc) if matches!(field.ty, Type::Array(_, 0)) => {
                let left_out = gcc || self.context.faults.has(Fault::FlexibleArrayInRegisters);
                if left_out { Ok(()) } else { Err(InMemory::FlexibleArray) }
            }
            (None, _) => {
                self.aligned(field, at.whole)?;
                self.alone(id, field)?;
                self.part(&field.ty, at.whole, classes)
            }
            // The psABI's rules speak of fields with an address. A bit-field may be anywhere and cross an
            // eightbyte, and is INTEGER in each it touches. An unnamed one is no member (C11 6.7.2.1p13).
            (Some(width), false) if field.name.is_some() && width > Bits::ZERO => {
                self.touch(classes, at.whole, width, Class::Integer)
            }
            (Some(_), false) => Ok(()),
            (Some(width), true) => gcc::bit_field(self, id, field, width, at, classes),
        }
    }

    /// Rule 1: "or it contains unaligned fields". clang asks for the alignment of the member's type, before 19 for that
    /// of a `typedef` that names it; gcc only for that of the scalars in it.
    fn aligned(self, field: &Field, at: Bits) -> Result<(), InMemory> {
        let ty = &field.ty;
        if self.context.faults.has(Fault::UnalignedInRegisters) {
            return Ok(());
        }
        let looked_at = !self.context.dialect.is_gcc() || !matches!(ty.element(), Type::Record(_));
        let own = field.typedef_align.filter(|_| self.context.dialect.believes_typedefs());
        let aligned = at.is_aligned(own.unwrap_or_else(|| self.context.layouts.align(ty)));
        if looked_at && !aligned { Err(InMemory::Unaligned) } else { Ok(()) }
    }

    /// "The only case a 256-bit or a 512-bit wide vector could be used is when the struct contains a single 256-bit or
    /// 512-bit element" (clang): a second member stops it, even one without a size.
    fn alone(self, id: RecordId, field: &Field) -> Result<(), InMemory> {
        let size = self.context.layouts[id].size;
        let wide = size > TWO_EIGHTBYTES && !self.third_eightbyte_ignored(size);
        let in_structure = !self.context.program[id].is_union() && !self.context.dialect.is_gcc();
        let field = self.context.layouts.size(&field.ty);
        let other = match self.context.faults.has(Fault::WideVectorBesideEmpty) {
            true => field != size && field > Bytes::ZERO,
            false => field != size,
        };
        if wide && in_structure && other { Err(InMemory::TooLarge) } else { Ok(()) }
    }

    /// Rule 5(c), of an aggregate of more than two eightbytes. clang keeps two classes, and finds SSEUP in the second also
    /// where padding follows, as after a vector of 16 bytes in a union that is aligned to 32: to the psABI and gcc that is
    /// NO_CLASS.
    fn is_one_vector(self, own: &[Class], size: Bytes) -> bool {
        let is_upper = |class: &Class| *class == Class::SseUp;
        let by_the_document =
            self.context.dialect.is_gcc() || self.context.faults.has(Fault::WideUnionInMemory);
        let followed = match by_the_document {
            true => own[1..].iter().all(is_upper),
            false => own.get(1).is_some_and(is_upper) && size <= self.context.vectors.register(),
        };
        own[0] == Class::Sse && followed
    }

    fn third_eightbyte_ignored(self, size: Bytes) -> bool {
        size <= Bytes(24) && self.context.faults.has(Fault::ThirdEightbyteIgnored)
    }

    /// Rule 5, "a post merger cleanup", of an aggregate of `size` bits at bit `at`. (a) is [`InMemory`] itself.
    fn clean_up(self, at: Bits, size: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
        let faults = self.context.faults;
        let first = (at.0 / 64) as usize;
        let last = ((at.0 + size.0).div_ceil(64) as usize).min(classes.len());
        let Some(own) = classes.get_mut(first..last).filter(|own| !own.is_empty()) else { return Ok(()) };
        // (b): "If X87UP is not preceded by X87, the whole argument is passed in memory."
        let lone = |pair: &[Class]| pair[1] == Class::X87Up && pair[0] != Class::X87;
        if (own[0] == Class::X87Up || own.windows(2).any(lone)) && !faults.has(Fault::LoneX87UpInRegisters) {
            return Err(InMemory::LoneX87Up);
        }
        // (c): "If the size of the aggregate exceeds two eightbytes and the first eightbyte isn't SSE or any other
        // eightbyte isn't SSEUP, the whole argument is passed in memory."
        let bytes = size.bytes_ceil();
        if bytes > TWO_EIGHTBYTES && !self.is_one_vector(own, bytes) && !self.third_eightbyte_ignored(bytes) {
            return Err(InMemory::TooLarge);
        }
        // (d): "If SSEUP is not preceded by SSE or SSEUP, it is converted to SSE."
        for at in 0..own.len() {
            let follows = at > 0 && matches!(own[at - 1], Class::Sse | Class::SseUp);
            if own[at] == Class::SseUp && !follows {
                let lost = faults.has(Fault::SseUpNotConverted);
                own[at] = if lost { Class::NoClass } else { Class::Sse };
            }
        }
        Ok(())
    }

    /// Merges `class` into every eightbyte that bits `at..at + width` touch.
    pub(super) fn touch(
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

    fn merge_all(self, classes: &mut Eightbytes, others: Eightbytes) -> Result<(), InMemory> {
        for (slot, other) in classes.iter_mut().zip(others) {
            *slot = self.merge(*slot, other)?;
        }
        Ok(())
    }

    /// Rule 4 (a) to (f), of which (c) is [`InMemory`] itself.
    pub(super) fn merge(self, one: Class, other: Class) -> Result<Class, InMemory> {
        let faults = self.context.faults;
        let winner = if faults.has(Fault::SseWinsMerge) { Class::Sse } else { Class::Integer };
        let is_x87 = |class| matches!(class, Class::X87 | Class::X87Up | Class::ComplexX87);
        match (one, other) {
            (a, b) if a == b => Ok(a),
            (Class::NoClass, class) | (class, Class::NoClass) => Ok(class),
            (a, b) if a == winner || b == winner => Ok(winner),
            (a, b) if is_x87(a) || is_x87(b) => {
                let mixed = faults.has(Fault::X87MergesToSse);
                if mixed { Ok(Class::Sse) } else { Err(InMemory::MixedX87) }
            }
            _ => Ok(Class::Sse),
        }
    }
}
