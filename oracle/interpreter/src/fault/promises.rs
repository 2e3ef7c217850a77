//! Faults that ignore what metadata and attributes promise, or read it wrongly.

use base::{Align, Bytes};
use ir::{
    Const, FpClasses, MemoryEffects, MetadataBody, MetadataId, MetadataValue, Module, ParamAttr, ParamAttrs,
    Passing, Promise, TailCall, TypeId,
};

/// The place of a promise about a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PromisePlace {
    /// In metadata of an instruction.
    Metadata,
    /// At an argument of a call.
    Argument,
    /// At a parameter of a function.
    Parameter,
    /// At the result of a call.
    CallResult,
    /// At the result of a function.
    FunctionResult,
}

/// Calls `edit` with the attributes in every place of a kind.
fn attributes(module: &mut Module, place: PromisePlace, mut edit: impl FnMut(&mut ParamAttrs)) {
    for function in &mut module.functions {
        match place {
            PromisePlace::Parameter => function.params.iter_mut().for_each(|param| edit(&mut param.attrs)),
            PromisePlace::FunctionResult => edit(&mut function.ret_attrs),
            PromisePlace::Argument => {
                function.calls_mut().flat_map(|call| &mut call.args).for_each(|(_, attrs)| edit(attrs));
            }
            PromisePlace::CallResult => function.calls_mut().for_each(|call| edit(&mut call.ret_attrs)),
            PromisePlace::Metadata => {}
        }
    }
}

/// Removes a promise in one kind of place.
pub(super) fn ignored(module: &mut Module, promise: Promise, place: PromisePlace) {
    if place == PromisePlace::Metadata {
        let kept = |kind: &str| kind != promise.name();
        let lists = &mut module.metadata.attachments;
        return lists.iter_mut().for_each(|list| list.retain(|attachment| kept(&attachment.kind)));
    }
    attributes(module, place, |attrs| match promise {
        Promise::Range => attrs.range = None,
        Promise::NoFpClass => attrs.no_fp_class = FpClasses::NONE,
        Promise::NonNull => drop_attribute(attrs, ParamAttr::NonNull),
        Promise::NoUndef => drop_attribute(attrs, ParamAttr::NoUndef),
        Promise::NoAlias => drop_attribute(attrs, ParamAttr::NoAlias),
        Promise::NoCapture => drop_attribute(attrs, ParamAttr::NoCapture),
        Promise::Align => attrs.align = None,
        Promise::Dereferenceable => attrs.dereferenceable = None,
        Promise::DereferenceableOrNull => attrs.dereferenceable_or_null = None,
        Promise::Memory => {
            let dropped = [ParamAttr::ReadOnly, ParamAttr::WriteOnly, ParamAttr::ReadNone];
            dropped.into_iter().for_each(|attr| drop_attribute(attrs, attr));
        }
        _ => {}
    });
}

fn drop_attribute(attrs: &mut ParamAttrs, dropped: ParamAttr) {
    let kept = attrs.flags.iter().filter(|&flag| flag != dropped);
    attrs.flags = kept.fold(Default::default(), |set, flag| set.with_attribute(flag));
}

/// Changes the range of every attribute; a range without a limit is dropped.
pub(super) fn range_of_attributes(module: &mut Module, first: u128, end: u128) {
    let width = |module: &Module, ty| module.types.int_width(ty).unwrap_or(64).clamp(1, 128);
    let widths: Vec<u32> = module.types.iter().map(|(ty, _)| width(module, ty)).collect();
    let places = [
        PromisePlace::Argument,
        PromisePlace::Parameter,
        PromisePlace::CallResult,
        PromisePlace::FunctionResult,
    ];
    for place in places {
        attributes(module, place, |attrs| {
            let Some(range) = &mut attrs.range else { return };
            let mask = u128::MAX >> (128 - widths[range.ty.index()]);
            range.first = range.first.wrapping_add(first) & mask;
            range.end = range.end.wrapping_add(end) & mask;
            attrs.range = attrs.range.filter(|range| range.first != range.end);
        });
    }
}

/// Replaces the values of every node that is attached as a kind.
fn nodes(module: &mut Module, kind: &str, edit: impl Fn(&mut Vec<MetadataValue>)) {
    let table = &mut module.metadata;
    for list in &mut table.attachments {
        for attachment in list.iter_mut().filter(|attachment| attachment.kind == kind) {
            let mut node = table.nodes[attachment.node.index()].clone();
            if let MetadataBody::Tuple(values) = &mut node.body {
                edit(values);
            }
            table.nodes.push(node);
            attachment.node = MetadataId(table.nodes.len() as u32 - 1);
        }
    }
}

/// The number in the metadata as another one.
pub(super) fn number_of_metadata(module: &mut Module, kind: &str, edit: fn(u128) -> u128) {
    nodes(module, kind, |values| {
        for value in values {
            if let MetadataValue::Constant(Const::Int { value, .. }) = value {
                *value = edit(*value);
            }
        }
    });
}

/// The ends of the ranges in metadata one further.
pub(super) fn range_of_metadata_longer(module: &mut Module) {
    let widths: Vec<u32> =
        module.types.iter().map(|(ty, _)| module.types.int_width(ty).unwrap_or(64)).collect();
    nodes(module, "range", |values| {
        for value in values.iter_mut().skip(1).step_by(2) {
            if let MetadataValue::Constant(Const::Int { ty, value }) = value {
                let mask = u128::MAX >> (128 - widths[ty.index()].clamp(1, 128));
                *value = value.wrapping_add(1) & mask;
            }
        }
        drop_empty(values);
    });
}

/// A range whose ends meet would say nothing, or everything.
fn drop_empty(values: &mut [MetadataValue]) {
    for pair in values.chunks_mut(2) {
        if let [first, MetadataValue::Constant(Const::Int { value, .. })] = pair
            && matches!(first, MetadataValue::Constant(Const::Int { value: first, .. }) if first == value)
        {
            *value ^= 1;
        }
    }
}

/// Only the first range of metadata counts.
pub(super) fn first_range_only(module: &mut Module) {
    nodes(module, "range", |values| values.truncate(2));
}

/// Only the first member of a copied structure is copied.
pub(super) fn first_member_only(module: &mut Module) {
    nodes(module, "tbaa.struct", |values| values.truncate(3));
}

/// The first function that metadata names is not one that a pointer may point to.
pub(super) fn first_callee_forgotten(module: &mut Module) {
    nodes(module, "callees", |values| drop(values.drain(..values.len().min(1))));
}

/// Null is undefined behaviour where it is poison.
pub(super) fn null_is_undefined(module: &mut Module) {
    let places = [
        PromisePlace::Argument,
        PromisePlace::Parameter,
        PromisePlace::CallResult,
        PromisePlace::FunctionResult,
    ];
    for place in places {
        attributes(module, place, |attrs| {
            if attrs.has(ParamAttr::NonNull) {
                *attrs = attrs.with_attribute(ParamAttr::NoUndef);
            }
        });
    }
}

/// Changes what attributes promise of alignments and sizes.
pub(super) fn sizes_of_attributes(module: &mut Module, edit: fn(&mut ParamAttrs)) {
    let places = [
        PromisePlace::Argument,
        PromisePlace::Parameter,
        PromisePlace::CallResult,
        PromisePlace::FunctionResult,
    ];
    places.into_iter().for_each(|place| attributes(module, place, edit));
}

pub(super) fn align_halved(attrs: &mut ParamAttrs) {
    if let Passing::Direct = attrs.passing {
        attrs.align = attrs.align.and_then(|align| Align::from_bytes(align.bytes().0 / 2));
    }
}

pub(super) fn dereferenceable_short(attrs: &mut ParamAttrs) {
    attrs.dereferenceable = attrs.dereferenceable.map(|bytes| Bytes(bytes.0 - 1)).filter(|bytes| bytes.0 > 0);
}

pub(super) fn dereferenceable_long(attrs: &mut ParamAttrs) {
    attrs.dereferenceable = attrs.dereferenceable.map(|bytes| Bytes(bytes.0 + 1));
}

pub(super) fn null_must_be_dereferenceable(attrs: &mut ParamAttrs) {
    attrs.dereferenceable = attrs.dereferenceable.max(attrs.dereferenceable_or_null);
}

/// Every call of a pointer is one of a function that metadata names.
pub(super) fn callees_ignored(module: &mut Module) {
    ignored(module, Promise::Callees, PromisePlace::Metadata);
}

/// Only the first attachment of an instruction counts.
pub(super) fn first_attachment_only(module: &mut Module) {
    module.metadata.attachments.iter_mut().for_each(|list| list.truncate(1));
}

/// A result may be twice as far from the exact one.
pub(super) fn accuracy_halved(module: &mut Module) {
    nodes(module, "fpmath", |values| {
        for value in values {
            if let MetadataValue::Constant(Const::Float { bits, .. }) = value {
                *bits = u128::from((f32::from_bits(*bits as u32) * 2.0).to_bits());
            }
        }
    });
}

pub(super) fn memory_of_functions_ignored(module: &mut Module) {
    module.functions.iter_mut().for_each(|function| function.attrs.memory = None);
}

pub(super) fn memory_of_calls_ignored(module: &mut Module) {
    let calls = module.functions.iter_mut().flat_map(|function| function.calls_mut());
    calls.for_each(|call| call.attrs.memory = None);
}

/// Memory of arguments may be accessed like other memory.
pub(super) fn memory_of_arguments_as_other(module: &mut Module) {
    let as_other = |effects: &mut MemoryEffects| effects.argument = effects.other;
    for function in &mut module.functions {
        function.attrs.memory.iter_mut().for_each(as_other);
        function.calls_mut().flat_map(|call| &mut call.attrs.memory).for_each(as_other);
    }
}

/// Gives every parameter that is a pointer an attribute.
pub(super) fn of_all_pointers(module: &mut Module, attr: ParamAttr) {
    let params = module.functions.iter_mut().flat_map(|function| &mut function.params);
    params
        .filter(|param| param.ty == TypeId::PTR)
        .for_each(|param| param.attrs = param.attrs.with_attribute(attr));
}

/// A `writeonly` pointer is a `readonly` one.
pub(super) fn write_only_as_read_only(module: &mut Module) {
    for place in [PromisePlace::Argument, PromisePlace::Parameter] {
        attributes(module, place, |attrs| {
            if attrs.has(ParamAttr::WriteOnly) {
                drop_attribute(attrs, ParamAttr::WriteOnly);
                *attrs = attrs.with_attribute(ParamAttr::ReadOnly);
            }
        });
    }
}

/// Gives the calls with one marker another one.
pub(super) fn tail_calls(module: &mut Module, from: TailCall, to: TailCall) {
    let calls = module.functions.iter_mut().flat_map(|function| function.calls_mut());
    calls.filter(|call| call.tail == from).for_each(|call| call.tail = to);
}
