//! Passes that remove flags and attributes.

use ir::{
    ArithFlags, AttributeSet, CastFlags, FlagSet, Function, FunctionAttr, GepFlags, Linkage, MemoryOp, Op,
    ParamAttrs, Passing, TypeTable,
};

use super::EntryModule;
use crate::SiteRange;

/// Removes flags of instructions: `nsw`, `exact`, `inbounds` …
pub(super) fn drop_flag(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    for instruction in function.instructions_mut() {
        instruction.flags = kept(instruction.flags, sites);
        let all = instruction.op.flags();
        let kept = kept(all, sites);
        if kept != all {
            set_flags(&mut instruction.op, kept);
        }
    }
}

/// The flags whose sites are not chosen.
fn kept(flags: FlagSet, sites: &mut SiteRange) -> FlagSet {
    flags.iter().filter(|_| !sites.next_is_chosen()).fold(FlagSet::NONE, FlagSet::with_attribute)
}

pub(super) fn set_flags(op: &mut Op, flags: FlagSet) {
    match op {
        Op::Binary(binary) => binary.flags = ArithFlags::from_set(flags),
        Op::Cast(cast) => cast.flags = CastFlags::from_set(flags),
        Op::Memory(MemoryOp::Gep(gep)) => gep.flags = GepFlags::from_set(flags),
        Op::FNeg(_)
        | Op::Freeze(_)
        | Op::Compare(_)
        | Op::Choice(_)
        | Op::Memory(_)
        | Op::Atomic(_)
        | Op::VaArg { .. }
        | Op::Pad(_)
        | Op::Aggregate(_)
        | Op::Vector(_)
        | Op::Call(_) => {}
    }
}

/// Makes accesses ordinary ones.
pub(super) fn drop_volatile(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    for instruction in function.instructions_mut() {
        match &mut instruction.op {
            Op::Memory(MemoryOp::Load { volatile, .. } | MemoryOp::Store { volatile, .. }) => {
                drop_mark(volatile, sites);
            }
            Op::Atomic(atomic) => {
                if let Some(access) = atomic.access_mut() {
                    drop_mark(&mut access.volatile, sites);
                }
            }
            _ => {}
        }
    }
}

/// Removes attributes of functions, parameters, results and arguments, and marks of symbols.
pub(super) fn drop_attribute(case: &mut EntryModule, sites: &mut SiteRange) {
    for function in &mut case.module.functions {
        let kept = function.attrs.flags.iter().filter(|_| !sites.next_is_chosen());
        function.attrs.flags =
            kept.fold(AttributeSet::<FunctionAttr>::NONE, AttributeSet::<FunctionAttr>::with_attribute);
        function.attrs.strings.retain(|_| !sites.next_is_chosen());
        drop_mark(&mut function.dso_local, sites);
        let own = function.params.iter_mut().map(|param| &mut param.attrs).chain([&mut function.ret_attrs]);
        own.for_each(|attrs| drop_all(attrs, sites));
        for instruction in function.instructions_mut() {
            if let Op::Call(call) = &mut instruction.op {
                let arguments = call.args.iter_mut().map(|(_, attrs)| attrs);
                arguments.chain([&mut call.ret_attrs]).for_each(|attrs| drop_all(attrs, sites));
            }
        }
    }
    for global in &mut case.module.globals {
        drop_mark(&mut global.dso_local, sites);
        drop_mark(&mut global.unnamed_addr, sites);
        if global.linkage != Linkage::External && sites.next_is_chosen() {
            global.linkage = Linkage::External;
        }
    }
}

fn drop_mark(mark: &mut bool, sites: &mut SiteRange) {
    if *mark && sites.next_is_chosen() {
        *mark = false;
    }
}

/// Removes all attributes except the one that passes an object by its address.
fn drop_all(attrs: &mut ParamAttrs, sites: &mut SiteRange) {
    let plain = match attrs.passing {
        Passing::Direct => ParamAttrs::NONE,
        passing @ (Passing::ByVal(_)
        | Passing::SRet(_)
        | Passing::ByRef(_)
        | Passing::InAlloca(_)
        | Passing::Preallocated(_)
        | Passing::Element(_)) => ParamAttrs { passing, align: attrs.align, ..ParamAttrs::NONE },
    };
    if *attrs != plain && sites.next_is_chosen() {
        *attrs = plain;
    }
}
