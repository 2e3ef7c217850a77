//! Productions of structures in registers: each member is poison, undef or defined on its own.

use ir::Const;

use super::body::IrBodyBuilder;
use super::scope::ScopePair;
use super::shape::{IntShape, pair_type};
use crate::choices::Choices;

pub(super) fn has_pairs(body: &IrBodyBuilder<'_>) -> bool {
    !body.pairs.is_empty()
}

impl IrBodyBuilder<'_> {
    /// Builds a structure of two values.
    pub(super) fn pair_of(&mut self, choices: &mut Choices<'_>, members: [IntShape; 2]) -> ScopePair {
        let ty = pair_type(&mut self.module.types, members);
        let undef = self.config.undef && choices.chance(8);
        let empty = if undef { Const::Undef(ty) } else { Const::Poison(ty) };
        // A member without an `insertvalue` stays undef or poison.
        let both = !(undef || self.config.poison) || !choices.chance(4);
        let first = self.operand(choices, members[0]);
        let mut operand = self.builder.insert_value(empty, first.operand, &[0]);
        if both {
            let second = self.operand(choices, members[1]);
            operand = self.builder.insert_value(operand, second.operand, &[1]);
        }
        let pair = ScopePair { operand, members };
        self.pairs.push(pair);
        pair
    }

    fn some_pair(&self, choices: &mut Choices<'_>) -> Option<ScopePair> {
        choices.pick(&self.pairs).copied()
    }
}

pub(super) fn pair(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let members = [body.palette.any_shape(choices), body.palette.any_shape(choices)];
    let pair = body.pair_of(choices, members);
    if choices.chance(4) {
        let operand = body.builder.freeze(pair.operand);
        body.pairs.push(ScopePair { operand, ..pair });
    }
}

pub(super) fn insert(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(pair) = body.some_pair(choices) else { return };
    let at = choices.below(2);
    let value = body.operand(choices, pair.members[at as usize]);
    let operand = body.builder.insert_value(pair.operand, value.operand, &[at]);
    body.pairs.push(ScopePair { operand, ..pair });
}

pub(super) fn extract(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(pair) = body.some_pair(choices) else { return };
    let at = choices.below(2);
    let shape = pair.members[at as usize];
    let ty = body.ty(shape);
    let operand = body.builder.extract_value(ty, pair.operand, &[at]);
    body.define(operand, shape, false);
}
