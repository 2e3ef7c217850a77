//! Initialisers of variables, and constants for scalars.

use lang::{Bits, Expr, ExprKind, Features, Init, IntType, LocalInit, Program, Record, Stmt, Type, typing};

use super::scope::SideEffect;
use super::{BodyBuilder, EffectMode, IndeterminateSet};
use crate::choices::Choices;
use crate::value::{self, ValueOrigin};

/// Draws initialisers made of constants.
pub(crate) struct Initialiser<'p, 'c, 'd> {
    pub(crate) program: &'p Program,
    pub(crate) choices: &'c mut Choices<'d>,
    pub(crate) origin: ValueOrigin,
    /// True if initialisers may use designators and leave parts out.
    pub(crate) designates: bool,
    /// True if initialisers name every live scalar.
    pub(crate) complete: bool,
}

impl Initialiser<'_, '_, '_> {
    /// Draws an initialiser for an object of a type, or for a bit-field of `bits` bits.
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

    /// Draws an initialiser for a record. Without designators C initialises the first member of a union, so an active
    /// member after the first needs a designator, and so do the members of an anonymous record in it.
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

    /// Draws constants for every lane of a vector.
    fn vector(&mut self, lane: &Type, count: u32) -> Init {
        let elements = (0..count).map(|i| (i, Init::Value(self.part(lane)))).collect();
        Init::Array { elements, designated: false }
    }

    /// Draws a constant for a lane or a part of a complex number.
    fn part(&mut self, ty: &Type) -> Expr {
        self.origin.leaf += 1;
        self.scalar(ty, None)
    }

    /// Draws a constant for a scalar.
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

impl BodyBuilder<'_> {
    /// Draws an initialiser made of constants.
    pub(super) fn constants(&mut self, ty: &Type, complete: bool) -> Init {
        let origin = ValueOrigin { object: self.next_object(), leaf: 0 };
        let designates = self.allows(Features::DESIGNATED);
        let program = self.program();
        Initialiser { program, choices: &mut self.choices, origin, designates, complete }.init(ty, None)
    }

    /// Draws a constant for a scalar.
    pub(crate) fn constant(&mut self, ty: &Type, bits: Option<Bits>) -> Expr {
        let origin = ValueOrigin { object: self.last_object, leaf: self.vars.len() as u32 };
        let program = self.program();
        Initialiser { program, choices: &mut self.choices, origin, designates: false, complete: true }
            .scalar(ty, bits)
    }

    /// Declares a variable initialised with constants; returns its position in scope.
    pub(super) fn declare(&mut self, ty: Type) -> usize {
        let may = self.allows(Features::VOLATILE_VARIABLE) && ty.is_arithmetic();
        let volatile = may && (self.choices.chance(6) || self.focuses_on(Features::VOLATILE_VARIABLE));
        self.declare_with(ty, volatile)
    }

    /// Declares a variable that is not volatile, so that its address can be taken; returns its position in scope.
    pub(super) fn declare_plain(&mut self, ty: Type) -> usize {
        self.declare_with(ty, false)
    }

    fn declare_with(&mut self, ty: Type, volatile: bool) -> usize {
        if !volatile && self.starts_indeterminate(&ty) {
            return self.declare_indeterminate(ty);
        }
        let may = self.allows(Features::GRAFFITI)
            && ty.as_record().is_some_and(|id| !self.skeleton.summaries()[id.index()].leaves.is_empty());
        let graffiti = may && (self.choices.chance(8) || self.focuses_on(Features::GRAFFITI));
        let init = if graffiti {
            let byte = self.choices.one_of([0xFF, 0xAA, 0x55, 0xDB]);
            LocalInit::Graffiti(byte, self.constants(&ty, true))
        } else {
            LocalInit::Init(self.constants(&ty, false))
        };
        let id = self.local(ty, volatile);
        self.push(Stmt::Declare(id, init));
        self.enter(id, true)
    }

    /// Declares a variable initialised with a value of which some scalars may be indeterminate; returns its position in
    /// scope.
    pub(super) fn declare_with_value(&mut self, value: Expr, indeterminate: IndeterminateSet) -> usize {
        let id = self.local(value.ty.clone(), false);
        self.push(Stmt::Declare(id, LocalInit::Init(Init::Value(value))));
        let var = self.enter(id, true);
        self.vars[var].indeterminate = indeterminate;
        var
    }

    /// Draws a value for a scalar of a type, with its effects: an expression, or a constant in range.
    pub(super) fn value(&mut self, ty: &Type, bits: Option<Bits>, mode: EffectMode) -> (Expr, SideEffect) {
        match ty {
            Type::Int(IntType::Bool) => (self.truth(mode.min(EffectMode::Reads)), SideEffect::NONE),
            Type::Int(_) | Type::Enum(_) => {
                let number = self.integer_expr(mode);
                match number.constant {
                    true => (self.constant(ty, bits), SideEffect::NONE),
                    false => (number.expr, number.effect),
                }
            }
            Type::Float(_) => (self.floating(ty, mode.min(EffectMode::Reads)), SideEffect::NONE),
            Type::Complex(_) | Type::Vector(..) => (self.aggregate(ty, mode), SideEffect::NONE),
            _ => (self.constant(ty, bits), SideEffect::NONE),
        }
    }
}
