//! The behaviour of functions that the module does not define, as a part of the input: each environment is one world, in which
//! they return or not, write or not, and return these numbers. A number decides it all, so that source and target meet the same
//! world.

/// One world outside the module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct World {
    /// The number that decides. In world 0 every function returns zero and writes nothing, and no object is better
    /// aligned than it promises.
    pub number: u32,
}

/// Worlds that are tried of a function that calls others.
pub const WORLDS: u32 = 8;

/// Numbers that decide different questions, so that the answers do not depend on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WorldQuestion {
    Returns,
    Writes,
    Result,
    Contents,
    Undefined,
    Frees,
}

impl World {
    /// The answer to a question about call number `call`.
    pub fn answer(self, question: WorldQuestion, call: u64, detail: u64) -> u64 {
        if self.number == 0 {
            return 0;
        }
        mixed(&[u64::from(self.number), question as u64, call, detail])
    }

    /// True if call number `call` returns.
    pub fn returns(self, call: u64) -> bool {
        self.number < 2 || !self.answer(WorldQuestion::Returns, call, 0).is_multiple_of(4)
    }

    /// True if call number `call` writes the memory that it may write.
    pub fn writes(self, call: u64) -> bool {
        self.number != 0
            && (self.number == 1 || !self.answer(WorldQuestion::Writes, call, 0).is_multiple_of(3))
    }

    /// True if a call that only reads returns; `detail` is what it depends on.
    pub fn reader_returns(self, detail: u64) -> bool {
        self.number < 2 || !self.answer(WorldQuestion::Returns, u64::MAX, detail).is_multiple_of(4)
    }

    /// True if a call that only reads is undefined.
    pub fn reader_is_undefined(self, detail: u64) -> bool {
        self.number > 2 && self.answer(WorldQuestion::Undefined, u64::MAX, detail).is_multiple_of(4)
    }

    /// True if call number `call` frees the objects of callers.
    pub fn frees(self, call: u64) -> bool {
        self.number == 5 && self.answer(WorldQuestion::Frees, call, 0).is_multiple_of(2)
    }

    /// True if functions return poison where they may.
    pub const fn is_poisonous(self) -> bool {
        self.number == 6
    }

    /// True if objects are better aligned than they promise.
    pub const fn is_lucky(self) -> bool {
        self.number % 2 == 1
    }
}

/// A number that depends on all of these: the finaliser of splitmix64 over them.
pub fn mixed(words: &[u64]) -> u64 {
    let mut state = 0x9e37_79b9_7f4a_7c15;
    for word in words {
        let mut bits = (state ^ word).wrapping_mul(0xbf58_476d_1ce4_e5b9).wrapping_add(0x2545_f491_4f6c_dd1d);
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        state = bits ^ bits >> 31;
    }
    state
}
