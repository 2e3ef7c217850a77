//! Loops and switches.

use base::Faults;
use ir::{BlockId, IntPredicate};
use lang::{Bits, Case, Expr, IntType, LocalId, Number, Stmt};

use super::LowerError;
use super::convert::ScalarType;
use super::function::{Exit, Lowerer};
use super::memory::ScalarAccess;
use crate::fault::Fault;
use crate::strategy::low_bits;

/// The integers in which the labels of `switch` are kept.
const WIDEST_LABEL: Bits = Bits(128);

/// The type of a loop's counter.
const COUNTER: IntType = IntType::UInt;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// `for (unsigned v = 0; v < count; v++) body`
    pub(super) fn for_loop(
        &mut self,
        variable: LocalId,
        count: u32,
        body: &'a [Stmt],
    ) -> Result<(), LowerError> {
        self.reset(variable);
        let (test, start, next, end) = self.four_blocks();
        self.e.build.br(test);
        self.e.build.position(test);
        self.test_counter(variable, count, start, end);
        self.e.build.position(start);
        self.body_of_loop(body, Exit { on_break: end, on_continue: Some(next) })?;
        self.go_to(next);
        self.e.build.position(next);
        self.advance(variable);
        self.e.build.br(test);
        self.e.build.position(end);
        Ok(())
    }

    /// `unsigned v = 0; while (v < bound && (condition)) { v++; body }`
    pub(super) fn while_loop(
        &mut self,
        variable: LocalId,
        bound: u32,
        condition: &'a Expr,
        body: &'a [Stmt],
    ) -> Result<(), LowerError> {
        self.reset(variable);
        let (test, second_test, start, end) = self.four_blocks();
        self.e.build.br(test);
        self.e.build.position(test);
        self.test_counter(variable, bound, second_test, end);
        self.e.build.position(second_test);
        let condition = self.condition(condition)?;
        self.e.build.cond_br(condition, start, end);
        self.e.build.position(start);
        self.advance(variable);
        self.body_of_loop(body, Exit { on_break: end, on_continue: Some(test) })?;
        self.go_to(test);
        self.e.build.position(end);
        Ok(())
    }

    fn four_blocks(&mut self) -> (BlockId, BlockId, BlockId, BlockId) {
        let build = &mut self.e.build;
        (build.new_block(), build.new_block(), build.new_block(), build.new_block())
    }

    fn body_of_loop(&mut self, body: &'a [Stmt], exit: Exit) -> Result<(), LowerError> {
        self.exits.push(exit);
        let done = self.block(body);
        self.exits.pop();
        done
    }

    fn reset(&mut self, variable: LocalId) {
        let volatile = self.function[variable].volatile;
        let zero = self.e.number(COUNTER, Number::ZERO);
        self.store_scalar(self.home(variable), ScalarType::Int(COUNTER), zero, volatile);
    }

    fn counter(&mut self, variable: LocalId) -> ir::Operand {
        let volatile = self.function[variable].volatile;
        let target =
            super::place::Target::Object { at: self.home(variable), access: ScalarAccess::new(volatile) };
        self.load(&target, ScalarType::Int(COUNTER))
    }

    fn test_counter(&mut self, variable: LocalId, count: u32, inside: BlockId, outside: BlockId) {
        let value = self.counter(variable);
        let bound = self.e.number(COUNTER, Number::from(count));
        let less = self.e.build.icmp(IntPredicate::Ult, value, bound);
        self.e.build.cond_br(less, inside, outside);
    }

    fn advance(&mut self, variable: LocalId) {
        let value = self.counter(variable);
        let one = self.e.number(COUNTER, Number::ONE);
        let next = self.e.build.add(value, one);
        let volatile = self.function[variable].volatile;
        self.store_scalar(self.home(variable), ScalarType::Int(COUNTER), next, volatile);
    }

    /// `switch`: a block for each case, in order, each leading to the next or out.
    pub(super) fn switch(
        &mut self,
        value: &'a Expr,
        cases: &'a [Case],
        default: &'a [Stmt],
    ) -> Result<(), LowerError> {
        let (value, int) = self.switched(value)?;
        let starts: Vec<_> = cases.iter().map(|_| self.e.build.new_block()).collect();
        let (otherwise, end) = (self.e.build.new_block(), self.e.build.new_block());
        let labels = cases.iter().map(|case| case.label).zip(starts.iter().copied());
        self.dispatch(value, int, labels, otherwise);
        // C11 6.8.6.2: a `continue` belongs to the loop around the `switch`.
        self.exits.push(Exit { on_break: end, on_continue: None });
        let nexts = starts.iter().skip(1).chain([&otherwise]);
        for ((case, start), next) in cases.iter().zip(&starts).zip(nexts) {
            self.e.build.position(*start);
            self.block(&case.body)?;
            let falls = case.falls_through && !self.faults.has(Fault::FallThroughForgotten);
            self.go_to(if falls { *next } else { end });
        }
        self.e.build.position(otherwise);
        self.block(default)?;
        self.go_to(end);
        self.exits.pop();
        self.e.build.position(end);
        Ok(())
    }

    /// Goes to the block of the value's label. A label of `switch` is one of at most 128 bits in [`ir::Terminator`]; a
    /// wider value is compared with one label after the other, which means the same.
    fn dispatch(
        &mut self,
        value: ir::Operand,
        int: IntType,
        labels: impl Iterator<Item = (Number, BlockId)>,
        otherwise: BlockId,
    ) {
        if int.width() <= WIDEST_LABEL {
            let bits = |label: Number| low_bits(int.width()).as_i256() & label;
            let labels = labels.map(|(label, block)| (bits(label).as_u128(), block)).collect();
            self.e.build.switch(value, otherwise, labels);
            return;
        }
        for (label, block) in labels {
            let label = self.e.number(int, label);
            let equal = self.e.build.icmp(IntPredicate::Eq, value, label);
            let next = self.e.build.new_block();
            self.e.build.cond_br(equal, block, next);
            self.e.build.position(next);
        }
        self.e.build.br(otherwise);
    }

    /// The promoted value (C11 6.8.4.2p5).
    fn switched(&mut self, value: &'a Expr) -> Result<(ir::Operand, IntType), LowerError> {
        let (promoted, ty) = self.promoted_value(value)?;
        let ScalarType::Int(int) = ty else { return Err(LowerError::IllTyped("a switch on no integer")) };
        if self.faults.has(Fault::SwitchOnLowByte) {
            let byte = ScalarType::Int(IntType::UChar);
            let low = self.convert(promoted, ty, byte);
            return Ok((self.convert(low, byte, ty), int));
        }
        Ok((promoted, int))
    }

    /// `break` and `continue`.
    pub(super) fn leave_for(&mut self, way: impl Fn(&Exit) -> Option<BlockId>) -> Result<(), LowerError> {
        let block = self.exits.iter().rev().find_map(way);
        self.e.build.br(block.ok_or(LowerError::IllTyped("a break or continue outside of everything"))?);
        Ok(())
    }
}
