//! Bits of memory: each known, poison, undef, or a bit of a stored value.
//!
//! A stored register with several possible values (derived from undef) is kept unchanged in a *cell*, and each load
//! picks one of its values anew. So two bits of one stored undef value are as correlated as they were in the register,
//! and two loads are independent. A pointer is stored in the same way, because its address is unknown.

use ir::{Bits, TypeId};

use super::super::memory::{AccessRange, Memory};
use super::super::shape::{ScalarKind, ScalarLeaf, TailBits, ValueShape};
use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::outcome::Unsupported;
use crate::semantics::OddWidth;

/// Limit on the combinations of undef bits and stored values in one load.
const MAX_PICKS: usize = 1 << 12;
/// Limit on the scalars of one register.
const MAX_LEAVES: usize = 64;
/// The reason why a type is refused.
pub(super) const UNSUPPORTED_TYPE: &str = "type that is no small integer, pointer, vector or aggregate";

/// Whether registers can hold values of a shape: integers of up to 64 bits, and pointers.
pub(super) fn supported(shape: &ValueShape) -> Result<(), Unsupported> {
    let scalar = |leaf: &ScalarLeaf| match leaf.kind {
        ScalarKind::Integer | ScalarKind::Pointer => leaf.width <= 64,
        ScalarKind::Float => false,
    };
    let small = shape.leaves.len() <= MAX_LEAVES && shape.words.is_empty() && shape.leaves.iter().all(scalar);
    if small { Ok(()) } else { Err(Unsupported::Instruction(UNSUPPORTED_TYPE)) }
}

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

/// One combination of choices for everything that a load leaves open.
struct LoadPicks<'a> {
    cells: Vec<(u32, &'a Value)>,
    /// Positions of undef bits, and a number whose bits are their values.
    undef: &'a [usize],
    chosen: usize,
}

/// The stored values and the undef bits that the result of a load depends on.
struct Dependencies {
    cells: Vec<u32>,
    undef: Vec<usize>,
}

impl<'m> SetDomain<'m> {
    /// The scalar that a type's lanes are.
    pub(super) fn lane(&self, ty: TypeId) -> OrHalt<ScalarLeaf> {
        let shape = self.context.shape(ty)?;
        Ok(*shape.leaves.first().ok_or(unsupported("value without lanes"))?)
    }

    /// The bits of a value: `ty↓` of Fig. 3.1.
    pub(super) fn image_of(&mut self, value: &ValueSet, shape: &ValueShape) -> Vec<Bit> {
        let mut image = Vec::with_capacity(shape.bits as usize);
        let cell = self.cells.len() as u32;
        let mut used = false;
        for (lane, leaf) in shape.leaves.iter().enumerate() {
            let known = value.only().map(|value| value.lane(lane));
            image.extend((0..leaf.width).map(|bit| match known {
                Some(Scalar::Poison) => Bit::Poison,
                Some(Scalar::Bits(bits)) => Bit::Known(bits >> bit & 1 == 1),
                Some(Scalar::Pointer(_)) | None => {
                    used = true;
                    Bit::Stored { cell, lane: lane as u16, bit: bit as u8 }
                }
            }));
        }
        if used {
            self.cells.push(value.clone());
        }
        image
    }

    /// The values that a load of a shape from these bits may see: `ty↑` of Fig. 3.1 for each combination of choices.
    pub(super) fn read(&self, bits: &[Bit], shape: &ValueShape) -> OrHalt<ValueSet> {
        let tails = match self.context.config.semantics.odd_width {
            OddWidth::Unspecified => &[][..],
            OddWidth::ZeroExtended => &shape.tails,
        };
        self.read_with(bits, &shape.leaves, tails)
    }

    /// [`SetDomain::read`] of the scalars only, whatever the bits beside an odd width are.
    pub(super) fn read_scalars(&self, bits: &[Bit], shape: &ValueShape) -> OrHalt<ValueSet> {
        self.read_with(bits, &shape.leaves, &[])
    }

    fn read_with(&self, bits: &[Bit], leaves: &[ScalarLeaf], tails: &[TailBits]) -> OrHalt<ValueSet> {
        let needs = Dependencies::of(bits, leaves, tails);
        let load = ScalarLoad::new(bits, leaves, tails)?;
        let value = |pick| load.value(&self.picks(&needs, pick));
        let values = (0..self.load_combinations(&needs)?).map(value).collect::<Result<_, _>>()?;
        ValueSet::of(values).ok_or(unsupported("load of nothing"))
    }

    /// One value for all uses: any that a load may see, with poison bits chosen one by one.
    pub(super) fn read_frozen(&mut self, bits: &[Bit], shape: &ValueShape) -> OrHalt<ValueSet> {
        let needs = Dependencies::of(bits, &shape.leaves, &[]);
        let pick = self.load_combinations(&needs)?;
        let pick = self.choose(pick);
        let mut settled = bits.to_vec();
        let mut poison = Vec::new();
        let integers = shape.leaves.iter().filter(|leaf| !leaf.is_pointer());
        for at in integers.flat_map(|leaf| leaf.bits()) {
            if self.picks(&needs, pick).bit(at, bits[at])?.is_none() {
                poison.push(at);
            }
        }
        if poison.len() > self.limits.undef_bits as usize {
            return Err(Halt::Excess("freeze of many poison bits"));
        }
        for at in poison {
            settled[at] = Bit::Known(self.choose(2) == 1);
        }
        let value = ScalarLoad::new(&settled, &shape.leaves, &[])?.value(&self.picks(&needs, pick))?;
        if value.is_defined() {
            Ok(ValueSet::one(value))
        } else {
            Err(unsupported("freeze of a poison pointer"))
        }
    }

    fn load_combinations(&self, needs: &Dependencies) -> OrHalt<usize> {
        let mut values = needs.cells.iter().map(|&cell| self.cells[cell as usize].values().len());
        let count = values.try_fold(1usize << needs.undef.len().min(20), usize::checked_mul);
        count.filter(|&count| count <= MAX_PICKS).ok_or(Halt::Excess("a load of many undef bits"))
    }

    fn picks<'a>(&'a self, needs: &'a Dependencies, mut pick: usize) -> LoadPicks<'a> {
        let chosen = pick & ((1 << needs.undef.len()) - 1);
        pick >>= needs.undef.len();
        let mut value_of = |&cell: &u32| {
            let values = self.cells[cell as usize].values();
            let value = &values[pick % values.len()];
            pick /= values.len();
            (cell, value)
        };
        LoadPicks { cells: needs.cells.iter().map(&mut value_of).collect(), undef: &needs.undef, chosen }
    }

    /// The contents of an object, one lane per bit.
    pub(super) fn contents(&mut self, memory: &Memory<SetDomain<'m>>, object: usize) -> OrHalt<ValueSet> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let bits = memory.read(AccessRange::start(object), Bits(0), size * 8, self);
        if let Some(lanes) = bits.iter().map(|bit| bit.settled()).collect() {
            return Ok(ValueSet::one(Value(lanes)));
        }
        let leaf = |at: u64| ScalarLeaf { width: 1, bit: Bits(at), kind: ScalarKind::Integer };
        let leaves: Vec<_> = (0..size * 8).map(leaf).collect();
        self.read_with(&bits, &leaves, &[])
    }
}

impl Dependencies {
    fn of(bits: &[Bit], leaves: &[ScalarLeaf], tails: &[TailBits]) -> Dependencies {
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
struct ScalarLoad<'a> {
    bits: &'a [Bit],
    leaves: &'a [ScalarLeaf],
    tails: &'a [TailBits],
    /// The scalars that are the same for all choices.
    settled: Value,
    /// The positions of the others.
    open: Vec<usize>,
}

impl<'a> ScalarLoad<'a> {
    fn new(bits: &'a [Bit], leaves: &'a [ScalarLeaf], tails: &'a [TailBits]) -> OrHalt<ScalarLoad<'a>> {
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
    fn value(&self, picks: &LoadPicks<'_>) -> OrHalt<Value> {
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
    fn bit(&self, at: usize, bit: Bit) -> OrHalt<Option<bool>> {
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
