//! Constants: boundary values at which compilers go wrong, poison and undef.

use ir::Const;

use super::body::IrBodyBuilder;
use super::scope::ScopeValue;
use super::shape::IntShape;
use crate::choices::Choices;

impl IrBodyBuilder<'_> {
    /// Draws a constant that may be poison or undef, wholly or in some lanes.
    pub(super) fn constant(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let ty = shape.ty(&mut self.module.types);
        let wild = choices.below(16);
        if wild == 15 && self.config.poison {
            return ScopeValue { operand: Const::Poison(ty).into(), shape, clean: false };
        }
        if wild == 14 && self.config.undef {
            return ScopeValue { operand: Const::Undef(ty).into(), shape, clean: false };
        }
        if wild == 13 && shape.is_vector() {
            return self.partly_undefined(choices, shape);
        }
        self.number(choices, shape)
    }

    /// Draws a defined constant.
    pub(super) fn number(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let first = number(choices, shape.width());
        if !shape.is_vector() {
            return self.given_constant(shape, first);
        }
        match choices.below(4) {
            0 | 1 => self.given_constant(shape, first),
            _ => {
                let mut lanes = vec![first];
                lanes.extend((1..shape.lanes()).map(|_| number(choices, shape.width())));
                self.lanes(shape, &lanes)
            }
        }
    }

    /// Draws a vector of constants of which some lanes may be poison or undef.
    pub(super) fn partly_undefined(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let (ty, lane) = (shape.ty(&mut self.module.types), shape.lane().ty(&mut self.module.types));
        let (mut clean, mut lanes) = (true, Vec::new());
        for _ in 0..shape.lanes() {
            let lane = match choices.below(4) {
                3 if self.config.poison => Const::Poison(lane),
                2 if self.config.undef => Const::Undef(lane),
                _ => Const::int(lane, shape.width(), number(choices, shape.width())),
            };
            clean &= matches!(lane, Const::Int { .. });
            lanes.push(lane);
        }
        ScopeValue { operand: self.module.aggregate(ty, lanes).into(), shape, clean }
    }

    /// The constant of a given number, truncated to the width, in every lane.
    pub(super) fn given_constant(&mut self, shape: IntShape, number: u128) -> ScopeValue {
        if shape.is_vector() {
            return self.lanes(shape, &vec![number; shape.lanes() as usize]);
        }
        let ty = shape.ty(&mut self.module.types);
        ScopeValue { operand: Const::int(ty, shape.width(), number).into(), shape, clean: true }
    }

    /// The vector constant of given numbers, truncated to the width.
    fn lanes(&mut self, shape: IntShape, numbers: &[u128]) -> ScopeValue {
        let (ty, lane) = (shape.ty(&mut self.module.types), shape.lane().ty(&mut self.module.types));
        let lanes = numbers.iter().map(|&number| Const::int(lane, shape.width(), number)).collect();
        ScopeValue { operand: self.module.aggregate(ty, lanes).into(), shape, clean: true }
    }
}

/// Draws a number for an integer of `width` bits; the caller truncates it.
pub(super) fn number(choices: &mut Choices<'_>, width: u32) -> u128 {
    match choices.below(10) {
        0 | 1 => u128::from(choices.below(4)),
        2 => u128::MAX,
        3 => 1 << (width - 1),
        4 => (1 << (width - 1)) - 1,
        5 => (1 << choices.below(width)) - 1,
        6 => 1 << choices.below(width),
        7 => u128::MAX << choices.below(width),
        8 => 0x0F1E_2D3C_4B5A_6978_8796_A5B4_C3D2_E1F0 >> (4 * choices.below(8)),
        _ => u128::from(choices.word()) * 0x1_0000_0000_0000_0001,
    }
}
