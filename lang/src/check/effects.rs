//! Reads and writes of an expression, by root object.
//!
//! An object is told apart from others as a whole: `s.a` and `s.b` are both `s`. Objects whose address is
//! taken, all globals, and whatever a pointer from outside points to, are one in the eyes of a call or an
//! access through a pointer.

use fixedbitset::FixedBitSet;

use super::objects::Objects;
use crate::{
    Callee, Expr, ExprKind, Function, GlobalId, Init, LocalId, PathStep, Place, PlaceBase, Program, Type,
};

/// A set of root objects.
#[derive(Clone, Debug, Default)]
pub(super) struct Roots {
    locals: FixedBitSet,
    globals: FixedBitSet,
    /// Every global, and what only pointers reach.
    outside: bool,
}

impl Roots {
    /// One local.
    pub(super) fn local(id: LocalId) -> Roots {
        let mut roots = Roots::default();
        roots.add_local(id);
        roots
    }

    /// One global.
    fn global(id: GlobalId) -> Roots {
        let mut roots = Roots::default();
        roots.globals.grow_and_insert(id.index());
        roots
    }

    /// These and one local.
    pub(super) fn add_local(&mut self, id: LocalId) {
        self.locals.grow_and_insert(id.index());
    }

    /// These and more.
    fn add(&mut self, more: &Roots) {
        self.locals.union_with(&more.locals);
        self.globals.union_with(&more.globals);
        self.outside |= more.outside;
    }

    /// True when some object may be in both.
    pub(super) fn meets(&self, other: &Roots) -> bool {
        let beyond = (self.outside && other.leaves()) || (other.outside && self.leaves());
        beyond || !self.locals.is_disjoint(&other.locals) || !self.globals.is_disjoint(&other.globals)
    }

    /// True when some object is none of the function's own.
    fn leaves(&self) -> bool {
        self.outside || !self.globals.is_clear()
    }

    /// True when there is no object.
    fn is_empty(&self) -> bool {
        !self.leaves() && self.locals.is_clear()
    }
}

/// The side effects of evaluating an expression.
#[derive(Clone, Debug, Default)]
pub(super) struct Effects {
    /// Objects whose value counts.
    reads: Roots,
    /// Objects that may change, calls included.
    writes: Roots,
    /// Those of `writes` the expression itself assigns: such a side effect may still be pending when the value
    /// is there (C11 6.5p2), while a call is over when it returns.
    pub(super) stores: Roots,
    /// A volatile object is read.
    volatile: bool,
}

impl Effects {
    /// Those of both.
    pub(super) fn joined(mut self, more: &Effects) -> Effects {
        self.reads.add(&more.reads);
        self.writes.add(&more.writes);
        self.stores.add(&more.stores);
        self.volatile |= more.volatile;
        self
    }

    /// True when evaluation does more than give a value.
    fn has_effect(&self) -> bool {
        self.volatile || !self.writes.is_empty()
    }

    /// True when the order of two unsequenced evaluations could matter.
    pub(super) fn conflicts(&self, other: &Effects) -> bool {
        (self.has_effect() && other.has_effect())
            || self.writes.meets(&other.reads)
            || other.writes.meets(&self.reads)
    }
}

/// The context in which the effects of a function's expressions are computed.
pub(super) struct Context<'a> {
    program: &'a Program,
    objects: &'a Objects,
    locals: &'a [crate::Local],
    exposed: Roots,
}

impl<'a> Context<'a> {
    /// For expressions in `function`, which takes the addresses of the locals `taken`.
    pub(super) fn new(
        program: &'a Program,
        objects: &'a Objects,
        function: &'a Function,
        taken: Roots,
    ) -> Context<'a> {
        let exposed = Roots { outside: true, ..taken };
        Context { program, objects, locals: function.locals.as_slice(), exposed }
    }

    /// The objects that an access to `place` may touch.
    pub(super) fn roots(&self, place: &Place) -> Roots {
        match &place.base {
            PlaceBase::Local(id) => Roots::local(*id),
            PlaceBase::Global(id) => Roots::global(*id),
            PlaceBase::Deref(_) => self.exposed.clone(),
            PlaceBase::Temporary(_) => Roots::default(),
        }
    }

    /// True when an access to `place` is one to a volatile object, or to one with volatile members.
    pub(super) fn is_volatile(&self, place: &Place) -> bool {
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
        ty.element().as_record().is_some() && self.objects.contents(ty).volatile
    }

    /// The effects of finding out where a place is: its pointer and its indices.
    pub(super) fn locating(&self, place: &Place) -> Effects {
        let base = match &place.base {
            PlaceBase::Deref(e) | PlaceBase::Temporary(e) => self.effects(e),
            PlaceBase::Local(_) | PlaceBase::Global(_) => Effects::default(),
        };
        place.path.iter().fold(base, |sum, step| match step {
            PathStep::Index(index) => sum.joined(&self.effects(index)),
            PathStep::Field(..) | PathStep::Part(_) => sum,
        })
    }

    /// The effects of reading a place.
    pub(super) fn reading(&self, place: &Place) -> Effects {
        let volatile = self.is_volatile(place);
        self.locating(place).joined(&Effects { reads: self.roots(place), volatile, ..Effects::default() })
    }

    /// The effects of assigning to a place.
    pub(super) fn writing(&self, place: &Place) -> Effects {
        let roots = self.roots(place);
        self.locating(place).joined(&Effects { writes: roots.clone(), stores: roots, ..Effects::default() })
    }

    /// The effects of evaluating `expr`, whichever way its conditions go.
    pub(super) fn effects(&self, expr: &Expr) -> Effects {
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null | ExprKind::FunctionAddress(_) => {
                Effects::default()
            }
            ExprKind::Read(place) => self.reading(place),
            ExprKind::AddressOf(place) => self.locating(place),
            ExprKind::Unary(_, a) | ExprKind::Cast(a) => self.effects(a),
            ExprKind::Binary(_, a, b) | ExprKind::Comma(a, b) => self.effects(a).joined(&self.effects(b)),
            ExprKind::Conditional(c, a, b) => {
                self.effects(c).joined(&self.effects(a)).joined(&self.effects(b))
            }
            ExprKind::Assign(place, value) => self.writing(place).joined(&self.effects(value)),
            ExprKind::Compound(_, place, value) => {
                self.writing(place).joined(&self.reading(place)).joined(&self.effects(value))
            }
            ExprKind::Step(_, place) => self.writing(place).joined(&self.reading(place)),
            ExprKind::Call(callee, arguments) => {
                let before =
                    arguments.iter().fold(self.callee(callee), |sum, a| sum.joined(&self.effects(a)));
                // The body of what is called is not looked at: a call may read and write whatever is exposed.
                let (reads, writes) = (self.exposed.clone(), self.exposed.clone());
                before.joined(&Effects { reads, writes, ..Effects::default() })
            }
            ExprKind::Literal(init) => self.initialising(init),
        }
    }

    /// The effects of finding out what is called.
    pub(super) fn callee(&self, callee: &Callee) -> Effects {
        match callee {
            Callee::Direct(_) => Effects::default(),
            Callee::Pointer(pointer) => self.effects(pointer),
        }
    }

    /// The effects of evaluating an initialiser.
    pub(super) fn initialising(&self, init: &Init) -> Effects {
        match init {
            Init::Value(value) => self.effects(value),
            Init::Complex(real, imaginary) => self.effects(real).joined(&self.effects(imaginary)),
            Init::Record { fields: parts, .. } | Init::Array { elements: parts, .. } => {
                parts.iter().fold(Effects::default(), |sum, (_, part)| sum.joined(&self.initialising(part)))
            }
        }
    }
}

/// True when the order of some two of these evaluations could matter.
pub(super) fn conflict(parts: impl IntoIterator<Item = Effects>) -> bool {
    let mut sum = Effects::default();
    parts.into_iter().any(|part| {
        let conflicts = sum.conflicts(&part);
        sum = std::mem::take(&mut sum).joined(&part);
        conflicts
    })
}
