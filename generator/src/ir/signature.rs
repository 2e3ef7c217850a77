//! Signatures: settled before a function's body, and all that a caller knows of it.

use ir::{Align, Bytes, FuncId, Function, FunctionAttr, Linkage, Param, ParamAttr, ParamAttrs, TypeId};
use smol_str::format_smolstr;

use super::body::{Body, World};
use super::memory::Object;
use super::shape::{Shape, pair_type};
use crate::choices::Choices;

/// What a parameter takes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Taken {
    /// A value; `noundef`: passing poison or undef is undefined behaviour.
    Value { shape: Shape, noundef: bool },
    /// The address of so many bytes that may be read and written.
    Object(Bytes),
}

/// What a function gives back.
#[derive(Clone, Copy, Debug)]
pub(super) enum Given {
    /// A value; `noundef` as for a parameter.
    Value { shape: Shape, noundef: bool },
    /// A structure of two values.
    Pair([Shape; 2]),
}

/// A function as its callers know it.
#[derive(Clone, Debug)]
pub(super) struct Signature {
    pub(super) id: FuncId,
    pub(super) params: Vec<Taken>,
    pub(super) result: Given,
    /// Instructions that a call executes, at most, roughly.
    pub(super) steps: u64,
}

/// What an object must have to be passed.
pub(super) const PASSED: Bytes = Bytes(8);

impl Signature {
    /// Draws the signature of the function of this number and enters its declaration.
    pub(super) fn draw(world: &mut World<'_>, choices: &mut Choices<'_>, number: u32) -> Signature {
        let small = world.config.is_small();
        let most = world.config.limits.parameters;
        let mut params = Vec::new();
        for _ in 0..choices.between(most.min(1), most) {
            let shape = world.palette.any(choices);
            let taken = match choices.below(8) {
                7 if !small => Taken::Object(PASSED),
                6 => Taken::Value { shape, noundef: true },
                _ => Taken::Value { shape, noundef: false },
            };
            params.push(taken);
        }
        let shape = world.palette.any(choices);
        let result = match choices.below(8) {
            7 if !small => Given::Pair([shape, world.palette.any(choices)]),
            6 => Given::Value { shape, noundef: true },
            _ => Given::Value { shape, noundef: false },
        };
        let declaration = declaration(world, choices, number, &params, result);
        let id = world.module.add_function(declaration);
        Signature { id, params, result, steps: 0 }
    }
}

fn declaration(
    world: &mut World<'_>,
    choices: &mut Choices<'_>,
    number: u32,
    params: &[Taken],
    result: Given,
) -> Function {
    let types = &mut world.module.types;
    let params = params.iter().map(|taken| match *taken {
        Taken::Value { shape, noundef } => Param { ty: shape.ty(types), attrs: attributes(noundef) },
        Taken::Object(_) => Param { ty: TypeId::PTR, attrs: ParamAttrs::NOUNDEF.with(ParamAttr::NonNull) },
    });
    let params = params.collect();
    let (ret, ret_attrs) = match result {
        Given::Value { shape, noundef } => (shape.ty(types), attributes(noundef)),
        Given::Pair(members) => (pair_type(types, members), ParamAttrs::NONE),
    };
    let mut function = Function::declaration(format_smolstr!("f{number}"), ret, params);
    function.ret_attrs = ret_attrs;
    // A function that nobody else sees may be specialised for its callers; one that is not inlined has to be called.
    function.linkage = if choices.chance(8) { Linkage::Internal } else { Linkage::External };
    let kept_apart = [(FunctionAttr::NoUnwind, 8), (FunctionAttr::NoInline, 5)];
    for (attribute, odds) in kept_apart {
        if choices.chance(odds) {
            function.attrs.flags = function.attrs.flags.with(attribute);
        }
    }
    function
}

fn attributes(noundef: bool) -> ParamAttrs {
    if noundef { ParamAttrs::NOUNDEF } else { ParamAttrs::NONE }
}

impl Body<'_> {
    /// Brings the parameters into scope.
    pub(super) fn take(&mut self, params: &[Taken]) {
        for (at, taken) in params.iter().enumerate() {
            let operand = self.b.param(at);
            match *taken {
                Taken::Value { shape, noundef } => drop(self.bring(operand, shape, noundef)),
                Taken::Object(size) => self.objects.push(Object {
                    ptr: operand,
                    size,
                    align: Align::ONE,
                    written: if self.config.is_determined() { Object::all_written(size) } else { 0 },
                    constant: false,
                    aliased: true,
                    whole: None,
                }),
            }
        }
        // Globals may be what a parameter points to.
        if params.iter().any(|taken| matches!(taken, Taken::Object(_))) {
            self.objects.iter_mut().for_each(|object| object.aliased = true);
        }
    }

    /// Ends the function with a result.
    pub(super) fn give(&mut self, choices: &mut Choices<'_>, result: Given) {
        let operand = match result {
            Given::Value { shape, noundef: true } => self.clean_result(choices, shape),
            Given::Value { shape, noundef: false } => self.operand(choices, shape).operand,
            Given::Pair(members) => self.pair_of(choices, members).operand,
        };
        self.b.ret(operand);
    }

    fn clean_result(&mut self, choices: &mut Choices<'_>, shape: Shape) -> ir::Operand {
        self.trusted(choices, shape).operand
    }
}
