//! Calls that pass a list of arguments on: what came to a function unnamed goes to its children as it came.

use lang::{Expr, ExprKind, FuncId, LocalId, Place, Stmt, Type};

use super::{Body, Mode};
use crate::world::takes_list;

impl Body<'_> {
    /// The children of this function that take a list.
    pub(super) fn list_children(&self) -> Vec<FuncId> {
        let children = self.world.roles[self.id.index()].children.iter().copied();
        children.filter(|child| takes_list(&self.program()[*child])).collect()
    }

    /// Passes the list to each of these, now and then to one twice, and brings copies of what is in it into scope:
    /// through them the body sees what is read behind the calls.
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
                let unset = self.world.roles[self.id.index()].contract.param(at);
                let var = self.declare_as(value, unset);
                self.vars[var].foreign = self.vars[var].has_pointers();
            }
        }
    }

    fn forward(&mut self, child: FuncId) {
        let Some(from) = self.world.roles[child.index()].list else { return };
        self.account(child);
        let target = &self.program()[child];
        let (named, unnamed) = target.split_parameters();
        let mut arguments = Vec::with_capacity(target.params as usize);
        for at in 0..named.len() as u32 {
            arguments.push(self.afresh(|b| b.argument(child, at, Mode::Pure).0));
        }
        let passed = (from..).zip(unnamed);
        arguments.extend(passed.map(|(at, p)| Expr::read(Place::local(LocalId(at), p.ty.clone()))));
        let ty = target.ret.clone().unwrap_or(Type::Void);
        let kind = ExprKind::Call(self.way_to(child), arguments);
        let call = Expr { kind, ty };
        if call.ty == Type::Void || self.choices.chance(2) {
            self.push(Stmt::Expr(call));
        } else {
            let unset = self.world.roles[child.index()].contract.result;
            self.declare_as(call, unset);
        }
    }
}
