//! Builds one function, instruction by instruction. The builder does not borrow the module, so that types and globals
//! can be added meanwhile; it neither folds nor checks anything (see [`crate::verify`]).

mod aggregate;
mod arithmetic;
mod choice;
mod control;
mod memory;

use crate::constant::Operand;
use crate::flags::FlagSet;
use crate::function::{Block, Function};
use crate::id::{AttachmentsId, BlockId, ValueId};
use crate::instruction::{Instruction, Op};
use crate::terminator::Terminator;
use crate::types::TypeId;

/// A function under construction, positioned at the end of one of its blocks.
#[derive(Debug)]
pub struct FunctionBuilder {
    function: Function,
    /// Allocas of the entry block; [`FunctionBuilder::finish`] inserts them at its start.
    allocas: Vec<Instruction>,
    /// For each block, whether its terminator has been set.
    terminated: Vec<bool>,
    current: BlockId,
}

/// The instructions that the entry block of a function has room for at first: many functions have no other block.
const ENTRY_INSTRUCTIONS: usize = 32;

impl FunctionBuilder {
    /// Starts the body of `declaration`, positioned in a new entry block.
    pub fn new(declaration: Function) -> FunctionBuilder {
        let mut builder = FunctionBuilder {
            function: declaration,
            allocas: Vec::new(),
            terminated: Vec::new(),
            current: BlockId::ENTRY,
        };
        builder.function.blocks.clear();
        builder.function.values.truncate(builder.function.params.len());
        builder.new_block();
        builder.function.blocks[0].instructions.reserve(ENTRY_INSTRUCTIONS);
        builder
    }

    /// Starts with a function that keeps its values and has `blocks` empty blocks as its body: a function to be rewritten, whose
    /// old instructions [`FunctionBuilder::keep`] takes over.
    pub fn emptied(mut function: Function, blocks: usize) -> FunctionBuilder {
        function.blocks = vec![Block::new(Terminator::Unreachable); blocks];
        let terminated = vec![false; blocks];
        FunctionBuilder { function, allocas: Vec::new(), terminated, current: BlockId::ENTRY }
    }

    /// Adds an instruction whose result already exists.
    pub fn keep(&mut self, instruction: Instruction) {
        self.function.blocks[self.current.index()].instructions.push(instruction);
    }

    /// Makes the last instruction define `result`, an existing value, and removes the newest value.
    pub fn rename_last(&mut self, result: ValueId) {
        let last = self.function.blocks[self.current.index()].instructions.last_mut();
        if let Some(last) = last.filter(|last| last.result.is_some()) {
            last.result = Some(result);
            self.function.values.pop();
        }
    }

    /// Gives the last instruction of the current block fast-math flags or `samesign`.
    pub fn set_flags(&mut self, flags: FlagSet) {
        if let Some(last) = self.function.blocks[self.current.index()].instructions.last_mut() {
            last.flags = flags;
        }
    }

    /// Attaches a list of metadata to the last instruction of the current block.
    pub fn attach(&mut self, list: Option<AttachmentsId>) {
        if let Some(last) = self.function.blocks[self.current.index()].instructions.last_mut() {
            last.metadata = list;
        }
    }

    /// The number of instructions of the current block.
    pub fn position_in_block(&self) -> usize {
        self.function.blocks[self.current.index()].instructions.len()
    }

    /// Attaches a list of metadata to the instructions of the current block from number `first` on.
    pub fn attach_from(&mut self, first: usize, list: Option<AttachmentsId>) {
        let instructions = &mut self.function.blocks[self.current.index()].instructions;
        instructions[first..].iter_mut().for_each(|instruction| instruction.metadata = list);
    }

    /// The function so far.
    pub fn function(&self) -> &Function {
        &self.function
    }

    /// The value of parameter `index`.
    pub fn param(&self, index: usize) -> Operand {
        self.function.param_value(index).into()
    }

    /// The type of an operand.
    ///
    /// # Panics
    /// If the operand is a value of another function.
    pub fn ty(&self, operand: impl Into<Operand>) -> TypeId {
        let operand = operand.into();
        match operand.ty(&self.function.values) {
            Some(ty) => ty,
            None => panic!("{operand:?} is not a value of @{}", self.function.name),
        }
    }

    /// Adds a block, which is unreachable until a terminator names it.
    pub fn new_block(&mut self) -> BlockId {
        self.function.blocks.push(Block::new(Terminator::Unreachable));
        self.terminated.push(false);
        BlockId(self.terminated.len() as u32 - 1)
    }

    /// Continues at the end of `block`.
    pub fn position(&mut self, block: BlockId) {
        self.current = block;
    }

    /// The block to which instructions are added.
    pub fn current(&self) -> BlockId {
        self.current
    }

    /// True if the current block has its terminator; nothing may be added to it then.
    pub fn is_terminated(&self) -> bool {
        self.terminated[self.current.index()]
    }

    /// The finished function. Blocks without a terminator end in `unreachable`.
    pub fn finish(mut self) -> Function {
        if !self.allocas.is_empty() {
            let entry = &mut self.function.blocks[0].instructions;
            self.allocas.append(entry);
            *entry = self.allocas;
        }
        self.function
    }

    fn new_value(&mut self, ty: TypeId) -> ValueId {
        self.function.new_value(ty)
    }

    fn push(&mut self, result: Option<ValueId>, op: Op) {
        debug_assert!(!self.is_terminated(), "instruction after the end of %b{}", self.current.0);
        let block = &mut self.function.blocks[self.current.index()];
        block.instructions.push(Instruction::new(result, op));
    }

    /// Adds an operation with a result of type `ty`.
    pub fn define(&mut self, ty: TypeId, op: Op) -> Operand {
        let value = self.new_value(ty);
        self.push(Some(value), op);
        value.into()
    }

    /// Attaches metadata to the terminator of the current block.
    pub fn attach_to_terminator(&mut self, metadata: Option<AttachmentsId>) {
        self.function.blocks[self.current.index()].metadata = metadata;
    }

    /// Ends the current block.
    pub fn terminate(&mut self, terminator: Terminator) {
        debug_assert!(!self.is_terminated(), "second terminator in %b{}", self.current.0);
        self.function.blocks[self.current.index()].terminator = terminator;
        self.terminated[self.current.index()] = true;
    }
}
