//! The memory that a function may read and write: the attribute `memory(…)`. LangRef "Function Attributes".

use std::fmt;

use super::keywords;

keywords! {
    /// The effect of a function on a kind of memory.
    MemoryEffect {
        /// Neither reads nor writes.
        None = "none",
        /// Only reads.
        Read = "read",
        /// Only writes.
        Write = "write",
        /// Reads and writes.
        ReadWrite = "readwrite",
    }
}

/// `memory(…)`: for each kind of memory, what the function may do to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryEffects {
    /// Memory that is reached through pointer arguments: `argmem`.
    pub argument: MemoryEffect,
    /// Memory that the module cannot reach: `inaccessiblemem`.
    pub inaccessible: MemoryEffect,
    /// All other memory.
    pub other: MemoryEffect,
}

/// The words of LLVM 15 and before, which `memory(…)` replaced.
const OLD_WORDS: [(&str, MemoryEffects); 6] = {
    use MemoryEffect::{None, Read, ReadWrite, Write};
    const fn effects(
        argument: MemoryEffect,
        inaccessible: MemoryEffect,
        other: MemoryEffect,
    ) -> MemoryEffects {
        MemoryEffects { argument, inaccessible, other }
    }
    [
        ("readnone", effects(None, None, None)),
        ("readonly", effects(Read, Read, Read)),
        ("writeonly", effects(Write, Write, Write)),
        ("argmemonly", effects(ReadWrite, None, None)),
        ("inaccessiblememonly", effects(None, ReadWrite, None)),
        ("inaccessiblemem_or_argmemonly", effects(ReadWrite, ReadWrite, None)),
    ]
};

impl MemoryEffect {
    /// True if it may read.
    #[must_use]
    pub const fn reads(self) -> bool {
        matches!(self, MemoryEffect::Read | MemoryEffect::ReadWrite)
    }

    /// True if it may write.
    #[must_use]
    pub const fn writes(self) -> bool {
        matches!(self, MemoryEffect::Write | MemoryEffect::ReadWrite)
    }

    /// The effect that both allow.
    #[must_use]
    pub const fn intersection(self, other: MemoryEffect) -> MemoryEffect {
        MemoryEffect::from_accesses(self.reads() && other.reads(), self.writes() && other.writes())
    }

    /// The effect that one of the two allows.
    #[must_use]
    pub const fn union(self, other: MemoryEffect) -> MemoryEffect {
        MemoryEffect::from_accesses(self.reads() || other.reads(), self.writes() || other.writes())
    }

    const fn from_accesses(reads: bool, writes: bool) -> MemoryEffect {
        match (reads, writes) {
            (true, true) => MemoryEffect::ReadWrite,
            (true, false) => MemoryEffect::Read,
            (false, true) => MemoryEffect::Write,
            (false, false) => MemoryEffect::None,
        }
    }
}

impl MemoryEffects {
    /// Those of a function without the attribute.
    pub const UNKNOWN: MemoryEffects = MemoryEffects::uniform(MemoryEffect::ReadWrite);

    /// The same effect on all memory.
    #[must_use]
    pub const fn uniform(effect: MemoryEffect) -> MemoryEffects {
        MemoryEffects { argument: effect, inaccessible: effect, other: effect }
    }

    /// The effects that both allow: attributes of LLVM 15 and before add up.
    #[must_use]
    pub const fn intersection(self, other: MemoryEffects) -> MemoryEffects {
        MemoryEffects {
            argument: self.argument.intersection(other.argument),
            inaccessible: self.inaccessible.intersection(other.inaccessible),
            other: self.other.intersection(other.other),
        }
    }

    /// True if `others` allow everything that these effects allow.
    #[must_use]
    pub fn is_within(self, others: MemoryEffects) -> bool {
        self.intersection(others) == self
    }

    /// True if it neither reads nor writes anything.
    #[must_use]
    pub const fn is_none(self) -> bool {
        matches!(self.argument, MemoryEffect::None)
            && matches!(self.inaccessible, MemoryEffect::None)
            && matches!(self.other, MemoryEffect::None)
    }

    /// The effects that a word of LLVM 15 and before stands for.
    pub fn of_old_word(word: &str) -> Option<MemoryEffects> {
        OLD_WORDS.iter().find(|(known, _)| *known == word).map(|&(_, effects)| effects)
    }
}

/// As LLVM prints it: the effect on other memory first if there is one, then the kinds that differ from it.
impl fmt::Display for MemoryEffects {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MemoryEffects { argument, inaccessible, other } = *self;
        let mut parts = Vec::new();
        if other != MemoryEffect::None || argument == other && inaccessible == other {
            parts.push(other.keyword().to_owned());
        }
        for (kind, effect) in [("argmem", argument), ("inaccessiblemem", inaccessible)] {
            if effect != other {
                parts.push(format!("{kind}: {}", effect.keyword()));
            }
        }
        write!(f, "memory({})", parts.join(", "))
    }
}
