//! Features of statements and expressions.

use lang::visit::{Visit, walk};
use lang::{
    BinaryOp, Callee, Expr, ExprKind, FuncId, Function, Init, LocalInit, PathStep, Place, PlaceBase, Program,
    Side, Stmt, Type,
};

use super::{features_if, is_callback};
use crate::feature::Features;

/// A visitor that collects the features of statements and expressions.
pub(super) struct FeatureScan<'p> {
    program: &'p Program,
    pub(super) found: Features,
    /// The function being visited; `None` while the whole program is visited.
    function: Option<&'p Function>,
}

impl<'p> FeatureScan<'p> {
    pub(super) const fn new(program: &'p Program, found: Features) -> FeatureScan<'p> {
        FeatureScan { program, found, function: None }
    }

    /// Visits the body of a function, for features that depend on the function they are in.
    pub(super) fn function(&mut self, function: &'p Function) {
        self.function = Some(function);
        walk::function(self, function);
        self.function = None;
    }

    fn see(&mut self, condition: bool, features: Features) {
        self.found |= features_if(condition, features);
    }

    fn call(&mut self, callee: &Callee, arguments: &[Expr]) {
        self.see(matches!(callee, Callee::Pointer(_)), Features::POINTER_CALL);
        let nested = |a: &Expr| matches!(a.kind, ExprKind::Call(..)) && a.ty.as_record().is_some();
        self.see(arguments.iter().any(nested), Features::NESTED_CALL);
        if let Some(side) = self.callee_side(callee) {
            let from = self.function.map_or(Side::Caller, |f| f.side);
            self.see(is_callback(from, side), Features::CALLBACK);
            let pointer = self.is_parameter(callee);
            let passed_on = arguments.iter().any(|a| a.ty.as_record().is_some());
            self.see(is_callback(from, side) && pointer && passed_on, Features::TRAMPOLINE);
        }
    }

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

    /// Notes a write to a record parameter.
    fn written(&mut self, place: &Place) {
        if let (Some(function), PlaceBase::Local(id)) = (self.function, &place.base) {
            let own = id.0 < function.params && function[*id].ty.as_record().is_some();
            self.see(own, Features::MODIFIED_COPY);
        }
    }

    fn operator(&mut self, op: BinaryOp, operand: &Expr) {
        let float = matches!(operand.ty, Type::Float(_));
        self.found |= match op {
            _ if op.is_comparison() => features_if(operand.ty.is_arithmetic(), Features::COMPARISON),
            _ if op.is_logical() => Features::LOGICAL,
            _ if op.is_shift() => Features::SHIFT,
            _ if float => Features::FLOAT_ARITHMETIC,
            BinaryOp::Div | BinaryOp::Rem => Features::DIVISION,
            BinaryOp::BitAnd | BinaryOp::BitOr | BinaryOp::BitXor => Features::BITWISE,
            _ => Features::ARITHMETIC,
        };
    }

    fn operation(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Unary(lang::UnaryOp::LogicalNot, _) => self.found |= Features::LOGICAL,
            ExprKind::Unary(..) => {
                let float = matches!(expr.ty, Type::Float(_));
                self.found |= if float { Features::FLOAT_ARITHMETIC } else { Features::ARITHMETIC };
            }
            ExprKind::Binary(op, left, _) => self.operator(*op, left),
            ExprKind::Conditional(..) => self.found |= Features::CONDITIONAL,
            ExprKind::Comma(..) => self.found |= Features::COMMA,
            ExprKind::Cast(from) => {
                self.found |= Features::CAST;
                self.see(
                    matches!(from.ty, Type::Float(_)) != matches!(expr.ty, Type::Float(_)),
                    Features::FLOAT_ARITHMETIC,
                );
            }
            ExprKind::Literal(_) => self.found |= Features::COMPOUND_LITERAL,
            _ => {}
        }
    }

    fn effect(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign(place, _) => {
                self.see(place.ty.as_record().is_some(), Features::RECORD_ASSIGNMENT);
                self.written(place);
            }
            ExprKind::Compound(_, place, _) => {
                self.found |= Features::COMPOUND;
                self.written(place);
            }
            ExprKind::Step(_, place) => {
                self.found |= Features::STEP;
                self.written(place);
            }
            ExprKind::Call(callee, arguments) => self.call(callee, arguments),
            _ => {}
        }
    }

    /// Visits an observed expression. The comparison that observes a pointer does not count as a feature.
    fn observed(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Binary(BinaryOp::Equal, left, _) if !left.ty.is_arithmetic() => self.expr(left),
            _ => self.expr(expr),
        }
    }
}

impl Visit for FeatureScan<'_> {
    fn function(&mut self, _: &Function) {}

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Observe(_, expr) => return self.observed(expr),
            Stmt::Declare(_, LocalInit::Graffiti(..)) => self.found |= Features::GRAFFITI,
            Stmt::Declare(_, LocalInit::Indeterminate) => self.found |= Features::INDETERMINATE,
            Stmt::Declare(_, LocalInit::Init(_)) => {}
            Stmt::Expr(expr) => {
                let thrown = matches!(expr.kind, ExprKind::Call(..)) && expr.ty.as_record().is_some();
                self.see(thrown, Features::DISCARDED_RESULT);
            }
            Stmt::CopyMemory(..) => self.found |= Features::MEMCPY,
            Stmt::SetMemory(..) => self.found |= Features::MEMSET,
            Stmt::If(_, yes, _) => {
                self.found |= Features::IF;
                self.see(matches!(yes.last(), Some(Stmt::Return(_))), Features::JUMP);
            }
            Stmt::For { .. } => self.found |= Features::FOR,
            Stmt::While { .. } => self.found |= Features::WHILE,
            Stmt::Switch { .. } => self.found |= Features::SWITCH,
            Stmt::Break | Stmt::Continue => self.found |= Features::JUMP,
            Stmt::Block(_) | Stmt::Return(_) => {}
        }
        walk::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &Expr) {
        self.found |= super::of_type(self.program, &expr.ty) & Features::EXTENDED;
        self.operation(expr);
        self.effect(expr);
        walk::expr(self, expr);
    }

    fn place(&mut self, place: &Place) {
        self.see(matches!(place.base, PlaceBase::Temporary(_)), Features::RESULT_MEMBER);
        let computed = |s: &PathStep| matches!(s, PathStep::Index(i) if !matches!(i.kind, ExprKind::Int(_)));
        self.see(place.path.iter().any(computed), Features::DYNAMIC_INDEX);
        walk::place(self, place);
    }

    fn init(&mut self, init: &Init) {
        if let Init::Record { designated: true, .. } | Init::Array { designated: true, .. } = init {
            self.found |= Features::DESIGNATED;
        }
        walk::init(self, init);
    }
}
