//! Every sequence of choices, depth first: the program is run again from the start for each.

/// The choices of one execution. Those already made are replayed; new ones start at the first alternative.
#[derive(Clone, Debug, Default)]
pub(super) struct ChoiceSequence {
    /// Alternative taken and number of alternatives.
    made: Vec<(usize, usize)>,
    position: usize,
}

impl ChoiceSequence {
    /// One of `count` alternatives, `count` not zero.
    pub(super) fn choose(&mut self, count: usize) -> usize {
        debug_assert!(count > 0, "a choice among nothing");
        if count < 2 {
            return 0;
        }
        if self.position == self.made.len() {
            self.made.push((0, count));
        }
        let (taken, _) = self.made[self.position];
        self.position += 1;
        taken
    }

    /// Goes back to the start with the next sequence of choices; `false` when all have been made.
    pub(super) fn advance(&mut self) -> bool {
        self.made.truncate(self.position);
        self.position = 0;
        while let Some((taken, count)) = self.made.pop() {
            if taken + 1 < count {
                self.made.push((taken + 1, count));
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
            // The second alternative asks again, so sequences differ in length.
            let second = if first == 1 { choices.choose(2) } else { choices.choose(1) };
            seen.push((first, second));
            if !choices.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (1, 0), (1, 1), (2, 0)]);
    }
}
