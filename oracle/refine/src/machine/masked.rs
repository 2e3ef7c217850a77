//! Loads and stores of the lanes of a vector that a mask names. LangRef "Masked Vector Load and Store Intrinsics", "Masked Vector Gather
//! and Scatter Intrinsics".
//!
//! A lane of the mask that is poison is undefined behaviour: passes take it for one that is set and for one that is not.

use ir::{Align, Bits, Bytes, Call, Const, GepFlags, Module, Operand, Type, TypeId, ValueId};
use semantics::lower::byte_order::is_big_endian;
use semantics::masked::MaskedArguments;
use semantics::{UbKind, Unsupported};

use super::Machine;
use super::domain::{Domain, GepStep, LoadKind, OrHalt};
use super::number_use::Reason;
use super::vocabulary::arg;

/// The refusal of lanes that do not fill their bytes, which share them with their neighbours.
const BITS: Unsupported = Unsupported::Instruction("a masked access to lanes of no whole bytes");

/// The refusal of lanes whose bytes have another order in memory.
const ORDER: Unsupported = Unsupported::Instruction("a masked access in big-endian memory");

/// The pointers of a masked access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LanePointers {
    /// One, to lanes that lie side by side; its alignment is that of the whole vector.
    SideBySide,
    /// One for each lane.
    Each,
}

/// The alignment that a constant says.
pub(crate) fn constant_align(operand: Operand) -> Option<Align> {
    match operand {
        Operand::Const(Const::Int { value, .. }) => u64::try_from(value).ok().and_then(Align::from_bytes),
        _ => None,
    }
}

/// One lane that is accessed.
struct MaskedLane<V> {
    number: usize,
    pointer: V,
    align: Align,
}

impl<D: Domain> Machine<'_, D> {
    /// `llvm.masked.load` and `llvm.masked.gather`: other lanes are those of the fourth argument.
    pub(crate) fn masked_load(
        &mut self,
        call: &Call,
        pointers: LanePointers,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        let (count, lane) = self.lane_type(call.ret)?;
        let arguments = masked_arguments(self.module, call)?;
        let lanes = self.masked_lanes(arguments, pointers, call.ret)?;
        let shape = self.shape(lane)?;
        let others = self.operand_value(arg(call, 3)?)?;
        let mask = self.operand_value(arguments.mask)?;
        let mut parts = vec![others.clone()];
        let mut positions: Vec<Option<usize>> = (0..count).map(Some).collect();
        for (at, MaskedLane { number, pointer, align }) in lanes.into_iter().enumerate() {
            let range = self.locate(&pointer, self.module.types.store_size(lane), align)?;
            let loaded = self.read(range, Bits(0), shape, LoadKind::Plain)?;
            // A load and then a select by the mask: of a lane that is undef, those who use the result see the one or the other.
            let [bit, other] = [&mask, &others].map(|of| self.domain.gather(&[of], &[Some(number)], 0));
            parts.push(self.domain.select(bit?, (loaded, other?))?);
            positions[number] = Some(count + at);
        }
        let parts: Vec<&D::Value> = parts.iter().collect();
        let value = self.domain.gather(&parts, &positions, 0)?;
        if let Some(result) = result {
            self.define(result, value);
        }
        Ok(())
    }

    /// `llvm.masked.store` and `llvm.masked.scatter`: in the order of the lanes.
    pub(crate) fn masked_store(&mut self, call: &Call, pointers: LanePointers) -> OrHalt<(), D> {
        let stored = arg(call, 0)?;
        let vector = self.type_of(stored)?;
        let (_, lane) = self.lane_type(vector)?;
        let lanes = self.masked_lanes(masked_arguments(self.module, call)?, pointers, vector)?;
        let stored = self.operand_value(stored)?;
        for MaskedLane { number, pointer, align } in lanes {
            let value = self.domain.gather(&[&stored], &[Some(number)], 0)?;
            let range = self.locate_mut(&pointer, self.module.types.store_size(lane), align)?;
            self.write_value(range, lane, &value)?;
        }
        Ok(())
    }

    fn lane_type(&self, vector: TypeId) -> OrHalt<(usize, TypeId), D> {
        let Type::Vector(count, lane) = *self.module.types.get(vector) else {
            self.shape(vector)?;
            return Err(Unsupported::Malformed("a vector is needed").into());
        };
        let width = self.module.types.bit_width(lane);
        if width != self.module.types.store_size(lane).checked_bits().unwrap_or(Bits(0)) {
            return Err(BITS.into());
        }
        if is_big_endian(self.module) && width > Bits(8) {
            return Err(ORDER.into());
        }
        Ok((count as usize, lane))
    }

    /// The lanes of a vector of this type that the mask names.
    fn masked_lanes(
        &mut self,
        MaskedArguments { pointer, align, mask, .. }: MaskedArguments,
        pointers: LanePointers,
        vector: TypeId,
    ) -> OrHalt<Vec<MaskedLane<D::Value>>, D> {
        let (count, lane) = self.lane_type(vector)?;
        let (pointer, mask) = (self.used_value(pointer)?, self.used_value(mask)?);
        let align = constant_align(align).ok_or(Unsupported::Malformed("alignment of a masked access"))?;
        let mut lanes = Vec::new();
        for number in 0..count {
            let bit = self.domain.gather(&[&mask], &[Some(number)], 1)?;
            if self.number(&bit, Reason::Lane, UbKind::PoisonCondition)? == 0 {
                continue;
            }
            let (pointer, align) = match pointers {
                LanePointers::Each => (self.domain.gather(&[&pointer], &[Some(number)], 0)?, align),
                LanePointers::SideBySide => {
                    let Bytes(distance) = self.module.types.store_size(lane);
                    let step = GepStep::Fixed(distance * number as u64);
                    let here = self.domain.step(&self.memory, GepFlags::NONE, pointer.clone(), step)?;
                    (here, Align::ONE)
                }
            };
            lanes.push(MaskedLane { number, pointer, align });
        }
        let aligned = match pointers {
            LanePointers::SideBySide if !lanes.is_empty() => {
                self.domain.is_aligned(&self.memory, &pointer, align)?
            }
            _ => Some(true),
        };
        if aligned == Some(true) { Ok(lanes) } else { Err(UbKind::Misaligned.into()) }
    }
}

fn masked_arguments(module: &Module, call: &Call) -> Result<MaskedArguments, Unsupported> {
    MaskedArguments::of_call(module, call).ok_or(Unsupported::Malformed("arguments of a masked access"))
}
