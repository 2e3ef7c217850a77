//! The tree of choices, walked depth first: the program is run again from the start for each leaf.

/// The choices of one run. Those of the current prefix are replayed; each later choice takes the alternative that the
/// domain tries first. `K` identifies a choice to the domain.
#[derive(Clone, Debug)]
pub struct ChoicePath<K> {
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
    pub fn choose(&mut self, key: K, count: usize, first: usize) -> usize {
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
    pub fn planned(&self, key: K) -> Option<usize> {
        self.taken[self.position..].iter().find(|taken| taken.key == key).map(|taken| taken.alternative)
    }

    /// Goes on to the next leaf; `false` if all have been visited.
    pub fn advance(&mut self) -> bool {
        self.taken.truncate(self.position);
        self.position = 0;
        while self.taken.pop_if(|last| last.tried == last.count).is_some() {}
        let Some(last) = self.taken.last_mut() else { return false };
        last.alternative = (last.alternative + 1) % last.count;
        last.tried += 1;
        true
    }
}
