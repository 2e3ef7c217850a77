//! Integer expressions with effects: assignments, increments and calls.

use lang::{BinaryOp, Expr, ExprKind, FloatType, IntType, Place, Type};

use super::super::scope::{EffectMode, SideEffect};
use super::super::statement::{COMPOUNDS, assignment as assign};
use super::{BodyBuilder, IntegerExpr, IntegerRequest};
use crate::record::summary::ScalarPart;

/// True if an expression may write an integer here.
pub(super) fn may_write(body: &BodyBuilder<'_>, request: IntegerRequest) -> bool {
    request.mode == EffectMode::Effects
        && body.vars.iter().any(|v| v.writable && !v.hidden && v.leaves.iter().any(|l| l.ty.is_integer()))
}

/// True if an expression may call a function with an integer result here.
pub(super) fn may_call(body: &BodyBuilder<'_>, request: IntegerRequest) -> bool {
    request.mode == EffectMode::Effects && callee(body).is_some()
}

fn callee(body: &BodyBuilder<'_>) -> Option<lang::FuncId> {
    let mut callable = body.skeleton.callable(body.id);
    callable
        .find(|(id, f)| f.ret.as_ref().is_some_and(Type::is_integer) && body.affords_call(*id))
        .map(|(id, _)| id)
}

impl BodyBuilder<'_> {
    /// Casts an expression that writes a variable, so that its value means the same to every compiler.
    fn written(&mut self, var: usize, leaf: &ScalarPart, expr: Expr) -> IntegerExpr {
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let wide = [int, IntType::Int, IntType::ULongLong, IntType::LongLong];
        let to = match self.choices.one_of(wide) {
            IntType::Bool => IntType::Int,
            other => other,
        };
        self.with_range(expr.cast(Type::Int(to)), SideEffect::touch(var))
    }

    /// Builds `place op= value`, defined for any value of the place.
    pub(in super::super) fn compound_assignment(
        &mut self,
        var: usize,
        leaf: &ScalarPart,
        mode: EffectMode,
    ) -> Expr {
        let hidden = std::mem::replace(&mut self.vars[var].hidden, true);
        let (op, value) = match &leaf.ty {
            Type::Float(float) => self.float_operand(*float),
            Type::Int(IntType::Bool) => {
                let op = self.choices.one_of([BinaryOp::BitXor, BinaryOp::BitAnd, BinaryOp::BitOr]);
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
        let op = self.choices.one_of([BinaryOp::Add, BinaryOp::Sub]);
        (op, self.constant(&Type::Float(float), None))
    }

    /// Draws the operator and operand of `op=`. `+ - *` and bitwise operators compute in an unsigned type at least as
    /// wide as the place, so that neither overflow nor gcc's arithmetic in the width of a wide field can show.
    fn integer_operand(&mut self, leaf: &ScalarPart, mode: EffectMode) -> (BinaryOp, Expr) {
        let int = self.integer_type(&leaf.ty).unwrap_or(IntType::Int);
        let op = self.choices.one_of(COMPOUNDS);
        let request = IntegerRequest { depth: self.skeleton.config.limits.depth.min(1), mode };
        let width = leaf.bits.unwrap_or(int.width());
        let signed = self.signed(int);
        match op {
            // Shifting a signed value left is undefined when it is negative or leaves the type.
            BinaryOp::Shl if signed => (BinaryOp::Shr, self.amount(width.0, SideEffect::NONE, request).expr),
            BinaryOp::Shl if width < IntType::Int.width() => {
                let room = IntType::Int.width().0 - width.0;
                (op, self.amount(room.min(width.0), SideEffect::NONE, request).expr)
            }
            BinaryOp::Shl | BinaryOp::Shr => (op, self.amount(width.0, SideEffect::NONE, request).expr),
            BinaryOp::Div | BinaryOp::Rem => (op, self.divisor(SideEffect::NONE, request).expr),
            _ => {
                let operand = self.varying(request);
                let wide = width > IntType::Int.width() || self.choices.chance(4);
                let to = match wide {
                    // Even a narrow bit-field of a type wider than a word may promote to that type.
                    _ if int.width() > IntType::ULongLong.width() => int.to_unsigned(),
                    true => IntType::ULongLong,
                    false => IntType::UInt,
                };
                if operand.constant {
                    // A compiler may know the bits that `a |= c`, `a &= c` and `a *= c` keep.
                    return (BinaryOp::BitXor, self.constant_of(to).expr);
                }
                (op, self.convert(operand, to).expr)
            }
        }
    }
}

/// Draws `(T)(place = value)`.
pub(super) fn assignment(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let Some((var, leaf)) = body.target(|l| l.ty.is_integer()) else { return body.read_integer(request) };
    let hidden = std::mem::replace(&mut body.vars[var].hidden, true);
    let value = body.varying(IntegerRequest { mode: EffectMode::UnsharedReads, ..request.deeper() });
    body.vars[var].hidden = hidden;
    if value.constant || leaf.is_bool() {
        return body.read_integer(request);
    }
    let value = value.expr;
    let place = body.written_place(var, &leaf);
    body.written(var, &leaf, assign(place, value))
}

/// Draws `(T)(place op= value)`.
pub(super) fn compound(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let Some((var, leaf)) = body.changeable(|l| l.ty.is_integer() && l.is_operated_on()) else {
        return body.read_integer(request);
    };
    let expr = body.compound_assignment(var, &leaf, EffectMode::UnsharedReads);
    body.written(var, &leaf, expr)
}

/// Draws `(T)place++`.
pub(super) fn step(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let Some((var, leaf)) = body.steppable() else { return body.read_integer(request) };
    let op = body.step_op();
    let place: Place = body.written_place(var, &leaf);
    let ty = place.ty.clone();
    body.written(var, &leaf, Expr { kind: ExprKind::Step(op, place), ty })
}

/// Draws `a && (T)place++`: the write depends on the value of the left operand.
pub(super) fn short_circuit(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let Some((var, leaf)) = body.steppable() else { return body.read_integer(request) };
    let left = body.read_integer(request.pure());
    if left.constant {
        return left;
    }
    let step = ExprKind::Step(body.step_op(), body.written_place(var, &leaf));
    let written = Expr { kind: step, ty: leaf.ty.clone() };
    let right = body.written(var, &leaf, written);
    let op = body.choices.one_of([BinaryOp::LogicalAnd, BinaryOp::LogicalOr]);
    let effect = left.effect.joined(right.effect);
    let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
    body.with_range(Expr { kind, ty: Type::INT }, effect)
}

/// Draws `(T)f(…)`.
pub(super) fn call(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let Some(function) = callee(body) else { return body.read_integer(request) };
    body.calls_left -= 1;
    let (expr, effect) = body.call(function);
    let int = body.integer_type(&expr.ty).unwrap_or(IntType::Int);
    body.with_range(expr.cast(Type::Int(int)), effect)
}

/// Draws `((void)a, b)`.
pub(super) fn comma(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let first = body.varying(request.deeper());
    let second = body.varying(request.deeper().pure());
    if first.constant || second.constant {
        return if first.constant { second } else { first };
    }
    let second = body.promote(second);
    let effect = first.effect.joined(second.effect);
    let ty = second.expr.ty.clone();
    let kind = ExprKind::Comma(Box::new(first.expr), Box::new(second.expr));
    IntegerExpr { expr: Expr { kind, ty }, effect, ..second }
}
