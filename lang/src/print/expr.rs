//! Expressions, with no more parentheses than compilers want to see.

use super::Printer;
use super::constant::{bare, fitting, float, is_minimum, typed};
use super::names::Names;
use super::types::{abstract_type, declaration};
use super::{place, suppress_warnings};
use crate::va_list_forwarding;
use crate::{
    BinaryOp, CallVia, Callee, Expr, ExprKind, FuncId, Init, IntType, PartType, Place, Signature, StepOp,
    Type, UnaryOp, typing,
};

/// The precedence of an expression, loosest first. `!` is looser than the other unary operators, because
/// compilers warn of `!a == b` (`-Wlogical-not-parentheses`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Comma,
    Assign,
    Conditional,
    Binary,
    Not,
    Unary,
    Postfix,
}

impl Printer<'_, '_> {
    /// An expression as an operand of at least the given level.
    pub(super) fn expr(&mut self, expr: &Expr, min: Level) {
        self.parenthesised(level(self.names, expr) < min, |printer| printer.bare_expr(expr));
    }

    fn parenthesised(&mut self, parentheses: bool, inner: impl FnOnce(&mut Self)) {
        if parentheses {
            self.push("(");
        }
        inner(self);
        if parentheses {
            self.push(")");
        }
    }

    /// An expression that is converted to a type at once, as if by assignment: a constant that fits is
    /// written in that type.
    pub(super) fn converted(&mut self, expr: &Expr, ty: &Type) {
        match fitting(self.names, expr, ty) {
            Some(value) => self.push(&bare(self.names, value, ty)),
            None if matches!(expr.kind, ExprKind::Null) => self.push("0"),
            None if is_bool(ty) => self.condition(expr, Level::Conditional),
            None => self.expr(expr, Level::Conditional),
        }
    }

    /// An expression that is used as a truth value.
    pub(super) fn condition(&mut self, expr: &Expr, min: Level) {
        if suppress_warnings::is_doubtful_truth(expr) {
            self.parenthesised(Level::Binary < min, |printer| {
                printer.expr(expr, Level::Unary);
                printer.push(" != 0");
            });
        } else {
            self.expr(expr, min);
        }
    }

    fn bare_expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Int(value) => self.push(&typed(self.names, *value, &expr.ty)),
            ExprKind::Float(bits) => self.push(&float(*bits, &expr.ty)),
            ExprKind::Null => self.push(&format!("({})0", abstract_type(self.names, &expr.ty))),
            ExprKind::Read(place) => self.read(place),
            ExprKind::AddressOf(place) => {
                self.push("&");
                self.place(place, Level::Not);
            }
            ExprKind::FunctionAddress(id) => self.function_address(*id),
            ExprKind::Call(callee, arguments) => self.call(callee, arguments),
            ExprKind::Literal(init) => {
                if !matches!(**init, Init::Complex(..)) {
                    self.push(&format!("({})", abstract_type(self.names, &expr.ty)));
                }
                self.init(init, &expr.ty);
            }
            _ => self.operation(expr),
        }
    }

    fn operation(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Unary(op, a) => self.unary(*op, a),
            ExprKind::Cast(a) => self.cast(a, &expr.ty),
            ExprKind::Binary(op, a, b) => self.binary(*op, a, b),
            ExprKind::Conditional(condition, yes, no) => {
                self.condition(condition, Level::Not);
                self.push(" ? ");
                self.expr(yes, Level::Binary);
                self.push(" : ");
                self.expr(no, Level::Binary);
            }
            ExprKind::Comma(a, b) => {
                self.push("(void)");
                self.expr(a, Level::Not);
                self.push(", ");
                self.expr(b, Level::Conditional);
            }
            ExprKind::Assign(place, value) => {
                self.place(place, Level::Not);
                self.push(" = ");
                self.converted(value, &place.ty);
            }
            ExprKind::Compound(op, place, value) => self.compound(*op, place, value),
            ExprKind::Step(op, place) => self.step_place(*op, place),
            // The kinds that `bare_expr` has: each kind is in one of the two matches, or they call each other
            // without end.
            _ => self.bare_expr(expr),
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: &Expr) {
        self.push(op.name());
        match op {
            UnaryOp::LogicalNot => self.condition(operand, Level::Not),
            // gcc looks through a cast (`-Wbool-operation`), not through a sum.
            UnaryOp::BitNot if suppress_warnings::is_boolean(self.names, operand) => {
                self.push("(");
                self.expr(operand, Level::Unary);
                self.push(" + 0)");
            }
            UnaryOp::BitNot => self.expr(operand, Level::Not),
            // `- -1` without its space would be a decrement, and `-1` is a constant, not a negation.
            UnaryOp::Plus | UnaryOp::Negate if is_constant(operand) => {
                self.parenthesised(true, |printer| printer.bare_expr(operand));
            }
            UnaryOp::Plus | UnaryOp::Negate => self.expr(operand, Level::Postfix),
        }
    }

    /// A constant under a cast is in parentheses: a cast right before a literal gives it its type.
    fn cast(&mut self, operand: &Expr, ty: &Type) {
        let text = abstract_type(self.names, ty);
        self.push(&format!("({text})"));
        if is_constant(operand) {
            self.parenthesised(true, |printer| printer.bare_expr(operand));
        } else if is_bool(ty) {
            self.condition(operand, Level::Not);
        } else {
            self.expr(operand, Level::Not);
        }
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        if op.is_logical() {
            self.condition(left, Level::Unary);
            self.push(&format!(" {} ", op.name()));
            self.condition(right, Level::Unary);
        } else {
            self.expr(left, Level::Unary);
            self.push(&format!(" {} ", op.name()));
            // `-2147483647 - 1` is the text of a constant.
            let looks_constant = op == BinaryOp::Sub && is_constant(right);
            self.parenthesised(looks_constant && is_constant(left), |printer| {
                printer.expr(right, Level::Unary);
            });
        }
    }

    /// On a wide bit-field the right operand is cast to the type both are converted to, which gcc would
    /// otherwise take to be the field's own width.
    fn compound(&mut self, op: BinaryOp, place: &Place, value: &Expr) {
        self.place(place, Level::Not);
        self.push(&format!(" {}= ", op.name()));
        let program = self.names.program;
        let wide = place::read_cast(program, place).filter(|_| !op.is_shift());
        let promoted = typing::promoted(program, value);
        match wide {
            Some(ty)
                if ty != promoted
                    && typing::usual_arithmetic(program, &ty, &promoted).as_ref() == Some(&ty) =>
            {
                self.cast(value, &ty);
            }
            _ => self.expr(value, Level::Conditional),
        }
    }

    fn step_place(&mut self, op: StepOp, place: &Place) {
        let sign = if op.increments() { "++" } else { "--" };
        if op.is_prefix() {
            self.push(sign);
            self.place(place, Level::Not);
        } else {
            self.place(place, Level::Postfix);
            self.push(sign);
        }
    }

    fn function_address(&mut self, id: FuncId) {
        match self.names.reach(id) {
            CallVia::Name => self.push(&format!("&{}", self.names.function(id))),
            CallVia::Table => self.table_entry(id),
        }
    }

    /// The element of the table that holds a function, converted to that function's type.
    fn table_entry(&mut self, id: FuncId) {
        let ty = Type::FunctionPointer(Box::new(self.names.program[id].signature()));
        self.push(&format!("(({})bf_table[{}])", declaration(self.names, &ty, false, ""), id.0));
    }

    fn call(&mut self, callee: &Callee, arguments: &[Expr]) {
        match callee {
            Callee::Direct(id) => match self.names.reach(*id) {
                CallVia::Name => self.push(&self.names.function(*id)),
                CallVia::Table => self.table_entry(*id),
            },
            Callee::Pointer(pointer) => self.expr(pointer, Level::Postfix),
        }
        self.push("(");
        let (types, named) = parameters(self.names, callee);
        let list =
            va_list_forwarding::tail_of(self.names.program, callee).filter(|tail| tail.passing.is_list());
        let written = if list.is_some() { arguments.get(..named).unwrap_or(arguments) } else { arguments };
        for (i, argument) in written.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            match types.get(i) {
                Some(ty) if i < named => self.converted(argument, ty),
                // An argument for an unnamed parameter has no type but its own.
                _ => self.expr(argument, Level::Conditional),
            }
        }
        if list.is_some() {
            self.push(if written.is_empty() { "" } else { ", " });
            self.push(self.list);
        }
        self.push(")");
    }
}

/// The types of the parameters, and how many of them are named.
fn parameters(names: Names<'_>, callee: &Callee) -> (Vec<Type>, usize) {
    let signature = match callee {
        Callee::Direct(id) => names.program[*id].signature(),
        Callee::Pointer(pointer) => match &pointer.ty {
            Type::FunctionPointer(signature) => Signature::clone(signature),
            _ => return (Vec::new(), 0),
        },
    };
    let named = signature.named();
    (signature.params, named)
}

/// Constants that a sign or a cast right before them would change.
fn is_constant(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::Int(_) | ExprKind::Float(_))
}

fn is_bool(ty: &Type) -> bool {
    *ty == Type::Int(IntType::Bool)
}

fn level(names: Names<'_>, expr: &Expr) -> Level {
    match &expr.kind {
        ExprKind::Int(_) if !super::constant::has_suffix(&expr.ty) => Level::Unary,
        ExprKind::Int(value) if is_minimum(*value, &expr.ty) => Level::Postfix,
        ExprKind::Int(value) if *value < 0 => Level::Unary,
        ExprKind::Float(_) if matches!(expr.ty, Type::Float(float) if float.is_binary16()) => Level::Unary,
        ExprKind::Float(bits) if f64::from_bits(*bits).is_sign_negative() => Level::Unary,
        ExprKind::Int(_) | ExprKind::Float(_) => Level::Postfix,
        ExprKind::Read(place) if place::read_cast(names.program, place).is_some() => Level::Unary,
        ExprKind::Read(place) => place::level(names.program, place),
        ExprKind::FunctionAddress(id) if names.reach(*id) == CallVia::Table => Level::Postfix,
        ExprKind::Null | ExprKind::AddressOf(_) | ExprKind::FunctionAddress(_) => Level::Unary,
        ExprKind::Unary(UnaryOp::LogicalNot, _) => Level::Not,
        ExprKind::Unary(..) | ExprKind::Cast(_) => Level::Unary,
        ExprKind::Binary(..) => Level::Binary,
        ExprKind::Conditional(..) => Level::Conditional,
        ExprKind::Comma(..) => Level::Comma,
        ExprKind::Assign(..) | ExprKind::Compound(..) => Level::Assign,
        ExprKind::Step(op, _) if op.is_prefix() => Level::Unary,
        ExprKind::Literal(_) if matches!(expr.ty, Type::Complex(PartType::Int(_))) => Level::Unary,
        ExprKind::Step(..) | ExprKind::Call(..) | ExprKind::Literal(_) => Level::Postfix,
    }
}
