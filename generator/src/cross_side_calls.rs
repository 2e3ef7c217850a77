//! Cross-side calls: the functions that a program calls across the compiler boundary, whose signatures it tests.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Program, Side, Type};

/// The functions that the caller side calls on the callee side or the callee side on the caller side, by name or
/// through a pointer of their type, in the order of the program's function table.
#[must_use]
pub fn cross_side_calls(program: &Program) -> Vec<FuncId> {
    let mut calls = CallVisitor { program, from: Side::Caller, found: vec![false; program.functions.len()] };
    for function in &program.functions {
        calls.from = function.side;
        calls.function(function);
    }
    (0..).map(FuncId).zip(calls.found).filter(|(_, crosses)| *crosses).map(|(id, _)| id).collect()
}

struct CallVisitor<'p> {
    program: &'p Program,
    /// The side of the function being visited.
    from: Side,
    found: Vec<bool>,
}

impl Visit for CallVisitor<'_> {
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
