//! `select` by the rule in force, and `freeze`.

use ir::{Instruction, Operand, TypeId};

use super::Decoder;
use crate::code::{Inst, Reg, Src, ValueShape};
use crate::fault::Fault;
use crate::outcome::UbKind;
use crate::semantics::SelectRule;

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
            let condition = condition + if by_lane { at } else { 0 };
            for register in leaf.register..leaf.register + leaf.registers() {
                self.arm(dst + register, condition, a + register, b + register);
            }
        }
    }

    /// What is done about poison conditions before an arm is taken, by the rows of Table 2.1; the conditions to go by.
    fn conditions(&mut self, condition: Src, count: u32) -> Src {
        if self.has(Fault::SelectPoisonTakesTrue) {
            return self.coalesced(condition, count, 1);
        }
        match self.semantics.select {
            SelectRule::UbConditional | SelectRule::UbEither => {
                for at in 0..count {
                    self.emit(Inst::RequireDefined { src: condition + at, kind: UbKind::PoisonCondition });
                }
                condition
            }
            SelectRule::ChoiceConditional => {
                let chosen = self.temporary(count);
                for at in 0..count {
                    self.emit(Inst::Freeze { width: 1, dst: chosen + at, src: condition + at });
                }
                chosen
            }
            SelectRule::PoisonConditional | SelectRule::PoisonAny => condition,
        }
    }

    fn arm(&mut self, dst: Reg, condition: Src, a: Src, b: Src) {
        let both = matches!(self.semantics.select, SelectRule::UbEither | SelectRule::PoisonAny);
        self.emit(if both || self.has(Fault::SelectTakesBoth) {
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
        let varies = self.has(Fault::FreezeVaries);
        if varies || self.has(Fault::FreezeForwards) {
            self.emit(Inst::Move { dst, src, count: shape.registers });
            if varies {
                self.vary(instruction);
            }
            return;
        }
        let src = if self.has(Fault::FreezeVectorWhole) { self.whole(shape, src) } else { src };
        self.freeze_leaves(shape, dst, src);
    }

    /// Fault [`Fault::FreezeVaries`]: the result is frozen again at each use.
    pub(super) fn vary(&mut self, instruction: &Instruction) {
        if let Some(id) = instruction.result
            && let Some(refrozen) = self.scratch.refrozen.get_mut(id.index())
        {
            *refrozen = true;
        }
    }

    /// Each scalar on its own (thesis Fig. 3.1, the rule for vectors).
    pub(super) fn freeze_leaves(&mut self, shape: ValueShape, dst: Reg, src: Src) {
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            self.freeze_scalar(leaf.width, dst + leaf.register, src + leaf.register);
        }
    }

    fn freeze_scalar(&mut self, width: u8, dst: Reg, src: Src) {
        self.emit(Inst::Freeze { width: width.min(64), dst, src });
        if width > 64 {
            self.emit(Inst::Freeze { width: width - 64, dst: dst + 1, src: src + 1 });
        }
    }

    /// A scalar of `width` bits frozen into a register of its own.
    pub(super) fn frozen(&mut self, src: Src, width: u8) -> Src {
        let dst = self.temporary(u32::from(width.div_ceil(64)));
        self.freeze_scalar(width, dst, src);
        dst
    }
}
