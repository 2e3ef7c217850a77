//! `if`, loops, `switch` and jumps.

use lang::check::Interval;
use lang::check::ranges;
use lang::{BinaryOp, Case, Expr, ExprKind, IntType, LocalId, Number, Place, Stmt, Type, typing};

use super::statement::assignment;
use super::{BodyBuilder, EffectMode};
use crate::record::summary::ScalarPart;

impl BodyBuilder<'_> {
    /// Writes a block of one or two drawn statements.
    fn drawn_block(&mut self, times: u32) -> Vec<Stmt> {
        let count = self.choices.number_between(1, 2);
        self.block(times, |b| {
            for _ in 0..count {
                b.drawn_statement();
            }
        })
    }

    pub(super) fn if_statement(&mut self) {
        let condition = self.condition(EffectMode::Effects);
        let before = self.indeterminate_sets();
        let yes = self.drawn_block(1);
        let mut no = Vec::new();
        if self.choices.chance(6) {
            let after_yes = std::mem::take(&mut self.block_end);
            self.restore_indeterminate(&before);
            no = self.drawn_block(1);
            self.restore_block_end();
            self.merge_indeterminate(&self.indeterminate_sets(), &after_yes);
        }
        self.push(Stmt::If(condition, yes, no));
    }

    fn rounds(&mut self) -> u32 {
        let most = self.skeleton.config.limits.rounds.max(1);
        self.choices.number_between(1.max(most.min(2)), most)
    }

    /// Adds a loop counter; no drawn statement writes it.
    fn counter(&mut self) -> LocalId {
        self.local(Type::UINT, false)
    }

    /// Writes a loop's body, in which its counter can be read.
    fn looped(&mut self, counter: LocalId, range: Interval, times: u32) -> Vec<Stmt> {
        let scope = self.vars.len();
        self.enter(counter, false);
        self.known_ranges.enter(counter, range);
        self.loop_depth += 1;
        let outer = std::mem::replace(&mut self.first_in_loop, self.vars.len());
        let body = self.drawn_block(times);
        self.first_in_loop = outer;
        self.loop_depth -= 1;
        self.known_ranges.leave();
        self.vars.truncate(scope);
        body
    }

    pub(super) fn for_statement(&mut self) {
        let (variable, count) = (self.counter(), self.rounds());
        let body = self.looped(variable, Interval::new(0, Number::from(count) - 1), count);
        self.restore_block_end();
        self.push(Stmt::For { variable, count, body });
    }

    /// Writes a loop in which an object narrower than `int` follows the counter, and gives it before the loop the value that comes
    /// one before those: often the values wrap, as a signed bit-field's do, and an optimiser has to know that this is no overflow.
    pub(super) fn induction_statement(&mut self) {
        let program = self.program();
        let narrow = |leaf: &ScalarPart| {
            let Type::Int(int) = leaf.ty else { return false };
            let width = leaf.bits.unwrap_or(int.width());
            int != IntType::Bool && width.0 + 1 < IntType::Int.width().0 && leaf.is_operated_on()
        };
        let Some((var, leaf)) = self.target(narrow) else { return self.for_statement() };
        let Type::Int(int) = leaf.ty else { return };
        let range = ranges::of_int(program, int, leaf.bits);
        let near = Number::from(self.choices.below(4)) - 2;
        let first = self.choices.one_of([near, range.high + near, range.low + near]);
        let place = self.written_place(var, &leaf);
        self.mark_determinate(var, &leaf);
        let before = Expr::int(typing::wrap(program, first - 1, int, leaf.bits), leaf.ty.clone());
        self.push(Stmt::Expr(assignment(place.clone(), before)));
        let (variable, count) = (self.counter(), self.rounds());
        let body = self.block(count, |b| {
            let counter = Expr::read(Place::local(variable, Type::UINT)).cast(Type::INT);
            let kind =
                ExprKind::Binary(BinaryOp::Add, Box::new(counter), Box::new(Expr::int(first, Type::INT)));
            b.push(Stmt::Expr(assignment(place, Expr { kind, ty: Type::INT })));
        });
        self.restore_block_end();
        self.push(Stmt::For { variable, count, body });
    }

    pub(super) fn while_statement(&mut self) {
        let (variable, bound) = (self.counter(), self.rounds());
        let condition = self.condition(EffectMode::Reads);
        let body = self.looped(variable, Interval::new(1, bound), bound);
        self.push(Stmt::While { variable, bound, condition, body });
    }

    pub(super) fn switch_statement(&mut self) {
        let (value, range) = self.switched();
        let mut labels = Vec::new();
        for _ in 0..self.choices.number_between(1, 3) {
            let offset = Number::from(self.choices.below(4));
            let label = if self.choices.chance(8) { range.high - offset } else { range.low + offset };
            if range.contains(label) && !labels.contains(&label) {
                labels.push(label);
            }
        }
        // `break` in a case would leave the switch, not a loop around it.
        let loops = std::mem::take(&mut self.loop_depth);
        let count = labels.len();
        let mut cases = Vec::new();
        for (i, label) in labels.into_iter().enumerate() {
            let falls_through = i + 1 < count && self.choices.chance(4);
            let body = self.block(1, Self::drawn_statement);
            cases.push(Case { label, body, falls_through });
        }
        let default = self.block(1, Self::drawn_statement);
        self.loop_depth = loops;
        self.push(Stmt::Switch { value, cases, default });
    }

    /// Writes `if (…) break;`, `if (…) continue;` or `if (…) return …;`.
    pub(super) fn jump_statement(&mut self) {
        let condition = self.condition(EffectMode::Reads);
        let returns = self.id != self.program().entry && (self.loop_depth == 0 || self.choices.chance(4));
        let body = if returns {
            self.block(1, |b| match b.program()[b.id].ret {
                None => b.push(Stmt::Return(None)),
                Some(_) => b.return_value(),
            })
        } else {
            vec![if self.choices.chance(8) { Stmt::Break } else { Stmt::Continue }]
        };
        self.push(Stmt::If(condition, body, Vec::new()));
    }

    /// True if a jump is allowed here: in a loop, or at the outermost level of a function other than the entry.
    pub(super) fn can_jump(&self) -> bool {
        self.loop_depth > 0 || (self.id != self.program().entry && self.nesting == 0)
    }
}
