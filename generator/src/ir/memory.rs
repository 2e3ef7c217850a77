//! Memory objects, and the productions that read and write them.
//!
//! A *plain* object is a sequence of bytes that is read and written at any offset by values that fill their bytes.
//! A *whole* object holds one value that does not fill its bytes. It is read and written only as that value, because
//! LLVM 19 does not define its extra bits (LangRef `load`: "undefined if the value was not originally written using a
//! store of the same type").

use ir::{Align, Bytes, Compare, Const, GepFlags, IntPredicate, Operand, TypeId};

use super::body::IrBodyBuilder;
use super::scope::{ObjectPart, ScopeValue};
use super::shape::IntShape;
use crate::choices::Choices;

/// A range of bytes of a plain object.
#[derive(Clone, Copy, Debug)]
pub(super) struct ByteRange {
    object: usize,
    offset: Bytes,
    size: Bytes,
}

/// The greatest size of a drawn object in bytes: `written` has a bit per byte.
const MAX_OBJECT_BYTES: u32 = 32;

impl ByteRange {
    /// The bits of its bytes in [`ObjectPart::written`].
    const fn bytes(self) -> u64 {
        ObjectPart::all_written(self.size) << self.offset.0
    }
}

pub(super) fn has_plain(body: &IrBodyBuilder<'_>) -> bool {
    body.objects.iter().any(ObjectPart::is_plain)
}

pub(super) fn has_writable(body: &IrBodyBuilder<'_>) -> bool {
    body.objects.iter().any(|object| object.is_plain() && !object.constant)
}

pub(super) fn has_whole(body: &IrBodyBuilder<'_>) -> bool {
    body.objects.iter().any(|object| !object.is_plain())
}

impl IrBodyBuilder<'_> {
    /// Allocates the stack objects of a function and writes to parts of them.
    pub(super) fn allocate(&mut self, choices: &mut Choices<'_>) {
        for _ in 0..choices.below(3) {
            if choices.chance(4) {
                self.allocate_whole(choices);
            } else {
                self.allocate_bytes(choices);
            }
        }
    }

    fn allocate_bytes(&mut self, choices: &mut Choices<'_>) {
        let size = Bytes(choices.number_between(4, MAX_OBJECT_BYTES).into());
        let align = choices.one_of([Align::EIGHT, Align::ONE, Align::FOUR, Align::SIXTEEN]);
        let object = self.new_object(size, align);
        for _ in 0..choices.below(3) {
            self.store_to(choices, object);
        }
    }

    /// Allocates a plain object on the stack; it is filled if the configuration excludes poison and undef.
    pub(super) fn new_object(&mut self, size: Bytes, align: Align) -> usize {
        let ty = self.module.types.array(size.0, TypeId::I8);
        let ptr = self.builder.entry_alloca(ty, align);
        self.objects.push(ObjectPart {
            ptr,
            size,
            align,
            written: 0,
            constant: false,
            aliased: false,
            whole: None,
        });
        let object = self.objects.len() - 1;
        if self.config.is_determined() {
            self.fill_part(ByteRange { object, offset: Bytes(0), size }, ptr, Const::i8(0x5A).into());
        }
        object
    }

    fn fill_part(&mut self, part: ByteRange, address: Operand, byte: Operand) {
        let callee = self.module.memset();
        let arguments = [address, byte, Const::i64(part.size.0 as i64).into(), Const::i1(false).into()];
        self.builder.call_plain(callee, TypeId::VOID, &arguments);
        self.objects[part.object].written |= part.bytes();
    }

    fn allocate_whole(&mut self, choices: &mut Choices<'_>) {
        let mut shape = self.palette.any_shape(choices);
        if shape.fills_bytes() {
            // A shape that fills its bytes is for plain objects; these do not fill theirs.
            shape = choices.one_of([
                IntShape::int(3),
                IntShape::BOOL,
                IntShape::vector(4, 1),
                IntShape::vector(3, 5),
                IntShape::int(17),
            ]);
        }
        let ty = self.ty(shape);
        let (size, align) = (self.module.types.size(ty), self.module.types.align(ty));
        let ptr = self.builder.entry_alloca(ty, align);
        let whole = Some(shape);
        self.objects.push(ObjectPart {
            ptr,
            size,
            align,
            written: 0,
            constant: false,
            aliased: false,
            whole,
        });
        if self.config.is_determined() || choices.chance(10) {
            let value = self.operand(choices, shape);
            self.store_whole_to(self.objects.len() - 1, value);
        }
    }

    /// Draws a shape that fills its bytes and has at most `most` of them.
    fn byte_shape(&mut self, choices: &mut Choices<'_>, most: Bytes) -> IntShape {
        let any = self.palette.any_shape(choices);
        let fits = |shape: IntShape| shape.fills_bytes() && shape.bits().bytes_ceil() <= most;
        let other = choices.one_of([
            IntShape::int(8),
            IntShape::int(16),
            IntShape::int(32),
            IntShape::vector(8, 1),
            IntShape::vector(4, 8),
            IntShape::int(24),
            IntShape::int(64),
            IntShape::vector(2, 16),
        ]);
        if fits(any) {
            any
        } else if fits(other) {
            other
        } else {
            IntShape::int(8)
        }
    }

    pub(super) fn object_where(
        &self,
        choices: &mut Choices<'_>,
        wanted: impl Fn(&ObjectPart) -> bool,
    ) -> Option<usize> {
        let fitting = self.objects.iter().enumerate().rev().filter(|(_, object)| wanted(object));
        let at = choices.below(fitting.clone().count() as u32);
        fitting.map(|(i, _)| i).nth(at as usize)
    }

    /// Draws a range of `size` bytes in the object, mostly at a multiple of `size`.
    pub(super) fn draw_range(&self, choices: &mut Choices<'_>, object: usize, size: Bytes) -> ByteRange {
        let room = self.objects[object].size.0.saturating_sub(size.0);
        let step = if choices.chance(5) { 1 } else { size.0.max(1) };
        let offset = Bytes(step * u64::from(choices.below((room / step) as u32 + 1)));
        ByteRange { object, offset, size }
    }

    /// Computes the address of a range in one of several ways; returns it with an alignment that it is known to have.
    pub(super) fn address(&mut self, choices: &mut Choices<'_>, part: ByteRange) -> (Operand, Align) {
        let ObjectPart { ptr, size, align, .. } = self.objects[part.object];
        let offset = |by: i64| -> [Operand; 1] { [Const::i64(by).into()] };
        let at = part.offset.0 as i64;
        let flags = self.address_flags(choices);
        let address = match choices.below(6) {
            0..=2 if at == 0 => ptr,
            0..=2 => self.builder.gep(flags, TypeId::I8, ptr, &offset(at)),
            3 | 4 => {
                let array = self.module.types.array(size.0, TypeId::I8);
                self.builder.gep(flags, array, ptr, &[Const::i64(0).into(), Const::i64(at).into()])
            }
            // Out of the object and back: without flags that is defined (LangRef `getelementptr`).
            _ => {
                let away = self.builder.gep(GepFlags::NONE, TypeId::I8, ptr, &offset(at - 100));
                self.builder.gep(GepFlags::NONE, TypeId::I8, away, &offset(100))
            }
        };
        let known = align.at_offset(part.offset);
        let claimed = if choices.chance(4) { Align::ONE } else { known };
        (address, claimed)
    }

    /// Computes an address outside the object with `inbounds`, which makes it poison.
    fn outside(&mut self, choices: &mut Choices<'_>, object: usize) -> Operand {
        let ObjectPart { ptr, size, .. } = self.objects[object];
        let offset = size.0 as i64 + 1 + i64::from(choices.below(8));
        let offset = if choices.chance(8) { -offset } else { offset };
        self.builder.gep(GepFlags::INBOUNDS, TypeId::I8, ptr, &[Const::i64(offset).into()])
    }

    /// Draws flags that a constant offset inside the object does not violate.
    fn address_flags(&self, choices: &mut Choices<'_>) -> GepFlags {
        if !self.config.flags {
            return GepFlags::NONE;
        }
        let nuw = choices.chance(4);
        match choices.below(4) {
            0 => GepFlags { nuw, ..GepFlags::NONE },
            1 => GepFlags { nusw: true, nuw, inbounds: false },
            _ => GepFlags { nuw, ..GepFlags::INBOUNDS },
        }
    }

    fn store_to(&mut self, choices: &mut Choices<'_>, object: usize) {
        let shape = self.byte_shape(choices, self.objects[object].size);
        let value = self.operand(choices, shape);
        let part = self.draw_range(choices, object, shape.bits().bytes_ceil());
        let (address, align) = self.address(choices, part);
        if choices.chance(1) {
            self.builder.store_volatile(value.operand, address, align);
        } else {
            self.builder.store(value.operand, address, align);
        }
        self.objects[object].written |= part.bytes();
    }

    fn store_whole_to(&mut self, object: usize, value: ScopeValue) {
        let ObjectPart { ptr, align, size, .. } = self.objects[object];
        self.builder.store(value.operand, ptr, align);
        self.objects[object].written = ObjectPart::all_written(size);
    }

    /// Brings a loaded value into scope. If undef is excluded, a value from memory that may be uninitialised is frozen
    /// at once.
    fn define_loaded(&mut self, loaded: Operand, shape: IntShape, written: bool) -> ScopeValue {
        if written || self.config.undef {
            return self.define(loaded, shape, self.config.is_determined());
        }
        let frozen = self.builder.freeze(loaded);
        self.define(frozen, shape, true)
    }

    /// True if a range was certainly written.
    pub(super) fn is_written(&self, part: ByteRange) -> bool {
        let bytes = part.bytes();
        self.objects[part.object].written & bytes == bytes
    }

    fn load_part(&mut self, choices: &mut Choices<'_>, shape: IntShape, part: ByteRange) -> ScopeValue {
        let (address, align) = self.address(choices, part);
        let ty = self.ty(shape);
        let loaded = match choices.chance(1) {
            true => self.builder.load_volatile(ty, address, align),
            false => self.builder.load(ty, address, align),
        };
        let bytes = part.bytes();
        let written = self.objects[part.object].written & bytes == bytes;
        self.define_loaded(loaded, shape, written)
    }
}

pub(super) fn load(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, ObjectPart::is_plain) else { return };
    let shape = body.byte_shape(choices, body.objects[object].size);
    let part = body.draw_range(choices, object, shape.bits().bytes_ceil());
    body.load_part(choices, shape, part);
}

/// Loads a byte at an index known only at run time.
pub(super) fn load_at_index(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, ObjectPart::is_plain) else { return };
    let ObjectPart { ptr, size, written, .. } = body.objects[object];
    let within = 1 << size.0.max(1).ilog2();
    let index = body.guarded_operand(choices, IntShape::int(64));
    let wild = !body.config.ub_free && choices.chance(4);
    let mask = body.given_constant(IntShape::int(64), if wild { 63 } else { within - 1 });
    let index = body.unflagged(ir::BinaryOp::And, index, mask);
    let array = body.module.types.array(size.0, TypeId::I8);
    let flags = body.address_flags(choices);
    let address = body.builder.gep(flags, array, ptr, &[Const::i64(0).into(), index.operand]);
    let loaded = body.builder.load(TypeId::I8, address, Align::ONE);
    body.define_loaded(loaded, IntShape::int(8), written == ObjectPart::all_written(size));
}

pub(super) fn load_whole(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| !object.is_plain()) else { return };
    let ObjectPart { ptr, align, written, whole, .. } = body.objects[object];
    let Some(shape) = whole else { return };
    let ty = body.ty(shape);
    let loaded = body.builder.load(ty, ptr, align);
    body.define_loaded(loaded, shape, written != 0);
}

/// Compares two addresses in one object; the order of addresses in different objects is not defined. If poison is
/// allowed, one of them may leave the object and violate `inbounds`.
pub(super) fn compare_pointers(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, ObjectPart::is_plain) else { return };
    let [left, right] = [1, 1].map(|size| body.draw_range(choices, object, Bytes(size)));
    let (lhs, _) = body.address(choices, left);
    let leaves = body.draws_violable_flag(choices);
    let rhs = if leaves { body.outside(choices, object) } else { body.address(choices, right).0 };
    let predicate =
        choices.one_of([IntPredicate::Eq, IntPredicate::Ne, IntPredicate::Ult, IntPredicate::Uge]);
    let operand = body.builder.compare(TypeId::I1, Compare::Int { predicate, lhs, rhs });
    body.define(operand, IntShape::BOOL, !leaves);
}

pub(super) fn store(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    if let Some(object) = body.object_where(choices, |object| object.is_plain() && !object.constant) {
        body.store_to(choices, object);
    }
}

pub(super) fn store_whole(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| !object.is_plain()) else { return };
    let Some(shape) = body.objects[object].whole else { return };
    let value = body.operand(choices, shape);
    body.store_whole_to(object, value);
}

/// Builds a `memcpy` between objects that are certainly distinct, a `memmove` otherwise.
pub(super) fn copy(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(to) = body.object_where(choices, |object| object.is_plain() && !object.constant) else { return };
    let Some(from) = body.object_where(choices, ObjectPart::is_plain) else { return };
    let most = body.objects[from].size.min(body.objects[to].size);
    let size = Bytes(choices.number_between(1, most.0 as u32).into());
    let (target, source) = (body.draw_range(choices, to, size), body.draw_range(choices, from, size));
    let bytes = source.bytes();
    let written = body.objects[from].written & bytes == bytes;
    if !written && !body.config.undef {
        // The copy would be uninitialised, but scopes that already count the target as written would load it unfrozen.
        return body.store_to(choices, to);
    }
    let overlapping = to == from || body.objects[to].aliased || body.objects[from].aliased;
    let (dst, _) = body.address(choices, target);
    let (src, _) = body.address(choices, source);
    let callee = if overlapping { body.module.memmove() } else { body.module.memcpy() };
    let arguments = [dst, src, Const::i64(size.0 as i64).into(), Const::i1(false).into()];
    body.builder.call_plain(callee, TypeId::VOID, &arguments);
    if written {
        body.objects[to].written |= target.bytes();
    }
    if choices.chance(8) {
        let shape = if choices.chance(8) { IntShape::vector(8, 1) } else { IntShape::int(8) };
        body.load_part(choices, shape, ByteRange { size: Bytes(1), ..target });
    }
}

/// Copies a byte of which some bits may be poison or undef by `memcpy` and loads it as bits: the copy keeps each bit.
pub(super) fn copy_bits(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| object.is_plain() && !object.constant) else {
        return;
    };
    let [from, to] = [1, 1].map(|size| body.draw_range(choices, object, Bytes(size)));
    let bits = body.partly_undefined(choices, IntShape::vector(8, 1));
    let (source, align) = body.address(choices, from);
    body.builder.store(bits.operand, source, align);
    let (target, _) = body.address(choices, to);
    // Source and target are one byte each, so they are equal or do not overlap, as `memcpy` requires.
    let callee = body.module.memcpy();
    let arguments = [target, source, Const::i64(1).into(), Const::i1(false).into()];
    body.builder.call_plain(callee, TypeId::VOID, &arguments);
    body.objects[object].written |= from.bytes() | to.bytes();
    body.load_part(choices, IntShape::vector(8, 1), to);
}

pub(super) fn fill(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(to) = body.object_where(choices, |object| object.is_plain() && !object.constant) else { return };
    let size = Bytes(choices.number_between(1, body.objects[to].size.0 as u32).into());
    let part = body.draw_range(choices, to, size);
    let (dst, _) = body.address(choices, part);
    let byte = body.operand(choices, IntShape::int(8));
    body.fill_part(part, dst, byte.operand);
}

/// Observes bytes of an object, loaded as a vector, so that a poison byte does not spoil the rest.
pub(super) fn observe(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, ObjectPart::is_plain) else { return };
    let size = choices.one_of([4, 1, 8, 2]).min(body.objects[object].size.0);
    let shape = if size == 1 { IntShape::int(8) } else { IntShape::vector(size as u32, 8) };
    let part = body.draw_range(choices, object, Bytes(size));
    let value = body.load_part(choices, shape, part);
    body.observe(value);
}

/// Observes a range of up to 8 bytes, loaded as a vector.
pub(super) fn observe_part(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>, part: ByteRange) {
    let size = part.size.0 as u32;
    let shape = if size == 1 { IntShape::int(8) } else { IntShape::vector(size, 8) };
    let value = body.load_part(choices, shape, part);
    body.observe(value);
}
