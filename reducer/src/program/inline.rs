//! Passes that put something in the place of its name: the body of a function in the place of a call, a value in the place of a
//! variable or parameter.

use lang::visit::{Visit, VisitMut, walk, walk_mut};
use lang::{
    Callee, Expr, ExprKind, FuncId, Function, Init, Local, LocalId, LocalInit, PathStep, Place, PlaceBase,
    Program, Stmt, Type,
};

use super::zero::zero;
use super::{declarations, effects, functions, names, remap};
use crate::SiteRange;

/// Replaces calls by the bodies of the functions, and removes functions that nothing calls any more.
pub(super) fn inline_call(program: &mut Program, sites: &mut SiteRange) {
    let callees: Vec<Option<Function>> =
        program.functions.iter().map(|function| is_inlinable(function).then(|| function.clone())).collect();
    for index in 0..program.functions.len() {
        let mut body = std::mem::take(&mut program.functions[index].body);
        let mut locals = std::mem::take(&mut program.functions[index].locals);
        let before = locals.len();
        let caller = FuncId(index as u32);
        Inlining { callees: &callees, caller, locals: &mut locals, sites }.body(&mut body);
        let function = &mut program.functions[index];
        (function.body, function.locals) = (body, locals);
        if function.locals.len() > before {
            names::canonical_locals(function);
        }
    }
    declarations::drop_unreachable(program);
}

/// True if every call of a function may be replaced by its body: it returns only at its end, and takes no unnamed arguments.
fn is_inlinable(function: &Function) -> bool {
    let mut returns = 0;
    walk::stmts(|stmt| returns += usize::from(matches!(stmt, Stmt::Return(_)))).function(function);
    let at_end = usize::from(matches!(function.body.last(), Some(Stmt::Return(_))));
    returns == at_end && function.tail.is_none() && !function.recursive
}

struct Inlining<'a> {
    callees: &'a [Option<Function>],
    caller: FuncId,
    locals: &'a mut Vec<Local>,
    sites: &'a mut SiteRange,
}

impl VisitMut for Inlining<'_> {
    fn body(&mut self, body: &mut Vec<Stmt>) {
        walk_mut::body(self, body);
        for mut stmt in std::mem::take(body) {
            match self.callee(&mut stmt) {
                Some(callee) if self.sites.next_is_chosen() => {
                    body.extend(inlined(stmt, callee, self.locals));
                }
                _ => body.push(stmt),
            }
        }
    }
}

impl<'a> Inlining<'a> {
    /// The function whose body may stand before a statement.
    fn callee(&self, stmt: &mut Stmt) -> Option<&'a Function> {
        match call_in(stmt)?.kind {
            ExprKind::Call(Callee::Direct(f), _) if f != self.caller => self.callees[f.index()].as_ref(),
            _ => None,
        }
    }
}

/// The call that a statement makes first.
fn call_in(stmt: &mut Stmt) -> Option<&mut Expr> {
    match stmt {
        Stmt::Expr(expr)
        | Stmt::Observe(_, expr)
        | Stmt::Return(Some(expr))
        | Stmt::Declare(_, LocalInit::Init(Init::Value(expr))) => call_of(expr),
        _ => None,
    }
}

fn call_of(expr: &mut Expr) -> Option<&mut Expr> {
    if matches!(expr.kind, ExprKind::Call(..)) {
        return Some(expr);
    }
    match &mut expr.kind {
        ExprKind::Cast(inner) | ExprKind::Unary(_, inner) | ExprKind::Assign(_, inner) => call_of(inner),
        ExprKind::Binary(_, left, right) if effects::has_effect(left) || !effects::has_effect(right) => {
            call_of(left)
        }
        ExprKind::Binary(_, _, right) => call_of(right),
        ExprKind::Read(Place { base: PlaceBase::Temporary(value), .. }) => call_of(value),
        _ => None,
    }
}

/// A statement, preceded by the body of the function that it calls.
fn inlined(mut stmt: Stmt, callee: &Function, locals: &mut Vec<Local>) -> Vec<Stmt> {
    let mut callee = callee.clone();
    let first = locals.len() as u32;
    let moves: Vec<u32> = (first..).take(callee.locals.len()).collect();
    remap::locals(&mut callee, &moves);
    let mut inlined = Vec::new();
    let Some(call) = call_in(&mut stmt) else { return vec![stmt] };
    let ExprKind::Call(_, arguments) = &mut call.kind else { return vec![stmt] };
    for (argument, local) in std::mem::take(arguments).into_iter().zip(first..) {
        inlined.push(Stmt::Declare(LocalId(local), LocalInit::Init(Init::Value(argument))));
    }
    locals.append(&mut callee.locals);
    let result = match callee.body.pop() {
        Some(Stmt::Return(value)) => value,
        other => {
            callee.body.extend(other);
            None
        }
    };
    inlined.append(&mut callee.body);
    // Otherwise the call was the whole statement.
    if let (Some(value), Some(ty)) = (result, callee.ret) {
        *call = if value.ty == ty { value } else { value.cast(ty) };
        let idle = matches!(&stmt, Stmt::Expr(expr) if !effects::has_effect(expr));
        inlined.extend((!idle).then_some(stmt));
    }
    inlined
}

/// Replaces the one read of a variable by its initial value.
pub(super) fn substitute_variable(program: &mut Program, sites: &mut SiteRange) {
    for function in &mut program.functions {
        let mentions = effects::mentions(function);
        let mut values: Vec<Option<Expr>> = vec![None; function.locals.len()];
        let locals = &function.locals;
        walk_mut::bodies(|body| {
            body.retain(|stmt| {
                let Stmt::Declare(id, LocalInit::Init(init)) = stmt else { return true };
                let local = &locals[id.index()];
                let single = mentions[id.index()] == 2 && !local.volatile;
                let value = single.then(|| value_of(init, &local.ty)).flatten();
                let chosen = value.is_some() && sites.next_is_chosen();
                if chosen {
                    values[id.index()] = value;
                }
                !chosen
            });
        })
        .body(&mut function.body);
        if values.iter().any(Option::is_some) {
            ValueForRead(values).body(&mut function.body);
        }
    }
}

/// An initialiser as an expression.
fn value_of(init: &Init, ty: &Type) -> Option<Expr> {
    match (init, ty) {
        (_, Type::Array(..)) => None,
        (Init::Value(value), _) if value.ty == *ty => Some(value.clone()),
        (Init::Value(value), _) => Some(value.clone().cast(ty.clone())),
        (list, _) => Some(Expr { kind: ExprKind::Literal(Box::new(list.clone())), ty: ty.clone() }),
    }
}

struct ValueForRead(Vec<Option<Expr>>);

impl VisitMut for ValueForRead {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Read(place) = &mut expr.kind
            && let PlaceBase::Local(local) = place.base
            && let Some(value) = self.0[local.index()].take()
        {
            if place.path.is_empty() {
                *expr = value;
            } else {
                place.base = PlaceBase::Temporary(Box::new(value));
            }
        }
        walk_mut::expr(self, expr);
    }
}

/// Replaces a variable that starts as a copy of another object by that object.
pub(super) fn drop_copy(program: &mut Program, sites: &mut SiteRange) {
    for function in &mut program.functions {
        let mut originals: Vec<Option<Place>> = vec![None; function.locals.len()];
        let (locals, params) = (&function.locals, function.params);
        walk_mut::bodies(|body| {
            body.retain(|stmt| {
                let Stmt::Declare(id, LocalInit::Init(Init::Value(value))) = stmt else { return true };
                let ExprKind::Read(place) = &value.kind else { return true };
                let local = id.0 >= params && locals[id.index()].ty == value.ty;
                let chosen = local && is_fixed(place) && sites.next_is_chosen();
                if chosen {
                    originals[id.index()] = Some(place.clone());
                }
                !chosen
            });
        })
        .body(&mut function.body);
        if originals.iter().any(Option::is_some) {
            OriginalForCopy(originals).body(&mut function.body);
        }
    }
}

/// Replaces a global that is only read by its initial value.
pub(super) fn global_to_value(program: &mut Program, sites: &mut SiteRange) {
    let mut changed = vec![false; program.globals.len()];
    let mut mark = |place: &Place| {
        if let PlaceBase::Global(g) = place.base {
            changed[g.index()] = true;
        }
    };
    // Taking the address counts as a change, since the object may be written through it.
    walk::exprs(|expr| match &expr.kind {
        ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) => mark(place),
        ExprKind::Step(_, place) | ExprKind::AddressOf(place) => mark(place),
        _ => {}
    })
    .program(program);
    walk::stmts(|stmt| match stmt {
        Stmt::CopyMemory(to, from) => [to, from].into_iter().for_each(&mut mark),
        Stmt::SetMemory(place, _) => mark(place),
        _ => {}
    })
    .program(program);
    let globals = program.globals.iter().zip(changed);
    let values: Vec<Option<Expr>> = globals
        .map(|(global, changed)| {
            let value = match &global.init {
                Some(init) => value_of(init, &global.ty),
                None => zero(program, &global.ty),
            };
            value.filter(|_| !changed && !global.volatile && sites.next_is_chosen())
        })
        .collect();
    let mut replacement = ValueForGlobal(&values);
    walk_mut::program(&mut replacement, program);
    let keep: Vec<bool> = values.iter().map(Option::is_none).collect();
    remap::ProgramTable::Globals.keep(program, &keep);
}

struct ValueForGlobal<'a>(&'a [Option<Expr>]);

impl VisitMut for ValueForGlobal<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Read(place) = &mut expr.kind
            && let PlaceBase::Global(global) = place.base
            && let Some(value) = &self.0[global.index()]
        {
            if place.path.is_empty() {
                *expr = value.clone();
            } else {
                place.base = PlaceBase::Temporary(Box::new(value.clone()));
            }
        }
        walk_mut::expr(self, expr);
    }
}

/// Removes an assignment whose value the statement after it reads first, which gets the value itself.
pub(super) fn forward_assignment(program: &mut Program, sites: &mut SiteRange) {
    walk_mut::bodies(|body| {
        let mut at = 0;
        while at + 1 < body.len() {
            let (before, after) = body.split_at_mut(at + 1);
            match (&before[at], &mut after[0]) {
                (Stmt::Expr(Expr { kind: ExprKind::Assign(place, value), .. }), next)
                    if reads(next, place) && sites.next_is_chosen() =>
                {
                    let value = value.clone().cast(place.ty.clone());
                    ValueForPlace { place: place.clone(), value: Some(value) }.stmt(next);
                    body.remove(at);
                }
                _ => at += 1,
            }
        }
    })
    .program(program);
}

fn reads(stmt: &Stmt, place: &Place) -> bool {
    let mut found = false;
    walk::exprs(|expr| found |= matches!(&expr.kind, ExprKind::Read(read) if read == place)).stmt(stmt);
    found
}

/// Puts a value in the place of the first read.
struct ValueForPlace {
    place: Place,
    value: Option<Expr>,
}

impl VisitMut for ValueForPlace {
    fn expr(&mut self, expr: &mut Expr) {
        if matches!(&expr.kind, ExprKind::Read(read) if *read == self.place)
            && let Some(value) = self.value.take()
        {
            *expr = value;
        }
        walk_mut::expr(self, expr);
    }
}

/// True if a place is the same object wherever it is written.
fn is_fixed(place: &Place) -> bool {
    matches!(place.base, PlaceBase::Local(_) | PlaceBase::Global(_))
        && place.path.iter().all(|step| !matches!(step, PathStep::Index(_)))
}

struct OriginalForCopy(Vec<Option<Place>>);

impl VisitMut for OriginalForCopy {
    fn place(&mut self, place: &mut Place) {
        // A copy may be one of a copy.
        for _ in 0..self.0.len() {
            let PlaceBase::Local(local) = place.base else { break };
            let Some(original) = self.0.get(local.index()).and_then(Option::as_ref) else { break };
            place.base = original.base.clone();
            place.path.splice(..0, original.path.iter().cloned());
        }
        walk_mut::place(self, place);
    }
}

/// Removes a parameter that is only read and always gets the same constant or global, which takes its place.
pub(super) fn parameter_to_argument(program: &mut Program, sites: &mut SiteRange) {
    for index in 0..program.functions.len() {
        let mut parameter = 0;
        while parameter < program.functions[index].params {
            let argument = common_argument(program, FuncId(index as u32), parameter);
            match argument {
                Some(argument) if sites.next_is_chosen() => {
                    let local = LocalId(parameter);
                    let ty = program.functions[index].locals[parameter as usize].ty.clone();
                    ArgumentForParameter { local, argument: value_of(&Init::Value(argument), &ty) }
                        .body(&mut program.functions[index].body);
                    functions::make_local(program, index, parameter);
                }
                _ => parameter += 1,
            }
        }
    }
}

/// The argument that every call by name passes for a parameter.
fn common_argument(program: &Program, function: FuncId, parameter: u32) -> Option<Expr> {
    let mut common: Option<Expr> = None;
    let mut differ = false;
    walk::exprs(|expr| {
        if let ExprKind::Call(Callee::Direct(f), arguments) = &expr.kind
            && *f == function
        {
            match (arguments.get(parameter as usize), &common) {
                (Some(argument), None) => common = Some(argument.clone()),
                (argument, common) => differ |= argument != common.as_ref(),
            }
        }
    })
    .program(program);
    common.filter(|argument| !differ && is_everywhere(argument))
}

/// True if an expression means the same in every function.
fn is_everywhere(argument: &Expr) -> bool {
    match &argument.kind {
        ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null => true,
        ExprKind::Cast(inner) => is_everywhere(inner),
        ExprKind::Read(place) | ExprKind::AddressOf(place) => {
            is_fixed(place) && matches!(place.base, PlaceBase::Global(_))
        }
        _ => false,
    }
}

struct ArgumentForParameter {
    local: LocalId,
    argument: Option<Expr>,
}

impl VisitMut for ArgumentForParameter {
    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Read(place) = &expr.kind
            && place.base == PlaceBase::Local(self.local)
            && place.path.is_empty()
            && let Some(argument) = &self.argument
        {
            *expr = argument.clone();
        }
        walk_mut::expr(self, expr);
    }

    fn place(&mut self, place: &mut Place) {
        if place.base == PlaceBase::Local(self.local)
            && let Some(Expr { kind: ExprKind::Read(global), .. }) = &self.argument
        {
            place.base = global.base.clone();
            place.path.splice(..0, global.path.iter().cloned());
        }
        walk_mut::place(self, place);
    }
}
