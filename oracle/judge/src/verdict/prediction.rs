//! The readings of the compilers, applied to a difference: an entry of the ledger explains one only if the readings differ too, and in the
//! same way.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, FuncId, Program, Side, Signature, Type, va_list_forwarding};
use lowering::abi::{self, Context, Quirks, VaArg, VectorUnit};
use lowering::layout::{self, Dialect, Layouts};
use lowering::shape::MemTypes;

use crate::ledger::{Entry, Ledger, Party};
use engines::compiler::{CompilerIdentity, GCC};

/// Our reading of a compiler's rules.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Reading {
    dialect: Dialect,
    /// The vector registers that its flags allow.
    vectors: VectorUnit,
    /// The document and our lowering pass what is unnamed where `va_arg` looks by the document, and a compiler where its back
    /// end happens to put it.
    va_arg: VaArg,
}

/// Our reading of a party with these vector registers.
pub(super) fn reading(party: &Party, vectors: VectorUnit) -> Reading {
    let va_arg = match party {
        Party::Compiler(_) => VaArg::Compiler,
        Party::Ours(_) | Party::Document(_) => VaArg::Document,
    };
    Reading { dialect: dialect(party.reads_as()), vectors, va_arg }
}

fn dialect(identity: &CompilerIdentity) -> Dialect {
    let version = identity.version.map(|version| version.major);
    match identity.family.as_str() {
        GCC => Dialect::of_gcc(version),
        _ => Dialect::of_clang(version),
    }
}

/// The answers to the layout questions that a party is expected to give.
pub(super) fn layout_of(program: &Program, party: &Party) -> Option<Vec<Vec<u64>>> {
    let layouts = Layouts::in_dialect(program, dialect(party.reads_as())).ok()?;
    Some(layout::answers(program, &layouts))
}

/// The readings of caller and callee.
pub(super) type Readings = (Reading, Reading);

/// The types of the values that travel between the sides in a function which the caller calls differently from what the
/// callee expects, or of which one of them loses a part; where both are one compiler, within the sides, too.
pub(super) fn passed_differently(program: &Program, (caller, callee): Readings) -> Vec<Type> {
    let mut called =
        if caller == callee { program.functions().map(|(id, _)| id).collect() } else { crossing(program) };
    called.extend(program.functions().map(|(id, _)| id).filter(|id| passes_on(program, *id)));
    let Ok(layouts) = Layouts::compute(program) else {
        return Vec::new();
    };
    let calls = ReadCalls { program, shapes: MemTypes::compute(program, &layouts), layouts };
    let differs = |id: &FuncId| {
        let signature = program[*id].signature();
        // A list that is passed on is read on both sides, whichever side filled it.
        let readers = [(caller, callee), (caller, caller), (callee, callee), (callee, caller)];
        let readers = if passes_on(program, *id) { &readers[..] } else { &readers[..1] };
        calls.differ(&signature, (caller, callee), readers).then_some(signature)
    };
    let signatures = called.iter().filter_map(differs);
    signatures.flat_map(|signature| signature.params.into_iter().chain(signature.ret)).collect()
}

/// The entry of a ledger that explains why two compilers, which may be one, do not understand each other where one calls a function of
/// this signature and the other defines it.
pub fn entry_of_call<'l>(
    ledger: &'l Ledger,
    types: &Program,
    signature: &Signature,
    (caller, callee): (&Party, &Party),
) -> Option<&'l Entry> {
    let vectors = VectorUnit::default();
    let readings = (reading(caller, vectors), reading(callee, vectors));
    let layouts = Layouts::compute(types).ok()?;
    let calls = ReadCalls { program: types, shapes: MemTypes::compute(types, &layouts), layouts };
    if !calls.differ(signature, readings, &[readings]) {
        return None;
    }
    let mut values = signature.params.iter().chain(&signature.ret);
    values.find_map(|ty| ledger.passing(caller, callee, vectors, types, ty))
}

/// The data needed to read calls of functions of a program.
struct ReadCalls<'p> {
    program: &'p Program,
    shapes: MemTypes,
    layouts: Layouts,
}

impl ReadCalls<'_> {
    /// True if a caller and a callee read a signature differently in one of these pairs, or one of the two loses a part of a value.
    fn differ(&self, signature: &Signature, (caller, callee): Readings, pairs: &[Readings]) -> bool {
        let mut values = signature.params.iter().chain(&signature.ret);
        // Our own lowering loses nothing.
        let loses = |side: Reading, ty: &Type| {
            side.va_arg == VaArg::Compiler && abi::lost_part(self.context(side), ty).is_some()
        };
        pairs.iter().any(|pair| !self.is_compatible(*pair, signature))
            || values.any(|ty| loses(caller, ty) || loses(callee, ty))
    }

    fn is_compatible(&self, (caller, callee): Readings, signature: &Signature) -> bool {
        let passed = match caller.va_arg {
            VaArg::Document => abi::callee_view(self.context(caller), signature, VaArg::Document),
            VaArg::Compiler => abi::classify_signature(self.context(caller), signature),
        };
        passed.is_compatible_with(&abi::callee_view(self.context(callee), signature, callee.va_arg))
    }

    fn context(&self, Reading { dialect, vectors, .. }: Reading) -> Context<'_> {
        Context {
            quirks: Quirks::for_dialect(dialect),
            vectors,
            ..Context::new(self.program, &self.layouts, &self.shapes)
        }
    }
}

fn passes_on(program: &Program, id: FuncId) -> bool {
    va_list_forwarding::passes_on(program, &program[id])
}

/// The functions that are called from the other side, or may be: through an address.
fn crossing(program: &Program) -> BTreeSet<FuncId> {
    let mut crossing = Crossing { program, from: Side::Caller, found: BTreeSet::new() };
    walk::program(&mut crossing, program);
    crossing.found
}

/// Collects the functions that are called across sides.
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
