//! Passes that remove and simplify functions and globals.

use std::collections::{BTreeSet, HashMap};

use ir::{
    Block, Callee, Const, FuncId, Function, GlobalId, Instruction, Module, Op, Operand, Terminator, TypeId,
    TypeTable, ValueId,
};

use super::{EntryModule, EntryRole, remap, zero};
use crate::SiteRange;

/// Makes functions return zero at once.
pub(super) fn empty(types: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    let is_empty = function.blocks.len() == 1 && function.blocks[0].instructions.is_empty();
    if !is_empty && sites.next_is_chosen() {
        empty_one(types, function);
    }
}

pub(super) fn empty_one(types: &TypeTable, function: &mut Function) {
    function.values.truncate(function.params.len());
    function.blocks = vec![Block::new(returning_zero(types, function))];
}

/// The return of a function, with zero if it returns something.
pub(super) fn returning_zero(types: &TypeTable, function: &Function) -> Terminator {
    let value = (function.ret != TypeId::VOID).then(|| zero(types, function.ret).into());
    Terminator::Ret(value)
}

/// Removes functions, defined or declared, that nothing names.
pub(super) fn drop_functions(case: &mut EntryModule, sites: &mut SiteRange) {
    let used = remap::used_functions(&case.module);
    let entry = case.module.function(&case.entry);
    let all = (0..case.module.functions.len() as u32).map(FuncId);
    let dropped: BTreeSet<FuncId> =
        all.filter(|id| !used.contains(id) && Some(*id) != entry && sites.next_is_chosen()).collect();
    remap::drop_functions(&mut case.module, &dropped);
}

/// Removes globals that nothing names.
pub(super) fn drop_globals(case: &mut EntryModule, sites: &mut SiteRange) {
    let used = remap::used_globals(&case.module);
    let all = (0..case.module.globals.len() as u32).map(GlobalId);
    let dropped: BTreeSet<GlobalId> = all.filter(|id| !used.contains(id) && sites.next_is_chosen()).collect();
    remap::drop_globals(&mut case.module, &dropped);
}

/// The functions with a body whose signature may change: only direct calls name them. The signature of a compared function may
/// change too, as its partner is made from it.
fn changeable(case: &EntryModule) -> Vec<FuncId> {
    let by_address = remap::functions_by_address(&case.module);
    let entry = case.module.function(&case.entry);
    let functions = case.module.functions.iter().enumerate();
    let defined = functions.filter(|(_, function)| !function.is_declaration() && !function.varargs);
    let ids = defined.map(|(at, _)| FuncId(at as u32));
    let is_run = |id: FuncId| Some(id) == entry && case.role == EntryRole::Run;
    ids.filter(|id| !by_address.contains(id) && !is_run(*id)).collect()
}

/// Makes functions return nothing; their results become zero.
pub(super) fn drop_result(case: &mut EntryModule, sites: &mut SiteRange) {
    for id in changeable(case) {
        let Module { types, functions, .. } = &mut case.module;
        let ret = functions[id.index()].ret;
        if ret == TypeId::VOID || !sites.next_is_chosen() {
            continue;
        }
        let function = &mut functions[id.index()];
        function.ret = TypeId::VOID;
        function.ret_attrs = ir::ParamAttrs::NONE;
        for block in &mut function.blocks {
            if let Terminator::Ret(value) = &mut block.terminator {
                *value = None;
            }
        }
        // In all functions, since the calls must be of the new type.
        for function in functions.iter_mut() {
            let mut unused = Vec::new();
            for instruction in function.instructions_mut() {
                if let Op::Call(call) = &mut instruction.op
                    && call.callee == Callee::Direct(id)
                {
                    call.ret = TypeId::VOID;
                    call.ret_attrs = ir::ParamAttrs::NONE;
                    unused.extend(instruction.result.take());
                }
            }
            unused.into_iter().for_each(|value| function.replace_uses(value, zero(types, ret).into()));
        }
    }
}

/// Removes parameters, with the arguments for them; their uses become zero.
pub(super) fn drop_parameter(case: &mut EntryModule, sites: &mut SiteRange) {
    for id in changeable(case) {
        let count = case.module.functions[id.index()].params.len();
        // From the last one on, so that the positions of the others stay.
        for position in (0..count).rev() {
            if sites.next_is_chosen() {
                drop_one_parameter(&mut case.module, id, position);
            }
        }
    }
}

fn drop_one_parameter(module: &mut Module, id: FuncId, position: usize) {
    let Module { types, functions, .. } = module;
    let function = &mut functions[id.index()];
    let param = function.params.remove(position);
    let removed = ValueId(position as u32);
    function.replace_uses(removed, zero(types, param.ty).into());
    function.values.remove(position);
    let shifted = |value: ValueId| if value > removed { ValueId(value.0 - 1) } else { value };
    function.map_operands(|operand| match operand {
        Operand::Value(value) => Operand::Value(shifted(value)),
        Operand::Const(_) => operand,
    });
    for instruction in function.instructions_mut() {
        instruction.result = instruction.result.map(shifted);
    }
    for instruction in functions.iter_mut().flat_map(Function::instructions_mut) {
        if let Op::Call(call) = &mut instruction.op
            && call.callee == Callee::Direct(id)
        {
            call.args.remove(position);
        }
    }
}

/// Replaces calls of functions with one block by their bodies. A function that nobody calls any more goes with its last call: with
/// both, the module would be larger at first.
pub(super) fn inline(case: &mut EntryModule, sites: &mut SiteRange) {
    let bodies: HashMap<FuncId, Function> = changeable(case)
        .into_iter()
        .map(|id| (id, case.module.functions[id.index()].clone()))
        .filter(|(_, function)| function.blocks.len() == 1)
        .collect();
    let mut inlined_ones = BTreeSet::new();
    for (at, function) in case.module.functions.iter_mut().enumerate() {
        let own = FuncId(at as u32);
        let mut blocks = std::mem::take(&mut function.blocks);
        for block in &mut blocks {
            for instruction in std::mem::take(&mut block.instructions) {
                let callee = called(&instruction).filter(|id| *id != own);
                match callee.and_then(|id| Some((id, bodies.get(&id)?))) {
                    Some((id, callee)) if sites.next_is_chosen() => {
                        block.instructions.extend(inlined(function, &instruction, callee));
                        inlined_ones.insert(id);
                    }
                    _ => block.instructions.push(instruction),
                }
            }
        }
        function.blocks = blocks;
    }
    if !inlined_ones.is_empty() {
        let used = remap::used_functions(&case.module);
        inlined_ones.retain(|id| !used.contains(id));
        remap::drop_functions(&mut case.module, &inlined_ones);
    }
}

fn called(instruction: &Instruction) -> Option<FuncId> {
    match &instruction.op {
        Op::Call(call) => match call.callee {
            Callee::Direct(id) => Some(id),
            Callee::Indirect(_) | Callee::Asm(_) => None,
        },
        _ => None,
    }
}

/// The body of a function of one block in place of a call of it. The result becomes a freeze of the returned value: no
/// other instruction copies a value of any type.
fn inlined(function: &mut Function, call: &Instruction, callee: &Function) -> Vec<Instruction> {
    let Op::Call(arguments) = &call.op else { return vec![call.clone()] };
    let mut values: HashMap<ValueId, Operand> =
        (0..).map(ValueId).zip(arguments.args.iter().map(|(argument, _)| *argument)).collect();
    let block = &callee.blocks[0];
    let mut all = Vec::with_capacity(block.instructions.len() + 1);
    for instruction in &block.instructions {
        let mut copy = instruction.clone();
        copy.op.operands_mut().for_each(|operand| *operand = mapped(&values, *operand));
        if let Some(result) = instruction.result {
            let new = function.new_value(callee.values[result.index()]);
            values.insert(result, Operand::Value(new));
            copy.result = Some(new);
        }
        all.push(copy);
    }
    if let (Some(_), Terminator::Ret(Some(value))) = (call.result, &block.terminator) {
        all.push(Instruction::new(call.result, Op::Freeze(mapped(&values, *value))));
    }
    all
}

fn mapped(values: &HashMap<ValueId, Operand>, operand: Operand) -> Operand {
    match operand {
        Operand::Value(value) => values.get(&value).copied().unwrap_or(operand),
        Operand::Const(_) => operand,
    }
}

/// The functions and globals that a constant names, those inside it left out.
pub(super) fn named(constant: Const) -> (Option<FuncId>, Option<GlobalId>) {
    match constant {
        Const::Function(id) | Const::BlockAddress { function: id, .. } => (Some(id), None),
        Const::Global { id, .. } => (None, Some(id)),
        Const::Int { .. }
        | Const::Float { .. }
        | Const::Null
        | Const::Address(_)
        | Const::Undef(_)
        | Const::Poison(_)
        | Const::Zero(_)
        | Const::Aggregate { .. } => (None, None),
    }
}
