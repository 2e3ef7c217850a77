//! Properties of statements and expressions that show features.

use super::types::{is_float, is_record};
use crate::visit::{Visit, walk};
use crate::{
    BinaryOp, Callee, Expr, ExprKind, FuncId, Function, Init, PathStep, Place, PlaceBase, Program, Side,
    Stmt, Type, UnaryOp,
};

/// The surroundings of an expression.
pub(super) struct Code<'p> {
    pub(super) program: &'p Program,
    /// The function around it; `None` in the initialiser of a global.
    pub(super) function: Option<&'p Function>,
}

impl Code<'_> {
    /// The side of the called function; for a pointer, the side of the first function of its type.
    fn callee_side(&self, callee: &Callee) -> Option<Side> {
        match callee {
            Callee::Direct(FuncId(id)) => self.program.functions.get(*id as usize).map(|f| f.side),
            Callee::Pointer(pointer) => {
                let Type::FunctionPointer(signature) = &pointer.ty else { return None };
                self.program.functions.iter().find(|f| f.signature() == **signature).map(|f| f.side)
            }
        }
    }

    /// True for a call through a function pointer parameter.
    fn is_parameter(&self, callee: &Callee) -> bool {
        let (Callee::Pointer(pointer), Some(function)) = (callee, self.function) else { return false };
        let ExprKind::Read(place) = &pointer.kind else { return false };
        matches!(place.base, PlaceBase::Local(id) if id.0 < function.params)
    }
}

/// The arguments of a call, none of anything else.
pub(super) fn arguments(expr: &Expr) -> &[Expr] {
    if let ExprKind::Call(_, arguments) = &expr.kind { arguments } else { &[] }
}

/// True for a call with a record as its result.
pub(super) fn is_record_call(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Call(..)) && is_record(&expr.ty)
}

/// True if the callee side calls the caller side.
pub(super) fn calls_back(code: &Code<'_>, expr: &Expr) -> bool {
    let ExprKind::Call(callee, _) = &expr.kind else { return false };
    let from = code.function.map_or(Side::Caller, |function| function.side);
    from == Side::Callee && code.callee_side(callee) == Some(Side::Caller)
}

/// True if the callee side calls the caller side through a parameter, with a record.
pub(super) fn is_trampoline(code: &Code<'_>, expr: &Expr) -> bool {
    let ExprKind::Call(callee, arguments) = &expr.kind else { return false };
    code.is_parameter(callee) && arguments.iter().any(|a| is_record(&a.ty)) && calls_back(code, expr)
}

/// True for a write to a record parameter.
pub(super) fn writes_own_record(code: &Code<'_>, expr: &Expr) -> bool {
    let (ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) | ExprKind::Step(_, place)) =
        &expr.kind
    else {
        return false;
    };
    let (Some(function), PlaceBase::Local(id)) = (code.function, &place.base) else { return false };
    id.0 < function.params && is_record(&function[*id].ty)
}

/// True if an operand is the value of an assignment to an atomic member.
pub(super) fn uses_atomic_assignment(code: &Code<'_>, expr: &Expr) -> bool {
    struct AtomicAssignments<'p> {
        program: &'p Program,
        found: bool,
    }
    impl Visit for AtomicAssignments<'_> {
        fn expr(&mut self, operand: &Expr) {
            if let ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) = &operand.kind {
                self.found |= self.program.last_field(place).is_some_and(|field| field.atomic);
            }
        }
    }
    let mut operands = AtomicAssignments { program: code.program, found: false };
    walk::expr(&mut operands, expr);
    operands.found
}

/// True for a jump under a condition.
pub(super) fn jumps(stmt: &Stmt) -> bool {
    match stmt {
        Stmt::Break | Stmt::Continue => true,
        Stmt::If(_, yes, _) => matches!(yes.last(), Some(Stmt::Return(_))),
        _ => false,
    }
}

pub(super) const fn is_bitwise(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor)
}

/// True of `+ - *` and their like, and of `/` between floating numbers.
const fn is_arithmetic(op: BinaryOp) -> bool {
    !op.is_comparison() && !op.is_logical() && !op.is_shift()
}

pub(super) const fn is_float_arithmetic(op: BinaryOp, ty: &Type) -> bool {
    is_arithmetic(op) && is_float(ty)
}

pub(super) const fn is_integer_arithmetic(op: BinaryOp, ty: &Type) -> bool {
    is_arithmetic(op) && !is_float(ty) && !is_bitwise(op) && !matches!(op, BinaryOp::Div | BinaryOp::Rem)
}

/// True of a unary operator on a floating number, and a cast from or to one.
pub(super) fn is_float_operation(_: &Code<'_>, expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Unary(op, _) => *op != UnaryOp::LogicalNot && is_float(&expr.ty),
        ExprKind::Cast(from) => is_float(&from.ty) != is_float(&expr.ty),
        _ => false,
    }
}

/// True of a unary operator on an integer, `!` apart.
pub(super) fn is_integer_operation(_: &Code<'_>, expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Unary(op, _) if op != UnaryOp::LogicalNot) && !is_float(&expr.ty)
}

pub(super) fn has_computed_index(place: &Place) -> bool {
    place.path.iter().any(|step| matches!(step, PathStep::Index(i) if !matches!(i.kind, ExprKind::Int(_))))
}

pub(super) const fn is_designated(init: &Init) -> bool {
    matches!(init, Init::Record { designated: true, .. } | Init::Array { designated: true, .. })
}
