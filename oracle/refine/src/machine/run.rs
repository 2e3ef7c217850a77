//! The interpreter loop.

use ir::{BlockId, ChoiceOp, FuncId, Instruction, Op, ProgramPoint, Terminator};
use semantics::lower::refusal;
use semantics::{UbKind, Unsupported, unsupported_flags};

use super::domain::{BranchTargets, Domain, Halt, OrHalt};
use super::number_use::Reason;
use super::{Machine, ReturnTo};

/// A refusal of instructions whose flags no engine implements.
fn check_flags(instruction: &Instruction) -> Result<(), Unsupported> {
    unsupported_flags(instruction.flags).map_or(Ok(()), |flags| Err(Unsupported::Instruction(flags)))
}

impl<'m, D: Domain> Machine<'m, D> {
    /// Calls a function that is defined in the module and runs it to its return.
    pub(crate) fn run(&mut self, id: FuncId, arguments: Vec<D::Value>) -> OrHalt<Option<D::Value>, D> {
        self.push_frame(id, arguments, ReturnTo::Host)?;
        self.run_frame()
    }

    /// Calls a function as code outside the module does, with arguments that may violate what its parameters promise.
    pub(crate) fn enter(&mut self, id: FuncId, arguments: Vec<D::Value>) -> OrHalt<Option<D::Value>, D> {
        let function = self.module.functions.get(id.index()).ok_or(Unsupported::NoEntry)?;
        let before = self.memory.count();
        let mut promised = Vec::with_capacity(arguments.len());
        for (argument, param) in arguments.into_iter().zip(&function.params) {
            promised.push(self.promised(argument, param.ty, &param.attrs, UbKind::PoisonArgument)?);
        }
        let limits = self.limits_of(function, None, &promised, before)?;
        self.push_frame(id, promised, ReturnTo::Host)?;
        self.limited += u32::from(limits.is_some());
        if let Some(frame) = self.frames.last_mut() {
            frame.limits = limits;
        }
        self.run_frame()
    }

    /// Runs until the last frame has returned.
    pub(crate) fn run_frame(&mut self) -> OrHalt<Option<D::Value>, D> {
        let depth = self.frames.len();
        while self.frames.len() >= depth {
            self.next()?;
        }
        Ok(self.returned.take())
    }

    /// Enters a function of which single instructions are to be executed.
    pub(crate) fn begin(&mut self, id: FuncId) -> OrHalt<(), D> {
        self.push_frame(id, Vec::new(), ReturnTo::Host)
    }

    /// Executes an instruction of the function that was begun, and what it calls.
    pub(crate) fn execute(&mut self, place: ProgramPoint) -> OrHalt<(), D> {
        let depth = self.frames.len();
        if let Some(frame) = self.frames.last_mut() {
            frame.place = place;
        }
        self.next()?;
        while self.frames.len() > depth {
            self.next()?;
        }
        Ok(())
    }

    /// Executes one instruction.
    fn next(&mut self) -> OrHalt<(), D> {
        self.charge(1)?;
        self.stored()?;
        let frame = self.frames.last_mut().ok_or(Unsupported::NoEntry)?;
        let function = frame.function;
        self.place = frame.place;
        self.domain.begin_instruction(frame.stands_for.unwrap_or(frame.place));
        frame.place.index += 1;
        let block =
            function.blocks.get(self.place.block.index()).ok_or(Unsupported::Malformed("unknown block"))?;
        match block.instructions.get(self.place.index as usize) {
            Some(instruction) => self.instruction(instruction),
            None => self.terminator(&block.terminator),
        }
    }

    fn instruction(&mut self, instruction: &'m Instruction) -> OrHalt<(), D> {
        check_flags(instruction)?;
        let value = match &instruction.op {
            Op::Binary(binary) => {
                let operands = (self.used_value(binary.lhs)?, self.used_value(binary.rhs)?);
                let ty = self.type_of(binary.lhs)?;
                Some(self.domain.binary((binary.op, binary.flags), ty, operands)?)
            }
            Op::FNeg(operand) => {
                let value = self.used_value(*operand)?;
                Some(self.domain.negate(self.type_of(*operand)?, value)?)
            }
            Op::Freeze(operand) => {
                let value = self.operand_value(*operand)?;
                Some(self.domain.freeze(self.type_of(*operand)?, value)?)
            }
            Op::Cast(cast) => Some(self.cast(cast)?),
            Op::Compare(compare) => Some(self.compare(compare)?),
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                let condition = self.used_value(*condition)?;
                let arms = (self.operand_value(*if_true)?, self.operand_value(*if_false)?);
                Some(self.domain.select(condition, arms)?)
            }
            // Phis were executed on the edge into the block.
            Op::Choice(ChoiceOp::Phi { .. }) => return Ok(()),
            Op::Memory(memory) => self.memory_op(memory)?,
            Op::Atomic(_) | Op::VaArg { .. } | Op::Pad(_) => {
                return Err(refusal(self.module, &instruction.op).into());
            }
            Op::Aggregate(op) => Some(self.aggregate(op)?),
            Op::Vector(op) => Some(self.vector(op)?),
            Op::Call(call) => return self.call(call, instruction.result),
        };
        if let (Some(result), Some(value)) = (instruction.result, value) {
            self.define(result, value);
        }
        Ok(())
    }

    fn cast(&mut self, cast: &ir::Cast) -> OrHalt<D::Value, D> {
        self.shape(cast.to)?;
        let value = match cast.op {
            ir::CastOp::BitCast => self.operand_value(cast.value)?,
            _ => self.used_value(cast.value)?,
        };
        self.domain.cast(&self.memory, cast, self.type_of(cast.value)?, value)
    }

    fn compare(&mut self, compare: &ir::Compare) -> OrHalt<D::Value, D> {
        let (lhs, rhs) = match *compare {
            ir::Compare::Int { lhs, rhs, .. } | ir::Compare::Float { lhs, rhs, .. } => (lhs, rhs),
        };
        let operands = (self.used_value(lhs)?, self.used_value(rhs)?);
        self.domain.compare(&self.memory, compare, self.type_of(lhs)?, operands)
    }

    fn terminator(&mut self, terminator: &Terminator) -> OrHalt<(), D> {
        match terminator {
            Terminator::Ret(value) => self.ret(*value),
            Terminator::Br(to) => self.jump(*to),
            Terminator::CondBr { condition, if_true, if_false } => {
                let condition = self.used_value(*condition)?;
                let targets = BranchTargets { cases: &[(1, *if_true)], default: *if_false };
                let kind = UbKind::PoisonBranch;
                let to = self.domain.direction(&condition, targets, kind, Reason::Branch)?;
                self.jump(to)
            }
            Terminator::Switch { value, default, cases } => {
                let value = self.used_value(*value)?;
                let targets = BranchTargets { cases, default: *default };
                let to = self.domain.direction(&value, targets, UbKind::PoisonSwitch, Reason::Switch)?;
                self.jump(to)
            }
            Terminator::IndirectBr { .. } | Terminator::Unwind(_) => {
                Err(Unsupported::Instruction(terminator.opcode().keyword()).into())
            }
            Terminator::Unreachable => Err(UbKind::Unreachable.into()),
        }
    }

    /// Jumps to a block. Its phis read their operands all at once (LangRef "phi").
    fn jump(&mut self, to: BlockId) -> OrHalt<(), D> {
        let from = self.place.block;
        if to.index() <= from.index() {
            self.iterations = self.iterations.checked_sub(1).ok_or(Halt::OutOfFuel)?;
        }
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        let block = frame.function.blocks.get(to.index()).ok_or(Unsupported::Malformed("unknown block"))?;
        let mut phis = Vec::new();
        for instruction in &block.instructions {
            let Op::Choice(ChoiceOp::Phi { incoming, .. }) = &instruction.op else { break };
            check_flags(instruction)?;
            let edge = incoming.iter().find(|(_, block)| *block == from);
            let (value, _) = edge.ok_or(Unsupported::Malformed("phi without a value for a predecessor"))?;
            phis.extend(instruction.result.map(|result| (result, *value)));
        }
        let values: Vec<D::Value> =
            phis.iter().map(|&(_, value)| self.operand_value(value)).collect::<Result<_, _>>()?;
        for (&(result, _), value) in phis.iter().zip(values) {
            self.define(result, value);
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.place = ProgramPoint { block: to, index: phis.len() as u32, ..frame.place };
        }
        Ok(())
    }
}
