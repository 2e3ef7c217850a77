//! Records that start without values: written piecemeal, copied while scalars of them are indeterminate, and
//! looked at wherever they do have values.
//!
//! Every variable carries the scalars that may be [`Unset`]. What reads a scalar for its value leaves those
//! out; what copies a record takes them along. Objects that others see (globals, what parameters point to) only
//! ever get values, and so does inside a loop what was declared outside of it: what is known at the loop's head
//! then holds in every round. Between functions it is settled beforehand which scalars of a parameter or
//! result have values ([`crate::world::Contract`]): who passes or returns a record gives it what is missing.

use lang::{Expr, IntType, LocalInit, Place, PlaceBase, RecordId, Stmt, Type};

use super::record::Value;
use super::statement::assignment;
use super::unset::Unset;
use super::{Body, Mode, Var};
use crate::feature::Features;
use crate::record::shape::Leaf;

impl Body<'_> {
    /// True when a new variable of a type starts without values.
    pub(super) fn starts_unset(&mut self, ty: &Type) -> bool {
        self.may(Features::INDETERMINATE)
            && ty.element().as_record().is_some()
            && crate::record::scalars(self.world.shapes(), ty) as usize <= Unset::MOST
            && (self.choices.chance(14) || self.about(Features::INDETERMINATE))
    }

    /// Declares a variable that starts without values.
    pub(super) fn declare_unset(&mut self, ty: Type) -> usize {
        let id = self.local(ty, false);
        self.push(Stmt::Declare(id, LocalInit::Indeterminate));
        let var = self.enter(id, true);
        self.vars[var].unset = Unset::first(self.vars[var].leaves.len());
        var
    }

    /// True when scalars of a variable may lose their values here.
    pub(super) fn may_unset(&self, var: usize) -> bool {
        matches!(self.vars[var].place.base, PlaceBase::Local(_)) && var >= self.floor
    }

    /// Which scalars of a part of a variable, or of all of it, may be indeterminate.
    pub(super) fn unset_in(&self, var: usize, place: &Place) -> Unset {
        let all = self.vars[var].unset;
        if all.is_empty() {
            return Unset::NONE;
        }
        let (start, count) = self.run(var, place);
        all.part(start, count)
    }

    /// Notes what a part of a variable holds after a record went there.
    pub(super) fn set_in(&mut self, var: usize, place: &Place, unset: Unset) {
        let (start, count) = self.run(var, place);
        let all = &mut self.vars[var].unset;
        *all = all.with_part(start, count, unset);
    }

    /// The first scalar of a part of a variable, and how many it has.
    fn run(&self, var: usize, place: &Place) -> (usize, usize) {
        let Var { leaves, place: whole, .. } = &self.vars[var];
        let path = place.path.get(whole.path.len()..).unwrap_or(&[]);
        let inside = |leaf: &Leaf| leaf.path.starts_with(path);
        let start = leaves.iter().position(inside).unwrap_or(0);
        (start, leaves[start..].iter().take_while(|leaf| inside(leaf)).count())
    }

    /// A record may go to a place: it has every value, or the place may lose some.
    pub(super) fn may_store(&self, var: usize, unset: Unset) -> bool {
        unset.is_empty() || self.may_unset(var)
    }

    /// A record value in which every scalar has a value but those in `unset`: its variable is given what is
    /// missing first, or constants take its place.
    pub(super) fn completed(&mut self, id: RecordId, value: Value, unset: Unset) -> Value {
        let missing = value.unset.without(unset);
        if missing.is_empty() {
            return value;
        }
        let Some((var, place)) = value.object.clone().filter(|(var, _)| self.vars[*var].writable) else {
            return self.literal(id);
        };
        let (start, _) = self.run(var, &place);
        self.complete(var, start, missing);
        let unset = self.unset_in(var, &place);
        Value { unset, ..value }
    }

    /// Gives scalars constants, counted from one of their variable's.
    pub(super) fn complete(&mut self, var: usize, start: usize, missing: Unset) {
        missing.leaves().for_each(|leaf| self.give_constant(var, start + leaf));
    }

    /// Gives a scalar a constant.
    fn give_constant(&mut self, var: usize, leaf: usize) {
        let leaf = self.vars[var].leaves[leaf].clone();
        let value = self.constant(&leaf.ty, leaf.bits);
        let place = self.written_place(var, &leaf);
        self.settle(var, &leaf);
        self.push(Stmt::Expr(assignment(place, value)));
    }

    /// Notes that a scalar has a value.
    pub(super) fn settle(&mut self, var: usize, leaf: &Leaf) {
        let Var { leaves, unset, .. } = &mut self.vars[var];
        if !unset.is_empty()
            && let Some(at) = leaves.iter().position(|l| l.path == leaf.path)
        {
            *unset = unset.with(at, false);
        }
    }

    /// True when a writable variable has scalars without values.
    pub(super) fn has_unset(&self) -> bool {
        self.vars.iter().any(|v| v.writable && !v.unset.is_empty())
    }

    /// What is known of all variables.
    pub(super) fn unsets(&self) -> Vec<Unset> {
        self.vars.iter().map(|v| v.unset).collect()
    }

    /// Takes as known what was noted of the variables that were there then.
    pub(super) fn know(&mut self, unsets: &[Unset]) {
        self.vars.iter_mut().zip(unsets).for_each(|(var, unset)| var.unset = *unset);
    }

    /// Takes as known what was so at the end of the block written last, which runs: nothing jumps out of it.
    pub(super) fn know_ended(&mut self) {
        if !self.may(Features::JUMP) {
            let ended = std::mem::take(&mut self.ended);
            self.know(&ended);
        }
    }

    /// Takes as known only what was noted both times.
    pub(super) fn know_either(&mut self, unsets: &[Unset], others: &[Unset]) {
        let both = unsets.iter().zip(others).map(|(a, b)| a.or(*b));
        self.vars.iter_mut().zip(both).for_each(|(var, unset)| var.unset = unset);
    }
}

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
    matches!(leaf.ty, Type::Int(int) if int != IntType::Bool)
}

/// Observes everything of a variable that has a value.
pub(super) fn observe_values(body: &mut Body<'_>) {
    let vars: Vec<usize> = (0..body.vars.len()).filter(|v| !body.vars[*v].clean).collect();
    match body.choices.pick(&vars) {
        Some(&var) => body.observe_var(var),
        None => piecemeal(body),
    }
}
