//! What our own readings of the compilers say about a difference: an entry of the ledger explains one only where
//! the readings differ too, and in the same way.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Program, Side, Type};
use lowering::FaultSet;
use lowering::abi::{self, Context};
use lowering::layout::{self, Dialect, Layouts};
use lowering::shape::Shapes;
use lowering::strategy::Strategy;

/// Whose reading a family follows; `None` for one we have none of.
pub(super) fn dialect(family: &str) -> Option<Dialect> {
    match family {
        "clang" => Some(Dialect::Clang),
        "gcc" => Some(Dialect::Gcc),
        // Our own lowering imitates clang, whatever the strategy.
        _ => Strategy::named(family).map(|_| Dialect::Clang),
    }
}

/// The answers to the layout questions that a family is expected to give.
pub(super) fn layout_of(program: &Program, family: &str) -> Option<Vec<Vec<u64>>> {
    let layouts = Layouts::in_dialect(program, dialect(family)?, FaultSet::NONE).ok()?;
    Some(layout::answers(program, &layouts))
}

/// The types of the records that travel between the sides in a function which the dialects call differently.
pub(super) fn passed_differently(program: &Program) -> Vec<Type> {
    let mut crossing = Crossing { program, from: Side::Caller, found: BTreeSet::new() };
    walk::program(&mut crossing, program);
    let Ok(layouts) = Layouts::of(program, FaultSet::NONE) else {
        return Vec::new();
    };
    let shapes = Shapes::of(program, &layouts);
    let differs = |id: &FuncId| {
        let signature = program[*id].signature();
        let read = |dialect| {
            let context = Context { dialect, ..Context::new(program, &layouts, &shapes) };
            abi::of_signature(context, &signature)
        };
        (read(Dialect::Clang) != read(Dialect::Gcc)).then_some(signature)
    };
    let signatures = crossing.found.iter().filter_map(differs);
    signatures.flat_map(|signature| signature.params.into_iter().chain(signature.ret)).collect()
}

/// The functions that are called from the other side, or may be: through an address.
struct Crossing<'p> {
    program: &'p Program,
    from: Side,
    found: BTreeSet<FuncId>,
}

impl Visit for Crossing<'_> {
    fn function(&mut self, function: &lang::Function) {
        self.from = function.side;
        walk::function(self, function);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Call(Callee::Direct(id), _) if self.program[*id].side != self.from => {
                self.found.insert(*id);
            }
            ExprKind::FunctionAddress(id) => {
                self.found.insert(*id);
            }
            _ => {}
        }
        walk::expr(self, expr);
    }
}
