//! The way that poison took to an instruction at which a run stopped. The machine keeps no record of it: the registers of all frames
//! are still there, so that the definitions of poison operands are followed backwards, through arguments into the callers.
//! A register of a loop shows its last value.

use ir::{Callee, Function, Module, Op, Operand, ProgramPoint, ValueId};

use super::ConcreteMachine;
use super::call::CallFrame;
use crate::code::{AT_CALL, Bytecode};

/// Instructions that are followed at most.
const LONGEST: usize = 64;

/// One running function.
#[derive(Clone, Copy)]
struct Level {
    function: u32,
    pc: usize,
    base: usize,
}

/// A poison operand, in the frame of this level.
struct PoisonOperand {
    level: usize,
    value: Operand,
}

impl ConcreteMachine {
    /// The instructions through which poison came to the instruction at `pc`, the latest first: the last one made it, or read it
    /// from memory. Empty if no operand is poison.
    pub(super) fn blame(&self, program: &Bytecode, module: &Module, pc: usize) -> Vec<ProgramPoint> {
        let levels = self.levels(program, pc);
        let mut chain = Vec::new();
        let Some(place) = levels.first().and_then(|level| point(program, *level)) else { return chain };
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
            next = self.poison_among(program, &levels, level, &operands_at(module, place));
        }
        chain
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
        let start = program.value_starts.get(level.function as usize).map_or(0, |start| *start as usize);
        let register = program.value_registers.get(start + value.index());
        let register = register.and_then(|at| self.registers.get(level.base + *at as usize));
        register.is_some_and(|register| register.is_poison())
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
