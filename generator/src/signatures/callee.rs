//! The functions that have the signatures, and trampolines to them.

use lang::{
    Callee, Expr, ExprKind, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Side, Stmt, Type,
};
use smol_str::format_smolstr;

use super::Sweep;
use super::draw::{Reader, Wanted};
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
        tail: None,
        locals,
        body: vec![body],
        recursive: false,
        copied: None,
        side: Side::Callee,
    })
}

/// Who is written, and who is passed its list.
#[derive(Clone, Copy)]
pub(super) struct Who<'w> {
    /// The number of the signature, and how many lists it takes to get there.
    pub(super) number: (u32, u32),
    pub(super) side: Side,
    pub(super) wanted: &'w Wanted,
    pub(super) reader: Option<(FuncId, &'w Reader)>,
}

/// A function that says what has arrived, writes to its copy of something and returns.
pub(super) fn function(sweep: &Sweep<'_, '_>, mut choices: Choices<'_>, who: Who<'_>) -> Function {
    let Who { number: (k, hops), side, wanted, reader } = who;
    let mut locals = parameters(wanted.params.iter().cloned());
    let params = locals.len() as u32;
    let mut places: Vec<Place> = places(wanted).collect();
    let mut body = Vec::new();
    if let Some((id, reader)) = reader {
        forward(&mut body, &mut locals, &mut places, id, (wanted, reader));
    }
    body.extend(fold::say(sweep, side, &places, &mut locals));
    let written = modify(sweep, &mut choices, &places[..params as usize], &mut body);
    let places = &places[..params as usize];
    body.extend(
        returned(sweep, &mut choices, (wanted, places), side, written).map(|value| Stmt::Return(Some(value))),
    );
    let name = if hops == 0 { format_smolstr!("f{k}") } else { format_smolstr!("l{k}_{hops}") };
    let (ret, tail, copied) = (wanted.ret.clone(), wanted.tail, wanted.copied);
    Function { name, ret, params, tail, copied, locals, body, recursive: false, side }
}

/// Passes the list on. What is in it nobody writes, or takes the address of: that happens to copies, which are made
/// behind the call, so that they have what was read behind it.
fn forward(
    body: &mut Vec<Stmt>,
    locals: &mut Vec<Local>,
    places: &mut Vec<Place>,
    id: FuncId,
    (wanted, reader): (&Wanted, &Reader),
) {
    let tail = reader.wanted.tail.map_or(0, |tail| tail.named) as usize;
    let passed = reader.wanted.params.len() - tail;
    let from = reader.from as usize;
    let arguments = places[..tail].iter().chain(&places[from..from + passed]);
    let arguments = arguments.map(|place| Expr::read(place.clone())).collect();
    let callee = match reader.wanted.pointer {
        true => {
            let ty = Type::FunctionPointer(Box::new(reader.wanted.signature()));
            Callee::Pointer(Box::new(Expr { kind: ExprKind::FunctionAddress(id), ty }))
        }
        false => Callee::Direct(id),
    };
    let ty = wanted.ret.clone().unwrap_or(Type::Void);
    let call = Expr { kind: ExprKind::Call(callee, arguments), ty };
    let mut declare = |body: &mut Vec<Stmt>, value: Expr| {
        let id = LocalId(locals.len() as u32);
        let place = Place::local(id, value.ty.clone());
        locals.push(Local { name: format_smolstr!("v{}", id.0), ty: value.ty.clone(), volatile: false });
        body.push(Stmt::Declare(id, LocalInit::Init(Init::Value(value))));
        place
    };
    let result = match &wanted.ret {
        Some(_) if !reader.wanted.discarded => Some(declare(body, call)),
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

fn places(wanted: &Wanted) -> impl Iterator<Item = Place> {
    (0..).map(LocalId).zip(&wanted.params).map(|(id, ty)| Place::local(id, ty.clone()))
}

/// Writes to a scalar of a record that was passed; gives the parameter.
fn modify(
    sweep: &Sweep<'_, '_>,
    choices: &mut Choices<'_>,
    places: &[Place],
    body: &mut Vec<Stmt>,
) -> Option<Place> {
    if !sweep.may(Features::MODIFIED_COPY) {
        return None;
    }
    let records: Vec<Place> = places.iter().filter(|place| place.ty.as_record().is_some()).cloned().collect();
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
    (wanted, places): (&Wanted, &[Place]),
    side: Side,
    written: Option<Place>,
) -> Option<Expr> {
    let ty = wanted.ret.as_ref()?;
    let same = written.into_iter().chain(places.iter().cloned()).find(|place| place.ty == *ty);
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
