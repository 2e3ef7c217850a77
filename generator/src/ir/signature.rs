//! Signatures of functions, drawn before the bodies.

use ir::{Align, Bytes, Function, FunctionAttr, Linkage, Param, ParamAttr, ParamAttrs, TypeId};
use smol_str::format_smolstr;

use super::body::{IrBodyBuilder, ModuleDraft};
use super::promise;
use super::scope::{CalleeSignature, ObjectPart, ParamKind, ResultKind};
use super::shape::{IntShape, pair_type};
use crate::choices::Choices;

/// The least size of a passed object.
pub(super) const MIN_PASSED_OBJECT: Bytes = Bytes(8);

impl CalleeSignature {
    /// Draws the signature of the function of this number and adds its declaration to the module.
    pub(super) fn draw(
        draft: &mut ModuleDraft<'_>,
        choices: &mut Choices<'_>,
        number: u32,
    ) -> CalleeSignature {
        // A small module has no memory, so that nothing in it can be passed by address.
        let small = draft.config.is_small();
        let most = draft.config.limits.parameters;
        let mut params = Vec::new();
        for _ in 0..choices.number_between(most.min(1), most) {
            let shape = draft.palette.any_shape(choices);
            let taken = match choices.below(8) {
                7 if !small => ParamKind::Object(MIN_PASSED_OBJECT),
                6 => ParamKind::Value { shape, noundef: true },
                _ => ParamKind::Value { shape, noundef: false },
            };
            params.push(taken);
        }
        let shape = draft.palette.any_shape(choices);
        let result = match choices.below(8) {
            7 if !small => ResultKind::Pair([shape, draft.palette.any_shape(choices)]),
            6 => ResultKind::Value { shape, noundef: true },
            _ => ResultKind::Value { shape, noundef: false },
        };
        let declaration = declaration(draft, choices, number, &params, result);
        let id = draft.module.add_function(declaration);
        CalleeSignature { id, params, result, steps: 0 }
    }
}

fn declaration(
    draft: &mut ModuleDraft<'_>,
    choices: &mut Choices<'_>,
    number: u32,
    params: &[ParamKind],
    result: ResultKind,
) -> Function {
    let params = params.iter().map(|taken| match *taken {
        ParamKind::Value { shape, noundef } => {
            let attrs = promise::with_range(draft, choices, shape, attributes(noundef));
            Param { ty: shape.ty(&mut draft.module.types), attrs }
        }
        ParamKind::Object(size) => {
            let dereferenceable = (draft.config.flags && choices.chance(4)).then_some(size);
            let attrs = ParamAttrs::NOUNDEF.with_attribute(ParamAttr::NonNull);
            Param { ty: TypeId::PTR, attrs: ParamAttrs { dereferenceable, ..attrs } }
        }
    });
    let params = params.collect();
    let (ret, ret_attrs) = match result {
        ResultKind::Value { shape, noundef } => {
            let attrs = promise::with_range(draft, choices, shape, attributes(noundef));
            (shape.ty(&mut draft.module.types), attrs)
        }
        ResultKind::Pair(members) => (pair_type(&mut draft.module.types, members), ParamAttrs::NONE),
    };
    let mut function = Function::declaration(format_smolstr!("f{number}"), ret, params);
    function.ret_attrs = ret_attrs;
    // Passes may specialise an internal function for its callers; a function that is not inlined tests calls.
    function.linkage = if choices.chance(8) { Linkage::Internal } else { Linkage::External };
    let kept_apart = [(FunctionAttr::NoUnwind, 8), (FunctionAttr::NoInline, 5)];
    for (attribute, odds) in kept_apart {
        if choices.chance(odds) {
            function.attrs.flags = function.attrs.flags.with_attribute(attribute);
        }
    }
    function
}

fn attributes(noundef: bool) -> ParamAttrs {
    if noundef { ParamAttrs::NOUNDEF } else { ParamAttrs::NONE }
}

impl IrBodyBuilder<'_> {
    /// Brings the parameters into scope.
    pub(super) fn define_parameters(&mut self, params: &[ParamKind]) {
        for (at, taken) in params.iter().enumerate() {
            let operand = self.builder.param(at);
            match *taken {
                ParamKind::Value { shape, noundef } => drop(self.define(operand, shape, noundef)),
                ParamKind::Object(size) => self.objects.push(ObjectPart {
                    ptr: operand,
                    size,
                    align: Align::ONE,
                    written: if self.config.is_determined() { ObjectPart::all_written(size) } else { 0 },
                    constant: false,
                    aliased: true,
                    whole: None,
                }),
            }
        }
        // A pointer parameter may point to a global.
        if params.iter().any(|taken| matches!(taken, ParamKind::Object(_))) {
            self.objects.iter_mut().for_each(|object| object.aliased = true);
        }
    }

    /// Ends the function with a `ret`.
    pub(super) fn build_return(&mut self, choices: &mut Choices<'_>, result: ResultKind) {
        let operand = match result {
            // A broken promise is undefined behaviour, which some configurations allow.
            ResultKind::Value { shape, noundef: true } if !self.config.ub_free && choices.chance(6) => {
                self.operand(choices, shape).operand
            }
            ResultKind::Value { shape, noundef: true } => self.clean_result(choices, shape),
            ResultKind::Value { shape, noundef: false } => self.operand(choices, shape).operand,
            ResultKind::Pair(members) => self.pair_of(choices, members).operand,
        };
        self.builder.ret(operand);
    }

    fn clean_result(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ir::Operand {
        self.guarded_operand(choices, shape).operand
    }
}
