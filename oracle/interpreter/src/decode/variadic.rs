//! Decoding of variadic calls and of the `va_*` intrinsics into ordinary instructions that execute a
//! [`semantics::variadic::VariadicPlan`]. The caller allocates the areas and passes their addresses in hidden parameters.

use ir::{Bits, Bytes, Call, Instruction, Operand, ParamAttr, ParamAttrs, Passing, TypeId};

use super::Decoder;
use super::memory::exponent;
use crate::code::{
    ArgumentPassing, Builtin, CallArgument, CallSite, CallTarget, ControlInst, Inst, MemoryInst, Reg,
    ScalarAccess, Src, ValueInst,
};
use crate::register::Register;
use semantics::variadic::{
    AREAS, ArgumentPart, PartContent, SizeAlign, VaListField, VariadicArgument, VariadicConvention,
};
use semantics::{UbKind, Unsupported};

/// Results of setting up a variadic call that the call itself needs.
pub(super) struct VariadicCallParts {
    /// The arguments that the callee receives as parameters: positions in [`crate::Bytecode::args`].
    pub(super) args: (u32, u32),
    /// Register with the stack mark to restore after the call.
    pub(super) mark: Reg,
}

/// An argument without attributes.
fn plain_argument(src: Src) -> CallArgument {
    CallArgument { src, registers: 1, noundef: false, align: 0, pass: ArgumentPassing::Copy }
}

impl Decoder<'_> {
    fn convention(&self) -> Result<VariadicConvention<'_>, Unsupported> {
        VariadicConvention::for_module(self.module, self.function.map(|function| &function.attrs))
    }

    /// Emits the allocation and filling of the areas behind the callee's `va_list`.
    pub(super) fn variadic_args(&mut self, call: &Call, named: u32) -> VariadicCallParts {
        let mark = self.temporary(1);
        let mut arguments = Vec::with_capacity(call.args.len());
        let mut sources = Vec::with_capacity(call.args.len());
        for &(value, attrs) in &call.args {
            let ty = self.type_of(value);
            arguments.push(VariadicArgument { ty, attrs });
            self.check_placeable(ty, &attrs);
        }
        let nothing = VariadicCallParts { args: (0, 0), mark };
        if self.failure.is_some() {
            return nothing;
        }
        let plan = match self.convention().and_then(|how| how.plan(&arguments, named as usize)) {
            Ok(plan) => plan,
            Err(reason) => {
                self.fail(reason);
                return nothing;
            }
        };
        for (at, &(value, attrs)) in call.args.iter().enumerate() {
            // Each is evaluated once, also where its parts go to several areas.
            sources.push(if at < named as usize {
                0
            } else {
                self.unnamed(value, attrs.has(ParamAttr::NoUndef))
            });
        }
        self.emit(MemoryInst::StackSave { dst: mark });
        let areas = plan.areas.map(|extent| self.area(extent));
        for part in &plan.parts {
            let at = part.argument as usize;
            self.part(part, arguments[at].ty, sources[at], areas[part.area]);
        }
        let first = self.program.args.len() as u32;
        self.push_args(call, named as usize);
        self.program.args.extend(areas.map(plain_argument));
        VariadicCallParts { args: (first, self.program.args.len() as u32), mark }
    }

    /// Marks the instruction as failed if an argument has a type that cannot be placed.
    fn check_placeable(&mut self, ty: TypeId, attrs: &ParamAttrs) {
        self.shape(ty);
        if let Passing::ByVal(ty) = attrs.passing {
            self.knows_type(ty);
        }
    }

    /// An unnamed argument. LangRef: undef or poison for `noundef` is undefined behaviour.
    fn unnamed(&mut self, value: Operand, noundef: bool) -> Src {
        let ty = self.type_of(value);
        if !noundef {
            return self.operand(value);
        }
        let src = self.operand_undef_as_poison(value, ty);
        let shape = self.shape(ty);
        self.emit_per_register(shape, |register| {
            ValueInst::RequireDefined { src: src + register, kind: UbKind::PoisonArgument }.into()
        });
        src
    }

    /// Allocates an area and returns its address.
    fn area(&mut self, SizeAlign { size, align }: SizeAlign) -> Reg {
        let (dst, count) = (self.temporary(1), self.constant_register(Register::int(1)));
        let size = self.narrow_size(size);
        self.emit(MemoryInst::Alloca { align: exponent(align), dst, size, count });
        dst
    }

    fn part(&mut self, part: &ArgumentPart, ty: TypeId, src: Src, area: Reg) {
        match part.content {
            PartContent::Object { size } => {
                let (to, size) =
                    (self.address_at(area, part.at), self.constant_register(Register::int(size.0)));
                self.builtin_copy(to, src, size);
            }
            PartContent::Value { first, width } => {
                let shape = self.shape(ty);
                for at in 0..shape.count {
                    let leaf = self.leaf(shape, at);
                    // A part may be one half of the value, the other half of which is in another area.
                    let Some(distance) = leaf.bit.checked_sub(first.0).filter(|bit| *bit < width.0) else {
                        continue;
                    };
                    let src = src + leaf.register;
                    if leaf.packed {
                        let bit = Bits(part.at.0 * 8 + distance);
                        self.store_bits(leaf.width as u16, src, area, bit);
                    } else {
                        let to = self.address_at(area, Bytes(part.at.0 + distance / 8));
                        self.store_leaf(leaf, src, to, 0);
                    }
                }
            }
        }
    }

    /// The address `distance` bytes after `base`.
    fn address_at(&mut self, base: Src, distance: Bytes) -> Src {
        let offset = i32::try_from(distance.0).unwrap_or_else(|_| {
            self.fail(Unsupported::MemoryLimit);
            0
        });
        let dst = self.temporary(1);
        self.emit(Inst::PtrAdd { flags: 0, dst, base, offset });
        dst
    }

    fn builtin_copy(&mut self, to: Src, from: Src, size: Src) {
        let first = self.program.args.len() as u32;
        self.program.args.extend([to, from, size].map(plain_argument));
        let args = (first, self.program.args.len() as u32);
        let site = self.site(CallSite { target: CallTarget::Indirect(0), args, dst: 0, signature: 0 });
        self.emit(ControlInst::CallBuiltin { builtin: Builtin::MemMove, site });
    }

    /// LangRef "llvm.va_start": fills a `va_list` with the positions of the unnamed arguments.
    pub(super) fn va_start(&mut self, call: &Call) {
        let Some(function) = self.function.filter(|function| function.varargs) else {
            return self.malformed("va_start in a function that is not variadic");
        };
        let Some(list) = self.list_argument(call, 0) else { return };
        let parameters: Vec<VariadicArgument> = function
            .params
            .iter()
            .map(|param| VariadicArgument { ty: param.ty, attrs: param.attrs })
            .collect();
        parameters.iter().for_each(|VariadicArgument { ty, attrs }| self.check_placeable(*ty, attrs));
        if self.failure.is_some() {
            return;
        }
        let cells = match self.convention().and_then(|how| how.list(&parameters)) {
            Ok(cells) => cells,
            Err(reason) => return self.fail(reason),
        };
        // The list must be there as a whole before a field of it is written.
        self.check_list(list, true);
        for cell in cells {
            match cell {
                VaListField::Number { at, value } => {
                    let (ptr, src) = (
                        self.address_at(list, at),
                        self.constant_register(Register::int(value as u32 as u64)),
                    );
                    let access = ScalarAccess { bytes: 4, width: 32, align: 0 };
                    self.emit(Inst::Store { access, src, ptr });
                }
                VaListField::Address { at, area, offset } => {
                    debug_assert!(area < AREAS, "area {area}");
                    let (ptr, src) =
                        (self.address_at(list, at), self.address_at(self.areas + area as u32, offset));
                    self.emit(MemoryInst::StorePtr { align: 0, src, ptr });
                }
            }
        }
    }

    /// LangRef "llvm.va_copy": on both platforms, copying the bytes of a `va_list` copies the list.
    pub(super) fn va_copy(&mut self, call: &Call) {
        let (Some(to), Some(from)) = (self.list_argument(call, 0), self.list_argument(call, 1)) else {
            return;
        };
        self.check_list(to, true);
        self.check_list(from, false);
        let size = self.constant_register(Register::int(self.module.target.spec().va_list.size.0));
        self.builtin_copy(to, from, size);
    }

    fn list_argument(&mut self, call: &Call, at: usize) -> Option<Src> {
        let Some(&(list, _)) = call.args.get(at) else {
            self.malformed("arguments of a function that the host provides");
            return None;
        };
        Some(self.operand_undef_as_poison(list, TypeId::PTR))
    }

    /// Both ABIs align a `va_list` to words.
    fn check_list(&mut self, ptr: Src, write: bool) {
        let size = self.narrow_size(self.module.target.spec().va_list.size);
        self.emit(MemoryInst::CheckAccess { align: exponent(ir::Align::EIGHT), write, ptr, size });
    }

    /// Decodes LangRef "llvm.ptrmask".
    pub(super) fn ptr_mask(&mut self, instruction: &Instruction, call: &Call) {
        let [(base, _), (mask, _)] = call.args[..] else {
            return self.malformed("arguments of a function that the host provides");
        };
        let (base, mask) = (self.operand_of(base, TypeId::PTR), self.operand_of(mask, TypeId::I64));
        let dst = self.result(instruction, TypeId::PTR);
        self.emit(MemoryInst::PtrMask { dst, base, mask });
    }
}
