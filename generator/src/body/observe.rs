//! Observations: what a program says about itself.

use lang::{BinaryOp, Expr, ExprKind, IntType, Place, Stmt, Type, typing};

use super::Body;
use crate::record::shape::Leaf;

/// Scalars folded into one observation: a call of the runtime costs compilers more than a multiplication.
const FOLDED: usize = 4;

impl Body<'_> {
    /// `observe(expr)`
    pub(super) fn observe(&mut self, expr: Expr) {
        self.push(Stmt::Observe(Self::site(), expr));
    }

    /// Observes every scalar of a variable.
    pub(super) fn observe_var(&mut self, var: usize) {
        self.vars[var].seen = true;
        let leaves = self.vars[var].leaves.clone();
        let object = self.vars[var].place.clone();
        self.observe_leaves(&object, &leaves);
    }

    /// Observes the given scalars of an object, integers folded together.
    pub(super) fn observe_leaves(&mut self, object: &Place, leaves: &[Leaf]) {
        let volatile = self.is_volatile(object);
        let mut folded: Vec<Expr> = Vec::new();
        for leaf in leaves {
            let value = Expr::read(leaf.place(object));
            if !leaf.ty.is_integer() || leaf.volatile || volatile {
                let value = self.observable(value, leaf);
                self.observe(value);
                continue;
            }
            folded.push(value);
            if folded.len() == FOLDED {
                self.observe_folded(std::mem::take(&mut folded));
            }
        }
        self.observe_folded(folded);
    }

    fn is_volatile(&self, object: &Place) -> bool {
        self.vars.iter().any(|v| v.place == *object && v.volatile)
    }

    /// Pointers are observed by comparing them with null: their value is nobody's promise.
    fn observable(&self, value: Expr, leaf: &Leaf) -> Expr {
        if !matches!(leaf.ty, Type::Pointer(_) | Type::FunctionPointer(_)) {
            return value;
        }
        let null = Expr { kind: ExprKind::Null, ty: leaf.ty.clone() };
        Expr { kind: ExprKind::Binary(BinaryOp::Equal, Box::new(value), Box::new(null)), ty: Type::INT }
    }

    /// One integer as it is, several as `(((unsigned long long)a * 31 + b) * 31 + c)`: a change of one of them
    /// always shows, 31 being odd, and of several except by a coincidence.
    fn observe_folded(&mut self, values: Vec<Expr>) {
        let alone = values.len() == 1;
        let folded = values.into_iter().reduce(|sum, value| {
            let sum = if sum.ty == Type::ULL && matches!(sum.kind, ExprKind::Binary(..)) {
                sum
            } else {
                sum.cast(Type::ULL)
            };
            let factor = Expr::int(31, Type::ULL);
            let product = Expr {
                kind: ExprKind::Binary(BinaryOp::Mul, Box::new(sum), Box::new(factor)),
                ty: Type::ULL,
            };
            let value = value.cast(Type::ULL);
            Expr { kind: ExprKind::Binary(BinaryOp::Add, Box::new(product), Box::new(value)), ty: Type::ULL }
        });
        match folded {
            Some(value) if alone => self.observe(value),
            Some(value) => self.observe(value),
            None => {}
        }
    }

    /// Observes what was declared in the block that ends here and never looked at.
    pub(super) fn observe_unseen(&mut self, from: usize) {
        for var in from..self.vars.len() {
            if !self.vars[var].seen && self.vars[var].writable {
                self.observe_var(var);
            }
        }
    }

    /// Observes everything that can be written.
    pub(super) fn observe_all(&mut self) {
        for var in 0..self.vars.len() {
            if self.vars[var].writable {
                self.observe_var(var);
            }
        }
    }

    /// The integer type a value is observed or combined in.
    pub(crate) fn integer_type(&self, ty: &Type) -> Option<IntType> {
        typing::integer(self.program(), ty)
    }
}
