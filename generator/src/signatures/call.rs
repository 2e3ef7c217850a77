//! The entry: calls every function once, and folds the results and the objects that it has passed.

use lang::{
    Callee, Expr, ExprKind, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Side, Stmt, Type,
};
use smol_str::format_smolstr;

use super::ProgramContext;
use super::draw::DrawnSignature;
use super::fold::{self, SITE};
use crate::choices::Choices;
use crate::genome::{ALL_PARTS, Genome};

/// Writes the entry.
pub(super) fn entry(
    context: &ProgramContext<'_, '_>,
    genome: Genome<'_>,
    signatures: &[DrawnSignature],
) -> Function {
    let mut entry = Function::empty("entry", Side::Caller);
    entry.locals.clone_from(&context.objects.locals);
    entry.body.clone_from(&context.objects.declarations);
    let nested = nested_calls(signatures);
    let mut calls = EntryBuilder { context, signatures, nested: &nested, genome, entry: &mut entry };
    for k in 0..signatures.len() {
        if !nested.iter().flatten().any(|(_, inner)| *inner == k) {
            calls.call_and_observe(k);
        }
    }
    let passed = calls.observe(context.objects.passed());
    entry.body.extend(passed);
    entry
}

/// The nested calls: for each signature the parameter whose argument is the result of an inner signature, and the inner
/// signature. An inner call has no nested call itself.
fn nested_calls(signatures: &[DrawnSignature]) -> Vec<Option<(usize, usize)>> {
    let mut found: Vec<Option<(usize, usize)>> = vec![None; signatures.len()];
    let mut inner = vec![false; signatures.len()];
    for (k, one) in signatures.iter().enumerate().filter(|(_, one)| one.nested && one.ret.is_some()) {
        let takes = |other: &DrawnSignature| other.params.iter().position(|ty| Some(ty) == one.ret.as_ref());
        let free = |i: usize| i != k && found[i].is_none() && !inner[i];
        let outer =
            (0..signatures.len()).filter(|i| free(*i)).find_map(|i| Some((i, takes(&signatures[i])?)));
        if let Some((outer, position)) = outer.filter(|_| found[k].is_none()) {
            found[outer] = Some((position, k));
            inner[k] = true;
        }
    }
    found
}

struct EntryBuilder<'s, 'a, 'c, 'd> {
    context: &'s ProgramContext<'a, 'c>,
    signatures: &'s [DrawnSignature],
    nested: &'s [Option<(usize, usize)>],
    genome: Genome<'d>,
    entry: &'s mut Function,
}

impl EntryBuilder<'_, '_, '_, '_> {
    fn local(&mut self, ty: Type) -> LocalId {
        let id = LocalId(self.entry.locals.len() as u32);
        self.entry.locals.push(Local { name: format_smolstr!("v{}", id.0), ty, volatile: false });
        id
    }

    /// Calls a signature's function and folds its result.
    fn call_and_observe(&mut self, k: usize) {
        let call = self.call(k);
        let stmt = match &self.signatures[k].ret {
            None => Stmt::Expr(call),
            Some(_) if self.signatures[k].discarded => Stmt::Expr(call),
            Some(ty) if ty.is_arithmetic() => Stmt::Observe(SITE, call),
            Some(ty) => {
                let result = self.local(ty.clone());
                let place = Place::local(result, ty.clone());
                let mut block = vec![Stmt::Declare(result, LocalInit::Init(Init::Value(call)))];
                block.extend(self.observe(&[place]));
                Stmt::Block(block)
            }
        };
        self.entry.body.push(stmt);
    }

    /// Builds a call of a signature's function: by name, through a pointer or through a trampoline.
    fn call(&mut self, k: usize) -> Expr {
        let signature = &self.signatures[k];
        let (function, trampoline) = self.context.functions[k];
        let address = |id: FuncId| Expr {
            kind: ExprKind::FunctionAddress(id),
            ty: Type::FunctionPointer(Box::new(signature.function_type())),
        };
        let callee = match trampoline {
            Some(trampoline) => Callee::Direct(trampoline),
            None if signature.by_pointer => Callee::Pointer(Box::new(address(function))),
            None => Callee::Direct(function),
        };
        let mut arguments: Vec<Expr> = trampoline.map(|_| address(function)).into_iter().collect();
        // Signatures are signature from the first parts.
        let mut choices = self.genome.part(ALL_PARTS.saturating_sub(1 + k as u32));
        arguments.extend((0..signature.params.len()).map(|at| self.argument(k, at, &mut choices)));
        Expr { kind: ExprKind::Call(callee, arguments), ty: signature.ret.clone().unwrap_or(Type::Void) }
    }

    /// Builds an argument: an object, a constant or a nested call. Beside a nested call, arguments read no object that
    /// it might write.
    fn argument(&mut self, k: usize, at: usize, choices: &mut Choices<'_>) -> Expr {
        let ty = &self.signatures[k].params[at];
        match self.nested[k] {
            Some((position, inner)) if position == at => return self.call(inner),
            None => {
                let object = ty.as_record().and_then(|id| self.context.objects.passed_as(id, at as u32));
                if let Some(object) = object {
                    return Expr::read(object.clone());
                }
            }
            Some(_) => {}
        }
        let number = at as u32;
        let program = self.context.program();
        self.context.objects.draw(program, choices, number, Side::Caller).value(ty)
    }

    /// Folds and observes a result, or the passed objects, which no callee may have changed.
    fn observe(&mut self, objects: &[Place]) -> Vec<Stmt> {
        fold::observe(self.context, Side::Caller, objects, &mut self.entry.locals)
    }
}
