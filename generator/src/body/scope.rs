//! Variables in scope, and who may read what where order is not settled.

use std::rc::Rc;

use lang::{Expr, Place, PlaceBase, Type};

use super::Body;
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
pub(crate) enum Effect {
    /// Nothing.
    #[default]
    None,
    /// Calls a function, which writes what a pointer or a global's name can reach.
    Call,
    /// Writes this variable, or reads something volatile in it.
    Touch(usize),
}

impl Effect {
    /// The effect of two expressions of which at most one has any.
    pub(crate) fn or(self, other: Effect) -> Effect {
        if self == Effect::None { other } else { self }
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
    /// Some scalar of it was observed, so that compilers do not call it unused.
    pub(crate) seen: bool,
    /// A sibling of what is being written touches it.
    pub(crate) hidden: bool,
    /// Reading the whole of it reads a volatile object.
    pub(crate) volatile_inside: bool,
}

impl Var {
    pub(crate) fn new(shapes: &[Shape], place: Place, volatile: bool, writable: bool) -> Var {
        let leaves = leaves(shapes, &place.ty);
        let shared = !matches!(place.base, PlaceBase::Local(_));
        let volatile_inside = volatile || leaves.iter().any(|l| l.volatile);
        Var { place, leaves, volatile, writable, shared, seen: false, hidden: false, volatile_inside }
    }

    /// True when a scalar of it may be read in a mode.
    fn readable(&self, leaf: &Leaf, mode: Mode) -> bool {
        let volatile = self.volatile || leaf.volatile;
        match mode {
            _ if self.hidden => false,
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
        let vars = self.vars.len();
        // Later variables are closer: results and copies rather than parameters.
        let first = vars.checked_sub(1)? - self.choices.below(vars as u32) as usize;
        let turn = self.choices.below(16) as usize;
        for step in 0..vars {
            let at = (first + step) % vars;
            let var = &self.vars[at];
            let count = var.leaves.len();
            let leaf = (0..count).map(|l| &var.leaves[(turn + l) % count]).find(|leaf| fits(var, leaf));
            if let Some(leaf) = leaf {
                return Some((at, leaf.clone()));
            }
        }
        None
    }

    /// A scalar that may be read in a mode and is of a fitting type.
    pub(crate) fn readable(&mut self, mode: Mode, fits: impl Fn(&Leaf) -> bool) -> Option<(usize, Leaf)> {
        self.find(|var, leaf| var.readable(leaf, mode) && fits(leaf))
    }

    /// True when an integer could be read in a mode.
    pub(crate) fn has_integer(&self, mode: Mode) -> bool {
        self.vars.iter().any(|v| v.leaves.iter().any(|l| l.ty.is_integer() && v.readable(l, mode)))
    }

    /// Writes a sibling of an unsequenced operand with this effect.
    pub(crate) fn beside<T>(
        &mut self,
        effect: Effect,
        mode: Mode,
        write: impl FnOnce(&mut Self, Mode) -> T,
    ) -> T {
        match effect {
            Effect::None => write(self, mode),
            Effect::Call => write(self, mode.min(Mode::Calm)),
            Effect::Touch(var) => {
                let hidden = std::mem::replace(&mut self.vars[var].hidden, true);
                let result = write(self, mode.min(Mode::Calm));
                self.vars[var].hidden = hidden;
                result
            }
        }
    }

    /// A scalar that may be written.
    pub(crate) fn target(&mut self, fits: impl Fn(&Leaf) -> bool) -> Option<(usize, Leaf)> {
        self.find(|var, leaf| var.writable && !var.hidden && fits(leaf))
    }

    /// The place of a variable's scalar, an index now and then computed.
    pub(crate) fn place(&mut self, var: usize, leaf: &Leaf) -> Place {
        let place = leaf.place(&self.vars[var].place);
        self.with_dynamic_index(place, var)
    }

    /// The address of an object of type `to` in scope, whose address may be taken; the object is shared from then on.
    pub(crate) fn address(&mut self, to: &Type) -> Option<Expr> {
        let whole = |var: &Var| var.place.ty == *to && !var.volatile && var.writable;
        let vars: Vec<usize> = (0..self.vars.len()).filter(|v| whole(&self.vars[*v])).collect();
        let at = *self.choices.pick(&vars)?;
        self.vars[at].shared = true;
        let place = self.vars[at].place.clone();
        let kind = match place.base {
            PlaceBase::Deref(pointer) if place.path.is_empty() => return Some(*pointer),
            _ => lang::ExprKind::AddressOf(place),
        };
        Some(Expr { kind, ty: to.clone().pointer_to() })
    }
}
