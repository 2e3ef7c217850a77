//! Productions of promises: metadata of loads, calls and copies, and attributes of parameters and results, true and false.
//!
//! A false promise that makes poison needs a configuration that allows poison; one that is undefined behaviour needs one that
//! allows that.

use ir::{
    Align, ArithFlags, Attachment, BinaryOp, Bytes, Call, Callee, CastFlags, CastOp, Const, FpClasses,
    FuncId, Function, FunctionBuilder, GepFlags, IntPredicate, IntegerRange, MetadataBody, MetadataNode,
    MetadataValue, Module, Operand, Param, ParamAttr, ParamAttrs, Type, TypeId,
};
use smol_str::{SmolStr, format_smolstr};

use super::body::{IrBodyBuilder, ModuleDraft};
use super::memory;
use super::scope::{CalleeSignature, ObjectPart, ScopeValue};
use super::shape::IntShape;
use crate::choices::Choices;

/// True if modules have promises beyond those needed to pass arguments.
pub(super) fn are_drawn(body: &IrBodyBuilder<'_>) -> bool {
    body.config.flags && !body.config.is_small() && memory::has_plain(body)
}

/// True if a call through a pointer may name the functions that it can reach.
pub(super) fn names_callees(body: &IrBodyBuilder<'_>) -> bool {
    are_drawn(body) && body.affords_call()
}

/// Draws a range for an integer of at most 64 bits: half of all numbers or fewer, which may wrap around.
pub(super) fn range(choices: &mut Choices<'_>, shape: IntShape, ty: TypeId) -> Option<IntegerRange> {
    let width = shape.width();
    if shape.is_vector() || !(2..=64).contains(&width) {
        return None;
    }
    let mask = u128::MAX >> (128 - width);
    let first = u128::from(choices.word()) & mask;
    let length = match choices.below(4) {
        0 => mask >> 1,
        1 => mask,
        2 => 1,
        _ => u128::from(choices.word()) & mask,
    };
    let end = first.wrapping_add(length.max(1)) & mask;
    // Equal ends would mean no number, or all.
    (first != end).then_some(IntegerRange { ty, first, end })
}

/// Attributes of a value that promise a range of it, where a value outside may be poison.
pub(super) fn with_range(
    draft: &mut ModuleDraft<'_>,
    choices: &mut Choices<'_>,
    shape: IntShape,
    attrs: ParamAttrs,
) -> ParamAttrs {
    let may_break = draft.config.poison && (!attrs.has(ParamAttr::NoUndef) || !draft.config.ub_free);
    if !draft.config.flags || !may_break || !choices.chance(3) {
        return attrs;
    }
    let ty = shape.ty(&mut draft.module.types);
    ParamAttrs { range: range(choices, shape, ty), ..attrs }
}

/// A function that returns its argument of a type, with these attributes of the parameter and the result.
fn identity(module: &mut Module, ty: TypeId, param: ParamAttrs, ret: ParamAttrs) -> FuncId {
    let known = module.functions.iter().position(|function| {
        function.name.starts_with("same")
            && function.ret == ty
            && function.params[0].attrs == param
            && function.ret_attrs == ret
    });
    if let Some(at) = known {
        return FuncId(at as u32);
    }
    let name = format_smolstr!("same{}", module.functions.len());
    let mut function = Function::declaration(name, ty, vec![Param { ty, attrs: param }]);
    function.ret_attrs = ret;
    let mut f = FunctionBuilder::new(function);
    let argument = f.param(0);
    f.ret(argument);
    module.add_function(f.finish())
}

impl IrBodyBuilder<'_> {
    /// A node of constants.
    fn node(&mut self, values: &[Const]) -> ir::MetadataId {
        let values = values.iter().map(|&value| MetadataValue::Constant(value)).collect();
        self.module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) })
    }

    /// Attaches nodes to the last instruction.
    fn attach(&mut self, attached: Vec<(&'static str, ir::MetadataId)>) {
        let attached =
            attached.into_iter().map(|(kind, node)| Attachment { kind: SmolStr::new_static(kind), node });
        let list = self.module.metadata.attach(attached.collect());
        self.builder.attach(list);
    }

    /// The ranges of a node, in signed order, at least a number apart; `None` if there is no such number.
    fn ranges(&mut self, choices: &mut Choices<'_>, shape: IntShape, ty: TypeId) -> Option<ir::MetadataId> {
        let range = range(choices, shape, ty)?;
        let number = |value: u128| Const::Int { ty, value };
        let mut ends = vec![number(range.first), number(range.end)];
        let width = shape.width();
        let signed = |value: u128| (value << (128 - width)) as i128 >> (128 - width);
        // A second range above the first, which must not wrap then.
        let (first, end, most) = (signed(range.first), signed(range.end), signed(u128::MAX >> (129 - width)));
        if first < end && end < most - 4 && choices.chance(10) {
            let mask = u128::MAX >> (128 - width);
            ends.extend([number((end + 2) as u128 & mask), number(most as u128 & mask)]);
        }
        Some(self.node(&ends))
    }
}

/// A load of an integer of which metadata promises something.
pub(super) fn load(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| object.whole.is_none() && object.size.0 >= 4)
    else {
        return;
    };
    let width = choices.one_of([8, 16, 32, 24]);
    let shape = IntShape::int(width);
    let ty = body.ty(shape);
    let part = body.draw_range(choices, object, shape.bits().bytes_ceil());
    let is_written = body.is_written(part);
    let (address, align) = body.address(choices, part);
    let loaded = body.builder.load(ty, address, align);
    let (mut attached, mut clean) = (Vec::new(), body.config.is_determined() && is_written);
    if body.config.poison
        && let Some(node) = body.ranges(choices, shape, ty)
    {
        attached.push(("range", node));
        clean = false;
    }
    // With a range, a number outside would be undefined.
    let defined = body.config.is_determined() && is_written && attached.is_empty();
    if (defined || !body.config.ub_free) && choices.chance(5) {
        attached.push(("noundef", body.node(&[])));
        clean = true;
    }
    body.attach(attached);
    let value = body.usable(loaded, shape, clean, is_written);
    body.observe(value);
}

/// A pointer that is stored and loaded, with promises about it.
pub(super) fn pointer(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(object) = body.object_where(choices, |object| object.whole.is_none()) else { return };
    let ObjectPart { ptr, size, align, .. } = body.objects[object];
    let offset = u64::from(choices.below(size.0 as u32 + 1));
    let null = choices.chance(3);
    let target = match null {
        true => Const::Null.into(),
        false => body.builder.gep(GepFlags::NONE, TypeId::I8, ptr, &[Const::i64(offset as i64).into()]),
    };
    let slot = body.builder.entry_alloca(TypeId::PTR, Align::EIGHT);
    body.builder.store(target, slot, Align::EIGHT);
    let promises = body.promises_of_pointer(choices, Pointed { null, offset, left: size.0 - offset, align });
    let pointer = match choices.below(3) {
        0 => {
            let pointer = body.builder.load(TypeId::PTR, slot, Align::EIGHT);
            let nodes = promises.nodes(body);
            body.attach(nodes);
            pointer
        }
        _ => {
            let pointer = body.builder.load(TypeId::PTR, slot, Align::EIGHT);
            body.passed_through(choices, TypeId::PTR, pointer, promises.attrs())
        }
    };
    // An address is not the same in all engines: a comparison is observed in its place.
    let other = if choices.chance(8) { Const::Null.into() } else { ptr };
    let operand = body.builder.icmp(IntPredicate::Eq, pointer, other);
    let value = body.define(operand, IntShape::BOOL, !promises.makes_poison);
    body.observe(value);
}

/// The target of a pointer.
#[derive(Clone, Copy)]
struct Pointed {
    null: bool,
    /// Bytes from the object's start.
    offset: u64,
    /// Bytes to the object's end.
    left: u64,
    /// Of the object.
    align: Align,
}

/// The promises about a pointer.
#[derive(Clone, Copy, Default)]
struct PointerPromises {
    nonnull: bool,
    noundef: bool,
    align: Option<Align>,
    dereferenceable: Option<Bytes>,
    dereferenceable_or_null: Option<Bytes>,
    /// True if a promise that makes poison is false.
    makes_poison: bool,
}

impl PointerPromises {
    fn attrs(self) -> ParamAttrs {
        let flags = [(self.nonnull, ParamAttr::NonNull), (self.noundef, ParamAttr::NoUndef)];
        let attrs = flags
            .into_iter()
            .filter(|(set, _)| *set)
            .fold(ParamAttrs::NONE, |attrs, (_, flag)| attrs.with_attribute(flag));
        ParamAttrs {
            align: self.align,
            dereferenceable: self.dereferenceable,
            dereferenceable_or_null: self.dereferenceable_or_null,
            ..attrs
        }
    }

    fn nodes(self, body: &mut IrBodyBuilder<'_>) -> Vec<(&'static str, ir::MetadataId)> {
        let number = |bytes: Bytes| Some(Const::i64(bytes.0 as i64));
        let flag = |set: bool| set.then_some(None);
        let promises: [(&'static str, Option<Option<Const>>); 5] = [
            ("nonnull", flag(self.nonnull)),
            ("noundef", flag(self.noundef)),
            ("align", self.align.map(|align| number(align.bytes()))),
            ("dereferenceable", self.dereferenceable.map(number)),
            ("dereferenceable_or_null", self.dereferenceable_or_null.map(number)),
        ];
        let nodes =
            promises.into_iter().filter_map(|(kind, value)| Some((kind, body.node(value?.as_slice()))));
        nodes.collect()
    }
}

impl IrBodyBuilder<'_> {
    fn promises_of_pointer(&self, choices: &mut Choices<'_>, to: Pointed) -> PointerPromises {
        let (poison, undefined) = (self.config.poison, self.config.poison && !self.config.ub_free);
        let mut made = PointerPromises::default();
        if choices.chance(8) && (!to.null || poison) {
            made.nonnull = true;
            made.makes_poison |= to.null;
        }
        let claimed = choices.one_of([Align::ONE, Align::FOUR, Align::TWO, Align::EIGHT]).min(to.align);
        let is_aligned = to.null || to.offset.is_multiple_of(claimed.bytes().0);
        if choices.chance(6) && (is_aligned || poison) {
            made.align = Some(claimed);
            made.makes_poison |= !is_aligned;
        }
        // What must be defined is undefined behaviour if another promise makes it poison.
        let holds = !made.makes_poison;
        if choices.chance(4) && (holds || undefined) {
            made.noundef = true;
        }
        let wanted = Bytes(u64::from(choices.below(8)) + 1);
        let reaches = !to.null && wanted.0 <= to.left;
        if choices.chance(4) && (holds && reaches || undefined) {
            made.dereferenceable = Some(wanted);
        }
        if choices.chance(4) && (holds && (reaches || to.null) || undefined) {
            made.dereferenceable_or_null = Some(wanted);
        }
        made
    }

    /// A value of a type, passed through a call of a function that returns it, with promises in one of four places.
    fn passed_through(
        &mut self,
        choices: &mut Choices<'_>,
        ty: TypeId,
        value: Operand,
        attrs: ParamAttrs,
    ) -> Operand {
        let place = choices.below(4);
        let at = |wanted: u32| if place == wanted { attrs } else { ParamAttrs::NONE };
        let callee = identity(self.module, ty, at(0), at(1));
        let call = Call {
            callee: Callee::Direct(callee),
            ret: ty,
            ret_attrs: at(2),
            args: vec![(value, at(3))],
            fixed: None,
            convention: Default::default(),
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        };
        self.builder.call(call).unwrap_or(value)
    }

    /// Brings a value into scope that was loaded; it is frozen if the configuration excludes what it may be.
    fn usable(&mut self, loaded: Operand, shape: IntShape, clean: bool, is_written: bool) -> ScopeValue {
        if clean || is_written || self.config.undef {
            return self.define(loaded, shape, clean);
        }
        let frozen = self.builder.freeze(loaded);
        self.define(frozen, shape, true)
    }
}

/// The bits of numbers of `float`, one or two of each class.
const NUMBERS: [u32; 14] = [
    0,
    0x8000_0000,
    1,
    0x007f_ffff,
    0x8000_0001,
    0x0080_0000,
    0x3f80_0000,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc0_0001,
    0x7f80_0001,
    0xffbf_ffff,
];

/// A number that is promised to be of some classes only.
pub(super) fn classes(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let bits = u128::from(choices.one_of(NUMBERS));
    let drawn = 1 << choices.below(10) | 1 << choices.below(10);
    let excluded = FpClasses::from_bits(drawn).unwrap_or_default();
    let patterns = excluded.patterns(&Type::Float).unwrap_or_default();
    let breaks = patterns.iter().any(|&(first, last)| (first..=last).contains(&bits));
    if breaks && !body.config.poison {
        return;
    }
    let attrs = ParamAttrs { no_fp_class: excluded, ..ParamAttrs::NONE };
    let number = Const::Float { ty: TypeId::FLOAT, bits }.into();
    let passed = body.passed_through(choices, TypeId::FLOAT, number, attrs);
    let value = body.builder.cast(CastOp::BitCast, CastFlags::default(), passed, TypeId::I32);
    let value = body.define(value, IntShape::int(32), !breaks);
    body.observe(value);
}

/// A quotient whose accuracy is that of a few numbers on each side of the exact one; it is observed whether it is one of them.
pub(super) fn accuracy(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let (ulps, steps) = choices.one_of([(0.5, 0), (1.0, 1), (2.5, 2), (3.0, 3)]);
    let number = |number: f32| Const::Float { ty: TypeId::FLOAT, bits: u128::from(number.to_bits()) };
    let small = |choices: &mut Choices<'_>| number(choices.below(9) as f32 + 1.0);
    let (lhs, rhs) = (small(choices), small(choices));
    let quotient =
        |body: &mut IrBodyBuilder<'_>| body.builder.binary(BinaryOp::FDiv, ArithFlags::NONE, lhs, rhs);
    let chosen = quotient(body);
    let node = body.node(&[number(ulps)]);
    body.attach(vec![("fpmath", node)]);
    let exact = quotient(body);
    let [chosen, exact] = [chosen, exact]
        .map(|number| body.builder.cast(CastOp::BitCast, CastFlags::default(), number, TypeId::I32));
    let distance = body.builder.binary(BinaryOp::Sub, ArithFlags::NONE, chosen, exact);
    let distance = body.builder.binary(BinaryOp::Add, ArithFlags::NONE, distance, Const::i32(steps));
    let near = body.builder.icmp(IntPredicate::Ule, distance, Const::i32(2 * steps));
    let value = body.define(near, IntShape::int(1), true);
    body.observe(value);
}

/// A call through a pointer that names the functions it may reach.
pub(super) fn call(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let left = body.config.limits.steps.saturating_sub(body.steps) / body.max_runs;
    let callees = body.callees;
    let open: Vec<&CalleeSignature> = callees.iter().filter(|callee| callee.steps < left).collect();
    let Some(&callee) = choices.pick(&open) else { return };
    let slot = body.builder.entry_alloca(TypeId::PTR, Align::EIGHT);
    body.builder.store(Const::Function(callee.id), slot, Align::EIGHT);
    let pointer = body.builder.load(TypeId::PTR, slot, Align::EIGHT);
    let is_false = !body.config.ub_free && choices.chance(4);
    let named: Vec<Const> = callees
        .iter()
        .filter(|other| if other.id == callee.id { !is_false } else { choices.chance(6) })
        .map(|other| Const::Function(other.id))
        .collect();
    let result = body.call_through(choices, callee, Callee::Indirect(pointer));
    let node = body.node(&named);
    body.attach(vec![("callees", node)]);
    body.observe_result(result);
}

/// A copy of the bytes that the members of a structure have, and of no others.
pub(super) fn copy(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let Some(to) = body.object_where(choices, |object| object.whole.is_none() && !object.constant) else {
        return;
    };
    let Some(from) = body.object_where(choices, |object| object.whole.is_none()) else { return };
    let size = Bytes(body.objects[from].size.0.min(body.objects[to].size.0).min(8));
    if !body.config.undef || !body.config.poison {
        return memory::copy(body, choices);
    }
    let (target, source) = (body.draw_range(choices, to, size), body.draw_range(choices, from, size));
    let (dst, _) = body.address(choices, target);
    let (src, _) = body.address(choices, source);
    let callee = body.module.memmove();
    let arguments = [dst, src, Const::i64(size.0 as i64).into(), Const::i1(false).into()];
    body.builder.call_plain(callee, TypeId::VOID, &arguments);
    let hole = u64::from(choices.below(size.0 as u32));
    let tag = body.type_tag();
    let number = |bytes: u64| MetadataValue::Constant(Const::i64(bytes as i64));
    let members = [(0, hole), (hole + 1, size.0 - hole - 1)].into_iter().filter(|(_, size)| *size > 0);
    let values: Vec<MetadataValue> =
        members.flat_map(|(first, size)| [number(first), number(size), MetadataValue::Node(tag)]).collect();
    let node = body.module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) });
    body.attach(vec![("tbaa.struct", node)]);
    memory::observe_part(body, choices, target);
}

impl IrBodyBuilder<'_> {
    /// The tag of an access of any type.
    fn type_tag(&mut self) -> ir::MetadataId {
        let text = |name: &str| MetadataValue::Text(name.as_bytes().to_vec());
        let zero = MetadataValue::Constant(Const::i64(0));
        let mut add = |values: Vec<MetadataValue>| {
            self.module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) })
        };
        let root = add(vec![text("root")]);
        let ty = add(vec![text("any"), MetadataValue::Node(root), zero.clone()]);
        add(vec![MetadataValue::Node(ty), MetadataValue::Node(ty), zero])
    }
}

/// Draws the promises about an argument or a result of a call.
pub(super) fn of_call(
    body: &mut IrBodyBuilder<'_>,
    choices: &mut Choices<'_>,
    shape: IntShape,
    attrs: ParamAttrs,
) -> ParamAttrs {
    let may_break = body.config.poison && (!attrs.has(ParamAttr::NoUndef) || !body.config.ub_free);
    if !body.config.flags || !may_break || !choices.chance(2) {
        return attrs;
    }
    let ty = body.ty(shape);
    ParamAttrs { range: range(choices, shape, ty), ..attrs }
}
