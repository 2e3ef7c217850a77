//! The tree of choices, walked depth first: the program is run again from the start for each leaf.

/// The choices of one run. Those of the current prefix are replayed; each later choice takes the alternative that the
/// domain tries first. `K` identifies a choice to the domain.
#[derive(Clone, Debug)]
pub(crate) struct ChoicePath<K> {
    taken: Vec<TakenChoice<K>>,
    position: usize,
}

#[derive(Clone, Copy, Debug)]
struct TakenChoice<K> {
    key: K,
    alternative: usize,
    count: usize,
    /// The alternatives that have been tried, the current one included.
    tried: usize,
}

impl<K> Default for ChoicePath<K> {
    fn default() -> ChoicePath<K> {
        ChoicePath { taken: Vec::new(), position: 0 }
    }
}

impl<K: Copy + PartialEq + std::fmt::Debug> ChoicePath<K> {
    /// Chooses one of `count` alternatives; `count` is not zero.
    pub(crate) fn choose(&mut self, key: K, count: usize, first: usize) -> usize {
        debug_assert!(first < count, "a choice among nothing");
        if count < 2 {
            return 0;
        }
        if self.position == self.taken.len() {
            self.taken.push(TakenChoice { key, alternative: first, count, tried: 1 });
        }
        let taken = &self.taken[self.position];
        debug_assert_eq!((taken.key, taken.count), (key, count), "a replay chooses otherwise");
        self.position += 1;
        taken.alternative
    }

    /// The alternative that the current prefix takes at a choice that has not come yet.
    pub(crate) fn planned(&self, key: K) -> Option<usize> {
        self.taken[self.position..].iter().find(|taken| taken.key == key).map(|taken| taken.alternative)
    }

    /// Goes on to the next leaf; `false` if all have been visited.
    pub(crate) fn advance(&mut self) -> bool {
        self.taken.truncate(self.position);
        self.position = 0;
        while self.taken.pop_if(|last| last.tried == last.count).is_some() {}
        let Some(last) = self.taken.last_mut() else { return false };
        last.alternative = (last.alternative + 1) % last.count;
        last.tried += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sequence_once() {
        let mut choices = ChoicePath::default();
        let mut seen = Vec::new();
        loop {
            let first = choices.choose((), 3, 0);
            // Only the second alternative makes another choice, so sequences differ in length.
            let second = if first == 1 { choices.choose((), 2, 0) } else { choices.choose((), 1, 0) };
            seen.push((first, second));
            if !choices.advance() {
                break;
            }
        }
        assert_eq!(seen, [(0, 0), (1, 0), (1, 1), (2, 0)]);
    }

    #[test]
    fn a_prefix_says_what_a_later_choice_will_be() {
        let mut choices = ChoicePath::default();
        assert_eq!(choices.planned('a'), None);
        assert_eq!((choices.choose('a', 2, 1), choices.choose('b', 2, 0)), (1, 0));
        assert!(choices.advance());
        assert_eq!(
            (choices.planned('a'), choices.planned('b'), choices.planned('c')),
            (Some(1), Some(1), None)
        );
        assert_eq!((choices.choose('a', 2, 1), choices.choose('b', 2, 0)), (1, 1));
        assert!(choices.advance());
        assert_eq!((choices.choose('a', 2, 1), choices.planned('b')), (0, None));
        assert!(!choices.advance());
    }
}
