//! Passes that change what functions take and return, with all direct calls of them.

use ir::{
    BlockId, Callee, Const, Function, Module, Op, Operand, Param, ParamAttrs, Terminator, Type, TypeId,
    TypeTable, ValueId,
};

use super::place::Sites;
use super::text::instruction_bytes;
use super::values::replace;
use crate::module::{remap, zero};

/// True if the signature of a function may change: that of an intrinsic follows from its name.
fn is_changeable(function: &Function) -> bool {
    !function.name.starts_with("llvm.")
}

/// Makes parameters of values that instructions computed: the values stay unknown, and what computed them goes.
pub(super) fn value_to_parameter(module: &mut Module, sites: &mut Sites<'_>) {
    let Module { types, functions, .. } = module;
    let mut added: Vec<Vec<TypeId>> = vec![Vec::new(); functions.len()];
    for (function, added) in functions.iter_mut().zip(&mut added) {
        if function.is_declaration() {
            continue;
        }
        sites.enter(&function.name);
        let values = chosen_values(types, function, sites);
        if !values.is_empty() {
            *added = values.iter().map(|value| function.values[value.index()]).collect();
            make_parameters(function, &values);
        }
    }
    pass_zeros(module, &added);
}

/// Makes switches of indirect branches, over a new parameter: no address of a block is needed any more.
pub(super) fn indirect_to_switch(module: &mut Module, sites: &mut Sites<'_>) {
    let mut direct = vec![false; module.functions.len()];
    let mut added: Vec<Vec<TypeId>> = vec![Vec::new(); module.functions.len()];
    for (at, function) in module.functions.iter_mut().enumerate() {
        sites.enter(&function.name);
        let branches = function.blocks.iter().enumerate().filter_map(|(at, block)| match &block.terminator {
            Terminator::IndirectBr { targets, .. } => Some((at, targets.clone())),
            _ => None,
        });
        let branches: Vec<(usize, Vec<BlockId>)> = branches.collect();
        let bytes: usize = branches.iter().map(|(_, targets)| 30 * targets.len()).sum();
        if branches.is_empty() || !sites.offer(bytes as u32, "indirect") {
            continue;
        }
        let value = function.new_value(TypeId::I32);
        for (at, targets) in branches {
            function.blocks[at].terminator = switch_over(value, &targets);
        }
        make_parameters(function, &[value]);
        (direct[at], added[at]) = (true, vec![TypeId::I32]);
    }
    if !direct.contains(&true) {
        return;
    }
    remap::map_constants(module, |constant| match constant {
        Const::BlockAddress { function, .. } if direct[function.index()] => Const::Null,
        other => other,
    });
    pass_zeros(module, &added);
}

fn switch_over(value: ValueId, targets: &[BlockId]) -> Terminator {
    match targets {
        [] => Terminator::Unreachable,
        [default, rest @ ..] => Terminator::Switch {
            value: value.into(),
            default: *default,
            cases: (1..).zip(rest.iter().copied()).collect(),
        },
    }
}

/// Passes zero for new parameters, of these types for each function, in all direct calls.
fn pass_zeros(module: &mut Module, added: &[Vec<TypeId>]) {
    if added.iter().all(Vec::is_empty) {
        return;
    }
    let Module { types, functions, .. } = module;
    for call in functions.iter_mut().flat_map(Function::calls_mut) {
        if let Callee::Direct(id) = call.callee {
            let new = added[id.index()].iter().map(|ty| (zero(types, *ty).into(), ParamAttrs::NONE));
            let at = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
            call.args.splice(at..at, new);
            call.fixed = call.fixed.map(|fixed| fixed + added[id.index()].len() as u32);
        }
    }
}

/// Removes the chosen instructions; returns their results.
fn chosen_values(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) -> Vec<ValueId> {
    let mut chosen = Vec::new();
    let Function { blocks, values, .. } = function;
    for block in blocks {
        block.instructions.retain(|instruction| {
            let Some(result) = instruction.result else { return true };
            let no_parameter = matches!(types.get(values[result.index()]), Type::Token | Type::Metadata);
            if no_parameter || matches!(instruction.op, Op::Pad(_)) {
                return true;
            }
            // A number shifts where there is another parameter, but the type stays.
            let dropped = sites
                .offer(instruction_bytes(instruction), (instruction.op.opcode(), values[result.index()]));
            if dropped {
                chosen.push(result);
            }
            !dropped
        });
    }
    chosen
}

/// Makes values, which nothing defines, the last parameters of a function.
fn make_parameters(function: &mut Function, values: &[ValueId]) {
    let (old, new) = (function.params.len() as u32, values.len() as u32);
    let mut numbers: Vec<ValueId> =
        (0..function.values.len() as u32).map(|at| ValueId(if at < old { at } else { at + new })).collect();
    for (at, value) in values.iter().enumerate() {
        numbers[value.index()] = ValueId(old + at as u32);
    }
    let types: Vec<TypeId> = values.iter().map(|value| function.values[value.index()]).collect();
    function.params.extend(types.iter().map(|ty| Param::plain(*ty)));
    function.values.splice(old as usize..old as usize, types);
    function.renumber_values(|value| numbers[value.index()]);
}

/// Removes parameters, with the arguments for them; their uses become zero.
pub(super) fn drop_parameter(module: &mut Module, sites: &mut Sites<'_>) {
    let Module { types, functions, .. } = module;
    let mut dropped: Vec<Vec<bool>> = Vec::with_capacity(functions.len());
    for function in functions.iter_mut() {
        sites.enter(&function.name);
        let count = if is_changeable(function) { function.params.len() } else { 0 };
        let chosen: Vec<bool> = (0..count).map(|at| sites.offer(14, at)).collect();
        if chosen.contains(&true) {
            drop_parameters(types, function, &chosen);
        }
        dropped.push(chosen);
    }
    for call in functions.iter_mut().flat_map(Function::calls_mut) {
        let Callee::Direct(id) = call.callee else { continue };
        let Some(dropped) = dropped.get(id.index()).filter(|dropped| dropped.contains(&true)) else {
            continue;
        };
        let mut at = 0;
        call.args.retain(|_| {
            at += 1;
            !dropped.get(at - 1).copied().unwrap_or(false)
        });
        let count = dropped.iter().filter(|dropped| **dropped).count() as u32;
        call.fixed = call.fixed.map(|fixed| fixed.saturating_sub(count));
    }
}

fn drop_parameters(types: &TypeTable, function: &mut Function, dropped: &[bool]) {
    let gone = (0..).map(ValueId).zip(dropped).filter(|(_, dropped)| **dropped);
    let zeros = gone.map(|(value, _)| (value, zero(types, function.values[value.index()]).into()));
    let zeros: Vec<(ValueId, Operand)> = zeros.collect();
    replace(function, zeros);
    let stays = |at: usize| !dropped.get(at).copied().unwrap_or(false);
    let mut next = 0;
    let numbers: Vec<ValueId> = (0..function.values.len())
        .map(|at| {
            next += u32::from(stays(at));
            ValueId(next.saturating_sub(u32::from(stays(at))))
        })
        .collect();
    let mut at = 0;
    function.params.retain(|_| {
        at += 1;
        stays(at - 1)
    });
    let mut at = 0;
    function.values.retain(|_| {
        at += 1;
        stays(at - 1)
    });
    function.renumber_values(|value| numbers[value.index()]);
}

/// Makes functions return nothing; the results of calls become zero.
pub(super) fn drop_result(module: &mut Module, sites: &mut Sites<'_>) {
    let Module { types, functions, .. } = module;
    let mut dropped: Vec<bool> = Vec::with_capacity(functions.len());
    for function in functions.iter_mut() {
        sites.enter(&function.name);
        let has_result = is_changeable(function) && function.ret != TypeId::VOID;
        let chosen = has_result && sites.offer(12, ());
        dropped.push(chosen);
        if chosen {
            (function.ret, function.ret_attrs) = (TypeId::VOID, ParamAttrs::NONE);
            for block in &mut function.blocks {
                if let Terminator::Ret(value) = &mut block.terminator {
                    *value = None;
                }
            }
        }
    }
    if !dropped.contains(&true) {
        return;
    }
    for function in functions {
        let mut unused: Vec<ValueId> = Vec::new();
        for block in &mut function.blocks {
            for instruction in &mut block.instructions {
                if let Op::Call(call) = &mut instruction.op
                    && forget_result(call, &dropped)
                {
                    unused.extend(instruction.result.take());
                }
            }
            if block.terminator.call_mut().is_some_and(|call| forget_result(call, &dropped)) {
                unused.extend(block.terminator.take_result());
            }
        }
        let zeros = unused.into_iter();
        let zeros = zeros.map(|value| (value, zero(types, function.values[value.index()]).into())).collect();
        replace(function, zeros);
    }
}

fn forget_result(call: &mut ir::Call, dropped: &[bool]) -> bool {
    let is_dropped = matches!(call.callee, Callee::Direct(id) if dropped[id.index()]);
    if is_dropped {
        (call.ret, call.ret_attrs) = (TypeId::VOID, ParamAttrs::NONE);
    }
    is_dropped
}
