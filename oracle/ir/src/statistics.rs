//! The size of a module in instructions, by which lowering strategies are compared.

use std::collections::BTreeMap;

use crate::function::Function;
use crate::instruction::{AggregateOp, ChoiceOp, Op, VectorOp};
use crate::memory::MemoryOp;
use crate::module::Module;
use crate::operator::Compare;
use crate::terminator::Terminator;

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
        module.functions.iter().for_each(|function| statistics.add(function));
        statistics
    }

    /// The counts of one function.
    pub fn of_function(function: &Function) -> Statistics {
        let mut statistics = Statistics::default();
        statistics.add(function);
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

    fn add(&mut self, function: &Function) {
        self.functions += u64::from(!function.is_declaration());
        self.blocks += function.blocks.len() as u64;
        for block in &function.blocks {
            let body = block.instructions.iter().map(|instruction| op_keyword(&instruction.op));
            for keyword in body.chain([terminator_keyword(&block.terminator)]) {
                *self.opcodes.entry(keyword).or_default() += 1;
            }
        }
    }
}

fn op_keyword(op: &Op) -> &'static str {
    match op {
        Op::Binary(binary) => binary.op.keyword(),
        Op::FNeg(_) => "fneg",
        Op::Freeze(_) => "freeze",
        Op::Cast(cast) => cast.op.keyword(),
        Op::Compare(Compare::Int { .. }) => "icmp",
        Op::Compare(Compare::Float { .. }) => "fcmp",
        Op::Choice(ChoiceOp::Select { .. }) => "select",
        Op::Choice(ChoiceOp::Phi { .. }) => "phi",
        Op::Memory(memory) => memory_keyword(memory),
        Op::Aggregate(AggregateOp::Extract { .. }) => "extractvalue",
        Op::Aggregate(AggregateOp::Insert { .. }) => "insertvalue",
        Op::Vector(VectorOp::Extract { .. }) => "extractelement",
        Op::Vector(VectorOp::Insert { .. }) => "insertelement",
        Op::Vector(VectorOp::Shuffle { .. }) => "shufflevector",
        Op::Call(_) => "call",
    }
}

fn memory_keyword(memory: &MemoryOp) -> &'static str {
    match memory {
        MemoryOp::Alloca { .. } => "alloca",
        MemoryOp::Load { .. } => "load",
        MemoryOp::Store { .. } => "store",
        MemoryOp::LoadField(_) => "loadfield",
        MemoryOp::StoreField { .. } => "storefield",
        MemoryOp::LoadFrozen { .. } => "loadfrozen",
        MemoryOp::Gep(_) => "getelementptr",
    }
}

fn terminator_keyword(terminator: &Terminator) -> &'static str {
    match terminator {
        Terminator::Ret(_) => "ret",
        Terminator::Br(_) | Terminator::CondBr { .. } => "br",
        Terminator::Switch { .. } => "switch",
        Terminator::Unreachable => "unreachable",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Align, Const, FunctionBuilder, Param, TypeId};

    #[test]
    fn counts_include_terminators() {
        let mut module = Module::new();
        let params = vec![Param::plain(TypeId::PTR)];
        module.add_function(Function::declaration("g", TypeId::VOID, params.clone()));
        let mut b = FunctionBuilder::new(Function::declaration("f", TypeId::VOID, params));
        let value = b.load(TypeId::I8, b.param(0), Align::ONE);
        let sum = b.add(value, Const::i8(1));
        b.store(sum, b.param(0), Align::ONE);
        let again = b.new_block();
        b.br(again);
        b.position(again);
        b.ret_void();
        module.add_function(b.finish());
        let got = Statistics::of_module(&module);
        assert_eq!(got, Statistics::of_function(&module.functions[1]));
        assert_eq!((got.functions, got.blocks, got.instructions()), (1, 2, 5));
        assert_eq!(["load", "add", "br", "ret", "call"].map(|keyword| got.count(keyword)), [1, 1, 1, 1, 0]);
    }
}
