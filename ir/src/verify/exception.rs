//! Exception handling: where pads stand, and what leads to them. `Verifier.cpp`, `visitLandingPadInst` and the functions
//! like it.

use super::VerifyErrorKind::{BadPad, BadType, TypeMismatch};
use super::constant::check_register;
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::{VerifyResult, require};
use crate::call::Callee;
use crate::constant::Operand;
use crate::exception::{LandingClause, Pad, UnwindTerminator};
use crate::function::{Block, ProgramPoint};
use crate::id::BlockId;
use crate::instruction::{ChoiceOp, Op};
use crate::terminator::Terminator;
use crate::types::{Type, TypeId};

impl FunctionVerifier<'_> {
    pub(super) fn pad(&self, place: ProgramPoint, pad: &Pad) -> TypeResult {
        self.has_personality()?;
        require(self.first_after_phis(place), || BadPad("a pad is not the first instruction of its block"))?;
        match pad {
            Pad::Landing { ty, cleanup, clauses } => {
                check_register(self.module, *ty)?;
                require(*cleanup || !clauses.is_empty(), || BadPad("a landingpad without clauses"))?;
                clauses.iter().try_for_each(|clause| self.clause(place, clause))?;
                // LangRef: a landing pad may only be entered along the unwinding edge of an `invoke`.
                let mut before = self.flow.predecessors[place.block.index()].iter();
                let entered = before.all(|&from| self.unwinds_to(from, place.block));
                require(entered, || BadPad("a landingpad has an entry other than unwinding"))?;
                Ok(*ty)
            }
            Pad::Catch { switch, args } => {
                self.of_type(place, *switch, TypeId::TOKEN)?;
                args.iter().try_for_each(|&arg| self.operand(place, arg).map(drop))?;
                let mut before = self.flow.predecessors[place.block.index()].iter();
                let entered = before.all(|&from| self.is_switch(from, *switch));
                require(entered, || BadPad("a catchpad has an entry other than its catchswitch"))?;
                Ok(TypeId::TOKEN)
            }
            Pad::Cleanup { parent, args } => {
                self.parent(place, *parent)?;
                args.iter().try_for_each(|&arg| self.operand(place, arg).map(drop))?;
                Ok(TypeId::TOKEN)
            }
        }
    }

    fn clause(&self, place: ProgramPoint, clause: &LandingClause) -> VerifyResult {
        match *clause {
            LandingClause::Catch(value) => self.of_type(place, value, TypeId::PTR),
            LandingClause::Filter(value) => {
                let ty = self.operand(place, value)?;
                let array = matches!(self.module.types.get(ty), Type::Array(..));
                require(array, || BadType("a filter needs an array"))
            }
        }
    }

    /// Checks a terminator; `Some` type is that of the value it defines.
    pub(super) fn unwind_terminator(
        &self,
        place: ProgramPoint,
        terminator: &UnwindTerminator,
    ) -> VerifyResult {
        match terminator {
            UnwindTerminator::Invoke { call, result, unwind, .. } => {
                self.defines(*result, self.call(place, call)?)?;
                self.is_pad(*unwind)
            }
            UnwindTerminator::CallBr { call, result, .. } => {
                // LangRef "'callbr' Instruction": only for `asm goto`.
                let assembly = matches!(call.callee, Callee::Asm(_));
                require(assembly, || BadPad("callbr calls something other than inline assembly"))?;
                self.defines(*result, self.call(place, call)?)
            }
            UnwindTerminator::Resume(value) => {
                self.has_personality()?;
                self.operand(place, *value).map(drop)
            }
            UnwindTerminator::CatchSwitch { result, parent, handlers, unwind } => {
                self.has_personality()?;
                self.parent(place, *parent)?;
                require(self.first_after_phis(place), || BadPad("a catchswitch is not alone in its block"))?;
                require(!handlers.is_empty(), || BadPad("a catchswitch without handlers"))?;
                self.defines(Some(*result), TypeId::TOKEN)?;
                unwind.map_or(Ok(()), |unwind| self.is_pad(unwind))
            }
            UnwindTerminator::CatchRet { pad, .. } => {
                self.returns_from(place, *pad, |pad| matches!(pad, Pad::Catch { .. }))
            }
            UnwindTerminator::CleanupRet { pad, unwind } => {
                self.returns_from(place, *pad, |pad| matches!(pad, Pad::Cleanup { .. }))?;
                unwind.map_or(Ok(()), |unwind| self.is_pad(unwind))
            }
        }
    }

    fn returns_from(&self, place: ProgramPoint, pad: Operand, fits: impl Fn(&Pad) -> bool) -> VerifyResult {
        self.of_type(place, pad, TypeId::TOKEN)?;
        let defined = self
            .function
            .instructions()
            .find(|instruction| instruction.result.map(Operand::Value) == Some(pad));
        let fits = defined.is_some_and(|instruction| matches!(&instruction.op, Op::Pad(pad) if fits(pad)));
        require(fits, || BadPad("a return from another kind of pad"))
    }

    fn parent(&self, place: ProgramPoint, parent: Option<Operand>) -> VerifyResult {
        parent.map_or(Ok(()), |parent| self.of_type(place, parent, TypeId::TOKEN))
    }

    fn has_personality(&self) -> VerifyResult {
        require(self.function.personality.is_some(), || BadPad("a function without a personality"))
    }

    /// Checks that exceptions may continue with the block.
    fn is_pad(&self, block: BlockId) -> VerifyResult {
        let block = &self.function.blocks[block.index()];
        let pad = match first(block) {
            Some(op) => matches!(op, Op::Pad(_)),
            None => {
                matches!(&block.terminator, Terminator::Unwind(terminator) if matches!(**terminator, UnwindTerminator::CatchSwitch { .. }))
            }
        };
        require(pad, || BadPad("unwinding to a block without a pad"))
    }

    fn first_after_phis(&self, place: ProgramPoint) -> bool {
        let before = &self.function.blocks[place.block.index()].instructions[..place.index as usize];
        before.iter().all(|instruction| is_phi(&instruction.op))
    }

    fn unwinds_to(&self, from: BlockId, to: BlockId) -> bool {
        match &self.function.blocks[from.index()].terminator {
            Terminator::Unwind(terminator) => {
                matches!(**terminator, UnwindTerminator::Invoke { normal, unwind, .. } if unwind == to && normal != to)
            }
            _ => false,
        }
    }

    fn is_switch(&self, from: BlockId, switch: Operand) -> bool {
        match &self.function.blocks[from.index()].terminator {
            Terminator::Unwind(terminator) => {
                matches!(**terminator, UnwindTerminator::CatchSwitch { result, .. } if switch == Operand::Value(result))
            }
            _ => false,
        }
    }

    /// Checks that the value a terminator defines has its type.
    fn defines(&self, result: Option<crate::id::ValueId>, ty: TypeId) -> VerifyResult {
        let own = result.map_or(TypeId::VOID, |result| self.function.values[result.index()]);
        require(own == ty, || TypeMismatch("terminator and its value"))
    }
}

fn is_phi(op: &Op) -> bool {
    matches!(op, Op::Choice(ChoiceOp::Phi { .. }))
}

/// The first instruction that is not a phi.
fn first(block: &Block) -> Option<&Op> {
    block.instructions.iter().map(|instruction| &instruction.op).find(|op| !is_phi(op))
}
