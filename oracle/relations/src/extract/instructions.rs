//! Blocks and instructions, and what all of them have.

use ir::{BlockId, FlagSet, FuncId, Opcode, ValueId};

use super::{Extractor, opcode_word};
use crate::domain::{Block, Function, Instruction, Number, Operand, Variable, Word};
use crate::facts::Locals;

/// A function whose instructions are extracted.
#[derive(Clone, Copy)]
pub(super) struct InstructionPlace<'a> {
    pub(super) function: &'a ir::Function,
    pub(super) locals: Locals,
    pub(super) instruction: Instruction,
}

impl Extractor<'_> {
    pub(super) fn bodies(&mut self) {
        let module = self.module;
        let instructions = |function: &ir::Function| -> usize {
            function.blocks.iter().map(|block| block.instructions.len() + 1).sum()
        };
        self.reserve(module.functions.iter().map(instructions).sum());
        // Values come before labels, function by function, so that variables are in order.
        for (at, function) in module.functions.iter().enumerate() {
            let id = FuncId(at as u32);
            self.parameters(id, function);
            if !function.is_declaration() {
                self.body(id, function);
            }
        }
        self.by_opcode();
    }

    fn reserve(&mut self, instructions: usize) {
        let tables = &mut self.facts.tables;
        tables.instruction.reserve(instructions);
        tables.instruction_opcode.reserve(instructions);
        tables.opcode_instruction.reserve(instructions);
        tables.instruction_function.reserve(instructions);
        tables.instruction_block.reserve(instructions);
        tables.block_instruction.reserve(instructions);
        tables.instruction_position.reserve(instructions);
        tables.instruction_next.reserve(instructions);
        tables.instruction_to.reserve(instructions);
        tables.variable.reserve(instructions);
        tables.variable_type.reserve(instructions);
        tables.variable_function.reserve(instructions);
        tables.instruction_operand.reserve(2 * instructions);
    }

    fn parameters(&mut self, id: FuncId, function: &ir::Function) {
        let f = Function(id.0);
        let base = self.facts.names.locals[id.index()].values;
        for (index, &ty) in function.values.iter().enumerate().take(function.params.len()) {
            let v = Variable(base + index as u32);
            let tables = &mut self.facts.tables;
            tables.add_function_param(f, Number::saturating(index), v);
            tables.add_parameter(v);
            tables.add_variable(v);
            tables.add_variable_type(v, crate::Type(ty.index() as u32));
            tables.add_variable_function(v, f);
        }
    }

    /// The instructions of each opcode, sorted by counting.
    fn by_opcode(&mut self) {
        let tables = &mut self.facts.tables;
        let mut of: Vec<Vec<u32>> = Vec::new();
        for &[i, opcode] in tables.instruction_opcode.iter() {
            let opcode = opcode as usize;
            if of.len() <= opcode {
                of.resize(opcode + 1, Vec::new());
            }
            of[opcode].push(i);
        }
        for (opcode, instructions) in of.iter().enumerate() {
            for &i in instructions {
                tables.add_opcode_instruction(Word(opcode as u32), Instruction(i));
            }
        }
    }

    fn body(&mut self, id: FuncId, function: &ir::Function) {
        let f = Function(id.0);
        let locals = self.facts.names.locals[id.index()];
        self.facts.tables.add_function_entry(f, Block(locals.blocks));
        let label_type = self.label_type();
        let first = self.next_instruction;
        for (at, block) in function.blocks.iter().enumerate() {
            let (b, label) = (Block(locals.blocks + at as u32), Variable(locals.labels + at as u32));
            let start = self.next_instruction;
            let last = start + block.instructions.len() as u32;
            let tables = &mut self.facts.tables;
            tables.add_block(b);
            tables.add_block_function(b, f);
            tables.add_block_label(b, label);
            tables.add_label_block(label, b);
            tables.add_block_first(b, Instruction(start));
            tables.add_block_last(b, Instruction(last));
            for (index, instruction) in block.instructions.iter().enumerate() {
                let place =
                    InstructionPlace { function, locals, instruction: Instruction(self.next_instruction) };
                let flags = instruction.op.flags().union(instruction.flags);
                self.instruction(place, b, index, instruction.op.opcode(), instruction.result, flags);
                self.operation(place, &instruction.op);
                self.repeated_labels(place.instruction);
                self.attachments(place.instruction, instruction.metadata);
            }
            let place =
                InstructionPlace { function, locals, instruction: Instruction(self.next_instruction) };
            let opcode = block.terminator.opcode();
            let index = block.instructions.len();
            self.instruction(place, b, index, opcode, block.terminator.result(), FlagSet::NONE);
            self.terminator(place, &block.terminator);
            self.repeated_labels(place.instruction);
            self.attachments(place.instruction, block.metadata);
        }
        for at in 0..function.blocks.len() {
            let label = Variable(locals.labels + at as u32);
            let tables = &mut self.facts.tables;
            tables.add_variable(label);
            tables.add_variable_type(label, label_type);
            tables.add_variable_function(label, f);
        }
        // In the order of the text, and so from block to block as well.
        for at in first + 1..self.next_instruction {
            self.facts.tables.add_instruction_next(Instruction(at - 1), Instruction(at));
        }
    }

    fn instruction(
        &mut self,
        place: InstructionPlace<'_>,
        block: Block,
        index: usize,
        opcode: Opcode,
        result: Option<ValueId>,
        flags: FlagSet,
    ) {
        let (i, f) = (place.instruction, Function(place.locals.function.0));
        self.next_instruction += 1;
        // The number of an instruction is its position in this list.
        self.facts.names.instructions.push((
            place.locals.function,
            block.0 - place.locals.blocks,
            index as u32,
        ));
        let tables = &mut self.facts.tables;
        tables.add_instruction(i);
        tables.add_instruction_opcode(i, opcode_word(opcode));
        tables.add_instruction_function(i, f);
        tables.add_instruction_block(i, block);
        tables.add_block_instruction(block, i);
        tables.add_instruction_position(i, Number::saturating(index));
        if let Some(value) = result {
            let v = Variable::local(place.locals.values, value);
            tables.add_instruction_to(i, v);
            if let Some(ty) = place.function.values.get(value.index()) {
                tables.add_variable(v);
                tables.add_variable_type(v, crate::Type(ty.index() as u32));
                tables.add_variable_function(v, f);
            }
        }
        for flag in flags.iter() {
            let word = self.word(flag.keyword());
            self.facts.tables.add_instruction_flag(i, word);
        }
    }

    /// An operand of a role.
    pub(super) fn operand(
        &mut self,
        place: InstructionPlace<'_>,
        role: Word,
        index: usize,
        operand: ir::Operand,
    ) {
        let operand = match operand {
            ir::Operand::Value(value) => Operand::variable(Variable::local(place.locals.values, value)),
            ir::Operand::Const(constant) => self.constant(constant),
        };
        self.facts.tables.add_instruction_operand(
            place.instruction,
            role,
            Number::saturating(index),
            operand,
        );
    }

    /// A label of a role.
    pub(super) fn label(&mut self, place: InstructionPlace<'_>, role: Word, index: usize, block: BlockId) {
        let label = Variable(place.locals.labels + block.0);
        self.facts.tables.add_instruction_label(place.instruction, role, Number::saturating(index), label);
    }

    /// Counts the labels that an instruction names more than once: the last rows of their table are its own.
    fn repeated_labels(&mut self, instruction: Instruction) {
        let tables = &mut self.facts.tables;
        let own = || tables.instruction_label.iter().rev().take_while(|row| row[0] == instruction.0);
        if own().nth(1).is_none() {
            return;
        }
        let mut labels: Vec<u32> = own().map(|row| row[3]).collect();
        labels.sort_unstable();
        for alike in labels.chunk_by(|left, right| left == right).filter(|alike| alike.len() > 1) {
            tables.add_label_count(instruction, Variable(alike[0]), Number::saturating(alike.len()));
        }
    }
}
