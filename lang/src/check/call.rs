//! Calls: their arguments, order, depth and cost.

use super::body::Body;
use super::cost::Cost;
use super::effects;
use super::error::{Check, Violation, describe, require};
use super::expr::{Facts, Use};
use super::{limits, ranges};
use crate::va_list_forwarding;
use crate::{
    BinaryOp, Callee, Expr, ExprKind, FuncId, Function, LocalId, Number, Signature, Type, VariadicTail,
    typing,
};

impl<'p> Body<'p> {
    pub(super) fn call(
        &mut self,
        expr: &Expr,
        callee: &Callee,
        arguments: &[Expr],
        used: Use,
    ) -> Check<Facts> {
        require(expr.ty != Type::Void || used == Use::Discarded, || Violation::VoidValue)?;
        let lists =
            va_list_forwarding::tail_of(self.program, callee).is_some_and(|tail| tail.passing.is_list());
        require(!lists || self.forwards, || Violation::ListElsewhere)?;
        let mut pure = true;
        match callee {
            Callee::Direct(id) => {
                let function = self.function_of(*id)?;
                self.returns(expr, function.ret.as_ref())?;
                let params = function.parameters().iter().map(|p| &p.ty);
                pure &= self.arguments(arguments, params, function.tail)?;
                self.direct_call(*id, function, arguments)?;
            }
            Callee::Pointer(pointer) => {
                pure &= self.value(pointer)?.pure;
                let Type::FunctionPointer(signature) = &pointer.ty else {
                    return Err(Box::new(self.no_object(&pointer.ty)));
                };
                self.followed(pointer)?;
                self.returns(expr, signature.ret.as_ref())?;
                pure &= self.arguments(arguments, &signature.params, signature.tail)?;
                self.indirect_call(signature);
            }
        }
        let operands = std::iter::once(self.effects.callee(callee));
        // What travels in a list is not evaluated.
        let evaluated = if lists { self.named_of(callee, arguments) } else { arguments };
        let clash =
            !pure && effects::conflict(operands.chain(evaluated.iter().map(|a| self.effects.effects(a))));
        require(!clash, || Violation::Unsequenced)?;
        self.temporary(&expr.ty);
        Ok(Facts { range: ranges::of_type(self.program, &expr.ty, None), pure: false })
    }

    fn named_of<'e>(&self, callee: &Callee, arguments: &'e [Expr]) -> &'e [Expr] {
        let tail = va_list_forwarding::tail_of(self.program, callee);
        tail.and_then(|tail| arguments.get(..tail.named as usize)).unwrap_or(arguments)
    }

    fn returns(&self, expr: &Expr, ret: Option<&Type>) -> Check {
        self.is_typed(expr, ret.unwrap_or(&Type::Void))
    }

    /// Checks that the arguments convert to the parameters. Returns true if they have no effects.
    fn arguments<'t>(
        &mut self,
        arguments: &[Expr],
        params: impl IntoIterator<Item = &'t Type, IntoIter: ExactSizeIterator>,
        tail: Option<VariadicTail>,
    ) -> Check<bool> {
        let params = params.into_iter();
        let (found, expected) = (arguments.len(), params.len());
        require(found == expected, || Violation::ArgumentCount { found, expected })?;
        let mut pure = true;
        for (index, (argument, param)) in arguments.iter().zip(params).enumerate() {
            let facts = self.value(argument)?;
            if tail.is_some_and(|tail| index >= tail.named as usize) {
                self.unnamed(argument, param)?;
            }
            self.assigned(argument, facts.range, param, None)?;
            self.temporary(param);
            pure &= facts.pure;
        }
        Ok(pure)
    }

    /// An argument that no parameter's type converts is of the type that is read, promoted or not.
    fn unnamed(&self, argument: &Expr, param: &Type) -> Check {
        self.is_typed(argument, param)?;
        let promoted = typing::integer(self.program, &typing::promoted(self.program, argument));
        let kept = promoted == typing::integer(self.program, param);
        require(kept, || Violation::UnnamedType { ty: describe(self.program, param) })
    }

    /// Calls go to later functions, or by the rule of recursion to the function itself.
    fn direct_call(&mut self, id: FuncId, callee: &Function, arguments: &[Expr]) -> Check {
        let name = || callee.name.clone();
        if id == self.id {
            let guarded = callee.recursive
                && self.tested.contains(&LocalId(0))
                && arguments.first().is_some_and(is_one_less);
            require(guarded, || Violation::Recursion { name: name() })?;
            self.cost = self.cost.plus(Cost { own_calls: 1, ..Cost::STEP });
            return Ok(());
        }
        require(id > self.id, || Violation::CallOrder { name: name() })?;
        let depth = if callee.recursive { arguments.first().and_then(constant_depth) } else { Some(0) };
        let Some(depth) = depth else {
            return Err(Box::new(Violation::RecursionDepth { name: name() }));
        };
        self.cost = self.cost.plus(self.costs[id.index()].of_call(depth));
        Ok(())
    }

    /// A call through a pointer costs what the costliest function costs that it may reach.
    fn indirect_call(&mut self, signature: &Signature) {
        let most = self.survey.targets(signature).map(|id| self.costs[id.index()].of_call(0));
        let most = most.fold(Cost::STEP, |most, cost| Cost {
            steps: most.steps.max(cost.steps),
            below: most.below.max(cost.below),
            ..most
        });
        self.cost = self.cost.plus(most);
    }

    /// Room on the stack for an argument, a result or another temporary.
    pub(super) fn temporary(&mut self, ty: &Type) {
        self.cost.frame = self.cost.frame.saturating_add(self.objects.contents(ty).scalars);
    }
}

/// `depth - 1`
fn is_one_less(argument: &Expr) -> bool {
    let ExprKind::Binary(BinaryOp::Sub, depth, one) = &argument.kind else { return false };
    let ExprKind::Read(place) = &depth.kind else { return false };
    super::pointers::whole_local(place) == Some(LocalId(0)) && matches!(one.kind, ExprKind::Int(Number::ONE))
}

fn constant_depth(argument: &Expr) -> Option<u32> {
    let ExprKind::Int(value) = argument.kind else { return None };
    u32::try_from(value).ok().filter(|depth| *depth <= limits::RECURSION)
}
