//! Productions of control flow. Branches join again, and phis select between their values.

use ir::{ArithFlags, BinaryOp, BlockId, Const, IntPredicate, Operand};

use super::body::IrBodyBuilder;
use super::scope::ScopeValue;
use super::shape::IntShape;
use crate::choices::Choices;

/// An edge into a join: the block it comes from, and a value for each phi.
type JoinEdge = (BlockId, Vec<ScopeValue>);

impl IrBodyBuilder<'_> {
    /// Builds a branch in `block` that ends with an edge to `join`.
    fn branch(
        &mut self,
        choices: &mut Choices<'_>,
        block: BlockId,
        join: BlockId,
        shapes: &[IntShape],
    ) -> JoinEdge {
        self.region(|body| {
            body.builder.position(block);
            if choices.chance(11) {
                body.statements(choices.number_between(1, 2));
            }
            let values = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
            let end = body.builder.current();
            body.builder.br(join);
            (end, values)
        })
    }

    /// Continues at the join, with a phi for each shape.
    fn join(&mut self, join: BlockId, shapes: &[IntShape], edges: &[JoinEdge]) {
        self.builder.position(join);
        for (at, &shape) in shapes.iter().enumerate() {
            let incoming: Vec<(Operand, BlockId)> =
                edges.iter().map(|(end, values)| (values[at].operand, *end)).collect();
            let clean = edges.iter().all(|(_, values)| values[at].clean);
            let ty = self.ty(shape);
            let phi = self.builder.phi(ty, &incoming);
            self.define(phi, shape, clean);
        }
    }

    fn phi_shapes(&self, choices: &mut Choices<'_>) -> Vec<IntShape> {
        (0..choices.number_between(1, 2)).map(|_| self.palette.any_shape(choices)).collect()
    }
}

/// Builds `if` with or without `else`; without one, an edge goes from the branching block to the join.
pub(super) fn if_else(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let condition = body.guarded_operand(choices, IntShape::BOOL);
    let shapes = body.phi_shapes(choices);
    let (from, then, join) = (body.builder.current(), body.builder.new_block(), body.builder.new_block());
    if choices.chance(6) {
        let values = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
        body.builder.cond_br(condition.operand, then, join);
        let edges = [(from, values), body.branch(choices, then, join, &shapes)];
        return body.join(join, &shapes, &edges);
    }
    let otherwise = body.builder.new_block();
    body.builder.cond_br(condition.operand, then, otherwise);
    let edges = [body.branch(choices, then, join, &shapes), body.branch(choices, otherwise, join, &shapes)];
    body.join(join, &shapes, &edges);
}

pub(super) fn switch(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.int(choices);
    let value = body.guarded_operand(choices, shape);
    let shapes = body.phi_shapes(choices);
    let (default, join) = (body.builder.new_block(), body.builder.new_block());
    let most = 3.min(1u32 << shape.width().min(2));
    let first = super::constant::number(choices, shape.width());
    let mask = u128::MAX >> (128 - shape.width());
    let cases: Vec<(u128, BlockId)> = (0..choices.number_between(1, most))
        .map(|at| (first.wrapping_add(at.into()) & mask, body.builder.new_block()))
        .collect();
    body.builder.switch(value.operand, default, cases.clone());
    let mut edges = vec![body.branch(choices, default, join, &shapes)];
    for (_, block) in cases {
        edges.push(body.branch(choices, block, join, &shapes));
    }
    body.join(join, &shapes, &edges);
}

/// Builds a loop over a counter, with values that are carried from round to round; the number of rounds is constant or
/// known only at run time.
pub(super) fn repeat(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let counter = IntShape::int(if body.config.is_small() { 3 } else { choices.one_of([32, 8, 64, 17]) });
    let rounds = choices.number_between(1, body.config.limits.rounds.clamp(1, MAX_ROUNDS));
    let bound = bound(body, choices, counter, rounds);
    let shapes = body.phi_shapes(choices);
    let first: Vec<ScopeValue> = shapes.iter().map(|&shape| body.operand(choices, shape)).collect();
    let zero = body.given_constant(counter, 0);
    let (before, header) = (body.builder.current(), body.builder.new_block());
    let (inside, after) = (body.builder.new_block(), body.builder.new_block());
    body.builder.br(header);
    body.builder.position(header);
    let count = header_phi(body, zero, before);
    let carried: Vec<ScopeValue> = first.into_iter().map(|value| header_phi(body, value, before)).collect();
    let goes_on = body.builder.icmp(IntPredicate::Ult, count.operand, bound.operand);
    let goes_on = leaves_early(body, choices, goes_on);
    body.builder.cond_br(goes_on, inside, after);
    let counted = next_count(body, inside, count);
    let outer = body.max_runs;
    body.max_runs *= u64::from(rounds);
    let (end, next) = body.branch(choices, inside, header, &shapes);
    body.max_runs = outer;
    body.builder.add_incoming(count.operand, counted, end);
    for (phi, value) in carried.iter().zip(next) {
        body.builder.add_incoming(phi.operand, value.operand, end);
    }
    body.builder.position(after);
}

/// The greatest number of rounds that the narrowest counter, of three bits, holds.
const MAX_ROUNDS: u32 = 7;

/// Draws the bound of the counter: `rounds`, or a smaller number known only at run time.
fn bound(
    body: &mut IrBodyBuilder<'_>,
    choices: &mut Choices<'_>,
    counter: IntShape,
    rounds: u32,
) -> ScopeValue {
    let most = body.given_constant(counter, rounds.into());
    if !choices.chance(5) {
        return most;
    }
    let any = body.clean_operand(choices, counter);
    let fewer = body.builder.urem(any.operand, most.operand);
    ScopeValue { operand: fewer, ..most }
}

/// Builds a phi whose back edge is added later; its value is not known to be clean.
fn header_phi(body: &mut IrBodyBuilder<'_>, first: ScopeValue, before: BlockId) -> ScopeValue {
    let ty = body.ty(first.shape);
    let phi = body.builder.phi(ty, &[(first.operand, before)]);
    body.define(phi, first.shape, false)
}

/// Adds, now and then, a second condition for another round.
fn leaves_early(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>, goes_on: Operand) -> Operand {
    if !choices.chance(4) {
        return goes_on;
    }
    let condition = body.guarded_operand(choices, IntShape::BOOL);
    body.builder.select(goes_on, condition.operand, Const::i1(false))
}

/// Increments the counter. It never overflows, and has `nuw` if flags are allowed.
fn next_count(body: &mut IrBodyBuilder<'_>, inside: BlockId, count: ScopeValue) -> Operand {
    body.builder.position(inside);
    let one = body.given_constant(count.shape, 1);
    let flags = ArithFlags { nuw: body.config.flags, ..ArithFlags::NONE };
    body.builder.binary(BinaryOp::Add, flags, count.operand, one.operand)
}
