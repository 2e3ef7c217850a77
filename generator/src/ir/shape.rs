//! The types of values: integers, and vectors of them.

use ir::{Bits, Packing, TypeId, TypeTable};

use super::config::ModuleConfig;
use crate::choices::Choices;

/// An integer or a vector of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct IntShape {
    /// The number of lanes; 0 for an integer.
    lanes: u32,
    width: u32,
}

/// The greatest number of bits in a value.
const MAX_VALUE_BITS: u32 = 128;

/// Widths in bits that are common in programs; a width repeated here is drawn more often.
const COMMON_WIDTHS: [u32; 8] = [8, 32, 16, 64, 32, 8, 1, 64];
/// Widths in bits that back ends have to legalise.
const ODD_WIDTHS: [u32; 14] = [2, 3, 4, 5, 7, 12, 17, 24, 31, 33, 48, 63, 65, 128];

impl IntShape {
    pub(super) const BOOL: IntShape = IntShape::int(1);

    /// `iN`.
    pub(super) const fn int(width: u32) -> IntShape {
        IntShape { lanes: 0, width }
    }

    /// `<lanes x iN>`.
    pub(super) const fn vector(lanes: u32, width: u32) -> IntShape {
        IntShape { lanes, width }
    }

    /// The width of an integer or a lane in bits.
    pub(super) const fn width(self) -> u32 {
        self.width
    }

    /// The number of lanes; 0 for an integer.
    pub(super) const fn lanes(self) -> u32 {
        self.lanes
    }

    pub(super) const fn is_vector(self) -> bool {
        self.lanes > 0
    }

    /// The size of a value in bits.
    pub(super) const fn bits(self) -> Bits {
        Bits(if self.lanes == 0 { self.width } else { self.lanes * self.width } as u64)
    }

    /// The shape of a lane.
    pub(super) const fn lane(self) -> IntShape {
        IntShape::int(self.width)
    }

    /// The integer shape with as many bits.
    pub(super) const fn as_int(self) -> IntShape {
        IntShape::int(self.bits().0 as u32)
    }

    /// The shape with the same lanes and a given width in bits.
    pub(super) const fn with_width(self, width: u32) -> IntShape {
        IntShape { width, ..self }
    }

    /// True if a value fills its bytes in memory.
    pub(super) const fn fills_bytes(self) -> bool {
        self.bits().0.is_multiple_of(8)
    }

    /// True if the interpreter supports values of this shape.
    pub(super) const fn fits(self) -> bool {
        self.bits().0 <= MAX_VALUE_BITS as u64 && self.width > 0
    }

    /// The IR type of values of this shape.
    pub(super) fn ty(self, types: &mut TypeTable) -> TypeId {
        let lane = types.int(self.width);
        if self.is_vector() { types.vector(self.lanes, lane) } else { lane }
    }
}

/// The structure of two values.
pub(super) fn pair_type(types: &mut TypeTable, members: [IntShape; 2]) -> TypeId {
    let fields = members.map(|shape| shape.ty(types));
    types.structure(&fields, Packing::Natural)
}

/// The shapes of a module's values: few, so that values can be operands of each other.
#[derive(Clone, Debug)]
pub(super) struct Palette {
    shapes: Vec<IntShape>,
}

impl Palette {
    /// Draws the shapes of a module; the first is an integer.
    pub(super) fn draw(choices: &mut Choices<'_>, config: &ModuleConfig) -> Palette {
        let mut shapes = Vec::with_capacity(6);
        if config.is_small() {
            // All behaviours of a small module are enumerated, which is possible for values of few bits
            // alone.
            let width = choices.number_between(2, 4);
            shapes.extend([
                IntShape::int(width),
                IntShape::BOOL,
                IntShape::int(choices.number_between(1, 4)),
            ]);
            return Palette { shapes };
        }
        let width = |choices: &mut Choices<'_>| {
            if choices.chance(5) { choices.one_of(ODD_WIDTHS) } else { choices.one_of(COMMON_WIDTHS) }
        };
        let first = width(choices);
        shapes.extend([IntShape::int(first), IntShape::BOOL]);
        for _ in 0..choices.number_between(1, 2) {
            shapes.push(IntShape::int(width(choices)));
        }
        for _ in 0..choices.below(3) {
            let lanes = choices.one_of([4, 2, 8, 3, 16, 1]);
            let lane = choices.one_of([8, first, 16, 1, 32, 4]);
            let shape = IntShape::vector(lanes, lane);
            if shape.fits() {
                shapes.push(shape);
            }
        }
        Palette { shapes }
    }

    /// Draws one of the shapes.
    pub(super) fn any_shape(&self, choices: &mut Choices<'_>) -> IntShape {
        choices.pick(&self.shapes).copied().unwrap_or(IntShape::BOOL)
    }

    /// Draws one of the integer shapes.
    pub(super) fn int(&self, choices: &mut Choices<'_>) -> IntShape {
        self.any_shape(choices).lane()
    }

    /// Draws one of the vector shapes; `None` if there are none.
    pub(super) fn vector(&self, choices: &mut Choices<'_>) -> Option<IntShape> {
        let vectors = self.shapes.iter().filter(|shape| shape.is_vector());
        let at = choices.below(vectors.clone().count() as u32) as usize;
        vectors.copied().nth(at)
    }

    /// True if there are vector shapes.
    pub(super) fn has_vectors(&self) -> bool {
        self.shapes.iter().any(|shape| shape.is_vector())
    }
}
