//! Integer expressions, each with the range of its value, so that signed arithmetic is written plainly where
//! it cannot overflow and through unsigned types where it could.

mod binary;
mod condition;
mod effect;
mod floating;
mod leaf;

use lang::{Expr, ExprKind, IntType, Type, UnaryOp, typing};

use super::Body;
use super::scope::{Effect, Mode};
use crate::feature::Features;
use crate::production::{self, Kind, Production};

/// The smallest and largest value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub(crate) low: i128,
    pub(crate) high: i128,
}

impl Range {
    pub(crate) const fn contains(self, value: i128) -> bool {
        self.low <= value && value <= self.high
    }

    pub(crate) const fn within(self, outer: Range) -> bool {
        outer.contains(self.low) && outer.contains(self.high)
    }
}

/// An integer expression.
#[derive(Clone, Debug)]
pub(crate) struct Number {
    pub(crate) expr: Expr,
    pub(crate) range: Range,
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

    /// The range of an integer type.
    pub(super) fn range(&self, int: IntType) -> Range {
        let (low, high) = typing::range(self.program(), int, None);
        Range { low, high }
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
        let whole = self.range(int);
        let range = if number.range.within(whole) { number.range } else { whole };
        Number { expr: number.expr.cast(Type::Int(int)), range, ..number }
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
    body.constant_of(int)
}

impl Body<'_> {
    pub(super) fn constant_of(&mut self, int: IntType) -> Number {
        let expr = self.constant(&Type::Int(int), None);
        let value = if let ExprKind::Int(value) = expr.kind { value } else { 0 };
        fixed(expr, value)
    }
}

/// A constant.
pub(super) const fn fixed(expr: Expr, value: i128) -> Number {
    Number { expr, range: Range { low: value, high: value }, effect: Effect::None, constant: true }
}

fn unary(body: &mut Body<'_>, ask: Ask) -> Number {
    let operand = body.varying(ask.deeper());
    let op = body.choices.of([UnaryOp::BitNot, UnaryOp::Negate, UnaryOp::Plus]);
    let operand = body.settled(operand);
    let int = body.promoted(&operand.expr);
    let (operand, int) =
        if op == UnaryOp::Negate && body.signed(int) && operand.range.low <= body.range(int).low {
            (body.convert(operand, int.to_unsigned()), int.to_unsigned())
        } else {
            (operand, int)
        };
    let Range { low, high } = operand.range;
    let range = match op {
        UnaryOp::Negate if body.signed(int) => Range { low: -high, high: -low },
        UnaryOp::Plus => operand.range,
        _ => body.range(int),
    };
    let kind = ExprKind::Unary(op, Box::new(operand.expr));
    Number { expr: Expr { kind, ty: Type::Int(int) }, range, ..operand }
}

fn cast(body: &mut Body<'_>, ask: Ask) -> Number {
    let operand = body.varying(ask.deeper());
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
    body.convert(operand, int)
}

/// A comparison or logical expression as a number.
fn truth(body: &mut Body<'_>, ask: Ask) -> Number {
    let expr = body.condition_at(ask.deeper().pure());
    Number { expr, range: Range { low: 0, high: 1 }, effect: Effect::None, constant: false }
}
