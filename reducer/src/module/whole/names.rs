//! Short names and numbers.

use std::collections::HashSet;

use ir::{Function, Module, Type, TypeId};
use smol_str::SmolStr;

use super::place::Sites;

/// Gives symbols and structures names of few letters.
pub(super) fn shorten(module: &mut Module, sites: &mut Sites<'_>) {
    let names = symbol_names(module);
    let taken: HashSet<SmolStr> = names.into_iter().map(|name| name.clone()).collect();
    let mut free = short_names().filter(|name| !taken.contains(name));
    let mut next = free.next().unwrap_or_default();
    for name in symbol_names(module) {
        sites.enter("");
        let shortened = !name.starts_with("llvm.") && name.len() > next.len();
        if shortened && sites.offer_idle((name.len() - next.len()) as u32, &*name) {
            *name = std::mem::replace(&mut next, free.next().unwrap_or_default());
        }
    }
    shorten_structures(module, sites);
}

fn symbol_names(module: &mut Module) -> Vec<&mut SmolStr> {
    let functions = module.functions.iter_mut().map(|function| &mut function.name);
    let globals = module.globals.iter_mut().map(|global| &mut global.name);
    functions.chain(globals).chain(module.aliases.iter_mut().map(|alias| &mut alias.name)).collect()
}

fn shorten_structures(module: &mut Module, sites: &mut Sites<'_>) {
    let structures: Vec<(TypeId, SmolStr)> = module
        .types
        .iter()
        .filter_map(|(id, ty)| match ty {
            Type::Named { name, .. } => Some((id, name.clone())),
            _ => None,
        })
        .collect();
    let taken: HashSet<SmolStr> = structures.iter().map(|(_, name)| name.clone()).collect();
    let mut free = short_names().filter(|name| !taken.contains(name));
    let mut next = free.next().unwrap_or_default();
    for (id, name) in structures {
        if name.len() > next.len() && sites.offer_idle((name.len() - next.len()) as u32, ("%", &name)) {
            module.types.rename(id, std::mem::replace(&mut next, free.next().unwrap_or_default()));
        }
    }
}

/// `a` to `z`, `aa`, `ab`, …
fn short_names() -> impl Iterator<Item = SmolStr> {
    (0_u32..).map(|number| {
        let mut rest = number + 1;
        let mut letters = Vec::new();
        while rest > 0 {
            letters.push(char::from(b'a' + ((rest - 1) % 26) as u8));
            rest = (rest - 1) / 26;
        }
        letters.into_iter().rev().collect()
    })
}

/// Numbers the values of all functions in the order of their definitions.
pub(super) fn number_values(module: &mut Module) {
    module
        .functions
        .iter_mut()
        .filter(|function| !function.is_declaration())
        .for_each(Function::number_values);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_letter_come_first() {
        let names: Vec<SmolStr> = short_names().take(28).collect();
        assert_eq!((&names[0][..], &names[25][..], &names[26][..], &names[27][..]), ("a", "z", "aa", "ab"));
    }
}
