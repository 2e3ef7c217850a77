//! Productions of control flow. Regions join again, and values of both ways meet in phis.

use ir::{ArithFlags, BinaryOp, BlockId, Const, IntPredicate, Operand};

use super::body::{Body, Value};
use super::shape::Shape;
use crate::choices::Choices;

/// The end of a way to a join: the block, and a value for each phi.
type Way = (BlockId, Vec<Value>);

impl Body<'_> {
    /// Statements in `block`, and values for the phis at the join.
    fn way(&mut self, choices: &mut Choices<'_>, block: BlockId, join: BlockId, shapes: &[Shape]) -> Way {
        self.region(|body| {
            body.b.position(block);
            if choices.chance(11) {
                body.statements(choices.between(1, 2));
            }
            let values = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
            let end = body.b.current();
            body.b.br(join);
            (end, values)
        })
    }

    /// Continues where the ways meet.
    fn join(&mut self, join: BlockId, shapes: &[Shape], ways: &[Way]) {
        self.b.position(join);
        for (at, &shape) in shapes.iter().enumerate() {
            let incoming: Vec<(Operand, BlockId)> =
                ways.iter().map(|(end, values)| (values[at].operand, *end)).collect();
            let clean = ways.iter().all(|(_, values)| values[at].clean);
            let ty = self.ty(shape);
            let phi = self.b.phi(ty, &incoming);
            self.bring(phi, shape, clean);
        }
    }

    fn phi_shapes(&self, choices: &mut Choices<'_>) -> Vec<Shape> {
        (0..choices.between(1, 2)).map(|_| self.palette.any(choices)).collect()
    }
}

/// One way may be empty: the edge then comes from the block of the branch.
pub(super) fn if_else(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let condition = body.trusted(choices, Shape::BOOL);
    let shapes = body.phi_shapes(choices);
    let (from, then, join) = (body.b.current(), body.b.new_block(), body.b.new_block());
    if choices.chance(6) {
        let values = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
        body.b.cond_br(condition.operand, then, join);
        let ways = [(from, values), body.way(choices, then, join, &shapes)];
        return body.join(join, &shapes, &ways);
    }
    let otherwise = body.b.new_block();
    body.b.cond_br(condition.operand, then, otherwise);
    let ways = [body.way(choices, then, join, &shapes), body.way(choices, otherwise, join, &shapes)];
    body.join(join, &shapes, &ways);
}

pub(super) fn switch(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.int(choices);
    let value = body.trusted(choices, shape);
    let shapes = body.phi_shapes(choices);
    let (default, join) = (body.b.new_block(), body.b.new_block());
    let most = 3.min(1u32 << shape.width().min(2));
    let first = super::constant::number(choices, shape.width());
    let mask = u128::MAX >> (128 - shape.width());
    let cases: Vec<(u128, BlockId)> = (0..choices.between(1, most))
        .map(|at| (first.wrapping_add(at.into()) & mask, body.b.new_block()))
        .collect();
    body.b.switch(value.operand, default, cases.clone());
    let mut ways = vec![body.way(choices, default, join, &shapes)];
    for (_, block) in cases {
        ways.push(body.way(choices, block, join, &shapes));
    }
    body.join(join, &shapes, &ways);
}

/// A loop over a counter that ends after a constant number of rounds, or after one that only the run knows, with
/// values that are carried from round to round.
pub(super) fn repeat(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let counter = Shape::int(if body.config.is_small() { 3 } else { choices.of([32, 8, 64, 17]) });
    let rounds = choices.between(1, body.config.limits.rounds.clamp(1, MOST_ROUNDS));
    let bound = bound(body, choices, counter, rounds);
    let shapes = body.phi_shapes(choices);
    let first: Vec<Value> = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
    let zero = body.exactly(counter, 0);
    let (before, header) = (body.b.current(), body.b.new_block());
    let (inside, after) = (body.b.new_block(), body.b.new_block());
    body.b.br(header);
    body.b.position(header);
    let count = header_phi(body, zero, before);
    let carried: Vec<Value> = first.into_iter().map(|value| header_phi(body, value, before)).collect();
    let goes_on = body.b.icmp(IntPredicate::Ult, count.operand, bound.operand);
    let goes_on = leaves_early(body, choices, goes_on);
    body.b.cond_br(goes_on, inside, after);
    let counted = next_count(body, inside, count);
    let outer = body.factor;
    body.factor *= u64::from(rounds);
    let (end, next) = body.way(choices, inside, header, &shapes);
    body.factor = outer;
    body.b.add_incoming(count.operand, counted, end);
    for (phi, value) in carried.iter().zip(next) {
        body.b.add_incoming(phi.operand, value.operand, end);
    }
    body.b.position(after);
}

/// The counter's narrowest width, three bits, holds it.
const MOST_ROUNDS: u32 = 7;

/// How often: `rounds` times, or up to that.
fn bound(body: &mut Body<'_>, choices: &mut Choices<'_>, counter: Shape, rounds: u32) -> Value {
    let most = body.exactly(counter, rounds.into());
    if !choices.chance(5) {
        return most;
    }
    let any = body.clean_operand(choices, counter);
    let fewer = body.b.urem(any.operand, most.operand);
    Value { operand: fewer, ..most }
}

/// A phi whose second edge is not there yet: what comes over it is not known to be clean.
fn header_phi(body: &mut Body<'_>, first: Value, before: BlockId) -> Value {
    let ty = body.ty(first.shape);
    let phi = body.b.phi(ty, &[(first.operand, before)]);
    body.bring(phi, first.shape, false)
}

/// A second condition to go on, sometimes.
fn leaves_early(body: &mut Body<'_>, choices: &mut Choices<'_>, goes_on: Operand) -> Operand {
    if !choices.chance(4) {
        return goes_on;
    }
    let condition = body.trusted(choices, Shape::BOOL);
    body.b.select(goes_on, condition.operand, Const::i1(false))
}

/// The counter in the next round. It never overflows, and says so where it may.
fn next_count(body: &mut Body<'_>, inside: BlockId, count: Value) -> Operand {
    body.b.position(inside);
    let one = body.exactly(count.shape, 1);
    let flags = ArithFlags { nuw: body.config.flags, ..ArithFlags::NONE };
    body.b.binary(BinaryOp::Add, flags, count.operand, one.operand)
}
