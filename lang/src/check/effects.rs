//! What evaluating an expression reads and writes, by root object.
//!
//! An object is told apart from others as a whole: `s.a` and `s.b` are both `s`. Objects whose address is
//! taken, all globals, and whatever a pointer from outside points to, are one in the eyes of a call or an
//! access through a pointer. The numbers of locals count modulo 128 and those of globals modulo 63: two
//! objects that coincide are taken for one, which may refuse a program but never accepts a wrong one.

use super::objects::Objects;
use crate::visit::{Visit, walk};
use crate::{
    Callee, Expr, ExprKind, Function, GlobalId, Init, LocalId, PathStep, Place, PlaceBase, Program, Type,
};

/// A set of root objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Roots {
    locals: u128,
    others: u64,
}

impl Roots {
    /// No object.
    pub const NONE: Roots = Roots { locals: 0, others: 0 };
    /// Every global, and what only pointers reach.
    const OUTSIDE: Roots = Roots { locals: 0, others: u64::MAX };

    /// One local.
    #[must_use]
    pub const fn local(id: LocalId) -> Roots {
        Roots { locals: 1 << (id.0 % 128), others: 0 }
    }

    /// One global.
    #[must_use]
    pub const fn global(id: GlobalId) -> Roots {
        Roots { locals: 0, others: 1 << (id.0 % 63) }
    }

    /// The objects of both.
    #[must_use]
    pub const fn and(self, more: Roots) -> Roots {
        Roots { locals: self.locals | more.locals, others: self.others | more.others }
    }

    /// True when some object may be in both.
    #[must_use]
    pub const fn meets(self, other: Roots) -> bool {
        self.locals & other.locals != 0 || self.others & other.others != 0
    }

    /// True when there is no object.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.locals == 0 && self.others == 0
    }
}

/// What evaluating an expression may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Objects whose value counts.
    pub reads: Roots,
    /// Objects that may change, calls included.
    pub writes: Roots,
    /// Those of `writes` the expression itself assigns: such a side effect may still be pending when the value
    /// is there (C11 6.5p2), while a call is over when it returns.
    pub stores: Roots,
    /// A volatile object is read.
    pub volatile: bool,
}

impl Effects {
    /// None at all.
    pub const NONE: Effects =
        Effects { reads: Roots::NONE, writes: Roots::NONE, stores: Roots::NONE, volatile: false };

    /// Those of both.
    #[must_use]
    pub const fn and(self, more: Effects) -> Effects {
        Effects {
            reads: self.reads.and(more.reads),
            writes: self.writes.and(more.writes),
            stores: self.stores.and(more.stores),
            volatile: self.volatile || more.volatile,
        }
    }

    /// True when evaluation does more than give a value.
    #[must_use]
    pub const fn any(self) -> bool {
        self.volatile || !self.writes.is_empty()
    }

    /// True when the order of two unsequenced evaluations could matter.
    #[must_use]
    pub const fn conflicts(self, other: Effects) -> bool {
        (self.any() && other.any()) || self.writes.meets(other.reads) || other.writes.meets(self.reads)
    }
}

/// What is needed to tell the effects of a function's expressions.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    program: &'a Program,
    objects: Option<&'a Objects>,
    locals: &'a [crate::Local],
    exposed: Roots,
}

impl<'a> Context<'a> {
    /// For expressions in `function`, whose body is read for the addresses it takes. A caller that is still
    /// building the body adds what it means to take with [`Context::expose`].
    #[must_use]
    pub fn new(program: &'a Program, function: &'a Function) -> Context<'a> {
        let mut taken = Taken(Roots::NONE);
        taken.function(function);
        Context { program, objects: None, locals: &function.locals, exposed: taken.0.and(Roots::OUTSIDE) }
    }

    pub(super) const fn known(
        program: &'a Program,
        objects: &'a Objects,
        function: &'a Function,
        taken: Roots,
    ) -> Context<'a> {
        let exposed = taken.and(Roots::OUTSIDE);
        Context { program, objects: Some(objects), locals: function.locals.as_slice(), exposed }
    }

    /// From here on the address of `local` counts as taken.
    pub fn expose(&mut self, local: LocalId) {
        self.exposed = self.exposed.and(Roots::local(local));
    }

    /// The objects that an access to `place` may touch.
    #[must_use]
    pub const fn roots(&self, place: &Place) -> Roots {
        match &place.base {
            PlaceBase::Local(id) => Roots::local(*id),
            PlaceBase::Global(id) => Roots::global(*id),
            PlaceBase::Deref(_) => self.exposed,
            PlaceBase::Temporary(_) => Roots::NONE,
        }
    }

    /// True when an access to `place` is one to a volatile object, or to one with volatile members.
    #[must_use]
    pub fn is_volatile(&self, place: &Place) -> bool {
        let base = match &place.base {
            PlaceBase::Local(id) => self.locals[id.index()].volatile,
            PlaceBase::Global(id) => self.program[*id].volatile,
            PlaceBase::Deref(_) | PlaceBase::Temporary(_) => false,
        };
        let step = |step: &PathStep| match step {
            PathStep::Field(record, field) => self.program[*record].fields[*field as usize].volatile,
            PathStep::Index(_) | PathStep::Part(_) => false,
        };
        base || place.path.iter().any(step) || self.has_volatile(&place.ty)
    }

    fn has_volatile(&self, ty: &Type) -> bool {
        let Some(id) = ty.element().as_record() else { return false };
        match self.objects {
            Some(objects) => objects.of(ty).volatile,
            None => self.program[id].fields.iter().any(|f| f.volatile || self.has_volatile(&f.ty)),
        }
    }

    /// The effects of finding out where a place is: its pointer and its indices.
    #[must_use]
    pub fn locating(&self, place: &Place) -> Effects {
        let base = match &place.base {
            PlaceBase::Deref(e) | PlaceBase::Temporary(e) => self.of(e),
            PlaceBase::Local(_) | PlaceBase::Global(_) => Effects::NONE,
        };
        place.path.iter().fold(base, |sum, step| match step {
            PathStep::Index(index) => sum.and(self.of(index)),
            PathStep::Field(..) | PathStep::Part(_) => sum,
        })
    }

    /// The effects of reading a place.
    #[must_use]
    pub fn reading(&self, place: &Place) -> Effects {
        let volatile = self.is_volatile(place);
        self.locating(place).and(Effects { reads: self.roots(place), volatile, ..Effects::NONE })
    }

    /// The effects of assigning to a place.
    #[must_use]
    pub fn writing(&self, place: &Place) -> Effects {
        let roots = self.roots(place);
        self.locating(place).and(Effects { writes: roots, stores: roots, ..Effects::NONE })
    }

    /// The effects of evaluating `expr`, whichever way its conditions go.
    #[must_use]
    pub fn of(&self, expr: &Expr) -> Effects {
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null | ExprKind::FunctionAddress(_) => {
                Effects::NONE
            }
            ExprKind::Read(place) => self.reading(place),
            ExprKind::AddressOf(place) => self.locating(place),
            ExprKind::Unary(_, a) | ExprKind::Cast(a) => self.of(a),
            ExprKind::Binary(_, a, b) | ExprKind::Comma(a, b) => self.of(a).and(self.of(b)),
            ExprKind::Conditional(c, a, b) => self.of(c).and(self.of(a)).and(self.of(b)),
            ExprKind::Assign(place, value) => self.writing(place).and(self.of(value)),
            ExprKind::Compound(_, place, value) => {
                self.writing(place).and(self.reading(place)).and(self.of(value))
            }
            ExprKind::Step(_, place) => self.writing(place).and(self.reading(place)),
            ExprKind::Call(callee, arguments) => {
                let before = arguments.iter().fold(self.callee(callee), |sum, a| sum.and(self.of(a)));
                before.and(Effects { reads: self.exposed, writes: self.exposed, ..Effects::NONE })
            }
            ExprKind::Literal(init) => self.initialising(init),
        }
    }

    /// The effects of finding out what is called.
    #[must_use]
    pub fn callee(&self, callee: &Callee) -> Effects {
        match callee {
            Callee::Direct(_) => Effects::NONE,
            Callee::Pointer(pointer) => self.of(pointer),
        }
    }

    /// The effects of evaluating an initialiser.
    #[must_use]
    pub fn initialising(&self, init: &Init) -> Effects {
        match init {
            Init::Value(value) => self.of(value),
            Init::Complex(real, imaginary) => self.of(real).and(self.of(imaginary)),
            Init::Record { fields: parts, .. } | Init::Array { elements: parts, .. } => {
                parts.iter().fold(Effects::NONE, |sum, (_, part)| sum.and(self.initialising(part)))
            }
        }
    }
}

/// True when the order of some two of these evaluations could matter.
#[must_use]
pub fn conflict(parts: impl IntoIterator<Item = Effects>) -> bool {
    let mut sum = Effects::NONE;
    parts.into_iter().any(|part| {
        let conflicts = sum.conflicts(part);
        sum = sum.and(part);
        conflicts
    })
}

struct Taken(Roots);

impl Visit for Taken {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::AddressOf(Place { base: PlaceBase::Local(id), .. }) = &expr.kind {
            self.0 = self.0.and(Roots::local(*id));
        }
        walk::expr(self, expr);
    }
}
