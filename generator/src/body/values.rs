//! Which scalars of the variables in scope may be indeterminate.
//!
//! Every variable carries those that may be [`Unset`]. What reads a scalar for its value leaves them out; what
//! copies a record takes them along. Objects that others see (globals, what parameters point to) only ever get
//! values, and so does inside a loop what was declared outside of it: what is known at the loop's head then
//! holds in every round. Between functions it is settled beforehand which scalars of a parameter or result
//! have values ([`crate::world::Contract`]): who passes or returns a record gives it what is missing.

use lang::{LocalInit, Place, PlaceBase, RecordId, Stmt, Type};

use super::record::Value;
use super::statement::assignment;
use super::unset::Unset;
use super::{Body, Var};
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
