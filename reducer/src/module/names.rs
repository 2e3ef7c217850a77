//! Canonical names and numbers, so that equal reductions of different modules read the same.

use std::collections::HashMap;

use ir::{Function, Operand, ValueId};
use smol_str::format_smolstr;

use super::EntryModule;

/// Names the symbols that the module defines after their kind and position, but for the entry function, and numbers
/// values in the order of their definitions.
pub(super) fn canonical_names(case: &mut EntryModule) {
    let EntryModule { module, entry, role: _ } = case;
    let defined = module.functions.iter_mut().enumerate().filter(|(_, function)| !function.is_declaration());
    for (position, function) in defined {
        number_values(function);
        if function.name != *entry {
            function.name = format_smolstr!("f{position}");
        }
    }
    let globals = module.globals.iter_mut().enumerate();
    for (position, global) in globals.filter(|(_, global)| global.initializer.is_some()) {
        global.name = format_smolstr!("g{position}");
    }
}

fn number_values(function: &mut Function) {
    let params = (0..function.params.len() as u32).map(ValueId);
    let results = function.instructions().filter_map(|instruction| instruction.result);
    let order: Vec<ValueId> = params.chain(results).collect();
    let numbers: HashMap<ValueId, ValueId> = order.iter().copied().zip((0..).map(ValueId)).collect();
    let number = |value: ValueId| numbers.get(&value).copied().unwrap_or(value);
    function.map_operands(|operand| match operand {
        Operand::Value(value) => Operand::Value(number(value)),
        Operand::Const(_) => operand,
    });
    for instruction in function.instructions_mut() {
        instruction.result = instruction.result.map(number);
    }
    function.values = order.iter().map(|value| function.values[value.index()]).collect();
}
