//! Decoding of accesses to members of aggregates and lanes of vectors: moves of registers.

use ir::{AggregateOp, Instruction, Operand, Type, TypeId, VectorOp};

use super::Decoder;
use super::operand::constant_index;
use crate::code::{Inst, LaneAccess, LaneRef, Reg, Src, ValueInst, VectorLanes};
use crate::register::Register;
use semantics::Unsupported;

impl Decoder<'_> {
    pub(super) fn aggregate(&mut self, instruction: &Instruction, op: &AggregateOp) {
        match op {
            AggregateOp::Extract { aggregate, indices } => {
                let src = self.operand(*aggregate);
                let ty = self.type_of(*aggregate);
                let Some((member, register)) = self.path(ty, indices) else {
                    return self.malformed("path into an aggregate");
                };
                let dst = self.result(instruction, member);
                let count = self.shape(member).registers;
                self.emit(Inst::Move { dst, src: src + register, count });
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                let src = self.operand(*aggregate);
                let ty = self.type_of(*aggregate);
                let Some((member, register)) = self.path(ty, indices) else {
                    return self.malformed("path into an aggregate");
                };
                // Only the path tells the type that the value must have.
                let value = self.operand_of(*value, member);
                let dst = self.result(instruction, ty);
                let (whole, part) = (self.shape(ty).registers, self.shape(member).registers);
                self.emit(Inst::Move { dst, src, count: whole });
                self.emit(Inst::Move { dst: dst + register, src: value, count: part });
            }
        }
    }

    /// The type and first register of the member at the end of a path of indices.
    fn path(&mut self, mut ty: TypeId, indices: &[u32]) -> Option<(TypeId, u32)> {
        let module = self.module;
        let mut register = 0;
        for &index in indices {
            let member = module.types.element(ty, u64::from(index))?;
            register += match module.types.get(ty) {
                Type::Array(..) => self.shape(member).registers * index,
                _ => {
                    let before = &module.types.fields(ty)?[..index as usize];
                    before.iter().map(|&field| self.shape(field).registers).sum()
                }
            };
            ty = member;
        }
        Some((ty, register))
    }

    pub(super) fn vector(&mut self, instruction: &Instruction, op: &VectorOp) {
        match op {
            VectorOp::Extract { vector, index } => self.extract_lane(instruction, *vector, *index),
            VectorOp::Insert { vector, value, index } => {
                self.insert_lane(instruction, *vector, *value, *index);
            }
            VectorOp::Shuffle { first, second, mask } => self.shuffle(instruction, *first, *second, mask),
        }
    }

    /// The lane type and the register layout of a vector.
    fn lanes(&mut self, ty: TypeId) -> Option<(TypeId, VectorLanes)> {
        let Type::Vector(count, lane) = *self.module.types.get(ty) else {
            self.shape(ty);
            self.malformed("a vector is needed");
            return None;
        };
        let registers = self.shape(lane).registers;
        Some((lane, VectorLanes { registers, count }))
    }

    /// The index, if it is a constant within range.
    fn known_lane(&self, index: Operand, lanes: VectorLanes) -> Option<u32> {
        let index = constant_index(&self.module.types, index)?;
        u32::try_from(index).ok().filter(|&index| index < lanes.count)
    }

    fn lane_ref(&mut self, index: Operand, lanes: VectorLanes) -> LaneRef {
        let ty = self.type_of(index);
        let index_registers = self.scalar(ty).registers();
        let index = self.operand(index);
        self.program.lanes.push(LaneAccess { lanes, index, index_registers });
        self.program.lanes.len() as u32 - 1
    }

    fn extract_lane(&mut self, instruction: &Instruction, vector: Operand, index: Operand) {
        let ty = self.type_of(vector);
        let Some((lane, lanes)) = self.lanes(ty) else { return };
        let src = self.operand(vector);
        let dst = self.result(instruction, lane);
        if let Some(at) = self.known_lane(index, lanes) {
            return self.emit(Inst::Move { dst, src: src + at * lanes.registers, count: lanes.registers });
        }
        let lane = self.lane_ref(index, lanes);
        self.emit(ValueInst::ExtractLane { dst, src, lane });
    }

    fn insert_lane(&mut self, instruction: &Instruction, vector: Operand, value: Operand, index: Operand) {
        let ty = self.type_of(vector);
        let Some((lane, lanes)) = self.lanes(ty) else { return };
        let (src, value) = (self.operand(vector), self.operand_of(value, lane));
        let dst = self.result(instruction, ty);
        self.emit(Inst::Move { dst, src, count: lanes.count * lanes.registers });
        if let Some(at) = self.known_lane(index, lanes) {
            return self.emit(Inst::Move {
                dst: dst + at * lanes.registers,
                src: value,
                count: lanes.registers,
            });
        }
        let lane = self.lane_ref(index, lanes);
        self.emit(ValueInst::InsertLane { dst, value, lane });
    }

    fn shuffle(&mut self, instruction: &Instruction, first: Operand, second: Operand, mask: &[Option<u32>]) {
        let ty = self.type_of(first);
        let Some((lane, lanes)) = self.lanes(ty) else { return };
        let (first, second) = (self.operand(first), self.operand_of(second, ty));
        let result = instruction.result.map_or(TypeId::VOID, |id| self.type_of(Operand::Value(id)));
        if *self.module.types.get(result) != Type::Vector(mask.len() as u32, lane) {
            return self.malformed("shuffle and its result");
        }
        let dst = self.result(instruction, result);
        for (at, source) in mask.iter().enumerate() {
            let dst = dst + at as u32 * lanes.registers;
            self.shuffle_lane(dst, *source, first, second, lanes);
        }
    }

    fn shuffle_lane(&mut self, dst: Reg, source: Option<u32>, first: Src, second: Src, lanes: VectorLanes) {
        let count = lanes.registers;
        let src = match source {
            Some(at) if at < lanes.count => first + at * count,
            Some(at) if at - lanes.count < lanes.count => second + (at - lanes.count) * count,
            Some(_) => return self.malformed("lane of a shuffle"),
            None => {
                if count > 2 {
                    return self.fail(Unsupported::Instruction("shuffle of large lanes"));
                }
                let src = self.constant_register(Register::POISON);
                self.constant_register(Register::POISON);
                src
            }
        };
        self.emit(Inst::Move { dst, src, count });
    }
}
