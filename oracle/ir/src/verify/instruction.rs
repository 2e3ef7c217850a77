//! Checks of instructions: the types of operands and results.

use super::VerifyErrorKind::{BadFlag, BadType, PhiPredecessors, TypeMismatch, UnknownBlock};
use super::constant::check_sized;
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::{VerifyResult, require};
use crate::constant::Operand;
use crate::function::{BlockId, ProgramPoint};
use crate::instruction::{ChoiceOp, Op};
use crate::operator::{ArithFlags, Binary, BinaryOp, Cast, CastFlags, CastOp, Compare};
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
            Op::Aggregate(aggregate) => self.aggregate(place, aggregate),
            Op::Vector(vector) => self.vector(place, vector),
            Op::Call(call) => self.call(place, call),
        }
    }

    fn float(&self, place: ProgramPoint, value: Operand) -> TypeResult {
        let ty = self.operand(place, value)?;
        let types = &self.module.types;
        require(types.is_float(types.scalar(ty)), || BadType("a floating-point number is needed"))?;
        Ok(ty)
    }

    fn binary(&self, place: ProgramPoint, binary: &Binary) -> TypeResult {
        let Binary { op, flags, lhs, rhs } = *binary;
        let ty = self.same(place, lhs, rhs)?;
        let scalar = self.module.types.scalar(ty);
        let fits = if op.is_float() { self.module.types.is_float(scalar) } else { self.is_int(scalar) };
        require(fits, || BadType("operator and operands"))?;
        arith_flags(op, flags)?;
        Ok(ty)
    }

    fn cast(&self, place: ProgramPoint, cast: &Cast) -> TypeResult {
        let Cast { op, flags, value, to } = *cast;
        let from = self.operand(place, value)?;
        check_sized(self.module, to)?;
        require(self.convertible(op, from, to), || BadType("conversion"))?;
        let CastFlags { nneg, nuw, nsw } = flags;
        require(!nneg || matches!(op, CastOp::ZExt | CastOp::UiToFp), || BadFlag("nneg"))?;
        require(!(nuw || nsw) || op == CastOp::Trunc, || BadFlag("nuw, nsw"))?;
        Ok(to)
    }

    fn convertible(&self, op: CastOp, from: TypeId, to: TypeId) -> bool {
        if op == CastOp::BitCast {
            return self.bitcastable(from, to);
        }
        let types = &self.module.types;
        let lanes = self.lanes(from) == self.lanes(to);
        let (from, to) = (types.scalar(from), types.scalar(to));
        let (from_width, to_width) = (types.bit_width(from), types.bit_width(to));
        let ints = (self.is_int(from), self.is_int(to));
        let floats = (types.is_float(from), types.is_float(to));
        lanes
            && match op {
                CastOp::Trunc => ints == (true, true) && from_width > to_width,
                CastOp::ZExt | CastOp::SExt => ints == (true, true) && from_width < to_width,
                CastOp::FpTrunc => floats == (true, true) && from_width > to_width,
                CastOp::FpExt => floats == (true, true) && from_width < to_width,
                CastOp::FpToUi | CastOp::FpToSi => floats.0 && ints.1,
                CastOp::UiToFp | CastOp::SiToFp => ints.0 && floats.1,
                CastOp::PtrToInt => from == TypeId::PTR && ints.1,
                CastOp::IntToPtr => ints.0 && to == TypeId::PTR,
                CastOp::BitCast => false,
            }
    }

    fn bitcastable(&self, from: TypeId, to: TypeId) -> bool {
        let types = &self.module.types;
        let (lane_from, lane_to) = (types.scalar(from), types.scalar(to));
        let plain = |ty| self.is_int(ty) || types.is_float(ty);
        let pointers = lane_from == TypeId::PTR && lane_to == TypeId::PTR;
        (pointers || plain(lane_from) && plain(lane_to)) && types.bit_width(from) == types.bit_width(to)
    }

    fn compare(&self, place: ProgramPoint, compare: &Compare) -> TypeResult {
        let (Compare::Int { lhs, rhs, .. } | Compare::Float { lhs, rhs, .. }) = *compare;
        let ty = self.same(place, lhs, rhs)?;
        let scalar = self.module.types.scalar(ty);
        let fits = match compare {
            Compare::Int { .. } => self.is_int(scalar) || scalar == TypeId::PTR,
            Compare::Float { .. } => self.module.types.is_float(scalar),
        };
        require(fits, || BadType("comparison and operands"))?;
        self.truth(ty)
    }

    /// `i1`, or the vector of `i1` with as many lanes as `ty`.
    fn truth(&self, ty: TypeId) -> TypeResult {
        let Some(lanes) = self.lanes(ty) else { return Ok(TypeId::I1) };
        let wanted = Type::Vector(lanes, TypeId::I1);
        let known = self.module.types.iter().find(|(_, ty)| **ty == wanted);
        known.map(|(id, _)| id).ok_or(TypeMismatch("comparison and its value"))
    }

    fn choice(&self, place: ProgramPoint, choice: &ChoiceOp) -> TypeResult {
        match choice {
            ChoiceOp::Select { condition, if_true, if_false } => {
                let ty = self.same(place, *if_true, *if_false)?;
                let condition = self.operand(place, *condition)?;
                let fits = condition == TypeId::I1 || self.truth(ty)? == condition;
                require(fits, || BadType("condition of select"))?;
                Ok(ty)
            }
            ChoiceOp::Phi { ty, incoming } => self.phi(place, *ty, incoming),
        }
    }

    fn phi(&self, place: ProgramPoint, ty: TypeId, incoming: &[(Operand, BlockId)]) -> TypeResult {
        check_sized(self.module, ty)?;
        for &(value, from) in incoming {
            let block = self.function.blocks.get(from.index()).ok_or(UnknownBlock(from))?;
            let end = ProgramPoint { block: from, index: block.instructions.len() as u32, ..place };
            self.of_type(end, value, ty)?;
            let twice = incoming.iter().any(|&(other, block)| block == from && other != value);
            require(!twice, || PhiPredecessors)?;
        }
        let mut blocks: Vec<_> = incoming.iter().map(|&(_, from)| from).collect();
        let mut wanted = self.flow.predecessors[place.block.index()].clone();
        blocks.sort_unstable();
        wanted.sort_unstable();
        require(blocks == wanted && !blocks.is_empty(), || PhiPredecessors)?;
        Ok(ty)
    }
}

fn arith_flags(op: BinaryOp, flags: ArithFlags) -> VerifyResult {
    use BinaryOp::{AShr, Add, LShr, Mul, Or, SDiv, Shl, Sub, UDiv};
    let ArithFlags { nuw, nsw, exact, disjoint } = flags;
    require(!(nuw || nsw) || matches!(op, Add | Sub | Mul | Shl), || BadFlag("nuw, nsw"))?;
    require(!exact || matches!(op, UDiv | SDiv | LShr | AShr), || BadFlag("exact"))?;
    require(!disjoint || op == Or, || BadFlag("disjoint"))
}
