//! The abstract state of every scalar that exists at a point of the program.

/// The abstract state of one scalar: an element of a lattice with `ScalarState::INDETERMINATE` at its bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarState(u32);

impl ScalarState {
    /// It may be indeterminate.
    pub const INDETERMINATE: ScalarState = ScalarState(0);
    /// It has a value; of a pointer, to an unknown object.
    pub const DETERMINATE: ScalarState = ScalarState(1);

    /// A pointer to the object whose first scalar is this one.
    pub const fn pointing(leaf: u32) -> ScalarState {
        ScalarState(leaf + 2)
    }

    /// The first scalar of what a pointer points to.
    pub const fn target(self) -> Option<u32> {
        self.0.checked_sub(2)
    }

    /// True when it has a value.
    pub fn is_determinate(self) -> bool {
        self != ScalarState::INDETERMINATE
    }

    /// The state after any value may have been stored.
    pub fn overwritten(self) -> ScalarState {
        ScalarState(self.0.min(ScalarState::DETERMINATE.0))
    }

    /// The join of two states.
    pub fn join(self, other: ScalarState) -> ScalarState {
        if self == other { self } else { ScalarState(self.0.min(other.0).min(ScalarState::DETERMINATE.0)) }
    }
}

/// The scalars of all objects: of the globals first, then of one frame after the other.
pub(super) type AbstractMemory = Vec<ScalarState>;

/// Makes `state` hold what is known where control may come from either; `None` is where none comes from.
pub(super) fn merge(state: &mut Option<AbstractMemory>, other: Option<AbstractMemory>) {
    match (state.as_mut(), other) {
        (Some(state), Some(other)) => merge_cells(state, &other),
        (None, other) => *state = other,
        (Some(_), None) => {}
    }
}

/// The join of two runs of scalars of one length.
pub(super) fn merge_cells(cells: &mut [ScalarState], other: &[ScalarState]) {
    for (cell, other) in cells.iter_mut().zip(other) {
        *cell = cell.join(*other);
    }
}
