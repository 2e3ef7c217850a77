//! The interpreter loop.

use ir::{BlockId, ChoiceOp, Instruction, MemoryOp, Op, Operand, ProgramPoint, Terminator};

use super::decision::Reason;
use super::machine::{CallFrame, Halt, OrHalt, SymbolicMachine};
use super::value::Value;
use crate::outcome::{UbKind, Unsupported, unsupported_flags};

impl<'m> SymbolicMachine<'m> {
    /// Runs the function named `entry` to its end. The module must have been verified.
    pub(super) fn run(&mut self, entry: &str) -> Halt {
        let mut step = self.start(entry);
        loop {
            match step {
                Ok(()) => step = self.next(),
                Err(stop) => return stop,
            }
        }
    }

    fn start(&mut self, entry: &str) -> OrHalt<()> {
        let id = self.module.function(entry).ok_or(Unsupported::NoEntry)?;
        let function = &self.module.functions[id.index()];
        if function.is_declaration() {
            return Err(Unsupported::NoEntry.into());
        }
        if !function.params.is_empty() || function.varargs {
            return Err(Unsupported::EntryParameters.into());
        }
        self.place_globals()?;
        let place = ProgramPoint { function: id, block: BlockId::ENTRY, index: 0 };
        let registers = vec![Value::new(); function.values.len()];
        let mark = self.memory.mark();
        self.frames.push(CallFrame {
            function,
            registers,
            place,
            result: None,
            mark,
            areas: Vec::new(),
            undef: None,
        });
        Ok(())
    }

    /// Executes one instruction.
    fn next(&mut self) -> OrHalt<()> {
        self.charge(1)?;
        let frame = self.frames.last_mut().ok_or(Unsupported::NoEntry)?;
        let function = frame.function;
        self.place = frame.place;
        frame.place.index += 1;
        let block =
            function.blocks.get(self.place.block.index()).ok_or(Unsupported::Malformed("unknown block"))?;
        match block.instructions.get(self.place.index as usize) {
            Some(instruction) => self.instruction(instruction),
            None => self.terminator(&block.terminator),
        }
    }

    fn instruction(&mut self, instruction: &'m Instruction) -> OrHalt<()> {
        if let Some(flags) = unsupported_flags(instruction.flags) {
            return Err(Unsupported::Instruction(flags).into());
        }
        let value = match &instruction.op {
            Op::Binary(binary) => self.binary(binary)?,
            Op::FNeg(value) => self.negate(*value)?,
            Op::Freeze(value) => self.freeze(*value)?,
            Op::Cast(cast) => self.cast(cast)?,
            Op::Compare(compare) => self.compare(compare)?,
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                self.select(*condition, *if_true, *if_false)?
            }
            // Phis were executed on the edge into the block.
            Op::Choice(ChoiceOp::Phi { .. }) => return Ok(()),
            Op::Memory(memory) => self.memory_op(memory)?,
            Op::Atomic(atomic) => return Err(Unsupported::Instruction(atomic.name()).into()),
            Op::VaArg { .. } | Op::Pad(_) => {
                return Err(Unsupported::Instruction(instruction.op.opcode().keyword()).into());
            }
            Op::Aggregate(op) => self.aggregate(op)?,
            Op::Vector(op) => self.vector(op)?,
            Op::Call(call) => return self.call(call, instruction.result),
        };
        if let Some(result) = instruction.result {
            self.define(result, value);
        }
        Ok(())
    }

    fn memory_op(&mut self, memory: &MemoryOp) -> OrHalt<Value> {
        match memory {
            MemoryOp::Alloca { ty, count, align } => self.alloca(*ty, *count, *align),
            MemoryOp::Load { ty, ptr, align, volatile: _ } => self.load(*ty, *ptr, *align),
            MemoryOp::LoadField(field) => self.load_field(field),
            MemoryOp::LoadFrozen { ty, ptr, align, volatile: _ } => self.load_frozen(*ty, *ptr, *align),
            MemoryOp::Gep(gep) => self.gep(gep),
            MemoryOp::Store { value, ptr, align, volatile: _ } => {
                self.store(*value, *ptr, *align).map(|()| Value::new())
            }
            MemoryOp::StoreField { field, value } => self.store_field(field, *value).map(|()| Value::new()),
        }
    }

    fn terminator(&mut self, terminator: &Terminator) -> OrHalt<()> {
        match terminator {
            Terminator::Ret(value) => self.ret(*value),
            Terminator::Br(to) => self.jump(*to),
            Terminator::CondBr { condition, if_true, if_false } => {
                let to = if self.branch_truth(*condition)? { if_true } else { if_false };
                self.jump(*to)
            }
            Terminator::Switch { value, default, cases } => self.switch(*value, *default, cases),
            Terminator::IndirectBr { .. } | Terminator::Unwind(_) => {
                Err(Unsupported::Instruction(terminator.opcode().keyword()).into())
            }
            Terminator::Unreachable => Err(UbKind::Unreachable.into()),
        }
    }

    fn switch(&mut self, value: Operand, default: BlockId, cases: &[(u128, BlockId)]) -> OrHalt<()> {
        let value = self.branch_operand(value, UbKind::PoisonSwitch)?;
        let value = self.number(&value, Reason::Switch, UbKind::PoisonSwitch)?;
        let found = cases.iter().find(|(case, _)| *case == value);
        self.jump(found.map_or(default, |&(_, to)| to))
    }

    /// Jumps to a block. Its phis read their operands all at once (LangRef "phi").
    fn jump(&mut self, to: BlockId) -> OrHalt<()> {
        let from = self.place.block;
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        let block = frame.function.blocks.get(to.index()).ok_or(Unsupported::Malformed("unknown block"))?;
        let mut phis = Vec::new();
        for instruction in &block.instructions {
            let Op::Choice(ChoiceOp::Phi { incoming, .. }) = &instruction.op else { break };
            if let Some(flags) = unsupported_flags(instruction.flags) {
                return Err(Unsupported::Instruction(flags).into());
            }
            let edge = incoming.iter().find(|(_, block)| *block == from);
            let (value, _) = edge.ok_or(Unsupported::Malformed("phi without a value for a predecessor"))?;
            phis.extend(instruction.result.map(|result| (result, *value)));
        }
        let values: Vec<Value> =
            phis.iter().map(|&(_, value)| self.operand_value(value)).collect::<OrHalt<_>>()?;
        for (&(result, _), value) in phis.iter().zip(values) {
            self.define(result, value);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.place = ProgramPoint { block: to, index: phis.len() as u32, ..frame.place };
        }
        Ok(())
    }
}
