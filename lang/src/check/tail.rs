//! The calls that pass a list of arguments without names on (C11 7.16).

use super::body::Body;
use super::error::{Check, Violation, require};
use crate::va_list_forwarding::{self, VaListForwarding};
use crate::{LocalId, Stmt, VariadicPassing};

impl<'p> Body<'p> {
    /// Notes whether a statement passes a list on, as it may: by the one call that it consists of or whose value it uses.
    pub(super) fn forward(&mut self, stmt: &'p Stmt) -> Check {
        self.forwards = false;
        let Some(forward) = va_list_forwarding::find(self.program, self.function, stmt) else {
            return Ok(());
        };
        let own = self.function.tail.filter(|own| own.passing != VariadicPassing::ListPointer);
        let Some(own) = own else { return Err(Box::new(Violation::NoList)) };
        let passed = own.named <= forward.from && forward.to <= self.function.params;
        require(passed && va_list_forwarding::is_in_order(&forward), || Violation::ListOrder)?;
        self.unchanged(&forward)?;
        self.forwards = va_list_forwarding::list_calls(self.program, stmt) == 1;
        Ok(())
    }

    /// The parameters that are passed on, or may be read again after those, still have their first values.
    fn unchanged(&self, forward: &VaListForwarding<'_>) -> Check {
        (forward.from..self.function.params).map(LocalId).try_for_each(|id| {
            let uses = self.survey.uses(self.id, id);
            let kept = !uses.written && !uses.taken && !self.function[id].volatile;
            require(kept, || Violation::ListChanged { name: self.function[id].name.clone() })
        })
    }
}
