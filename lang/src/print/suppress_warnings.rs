//! Expressions that mean what they say but look like mistakes to a compiler, and how to write them so that it
//! does not warn.

use super::names::Names;
use crate::{BinaryOp, Case, Expr, ExprKind, IntType, Type, UnaryOp, typing};

/// True of values that are only ever 0 or 1: `~` and `switch` on them are warned of (`-Wbool-operation`,
/// `-Wswitch-bool`).
pub(super) fn is_boolean(names: Names<'_>, expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(op, left, right) => {
            let bitwise = matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor);
            op.is_comparison()
                || op.is_logical()
                || (bitwise && is_boolean(names, left) && is_boolean(names, right))
        }
        ExprKind::Unary(UnaryOp::LogicalNot, _) => true,
        ExprKind::Unary(UnaryOp::Plus, a) | ExprKind::Comma(_, a) => is_boolean(names, a),
        ExprKind::Conditional(_, a, b) => is_boolean(names, a) && is_boolean(names, b),
        ExprKind::Read(place) => {
            let one_bit = typing::bit_width(names.program, place).is_some_and(|bits| bits.0 == 1);
            one_bit || is_bool(&expr.ty)
        }
        _ => is_bool(&expr.ty),
    }
}

/// True of integers whose use as a truth value is warned of (`-Wint-in-bool-context`,
/// `-Wconstant-logical-operand`): they are compared with zero.
pub(super) fn is_doubtful_truth(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(op, ..) => matches!(op, BinaryOp::Mul | BinaryOp::Shl),
        ExprKind::Conditional(..) => expr.ty.is_arithmetic(),
        ExprKind::Int(value) => *value != 0 && *value != 1,
        ExprKind::Cast(inner) | ExprKind::Comma(_, inner) => {
            inner.ty.is_integer() && is_doubtful_truth(inner)
        }
        ExprKind::Unary(UnaryOp::Negate | UnaryOp::Plus, inner) => is_doubtful_truth(inner),
        _ => false,
    }
}

/// The type the value of a `switch` is cast to, if any: its promoted type, where a label lies outside its own
/// type or enumeration (`-Wswitch`), or where it is a truth value (`-Wswitch-bool`).
pub(super) fn switch_cast(names: Names<'_>, value: &Expr, cases: &[Case]) -> Option<Type> {
    let promoted = typing::promoted(names.program, value);
    let foreign = match &value.ty {
        Type::Enum(id) => cases.iter().any(|c| names.enum_constant(*id, c.label).is_none()),
        Type::Int(int) => {
            let (low, high) = typing::range(names.program, *int, None);
            cases.iter().any(|c| !(low..=high).contains(&c.label))
        }
        _ => false,
    };
    (foreign || is_boolean(names, value)).then_some(promoted)
}

fn is_bool(ty: &Type) -> bool {
    *ty == Type::Int(IntType::Bool)
}
