//! Productions that read and write objects of two bytes.

use ir::{Align, Const, FieldAccess, GepFlags, Operand, TypeId};

use super::ProgramMaker;

impl ProgramMaker {
    pub(super) fn allocate(&mut self) {
        let word = self.module.types.array(2, TypeId::I8);
        for _ in 0..2 {
            let object = self.b.entry_alloca(word, Align::TWO);
            self.objects.push(object);
        }
        // Most bytes are written; the rest stays unwritten.
        for place in 0..4 {
            let at = self.b.byte_offset(self.objects[place / 2], place as u64 % 2);
            let value = self.constant(self.scalars[4]);
            if !self.random.one_in(3) {
                self.b.store(value, at, Align::ONE);
            }
        }
    }

    fn place(&mut self) -> Operand {
        let object = self.random.pick(&self.objects);
        let offset = self.random.below(2) as u64;
        self.b.byte_offset(object, offset)
    }

    pub(super) fn load(&mut self) {
        let ty = self.any_type();
        let place = self.place();
        let value = self.b.load(ty, place, Align::ONE);
        self.values.push(value);
    }

    pub(super) fn load_frozen(&mut self) {
        let place = self.place();
        let value = self.b.load_frozen(TypeId::I8, place, Align::ONE);
        self.values.push(value);
    }

    pub(super) fn store(&mut self) {
        let ty = self.any_type();
        let poison = self.random.one_in(4);
        let value = if poison { Const::Poison(ty).into() } else { self.operand(ty) };
        let place = self.place();
        self.b.store(value, place, Align::ONE);
    }

    pub(super) fn copy(&mut self) {
        let [to, from] = self.objects[..] else { unreachable!("two objects") };
        let (size, no) = (Const::i64(1 + self.random.below(2) as i64), Const::i1(false));
        let callee = self.module.memcpy();
        self.b.call_plain(callee, TypeId::VOID, &[to, from, size.into(), no.into()]);
    }

    pub(super) fn field(&mut self) {
        let index = self.random.below(4) as u32;
        let ptr = self.random.pick(&self.objects);
        let field = FieldAccess { of: self.record, index, ptr, align: Align::ONE, volatile: false };
        let widths = [self.scalars[2], self.scalars[3], TypeId::I1, TypeId::I8];
        let ty = widths[index as usize];
        if self.random.one_in(2) {
            let value = self.operand(ty);
            self.b.store_field(value, field);
        } else {
            let value = self.b.load_field(ty, field);
            self.values.push(value);
        }
    }

    /// Moves a pointer out of its object and perhaps back, by an index that may be poison.
    pub(super) fn address(&mut self) {
        let object = self.random.pick(&self.objects);
        let index = self.operand(self.scalars[1]);
        let flags = if self.random.one_in(2) { GepFlags::INBOUNDS } else { GepFlags::NONE };
        let away = self.b.gep(flags, TypeId::I8, object, &[Const::i64(3).into()]);
        let back = self.b.gep(GepFlags::NONE, TypeId::I8, away, &[Const::i64(-3).into()]);
        let place = self.b.gep(flags, TypeId::I8, if flags.inbounds { object } else { back }, &[index]);
        let place = if self.random.one_in(3) { back } else { place };
        let value = self.b.load(TypeId::I8, place, Align::ONE);
        self.values.push(value);
    }
}
