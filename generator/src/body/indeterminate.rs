//! Tracking of the scalars in scope that may be indeterminate.
//!
//! Every variable has the set of its scalars that may be indeterminate ([`IndeterminateSet`]). Expressions never read
//! these for their value; copies of records copy the set. Objects that several functions see (globals, targets of
//! pointer parameters) never become indeterminate, and neither do, inside a loop, variables declared outside it: the
//! sets at the loop's head then hold in every round. Signatures mark which scalars of a parameter or result
//! may be indeterminate ([`crate::skeleton::IndeterminateParams`]): the function that passes or returns a record gives
//! values to the rest.

use lang::{Features, LocalInit, Place, PlaceBase, RecordId, Stmt, Type};

use super::IndeterminateSet;
use super::record::RecordValue;
use super::statement::assignment;
use super::{BodyBuilder, ScopeVar};
use crate::record::summary::ScalarPart;

impl BodyBuilder<'_> {
    /// Draws whether a new variable of a type starts without values.
    pub(super) fn starts_indeterminate(&mut self, ty: &Type) -> bool {
        self.allows(Features::INDETERMINATE)
            && ty.element().as_record().is_some()
            && crate::record::scalars(self.skeleton.summaries(), ty) as usize <= IndeterminateSet::MAX_SCALARS
            && (self.choices.chance(14) || self.focuses_on(Features::INDETERMINATE))
    }

    /// Declares a variable that starts without values.
    pub(super) fn declare_indeterminate(&mut self, ty: Type) -> usize {
        let id = self.local(ty, false);
        self.push(Stmt::Declare(id, LocalInit::Indeterminate));
        let var = self.enter(id, true);
        self.vars[var].indeterminate = IndeterminateSet::first(self.vars[var].leaves.len());
        var
    }

    /// True if scalars of a variable may become indeterminate here.
    pub(super) fn may_become_indeterminate(&self, var: usize) -> bool {
        matches!(self.vars[var].place.base, PlaceBase::Local(_)) && var >= self.first_in_loop
    }

    /// The scalars of a variable or a part of it that may be indeterminate.
    pub(super) fn indeterminate_in(&self, var: usize, place: &Place) -> IndeterminateSet {
        let all = self.vars[var].indeterminate;
        if all.is_empty() {
            return IndeterminateSet::NONE;
        }
        let (start, count) = self.leaf_range(var, place);
        all.part(start, count)
    }

    /// Replaces the indeterminate scalars of a part of a variable after a record was stored there.
    pub(super) fn store_indeterminate(&mut self, var: usize, place: &Place, indeterminate: IndeterminateSet) {
        let (start, count) = self.leaf_range(var, place);
        let all = &mut self.vars[var].indeterminate;
        *all = all.with_part(start, count, indeterminate);
    }

    /// The position of the first scalar of a part of a variable, and the number of its scalars.
    fn leaf_range(&self, var: usize, place: &Place) -> (usize, usize) {
        let ScopeVar { leaves, place: whole, .. } = &self.vars[var];
        let path = place.path.get(whole.path.len()..).unwrap_or(&[]);
        let inside = |leaf: &ScalarPart| leaf.path.starts_with(path);
        let start = leaves.iter().position(inside).unwrap_or(0);
        (start, leaves[start..].iter().take_while(|leaf| inside(leaf)).count())
    }

    /// True if a record with these indeterminate scalars may be stored in a variable.
    pub(super) fn may_store(&self, var: usize, indeterminate: IndeterminateSet) -> bool {
        indeterminate.is_empty() || self.may_become_indeterminate(var)
    }

    /// Makes a record value in which only the `allowed` scalars may be indeterminate: the variable it is read from gets
    /// the missing values first, or a literal replaces the value.
    pub(super) fn limit_indeterminate(
        &mut self,
        id: RecordId,
        value: RecordValue,
        allowed: IndeterminateSet,
    ) -> RecordValue {
        let missing = value.indeterminate.difference(allowed);
        if missing.is_empty() {
            return value;
        }
        let Some((var, place)) = value.object.clone().filter(|(var, _)| self.vars[*var].writable) else {
            return self.literal(id);
        };
        let (start, _) = self.leaf_range(var, &place);
        self.give_constants(var, start, missing);
        let indeterminate = self.indeterminate_in(var, &place);
        RecordValue { indeterminate, ..value }
    }

    /// Assigns constants to the scalars in `missing`, whose positions count from scalar `start` of the variable.
    pub(super) fn give_constants(&mut self, var: usize, start: usize, missing: IndeterminateSet) {
        missing.leaves().for_each(|leaf| self.give_constant(var, start + leaf));
    }

    /// Assigns a constant to a scalar.
    fn give_constant(&mut self, var: usize, leaf: usize) {
        let leaf = self.vars[var].leaves[leaf].clone();
        let value = self.constant(&leaf.ty, leaf.bits);
        let place = self.written_place(var, &leaf);
        self.mark_determinate(var, &leaf);
        self.push(Stmt::Expr(assignment(place, value)));
    }

    /// Removes a scalar from the indeterminate scalars of its variable.
    pub(super) fn mark_determinate(&mut self, var: usize, leaf: &ScalarPart) {
        let ScopeVar { leaves, indeterminate, .. } = &mut self.vars[var];
        if !indeterminate.is_empty()
            && let Some(at) = leaves.iter().position(|l| l.path == leaf.path)
        {
            *indeterminate = indeterminate.with_leaf(at, false);
        }
    }

    /// True if a writable variable has indeterminate scalars.
    pub(super) fn has_indeterminate(&self) -> bool {
        self.vars.iter().any(|v| v.writable && !v.indeterminate.is_empty())
    }

    /// The indeterminate scalars of all variables in scope.
    pub(super) fn indeterminate_sets(&self) -> Vec<IndeterminateSet> {
        self.vars.iter().map(|v| v.indeterminate).collect()
    }

    /// Sets the indeterminate scalars of the first variables in scope.
    pub(super) fn restore_indeterminate(&mut self, sets: &[IndeterminateSet]) {
        self.vars.iter_mut().zip(sets).for_each(|(var, indeterminate)| var.indeterminate = *indeterminate);
    }

    /// Sets the indeterminate scalars to those at the end of the block written last, which certainly runs to its end
    /// unless jumps are enabled.
    pub(super) fn restore_block_end(&mut self) {
        if !self.allows(Features::JUMP) {
            let block_end = std::mem::take(&mut self.block_end);
            self.restore_indeterminate(&block_end);
        }
    }

    /// Sets the indeterminate scalars to the union of two states, of which either may hold.
    pub(super) fn merge_indeterminate(&mut self, sets: &[IndeterminateSet], others: &[IndeterminateSet]) {
        let both = sets.iter().zip(others).map(|(a, b)| a.union(*b));
        self.vars.iter_mut().zip(both).for_each(|(var, indeterminate)| var.indeterminate = indeterminate);
    }
}
