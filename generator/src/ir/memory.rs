//! Objects in memory and what is done with them.
//!
//! A plain object is a run of bytes that is read and written at any offset by values that fill their bytes.
//! A *whole* object holds one value that does not: it is read and written as that, because LLVM 19 says nothing
//! of its extra bits (LangRef `load`: "undefined if the value was not originally written using a store of the same
//! type").

use ir::{Align, Bytes, Compare, Const, GepFlags, IntPredicate, Operand, TypeId};

use super::body::{Body, Value};
use super::shape::Shape;
use crate::choices::Choices;

/// An object, or the part of one that a parameter points to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Object {
    pub(super) ptr: Operand,
    pub(super) size: Bytes,
    pub(super) align: Align,
    /// A bit for each byte that was certainly written to; relied on only where there is no undef.
    pub(super) written: u64,
    /// Only read.
    pub(super) constant: bool,
    /// May overlap with another one.
    pub(super) aliased: bool,
    /// Read and written as one value of this shape.
    pub(super) whole: Option<Shape>,
}

/// Bytes of a plain object.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    object: usize,
    offset: Bytes,
    size: Bytes,
}

/// No object is larger: `written` has a bit per byte.
const LARGEST: u32 = 32;

impl Object {
    const fn is_plain(&self) -> bool {
        self.whole.is_none()
    }

    pub(super) const fn all_written(size: Bytes) -> u64 {
        if size.0 >= 64 { u64::MAX } else { (1 << size.0) - 1 }
    }

    fn bytes(part: Part) -> u64 {
        Object::all_written(part.size) << part.offset.0
    }
}

pub(super) fn has_plain(body: &Body<'_>) -> bool {
    body.objects.iter().any(Object::is_plain)
}

pub(super) fn has_writable(body: &Body<'_>) -> bool {
    body.objects.iter().any(|object| object.is_plain() && !object.constant)
}

pub(super) fn has_whole(body: &Body<'_>) -> bool {
    body.objects.iter().any(|object| !object.is_plain())
}

impl Body<'_> {
    /// The stack objects of a function, partly written.
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
        let size = Bytes(choices.between(4, LARGEST).into());
        let align = choices.of([Align::EIGHT, Align::ONE, Align::FOUR, Align::SIXTEEN]);
        let object = self.new_object(size, align);
        for _ in 0..choices.below(3) {
            self.store_to(choices, object);
        }
    }

    /// A plain object on the stack; written to where nothing is to be arbitrary.
    pub(super) fn new_object(&mut self, size: Bytes, align: Align) -> usize {
        let ty = self.module.types.array(size.0, TypeId::I8);
        let ptr = self.b.entry_alloca(ty, align);
        self.objects.push(Object {
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
            self.fill_part(Part { object, offset: Bytes(0), size }, ptr, Const::i8(0x5A).into());
        }
        object
    }

    fn fill_part(&mut self, part: Part, address: Operand, byte: Operand) {
        let callee = self.module.memset();
        let arguments = [address, byte, Const::i64(part.size.0 as i64).into(), Const::i1(false).into()];
        self.b.call_plain(callee, TypeId::VOID, &arguments);
        self.objects[part.object].written |= Object::bytes(part);
    }

    fn allocate_whole(&mut self, choices: &mut Choices<'_>) {
        let mut shape = self.palette.any(choices);
        if shape.fills_bytes() {
            shape = choices.of([
                Shape::int(3),
                Shape::BOOL,
                Shape::vector(4, 1),
                Shape::vector(3, 5),
                Shape::int(17),
            ]);
        }
        let ty = self.ty(shape);
        let (size, align) = (self.module.types.size(ty), self.module.types.align(ty));
        let ptr = self.b.entry_alloca(ty, align);
        let whole = Some(shape);
        self.objects.push(Object { ptr, size, align, written: 0, constant: false, aliased: false, whole });
        if self.config.is_determined() || choices.chance(10) {
            let value = self.operand(choices, shape);
            self.store_whole_to(self.objects.len() - 1, value);
        }
    }

    /// A shape that fills its bytes and has at most so many of them.
    fn byte_shape(&mut self, choices: &mut Choices<'_>, most: Bytes) -> Shape {
        let any = self.palette.any(choices);
        let fits = |shape: Shape| shape.fills_bytes() && shape.bits().to_bytes_ceil() <= most;
        let other = choices.of([
            Shape::int(8),
            Shape::int(16),
            Shape::int(32),
            Shape::vector(8, 1),
            Shape::vector(4, 8),
            Shape::int(24),
            Shape::int(64),
            Shape::vector(2, 16),
        ]);
        if fits(any) {
            any
        } else if fits(other) {
            other
        } else {
            Shape::int(8)
        }
    }

    pub(super) fn object_where(
        &self,
        choices: &mut Choices<'_>,
        wanted: impl Fn(&Object) -> bool,
    ) -> Option<usize> {
        let fitting = self.objects.iter().enumerate().rev().filter(|(_, object)| wanted(object));
        let at = choices.below(fitting.clone().count() as u32);
        fitting.map(|(i, _)| i).nth(at as usize)
    }

    /// Some place in the object with room for `size` bytes, mostly one that is a multiple of it.
    pub(super) fn part(&self, choices: &mut Choices<'_>, object: usize, size: Bytes) -> Part {
        let room = self.objects[object].size.0.saturating_sub(size.0);
        let step = if choices.chance(5) { 1 } else { size.0.max(1) };
        let offset = Bytes(step * u64::from(choices.below((room / step) as u32 + 1)));
        Part { object, offset, size }
    }

    /// The address of a part, by one of the ways to say it, and what it is known to be aligned to.
    pub(super) fn address(&mut self, choices: &mut Choices<'_>, part: Part) -> (Operand, Align) {
        let Object { ptr, size, align, .. } = self.objects[part.object];
        let offset = |by: i64| -> [Operand; 1] { [Const::i64(by).into()] };
        let at = part.offset.0 as i64;
        let flags = self.address_flags(choices);
        let address = match choices.below(6) {
            0..=2 if at == 0 => ptr,
            0..=2 => self.b.gep(flags, TypeId::I8, ptr, &offset(at)),
            3 | 4 => {
                let array = self.module.types.array(size.0, TypeId::I8);
                self.b.gep(flags, array, ptr, &[Const::i64(0).into(), Const::i64(at).into()])
            }
            // Out of the object and back: without promises that is fine (LangRef `getelementptr`).
            _ => {
                let away = self.b.gep(GepFlags::NONE, TypeId::I8, ptr, &offset(at - 100));
                self.b.gep(GepFlags::NONE, TypeId::I8, away, &offset(100))
            }
        };
        let known = align.at_offset(part.offset);
        let claimed = if choices.chance(4) { Align::ONE } else { known };
        (address, claimed)
    }

    /// An address outside the object, in bounds by its own account.
    fn outside(&mut self, choices: &mut Choices<'_>, object: usize) -> Operand {
        let Object { ptr, size, .. } = self.objects[object];
        let offset = size.0 as i64 + 1 + i64::from(choices.below(8));
        let offset = if choices.chance(8) { -offset } else { offset };
        self.b.gep(GepFlags::INBOUNDS, TypeId::I8, ptr, &[Const::i64(offset).into()])
    }

    /// Promises that a constant offset inside the object keeps.
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
        let part = self.part(choices, object, shape.bits().to_bytes_ceil());
        let (address, align) = self.address(choices, part);
        if choices.chance(1) {
            self.b.store_volatile(value.operand, address, align);
        } else {
            self.b.store(value.operand, address, align);
        }
        self.objects[object].written |= Object::bytes(part);
    }

    fn store_whole_to(&mut self, object: usize, value: Value) {
        let Object { ptr, align, size, .. } = self.objects[object];
        self.b.store(value.operand, ptr, align);
        self.objects[object].written = Object::all_written(size);
    }

    /// Brings what was loaded into scope; where there is to be no undef, memory that nothing may have been written
    /// to is frozen at once.
    fn bring_loaded(&mut self, loaded: Operand, shape: Shape, written: bool) -> Value {
        if written || self.config.undef {
            return self.bring(loaded, shape, self.config.is_determined());
        }
        let frozen = self.b.freeze(loaded);
        self.bring(frozen, shape, true)
    }

    fn load_part(&mut self, choices: &mut Choices<'_>, shape: Shape, part: Part) -> Value {
        let (address, align) = self.address(choices, part);
        let ty = self.ty(shape);
        let loaded = match choices.chance(1) {
            true => self.b.load_volatile(ty, address, align),
            false => self.b.load(ty, address, align),
        };
        let bytes = Object::bytes(part);
        let written = self.objects[part.object].written & bytes == bytes;
        self.bring_loaded(loaded, shape, written)
    }
}

pub(super) fn load(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, Object::is_plain) else { return };
    let shape = body.byte_shape(choices, body.objects[object].size);
    let part = body.part(choices, object, shape.bits().to_bytes_ceil());
    body.load_part(choices, shape, part);
}

/// A byte at an index that only the run knows.
pub(super) fn load_at_index(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, Object::is_plain) else { return };
    let Object { ptr, size, written, .. } = body.objects[object];
    let within = 1 << size.0.max(1).ilog2();
    let index = body.trusted(choices, Shape::int(64));
    let wild = !body.config.ub_free && choices.chance(4);
    let mask = body.exactly(Shape::int(64), if wild { 63 } else { within - 1 });
    let index = body.plain(ir::BinaryOp::And, index, mask);
    let array = body.module.types.array(size.0, TypeId::I8);
    let flags = body.address_flags(choices);
    let address = body.b.gep(flags, array, ptr, &[Const::i64(0).into(), index.operand]);
    let loaded = body.b.load(TypeId::I8, address, Align::ONE);
    body.bring_loaded(loaded, Shape::int(8), written == Object::all_written(size));
}

pub(super) fn load_whole(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| !object.is_plain()) else { return };
    let Object { ptr, align, written, whole, .. } = body.objects[object];
    let Some(shape) = whole else { return };
    let ty = body.ty(shape);
    let loaded = body.b.load(ty, ptr, align);
    body.bring_loaded(loaded, shape, written != 0);
}

/// Addresses in one object have an order; those of different ones are nobody's promise. Where poison may arise, one of
/// them may leave the object and break its promise to stay.
pub(super) fn compare_pointers(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, Object::is_plain) else { return };
    let [left, right] = [1, 1].map(|size| body.part(choices, object, Bytes(size)));
    let (lhs, _) = body.address(choices, left);
    let leaves = body.promises(choices);
    let rhs = if leaves { body.outside(choices, object) } else { body.address(choices, right).0 };
    let predicate = choices.of([IntPredicate::Eq, IntPredicate::Ne, IntPredicate::Ult, IntPredicate::Uge]);
    let operand = body.b.compare(TypeId::I1, Compare::Int { predicate, lhs, rhs });
    body.bring(operand, Shape::BOOL, !leaves);
}

pub(super) fn store(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    if let Some(object) = body.object_where(choices, |object| object.is_plain() && !object.constant) {
        body.store_to(choices, object);
    }
}

pub(super) fn store_whole(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| !object.is_plain()) else { return };
    let Some(shape) = body.objects[object].whole else { return };
    let value = body.operand(choices, shape);
    body.store_whole_to(object, value);
}

/// `memcpy` between objects that are certainly distinct, `memmove` otherwise.
pub(super) fn copy(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(to) = body.object_where(choices, |object| object.is_plain() && !object.constant) else { return };
    let Some(from) = body.object_where(choices, Object::is_plain) else { return };
    let most = body.objects[from].size.min(body.objects[to].size);
    let size = Bytes(choices.between(1, most.0 as u32).into());
    let (target, source) = (body.part(choices, to, size), body.part(choices, from, size));
    let bytes = Object::bytes(source);
    let written = body.objects[from].written & bytes == bytes;
    if !written && !body.config.undef {
        // Copied, it would be taken for written by whoever else knows the target.
        return body.store_to(choices, to);
    }
    let overlapping = to == from || body.objects[to].aliased || body.objects[from].aliased;
    let (dst, _) = body.address(choices, target);
    let (src, _) = body.address(choices, source);
    let callee = if overlapping { body.module.memmove() } else { body.module.memcpy() };
    let arguments = [dst, src, Const::i64(size.0 as i64).into(), Const::i1(false).into()];
    body.b.call_plain(callee, TypeId::VOID, &arguments);
    if written {
        body.objects[to].written |= Object::bytes(target);
    }
    if choices.chance(8) {
        let shape = if choices.chance(8) { Shape::vector(8, 1) } else { Shape::int(8) };
        body.load_part(choices, shape, Part { size: Bytes(1), ..target });
    }
}

/// A byte of which some bits may be poison or undef, copied as bytes and read as bits: each stays what it is.
pub(super) fn copy_bits(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| object.is_plain() && !object.constant) else {
        return;
    };
    let [from, to] = [1, 1].map(|size| body.part(choices, object, Bytes(size)));
    let bits = body.torn(choices, Shape::vector(8, 1));
    let (source, align) = body.address(choices, from);
    body.b.store(bits.operand, source, align);
    let (target, _) = body.address(choices, to);
    // Of one byte, source and target are equal or apart.
    let callee = body.module.memcpy();
    let arguments = [target, source, Const::i64(1).into(), Const::i1(false).into()];
    body.b.call_plain(callee, TypeId::VOID, &arguments);
    body.objects[object].written |= Object::bytes(from) | Object::bytes(to);
    body.load_part(choices, Shape::vector(8, 1), to);
}

pub(super) fn fill(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(to) = body.object_where(choices, |object| object.is_plain() && !object.constant) else { return };
    let size = Bytes(choices.between(1, body.objects[to].size.0 as u32).into());
    let part = body.part(choices, to, size);
    let (dst, _) = body.address(choices, part);
    let byte = body.operand(choices, Shape::int(8));
    body.fill_part(part, dst, byte.operand);
}

/// Bytes as a vector, so that a poison one says nothing of the others.
pub(super) fn observe(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, Object::is_plain) else { return };
    let size = choices.of([4, 1, 8, 2]).min(body.objects[object].size.0);
    let shape = if size == 1 { Shape::int(8) } else { Shape::vector(size as u32, 8) };
    let part = body.part(choices, object, Bytes(size));
    let value = body.load_part(choices, shape, part);
    body.observe(value);
}
