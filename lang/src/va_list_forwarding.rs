//! Passing a list of arguments on: a function calls another with the rest of what it was passed itself.
//!
//! To what a program means such a call is like any other: its last arguments are reads of the caller's own unnamed
//! parameters, which are never written. In C text and in compiled code a `va_list` is passed instead, so the
//! call is where statements can open the list before it and close it after it (C11 7.16.1):
//!
//! ```c
//! __builtin_va_start(bf_ap, last);           // or __builtin_va_copy(bf_ap, bf_list)
//! (void)__builtin_va_arg(bf_ap, int);        // one for each argument that is not passed on
//! x = g(1, bf_ap);                           // or &bf_ap, and
//! p3 = __builtin_va_arg(bf_ap, double);      // the arguments after those that g reads, read anew
//! __builtin_va_end(bf_ap);
//! ```

use crate::visit::{Visit, walk};
use crate::{
    Callee, Expr, ExprKind, Function, Init, LocalInit, Place, PlaceBase, Program, Stmt, Type,
    VariadicPassing, VariadicTail,
};

/// A statement that passes a list on: its call, and the parameters that are in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VaListForwarding<'p> {
    /// The call.
    pub call: &'p Expr,
    /// Its arguments.
    pub arguments: &'p [Expr],
    /// The number of named arguments, and the way in which the others are passed.
    pub tail: VariadicTail,
    /// The caller's first parameter that the callee gets.
    pub from: u32,
    /// The first of the caller's parameters after those.
    pub to: u32,
}

/// The call that a statement consists of, or whose value it assigns, initialises a variable with, or observes.
#[must_use]
pub fn call_of(stmt: &Stmt) -> Option<&Expr> {
    let value = match stmt {
        Stmt::Expr(Expr { kind: ExprKind::Assign(_, value), .. }) => value,
        Stmt::Expr(value) | Stmt::Observe(_, value) => value,
        Stmt::Declare(_, LocalInit::Init(Init::Value(value))) => value,
        _ => return None,
    };
    matches!(value.kind, ExprKind::Call(..)).then_some(value)
}

/// The unnamed parameters of a callee: their position, and the way in which they are passed.
#[must_use]
pub fn tail_of(program: &Program, callee: &Callee) -> Option<VariadicTail> {
    match callee {
        Callee::Direct(id) => program.functions.get(id.index())?.tail,
        Callee::Pointer(pointer) => match &pointer.ty {
            Type::FunctionPointer(signature) => signature.tail,
            _ => None,
        },
    }
}

/// The forwarding of a list by a statement of a function; `None` if the statement passes no list on.
#[must_use]
pub fn find<'p>(program: &Program, function: &Function, stmt: &'p Stmt) -> Option<VaListForwarding<'p>> {
    let call = call_of(stmt)?;
    let ExprKind::Call(callee, arguments) = &call.kind else { return None };
    let tail = tail_of(program, callee).filter(|tail| tail.passing.is_list())?;
    let unnamed = arguments.get(tail.named as usize..).unwrap_or(&[]);
    let from = unnamed.first().and_then(parameter).or(function.tail.map(|own| own.named)).unwrap_or(0);
    Some(VaListForwarding { call, arguments, tail, from, to: from.saturating_add(unnamed.len() as u32) })
}

/// The local that an expression is a plain read of.
fn parameter(argument: &Expr) -> Option<u32> {
    match &argument.kind {
        ExprKind::Read(Place { base: PlaceBase::Local(id), path, .. }) if path.is_empty() => Some(id.0),
        _ => None,
    }
}

/// True when each unnamed argument is the caller's parameter that is due.
#[must_use]
pub(crate) fn is_in_order(forward: &VaListForwarding<'_>) -> bool {
    let unnamed = forward.arguments.get(forward.tail.named as usize..).unwrap_or(&[]);
    unnamed.iter().map(parameter).eq((forward.from..forward.to).map(Some))
}

/// The number of calls that pass a list on, in a statement and in the statements in it.
pub(crate) fn list_calls(program: &Program, stmt: &Stmt) -> usize {
    let mut count = 0;
    walk::exprs(|expr| {
        if let ExprKind::Call(callee, _) = &expr.kind {
            count += usize::from(tail_of(program, callee).is_some_and(|tail| tail.passing.is_list()));
        }
    })
    .stmt(stmt);
    count
}

/// True if a function passes a list on.
#[must_use]
pub fn passes_on(program: &Program, function: &Function) -> bool {
    function.tail.is_some() && function.body.iter().any(|stmt| list_calls(program, stmt) > 0)
}

/// True if a function opens a list of its own to read its parameters from: `va_start` where they travel through `...`,
/// `va_copy` where the list it is passed will be passed on.
#[must_use]
pub fn opens(program: &Program, function: &Function) -> bool {
    match function.tail.map(|tail| tail.passing) {
        Some(VariadicPassing::Ellipsis) => true,
        Some(VariadicPassing::List) => passes_on(program, function),
        Some(VariadicPassing::ListPointer) | None => false,
    }
}

/// The position in a function's body of the statement that passes on the very list that the function was passed: nothing
/// uses that list afterwards, so it need not be copied. It is the last statement that passes a list on, if no loop repeats
/// it and no branch may leave it out.
#[must_use]
pub fn passes_own(program: &Program, function: &Function) -> Option<usize> {
    function.tail.filter(|tail| tail.passing == VariadicPassing::List)?;
    let last = function.body.iter().rposition(|stmt| list_calls(program, stmt) > 0)?;
    let forwarding = find(program, function, &function.body[last])?;
    (forwarding.tail.passing == VariadicPassing::List).then_some(last)
}
