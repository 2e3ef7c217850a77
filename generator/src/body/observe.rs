//! Observations: the values that a program reports.

use lang::{BinaryOp, Expr, ExprKind, Place, Stmt, Type};

use super::{BodyBuilder, ScopeVar};
use crate::record::summary::ScalarPart;

impl BodyBuilder<'_> {
    /// Writes `observe(expr)`.
    pub(super) fn observe(&mut self, expr: Expr) {
        self.push(Stmt::Observe(Self::site(), expr));
    }

    /// Observes every scalar of some variables that has a value, one by one. Folding several scalars into one
    /// observation takes longer to compile: measured, an operation costs compilers more than the call that it saves.
    pub(super) fn observe_vars(&mut self, vars: &[usize]) {
        for &var in vars {
            let ScopeVar { leaves, indeterminate, .. } = self.vars[var].clone();
            self.vars[var].observed = true;
            for (_, leaf) in leaves.iter().enumerate().filter(|(at, _)| !indeterminate.contains(*at)) {
                self.observe_leaf(var, leaf);
            }
        }
    }

    /// Observes one scalar.
    pub(super) fn observe_leaf(&mut self, var: usize, leaf: &ScalarPart) {
        let value = self.observable(Expr::read(leaf.place(&self.vars[var].place)), leaf);
        self.observe(value);
    }

    /// Observes every scalar of a variable that has a value.
    pub(super) fn observe_var(&mut self, var: usize) {
        self.observe_vars(&[var]);
    }

    /// Observes the variables from position `from` on that were never observed, or were written after they were.
    pub(super) fn observe_unseen(&mut self, from: usize) {
        let unseen = |v: &usize| self.vars[*v].writable && !self.vars[*v].observed;
        let vars: Vec<usize> = (from..self.vars.len()).filter(unseen).collect();
        self.observe_vars(&vars);
    }

    /// The expression that observes a scalar. A pointer is compared with the global it may point to or with null,
    /// because addresses differ from run to run.
    fn observable(&self, value: Expr, leaf: &ScalarPart) -> Expr {
        if leaf.ty.is_arithmetic() {
            return value;
        }
        let other = self.target_of(&leaf.ty).unwrap_or(Expr { kind: ExprKind::Null, ty: leaf.ty.clone() });
        Expr { kind: ExprKind::Binary(BinaryOp::Equal, Box::new(value), Box::new(other)), ty: Type::INT }
    }

    /// The address of the global that pointers of this type in records of this function point to; `None` if there is
    /// none.
    pub(super) fn target_of(&self, pointer: &Type) -> Option<Expr> {
        let Type::Pointer(to) = pointer else { return None };
        let side = self.program()[self.id].side;
        let (id, global) =
            self.program().globals().find(|(_, g)| g.side == side && g.ty == **to && !g.volatile)?;
        let kind = ExprKind::AddressOf(Place::global(id, global.ty.clone()));
        Some(Expr { kind, ty: pointer.clone() })
    }
}
