//! Bits of memory: each known, poison, undef, or a bit of a stored value.
//!
//! A stored register with several possible values (derived from undef) is kept unchanged in a *cell*, and each load
//! picks one of its values anew. So two bits of one stored undef value are as correlated as they were in the register,
//! and two loads are independent. A pointer is stored in the same way, because its address is unknown.

use ir::{Bits, TypeId};
use rustc_hash::FxHashMap;
use semantics::{OddWidth, Unsupported};

use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::load::{Dependencies, LoadPicks, ScalarLoad};
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::machine::domain::{Indeterminate, LoadKind, MemoryBits, MemoryImage, Provenances};
use crate::machine::memory::{AccessRange, Memory};
use crate::machine::origin::PoisonOrigin;
use crate::shape::{ScalarKind, ScalarLeaf, TailBits, ValueShape};

/// Limit on the combinations of undef bits and stored values in one load.
const MAX_PICKS: usize = 1 << 12;
/// Limit on the scalars of one register.
const MAX_LEAVES: usize = 64;
/// The reason why a type is refused.
pub(super) const UNSUPPORTED_TYPE: &str = "type that is no small integer, pointer, vector or aggregate";

/// Checks that registers can hold values of a shape: integers of up to 128 bits, and pointers.
pub(super) fn supported(shape: &ValueShape) -> Result<(), Unsupported> {
    let scalar = |leaf: &ScalarLeaf| match leaf.kind {
        ScalarKind::Integer | ScalarKind::Pointer => leaf.width <= 128,
        ScalarKind::Float => false,
    };
    let small = shape.leaves.len() <= MAX_LEAVES && shape.leaves.iter().all(scalar);
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
    pub(super) fn settled(self) -> Option<Scalar> {
        match self {
            Bit::Known(bit) => Some(Scalar::Bits(bit.into())),
            Bit::Poison => Some(Scalar::Poison),
            Bit::Undef | Bit::Stored { .. } => None,
        }
    }
}

impl MemoryBits for SetDomain<'_> {
    type Bit = Bit;
    type Provenance = std::convert::Infallible;

    fn bit(value: bool) -> Bit {
        Bit::Known(value)
    }

    fn known(bit: Bit) -> Option<bool> {
        match bit {
            Bit::Known(value) => Some(value),
            Bit::Poison | Bit::Undef | Bit::Stored { .. } => None,
        }
    }

    fn indeterminate(&mut self, kind: Indeterminate, _: PoisonOrigin) -> Bit {
        match kind {
            Indeterminate::Poison => Bit::Poison,
            Indeterminate::Undef => Bit::Undef,
        }
    }

    fn extension(&mut self, bits: &[Bit]) -> Bit {
        if bits.contains(&Bit::Poison) { Bit::Poison } else { Bit::Known(false) }
    }

    fn known_scalar(value: &ValueSet, at: usize) -> Option<u128> {
        match value.as_single()?.lane(at) {
            Scalar::Bits(bits) => Some(bits),
            Scalar::Pointer(_) | Scalar::Poison => None,
        }
    }

    fn provenance(_: &ValueSet, _: usize) -> Option<Self::Provenance> {
        None
    }

    fn copied(&mut self, mut bytes: Vec<[Bit; 8]>) -> Vec<[Bit; 8]> {
        let mut copies: FxHashMap<u32, u32> = FxHashMap::default();
        for bit in bytes.iter_mut().flatten() {
            let Bit::Stored { cell, .. } = bit else { continue };
            if self.cells[*cell as usize].as_single().is_none() {
                let cells = &mut self.cells;
                *cell = *copies.entry(*cell).or_insert_with(|| {
                    cells.push(cells[*cell as usize].clone());
                    cells.len() as u32 - 1
                });
            }
        }
        bytes
    }

    fn split(&mut self, value: &ValueSet, shape: &ValueShape) -> Vec<Bit> {
        let mut image = Vec::with_capacity(shape.bits as usize);
        let cell = self.cells.len() as u32;
        let mut used = false;
        for (lane, leaf) in shape.leaves.iter().enumerate() {
            let known = value.as_single().map(|value| value.lane(lane));
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

    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        _: &Provenances<Self>,
    ) -> OrHalt<ValueSet> {
        let scalars = shape.leaves.iter().zip(numbers);
        let scalar = |(leaf, &number): (&ScalarLeaf, &u128)| match (leaf.is_pointer(), number) {
            (false, number) => Ok(Scalar::Bits(number)),
            (true, 0) => Ok(Scalar::Pointer(Pointer::NULL)),
            (true, _) => Err(unsupported("pointer read from parts or integers")),
        };
        Ok(ValueSet::single(Value(scalars.map(scalar).collect::<Result<_, _>>()?)))
    }

    fn join(&mut self, shape: &ValueShape, image: &MemoryImage<Self>, kind: LoadKind) -> OrHalt<ValueSet> {
        match kind {
            LoadKind::Plain => self.read(&image.bits, shape),
            LoadKind::Frozen => self.read_frozen(&image.bits, shape),
        }
    }
}

impl<'m> SetDomain<'m> {
    /// The scalar that a type's lanes are.
    pub(super) fn lane(&self, ty: TypeId) -> OrHalt<ScalarLeaf> {
        let shape = self.context.shape(ty)?;
        Ok(*shape.leaves.first().ok_or(unsupported("value without lanes"))?)
    }

    /// The values that a load of a shape from these bits may see: `ty↑` of Fig. 3.1 for each combination of choices.
    fn read(&self, bits: &[Bit], shape: &ValueShape) -> OrHalt<ValueSet> {
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
        let needs = Dependencies::compute(bits, leaves, tails);
        let load = ScalarLoad::new(bits, leaves, tails, &needs)?;
        let value = |pick| load.value(&self.picks(&needs, pick));
        let values = (0..self.load_combinations(&needs)?).map(value).collect::<Result<_, _>>()?;
        ValueSet::new(values).ok_or(unsupported("load of nothing"))
    }

    /// One value for all uses: any that a load may see, with poison bits chosen one by one.
    fn read_frozen(&mut self, bits: &[Bit], shape: &ValueShape) -> OrHalt<ValueSet> {
        let needs = Dependencies::compute(bits, &shape.leaves, &[]);
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
        // Each such bit doubles the runs.
        if poison.len() > self.limits.undef_bits as usize {
            return Err(Halt::Excess("freeze of many poison bits"));
        }
        for at in poison {
            settled[at] = Bit::Known(self.choose(2) == 1);
        }
        let value =
            ScalarLoad::new(&settled, &shape.leaves, &[], &needs)?.value(&self.picks(&needs, pick))?;
        if value.is_defined() {
            Ok(ValueSet::single(value))
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
            return Ok(ValueSet::single(Value(lanes)));
        }
        let leaf = |at: u64| ScalarLeaf { width: 1, bit: Bits(at), kind: ScalarKind::Integer };
        let leaves: Vec<_> = (0..size * 8).map(leaf).collect();
        self.read_with(&bits, &leaves, &[])
    }
}
