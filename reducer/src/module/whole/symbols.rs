//! Passes that remove functions, globals and aliases with all uses, bodies and initialisers.

use ir::{
    AggregateBody, AliasId, Block, Callee, Const, ConstantExpression, FuncId, Function, Global, GlobalId,
    Linkage, MetadataValue, Module, Op, Operand, ParamAttrs, Placement, Terminator, TypeTable,
    UnwindTerminator, ValueId,
};

use super::place::Sites;
use super::text::{body_bytes, function_bytes};
use super::values::replace;
use crate::module::{remap, zero};

/// The symbols to be removed, each by its number.
pub(super) struct Erased {
    pub(super) functions: Vec<bool>,
    pub(super) globals: Vec<bool>,
    pub(super) aliases: Vec<bool>,
}

impl Erased {
    pub(super) fn empty(module: &Module) -> Erased {
        Erased {
            functions: vec![false; module.functions.len()],
            globals: vec![false; module.globals.len()],
            aliases: vec![false; module.aliases.len()],
        }
    }

    fn is_empty(&self) -> bool {
        !self.functions.iter().chain(&self.globals).chain(&self.aliases).any(|erased| *erased)
    }

    fn has(&self, constant: Const) -> bool {
        match constant {
            Const::Function(id) | Const::BlockAddress { function: id, .. } => self.functions[id.index()],
            Const::Global { id, .. } => self.globals[id.index()],
            _ => false,
        }
    }

    /// For each constant of the pool whether it is another form of an erased symbol's address.
    fn dead_constants(&self, module: &Module) -> Vec<bool> {
        let mut dead = Vec::with_capacity(module.aggregates.len());
        for body in &module.aggregates {
            let is_dead = |part: &Const| match part {
                Const::Aggregate { id, .. } => dead.get(id.0 as usize).copied().unwrap_or(false),
                other => self.has(*other),
            };
            dead.push(match body {
                AggregateBody::Expression(ConstantExpression::Alias(id)) => self.aliases[id.index()],
                AggregateBody::Expression(expression) => expression.operands().iter().any(is_dead),
                _ => false,
            });
        }
        dead
    }
}

/// Removes functions with all uses: calls go, and addresses become null.
pub(super) fn drop_function(module: &mut Module, sites: &mut Sites<'_>) {
    let mut erased = Erased::empty(module);
    for (function, erased) in module.functions.iter().zip(&mut erased.functions) {
        sites.enter(&function.name);
        *erased = sites.offer(function_bytes(function), ());
    }
    erase(module, erased);
}

/// Removes globals and aliases with all uses.
pub(super) fn drop_global(module: &mut Module, sites: &mut Sites<'_>) {
    let mut erased = Erased::empty(module);
    for (global, erased) in module.globals.iter().zip(&mut erased.globals) {
        sites.enter(&global.name);
        *erased = sites.offer(global_bytes(module, global), ());
    }
    for (alias, erased) in module.aliases.iter().zip(&mut erased.aliases) {
        sites.enter(&alias.name);
        *erased = sites.offer(40, ());
    }
    erase(module, erased);
}

fn global_bytes(module: &Module, global: &Global) -> u32 {
    40 + global.initializer.map_or(0, |value| initializer_bytes(module, value))
}

fn initializer_bytes(module: &Module, value: Const) -> u32 {
    let Const::Aggregate { id, .. } = value else { return 4 };
    match module.aggregates.get(id.0 as usize) {
        Some(AggregateBody::Bytes(bytes)) => 5 + bytes.len() as u32,
        Some(body) => 8 + body.parts().iter().map(|part| initializer_bytes(module, *part)).sum::<u32>(),
        None => 4,
    }
}

/// Makes declarations of functions.
pub(super) fn drop_body(module: &mut Module, sites: &mut Sites<'_>) {
    let mut dropped = vec![false; module.functions.len()];
    for (function, dropped) in module.functions.iter_mut().zip(&mut dropped) {
        if function.is_declaration() {
            continue;
        }
        sites.enter(&function.name);
        if sites.offer(body_bytes(function), ()) {
            *dropped = true;
            make_declaration(function);
        }
    }
    if sites.any_chosen() {
        remap::map_constants(module, |constant| match constant {
            Const::BlockAddress { function, .. } if dropped[function.index()] => Const::Null,
            other => other,
        });
    }
}

fn make_declaration(function: &mut Function) {
    function.blocks.clear();
    function.values.truncate(function.params.len());
    function.linkage = Linkage::External;
    function.placement = Placement::NONE;
    (function.personality, function.prefix, function.prologue) = (None, None, None);
    function.metadata = None;
}

/// Makes the initial values of globals zero, and zero ones those of another module.
pub(super) fn drop_initializer(module: &mut Module, sites: &mut Sites<'_>) {
    let Module { types, globals, aggregates, .. } = module;
    let pool = Module { aggregates: std::mem::take(aggregates), ..Module::new() };
    for global in globals.iter_mut() {
        let Some(initializer) = global.initializer.filter(|_| global.linkage != Linkage::Appending) else {
            continue;
        };
        sites.enter(&global.name);
        let zero = zero(types, global.ty);
        if initializer != zero {
            if sites.offer(initializer_bytes(&pool, initializer), "zero") {
                global.initializer = Some(zero);
            }
        } else if sites.offer(8, "external") {
            global.initializer = None;
            (global.linkage, global.placement) = (Linkage::External, Placement::NONE);
        }
    }
    *aggregates = pool.aggregates;
}

/// Removes symbols with all uses, and numbers the others anew.
pub(super) fn erase(module: &mut Module, mut erased: Erased) {
    erase_aliases(module, &mut erased);
    if erased.is_empty() {
        return;
    }
    let dead = erased.dead_constants(module);
    let Module { types, functions, .. } = module;
    functions.iter_mut().for_each(|function| drop_calls(types, function, &erased.functions));
    for value in module.metadata.values_mut() {
        if matches!(value, MetadataValue::Constant(constant) if erased.has(*constant)) {
            *value = MetadataValue::Null;
        }
    }
    let nulls: Vec<Const> = module.types.iter().map(|(ty, _)| zero(&module.types, ty)).collect();
    let functions = numbers(&erased.functions);
    let globals = numbers(&erased.globals);
    let aliases = numbers(&erased.aliases);
    remap::map_constants(module, |constant| match constant {
        other if erased.has(other) => Const::Null,
        Const::Aggregate { ty, id } if dead[id.0 as usize] => nulls[ty.index()],
        Const::Function(id) => Const::Function(FuncId(functions[id.index()])),
        Const::BlockAddress { function, block } => {
            Const::BlockAddress { function: FuncId(functions[function.index()]), block }
        }
        Const::Global { id, offset } => Const::Global { id: GlobalId(globals[id.index()]), offset },
        other => other,
    });
    for body in &mut module.aggregates {
        if let AggregateBody::Expression(ConstantExpression::Alias(id)) = body {
            *id = AliasId(aliases[id.index()]);
        }
    }
    for call in module.functions.iter_mut().flat_map(Function::calls_mut) {
        if let Callee::Direct(id) = &mut call.callee {
            *id = FuncId(functions[id.index()]);
        }
    }
    retain(&mut module.functions, &erased.functions);
    retain(&mut module.globals, &erased.globals);
    retain(&mut module.aliases, &erased.aliases);
}

/// Aliases go with what they stand for.
fn erase_aliases(module: &Module, erased: &mut Erased) {
    loop {
        let dead = erased.dead_constants(module);
        let mut found = false;
        for (at, alias) in module.aliases.iter().enumerate() {
            let is_dead = match alias.target {
                Const::Aggregate { id, .. } => dead[id.0 as usize],
                target => erased.has(target),
            };
            found |= is_dead && !std::mem::replace(&mut erased.aliases[at], true);
        }
        if !found {
            return;
        }
    }
}

/// The new numbers of those that stay.
fn numbers(erased: &[bool]) -> Vec<u32> {
    let mut next = 0;
    let number = |erased: &bool| {
        next += u32::from(!erased);
        next - u32::from(!erased)
    };
    erased.iter().map(number).collect()
}

fn retain<T>(items: &mut Vec<T>, erased: &[bool]) {
    let mut flags = erased.iter();
    items.retain(|_| !flags.next().copied().unwrap_or(false));
}

/// Removes the direct calls of functions; their results become zero.
fn drop_calls(types: &TypeTable, function: &mut Function, erased: &[bool]) {
    let is_erased = |callee: Callee| matches!(callee, Callee::Direct(id) if erased[id.index()]);
    let mut unused: Vec<ValueId> = Vec::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| match &instruction.op {
            Op::Call(call) if is_erased(call.callee) => {
                unused.extend(instruction.result);
                false
            }
            _ => true,
        });
        if block.terminator.call().is_some_and(|call| is_erased(call.callee)) {
            unused.extend(block.terminator.result());
            go_on(block);
        }
    }
    let zeros = unused.into_iter().map(|value| (value, zero(types, function.values[value.index()]).into()));
    let zeros: Vec<(ValueId, Operand)> = zeros.collect();
    replace(function, zeros);
}

/// Lets a block that ends with a call continue where the call returns to.
pub(super) fn go_on(block: &mut Block) {
    if let Terminator::Unwind(terminator) = &block.terminator
        && let UnwindTerminator::Invoke { normal: next, .. }
        | UnwindTerminator::CallBr { fallthrough: next, .. } = **terminator
    {
        block.terminator = Terminator::Br(next);
        block.metadata = None;
    }
}

/// The attributes of a parameter that tell how it is passed.
pub(super) fn passing_only(attrs: &ParamAttrs) -> ParamAttrs {
    match attrs.passing {
        ir::Passing::Direct => ParamAttrs::NONE,
        passing => ParamAttrs { passing, align: attrs.align, ..ParamAttrs::NONE },
    }
}
