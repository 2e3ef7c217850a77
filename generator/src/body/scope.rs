//! Variables in scope, and who may read what where order is not settled.

use std::rc::Rc;

use lang::{Expr, Place, PlaceBase, Type};

use super::{Body, Unset};
use crate::record::shape::{Leaf, Shape, leaves};

/// What an expression may do, given what its siblings do: of the operands of an unsequenced operator or call at
/// most one has effects, and no other reads what it may write (C11 6.5p2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mode {
    /// Constants only.
    Constant,
    /// Reads only of objects no call or pointer can reach.
    Calm,
    /// Reads only.
    Pure,
    /// Anything.
    Free,
}

/// What evaluating an expression does besides giving a value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Effect {
    /// Calls a function, which writes what a pointer or a global's name can reach.
    pub(crate) calls: bool,
    /// Writes this variable, or reads something volatile in it.
    pub(crate) touches: Option<usize>,
}

impl Effect {
    /// Nothing.
    pub(crate) const NONE: Effect = Effect { calls: false, touches: None };
    /// A call.
    pub(crate) const CALL: Effect = Effect { calls: true, touches: None };

    /// Writes a variable, or reads something volatile in it.
    pub(crate) const fn touch(var: usize) -> Effect {
        Effect { calls: false, touches: Some(var) }
    }

    /// Both effects; at most one of them touches a variable.
    pub(crate) fn and(self, other: Effect) -> Effect {
        Effect { calls: self.calls || other.calls, touches: self.touches.or(other.touches) }
    }
}

/// A variable, or what a parameter points to.
#[derive(Clone, Debug)]
pub(crate) struct Var {
    /// The whole object.
    pub(crate) place: Place,
    /// Its scalars.
    pub(crate) leaves: Rc<[Leaf]>,
    pub(crate) volatile: bool,
    /// Programs may write it: not a loop's counter or a recursion's depth.
    pub(crate) writable: bool,
    /// A global, or reachable through a pointer: a call may write it.
    pub(crate) shared: bool,
    /// Observed since it was last written.
    pub(crate) clean: bool,
    /// A sibling of what is being written touches it.
    pub(crate) hidden: bool,
    /// Holds pointers from the caller, which go down to other functions only.
    pub(crate) foreign: bool,
    /// Reading the whole of it reads a volatile object.
    pub(crate) volatile_inside: bool,
    /// Its scalars that may be indeterminate.
    pub(crate) unset: Unset,
}

impl Var {
    pub(crate) fn new(shapes: &[Shape], place: Place, volatile: bool, writable: bool) -> Var {
        let leaves = leaves(shapes, &place.ty);
        let shared = !matches!(place.base, PlaceBase::Local(_));
        let volatile_inside = volatile || leaves.iter().any(|l| l.volatile);
        Var {
            place,
            leaves,
            volatile,
            writable,
            shared,
            clean: false,
            hidden: false,
            foreign: false,
            volatile_inside,
            unset: Unset::NONE,
        }
    }

    /// True when a scalar of it is a pointer.
    pub(crate) fn has_pointers(&self) -> bool {
        self.leaves.iter().any(|l| !l.ty.is_arithmetic())
    }

    /// True when a scalar of it may be read in a mode.
    fn readable(&self, leaf: usize, mode: Mode) -> bool {
        let volatile = self.volatile || self.leaves[leaf].volatile;
        match mode {
            _ if self.hidden || self.unset.contains(leaf) => false,
            Mode::Constant => false,
            Mode::Calm => !volatile && !self.shared,
            Mode::Pure => !volatile,
            Mode::Free => true,
        }
    }
}

impl Body<'_> {
    /// A scalar in scope that fits, with its variable: drawn by a start from which both are tried in turn.
    pub(crate) fn find(&mut self, fits: impl Fn(&Var, &Leaf) -> bool) -> Option<(usize, Leaf)> {
        let (var, leaf) = self.search(|_, var, leaf| fits(var, &var.leaves[leaf]))?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }

    /// The positions of a scalar in scope that fits, given its variable's position, the variable and its own.
    fn search(&mut self, fits: impl Fn(usize, &Var, usize) -> bool) -> Option<(usize, usize)> {
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

    /// A scalar that may be read in a mode, is of a fitting type and was not read yet in the statement or
    /// argument being written: what a compiler can cancel (`a ^ 5 ^ a`) is a constant to it.
    pub(crate) fn readable(&mut self, mode: Mode, fits: impl Fn(&Leaf) -> bool) -> Option<(usize, Leaf)> {
        let mut read = std::mem::take(&mut self.read);
        let found = self.search(|at, var, leaf| {
            let is_new = !read.contains(&(at, leaf));
            is_new && var.readable(leaf, mode) && fits(&var.leaves[leaf])
        });
        read.extend(found);
        self.read = read;
        found.map(|(var, leaf)| (var, self.vars[var].leaves[leaf].clone()))
    }

    /// Writes with everything unread.
    pub(crate) fn afresh<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let read = std::mem::take(&mut self.read);
        let result = write(self);
        self.read = read;
        result
    }

    /// True when an integer could be read in a mode.
    pub(crate) fn has_integer(&self, mode: Mode) -> bool {
        self.vars.iter().enumerate().any(|(at, var)| {
            let fits = |(i, leaf): (usize, &Leaf)| {
                leaf.ty.is_integer() && var.readable(i, mode) && !self.read.contains(&(at, i))
            };
            var.leaves.iter().enumerate().any(fits)
        })
    }

    /// Notes that a variable is written. What another name of it is written by, that name's owner observes.
    pub(crate) fn dirty(&mut self, var: usize) {
        let var = &mut self.vars[var];
        var.clean = matches!(var.place.base, PlaceBase::Deref(_));
    }

    /// Notes that the locals whose addresses were handed out may be written.
    pub(crate) fn dirty_lent(&mut self) {
        for var in self.vars.iter_mut().filter(|v| v.shared && matches!(v.place.base, PlaceBase::Local(_))) {
            var.clean = false;
        }
    }

    /// Writes a sibling of an unsequenced operand with this effect.
    pub(crate) fn beside<T>(
        &mut self,
        effect: Effect,
        mode: Mode,
        write: impl FnOnce(&mut Self, Mode) -> T,
    ) -> T {
        let mode = match effect {
            Effect::NONE => mode,
            Effect { .. } => mode.min(Mode::Calm),
        };
        let hidden = effect.touches.map(|var| (var, std::mem::replace(&mut self.vars[var].hidden, true)));
        let result = write(self, mode);
        if let Some((var, hidden)) = hidden {
            self.vars[var].hidden = hidden;
        }
        result
    }

    /// A scalar that may be written.
    pub(crate) fn target(&mut self, fits: impl Fn(&Leaf) -> bool) -> Option<(usize, Leaf)> {
        self.find(|var, leaf| var.writable && !var.hidden && fits(leaf))
    }

    /// A scalar that may be changed: one that has a value.
    pub(crate) fn changeable(&mut self, fits: impl Fn(&Leaf) -> bool) -> Option<(usize, Leaf)> {
        let (var, leaf) = self.search(|_, var, leaf| {
            var.writable && !var.hidden && !var.unset.contains(leaf) && fits(&var.leaves[leaf])
        })?;
        Some((var, self.vars[var].leaves[leaf].clone()))
    }

    /// The place of a variable's scalar that is written.
    pub(crate) fn written_place(&mut self, var: usize, leaf: &Leaf) -> Place {
        self.dirty(var);
        self.place(var, leaf)
    }

    /// The place of a variable's scalar, an index now and then computed.
    pub(crate) fn place(&mut self, var: usize, leaf: &Leaf) -> Place {
        let place = leaf.place(&self.vars[var].place);
        self.with_dynamic_index(place, var)
    }

    /// The address of an object of type `to` in scope: of a global, of a local declared for it, or what a
    /// parameter points to. A local whose address is taken anywhere counts as shared everywhere.
    pub(crate) fn address(&mut self, to: &Type) -> Option<(usize, Expr)> {
        let whole = |var: &Var| var.place.ty == *to && !var.volatile && var.shared;
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
