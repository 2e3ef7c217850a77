//! Dispatch of instructions by family.

use ir::{Binary, ChoiceOp, Compare, Instruction, Op, Operand, TypeId};

use super::super::integer;
use super::super::shape::ScalarKind;
use super::super::value::{Scalar, Value, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};
use crate::operator::Operator;
use crate::outcome::unsupported_flags;

impl<'a> Path<'a> {
    pub(super) fn step(
        &mut self,
        frame: &mut CallFrame<'a>,
        instruction: &'a Instruction,
    ) -> Result<(), Halt> {
        if let Some(flags) = unsupported_flags(instruction.flags) {
            return Err(unsupported(flags));
        }
        let result = match &instruction.op {
            Op::Binary(binary) => Some(self.binary(frame, binary)?),
            Op::Freeze(value) => {
                let value = self.operand(frame, *value)?.into_owned();
                let ty = result_type(frame, instruction)?;
                Some(self.freeze(&value, ty)?)
            }
            Op::Cast(cast) => Some(self.cast(frame, cast)?),
            Op::Compare(compare) => Some(self.compare(frame, compare)?),
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                Some(self.select(frame, [*condition, *if_true, *if_false])?)
            }
            Op::Choice(ChoiceOp::Phi { .. }) => return Err(unsupported("phi after another instruction")),
            Op::Memory(memory) => self.memory(frame, memory)?,
            Op::Aggregate(aggregate) => Some(self.aggregate(frame, aggregate)?),
            Op::Vector(vector) => Some(self.vector(frame, vector)?),
            Op::Call(call) => self.call(frame, call)?,
            Op::Atomic(atomic) => return Err(unsupported(atomic.name())),
            Op::VaArg { .. } | Op::Pad(_) => return Err(unsupported(instruction.op.opcode().keyword())),
            Op::FNeg(_) => return Err(unsupported("floating point")),
        };
        if let Some(id) = instruction.result {
            let register = frame.registers.get_mut(id.index()).ok_or(unsupported("unknown register"))?;
            *register = result;
        }
        Ok(())
    }

    /// The width of an operand's integers.
    pub(super) fn width(&self, frame: &CallFrame<'_>, operand: Operand) -> Result<u32, Halt> {
        match self.kind(frame, operand)? {
            ScalarKind::Int(width) => Ok(width),
            ScalarKind::Pointer => Err(unsupported("pointer where an integer belongs")),
        }
    }

    /// The scalar kind of an operand's lanes.
    pub(super) fn kind(&self, frame: &CallFrame<'_>, operand: Operand) -> Result<ScalarKind, Halt> {
        let ty = operand.ty(&frame.function.values).ok_or(unsupported("unknown value"))?;
        let shape = self.context.shape(ty)?;
        shape.leaves.first().map(|leaf| leaf.kind).ok_or(unsupported("value without lanes"))
    }

    fn binary(&mut self, frame: &CallFrame<'_>, binary: &Binary) -> Result<ValueSet, Halt> {
        let Binary { op, flags, lhs, rhs } = *binary;
        let Operator::Int(op) = op.into() else { return Err(unsupported("floating point")) };
        let width = self.width(frame, lhs)?;
        let (a, b) = (self.operand(frame, lhs)?, self.operand(frame, rhs)?);
        self.image([&*a, &*b], |[a, b]| {
            let lanes = a.0.iter().zip(&b.0);
            let lanes = lanes.map(|(&a, &b)| integer::binary(op, flags, width, a, b));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    fn compare(&mut self, frame: &CallFrame<'_>, compare: &Compare) -> Result<ValueSet, Halt> {
        let Compare::Int { predicate, lhs, rhs } = *compare else {
            return Err(unsupported("floating point"));
        };
        let kind = self.kind(frame, lhs)?;
        let (a, b) = (self.operand(frame, lhs)?, self.operand(frame, rhs)?);
        let sizes: Vec<_> = self.memory.objects.iter().map(|object| object.bits.len() as i64 / 8).collect();
        self.image([&*a, &*b], |[a, b]| {
            let lanes = a.0.iter().zip(&b.0).map(|(&a, &b)| match (a, b) {
                (Scalar::Poison, _) | (_, Scalar::Poison) => Ok(Scalar::Poison),
                (Scalar::Bits(a), Scalar::Bits(b)) => {
                    Ok(Scalar::Bits(integer::compare(predicate, kind.width(), a, b).into()))
                }
                (Scalar::Pointer(a), Scalar::Pointer(b)) => {
                    super::address::compare(predicate, a, b, &sizes).map(|holds| Scalar::Bits(holds.into()))
                }
                _ => Err(unsupported("comparison of a pointer and an integer")),
            });
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }
}

fn result_type(frame: &CallFrame<'_>, instruction: &Instruction) -> Result<TypeId, Halt> {
    let id = instruction.result.ok_or(unsupported("value without a name"))?;
    frame.function.values.get(id.index()).copied().ok_or(unsupported("unknown register"))
}
