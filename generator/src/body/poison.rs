//! Statements about records that start without values: written piecemeal, copied while scalars of them are
//! indeterminate, and looked at wherever they do have values. What is known of those, `super::values` keeps.

use lang::{Expr, IntType, PlaceBase, Stmt, Type};

use super::statement::assignment;
use super::{Body, Mode, Var};
use crate::record::shape::Leaf;

/// `struct S s; s.b = 1;`
pub(super) fn declare(body: &mut Body<'_>) {
    let records = &body.world.types.named;
    let Some(&id) = body.choices.pick(records) else { return };
    let var = body.declare_plain(Type::Record(id));
    if !body.vars[var].unset.is_empty() {
        write_some(body, var);
    }
}

/// Gives some scalars of a record values, in any order, and looks at one that has had its value.
pub(super) fn piecemeal(body: &mut Body<'_>) {
    let open = |v: &Var| v.writable && !v.unset.is_empty();
    let vars: Vec<usize> = (0..body.vars.len()).filter(|v| open(&body.vars[*v])).collect();
    if let Some(&var) = body.choices.pick(&vars) {
        write_some(body, var);
        observe_one(body, var);
    }
}

fn write_some(body: &mut Body<'_>, var: usize) {
    for _ in 0..body.choices.between(1, 2) {
        let unset: Vec<usize> = body.vars[var].unset.leaves().collect();
        let Some(&at) = body.choices.pick(&unset) else { return };
        let leaf = body.vars[var].leaves[at].clone();
        body.afresh(|b| b.assign_leaf(var, &leaf, Mode::Pure));
    }
}

/// Observes a scalar of a variable that has a value.
fn observe_one(body: &mut Body<'_>, var: usize) {
    let Var { leaves, unset, .. } = &body.vars[var];
    let set: Vec<usize> = (0..leaves.len()).filter(|leaf| !unset.contains(*leaf)).collect();
    if let Some(&at) = body.choices.pick(&set) {
        let leaf = body.vars[var].leaves[at].clone();
        body.observe_leaf(var, &leaf);
    }
}

/// `t.b = s.b;` while `s.b` is indeterminate.
pub(super) fn copy_scalar(body: &mut Body<'_>) {
    let Some((var, from)) = body.find_unset() else { return piecemeal(body) };
    let source = from.place(&body.vars[var].place);
    let mut targets = Vec::new();
    for (at, other) in body.vars.iter().enumerate() {
        let open = other.writable && body.may_unset(at);
        let alike = |(i, leaf): &(usize, &Leaf)| {
            leaf.ty == from.ty
                && leaf.bits == from.bits
                && (at != var || leaf.path != from.path)
                && (open || other.unset.contains(*i))
        };
        targets.extend(other.leaves.iter().enumerate().filter(alike).map(|(i, _)| (at, i)));
    }
    targets.retain(|(at, _)| matches!(body.vars[*at].place.base, PlaceBase::Local(_)));
    let Some(&(at, i)) = body.choices.pick(&targets) else { return piecemeal(body) };
    let target = body.vars[at].leaves[i].place(&body.vars[at].place);
    let unset = body.vars[at].unset;
    body.vars[at].unset = unset.with(i, true);
    body.dirty(at);
    body.push(Stmt::Expr(assignment(target, Expr::read(source))));
}

/// Copies a whole record of which something is indeterminate: to a new variable, or to another one by `=` or
/// `memcpy`.
pub(super) fn copy_record(body: &mut Body<'_>) {
    let partial = |v: &Var| !v.unset.is_empty() && v.place.ty.as_record().is_some() && !v.foreign;
    let sources: Vec<usize> = (0..body.vars.len()).filter(|v| partial(&body.vars[*v])).collect();
    let Some(&from) = body.choices.pick(&sources) else { return piecemeal(body) };
    let Var { place: source, unset, volatile_inside, .. } = body.vars[from].clone();
    let value = Expr::read(source.clone());
    let fits = |at: usize, v: &Var| at != from && v.writable && v.place.ty == source.ty && body.may_unset(at);
    let targets: Vec<usize> =
        body.vars.iter().enumerate().filter(|(at, v)| fits(*at, v)).map(|(at, _)| at).collect();
    let Some(&to) = body.choices.pick(&targets).filter(|_| body.choices.chance(8)) else {
        body.declare_as(value, unset);
        return;
    };
    body.vars[to].unset = unset;
    body.dirty(to);
    let target = body.vars[to].place.clone();
    let named = matches!(source.base, PlaceBase::Local(_));
    if named && !volatile_inside && body.choices.chance(8) {
        body.push(Stmt::CopyMemory(target, source));
    } else {
        body.push(Stmt::Expr(assignment(target, value)));
    }
}

impl Body<'_> {
    /// A scalar that may be indeterminate and that may be copied alone all the same.
    fn find_unset(&mut self) -> Option<(usize, Leaf)> {
        let all = self.vars.iter().enumerate().flat_map(|(at, var)| {
            let copied = |i: &usize| is_copied_alone(&var.leaves[*i]);
            var.unset.leaves().filter(copied).map(move |i| (at, i))
        });
        let all: Vec<(usize, usize)> = all.collect();
        let &(var, leaf) = self.choices.pick(&all)?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }
}

/// The types without trap representations; see [`lang::typing::hands_on`].
fn is_copied_alone(leaf: &Leaf) -> bool {
    matches!(leaf.ty, Type::Int(int) if int != IntType::Bool && !int.is_bit_precise())
}

/// Observes everything of a variable that has a value.
pub(super) fn observe_values(body: &mut Body<'_>) {
    let vars: Vec<usize> = (0..body.vars.len()).filter(|v| !body.vars[*v].clean).collect();
    match body.choices.pick(&vars) {
        Some(&var) => body.observe_var(var),
        None => piecemeal(body),
    }
}
