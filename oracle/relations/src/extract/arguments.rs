//! The operands, labels, types, numbers and words of each opcode.

use ir::{
    AggregateOp, AtomicAccess, AtomicOp, Call, Callee, ChoiceOp, Compare, Const, LandingClause, MemoryOp, Op,
    Pad, Terminator, TypeId, UnwindTerminator, VectorOp,
};

use super::Extractor;
use super::instructions::InstructionPlace;
use crate::domain::{Number, Word};
use crate::facts::{FunctionType, ImmediateKey};
use crate::words as w;

impl Extractor<'_> {
    fn type_argument(&mut self, place: InstructionPlace<'_>, role: Word, ty: TypeId) {
        let ty = self.ty(ty);
        self.facts.tables.add_instruction_type_argument(place.instruction, role, ty);
    }

    fn number(&mut self, place: InstructionPlace<'_>, role: Word, index: usize, number: impl TryInto<u32>) {
        let number = Number::saturating(number);
        self.facts.tables.add_instruction_number(place.instruction, role, Number::saturating(index), number);
    }

    fn word_argument(&mut self, place: InstructionPlace<'_>, role: Word, text: &str) {
        let word = self.word(text);
        self.facts.tables.add_instruction_word(place.instruction, role, word);
    }

    fn is_volatile(&mut self, place: InstructionPlace<'_>, volatile: bool) {
        if volatile {
            self.word_argument(place, w::VOLATILE, "volatile");
        }
    }

    /// One match, so that a new operation is an error here until its operands are facts.
    pub(super) fn operation(&mut self, place: InstructionPlace<'_>, op: &Op) {
        match op {
            Op::Binary(binary) => {
                self.operand(place, w::FIRST_OPERAND, 0, binary.lhs);
                self.operand(place, w::SECOND_OPERAND, 0, binary.rhs);
            }
            Op::FNeg(value) | Op::Freeze(value) => self.operand(place, w::OPERAND, 0, *value),
            Op::Cast(cast) => {
                self.operand(place, w::FROM, 0, cast.value);
                self.type_argument(place, w::TO_TYPE, cast.to);
            }
            Op::Compare(compare) => {
                let (predicate, lhs, rhs) = match compare {
                    Compare::Int { predicate, lhs, rhs } => (predicate.keyword(), lhs, rhs),
                    Compare::Float { predicate, lhs, rhs } => (predicate.keyword(), lhs, rhs),
                };
                self.operand(place, w::FIRST_OPERAND, 0, *lhs);
                self.operand(place, w::SECOND_OPERAND, 0, *rhs);
                self.word_argument(place, w::CONDITION, predicate);
            }
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                self.operand(place, w::CONDITION, 0, *condition);
                self.operand(place, w::TRUE_OPERAND, 0, *if_true);
                self.operand(place, w::FALSE_OPERAND, 0, *if_false);
            }
            Op::Choice(ChoiceOp::Phi { ty, incoming }) => {
                for (at, &(value, block)) in incoming.iter().enumerate() {
                    self.operand(place, w::VALUE, at, value);
                    self.label(place, w::LABEL, at, block);
                }
                self.type_argument(place, w::TYPE, *ty);
            }
            Op::Memory(memory) => self.memory(place, memory),
            Op::Atomic(atomic) => self.atomic(place, atomic),
            Op::VaArg { list, ty } => {
                self.operand(place, w::LIST, 0, *list);
                self.type_argument(place, w::TYPE, *ty);
            }
            Op::Pad(pad) => self.pad(place, pad),
            Op::Aggregate(aggregate) => self.aggregate(place, aggregate),
            Op::Vector(vector) => self.vector(place, vector),
            Op::Call(call) => {
                self.call(place, call);
                if let Some(word) = call.tail.keyword() {
                    self.word_argument(place, w::TAIL, word);
                }
            }
        }
    }

    fn memory(&mut self, place: InstructionPlace<'_>, memory: &MemoryOp) {
        match memory {
            MemoryOp::Alloca { ty, count, align, space: _, kind: _ } => {
                if let Some(count) = count {
                    self.operand(place, w::SIZE, 0, *count);
                }
                self.type_argument(place, w::TYPE, *ty);
                self.number(place, w::ALIGN, 0, align.bytes().0);
            }
            MemoryOp::Load { ty, ptr, align, volatile }
            | MemoryOp::LoadFrozen { ty, ptr, align, volatile } => {
                self.operand(place, w::ADDRESS, 0, *ptr);
                self.type_argument(place, w::TYPE, *ty);
                self.number(place, w::ALIGN, 0, align.bytes().0);
                self.is_volatile(place, *volatile);
            }
            MemoryOp::Store { value, ptr, align, volatile } => {
                self.operand(place, w::VALUE, 0, *value);
                self.operand(place, w::ADDRESS, 0, *ptr);
                self.number(place, w::ALIGN, 0, align.bytes().0);
                self.is_volatile(place, *volatile);
            }
            // Both have the same arguments, but for the value.
            MemoryOp::LoadField(field) | MemoryOp::StoreField { field, .. } => {
                if let MemoryOp::StoreField { value, .. } = memory {
                    self.operand(place, w::VALUE, 0, *value);
                }
                self.operand(place, w::ADDRESS, 0, field.ptr);
                self.type_argument(place, w::TYPE, field.of);
                self.number(place, w::INDEX, 0, field.index);
                self.number(place, w::ALIGN, 0, field.align.bytes().0);
                self.is_volatile(place, field.volatile);
            }
            MemoryOp::Gep(gep) => {
                self.operand(place, w::BASE, 0, gep.base);
                for (at, &index) in gep.indices.iter().enumerate() {
                    self.operand(place, w::INDEX, at, index);
                }
                self.type_argument(place, w::SOURCE_TYPE, gep.source);
            }
        }
    }

    fn access(&mut self, place: InstructionPlace<'_>, access: &AtomicAccess) {
        self.operand(place, w::ADDRESS, 0, access.ptr);
        self.number(place, w::ALIGN, 0, access.align.bytes().0);
        self.is_volatile(place, access.volatile);
    }

    fn atomic(&mut self, place: InstructionPlace<'_>, atomic: &AtomicOp) {
        // What all kinds have is added once, at the end.
        let sync = match atomic {
            AtomicOp::Load { ty, access, sync } => {
                self.access(place, access);
                self.type_argument(place, w::TYPE, *ty);
                sync
            }
            AtomicOp::Store { value, access, sync } => {
                self.operand(place, w::VALUE, 0, *value);
                self.access(place, access);
                sync
            }
            AtomicOp::Fence(sync) => sync,
            AtomicOp::CompareExchange { access, expected, new, sync, failure, .. } => {
                self.access(place, access);
                self.operand(place, w::EXPECTED, 0, *expected);
                self.operand(place, w::NEW, 0, *new);
                self.word_argument(place, w::FAILURE_ORDERING, failure.keyword());
                sync
            }
            AtomicOp::ReadModifyWrite { operation, access, value, sync } => {
                self.access(place, access);
                self.operand(place, w::VALUE, 0, *value);
                self.word_argument(place, w::OPERATION, operation.keyword());
                sync
            }
        };
        self.word_argument(place, w::ORDERING, sync.ordering.keyword());
    }

    fn pad(&mut self, place: InstructionPlace<'_>, pad: &Pad) {
        match pad {
            Pad::Landing { ty, cleanup, clauses } => {
                for (at, clause) in clauses.iter().enumerate() {
                    let (role, value) = match clause {
                        LandingClause::Catch(value) => (w::CATCH_CLAUSE, value),
                        LandingClause::Filter(value) => (w::FILTER_CLAUSE, value),
                    };
                    self.operand(place, w::CLAUSE, at, *value);
                    // Both kinds of clauses share their positions; the number says only which kind this one
                    // is of.
                    self.number(place, role, at, 1_u32);
                }
                self.type_argument(place, w::TYPE, *ty);
                if *cleanup {
                    self.word_argument(place, w::CLEANUP, "cleanup");
                }
            }
            Pad::Catch { switch, args } => {
                self.operand(place, w::PARENT, 0, *switch);
                for (at, &argument) in args.iter().enumerate() {
                    self.operand(place, w::ARG, at, argument);
                }
            }
            Pad::Cleanup { parent, args } => {
                if let Some(parent) = parent {
                    self.operand(place, w::PARENT, 0, *parent);
                }
                for (at, &argument) in args.iter().enumerate() {
                    self.operand(place, w::ARG, at, argument);
                }
            }
        }
    }

    fn aggregate(&mut self, place: InstructionPlace<'_>, aggregate: &AggregateOp) {
        let indices = match aggregate {
            AggregateOp::Extract { aggregate, indices } => {
                self.operand(place, w::BASE, 0, *aggregate);
                indices
            }
            AggregateOp::Insert { aggregate, value, indices } => {
                self.operand(place, w::BASE, 0, *aggregate);
                self.operand(place, w::VALUE, 0, *value);
                indices
            }
        };
        for (at, &index) in indices.iter().enumerate() {
            self.number(place, w::INDEX, at, index);
        }
        self.number(place, w::NINDICES, 0, indices.len() as u32);
    }

    fn vector(&mut self, place: InstructionPlace<'_>, vector: &VectorOp) {
        match vector {
            VectorOp::Extract { vector, index } => {
                self.operand(place, w::BASE, 0, *vector);
                self.operand(place, w::INDEX, 0, *index);
            }
            VectorOp::Insert { vector, value, index } => {
                self.operand(place, w::BASE, 0, *vector);
                self.operand(place, w::VALUE, 0, *value);
                self.operand(place, w::INDEX, 0, *index);
            }
            VectorOp::Shuffle { first, second, mask } => {
                self.operand(place, w::FIRST_VECTOR, 0, *first);
                self.operand(place, w::SECOND_VECTOR, 0, *second);
                for (at, lane) in mask.iter().enumerate() {
                    if let Some(lane) = lane {
                        self.number(place, w::MASK, at, *lane);
                    }
                }
                self.number(place, w::NLANES, 0, mask.len() as u32);
            }
        }
    }

    fn call(&mut self, place: InstructionPlace<'_>, call: &Call) {
        let i = place.instruction;
        match call.callee {
            Callee::Direct(id) => {
                self.operand(place, w::FUNCTION, 0, ir::Operand::Const(Const::Function(id)))
            }
            Callee::Indirect(pointer) => self.operand(place, w::FUNCTION, 0, pointer),
            Callee::Asm(id) => {
                let assembly = self.immediate(ImmediateKey::Assembly(id.0));
                let assembly = self.facts.operand_of(assembly);
                self.facts.tables.add_instruction_operand(i, w::FUNCTION, Number(0), assembly);
            }
        }
        let mut params = Vec::with_capacity(call.args.len());
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        for (at, (argument, attrs)) in call.args.iter().enumerate() {
            self.operand(place, w::ARG, at, *argument);
            self.argument_attributes(i, Number::saturating(at), attrs);
            if at < fixed {
                let is_metadata = self.module.is_value_as_metadata(call, at);
                let ty = argument.ty(&place.function.values).filter(|_| !is_metadata);
                params.push(ty.unwrap_or(if is_metadata { TypeId::METADATA } else { TypeId::VOID }));
            }
        }
        // The type that the text has in front of the callee, where arguments of the parameters' types follow.
        let varargs = call.fixed.is_some();
        let signature = self.function_type(FunctionType { ret: call.ret, params, varargs });
        let convention = self.convention(call.convention);
        let tables = &mut self.facts.tables;
        tables.add_instruction_type_argument(i, w::SIGNATURE, signature);
        tables.add_instruction_word(i, w::CALLING_CONVENTION, convention);
        tables.add_call_nargs(i, Number::saturating(call.args.len()));
        let mut at = 0;
        for (index, bundle) in call.bundles.iter().enumerate() {
            let tag = self.word(&bundle.tag);
            self.facts.tables.add_operand_bundle(i, Number::saturating(index), tag);
            for &argument in &bundle.args {
                self.operand(place, w::BUNDLE_OPERAND, at, argument);
                at += 1;
            }
        }
        self.call_attributes(i, call);
    }

    pub(super) fn terminator(&mut self, place: InstructionPlace<'_>, terminator: &Terminator) {
        match terminator {
            Terminator::Ret(None) => self.facts.tables.add_ret_instruction_void(place.instruction),
            Terminator::Ret(Some(value)) => self.operand(place, w::VALUE, 0, *value),
            Terminator::Br(to) => self.label(place, w::TRUE_LABEL, 0, *to),
            Terminator::CondBr { condition, if_true, if_false } => {
                self.operand(place, w::CONDITION, 0, *condition);
                self.label(place, w::TRUE_LABEL, 0, *if_true);
                self.label(place, w::FALSE_LABEL, 0, *if_false);
            }
            Terminator::Switch { value, default, cases } => {
                self.operand(place, w::OPERAND, 0, *value);
                self.label(place, w::DEFAULT_LABEL, 0, *default);
                let ty = value.ty(&place.function.values).unwrap_or(TypeId::VOID);
                for (at, &(number, block)) in cases.iter().enumerate() {
                    // The IR keeps the cases as bare numbers; a fact needs an immediate, which has a type.
                    let number = Const::Int { ty, value: number };
                    self.operand(place, w::CASE, at, ir::Operand::Const(number));
                    self.label(place, w::CASE_LABEL, at, block);
                }
            }
            Terminator::IndirectBr { address, targets } => {
                self.operand(place, w::ADDRESS, 0, *address);
                for (at, &block) in targets.iter().enumerate() {
                    self.label(place, w::LABEL, at, block);
                }
            }
            Terminator::Unwind(terminator) => self.unwind(place, terminator),
            Terminator::Unreachable => {}
        }
    }

    fn unwind(&mut self, place: InstructionPlace<'_>, terminator: &UnwindTerminator) {
        match terminator {
            UnwindTerminator::Invoke { call, normal, unwind, .. } => {
                self.call(place, call);
                self.label(place, w::NORMAL_LABEL, 0, *normal);
                self.label(place, w::EXCEPTION_LABEL, 0, *unwind);
            }
            UnwindTerminator::CallBr { call, fallthrough, indirect, .. } => {
                self.call(place, call);
                self.label(place, w::FALLTHROUGH_LABEL, 0, *fallthrough);
                for (at, &block) in indirect.iter().enumerate() {
                    self.label(place, w::INDIRECT_LABEL, at, block);
                }
            }
            UnwindTerminator::Resume(value) => self.operand(place, w::OPERAND, 0, *value),
            UnwindTerminator::CatchSwitch { parent, handlers, unwind, .. } => {
                if let Some(parent) = parent {
                    self.operand(place, w::PARENT, 0, *parent);
                }
                for (at, &block) in handlers.iter().enumerate() {
                    self.label(place, w::HANDLER_LABEL, at, block);
                }
                // Without a label, it unwinds to the caller.
                if let Some(block) = unwind {
                    self.label(place, w::UNWIND_LABEL, 0, *block);
                }
            }
            UnwindTerminator::CatchRet { pad, to } => {
                self.operand(place, w::PAD, 0, *pad);
                self.label(place, w::LABEL, 0, *to);
            }
            UnwindTerminator::CleanupRet { pad, unwind } => {
                self.operand(place, w::PAD, 0, *pad);
                if let Some(block) = unwind {
                    self.label(place, w::UNWIND_LABEL, 0, *block);
                }
            }
        }
    }
}
