//! The functions that have the signatures, and trampolines to them.

use lang::{Callee, Expr, ExprKind, Function, Local, LocalId, Place, Side, Stmt, Type};
use smol_str::format_smolstr;

use super::Sweep;
use super::draw::Wanted;
use super::fold;
use crate::choices::Choices;
use crate::feature::Features;
use crate::record::shape::leaves;

fn parameters(types: impl Iterator<Item = Type>) -> Vec<Local> {
    (0..).zip(types).map(|(i, ty)| Local { name: format_smolstr!("p{i}"), ty, volatile: false }).collect()
}

/// `T t(T (*p0)(…), …) { return p0(…); }`
pub(super) fn trampoline(sweep: &Sweep<'_, '_>, k: u32, wanted: &Wanted) -> Option<Function> {
    sweep.functions[k as usize].1?;
    let pointer = Type::FunctionPointer(Box::new(wanted.signature()));
    let locals = parameters(std::iter::once(pointer).chain(wanted.params.iter().cloned()));
    let mut values =
        (0..).map(LocalId).zip(&locals).map(|(id, local)| Expr::read(Place::local(id, local.ty.clone())));
    let target = Callee::Pointer(Box::new(values.next()?));
    let ty = wanted.ret.clone().unwrap_or(Type::Void);
    let call = Expr { kind: ExprKind::Call(target, values.collect()), ty };
    let body = match wanted.ret {
        Some(_) => Stmt::Return(Some(call)),
        None => Stmt::Expr(call),
    };
    Some(Function {
        name: format_smolstr!("t{k}"),
        ret: wanted.ret.clone(),
        params: locals.len() as u32,
        named: None,
        locals,
        body: vec![body],
        recursive: false,
        side: Side::Callee,
    })
}

/// A function that says what has arrived, writes to its copy of something and returns.
pub(super) fn function(sweep: &Sweep<'_, '_>, mut choices: Choices<'_>, k: u32, wanted: &Wanted) -> Function {
    let side = if wanted.trampoline { Side::Caller } else { Side::Callee };
    let mut locals = parameters(wanted.params.iter().cloned());
    let params = locals.len() as u32;
    let places: Vec<Place> = places(wanted).collect();
    let mut body = fold::say(sweep, side, &places, &mut locals);
    let written = modify(sweep, &mut choices, wanted, &mut body);
    body.extend(returned(sweep, &mut choices, wanted, side, written).map(|value| Stmt::Return(Some(value))));
    let name = format_smolstr!("f{k}");
    let (ret, named) = (wanted.ret.clone(), wanted.named);
    Function { name, ret, params, named, locals, body, recursive: false, side }
}

fn places(wanted: &Wanted) -> impl Iterator<Item = Place> {
    (0..).map(LocalId).zip(&wanted.params).map(|(id, ty)| Place::local(id, ty.clone()))
}

/// Writes to a scalar of a record that was passed; gives the parameter.
fn modify(
    sweep: &Sweep<'_, '_>,
    choices: &mut Choices<'_>,
    wanted: &Wanted,
    body: &mut Vec<Stmt>,
) -> Option<Place> {
    if !sweep.may(Features::MODIFIED_COPY) {
        return None;
    }
    let records: Vec<Place> = places(wanted).filter(|place| place.ty.as_record().is_some()).collect();
    let object = choices.pick(&records)?.clone();
    let all = leaves(&sweep.types.shapes, &object.ty);
    let numbers: Vec<_> = all.iter().filter(|leaf| leaf.ty.is_arithmetic()).collect();
    let leaf = choices.pick(&numbers)?;
    let value = match &leaf.ty {
        Type::Float(_) => Expr { kind: ExprKind::Float(3f64.to_bits()), ty: leaf.ty.clone() },
        _ => Expr::int(0, leaf.ty.clone()),
    };
    body.push(fold::set(&leaf.place(&object), value));
    Some(object)
}

/// The parameter that was written to or another of the result's type, else what is there to be returned.
fn returned(
    sweep: &Sweep<'_, '_>,
    choices: &mut Choices<'_>,
    wanted: &Wanted,
    side: Side,
    written: Option<Place>,
) -> Option<Expr> {
    let ty = wanted.ret.as_ref()?;
    let same = written.into_iter().chain(places(wanted)).find(|place| place.ty == *ty);
    // Pointers that were passed are not returned: what they point to might end with the call.
    let pointers = leaves(&sweep.types.shapes, ty).iter().any(|leaf| !leaf.ty.is_arithmetic());
    if let Some(place) = same.filter(|_| !pointers && choices.chance(10)) {
        return Some(Expr::read(place));
    }
    let object = ty.as_record().and_then(|id| match side {
        Side::Callee => sweep.objects.returned(id),
        // Globals of the caller, where its objects are some.
        Side::Caller => sweep.objects.passed_as(id, 0).filter(|_| !sweep.may(Features::GRAFFITI)),
    });
    Some(match object {
        Some(place) => Expr::read(place.clone()),
        None => sweep.objects.draw(sweep.program(), choices, 3, side).value(ty),
    })
}
