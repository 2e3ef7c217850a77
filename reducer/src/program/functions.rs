//! Passes that simplify functions: no body, no result, fewer parameters.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Callee, Expr, ExprKind, FuncId, LocalId, LocalInit, Program, Stmt, Type, VariadicPassing, VariadicTail,
};

use super::zero::{zero, zero_init};
use super::{declarations, remap};
use crate::SiteRange;

/// Replaces the body of a function by the return of a zero.
pub(super) fn empty(program: &mut Program, sites: &mut SiteRange) {
    for index in 0..program.functions.len() {
        let function = &program.functions[index];
        let result = function.ret.as_ref().map(|ty| zero(program, ty));
        let body = match result {
            Some(Some(value)) => vec![Stmt::Return(Some(value))],
            Some(None) => continue,
            None => Vec::new(),
        };
        if function.body != body && sites.next_is_chosen() {
            program.functions[index].body = body;
        }
    }
}

/// Makes a function `void`; uses of its result become zero, after the call.
pub(super) fn drop_result(program: &mut Program, sites: &mut SiteRange) {
    for index in 0..program.functions.len() {
        let Some(ty) = program.functions[index].ret.clone() else { continue };
        let Some(value) = zero(program, &ty) else { continue };
        if sites.next_is_chosen() {
            program.functions[index].ret = None;
            walk_mut::stmts(|stmt| {
                if let Stmt::Return(value) = stmt {
                    *value = None;
                }
            })
            .body(&mut program.functions[index].body);
            ResultToZero { function: FuncId(index as u32), value }.program(program);
        }
    }
}

struct ResultToZero {
    function: FuncId,
    value: Expr,
}

impl VisitMut for ResultToZero {
    fn stmt(&mut self, stmt: &mut Stmt) {
        walk_mut::stmt(self, stmt);
        // A call for its effects needs no value after it, and nobody needs to observe a constant.
        if let Stmt::Expr(expr) | Stmt::Observe(_, expr) = stmt
            && let ExprKind::Comma(call, value) = &expr.kind
            && call.ty == Type::Void
            && **value == self.value
        {
            *stmt = Stmt::Expr((**call).clone());
        }
    }
    fn expr(&mut self, expr: &mut Expr) {
        walk_mut::expr(self, expr);
        if matches!(&expr.kind, ExprKind::Call(Callee::Direct(f), _) if *f == self.function) {
            let call = Expr { kind: expr.kind.clone(), ty: Type::Void };
            expr.kind = ExprKind::Comma(Box::new(call), Box::new(self.value.clone()));
        }
    }
}

/// Makes a parameter a local variable that starts as zero, and removes the argument from every call by name.
pub(super) fn drop_parameter(program: &mut Program, sites: &mut SiteRange) {
    for index in 0..program.functions.len() {
        let mut parameter = 0;
        while parameter < program.functions[index].params {
            if sites.next_is_chosen() {
                make_local(program, index, parameter);
            } else {
                parameter += 1;
            }
        }
    }
}

/// Makes a parameter a local variable, and removes its argument from every call by name.
pub(super) fn make_local(program: &mut Program, index: usize, parameter: u32) {
    let ty = program.functions[index].locals[parameter as usize].ty.clone();
    let init = zero_init(program, &ty);
    let function = &mut program.functions[index];
    let last = function.locals.len() as u32 - 1;
    let local = function.locals.remove(parameter as usize);
    function.locals.push(local);
    function.params -= 1;
    let before = |at: u32| at - u32::from(parameter < at);
    let tail = function.tail.map(|tail| VariadicTail { named: before(tail.named), ..tail });
    // A variadic function has a parameter with a name.
    function.tail = tail.filter(|tail| tail.named > 0 || tail.passing != VariadicPassing::Ellipsis);
    let va_copy_before = function.va_copy_before.map(before);
    function.va_copy_before = va_copy_before.filter(|at| function.tail.is_some() && *at < function.params);
    let moves = (0..=last).map(|old| match old.cmp(&parameter) {
        std::cmp::Ordering::Less => old,
        std::cmp::Ordering::Equal => last,
        std::cmp::Ordering::Greater => old - 1,
    });
    remap::locals(function, &moves.collect::<Vec<_>>());
    // A local that the body never mentions needs no declaration: it is removed with all unmentioned locals.
    if declarations::mentioned_locals(function)[last as usize]
        && let Some(init) = init
    {
        function.body.insert(0, Stmt::Declare(LocalId(last), LocalInit::Init(init)));
    }
    walk_mut::exprs(|expr| {
        if let ExprKind::Call(Callee::Direct(f), arguments) = &mut expr.kind
            && f.index() == index
            && (parameter as usize) < arguments.len()
        {
            arguments.remove(parameter as usize);
        }
    })
    .program(program);
}
