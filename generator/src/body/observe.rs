//! Observations: what a program says about itself.

use lang::{BinaryOp, Expr, ExprKind, Stmt, Type};

use super::{Body, Var};
use crate::record::shape::Leaf;

/// Scalars folded into one observation: a call of the runtime costs compilers more than a multiplication.
const FOLDED: usize = 6;

impl Body<'_> {
    /// `observe(expr)`
    pub(super) fn observe(&mut self, expr: Expr) {
        self.push(Stmt::Observe(Self::site(), expr));
    }

    /// Observes every scalar of some variables, integers folded together across them.
    pub(super) fn observe_vars(&mut self, vars: &[usize]) {
        let mut folded = Vec::new();
        for &var in vars {
            let Var { place, leaves, volatile, .. } = self.vars[var].clone();
            self.vars[var].clean = true;
            for leaf in leaves.iter() {
                let value = Expr::read(leaf.place(&place));
                if !leaf.ty.is_integer() || leaf.volatile || volatile {
                    let value = observable(value, leaf);
                    self.observe(value);
                    continue;
                }
                folded.push(value);
                if folded.len() == FOLDED {
                    self.observe_folded(std::mem::take(&mut folded));
                }
            }
        }
        self.observe_folded(folded);
    }

    /// Observes every scalar of a variable.
    pub(super) fn observe_var(&mut self, var: usize) {
        self.observe_vars(&[var]);
    }

    /// One integer as it is, several as `((unsigned long long)a * 31 + b) * 31 + c`: a change of one of them
    /// always shows, 31 being odd, and of several except by a coincidence.
    fn observe_folded(&mut self, values: Vec<Expr>) {
        let mut values = values.into_iter();
        let Some(first) = values.next() else { return };
        if values.len() == 0 {
            return self.observe(first);
        }
        let sum = values.fold(first.cast(Type::ULL), |sum, value| {
            let product = binary(BinaryOp::Mul, sum, Expr::int(31, Type::ULL));
            binary(BinaryOp::Add, product, value.cast(Type::ULL))
        });
        self.observe(sum);
    }

    /// Observes what was declared since and never looked at, or written after it was.
    pub(super) fn observe_unseen(&mut self, from: usize) {
        let unseen = |v: &usize| self.vars[*v].writable && !self.vars[*v].clean;
        let vars: Vec<usize> = (from..self.vars.len()).filter(unseen).collect();
        self.observe_vars(&vars);
    }
}

/// Pointers are observed by comparing them with null: their value is nobody's promise.
fn observable(value: Expr, leaf: &Leaf) -> Expr {
    if leaf.ty.is_arithmetic() {
        return value;
    }
    let null = Expr { kind: ExprKind::Null, ty: leaf.ty.clone() };
    Expr { kind: ExprKind::Binary(BinaryOp::Equal, Box::new(value), Box::new(null)), ty: Type::INT }
}

fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::ULL }
}
