//! The operands and written types of instructions and terminators, and the successors of terminators. This is the one
//! place that lists them: everything that asks for all of them, or replaces them, does so through these functions.

use smallvec::{SmallVec, smallvec};

use crate::atomic::{AtomicAccess, AtomicOp};
use crate::attributes::ParamAttrs;
use crate::call::{Call, Callee};
use crate::constant::Operand;
use crate::exception::{LandingClause, Pad, UnwindTerminator};
use crate::flags::FlagSet;
use crate::function::Function;
use crate::id::{BlockId, ValueId};
use crate::instruction::{AggregateOp, ChoiceOp, Op, VectorOp};
use crate::memory::{FieldAccess, Gep, MemoryOp};
use crate::opcode::{Opcode, SpecialOp, TerminatorOp};
use crate::operator::{Binary, Cast, Compare};
use crate::terminator::Terminator;
use crate::types::TypeId;

/// One entry per operand, in the order of the text; of a call, the callee precedes the arguments, and these its bundles.
type OperandList<R> = SmallVec<[R; 4]>;

/// The operands of an operation. `$iter` is `iter` or `iter_mut`, `$list` the function of the same kind.
macro_rules! operands_of_op {
    ($op:expr, $iter:ident, $list:ident) => {
        match $op {
            Op::Binary(Binary { lhs, rhs, .. })
            | Op::Compare(Compare::Int { lhs, rhs, .. } | Compare::Float { lhs, rhs, .. }) => {
                smallvec![lhs, rhs]
            }
            Op::FNeg(value) | Op::Freeze(value) | Op::Cast(Cast { value, .. }) => smallvec![value],
            Op::Choice(ChoiceOp::Select { condition, if_true, if_false }) => {
                smallvec![condition, if_true, if_false]
            }
            Op::Choice(ChoiceOp::Phi { incoming, .. }) => incoming.$iter().map(|(value, _)| value).collect(),
            Op::Memory(memory) => operands_of_memory!(memory, $iter),
            Op::Atomic(atomic) => atomic.$list(),
            Op::VaArg { list, .. } => smallvec![list],
            Op::Pad(pad) => pad.$list(),
            Op::Aggregate(AggregateOp::Extract { aggregate, .. }) => smallvec![aggregate],
            Op::Aggregate(AggregateOp::Insert { aggregate, value, .. }) => smallvec![aggregate, value],
            Op::Vector(VectorOp::Extract { vector, index }) => smallvec![vector, index],
            Op::Vector(VectorOp::Insert { vector, value, index }) => smallvec![vector, value, index],
            Op::Vector(VectorOp::Shuffle { first, second, .. }) => smallvec![first, second],
            Op::Call(call) => call.$list(),
        }
    };
}

macro_rules! operands_of_memory {
    ($memory:expr, $iter:ident) => {
        match $memory {
            MemoryOp::Alloca { count, .. } => count.$iter().collect(),
            MemoryOp::Load { ptr, .. }
            | MemoryOp::LoadFrozen { ptr, .. }
            | MemoryOp::LoadField(FieldAccess { ptr, .. }) => smallvec![ptr],
            MemoryOp::Store { value, ptr, .. }
            | MemoryOp::StoreField { value, field: FieldAccess { ptr, .. } } => smallvec![value, ptr],
            MemoryOp::Gep(Gep { base, indices, .. }) => [base].into_iter().chain(indices.$iter()).collect(),
        }
    };
}

macro_rules! operands_of_atomic {
    ($atomic:expr) => {
        match $atomic {
            AtomicOp::Load { access: AtomicAccess { ptr, .. }, .. } => smallvec![ptr],
            AtomicOp::Store { value, access: AtomicAccess { ptr, .. }, .. } => smallvec![value, ptr],
            AtomicOp::Fence(_) => smallvec![],
            AtomicOp::CompareExchange { access: AtomicAccess { ptr, .. }, expected, new, .. } => {
                smallvec![ptr, expected, new]
            }
            AtomicOp::ReadModifyWrite { access: AtomicAccess { ptr, .. }, value, .. } => {
                smallvec![ptr, value]
            }
        }
    };
}

macro_rules! operands_of_call {
    ($call:expr, $iter:ident) => {{
        let Call { callee, args, bundles, .. } = $call;
        let callee = match callee {
            Callee::Direct(_) | Callee::Asm(_) => None,
            Callee::Indirect(pointer) => Some(pointer),
        };
        let bundled = bundles.$iter().flat_map(|bundle| bundle.args.$iter());
        callee.into_iter().chain(args.$iter().map(|(value, _)| value)).chain(bundled).collect()
    }};
}

macro_rules! operands_of_pad {
    ($pad:expr, $iter:ident) => {
        match $pad {
            Pad::Landing { clauses, .. } => {
                let values = clauses.$iter().map(|clause| match clause {
                    LandingClause::Catch(value) | LandingClause::Filter(value) => value,
                });
                values.collect()
            }
            Pad::Catch { switch, args } => [switch].into_iter().chain(args.$iter()).collect(),
            Pad::Cleanup { parent, args } => parent.$iter().chain(args.$iter()).collect(),
        }
    };
}

macro_rules! operands_of_terminator {
    ($terminator:expr, $iter:ident, $list:ident) => {
        match $terminator {
            Terminator::Ret(value) => value.$iter().collect(),
            Terminator::IndirectBr { address, .. } => smallvec![address],
            Terminator::Unwind(terminator) => terminator.$list(),
            Terminator::CondBr { condition: value, .. } | Terminator::Switch { value, .. } => {
                smallvec![value]
            }
            Terminator::Br(_) | Terminator::Unreachable => smallvec![],
        }
    };
}

macro_rules! operands_of_unwind {
    ($terminator:expr, $iter:ident, $list:ident) => {
        match $terminator {
            UnwindTerminator::Invoke { call, .. } | UnwindTerminator::CallBr { call, .. } => call.$list(),
            UnwindTerminator::Resume(value)
            | UnwindTerminator::CatchRet { pad: value, .. }
            | UnwindTerminator::CleanupRet { pad: value, .. } => smallvec![value],
            UnwindTerminator::CatchSwitch { parent, .. } => parent.$iter().collect(),
        }
    };
}

macro_rules! successors_of_unwind {
    ($terminator:expr, $iter:ident) => {
        match $terminator {
            UnwindTerminator::Invoke { normal, unwind, .. } => smallvec![normal, unwind],
            UnwindTerminator::CallBr { fallthrough, indirect, .. } => {
                [fallthrough].into_iter().chain(indirect.$iter()).collect()
            }
            UnwindTerminator::Resume(_) => smallvec![],
            UnwindTerminator::CatchSwitch { handlers, unwind, .. } => {
                handlers.$iter().chain(unwind.$iter()).collect()
            }
            UnwindTerminator::CatchRet { to, .. } => smallvec![to],
            UnwindTerminator::CleanupRet { unwind, .. } => unwind.$iter().collect(),
        }
    };
}

macro_rules! successors_of_terminator {
    ($terminator:expr, $iter:ident, $list:ident) => {
        match $terminator {
            Terminator::IndirectBr { targets, .. } => targets.$iter().collect(),
            Terminator::Unwind(terminator) => terminator.$list(),
            Terminator::Ret(_) | Terminator::Unreachable => smallvec![],
            Terminator::Br(to) => smallvec![to],
            Terminator::CondBr { if_true, if_false, .. } => smallvec![if_true, if_false],
            Terminator::Switch { default, cases, .. } => {
                [default].into_iter().chain(cases.$iter().map(|(_, to)| to)).collect()
            }
        }
    };
}

impl Call {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_call!(self, iter)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_call!(self, iter_mut)
    }

    pub(crate) fn types_mut(&mut self) -> impl Iterator<Item = &mut TypeId> {
        let Call { ret, ret_attrs, args, .. } = self;
        let args = args.iter_mut().flat_map(|(_, attrs)| attrs.types_mut());
        [ret].into_iter().chain(ret_attrs.types_mut()).chain(args)
    }
}

impl ParamAttrs {
    /// The types in attributes.
    pub(crate) fn types_mut(&mut self) -> impl Iterator<Item = &mut TypeId> {
        self.passing.type_mut().into_iter().chain(self.range.as_mut().map(|range| &mut range.ty))
    }
}

impl AtomicOp {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_atomic!(self)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_atomic!(self)
    }

    fn opcode(&self) -> SpecialOp {
        match self {
            AtomicOp::Load { .. } => SpecialOp::Load,
            AtomicOp::Store { .. } => SpecialOp::Store,
            AtomicOp::Fence(_) => SpecialOp::Fence,
            AtomicOp::CompareExchange { .. } => SpecialOp::CmpXchg,
            AtomicOp::ReadModifyWrite { .. } => SpecialOp::AtomicRmw,
        }
    }
}

impl Pad {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_pad!(self, iter)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_pad!(self, iter_mut)
    }

    fn opcode(&self) -> SpecialOp {
        match self {
            Pad::Landing { .. } => SpecialOp::LandingPad,
            Pad::Catch { .. } => SpecialOp::CatchPad,
            Pad::Cleanup { .. } => SpecialOp::CleanupPad,
        }
    }
}

impl UnwindTerminator {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_unwind!(self, iter, operand_list)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_unwind!(self, iter_mut, operand_list_mut)
    }

    fn successor_list(&self) -> SmallVec<[&BlockId; 2]> {
        successors_of_unwind!(self, iter)
    }

    fn successor_list_mut(&mut self) -> SmallVec<[&mut BlockId; 2]> {
        successors_of_unwind!(self, iter_mut)
    }

    fn opcode(&self) -> TerminatorOp {
        match self {
            UnwindTerminator::Invoke { .. } => TerminatorOp::Invoke,
            UnwindTerminator::CallBr { .. } => TerminatorOp::CallBr,
            UnwindTerminator::Resume(_) => TerminatorOp::Resume,
            UnwindTerminator::CatchSwitch { .. } => TerminatorOp::CatchSwitch,
            UnwindTerminator::CatchRet { .. } => TerminatorOp::CatchRet,
            UnwindTerminator::CleanupRet { .. } => TerminatorOp::CleanupRet,
        }
    }
}

impl Op {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_op!(self, iter, operand_list)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_op!(self, iter_mut, operand_list_mut)
    }

    /// The operands, in the order of the text. A function that is called directly is not an operand.
    pub fn operands(&self) -> impl Iterator<Item = Operand> {
        self.operand_list().into_iter().copied()
    }

    /// The operands, to be replaced.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        self.operand_list_mut().into_iter()
    }

    /// The types written in the instruction, other than those of its operands. One match without a last arm
    /// for the rest, so that a new operation is an error here until it is decided.
    pub fn types_mut(&mut self) -> impl Iterator<Item = &mut TypeId> {
        let types: SmallVec<[&mut TypeId; 4]> = match self {
            Op::Cast(Cast { to: ty, .. })
            | Op::VaArg { ty, .. }
            | Op::Choice(ChoiceOp::Phi { ty, .. })
            | Op::Memory(
                MemoryOp::Alloca { ty, .. }
                | MemoryOp::Load { ty, .. }
                | MemoryOp::LoadFrozen { ty, .. }
                | MemoryOp::LoadField(FieldAccess { of: ty, .. })
                | MemoryOp::StoreField { field: FieldAccess { of: ty, .. }, .. }
                | MemoryOp::Gep(Gep { source: ty, .. }),
            ) => smallvec![ty],
            Op::Call(call) => call.types_mut().collect(),
            Op::Pad(pad) => match &mut **pad {
                Pad::Landing { ty, .. } => smallvec![ty],
                Pad::Catch { .. } | Pad::Cleanup { .. } => smallvec![],
            },
            Op::Atomic(atomic) => match &mut **atomic {
                AtomicOp::Load { ty, .. } => smallvec![ty],
                AtomicOp::Store { .. }
                | AtomicOp::Fence(_)
                | AtomicOp::CompareExchange { .. }
                | AtomicOp::ReadModifyWrite { .. } => smallvec![],
            },
            Op::Binary(_)
            | Op::FNeg(_)
            | Op::Freeze(_)
            | Op::Compare(_)
            | Op::Choice(ChoiceOp::Select { .. })
            | Op::Memory(MemoryOp::Store { .. })
            | Op::Aggregate(_)
            | Op::Vector(_) => smallvec![],
        };
        types.into_iter()
    }

    /// The opcode.
    pub fn opcode(&self) -> Opcode {
        let special = match self {
            Op::Binary(binary) => return Opcode::Binary(binary.op),
            Op::Cast(cast) => return Opcode::Cast(cast.op),
            Op::FNeg(_) => SpecialOp::FNeg,
            Op::Freeze(_) => SpecialOp::Freeze,
            Op::Compare(Compare::Int { .. }) => SpecialOp::ICmp,
            Op::Compare(Compare::Float { .. }) => SpecialOp::FCmp,
            Op::Choice(ChoiceOp::Select { .. }) => SpecialOp::Select,
            Op::Choice(ChoiceOp::Phi { .. }) => SpecialOp::Phi,
            Op::Memory(memory) => memory.opcode(),
            Op::Atomic(atomic) => atomic.opcode(),
            Op::VaArg { .. } => SpecialOp::VaArg,
            Op::Pad(pad) => pad.opcode(),
            Op::Aggregate(AggregateOp::Extract { .. }) => SpecialOp::ExtractValue,
            Op::Aggregate(AggregateOp::Insert { .. }) => SpecialOp::InsertValue,
            Op::Vector(VectorOp::Extract { .. }) => SpecialOp::ExtractElement,
            Op::Vector(VectorOp::Insert { .. }) => SpecialOp::InsertElement,
            Op::Vector(VectorOp::Shuffle { .. }) => SpecialOp::ShuffleVector,
            Op::Call(_) => SpecialOp::Call,
        };
        Opcode::Special(special)
    }

    /// The flags in the operation, to which [`Instruction::flags`](crate::Instruction::flags) adds.
    pub fn flags(&self) -> FlagSet {
        match self {
            Op::Binary(binary) => binary.flags.to_set(),
            Op::Cast(cast) => cast.flags.to_set(),
            Op::Memory(MemoryOp::Gep(gep)) => gep.flags.to_set(),
            Op::FNeg(_)
            | Op::Freeze(_)
            | Op::Compare(_)
            | Op::Choice(_)
            | Op::Memory(_)
            | Op::Atomic(_)
            | Op::VaArg { .. }
            | Op::Pad(_)
            | Op::Aggregate(_)
            | Op::Vector(_)
            | Op::Call(_) => FlagSet::NONE,
        }
    }
}

impl MemoryOp {
    fn opcode(&self) -> SpecialOp {
        match self {
            MemoryOp::Alloca { .. } => SpecialOp::Alloca,
            MemoryOp::Load { .. } => SpecialOp::Load,
            MemoryOp::Store { .. } => SpecialOp::Store,
            MemoryOp::LoadField(_) => SpecialOp::LoadField,
            MemoryOp::StoreField { .. } => SpecialOp::StoreField,
            MemoryOp::LoadFrozen { .. } => SpecialOp::LoadFrozen,
            MemoryOp::Gep(_) => SpecialOp::GetElementPtr,
        }
    }
}

impl Terminator {
    fn operand_list(&self) -> OperandList<&Operand> {
        operands_of_terminator!(self, iter, operand_list)
    }

    fn operand_list_mut(&mut self) -> OperandList<&mut Operand> {
        operands_of_terminator!(self, iter_mut, operand_list_mut)
    }

    fn successor_list(&self) -> SmallVec<[&BlockId; 2]> {
        successors_of_terminator!(self, iter, successor_list)
    }

    fn successor_list_mut(&mut self) -> SmallVec<[&mut BlockId; 2]> {
        successors_of_terminator!(self, iter_mut, successor_list_mut)
    }

    /// The operands, in the order of the text. Blocks are not operands.
    pub fn operands(&self) -> impl Iterator<Item = Operand> {
        self.operand_list().into_iter().copied()
    }

    /// The operands, to be replaced.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        self.operand_list_mut().into_iter()
    }

    /// The blocks that control may continue with, in the order of the text. One that is named twice comes twice.
    pub fn successors(&self) -> impl Iterator<Item = BlockId> {
        self.successor_list().into_iter().copied()
    }

    /// The successors, to be replaced.
    pub fn successors_mut(&mut self) -> impl Iterator<Item = &mut BlockId> {
        self.successor_list_mut().into_iter()
    }

    /// The opcode.
    pub fn opcode(&self) -> Opcode {
        Opcode::Terminator(match self {
            Terminator::Ret(_) => TerminatorOp::Ret,
            Terminator::Br(_) | Terminator::CondBr { .. } => TerminatorOp::Br,
            Terminator::Switch { .. } => TerminatorOp::Switch,
            Terminator::IndirectBr { .. } => TerminatorOp::IndirectBr,
            Terminator::Unwind(terminator) => terminator.opcode(),
            Terminator::Unreachable => TerminatorOp::Unreachable,
        })
    }
}

impl Function {
    /// The operands of all instructions and terminators, to be replaced.
    pub fn operands_mut(&mut self) -> impl Iterator<Item = &mut Operand> {
        self.blocks.iter_mut().flat_map(|block| {
            let body = block.instructions.iter_mut().flat_map(|instruction| instruction.op.operands_mut());
            body.chain(block.terminator.operands_mut())
        })
    }

    /// Replaces every operand by what `map` makes of it.
    pub fn map_operands(&mut self, mut map: impl FnMut(Operand) -> Operand) {
        self.operands_mut().for_each(|operand| *operand = map(*operand));
    }

    /// Replaces all uses of a value. Its definition stays.
    pub fn replace_uses(&mut self, value: ValueId, by: Operand) {
        self.map_operands(|operand| if operand == Operand::Value(value) { by } else { operand });
    }

    /// Gives each value another number, in its uses and its definition. Their types are left to the caller.
    pub fn renumber_values(&mut self, number: impl Fn(ValueId) -> ValueId) {
        self.map_operands(|operand| match operand {
            Operand::Value(value) => Operand::Value(number(value)),
            Operand::Const(_) => operand,
        });
        for block in &mut self.blocks {
            for instruction in &mut block.instructions {
                instruction.result = instruction.result.map(&number);
            }
            if let Some(result) = block.terminator.result_mut() {
                *result = number(*result);
            }
        }
    }

    /// Numbers the values in the order of their definitions, as a reader does, without holes.
    pub fn number_values(&mut self) {
        let mut order: Vec<ValueId> = (0..self.params.len() as u32).map(ValueId).collect();
        for block in &self.blocks {
            order.extend(block.instructions.iter().filter_map(|instruction| instruction.result));
            order.extend(block.terminator.result());
        }
        let mut numbers: Vec<ValueId> = (0..self.values.len() as u32).map(ValueId).collect();
        for (at, value) in order.iter().enumerate() {
            numbers[value.index()] = ValueId(at as u32);
        }
        let types = order.iter().map(|value| self.values[value.index()]).collect();
        self.renumber_values(|value| numbers[value.index()]);
        self.values = types;
    }

    /// Adds a value of this type, which is to be defined by an instruction.
    pub fn new_value(&mut self, ty: TypeId) -> ValueId {
        self.values.push(ty);
        ValueId(self.values.len() as u32 - 1)
    }
}
