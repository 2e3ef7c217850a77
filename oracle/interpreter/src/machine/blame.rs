//! The way that poison took to an instruction at which a run stopped. The machine keeps no record of it: the registers of all frames
//! are still there, so that the definitions of poison operands are followed backwards, through arguments into the callers.
//! A register of a loop shows its last value. `birth` goes on where poison was read from memory.

use ir::{Callee, Const, Function, MemoryOp, Module, Op, Operand, ProgramPoint, ValueId};

use super::ConcreteMachine;
use super::call::CallFrame;
use crate::code::{AT_CALL, Bytecode};
use crate::register::Register;

/// Instructions that are followed at most.
const LONGEST: usize = 64;

/// One running function.
#[derive(Clone, Copy)]
struct Level {
    function: u32,
    pc: usize,
    base: usize,
}

/// The instructions through which poison came, the latest first, and the bytes of memory that the last one read it from.
#[derive(Default)]
pub(super) struct PoisonWay {
    pub(super) places: Vec<ProgramPoint>,
    pub(super) read: Option<ReadBytes>,
}

/// Bytes of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReadBytes {
    pub(super) address: u64,
    pub(super) size: u64,
}

/// A poison operand, in the frame of this level.
struct PoisonOperand {
    level: usize,
    value: Operand,
}

impl ConcreteMachine {
    /// The way by which poison came to the instruction at `pc`: the last instruction made it, or read it from memory. Empty if no
    /// operand is poison.
    pub(super) fn blame(&self, program: &Bytecode, module: &Module, pc: usize) -> PoisonWay {
        let levels = self.levels(program, pc);
        let mut chain = Vec::new();
        let mut read = None;
        let Some(place) = levels.first().and_then(|level| point(program, *level)) else {
            return PoisonWay::default();
        };
        let mut next = self.poison_among(program, &levels, 0, &operands_at(module, place));
        let mut known: Vec<(usize, ValueId)> = Vec::new();
        while let Some(PoisonOperand { mut level, value: Operand::Value(mut value) }) = next {
            // A parameter is an argument of the call in the caller.
            let Some(function) = function_of(module, levels[level]) else { break };
            if value.index() < function.params.len() {
                let caller = level + 1;
                let Some(call) = levels.get(caller).and_then(|caller| point(program, *caller)) else { break };
                let Some(argument) = argument_at(module, call, value.index()) else { break };
                chain.push(call);
                read = None;
                match argument {
                    Operand::Value(id) => (level, value) = (caller, id),
                    Operand::Const(_) => break,
                }
                if chain.len() == LONGEST {
                    break;
                }
                next = Some(PoisonOperand { level, value: Operand::Value(value) });
                continue;
            }
            if known.contains(&(level, value)) || chain.len() == LONGEST {
                break;
            }
            known.push((level, value));
            let Some(place) = definition(function, levels[level].function, value) else { break };
            chain.push(place);
            read = self.read_by(program, module, levels[level], place);
            next = self.poison_among(program, &levels, level, &operands_at(module, place));
        }
        PoisonWay { places: chain, read }
    }

    /// The bytes that the instruction at a place reads, if it is a load.
    fn read_by(
        &self,
        program: &Bytecode,
        module: &Module,
        level: Level,
        place: ProgramPoint,
    ) -> Option<ReadBytes> {
        let function = module.functions.get(place.function.index())?;
        let instruction = function.blocks.get(place.block.index())?.instructions.get(place.index as usize)?;
        let Op::Memory(MemoryOp::Load { ty, ptr, .. }) = instruction.op else { return None };
        let address = match ptr {
            Operand::Value(pointer) => {
                let pointer = self.register_of(program, level, pointer);
                pointer.filter(|pointer| !pointer.is_poison())?.bits
            }
            Operand::Const(Const::Global { id, offset }) => {
                program.statics.get(id.index())?.base.wrapping_add_signed(offset)
            }
            Operand::Const(_) => return None,
        };
        Some(ReadBytes { address, size: module.types.store_size(ty).0 })
    }

    /// The calls that led to the instruction at `pc`, the latest first.
    pub(super) fn callers(&self, program: &Bytecode, pc: usize) -> Vec<ProgramPoint> {
        let levels = self.levels(program, pc).into_iter().skip(1);
        levels.take(LONGEST).filter_map(|level| point(program, level)).collect()
    }

    /// The running functions of the module itself, the innermost first.
    fn levels(&self, program: &Bytecode, pc: usize) -> Vec<Level> {
        let innermost = Level { function: self.function, pc, base: self.base };
        let callers = self.frames.iter().rev().map(CallFrame::level);
        let callers = callers.map(|(function, pc, base)| Level { function, pc, base });
        let all = std::iter::once(innermost).chain(callers);
        all.filter(|level| level.function < program.written).collect()
    }

    fn poison_among(
        &self,
        program: &Bytecode,
        levels: &[Level],
        level: usize,
        operands: &[Operand],
    ) -> Option<PoisonOperand> {
        let poison = operands.iter().copied().find(|operand| match operand {
            Operand::Value(value) => self.is_poison(program, levels[level], *value),
            Operand::Const(_) => false,
        })?;
        Some(PoisonOperand { level, value: poison })
    }

    fn is_poison(&self, program: &Bytecode, level: Level, value: ValueId) -> bool {
        self.register_of(program, level, value).is_some_and(|register| register.is_poison())
    }

    fn register_of(&self, program: &Bytecode, level: Level, value: ValueId) -> Option<&Register> {
        let start = program.value_starts.get(level.function as usize).map_or(0, |start| *start as usize);
        let register = program.value_registers.get(start + value.index());
        register.and_then(|at| self.registers.get(level.base + *at as usize))
    }
}

/// The place of the module that a level's instruction belongs to.
fn point(program: &Bytecode, level: Level) -> Option<ProgramPoint> {
    let (block, index) = match *program.origins.get(level.pc)? {
        AT_CALL => (0, 0),
        origin => origin,
    };
    Some(ProgramPoint { function: ir::FuncId(level.function), block: ir::BlockId(block), index })
}

fn function_of(module: &Module, level: Level) -> Option<&Function> {
    module.functions.get(level.function as usize)
}

/// The operands of an instruction or a terminator.
fn operands_at(module: &Module, place: ProgramPoint) -> Vec<Operand> {
    let block = module.functions.get(place.function.index());
    let Some(block) = block.and_then(|function| function.blocks.get(place.block.index())) else {
        return Vec::new();
    };
    match block.instructions.get(place.index as usize) {
        Some(instruction) => instruction.op.operands().collect(),
        None => block.terminator.operands().collect(),
    }
}

fn argument_at(module: &Module, place: ProgramPoint, number: usize) -> Option<Operand> {
    let block = module.functions.get(place.function.index())?.blocks.get(place.block.index())?;
    match &block.instructions.get(place.index as usize)?.op {
        Op::Call(call) if !matches!(call.callee, Callee::Asm(_)) => {
            call.args.get(number).map(|&(value, _)| value)
        }
        _ => None,
    }
}

/// The instruction that defines a value.
fn definition(function: &Function, id: u32, value: ValueId) -> Option<ProgramPoint> {
    function.blocks.iter().zip(0..).find_map(|(block, number)| {
        let at = block.instructions.iter().position(|instruction| instruction.result == Some(value))?;
        let (function, block) = (ir::FuncId(id), ir::BlockId(number));
        Some(ProgramPoint { function, block, index: u32::try_from(at).ok()? })
    })
}
