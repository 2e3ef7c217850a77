//! The entry: calls everything once, folds what comes back, and what it has passed.

use lang::{
    Callee, Expr, ExprKind, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Side, Stmt, Type,
};
use smol_str::format_smolstr;

use super::Sweep;
use super::draw::Wanted;
use super::fold::{self, SITE};
use crate::choices::Choices;
use crate::genome::{ALL_PARTS, Genome};

/// Writes the entry.
pub(super) fn entry(sweep: &Sweep<'_, '_>, genome: Genome<'_>, wanted: &[Wanted]) -> Function {
    let mut entry = crate::signature::entry();
    entry.locals.clone_from(&sweep.objects.locals);
    entry.body.clone_from(&sweep.objects.declarations);
    let nested = nesting(wanted);
    let mut calls = Calls { sweep, wanted, nested: &nested, genome, entry: &mut entry };
    for k in 0..wanted.len() {
        if !nested.iter().flatten().any(|(_, inner)| *inner == k) {
            calls.call_and_look(k);
        }
    }
    let passed = calls.look(sweep.objects.passed());
    entry.body.extend(passed);
    entry
}

/// By signature, the parameter whose argument is the result of another signature, and that one. Who is called for an
/// argument has none such itself.
fn nesting(wanted: &[Wanted]) -> Vec<Option<(usize, usize)>> {
    let mut found: Vec<Option<(usize, usize)>> = vec![None; wanted.len()];
    let mut inner = vec![false; wanted.len()];
    for (k, one) in wanted.iter().enumerate().filter(|(_, one)| one.nested && one.ret.is_some()) {
        let takes = |other: &Wanted| other.params.iter().position(|ty| Some(ty) == one.ret.as_ref());
        let free = |i: usize| i != k && found[i].is_none() && !inner[i];
        let outer = (0..wanted.len()).filter(|i| free(*i)).find_map(|i| Some((i, takes(&wanted[i])?)));
        if let Some((outer, position)) = outer.filter(|_| found[k].is_none()) {
            found[outer] = Some((position, k));
            inner[k] = true;
        }
    }
    found
}

struct Calls<'s, 'a, 'c, 'd> {
    sweep: &'s Sweep<'a, 'c>,
    wanted: &'s [Wanted],
    nested: &'s [Option<(usize, usize)>],
    genome: Genome<'d>,
    entry: &'s mut Function,
}

impl Calls<'_, '_, '_, '_> {
    fn local(&mut self, ty: Type) -> LocalId {
        let id = LocalId(self.entry.locals.len() as u32);
        self.entry.locals.push(Local { name: format_smolstr!("v{}", id.0), ty, volatile: false });
        id
    }

    /// Calls a signature's function and folds its result.
    fn call_and_look(&mut self, k: usize) {
        let call = self.call(k);
        let stmt = match &self.wanted[k].ret {
            None => Stmt::Expr(call),
            Some(_) if self.wanted[k].discarded => Stmt::Expr(call),
            Some(ty) if ty.is_arithmetic() => Stmt::Observe(SITE, call),
            Some(ty) => {
                let result = self.local(ty.clone());
                let place = Place::local(result, ty.clone());
                let mut block = vec![Stmt::Declare(result, LocalInit::Init(Init::Value(call)))];
                block.extend(self.look(&[place]));
                Stmt::Block(block)
            }
        };
        self.entry.body.push(stmt);
    }

    /// The call, by name, through a pointer or through a trampoline.
    fn call(&mut self, k: usize) -> Expr {
        let wanted = &self.wanted[k];
        let (function, trampoline) = self.sweep.functions[k];
        let address = |id: FuncId| Expr {
            kind: ExprKind::FunctionAddress(id),
            ty: Type::FunctionPointer(Box::new(wanted.signature())),
        };
        let callee = match trampoline {
            Some(trampoline) => Callee::Direct(trampoline),
            None if wanted.pointer => Callee::Pointer(Box::new(address(function))),
            None => Callee::Direct(function),
        };
        let mut arguments: Vec<Expr> = trampoline.map(|_| address(function)).into_iter().collect();
        // Signatures are drawn from the first parts.
        let mut choices = self.genome.part(ALL_PARTS.saturating_sub(1 + k as u32));
        arguments.extend((0..wanted.params.len()).map(|at| self.argument(k, at, &mut choices)));
        Expr { kind: ExprKind::Call(callee, arguments), ty: wanted.ret.clone().unwrap_or(Type::Void) }
    }

    /// An object, a constant or a call. Beside a call nothing that it might write is read.
    fn argument(&mut self, k: usize, at: usize, choices: &mut Choices<'_>) -> Expr {
        let ty = &self.wanted[k].params[at];
        match self.nested[k] {
            Some((position, inner)) if position == at => return self.call(inner),
            None => {
                let object = ty.as_record().and_then(|id| self.sweep.objects.passed_as(id, at as u32));
                if let Some(object) = object {
                    return Expr::read(object.clone());
                }
            }
            Some(_) => {}
        }
        let number = at as u32;
        let program = self.sweep.program();
        self.sweep.objects.draw(program, choices, number, Side::Caller).value(ty)
    }

    /// Folds what comes back, or everything that was passed: it is as it was.
    fn look(&mut self, objects: &[Place]) -> Vec<Stmt> {
        fold::say(self.sweep, Side::Caller, objects, &mut self.entry.locals)
    }
}
