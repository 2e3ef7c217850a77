//! Terminators.

use std::collections::BTreeSet;

use ir::{BlockId, ParamAttr, Terminator};

use super::super::value::{Scalar, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};
use crate::outcome::UbKind;
use crate::semantics::BranchOnPoison;

/// The point where an execution continues.
pub(super) enum BlockExit {
    Block(BlockId),
    Return(Option<ValueSet>),
}

impl Path<'_> {
    pub(super) fn terminator(
        &mut self,
        frame: &CallFrame<'_>,
        terminator: &Terminator,
    ) -> Result<BlockExit, Halt> {
        match terminator {
            Terminator::Ret(value) => {
                let value =
                    value.map(|value| self.operand(frame, value)).transpose()?.map(|set| set.into_owned());
                let noundef = frame.function.ret_attrs.has(ParamAttr::NoUndef);
                if noundef && value.as_ref().is_some_and(|value| value.defined().is_none()) {
                    return Err(UbKind::PoisonReturn.into());
                }
                Ok(BlockExit::Return(value))
            }
            Terminator::Br(to) => Ok(BlockExit::Block(*to)),
            Terminator::CondBr { condition, if_true, if_false } => {
                let condition = self.operand(frame, *condition)?.into_owned();
                let cases = [(1, *if_true)];
                self.branch(&condition, &cases, *if_false, UbKind::PoisonBranch)
            }
            Terminator::Switch { value, default, cases } => {
                let value = self.operand(frame, *value)?.into_owned();
                let cases: Vec<_> = cases.iter().map(|&(case, to)| (case as u64, to)).collect();
                self.branch(&value, &cases, *default, UbKind::PoisonSwitch)
            }
            Terminator::IndirectBr { .. } | Terminator::Unwind(_) => {
                Err(unsupported(terminator.opcode().keyword()))
            }
            Terminator::Unreachable => Err(UbKind::Unreachable.into()),
        }
    }

    /// LangRef "br", "switch": undef is undefined behaviour like poison. In a semantics where poison is a choice, so is
    /// undef.
    fn branch(
        &mut self,
        value: &ValueSet,
        cases: &[(u64, BlockId)],
        default: BlockId,
        undefined: UbKind,
    ) -> Result<BlockExit, Halt> {
        let target = |bits| cases.iter().find(|(case, _)| *case == bits).map_or(default, |(_, to)| *to);
        if let Some(value) = value.defined() {
            return match value.first() {
                Scalar::Bits(bits) => Ok(BlockExit::Block(target(bits))),
                _ => Err(unsupported("branch on a pointer")),
            };
        }
        if self.context.semantics.branch == BranchOnPoison::Undefined {
            return Err(undefined.into());
        }
        let mut targets = BTreeSet::new();
        for value in value.values() {
            match value.first() {
                Scalar::Bits(bits) => targets.extend([target(bits)]),
                _ => targets.extend(cases.iter().map(|(_, to)| *to).chain([default])),
            }
        }
        let chosen = self.choices.choose(targets.len());
        targets.into_iter().nth(chosen).map(BlockExit::Block).ok_or(unsupported("branch to nowhere"))
    }
}
