//! Atomic instructions.

use super::Printer;
use crate::atomic::{AtomicAccess, AtomicOp, Synchronization};
use crate::constant::Operand;
use crate::types::TypeId;

impl Printer<'_> {
    /// The part after the keyword.
    pub(super) fn atomic(&mut self, op: &AtomicOp, values: &[TypeId]) {
        match op {
            AtomicOp::Load { ty, access, sync } => {
                self.text("atomic ");
                self.volatile(access);
                self.ty(*ty);
                self.next(access.ptr, values);
                self.synchronization(sync);
                self.aligned(access.align);
            }
            AtomicOp::Store { value, access, sync } => {
                self.text("atomic ");
                self.volatile(access);
                self.list([*value, access.ptr], values);
                self.synchronization(sync);
                self.aligned(access.align);
            }
            AtomicOp::Fence(sync) => {
                self.out.pop();
                self.synchronization(sync);
            }
            AtomicOp::CompareExchange { weak, access, expected, new, sync, failure } => {
                self.flag(*weak, "weak ");
                self.changed(access, &[*expected, *new], values);
                self.synchronization(sync);
                self.out.push(' ');
                self.text(failure.keyword());
                self.aligned(access.align);
            }
            AtomicOp::ReadModifyWrite { operation, access, value, sync } => {
                // LLVM writes `volatile` before the operation, so `changed` must not write it again.
                self.flag(access.volatile, "volatile ");
                self.text(operation.keyword());
                self.out.push(' ');
                self.changed(&AtomicAccess { volatile: false, ..*access }, &[*value], values);
                self.synchronization(sync);
                self.aligned(access.align);
            }
        }
    }

    fn volatile(&mut self, access: &AtomicAccess) {
        self.flag(access.volatile, "volatile ");
    }

    /// The address and the operands after it.
    fn changed(&mut self, access: &AtomicAccess, operands: &[Operand], values: &[TypeId]) {
        self.volatile(access);
        self.typed(access.ptr, values);
        operands.iter().for_each(|&operand| self.next(operand, values));
    }

    /// ` syncscope("agent") acquire`
    fn synchronization(&mut self, sync: &Synchronization) {
        let Synchronization { scope, ordering } = sync;
        if let Some(scope) = scope {
            self.text(" syncscope(");
            self.quoted(scope.as_bytes());
            self.out.push(')');
        }
        self.out.push(' ');
        self.text(ordering.keyword());
    }
}
