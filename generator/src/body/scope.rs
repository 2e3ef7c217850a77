//! Variables in scope, and the reads and writes that are allowed among unsequenced operands.

use std::rc::Rc;

use lang::{Expr, Place, PlaceBase, Type};

use super::{BodyBuilder, IndeterminateSet};
use crate::record::summary::{RecordSummary, ScalarPart, leaves};

/// The effects that an expression may have, given its siblings: at most one operand of an unsequenced operator or call
/// has effects, and its siblings read nothing that it may write (C11 6.5p2). Later modes allow more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum EffectMode {
    /// Constants only.
    Constants,
    /// Reads of objects that no call or pointer can reach.
    UnsharedReads,
    /// Reads of any object that is not volatile.
    Reads,
    /// Any reads, writes and calls.
    Effects,
}

/// The side effects of evaluating an expression.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SideEffect {
    /// True if it calls a function, which may write every shared object.
    pub(crate) calls: bool,
    /// The position of the variable that it writes or reads a volatile object in.
    pub(crate) touches: Option<usize>,
}

impl SideEffect {
    /// No effects.
    pub(crate) const NONE: SideEffect = SideEffect { calls: false, touches: None };
    /// The effect of a call.
    pub(crate) const CALL: SideEffect = SideEffect { calls: true, touches: None };

    /// The effect of a write to a variable, or of a volatile read in it.
    pub(crate) const fn touch(var: usize) -> SideEffect {
        SideEffect { calls: false, touches: Some(var) }
    }

    /// Joins two effects; at most one of them touches a variable.
    pub(crate) fn joined(self, other: SideEffect) -> SideEffect {
        SideEffect { calls: self.calls || other.calls, touches: self.touches.or(other.touches) }
    }
}

/// A variable in scope, or the object that a parameter points to.
#[derive(Clone, Debug)]
pub(crate) struct ScopeVar {
    /// The place of the whole object.
    pub(crate) place: Place,
    /// The scalars of the object.
    pub(crate) leaves: Rc<[ScalarPart]>,
    pub(crate) volatile: bool,
    /// True if statements may write it; false for a loop counter or recursion depth.
    pub(crate) writable: bool,
    /// True for a global or an object that a pointer can reach: a call may write it.
    pub(crate) shared: bool,
    /// True if it was observed after the last write.
    pub(crate) observed: bool,
    /// True while an unsequenced sibling of the expression being built touches it.
    pub(crate) hidden: bool,
    /// True if it holds pointers from the caller, which may be passed to callees but not stored or returned.
    pub(crate) holds_caller_pointers: bool,
    /// True if a read of the whole object reads a volatile one.
    pub(crate) volatile_inside: bool,
    /// The scalars that may be indeterminate.
    pub(crate) indeterminate: IndeterminateSet,
}

impl ScopeVar {
    pub(crate) fn new(summaries: &[RecordSummary], place: Place, volatile: bool, writable: bool) -> ScopeVar {
        let leaves = leaves(summaries, &place.ty);
        let shared = !matches!(place.base, PlaceBase::Local(_));
        let volatile_inside = volatile || leaves.iter().any(|l| l.volatile);
        ScopeVar {
            place,
            leaves,
            volatile,
            writable,
            shared,
            observed: false,
            hidden: false,
            holds_caller_pointers: false,
            volatile_inside,
            indeterminate: IndeterminateSet::NONE,
        }
    }

    /// True if one of its scalars is a pointer.
    pub(crate) fn has_pointers(&self) -> bool {
        self.leaves.iter().any(|l| !l.ty.is_arithmetic())
    }

    /// True if a scalar of it may be read under a mode.
    fn readable(&self, leaf: usize, mode: EffectMode) -> bool {
        let volatile = self.volatile || self.leaves[leaf].volatile;
        match mode {
            _ if self.hidden || self.indeterminate.contains(leaf) => false,
            EffectMode::Constants => false,
            EffectMode::UnsharedReads => !volatile && !self.shared,
            EffectMode::Reads => !volatile,
            EffectMode::Effects => true,
        }
    }
}

impl BodyBuilder<'_> {
    /// Finds a scalar in scope that satisfies `fits`, with its variable. The start of the search is drawn; variables
    /// and scalars are tried in turn from there.
    pub(crate) fn find(
        &mut self,
        fits: impl Fn(&ScopeVar, &ScalarPart) -> bool,
    ) -> Option<(usize, ScalarPart)> {
        let (var, leaf) = self.search(|_, var, leaf| fits(var, &var.leaves[leaf]))?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }

    /// Finds the positions of a variable and of a scalar in it that satisfy `fits`, which gets the variable's position,
    /// the variable and the scalar's position.
    fn search(&mut self, fits: impl Fn(usize, &ScopeVar, usize) -> bool) -> Option<(usize, usize)> {
        let vars = self.vars.len();
        // Later variables are closer: results and copies rather than parameters.
        let first = vars.checked_sub(1)? - self.choices.below(vars as u32) as usize;
        let turn = self.choices.below(16) as usize;
        for step in 0..vars {
            let at = (first + step) % vars;
            let var = &self.vars[at];
            let count = var.leaves.len();
            let leaf = (0..count).map(|l| (turn + l) % count).find(|leaf| fits(at, var, *leaf));
            if let Some(leaf) = leaf {
                return Some((at, leaf));
            }
        }
        None
    }

    /// Finds a scalar that may be read under a mode, satisfies `fits` and has not been read in the statement or
    /// argument being written: a compiler cancels repeated reads (`a ^ 5 ^ a`) and warns as for a constant.
    pub(crate) fn readable(
        &mut self,
        mode: EffectMode,
        fits: impl Fn(&ScalarPart) -> bool,
    ) -> Option<(usize, ScalarPart)> {
        let mut read = std::mem::take(&mut self.scalars_read);
        let found = self.search(|at, var, leaf| {
            let is_new = !read.contains(&(at, leaf));
            is_new && var.readable(leaf, mode) && fits(&var.leaves[leaf])
        });
        read.extend(found);
        self.scalars_read = read;
        found.map(|(var, leaf)| (var, self.vars[var].leaves[leaf].clone()))
    }

    /// Calls `write` with an empty list of scalars read.
    pub(crate) fn with_nothing_read<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let read = std::mem::take(&mut self.scalars_read);
        let result = write(self);
        self.scalars_read = read;
        result
    }

    /// True if an integer in scope may be read under a mode.
    pub(crate) fn has_integer(&self, mode: EffectMode) -> bool {
        self.vars.iter().enumerate().any(|(at, var)| {
            let fits = |(i, leaf): (usize, &ScalarPart)| {
                leaf.ty.is_integer() && var.readable(i, mode) && !self.scalars_read.contains(&(at, i))
            };
            var.leaves.iter().enumerate().any(fits)
        })
    }

    /// Marks a variable as written. An object that a pointer parameter points to counts as observed: the function that declares it observes
    /// it.
    pub(crate) fn mark_written(&mut self, var: usize) {
        let var = &mut self.vars[var];
        var.observed = matches!(var.place.base, PlaceBase::Deref(_));
    }

    /// Marks the locals whose addresses were passed as written.
    pub(crate) fn mark_shared_locals_written(&mut self) {
        for var in self.vars.iter_mut().filter(|v| v.shared && matches!(v.place.base, PlaceBase::Local(_))) {
            var.observed = false;
        }
    }

    /// Calls `write` for an unsequenced sibling of an operand with this effect: the variable it touches is hidden, and
    /// the mode is restricted.
    pub(crate) fn as_sibling_of<T>(
        &mut self,
        effect: SideEffect,
        mode: EffectMode,
        write: impl FnOnce(&mut Self, EffectMode) -> T,
    ) -> T {
        let mode = match effect {
            SideEffect::NONE => mode,
            SideEffect { .. } => mode.min(EffectMode::UnsharedReads),
        };
        let hidden = effect.touches.map(|var| (var, std::mem::replace(&mut self.vars[var].hidden, true)));
        let result = write(self, mode);
        if let Some((var, hidden)) = hidden {
            self.vars[var].hidden = hidden;
        }
        result
    }

    /// Finds a scalar that may be written and satisfies `fits`.
    pub(crate) fn target(&mut self, fits: impl Fn(&ScalarPart) -> bool) -> Option<(usize, ScalarPart)> {
        self.find(|var, leaf| var.writable && !var.hidden && fits(leaf))
    }

    /// Finds a writable scalar that has a value and satisfies `fits`, for `op=`, `++` and `--`.
    pub(crate) fn changeable(&mut self, fits: impl Fn(&ScalarPart) -> bool) -> Option<(usize, ScalarPart)> {
        let (var, leaf) = self.search(|_, var, leaf| {
            var.writable && !var.hidden && !var.indeterminate.contains(leaf) && fits(&var.leaves[leaf])
        })?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }

    /// The place of a variable's scalar; the variable is marked as written.
    pub(crate) fn written_place(&mut self, var: usize, leaf: &ScalarPart) -> Place {
        self.mark_written(var);
        self.place(var, leaf)
    }

    /// The place of a variable's scalar, now and then with a computed index.
    pub(crate) fn place(&mut self, var: usize, leaf: &ScalarPart) -> Place {
        let place = leaf.place(&self.vars[var].place);
        self.with_dynamic_index(place, var)
    }

    /// Draws the address of an object of type `to` in scope: of a global, of a local declared for it, or of the object
    /// that a pointer parameter points to. A local whose address is taken anywhere counts as shared everywhere.
    pub(crate) fn address(&mut self, to: &Type) -> Option<(usize, Expr)> {
        let whole = |var: &ScopeVar| var.place.ty == *to && !var.volatile && var.shared;
        let vars: Vec<usize> = (0..self.vars.len()).filter(|v| whole(&self.vars[*v])).collect();
        let at = *self.choices.pick(&vars)?;
        let place = self.vars[at].place.clone();
        let kind = match place.base {
            PlaceBase::Deref(pointer) if place.path.is_empty() => return Some((at, *pointer)),
            _ => lang::ExprKind::AddressOf(place),
        };
        Some((at, Expr { kind, ty: to.clone().pointer_to() }))
    }
}
