//! `indirectbr` as a `switch`. In a module with such a jump, the address of a block is that of a function that stands for
//! it; the jump looks for it among the addresses of its targets.

use ir::{
    Block, BlockId, ChoiceOp, Compare, Const, FuncId, Function, Instruction, IntPredicate, Module, Op,
    Operand, Terminator, TypeId,
};
use rustc_hash::FxHashMap;

/// True if a module has an `indirectbr`.
pub(super) fn are_used(module: &Module) -> bool {
    let mut blocks = module.functions.iter().flat_map(|function| &function.blocks);
    blocks.any(|block| matches!(block.terminator, Terminator::IndirectBr { .. }))
}

/// Replaces the jumps and all addresses of blocks.
pub(super) fn lower(module: &mut Module) {
    let mut stands_for = BlockFunctions { known: FxHashMap::default(), next: module.functions.len() as u32 };
    for aggregate in &mut module.aggregates {
        aggregate.parts_mut().iter_mut().for_each(|part| *part = stands_for.constant(*part));
    }
    for global in &mut module.globals {
        global.initializer = global.initializer.map(|initializer| stands_for.constant(initializer));
    }
    for function in &mut module.functions {
        function.map_operands(|operand| match operand {
            Operand::Const(constant) => stands_for.constant(constant).into(),
            Operand::Value(_) => operand,
        });
    }
    for (function, at) in module.functions.iter_mut().zip(0..) {
        switches(function, FuncId(at), &stands_for);
    }
    for number in module.functions.len() as u32..stands_for.next {
        let mut function = Function::declaration(format!("block {number}"), TypeId::VOID, Vec::new());
        function.blocks.push(Block::new(Terminator::Unreachable));
        module.add_function(function);
    }
}

/// For each block whose address is taken, the function that stands for it.
struct BlockFunctions {
    known: FxHashMap<(FuncId, BlockId), FuncId>,
    /// The id of the next function.
    next: u32,
}

impl BlockFunctions {
    /// The constant with a function's address in the place of a block's.
    fn constant(&mut self, constant: Const) -> Const {
        let Const::BlockAddress { function, block } = constant else { return constant };
        let BlockFunctions { known, next } = self;
        Const::Function(*known.entry((function, block)).or_insert_with(|| {
            *next += 1;
            FuncId(*next - 1)
        }))
    }
}

/// Replaces the jumps of a function. One to another address than its targets' is undefined behaviour (LangRef
/// "indirectbr").
fn switches(function: &mut Function, id: FuncId, stands_for: &BlockFunctions) {
    for at in 0..function.blocks.len() {
        let Terminator::IndirectBr { address, targets } = &function.blocks[at].terminator else { continue };
        let (address, targets) = (*address, targets.clone());
        let mut value = Operand::from(Const::i32(-1));
        let mut cases: Vec<(u128, BlockId)> = Vec::with_capacity(targets.len());
        for target in targets {
            // No address is that of a block whose address is not taken.
            let Some(&known) = stands_for.known.get(&(id, target)) else { continue };
            let number = u128::from(target.0);
            if cases.iter().any(|&(case, _)| case == number) {
                continue;
            }
            cases.push((number, target));
            let equal = Compare::Int {
                predicate: IntPredicate::Eq,
                lhs: address,
                rhs: Const::Function(known).into(),
            };
            let condition = append(function, at, TypeId::I1, Op::Compare(equal));
            let if_true = Const::Int { ty: TypeId::I32, value: number }.into();
            let select = ChoiceOp::Select { condition, if_true, if_false: value };
            value = append(function, at, TypeId::I32, Op::Choice(select));
        }
        let default = BlockId(function.blocks.len() as u32);
        function.blocks.push(Block::new(Terminator::Unreachable));
        function.blocks[at].terminator = Terminator::Switch { value, default, cases };
    }
}

/// Adds an instruction at the end of a block.
fn append(function: &mut Function, block: usize, ty: TypeId, op: Op) -> Operand {
    let value = function.new_value(ty);
    function.blocks[block].instructions.push(Instruction::new(Some(value), op));
    value.into()
}
