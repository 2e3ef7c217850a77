//! Conversions.

use ir::{Cast, CastFlags, CastOp};

use super::super::integer::{signed, truncate};
use super::super::memory::Memory;
use super::super::shape::ScalarKind;
use super::super::value::{Scalar, Value, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};

impl Path<'_> {
    pub(super) fn cast(&mut self, frame: &CallFrame<'_>, cast: &Cast) -> Result<ValueSet, Halt> {
        match cast.op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => self.resize(frame, cast),
            CastOp::BitCast => self.bitcast(frame, cast),
            CastOp::PtrToInt | CastOp::IntToPtr => Err(unsupported("conversion between pointer and integer")),
            CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => Err(unsupported("floating point")),
        }
    }

    fn resize(&mut self, frame: &CallFrame<'_>, cast: &Cast) -> Result<ValueSet, Halt> {
        let from = self.width(frame, cast.value)?;
        let Some(ScalarKind::Int(to)) = self.context.shape(cast.to)?.leaves.first().map(|leaf| leaf.kind)
        else {
            return Err(unsupported("conversion to what is no integer"));
        };
        let value = self.operand(frame, cast.value)?;
        let (op, flags) = (cast.op, cast.flags);
        self.image([&*value], |[value]| {
            let lanes = value.0.iter().map(|&lane| match lane {
                Scalar::Bits(bits) => resized(op, flags, (from, to), bits),
                _ => Scalar::Poison,
            });
            Ok(Value(lanes.collect()))
        })
    }

    /// `ty↑(ty↓(v))` of Fig. 3.1, by writing to and reading from a temporary object.
    fn bitcast(&mut self, frame: &CallFrame<'_>, cast: &Cast) -> Result<ValueSet, Halt> {
        let ty = cast.value.ty(&frame.function.values).ok_or(unsupported("unknown value"))?;
        let (from, to) = (self.context.shape(ty)?, self.context.shape(cast.to)?);
        if from.bits != to.bits {
            return Err(unsupported("bitcast between sizes"));
        }
        let value = self.operand(frame, cast.value)?;
        let context = self.context;
        self.image([&*value], |[value]| {
            let mut memory = Memory::new(&context.semantics);
            let object = memory.allocate(from.bits, ir::Align::ONE);
            memory.write(object, 0, &ValueSet::one(value.clone()), from);
            let read = memory.read(&memory.objects[object as usize].bits, to)?;
            read.only().cloned().ok_or(unsupported("bitcast between widths"))
        })
    }
}

/// LangRef "trunc", "zext", "sext": the violation of a flag is poison.
fn resized(op: CastOp, flags: CastFlags, (from, to): (u32, u32), bits: u64) -> Scalar {
    let (as_unsigned, as_signed) = (i128::from(bits), signed(bits, from));
    let result = truncate(if op == CastOp::SExt { as_signed } else { as_unsigned }, to);
    let broken = flags.nuw && i128::from(result) != as_unsigned
        || flags.nsw && signed(result, to) != as_signed
        || flags.nneg && as_signed < 0;
    if broken { Scalar::Poison } else { Scalar::Bits(result) }
}
