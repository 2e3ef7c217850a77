//! Loads: the values of scalars for each combination of what memory leaves open.

use super::super::shape::{ScalarLeaf, TailBits};
use super::domain::{OrHalt, unsupported};
use super::memory::Bit;
use super::value::{Pointer, Scalar, Value};

/// One combination of choices for everything that a load leaves open.
pub(super) struct LoadPicks<'a> {
    pub(super) cells: Vec<(u32, &'a Value)>,
    /// Positions of undef bits, and a number whose bits are their values.
    pub(super) undef: &'a [usize],
    pub(super) chosen: usize,
}

/// The stored values and the undef bits that the result of a load depends on.
pub(super) struct Dependencies {
    pub(super) cells: Vec<u32>,
    pub(super) undef: Vec<usize>,
}

impl Dependencies {
    pub(super) fn of(bits: &[Bit], leaves: &[ScalarLeaf], tails: &[TailBits]) -> Dependencies {
        let mut needs = Dependencies { cells: Vec::new(), undef: Vec::new() };
        for at in leaves.iter().flat_map(ScalarLeaf::bits).chain(tails.iter().flat_map(TailBits::bits)) {
            match bits[at] {
                Bit::Undef => needs.undef.push(at),
                Bit::Stored { cell, .. } if !needs.cells.contains(&cell) => needs.cells.push(cell),
                Bit::Stored { .. } | Bit::Known(_) | Bit::Poison => {}
            }
        }
        needs
    }
}

/// The scalars that a load reads.
pub(super) struct ScalarLoad<'a> {
    bits: &'a [Bit],
    leaves: &'a [ScalarLeaf],
    tails: &'a [TailBits],
    /// The scalars that are the same for all choices.
    settled: Value,
    /// The positions of the others.
    open: Vec<usize>,
}

impl<'a> ScalarLoad<'a> {
    pub(super) fn new(
        bits: &'a [Bit],
        leaves: &'a [ScalarLeaf],
        tails: &'a [TailBits],
    ) -> OrHalt<ScalarLoad<'a>> {
        let nothing = LoadPicks { cells: Vec::new(), undef: &[], chosen: 0 };
        let (mut settled, mut open) = (Value::poison(leaves.len()), Vec::new());
        for (at, leaf) in leaves.iter().enumerate() {
            if bits[leaf.bits()].iter().all(|bit| bit.settled().is_some()) {
                settled.0[at] = scalar(bits, *leaf, &nothing)?;
            } else {
                open.push(at);
            }
        }
        Ok(ScalarLoad { bits, leaves, tails, settled, open })
    }

    /// The value for one combination of choices.
    pub(super) fn value(&self, picks: &LoadPicks<'_>) -> OrHalt<Value> {
        let mut value = self.settled.clone();
        for &at in &self.open {
            value.0[at] = scalar(self.bits, self.leaves[at], picks)?;
        }
        for tail in self.tails {
            // LangRef (trunk) "load": `trunc nuw` of the whole bytes, so the result is poison unless the extra bits are
            // zero.
            let mut zero = true;
            for at in tail.bits() {
                zero &= picks.bit(at, self.bits[at])? == Some(false);
            }
            let (first, count) = tail.leaves;
            if !zero {
                value.0[first..first + count].fill(Scalar::Poison);
            }
        }
        Ok(value)
    }
}

impl LoadPicks<'_> {
    /// The value of a bit; `None` is poison.
    pub(super) fn bit(&self, at: usize, bit: Bit) -> OrHalt<Option<bool>> {
        match bit {
            Bit::Known(bit) => Ok(Some(bit)),
            Bit::Poison => Ok(None),
            Bit::Undef => {
                let position = self.undef.iter().position(|&undef| undef == at);
                Ok(position.map(|position| self.chosen >> position & 1 == 1))
            }
            Bit::Stored { cell, lane, bit } => match self.lane(cell, lane) {
                Scalar::Bits(bits) => Ok(Some(bits >> bit & 1 == 1)),
                Scalar::Poison => Ok(None),
                Scalar::Pointer(_) => Err(unsupported("pointer read as an integer")),
            },
        }
    }

    fn lane(&self, cell: u32, lane: u16) -> Scalar {
        let value = self.cells.iter().find(|(known, _)| *known == cell);
        value.map_or(Scalar::Poison, |(_, value)| value.lane(lane.into()))
    }
}

fn scalar(bits: &[Bit], leaf: ScalarLeaf, picks: &LoadPicks<'_>) -> OrHalt<Scalar> {
    if leaf.is_pointer() {
        return pointer(&bits[leaf.bits()], picks);
    }
    let mut number = 0;
    for (position, at) in leaf.bits().enumerate() {
        match picks.bit(at, bits[at])? {
            Some(bit) => number |= u64::from(bit) << position,
            None => return Ok(Scalar::Poison),
        }
    }
    Ok(Scalar::Bits(number))
}

/// Reads a pointer, which must be read as a whole.
fn pointer(bits: &[Bit], picks: &LoadPicks<'_>) -> OrHalt<Scalar> {
    let parts = Err(unsupported("pointer read from parts or integers"));
    match bits.first() {
        Some(&Bit::Stored { cell, lane, bit: 0 }) => {
            let in_order = |(at, &bit): (usize, &Bit)| bit == Bit::Stored { cell, lane, bit: at as u8 };
            if bits.iter().enumerate().all(in_order) { Ok(picks.lane(cell, lane)) } else { parts }
        }
        _ if bits.contains(&Bit::Poison) => Ok(Scalar::Poison),
        _ if bits.iter().all(|bit| *bit == Bit::Known(false)) => Ok(Scalar::Pointer(Pointer::NULL)),
        _ => parts,
    }
}
