//! Values of assignments, increments and calls.

use lang::{BinaryOp, Expr, ExprKind, FloatType, IntType, Place, Type};

use super::super::scope::{Effect, Mode};
use super::super::statement::{COMPOUNDS, assignment as assign};
use super::{Ask, Body, Number};
use crate::record::shape::Leaf;

/// True where an expression may write an integer.
pub(super) fn may_write(body: &Body<'_>, ask: Ask) -> bool {
    ask.mode == Mode::Free
        && body.vars.iter().any(|v| v.writable && !v.hidden && v.leaves.iter().any(|l| l.ty.is_integer()))
}

/// True where an expression may call a function with an integer result.
pub(super) fn may_call(body: &Body<'_>, ask: Ask) -> bool {
    ask.mode == Mode::Free && callee(body).is_some()
}

fn callee(body: &Body<'_>) -> Option<lang::FuncId> {
    let mut callable = body.world.callable(body.id);
    callable
        .find(|(id, f)| f.ret.as_ref().is_some_and(Type::is_integer) && body.affords(*id))
        .map(|(id, _)| id)
}

impl Body<'_> {
    /// The value of an expression that writes, under the cast it needs to mean the same everywhere.
    fn written(&mut self, var: usize, leaf: &Leaf, expr: Expr) -> Number {
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let wide = [int, IntType::Int, IntType::ULongLong, IntType::LongLong];
        let to = match self.choices.of(wide) {
            IntType::Bool => IntType::Int,
            other => other,
        };
        self.number_of(expr.cast(Type::Int(to)), Effect::touch(var))
    }

    /// `place op= value`, defined whatever the place holds.
    pub(in super::super) fn compound_assignment(&mut self, var: usize, leaf: &Leaf, mode: Mode) -> Expr {
        let hidden = std::mem::replace(&mut self.vars[var].hidden, true);
        let (op, value) = match &leaf.ty {
            Type::Float(float) => self.float_operand(*float),
            Type::Int(IntType::Bool) => {
                let op = self.choices.of([BinaryOp::BitXor, BinaryOp::BitAnd, BinaryOp::BitOr]);
                let value = self.truth(mode);
                let known = matches!(value.kind, ExprKind::Int(_));
                (if known { BinaryOp::BitXor } else { op }, value)
            }
            _ => self.integer_operand(leaf, mode),
        };
        self.vars[var].hidden = hidden;
        let place = self.written_place(var, leaf);
        let ty = leaf.ty.clone();
        Expr { kind: ExprKind::Compound(op, place, Box::new(value)), ty }
    }

    fn float_operand(&mut self, float: FloatType) -> (BinaryOp, Expr) {
        let op = self.choices.of([BinaryOp::Add, BinaryOp::Sub]);
        (op, self.constant(&Type::Float(float), None))
    }

    /// An operator and an operand. `+ - *` and the bitwise ones work in an unsigned type as wide as the place
    /// or wider, so that neither overflow nor gcc's arithmetic in the width of a wide field can show.
    fn integer_operand(&mut self, leaf: &Leaf, mode: Mode) -> (BinaryOp, Expr) {
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let op = self.choices.of(COMPOUNDS);
        let ask = Ask { depth: self.world.config.limits.depth.min(1), mode };
        let width = leaf.bits.unwrap_or(int.width());
        let signed = self.signed(int);
        match op {
            // Shifting a signed value left is undefined when it is negative or leaves the type.
            BinaryOp::Shl if signed => (BinaryOp::Shr, self.amount(width.0, Effect::NONE, ask).expr),
            BinaryOp::Shl if width < IntType::Int.width() => {
                let room = IntType::Int.width().0 - width.0;
                (op, self.amount(room.min(width.0), Effect::NONE, ask).expr)
            }
            BinaryOp::Shl | BinaryOp::Shr => (op, self.amount(width.0, Effect::NONE, ask).expr),
            BinaryOp::Div | BinaryOp::Rem => (op, self.divisor(Effect::NONE, ask).expr),
            _ => {
                let operand = self.varying(ask);
                let wide = width > IntType::Int.width() || self.choices.chance(4);
                let to = match wide {
                    // Also a narrow bit-field of a type that is wider than a word may promote to that.
                    _ if int.width() > IntType::ULongLong.width() => int.to_unsigned(),
                    true => IntType::ULongLong,
                    false => IntType::UInt,
                };
                if operand.constant {
                    // Of `a |= c`, `a &= c` and `a *= c` a compiler may know the bits that are kept.
                    return (BinaryOp::BitXor, self.constant_of(to).expr);
                }
                (op, self.convert(operand, to).expr)
            }
        }
    }
}

/// `(T)(place = value)`
pub(super) fn assignment(body: &mut Body<'_>, ask: Ask) -> Number {
    let Some((var, leaf)) = body.target(|l| l.ty.is_integer()) else { return body.read_integer(ask) };
    let hidden = std::mem::replace(&mut body.vars[var].hidden, true);
    let value = body.varying(Ask { mode: Mode::Calm, ..ask.deeper() });
    body.vars[var].hidden = hidden;
    if value.constant || leaf.is_bool() {
        return body.read_integer(ask);
    }
    let value = value.expr;
    let place = body.written_place(var, &leaf);
    body.written(var, &leaf, assign(place, value))
}

/// `(T)(place op= value)`
pub(super) fn compound(body: &mut Body<'_>, ask: Ask) -> Number {
    let Some((var, leaf)) = body.changeable(|l| l.ty.is_integer() && l.is_operated_on()) else {
        return body.read_integer(ask);
    };
    let expr = body.compound_assignment(var, &leaf, Mode::Calm);
    body.written(var, &leaf, expr)
}

/// `(T)place++`
pub(super) fn step(body: &mut Body<'_>, ask: Ask) -> Number {
    let Some((var, leaf)) = body.steppable() else { return body.read_integer(ask) };
    let op = body.step_op();
    let place: Place = body.written_place(var, &leaf);
    let ty = place.ty.clone();
    body.written(var, &leaf, Expr { kind: ExprKind::Step(op, place), ty })
}

/// `a && (T)place++`: whether the place is written depends on the left operand.
pub(super) fn short_circuit(body: &mut Body<'_>, ask: Ask) -> Number {
    let Some((var, leaf)) = body.steppable() else { return body.read_integer(ask) };
    let left = body.read_integer(ask.pure());
    if left.constant {
        return left;
    }
    let step = ExprKind::Step(body.step_op(), body.written_place(var, &leaf));
    let written = Expr { kind: step, ty: leaf.ty.clone() };
    let right = body.written(var, &leaf, written);
    let op = body.choices.of([BinaryOp::LogicalAnd, BinaryOp::LogicalOr]);
    let effect = left.effect.and(right.effect);
    let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
    body.number_of(Expr { kind, ty: Type::INT }, effect)
}

/// `f(…)`
pub(super) fn call(body: &mut Body<'_>, ask: Ask) -> Number {
    let Some(function) = callee(body) else { return body.read_integer(ask) };
    body.calls -= 1;
    let (expr, effect) = body.call(function);
    let int = body.integer_type(&expr.ty).unwrap_or(IntType::Int);
    body.number_of(expr.cast(Type::Int(int)), effect)
}

/// `((void)a, b)`
pub(super) fn comma(body: &mut Body<'_>, ask: Ask) -> Number {
    let first = body.varying(ask.deeper());
    let second = body.varying(ask.deeper().pure());
    if first.constant || second.constant {
        return if first.constant { second } else { first };
    }
    let second = body.settled(second);
    let effect = first.effect.and(second.effect);
    let ty = second.expr.ty.clone();
    let kind = ExprKind::Comma(Box::new(first.expr), Box::new(second.expr));
    Number { expr: Expr { kind, ty }, effect, ..second }
}
