//! What our own readings of the compilers say about a difference: an entry of the ledger explains one only where
//! the readings differ too, and in the same way.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Program, Side, Signature, Type, forward};
use lowering::FaultSet;
use lowering::abi::{self, Context, VaArg, VectorUnit};
use lowering::layout::{self, Dialect, Layouts};
use lowering::shape::Shapes;
use lowering::strategy::Strategy;

use crate::engine::{Configuration, family_and_version};

/// How we read what a compiler does.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading {
    dialect: Dialect,
    /// What it is told.
    vectors: VectorUnit,
    /// Ours passes what is unnamed where `va_arg` looks by the document, and a compiler where its back end happens to put it.
    va_arg: VaArg,
}

/// Our reading of a compiler with its flags; `None` for one we have none of.
pub(super) fn reading(configuration: &Configuration) -> Option<Reading> {
    let (dialect, va_arg) = reading_of(configuration.compiler())?;
    Some(Reading { dialect, vectors: configuration.vectors(), va_arg })
}

fn reading_of(compiler: &str) -> Option<(Dialect, VaArg)> {
    Some(match family_and_version(compiler) {
        ("clang", version) => (Dialect::of_clang(version), VaArg::Compiler),
        ("gcc", _) => (Dialect::Gcc, VaArg::Compiler),
        // Our own lowering imitates the clang whose back end it uses, whatever the strategy: 19 or newer. It knows where
        // that one goes wrong.
        (family, _) => Strategy::named(family).map(|_| (Dialect::Clang, VaArg::Document))?,
    })
}

/// The answers to the layout questions that a compiler is expected to give.
pub(super) fn layout_of(program: &Program, compiler: &str) -> Option<Vec<Vec<u64>>> {
    let layouts = Layouts::in_dialect(program, reading_of(compiler)?.0, FaultSet::NONE).ok()?;
    Some(layout::answers(program, &layouts))
}

/// Of caller and callee.
pub(super) type Readings = (Reading, Reading);

/// The types of the values that travel between the sides in a function which the caller calls differently from what the
/// callee expects, or of which one of them leaves a part behind; where both are one compiler, within the sides, too.
pub(super) fn passed_differently(program: &Program, (caller, callee): Readings) -> Vec<Type> {
    let mut called =
        if caller == callee { program.functions().map(|(id, _)| id).collect() } else { crossing(program) };
    called.extend(program.functions().map(|(id, _)| id).filter(|id| passes_on(program, *id)));
    let Ok(layouts) = Layouts::of(program, FaultSet::NONE) else {
        return Vec::new();
    };
    let shapes = Shapes::of(program, &layouts);
    let context = |Reading { dialect, vectors, .. }: Reading| Context {
        dialect,
        vectors,
        ..Context::new(program, &layouts, &shapes)
    };
    let meets = |(caller, callee): Readings, signature: &Signature| {
        let passed = match caller.va_arg {
            VaArg::Document => abi::expected(context(caller), signature, VaArg::Document),
            VaArg::Compiler => abi::of_signature(context(caller), signature),
        };
        passed.meets(&abi::expected(context(callee), signature, callee.va_arg))
    };
    let differs = |id: &FuncId| {
        let signature = program[*id].signature();
        // A list that is passed on is read on both sides, whoever filled it.
        let readers = [(caller, callee), (caller, caller), (callee, callee), (callee, caller)];
        let readers = if passes_on(program, *id) { &readers[..] } else { &readers[..1] };
        let differ = readers.iter().any(|pair| !meets(*pair, &signature));
        let mut values = signature.params.iter().chain(&signature.ret);
        // Ours leaves nothing behind.
        let cuts = |side: Reading, ty: &Type| {
            side.va_arg == VaArg::Compiler && abi::cut(context(side), ty).is_some()
        };
        let cut = |ty: &Type| cuts(caller, ty) || cuts(callee, ty);
        (differ || values.any(cut)).then_some(signature)
    };
    let signatures = called.iter().filter_map(differs);
    signatures.flat_map(|signature| signature.params.into_iter().chain(signature.ret)).collect()
}

fn passes_on(program: &Program, id: FuncId) -> bool {
    forward::passes_on(program, &program[id])
}

/// The functions that are called from the other side, or may be: through an address.
fn crossing(program: &Program) -> BTreeSet<FuncId> {
    let mut crossing = Crossing { program, from: Side::Caller, found: BTreeSet::new() };
    walk::program(&mut crossing, program);
    crossing.found
}

/// Looks for them.
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
