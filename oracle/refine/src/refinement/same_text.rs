//! Functions with the same text: nothing needs to be run to see that a function refines itself.

use std::collections::HashMap;

use ir::{Callee, FuncId, Function, Module, Type};

use crate::sets::FunctionRef;

/// True if two functions of one name, and all that they call, have the same text, and what the text names is the same in both modules.
/// False where that is not seen at once.
pub(super) fn is_same_text(source: FunctionRef<'_>, target: FunctionRef<'_>) -> bool {
    if std::ptr::eq(source.module, target.module) && source.function == target.function {
        return true;
    }
    let (ours, theirs) = (source.module, target.module);
    have_same_surroundings(ours, theirs) && have_same_bodies(ours, theirs, source.function, target.function)
}

/// True if types, variables and metadata are the same.
fn have_same_surroundings(ours: &Module, theirs: &Module) -> bool {
    let named = |module: &Module| -> Vec<(String, String)> {
        let all = module.types.iter().filter_map(|(id, ty)| match ty {
            Type::Named { name, fields, packing } => {
                let fields = fields.as_ref().map(|fields| {
                    fields.iter().map(|&field| ir::type_text(module, field)).collect::<Vec<_>>()
                });
                Some((format!("{name} {}", module.types.size(id).0), format!("{fields:?} {packing:?}")))
            }
            _ => None,
        });
        let mut all: Vec<_> = all.collect();
        all.sort_unstable();
        all
    };
    let variables = |module: &Module| -> Vec<String> {
        let initial = |global: &ir::Global| {
            let value = global.initializer.map(|value| ir::constant_text(module, value));
            let ty = ir::type_text(module, global.ty);
            let align = global.alignment(&module.types);
            format!("{} {ty} {value:?} {align:?} {:?} {}", global.name, global.linkage, global.constant)
        };
        module.globals.iter().map(initial).collect()
    };
    ours.types.data_layout() == theirs.types.data_layout()
        && ours.metadata.nodes == theirs.metadata.nodes
        && ours.aliases.is_empty()
        && theirs.aliases.is_empty()
        && named(ours) == named(theirs)
        && variables(ours) == variables(theirs)
}

/// True if two functions, and those that they call, have the same text. A function that is called by its address has the same name.
fn have_same_bodies(ours: &Module, theirs: &Module, our_entry: FuncId, their_entry: FuncId) -> bool {
    let by_name: HashMap<&str, &Function> =
        theirs.functions.iter().map(|function| (function.name.as_str(), function)).collect();
    let (mut seen, mut open) = (vec![false; ours.functions.len()], vec![our_entry]);
    let same_entry = theirs.functions.get(their_entry.index()).map(|function| function.name.as_str());
    if ours.functions.get(our_entry.index()).map(|function| function.name.as_str()) != same_entry {
        return false;
    }
    while let Some(id) = open.pop() {
        let Some(function) = ours.functions.get(id.index()) else { return false };
        if std::mem::replace(&mut seen[id.index()], true) {
            continue;
        }
        let Some(other) = by_name.get(function.name.as_str()) else { return false };
        if ir::print_function(ours, function) != ir::print_function(theirs, other) {
            return false;
        }
        for call in function.calls() {
            match call.callee {
                Callee::Direct(callee) => open.push(callee),
                // Any function whose address is taken may be called: only the text of the whole module would say.
                Callee::Indirect(_) => return false,
                Callee::Asm(_) => {}
            }
        }
    }
    true
}
