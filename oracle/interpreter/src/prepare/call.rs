//! Calls: how each argument is passed, and who is called.

use ir::{Call, Callee, Instruction, Operand, ParamAttr, ParamAttrs, Passing, TypeId};

use super::Preparer;
use super::external::External;
use super::memory::exponent;
use crate::code::{Arg, CallSite, Host, Inst, Pass, Target};
use crate::fault::Fault;
use crate::outcome::Unsupported;

/// FNV-1a over the words that make up a signature.
struct Hash(u64);

impl Hash {
    fn add(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(29);
    }
}

impl Preparer<'_> {
    /// See [`crate::code::Body::signature`].
    pub(super) fn signature(
        &mut self,
        ret: TypeId,
        params: impl Iterator<Item = (TypeId, ParamAttrs)>,
        variadic: bool,
    ) -> u64 {
        let mut hash = Hash(0xcbf2_9ce4_8422_2325);
        hash.add(ret.index() as u64);
        hash.add(u64::from(variadic));
        for (ty, attrs) in params {
            hash.add(ty.index() as u64);
            match attrs.passing {
                Passing::Direct | Passing::ByRef(_) => hash.add(0),
                Passing::SRet(_) => hash.add(1),
                Passing::ByVal(ty) => {
                    let (size, align) = self.byval_layout(ty, &attrs);
                    hash.add(2 | size << 8 | u64::from(align) << 56);
                }
            }
        }
        hash.0
    }

    /// Size and alignment of the copy that `byval(ty)` makes. Without `align` the target decides; x86-64 gives 8 at
    /// least.
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
        let external = match call.callee {
            Callee::Indirect(_) => External::No,
            Callee::Direct(id) => match self.scratch.externals.get(id.index()) {
                Some(external) => *external,
                None => return self.malformed("unknown function"),
            },
        };
        match external {
            External::No => self.ordinary_call(instruction, call),
            External::Host { host, args, returns } => self.host_call(instruction, call, host, args, returns),
            External::Nothing => {}
            External::Identity => self.identity(instruction, call),
            External::VaStart => self.va_start(call),
            External::VaCopy => self.va_copy(call),
            External::PtrMask => self.ptr_mask(instruction, call),
        }
    }

    fn identity(&mut self, instruction: &Instruction, call: &Call) {
        let Some(&(value, _)) = call.args.first() else { return self.malformed("call without arguments") };
        let src = self.operand_of(value, call.ret);
        let dst = self.result(instruction, call.ret);
        let count = self.shape(call.ret).slots;
        self.emit(Inst::Move { dst, src, count });
    }

    fn ordinary_call(&mut self, instruction: &Instruction, call: &Call) {
        let target = match call.callee {
            Callee::Direct(id) => Target::Direct(id),
            Callee::Indirect(pointer) => Target::Indirect(self.operand_of(pointer, TypeId::PTR)),
        };
        let around = call.fixed.map(|fixed| self.variadic_args(call, fixed));
        let args = match &around {
            Some(around) => around.args,
            None => self.args(call),
        };
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut params = Vec::with_capacity(fixed);
        for &(value, attrs) in call.args.iter().take(fixed) {
            params.push((self.type_of(value), attrs));
        }
        let signature = self.signature(call.ret, params.into_iter(), call.fixed.is_some());
        self.shape(call.ret);
        let dst = if call.ret == TypeId::VOID { 0 } else { self.result(instruction, call.ret) };
        let site = self.site(CallSite { target, args, dst, signature });
        self.emit(Inst::Call { site });
        if let Some(around) = around {
            self.emit(Inst::Release { mark: around.mark });
        }
    }

    pub(super) fn site(&mut self, site: CallSite) -> u32 {
        self.program.sites.push(site);
        self.program.sites.len() as u32 - 1
    }

    /// Enters the arguments; their positions.
    fn args(&mut self, call: &Call) -> (u32, u32) {
        let first = self.program.args.len() as u32;
        self.push_args(call, call.args.len());
        if self.has(Fault::ArgumentsSwapped) {
            self.swap_last_two(call);
        }
        (first, self.program.args.len() as u32)
    }

    /// Enters the first `count` arguments.
    pub(super) fn push_args(&mut self, call: &Call, count: usize) {
        let module = self.module;
        let params = match call.callee {
            Callee::Direct(id) => module.functions.get(id.index()).map_or(&[][..], |callee| &callee.params),
            Callee::Indirect(_) => &[],
        };
        for (at, &(value, attrs)) in call.args.iter().take(count).enumerate() {
            let declared = params.get(at).is_some_and(|param| param.attrs.has(ParamAttr::NoUndef));
            let arg = self.arg(value, &attrs, declared);
            self.program.args.push(arg);
        }
    }

    pub(super) fn arg(&mut self, value: Operand, attrs: &ParamAttrs, declared_noundef: bool) -> Arg {
        let ty = self.type_of(value);
        let noundef = (declared_noundef || attrs.has(ParamAttr::NoUndef)) && !self.has(Fault::NoUndefIgnored);
        let src = if noundef { self.needed(value, ty) } else { self.operand(value) };
        let slots = self.shape(ty).slots;
        let pass = self.pass(attrs);
        if pass != Pass::Copy && ty != TypeId::PTR {
            self.malformed("byval or sret on what is no pointer");
        }
        if attrs.align.is_some() && ty != TypeId::PTR {
            self.malformed("align on what is no pointer");
        }
        Arg { src, slots, noundef, align: attrs.align.map_or(0, exponent), pass }
    }

    fn pass(&mut self, attrs: &ParamAttrs) -> Pass {
        match attrs.passing {
            Passing::ByVal(ty) if !self.has(Fault::ByValShares) => {
                let (size, align) = self.byval_layout(ty, attrs);
                Pass::ByVal { size, align }
            }
            Passing::SRet(ty) if self.has(Fault::SRetElsewhere) => {
                let (size, align) = self.byval_layout(ty, attrs);
                Pass::Elsewhere { size, align }
            }
            _ => Pass::Copy,
        }
    }

    fn swap_last_two(&mut self, call: &Call) {
        let [.., (a, a_attrs), (b, b_attrs)] = call.args[..] else { return };
        let direct = a_attrs.passing == Passing::Direct && b_attrs.passing == Passing::Direct;
        if direct && self.type_of(a) == self.type_of(b) {
            let last = self.program.args.len() - 1;
            self.program.args.swap(last - 1, last);
        }
    }

    fn host_call(&mut self, instruction: &Instruction, call: &Call, host: Host, count: u32, returns: bool) {
        if call.args.len() != count as usize {
            return self.malformed("number of arguments of a function that the host provides");
        }
        let args = self.plain_args(call);
        let scalar = |arg: &Arg| arg.slots == 1 && arg.pass == Pass::Copy;
        if !self.program.args[args.0 as usize..args.1 as usize].iter().all(scalar) {
            return self.malformed("arguments of a function that the host provides");
        }
        let host = match host {
            Host::MemCpy if self.has(Fault::MemCpyShort) => Host::MemCpyShort,
            Host::MemCpy if self.has(Fault::MemCpyDefines) => Host::MemCpyDefines,
            Host::MemCpy if self.has(Fault::MemCpySpreads) => Host::MemCpySpreads,
            Host::MemSet if self.has(Fault::MemSetShort) => Host::MemSetShort,
            host => host,
        };
        let site = CallSite { target: Target::Indirect(0), args, dst: 0, signature: 0 };
        let site = self.site(site);
        self.emit(Inst::Host { host, site });
        match (returns, call.ret) {
            (true, TypeId::PTR) if instruction.result.is_some() => self.identity(instruction, call),
            (_, TypeId::VOID) => {}
            _ => self.fail(Unsupported::Instruction("result of a function that the host provides")),
        }
    }

    /// As [`Preparer::args`], without the fault of exchanging them.
    fn plain_args(&mut self, call: &Call) -> (u32, u32) {
        let first = self.program.args.len() as u32;
        for (value, attrs) in &call.args {
            let arg = self.arg(*value, attrs, false);
            self.program.args.push(arg);
        }
        (first, self.program.args.len() as u32)
    }
}
