//! The size of a module in instructions, by which lowering strategies are compared.

use std::collections::BTreeMap;

use crate::function::{Function, ProgramPoint};
use crate::id::FuncId;
use crate::instruction::Instruction;
use crate::module::Module;
use crate::opcode::Opcode;
use crate::terminator::Terminator;
use crate::visit::{Visitor, walk};

/// Counts of the parts of a module or function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Functions with a body.
    pub functions: u64,
    /// Blocks of these functions.
    pub blocks: u64,
    /// Instructions by keyword, terminators included.
    pub opcodes: BTreeMap<&'static str, u64>,
}

impl Statistics {
    /// The counts of a module: the sum over its functions.
    pub fn of_module(module: &Module) -> Statistics {
        let mut statistics = Statistics::default();
        walk::module(&mut statistics, module);
        statistics
    }

    /// The counts of one function.
    pub fn of_function(function: &Function) -> Statistics {
        let mut statistics = Statistics::default();
        statistics.function(FuncId(0), function);
        statistics
    }

    /// The number of instructions, as LLVM's `Module::getInstructionCount` counts them.
    pub fn instructions(&self) -> u64 {
        self.opcodes.values().sum()
    }

    /// The number of instructions with this keyword.
    pub fn count(&self, keyword: &str) -> u64 {
        self.opcodes.get(keyword).copied().unwrap_or(0)
    }

    fn count_opcode(&mut self, opcode: Opcode) {
        *self.opcodes.entry(opcode.keyword()).or_default() += 1;
    }
}

impl Visitor for Statistics {
    fn function(&mut self, id: FuncId, function: &Function) {
        self.functions += u64::from(!function.is_declaration());
        self.blocks += function.blocks.len() as u64;
        walk::function(self, id, function);
    }

    fn instruction(&mut self, _: ProgramPoint, instruction: &Instruction) {
        self.count_opcode(instruction.op.opcode());
    }

    fn terminator(&mut self, _: ProgramPoint, terminator: &Terminator) {
        self.count_opcode(terminator.opcode());
    }
}
