//! Loads: the values of scalars for each combination of what memory leaves open.

use smallvec::SmallVec;

use super::domain::{OrHalt, unsupported};
use super::memory::Bit;
use super::value::{Pointer, Scalar, Value};
use crate::shape::{ScalarLeaf, TailBits};

/// One combination of choices for everything that a load leaves open.
pub(super) struct LoadPicks<'a> {
    pub(super) cells: SmallVec<[(u32, &'a Value); 4]>,
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
    pub(super) fn compute(bits: &[Bit], leaves: &[ScalarLeaf], tails: &[TailBits]) -> Dependencies {
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
    tails: &'a [TailBits],
    /// The scalars that are the same for all choices.
    settled: Value,
    /// The positions of the others, and where they come from.
    open: Vec<(usize, Origin)>,
}

/// The origin of a scalar in memory, looked up once for all combinations of choices.
enum Origin {
    Pointer(ScalarLeaf),
    Integer(IntegerOrigin),
}

/// The origin of an integer: its known bits, and runs of others, in order.
struct IntegerOrigin {
    known: u128,
    runs: SmallVec<[BitRun; 2]>,
}

/// Neighbouring bits of an integer that come from one place.
#[derive(Clone, Copy)]
enum BitRun {
    Poison,
    /// An undef bit by its number in [`LoadPicks::undef`], which is bit `at` of the integer.
    Undef {
        number: usize,
        at: usize,
    },
    /// Bits of a lane of the value by its number in [`LoadPicks::cells`], from bit `bit` on; they begin at bit `at` of the
    /// integer.
    Stored {
        number: usize,
        lane: u16,
        bit: u8,
        width: u8,
        at: usize,
    },
}

impl IntegerOrigin {
    fn for_leaf(bits: &[Bit], needs: &Dependencies, leaf: ScalarLeaf) -> IntegerOrigin {
        let mut origin = IntegerOrigin { known: 0, runs: SmallVec::new() };
        for (at, place) in leaf.bits().enumerate() {
            let run = match bits[place] {
                Bit::Known(bit) => {
                    origin.known |= u128::from(bit) << at;
                    continue;
                }
                Bit::Poison => BitRun::Poison,
                Bit::Undef => {
                    let number = needs.undef.iter().position(|&undef| undef == place);
                    number.map_or(BitRun::Poison, |number| BitRun::Undef { number, at })
                }
                Bit::Stored { cell, lane, bit } => {
                    let number = needs.cells.iter().position(|&known| known == cell);
                    number.map_or(BitRun::Poison, |number| BitRun::Stored { number, lane, bit, width: 1, at })
                }
            };
            origin.push(run);
        }
        origin
    }

    /// Adds a run; a bit that continues the last one lengthens it.
    fn push(&mut self, next: BitRun) {
        if let (
            Some(BitRun::Stored { number, lane, bit, width, at }),
            BitRun::Stored { number: value, lane: part, bit: from, at: to, .. },
        ) = (self.runs.last_mut(), next)
            && (*number, *lane) == (value, part)
            && *bit + *width == from
            && *at + usize::from(*width) == to
        {
            *width += 1;
        } else {
            self.runs.push(next);
        }
    }

    fn scalar(&self, picks: &LoadPicks<'_>) -> OrHalt<Scalar> {
        let mut number = self.known;
        for run in &self.runs {
            match *run {
                BitRun::Poison => return Ok(Scalar::Poison),
                BitRun::Undef { number: choice, at } => {
                    number |= ((picks.chosen >> choice & 1) as u128) << at
                }
                BitRun::Stored { number: cell, lane, bit, width, at } => {
                    match picks.cells[cell].1.lane(lane.into()) {
                        Scalar::Bits(bits) => {
                            number |= (bits >> bit & (u128::MAX >> (128 - u32::from(width)))) << at;
                        }
                        Scalar::Poison => return Ok(Scalar::Poison),
                        Scalar::Pointer(_) => return Err(unsupported("pointer read as an integer")),
                    }
                }
            }
        }
        Ok(Scalar::Bits(number))
    }
}

impl<'a> ScalarLoad<'a> {
    pub(super) fn new(
        bits: &'a [Bit],
        leaves: &[ScalarLeaf],
        tails: &'a [TailBits],
        needs: &Dependencies,
    ) -> OrHalt<ScalarLoad<'a>> {
        let nothing = LoadPicks { cells: SmallVec::new(), undef: &[], chosen: 0 };
        let (mut settled, mut open) = (Value::poison(leaves.len()), Vec::new());
        for (at, leaf) in leaves.iter().enumerate() {
            let origin = match leaf.is_pointer() {
                true => Origin::Pointer(*leaf),
                false => Origin::Integer(IntegerOrigin::for_leaf(bits, needs, *leaf)),
            };
            if bits[leaf.bits()].iter().all(|bit| bit.settled().is_some()) {
                settled.0[at] = origin.scalar(bits, &nothing)?;
            } else {
                open.push((at, origin));
            }
        }
        Ok(ScalarLoad { bits, tails, settled, open })
    }

    /// The value for one combination of choices.
    pub(super) fn value(&self, picks: &LoadPicks<'_>) -> OrHalt<Value> {
        let mut value = self.settled.clone();
        for (at, origin) in &self.open {
            value.0[*at] = origin.scalar(self.bits, picks)?;
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

impl Origin {
    fn scalar(&self, bits: &[Bit], picks: &LoadPicks<'_>) -> OrHalt<Scalar> {
        match self {
            Origin::Pointer(leaf) => pointer(&bits[leaf.bits()], picks),
            Origin::Integer(origin) => origin.scalar(picks),
        }
    }
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
