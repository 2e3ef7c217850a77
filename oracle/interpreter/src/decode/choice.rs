//! Decoding of `select`, by the semantics' rule, and of `freeze`.

use ir::{Instruction, Operand, TypeId};

use super::Decoder;
use crate::code::{Inst, Reg, Src, ValueInst, ValueShape};
use semantics::SelectRule;
use semantics::UbKind;

impl Decoder<'_> {
    pub(super) fn select(
        &mut self,
        instruction: &Instruction,
        condition: Operand,
        if_true: Operand,
        if_false: Operand,
    ) {
        let ty = self.type_of(if_true);
        let (a, b) = (self.operand(if_true), self.operand_of(if_false, ty));
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        let condition_ty = self.type_of(condition);
        let conditions = self.shape(condition_ty).count;
        let condition = self.operand(condition);
        if self.module.types.scalar(condition_ty) != TypeId::I1 {
            self.malformed("condition of select");
        }
        let by_lane = condition_ty != TypeId::I1;
        if by_lane && conditions != shape.count {
            return self.malformed("condition of select");
        }
        let condition = self.conditions(condition, conditions);
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            // A condition that is no vector selects whole values, and so the same for every scalar.
            let condition = condition + if by_lane { at } else { 0 };
            for register in leaf.register..leaf.register + leaf.registers() {
                self.arm(dst + register, condition, a + register, b + register);
            }
        }
    }

    /// Emits the treatment of poison conditions by the columns of Table 2.1 and returns the conditions to select by.
    fn conditions(&mut self, condition: Src, count: u32) -> Src {
        match self.semantics.select {
            SelectRule::UbConditional | SelectRule::UbEither => {
                for at in 0..count {
                    self.emit(ValueInst::RequireDefined {
                        src: condition + at,
                        kind: UbKind::PoisonCondition,
                    });
                }
                condition
            }
            SelectRule::ChoiceConditional => {
                let chosen = self.temporary(count);
                for at in 0..count {
                    self.emit(ValueInst::Freeze { width: 1, dst: chosen + at, src: condition + at });
                }
                chosen
            }
            SelectRule::PoisonConditional | SelectRule::PoisonAny => condition,
        }
    }

    fn arm(&mut self, dst: Reg, condition: Src, a: Src, b: Src) {
        let both = matches!(self.semantics.select, SelectRule::UbEither | SelectRule::PoisonAny);
        self.emit(if both {
            Inst::SelectStrict { dst, condition, a, b }
        } else {
            Inst::Select { dst, condition, a, b }
        });
    }

    pub(super) fn freeze(&mut self, instruction: &Instruction, value: Operand) {
        let ty = self.type_of(value);
        let src = self.operand(value);
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        self.freeze_leaves(shape, dst, src);
    }

    /// Freezes each scalar separately (thesis Fig. 3.1, the rule for vectors).
    pub(super) fn freeze_leaves(&mut self, shape: ValueShape, dst: Reg, src: Src) {
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            self.freeze_scalar(leaf.width, dst + leaf.register, src + leaf.register);
        }
    }

    fn freeze_scalar(&mut self, width: u32, dst: Reg, src: Src) {
        for (at, width) in words(width) {
            self.emit(ValueInst::Freeze { width, dst: dst + at, src: src + at });
        }
    }

    /// Freezes a scalar of `width` bits into a new register.
    pub(super) fn freeze_temporary(&mut self, src: Src, width: u32) -> Src {
        let dst = self.temporary(width.div_ceil(64));
        self.freeze_scalar(width, dst, src);
        dst
    }
}

/// The registers of a scalar: position and width in bits.
pub(super) fn words(width: u32) -> impl Iterator<Item = (u32, u8)> {
    (0..width.div_ceil(64)).map(move |at| (at, (width - at * 64).min(64) as u8))
}
