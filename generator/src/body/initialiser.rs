//! First values.

use lang::{Bits, Expr, ExprKind, Init, IntType, LocalInit, Program, Record, Stmt, Type, typing};

use super::scope::Effect;
use super::{Body, Mode, Unset};
use crate::choices::Choices;
use crate::feature::Features;
use crate::value::{self, Origin};

/// Draws initialisers of constants.
pub(crate) struct Initialiser<'p, 'c, 'd> {
    pub(crate) program: &'p Program,
    pub(crate) choices: &'c mut Choices<'d>,
    pub(crate) origin: Origin,
    /// May leave parts out and name the others.
    pub(crate) designates: bool,
    /// Names every live scalar.
    pub(crate) complete: bool,
}

impl Initialiser<'_, '_, '_> {
    /// An initialiser for an object of a type.
    pub(crate) fn init(&mut self, ty: &Type, bits: Option<Bits>) -> Init {
        match ty {
            Type::Array(of, count) => self.array(of, *count),
            Type::Vector(lane, count) => self.vector(lane, *count),
            Type::Complex(float) => {
                let part = Type::of_part(*float);
                Init::Complex(Box::new(self.part(part)), Box::new(self.part(part)))
            }
            Type::Record(id) => {
                let designated = self.designates && self.choices.chance(8);
                self.record(&self.program[*id], designated)
            }
            scalar => {
                let value = self.scalar(scalar, bits);
                self.origin.leaf += 1;
                Init::Value(value)
            }
        }
    }

    /// Without designators C initialises the first member of a union, so an active one behind it has to be
    /// named. Members of an anonymous record are named through it.
    fn record(&mut self, record: &Record, designated: bool) -> Init {
        let designated = designated || record.is_union();
        let mut fields = Vec::new();
        for (i, field) in record.live_fields() {
            if designated && !self.complete && !fields.is_empty() && self.choices.chance(4) {
                continue;
            }
            let init = match &field.ty {
                Type::Record(id) if field.is_anonymous_record() => {
                    self.record(&self.program[*id], designated)
                }
                ty => self.init(ty, field.bits),
            };
            fields.push((i, init));
        }
        Init::Record { fields, designated }
    }

    fn array(&mut self, of: &Type, count: u32) -> Init {
        let designated = self.designates && self.choices.chance(6);
        let mut elements = Vec::new();
        for i in 0..count {
            if designated && !self.complete && !elements.is_empty() && self.choices.chance(6) {
                continue;
            }
            elements.push((i, self.init(of, None)));
        }
        Init::Array { elements, designated }
    }

    /// Every lane of a vector.
    fn vector(&mut self, lane: &Type, count: u32) -> Init {
        let elements = (0..count).map(|i| (i, Init::Value(self.part(lane)))).collect();
        Init::Array { elements, designated: false }
    }

    /// A lane, or a part of a complex number.
    fn part(&mut self, ty: &Type) -> Expr {
        self.origin.leaf += 1;
        self.scalar(ty, None)
    }

    /// A constant for a scalar.
    pub(crate) fn scalar(&mut self, ty: &Type, bits: Option<Bits>) -> Expr {
        let kind = match ty {
            Type::Float(float) => ExprKind::Float(value::float(self.choices, self.origin, *float)),
            Type::Int(_) | Type::Enum(_) => {
                let int = typing::integer(self.program, ty).unwrap_or(IntType::Int);
                ExprKind::Int(value::integer(self.choices, self.program, int, bits, self.origin))
            }
            _ => ExprKind::Null,
        };
        Expr { kind, ty: ty.clone() }
    }
}

impl Body<'_> {
    /// A constant initialiser.
    pub(super) fn constants(&mut self, ty: &Type, complete: bool) -> Init {
        let origin = Origin { object: self.next_object(), leaf: 0 };
        let designates = self.may(Features::DESIGNATED);
        let program = self.program();
        Initialiser { program, choices: &mut self.choices, origin, designates, complete }.init(ty, None)
    }

    /// A constant for a scalar.
    pub(crate) fn constant(&mut self, ty: &Type, bits: Option<Bits>) -> Expr {
        let origin = Origin { object: self.object, leaf: self.vars.len() as u32 };
        let program = self.program();
        Initialiser { program, choices: &mut self.choices, origin, designates: false, complete: true }
            .scalar(ty, bits)
    }

    /// Declares a variable with constants in it; gives its place in scope.
    pub(super) fn declare(&mut self, ty: Type) -> usize {
        let may = self.may(Features::VOLATILE_VARIABLE) && ty.is_arithmetic();
        let volatile = may && (self.choices.chance(6) || self.about(Features::VOLATILE_VARIABLE));
        self.declare_with(ty, volatile)
    }

    /// Declares a variable whose address can be taken.
    pub(super) fn declare_plain(&mut self, ty: Type) -> usize {
        self.declare_with(ty, false)
    }

    fn declare_with(&mut self, ty: Type, volatile: bool) -> usize {
        if !volatile && self.starts_unset(&ty) {
            return self.declare_unset(ty);
        }
        let may = self.may(Features::GRAFFITI)
            && ty.as_record().is_some_and(|id| !self.world.shapes()[id.index()].leaves.is_empty());
        let graffiti = may && (self.choices.chance(8) || self.about(Features::GRAFFITI));
        let init = if graffiti {
            let byte = self.choices.of([0xFF, 0xAA, 0x55, 0xDB]);
            LocalInit::Graffiti(byte, self.constants(&ty, true))
        } else {
            LocalInit::Init(self.constants(&ty, false))
        };
        let id = self.local(ty, volatile);
        self.push(Stmt::Declare(id, init));
        self.enter(id, true)
    }

    /// Declares a variable that starts with a value, of which some scalars may be indeterminate.
    pub(super) fn declare_as(&mut self, value: Expr, unset: Unset) -> usize {
        let id = self.local(value.ty.clone(), false);
        self.push(Stmt::Declare(id, LocalInit::Init(Init::Value(value))));
        let var = self.enter(id, true);
        self.vars[var].unset = unset;
        var
    }

    /// A value for a scalar of a type: an expression, or a constant in its range.
    pub(super) fn value(&mut self, ty: &Type, bits: Option<Bits>, mode: Mode) -> (Expr, Effect) {
        match ty {
            Type::Int(IntType::Bool) => (self.truth(mode.min(Mode::Pure)), Effect::NONE),
            Type::Int(_) | Type::Enum(_) => {
                let number = self.number(mode);
                match number.constant {
                    true => (self.constant(ty, bits), Effect::NONE),
                    false => (number.expr, number.effect),
                }
            }
            Type::Float(_) => (self.floating(ty, mode.min(Mode::Pure)), Effect::NONE),
            Type::Complex(_) | Type::Vector(..) => (self.aggregate(ty, mode), Effect::NONE),
            _ => (self.constant(ty, bits), Effect::NONE),
        }
    }
}
