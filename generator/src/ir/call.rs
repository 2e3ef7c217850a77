//! Productions of calls.

use ir::{Call, Callee, CallingConvention, Const, Operand, ParamAttr, ParamAttrs};

use super::body::IrBodyBuilder;
use super::promise;
use super::scope::{CalleeSignature, ObjectPart, ParamKind, ResultKind, ScopePair, ScopeValue};
use super::shape::{IntShape, pair_type};
use crate::choices::Choices;

/// The result of a call.
pub(super) enum CallResult {
    Value(ScopeValue),
    Pair(ScopePair),
}

/// Calls one of the functions that the limit on steps allows.
pub(super) fn call(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let left = body.config.limits.steps.saturating_sub(body.steps) / body.max_runs;
    let callees = body.callees;
    let open: Vec<&CalleeSignature> = callees.iter().filter(|callee| callee.steps < left).collect();
    if let Some(&callee) = choices.pick(&open) {
        body.call_of(choices, callee);
    }
}

impl IrBodyBuilder<'_> {
    /// Calls a function with operands from the scope.
    pub(super) fn call_of(&mut self, choices: &mut Choices<'_>, callee: &CalleeSignature) -> CallResult {
        self.call_through(choices, callee, Callee::Direct(callee.id))
    }

    /// Calls a function by its name or through a pointer.
    pub(super) fn call_through(
        &mut self,
        choices: &mut Choices<'_>,
        callee: &CalleeSignature,
        through: Callee,
    ) -> CallResult {
        let args = callee.params.iter().map(|&taken| self.argument(choices, taken)).collect();
        self.steps += callee.steps * self.max_runs;
        let (ret, ret_attrs) = match callee.result {
            ResultKind::Value { shape, noundef } => {
                // What the function promises, the call need not.
                let noundef = noundef && !choices.chance(6);
                (self.ty(shape), promise::of_call(self, choices, shape, attributes(noundef)))
            }
            ResultKind::Pair(members) => (pair_type(&mut self.module.types, members), ParamAttrs::NONE),
        };
        let call = Call {
            callee: through,
            ret,
            ret_attrs,
            args,
            fixed: None,
            convention: CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        };
        // No function here returns `void`.
        let operand = self.builder.call(call).unwrap_or(Const::Poison(ret).into());
        match callee.result {
            ResultKind::Value { shape, noundef } => CallResult::Value(self.define(operand, shape, noundef)),
            ResultKind::Pair(members) => {
                let pair = ScopePair { operand, members };
                self.pairs.push(pair);
                CallResult::Pair(pair)
            }
        }
    }

    fn argument(&mut self, choices: &mut Choices<'_>, taken: ParamKind) -> (Operand, ParamAttrs) {
        match taken {
            ParamKind::Value { shape, noundef: true } => {
                (self.guarded_operand(choices, shape).operand, ParamAttrs::NOUNDEF)
            }
            ParamKind::Value { shape, noundef: false } => {
                let operand = self.operand(choices, shape).operand;
                (operand, promise::of_call(self, choices, shape, ParamAttrs::NONE))
            }
            ParamKind::Object(size) => {
                let attrs = ParamAttrs::NOUNDEF.with_attribute(ParamAttr::NonNull);
                (self.passed(choices, size), attrs)
            }
        }
    }

    /// Draws the address of an object of at least `size` bytes; allocates one if there is none.
    fn passed(&mut self, choices: &mut Choices<'_>, size: ir::Bytes) -> Operand {
        let passable =
            |object: &ObjectPart| object.whole.is_none() && !object.constant && object.size >= size;
        match self.object_where(choices, passable) {
            Some(object) => {
                let part = self.draw_range(choices, object, size);
                self.address(choices, part).0
            }
            None => {
                let object = self.new_object(size, ir::Align::EIGHT);
                self.objects[object].ptr
            }
        }
    }

    /// Observes every value of a result.
    pub(super) fn observe_result(&mut self, result: CallResult) {
        match result {
            CallResult::Value(value) => self.observe(value),
            CallResult::Pair(ScopePair { operand, members }) => {
                let frozen = self.builder.freeze(operand);
                for (at, shape) in members.into_iter().enumerate() {
                    let value = self.member(frozen, at as u32, shape);
                    self.observe(value);
                }
            }
        }
    }

    fn member(&mut self, frozen: Operand, at: u32, shape: IntShape) -> ScopeValue {
        let ty = self.ty(shape);
        let operand = self.builder.extract_value(ty, frozen, &[at]);
        self.define(operand, shape, true)
    }
}

fn attributes(noundef: bool) -> ParamAttrs {
    if noundef { ParamAttrs::NOUNDEF } else { ParamAttrs::NONE }
}
