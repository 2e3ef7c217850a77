//! A `va_list` as an object: opened, copied, closed and passed on.

use base::{Faults, VaListPassing};
use ir::{FuncId, Operand, TypeId};
use lang::va_list_forwarding::VaListForwarding;
use lang::{Align, Bytes, Stmt, VariadicPassing};

use super::super::LowerError;
use super::{Address, List, Lowerer};
use crate::fault::Fault;

/// The bytes of a list that a faulty lowering copies.
const TOO_LITTLE: Bytes = Bytes(16);

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    fn list_size(&self) -> Bytes {
        self.environment.program.target.spec().va_list.size
    }

    /// A list in the frame, not open yet.
    pub(super) fn va_list(&mut self) -> List {
        let bytes = self.e.module.types.array(self.list_size().0, TypeId::I8);
        List(Address { ptr: self.e.build.entry_alloca(bytes, Align::EIGHT), align: Align::EIGHT })
    }

    /// Opens the function's own list at the first unnamed parameter: with `va_start`, or as a copy of the list it was
    /// passed.
    pub(super) fn open_list(&mut self) {
        let Some(opened) = self.lists.opened else { return };
        match self.lists.passed {
            Some(passed) => self.copy_into(opened, passed),
            None => {
                let start = self.e.module.va_start();
                self.call_on(start, &[opened]);
            }
        }
    }

    /// `va_copy`
    pub(super) fn copy_list(&mut self, from: List) -> List {
        if self.faults.has(Fault::VaCopyShares) {
            return from;
        }
        let copy = self.va_list();
        self.copy_into(copy, from);
        copy
    }

    fn copy_into(&mut self, to: List, from: List) {
        let copy = self.e.module.va_copy();
        self.call_on(copy, &[to, from]);
    }

    /// The bytes of a list in another place, for who is passed it by value.
    pub(super) fn copy_of_list(&mut self, list: List) -> List {
        let own = self.va_list();
        self.copy(own.0, list.0, self.list_size());
        own
    }

    /// `va_end`
    pub(super) fn close_list(&mut self, list: List) {
        let end = self.e.module.va_end();
        self.call_on(end, &[list]);
    }

    fn call_on(&mut self, callee: FuncId, lists: &[List]) {
        let lists: Vec<Operand> = lists.iter().map(|list| list.0.ptr).collect();
        self.e.build.call_plain(callee, TypeId::VOID, &lists);
    }

    /// A statement with what opens and closes the list that it passes on ([`lang::va_list_forwarding`] has it in C).
    pub(in super::super) fn forwarding(
        &mut self,
        statement: &'a Stmt,
        forward: &VaListForwarding<'_>,
    ) -> Result<(), LowerError> {
        let own = self.lists.passes_own;
        let Some(list) = (if own { self.lists.passed } else { self.lists.opened }) else {
            return Err(LowerError::IllTyped("a list passed on by a function that has none"));
        };
        if !own {
            self.open_list();
        }
        let (named, unnamed) = self.function.split_parameters();
        let [from, to] = [forward.from, forward.to].map(|at| (at as usize).saturating_sub(named.len()));
        if !self.faults.has(Fault::VaListNotSkipped) {
            unnamed.iter().take(from).for_each(|skipped| self.skip_argument(list, &skipped.ty));
        }
        self.lists.travels = Some(list);
        self.plain_statement(statement)?;
        // C11 7.16p3: a list passed by pointer may be used further afterwards, from where the callee left it.
        if forward.tail.passing == VariadicPassing::ListPointer {
            for (index, read) in unnamed.iter().enumerate().skip(to) {
                let home = self.homes[named.len() + index];
                self.va_arg(list, &read.ty, home);
            }
        }
        if !own {
            self.close_list(list);
        }
        Ok(())
    }

    /// The list that the function is passed, as an object: `operand` is its address, or its value.
    pub(super) fn received_list(&mut self, operand: Operand, passing: VariadicPassing) -> List {
        let is_value = passing == VariadicPassing::List && self.list_passing() == VaListPassing::Value;
        if !is_value {
            return List(Address { ptr: operand, align: Align::EIGHT });
        }
        let own = self.va_list();
        self.e.build.store(operand, own.0.ptr, own.0.align);
        own
    }

    fn list_passing(&self) -> VaListPassing {
        self.environment.program.target.spec().va_list.passing
    }

    /// The operand that is passed for the statement's list: its address. AAPCS64 wants that of a copy where the list itself is passed
    /// (6.8.2, B.4). Of a list that is a pointer, its value.
    pub(in super::super) fn passed_list(&mut self, passing: VariadicPassing) -> Result<Operand, LowerError> {
        let Some(list) = self.lists.travels else {
            return Err(LowerError::IllTyped("a list passed on outside of va_start and va_end"));
        };
        let is_copied = match (passing, self.list_passing()) {
            (VariadicPassing::ListPointer, _) => self.faults.has(Fault::VaListPointerToCopy),
            (_, VaListPassing::CopyAddress) => true,
            (_, VaListPassing::OwnAddress) => false,
            (_, VaListPassing::Value) => {
                return Ok(self.e.build.load(TypeId::PTR, list.0.ptr, list.0.align));
            }
        };
        if !is_copied {
            return Ok(list.0.ptr);
        }
        let copy = self.copy_of_list(list);
        if self.faults.has(Fault::VaListHalfPassed) {
            let rest = self.part(copy.0, TOO_LITTLE);
            self.fill(rest, 0, self.list_size() - TOO_LITTLE);
        }
        Ok(copy.0.ptr)
    }
}
