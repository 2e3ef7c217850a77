//! Decoding of terminators. Phis become moves on the edges.

use ir::{BlockId, ChoiceOp, FunctionAttr, Op, Operand, ParamAttr, Terminator, TypeId};

use super::Decoder;
use crate::code::{ControlInst, Inst, LeafKind, Reg, Src, SwitchTable};
use semantics::BranchOnPoison;
use semantics::Unsupported;

/// Flag of a jump target that is still a block number; it is replaced by an instruction's position when the function is
/// complete.
pub(super) const BLOCK: u32 = 1 << 31;

/// The copies of one edge: destination, source, number of registers.
type PhiCopies = Vec<(Reg, Src, u32)>;

impl Decoder<'_> {
    pub(super) fn terminator(&mut self, from: BlockId, terminator: &Terminator) {
        match terminator {
            Terminator::Ret(value) => self.ret(*value),
            Terminator::Br(to) => self.jump(from, *to),
            Terminator::CondBr { condition, if_true, if_false } => {
                self.branch(from, *condition, *if_true, *if_false);
            }
            Terminator::Switch { value, default, cases } => self.switch(from, *value, *default, cases),
            Terminator::IndirectBr { .. } | Terminator::Unwind(_) => {
                self.fail(Unsupported::Instruction(terminator.opcode().keyword()));
            }
            Terminator::Unreachable => self.emit(ControlInst::Unreachable),
        }
    }

    fn ret(&mut self, value: Option<Operand>) {
        let Some(function) = self.function else { return };
        self.no_return(function.attrs.flags.has(FunctionAttr::NoReturn));
        let Some(value) = value else {
            if function.ret != TypeId::VOID {
                self.malformed("ret without a value");
            }
            return self.emit(Inst::Ret { src: 0, count: 0 });
        };
        let noundef = function.ret_attrs.has(ParamAttr::NoUndef);
        let src = if noundef {
            self.operand_undef_as_poison(value, function.ret)
        } else {
            self.operand_of(value, function.ret)
        };
        let src = self.promised_return(src, function);
        let count = self.shape(function.ret).registers;
        self.emit(match noundef {
            true => ControlInst::RetNoUndef { src, count }.into(),
            false => Inst::Ret { src, count },
        });
    }

    fn jump(&mut self, from: BlockId, to: BlockId) {
        self.edge(from, to);
        if to.0 != from.0 + 1 {
            self.emit(Inst::Jump { to: to.0 | BLOCK });
        }
    }

    fn branch(&mut self, from: BlockId, condition: Operand, if_true: BlockId, if_false: BlockId) {
        let condition = self.operand_undef_as_poison(condition, TypeId::I1);
        let condition = self.branch_operand(condition, 1);
        let at = self.program.code.len();
        self.emit(Inst::Branch { condition, if_true: 0, if_false: 0 });
        let if_true = self.edge_target(from, if_true);
        let if_false = self.edge_target(from, if_false);
        self.program.code[at] = Inst::Branch { condition, if_true, if_false };
    }

    /// The operand that a branch tests; under [`BranchOnPoison::Choice`], the operand frozen for this branch.
    fn branch_operand(&mut self, src: Src, width: u32) -> Src {
        match self.semantics.branch {
            BranchOnPoison::Undefined => src,
            BranchOnPoison::Choice => self.freeze_temporary(src, width),
        }
    }

    /// The target of a jump along an edge: the block itself, or copies for its phis followed by a jump to the block.
    fn edge_target(&mut self, from: BlockId, to: BlockId) -> u32 {
        let at = self.program.code.len() as u32;
        self.edge(from, to);
        if self.program.code.len() as u32 == at {
            return to.0 | BLOCK;
        }
        self.emit(Inst::Jump { to: to.0 | BLOCK });
        at
    }

    fn switch(&mut self, from: BlockId, value: Operand, default: BlockId, cases: &[(u128, BlockId)]) {
        let ty = self.type_of(value);
        let leaf = self.scalar(ty);
        let wide = leaf.kind == LeafKind::Wide;
        let value = self.operand_undef_as_poison(value, ty);
        let value = self.branch_operand(value, leaf.width);
        let table = self.program.switches.len() as u32;
        self.emit(ControlInst::Switch { value, table });
        let first = self.program.cases.len() as u32;
        self.program.cases.extend(cases.iter().map(|&(case, _)| (case, 0)));
        let end = self.program.cases.len() as u32;
        for (at, &(_, to)) in cases.iter().enumerate() {
            self.program.cases[first as usize + at].1 = self.edge_target(from, to);
        }
        self.program.cases[first as usize..end as usize].sort_unstable();
        let default = self.edge_target(from, default);
        self.program.switches.push(SwitchTable { cases: (first, end), default, wide });
    }

    /// Emits the parallel copies that the phis of `to` make on the edge from `from`.
    fn edge(&mut self, from: BlockId, to: BlockId) {
        let Some(block) = self.function.and_then(|function| function.blocks.get(to.index())) else {
            return self.malformed("unknown block");
        };
        let mut copies = PhiCopies::new();
        for instruction in &block.instructions {
            let Op::Choice(ChoiceOp::Phi { ty, incoming }) = &instruction.op else { break };
            let Some(&(value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return self.malformed("phi without a value for a predecessor");
            };
            let dst = self.result(instruction, *ty);
            let src = self.operand_of(value, *ty);
            copies.push((dst, src, self.shape(*ty).registers));
        }
        self.copy_all(&copies);
    }

    fn copy_all(&mut self, copies: &[(Reg, Src, u32)]) {
        let overwritten = |at: usize, src| copies[..at].iter().any(|&(dst, ..)| dst == src);
        let hazard = copies.len() > 16 || copies.iter().enumerate().any(|(at, copy)| overwritten(at, copy.1));
        if !hazard {
            for &(dst, src, count) in copies {
                self.emit(Inst::Move { dst, src, count });
            }
            return;
        }
        let temporaries: Vec<_> = copies.iter().map(|&(_, _, count)| self.temporary(count)).collect();
        for (&(_, src, count), &dst) in copies.iter().zip(&temporaries) {
            self.emit(Inst::Move { dst, src, count });
        }
        for (&(dst, _, count), &src) in copies.iter().zip(&temporaries) {
            self.emit(Inst::Move { dst, src, count });
        }
    }
}
