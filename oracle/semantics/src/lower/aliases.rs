//! Aliases, in whose place stands the address that they stand for. LangRef "Aliases".

use std::borrow::Cow;

use ir::{AliasKind, Const, Module, Operand};

/// The module without uses of aliases that no linker replaces. Ids stay what they are.
pub(super) fn resolved(module: &Module) -> Cow<'_, Module> {
    let is_fixed = |alias: &ir::Alias| alias.kind == AliasKind::Alias && !alias.linkage.is_interposable();
    if !module.aliases.iter().any(is_fixed) {
        return Cow::Borrowed(module);
    }
    let resolve = |constant: Const| match constant {
        Const::Aggregate { .. } => module.resolve_if(constant, is_fixed).unwrap_or(constant),
        _ => constant,
    };
    let mut new = module.clone();
    for global in &mut new.globals {
        global.initializer = global.initializer.map(resolve);
    }
    for body in &mut new.aggregates {
        body.parts_mut().iter_mut().for_each(|part| *part = resolve(*part));
    }
    for function in &mut new.functions {
        function.map_operands(|operand| match operand {
            Operand::Const(constant) => resolve(constant).into(),
            Operand::Value(_) => operand,
        });
    }
    Cow::Owned(new)
}
