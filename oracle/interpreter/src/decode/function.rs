//! Decoding of one function: assigns registers to its values, then decodes its blocks in order.

use ir::{Block, BlockId, ChoiceOp, Function, Instruction, Op, TypeId};

use super::Decoder;
use super::control::BLOCK;
use crate::code::AT_CALL;
use crate::code::{ControlInst, DecodedFunction, Inst, LibraryEntry};
use semantics::lower::refusal;
use semantics::variadic::AREAS;
use semantics::{Unsupported, unsupported_flags};

impl<'a> Decoder<'a> {
    pub(super) fn decode_function(&mut self, function: &'a Function) {
        self.function = Some(function);
        self.failure = None;
        let mut body = self.body(function);
        self.promises_of_function(function);
        if !function.is_declaration() {
            let first = self.program.code.len();
            let first_switch = self.program.switches.len();
            body.entry = Some(first as u32);
            if let Some(reason) = self.failure.take() {
                self.replace_by_report((0, 0), first, reason);
            } else {
                self.invariant_groups(function);
                self.allocated_objects(function);
                self.blocks(function);
                self.resolve(first, first_switch);
            }
        }
        self.program.value_starts.push(self.program.value_registers.len() as u32);
        self.program.value_registers.extend_from_slice(&self.scratch.registers);
        body.registers = self.frame;
        self.program.functions.push(body);
    }

    /// Assigns registers to the values and returns the facts that a call needs.
    fn body(&mut self, function: &Function) -> DecodedFunction {
        self.frame = 0;
        self.scratch.registers.clear();
        let mut param_registers = 0;
        if function.params.is_empty() {
            param_registers = self.parameters_end(function);
        }
        for (at, &ty) in function.values.iter().enumerate() {
            let registers = self.try_shape(ty, 0).map_or(1, |shape| shape.registers);
            let register = self.temporary(registers);
            self.scratch.registers.push(register);
            // The parameters are the first values; a variadic function's hidden ones follow them directly,
            // where a call puts them.
            if at + 1 == function.params.len() {
                param_registers = self.parameters_end(function);
            }
        }
        let params = function.params.iter().map(|param| (param.ty, param.attrs));
        let wrong = function.params.iter().zip(&function.values).any(|(param, &value)| param.ty != value);
        if wrong || function.values.len() < function.params.len() {
            self.malformed("types of parameters");
        }
        if !self.knows_type(function.ret) {
            return DecodedFunction {
                entry: None,
                registers: 0,
                param_registers,
                signature: 0,
                param_count: 0,
                library: None,
            };
        }
        let signature = self.signature(function.ret, params, function.varargs, function.convention);
        let hidden = if function.varargs { AREAS } else { 0 };
        let param_count = (function.params.len() + hidden) as u32;
        let library = self.library_entry(function);
        DecodedFunction { entry: None, registers: 0, param_registers, signature, param_count, library }
    }

    /// The function that a call through a pointer runs, if it is one of the C library.
    fn library_entry(&self, function: &Function) -> Option<LibraryEntry> {
        let known = self.library_function(function).filter(|known| !known.is_variadic())?;
        let width = match function.ret {
            TypeId::VOID => 0,
            ret => self.module.types.bit_width(ret).0,
        };
        Some(LibraryEntry { function: known, width: u32::try_from(width).ok()? })
    }

    /// The number of parameter registers: those assigned so far, and for a variadic function the ones that hold the addresses of
    /// the areas behind its `va_list`.
    fn parameters_end(&mut self, function: &Function) -> u32 {
        self.areas = self.frame;
        if function.varargs {
            self.temporary(AREAS as u32);
        }
        self.frame
    }

    fn blocks(&mut self, function: &Function) {
        self.scratch.blocks.clear();
        for (at, block) in function.blocks.iter().enumerate() {
            self.scratch.blocks.push(self.program.code.len() as u32);
            self.block(BlockId(at as u32), block);
        }
    }

    fn block(&mut self, id: BlockId, block: &Block) {
        if id == BlockId::ENTRY
            && let Some(function) = self.function
        {
            self.emit_or_report(AT_CALL, |decoder| decoder.promises_of_params(function));
            self.emit_or_report(AT_CALL, Decoder::begin_history);
        }
        for (at, instruction) in block.instructions.iter().enumerate() {
            self.emit_or_report((id.0, at as u32), |decoder| {
                decoder.noted(instruction, Decoder::instruction)
            });
        }
        let end = (id.0, block.instructions.len() as u32);
        self.emit_or_report(end, |decoder| decoder.terminator(id, &block.terminator));
    }

    /// Emits the code of one IR instruction; if that fails, an instruction that reports the reason.
    fn emit_or_report(&mut self, origin: (u32, u32), emit: impl FnOnce(&mut Self)) {
        let first = self.program.code.len();
        emit(self);
        if let Some(reason) = self.failure.take() {
            self.replace_by_report(origin, first, reason);
        }
        self.program.origins.resize(self.program.code.len(), origin);
    }

    /// Replaces the code from `first` on by an instruction that reports `reason`.
    fn replace_by_report(&mut self, origin: (u32, u32), first: usize, reason: Unsupported) {
        self.program.code.truncate(first);
        let at = self.program.reasons.len() as u32;
        self.program.reasons.push(reason);
        self.emit(ControlInst::Unsupported { reason: at });
        self.program.origins.resize(self.program.code.len(), origin);
    }

    fn instruction(&mut self, instruction: &Instruction) {
        if let Some(flags) = unsupported_flags(instruction.flags) {
            return self.fail(Unsupported::Instruction(flags));
        }
        match &instruction.op {
            Op::Binary(binary) => self.binary(instruction, binary),
            Op::FNeg(value) => self.fneg(instruction, *value),
            Op::Freeze(value) => self.freeze(instruction, *value),
            Op::Cast(cast) => self.cast(instruction, cast),
            Op::Compare(compare) => self.compare(instruction, compare),
            Op::Choice(ChoiceOp::Phi { .. }) => {}
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                self.select(instruction, *condition, *if_true, *if_false);
            }
            Op::Memory(memory) => self.memory(instruction, memory),
            Op::Atomic(_) | Op::VaArg { .. } | Op::Pad(_) => {
                self.fail(refusal(self.module, &instruction.op));
            }
            Op::Aggregate(op) => self.aggregate(instruction, op),
            Op::Vector(op) => self.vector(instruction, op),
            Op::Call(call) => self.call(instruction, call),
        }
    }

    /// Replaces block numbers by positions in the jumps of the function just emitted.
    fn resolve(&mut self, first: usize, first_switch: usize) {
        let blocks = &self.scratch.blocks;
        let end = self.program.code.len() as u32;
        // A missing block was reported where it is named, so no jump reaches it.
        let target = |to: &mut u32| {
            if *to & BLOCK != 0 {
                *to = blocks.get((*to & !BLOCK) as usize).copied().unwrap_or(end);
            }
        };
        for inst in &mut self.program.code[first..] {
            match inst {
                Inst::Jump { to } => target(to),
                Inst::Branch { if_true, if_false, .. } => {
                    target(if_true);
                    target(if_false);
                }
                _ => {}
            }
        }
        for table in &mut self.program.switches[first_switch..] {
            target(&mut table.default);
            let (first, end) = table.cases;
            self.program.cases[first as usize..end as usize].iter_mut().for_each(|(_, to)| target(to));
        }
    }
}
