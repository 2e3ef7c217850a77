//! Terminators.

use super::Printer;
use crate::constant::Operand;
use crate::id::BlockId;
use crate::terminator::Terminator;
use crate::types::TypeId;

impl Printer<'_> {
    pub(super) fn terminator(&mut self, terminator: &Terminator, values: &[TypeId]) {
        if let Some(result) = terminator.result() {
            self.operand(Operand::Value(result));
            self.text(" = ");
        }
        self.text(terminator.opcode().keyword());
        // Each arm writes the space after the keyword itself: `unreachable` ends with its keyword.
        match terminator {
            Terminator::Ret(None) => self.text(" void"),
            Terminator::Ret(Some(value)) => {
                self.out.push(' ');
                self.typed(*value, values);
            }
            Terminator::Br(to) => self.target(" label ", *to),
            Terminator::CondBr { condition, if_true, if_false } => {
                self.out.push(' ');
                self.typed(*condition, values);
                self.target(", label ", *if_true);
                self.target(", label ", *if_false);
            }
            Terminator::Switch { value, default, cases } => self.switch(*value, *default, cases, values),
            Terminator::IndirectBr { address, targets } => {
                self.out.push(' ');
                self.typed(*address, values);
                self.text(", ");
                self.labels(targets);
            }
            Terminator::Unwind(terminator) => {
                self.out.push(' ');
                self.unwind_terminator(terminator, values);
            }
            Terminator::Unreachable => {}
        }
    }

    pub(super) fn target(&mut self, before: &str, to: BlockId) {
        self.text(before);
        self.label(to);
    }

    fn switch(&mut self, value: Operand, default: BlockId, cases: &[(u128, BlockId)], values: &[TypeId]) {
        self.out.push(' ');
        self.typed(value, values);
        self.target(", label ", default);
        self.text(" [");
        let ty = value.ty(values).unwrap_or(TypeId::I32);
        for &(case, to) in cases {
            self.text("\n    ");
            self.ty(ty);
            self.out.push(' ');
            self.int(ty, case);
            self.target(", label ", to);
        }
        self.text(if cases.is_empty() { "]" } else { "\n  ]" });
    }
}
