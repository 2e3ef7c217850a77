//! Observations: what a program says about itself.

use lang::{BinaryOp, Expr, ExprKind, Place, Stmt, Type};

use super::{Body, Var};
use crate::record::shape::Leaf;

impl Body<'_> {
    /// `observe(expr)`
    pub(super) fn observe(&mut self, expr: Expr) {
        self.push(Stmt::Observe(Self::site(), expr));
    }

    /// Observes every scalar of some variables that has a value, one by one. Folding several into one observation was measured and
    /// costs compilers more: a call less is cheaper for them than an operation more.
    pub(super) fn observe_vars(&mut self, vars: &[usize]) {
        for &var in vars {
            let Var { leaves, unset, .. } = self.vars[var].clone();
            self.vars[var].clean = true;
            for (_, leaf) in leaves.iter().enumerate().filter(|(at, _)| !unset.contains(*at)) {
                self.observe_leaf(var, leaf);
            }
        }
    }

    /// Observes one scalar.
    pub(super) fn observe_leaf(&mut self, var: usize, leaf: &Leaf) {
        let value = self.observable(Expr::read(leaf.place(&self.vars[var].place)), leaf);
        self.observe(value);
    }

    /// Observes every scalar of a variable.
    pub(super) fn observe_var(&mut self, var: usize) {
        self.observe_vars(&[var]);
    }

    /// Observes what was declared since and never looked at, or written after it was.
    pub(super) fn observe_unseen(&mut self, from: usize) {
        let unseen = |v: &usize| self.vars[*v].writable && !self.vars[*v].clean;
        let vars: Vec<usize> = (from..self.vars.len()).filter(unseen).collect();
        self.observe_vars(&vars);
    }

    /// Pointers are observed by comparing them, with the global they may point to or with null: their value is
    /// nobody's promise.
    fn observable(&self, value: Expr, leaf: &Leaf) -> Expr {
        if leaf.ty.is_arithmetic() {
            return value;
        }
        let other = self.target_of(&leaf.ty).unwrap_or(Expr { kind: ExprKind::Null, ty: leaf.ty.clone() });
        Expr { kind: ExprKind::Binary(BinaryOp::Equal, Box::new(value), Box::new(other)), ty: Type::INT }
    }

    /// The address of the global that pointers of a type in records of this function point to, if there is one.
    pub(super) fn target_of(&self, pointer: &Type) -> Option<Expr> {
        let Type::Pointer(to) = pointer else { return None };
        let side = self.program()[self.id].side;
        let (id, global) =
            self.program().globals().find(|(_, g)| g.side == side && g.ty == **to && !g.volatile)?;
        let kind = ExprKind::AddressOf(Place::global(id, global.ty.clone()));
        Some(Expr { kind, ty: pointer.clone() })
    }
}
