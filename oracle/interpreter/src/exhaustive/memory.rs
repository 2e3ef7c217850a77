//! Memory: objects of bits, each known, poison, never written, or a bit of a stored value.
//!
//! A stored register with several possible values (derived from undef) is kept unchanged in a *cell*, and each load
//! picks one of its values anew. So two bits of one stored undef value are as correlated as they were in the register,
//! and two loads are independent.

use ir::Align;

use super::choice_sequence::ChoiceSequence;
use super::outcome::Inconclusive;
use super::shape::{MemoryUnit, ScalarKind, ScalarLeaf, ValueShape};
use super::value::{Scalar, Value, ValueSet};
use crate::semantics::{OddWidth, Semantics, Uninitialized};

/// Limit on the combinations of undef bits and stored values in one load.
const MAX_PICKS: usize = 1 << 12;

/// One bit of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bit {
    Known(bool),
    Poison,
    /// Undef: each load chooses.
    Undef,
    /// Bit `bit` of lane `lane` of a stored value.
    Stored {
        cell: u32,
        lane: u16,
        bit: u8,
    },
}

impl Bit {
    /// The scalar that every load sees; `None` if loads may differ.
    fn settled(self) -> Option<Scalar> {
        match self {
            Bit::Known(bit) => Some(Scalar::Bits(bit.into())),
            Bit::Poison => Some(Scalar::Poison),
            Bit::Undef | Bit::Stored { .. } => None,
        }
    }
}

/// One memory object.
#[derive(Clone, Debug)]
pub(super) struct MemoryObject {
    pub(super) bits: Vec<Bit>,
    pub(super) align: Align,
    pub(super) constant: bool,
    /// False once the function that allocated it has returned.
    pub(super) live: bool,
}

/// All objects of an execution.
#[derive(Clone, Debug)]
pub(super) struct Memory {
    pub(super) objects: Vec<MemoryObject>,
    cells: Vec<ValueSet>,
    odd_width: OddWidth,
    /// The state of bits that were never written.
    unwritten: Bit,
}

/// One combination of choices for everything that a load leaves open.
struct LoadPicks<'a> {
    cells: Vec<(u32, &'a Value)>,
    /// Positions of undef bits, and a number whose bits are their values.
    undef: &'a [usize],
    chosen: usize,
}

impl Memory {
    pub(super) fn new(semantics: &Semantics) -> Memory {
        let unwritten = match semantics.unwritten() {
            Uninitialized::Poison => Bit::Poison,
            Uninitialized::Undef => Bit::Undef,
        };
        Memory { objects: Vec::new(), cells: Vec::new(), odd_width: semantics.odd_width, unwritten }
    }

    /// Allocates an object of `bits` bits that were never written, and returns its number.
    pub(super) fn allocate(&mut self, bits: usize, align: Align) -> u32 {
        let bits = vec![self.unwritten; bits];
        self.objects.push(MemoryObject { bits, align, constant: false, live: true });
        self.objects.len() as u32 - 1
    }

    /// The values that a load of shape `shape` from these bits may see: `ty↑` of Fig. 3.1 for each combination of
    /// choices.
    pub(super) fn read(&self, bits: &[Bit], shape: &ValueShape) -> Result<ValueSet, Inconclusive> {
        let (cells, undef) = self.dependencies(bits, shape);
        let combinations = self.combinations(&cells, &undef)?;
        let values = (0..combinations).map(|pick| self.lift(bits, shape, &self.picks(&cells, &undef, pick)));
        ValueSet::of(values.collect::<Result<_, _>>()?).ok_or(Inconclusive::Unsupported("load of nothing"))
    }

    /// One value for all uses: any that a load may see, with poison bits chosen one by one.
    pub(super) fn read_frozen(
        &self,
        bits: &[Bit],
        shape: &ValueShape,
        limit: usize,
        choices: &mut ChoiceSequence,
    ) -> Result<ValueSet, Inconclusive> {
        let (cells, undef) = self.dependencies(bits, shape);
        let combinations = self.combinations(&cells, &undef)?;
        let picks = self.picks(&cells, &undef, choices.choose(combinations));
        let mut settled = bits.to_vec();
        let mut chosen = 0;
        for at in
            shape.leaves.iter().filter(|leaf| leaf.kind != ScalarKind::Pointer).flat_map(|leaf| leaf.bits())
        {
            if picks.bit(at, bits[at])?.is_none() {
                settled[at] = Bit::Known(choices.choose(2) == 1);
                chosen += 1;
            }
        }
        if chosen > limit {
            return Err(Inconclusive::TooLarge("freeze of many poison bits"));
        }
        let value = self.lift(&settled, shape, &picks)?;
        if value.is_defined() {
            Ok(ValueSet::one(value))
        } else {
            Err(Inconclusive::Unsupported("freeze of a poison pointer"))
        }
    }

    fn combinations(&self, cells: &[u32], undef: &[usize]) -> Result<usize, Inconclusive> {
        let mut values = cells.iter().map(|&cell| self.cells[cell as usize].values().len());
        let count = values.try_fold(1usize << undef.len().min(20), usize::checked_mul);
        count.filter(|&count| count <= MAX_PICKS).ok_or(Inconclusive::TooLarge("a load of many undef bits"))
    }

    /// The stored values and the undef bits that the result of a load depends on.
    fn dependencies(&self, bits: &[Bit], shape: &ValueShape) -> (Vec<u32>, Vec<usize>) {
        let (mut cells, mut undef) = (Vec::new(), Vec::new());
        let extra = shape.units.iter().flat_map(|unit| unit.extra.clone());
        let extra = extra.filter(|_| self.odd_width == OddWidth::ZeroExtended);
        for at in shape.leaves.iter().flat_map(|leaf| leaf.bits()).chain(extra) {
            match bits[at] {
                Bit::Undef => undef.push(at),
                Bit::Stored { cell, .. } if !cells.contains(&cell) => cells.push(cell),
                _ => {}
            }
        }
        (cells, undef)
    }

    fn picks<'a>(&'a self, cells: &[u32], undef: &'a [usize], mut pick: usize) -> LoadPicks<'a> {
        let chosen = pick & ((1 << undef.len()) - 1);
        pick >>= undef.len();
        let mut value_of = |cell: u32| {
            let values = self.cells[cell as usize].values();
            let value = &values[pick % values.len()];
            pick /= values.len();
            (cell, value)
        };
        LoadPicks { cells: cells.iter().map(|&cell| value_of(cell)).collect(), undef, chosen }
    }

    fn lift(&self, bits: &[Bit], shape: &ValueShape, picks: &LoadPicks<'_>) -> Result<Value, Inconclusive> {
        let mut value = Value::poison(shape.leaves.len());
        for unit in &shape.units {
            if self.extra_bits_are_set(bits, unit, picks)? {
                continue;
            }
            for at in unit.leaves.clone() {
                value.0[at] = scalar(bits, shape.leaves[at], picks)?;
            }
        }
        Ok(value)
    }

    /// LangRef (trunk) "load": `trunc nuw` of the whole bytes, so the result is poison unless the extra bits are zero.
    fn extra_bits_are_set(
        &self,
        bits: &[Bit],
        unit: &MemoryUnit,
        picks: &LoadPicks<'_>,
    ) -> Result<bool, Inconclusive> {
        if self.odd_width == OddWidth::Unspecified {
            return Ok(false);
        }
        for at in unit.extra.clone() {
            if picks.bit(at, bits[at])? != Some(false) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Writes `value` into object `object` from bit `at` on: `ty↓` of Fig. 3.1. Padding becomes unwritten (LangRef
    /// "store").
    pub(super) fn write(&mut self, object: u32, at: usize, value: &ValueSet, shape: &ValueShape) {
        let mut image = vec![self.unwritten; shape.bits];
        let cell = self.cells.len() as u32;
        let mut used = false;
        for (lane, leaf) in shape.leaves.iter().enumerate() {
            let known = value.only().map(|value| value.lane(lane));
            for (bit, place) in leaf.bits().enumerate() {
                image[place] = match known {
                    Some(Scalar::Poison) => Bit::Poison,
                    Some(Scalar::Bits(bits)) => Bit::Known(bits >> bit & 1 == 1),
                    _ => {
                        used = true;
                        Bit::Stored { cell, lane: lane as u16, bit: bit as u8 }
                    }
                };
            }
        }
        if self.odd_width == OddWidth::ZeroExtended {
            shape
                .units
                .iter()
                .flat_map(|unit| unit.extra.clone())
                .for_each(|at| image[at] = Bit::Known(false));
        }
        if used {
            self.cells.push(value.clone());
        }
        self.objects[object as usize].bits[at..at + shape.bits].copy_from_slice(&image);
    }

    /// The contents of an object, one lane per bit.
    pub(super) fn contents(&self, object: u32) -> Result<ValueSet, Inconclusive> {
        let bits = &self.objects[object as usize].bits;
        if let Some(lanes) = bits.iter().map(|bit| bit.settled()).collect() {
            return Ok(ValueSet::one(Value(lanes)));
        }
        let leaf = |at: usize| ScalarLeaf { at: ir::Bits(at as u64), kind: ScalarKind::Int(1) };
        let leaves: Vec<_> = (0..bits.len()).map(leaf).collect();
        let unit = |at: usize| MemoryUnit { leaves: at..at + 1, extra: 0..0 };
        let units = (0..bits.len()).map(unit).collect();
        self.read(bits, &ValueShape { leaves, units, bits: bits.len() })
    }
}

impl LoadPicks<'_> {
    /// The value of a bit; `None` is poison.
    fn bit(&self, at: usize, bit: Bit) -> Result<Option<bool>, Inconclusive> {
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
                Scalar::Pointer(_) => Err(Inconclusive::Unsupported("pointer read as an integer")),
            },
        }
    }

    fn lane(&self, cell: u32, lane: u16) -> Scalar {
        let value = self.cells.iter().find(|(known, _)| *known == cell);
        value.map_or(Scalar::Poison, |(_, value)| value.lane(lane.into()))
    }
}

fn scalar(bits: &[Bit], leaf: ScalarLeaf, picks: &LoadPicks<'_>) -> Result<Scalar, Inconclusive> {
    match leaf.kind {
        ScalarKind::Int(_) => {
            let mut number = 0;
            for (position, at) in leaf.bits().enumerate() {
                match picks.bit(at, bits[at])? {
                    Some(bit) => number |= u64::from(bit) << position,
                    None => return Ok(Scalar::Poison),
                }
            }
            Ok(Scalar::Bits(number))
        }
        ScalarKind::Pointer => pointer(&bits[leaf.bits()], picks),
    }
}

/// Reads a pointer, which must be read as a whole.
fn pointer(bits: &[Bit], picks: &LoadPicks<'_>) -> Result<Scalar, Inconclusive> {
    let parts = Err(Inconclusive::Unsupported("pointer read from parts or integers"));
    match bits.first() {
        Some(&Bit::Stored { cell, lane, bit: 0 }) => {
            let in_order = |(at, &bit): (usize, &Bit)| bit == Bit::Stored { cell, lane, bit: at as u8 };
            if bits.iter().enumerate().all(in_order) { Ok(picks.lane(cell, lane)) } else { parts }
        }
        _ if bits.contains(&Bit::Poison) => Ok(Scalar::Poison),
        _ if bits.iter().all(|bit| *bit == Bit::Known(false)) => {
            Ok(Scalar::Pointer(super::value::Pointer::NULL))
        }
        _ => parts,
    }
}
