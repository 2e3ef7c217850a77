//! Productions of calls that may not access all memory, with promises of that, true and false: `memory(…)`, `readonly`,
//! `writeonly`, `readnone` and `tail`. Each has memory of its own and a function of its own, which makes one access.

use ir::{
    Align, Call, Callee, CallingConvention, Const, FuncId, Function, FunctionAttrs, FunctionBuilder, Global,
    MemoryEffect, MemoryEffects, Operand, Param, ParamAttr, ParamAttrs, TailCall, TypeId,
};
use smol_str::format_smolstr;

use super::body::IrBodyBuilder;
use super::shape::IntShape;
use crate::choices::Choices;

/// The byte that the called function accesses.
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessedByte {
    /// The one that its argument points to.
    OfArgument,
    /// A global one, by its name.
    ByName(Operand),
    /// One that it allocates itself.
    Own,
}

use AccessedByte::{ByName, OfArgument, Own};

/// The place of a promise.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LimitPlace {
    Function,
    Call,
    Parameter,
    Argument,
}

const EFFECTS: [MemoryEffect; 4] =
    [MemoryEffect::None, MemoryEffect::Read, MemoryEffect::Write, MemoryEffect::ReadWrite];

/// The called function: its access, and its promises.
#[derive(Clone)]
struct Called {
    byte: AccessedByte,
    write: bool,
    number: u8,
    attrs: FunctionAttrs,
    param: ParamAttrs,
}

impl Called {
    /// Adds the function to a module.
    fn define(self, body: &mut IrBodyBuilder<'_>) -> FuncId {
        let name = format_smolstr!("touch{}", body.module.functions.len());
        let params = vec![Param { ty: TypeId::PTR, attrs: self.param }];
        let mut declaration = Function::declaration(name, TypeId::I8, params);
        declaration.attrs = self.attrs;
        let mut f = FunctionBuilder::new(declaration);
        let number = Operand::from(Const::i8(self.number));
        let address = match self.byte {
            OfArgument => f.param(0),
            ByName(global) => global,
            Own => {
                let own = f.entry_alloca(TypeId::I8, Align::ONE);
                // Written before the access: the first load of what `alloca` gives would be undef.
                f.store(number, own, Align::ONE);
                own
            }
        };
        let result = match self.write {
            true => {
                f.store(number, address, Align::ONE);
                number
            }
            false => f.load(TypeId::I8, address, Align::ONE),
        };
        f.ret(result);
        body.module.add_function(f.finish())
    }
}

fn global(body: &mut IrBodyBuilder<'_>, number: u8) -> Operand {
    let name = format!("limited{}", body.module.globals.len());
    let global = Global::variable(name, TypeId::I8, Const::i8(number), Align::ONE);
    Const::global(body.module.add_global(global)).into()
}

/// Effects that allow an access, or exclude it.
fn effects(choices: &mut Choices<'_>, byte: AccessedByte, write: bool, breaks: bool) -> MemoryEffects {
    let needed = if write { MemoryEffect::Write } else { MemoryEffect::Read };
    let others = if write { MemoryEffect::Read } else { MemoryEffect::Write };
    let mut drawn = MemoryEffects {
        argument: choices.one_of(EFFECTS),
        inaccessible: MemoryEffect::None,
        other: choices.one_of(EFFECTS),
    };
    let concerned = match byte {
        OfArgument => &mut drawn.argument,
        ByName(_) => &mut drawn.other,
        Own => return drawn,
    };
    *concerned = if breaks { concerned.intersection(others) } else { concerned.union(needed) };
    drawn
}

/// An attribute of a pointer that allows an access through it, or excludes it.
fn attribute(choices: &mut Choices<'_>, through: bool, write: bool, breaks: bool) -> ParamAttr {
    let (true_one, false_one) = match write {
        true => (ParamAttr::WriteOnly, ParamAttr::ReadOnly),
        false => (ParamAttr::ReadOnly, ParamAttr::WriteOnly),
    };
    match (through, breaks) {
        (false, _) => choices.one_of([true_one, false_one, ParamAttr::ReadNone]),
        (true, false) => true_one,
        (true, true) => choices.one_of([false_one, ParamAttr::ReadNone]),
    }
}

/// A call of a function that promises something of its accesses, or of which the call does.
pub(super) fn call(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let breaks = body.breaks(choices);
    let (write, number) = (choices.chance(6), choices.word() as u8);
    let place =
        choices.one_of([LimitPlace::Function, LimitPlace::Call, LimitPlace::Parameter, LimitPlace::Argument]);
    let byte = match choices.below(6) {
        0 => Own,
        1 | 2 => ByName(global(body, number)),
        _ => OfArgument,
    };
    // A promise about a pointer to a global does not restrict accesses by the global's name.
    let slot = match !breaks && choices.chance(4) {
        true => global(body, number),
        false => body.builder.entry_alloca(TypeId::I8, Align::ONE),
    };
    body.builder.store(Const::i8(number), slot, Align::ONE);
    let mut called = Called { byte, write, number, attrs: FunctionAttrs::default(), param: ParamAttrs::NONE };
    let (mut attrs, mut given) = (FunctionAttrs::default(), ParamAttrs::NONE);
    let effects = effects(choices, byte, write, breaks);
    let attribute = attribute(choices, byte == OfArgument, write, breaks);
    match place {
        LimitPlace::Function => called.attrs.memory = Some(effects),
        LimitPlace::Call => attrs.memory = Some(effects),
        LimitPlace::Parameter => called.param = called.param.with_attribute(attribute),
        LimitPlace::Argument => given = given.with_attribute(attribute),
    }
    let callee = called.define(body);
    touched(body, callee, (slot, given), attrs, TailCall::Any);
}

/// A call with `tail` that gets the address of a global, or of what lies on the stack.
pub(super) fn tail(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let breaks = body.breaks(choices);
    let (write, number) = (choices.chance(6), choices.word() as u8);
    let local = body.builder.entry_alloca(TypeId::I8, Align::ONE);
    body.builder.store(Const::i8(number), local, Align::ONE);
    let is_tail = choices.chance(10);
    let slot = if breaks || !is_tail { local } else { global(body, number) };
    let (attrs, param) = (FunctionAttrs::default(), ParamAttrs::NONE);
    let callee = Called { byte: OfArgument, write, number, attrs, param }.define(body);
    let tail = if is_tail { TailCall::Tail } else { TailCall::Any };
    touched(body, callee, (slot, ParamAttrs::NONE), FunctionAttrs::default(), tail);
}

fn touched(
    body: &mut IrBodyBuilder<'_>,
    callee: FuncId,
    argument: (Operand, ParamAttrs),
    attrs: FunctionAttrs,
    tail: TailCall,
) {
    let call = Call {
        callee: Callee::Direct(callee),
        ret: TypeId::I8,
        ret_attrs: ParamAttrs::NONE,
        args: vec![argument],
        fixed: None,
        convention: CallingConvention::C,
        attrs,
        bundles: Vec::new(),
        tail,
    };
    let result = body.builder.call(call).unwrap_or(Const::Poison(TypeId::I8).into());
    let value = body.define(result, IntShape::int(8), true);
    body.observe(value);
}
