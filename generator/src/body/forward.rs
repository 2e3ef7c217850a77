//! Calls that forward a `va_list`: the unnamed arguments of a function go to its children unchanged.

use lang::{Expr, ExprKind, FuncId, LocalId, Place, Stmt, Type};

use super::{BodyBuilder, EffectMode};
use crate::skeleton::takes_list;

impl BodyBuilder<'_> {
    /// The children of this function that take a `va_list`.
    pub(super) fn list_children(&self) -> Vec<FuncId> {
        let children = self.skeleton.roles[self.id.index()].children.iter().copied();
        children.filter(|child| takes_list(&self.program()[*child])).collect()
    }

    /// Passes the `va_list` to each of these children, now and then twice, and brings copies of the arguments in it
    /// into scope: the copies show what the function reads from the list after the calls.
    pub(super) fn forward_all(&mut self, children: &[FuncId]) {
        for child in children {
            self.forward(*child);
            if self.choices.chance(4) {
                self.forward(*child);
            }
        }
        if children.is_empty() {
            return;
        }
        let (named, unnamed) = self.program()[self.id].split_parameters();
        for (at, local) in (named.len() as u32..).zip(unnamed) {
            if !matches!(local.ty, Type::Pointer(_) | Type::FunctionPointer(_)) {
                let value = Expr::read(Place::local(LocalId(at), local.ty.clone()));
                let indeterminate = self.skeleton.roles[self.id.index()].indeterminate.param(at);
                let var = self.declare_with_value(value, indeterminate);
                self.vars[var].holds_caller_pointers = self.vars[var].has_pointers();
            }
        }
    }

    fn forward(&mut self, child: FuncId) {
        let Some(from) = self.skeleton.roles[child.index()].list else { return };
        self.count_call(child);
        let target = &self.program()[child];
        let (named, unnamed) = target.split_parameters();
        let mut arguments = Vec::with_capacity(target.params as usize);
        for at in 0..named.len() as u32 {
            arguments.push(self.with_nothing_read(|b| b.argument(child, at, EffectMode::Reads).0));
        }
        let passed = (from..).zip(unnamed);
        arguments.extend(passed.map(|(at, p)| Expr::read(Place::local(LocalId(at), p.ty.clone()))));
        let ty = target.ret.clone().unwrap_or(Type::Void);
        let kind = ExprKind::Call(self.callee_of(child), arguments);
        let call = Expr { kind, ty };
        if call.ty == Type::Void || self.choices.chance(2) {
            self.push(Stmt::Expr(call));
        } else {
            let indeterminate = self.skeleton.roles[child.index()].indeterminate.result;
            self.declare_with_value(call, indeterminate);
        }
    }
}
