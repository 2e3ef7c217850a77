//! Notes on calls that may not access all memory, and on accesses, which such calls must permit: `memory(…)`, `readonly`,
//! `writeonly`, `readnone`, `tail`. A module without such promises has none.

use ir::{
    Align, Call, Callee, FieldAccess, Function, Instruction, MemoryEffects, MemoryOp, Op, Operand, ParamAttr,
    ParamAttrs, Passing, TypeId,
};

use super::Decoder;
use super::memory::exponent;
use crate::code::{
    Builtin, BuiltinFunction, CallTarget, HistoryInst, LimitedCall, LimitedFunction, LimitedParameter,
    PointerAccess, PointerArgument, Src,
};
use crate::register::Register;
use semantics::pointer_limits::LimitedPointers;
use semantics::tracked::{accesses_memory, has_stack, is_entered, is_tail, limits_call, limits_function};

/// The accesses that `readonly`, `writeonly` and `readnone` leave.
fn allowed(attrs: &ParamAttrs) -> PointerAccess {
    let none = attrs.has(ParamAttr::ReadNone);
    PointerAccess {
        reads: !none && !attrs.has(ParamAttr::WriteOnly),
        writes: !none && !attrs.has(ParamAttr::ReadOnly),
    }
}

impl Decoder<'_> {
    /// Lists what functions promise of the memory that they access.
    pub(super) fn promises_of_functions(&mut self) {
        self.scratch.limited = LimitedPointers::of_module(self.module);
        let limits = &mut self.program.promised.limits;
        for function in &self.module.functions {
            let first = limits.params.len() as u32;
            limits.params.extend(function.params.iter().map(|param| allowed(&param.attrs)));
            limits.functions.push(LimitedFunction {
                is_entered: is_entered(function),
                effects: function.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN),
                params: (first, limits.params.len() as u32),
            });
        }
    }

    /// Finds the objects that a function allocates itself: no call that it is part of is about them.
    pub(super) fn allocated_objects(&mut self, function: &Function) {
        self.scratch.allocated.clear();
        let tracked = self.program.promised.tracked;
        if !tracked.limits && !tracked.scoped_calls {
            return;
        }
        self.scratch.allocated.resize(function.values.len(), false);
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let of_alloca = matches!(instruction.op, Op::Memory(MemoryOp::Alloca { .. }));
            if let Some(result) = instruction.result.filter(|_| of_alloca)
                && let Some(allocated) = self.scratch.allocated.get_mut(result.index())
            {
                *allocated = true;
            }
        }
    }

    /// Before an instruction: whether its accesses are permitted, and the limits of a call. Returns whether
    /// [`HistoryInst::EndLimits`] has to follow the instruction.
    pub(super) fn limited(&mut self, instruction: &Instruction) -> bool {
        match &instruction.op {
            Op::Memory(memory) => {
                self.permitted_access(memory);
                false
            }
            Op::Call(call) => self.limited_call(call),
            _ => false,
        }
    }

    fn permitted_access(&mut self, memory: &MemoryOp) {
        match *memory {
            MemoryOp::Load { ty, ptr, align, .. } | MemoryOp::LoadFrozen { ty, ptr, align, .. } => {
                self.permitted_scalars(false, ptr, ty, align);
            }
            MemoryOp::Store { value, ptr, align, .. } => {
                let ty = self.type_of(value);
                self.permitted_scalars(true, ptr, ty, align);
            }
            MemoryOp::LoadField(ref field) => self.permitted_field(false, field),
            MemoryOp::StoreField { ref field, .. } => self.permitted_field(true, field),
            MemoryOp::Alloca { .. } | MemoryOp::Gep(_) => {}
        }
    }

    fn permitted_scalars(&mut self, write: bool, pointer: Operand, ty: TypeId, align: Align) {
        let types = &self.module.types;
        if types.checked_get(ty).is_none() || types.store_size(ty).0 == 0 || self.is_allocated(pointer) {
            return;
        }
        let size = types.store_size(ty).0;
        self.permitted(write, pointer, size, exponent(align));
    }

    /// A packed member is accessed by the structure's address, which is looked up as for a load.
    fn permitted_field(&mut self, write: bool, field: &FieldAccess) {
        let types = &self.module.types;
        let index = u64::from(field.index);
        let known = types.checked_get(field.of).and_then(|_| types.bit_offset(field.of, index));
        let Some((first, width)) = known.zip(types.member_bits(field.of, index)) else { return };
        if self.is_allocated(field.ptr) {
            return;
        }
        let size = (first.0 + width.0).div_ceil(8);
        self.permitted(false, field.ptr, size, exponent(field.align));
        if write {
            self.permitted(true, field.ptr, size, 0);
        }
    }

    pub(super) fn is_allocated(&self, pointer: Operand) -> bool {
        let Operand::Value(value) = pointer else { return false };
        self.scratch.allocated.get(value.index()).is_some_and(|&allocated| allocated)
    }

    fn permitted(&mut self, write: bool, pointer: Operand, size: u64, align: u8) {
        let ptr = self.operand_undef_as_poison(pointer, TypeId::PTR);
        let size = self.constant_register(Register::int(size));
        let based_on = self.based_on(pointer);
        self.emit(HistoryInst::Permitted { write, align, based_on, ptr, size });
    }

    /// The running function's parameter that a pointer is based on, where a promise may be about it.
    fn based_on(&self, pointer: Operand) -> LimitedParameter {
        LimitedParameter::new(self.scratch.limited.parameter(self.program.functions.len(), pointer))
    }

    fn limited_call(&mut self, call: &Call) -> bool {
        let external = match call.callee {
            Callee::Asm(_) => return false,
            Callee::Indirect(_) => BuiltinFunction::NotBuiltin,
            Callee::Direct(id) => match self.scratch.externals.get(id.index()) {
                Some(external) => *external,
                None => return false,
            },
        };
        let tail = is_tail(self.module, call) && self.function.is_some_and(has_stack);
        // The interpreter's own operations run no instructions that could be checked, so their accesses are
        // checked first.
        if external != BuiltinFunction::NotBuiltin {
            let Callee::Direct(id) = call.callee else { return false };
            if !self.module.functions.get(id.index()).is_some_and(accesses_memory) {
                return false;
            }
            if tail {
                self.begin_limits(call, None, tail);
            }
            self.permitted_operation(call, external);
            return tail;
        }
        self.permitted_copies(call);
        let target = match call.callee {
            Callee::Indirect(pointer) => {
                Some(CallTarget::Indirect(self.operand_undef_as_poison(pointer, TypeId::PTR)))
            }
            Callee::Direct(id) => {
                let function = self.module.functions.get(id.index());
                let function = function.filter(|function| is_entered(function));
                let passes_on =
                    call.args.iter().any(|&(value, _)| self.based_on(value) != LimitedParameter::NONE);
                let limits = |function: &Function| {
                    limits_function(function) || limits_call(self.module, call) || tail || passes_on
                };
                function.is_some_and(limits).then_some(CallTarget::Direct(id))
            }
            Callee::Asm(_) => None,
        };
        if target.is_some() {
            self.begin_limits(call, target, tail);
        }
        target.is_some()
    }

    /// The limits of a call of this function, or of an operation that the interpreter itself provides.
    fn begin_limits(&mut self, call: &Call, target: Option<CallTarget>, tail: bool) {
        let first = self.program.promised.limits.args.len() as u32;
        for &(value, attrs) in call.args.iter().filter(|_| target.is_some()) {
            let is_pointer =
                self.type_of(value) == TypeId::PTR && !matches!(attrs.passing, Passing::ByVal(_));
            let argument = is_pointer.then(|| PointerArgument {
                pointer: self.operand_undef_as_poison(value, TypeId::PTR),
                access: allowed(&attrs),
                based_on: self.based_on(value),
            });
            self.program.promised.limits.args.push(argument);
        }
        let is_variadic = self.function.is_some_and(|function| function.varargs);
        let areas = is_variadic.then_some(self.areas);
        let effects = call.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN);
        let limits = &mut self.program.promised.limits;
        let args = (first, limits.args.len() as u32);
        limits.calls.push(LimitedCall { target, effects, tail, areas, args });
        let call = limits.calls.len() as u32 - 1;
        self.emit(HistoryInst::BeginLimits { call });
    }

    /// The originals of `byval` arguments, which the call copies.
    fn permitted_copies(&mut self, call: &Call) {
        for &(value, attrs) in &call.args {
            if let Passing::ByVal(ty) = attrs.passing
                && self.module.types.checked_get(ty).is_some()
                && self.type_of(value) == TypeId::PTR
            {
                let size = self.module.types.size(ty).0;
                self.permitted(false, value, size, 0);
            }
        }
    }

    /// Checks the accesses of a call of an operation that the interpreter itself provides.
    fn permitted_operation(&mut self, call: &Call, external: BuiltinFunction) {
        let argument = |decoder: &mut Self, at: usize| -> Option<(Src, u8, LimitedParameter)> {
            let &(value, attrs) = call.args.get(at)?;
            let src = decoder.operand_undef_as_poison(value, TypeId::PTR);
            Some((src, attrs.align.map_or(0, exponent), decoder.based_on(value)))
        };
        let list = Register::int(self.module.target.spec().va_list.size.0);
        let list_align = exponent(Align::EIGHT);
        match external {
            BuiltinFunction::Operation { builtin, .. } => {
                let Some(&(size, _)) = call.args.get(2) else { return };
                let size = self.operand(size);
                match builtin {
                    Builtin::MemCpy | Builtin::MemMove => {
                        if let Some((to, from)) = argument(self, 0).zip(argument(self, 1)) {
                            let ((to, to_align, based_on), (ptr, align, of_original)) = (to, from);
                            self.emit(HistoryInst::Permitted {
                                write: false,
                                align,
                                based_on: of_original,
                                ptr,
                                size,
                            });
                            let (from, from_align) = (ptr, align);
                            self.emit(HistoryInst::PermittedCopy {
                                to_align,
                                from_align,
                                based_on,
                                to,
                                from,
                                size,
                            });
                        }
                    }
                    Builtin::MemSet => {
                        if let Some((ptr, align, based_on)) = argument(self, 0) {
                            self.emit(HistoryInst::Permitted { write: true, align, based_on, ptr, size });
                        }
                    }
                    Builtin::ObserveBytes => {
                        if let Some((ptr, _, based_on)) = argument(self, 1) {
                            self.emit(HistoryInst::Permitted { write: false, align: 0, based_on, ptr, size });
                        }
                    }
                    _ => {}
                }
            }
            // Only `va_copy` has a second list, which it reads.
            BuiltinFunction::VaStart | BuiltinFunction::VaCopy => {
                let size = self.constant_register(list);
                let from = usize::from(external == BuiltinFunction::VaCopy);
                for at in 0..=from {
                    if let Some((ptr, _, based_on)) = argument(self, at) {
                        let (write, align) = (at == 0, list_align);
                        self.emit(HistoryInst::Permitted { write, align, based_on, ptr, size });
                    }
                }
            }
            _ => {}
        }
    }
}
