//! Constants: those where compilers go wrong, poison and undef among them.

use ir::Const;

use super::body::{Body, Value};
use super::shape::Shape;
use crate::choices::Choices;

impl Body<'_> {
    /// A constant that may be poison or undef, wholly or in some lanes.
    pub(super) fn constant(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        let ty = shape.ty(&mut self.module.types);
        let wild = choices.below(16);
        if wild == 15 && self.config.poison {
            return Value { operand: Const::Poison(ty).into(), shape, clean: false };
        }
        if wild == 14 && self.config.undef {
            return Value { operand: Const::Undef(ty).into(), shape, clean: false };
        }
        if wild == 13 && shape.is_vector() {
            return self.torn(choices, shape);
        }
        self.number(choices, shape)
    }

    /// A defined constant.
    pub(super) fn number(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        let first = number(choices, shape.width());
        if !shape.is_vector() {
            return self.exactly(shape, first);
        }
        match choices.below(4) {
            0 | 1 => self.exactly(shape, first),
            _ => {
                let mut lanes = vec![first];
                lanes.extend((1..shape.lanes()).map(|_| number(choices, shape.width())));
                self.lanes(shape, &lanes)
            }
        }
    }

    /// A vector of constants some of which are poison or undef.
    pub(super) fn torn(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
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
        Value { operand: self.module.aggregate(ty, lanes).into(), shape, clean }
    }

    /// This number, in every lane, cut to the width.
    pub(super) fn exactly(&mut self, shape: Shape, number: u128) -> Value {
        if shape.is_vector() {
            return self.lanes(shape, &vec![number; shape.lanes() as usize]);
        }
        let ty = shape.ty(&mut self.module.types);
        Value { operand: Const::int(ty, shape.width(), number).into(), shape, clean: true }
    }

    /// A vector of these numbers, cut to the width.
    fn lanes(&mut self, shape: Shape, numbers: &[u128]) -> Value {
        let (ty, lane) = (shape.ty(&mut self.module.types), shape.lane().ty(&mut self.module.types));
        let lanes = numbers.iter().map(|&number| Const::int(lane, shape.width(), number)).collect();
        Value { operand: self.module.aggregate(ty, lanes).into(), shape, clean: true }
    }
}

/// A number for an integer of so many bits; what is above them is to be cut off.
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
