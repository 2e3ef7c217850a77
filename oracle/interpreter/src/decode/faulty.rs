//! Replacements for correct code under planted faults. Without a fault nothing here takes effect.

use ir::{BinaryOp, BlockId, Const, Operand, TypeId};

use super::Decoder;
use super::arithmetic::{IntOp, IntOperation};
use crate::code::{
    ArithOp, BinaryRegs, DivideOp, Inst, LeafKind, Reg, ScalarLeaf, Src, ValueInst, ValueShape, flag,
};
use crate::fault::Fault;
use crate::register::{Register, mask};

/// Flags that a fault ignores: the fault, the operators concerned, the flag.
const FORGOTTEN: &[(Fault, &[BinaryOp], u8)] = &[
    (Fault::NswSubIgnored, &[BinaryOp::Sub], flag::NSW),
    (Fault::NswMulIgnored, &[BinaryOp::Mul], flag::NSW),
    (Fault::NswShlIgnored, &[BinaryOp::Shl], flag::NSW),
    (Fault::NuwIgnored, &[BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Shl], flag::NUW),
    (Fault::ExactDivisionIgnored, &[BinaryOp::UDiv, BinaryOp::SDiv], flag::EXACT),
    (Fault::ExactShiftIgnored, &[BinaryOp::LShr, BinaryOp::AShr], flag::EXACT),
    (Fault::DisjointIgnored, &[BinaryOp::Or], flag::DISJOINT),
];

impl Decoder<'_> {
    /// The flags of a binary operation without those that a fault ignores.
    pub(super) fn faulty_flags(&self, op: BinaryOp, mut flags: u8) -> u8 {
        for &(fault, operators, forgotten) in FORGOTTEN {
            if self.has(fault) && operators.contains(&op) {
                flags &= !forgotten;
            }
        }
        if self.has(Fault::FlagsIgnored) { 0 } else { flags }
    }

    /// The right operand of an integer operation, as a fault changes it.
    pub(super) fn faulty_operand(&mut self, step: IntOperation) -> Src {
        let IntOperation { op, leaf, on: BinaryRegs { b, .. } } = step;
        let narrow = leaf.kind == LeafKind::Narrow;
        match op {
            IntOp::Shift(_) if !narrow && leaf.width > 128 && self.has(Fault::LongShiftInWord) => {
                self.low_bits(b)
            }
            IntOp::Shift(_) if narrow && self.has(Fault::ShiftAmountWraps) => {
                let dst = self.temporary(1);
                let modulus = self.constant_register(Register::int(u64::from(leaf.width)));
                // The width is 64, so that the modulus itself is not truncated to zero.
                let on = BinaryRegs { dst, a: b, b: modulus };
                self.emit(Inst::Divide { op: DivideOp::URem, width: 64, flags: 0, on });
                dst
            }
            IntOp::Divide(_) if narrow && self.has(Fault::DivisionByPoison) => self.coalesced(b, 1, 1),
            IntOp::Arith(_) | IntOp::Shift(_) | IntOp::Divide(_) => b,
        }
    }

    /// Fault [`Fault::LongShiftInWord`]: the shift amount modulo 64.
    fn low_bits(&mut self, amount: Src) -> Src {
        let (dst, low) = (self.temporary(4), self.constant_register(Register::int(63)));
        let zero = self.constant_register(Register::int(0));
        self.emit(Inst::And(BinaryRegs { dst, a: amount, b: low }));
        for register in 1..4 {
            self.emit(Inst::Move { dst: dst + register, src: zero, count: 1 });
        }
        dst
    }

    /// Code that a fault adds after an integer operation.
    pub(super) fn faulty_result(&mut self, step: IntOperation) {
        let IntOperation { op, leaf, on: BinaryRegs { dst, a, b } } = step;
        let narrow = leaf.kind == LeafKind::Narrow;
        match op {
            IntOp::Arith(ArithOp::Mul) if leaf.width == 64 && self.has(Fault::MulIn32Bits) => {
                let low = self.constant_register(Register::int(mask(32)));
                self.emit(Inst::And(BinaryRegs { dst, a: dst, b: low }));
            }
            IntOp::Arith(ArithOp::Add) if leaf.width > 128 && self.has(Fault::LongCarryLost) => {
                let top = 192u32.saturating_sub(leaf.width) as u8;
                self.emit(Inst::Add { top, on: BinaryRegs { dst, a, b }.at(2) });
            }
            IntOp::Arith(ArithOp::And) if narrow && self.has(Fault::AndZeroKnown) => {
                self.zero_beside(dst, a);
                self.zero_beside(dst, b);
            }
            IntOp::Divide(_) if narrow && self.has(Fault::DivisionByPoison) => {
                let always = self.constant_register(Register::int(1));
                self.emit(Inst::SelectStrict { dst, condition: always, a: dst, b });
            }
            IntOp::Arith(_) | IntOp::Shift(_) | IntOp::Divide(_) => {}
        }
    }

    /// Sets `dst` to zero if it is poison and `operand` is zero.
    fn zero_beside(&mut self, dst: Reg, operand: Src) {
        let (zero, poison) =
            (self.constant_register(Register::int(0)), self.constant_register(Register::POISON));
        let (is_zero, otherwise) = (self.temporary(1), self.temporary(1));
        self.emit(Inst::Equal { not: false, on: BinaryRegs { dst: is_zero, a: operand, b: zero } });
        self.emit(Inst::Select { dst: otherwise, condition: is_zero, a: zero, b: poison });
        self.emit(ValueInst::Coalesce(BinaryRegs { dst, a: dst, b: otherwise }));
    }

    /// Sets the register to `bits` if it is poison.
    pub(super) fn replace_poison(&mut self, dst: Reg, bits: u64) {
        let b = self.constant_register(Register::int(bits));
        self.emit(ValueInst::Coalesce(BinaryRegs { dst, a: dst, b }));
    }

    /// A copy of `registers` registers with `bits` in place of poison.
    pub(super) fn coalesced(&mut self, src: Src, registers: u32, bits: u64) -> Src {
        let dst = self.temporary(registers);
        let b = self.constant_register(Register::int(bits));
        for register in 0..registers {
            self.emit(ValueInst::Coalesce(BinaryRegs { dst: dst + register, a: src + register, b }));
        }
        dst
    }

    /// The scalar that a store writes, as a fault changes it.
    pub(super) fn faulty_stored(&mut self, leaf: ScalarLeaf, src: Src, ptr: Src) -> Src {
        if leaf.kind != LeafKind::Narrow || !self.has(Fault::StorePoisonKept) {
            return src;
        }
        let (old, dst) = (self.temporary(1), self.temporary(1));
        self.load_leaf(leaf, old, ptr, 0);
        self.emit(ValueInst::Coalesce(BinaryRegs { dst, a: src, b: old }));
        dst
    }

    /// Fault [`Fault::LanesReversed`]: reverses the order of the lanes.
    pub(super) fn reverse_lanes(&mut self, shape: ValueShape, dst: Reg) {
        let copy = self.copied(shape, dst);
        for at in 0..shape.count {
            let (to, from) = (self.leaf(shape, at), self.leaf(shape, shape.count - 1 - at));
            if to.width == from.width {
                self.emit(Inst::Move {
                    dst: dst + to.register,
                    src: copy + from.register,
                    count: to.registers(),
                });
            }
        }
    }

    /// The result of a function, as a fault changes it.
    pub(super) fn faulty_return(&mut self, src: Src, ty: TypeId) -> Src {
        let shape = self.shape(ty);
        let (drops, spreads) = (self.has(Fault::ReturnDropsSecond), self.has(Fault::ReturnSpreadsPoison));
        if shape.count < 2 || !(drops || spreads) {
            return src;
        }
        let copy = if spreads { self.poison_whole(shape, src) } else { self.copied(shape, src) };
        if drops {
            let (dst, src) = (copy + self.leaf(shape, 1).register, self.constant_register(Register::int(0)));
            self.emit(Inst::Move { dst, src, count: 1 });
        }
        copy
    }

    fn copied(&mut self, shape: ValueShape, src: Src) -> Reg {
        let (dst, count) = (self.temporary(shape.registers), shape.registers);
        self.emit(Inst::Move { dst, src, count });
        dst
    }

    /// A copy that is poison in all registers if it is poison in one.
    pub(super) fn poison_whole(&mut self, shape: ValueShape, src: Src) -> Reg {
        let dst = self.copied(shape, src);
        self.emit(ValueInst::PoisonAll { dst, count: shape.registers });
        dst
    }

    /// The incoming value of a phi on the current edge, as a fault changes it.
    pub(super) fn faulty_incoming(&self, value: Operand, ty: TypeId, all: &[(Operand, BlockId)]) -> Operand {
        let poison = |&(value, _): &(Operand, BlockId)| matches!(value, Operand::Const(Const::Poison(_)));
        if self.has(Fault::PhiTakesOther) && all.iter().any(poison) {
            Const::Poison(ty).into()
        } else {
            value
        }
    }
}
