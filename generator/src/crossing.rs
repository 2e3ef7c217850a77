//! Which functions are called from the other side: whose signatures a program tests.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Program, Side, Type};

/// The functions that code of the other side calls, by name or through a pointer of their type, in the order of
/// their table. What arguments they take and where those go is for others to say: see [`lang::Function::signature`].
#[must_use]
pub fn crossing(program: &Program) -> Vec<FuncId> {
    let mut calls = Calls { program, from: Side::Caller, found: vec![false; program.functions.len()] };
    for function in &program.functions {
        calls.from = function.side;
        calls.function(function);
    }
    (0..).map(FuncId).zip(calls.found).filter(|(_, crosses)| *crosses).map(|(id, _)| id).collect()
}

struct Calls<'p> {
    program: &'p Program,
    /// The side of the code being walked over.
    from: Side,
    found: Vec<bool>,
}

impl Visit for Calls<'_> {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Call(callee, _) = &expr.kind {
            for (id, function) in self.program.functions() {
                let called = match callee {
                    Callee::Direct(called) => *called == id,
                    Callee::Pointer(pointer) => match &pointer.ty {
                        Type::FunctionPointer(signature) => function.signature() == **signature,
                        _ => false,
                    },
                };
                self.found[id.index()] |= called && function.side != self.from;
            }
        }
        walk::expr(self, expr);
    }
}
