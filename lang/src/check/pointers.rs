//! Pointers: what they point to lives long enough, and they are not null where they are followed.
//!
//! Lifetimes are numbers, larger for what ends sooner: [`GLOBAL`] for globals, [`CALLER`](super::body::CALLER) for what a
//! parameter's pointers point to, [`BODY`](super::body::BODY) for parameters themselves, and one more for each block around a
//! local. The number of a *value* is that of the shortest-lived object one of its pointers may point to; a
//! local *holds* the number of its first value. Since a first value names only objects in scope, a local never
//! holds more than its own lifetime, so what is read through a pointer never has more than the pointer.

use super::body::{Body, GLOBAL};
use super::error::{Check, Violation, require};
use crate::{BinaryOp, Expr, ExprKind, Init, LocalId, Number, PathStep, Place, PlaceBase, Type, UnaryOp};

impl<'p> Body<'p> {
    /// The lifetime of what the value of `expr` may point to.
    pub(super) fn region(&self, expr: &Expr) -> u32 {
        match &expr.kind {
            ExprKind::AddressOf(place) => self.address_region(place),
            ExprKind::Read(place) => self.place_region(place),
            ExprKind::Conditional(_, a, b) => self.region(a).max(self.region(b)),
            ExprKind::Comma(_, a) | ExprKind::Cast(a) | ExprKind::Assign(_, a) => self.region(a),
            ExprKind::Literal(init) => self.init_region(init),
            // A call returns only what points to globals.
            _ => GLOBAL,
        }
    }

    /// The region of the pointers in an initialiser.
    pub(super) fn init_region(&self, init: &Init) -> u32 {
        match init {
            Init::Value(value) => self.region(value),
            Init::Complex(..) => GLOBAL,
            Init::Record { fields: parts, .. } | Init::Array { elements: parts, .. } => {
                parts.iter().map(|(_, part)| self.init_region(part)).max().unwrap_or(GLOBAL)
            }
        }
    }

    fn address_region(&self, place: &Place) -> u32 {
        match &place.base {
            PlaceBase::Local(id) => self.locals[id.index()].lives,
            PlaceBase::Global(_) => GLOBAL,
            PlaceBase::Deref(e) | PlaceBase::Temporary(e) => self.region(e),
        }
    }

    /// The lifetime of what the pointers in a place may point to.
    pub(super) fn place_region(&self, place: &Place) -> u32 {
        match &place.base {
            PlaceBase::Local(id) => self.locals[id.index()].holds,
            PlaceBase::Global(_) => GLOBAL,
            PlaceBase::Deref(e) | PlaceBase::Temporary(e) => self.region(e),
        }
    }

    /// The lifetime of what may be stored in a place: through a pointer, who knows where, only what is global.
    pub(super) fn limit(&self, place: &Place) -> u32 {
        match &place.base {
            PlaceBase::Local(id) => self.locals[id.index()].holds,
            _ => GLOBAL,
        }
    }

    /// A value that goes into a place points to nothing shorter-lived than what is there already.
    pub(super) fn outlives(&self, place: &Place, value: &Expr) -> Check {
        let kept = !self.objects.contents(&place.ty).pointers || self.region(value) <= self.limit(place);
        require(kept, || Violation::Dangling)
    }

    /// A value that leaves the function points to globals only.
    pub(super) fn stays_global(&self, ty: &Type, value: &Expr) -> Check {
        let kept = !self.objects.contents(ty).pointers || self.region(value) == GLOBAL;
        require(kept, || Violation::Dangling)
    }

    /// A pointer that is followed is not null.
    pub(super) fn followed(&self, pointer: &Expr) -> Check {
        require(self.is_sure(pointer), || Violation::MayBeNull)
    }

    /// True when `pointer` is provably not null: an address, a variable that holds one or was tested, or of a
    /// type no null pointer is made of in the whole program.
    pub(super) fn is_sure(&self, pointer: &Expr) -> bool {
        match &pointer.kind {
            ExprKind::AddressOf(_) | ExprKind::FunctionAddress(_) => true,
            ExprKind::Conditional(_, a, b) => self.is_sure(a) && self.is_sure(b),
            ExprKind::Comma(_, a) | ExprKind::Cast(a) => self.is_sure(a),
            _ if !matches!(pointer.ty, Type::Pointer(_) | Type::FunctionPointer(_)) => false,
            ExprKind::Read(place) => {
                let fixed = whole_local(place).filter(|id| self.is_fixed(*id));
                let known = fixed.is_some_and(|id| self.locals[id.index()].sure || self.tested.contains(&id));
                known || !self.survey.is_nullable(&pointer.ty)
            }
            _ => !self.survey.is_nullable(&pointer.ty),
        }
    }

    /// A local that keeps the value it was declared or passed with.
    fn is_fixed(&self, id: LocalId) -> bool {
        let uses = self.survey.uses(self.id, id);
        !uses.written && !uses.taken && !self.function[id].volatile
    }

    /// Checks a part of the function that runs only if `condition` came out as `truth`.
    pub(super) fn assuming<T>(
        &mut self,
        condition: &Expr,
        truth: bool,
        part: impl FnOnce(&mut Self) -> Check<T>,
    ) -> Check<T> {
        let before = self.tested.len();
        self.learn(condition, truth);
        let checked = part(self);
        self.tested.truncate(before);
        checked
    }

    /// Notes the locals that are not zero or null when `condition` is `truth`.
    fn learn(&mut self, condition: &Expr, truth: bool) {
        match &condition.kind {
            ExprKind::Read(place) if truth => {
                let id = whole_local(place).filter(|id| self.is_fixed(*id));
                self.tested.extend(id);
            }
            ExprKind::Unary(UnaryOp::LogicalNot, a) => self.learn(a, !truth),
            // Both operands are known only of an `&&` that is true, and of an `||` that is false.
            ExprKind::Binary(BinaryOp::LogicalAnd, a, b) if truth => {
                self.learn(a, true);
                self.learn(b, true);
            }
            ExprKind::Binary(BinaryOp::LogicalOr, a, b) if !truth => {
                self.learn(a, false);
                self.learn(b, false);
            }
            ExprKind::Binary(op @ (BinaryOp::NotEqual | BinaryOp::Equal), a, b) => {
                let unequal = (*op == BinaryOp::NotEqual) == truth;
                match (is_zero(a), is_zero(b)) {
                    (false, true) if unequal => self.learn(a, true),
                    (true, false) if unequal => self.learn(b, true),
                    _ => {}
                }
            }
            _ => {}
        }
    }

    /// True when two places of one type are provably different objects.
    pub(super) fn disjoint(&self, a: &Place, b: &Place) -> bool {
        let same_root = match (&a.base, &b.base) {
            (PlaceBase::Local(a), PlaceBase::Local(b)) => a == b,
            (PlaceBase::Global(a), PlaceBase::Global(b)) => a == b,
            (PlaceBase::Deref(_), _) | (_, PlaceBase::Deref(_)) => {
                return !self.effects.roots(a).meets(&self.effects.roots(b));
            }
            _ => false,
        };
        !same_root || a.path.iter().zip(&b.path).any(|steps| self.apart(steps))
    }

    fn apart(&self, steps: (&PathStep, &PathStep)) -> bool {
        match steps {
            (PathStep::Field(_, a), PathStep::Field(_, b)) => a != b,
            (PathStep::Index(a), PathStep::Index(b)) => {
                let range = |index| super::ranges::range(&self.scope, index);
                range(a).disjoint(range(b))
            }
            _ => false,
        }
    }
}

/// The local a place is all of.
pub(super) fn whole_local(place: &Place) -> Option<LocalId> {
    match (&place.base, place.path.as_slice()) {
        (PlaceBase::Local(id), []) => Some(*id),
        _ => None,
    }
}

const fn is_zero(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Null | ExprKind::Int(Number::ZERO))
}
