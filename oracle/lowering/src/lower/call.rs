//! Calls: arguments into their parts.

use std::borrow::Cow;

use base::Faults;
use ir::{Operand, ParamAttrs};
use lang::{CallVia, Callee, CallingConvention, Expr, Target, Type, VariadicPassing, VariadicTail};

use super::LowerError;
use super::function::{Address, Lowerer};
use super::signature::{ir_convention, parts, piece_type, return_attributes, return_type, sret_attributes};
use crate::abi::{ArgPass, FunctionAbi, Location, PieceType, Pieces, ReturnPass};
use crate::fault::Fault;

/// The result of a call.
pub(super) enum CallResult {
    Nothing,
    Scalar(Operand),
    Aggregate(Address),
}

/// A callee, and what calling it takes.
struct Called<'a> {
    callee: ir::Callee,
    ret: Option<&'a Type>,
    params: Vec<&'a Type>,
    /// The parameters without names.
    tail: Option<VariadicTail>,
    convention: CallingConvention,
    abi: Cow<'a, FunctionAbi>,
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// A call of a function that returns a scalar.
    pub(super) fn scalar_call(
        &mut self,
        callee: &'a Callee,
        args: &'a [Expr],
    ) -> Result<Operand, LowerError> {
        match self.call(callee, args)? {
            CallResult::Scalar(value) => Ok(value),
            CallResult::Nothing | CallResult::Aggregate(_) => {
                Err(LowerError::IllTyped("a call that returns no scalar"))
            }
        }
    }

    /// A call of a function that returns a record, vector or complex number of type `ty`.
    pub(super) fn aggregate_call(
        &mut self,
        callee: &'a Callee,
        args: &'a [Expr],
        ty: &Type,
    ) -> Result<Address, LowerError> {
        match self.call(callee, args)? {
            CallResult::Aggregate(object) => Ok(object),
            // A record without data is not passed.
            CallResult::Nothing if ty.is_value_aggregate() => Ok(self.temporary(ty)),
            CallResult::Nothing | CallResult::Scalar(_) => {
                Err(LowerError::IllTyped("a call that returns no record, vector or complex number"))
            }
        }
    }

    /// Any call.
    pub(super) fn call(&mut self, callee: &'a Callee, args: &'a [Expr]) -> Result<CallResult, LowerError> {
        let called = self.called(callee)?;
        if args.len() != called.params.len() {
            return Err(LowerError::IllTyped("a call with another number of arguments"));
        }
        let mut passed = Vec::with_capacity(args.len() + 1);
        let result = self.result_object(&called, &mut passed);
        // Counted in arguments of IR: one of C may be several of these, or none.
        let mut fixed = passed.len();
        let list = called.tail.filter(|tail| tail.passing.is_list());
        let travelling = list.map_or(args.len(), |list| args.len().min(list.named as usize));
        let each = args[..travelling].iter().zip(&called.params).zip(&called.abi.args);
        for (index, ((arg, ty), pass)) in each.enumerate() {
            let named = called.tail.is_none_or(|tail| index < tail.named as usize);
            let before = &called.abi.args[..called.tail.map_or(0, |tail| tail.named as usize).min(index)];
            let unnamed = (!named).then(|| self.as_unnamed(ty, pass, before)).flatten();
            self.pass(arg, ty, unnamed.as_ref().unwrap_or(pass), named, &mut passed)?;
            if named {
                fixed = passed.len();
            }
        }
        if let Some(list) = list {
            passed.push((self.passed_list(list.passing)?, ParamAttrs::NOUNDEF));
        }
        let variadic = called.tail.is_some_and(|tail| tail.passing == VariadicPassing::Ellipsis);
        let returned = self.e.build.call(ir::Call {
            callee: called.callee,
            ret: return_type(&mut self.e.module.types, self.environment, &called.abi.ret),
            ret_attrs: return_attributes(&called.abi.ret),
            args: passed,
            fixed: variadic.then_some(fixed as u32),
            convention: ir_convention(self.environment.program.target, called.convention),
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        });
        self.outcome(called.ret, &called.abi.ret, result, returned)
    }

    fn called(&mut self, callee: &'a Callee) -> Result<Called<'a>, LowerError> {
        let environment = self.environment;
        match callee {
            Callee::Direct(id) => {
                let function = &environment.program[*id];
                // Code of the other side may be in another object, which is reached through the table only.
                let by_name = environment.unit.reach(self.function.side, function.side) == CallVia::Name;
                let callee = if by_name {
                    ir::Callee::Direct(self.named_function(*id)?)
                } else {
                    ir::Callee::Indirect(self.function_address(*id)?)
                };
                let params = function.parameters().iter().map(|local| &local.ty).collect();
                let abi = Cow::Borrowed(&environment.abis[id.index()]);
                let (tail, convention) = (function.tail, function.convention);
                Ok(Called { callee, ret: function.ret.as_ref(), params, tail, convention, abi })
            }
            Callee::Pointer(pointer) => {
                let Type::FunctionPointer(signature) = &pointer.ty else {
                    return Err(LowerError::IllTyped("a call of no function"));
                };
                let callee = ir::Callee::Indirect(self.value(pointer)?);
                let abi = Cow::Owned(environment.abi(signature));
                let params = signature.params.iter().collect();
                let (tail, convention) = (signature.tail, signature.convention);
                Ok(Called { callee, ret: signature.ret.as_ref(), params, tail, convention, abi })
            }
        }
    }

    /// The object the callee writes its result to, passed as the hidden first argument.
    fn result_object(
        &mut self,
        called: &Called<'_>,
        passed: &mut Vec<(Operand, ParamAttrs)>,
    ) -> Option<Address> {
        let (Some(ty), ReturnPass::Memory { .. }) = (called.ret, &called.abi.ret) else { return None };
        let object = self.temporary(ty);
        let (types, convention) = (&mut self.e.module.types, called.convention);
        let attrs = sret_attributes(types, self.environment, convention, Some(ty), &called.abi.ret);
        passed.push((object.ptr, attrs));
        Some(object)
    }

    /// The passing of an unnamed argument where the back end would put it, or what follows it, elsewhere than `va_arg` looks.
    ///
    /// After an `i128` on the stack, LLVM 18 and later leave the general-purpose registers alone (`CC_X86_64_I128`,
    /// llvm/lib/Target/X86/X86CallingConv.cpp). psABI 3.2.3p3 has "the assignments get reverted", and 3.5.7 counts by
    /// that: clang's own `va_arg` misses the next integer. A copy on the stack takes no register from another argument.
    ///
    /// After one with a name no general-purpose register is left, and `va_start` records that: a record that would have taken the
    /// last one is on the stack as a whole, in one place, and takes all of its words there and not its data's alone.
    fn as_unnamed(&self, ty: &Type, pass: &ArgPass, named: &[ArgPass]) -> Option<ArgPass> {
        let ArgPass::Direct { pieces, .. } = pass else { return None };
        let at = pieces.iter().find_map(|piece| match piece.place {
            Location::Stack(at) => Some(at),
            Location::Registers(_) | Location::Split(..) => None,
        })?;
        let in_the_way = stacked_int128(pass) || ty.as_record().is_some() && named.iter().any(stacked_int128);
        let on_x86_64 = self.environment.program.target == Target::X86_64Linux;
        let align = self.environment.layouts.align(ty);
        (on_x86_64 && in_the_way).then(|| ArgPass::Memory { align, at })
    }

    fn pass(
        &mut self,
        arg: &'a Expr,
        ty: &Type,
        pass: &ArgPass,
        named: bool,
        passed: &mut Vec<(Operand, ParamAttrs)>,
    ) -> Result<(), LowerError> {
        let values = match pass {
            ArgPass::Direct { pieces, .. } if self.in_one_register(ty, pieces)? => {
                let to = self.scalar(ty)?;
                let value = self.converted(arg, to)?;
                // `va_arg` reads memory, all bytes of the type.
                vec![if named { value } else { self.as_stored(value, to) }]
            }
            _ => {
                let object = self.as_object(arg, ty)?;
                self.parts_of(object, ty, pass)
            }
        };
        let parts = parts(&mut self.e.module.types, self.environment, ty, pass);
        passed.extend(values.into_iter().zip(parts).map(|(value, (_, attrs))| (value, attrs)));
        Ok(())
    }

    /// True if a value of this type in these parts is what a register of the IR holds of it: a scalar that is neither
    /// split (`__int128` on x86-64) nor passed with its padding (`_BitInt(37)` in an `i64`).
    pub(super) fn in_one_register(&mut self, ty: &Type, pieces: &Pieces) -> Result<bool, LowerError> {
        let [only] = pieces.as_slice() else { return Ok(false) };
        if !ty.is_scalar() {
            return Ok(false);
        }
        let scalar = self.scalar(ty)?;
        let held = self.register_type(scalar);
        Ok(piece_type(&mut self.e.module.types, self.environment, only.ty) == held)
    }

    /// A value of type `ty` as an object in memory: of a scalar, one that holds the converted value.
    pub(super) fn as_object(&mut self, value: &'a Expr, ty: &Type) -> Result<Address, LowerError> {
        if !ty.is_scalar() {
            return self.aggregate(value);
        }
        let scalar = self.scalar(ty)?;
        let value = self.converted(value, scalar)?;
        let object = self.temporary(ty);
        self.store_scalar(object, scalar, value, false);
        Ok(object)
    }

    /// The operands that an object is passed as.
    fn parts_of(&mut self, object: Address, ty: &Type, pass: &ArgPass) -> Vec<Operand> {
        match pass {
            ArgPass::Nothing => Vec::new(),
            ArgPass::Direct { pieces, .. } => self.take_apart(object, ty, pieces),
            ArgPass::Memory { align, .. } => vec![self.aligned_copy(object, ty, *align).ptr],
            ArgPass::Reference { .. } if self.faults.has(Fault::LargeCompositeNotCopied) => {
                vec![object.ptr]
            }
            ArgPass::Reference { .. } => {
                let own = self.temporary(ty);
                self.copy_object(own, object, ty);
                vec![own.ptr]
            }
        }
    }

    /// `byval` copies, but from an address that has the alignment of the copy.
    fn aligned_copy(&mut self, object: Address, ty: &Type, align: lang::Align) -> Address {
        if object.align >= align {
            return object;
        }
        let ir_type = self.environment.ir_type(&mut self.e.module.types, ty);
        let ptr = self.e.build.entry_alloca(ir_type, align);
        let copy = Address { ptr, align };
        self.copy_object(copy, object, ty);
        copy
    }
}

/// True if an argument is an `i128` that finds no two registers.
fn stacked_int128(pass: &ArgPass) -> bool {
    let ArgPass::Direct { pieces, .. } = pass else { return false };
    matches!(pieces.as_slice(), [one] if one.ty == PieceType::INT128 && matches!(one.place, Location::Stack(_)))
}
