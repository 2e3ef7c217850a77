//! The functions and globals that a module names, and their removal.

use std::collections::BTreeSet;

use ir::{Callee, Const, FuncId, Function, GlobalId, MetadataValue, Module, Operand};

use super::functions::named;

/// Every constant of a module: operands, initialisers, and the members of aggregates.
fn constants(module: &Module) -> Vec<Const> {
    let mut all: Vec<Const> = module.globals.iter().filter_map(|global| global.initializer).collect();
    for body in &module.aggregates {
        all.extend(body.parts());
    }
    all.extend(module.aliases.iter().map(|alias| alias.target));
    all.extend(module.functions.iter().flat_map(Function::constants));
    for block in module.functions.iter().flat_map(|function| &function.blocks) {
        let body = block.instructions.iter().flat_map(|instruction| instruction.op.operands());
        all.extend(body.chain(block.terminator.operands()).filter_map(|operand| match operand {
            Operand::Const(constant) => Some(constant),
            Operand::Value(_) => None,
        }));
    }
    all
}

/// The functions whose address is somewhere in the module.
pub(super) fn functions_by_address(module: &Module) -> BTreeSet<FuncId> {
    constants(module).into_iter().filter_map(|constant| named(constant).0).collect()
}

/// The functions that are called or whose address is somewhere in the module.
pub(super) fn used_functions(module: &Module) -> BTreeSet<FuncId> {
    let calls = module.functions.iter().flat_map(Function::calls);
    let called = calls.filter_map(|call| match call.callee {
        Callee::Direct(id) => Some(id),
        Callee::Indirect(_) | Callee::Asm(_) => None,
    });
    called.chain(functions_by_address(module)).collect()
}

/// The globals whose address is somewhere in the module.
pub(super) fn used_globals(module: &Module) -> BTreeSet<GlobalId> {
    constants(module).into_iter().filter_map(|constant| named(constant).1).collect()
}

/// Removes functions that nothing but metadata names, and numbers the others anew.
pub(super) fn drop_functions(module: &mut Module, dropped: &BTreeSet<FuncId>) {
    forget_in_metadata(module, |constant| named(constant).0.is_some_and(|id| dropped.contains(&id)));
    let moved = |id: FuncId| FuncId(id.0 - dropped.range(..id).count() as u32);
    let mut position = 0;
    module.functions.retain(|_| {
        position += 1;
        !dropped.contains(&FuncId(position - 1))
    });
    map_constants(module, |constant| match constant {
        Const::Function(id) => Const::Function(moved(id)),
        Const::BlockAddress { function, block } => Const::BlockAddress { function: moved(function), block },
        other => other,
    });
    for call in module.functions.iter_mut().flat_map(Function::calls_mut) {
        if let Callee::Direct(id) = &mut call.callee {
            *id = moved(*id);
        }
    }
}

/// Removes globals that nothing but metadata names, and numbers the others anew.
pub(super) fn drop_globals(module: &mut Module, dropped: &BTreeSet<GlobalId>) {
    forget_in_metadata(module, |constant| named(constant).1.is_some_and(|id| dropped.contains(&id)));
    let moved = |id: GlobalId| GlobalId(id.0 - dropped.range(..id).count() as u32);
    let mut position = 0;
    module.globals.retain(|_| {
        position += 1;
        !dropped.contains(&GlobalId(position - 1))
    });
    map_constants(module, |constant| match constant {
        Const::Global { id, offset } => Const::Global { id: moved(id), offset },
        other => other,
    });
}

/// Removes what is no longer there from nodes of metadata, as LLVM does when a symbol is erased.
fn forget_in_metadata(module: &mut Module, is_dropped: impl Fn(Const) -> bool) {
    for value in module.metadata.values_mut() {
        if matches!(value, MetadataValue::Constant(constant) if is_dropped(*constant)) {
            *value = MetadataValue::Null;
        }
    }
}

/// Replaces every constant by what `map` makes of it; aggregates keep their contents' place.
pub(super) fn map_constants(module: &mut Module, map: impl Fn(Const) -> Const) {
    for value in module.metadata.values_mut() {
        if let MetadataValue::Constant(constant) = value {
            *constant = map(*constant);
        }
    }
    let Module { globals, aliases, aggregates, functions, .. } = module;
    aliases.iter_mut().for_each(|alias| alias.target = map(alias.target));
    for constant in globals.iter_mut().filter_map(|global| global.initializer.as_mut()) {
        *constant = map(*constant);
    }
    for body in aggregates {
        body.parts_mut().iter_mut().for_each(|constant| *constant = map(*constant));
    }
    for function in functions {
        function.constants_mut().for_each(|constant| *constant = map(*constant));
        function.map_operands(|operand| match operand {
            Operand::Const(constant) => Operand::Const(map(constant)),
            Operand::Value(_) => operand,
        });
    }
}
