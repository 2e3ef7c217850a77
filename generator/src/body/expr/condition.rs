//! Conditions, comparisons and what depends on them.
//!
//! Compilers warn of conditions whose outcome they see. So a comparison has no constant outside the other side's
//! range, never compares an expression with itself, and constants stand beside plain reads only.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, IntType, Type, UnaryOp, typing};

use super::super::scope::{Effect, Mode};
use super::{Ask, Body, Number};
use crate::feature::Features;

const ORDER: [BinaryOp; 6] = [
    BinaryOp::Less,
    BinaryOp::Equal,
    BinaryOp::Greater,
    BinaryOp::NotEqual,
    BinaryOp::LessEqual,
    BinaryOp::GreaterEqual,
];

impl Body<'_> {
    /// A condition, 0 or 1.
    pub(in super::super) fn condition(&mut self, mode: Mode) -> Expr {
        self.condition_at(Ask { depth: self.world.config.limits.depth.min(2), mode: mode.min(Mode::Pure) })
    }

    /// A value for a `_Bool`: a condition, a constant, or an integer, of which it holds whether it is 0 (C11 6.3.1.2p1).
    pub(in super::super) fn truth(&mut self, mode: Mode) -> Expr {
        if self.choices.chance(4) {
            let read = self.read_integer(Ask { depth: 0, mode: mode.min(Mode::Pure) });
            if !read.constant {
                return read.expr;
            }
        }
        self.condition(mode)
    }

    pub(super) fn condition_at(&mut self, ask: Ask) -> Expr {
        let condition = self.drawn_condition(ask);
        match condition.kind {
            ExprKind::Int(value) => Expr::int(value != 0, Type::INT),
            _ => condition,
        }
    }

    fn drawn_condition(&mut self, ask: Ask) -> Expr {
        if !self.has_integer(ask.mode) {
            return Expr::int(self.choices.below(2), Type::INT);
        }
        if self.may(Features::LOGICAL) && (self.choices.chance(5) || self.about(Features::LOGICAL)) {
            return self.logical(ask);
        }
        if self.may(Features::FLOAT_ARITHMETIC)
            && self.choices.chance(2)
            && let Some(comparison) = self.float_comparison(ask.mode)
        {
            return comparison;
        }
        self.comparison(ask, true)
    }

    /// `a && b`, `a || b`, `!a`
    fn logical(&mut self, ask: Ask) -> Expr {
        match self.choices.below(3) {
            0 => {
                let operand = self.read_integer(ask);
                if operand.constant {
                    return operand.expr;
                }
                Expr { kind: ExprKind::Unary(UnaryOp::LogicalNot, Box::new(operand.expr)), ty: Type::INT }
            }
            other => {
                let op = if other == 1 { BinaryOp::LogicalAnd } else { BinaryOp::LogicalOr };
                let left = self.logical_operand(ask);
                let right = self.logical_operand(ask);
                if is_constant(&left) || is_constant(&right) {
                    return if is_constant(&left) { right } else { left };
                }
                Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::INT }
            }
        }
    }

    /// A plain read or a comparison without a constant: clang sees through overlapping bounds.
    fn logical_operand(&mut self, ask: Ask) -> Expr {
        if self.choices.chance(8) { self.comparison(ask, false) } else { self.read_integer(ask).expr }
    }

    /// A comparison of two expressions, or of a read with a constant; the read alone where neither can be.
    fn comparison(&mut self, ask: Ask, constants: bool) -> Expr {
        if !constants || self.choices.chance(8) {
            let left = self.varying(ask.deeper());
            let right = self.beside(left.effect, ask.mode, |b, mode| b.varying(Ask { mode, ..ask.deeper() }));
            if !left.constant
                && !right.constant
                && left.expr != right.expr
                && !is_complement(&left.expr)
                && !is_complement(&right.expr)
            {
                let op = self.choices.of(ORDER);
                return self.compare(op, left, right);
            }
        }
        let read = self.read_integer(ask);
        if constants && !read.constant { self.against_constant(read) } else { read.expr }
    }

    /// `left op right` in a type both agree on.
    pub(super) fn compare(&self, op: BinaryOp, left: Number, right: Number) -> Expr {
        let (left, right) = self.agreed(left, right);
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        Expr { kind, ty: Type::INT }
    }

    /// Both in their common type if their signs differ (gcc's and clang's `-Wsign-compare`).
    fn agreed(&self, left: Number, right: Number) -> (Number, Number) {
        let (l, r) = (self.promoted(&left.expr), self.promoted(&right.expr));
        if self.signed(l) == self.signed(r) {
            return (left, right);
        }
        let common = self.common(BinaryOp::Add, &left.expr, &right.expr);
        (self.convert(left, common), self.convert(right, common))
    }

    /// Equal or not to a constant that it can be, or on either side of one in the middle.
    fn against_constant(&mut self, read: Number) -> Expr {
        let Interval { low, high } = read.range;
        let int = self.promoted(&read.expr);
        let value = low
            + lang::Number::from(self.choices.word())
                .rem_euclid((high - low).saturating_add(lang::Number::ONE));
        let inside = value > low && value < high;
        let op = if inside {
            self.choices.of(ORDER)
        } else {
            self.choices.of([BinaryOp::Equal, BinaryOp::NotEqual])
        };
        let constant = Expr::int(value, Type::Int(int));
        let kind = ExprKind::Binary(op, Box::new(read.expr), Box::new(constant));
        Expr { kind, ty: Type::INT }
    }

    /// What a `switch` looks at: cast to its promoted type, so that labels are judged by that.
    pub(in super::super) fn switched(&mut self) -> (Expr, Interval) {
        let depth = self.world.config.limits.depth.min(1);
        let value = self.varying(Ask { depth, mode: Mode::Pure });
        // Compilers take labels of at most 64 bits.
        let int = match self.promoted(&value.expr) {
            wide if wide.width() > IntType::LongLong.width() || wide.is_bit_precise() => IntType::LongLong,
            other => other,
        };
        let value = self.convert(value, int);
        (value.expr, value.range)
    }
}

const fn is_constant(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Int(_))
}

/// gcc's `-Wsign-compare` distrusts every comparison of a complement.
fn is_complement(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Cast(inner) | ExprKind::Comma(_, inner) => is_complement(inner),
        ExprKind::Unary(op, inner) => *op == UnaryOp::BitNot || is_complement(inner),
        _ => false,
    }
}

/// `c ? a : b` with arms of one type.
pub(super) fn conditional(body: &mut Body<'_>, ask: Ask) -> Number {
    let ask = ask.pure();
    let condition = body.condition_at(ask.deeper());
    let yes = body.varying(ask.deeper());
    let no = body.varying(ask.deeper());
    // A compiler that knows an arm's value warns where it does not fit what the whole goes to.
    if yes.constant || no.constant {
        return if yes.constant { no } else { yes };
    }
    let common = body.common(BinaryOp::Add, &yes.expr, &no.expr);
    let ty = Type::Int(common);
    let same = |n: &Number| typing::promoted(body.program(), &n.expr) == ty;
    let (yes, no) = if same(&yes) && same(&no) {
        (body.settled(yes), body.settled(no))
    } else {
        (body.convert(yes, common), body.convert(no, common))
    };
    let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes.expr), Box::new(no.expr));
    body.number_of(Expr { kind, ty }, Effect::NONE)
}
