//! The promises of attributes about the values that a call passes and returns, and about the memory that a function accesses.
//! LangRef "Parameter Attributes", "Function Attributes".

use std::ops::Range;

use ir::{
    Align, ArithFlags, BinaryOp, Bytes, Call, Callee, Cast, CastFlags, CastOp, Compare, Const, FpClasses,
    Function, FunctionAttr, IntPredicate, IntegerRange, MemoryEffect, MemoryEffects, MemoryOp, Op, Operand,
    ParamAttr, ParamAttrs, Passing, TypeId,
};
use semantics::lower::fp_classes;
use semantics::masked::MaskedArguments;
use semantics::{UbKind, Unsupported};
use smallvec::SmallVec;

use super::Machine;
use super::builtin::BuiltinFunction;
use super::domain::{Domain, Halt, Indeterminate, OrHalt, ScalarConstant};
use super::number_use::Reason;
use super::origin::PoisonCause;

/// The memory that the code between a call and its return may access.
#[derive(Clone, Debug)]
pub(crate) struct AccessLimits {
    /// The objects that existed before the call, by their number; its own objects are not limited.
    before: usize,
    effects: MemoryEffects,
    /// The arguments that point to objects.
    arguments: SmallVec<[PassedPointer; 2]>,
    /// The objects of the caller that the called function of a tail call must leave alone, by their index in memory.
    of_caller: Range<usize>,
}

#[derive(Clone, Copy, Debug)]
struct PassedPointer {
    /// The number of the parameter.
    param: usize,
    /// The object's index in memory.
    index: usize,
    reads: bool,
    writes: bool,
    /// True if the object is a copy that the call made.
    is_copy: bool,
}

/// The kinds of accesses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccessKind {
    Read,
    Write,
}

/// The accesses that `readonly`, `writeonly` and `readnone` leave: reads, writes.
fn allowed(attrs: &ParamAttrs) -> (bool, bool) {
    let none = attrs.has(ParamAttr::ReadNone);
    (!none && !attrs.has(ParamAttr::WriteOnly), !none && !attrs.has(ParamAttr::ReadOnly))
}

impl AccessLimits {
    /// The limits of a tail call and no others. `of_caller` are the objects on the caller's stack.
    pub(crate) fn of_tail_call(of_caller: Range<usize>) -> AccessLimits {
        let arguments = SmallVec::new();
        AccessLimits { before: of_caller.end, effects: MemoryEffects::UNKNOWN, arguments, of_caller }
    }

    /// `based_on` is the function's parameter that the pointer is based on, if the text shows that.
    fn allow(
        &self,
        (object, based_on): (usize, Option<usize>),
        kind: AccessKind,
        constant: bool,
        on_heap: bool,
    ) -> bool {
        if self.of_caller.contains(&object) && !on_heap {
            return false;
        }
        // Reading a constant has no effect that a caller could notice.
        if object >= self.before || constant && kind == AccessKind::Read {
            return true;
        }
        let has = |effect: MemoryEffect| match kind {
            AccessKind::Read => effect.reads(),
            AccessKind::Write => effect.writes(),
        };
        // LangRef "readonly": another pointer to the same memory is not held to it.
        if let Some(passed) = self.arguments.iter().find(|passed| Some(passed.param) == based_on) {
            let promised = match kind {
                AccessKind::Read => passed.reads,
                AccessKind::Write => passed.writes,
            };
            return promised && (has(self.effects.argument) || passed.is_copy && has(self.effects.other));
        }
        // LangRef "memory(…)", `argmem`: accesses based on arguments. Of other pointers to what an argument points to it is not
        // known, and a global may be accessed by its name.
        has(self.effects.other)
            || has(self.effects.argument) && self.arguments.iter().any(|passed| passed.index == object)
    }
}

impl<D: Domain> Machine<'_, D> {
    /// The value as the attributes allow it: what `nonnull`, `align` and `range` exclude is poison, what `noundef` and
    /// `dereferenceable` exclude is undefined behaviour of this kind.
    pub(crate) fn promised(
        &mut self,
        value: D::Value,
        ty: TypeId,
        attrs: &ParamAttrs,
        kind: UbKind,
    ) -> OrHalt<D::Value, D> {
        if !attrs.restricts_value() {
            return Ok(value);
        }
        let mut value = value;
        if ty == TypeId::PTR {
            if attrs.has(ParamAttr::NonNull) {
                let kept = self.is_not_null(&value)?;
                value = self.poison_unless(kept, value, ty)?;
            }
            if let Some(align) = attrs.align
                && self.domain.is_aligned(&self.memory, &value, align)? == Some(false)
            {
                value = self.constant(Const::Poison(ty))?;
            }
        }
        if let Some(range) = attrs.range {
            value = self.in_range(value, ty, range)?;
        }
        if !attrs.no_fp_class.is_empty() {
            value = self.without_classes(value, ty, attrs.no_fp_class)?;
        }
        if attrs.has(ParamAttr::NoUndef) {
            self.domain.well_defined(&value, kind)?;
        }
        if ty == TypeId::PTR {
            self.dereferenceable(&value, attrs, kind)?;
        }
        Ok(value)
    }

    /// True if a pointer differs from null, as an `i1`.
    pub(crate) fn is_not_null(&mut self, pointer: &D::Value) -> OrHalt<D::Value, D> {
        let null = self.domain.constant(&self.memory, &[ScalarConstant::Null])?;
        let pointer = self.domain.used(pointer.clone());
        let (lhs, rhs) = (Const::Null.into(), Const::Null.into());
        let compare = Compare::Int { predicate: IntPredicate::Ne, lhs, rhs };
        self.domain.compare(&self.memory, &compare, TypeId::PTR, (pointer, null))
    }

    /// The result that a function is about to return, or poison if it is not the argument that it promises to return. LangRef
    /// "returned" leaves open what another result is.
    pub(crate) fn returned_argument(
        &mut self,
        value: D::Value,
        operand: Option<Operand>,
    ) -> OrHalt<D::Value, D> {
        let Some(frame) = self.frames.last() else { return Ok(value) };
        let function = frame.function;
        let Some(at) = function.params.iter().position(|param| param.attrs.has(ParamAttr::Returned)) else {
            return Ok(value);
        };
        let (ty, argument) = (function.ret, Operand::from(function.param_value(at)));
        let is_number = ty == TypeId::PTR || self.module.types.int_width(ty).is_some();
        if operand == Some(argument) || !is_number || function.params[at].ty != ty {
            return Ok(value);
        }
        let pair = (self.domain.used(value.clone()), self.used_value(argument)?);
        let (lhs, rhs) = (Const::Null.into(), Const::Null.into());
        let compare = Compare::Int { predicate: IntPredicate::Eq, lhs, rhs };
        let same = self.domain.compare(&self.memory, &compare, ty, pair)?;
        self.poison_unless(same, value, ty)
    }

    fn poison_unless(&mut self, kept: D::Value, value: D::Value, ty: TypeId) -> OrHalt<D::Value, D> {
        let leaves = &self.shape(ty)?.leaves;
        let (kind, cause) = (Indeterminate::Poison, PoisonCause::Attribute);
        let poison: SmallVec<[ScalarConstant; 1]> = leaves
            .iter()
            .map(|leaf| ScalarConstant::Unknown {
                kind,
                cause,
                width: leaf.width,
                pointer: leaf.is_pointer(),
            })
            .collect();
        let poison = self.domain.constant(&self.memory, &poison)?;
        self.domain.select(kept, (value, poison))
    }

    /// LangRef "nofpclass": numbers of the classes are poison.
    fn without_classes(&mut self, value: D::Value, ty: TypeId, classes: FpClasses) -> OrHalt<D::Value, D> {
        let types = &self.module.types;
        let patterns = classes.patterns(types.get(types.scalar(ty)));
        let Some((bits, patterns)) = fp_classes::bits_type(types, ty).zip(patterns) else {
            return Err(fp_classes::NO_PATTERNS.into());
        };
        let lane = types.scalar(bits);
        let (op, flags) = (CastOp::BitCast, CastFlags::default());
        let cast = Cast { op, flags, value: Const::Null.into(), to: bits };
        let mut value = value;
        for (first, last) in patterns {
            let used = self.domain.used(value.clone());
            let number = self.domain.cast(&self.memory, &cast, ty, used)?;
            // From after the numbers of the class, around to the first of them.
            let others = IntegerRange { ty: lane, first: last.wrapping_add(1), end: first };
            let kept = self.is_in_range(number, bits, others)?;
            value = self.poison_unless(kept, value, ty)?;
        }
        Ok(value)
    }

    /// LangRef "range": every lane is in the range, or poison.
    fn in_range(&mut self, value: D::Value, ty: TypeId, range: IntegerRange) -> OrHalt<D::Value, D> {
        let inside = self.is_in_range(value.clone(), ty, range)?;
        self.poison_unless(inside, value, ty)
    }

    /// True if each lane is in a range.
    fn is_in_range(&mut self, value: D::Value, ty: TypeId, range: IntegerRange) -> OrHalt<D::Value, D> {
        let lanes = self.shape(ty)?.leaves.len();
        let width = self.module.types.int_width(range.ty).ok_or(Unsupported::WideInteger)?;
        let mask = u128::MAX >> (128 - width.clamp(1, 128));
        let number = |machine: &mut Self, bits: u128| {
            let scalar = ScalarConstant::Number { width, bits: (bits & mask).into() };
            machine.domain.constant(&machine.memory, &vec![scalar; lanes])
        };
        let first = number(self, range.first)?;
        let length = number(self, range.end.wrapping_sub(range.first))?;
        let used = self.domain.used(value);
        let distance = self.domain.binary((BinaryOp::Sub, ArithFlags::NONE), ty, (used, first))?;
        let (lhs, rhs) = (Const::Null.into(), Const::Null.into());
        let compare = Compare::Int { predicate: IntPredicate::Ult, lhs, rhs };
        self.domain.compare(&self.memory, &compare, ty, (distance, length))
    }

    fn dereferenceable(&mut self, pointer: &D::Value, attrs: &ParamAttrs, kind: UbKind) -> OrHalt<(), D> {
        if let Some(size) = attrs.dereferenceable {
            self.accessible(pointer, size, kind)?;
        }
        if let Some(size) = attrs.dereferenceable_or_null {
            self.domain.well_defined(pointer, kind)?;
            let not_null = self.is_not_null(pointer)?;
            if self.number(&not_null, Reason::Assumption, kind)? != 0 {
                self.accessible(pointer, size, kind)?;
            }
        }
        Ok(())
    }

    /// LangRef "dereferenceable": `size` bytes could be loaded.
    pub(crate) fn accessible(&mut self, pointer: &D::Value, size: Bytes, kind: UbKind) -> OrHalt<(), D> {
        self.domain.well_defined(pointer, kind)?;
        match self.located(pointer, size, Align::ONE) {
            Ok(_) => Ok(()),
            Err(Halt::Undefined(_, blame)) => Err(Halt::Undefined(kind, blame)),
            Err(other) => Err(other),
        }
    }

    /// The limits that a function's attributes set, if they do.
    pub(crate) fn limits_of(
        &mut self,
        function: &Function,
        call: Option<&Call>,
        arguments: &[D::Value],
        before: usize,
    ) -> OrHalt<Option<Box<AccessLimits>>, D> {
        let declared = function.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN);
        let promised = call.and_then(|call| call.attrs.memory).unwrap_or(MemoryEffects::UNKNOWN);
        let effects = declared.intersection(promised);
        let of_call = |at: usize| {
            call.and_then(|call| call.args.get(at)).map_or((true, true), |(_, attrs)| allowed(attrs))
        };
        let of = |at: usize| {
            let (here, there) =
                (of_call(at), function.params.get(at).map_or((true, true), |param| allowed(&param.attrs)));
            (here.0 && there.0, here.1 && there.1)
        };
        let limited = (0..arguments.len()).any(|at| of(at) != (true, true));
        let of_caller = call.map_or(0..0, |call| self.of_caller(call, before));
        if effects == MemoryEffects::UNKNOWN && !limited && of_caller.is_empty() {
            return Ok(None);
        }
        let mut limits = AccessLimits { before, effects, arguments: SmallVec::new(), of_caller };
        for (at, (argument, param)) in arguments.iter().zip(&function.params).enumerate() {
            if param.ty != TypeId::PTR {
                continue;
            }
            let Ok(position) = self.domain.locate(&self.memory, argument) else { continue };
            let index = position.object;
            let (reads, writes) = of(at);
            let is_copy = matches!(param.attrs.passing, Passing::ByVal(_));
            limits.arguments.push(PassedPointer { param: at, index, reads, writes, is_copy });
        }
        Ok(Some(Box::new(limits)))
    }

    /// The objects on the running function's stack, if a call promises to leave them alone; `before` is the number of
    /// objects before the call. LangRef "call", `tail`.
    pub(crate) fn of_caller(&self, call: &Call, before: usize) -> Range<usize> {
        match self.frames.last() {
            Some(frame) if call.tail.leaves_stack() => frame.mark.first_object()..before,
            _ => 0..0,
        }
    }

    /// Checks that all functions that run allow an access.
    pub(crate) fn permitted(&self, object: usize, kind: AccessKind) -> Result<(), UbKind> {
        if self.limited == 0 {
            return Ok(());
        }
        let constant = self.memory.object(object).is_some_and(|object| object.constant);
        let on_heap = self.memory.object(object).is_some_and(|object| object.lasts);
        let allows = |limits: &AccessLimits, based_on: Option<usize>| {
            limits.allow((object, based_on), kind, constant, on_heap)
        };
        if self.of_builtin.as_ref().is_some_and(|limits| !allows(limits, None)) {
            return Err(UbKind::ForbiddenAccess);
        }
        // From the running function to its callers, for as long as each was passed the pointer by the next.
        let mut pointer = self.accessing_pointer(kind);
        for frame in self.frames.iter().rev() {
            let based_on =
                pointer.and_then(|pointer| self.context.parameter_of(frame.place.function, pointer));
            if frame.limits.as_deref().is_some_and(|limits| !allows(limits, based_on)) {
                return Err(UbKind::ForbiddenAccess);
            }
            let passed = based_on.zip(self.entering(frame));
            pointer = passed.and_then(|(at, call)| call.args.get(at)).map(|&(value, _)| value);
        }
        Ok(())
    }

    /// The pointer through which the current instruction reads or writes.
    fn accessing_pointer(&self, kind: AccessKind) -> Option<Operand> {
        let place = self.place;
        let block = self.module.functions.get(place.function.index())?.blocks.get(place.block.index())?;
        match &block.instructions.get(place.index as usize)?.op {
            Op::Memory(
                MemoryOp::Load { ptr, .. } | MemoryOp::LoadFrozen { ptr, .. } | MemoryOp::Store { ptr, .. },
            ) => Some(*ptr),
            Op::Memory(MemoryOp::LoadField(field) | MemoryOp::StoreField { field, .. }) => Some(field.ptr),
            Op::Call(call) => {
                if let Some(masked) = MaskedArguments::of_call(self.module, call) {
                    return Some(masked.pointer);
                }
                let Callee::Direct(callee) = call.callee else { return None };
                BuiltinFunction::recognize(self.module.functions.get(callee.index())?)?;
                let at = match kind {
                    AccessKind::Write => 0,
                    AccessKind::Read => 1,
                };
                call.args.get(at).map(|&(value, _)| value)
            }
            _ => None,
        }
    }

    /// Checks that the functions that run may do all that a function outside the module may do.
    pub(crate) fn permitted_outside(&self, function: &Function, call: &Call) -> Result<(), Unsupported> {
        if self.limited == 0 {
            return Ok(());
        }
        let effects = effects_of(function, call);
        let mut limits = self.frames.iter().filter_map(|frame| frame.limits.as_ref());
        match limits.all(|limits| effects.is_within(limits.effects)) {
            true => Ok(()),
            false => {
                Err(Unsupported::Instruction("a call in a function that promises to access less memory"))
            }
        }
    }
}

/// The memory that a call of a function may access.
pub(crate) fn effects_of(function: &Function, call: &Call) -> MemoryEffects {
    let declared = function.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN);
    declared.intersection(call.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN))
}

/// True if a call of a function has an attribute.
pub(crate) fn call_has(function: &Function, call: &Call, attr: FunctionAttr) -> bool {
    function.attrs.flags.has(attr) || call.attrs.flags.has(attr)
}
