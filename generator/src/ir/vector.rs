//! Productions of vectors and lanes.

use ir::{BinaryOp, Const};

use super::body::IrBodyBuilder;
use super::scope::ScopeValue;
use super::shape::IntShape;
use crate::choices::Choices;

impl IrBodyBuilder<'_> {
    fn some_vector(&mut self, choices: &mut Choices<'_>) -> IntShape {
        self.palette.vector(choices).unwrap_or(IntShape::vector(2, 8))
    }

    /// Extracts a lane that may be poison.
    fn lane_of(&mut self, vector: ScopeValue, at: u32) {
        let lane = vector.shape.lane();
        let ty = self.ty(lane);
        let operand = self.builder.extract_element(ty, vector.operand, Const::i32(at as i32));
        self.define(operand, lane, false);
    }
}

/// Builds a `bitcast` between a vector and the integer of its size, or a vector of that size with different lanes.
pub(super) fn bitcast(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let vector = body.some_vector(choices);
    let bits = vector.bits().0 as u32;
    let other = match choices.below(3) {
        0 => vector.as_int(),
        1 if bits <= 16 => IntShape::vector(bits, 1),
        1 if bits.is_multiple_of(8) => IntShape::vector(bits / 8, 8),
        _ if bits.is_multiple_of(2) => IntShape::vector(2, bits / 2),
        _ => IntShape::vector(1, bits),
    };
    let (from, to) = if choices.chance(8) { (vector, other) } else { (other, vector) };
    let value = body.operand(choices, from);
    body.bitcast(value, to);
}

pub(super) fn extract(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.some_vector(choices);
    let vector = body.operand(choices, shape);
    let index = lane_index(body, choices, shape.lanes());
    let ty = body.ty(shape.lane());
    let operand = body.builder.extract_element(ty, vector.operand, index.operand);
    body.define(operand, shape.lane(), vector.clean && index.clean);
}

pub(super) fn insert(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.some_vector(choices);
    let vector = body.operand(choices, shape);
    let lane = body.operand(choices, shape.lane());
    let index = lane_index(body, choices, shape.lanes());
    let operand = body.builder.insert_element(vector.operand, lane.operand, index.operand);
    let inserted = body.define(operand, shape, vector.clean && lane.clean && index.clean);
    if !index.clean {
        // All lanes are poison if the index is out of range.
        let at = choices.below(shape.lanes());
        body.lane_of(inserted, at);
    }
}

/// Builds a `shufflevector`; the second vector is often poison, as in the shuffle of a single vector.
pub(super) fn shuffle(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let from = body.some_vector(choices);
    let to = IntShape::vector(
        if choices.chance(4) { choices.one_of([2, 4, 8]) } else { from.lanes() },
        from.width(),
    );
    let to = if to.fits() { to } else { from };
    let first = body.operand(choices, from);
    let alone = choices.chance(6);
    let ty = body.ty(from);
    let second = if alone { None } else { Some(body.operand(choices, from)) };
    let lanes = if alone { from.lanes() } else { 2 * from.lanes() };
    let mut mask = Vec::with_capacity(to.lanes() as usize);
    for _ in 0..to.lanes() {
        let lost = body.config.poison && choices.chance(2);
        mask.push((!lost).then(|| choices.below(lanes)));
    }
    let clean = first.clean && second.is_none_or(|second| second.clean) && mask.iter().all(Option::is_some);
    let second = second.map_or(Const::Poison(ty).into(), |second| second.operand);
    let result = body.ty(to);
    let operand = body.builder.shuffle_vector(result, first.operand, second, &mask);
    let shuffled = body.define(operand, to, clean);
    // A lane that is certainly poison is taken out, so that the productions after this one can use it by
    // itself.
    if let Some(lost) = mask.iter().position(Option::is_none) {
        body.lane_of(shuffled, lost as u32);
    }
}

/// Draws the index of a lane: a constant or a value, below the number of lanes unless poison is allowed.
fn lane_index(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>, lanes: u32) -> ScopeValue {
    let shape = IntShape::int(32);
    if choices.chance(10) || !lanes.is_power_of_two() {
        let wild = body.config.poison && choices.chance(5);
        let index = if wild { lanes } else { choices.below(lanes) };
        let operand = Const::i32(index as i32).into();
        return ScopeValue { operand, shape, clean: !wild };
    }
    let any = body.operand(choices, shape);
    if body.config.poison && choices.chance(4) {
        return ScopeValue { clean: false, ..any };
    }
    let mask = body.given_constant(shape, u128::from(lanes) - 1);
    body.unflagged(BinaryOp::And, any, mask)
}
