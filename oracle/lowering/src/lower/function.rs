//! A function: its homes for parameters and locals, and its way in and out.

use base::Faults;
use ir::{BlockId, Const, FunctionBuilder, Module, Operand, ParamAttr, TypeId};
use lang::{Align, Bytes, FuncId, Function, LocalId, Type};

use super::LowerError;
use super::environment::Environment;
use super::promises::AttachmentCache;
use super::va_arg::Lists;
use super::{features, runtime};
use crate::abi::{ArgPass, ReturnPass};
use crate::fault::Fault;
use crate::strategy::Emitter;

/// Gives a function its body.
pub(super) fn define<F: Faults<Fault>>(
    module: &mut Module,
    environment: &Environment<'_>,
    id: FuncId,
    function: &Function,
    faults: F,
) -> Result<(), LowerError> {
    let Some(declared) = environment.functions[id.index()] else { return Ok(()) };
    let mut declaration = module.functions[declared.index()].clone();
    let abi = &environment.abis[id.index()];
    if matches!(abi.ret, ReturnPass::Memory { .. })
        && let Some(result) = declaration.params.first_mut()
    {
        // No other code has a pointer to the result while the function runs.
        result.attrs = result.attrs.with_attribute(ParamAttr::NoAlias);
    }
    let build = FunctionBuilder::new(declaration);
    let options = &environment.options;
    let emitter = Emitter { module, build, vectors: options.vectors };
    let mut lowerer = Lowerer {
        environment,
        id,
        function,
        e: emitter,
        homes: Vec::new(),
        lists: Lists::default(),
        attachments: AttachmentCache::default(),
        exits: Vec::new(),
        faults,
    };
    lowerer.enter()?;
    lowerer.body()?;
    lowerer.leave();
    let Emitter { module, build, .. } = lowerer.e;
    let mut function = build.finish();
    features::say_widest_vector(&module.types, options.vector_unit, &mut function);
    module.define(declared, function);
    Ok(())
}

/// A function whose body is being lowered.
pub(super) struct Lowerer<'a, F> {
    pub(super) environment: &'a Environment<'a>,
    pub(super) id: FuncId,
    pub(super) function: &'a Function,
    pub(super) e: Emitter<'a>,
    /// The address of each parameter and local.
    pub(super) homes: Vec<Address>,
    /// Its lists of unnamed arguments.
    pub(super) lists: Lists,
    pub(super) attachments: AttachmentCache,
    /// The targets of `break` and `continue`, innermost last.
    pub(super) exits: Vec<Exit>,
    /// The mistakes that it makes on purpose.
    pub(super) faults: F,
}

/// An object in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Address {
    pub(super) ptr: Operand,
    /// The alignment of the address.
    pub(super) align: Align,
}

/// The blocks to which a loop or switch is left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exit {
    pub(super) on_break: BlockId,
    /// `None` in a switch: `continue` means the loop around it.
    pub(super) on_continue: Option<BlockId>,
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    fn enter(&mut self) -> Result<(), LowerError> {
        let environment = self.environment;
        let abi = &environment.abis[self.id.index()];
        let mut next = usize::from(matches!(abi.ret, ReturnPass::Memory { .. }));
        self.homes.reserve(self.function.locals.len());
        let (named, _) = self.function.split_parameters();
        for (local, pass) in named.iter().zip(&abi.args) {
            let home = self.receive(&local.ty, local.volatile, pass, &mut next)?;
            self.homes.push(home);
        }
        let list = self.function.tail.filter(|tail| tail.passing.is_list());
        let passed = list.map(|tail| (self.e.build.param(next), tail.passing));
        self.receive_unnamed(passed);
        for local in &self.function.locals[self.homes.len()..] {
            let home = self.temporary(&local.ty);
            self.homes.push(home);
        }
        Ok(())
    }

    /// Puts an argument where the body finds it; `next` is the first IR parameter that carries it.
    fn receive(
        &mut self,
        ty: &Type,
        volatile: bool,
        pass: &ArgPass,
        next: &mut usize,
    ) -> Result<Address, LowerError> {
        match pass {
            ArgPass::Nothing => Ok(self.temporary(ty)),
            ArgPass::Direct { pieces, .. } if self.in_one_register(ty, pieces)? => {
                let value = self.e.build.param(*next);
                *next += 1;
                let home = self.temporary(ty);
                self.store_scalar(home, self.scalar(ty)?, value, volatile);
                Ok(home)
            }
            ArgPass::Direct { pieces, .. } => {
                let values: Vec<_> = (0..pieces.len()).map(|i| self.e.build.param(*next + i)).collect();
                *next += pieces.len();
                Ok(self.assemble(ty, pieces, &values))
            }
            // What is passed in memory is a copy for the callee alone, so it is the parameter itself and
            // needs no home.
            ArgPass::Memory { align, .. } => {
                *next += 1;
                Ok(Address { ptr: self.e.build.param(*next - 1), align: *align })
            }
            ArgPass::Reference { .. } => {
                *next += 1;
                let align = self.environment.layouts.align(ty);
                Ok(Address { ptr: self.e.build.param(*next - 1), align })
            }
        }
    }

    fn leave(&mut self) {
        if self.e.build.is_terminated() {
            return;
        }
        // The checker has every path of a function with a result end in `return`.
        match self.function.ret {
            None => self.e.build.ret_void(),
            Some(_) => self.e.build.unreachable(),
        }
    }

    /// A new object of type `ty` in the frame.
    pub(super) fn temporary(&mut self, ty: &Type) -> Address {
        let align = self.environment.layouts.align(ty);
        let ir_type = self.environment.ir_type(&mut self.e.module.types, ty);
        Address { ptr: self.e.build.entry_alloca(ir_type, align), align }
    }

    /// `offset` bytes into an object.
    pub(super) fn part(&mut self, object: Address, offset: Bytes) -> Address {
        let ptr = self.e.build.byte_offset(object.ptr, offset.0);
        Address { ptr, align: object.align.at_offset(offset) }
    }

    /// `memset`
    pub(super) fn fill(&mut self, object: Address, byte: u8, size: Bytes) {
        self.fill_as(object, byte, size, false);
    }

    /// `memset`, volatile or not.
    pub(super) fn fill_as(&mut self, object: Address, byte: u8, size: Bytes, volatile: bool) {
        if size > Bytes::ZERO {
            let length = runtime::bytes(size).into();
            let args = [object.ptr, Const::i8(byte).into(), length, Const::i1(volatile).into()];
            self.call_memory(self.environment.runtime.memset, &args, &[object.align]);
        }
    }

    /// `memcpy`
    pub(super) fn copy(&mut self, to: Address, from: Address, size: Bytes) {
        self.copy_as(to, from, size, false);
    }

    /// `memcpy`, volatile or not.
    pub(super) fn copy_as(&mut self, to: Address, from: Address, size: Bytes, volatile: bool) {
        if size > Bytes::ZERO {
            let args = [to.ptr, from.ptr, runtime::bytes(size).into(), Const::i1(volatile).into()];
            self.call_memory(self.environment.runtime.memcpy, &args, &[to.align, from.align]);
        }
    }

    /// A memory intrinsic whose first arguments are pointers of these alignments.
    fn call_memory(&mut self, callee: ir::FuncId, args: &[Operand], aligns: &[Align]) {
        let attrs = |i: usize| {
            aligns.get(i).map_or(ir::ParamAttrs::NONE, |align| ir::ParamAttrs::NONE.aligned(*align))
        };
        let args = args.iter().enumerate().map(|(i, arg)| (*arg, attrs(i))).collect();
        self.e.build.call(ir::Call {
            callee: ir::Callee::Direct(callee),
            ret: TypeId::VOID,
            ret_attrs: ir::ParamAttrs::NONE,
            args,
            fixed: None,
            convention: ir::CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        });
    }

    /// The address of a parameter or local.
    pub(super) fn home(&self, local: LocalId) -> Address {
        self.homes[local.index()]
    }
}
