//! The types of values: integers, and vectors of them.

use ir::{Bits, Packing, TypeId, TypeTable};

use super::config::Config;
use crate::choices::Choices;

/// An integer or a vector of integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Shape {
    /// 0 of an integer.
    lanes: u32,
    width: u32,
}

/// No value has more bits: the interpreter's integers end there.
const WIDEST: u32 = 128;

/// Widths that compilers like, each as often as it comes up.
const COMMON: [u32; 8] = [8, 32, 16, 64, 32, 8, 1, 64];
/// Widths that they have to legalise.
const ODD: [u32; 14] = [2, 3, 4, 5, 7, 12, 17, 24, 31, 33, 48, 63, 65, 128];

impl Shape {
    pub(super) const BOOL: Shape = Shape::int(1);

    /// `iN`.
    pub(super) const fn int(width: u32) -> Shape {
        Shape { lanes: 0, width }
    }

    /// `<lanes x iN>`.
    pub(super) const fn vector(lanes: u32, width: u32) -> Shape {
        Shape { lanes, width }
    }

    /// Bits of an integer, or of a lane.
    pub(super) const fn width(self) -> u32 {
        self.width
    }

    /// The number of lanes, 0 of an integer.
    pub(super) const fn lanes(self) -> u32 {
        self.lanes
    }

    pub(super) const fn is_vector(self) -> bool {
        self.lanes > 0
    }

    /// All bits of a value.
    pub(super) const fn bits(self) -> Bits {
        Bits(if self.lanes == 0 { self.width } else { self.lanes * self.width } as u64)
    }

    /// The shape of a lane.
    pub(super) const fn lane(self) -> Shape {
        Shape::int(self.width)
    }

    /// The integer with as many bits.
    pub(super) const fn as_int(self) -> Shape {
        Shape::int(self.bits().0 as u32)
    }

    /// As many lanes of another width.
    pub(super) const fn with_width(self, width: u32) -> Shape {
        Shape { width, ..self }
    }

    /// True when a value fills its bytes in memory.
    pub(super) const fn fills_bytes(self) -> bool {
        self.bits().0.is_multiple_of(8)
    }

    /// True when the interpreter has values of this shape.
    pub(super) const fn fits(self) -> bool {
        self.bits().0 <= WIDEST as u64 && self.width > 0
    }

    /// The type of such values.
    pub(super) fn ty(self, types: &mut TypeTable) -> TypeId {
        let lane = types.int(self.width);
        if self.is_vector() { types.vector(self.lanes, lane) } else { lane }
    }
}

/// The structure of two values.
pub(super) fn pair_type(types: &mut TypeTable, members: [Shape; 2]) -> TypeId {
    let fields = members.map(|shape| shape.ty(types));
    types.structure(&fields, Packing::Natural)
}

/// The shapes that a module's values have: few, so that values meet.
#[derive(Clone, Debug)]
pub(super) struct Palette {
    shapes: Vec<Shape>,
}

impl Palette {
    /// Draws the shapes of a module; the first is an integer.
    pub(super) fn draw(choices: &mut Choices<'_>, config: &Config) -> Palette {
        let mut shapes = Vec::with_capacity(6);
        if config.is_small() {
            let width = choices.between(2, 4);
            shapes.extend([Shape::int(width), Shape::BOOL, Shape::int(choices.between(1, 4))]);
            return Palette { shapes };
        }
        let width = |choices: &mut Choices<'_>| {
            if choices.chance(5) { choices.of(ODD) } else { choices.of(COMMON) }
        };
        let first = width(choices);
        shapes.extend([Shape::int(first), Shape::BOOL]);
        for _ in 0..choices.between(1, 2) {
            shapes.push(Shape::int(width(choices)));
        }
        for _ in 0..choices.below(3) {
            let lanes = choices.of([4, 2, 8, 3, 16, 1]);
            let lane = choices.of([8, first, 16, 1, 32, 4]);
            let shape = Shape::vector(lanes, lane);
            if shape.fits() {
                shapes.push(shape);
            }
        }
        Palette { shapes }
    }

    /// One of the shapes.
    pub(super) fn any(&self, choices: &mut Choices<'_>) -> Shape {
        choices.pick(&self.shapes).copied().unwrap_or(Shape::BOOL)
    }

    /// One of the integers.
    pub(super) fn int(&self, choices: &mut Choices<'_>) -> Shape {
        self.any(choices).lane()
    }

    /// One of the vectors, if there are any.
    pub(super) fn vector(&self, choices: &mut Choices<'_>) -> Option<Shape> {
        let vectors = self.shapes.iter().filter(|shape| shape.is_vector());
        let at = choices.below(vectors.clone().count() as u32) as usize;
        vectors.copied().nth(at)
    }

    /// True when there are vectors.
    pub(super) fn has_vectors(&self) -> bool {
        self.shapes.iter().any(|shape| shape.is_vector())
    }
}
