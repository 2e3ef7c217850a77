//! Passes that remove what no meaning of a module depends on, or little of it: attributes, flags, metadata, marks of symbols.

use ir::{
    AtomicOp, AttachmentsId, AttributeSet, Callee, CallingConvention, Const, FlagSet, Function, FunctionAttr,
    FunctionAttrs, Linkage, MemoryOp, MetadataTable, MetadataValue, Module, Op, ParamAttrs, Placement,
    TailCall, TargetLines, Type, TypeId, TypeTable,
};

use super::place::Sites;
use super::symbols::passing_only;
use super::values::key;
use crate::module::attributes::set_flags;
use crate::module::{metadata, zero};

/// The bytes that an external function saves: of its callers, mostly.
const KEPT_BY_CALLERS: u32 = 100;

/// Removes all of a kind at once: metadata, attributes, linkage and marks of symbols, and assembly at the module's top.
pub(super) fn strip(module: &mut Module, sites: &mut Sites<'_>) {
    let nodes = module.metadata.nodes.len() as u32;
    if module.metadata != MetadataTable::default() && sites.offer_idle(60 * nodes, "metadata") {
        metadata::attachments(module).for_each(|attached| *attached = None);
        module.metadata = MetadataTable::default();
    }
    let functions = module.functions.len() as u32;
    let has_attributes = module.functions.iter().any(|function| function.attrs != FunctionAttrs::default());
    if has_attributes && sites.offer_idle(100 * functions, "attributes") {
        for function in &mut module.functions {
            function.attrs = FunctionAttrs::default();
            function.calls_mut().for_each(|call| call.attrs = FunctionAttrs::default());
        }
        module.globals.iter_mut().for_each(|global| global.attrs = FunctionAttrs::default());
    }
    let mut found = 0;
    every_passing(module, |attrs| found += u32::from(passing_only(attrs) != *attrs));
    if found > 0 && sites.offer_idle(10 * found, "parameters") {
        every_passing(module, |attrs| *attrs = passing_only(attrs));
    }
    // An optimiser drops a function that only its module sees with the last call of it: all callers would have to stay.
    let hidden = |function: &Function| !function.is_declaration() && function.linkage != Linkage::External;
    let kept_by_callers = module.functions.iter().filter(|function| hidden(function)).count();
    if kept_by_callers > 0 && sites.offer_idle(KEPT_BY_CALLERS * kept_by_callers as u32, "linkage") {
        let functions = module.functions.iter_mut().filter(|function| hidden(function));
        functions.for_each(|function| function.linkage = Linkage::External);
    }
    let marked = module.functions.iter().filter(|function| function.dso_local).count()
        + module.globals.iter().filter(|global| global.dso_local || global.unnamed_addr).count();
    if marked > 0 && sites.offer_idle(12 * marked as u32, "marks") {
        module.functions.iter_mut().for_each(|function| function.dso_local = false);
        for global in &mut module.globals {
            (global.dso_local, global.unnamed_addr) = (false, false);
        }
    }
    let lines = module.top_assembly.iter().map(|line| line.len() as u32 + 14).sum();
    if lines > 0 && sites.offer_idle(lines, "assembly") {
        module.top_assembly.clear();
    }
}

/// The attributes of every parameter, result and argument.
fn every_passing(module: &mut Module, mut edit: impl FnMut(&mut ParamAttrs)) {
    for function in &mut module.functions {
        function.params.iter_mut().for_each(|param| edit(&mut param.attrs));
        edit(&mut function.ret_attrs);
        for call in function.calls_mut() {
            call.args.iter_mut().for_each(|(_, attrs)| edit(attrs));
            edit(&mut call.ret_attrs);
        }
    }
}

/// Removes the lines about the target.
pub(super) fn drop_target_line(lines: &mut TargetLines, sites: &mut Sites<'_>) {
    for (line, weight) in [(&mut lines.layout, 90), (&mut lines.triple, 40)] {
        if *line && sites.offer_idle(weight, weight) {
            *line = false;
        }
    }
}

/// Removes attributes one by one.
pub(super) fn drop_attribute(module: &mut Module, sites: &mut Sites<'_>) {
    for function in &mut module.functions {
        sites.enter(&function.name);
        drop_words(&mut function.attrs, sites);
        let own = function.params.iter_mut().map(|param| &mut param.attrs).chain([&mut function.ret_attrs]);
        own.for_each(|attrs| drop_passing(attrs, sites));
        for call in function.calls_mut() {
            drop_words(&mut call.attrs, sites);
            let arguments = call.args.iter_mut().map(|(_, attrs)| attrs).chain([&mut call.ret_attrs]);
            arguments.for_each(|attrs| drop_passing(attrs, sites));
            call.bundles.retain(|bundle| !sites.offer_idle(20, &*bundle.tag));
        }
    }
    for global in &mut module.globals {
        sites.enter(&global.name);
        drop_words(&mut global.attrs, sites);
    }
}

fn drop_words(attrs: &mut FunctionAttrs, sites: &mut Sites<'_>) {
    let kept = attrs.flags.iter().filter(|flag| !sites.offer_idle(10, flag.keyword()));
    attrs.flags = kept.fold(AttributeSet::<FunctionAttr>::NONE, AttributeSet::<FunctionAttr>::with_attribute);
    attrs.words.retain(|word| !sites.offer_idle(10, &**word));
    attrs.strings.retain(|(key, value)| !sites.offer_idle((key.len() + value.len() + 6) as u32, &**key));
    if attrs.memory.is_some() && sites.offer_idle(16, "memory") {
        attrs.memory = None;
    }
}

/// Removes the attributes of a parameter, and last the one that tells how it is passed.
fn drop_passing(attrs: &mut ParamAttrs, sites: &mut Sites<'_>) {
    let plain = passing_only(attrs);
    let simpler = if *attrs == plain { ParamAttrs::NONE } else { plain };
    if *attrs != simpler && sites.offer_idle(10, "passing") {
        *attrs = simpler;
    }
}

/// Removes metadata where it is attached or listed, and what nodes name.
pub(super) fn drop_metadata(module: &mut Module, sites: &mut Sites<'_>) {
    if module.metadata == MetadataTable::default() {
        return;
    }
    for (at, attached) in metadata::attachments(module).enumerate() {
        if attached.is_some() && sites.offer_idle(30, at) {
            *attached = None::<AttachmentsId>;
        }
    }
    module.metadata.named.retain(|(name, _)| !sites.offer_idle(60, &**name));
    for (at, value) in module.metadata.values_mut().enumerate() {
        if matches!(value, MetadataValue::Node(_)) && sites.offer_idle(20, ("node", at)) {
            *value = MetadataValue::Null;
        }
    }
}

/// Removes marks of symbols and calls: linkage, visibility, sections, alignment, conventions.
pub(super) fn drop_mark(module: &mut Module, sites: &mut Sites<'_>) {
    let mut plain_calls = vec![false; module.functions.len()];
    for (function, plain) in module.functions.iter_mut().zip(&mut plain_calls) {
        sites.enter(&function.name);
        drop_symbol_marks(&mut function.linkage, &mut function.dso_local, &mut function.placement, sites);
        if function.convention != CallingConvention::C && sites.offer_idle(8, "convention") {
            function.convention = CallingConvention::C;
            *plain = true;
        }
        for constant in [&mut function.personality, &mut function.prefix, &mut function.prologue] {
            if constant.is_some() && sites.offer(40, "data") {
                *constant = None;
            }
        }
        function.varargs &= function.name.starts_with("llvm.") || !sites.offer_idle(5, "varargs");
    }
    for call in module.functions.iter_mut().flat_map(Function::calls_mut) {
        if let Callee::Direct(id) = call.callee
            && plain_calls[id.index()]
        {
            call.convention = CallingConvention::C;
        }
        if call.tail != TailCall::Any && sites.offer_idle(5, "tail") {
            call.tail = TailCall::Any;
        }
    }
    for global in &mut module.globals {
        sites.enter(&global.name);
        drop_symbol_marks(&mut global.linkage, &mut global.dso_local, &mut global.placement, sites);
        for mark in [&mut global.unnamed_addr, &mut global.externally_initialized, &mut global.constant] {
            if *mark && sites.offer_idle(4, "mark") {
                *mark = false;
            }
        }
        if global.align.is_some() && sites.offer_idle(9, "align") {
            global.align = None;
        }
    }
}

fn drop_symbol_marks(
    linkage: &mut Linkage,
    dso_local: &mut bool,
    placement: &mut Placement,
    sites: &mut Sites<'_>,
) {
    if !matches!(linkage, Linkage::External | Linkage::Appending) && sites.offer_idle(9, "linkage") {
        *linkage = Linkage::External;
    }
    if *dso_local && sites.offer_idle(10, "dso_local") {
        *dso_local = false;
    }
    for words in [&mut placement.head, &mut placement.tail] {
        words.retain(|word| !sites.offer_idle(word.len() as u32 + 1, &**word));
    }
}

/// Removes flags of instructions: `nsw`, `exact`, `inbounds` …
pub(super) fn drop_flag(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    for instruction in function.instructions_mut() {
        let key = key(instruction);
        let kept = |flags: FlagSet, sites: &mut Sites<'_>| {
            let kept = flags.iter().filter(|flag| !sites.offer_idle(4, (key, flag.keyword())));
            kept.fold(FlagSet::NONE, FlagSet::with_attribute)
        };
        instruction.flags = kept(instruction.flags, sites);
        let all = instruction.op.flags();
        let left = kept(all, sites);
        if left != all {
            set_flags(&mut instruction.op, left);
        }
    }
}

/// Makes accesses to memory ordinary ones: neither atomic nor volatile.
pub(super) fn plain_access(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    for instruction in function.instructions_mut() {
        let key = key(instruction);
        match &mut instruction.op {
            Op::Memory(MemoryOp::Load { volatile, .. } | MemoryOp::Store { volatile, .. }) => {
                *volatile &= !(*volatile && sites.offer_idle(9, key));
            }
            Op::Atomic(atomic) => {
                let plain = match &**atomic {
                    AtomicOp::Load { ty, access, .. } => MemoryOp::Load {
                        ty: *ty,
                        ptr: access.ptr,
                        align: access.align,
                        volatile: access.volatile,
                    },
                    AtomicOp::Store { value, access, .. } => MemoryOp::Store {
                        value: *value,
                        ptr: access.ptr,
                        align: access.align,
                        volatile: access.volatile,
                    },
                    _ => continue,
                };
                if sites.offer_idle(16, key) {
                    instruction.op = Op::Memory(plain);
                }
            }
            _ => {}
        }
    }
}

/// Makes objects bytes: those of the stack, and globals without an initial value of their own.
pub(super) fn simplify_type(module: &mut Module, sites: &mut Sites<'_>) {
    let Module { types, globals, functions, .. } = module;
    let is_simple = |ty: TypeId| matches!(types.get(ty), Type::Int(8));
    for global in globals.iter_mut().filter(|global| !is_simple(global.ty)) {
        let plain = global.initializer.is_none_or(|value| value == zero(types, global.ty));
        sites.enter(&global.name);
        if plain && global.linkage != Linkage::Appending && sites.offer(8, ()) {
            global.ty = TypeId::I8;
            global.initializer = global.initializer.map(|_| Const::i8(0));
        }
    }
    for function in functions {
        sites.enter(&function.name);
        for instruction in function.instructions_mut() {
            let key = key(instruction);
            if let Op::Memory(MemoryOp::Alloca { ty, .. }) = &mut instruction.op
                && !is_simple(*ty)
                && sites.offer(6, key)
            {
                *ty = TypeId::I8;
            }
        }
    }
}
