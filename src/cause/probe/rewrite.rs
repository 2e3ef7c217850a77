//! Puts probes into a function.

use lang::visit::{Visit, VisitMut, walk, walk_mut};
use lang::{
    BinaryOp, Callee, Expr, ExprKind, FloatType, FuncId, Function, Init, Local, LocalId, LocalInit, PathStep, Place,
    PlaceBase, Program, Side, Signature, StepOp, Stmt, Type, typing,
};
use smol_str::{SmolStr, format_smolstr};

use super::instrument::Probes;
use super::leaves::{Leaf, leaves};
use super::operation;
use crate::cause::located::Position;
use crate::cause::passing;

/// Puts probes into a function, as it was in `program`.
pub(super) struct Rewrite<'a> {
    program: &'a Program,
    probes: &'a mut Probes,
    side: Side,
    result: Option<Type>,
    locals: Vec<Type>,
    id: FuncId,
    /// Objects without values may not be observed.
    has_indeterminate: bool,
    /// The construct that decides whether what is looked at is reached.
    guard: Option<SmolStr>,
}

impl<'a> Rewrite<'a> {
    pub(super) fn new(program: &'a Program, id: FuncId, probes: &'a mut Probes) -> Rewrite<'a> {
        let function = &program[id];
        let mut indeterminate = Indeterminate(false);
        indeterminate.program(program);
        Rewrite {
            program,
            probes,
            side: function.side,
            result: function.ret.clone(),
            locals: function.locals.iter().map(|local| local.ty.clone()).collect(),
            id,
            has_indeterminate: indeterminate.0,
            guard: None,
        }
    }

    fn guarded<T>(&mut self, guard: &str, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer = self.guard.replace(guard.into());
        let result = work(self);
        self.guard = outer;
        result
    }

    /// A value with a probe behind it.
    fn probed(&mut self, value: Expr, ty: &Type, operation: SmolStr) -> Expr {
        self.probes.value(value, ty, self.side, operation, self.guard.as_ref())
    }

    /// Probes a value of an expression, and the one that it converts to.
    fn converted(&mut self, value: &mut Expr, to: &Type) {
        self.expr(value);
        let from = value.ty.clone();
        if from != *to && can_be_passed(to) && from.is_arithmetic() {
            let operation = operation::conversion(self.program, &from, to);
            let inner = std::mem::replace(value, Expr::int(0, Type::INT));
            *value = self.probed(inner, to, operation);
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

    /// Observes the scalars of an object, each by the name of the operation that wrote it.
    fn observed(&mut self, object: &Place, name: impl Fn(&Leaf) -> SmolStr) -> Vec<Stmt> {
        let scalar = object.ty.is_arithmetic();
        if (self.has_indeterminate && !scalar) || !is_pure_place(object) {
            return Vec::new();
        }
        let all = leaves(self.program, &object.ty);
        let probe = |leaf: &Leaf| {
            self.probes.statement(leaf.value(object), name(leaf), self.guard.as_ref())
        };
        all.iter().filter_map(probe).collect()
    }

    fn marker(&mut self, construct: &str) -> Option<Stmt> {
        let name = SmolStr::new(construct);
        self.probes.statement(Expr::int(0, Type::INT), name.clone(), Some(&name))
    }

    /// A marker at the beginning of a branch.
    fn marked(&mut self, construct: &str, body: &mut Vec<Stmt>) {
        let marker = self.marker(construct);
        self.body(body);
        if let Some(marker) = marker {
            body.insert(0, marker);
        }
    }

    /// What `place op value` is, and what the place then holds, computed step by step before a compound assignment does it: where
    /// these are right, it is the assignment that goes wrong. Nothing where that would have effects.
    fn operated(&mut self, op: BinaryOp, place: &Place, value: &Expr) -> Vec<Expr> {
        if !is_pure_place(place) || !is_pure(value) || !place.ty.is_arithmetic() {
            return Vec::new();
        }
        let program = self.program;
        let left = Expr::read(place.clone());
        let types = (typing::operand_type(program, op, &left, value), typing::binary(program, op, &left, value));
        let (Some(common), Some(ty)) = types else { return Vec::new() };
        let kind = |left, right| ExprKind::Binary(op, Box::new(left), Box::new(right));
        let mut whole = Expr { kind: kind(left.clone(), value.clone()), ty: ty.clone() };
        self.converted(&mut whole, &place.ty);
        let Some(_) = typing::bit_width(program, place) else { return vec![whole] };
        let at_once = Expr { kind: kind(left, value.clone()), ty };
        let promoted = self.probed(at_once, &common, operation::BIT_FIELD.into());
        [bit_field_of(place, whole), Some(promoted)].into_iter().flatten().map(|one| match one.kind {
            ExprKind::Read(_) => {
                let ty = typing::promoted(program, &one);
                self.probed(one, &ty, operation::BIT_FIELD.into())
            }
            _ => one,
        }).collect()
    }

    /// The same for an expression that is a compound assignment or a step.
    fn computed_before(&mut self, expr: &Expr) -> Vec<Expr> {
        match &expr.kind {
            ExprKind::Compound(op, place, value) => self.operated(*op, place, value),
            ExprKind::Step(op, place) => {
                self.operated(step_operator(*op), place, &Expr::int(1, Type::INT))
            }
            _ => Vec::new(),
        }
    }

    /// Observes the compound literals of a statement before it uses them.
    fn literals(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let mut literals = Literals(Vec::new());
        match stmt {
            Stmt::Declare(..) | Stmt::Expr(_) | Stmt::Observe(..) | Stmt::Return(_) => literals.stmt(stmt),
            _ => {}
        }
        literals.0.into_iter().flat_map(|(ty, init)| self.literal(&ty, init)).collect()
    }

    /// A variable with the value of a compound literal, observed.
    fn literal(&mut self, ty: &Type, init: Init) -> Vec<Stmt> {
        let id = LocalId(self.locals.len() as u32);
        let object = Place::local(id, ty.clone());
        self.locals.push(ty.clone());
        let mut probed = init.clone();
        self.initialiser(&mut probed, ty);
        let observed = self.observed(&object, |leaf| initialised(&object, &init, leaf));
        [vec![Stmt::Declare(id, LocalInit::Init(probed))], observed].concat()
    }

    /// The values of an initialiser, as the scalars of a type have them.
    fn initialiser(&mut self, init: &mut Init, ty: &Type) {
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

    /// What is observed behind a statement: what it wrote, or that it is over.
    fn behind(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let mut behind = match stmt {
            Stmt::Declare(id, LocalInit::Init(init)) => {
                let object = self.local(*id);
                self.observed(&object, |leaf| initialised(&object, init, leaf))
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

    fn written(&mut self, expr: &Expr) -> Vec<Stmt> {
        match &expr.kind {
            ExprKind::Assign(place, value) => {
                let program = self.program;
                let neighbours = self.neighbours(place);
                let mut written = self.observed(place, |leaf| match typing::bit_width(program, place) {
                    Some(_) => operation::BIT_FIELD.into(),
                    None if place.ty.is_arithmetic() => operation::ASSIGNMENT.into(),
                    None => operation::of_record(value, leaf),
                });
                written.extend(neighbours);
                written
            }
            ExprKind::Compound(_, place, _) => self.observed(place, |_| operation::COMPOUND.into()),
            ExprKind::Step(_, place) => {
                let name = operation::of_expr(self.program, expr);
                self.observed(place, |_| name.clone())
            }
            _ => Vec::new(),
        }
    }

    /// The other members of the record that a bit-field is in, which a store to it leaves alone.
    fn neighbours(&mut self, place: &Place) -> Vec<Stmt> {
        let (Some(_), Some((PathStep::Field(record, _), outer))) =
            (typing::bit_width(self.program, place), place.path.split_last())
        else {
            return Vec::new();
        };
        let whole = Place { base: place.base.clone(), path: outer.to_vec(), ty: Type::Record(*record) };
        self.observed(&whole, |_| operation::NEIGHBOUR.into())
    }

    /// The variables that a statement passes by value: no callee changes them.
    fn callers_copies(&mut self, stmt: &Stmt) -> Vec<Stmt> {
        let mut passed = Passed(Vec::new());
        match stmt {
            Stmt::Declare(..) | Stmt::Expr(_) | Stmt::Observe(..) => passed.stmt(stmt),
            _ => {}
        }
        passed.0.dedup();
        let observed =
            passed.0.into_iter().flat_map(|object| self.observed(&object, |_| operation::CALLERS_COPY.into()));
        observed.collect()
    }

    fn local(&self, id: LocalId) -> Place {
        Place::local(id, self.locals[id.index()].clone())
    }
}

fn initialised(object: &Place, init: &Init, leaf: &Leaf) -> SmolStr {
    match init {
        Init::Value(value) if object.ty.is_arithmetic() => match value.kind {
            ExprKind::Call(..) => "result".into(),
            _ => "initialiser".into(),
        },
        Init::Value(value) => operation::of_record(value, leaf),
        _ => operation::of_initialised(init, leaf),
    }
}

const fn step_operator(op: StepOp) -> BinaryOp {
    if op.increments() { BinaryOp::Add } else { BinaryOp::Sub }
}

impl VisitMut for Rewrite<'_> {
    fn function(&mut self, function: &mut Function) {
        let parameters: Vec<LocalId> = (0..function.params).map(LocalId).collect();
        let entry: Vec<Stmt> = parameters
            .into_iter()
            .flat_map(|id| {
                let object = self.local(id);
                let name = SmolStr::from(passing::responsible(self.program, self.id, Position::Argument(id.index())));
                self.observed(&object, |_| name.clone())
            })
            .collect();
        self.body(&mut function.body);
        function.body.splice(0..0, entry);
        let own = function.locals.len();
        let added = self.locals.iter().enumerate().skip(own).map(|(number, ty)| Local {
            name: format_smolstr!("probed{number}"),
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
            body.extend(self.behind(&original));
        }
    }

    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            Stmt::Expr(expr) => self.effect(expr),
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
            *expr = self.probed(inner, &ty, operation);
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

/// A constant, converted or not. With a probe it would be none, and an object that it initialises no longer one whose bytes are known.
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

fn is_pure(expr: &Expr) -> bool {
    let mut effects = Effects(false);
    effects.expr(expr);
    !effects.0
}

fn is_pure_place(place: &Place) -> bool {
    let mut effects = Effects(false);
    effects.place(place);
    !effects.0
}

struct Effects(bool);

impl Visit for Effects {
    fn expr(&mut self, expr: &Expr) {
        self.0 |= matches!(
            expr.kind,
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) | ExprKind::Call(..)
        );
        walk::expr(self, expr);
    }
}

/// The value that a bit-field has after a value was stored in it, out of a compound literal.
fn bit_field_of(place: &Place, value: Expr) -> Option<Expr> {
    let PathStep::Field(record, field) = place.path.last()? else { return None };
    let fields = vec![(*field, Init::Value(value))];
    let literal = ExprKind::Literal(Box::new(Init::Record { fields, designated: true }));
    let base = PlaceBase::Temporary(Box::new(Expr { kind: literal, ty: Type::Record(*record) }));
    Some(Expr::read(Place { base, path: vec![PathStep::Field(*record, *field)], ty: place.ty.clone() }))
}

/// The compound literals that a statement evaluates in any case and without effects, outermost only, with their types.
struct Literals(Vec<(Type, Init)>);

impl Visit for Literals {
    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Literal(init) if is_pure(expr) => self.0.push((expr.ty.clone(), (**init).clone())),
            ExprKind::Binary(op, left, _) if op.is_logical() => self.expr(left),
            ExprKind::Conditional(condition, ..) => self.expr(condition),
            _ => walk::expr(self, expr),
        }
    }
}

/// The variables of record type that calls have for arguments.
struct Passed(Vec<Place>);

impl Visit for Passed {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Call(_, arguments) = &expr.kind {
            for argument in arguments {
                match &argument.kind {
                    ExprKind::Read(place)
                        if place.ty.as_record().is_some()
                            && matches!(place.base, PlaceBase::Local(_) | PlaceBase::Global(_))
                            && !place.path.iter().any(|step| matches!(step, PathStep::Index(_))) =>
                    {
                        self.0.push(place.clone());
                    }
                    _ => {}
                }
            }
        }
        walk::expr(self, expr);
    }
}

struct Indeterminate(bool);

impl Visit for Indeterminate {
    fn stmt(&mut self, stmt: &Stmt) {
        self.0 |= matches!(stmt, Stmt::Declare(_, LocalInit::Indeterminate));
        walk::stmt(self, stmt);
    }
}
