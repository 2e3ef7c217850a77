//! Removal of all that an edit leaves without a use: blocks, values, symbols, groups and metadata. If nothing used it before, it stays,
//! as a test may be about it.

use std::collections::{HashMap, HashSet};

use ir::{
    AggregateBody, AliasId, BlockId, Callee, Const, ConstantExpression, FuncId, Function, GlobalId, Linkage,
    MemoryOp, Module, Op, Operand,
};
use smol_str::SmolStr;

use super::Changed;
use super::symbols::{Erased, erase};
use crate::module::{blocks, remap};

/// Removes what the edit from `before` to `module` left without a use.
pub(super) fn tidy(before: &Module, module: &mut Module, changed: &Changed) {
    let mut moved: HashMap<FuncId, HashMap<BlockId, BlockId>> = HashMap::new();
    match changed {
        Changed::All => {
            let known: HashMap<&SmolStr, &Function> =
                before.functions.iter().map(|function| (&function.name, function)).collect();
            for (at, function) in module.functions.iter_mut().enumerate() {
                // Other numbers of values are those of other ones.
                let same = |known: &&Function| known.values.len() == function.values.len();
                let known = known.get(&function.name).copied().filter(same);
                moved.insert(FuncId(at as u32), tidy_function(known, function));
            }
        }
        Changed::Only(changed) => {
            for &at in changed {
                let numbers = tidy_function(before.functions.get(at), &mut module.functions[at]);
                moved.insert(FuncId(at as u32), numbers);
            }
        }
    }
    renumber_addresses(module, &moved);
    drop_symbols(before, module);
    drop_comdats(module);
    module.drop_unused_metadata();
}

/// Removes blocks and values of a function; returns the new numbers of its blocks.
fn tidy_function(before: Option<&Function>, function: &mut Function) -> HashMap<BlockId, BlockId> {
    if function.is_declaration() {
        return HashMap::new();
    }
    let moved = blocks::drop_unreached(function);
    drop_values(before, function);
    moved
}

/// Lets the addresses of blocks be those of the same blocks, and null where these are gone.
fn renumber_addresses(module: &mut Module, moved: &HashMap<FuncId, HashMap<BlockId, BlockId>>) {
    remap::map_constants(module, |constant| match constant {
        Const::BlockAddress { function, block } => match moved.get(&function) {
            None => constant,
            Some(moved) => match moved.get(&block) {
                Some(&block) if block != BlockId::ENTRY => Const::BlockAddress { function, block },
                _ => Const::Null,
            },
        },
        other => other,
    });
}

/// The values that something uses.
fn used_values(function: &Function) -> Vec<bool> {
    let mut used = vec![false; function.values.len()];
    for block in &function.blocks {
        let body = block.instructions.iter().flat_map(|instruction| instruction.op.operands());
        for operand in body.chain(block.terminator.operands()) {
            if let Operand::Value(value) = operand {
                used[value.index()] = true;
            }
        }
    }
    used
}

/// True if the instruction only computes a value.
fn is_pure(op: &Op) -> bool {
    match op {
        Op::Memory(memory) => !matches!(memory, MemoryOp::Store { .. } | MemoryOp::StoreField { .. }),
        Op::Call(_) | Op::Atomic(_) | Op::VaArg { .. } | Op::Pad(_) => false,
        _ => true,
    }
}

/// Removes instructions that compute values which nothing that stays needs. Without the function of before, what nothing uses at
/// all stays.
fn drop_values(before: Option<&Function>, function: &mut Function) {
    let used = before.map_or_else(|| used_values(function), used_values);
    let was_used = |value: ir::ValueId| used.get(value.index()).copied().unwrap_or(false);
    let mut definitions = vec![None; function.values.len()];
    let mut needed = vec![false; function.values.len()];
    let mut waiting = Vec::new();
    for (block_at, block) in function.blocks.iter().enumerate() {
        for (at, instruction) in block.instructions.iter().enumerate() {
            match instruction.result.filter(|result| is_pure(&instruction.op) && was_used(*result)) {
                Some(result) => definitions[result.index()] = Some((block_at, at)),
                None => waiting.extend(instruction.op.operands()),
            }
        }
        waiting.extend(block.terminator.operands());
    }
    while let Some(operand) = waiting.pop() {
        if let Operand::Value(value) = operand
            && !std::mem::replace(&mut needed[value.index()], true)
            && let Some((block, at)) = definitions[value.index()]
        {
            waiting.extend(function.blocks[block].instructions[at].op.operands());
        }
    }
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| match instruction.result {
            Some(result) => definitions[result.index()].is_none() || needed[result.index()],
            None => true,
        });
    }
}

/// The symbols that a module has, and those that something names.
struct References<'a> {
    module: &'a Module,
    functions: Vec<bool>,
    globals: Vec<bool>,
    aliases: Vec<bool>,
    constants: Vec<bool>,
    /// The symbols whose own references were not looked at yet.
    waiting: Vec<SymbolNumber>,
}

#[derive(Clone, Copy)]
enum SymbolNumber {
    Function(FuncId),
    Global(GlobalId),
    Alias(AliasId),
}

impl<'a> References<'a> {
    fn empty(module: &'a Module) -> References<'a> {
        References {
            module,
            functions: vec![false; module.functions.len()],
            globals: vec![false; module.globals.len()],
            aliases: vec![false; module.aliases.len()],
            constants: vec![false; module.aggregates.len()],
            waiting: Vec::new(),
        }
    }

    fn symbol(&mut self, symbol: SymbolNumber) {
        let known = match symbol {
            SymbolNumber::Function(id) => &mut self.functions[id.index()],
            SymbolNumber::Global(id) => &mut self.globals[id.index()],
            SymbolNumber::Alias(id) => &mut self.aliases[id.index()],
        };
        if !std::mem::replace(known, true) {
            self.waiting.push(symbol);
        }
    }

    fn constant(&mut self, constant: Const) {
        match constant {
            Const::Function(id) | Const::BlockAddress { function: id, .. } => {
                self.symbol(SymbolNumber::Function(id));
            }
            Const::Global { id, .. } => self.symbol(SymbolNumber::Global(id)),
            Const::Aggregate { id, .. } => {
                let at = id.0 as usize;
                if !std::mem::replace(&mut self.constants[at], true) {
                    let body = &self.module.aggregates[at];
                    if let AggregateBody::Expression(ConstantExpression::Alias(id)) = body {
                        self.symbol(SymbolNumber::Alias(*id));
                    }
                    if !matches!(body, AggregateBody::Metadata(_)) {
                        body.parts().iter().for_each(|part| self.constant(*part));
                    }
                }
            }
            _ => {}
        }
    }

    /// The references of a symbol itself.
    fn follow_symbol(&mut self, symbol: SymbolNumber) {
        let module = self.module;
        match symbol {
            SymbolNumber::Function(id) => {
                let function = &module.functions[id.index()];
                function.constants().for_each(|constant| self.constant(constant));
                for call in function.calls() {
                    if let Callee::Direct(id) = call.callee {
                        self.symbol(SymbolNumber::Function(id));
                    }
                }
                for block in &function.blocks {
                    let body = block.instructions.iter().flat_map(|instruction| instruction.op.operands());
                    for operand in body.chain(block.terminator.operands()) {
                        if let Operand::Const(constant) = operand {
                            self.constant(constant);
                        }
                    }
                }
            }
            SymbolNumber::Global(id) => {
                module.globals[id.index()].initializer.into_iter().for_each(|value| self.constant(value));
            }
            SymbolNumber::Alias(id) => self.constant(module.aliases[id.index()].target),
        }
    }

    fn follow(&mut self) {
        while let Some(symbol) = self.waiting.pop() {
            self.follow_symbol(symbol);
        }
    }
}

/// The names of the symbols that something in the module names.
fn referenced_names(module: &Module) -> HashSet<&SmolStr> {
    let mut references = References::empty(module);
    let all = symbols(module).map(|(symbol, _, _)| symbol);
    all.for_each(|symbol| references.follow_symbol(symbol));
    let found = symbols(module).filter(|(symbol, _, _)| match symbol {
        SymbolNumber::Function(id) => references.functions[id.index()],
        SymbolNumber::Global(id) => references.globals[id.index()],
        SymbolNumber::Alias(id) => references.aliases[id.index()],
    });
    found.map(|(_, name, _)| name).collect()
}

/// Every symbol, its name, and whether it can go without a use: no other module can need it.
fn symbols(module: &Module) -> impl Iterator<Item = (SymbolNumber, &SmolStr, bool)> {
    let functions = module.functions.iter().enumerate().map(|(at, function)| {
        let local = function.is_declaration() || is_local(function.linkage);
        (SymbolNumber::Function(FuncId(at as u32)), &function.name, local)
    });
    let globals = module.globals.iter().enumerate().map(|(at, global)| {
        let local = global.initializer.is_none() || is_local(global.linkage);
        (SymbolNumber::Global(GlobalId(at as u32)), &global.name, local)
    });
    let aliases = module.aliases.iter().enumerate();
    let aliases = aliases
        .map(|(at, alias)| (SymbolNumber::Alias(AliasId(at as u32)), &alias.name, is_local(alias.linkage)));
    functions.chain(globals).chain(aliases)
}

const fn is_local(linkage: Linkage) -> bool {
    matches!(
        linkage,
        Linkage::Internal
            | Linkage::Private
            | Linkage::AvailableExternally
            | Linkage::LinkOnce
            | Linkage::LinkOnceOdr
    )
}

/// Removes symbols that nothing needs any more, and that something named before.
fn drop_symbols(before: &Module, module: &mut Module) {
    let named = referenced_names(before);
    let mut references = References::empty(module);
    let mut erased = Erased::empty(module);
    for (symbol, name, local) in symbols(module) {
        if !local || !named.contains(name) {
            references.symbol(symbol);
        }
    }
    references.follow();
    let not = |kept: &[bool]| kept.iter().map(|kept| !kept).collect::<Vec<bool>>();
    erased.functions = not(&references.functions);
    erased.globals = not(&references.globals);
    erased.aliases = not(&references.aliases);
    erase(module, erased);
}

/// Removes the groups that no symbol is in.
fn drop_comdats(module: &mut Module) {
    if module.comdats.is_empty() {
        return;
    }
    let placements = module.functions.iter().map(|function| &function.placement);
    let placements = placements.chain(module.globals.iter().map(|global| &global.placement));
    let words = placements.flat_map(|placement| &placement.tail);
    let used: HashSet<SmolStr> = words.filter(|word| word.starts_with("comdat(")).cloned().collect();
    module.comdats.retain(|comdat| {
        let name = &comdat.name;
        used.contains(format!("comdat(${name})").as_str())
            || used.contains(format!("comdat($\"{name}\")").as_str())
    });
}
