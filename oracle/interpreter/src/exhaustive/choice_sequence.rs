//! Depth-first enumeration of choice sequences: the program is run again from the start for each.

/// The choices of one execution. Those of the current prefix are replayed; each later choice takes its first
/// alternative.
#[derive(Clone, Debug, Default)]
pub(super) struct ChoiceSequence {
    /// For each choice, the alternative taken and the number of alternatives.
    taken: Vec<(usize, usize)>,
    position: usize,
}

impl ChoiceSequence {
    /// Chooses one of `count` alternatives; `count` is not zero.
    pub(super) fn choose(&mut self, count: usize) -> usize {
        debug_assert!(count > 0, "a choice among nothing");
        if count < 2 {
            return 0;
        }
        if self.position == self.taken.len() {
            self.taken.push((0, count));
        }
        let (taken, _) = self.taken[self.position];
        self.position += 1;
        taken
    }

    /// Restarts with the next sequence of choices; `false` if all have been enumerated.
    pub(super) fn advance(&mut self) -> bool {
        self.taken.truncate(self.position);
        self.position = 0;
        while let Some((taken, count)) = self.taken.pop() {
            if taken + 1 < count {
                self.taken.push((taken + 1, count));
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sequence_once() {
        let mut choices = ChoiceSequence::default();
        let mut seen = Vec::new();
        loop {
            let first = choices.choose(3);
            // Only the second alternative makes another choice, so sequences differ in length.
            let second = if first == 1 { choices.choose(2) } else { choices.choose(1) };
            seen.push((first, second));
            if !choices.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (1, 0), (1, 1), (2, 0)]);
    }
}
