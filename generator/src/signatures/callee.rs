//! The functions that have the signatures, and trampolines to them.

use lang::{
    Callee, Expr, ExprKind, Features, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Side, Stmt,
    Type,
};
use smol_str::format_smolstr;

use super::ProgramContext;
use super::draw::{DrawnSignature, VaListCallee};
use super::fold;
use crate::choices::Choices;
use crate::record::summary::leaves;

fn parameters(types: impl Iterator<Item = Type>) -> Vec<Local> {
    (0..).zip(types).map(|(i, ty)| Local { name: format_smolstr!("p{i}"), ty, volatile: false }).collect()
}

/// Builds the trampoline to a signature's function: `T t(T (*p0)(…), …) { return p0(…); }`; `None` if it has none.
pub(super) fn trampoline(
    context: &ProgramContext<'_, '_>,
    k: u32,
    signature: &DrawnSignature,
) -> Option<Function> {
    context.functions[k as usize].1?;
    let pointer = Type::FunctionPointer(Box::new(signature.function_type()));
    let locals = parameters(std::iter::once(pointer).chain(signature.params.iter().cloned()));
    let mut values =
        (0..).map(LocalId).zip(&locals).map(|(id, local)| Expr::read(Place::local(id, local.ty.clone())));
    let target = Callee::Pointer(Box::new(values.next()?));
    let ty = signature.ret.clone().unwrap_or(Type::Void);
    let call = Expr { kind: ExprKind::Call(target, values.collect()), ty };
    let body = match signature.ret {
        Some(_) => Stmt::Return(Some(call)),
        None => Stmt::Expr(call),
    };
    Some(Function {
        ret: signature.ret.clone(),
        params: locals.len() as u32,
        locals,
        body: vec![body],
        ..Function::empty(format_smolstr!("t{k}"), Side::Callee)
    })
}

/// The specification of a function to write, and of the function that it passes its `va_list` to.
#[derive(Clone, Copy)]
pub(super) struct CalleeSpec<'w> {
    /// The number of the signature, and the number of times that a `va_list` was passed on to reach this function.
    pub(super) number: (u32, u32),
    pub(super) side: Side,
    pub(super) signature: &'w DrawnSignature,
    pub(super) va_list_callee: Option<(FuncId, &'w VaListCallee)>,
}

/// Builds a function that folds and observes its parameters, writes to its copy of one and returns a value.
pub(super) fn function(
    context: &ProgramContext<'_, '_>,
    mut choices: Choices<'_>,
    spec: CalleeSpec<'_>,
) -> Function {
    let CalleeSpec { number: (k, hops), side, signature, va_list_callee } = spec;
    let mut locals = parameters(signature.params.iter().cloned());
    let params = locals.len() as u32;
    let mut places: Vec<Place> = places(signature).collect();
    let mut body = Vec::new();
    if let Some((id, va_list_callee)) = va_list_callee {
        forward(&mut body, &mut locals, &mut places, id, (signature, va_list_callee));
    }
    body.extend(fold::observe(context, side, &places, &mut locals));
    let written = modify(context, &mut choices, &places[..params as usize], &mut body);
    let places = &places[..params as usize];
    body.extend(
        returned(context, &mut choices, (signature, places), side, written)
            .map(|value| Stmt::Return(Some(value))),
    );
    let name = if hops == 0 { format_smolstr!("f{k}") } else { format_smolstr!("l{k}_{hops}") };
    let (ret, tail, va_copy_before) = (signature.ret.clone(), signature.tail, signature.va_copy_before);
    let convention = signature.convention;
    Function { name, ret, params, tail, va_copy_before, convention, locals, body, recursive: false, side }
}

/// Passes the `va_list` on. No program may write an unnamed parameter or take its address, so the function copies the
/// record parameters in the list after the call, and works on the copies.
fn forward(
    body: &mut Vec<Stmt>,
    locals: &mut Vec<Local>,
    places: &mut Vec<Place>,
    id: FuncId,
    (signature, va_list_callee): (&DrawnSignature, &VaListCallee),
) {
    let tail = va_list_callee.signature.tail.map_or(0, |tail| tail.named) as usize;
    let passed = va_list_callee.signature.params.len() - tail;
    let from = va_list_callee.from as usize;
    let arguments = places[..tail].iter().chain(&places[from..from + passed]);
    let arguments = arguments.map(|place| Expr::read(place.clone())).collect();
    let callee = match va_list_callee.signature.by_pointer {
        true => {
            let ty = Type::FunctionPointer(Box::new(va_list_callee.signature.function_type()));
            Callee::Pointer(Box::new(Expr { kind: ExprKind::FunctionAddress(id), ty }))
        }
        false => Callee::Direct(id),
    };
    let ty = signature.ret.clone().unwrap_or(Type::Void);
    let call = Expr { kind: ExprKind::Call(callee, arguments), ty };
    let mut declare = |body: &mut Vec<Stmt>, value: Expr| {
        let id = LocalId(locals.len() as u32);
        let place = Place::local(id, value.ty.clone());
        locals.push(Local { name: format_smolstr!("v{}", id.0), ty: value.ty.clone(), volatile: false });
        body.push(Stmt::Declare(id, LocalInit::Init(Init::Value(value))));
        place
    };
    let result = match &signature.ret {
        Some(_) if !va_list_callee.signature.discarded => Some(declare(body, call)),
        _ => {
            body.push(Stmt::Expr(call));
            None
        }
    };
    for place in &mut places[from..] {
        if place.ty.as_record().is_some() {
            *place = declare(body, Expr::read(place.clone()));
        }
    }
    places.extend(result);
}

fn places(signature: &DrawnSignature) -> impl Iterator<Item = Place> {
    (0..).map(LocalId).zip(&signature.params).map(|(id, ty)| Place::local(id, ty.clone()))
}

/// Writes to a scalar of a record parameter; returns the parameter.
fn modify(
    context: &ProgramContext<'_, '_>,
    choices: &mut Choices<'_>,
    places: &[Place],
    body: &mut Vec<Stmt>,
) -> Option<Place> {
    if !context.allows(Features::MODIFIED_COPY) {
        return None;
    }
    let records: Vec<Place> = places.iter().filter(|place| place.ty.as_record().is_some()).cloned().collect();
    let object = choices.pick(&records)?.clone();
    let all = leaves(&context.types.summaries, &object.ty);
    let numbers: Vec<_> = all.iter().filter(|leaf| leaf.ty.is_arithmetic()).collect();
    let leaf = choices.pick(&numbers)?;
    let value = match &leaf.ty {
        Type::Float(_) => Expr { kind: ExprKind::Float(3f64.to_bits()), ty: leaf.ty.clone() },
        _ => Expr::int(0, leaf.ty.clone()),
    };
    body.push(fold::assign(&leaf.place(&object), value));
    Some(object)
}

/// Draws the returned value: the written parameter or another one if it has the result's type, otherwise an object or a
/// constant.
fn returned(
    context: &ProgramContext<'_, '_>,
    choices: &mut Choices<'_>,
    (signature, places): (&DrawnSignature, &[Place]),
    side: Side,
    written: Option<Place>,
) -> Option<Expr> {
    let ty = signature.ret.as_ref()?;
    let same = written.into_iter().chain(places.iter().cloned()).find(|place| place.ty == *ty);
    // Pointer parameters are not returned: their targets might end with the call.
    let pointers = leaves(&context.types.summaries, ty).iter().any(|leaf| !leaf.ty.is_arithmetic());
    if let Some(place) = same.filter(|_| !pointers && choices.chance(10)) {
        return Some(Expr::read(place));
    }
    let object = ty.as_record().and_then(|id| match side {
        Side::Callee => context.objects.returned(id),
        // The caller's objects, unless they are variables of the entry.
        Side::Caller => context.objects.passed_as(id, 0).filter(|_| !context.allows(Features::GRAFFITI)),
    });
    Some(match object {
        Some(place) => Expr::read(place.clone()),
        None => context.objects.draw(context.program(), choices, 3, side).value(ty),
    })
}
