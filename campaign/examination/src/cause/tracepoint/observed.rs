//! The observations around a statement: of values that it reads, before it does so, and of objects that it has
//! written.

use lang::visit::Visit;
use lang::{
    BinaryOp, Expr, ExprKind, Init, LocalId, LocalInit, PathStep, Place, PlaceBase, Program, StepOp, Stmt,
    Type, typing,
};

use super::leaves::{TracedScalar, leaves};
use super::operation::{self, Operation};
use super::rewrite::Rewrite;
use super::search::{Literals, Passed, is_pure, is_pure_place};

impl Rewrite<'_> {
    /// Observes the scalars of an object, each by the name of the operation that wrote it.
    pub(super) fn observed(
        &mut self,
        object: &Place,
        name: impl Fn(&TracedScalar) -> Operation,
    ) -> Vec<Stmt> {
        let scalar = object.ty.is_arithmetic();
        if (self.has_indeterminate && !scalar) || !is_pure_place(object) {
            return Vec::new();
        }
        let all = leaves(self.program, &object.ty);
        let tracepoint = |leaf: &TracedScalar| {
            self.tracepoints.statement(leaf.value(object), name(leaf), self.guard.as_ref())
        };
        all.iter().filter_map(tracepoint).collect()
    }

    pub(super) fn marker(&mut self, construct: &str) -> Option<Stmt> {
        let name = Operation::from(construct);
        self.tracepoints.statement(Expr::int(0, Type::INT), name.clone(), Some(&name))
    }

    /// The value of `place op value`, and the one that the place then holds, computed step by step before a compound
    /// assignment does it: where these are right, it is the assignment that goes wrong. Empty where that would have effects.
    pub(super) fn operated(&mut self, op: BinaryOp, place: &Place, value: &Expr) -> Vec<Expr> {
        if !is_pure_place(place) || !is_pure(value) || !place.ty.is_arithmetic() {
            return Vec::new();
        }
        let program = self.program;
        let left = Expr::read(place.clone());
        let types =
            (typing::operand_type(program, op, &left, value), typing::binary(program, op, &left, value));
        let (Some(common), Some(ty)) = types else { return Vec::new() };
        let kind = |left, right| ExprKind::Binary(op, Box::new(left), Box::new(right));
        let mut whole = Expr { kind: kind(left.clone(), value.clone()), ty: ty.clone() };
        self.converted(&mut whole, &place.ty);
        let Some(_) = typing::bit_width(program, place) else { return vec![whole] };
        let at_once = Expr { kind: kind(left, value.clone()), ty };
        let promoted = self.traced(at_once, &common, operation::BIT_FIELD.into());
        [bit_field_of(place, whole), Some(promoted)]
            .into_iter()
            .flatten()
            .map(|expr| match expr.kind {
                ExprKind::Read(_) => {
                    let ty = typing::promoted(program, &expr);
                    self.traced(expr, &ty, operation::BIT_FIELD.into())
                }
                _ => expr,
            })
            .collect()
    }

    /// The same for an expression that is a compound assignment or a step.
    pub(super) fn computed_before(&mut self, expr: &Expr) -> Vec<Expr> {
        match &expr.kind {
            ExprKind::Compound(op, place, value) => self.operated(*op, place, value),
            ExprKind::Step(op, place) => self.operated(step_operator(*op), place, &Expr::int(1, Type::INT)),
            _ => Vec::new(),
        }
    }

    /// Observes the compound literals of a statement before it uses them.
    pub(super) fn literals(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let mut literals = Literals(Vec::new());
        match stmt {
            Stmt::Declare(..) | Stmt::Expr(_) | Stmt::Observe(..) | Stmt::Return(_) => literals.stmt(stmt),
            _ => {}
        }
        literals.0.into_iter().flat_map(|(ty, init)| self.literal(&ty, init)).collect()
    }

    /// A variable with the value of a compound literal, observed.
    pub(super) fn literal(&mut self, ty: &Type, init: Init) -> Vec<Stmt> {
        let program = self.program;
        let id = LocalId(self.locals.len() as u32);
        let object = Place::local(id, ty.clone());
        self.locals.push(ty.clone());
        let mut traced = init.clone();
        self.initialiser(&mut traced, ty);
        let observed = self.observed(&object, |leaf| initialised(program, &object, &init, leaf));
        [vec![Stmt::Declare(id, LocalInit::Init(traced))], observed].concat()
    }

    /// The observations after a statement: of the objects that it wrote, or a marker that it is over.
    pub(super) fn observations_after(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let program = self.program;
        // One match, so that a new kind of statement is an error here until it is decided.
        let mut behind = match stmt {
            Stmt::Declare(id, LocalInit::Init(init)) => {
                let object = self.local(*id);
                self.observed(&object, |leaf| initialised(program, &object, init, leaf))
            }
            Stmt::Declare(id, LocalInit::Graffiti(..)) => {
                let object = self.local(*id);
                self.observed(&object, |leaf| operation::of_leaf(leaf, operation::ASSIGNMENT))
            }
            Stmt::Expr(expr) => self.written(expr),
            Stmt::CopyMemory(to, _) => self.observed(to, |_| "memcpy".into()),
            Stmt::SetMemory(place, _) => self.observed(place, |_| "memset".into()),
            Stmt::If(..) => self.marker("if").into_iter().collect(),
            Stmt::For { .. } | Stmt::While { .. } => self.marker("loop").into_iter().collect(),
            Stmt::Switch { .. } => self.marker("switch").into_iter().collect(),
            Stmt::Declare(_, LocalInit::Indeterminate)
            | Stmt::Observe(..)
            | Stmt::Block(_)
            | Stmt::Break
            | Stmt::Continue
            | Stmt::Return(_) => Vec::new(),
        };
        behind.extend(self.callers_copies(stmt));
        behind
    }

    pub(super) fn written(&mut self, expr: &Expr) -> Vec<Stmt> {
        match &expr.kind {
            ExprKind::Assign(place, value) => {
                let program = self.program;
                let neighbours = self.neighbours(place);
                let mut written = self.observed(place, |leaf| match typing::bit_width(program, place) {
                    Some(_) => operation::BIT_FIELD.into(),
                    None if place.ty.is_arithmetic() => operation::ASSIGNMENT.into(),
                    None => operation::of_record(program, value, leaf),
                });
                written.extend(neighbours);
                written
            }
            ExprKind::Compound(_, place, _) | ExprKind::Step(_, place) => {
                self.observed(place, |_| operation::COMPOUND.into())
            }
            _ => Vec::new(),
        }
    }

    /// The other members of the record that a bit-field is in, which a store to it leaves alone.
    pub(super) fn neighbours(&mut self, place: &Place) -> Vec<Stmt> {
        let (Some(_), Some((PathStep::Field(record, _), outer))) =
            (typing::bit_width(self.program, place), place.path.split_last())
        else {
            return Vec::new();
        };
        let whole = Place { base: place.base.clone(), path: outer.to_vec(), ty: Type::Record(*record) };
        self.observed(&whole, |_| operation::NEIGHBOUR.into())
    }

    /// The variables that a statement passes by value: no callee changes them.
    pub(super) fn callers_copies(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let mut passed = Passed(Vec::new());
        match stmt {
            Stmt::Declare(..) | Stmt::Expr(_) | Stmt::Observe(..) => passed.stmt(stmt),
            _ => {}
        }
        passed.0.dedup();
        let observed = passed
            .0
            .into_iter()
            .flat_map(|object| self.observed(&object, |_| operation::CALLERS_COPY.into()));
        observed.collect()
    }
}

fn initialised(program: &Program, object: &Place, init: &Init, leaf: &TracedScalar) -> Operation {
    match init {
        Init::Value(value) if object.ty.is_arithmetic() => match value.kind {
            ExprKind::Call(..) => operation::of_expr(program, value),
            _ => "initialiser".into(),
        },
        Init::Value(value) => operation::of_record(program, value, leaf),
        _ => operation::of_initialised(program, init, leaf),
    }
}

const fn step_operator(op: StepOp) -> BinaryOp {
    if op.increments() { BinaryOp::Add } else { BinaryOp::Sub }
}

/// The value that a bit-field has after a value was stored in it, out of a compound literal.
fn bit_field_of(place: &Place, value: Expr) -> Option<Expr> {
    let PathStep::Field(record, field) = place.path.last()? else { return None };
    let fields = vec![(*field, Init::Value(value))];
    let literal = ExprKind::Literal(Box::new(Init::Record { fields, designated: true }));
    let base = PlaceBase::Temporary(Box::new(Expr { kind: literal, ty: Type::Record(*record) }));
    Some(Expr::read(Place { base, path: vec![PathStep::Field(*record, *field)], ty: place.ty.clone() }))
}
