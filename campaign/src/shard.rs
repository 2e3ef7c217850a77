//! A part of a campaign's cases: several machines with one seed and a shard each examine different ones.

use std::fmt;
use std::str::FromStr;

/// One of n equal parts. Its cases are every nth of the whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// From 0.
    index: u64,
    /// At least 1.
    count: u64,
}

impl Shard {
    /// All cases.
    pub const WHOLE: Shard = Shard { index: 0, count: 1 };

    /// The number in the whole campaign of the case that has this number in the shard.
    #[must_use]
    pub const fn number(self, own: u64) -> u64 {
        own.saturating_mul(self.count).saturating_add(self.index)
    }
}

/// `2/16`: the second of sixteen.
impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Shard, String> {
        let numbers = text.split_once('/').and_then(|(number, count)| {
            Some((number.trim().parse::<u64>().ok()?, count.trim().parse::<u64>().ok()?))
        });
        match numbers {
            Some((number, count)) if (1..=count).contains(&number) => Ok(Shard { index: number - 1, count }),
            _ => Err(format!("`{text}` is not a shard: 1/16 is the first of sixteen, 16/16 the last")),
        }
    }
}

impl fmt::Display for Shard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index + 1, self.count)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_shards_are_the_whole_and_have_nothing_in_common() {
        let shards: Vec<Shard> = (1..=4).map(|number| format!("{number}/4").parse().unwrap()).collect();
        let numbers = |shard: &Shard| (0..10).map(|own| shard.number(own)).collect::<Vec<_>>();
        let all: BTreeSet<u64> = shards.iter().flat_map(numbers).collect();
        assert_eq!(all, (0..40).collect());
        assert_eq!(Shard::WHOLE.number(7), 7);
        assert_eq!(shards[1].to_string(), "2/4");
    }

    #[test]
    fn what_is_no_shard_is_refused() {
        for text in ["0/4", "5/4", "1/0", "1", "a/b", "", "1/2/3"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
    }
}
