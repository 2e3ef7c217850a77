//! Decoding of calls.

use base::DecimalConversion;
use ir::{
    AsmId, Call, Callee, CallingConvention, EmptyAssembly, Instruction, Operand, ParamAttr, ParamAttrs,
    Passing, Target, TypeId,
};

use super::Decoder;
use super::memory::exponent;
use crate::code::{
    ArgumentPassing, Builtin, BuiltinFunction, CallArgument, CallSite, CallTarget, ControlInst, Inst,
    MemoryInst,
};
use semantics::Unsupported;
use semantics::c_library::{LibraryFunction, LibraryJump};

/// FNV-1a hash of the words that describe a function type.
struct SignatureHash(u64);

impl SignatureHash {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
    }
}

impl Decoder<'_> {
    /// Computes [`crate::code::DecodedFunction::signature`].
    pub(super) fn signature(
        &mut self,
        ret: TypeId,
        params: impl Iterator<Item = (TypeId, ParamAttrs)>,
        variadic: bool,
        convention: CallingConvention,
    ) -> u64 {
        let mut hash = SignatureHash(0xcbf2_9ce4_8422_2325);
        hash.add(ret.index() as u64);
        hash.add(u64::from(variadic) | u64::from(convention.number()) << 1);
        for (ty, attrs) in params {
            hash.add(ty.index() as u64);
            match attrs.passing {
                // All are a pointer or value in a register: `byref` does not copy.
                Passing::Direct | Passing::ByRef(_) | Passing::Element(_) => hash.add(0),
                Passing::InAlloca(_) | Passing::Preallocated(_) => {
                    hash.add(3);
                    if let Some(reason) = semantics::lower::foreign_passing(&attrs) {
                        self.fail(reason);
                    }
                }
                Passing::SRet(_) => hash.add(1),
                Passing::ByVal(ty) => {
                    let (size, align) = self.byval_layout(ty, &attrs);
                    hash.add(2 | size << 8 | u64::from(align) << 56);
                }
            }
        }
        hash.0
    }

    /// Size and alignment (an exponent) of the copy that `byval(ty)` makes. Without `align` the target decides; on
    /// x86-64 it is at least 8.
    fn byval_layout(&mut self, ty: TypeId, attrs: &ParamAttrs) -> (u64, u8) {
        if !self.knows_type(ty) {
            return (0, 0);
        }
        let align = attrs.align.unwrap_or(self.module.types.align(ty).max(ir::Align::EIGHT));
        (self.module.types.size(ty).0, exponent(align))
    }

    pub(super) fn call(&mut self, instruction: &Instruction, call: &Call) {
        if !self.knows_type(call.ret) {
            return;
        }
        if self.function.is_some_and(|function| call.passes_on(function)) {
            // The arguments that `...` stands for are those of the function's own caller, which are not in
            // this call.
            return self.fail(semantics::lower::PASSED_ON);
        }
        let external = match call.callee {
            Callee::Asm(id) => return self.assembly(instruction, call, id),
            Callee::Indirect(_) => BuiltinFunction::NotBuiltin,
            Callee::Direct(id) => match self.scratch.externals.get(id.index()) {
                Some(external) => *external,
                None => return self.malformed("unknown function"),
            },
        };
        match external {
            BuiltinFunction::NotBuiltin => self.ordinary_call(instruction, call),
            BuiltinFunction::Operation { builtin, args, returns } => {
                self.builtin_call(instruction, call, builtin, args, returns)
            }
            BuiltinFunction::Decimal(conversion) => self.decimal_call(instruction, call, conversion),
            BuiltinFunction::Library(function) => self.library_call(instruction, call, function),
            BuiltinFunction::NoEffect => {}
            BuiltinFunction::VaStart => self.va_start(call),
            BuiltinFunction::VaCopy => self.va_copy(call),
            BuiltinFunction::PtrMask => self.ptr_mask(instruction, call),
            BuiltinFunction::StackSave => {
                let dst = self.result(instruction, TypeId::PTR);
                self.emit(MemoryInst::StackPointer { dst });
            }
            BuiltinFunction::StackRestore => {
                let Some(&(pointer, _)) = call.args.first() else {
                    return self.malformed("call without arguments");
                };
                let pointer = self.operand_of(pointer, TypeId::PTR);
                self.emit(MemoryInst::StackCut { pointer });
            }
        }
    }

    /// Inline assembly without instructions, by which programs hide a value from the optimiser: its result is the input that
    /// shares the result's register. Its constraints are those of LangRef "Inline Asm Constraint String".
    fn assembly(&mut self, instruction: &Instruction, call: &Call, id: AsmId) {
        let Some(assembly) = self.module.assembly.get(id.0 as usize) else {
            return self.malformed("unknown assembly");
        };
        match (assembly.empty_effect(), call.ret) {
            (Some(EmptyAssembly::Nothing), TypeId::VOID) => {}
            (Some(EmptyAssembly::Identity { argument }), _) => match call.args.get(argument) {
                Some(&(value, _)) if self.type_of(value) == call.ret => {
                    let src = self.operand_of(value, call.ret);
                    let dst = self.result(instruction, call.ret);
                    let count = self.shape(call.ret).registers;
                    self.emit(Inst::Move { dst, src, count });
                }
                _ => self.fail(Unsupported::Instruction("inline assembly")),
            },
            _ => self.fail(Unsupported::Instruction("inline assembly")),
        }
    }

    fn identity(&mut self, instruction: &Instruction, call: &Call) {
        let Some(&(value, _)) = call.args.first() else { return self.malformed("call without arguments") };
        let src = self.operand_of(value, call.ret);
        let dst = self.result(instruction, call.ret);
        let count = self.shape(call.ret).registers;
        self.emit(Inst::Move { dst, src, count });
    }

    fn ordinary_call(&mut self, instruction: &Instruction, call: &Call) {
        let target = match call.callee {
            Callee::Direct(id) => CallTarget::Direct(id),
            Callee::Asm(_) => return self.fail(Unsupported::Instruction("inline assembly")),
            Callee::Indirect(pointer) => CallTarget::Indirect(self.operand_of(pointer, TypeId::PTR)),
        };
        let around = call.fixed.map(|fixed| self.variadic_args(call, fixed));
        let args = match &around {
            Some(around) => around.args,
            None => self.args(call),
        };
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut params = Vec::with_capacity(fixed);
        for (at, &(value, attrs)) in call.args.iter().take(fixed).enumerate() {
            let is_metadata = self.module.is_value_as_metadata(call, at);
            let ty = if is_metadata { TypeId::METADATA } else { self.type_of(value) };
            params.push((ty, attrs));
        }
        let signature = self.signature(call.ret, params.into_iter(), call.fixed.is_some(), call.convention);
        self.shape(call.ret);
        let dst = if call.ret == TypeId::VOID { 0 } else { self.result(instruction, call.ret) };
        let site = self.site(CallSite { target, args, dst, signature });
        self.promises_of_site(site, call);
        self.emit(Inst::Call { site });
        // The areas of the unnamed arguments are on the stack of the caller, and end with the call.
        if let Some(around) = around {
            self.emit(MemoryInst::StackRestore { mark: around.mark });
        }
        self.no_return(self.never_returns(call));
        if call.ret != TypeId::VOID {
            self.promises_of_result(call, dst);
        }
    }

    pub(super) fn site(&mut self, site: CallSite) -> u32 {
        self.program.sites.push(site);
        self.program.sites.len() as u32 - 1
    }

    /// Adds the arguments to [`crate::code::Bytecode::args`] and returns their positions.
    fn args(&mut self, call: &Call) -> (u32, u32) {
        let first = self.program.args.len() as u32;
        self.push_args(call, call.args.len());
        (first, self.program.args.len() as u32)
    }

    /// Adds the first `count` arguments to [`crate::code::Bytecode::args`].
    pub(super) fn push_args(&mut self, call: &Call, count: usize) {
        let module = self.module;
        let params = match call.callee {
            Callee::Direct(id) => module.functions.get(id.index()).map_or(&[][..], |callee| &callee.params),
            Callee::Indirect(_) | Callee::Asm(_) => &[],
        };
        for (at, &(value, attrs)) in call.args.iter().take(count).enumerate() {
            let declared = params.get(at).is_some_and(|param| param.attrs.has(ParamAttr::NoUndef));
            let mut arg = self.arg(value, &attrs, declared);
            if arg.pass == ArgumentPassing::Copy {
                let ty = self.type_of(value);
                arg.src = self.promised_argument(arg.src, ty, &attrs);
            }
            self.program.args.push(arg);
        }
    }

    /// An argument, without tests of the call's promises about it, except `noundef` and `align`: no engine holds the arguments of
    /// LLVM's own functions to `dereferenceable`, because LLVM 19 leaves the attribute unchanged where it makes a `memset`
    /// shorter (`DeadStoreElimination.cpp`, `tryToShorten`).
    pub(super) fn arg(&mut self, value: Operand, attrs: &ParamAttrs, declared_noundef: bool) -> CallArgument {
        let ty = self.type_of(value);
        let noundef = declared_noundef || attrs.has(ParamAttr::NoUndef);
        let src = if noundef { self.operand_undef_as_poison(value, ty) } else { self.operand(value) };
        let registers = self.shape(ty).registers;
        let pass = self.pass(attrs);
        if pass != ArgumentPassing::Copy && ty != TypeId::PTR {
            self.malformed("byval or sret on what is no pointer");
        }
        if attrs.align.is_some() && ty != TypeId::PTR {
            self.malformed("align on what is no pointer");
        }
        CallArgument { src, registers, noundef, align: attrs.align.map_or(0, exponent), pass }
    }

    fn pass(&mut self, attrs: &ParamAttrs) -> ArgumentPassing {
        match attrs.passing {
            Passing::ByVal(ty) => {
                let (size, align) = self.byval_layout(ty, attrs);
                ArgumentPassing::ByVal { size, align }
            }
            Passing::Direct
            | Passing::ByRef(_)
            | Passing::SRet(_)
            | Passing::InAlloca(_)
            | Passing::Preallocated(_)
            | Passing::Element(_) => ArgumentPassing::Copy,
        }
    }

    /// A decimal number is a floating one with the same bits (`lowering::Scalar::of_format`).
    fn decimal_call(&mut self, instruction: &Instruction, call: &Call, conversion: DecimalConversion) {
        let width = |ty: TypeId| 8 * self.module.types.size(ty).0;
        let [(operand, _)] = call.args[..] else {
            return self.malformed("number of arguments of a function that the host provides");
        };
        let (from, to) = (width(self.type_of(operand)), width(call.ret));
        if (from, to) != (u64::from(conversion.operand_bits()), u64::from(conversion.result_bits())) {
            return self.malformed("arguments of a function that the host provides");
        }
        let args = self.plain_args(call);
        let dst = self.result(instruction, call.ret);
        let site = self.site(CallSite { target: CallTarget::Indirect(0), args, dst, signature: 0 });
        self.emit(ControlInst::CallBuiltin { builtin: Builtin::Decimal(conversion), site });
    }

    fn builtin_call(
        &mut self,
        instruction: &Instruction,
        call: &Call,
        builtin: Builtin,
        count: u32,
        returns: bool,
    ) {
        if call.args.len() != count as usize {
            return self.malformed("number of arguments of a function that the host provides");
        }
        let args = self.plain_args(call);
        let scalar = |arg: &CallArgument| arg.registers == 1 && arg.pass == ArgumentPassing::Copy;
        if !self.program.args[args.0 as usize..args.1 as usize].iter().all(scalar) {
            return self.malformed("arguments of a function that the host provides");
        }
        let site = CallSite { target: CallTarget::Indirect(0), args, dst: 0, signature: 0 };
        let site = self.site(site);
        self.emit(ControlInst::CallBuiltin { builtin, site });
        match (returns, call.ret) {
            (true, TypeId::PTR) if instruction.result.is_some() => self.identity(instruction, call),
            (_, TypeId::VOID) => {}
            _ => self.fail(Unsupported::Instruction("result of a function that the host provides")),
        }
    }

    /// A call of a function of the C library. The site's `signature` is the width in bits of the result, 0 where it is not used.
    fn library_call(&mut self, instruction: &Instruction, call: &Call, function: LibraryFunction) {
        let list = matches!(
            function,
            LibraryFunction::Vprintf
                | LibraryFunction::Vfprintf
                | LibraryFunction::Vsprintf
                | LibraryFunction::Vsnprintf
        );
        if list && self.module.target != Target::X86_64Linux {
            return self.fail(Unsupported::Instruction("a va_list for the C library on this platform"));
        }
        let args = self.plain_args(call);
        let used = call.ret != TypeId::VOID && instruction.result.is_some();
        let dst = if used { self.result(instruction, call.ret) } else { 0 };
        let width = if used { self.module.types.bit_width(call.ret).0 } else { 0 };
        let Callee::Direct(id) = call.callee else { return self.malformed("a call of no function") };
        let site = self.site(CallSite { target: CallTarget::Direct(id), args, dst, signature: width });
        self.promises_of_site(site, call);
        self.emit(match function.jump() {
            Some(LibraryJump::Set { buffer }) => ControlInst::SetJump { site, buffer },
            Some(LibraryJump::Long { buffer }) => ControlInst::LongJump { site, buffer },
            None => ControlInst::CallLibrary { function, site },
        });
    }

    /// [`Decoder::args`] of a built-in function, whose declaration has no meaning.
    fn plain_args(&mut self, call: &Call) -> (u32, u32) {
        let first = self.program.args.len() as u32;
        for (value, attrs) in &call.args {
            let arg = self.arg(*value, attrs, false);
            self.program.args.push(arg);
        }
        (first, self.program.args.len() as u32)
    }
}
