//! Functions other than the entry: say what arrived, work on it, say what became of it, and return.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, LocalId, Place, PlaceBase, Stmt, Type};

use super::{Body, Mode, Unset, Var};
use crate::feature::Features;

impl Body<'_> {
    /// Writes the body of a function with parameters.
    pub(super) fn function(&mut self) {
        let function = &self.program()[self.id];
        let lists = self.list_children();
        self.parameters(!lists.is_empty());
        self.in_cell(|b| b.forward_all(&lists));
        self.observe_vars(&(0..self.vars.len()).collect::<Vec<_>>());
        self.globals(function.side);
        // Globals are observed by whoever may have written them, not by everybody who could have.
        self.vars.iter_mut().for_each(|v| v.clean = true);
        if function.recursive {
            let depth = Interval::new(0, lang::check::limits::RECURSION);
            self.known.enter(LocalId(0), depth);
            self.in_cell(Self::recurse);
        }
        for child in self.world.roles[self.id.index()].children.clone() {
            if lists.contains(&child) {
                continue;
            }
            self.in_cell(|b| b.call_statement(child));
        }
        self.in_cell(Self::modify_a_copy);
        self.statements();
        self.observe_unseen(0);
        self.in_cell(Self::return_value);
    }

    /// Brings the parameters into scope, and what they point to; those without names not where they are `passed_on`, for
    /// nobody may write them.
    fn parameters(&mut self, passed_on: bool) {
        let function = &self.program()[self.id];
        let contract = &self.world.roles[self.id.index()].contract;
        let named = function.split_parameters().0.len() as u32;
        for at in 0..function.params {
            let depth = function.recursive && at == 0;
            let ty = &function.locals[at as usize].ty;
            match ty {
                Type::FunctionPointer(_) => {}
                Type::Pointer(to) => {
                    let pointer = Expr::read(Place::local(LocalId(at), ty.clone()));
                    let base = PlaceBase::Deref(Box::new(pointer));
                    let place = Place { base, path: Vec::new(), ty: (**to).clone() };
                    let mut var = Var::new(self.world.shapes(), place, false, true);
                    var.foreign = var.has_pointers();
                    var.unset = contract.param(at);
                    self.vars.push(var);
                }
                _ if passed_on && at >= named => {}
                _ => {
                    let var = self.enter(LocalId(at), !depth);
                    self.vars[var].foreign = self.vars[var].has_pointers();
                    self.vars[var].unset = contract.param(at);
                }
            }
        }
    }

    /// `if (depth) { T r = f(depth - 1, …); … }`
    fn recurse(&mut self) {
        let depth = || Expr::read(Place::local(LocalId(0), Type::UINT));
        let one = Box::new(Expr::int(1, Type::UINT));
        let less = Expr { kind: ExprKind::Binary(BinaryOp::Sub, Box::new(depth()), one), ty: Type::UINT };
        let body = self.block(1, |b| {
            let ty = b.program()[b.id].ret.clone();
            let (arguments, _) = b.arguments(b.id, Some(less));
            let kind = ExprKind::Call(lang::Callee::Direct(b.id), arguments);
            match ty {
                None => b.push(Stmt::Expr(Expr { kind, ty: Type::Void })),
                Some(ty) => {
                    b.declare_as(Expr { kind, ty }, Unset::NONE);
                }
            }
        });
        self.push(Stmt::If(depth(), body, Vec::new()));
    }

    /// Writes to a parameter: the caller will look whether its own object is as it was.
    fn modify_a_copy(&mut self) {
        if !self.may(Features::MODIFIED_COPY) {
            return;
        }
        let params = self.program()[self.id].params;
        let own = |var: &Var| matches!(var.place.base, PlaceBase::Local(id) if id.0 < params);
        let found = self.find(|var, leaf| {
            var.writable && own(var) && var.place.ty.is_value_aggregate() && leaf.ty.is_arithmetic()
        });
        if let Some((var, leaf)) = found {
            self.assign_leaf(var, &leaf, Mode::Pure);
        }
    }

    /// The last statement of a function with a result.
    pub(super) fn return_value(&mut self) {
        if let Some(ty) = self.program()[self.id].ret.clone() {
            let value = match ty {
                Type::Record(id) => {
                    let value = self.kept_record(id, Mode::Free);
                    let unset = self.world.roles[self.id.index()].contract.result;
                    self.completed(id, value, unset).expr
                }
                _ => self.value(&ty, None, Mode::Free).0,
            };
            self.push(Stmt::Return(Some(value)));
        }
    }
}
