//! How many steps a run may take, as a bound known without running.
//!
//! A step is a statement, a round of a loop or a call. Loops multiply, calls add what the callee costs, and a
//! recursive function's cost is a geometric sum over its depth.

/// A bound on the steps of some code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cost {
    /// Steps, calls of the function itself apart.
    pub steps: u64,
    /// Calls of the function the code is part of.
    pub own_calls: u64,
}

impl Cost {
    /// One after the other.
    #[must_use]
    pub const fn and(self, more: Cost) -> Cost {
        Cost {
            steps: self.steps.saturating_add(more.steps),
            own_calls: self.own_calls.saturating_add(more.own_calls),
        }
    }

    /// So many times, with a step for each.
    #[must_use]
    pub const fn rounds(self, count: u32) -> Cost {
        let count = count as u64;
        Cost {
            steps: self.steps.saturating_add(1).saturating_mul(count),
            own_calls: self.own_calls.saturating_mul(count),
        }
    }

    /// The steps of a call of a function of this cost that may go `depth` calls deep into itself.
    #[must_use]
    pub fn of_call(self, depth: u32) -> u64 {
        if self.own_calls == 0 {
            return self.steps;
        }
        (0..=depth).fold(0, |inner: u64, _| self.steps.saturating_add(self.own_calls.saturating_mul(inner)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn loops_multiply_and_recursion_sums() {
        let body = Cost { steps: 3, own_calls: 2 };
        assert_eq!(body.rounds(5), Cost { steps: 20, own_calls: 10 });
        assert_eq!(Cost { own_calls: 0, ..body }.of_call(8), 3);
        assert_eq!([0, 1, 2].map(|depth| body.of_call(depth)), [3, 9, 21]);
        assert_eq!(Cost { steps: 1, own_calls: u64::MAX }.of_call(9), u64::MAX);
    }
}
