//! Ends of blocks.

use std::collections::BTreeSet;

use ir::{BlockId, ParamAttr, Terminator};

use super::super::value::{Scalar, Set};
use super::{Frame, Path, Stop, unsupported};
use crate::outcome::UbKind;
use crate::semantics::BranchOnPoison;

/// Where an execution goes on.
pub(super) enum Next {
    Block(BlockId),
    Return(Option<Set>),
}

impl Path<'_> {
    pub(super) fn terminator(&mut self, frame: &Frame<'_>, terminator: &Terminator) -> Result<Next, Stop> {
        match terminator {
            Terminator::Ret(value) => {
                let value =
                    value.map(|value| self.operand(frame, value)).transpose()?.map(|set| set.into_owned());
                let noundef = frame.function.ret_attrs.has(ParamAttr::NoUndef);
                if noundef && value.as_ref().is_some_and(|value| value.defined().is_none()) {
                    return Err(UbKind::PoisonReturn.into());
                }
                Ok(Next::Return(value))
            }
            Terminator::Br(to) => Ok(Next::Block(*to)),
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
            Terminator::Unreachable => Err(UbKind::Unreachable.into()),
        }
    }

    /// LangRef "br", "switch": undef is undefined behaviour as poison is. Where poison is a choice, so is undef.
    fn branch(
        &mut self,
        value: &Set,
        cases: &[(u64, BlockId)],
        default: BlockId,
        undefined: UbKind,
    ) -> Result<Next, Stop> {
        let target = |bits| cases.iter().find(|(case, _)| *case == bits).map_or(default, |(_, to)| *to);
        if let Some(value) = value.defined() {
            return match value.first() {
                Scalar::Bits(bits) => Ok(Next::Block(target(bits))),
                _ => Err(unsupported("branch on a pointer")),
            };
        }
        if self.world.semantics.branch == BranchOnPoison::Undefined {
            return Err(undefined.into());
        }
        let mut targets = BTreeSet::new();
        for value in value.values() {
            match value.first() {
                Scalar::Bits(bits) => targets.extend([target(bits)]),
                _ => targets.extend(cases.iter().map(|(_, to)| *to).chain([default])),
            }
        }
        let chosen = self.script.choose(targets.len());
        targets.into_iter().nth(chosen).map(Next::Block).ok_or(unsupported("branch to nowhere"))
    }
}
