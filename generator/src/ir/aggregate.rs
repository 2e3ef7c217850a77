//! Productions of structures in registers: poison and undef are a member's own.

use ir::Const;

use super::body::{Body, Pair};
use super::shape::{Shape, pair_type};
use crate::choices::Choices;

pub(super) fn has_pairs(body: &Body<'_>) -> bool {
    !body.pairs.is_empty()
}

impl Body<'_> {
    /// A structure of two values.
    pub(super) fn pair_of(&mut self, choices: &mut Choices<'_>, members: [Shape; 2]) -> Pair {
        let ty = pair_type(&mut self.module.types, members);
        let undef = self.config.undef && choices.chance(8);
        let empty = if undef { Const::Undef(ty) } else { Const::Poison(ty) };
        // A member that is left out stays undef or poison.
        let both = !(undef || self.config.poison) || !choices.chance(4);
        let first = self.operand(choices, members[0]);
        let mut operand = self.b.insert_value(empty, first.operand, &[0]);
        if both {
            let second = self.operand(choices, members[1]);
            operand = self.b.insert_value(operand, second.operand, &[1]);
        }
        let pair = Pair { operand, members };
        self.pairs.push(pair);
        pair
    }

    fn some_pair(&self, choices: &mut Choices<'_>) -> Option<Pair> {
        choices.pick(&self.pairs).copied()
    }
}

pub(super) fn pair(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let members = [body.palette.any(choices), body.palette.any(choices)];
    let pair = body.pair_of(choices, members);
    if choices.chance(4) {
        let operand = body.b.freeze(pair.operand);
        body.pairs.push(Pair { operand, ..pair });
    }
}

pub(super) fn insert(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(pair) = body.some_pair(choices) else { return };
    let at = choices.below(2);
    let value = body.operand(choices, pair.members[at as usize]);
    let operand = body.b.insert_value(pair.operand, value.operand, &[at]);
    body.pairs.push(Pair { operand, ..pair });
}

pub(super) fn extract(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let Some(pair) = body.some_pair(choices) else { return };
    let at = choices.below(2);
    let shape = pair.members[at as usize];
    let ty = body.ty(shape);
    let operand = body.b.extract_value(ty, pair.operand, &[at]);
    body.bring(operand, shape, false);
}
