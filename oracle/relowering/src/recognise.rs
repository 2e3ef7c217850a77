//! The accesses to bit-fields of a module that clang wrote.
//!
//! Two statements of clang's decide: the name that it gives the load of an access unit (`bf.load`, with
//! `-fno-discard-value-names`; it gives it to nothing else), and the layout that it states ([`StatedLayouts`]). By its instructions
//! alone `p->b` would be the same as `*q >> 3 & 7`. What has such a name and is no sequence that clang is known to write, or lies
//! where no record has a bit-field, is reported by name.
//!
//! A store to a field that fills its access unit is no such sequence: it is one `store`, by every strategy.

use std::collections::BTreeSet;

use base::{Bits, Bytes};
use ir::read::ValueNames;
use ir::{BlockId, FuncId, Function, Instruction, MemoryOp, Module, Op, Operand, ValueId};
use lang::IntType;
use smol_str::SmolStr;

use crate::layouts::{StatedBitField, StatedLayouts, StatedRecord};
use crate::place::{ObjectPlace, Places, record_at, units};
use crate::record_load::{BitFieldRecords, RecordLoad, record_loads};
use crate::sequence::{self, BlockText, IN_ACCESS, UnitLoad, Unmasked, WriteSequence};
use crate::site::{
    Action, AssignedValue, FieldOrigin, ShownSign, Site, UnitBits, Unrecognised, UnrecognisedReason,
};

/// The accesses of a module.
#[derive(Clone, Debug, Default)]
pub struct Recognition {
    /// Those that are recognised, in the order of the text.
    pub sites: Vec<Site>,
    /// Those that are not.
    pub unrecognised: Vec<Unrecognised>,
    /// The loads of records with bit-fields that are passed in registers, in the order of the text.
    pub record_loads: Vec<RecordLoad>,
}

impl Recognition {
    /// True if there is nothing that a strategy lowers otherwise.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sites.is_empty() && self.record_loads.is_empty()
    }

    /// The functions that have such accesses or loads, in the order of the text.
    #[must_use]
    pub fn functions(&self) -> BTreeSet<FuncId> {
        let of_sites = self.sites.iter().map(|site| site.function);
        of_sites.chain(self.record_loads.iter().map(|load| load.function)).collect()
    }
}

/// The prefix of the names that clang gives to the loads of access units.
const UNIT_LOAD: &str = "bf.load";

/// Finds the accesses of all functions.
#[must_use]
pub fn recognise(module: &Module, names: &ValueNames, layouts: &StatedLayouts) -> Recognition {
    let mut recognition = Recognition::default();
    let records = BitFieldRecords::of_module(module, layouts);
    for (at, function) in module.functions.iter().enumerate() {
        let id = FuncId(at as u32);
        if names.of_function(id).any(|(_, name)| name.starts_with(UNIT_LOAD)) {
            let places = Places::of_function(module, function);
            let uses = use_counts(function);
            let reader = FunctionReader { module, names, layouts, id, function, places, uses };
            reader.recognise(&mut recognition);
        }
        recognition.record_loads.extend(record_loads(module, names, &records, id));
    }
    recognition
}

/// The number of uses of each value of a function.
fn use_counts(function: &Function) -> Vec<u32> {
    let mut counts = vec![0; function.values.len()];
    let bodies = function.blocks.iter().flat_map(|block| {
        let inside = block.instructions.iter().flat_map(|instruction| instruction.op.operands());
        inside.chain(block.terminator.operands())
    });
    for operand in bodies {
        if let Operand::Value(value) = operand {
            counts[value.index()] += 1;
        }
    }
    counts
}

/// The parts of a site that its sequence gives.
struct FoundSite {
    first: usize,
    end: usize,
    bits: UnitBits,
    action: Action,
}

struct FunctionReader<'m> {
    module: &'m Module,
    names: &'m ValueNames,
    layouts: &'m StatedLayouts,
    id: FuncId,
    function: &'m Function,
    places: Places,
    uses: Vec<u32>,
}

impl FunctionReader<'_> {
    fn recognise(&self, recognition: &mut Recognition) {
        for (block, at) in self.function.blocks.iter().zip(0..) {
            let mut next = 0;
            while let Some(instruction) = block.instructions.get(next) {
                let name = instruction.result.and_then(|value| self.names.name(self.id, value));
                match name {
                    Some(name) if name.starts_with(UNIT_LOAD) => {
                        next = match self.site(BlockId(at), &block.instructions, next) {
                            Ok(site) => {
                                let end = site.instructions.end;
                                recognition.sites.push(site);
                                end
                            }
                            Err(reason) => {
                                recognition.unrecognised.push(self.unrecognised(name, reason));
                                next + 1
                            }
                        }
                    }
                    Some(name)
                        if name.starts_with(IN_ACCESS) && !is_of_whole_unit(&block.instructions, next) =>
                    {
                        let reason = UnrecognisedReason::Sequence;
                        recognition.unrecognised.push(self.unrecognised(name, reason));
                        next += 1;
                    }
                    _ => next += 1,
                }
            }
        }
    }

    fn unrecognised(&self, name: &str, reason: UnrecognisedReason) -> Unrecognised {
        Unrecognised { function: self.function.name.clone(), value: SmolStr::new(name), reason }
    }

    fn site(
        &self,
        block: BlockId,
        instructions: &[Instruction],
        at: usize,
    ) -> Result<Site, UnrecognisedReason> {
        let types = &self.module.types;
        let load = UnitLoad::find(&instructions[at], types).ok_or(UnrecognisedReason::Sequence)?;
        let name = |value| self.names.name(self.id, value);
        let text = BlockText { instructions, module: self.module, name: &name };
        let written =
            sequence::write(text, at, &load).and_then(|sequence| self.write(text, at, &load, &sequence));
        let read = || {
            let sequence = sequence::read(text, at, &load)?;
            let declared = int_type(sequence.result_width, sequence.bits.sign)?;
            let action = Action::Read { result: sequence.result, declared };
            Some(FoundSite { first: at, end: at + sequence.length, bits: sequence.bits, action })
        };
        let found = written.or_else(read).ok_or(UnrecognisedReason::Sequence)?;
        let place = self.places.place(self.module, load.ptr);
        let origin = self.origin(&found.bits, load.volatile, place).ok_or(UnrecognisedReason::Layout)?;
        let site = Site {
            function: self.id,
            block,
            instructions: found.first..found.end,
            bits: found.bits,
            unit_address: load.ptr,
            align: load.align,
            volatile: load.volatile,
            action: found.action,
            attachments: instructions[at].metadata,
            origin,
        };
        let result = site.result();
        let escapes = instructions[site.instructions.clone()]
            .iter()
            .filter_map(|instruction| instruction.result)
            .any(|value| Some(value) != result && self.is_used_outside(value, instructions, &site));
        if escapes { Err(UnrecognisedReason::Uses) } else { Ok(site) }
    }

    fn is_used_outside(&self, value: ValueId, instructions: &[Instruction], site: &Site) -> bool {
        self.uses[value.index()] > uses_in(value, &instructions[site.instructions.clone()])
    }

    /// A write with the conversion of its value and the value of the assignment.
    fn write(
        &self,
        text: BlockText<'_>,
        at: usize,
        load: &UnitLoad,
        sequence: &WriteSequence,
    ) -> Option<FoundSite> {
        let WriteSequence { length, bits, written, result } = *sequence;
        let end = at + length;
        let converted = sequence::conversion_before(text, &self.function.values, at, written.value);
        let (value, width) = converted.unwrap_or((written.value, load.unit));
        let declared = match written.unmasked {
            Unmasked::No => int_type(width, ShownSign::Unsigned)?,
            Unmasked::Yes if width == Bits(1) => IntType::Bool,
            Unmasked::Yes => return None,
        };
        let visible = |value: ValueId| self.uses[value.index()] > uses_in(value, &text.instructions[at..end]);
        let result = match (result, written.masked) {
            (Some((value, width)), _) => Some(AssignedValue { value, ty: int_type(width, bits.sign)? }),
            // The masked value, or that of a `_Bool`, whose conversion belongs to the access and needs no mask.
            (None, Operand::Value(masked))
                if (written.masked != written.value || converted.is_some()) && visible(masked) =>
            {
                Some(AssignedValue { value: masked, ty: int_type(load.unit, ShownSign::Unsigned)? })
            }
            (None, _) => None,
        };
        let action = Action::Write { value, declared, result };
        Some(FoundSite { first: at - usize::from(converted.is_some()), end, bits, action })
    }

    /// The record that the access is to, by its address, or all that have such a field.
    fn origin(&self, bits: &UnitBits, volatile: bool, place: Option<ObjectPlace>) -> Option<FieldOrigin> {
        let has = |record: &StatedRecord, start: Option<Bytes>| {
            record.fields.iter().any(|field| is_field(field, bits, volatile, start))
        };
        let known = place.and_then(|place| {
            record_at(self.module, self.layouts, place, |record, offset| has(record, Some(offset)))
        });
        if let Some(record) = known {
            return Some(FieldOrigin::Record(record.name.clone()));
        }
        let possible = self.layouts.records().iter().filter(|record| has(record, None));
        let possible: Vec<SmolStr> = possible.map(|record| record.name.clone()).collect();
        (!possible.is_empty()).then_some(FieldOrigin::AnyOf(possible))
    }
}

/// True if what clang states of a field is what the instructions show.
fn is_field(field: &StatedBitField, bits: &UnitBits, volatile: bool, start: Option<Bytes>) -> bool {
    let sign = match bits.sign {
        ShownSign::Signed => field.signed,
        ShownSign::Unsigned => !field.signed,
        ShownSign::NotShown => true,
    };
    sign && field.width == bits.width
        && units(field, volatile).any(|unit| {
            let there = start.is_none_or(|start| unit.start == start);
            there && unit.width == bits.unit && unit.shift == bits.shift
        })
}

/// True of the conversion that gives the value of an assignment to a field that fills its unit, right after the store.
fn is_of_whole_unit(instructions: &[Instruction], at: usize) -> bool {
    let before = at.checked_sub(1).map(|before| &instructions[before].op);
    let (Some(Op::Memory(MemoryOp::Store { value, .. })), Op::Cast(cast)) = (before, &instructions[at].op)
    else {
        return false;
    };
    *value == cast.value
}

fn uses_in(value: ValueId, instructions: &[Instruction]) -> u32 {
    let operands = instructions.iter().flat_map(|instruction| instruction.op.operands());
    operands.filter(|operand| *operand == Operand::Value(value)).count() as u32
}

/// The integer type of that width.
fn int_type(width: Bits, sign: ShownSign) -> Option<IntType> {
    let bits = u16::try_from(width.0).ok()?;
    Some(match sign {
        ShownSign::Signed => IntType::BitInt(bits),
        ShownSign::Unsigned | ShownSign::NotShown => IntType::UBitInt(bits),
    })
}
