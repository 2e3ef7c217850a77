//! Statements about records that start without values: they are written piecemeal, copied while scalars of them are
//! indeterminate, and observed where they have values. `super::indeterminate` tracks the indeterminate scalars.

use lang::{Expr, IntType, PlaceBase, Stmt, Type};

use super::statement::assignment;
use super::{BodyBuilder, EffectMode, ScopeVar};
use crate::record::summary::ScalarPart;

/// Writes `struct S s; s.b = 1;`.
pub(super) fn declare(body: &mut BodyBuilder<'_>) {
    let records = &body.skeleton.types.named;
    let Some(&id) = body.choices.pick(records) else { return };
    let var = body.declare_plain(Type::Record(id));
    if !body.vars[var].indeterminate.is_empty() {
        write_some(body, var);
    }
}

/// Gives values to one or two scalars of a record, in any order, and observes a scalar that has a value.
pub(super) fn piecemeal(body: &mut BodyBuilder<'_>) {
    let open = |v: &ScopeVar| v.writable && !v.indeterminate.is_empty();
    let vars: Vec<usize> = (0..body.vars.len()).filter(|v| open(&body.vars[*v])).collect();
    if let Some(&var) = body.choices.pick(&vars) {
        write_some(body, var);
        observe_one(body, var);
    }
}

fn write_some(body: &mut BodyBuilder<'_>, var: usize) {
    for _ in 0..body.choices.number_between(1, 2) {
        let indeterminate: Vec<usize> = body.vars[var].indeterminate.leaves().collect();
        let Some(&at) = body.choices.pick(&indeterminate) else { return };
        let leaf = body.vars[var].leaves[at].clone();
        body.with_nothing_read(|b| b.assign_leaf(var, &leaf, EffectMode::Reads));
    }
}

/// Observes one scalar that has a value.
fn observe_one(body: &mut BodyBuilder<'_>, var: usize) {
    let ScopeVar { leaves, indeterminate, .. } = &body.vars[var];
    let set: Vec<usize> = (0..leaves.len()).filter(|leaf| !indeterminate.contains(*leaf)).collect();
    if let Some(&at) = body.choices.pick(&set) {
        let leaf = body.vars[var].leaves[at].clone();
        body.observe_leaf(var, &leaf);
    }
}

/// Writes `t.b = s.b;` while `s.b` is indeterminate.
pub(super) fn copy_scalar(body: &mut BodyBuilder<'_>) {
    let Some((var, from)) = body.find_indeterminate() else { return piecemeal(body) };
    let source = from.place(&body.vars[var].place);
    let mut targets = Vec::new();
    for (at, other) in body.vars.iter().enumerate() {
        let open = other.writable && body.may_become_indeterminate(at);
        let alike = |(i, leaf): &(usize, &ScalarPart)| {
            leaf.ty == from.ty
                && leaf.bits == from.bits
                && (at != var || leaf.path != from.path)
                && (open || other.indeterminate.contains(*i))
        };
        targets.extend(other.leaves.iter().enumerate().filter(alike).map(|(i, _)| (at, i)));
    }
    targets.retain(|(at, _)| matches!(body.vars[*at].place.base, PlaceBase::Local(_)));
    let Some(&(at, i)) = body.choices.pick(&targets) else { return piecemeal(body) };
    let target = body.vars[at].leaves[i].place(&body.vars[at].place);
    let indeterminate = body.vars[at].indeterminate;
    body.vars[at].indeterminate = indeterminate.with_leaf(i, true);
    body.mark_written(at);
    body.push(Stmt::Expr(assignment(target, Expr::read(source))));
}

/// Copies a whole record with indeterminate scalars: to a new variable, or to one in scope by `=` or `memcpy`.
pub(super) fn copy_record(body: &mut BodyBuilder<'_>) {
    let partial = |v: &ScopeVar| {
        !v.indeterminate.is_empty() && v.place.ty.as_record().is_some() && !v.holds_caller_pointers
    };
    let sources: Vec<usize> = (0..body.vars.len()).filter(|v| partial(&body.vars[*v])).collect();
    let Some(&from) = body.choices.pick(&sources) else { return piecemeal(body) };
    let ScopeVar { place: source, indeterminate, volatile_inside, .. } = body.vars[from].clone();
    let value = Expr::read(source.clone());
    let fits = |at: usize, v: &ScopeVar| {
        at != from && v.writable && v.place.ty == source.ty && body.may_become_indeterminate(at)
    };
    let targets: Vec<usize> =
        body.vars.iter().enumerate().filter(|(at, v)| fits(*at, v)).map(|(at, _)| at).collect();
    let Some(&to) = body.choices.pick(&targets).filter(|_| body.choices.chance(8)) else {
        body.declare_with_value(value, indeterminate);
        return;
    };
    body.vars[to].indeterminate = indeterminate;
    body.mark_written(to);
    let target = body.vars[to].place.clone();
    // `memcpy` would access volatile members by an lvalue that is not volatile (C11 6.7.3p6).
    let named = matches!(source.base, PlaceBase::Local(_));
    if named && !volatile_inside && body.choices.chance(8) {
        body.push(Stmt::CopyMemory(target, source));
    } else {
        body.push(Stmt::Expr(assignment(target, value)));
    }
}

impl BodyBuilder<'_> {
    /// Draws a scalar that may be indeterminate and has a type that allows a copy of it alone.
    fn find_indeterminate(&mut self) -> Option<(usize, ScalarPart)> {
        let all = self.vars.iter().enumerate().flat_map(|(at, var)| {
            let copied = |i: &usize| is_copied_alone(&var.leaves[*i]);
            var.indeterminate.leaves().filter(copied).map(move |i| (at, i))
        });
        let all: Vec<(usize, usize)> = all.collect();
        let &(var, leaf) = self.choices.pick(&all)?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }
}

/// True for a type without trap representations; see [`lang::typing::may_copy_indeterminate`].
fn is_copied_alone(leaf: &ScalarPart) -> bool {
    matches!(leaf.ty, Type::Int(int) if int != IntType::Bool && !int.is_bit_precise())
}

/// Observes every scalar of a variable that has a value.
pub(super) fn observe_values(body: &mut BodyBuilder<'_>) {
    let vars: Vec<usize> = (0..body.vars.len()).filter(|v| !body.vars[*v].observed).collect();
    match body.choices.pick(&vars) {
        Some(&var) => body.observe_var(var),
        None => piecemeal(body),
    }
}
