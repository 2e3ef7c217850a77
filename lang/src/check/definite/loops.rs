//! Loops, switches and the jumps out of them.

use super::super::error::Check;
use super::Walk;
use super::cell::{AbstractMemory, ScalarState, merge};
use crate::{Case, Expr, LocalId, Stmt};

/// The states in which jumps leave a loop or switch.
pub(super) struct Exits {
    is_loop: bool,
    breaks: Option<AbstractMemory>,
    continues: Option<AbstractMemory>,
}

impl Exits {
    const fn new(is_loop: bool) -> Exits {
        Exits { is_loop, breaks: None, continues: None }
    }
}

impl<'p> Walk<'p> {
    /// `break`, or `continue` with the innermost loop.
    pub(super) fn jump(&mut self, continues: bool) {
        let memory = self.memory.take();
        let around = self.exits.iter_mut().rev().find(|exits| exits.is_loop || !continues);
        if let Some(exits) = around {
            merge(if continues { &mut exits.continues } else { &mut exits.breaks }, memory);
        }
    }

    /// One round of a loop: leaves what reaches its end in `memory`, gives what left by `break`.
    fn round(&mut self, body: &'p [Stmt]) -> Check<Option<AbstractMemory>> {
        self.exits.push(Exits::new(true));
        self.block(body)?;
        let exits = self.exits.pop().unwrap_or(Exits::new(true));
        merge(&mut self.memory, exits.continues);
        Ok(exits.breaks)
    }

    fn counter(&mut self, variable: LocalId) {
        let leaf = self.frame.first + self.shapes.local(self.frame.function, variable);
        self.cells()[leaf as usize] = ScalarState::DETERMINATE;
    }

    /// A loop that runs `count` times unless it is left: if not 0, at least once.
    pub(super) fn for_loop(&mut self, variable: LocalId, count: u32, body: &'p [Stmt]) -> Check {
        self.counter(variable);
        if count == 0 {
            return Ok(());
        }
        let mut head = self.memory.clone();
        loop {
            self.memory.clone_from(&head);
            let breaks = self.round(body)?;
            let settled = count == 1 || !self.widens(&mut head);
            if settled {
                merge(&mut self.memory, breaks);
                return Ok(());
            }
            self.spend()?;
        }
    }

    /// A loop that is left before any round when its condition is false, or its bound is 0.
    pub(super) fn while_loop(
        &mut self,
        variable: LocalId,
        bound: u32,
        condition: &'p Expr,
        body: &'p [Stmt],
    ) -> Check {
        self.counter(variable);
        if bound == 0 {
            return Ok(());
        }
        let mut head = self.memory.clone();
        loop {
            self.memory.clone_from(&head);
            self.scalar(condition)?;
            let refused = self.memory.clone();
            let breaks = self.round(body)?;
            if !self.widens(&mut head) {
                // Out by the bound, by the condition, or by a jump.
                self.memory = head;
                merge(&mut self.memory, refused);
                merge(&mut self.memory, breaks);
                return Ok(());
            }
            self.spend()?;
        }
    }

    /// Joins the end of a round into the loop's head. Returns true if the head changed.
    fn widens(&self, head: &mut Option<AbstractMemory>) -> bool {
        let before = head.clone();
        merge(head, self.memory.clone());
        *head != before
    }

    pub(super) fn switch(&mut self, value: &'p Expr, cases: &'p [Case], default: &'p [Stmt]) -> Check {
        self.scalar(value)?;
        let head = self.memory.take();
        self.exits.push(Exits::new(false));
        for case in cases {
            merge(&mut self.memory, head.clone());
            self.block(&case.body)?;
            if !case.falls_through {
                self.jump(false);
            }
        }
        merge(&mut self.memory, head);
        self.block(default)?;
        let exits = self.exits.pop().unwrap_or(Exits::new(false));
        merge(&mut self.memory, exits.breaks);
        Ok(())
    }
}
