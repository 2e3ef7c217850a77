//! Static bounds on the steps and the stack of a run.
//!
//! A step is a statement, a round of a loop or a call. Loops multiply, calls add what the callee costs, and a
//! recursive function's cost is a geometric sum over its depth.

/// Bounds on what some code takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Steps, calls of the function itself apart.
    pub steps: u64,
    /// Calls of the function the code is part of.
    pub own_calls: u64,
    /// Scalars in locals, arguments and temporaries of one activation.
    pub frame: u64,
    /// The most scalars that functions called from here have on the stack at once.
    pub below: u64,
}

impl Cost {
    /// A single step.
    pub const STEP: Cost = Cost { steps: 1, own_calls: 0, frame: 0, below: 0 };

    /// One after the other.
    #[must_use]
    pub fn plus(self, more: Cost) -> Cost {
        Cost {
            steps: self.steps.saturating_add(more.steps),
            own_calls: self.own_calls.saturating_add(more.own_calls),
            frame: self.frame.saturating_add(more.frame),
            below: self.below.max(more.below),
        }
    }

    /// The cost of `count` repetitions, with a step for each; the stack is reused.
    #[must_use]
    pub const fn rounds(self, count: u32) -> Cost {
        let count = count as u64;
        Cost {
            steps: self.steps.saturating_add(1).saturating_mul(count),
            own_calls: self.own_calls.saturating_mul(count),
            ..self
        }
    }

    /// The cost to a caller of a call that may go `depth` calls deep into itself.
    #[must_use]
    pub fn of_call(self, depth: u32) -> Cost {
        let inner = |inner: u64, _| self.steps.saturating_add(self.own_calls.saturating_mul(inner));
        let (steps, deepest) = match self.own_calls {
            0 => (self.steps, 0),
            _ => ((0..=depth).fold(0, inner), u64::from(depth)),
        };
        let below = self.frame.saturating_mul(deepest + 1).saturating_add(self.below);
        Cost { steps: steps.saturating_add(1), own_calls: 0, frame: 0, below }
    }
}
