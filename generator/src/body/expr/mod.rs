//! Integer expressions, each with the range of its value, so that signed arithmetic is written plainly where
//! it cannot overflow and through unsigned types where it could.

mod binary;
mod condition;
mod effect;
mod floating;
mod leaf;

use lang::check::Interval;
use lang::check::ranges;
use lang::{Expr, ExprKind, IntType, Type, UnaryOp, typing};

use super::Body;
use super::scope::{Effect, Mode};
use crate::feature::Features;
use crate::production::{self, Kind, Production};
use crate::special;

/// An integer expression.
#[derive(Clone, Debug)]
pub(crate) struct Number {
    pub(crate) expr: Expr,
    /// As the checker will find it.
    pub(crate) range: Interval,
    pub(crate) effect: Effect,
    /// Compilers see its value and would warn of what follows from it.
    pub(crate) constant: bool,
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ask {
    /// Operators that may still stand above each other.
    pub(crate) depth: u32,
    pub(crate) mode: Mode,
}

impl Ask {
    const fn deeper(self) -> Ask {
        Ask { depth: self.depth.saturating_sub(1), ..self }
    }

    fn pure(self) -> Ask {
        Ask { mode: self.mode.min(Mode::Pure), ..self }
    }
}

type Row = Production<fn(&Body<'_>, Ask) -> bool, fn(&mut Body<'_>, Ask) -> Number>;

const fn row(
    name: &'static str,
    weight: u32,
    needs: Features,
    possible: fn(&Body<'_>, Ask) -> bool,
    build: fn(&mut Body<'_>, Ask) -> Number,
) -> Row {
    Production { name, kind: Kind::Integer, weight, needs, possible, build }
}

/// Every integer expression; the first is always open.
pub(crate) static INTEGERS: &[Row] = &[
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

fn deep(body: &Body<'_>, ask: Ask) -> bool {
    ask.depth > 0 && body.has_integer(ask.mode)
}

impl Body<'_> {
    /// An integer expression as deep as the limits allow.
    pub(crate) fn number(&mut self, mode: Mode) -> Number {
        self.integer(Ask { depth: self.world.config.limits.depth, mode })
    }

    pub(super) fn integer(&mut self, ask: Ask) -> Number {
        let open = production::open(INTEGERS, self.world.types.enabled, |row| (row.possible)(self, ask));
        let row = production::draw(&mut self.choices, INTEGERS, self.world.types.focus, open);
        self.used(row.name);
        (row.build)(self, ask)
    }

    /// An integer expression that is no constant where there is something to read.
    pub(super) fn varying(&mut self, ask: Ask) -> Number {
        let number = self.integer(ask);
        if number.constant { self.read_integer(ask) } else { number }
    }

    /// A number: its range is what the checker will find, so that both always agree on what is proved.
    pub(super) fn number_of(&self, expr: Expr, effect: Effect) -> Number {
        let range = ranges::range(&self.known, &expr);
        Number { expr, range, effect, constant: range.as_point().is_some() }
    }

    /// The range of an integer type.
    pub(super) fn range(&self, int: IntType) -> Interval {
        ranges::of_int(self.program(), int, None)
    }

    /// The type after promotion.
    pub(super) fn promoted(&self, expr: &Expr) -> IntType {
        typing::integer(self.program(), &typing::promoted(self.program(), expr)).unwrap_or(IntType::Int)
    }

    pub(super) fn signed(&self, int: IntType) -> bool {
        int.is_signed(self.program().target)
    }

    /// The number converted to a type by a cast that is written.
    pub(super) fn convert(&self, number: Number, int: IntType) -> Number {
        self.number_of(number.expr.cast(Type::Int(int)), number.effect)
    }

    /// The number in the type it promotes to: no bit-field, enumeration or `_Bool` any more.
    pub(super) fn settled(&self, number: Number) -> Number {
        let int = self.promoted(&number.expr);
        if number.expr.ty == Type::Int(int) && !matches!(number.expr.kind, ExprKind::Read(_)) {
            return number;
        }
        self.convert(number, int)
    }
}

/// A constant of a type that does not promote.
fn constant(body: &mut Body<'_>, _: Ask) -> Number {
    let int = body.choices.of([
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

impl Body<'_> {
    /// Now and then an integer type that only some features allow.
    fn wide_integer(&mut self) -> Option<IntType> {
        let enabled =
            self.world.types.enabled & (Features::INT128 | Features::BIT_INT | Features::WIDE_BIT_INT);
        if enabled.is_empty() || !self.choices.chance(4) {
            return None;
        }
        match special::draw(&mut self.choices, enabled, Features::empty())? {
            Type::Int(int) => Some(int),
            _ => None,
        }
    }

    pub(super) fn constant_of(&mut self, int: IntType) -> Number {
        let expr = self.constant(&Type::Int(int), None);
        self.number_of(expr, Effect::NONE)
    }
}

/// The constant of type `int`.
pub(super) fn fixed(value: impl Into<lang::Number>) -> Number {
    let value = value.into();
    let range = Interval::point(value);
    Number { expr: Expr::int(value, Type::INT), range, effect: Effect::NONE, constant: true }
}

fn unary(body: &mut Body<'_>, ask: Ask) -> Number {
    let operand = body.varying(ask.deeper());
    if operand.constant {
        return operand;
    }
    let op = body.choices.of([UnaryOp::BitNot, UnaryOp::Negate, UnaryOp::Plus]);
    let operand = body.settled(operand);
    let int = body.promoted(&operand.expr);
    // The complement of what can only be 0 or 1 is a complement of a truth value to compilers.
    let op = if operand.range.within(Interval::TRUTH) { UnaryOp::Negate } else { op };
    let overflows = op == UnaryOp::Negate && body.signed(int) && operand.range.low <= body.range(int).low;
    let (operand, int) = if overflows {
        (body.convert(operand, int.to_unsigned()), int.to_unsigned())
    } else {
        (operand, int)
    };
    let kind = ExprKind::Unary(op, Box::new(operand.expr));
    body.number_of(Expr { kind, ty: Type::Int(int) }, operand.effect)
}

fn cast(body: &mut Body<'_>, ask: Ask) -> Number {
    let operand = body.varying(ask.deeper());
    if operand.constant {
        return operand;
    }
    let int = body.choices.of([
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

/// A comparison or logical expression as a number.
fn truth(body: &mut Body<'_>, ask: Ask) -> Number {
    let expr = body.condition_at(ask.deeper().pure());
    body.number_of(expr, Effect::NONE)
}
