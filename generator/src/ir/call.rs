//! Productions of calls.

use ir::{Call, Callee, Const, Operand, ParamAttr, ParamAttrs};

use super::body::{Body, Pair, Value};
use super::memory::Object;
use super::shape::{Shape, pair_type};
use super::signature::{Given, Signature, Taken};
use crate::choices::Choices;

/// What a call gave back.
pub(super) enum Result {
    Value(Value),
    Pair(Pair),
}

/// There is something to call, and time for it.
pub(super) fn is_affordable(body: &Body<'_>) -> bool {
    let left = body.config.limits.steps.saturating_sub(body.steps);
    body.callees.iter().any(|callee| callee.steps.saturating_mul(body.factor) < left)
}

/// A call of one of the functions that there is time for.
pub(super) fn call(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let left = body.config.limits.steps.saturating_sub(body.steps) / body.factor;
    let callees = body.callees;
    let open: Vec<&Signature> = callees.iter().filter(|callee| callee.steps < left).collect();
    if let Some(&callee) = choices.pick(&open) {
        body.call_of(choices, callee);
    }
}

impl Body<'_> {
    /// Calls a function with operands from the scope.
    pub(super) fn call_of(&mut self, choices: &mut Choices<'_>, callee: &Signature) -> Result {
        let args = callee.params.iter().map(|&taken| self.argument(choices, taken)).collect();
        self.steps += callee.steps * self.factor;
        let (ret, ret_attrs) = match callee.result {
            Given::Value { shape, noundef } => (self.ty(shape), attributes(noundef)),
            Given::Pair(members) => (pair_type(&mut self.module.types, members), ParamAttrs::NONE),
        };
        let call = Call { callee: Callee::Direct(callee.id), ret, ret_attrs, args, fixed: None };
        // No function here returns `void`.
        let operand = self.b.call(call).unwrap_or(Const::Poison(ret).into());
        match callee.result {
            Given::Value { shape, noundef } => Result::Value(self.bring(operand, shape, noundef)),
            Given::Pair(members) => {
                let pair = Pair { operand, members };
                self.pairs.push(pair);
                Result::Pair(pair)
            }
        }
    }

    fn argument(&mut self, choices: &mut Choices<'_>, taken: Taken) -> (Operand, ParamAttrs) {
        match taken {
            Taken::Value { shape, noundef: true } => {
                (self.trusted(choices, shape).operand, ParamAttrs::NOUNDEF)
            }
            Taken::Value { shape, noundef: false } => {
                (self.operand(choices, shape).operand, ParamAttrs::NONE)
            }
            Taken::Object(size) => {
                let attrs = ParamAttrs::NOUNDEF.with(ParamAttr::NonNull);
                (self.passed(choices, size), attrs)
            }
        }
    }

    /// The address of an object with so many bytes; one is made where there is none.
    fn passed(&mut self, choices: &mut Choices<'_>, size: ir::Bytes) -> Operand {
        let passable = |object: &Object| object.whole.is_none() && !object.constant && object.size >= size;
        match self.object_where(choices, passable) {
            Some(object) => {
                let part = self.part(choices, object, size);
                self.address(choices, part).0
            }
            None => {
                let object = self.new_object(size, ir::Align::EIGHT);
                self.objects[object].ptr
            }
        }
    }

    /// Observes everything in a result.
    pub(super) fn observe_result(&mut self, result: Result) {
        match result {
            Result::Value(value) => self.observe(value),
            Result::Pair(Pair { operand, members }) => {
                let frozen = self.b.freeze(operand);
                for (at, shape) in members.into_iter().enumerate() {
                    let value = self.member(frozen, at as u32, shape);
                    self.observe(value);
                }
            }
        }
    }

    fn member(&mut self, frozen: Operand, at: u32, shape: Shape) -> Value {
        let ty = self.ty(shape);
        let operand = self.b.extract_value(ty, frozen, &[at]);
        self.bring(operand, shape, true)
    }
}

fn attributes(noundef: bool) -> ParamAttrs {
    if noundef { ParamAttrs::NOUNDEF } else { ParamAttrs::NONE }
}
