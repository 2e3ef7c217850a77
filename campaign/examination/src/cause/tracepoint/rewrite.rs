//! Puts tracepoints into a function.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Callee, Expr, ExprKind, FloatType, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Program,
    Side, Signature, Stmt, Type, typing, va_list_forwarding,
};
use smol_str::format_smolstr;

use super::instrument::Tracepoints;
use super::operation::{self, Operation};
use super::search::has_indeterminate;
use crate::cause::located::Position;

/// Puts tracepoints into a function, as it was in `program`.
pub(super) struct Rewrite<'a> {
    pub(super) program: &'a Program,
    pub(super) tracepoints: &'a mut Tracepoints,
    side: Side,
    result: Option<Type>,
    pub(super) locals: Vec<Type>,
    id: FuncId,
    /// Objects without values may not be observed.
    pub(super) has_indeterminate: bool,
    /// The construct that decides whether what is looked at is reached.
    pub(super) guard: Option<Operation>,
}

impl<'a> Rewrite<'a> {
    pub(super) fn new(program: &'a Program, id: FuncId, tracepoints: &'a mut Tracepoints) -> Rewrite<'a> {
        let function = &program[id];
        Rewrite {
            program,
            tracepoints,
            side: function.side,
            result: function.ret.clone(),
            locals: function.locals.iter().map(|local| local.ty.clone()).collect(),
            id,
            has_indeterminate: has_indeterminate(program),
            guard: None,
        }
    }

    fn guarded<T>(&mut self, guard: &str, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.guard.replace(guard.into());
        let result = work(self);
        self.guard = outer;
        result
    }

    /// A value followed by a tracepoint.
    pub(super) fn traced(&mut self, value: Expr, ty: &Type, operation: Operation) -> Expr {
        self.tracepoints.value(value, ty, self.side, operation, self.guard.as_ref())
    }

    /// Tracepoints a value of an expression, and the one that it converts to.
    pub(super) fn converted(&mut self, value: &mut Expr, to: &Type) {
        self.expr(value);
        let from = value.ty.clone();
        if from != *to && can_be_passed(to) && from.is_arithmetic() {
            let operation = operation::conversion(self.program, &from, to);
            let inner = std::mem::replace(value, Expr::int(0, Type::INT));
            *value = self.traced(inner, to, operation);
        }
    }

    /// The values of a call's arguments, as the parameters have them.
    fn arguments(&mut self, signature: &Signature, arguments: &mut [Expr]) {
        for (argument, ty) in arguments.iter_mut().zip(&signature.params) {
            self.converted(argument, ty);
        }
    }

    fn parts(&mut self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Binary(op, left, right) if op.is_logical() => {
                self.expr(left);
                self.guarded("logical operator", |inner| inner.expr(right));
            }
            ExprKind::Binary(op, left, right) => {
                let common = typing::operand_type(self.program, *op, left, right);
                // The operands of a shift are promoted each by itself and have no common type (C11 6.5.7p3).
                match common.filter(|common| !op.is_shift() && can_be_passed(common)) {
                    Some(common) => {
                        self.converted(left, &common);
                        self.converted(right, &common);
                    }
                    None => {
                        self.expr(left);
                        self.expr(right);
                    }
                }
            }
            ExprKind::Conditional(condition, yes, no) => {
                self.expr(condition);
                self.guarded("conditional operator", |inner| {
                    inner.expr(yes);
                    inner.expr(no);
                });
            }
            ExprKind::Comma(left, right) => {
                self.effect(left);
                self.expr(right);
            }
            ExprKind::Assign(place, value) => self.assigned(place, value),
            ExprKind::Call(callee, arguments) => {
                let signature = match callee {
                    Callee::Direct(function) => Some(self.program[*function].signature()),
                    Callee::Pointer(pointer) => {
                        let ty = pointer.ty.clone();
                        self.expr(pointer);
                        if let Type::FunctionPointer(signature) = ty { Some(*signature) } else { None }
                    }
                };
                if let Some(signature) = signature {
                    self.arguments(&signature, arguments);
                }
            }
            ExprKind::Literal(init) => {
                let ty = expr.ty.clone();
                self.initialiser(init, &ty);
            }
            _ => walk_mut::expr(self, expr),
        }
    }

    /// The value of an assignment, converted as the place demands; a bit-field cuts it afterwards.
    fn assigned(&mut self, place: &mut Place, value: &mut Expr) {
        let ty = place.ty.clone();
        self.place(place);
        self.converted(value, &ty);
    }

    /// An expression whose value nobody uses.
    fn effect(&mut self, expr: &mut Expr) {
        self.parts(expr);
    }

    /// A marker at the beginning of a branch.
    fn marked(&mut self, construct: &str, body: &mut Vec<Stmt>) {
        let marker = self.marker(construct);
        self.body(body);
        if let Some(marker) = marker {
            body.insert(0, marker);
        }
    }

    /// The values of an initialiser, as the scalars of a type have them.
    pub(super) fn initialiser(&mut self, init: &mut Init, ty: &Type) {
        match (init, ty) {
            (Init::Value(value), ty) if !ty.is_scalar() || !is_constant(value) => self.converted(value, ty),
            (Init::Value(_), _) => {}
            (Init::Record { fields, .. }, Type::Record(id)) => {
                for (at, part) in fields {
                    let ty = &self.program[*id].fields[*at as usize].ty;
                    self.initialiser(part, ty);
                }
            }
            (Init::Array { elements, .. }, ty) => {
                elements.iter_mut().for_each(|(_, part)| self.initialiser(part, ty.element()));
            }
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                let ty = Type::of_part(*float);
                self.converted(real, ty);
                self.converted(imaginary, ty);
            }
            (init, _) => walk_mut::init(self, init),
        }
    }

    fn passes_list_on(&self, stmt: &Stmt) -> bool {
        let call = va_list_forwarding::call_of(stmt).map(|call| &call.kind);
        let Some(ExprKind::Call(callee, _)) = call else { return false };
        va_list_forwarding::tail_of(self.program, callee).is_some_and(|tail| tail.passing.is_list())
    }

    pub(super) fn local(&self, id: LocalId) -> Place {
        Place::local(id, self.locals[id.index()].clone())
    }
}

impl VisitMut for Rewrite<'_> {
    fn function(&mut self, function: &mut Function) {
        let parameters: Vec<LocalId> = (0..function.params).map(LocalId).collect();
        let entry: Vec<Stmt> = parameters
            .into_iter()
            .flat_map(|id| {
                let object = self.local(id);
                let name = operation::passing(self.program, self.id, Position::Argument(id.index()));
                self.observed(&object, |_| name.clone())
            })
            .collect();
        self.body(&mut function.body);
        function.body.splice(0..0, entry);
        let own = function.locals.len();
        let added = self.locals.iter().enumerate().skip(own).map(|(number, ty)| Local {
            name: format_smolstr!("traced{number}"),
            ty: ty.clone(),
            volatile: false,
        });
        function.locals.extend(added);
    }

    fn body(&mut self, body: &mut Vec<Stmt>) {
        for mut stmt in std::mem::take(body) {
            let original = stmt.clone();
            body.extend(self.literals(&original));
            if let Stmt::Expr(expr) = &original {
                body.extend(self.computed_before(expr).into_iter().map(Stmt::Expr));
            }
            self.stmt(&mut stmt);
            body.push(stmt);
            body.extend(self.observations_after(&original));
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            // What a list is passed on by has a form of its own.
            _ if self.passes_list_on(stmt) => {}
            Stmt::Expr(expr) => self.effect(expr),
            Stmt::Observe(_, value) => {
                let ty = value.ty.clone();
                self.converted(value, &ty);
                if value.ty != ty {
                    let promoted = std::mem::replace(value, Expr::int(0, Type::INT));
                    *value = promoted.cast(ty);
                }
            }
            Stmt::Declare(id, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) => {
                let ty = self.locals[id.index()].clone();
                self.initialiser(init, &ty);
            }
            Stmt::Return(Some(value)) => match self.result.clone() {
                Some(ty) => self.converted(value, &ty),
                None => self.expr(value),
            },
            Stmt::If(condition, yes, no) => {
                self.expr(condition);
                self.marked("if", yes);
                self.marked("if", no);
            }
            Stmt::For { body, .. } => self.marked("loop", body),
            Stmt::While { condition, body, .. } => {
                self.expr(condition);
                self.marked("loop", body);
            }
            Stmt::Switch { value, cases, default } => {
                self.expr(value);
                for case in cases {
                    self.marked("switch", &mut case.body);
                }
                self.marked("switch", default);
            }
            _ => walk_mut::stmt(self, stmt),
        }
    }

    fn expr(&mut self, expr: &mut Expr) {
        let ty = match &expr.kind {
            // A small constant is nothing that is computed.
            ExprKind::Int(_) if !is_wide(&expr.ty) => return,
            _ => typing::promoted(self.program, expr),
        };
        let ty = if typing::source_bit_field(self.program, expr).is_some() || !can_be_passed(&expr.ty) {
            ty
        } else {
            expr.ty.clone()
        };
        let operation = operation::of_expr(self.program, expr);
        let before = self.computed_before(expr);
        self.parts(expr);
        if can_be_passed(&ty) {
            let inner = std::mem::replace(expr, Expr::int(0, Type::INT));
            *expr = self.traced(inner, &ty, operation);
        }
        for one in before.into_iter().rev() {
            let inner = std::mem::replace(expr, Expr::int(0, Type::INT));
            let ty = inner.ty.clone();
            *expr = Expr { kind: ExprKind::Comma(Box::new(one), Box::new(inner)), ty };
        }
    }
}

fn is_wide(ty: &Type) -> bool {
    matches!(ty, Type::Int(int) if int.width() > lang::Bits(64))
}

/// A constant, converted or not. With a tracepoint it would be none, and an object that it initialises no longer one whose bytes are known.
fn is_constant(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null => true,
        ExprKind::Cast(operand) => is_constant(operand),
        _ => false,
    }
}

/// A number that a parameter can have; `__fp16` cannot (Arm C Language Extensions, "Half-precision floating-point").
fn can_be_passed(ty: &Type) -> bool {
    ty.is_arithmetic() && *ty != Type::Float(FloatType::Storage16)
}
