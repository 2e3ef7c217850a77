//! Parameters without names: reading them and passing them on. No header is included, so that only builtins name them.

use super::types::{abstract_type, declaration};
use super::{Printer, uses};
use crate::va_list_forwarding::{self, VaListForwarding};
use crate::{Callee, ExprKind, Function, Local, Stmt, Type, VariadicPassing};

/// The parameter that is a list.
pub(super) const PASSED: &str = "bf_list";
/// The list that a pointer parameter points to.
const BEHIND: &str = "*bf_list";
/// The list a function opens itself.
const OPENED: &str = "bf_ap";
/// Its address.
const ADDRESS: &str = "&bf_ap";
/// The copy of the list it reads.
const COPY: &str = "bf_again";

impl Printer<'_, '_> {
    /// For each parameter, whether brief text neither declares it nor casts it to void: an unnamed one that the body does not
    /// name, and the one that `va_start` names.
    pub(super) fn idle_parameters(&self, function: &Function) -> Vec<bool> {
        let named = uses::named_locals(self.names.program, function);
        let Some(tail) = function.tail.filter(|_| self.brief) else { return vec![false; named.len()] };
        let is_idle = |(index, (local, is_named)): (u32, (&Local, bool))| match tail.passing {
            _ if index >= tail.named => !is_named && !local.volatile,
            VariadicPassing::Ellipsis => index + 1 == tail.named,
            VariadicPassing::List | VariadicPassing::ListPointer => false,
        };
        (0..).zip(function.locals.iter().zip(named)).map(is_idle).collect()
    }

    /// Prints the start of a function with unnamed parameters, of which idle ones get no variable.
    pub(super) fn receive_unnamed(&mut self, function: &Function, idle: &[bool]) {
        let Some(tail) = function.tail else { return };
        let (_, unnamed) = function.split_parameters();
        let opens = va_list_forwarding::opens(self.names.program, function);
        let list = match (opens, tail.passing) {
            (true, _) => OPENED,
            (false, VariadicPassing::ListPointer) => BEHIND,
            (false, _) => PASSED,
        };
        self.depth += 1;
        if opens {
            self.line(&format!("__builtin_va_list {OPENED};"));
        }
        // The list is declared all the same: the statement that passes it on opens it.
        if self.only_passes_on(function, idle) {
            self.depth -= 1;
            return;
        }
        if function.va_copy_before.is_some() {
            self.line(&format!("__builtin_va_list {COPY};"));
        }
        if opens {
            self.open(function);
        } else if unnamed.is_empty() {
            self.line(&format!("(void){PASSED};"));
        }
        self.read_each(function, idle, list);
        if function.va_copy_before.is_some() {
            self.line(&format!("__builtin_va_end({COPY});"));
        }
        if opens {
            self.line(&format!("__builtin_va_end({OPENED});"));
        }
        self.depth -= 1;
    }

    /// True if brief text need not read the unnamed parameters: the body names none of them, and begins with a statement that passes on a
    /// list with all that it does not skip, so that this statement has all their types.
    fn only_passes_on(&self, function: &Function, idle: &[bool]) -> bool {
        let program = self.names.program;
        let first = function.body.first().and_then(|stmt| va_list_forwarding::find(program, function, stmt));
        let passes_all = first.is_some_and(|forward| {
            forward.tail.passing == VariadicPassing::List
                && matches!(forward.call.kind, ExprKind::Call(Callee::Direct(_), _))
                && forward.to == function.params
        });
        let named = function.split_parameters().0.len();
        self.brief
            && passes_all
            && va_list_forwarding::opens(program, function)
            && function.va_copy_before.is_none()
            && idle[named..].iter().all(|idle| *idle)
            && va_list_forwarding::passes_own(program, function) != Some(0)
    }

    /// The list, at the first unnamed parameter.
    fn open(&mut self, function: &Function) {
        let (named, _) = function.split_parameters();
        match (function.tail.map(|tail| tail.passing), named.last()) {
            (Some(VariadicPassing::Ellipsis), Some(last)) => {
                self.line(&format!("__builtin_va_start({OPENED}, {});", last.name));
            }
            _ => self.line(&format!("__builtin_va_copy({OPENED}, {PASSED});")),
        }
    }

    /// Each parameter with its value, from the copy of the list in turn if there is one.
    fn read_each(&mut self, function: &Function, idle: &[bool], list: &str) {
        let (named, unnamed) = function.split_parameters();
        for (index, local) in (named.len() as u32..).zip(unnamed) {
            if function.va_copy_before == Some(index) {
                self.line(&format!("__builtin_va_copy({COPY}, {list});"));
            }
            let behind = function.va_copy_before.and_then(|first| index.checked_sub(first));
            let (from, other) = match behind {
                None => (list, None),
                Some(behind) if behind % 2 == 0 => (list, Some(COPY)),
                Some(_) => (COPY, Some(list)),
            };
            if idle[index as usize] {
                self.skip(from, &local.ty);
            } else {
                let declared = declaration(self.names, &local.ty, local.volatile, &local.name);
                let ty = abstract_type(self.names, &local.ty);
                self.line(&format!("{declared} = __builtin_va_arg({from}, {ty});"));
            }
            if let Some(other) = other {
                self.skip(other, &local.ty);
            }
        }
    }

    fn skip(&mut self, list: &str, ty: &Type) {
        let ty = abstract_type(self.names, ty);
        self.line(&format!("(void)__builtin_va_arg({list}, {ty});"));
    }

    /// A statement with what opens and closes the list that it passes on.
    pub(super) fn forwarding(&mut self, stmt: &Stmt, forward: &VaListForwarding<'_>) {
        let Some(function) = self.names.function else { return self.simple(stmt) };
        let own = self.passes_own;
        if !own {
            self.open(function);
        }
        let list = if own { PASSED } else { OPENED };
        let before = function.tail.map_or(0, |tail| tail.named) as usize..forward.from as usize;
        for local in function.locals.get(before).unwrap_or(&[]) {
            self.skip(list, &local.ty);
        }
        self.list = match (own, forward.tail.passing) {
            (true, _) => PASSED,
            (false, VariadicPassing::ListPointer) => ADDRESS,
            (false, _) => OPENED,
        };
        self.simple(stmt);
        // The callee has read through the pointer, so that the parameters after these are what comes next.
        if forward.tail.passing == VariadicPassing::ListPointer {
            for local in function.parameters().get(forward.to as usize..).unwrap_or(&[]) {
                let ty = abstract_type(self.names, &local.ty);
                self.line(&format!("{} = __builtin_va_arg({OPENED}, {ty});", local.name));
            }
        }
        if !own {
            self.line(&format!("__builtin_va_end({OPENED});"));
        }
    }
}
