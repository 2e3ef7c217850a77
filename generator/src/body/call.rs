//! Calls: arguments, the way to the function, and what becomes of the result.

use lang::{Callee, Expr, ExprKind, FuncId, Place, PlaceBase, RecordId, Stmt, Type};

use super::scope::Effect;
use super::statement::assignment;
use super::{Body, Mode, Unset};
use crate::feature::Features;
use crate::production::{self, Kind, Production};

/// A call and what evaluating it does.
pub(crate) struct Called {
    expr: Expr,
    effect: Effect,
    /// Scalars of the result that may be indeterminate.
    unset: Unset,
}

type Row = Production<fn(&Body<'_>, &Type) -> bool, fn(&mut Body<'_>, Called)>;

const fn row(
    name: &'static str,
    weight: u32,
    needs: Features,
    possible: fn(&Body<'_>, &Type) -> bool,
    build: fn(&mut Body<'_>, Called),
) -> Row {
    Production { name, kind: Kind::Result, weight, needs, possible, build }
}

/// What becomes of a call's result; the first is always open.
pub(crate) static RESULTS: &[Row] = &[
    row("result-thrown-away", 2, Features::DISCARDED_RESULT, |_, _| true, discard),
    row("result-stored", 12, Features::empty(), |_, ty| *ty != Type::Void, store),
    row("result-assigned", 5, Features::RECORD_ASSIGNMENT, |b, ty| b.assignable(ty), assign),
    row("result-member", 4, Features::RESULT_MEMBER, |b, ty| b.has_member(ty), member),
    row("result-of-void", 1, Features::empty(), |_, ty| *ty == Type::Void, discard),
];

impl Body<'_> {
    /// The statement that calls a function.
    pub(super) fn call_statement(&mut self, function: FuncId) {
        let (expr, effect) = self.call(function);
        let unset = self.world.roles[function.index()].contract.result;
        let call = Called { expr, effect, unset };
        let open =
            production::open(RESULTS, self.world.types.enabled, |row| (row.possible)(self, &call.expr.ty));
        let row = production::draw(&mut self.choices, RESULTS, self.world.types.focus, open);
        self.used(row.name);
        (row.build)(self, call);
    }

    /// A call of a function of higher number, or of this one's own child through the pointer that holds it.
    pub(super) fn call(&mut self, function: FuncId) -> (Expr, Effect) {
        self.account(function);
        let target = &self.program()[function];
        let ty = target.ret.clone().unwrap_or(Type::Void);
        let depth = self.world.config.limits.recursion.clamp(1, lang::check::limits::RECURSION);
        let fixed = target.recursive.then(|| Expr::int(self.choices.between(1, depth), Type::UINT));
        let (arguments, effect) = self.arguments(function, fixed);
        let callee = self.way_to(function);
        (Expr { kind: ExprKind::Call(callee, arguments), ty }, effect.and(Effect::CALL))
    }

    /// Arguments for a call; the first is given when the function recurses.
    ///
    /// One of them may have effects. It is written first, so that the others know what to keep away from.
    pub(super) fn arguments(&mut self, function: FuncId, first: Option<Expr>) -> (Vec<Expr>, Effect) {
        let target = &self.program()[function];
        let given = first.is_some() as usize;
        let free = self.free_argument(target, given);
        let mut effect = Effect::NONE;
        let mut freed = None;
        if let Some(at) = free {
            let (value, does) = self.afresh(|b| b.argument(function, at as u32, Mode::Free));
            (effect, freed) = (does, Some(value));
        }
        let mut arguments: Vec<Expr> = first.into_iter().collect();
        for at in given..target.params as usize {
            let argument = match freed.take_if(|_| free == Some(at)) {
                Some(value) => value,
                None => self.beside(effect, Mode::Pure, |b, mode| {
                    b.afresh(|b| b.argument(function, at as u32, mode).0)
                }),
            };
            arguments.push(argument);
        }
        (arguments, effect)
    }

    /// The argument that may have effects: the first record with volatile members, which only a read with
    /// effects can pass from a variable, or any.
    fn free_argument(&mut self, target: &lang::Function, given: usize) -> Option<usize> {
        let volatile = |ty: &Type| ty.as_record().is_some_and(|id| self.world.shapes()[id.index()].volatile);
        let params = &target.parameters()[given..];
        let at = match params.iter().position(|p| volatile(&p.ty)) {
            Some(at) => at,
            None if self.choices.chance(8) || self.about(Features::NESTED_CALL) => {
                let record = params.iter().position(|p| p.ty.as_record().is_some());
                let any = self.choices.below(params.len() as u32) as usize;
                if self.choices.chance(6) { any } else { record.unwrap_or(any) }
            }
            None => return None,
        };
        (at < params.len()).then_some(at + given)
    }

    pub(super) fn argument(&mut self, function: FuncId, position: u32, mode: Mode) -> (Expr, Effect) {
        let ty = &self.program()[function].locals[position as usize].ty;
        match ty {
            Type::Record(id) => {
                let unset = self.world.roles[function.index()].contract.param(position);
                let value = self.record_with(*id, mode, unset);
                (value.expr, value.effect)
            }
            Type::Pointer(to) => {
                let unset = self.world.roles[function.index()].contract.param(position);
                (self.pointer_to(to, unset), Effect::NONE)
            }
            Type::FunctionPointer(_) => (self.function_pointer(function, position, ty), Effect::NONE),
            _ => {
                let (value, effect) = self.value(ty, None, mode);
                // What travels through `...` is not converted.
                let named = self.program()[function].tail.is_none_or(|tail| position < tail.named);
                let exact = named || value.ty == *ty && !matches!(value.kind, ExprKind::Read(_));
                (if exact || !ty.is_arithmetic() { value } else { value.cast(ty.clone()) }, effect)
            }
        }
    }

    /// The address of some object, declared for it when there is none, in which every scalar has a value but
    /// those in `unset`.
    fn pointer_to(&mut self, to: &Type, unset: Unset) -> Expr {
        let (var, address) = match self.address(to) {
            Some(found) => found,
            None => {
                let var = self.declare_plain(to.clone());
                self.vars[var].shared = true;
                let kind = ExprKind::AddressOf(self.vars[var].place.clone());
                (var, Expr { kind, ty: to.clone().pointer_to() })
            }
        };
        self.complete(var, 0, self.vars[var].unset.without(unset));
        address
    }

    /// The address of the one function a parameter ever points to.
    fn function_pointer(&self, function: FuncId, position: u32, ty: &Type) -> Expr {
        let pointed = self.world.roles[function.index()].pointer.filter(|(at, _)| *at == position);
        let kind = pointed.map_or(ExprKind::Null, |(_, to)| ExprKind::FunctionAddress(to));
        Expr { kind, ty: ty.clone() }
    }

    /// By name, or through a pointer: this function's parameter, or the address itself.
    pub(super) fn way_to(&mut self, function: FuncId) -> Callee {
        let ty = Type::FunctionPointer(Box::new(self.program()[function].signature()));
        if let Some((at, child)) = self.world.roles[self.id.index()].pointer
            && child == function
        {
            return Callee::Pointer(Box::new(Expr::read(Place::local(lang::LocalId(at), ty))));
        }
        let by_pointer = self.may(Features::POINTER_CALL)
            && (self.choices.chance(3) || self.about(Features::POINTER_CALL));
        if !by_pointer || !self.world.has_address(function) {
            return Callee::Direct(function);
        }
        let address = Expr { kind: ExprKind::FunctionAddress(function), ty: ty.clone() };
        let id = self.local(ty.clone(), false);
        self.push(Stmt::Declare(id, lang::LocalInit::Init(lang::Init::Value(address))));
        Callee::Pointer(Box::new(Expr::read(Place::local(id, ty))))
    }

    /// Counts the steps of a call, and what it may write.
    pub(super) fn account(&mut self, function: FuncId) {
        self.dirty_lent();
        let steps = self.world.steps[function.index()].saturating_mul(self.times);
        self.steps = self.steps.saturating_add(steps);
    }

    /// True when a drawn call of a function stays within the limits.
    pub(super) fn affords(&self, function: FuncId) -> bool {
        let steps = self.world.steps[function.index()].saturating_mul(self.times);
        self.calls > 0 && self.steps.saturating_add(steps) <= self.world.config.limits.steps
    }

    /// A function that returns a record of a type and may be called here.
    pub(super) fn caller_of(&self, id: RecordId) -> Option<FuncId> {
        let returns = Some(Type::Record(id));
        let mut callable = self.world.callable(self.id);
        callable.find(|(f, function)| function.ret == returns && self.affords(*f)).map(|(f, _)| f)
    }

    fn assignable(&self, ty: &Type) -> bool {
        ty.as_record().is_some_and(|id| !self.objects(id, Mode::Calm, true).is_empty())
    }

    fn has_member(&self, ty: &Type) -> bool {
        ty.as_record().is_some_and(|id| self.world.shapes()[id.index()].leaves.iter().any(is_member))
    }
}

/// A number reached through members alone.
fn is_member(leaf: &crate::record::shape::Leaf) -> bool {
    leaf.ty.is_arithmetic() && leaf.path.iter().all(|s| matches!(s, lang::PathStep::Field(..)))
}

fn discard(body: &mut Body<'_>, call: Called) {
    body.push(Stmt::Expr(call.expr));
}

fn store(body: &mut Body<'_>, call: Called) {
    body.declare_as(call.expr, call.unset);
}

fn assign(body: &mut Body<'_>, call: Called) {
    let id = call.expr.ty.as_record();
    let mut places = id.map(|id| body.objects(id, Mode::Calm, true)).unwrap_or_default();
    places.retain(|(var, _)| call.effect.touches != Some(*var) && body.may_store(*var, call.unset));
    match body.choices.pick(&places).cloned() {
        Some((var, place)) => {
            body.set_in(var, &place, call.unset);
            body.dirty(var);
            body.push(Stmt::Expr(assignment(place, call.expr)));
        }
        None => store(body, call),
    }
}

fn member(body: &mut Body<'_>, call: Called) {
    let leaves = call.expr.ty.as_record().map(|id| body.world.shapes()[id.index()].leaves.clone());
    let all = leaves.iter().flat_map(|l| l.iter().enumerate());
    let set = all.filter(|(at, leaf)| is_member(leaf) && !call.unset.contains(*at));
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
