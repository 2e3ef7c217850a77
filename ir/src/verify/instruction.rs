//! Checks of instructions: the types of operands and results.

use super::VerifyErrorKind::{BadType, PhiPredecessors, TypeMismatch, UnknownBlock};
use super::constant::{check_register, check_sized};
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::require;
use crate::constant::Operand;
use crate::function::ProgramPoint;
use crate::id::BlockId;
use crate::instruction::{ChoiceOp, Op};
use crate::opcode::{Conversion, ScalarClass, SizeChange};
use crate::operator::{Binary, Cast, Compare};
use crate::types::{Type, TypeId};

impl FunctionVerifier<'_> {
    /// The type of the instruction's result, `void` for none.
    pub(super) fn result_type(&self, place: ProgramPoint, op: &Op) -> TypeResult {
        match op {
            Op::Binary(binary) => self.binary(place, binary),
            Op::FNeg(value) => self.float(place, *value),
            Op::Freeze(value) => self.operand(place, *value),
            Op::Cast(cast) => self.cast(place, cast),
            Op::Compare(compare) => self.compare(place, compare),
            Op::Choice(choice) => self.choice(place, choice),
            Op::Memory(memory) => self.memory(place, memory),
            Op::Atomic(atomic) => self.atomic(place, atomic),
            Op::Pad(pad) => self.pad(place, pad),
            Op::VaArg { list, ty } => {
                check_sized(self.module, *ty)?;
                self.of_type(place, *list, TypeId::PTR)?;
                Ok(*ty)
            }
            Op::Aggregate(aggregate) => self.aggregate(place, aggregate),
            Op::Vector(vector) => self.vector(place, vector),
            Op::Call(call) => self.call(place, call),
        }
    }

    fn float(&self, place: ProgramPoint, value: Operand) -> TypeResult {
        let ty = self.operand(place, value)?;
        require(self.class(ty) == Some(ScalarClass::Float), || BadType("a floating-point number is needed"))?;
        Ok(ty)
    }

    fn binary(&self, place: ProgramPoint, binary: &Binary) -> TypeResult {
        let Binary { op, flags: _, lhs, rhs } = *binary;
        let ty = self.common_type(place, lhs, rhs)?;
        require(self.class(ty) == Some(op.spec().rule), || BadType("operator and operands"))?;
        Ok(ty)
    }

    fn cast(&self, place: ProgramPoint, cast: &Cast) -> TypeResult {
        let Cast { op, flags: _, value, to } = *cast;
        let from = self.operand(place, value)?;
        check_sized(self.module, to)?;
        require(self.convertible(op.spec().rule, from, to), || BadType("conversion"))?;
        Ok(to)
    }

    fn convertible(&self, rule: Conversion, from: TypeId, to: TypeId) -> bool {
        let (from_class, to_class, size) = match rule {
            Conversion::Scalar(from_class, to_class, size) => (from_class, to_class, size),
            Conversion::Bits => return self.bitcastable(from, to),
            Conversion::Space => (ScalarClass::Pointer, ScalarClass::Pointer, SizeChange::Any),
        };
        let other = self.module.types.scalar(from) != self.module.types.scalar(to);
        let classes = (self.class(from), self.class(to)) == (Some(from_class), Some(to_class));
        let width = |ty| self.module.types.bit_width(self.module.types.scalar(ty));
        classes
            && (rule != Conversion::Space || other)
            && self.lanes(from) == self.lanes(to)
            && match size {
                SizeChange::Smaller => width(from) > width(to),
                SizeChange::Larger => width(from) < width(to),
                SizeChange::Any => true,
            }
    }

    fn bitcastable(&self, from: TypeId, to: TypeId) -> bool {
        let register = |ty| matches!(self.module.types.get(ty), Type::X86Mmx | Type::X86Amx);
        if [from, to].iter().any(|&ty| self.class(ty).is_none() && !register(ty)) {
            return false;
        }
        let pointers = [from, to].map(|ty| self.class(ty) == Some(ScalarClass::Pointer));
        let pointers = (pointers[0], pointers[1]);
        let scalars = (self.module.types.scalar(from), self.module.types.scalar(to));
        pointers.0 == pointers.1
            && (!pointers.0 || scalars.0 == scalars.1)
            && self.module.types.bit_width(from) == self.module.types.bit_width(to)
            && self.module.types.is_scalable(from) == self.module.types.is_scalable(to)
    }

    fn compare(&self, place: ProgramPoint, compare: &Compare) -> TypeResult {
        let (Compare::Int { lhs, rhs, .. } | Compare::Float { lhs, rhs, .. }) = *compare;
        let ty = self.common_type(place, lhs, rhs)?;
        let class = self.class(ty);
        let fits = match compare {
            Compare::Int { .. } => matches!(class, Some(ScalarClass::Integer | ScalarClass::Pointer)),
            Compare::Float { .. } => class == Some(ScalarClass::Float),
        };
        require(fits, || BadType("comparison and operands"))?;
        self.truth(ty)
    }

    /// `i1`, or the vector of `i1` with as many lanes as `ty`.
    fn truth(&self, ty: TypeId) -> TypeResult {
        let Some(lanes) = self.lanes(ty) else { return Ok(TypeId::I1) };
        let wanted = lanes.vector_of(TypeId::I1);
        let known = self.module.types.iter().find(|(_, ty)| **ty == wanted);
        known.map(|(id, _)| id).ok_or(TypeMismatch("comparison and its value"))
    }

    fn choice(&self, place: ProgramPoint, choice: &ChoiceOp) -> TypeResult {
        match choice {
            ChoiceOp::Select { condition, if_true, if_false } => {
                let ty = self.common_type(place, *if_true, *if_false)?;
                let condition = self.operand(place, *condition)?;
                let fits = condition == TypeId::I1 || self.truth(ty)? == condition;
                require(fits, || BadType("condition of select"))?;
                Ok(ty)
            }
            ChoiceOp::Phi { ty, incoming } => self.phi(place, *ty, incoming),
        }
    }

    fn phi(&self, place: ProgramPoint, ty: TypeId, incoming: &[(Operand, BlockId)]) -> TypeResult {
        check_register(self.module, ty)?;
        require(ty != TypeId::TOKEN, || BadType("a phi of tokens"))?;
        for &(value, from) in incoming {
            let block = self.function.blocks.get(from.index()).ok_or(UnknownBlock(from))?;
            // A value that the terminator defines is available on its edges.
            let end = ProgramPoint { block: from, index: block.instructions.len() as u32 + 1, ..place };
            self.of_type(end, value, ty)?;
            let twice = incoming.iter().any(|&(other, block)| block == from && other != value);
            require(!twice, || PhiPredecessors)?;
        }
        let mut blocks: Vec<_> = incoming.iter().map(|&(_, from)| from).collect();
        let mut wanted = self.flow.predecessors[place.block.index()].clone();
        blocks.sort_unstable();
        wanted.sort_unstable();
        require(blocks == wanted, || PhiPredecessors)?;
        Ok(ty)
    }
}
