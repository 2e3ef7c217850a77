//! Functions other than the entry: observe the parameters, work on them, observe every written variable, and return.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, Features, LocalId, Place, PlaceBase, Stmt, Type};

use super::{BodyBuilder, EffectMode, IndeterminateSet, ScopeVar};

impl BodyBuilder<'_> {
    /// Writes the body of a function with parameters.
    pub(super) fn function(&mut self) {
        let function = &self.program()[self.id];
        let lists = self.list_children();
        self.parameters(!lists.is_empty());
        self.in_cell(|b| b.forward_all(&lists));
        self.observe_vars(&(0..self.vars.len()).collect::<Vec<_>>());
        self.globals(function.side);
        // A function observes the globals that it writes, not those that its callees write.
        self.vars.iter_mut().for_each(|v| v.observed = true);
        if function.recursive {
            let depth = Interval::new(0, lang::check::limits::RECURSION);
            self.known_ranges.enter(LocalId(0), depth);
            self.in_cell(Self::recurse);
        }
        for child in self.skeleton.roles[self.id.index()].children.clone() {
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

    /// Brings the parameters and the objects they point to into scope. If unnamed parameters are `passed_on` in a
    /// `va_list`, they stay out of scope: no program may write them.
    fn parameters(&mut self, passed_on: bool) {
        let function = &self.program()[self.id];
        let indeterminate = &self.skeleton.roles[self.id.index()].indeterminate;
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
                    let mut var = ScopeVar::new(self.skeleton.summaries(), place, false, true);
                    var.holds_caller_pointers = var.has_pointers();
                    var.indeterminate = indeterminate.param(at);
                    self.vars.push(var);
                }
                _ if passed_on && at >= named => {}
                _ => {
                    let var = self.enter(LocalId(at), !depth);
                    self.vars[var].holds_caller_pointers = self.vars[var].has_pointers();
                    self.vars[var].indeterminate = indeterminate.param(at);
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
                    b.declare_with_value(Expr { kind, ty }, IndeterminateSet::NONE);
                }
            }
        });
        self.push(Stmt::If(depth(), body, Vec::new()));
    }

    /// Writes to a record parameter: the caller observes afterwards that its own object has not changed.
    fn modify_a_copy(&mut self) {
        if !self.allows(Features::MODIFIED_COPY) {
            return;
        }
        let params = self.program()[self.id].params;
        let own = |var: &ScopeVar| matches!(var.place.base, PlaceBase::Local(id) if id.0 < params);
        let found = self.find(|var, leaf| {
            var.writable && own(var) && var.place.ty.is_value_aggregate() && leaf.ty.is_arithmetic()
        });
        if let Some((var, leaf)) = found {
            self.assign_leaf(var, &leaf, EffectMode::Reads);
        }
    }

    /// Writes the `return` statement of a function with a result.
    pub(super) fn return_value(&mut self) {
        if let Some(ty) = self.program()[self.id].ret.clone() {
            let value = match ty {
                Type::Record(id) => {
                    let value = self.record_to_keep(id, EffectMode::Effects);
                    let indeterminate = self.skeleton.roles[self.id.index()].indeterminate.result;
                    self.limit_indeterminate(id, value, indeterminate).expr
                }
                _ => self.value(&ty, None, EffectMode::Effects).0,
            };
            self.push(Stmt::Return(Some(value)));
        }
    }
}
