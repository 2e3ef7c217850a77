//! Cuts: the values that others are computed from here.

use std::collections::BTreeMap;

use ir::{Operand, ValueId};

use super::function::StraightLineFunction;

/// The place of a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct CutShape {
    /// The number of operations between the cut and the result.
    pub(super) depth: u32,
    /// True if operations that only move bits are cut off, too, so that more is known of the variables.
    pub(super) through_transparent: bool,
}

/// The shapes that are tried, one after the other; the last has the parameters as variables.
pub(super) const SHAPES: [CutShape; 7] = [
    CutShape { depth: 1, through_transparent: false },
    CutShape { depth: 1, through_transparent: true },
    CutShape { depth: 2, through_transparent: true },
    CutShape { depth: 2, through_transparent: false },
    CutShape { depth: 3, through_transparent: true },
    CutShape { depth: 5, through_transparent: true },
    CutShape { depth: u32::MAX, through_transparent: true },
];

/// The values of the target at which it is cut, among the parameters and the values that `may_be_cut`.
pub(super) fn leaves(
    function: &StraightLineFunction<'_, '_>,
    root: Operand,
    shape: CutShape,
    may_be_cut: impl Fn(ValueId) -> bool,
) -> Vec<ValueId> {
    let Operand::Value(root) = root else { return Vec::new() };
    let mut leaves = Vec::new();
    // The distance of each value.
    let mut after = BTreeMap::from([(function.position(root), 0u32)]);
    while let Some(((_, id), distance)) = after.pop_last() {
        let id = ValueId(id);
        let opaque = !(shape.through_transparent && function.is_transparent(id));
        let is_cut = distance >= shape.depth && opaque && may_be_cut(id);
        let Some(instruction) = function.instruction(id).filter(|_| !is_cut) else {
            leaves.push(id);
            continue;
        };
        for operand in instruction.op.operands() {
            if let Operand::Value(operand) = operand {
                let nearest = after.entry(function.position(operand)).or_insert(u32::MAX);
                *nearest = (*nearest).min(distance.saturating_add(1));
            }
        }
    }
    leaves
}
