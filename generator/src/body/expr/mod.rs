//! Integer expressions, each with the range of its value, so that signed arithmetic is written plainly where
//! it cannot overflow and through unsigned types where it could.

mod binary;
mod condition;
mod effect;
mod floating;
mod leaf;

use lang::check::Interval;
use lang::check::ranges;
use lang::{Expr, ExprKind, Features, IntType, Type, UnaryOp, typing};

use super::BodyBuilder;
use super::scope::{EffectMode, SideEffect};
use crate::extended_types;
use crate::production::{self, Production, row};

/// An integer expression with its range and effects.
#[derive(Clone, Debug)]
pub(crate) struct IntegerExpr {
    pub(crate) expr: Expr,
    /// The range of the value, as the checker will find it.
    pub(crate) range: Interval,
    pub(crate) effect: SideEffect,
    /// True if compilers know the value and would warn about operations on it.
    pub(crate) constant: bool,
}

/// A request for an integer expression: its depth, and the effects it may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IntegerRequest {
    /// The number of operators that may still nest.
    pub(crate) depth: u32,
    pub(crate) mode: EffectMode,
}

impl IntegerRequest {
    const fn deeper(self) -> IntegerRequest {
        IntegerRequest { depth: self.depth.saturating_sub(1), ..self }
    }

    fn pure(self) -> IntegerRequest {
        IntegerRequest { mode: self.mode.min(EffectMode::Reads), ..self }
    }
}

type IntegerProduction = Production<
    fn(&BodyBuilder<'_>, IntegerRequest) -> bool,
    fn(&mut BodyBuilder<'_>, IntegerRequest) -> IntegerExpr,
>;

/// The production table of integer expressions; the first row is always open.
pub(crate) static INTEGERS: &[IntegerProduction] = &[
    row("constant", 4, Features::empty(), |_, _| true, constant),
    row("read", 14, Features::empty(), |b, a| b.has_integer(a.mode), |b, a| b.read_integer(a)),
    row("arithmetic", 12, Features::ARITHMETIC, deep, binary::arithmetic),
    row("bitwise", 9, Features::BITWISE, deep, binary::bitwise),
    row("shift", 7, Features::SHIFT, deep, binary::shift),
    row("division", 5, Features::DIVISION, deep, binary::division),
    row("unary", 5, Features::ARITHMETIC, deep, unary),
    row("cast", 6, Features::CAST, deep, cast),
    row("comparison", 5, Features::COMPARISON, deep, truth),
    row("logical", 4, Features::LOGICAL, deep, truth),
    row("conditional", 5, Features::CONDITIONAL, deep, condition::conditional),
    row("comma", 3, Features::COMMA, deep, effect::comma),
    row("value-of-assignment", 4, Features::CAST, effect::may_write, effect::assignment),
    row("value-of-compound", 4, Features::COMPOUND, effect::may_write, effect::compound),
    row("value-of-step", 5, Features::STEP, effect::may_write, effect::step),
    row("short-circuit", 2, Features::LOGICAL, effect::may_write, effect::short_circuit),
    row("value-of-call", 4, Features::empty(), effect::may_call, effect::call),
    row("float-to-integer", 2, Features::FLOAT_ARITHMETIC, deep, floating::to_integer),
];

fn deep(body: &BodyBuilder<'_>, request: IntegerRequest) -> bool {
    request.depth > 0 && body.has_integer(request.mode)
}

impl BodyBuilder<'_> {
    /// Draws an integer expression as deep as the limits allow.
    pub(crate) fn integer_expr(&mut self, mode: EffectMode) -> IntegerExpr {
        self.draw_integer(IntegerRequest { depth: self.skeleton.config.limits.depth, mode })
    }

    pub(super) fn draw_integer(&mut self, request: IntegerRequest) -> IntegerExpr {
        let open =
            production::open(INTEGERS, self.skeleton.types.enabled, |row| (row.possible)(self, request));
        let row = production::draw(&mut self.choices, INTEGERS, self.skeleton.types.focus, open);
        self.note_production(row.name);
        (row.build)(self, request)
    }

    /// Draws an integer expression; a drawn constant is replaced by a read if an integer is in scope.
    pub(super) fn varying(&mut self, request: IntegerRequest) -> IntegerExpr {
        let number = self.draw_integer(request);
        if number.constant { self.read_integer(request) } else { number }
    }

    /// Adds the range to an expression, by the checker's own rules, so that generator and checker agree.
    pub(super) fn with_range(&self, expr: Expr, effect: SideEffect) -> IntegerExpr {
        let range = ranges::range(&self.known_ranges, &expr);
        IntegerExpr { expr, range, effect, constant: range.as_point().is_some() }
    }

    /// The range of an integer type.
    pub(super) fn range(&self, int: IntType) -> Interval {
        ranges::of_int(self.program(), int, None)
    }

    /// The type of an expression after integer promotion.
    pub(super) fn promoted(&self, expr: &Expr) -> IntType {
        typing::integer(self.program(), &typing::promoted(self.program(), expr)).unwrap_or(IntType::Int)
    }

    pub(super) fn signed(&self, int: IntType) -> bool {
        int.is_signed(self.program().target)
    }

    /// Casts an expression to an integer type.
    pub(super) fn convert(&self, number: IntegerExpr, int: IntType) -> IntegerExpr {
        self.with_range(number.expr.cast(Type::Int(int)), number.effect)
    }

    /// Casts an expression to its promoted type, so that it is no bit-field, enumeration or `_Bool`.
    pub(super) fn promote(&self, number: IntegerExpr) -> IntegerExpr {
        let int = self.promoted(&number.expr);
        if number.expr.ty == Type::Int(int) && !matches!(number.expr.kind, ExprKind::Read(_)) {
            return number;
        }
        self.convert(number, int)
    }
}

/// Draws a constant of a type that does not promote.
fn constant(body: &mut BodyBuilder<'_>, _: IntegerRequest) -> IntegerExpr {
    let int = body.choices.one_of([
        IntType::Int,
        IntType::UInt,
        IntType::Long,
        IntType::ULong,
        IntType::LongLong,
        IntType::ULongLong,
    ]);
    let int = body.wide_integer().unwrap_or(int);
    body.constant_of(int)
}

impl BodyBuilder<'_> {
    /// Draws, now and then, an extended integer type.
    fn wide_integer(&mut self) -> Option<IntType> {
        let enabled =
            self.skeleton.types.enabled & (Features::INT128 | Features::BIT_INT | Features::WIDE_BIT_INT);
        if enabled.is_empty() || !self.choices.chance(4) {
            return None;
        }
        match extended_types::draw(&mut self.choices, enabled, Features::empty())? {
            Type::Int(int) => Some(int),
            _ => None,
        }
    }

    pub(super) fn constant_of(&mut self, int: IntType) -> IntegerExpr {
        let expr = self.constant(&Type::Int(int), None);
        self.with_range(expr, SideEffect::NONE)
    }
}

/// A given constant of type `int`.
pub(super) fn fixed(value: impl Into<lang::Number>) -> IntegerExpr {
    let value = value.into();
    let range = Interval::point(value);
    IntegerExpr { expr: Expr::int(value, Type::INT), range, effect: SideEffect::NONE, constant: true }
}

fn unary(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let operand = body.varying(request.deeper());
    if operand.constant {
        return operand;
    }
    let op = body.choices.one_of([UnaryOp::BitNot, UnaryOp::Negate, UnaryOp::Plus]);
    let operand = body.promote(operand);
    let int = body.promoted(&operand.expr);
    // Compilers warn about the complement of a value that can only be 0 or 1 as one of a truth value.
    let op = if operand.range.is_subset_of(Interval::TRUTH) { UnaryOp::Negate } else { op };
    let overflows = op == UnaryOp::Negate && body.signed(int) && operand.range.low <= body.range(int).low;
    let (operand, int) = if overflows {
        (body.convert(operand, int.to_unsigned()), int.to_unsigned())
    } else {
        (operand, int)
    };
    let kind = ExprKind::Unary(op, Box::new(operand.expr));
    body.with_range(Expr { kind, ty: Type::Int(int) }, operand.effect)
}

fn cast(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let operand = body.varying(request.deeper());
    if operand.constant {
        return operand;
    }
    let int = body.choices.one_of([
        IntType::Int,
        IntType::UInt,
        IntType::SChar,
        IntType::UChar,
        IntType::Short,
        IntType::UShort,
        IntType::LongLong,
        IntType::ULongLong,
        IntType::Char,
        IntType::Long,
    ]);
    let int = body.wide_integer().unwrap_or(int);
    body.convert(operand, int)
}

/// Draws a comparison or logical expression as an integer expression.
fn truth(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let expr = body.condition_at(request.deeper().pure());
    body.with_range(expr, SideEffect::NONE)
}
