//! `if`, loops, `switch` and the ways out of them.

use lang::check::Interval;
use lang::{Case, LocalId, Number, Stmt, Type};

use super::{Body, Mode};

impl Body<'_> {
    /// A block of one or two drawn statements.
    fn drawn_block(&mut self, times: u32) -> Vec<Stmt> {
        let count = self.choices.between(1, 2);
        self.block(times, |b| {
            for _ in 0..count {
                b.drawn_statement();
            }
        })
    }

    pub(super) fn if_statement(&mut self) {
        let condition = self.condition(Mode::Free);
        let before = self.unsets();
        let yes = self.drawn_block(1);
        let mut no = Vec::new();
        if self.choices.chance(6) {
            let after_yes = std::mem::take(&mut self.ended);
            self.know(&before);
            no = self.drawn_block(1);
            self.know_ended();
            self.know_either(&self.unsets(), &after_yes);
        }
        self.push(Stmt::If(condition, yes, no));
    }

    fn rounds(&mut self) -> u32 {
        let most = self.world.config.limits.rounds.max(1);
        self.choices.between(1.max(most.min(2)), most)
    }

    /// A counter no statement writes.
    fn counter(&mut self) -> LocalId {
        self.local(Type::UINT, false)
    }

    /// A loop's body, in which its counter can be read.
    fn looped(&mut self, counter: LocalId, range: Interval, times: u32) -> Vec<Stmt> {
        let scope = self.vars.len();
        self.enter(counter, false);
        self.known.enter(counter, range);
        self.loops += 1;
        let floor = std::mem::replace(&mut self.floor, self.vars.len());
        let body = self.drawn_block(times);
        self.floor = floor;
        self.loops -= 1;
        self.known.leave();
        self.vars.truncate(scope);
        body
    }

    pub(super) fn for_statement(&mut self) {
        let (variable, count) = (self.counter(), self.rounds());
        let body = self.looped(variable, Interval::new(0, Number::from(count) - 1), count);
        self.know_ended();
        self.push(Stmt::For { variable, count, body });
    }

    pub(super) fn while_statement(&mut self) {
        let (variable, bound) = (self.counter(), self.rounds());
        let condition = self.condition(Mode::Pure);
        let body = self.looped(variable, Interval::new(1, bound), bound);
        self.push(Stmt::While { variable, bound, condition, body });
    }

    pub(super) fn switch_statement(&mut self) {
        let (value, range) = self.switched();
        let mut labels = Vec::new();
        for _ in 0..self.choices.between(1, 3) {
            let offset = Number::from(self.choices.below(4));
            let label = if self.choices.chance(8) { range.high - offset } else { range.low + offset };
            if range.contains(label) && !labels.contains(&label) {
                labels.push(label);
            }
        }
        // What a loop around the switch is left by is the switch's own `break` here.
        let loops = std::mem::take(&mut self.loops);
        let count = labels.len();
        let mut cases = Vec::new();
        for (i, label) in labels.into_iter().enumerate() {
            let falls_through = i + 1 < count && self.choices.chance(4);
            let body = self.block(1, Self::drawn_statement);
            cases.push(Case { label, body, falls_through });
        }
        let default = self.block(1, Self::drawn_statement);
        self.loops = loops;
        self.push(Stmt::Switch { value, cases, default });
    }

    /// `if (…) break;`, `continue;` or `return …;`
    pub(super) fn jump_statement(&mut self) {
        let condition = self.condition(Mode::Pure);
        let returns = self.id != self.program().entry && (self.loops == 0 || self.choices.chance(4));
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

    /// True where there is something to leave.
    pub(super) fn can_jump(&self) -> bool {
        self.loops > 0 || (self.id != self.program().entry && self.nesting == 0)
    }
}
