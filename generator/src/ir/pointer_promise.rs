//! Productions of calls that promise something of the pointers that they pass, true and false: `noalias` and `nocapture`, and of
//! how they go on: `willreturn`, `nofree`. Each has memory of its own and a function of its own.

use ir::{
    Align, Const, Function, FunctionAttr, FunctionBuilder, GepFlags, Global, IntPredicate, Operand, Param,
    ParamAttr, ParamAttrs, TypeId,
};
use smol_str::format_smolstr;

use super::body::IrBodyBuilder;
use super::shape::IntShape;
use crate::choices::Choices;

/// The declaration of a function that gets two pointers, of which the first promises something.
fn declaration(
    body: &IrBodyBuilder<'_>,
    choices: &mut Choices<'_>,
    ret: TypeId,
    attr: ParamAttr,
) -> Function {
    let name = format_smolstr!("keep{}", body.module.functions.len());
    let promised = Param { ty: TypeId::PTR, attrs: ParamAttrs::NONE.with_attribute(attr) };
    let mut declaration = Function::declaration(name, ret, vec![promised, Param::plain(TypeId::PTR)]);
    // True of every such function.
    for attr in [FunctionAttr::WillReturn, FunctionAttr::NoFree] {
        declaration.attrs.flags = declaration.attrs.flags.with_if(choices.chance(4), attr);
    }
    declaration
}

/// Two bytes that a global or the stack holds.
fn bytes(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) -> Operand {
    let ty = body.module.types.array(2, TypeId::I8);
    if choices.chance(2) {
        return body.builder.entry_alloca(ty, Align::ONE);
    }
    let name = format_smolstr!("bytes{}", body.module.globals.len());
    let global = Global::variable(name, ty, Const::Zero(ty), Align::ONE);
    Const::global(body.module.add_global(global)).into()
}

/// A call of a function that accesses a byte through one pointer and another, or the same, through the other.
pub(super) fn apart(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let breaks = body.breaks(choices);
    let number = Operand::from(Const::i8(choices.word() as u8));
    let (first, second) = (bytes(body, choices), bytes(body, choices));
    for slot in [first, second] {
        for at in 0..2 {
            let byte = body.builder.gep(GepFlags::NONE, TypeId::I8, slot, &[Const::i64(at).into()]);
            body.builder.store(number, byte, Align::ONE);
        }
    }
    let writes_through_promised = choices.chance(2);
    let steps = choices.chance(2);
    let mut f = FunctionBuilder::new(declaration(body, choices, TypeId::I8, ParamAttr::NoAlias));
    let mut promised = f.param(0);
    if steps {
        promised = f.gep(GepFlags::NONE, TypeId::I8, promised, &[Const::i64(1).into()]);
    }
    let (written, read) = match writes_through_promised {
        true => (promised, f.param(1)),
        false => (f.param(1), promised),
    };
    f.store(number, written, Align::ONE);
    let loaded = f.load(TypeId::I8, read, Align::ONE);
    f.ret(loaded);
    let callee = body.module.add_function(f.finish());
    // The byte itself, its neighbour, or one elsewhere.
    let offset = i64::from(steps == breaks);
    let passed = match breaks || choices.chance(2) {
        true => body.builder.gep(GepFlags::NONE, TypeId::I8, first, &[Const::i64(offset).into()]),
        false => second,
    };
    let result = body.builder.call_plain(callee, TypeId::I8, &[first, passed]);
    let value = body.define(result.unwrap_or(number), IntShape::int(8), true);
    body.observe(value);
}

/// A call of a function that stores a pointer where its caller finds it: the one that it must not keep, or another.
pub(super) fn captured(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let breaks = body.breaks(choices);
    let passed = bytes(body, choices);
    let align = body.module.types.align(TypeId::PTR);
    let slot = body.builder.entry_alloca(TypeId::PTR, align);
    body.builder.store(Const::Null, slot, align);
    let mut f = FunctionBuilder::new(declaration(body, choices, TypeId::VOID, ParamAttr::NoCapture));
    let pointer = f.param(0);
    let kept = if breaks { pointer } else { f.param(1) };
    // What dies with the function is no capture.
    let place = if !breaks && choices.chance(3) { f.entry_alloca(TypeId::PTR, align) } else { f.param(1) };
    f.store(kept, place, align);
    f.ret_void();
    let callee = body.module.add_function(f.finish());
    body.builder.call_plain(callee, TypeId::VOID, &[passed, slot]);
    let found = body.builder.load(TypeId::PTR, slot, align);
    let same = body.builder.icmp(IntPredicate::Eq, found, passed);
    let value = body.define(same, IntShape::int(1), true);
    body.observe(value);
}
