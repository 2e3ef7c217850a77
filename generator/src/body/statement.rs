//! The production table of statements.

use lang::check::ranges;
use lang::{BinaryOp, Expr, ExprKind, Features, FuncId, IntType, StepOp, Stmt, Type, typing};

use super::BodyBuilder;
use super::poison;
use super::scope::{EffectMode, SideEffect};
use crate::extended_types;
use crate::production::{self, Production, row};
use crate::record::summary::ScalarPart;

type StatementProduction = Production<fn(&BodyBuilder<'_>) -> bool, fn(&mut BodyBuilder<'_>)>;

/// The production table of statements; the first row is always open.
pub(crate) static STATEMENTS: &[StatementProduction] = &[
    row("assign", 16, Features::empty(), |_| true, assign),
    row("compound-assign", 12, Features::COMPOUND, |_| true, compound),
    row("step", 10, Features::STEP, |_| true, step),
    row("observe", 3, Features::empty(), |b| b.has_something(), observe),
    row("if", 4, Features::IF, |b| b.nests(), |b| b.if_statement()),
    row("for", 4, Features::FOR, |b| b.repeats(), |b| b.for_statement()),
    row("induction", 2, Features::FOR, |b| b.repeats_twice(), |b| b.induction_statement()),
    row("while", 4, Features::WHILE, |b| b.repeats(), |b| b.while_statement()),
    row(
        "switch",
        4,
        Features::SWITCH,
        |b| b.nests() && b.has_integer(EffectMode::Reads),
        |b| b.switch_statement(),
    ),
    row("block", 1, Features::empty(), |b| b.nests(), block),
    row("jump", 5, Features::JUMP, |b| b.can_jump(), |b| b.jump_statement()),
    row("record-assign", 8, Features::RECORD_ASSIGNMENT, |b| b.has_record(), |b| b.record_assignment()),
    row("memcpy", 5, Features::MEMCPY, |b| b.has_record(), |b| b.copy_memory()),
    row("memset", 4, Features::MEMSET, |b| b.has_record(), |b| b.set_memory()),
    row("call", 4, Features::empty(), |b| b.some_callee().is_some(), call),
    row("array", 4, Features::ARRAY_VARIABLE, |_| true, array),
    row("variable", 2, Features::VOLATILE_VARIABLE, |_| true, variable),
    row("int128-variable", 2, Features::INT128, |_| true, variable),
    row("bit-int-variable", 2, Features::BIT_INT, |_| true, variable),
    row("long-double-variable", 2, Features::LONG_DOUBLE, |_| true, variable),
    row("float128-variable", 2, Features::QUAD, |_| true, variable),
    row("decimal-variable", 4, Features::DECIMAL, |_| true, variable),
    row("complex-variable", 2, Features::COMPLEX, |_| true, variable),
    row("vector-variable", 2, Features::VECTOR, |_| true, variable),
    row("complex-assign", 6, Features::COMPLEX, |b| b.has_aggregate(), |b| b.aggregate_assignment()),
    row("vector-assign", 6, Features::VECTOR, |b| b.has_aggregate(), |b| b.aggregate_assignment()),
    row("unset-record", 10, Features::INDETERMINATE, |_| true, poison::declare),
    row("piecemeal", 30, Features::INDETERMINATE, |b| b.has_indeterminate(), poison::piecemeal),
    row("copy-unset", 40, Features::INDETERMINATE, |b| b.has_indeterminate(), poison::copy_scalar),
    row("copy-unset-record", 30, Features::INDETERMINATE, |b| b.has_indeterminate(), poison::copy_record),
    row("observe-values", 10, Features::INDETERMINATE, |b| b.has_something(), poison::observe_values),
];

impl BodyBuilder<'_> {
    /// Writes the drawn statements of a body.
    pub(super) fn statements(&mut self) {
        for _ in 0..self.choices.number_between(1, self.skeleton.config.limits.statements.max(1)) {
            self.drawn_statement();
        }
    }

    /// Writes one drawn statement, from a cell of its own.
    pub(super) fn drawn_statement(&mut self) {
        self.in_cell(|body| {
            let open = production::open(STATEMENTS, body.skeleton.types.enabled, |row| (row.possible)(body));
            let row = production::draw(&mut body.choices, STATEMENTS, body.skeleton.types.focus, open);
            body.note_production(row.name);
            (row.build)(body);
        });
    }

    fn has_something(&self) -> bool {
        !self.vars.is_empty()
    }

    fn nests(&self) -> bool {
        self.nesting < 2
    }

    fn repeats(&self) -> bool {
        self.nesting < 2 && self.loop_depth < 2
    }

    /// True if a loop may have a second round: in a single one the counter is a constant.
    fn repeats_twice(&self) -> bool {
        self.repeats() && self.skeleton.config.limits.rounds > 1
    }

    /// The first function that a drawn call may go to.
    fn some_callee(&self) -> Option<FuncId> {
        self.skeleton.callable(self.id).map(|(id, _)| id).find(|id| self.affords_call(*id))
    }

    /// Writes an assignment of a drawn value to a scalar.
    pub(super) fn assign_leaf(&mut self, var: usize, leaf: &ScalarPart, mode: EffectMode) {
        // A call in the value must not be able to write the assigned variable.
        let mode = if self.vars[var].shared { mode.min(EffectMode::Reads) } else { mode };
        let hidden = std::mem::replace(&mut self.vars[var].hidden, mode == EffectMode::Effects);
        let (value, effect) = match self.target_of(&leaf.ty) {
            Some(address) if self.choices.chance(12) => (address, SideEffect::NONE),
            _ => self.value(&leaf.ty, leaf.bits, mode),
        };
        self.vars[var].hidden = hidden;
        let place = self.as_sibling_of(effect, EffectMode::Reads, |b, _| b.written_place(var, leaf));
        self.mark_determinate(var, leaf);
        if value == Expr::read(place.clone()) {
            let value = self.constant(&leaf.ty, leaf.bits);
            return self.push(Stmt::Expr(assignment(place, value)));
        }
        self.push(Stmt::Expr(assignment(place, value)));
    }
}

/// `place = value`
pub(super) fn assignment(place: lang::Place, value: Expr) -> Expr {
    let ty = place.ty.clone();
    Expr { kind: ExprKind::Assign(place, Box::new(value)), ty }
}

fn assign(body: &mut BodyBuilder<'_>) {
    match body.target(|_| true) {
        Some((var, leaf)) => body.assign_leaf(var, &leaf, EffectMode::Effects),
        None => {
            body.declare(Type::INT);
        }
    }
}

fn compound(body: &mut BodyBuilder<'_>) {
    match body.changeable(|l| l.ty.is_arithmetic() && l.is_operated_on()) {
        Some((var, leaf)) => {
            let expr = body.compound_assignment(var, &leaf, EffectMode::Reads);
            body.push(Stmt::Expr(expr));
        }
        None => assign(body),
    }
}

fn step(body: &mut BodyBuilder<'_>) {
    let found = body.steppable();
    match found {
        Some((var, leaf)) => {
            let op = body.step_op();
            let place = body.written_place(var, &leaf);
            let ty = place.ty.clone();
            body.push(Stmt::Expr(Expr { kind: ExprKind::Step(op, place), ty }));
        }
        None => assign(body),
    }
}

impl BodyBuilder<'_> {
    /// Draws an increment or decrement, prefix or postfix.
    pub(super) fn step_op(&mut self) -> StepOp {
        use StepOp::*;
        self.choices.one_of([PostIncrement, PreIncrement, PostDecrement, PreDecrement])
    }

    /// Finds a scalar on which `++` and `--` are defined for any value: `+= 1` is computed in an unsigned type, or with
    /// room on both sides. For signed bit-fields wider than `int` gcc computes in the field's width, for a signed
    /// `_BitInt` clang in the type's own, and would overflow.
    pub(super) fn steppable(&mut self) -> Option<(usize, ScalarPart)> {
        let program = self.program();
        self.changeable(|leaf| {
            let Some(int) = typing::integer(program, &leaf.ty) else { return false };
            let promoted = typing::promote(program, int, leaf.bits);
            let common = typing::usual_arithmetic(program, &Type::Int(promoted), &Type::INT);
            let Some(Type::Int(computed)) = common else { return false };
            let signed = |int: IntType| int.is_signed(program.target);
            let (own, whole) =
                (ranges::of_int(program, int, leaf.bits), ranges::of_int(program, computed, None));
            let room = own.low > whole.low && own.high < whole.high;
            let in_int = room && (promoted == IntType::Int || !signed(promoted));
            int != IntType::Bool && leaf.is_operated_on() && (in_int || !signed(computed))
        })
    }
}

fn observe(body: &mut BodyBuilder<'_>) {
    let number = body.integer_expr(EffectMode::Effects);
    body.observe(number.expr);
}

fn block(body: &mut BodyBuilder<'_>) {
    let inner = body.block(1, |b| {
        b.drawn_statement();
        b.drawn_statement();
    });
    body.restore_block_end();
    body.push(Stmt::Block(inner));
}

fn call(body: &mut BodyBuilder<'_>) {
    let callees: Vec<FuncId> =
        body.skeleton.callable(body.id).map(|(id, _)| id).filter(|id| body.affords_call(*id)).collect();
    match body.choices.pick(&callees) {
        Some(&function) => {
            body.calls_left -= 1;
            body.call_statement(function);
        }
        None => assign(body),
    }
}

fn array(body: &mut BodyBuilder<'_>) {
    let record = body.skeleton.types.global_record(&mut body.choices);
    let element = match body.skeleton.summaries()[record.index()].flexible {
        false if body.choices.chance(8) => Type::Record(record),
        _ => Type::Int(body.choices.one_of([IntType::Int, IntType::UChar, IntType::Short, IntType::ULong])),
    };
    let count = body.choices.number_between(2, 3.min(body.skeleton.config.limits.elements).max(2));
    let var = body.declare_plain(Type::Array(Box::new(element), count));
    if let Some(leaf) = body.vars[var].leaves.first().cloned() {
        body.assign_leaf(var, &leaf, EffectMode::Reads);
    }
}

fn variable(body: &mut BodyBuilder<'_>) {
    let (enabled, focus) = (body.skeleton.types.enabled, body.skeleton.types.focus);
    if body.choices.chance(8)
        && let Some(ty) = extended_types::draw(&mut body.choices, enabled, focus)
    {
        body.declare(ty);
        return;
    }
    let ty =
        Type::Int(body.choices.one_of([IntType::Int, IntType::UInt, IntType::UShort, IntType::LongLong]));
    body.declare(ty);
}

/// The operators of `op=`, those without undefined cases first.
pub(super) const COMPOUNDS: [BinaryOp; 10] = [
    BinaryOp::Add,
    BinaryOp::BitXor,
    BinaryOp::BitOr,
    BinaryOp::BitAnd,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Shr,
    BinaryOp::Shl,
    BinaryOp::Div,
    BinaryOp::Rem,
];
