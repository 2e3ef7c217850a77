//! The sequences of instructions that clang writes for an access to a bit-field (`EmitLoadOfBitfieldLValue` and
//! `EmitStoreThroughBitfieldLValue`, clang/lib/CodeGen/CGExpr.cpp), as a reader of one block.
//!
//! ```text
//! read    load; shl, ashr  (signed)  or  lshr, and  (unsigned); then a conversion to the declared type
//! write   a conversion to the unit's type; load; and, shl  (the value);  and, or  (the unit);  store;
//!         shl, ashr  and a conversion  (the value of the assignment)
//! ```
//!
//! Each step is absent where it would change nothing, and those on a constant are folded.

use base::Bits;
use ethnum::U256;
use ir::{Binary, BinaryOp, Cast, CastOp, Instruction, MemoryOp, Module, Op, Operand, TypeTable, ValueId};

use lowering::strategy::low_bits;

use crate::site::{ShownSign, UnitBits};

/// The widest access unit: of the widest constants that have an arithmetic here.
const WIDEST_UNIT: Bits = Bits(U256::BITS as u64);

/// The load of an access unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnitLoad {
    pub(crate) value: ValueId,
    pub(crate) unit: Bits,
    pub(crate) ptr: Operand,
    pub(crate) align: ir::Align,
    pub(crate) volatile: bool,
}

impl UnitLoad {
    /// The load of an integer of whole bytes that an instruction is.
    pub(crate) fn find(instruction: &Instruction, types: &TypeTable) -> Option<UnitLoad> {
        let Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }) = &instruction.op else { return None };
        let unit = Bits(u64::from(types.int_width(*ty)?));
        let whole = unit.0.is_multiple_of(8) && unit.0 <= WIDEST_UNIT.0;
        let value = instruction.result.filter(|_| whole)?;
        Some(UnitLoad { value, unit, ptr: *ptr, align: *align, volatile: *volatile })
    }
}

/// A sequence that reads: the number of instructions from the load on, and the value read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ReadSequence {
    pub(crate) length: usize,
    pub(crate) bits: UnitBits,
    pub(crate) result: ValueId,
    pub(crate) result_width: Bits,
}

/// A sequence that writes, and the values in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WriteSequence {
    /// The number of instructions from the load on.
    pub(crate) length: usize,
    pub(crate) bits: UnitBits,
    pub(crate) written: Written,
    /// The last value of the instructions after the store, and its width.
    pub(crate) result: Option<(ValueId, Bits)>,
}

/// The instructions of a block.
#[derive(Clone, Copy)]
pub(crate) struct BlockText<'m> {
    pub(crate) instructions: &'m [Instruction],
    pub(crate) module: &'m Module,
    /// The name of a value.
    pub(crate) name: &'m dyn Fn(ValueId) -> Option<&'m str>,
}

impl BlockText<'_> {
    /// True if clang has written the instruction for an access to a bit-field.
    fn is_in_access(&self, instruction: &Instruction) -> bool {
        instruction.result.and_then(self.name).is_some_and(|name| name.starts_with(IN_ACCESS))
    }
}

/// The prefix of all names that clang gives in accesses to bit-fields.
pub(crate) const IN_ACCESS: &str = "bf.";

/// A reader of the instructions of a block, from one of them on.
struct Steps<'m> {
    text: BlockText<'m>,
    at: usize,
}

impl Steps<'_> {
    fn next(&self) -> Option<&Instruction> {
        self.text.instructions.get(self.at)
    }

    /// Goes past `op value, constant`, and returns its result and the constant.
    fn with_constant(&mut self, op: BinaryOp, value: Operand) -> Option<(ValueId, U256)> {
        let instruction = self.next().filter(|next| self.text.is_in_access(next))?;
        let Op::Binary(Binary { op: found, lhs, rhs: Operand::Const(by), .. }) = &instruction.op else {
            return None;
        };
        let step = (instruction.result?, self.text.module.integer_value(*by)?);
        let is_step = *found == op && *lhs == value;
        self.at += usize::from(is_step);
        is_step.then_some(step)
    }

    /// Goes past an operation by a constant if there is one, and makes its result the value.
    fn step(&mut self, op: BinaryOp, value: &mut Operand) -> Option<U256> {
        let (result, by) = self.with_constant(op, *value)?;
        *value = result.into();
        Some(by)
    }

    /// Goes past a shift if there is one; gives its distance.
    fn shift(&mut self, op: BinaryOp, value: &mut Operand) -> Option<u32> {
        // One by the width or more is poison, which clang does not write.
        self.step(op, value).map(|by| by.as_u32())
    }

    /// True if the next instruction is a conversion by that operator.
    fn is_cast(&self, op: CastOp) -> bool {
        matches!(self.next(), Some(Instruction { op: Op::Cast(cast), .. }) if cast.op == op)
    }

    /// Goes past a conversion of the value to another integer type.
    fn conversion(&mut self, value: Operand, extension: CastOp) -> Option<(ValueId, Bits)> {
        let instruction = self.next().filter(|next| self.text.is_in_access(next))?;
        let Op::Cast(Cast { op, value: converted, to, .. }) = &instruction.op else { return None };
        let step = (instruction.result?, Bits(u64::from(self.text.module.types.int_width(*to)?)));
        let is_step = *converted == value && (*op == CastOp::Trunc || *op == extension);
        self.at += usize::from(is_step);
        is_step.then_some(step)
    }
}

/// The sequence that reads a field, from its load on.
pub(crate) fn read(text: BlockText<'_>, at: usize, load: &UnitLoad) -> Option<ReadSequence> {
    let mut steps = Steps { text, at: at + 1 };
    let mut value = Operand::Value(load.value);
    let (shift, width, sign) = extracted(&mut steps, load, &mut value)?;
    let extensions: &[(CastOp, ShownSign)] = match sign {
        ShownSign::Signed => &[(CastOp::SExt, sign)],
        ShownSign::Unsigned => &[(CastOp::ZExt, sign)],
        // A field as wide as its unit shows its sign in the conversion only.
        ShownSign::NotShown => &[(CastOp::SExt, ShownSign::Signed), (CastOp::ZExt, ShownSign::Unsigned)],
    };
    let converted = extensions.iter().find_map(|&(extension, shown)| {
        let extends = steps.is_cast(extension);
        let (result, width) = steps.conversion(value, extension)?;
        Some((result, width, if extends { shown } else { sign }))
    });
    let (result, result_width, sign) = match (converted, value) {
        (Some(converted), _) => converted,
        (None, Operand::Value(last)) => (last, load.unit, sign),
        (None, Operand::Const(_)) => return None,
    };
    let bits = UnitBits { unit: load.unit, shift: Bits(shift.into()), width: Bits(width.into()), sign };
    Some(ReadSequence { length: steps.at - at, bits, result, result_width })
}

/// Goes past the shifts and masks of a read: the distance, the width and the sign of the field.
fn extracted(steps: &mut Steps<'_>, load: &UnitLoad, value: &mut Operand) -> Option<(u32, u32, ShownSign)> {
    let unit = load.unit.0 as u32;
    let above = steps.shift(BinaryOp::Shl, value);
    if let Some(by) = steps.shift(BinaryOp::AShr, value) {
        return Some((by.checked_sub(above.unwrap_or(0))?, unit.checked_sub(by)?, ShownSign::Signed));
    }
    if above.is_some() {
        return None;
    }
    let shift = steps.shift(BinaryOp::LShr, value);
    let mask = steps.step(BinaryOp::And, value);
    let below = shift.unwrap_or(0);
    match mask {
        Some(mask) => {
            let width = mask.count_ones();
            (mask == low_bits(Bits(width.into())) && below + width < unit).then_some((
                below,
                width,
                ShownSign::Unsigned,
            ))
        }
        None if shift.is_some() => Some((below, unit.checked_sub(below)?, ShownSign::Unsigned)),
        None => Some((0, unit, ShownSign::NotShown)),
    }
}

/// The sequence that writes a field, from its load on.
pub(crate) fn write(text: BlockText<'_>, at: usize, load: &UnitLoad) -> Option<WriteSequence> {
    let mut steps = Steps { text, at: at + 1 };
    let value_steps = ValueSteps::read(&mut steps, load);
    let (cleared, kept) = steps.with_constant(BinaryOp::And, load.value.into())?;
    let field = !kept & low_bits(load.unit);
    let (shift, width) = (field.trailing_zeros(), field.count_ones());
    if field == U256::ZERO || field != low_bits(Bits(width.into())) << shift {
        return None;
    }
    let placed = stored(&mut steps, load, cleared)?;
    let written = value_steps.written(text.module, placed, shift, width)?;
    let (result, sign) = assigned(&mut steps, load, written.masked, width);
    let bits = UnitBits { unit: load.unit, shift: Bits(shift.into()), width: Bits(width.into()), sign };
    Some(WriteSequence { length: steps.at - at, bits, written, result })
}

/// Goes past `or cleared, placed` and the store of the result to the unit; gives what was placed.
fn stored(steps: &mut Steps<'_>, load: &UnitLoad, cleared: ValueId) -> Option<Operand> {
    let or = steps.next()?;
    let Op::Binary(Binary { op: BinaryOp::Or, lhs, rhs: placed, .. }) = &or.op else { return None };
    let Op::Memory(MemoryOp::Store { value, ptr, volatile, .. }) =
        &steps.text.instructions.get(steps.at + 1)?.op
    else {
        return None;
    };
    let is_unit = *ptr == load.ptr && *volatile == load.volatile;
    let is_stored = *lhs == Operand::Value(cleared) && *value == Operand::Value(or.result?);
    let placed = *placed;
    steps.at += 2;
    (is_unit && is_stored).then_some(placed)
}

/// The value of the assignment after the store, the last of its instructions, and the sign that they show.
fn assigned(
    steps: &mut Steps<'_>,
    load: &UnitLoad,
    masked: Operand,
    width: u32,
) -> (Option<(ValueId, Bits)>, ShownSign) {
    let above = load.unit.0 as u32 - width;
    let (start, mut value) = (steps.at, masked);
    let extended = steps.shift(BinaryOp::Shl, &mut value) == Some(above)
        && steps.shift(BinaryOp::AShr, &mut value) == Some(above);
    if !extended {
        (steps.at, value) = (start, masked);
    }
    let (extension, sign) = match extended {
        true => (CastOp::SExt, ShownSign::Signed),
        false => (CastOp::ZExt, ShownSign::Unsigned),
    };
    match (steps.conversion(value, extension), value) {
        (Some(converted), _) => (Some(converted), sign),
        (None, Operand::Value(last)) if extended => (Some((last, load.unit)), sign),
        (None, _) => (None, ShownSign::NotShown),
    }
}

/// The instructions on the value that is written.
#[derive(Clone, Copy, Debug, Default)]
struct ValueSteps {
    /// Operand, mask and result of the first.
    mask: Option<(Operand, U256, ValueId)>,
    /// Operand, distance and result of the second.
    shift: Option<(Operand, U256, ValueId)>,
}

/// The value that is written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written {
    /// The value in an integer of the unit's width; if it is a constant, in one of the field's.
    pub(crate) value: Operand,
    /// The value cut to the width of the field, in a unit.
    pub(crate) masked: Operand,
    /// Set if no instruction cuts it to the width of the field, since it is a `_Bool`.
    pub(crate) unmasked: Unmasked,
}

/// The presence of a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unmasked {
    /// There is one, or the value is a constant.
    No,
    /// There is none.
    Yes,
}

impl ValueSteps {
    fn read(steps: &mut Steps<'_>, load: &UnitLoad) -> ValueSteps {
        let mut found = ValueSteps::default();
        for (op, slot) in [(BinaryOp::And, &mut found.mask), (BinaryOp::Shl, &mut found.shift)] {
            let operand = steps.next().and_then(|instruction| match &instruction.op {
                Op::Binary(binary) if binary.lhs != Operand::Value(load.value) => Some(binary.lhs),
                _ => None,
            });
            let step = operand.and_then(|operand| Some((operand, steps.with_constant(op, operand)?)));
            *slot = step.map(|(operand, (result, by))| (operand, by, result));
        }
        found
    }

    /// The value, if the instructions bring it to its place in the unit.
    fn written(self, module: &Module, placed: Operand, shift: u32, width: u32) -> Option<Written> {
        if let Operand::Const(constant) = placed {
            let value = module.integer_value(constant)?;
            let fits = value >> shift <= low_bits(Bits(width.into()))
                && value & low_bits(Bits(shift.into())) == U256::ZERO;
            return (fits && self.mask.is_none() && self.shift.is_none()).then_some(Written {
                value: placed,
                masked: placed,
                unmasked: Unmasked::No,
            });
        }
        let masked = match self.shift {
            Some((operand, by, result)) => {
                (by == U256::from(shift) && placed == Operand::Value(result)).then_some(operand)?
            }
            None if shift == 0 => placed,
            None => return None,
        };
        match self.mask {
            Some((operand, mask, result)) => {
                let is_mask = mask == low_bits(Bits(width.into())) && masked == Operand::Value(result);
                is_mask.then_some(Written { value: operand, masked, unmasked: Unmasked::No })
            }
            None => Some(Written { value: masked, masked, unmasked: Unmasked::Yes }),
        }
    }
}

/// The conversion of a value to the unit's type, by the instruction before the load: the value before it, and its width.
/// clang gives it no name, other than one that C asks for.
pub(crate) fn conversion_before(
    text: BlockText<'_>,
    function_values: &[ir::TypeId],
    load: usize,
    value: Operand,
) -> Option<(Operand, Bits)> {
    let before = text.instructions.get(load.checked_sub(1)?)?;
    let Op::Cast(Cast { op: CastOp::Trunc | CastOp::ZExt, value: from, .. }) = &before.op else {
        return None;
    };
    let result =
        before.result.filter(|result| Operand::Value(*result) == value && (text.name)(*result).is_none());
    result?;
    let width = text.module.types.int_width(from.ty(function_values)?)?;
    Some((*from, Bits(width.into())))
}
