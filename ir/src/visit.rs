//! A visitor over the parts of a module in the order of the text.

use crate::function::{Block, Function, ProgramPoint};
use crate::id::{BlockId, FuncId};
use crate::instruction::Instruction;
use crate::module::Module;
use crate::terminator::Terminator;

/// Functions that a traversal calls. Each visits the parts of its item unless it is overridden; an override calls the
/// function of the same name in `walk` to go on.
pub trait Visitor {
    /// A function, defined or declared.
    fn function(&mut self, id: FuncId, function: &Function) {
        walk::function(self, id, function);
    }

    /// A block.
    fn block(&mut self, function: FuncId, id: BlockId, block: &Block) {
        walk::block(self, function, id, block);
    }

    /// An instruction other than a terminator.
    fn instruction(&mut self, point: ProgramPoint, instruction: &Instruction) {
        let _ = (point, instruction);
    }

    /// A terminator.
    fn terminator(&mut self, point: ProgramPoint, terminator: &Terminator) {
        let _ = (point, terminator);
    }
}

/// The traversal, from each kind of item.
pub mod walk {
    use super::{Block, BlockId, FuncId, Function, Module, ProgramPoint, Visitor};

    /// Visits all functions of a module.
    pub fn module(visitor: &mut (impl Visitor + ?Sized), module: &Module) {
        for (at, function) in module.functions.iter().enumerate() {
            visitor.function(FuncId(at as u32), function);
        }
    }

    /// Visits all blocks of a function.
    pub fn function(visitor: &mut (impl Visitor + ?Sized), id: FuncId, function: &Function) {
        for (at, block) in function.blocks.iter().enumerate() {
            visitor.block(id, BlockId(at as u32), block);
        }
    }

    /// Visits all instructions of a block.
    pub fn block(visitor: &mut (impl Visitor + ?Sized), function: FuncId, id: BlockId, block: &Block) {
        let point = |index: usize| ProgramPoint { function, block: id, index: index as u32 };
        for (at, instruction) in block.instructions.iter().enumerate() {
            visitor.instruction(point(at), instruction);
        }
        visitor.terminator(point(block.instructions.len()), &block.terminator);
    }
}

impl Function {
    /// The instructions of all blocks, without terminators.
    pub fn instructions(&self) -> impl Iterator<Item = &Instruction> {
        self.blocks.iter().flat_map(|block| &block.instructions)
    }

    /// The instructions of all blocks, without terminators, to be changed.
    pub fn instructions_mut(&mut self) -> impl Iterator<Item = &mut Instruction> {
        self.blocks.iter_mut().flat_map(|block| &mut block.instructions)
    }
}
