//! Conditions, comparisons, and expressions that depend on them.
//!
//! Compilers warn about conditions whose outcome they know. So a constant is compared with plain reads only and lies in
//! their range, and no expression is compared with itself.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, Features, IntType, Type, UnaryOp, typing};

use super::super::scope::{EffectMode, SideEffect};
use super::{BodyBuilder, IntegerExpr, IntegerRequest};

const ORDER: [BinaryOp; 6] = [
    BinaryOp::Less,
    BinaryOp::Equal,
    BinaryOp::Greater,
    BinaryOp::NotEqual,
    BinaryOp::LessEqual,
    BinaryOp::GreaterEqual,
];

impl BodyBuilder<'_> {
    /// Draws a condition, 0 or 1.
    pub(in super::super) fn condition(&mut self, mode: EffectMode) -> Expr {
        self.condition_at(IntegerRequest {
            depth: self.skeleton.config.limits.depth.min(2),
            mode: mode.min(EffectMode::Reads),
        })
    }

    /// Draws a value for a `_Bool`: a condition, a constant, or an integer, which becomes 1 unless it is 0
    /// (C11 6.3.1.2p1).
    pub(in super::super) fn truth(&mut self, mode: EffectMode) -> Expr {
        if self.choices.chance(4) {
            let read = self.read_integer(IntegerRequest { depth: 0, mode: mode.min(EffectMode::Reads) });
            if !read.constant {
                return read.expr;
            }
        }
        self.condition(mode)
    }

    pub(super) fn condition_at(&mut self, request: IntegerRequest) -> Expr {
        let condition = self.drawn_condition(request);
        match condition.kind {
            ExprKind::Int(value) => Expr::int(value != 0, Type::INT),
            _ => condition,
        }
    }

    fn drawn_condition(&mut self, request: IntegerRequest) -> Expr {
        if !self.has_integer(request.mode) {
            return Expr::int(self.choices.below(2), Type::INT);
        }
        if self.allows(Features::LOGICAL) && (self.choices.chance(5) || self.focuses_on(Features::LOGICAL)) {
            return self.logical(request);
        }
        if self.allows(Features::FLOAT_ARITHMETIC)
            && self.choices.chance(2)
            && let Some(comparison) = self.float_comparison(request.mode)
        {
            return comparison;
        }
        self.comparison(request, true)
    }

    /// Draws `a && b`, `a || b` or `!a`.
    fn logical(&mut self, request: IntegerRequest) -> Expr {
        match self.choices.below(3) {
            0 => {
                let operand = self.read_integer(request);
                if operand.constant {
                    return operand.expr;
                }
                Expr { kind: ExprKind::Unary(UnaryOp::LogicalNot, Box::new(operand.expr)), ty: Type::INT }
            }
            other => {
                let op = if other == 1 { BinaryOp::LogicalAnd } else { BinaryOp::LogicalOr };
                let left = self.logical_operand(request);
                let right = self.logical_operand(request);
                if is_constant(&left) || is_constant(&right) {
                    return if is_constant(&left) { right } else { left };
                }
                Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty: Type::INT }
            }
        }
    }

    /// Draws a plain read or a comparison without a constant: clang warns about overlapping ranges of constants.
    fn logical_operand(&mut self, request: IntegerRequest) -> Expr {
        if self.choices.chance(8) { self.comparison(request, false) } else { self.read_integer(request).expr }
    }

    /// Draws a comparison of two expressions, or of a read with a constant; the read alone if neither is possible.
    fn comparison(&mut self, request: IntegerRequest, constants: bool) -> Expr {
        if !constants || self.choices.chance(8) {
            let left = self.varying(request.deeper());
            let right = self.as_sibling_of(left.effect, request.mode, |b, mode| {
                b.varying(IntegerRequest { mode, ..request.deeper() })
            });
            if !left.constant
                && !right.constant
                && left.expr != right.expr
                && !is_complement(&left.expr)
                && !is_complement(&right.expr)
            {
                let op = self.choices.one_of(ORDER);
                return self.compare(op, left, right);
            }
        }
        let read = self.read_integer(request);
        if constants && !read.constant { self.against_constant(read) } else { read.expr }
    }

    /// Builds `left op right` on operands of one signedness.
    pub(super) fn compare(&self, op: BinaryOp, left: IntegerExpr, right: IntegerExpr) -> Expr {
        let (left, right) = self.agreed(left, right);
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        Expr { kind, ty: Type::INT }
    }

    /// Casts both operands to their common type if one is signed and one unsigned (`-Wsign-compare` of gcc and clang).
    fn agreed(&self, left: IntegerExpr, right: IntegerExpr) -> (IntegerExpr, IntegerExpr) {
        let (l, r) = (self.promoted(&left.expr), self.promoted(&right.expr));
        if self.signed(l) == self.signed(r) {
            return (left, right);
        }
        let common = self.common(BinaryOp::Add, &left.expr, &right.expr);
        (self.convert(left, common), self.convert(right, common))
    }

    /// Compares a read with a constant in its range: by any operator if the constant is inside, by `==` or `!=` at the
    /// ends.
    fn against_constant(&mut self, read: IntegerExpr) -> Expr {
        let Interval { low, high } = read.range;
        let int = self.promoted(&read.expr);
        let value = low
            + lang::Number::from(self.choices.word())
                .rem_euclid((high - low).saturating_add(lang::Number::ONE));
        let inside = value > low && value < high;
        let op = if inside {
            self.choices.one_of(ORDER)
        } else {
            self.choices.one_of([BinaryOp::Equal, BinaryOp::NotEqual])
        };
        let constant = Expr::int(value, Type::Int(int));
        let kind = ExprKind::Binary(op, Box::new(read.expr), Box::new(constant));
        Expr { kind, ty: Type::INT }
    }

    /// Draws the value of a `switch`, cast to its promoted type, so that compilers check labels against that.
    pub(in super::super) fn switched(&mut self) -> (Expr, Interval) {
        let depth = self.skeleton.config.limits.depth.min(1);
        let value = self.varying(IntegerRequest { depth, mode: EffectMode::Reads });
        // Compilers accept labels of at most 64 bits.
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

/// True for a complement under casts, commas and unary operators: gcc's `-Wsign-compare` warns about comparing one.
fn is_complement(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Cast(inner) | ExprKind::Comma(_, inner) => is_complement(inner),
        ExprKind::Unary(op, inner) => *op == UnaryOp::BitNot || is_complement(inner),
        _ => false,
    }
}

/// Draws `c ? a : b` with arms of one type.
pub(super) fn conditional(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let request = request.pure();
    let condition = body.condition_at(request.deeper());
    let yes = body.varying(request.deeper());
    let no = body.varying(request.deeper());
    // A compiler that knows an arm's value warns if it does not fit the type that the expression is converted to.
    if yes.constant || no.constant {
        return if yes.constant { no } else { yes };
    }
    let common = body.common(BinaryOp::Add, &yes.expr, &no.expr);
    let ty = Type::Int(common);
    let same = |n: &IntegerExpr| typing::promoted(body.program(), &n.expr) == ty;
    let (yes, no) = if same(&yes) && same(&no) {
        (body.promote(yes), body.promote(no))
    } else {
        (body.convert(yes, common), body.convert(no, common))
    };
    let kind = ExprKind::Conditional(Box::new(condition), Box::new(yes.expr), Box::new(no.expr));
    body.with_range(Expr { kind, ty }, SideEffect::NONE)
}
