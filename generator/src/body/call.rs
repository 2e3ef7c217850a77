//! Calls: arguments, the callee by name or through a pointer, and the use of the result.

use lang::{Callee, Expr, ExprKind, Features, FuncId, Place, PlaceBase, RecordId, Stmt, Type};

use super::scope::SideEffect;
use super::statement::assignment;
use super::{BodyBuilder, EffectMode, IndeterminateSet};
use crate::production::{self, Production, row};

/// A call expression and the effects of its evaluation.
pub(crate) struct DrawnCall {
    expr: Expr,
    effect: SideEffect,
    /// The scalars of the result that may be indeterminate.
    indeterminate: IndeterminateSet,
}

type ResultProduction = Production<fn(&BodyBuilder<'_>, &Type) -> bool, fn(&mut BodyBuilder<'_>, DrawnCall)>;

/// The production table of uses of a call's result; the first row is always open.
pub(crate) static RESULTS: &[ResultProduction] = &[
    row("result-thrown-away", 2, Features::DISCARDED_RESULT, |_, _| true, discard),
    row("result-stored", 12, Features::empty(), |_, ty| *ty != Type::Void, store),
    row("result-assigned", 5, Features::RECORD_ASSIGNMENT, |b, ty| b.assignable(ty), assign),
    row("result-member", 4, Features::RESULT_MEMBER, |b, ty| b.has_member(ty), member),
    row("result-of-void", 1, Features::empty(), |_, ty| *ty == Type::Void, discard),
];

impl BodyBuilder<'_> {
    /// Writes a statement that calls a function and uses its result.
    pub(super) fn call_statement(&mut self, function: FuncId) {
        let (expr, effect) = self.call(function);
        let indeterminate = self.skeleton.roles[function.index()].indeterminate.result;
        let call = DrawnCall { expr, effect, indeterminate };
        let open =
            production::open(RESULTS, self.skeleton.types.enabled, |row| (row.possible)(self, &call.expr.ty));
        let row = production::draw(&mut self.choices, RESULTS, self.skeleton.types.focus, open);
        self.note_production(row.name);
        (row.build)(self, call);
    }

    /// Builds a call of a function of higher number, or of a child through the pointer parameter that holds its
    /// address.
    pub(super) fn call(&mut self, function: FuncId) -> (Expr, SideEffect) {
        self.count_call(function);
        let target = &self.program()[function];
        let ty = target.ret.clone().unwrap_or(Type::Void);
        let depth = self.skeleton.config.limits.recursion.clamp(1, lang::check::limits::RECURSION);
        let fixed = target.recursive.then(|| Expr::int(self.choices.number_between(1, depth), Type::UINT));
        let (arguments, effect) = self.arguments(function, fixed);
        let callee = self.callee_of(function);
        (Expr { kind: ExprKind::Call(callee, arguments), ty }, effect.joined(SideEffect::CALL))
    }

    /// Builds the arguments of a call; `first` is the depth for a recursive function.
    ///
    /// At most one argument has effects. It is built first, so that the rest can avoid the objects it touches.
    pub(super) fn arguments(&mut self, function: FuncId, first: Option<Expr>) -> (Vec<Expr>, SideEffect) {
        let target = &self.program()[function];
        let given = first.is_some() as usize;
        let free = self.free_argument(target, given);
        let mut effect = SideEffect::NONE;
        let mut freed = None;
        if let Some(at) = free {
            let (value, does) =
                self.with_nothing_read(|b| b.argument(function, at as u32, EffectMode::Effects));
            (effect, freed) = (does, Some(value));
        }
        let mut arguments: Vec<Expr> = first.into_iter().collect();
        for at in given..target.params as usize {
            let argument = match freed.take_if(|_| free == Some(at)) {
                Some(value) => value,
                None => self.as_sibling_of(effect, EffectMode::Reads, |b, mode| {
                    b.with_nothing_read(|b| b.argument(function, at as u32, mode).0)
                }),
            };
            arguments.push(argument);
        }
        (arguments, effect)
    }

    /// Draws the argument that may have effects: the first record with volatile members, which only a read with
    /// effects can pass from a variable, or any argument.
    fn free_argument(&mut self, target: &lang::Function, given: usize) -> Option<usize> {
        let volatile =
            |ty: &Type| ty.as_record().is_some_and(|id| self.skeleton.summaries()[id.index()].volatile);
        let params = &target.parameters()[given..];
        let at = match params.iter().position(|p| volatile(&p.ty)) {
            Some(at) => at,
            None if self.choices.chance(8) || self.focuses_on(Features::NESTED_CALL) => {
                let record = params.iter().position(|p| p.ty.as_record().is_some());
                let any = self.choices.below(params.len() as u32) as usize;
                if self.choices.chance(6) { any } else { record.unwrap_or(any) }
            }
            None => return None,
        };
        (at < params.len()).then_some(at + given)
    }

    /// Builds the argument for a parameter, and its effects.
    pub(super) fn argument(
        &mut self,
        function: FuncId,
        position: u32,
        mode: EffectMode,
    ) -> (Expr, SideEffect) {
        let ty = &self.program()[function].locals[position as usize].ty;
        match ty {
            Type::Record(id) => {
                let indeterminate = self.skeleton.roles[function.index()].indeterminate.param(position);
                let value = self.record_limited_to(*id, mode, indeterminate);
                (value.expr, value.effect)
            }
            Type::Pointer(to) => {
                let indeterminate = self.skeleton.roles[function.index()].indeterminate.param(position);
                (self.pointer_to(to, indeterminate), SideEffect::NONE)
            }
            Type::FunctionPointer(_) => (self.function_pointer(function, position, ty), SideEffect::NONE),
            _ => {
                let (value, effect) = self.value(ty, None, mode);
                // An argument that passes through `...` is not converted to a parameter's type.
                let named = self.program()[function].tail.is_none_or(|tail| position < tail.named);
                let exact = named || value.ty == *ty && !matches!(value.kind, ExprKind::Read(_));
                (if exact || !ty.is_arithmetic() { value } else { value.cast(ty.clone()) }, effect)
            }
        }
    }

    /// The address of an object of type `to` in which only the `allowed` scalars may be indeterminate; the object is
    /// declared if none is in scope.
    fn pointer_to(&mut self, to: &Type, allowed: IndeterminateSet) -> Expr {
        let (var, address) = match self.address(to) {
            Some(found) => found,
            None => {
                let var = self.declare_plain(to.clone());
                self.vars[var].shared = true;
                let kind = ExprKind::AddressOf(self.vars[var].place.clone());
                (var, Expr { kind, ty: to.clone().pointer_to() })
            }
        };
        self.give_constants(var, 0, self.vars[var].indeterminate.difference(allowed));
        address
    }

    /// The address of the only function that a parameter ever points to.
    fn function_pointer(&self, function: FuncId, position: u32, ty: &Type) -> Expr {
        let pointed = self.skeleton.roles[function.index()].pointer.filter(|(at, _)| *at == position);
        let kind = pointed.map_or(ExprKind::Null, |(_, to)| ExprKind::FunctionAddress(to));
        Expr { kind, ty: ty.clone() }
    }

    /// The callee of a call: the function's name, this function's pointer parameter, or a variable with the address.
    pub(super) fn callee_of(&mut self, function: FuncId) -> Callee {
        let ty = Type::FunctionPointer(Box::new(self.program()[function].signature()));
        if let Some((at, child)) = self.skeleton.roles[self.id.index()].pointer
            && child == function
        {
            return Callee::Pointer(Box::new(Expr::read(Place::local(lang::LocalId(at), ty))));
        }
        let by_pointer = self.allows(Features::POINTER_CALL)
            && (self.choices.chance(3) || self.focuses_on(Features::POINTER_CALL));
        if !by_pointer || !self.skeleton.has_address(function) {
            return Callee::Direct(function);
        }
        let address = Expr { kind: ExprKind::FunctionAddress(function), ty: ty.clone() };
        let id = self.local(ty.clone(), false);
        self.push(Stmt::Declare(id, lang::LocalInit::Init(lang::Init::Value(address))));
        Callee::Pointer(Box::new(Expr::read(Place::local(id, ty))))
    }

    /// Adds the steps of a call, and marks the locals that it may write as unobserved.
    pub(super) fn count_call(&mut self, function: FuncId) {
        self.mark_shared_locals_written();
        let steps = self.skeleton.steps[function.index()].saturating_mul(self.max_runs);
        self.steps = self.steps.saturating_add(steps);
    }

    /// True if a drawn call of a function stays within the limits.
    pub(super) fn affords_call(&self, function: FuncId) -> bool {
        let steps = self.skeleton.steps[function.index()].saturating_mul(self.max_runs);
        self.calls_left > 0 && self.steps.saturating_add(steps) <= self.skeleton.config.limits.steps
    }

    /// The first function that returns a record of this type and may be called here.
    pub(super) fn function_returning(&self, id: RecordId) -> Option<FuncId> {
        let returns = Some(Type::Record(id));
        let mut callable = self.skeleton.callable(self.id);
        callable.find(|(f, function)| function.ret == returns && self.affords_call(*f)).map(|(f, _)| f)
    }

    fn assignable(&self, ty: &Type) -> bool {
        ty.as_record().is_some_and(|id| !self.objects(id, EffectMode::UnsharedReads, true).is_empty())
    }

    fn has_member(&self, ty: &Type) -> bool {
        ty.as_record().is_some_and(|id| self.skeleton.summaries()[id.index()].leaves.iter().any(is_member))
    }
}

/// True for a number whose path has members only.
fn is_member(leaf: &crate::record::summary::ScalarPart) -> bool {
    leaf.ty.is_arithmetic() && leaf.path.iter().all(|s| matches!(s, lang::PathStep::Field(..)))
}

fn discard(body: &mut BodyBuilder<'_>, call: DrawnCall) {
    body.push(Stmt::Expr(call.expr));
}

fn store(body: &mut BodyBuilder<'_>, call: DrawnCall) {
    body.declare_with_value(call.expr, call.indeterminate);
}

fn assign(body: &mut BodyBuilder<'_>, call: DrawnCall) {
    let id = call.expr.ty.as_record();
    let mut places = id.map(|id| body.objects(id, EffectMode::UnsharedReads, true)).unwrap_or_default();
    places.retain(|(var, _)| call.effect.touches != Some(*var) && body.may_store(*var, call.indeterminate));
    match body.choices.pick(&places).cloned() {
        Some((var, place)) => {
            body.store_indeterminate(var, &place, call.indeterminate);
            body.mark_written(var);
            body.push(Stmt::Expr(assignment(place, call.expr)));
        }
        None => store(body, call),
    }
}

fn member(body: &mut BodyBuilder<'_>, call: DrawnCall) {
    let leaves = call.expr.ty.as_record().map(|id| body.skeleton.summaries()[id.index()].leaves.clone());
    let all = leaves.iter().flat_map(|l| l.iter().enumerate());
    let set = all.filter(|(at, leaf)| is_member(leaf) && !call.indeterminate.contains(*at));
    let members: Vec<_> = set.map(|(_, leaf)| leaf.clone()).collect();
    match body.choices.pick(&members) {
        Some(leaf) => {
            let base = PlaceBase::Temporary(Box::new(call.expr));
            let place = Place { base, path: leaf.path.clone(), ty: leaf.ty.clone() };
            body.observe(Expr::read(place));
        }
        None => store(body, call),
    }
}
