//! Calls and returns.

use ir::{
    Align, BlockId, Bytes, Call, Callee, FuncId, Function, Operand, ParamAttr, ParamAttrs, Passing,
    ProgramPoint, TypeId, ValueId,
};

use super::builtin::BuiltinFunction;
use super::constant::{CODE_BASE, CODE_STEP};
use super::decision::Reason;
use super::machine::{CallFrame, Halt, OrHalt, SymbolicMachine};
use super::poison_chain::{ObjectName, PoisonCause};
use super::value::{Bit, Scalar, ScalarState, Value};
use crate::intrinsic::is_expanded;
use crate::outcome::{UbKind, Unsupported};

/// Bytes of memory that one register counts for.
const REGISTER_BYTES: u64 = 16;

/// The part of argument passing in which caller and callee have to agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ArgumentConvention {
    Plain,
    Result,
    Copy(Bytes, Align),
}

impl<'m> SymbolicMachine<'m> {
    pub(super) fn call(&mut self, call: &Call, result: Option<ValueId>) -> OrHalt<()> {
        let id = self.callee(call)?;
        let function =
            self.module.functions.get(id.index()).ok_or(Unsupported::Malformed("unknown function"))?;
        if let (Callee::Direct(_), Some(builtin)) = (call.callee, BuiltinFunction::of(function)) {
            return self.builtin(builtin, call, result);
        }
        if !self.agrees(call, function)? {
            return Err(UbKind::CallMismatch.into());
        }
        if function.is_declaration() {
            return Err(Unsupported::ExternalFunction(id).into());
        }
        let mark = self.memory.mark();
        self.charge_frame(function)?;
        let mut arguments = Vec::with_capacity(function.params.len());
        for (at, (&(value, attrs), param)) in call.args.iter().zip(&function.params).enumerate() {
            arguments.push(self.argument(at as u32, value, attrs, param.attrs)?);
        }
        let undef = if is_expanded(function) { self.fix_undef(&mut arguments) } else { None };
        let areas = if function.varargs { self.variadic(call, function)? } else { Vec::new() };
        let mut registers = vec![Value::new(); function.values.len()];
        for (register, argument) in registers.iter_mut().zip(arguments) {
            *register = argument;
        }
        let place = ProgramPoint { function: id, block: BlockId::ENTRY, index: 0 };
        self.frames.push(CallFrame { function, registers, place, result, mark, areas, undef });
        Ok(())
    }

    /// Charges a callee's registers to the limits.
    fn charge_frame(&mut self, function: &Function) -> OrHalt<()> {
        let registers = function.values.len() as u64;
        self.registers += registers;
        let crowded = self.frames.len() > self.config.limits.frames as usize;
        if crowded || self.registers > self.config.limits.memory / REGISTER_BYTES {
            return Err(Unsupported::StackLimit.into());
        }
        self.charge(registers / 64)
    }

    fn callee(&mut self, call: &Call) -> OrHalt<FuncId> {
        let pointer = match call.callee {
            Callee::Direct(id) => return Ok(id),
            Callee::Asm(_) => return Err(Unsupported::Instruction("inline assembly").into()),
            Callee::Indirect(pointer) => self.scalar(pointer)?,
        };
        let address = self.number(&pointer, Reason::Callee, UbKind::PoisonCallee)? as u64;
        let distance = address.wrapping_sub(CODE_BASE);
        let number = distance / CODE_STEP;
        let exists = distance.is_multiple_of(CODE_STEP) && number < self.module.functions.len() as u64;
        if exists { Ok(FuncId(number as u32)) } else { Err(UbKind::NotAFunction.into()) }
    }

    /// Whether call and callee have the same function type and pass records in the same way. LangRef "call".
    fn agrees(&self, call: &Call, function: &Function) -> OrHalt<bool> {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut agree = call.ret == function.ret
            && call.fixed.is_some() == function.varargs
            && fixed == function.params.len()
            && fixed <= call.args.len();
        for (&(value, attrs), param) in call.args.iter().zip(&function.params) {
            agree &= self.type_of(value)? == param.ty;
            agree &= self.convention(&attrs) == self.convention(&param.attrs);
        }
        Ok(agree)
    }

    fn convention(&self, attrs: &ParamAttrs) -> ArgumentConvention {
        match attrs.passing {
            Passing::Direct | Passing::ByRef(_) => ArgumentConvention::Plain,
            Passing::SRet(_) => ArgumentConvention::Result,
            Passing::ByVal(ty) => {
                let (size, align) = self.byval(ty, attrs);
                ArgumentConvention::Copy(size, align)
            }
        }
    }

    /// Size and alignment of a `byval` copy. Without `align` the target decides; on x86-64 it is at least 8.
    fn byval(&self, ty: TypeId, attrs: &ParamAttrs) -> (Bytes, Align) {
        let types = &self.module.types;
        (types.size(ty), attrs.align.unwrap_or(types.align(ty).max(Align::EIGHT)))
    }

    fn argument(
        &mut self,
        at: u32,
        value: Operand,
        attrs: ParamAttrs,
        declared: ParamAttrs,
    ) -> OrHalt<Value> {
        let mut argument = self.operand_value(value)?;
        let noundef = attrs.has(ParamAttr::NoUndef) || declared.has(ParamAttr::NoUndef);
        if noundef {
            self.well_defined(&argument, UbKind::PoisonArgument)?;
        }
        if let Passing::ByVal(ty) = attrs.passing {
            return self.copied(at, &argument, self.byval(ty, &attrs));
        }
        let align = attrs.align.unwrap_or(Align::ONE).max(declared.align.unwrap_or(Align::ONE));
        for scalar in argument.iter_mut().filter(|scalar| align > Align::ONE && scalar.chain().is_none()) {
            let address = self.number(scalar, Reason::Address, UbKind::PoisonArgument)?;
            // LangRef "align": a misaligned pointer is poison; with `noundef` it is undefined behaviour.
            match (Bytes(address as u64).is_aligned(align), noundef) {
                (true, _) => {}
                (false, true) => return Err(UbKind::PoisonArgument.into()),
                (false, false) => *scalar = Scalar::poison(scalar.width, self.originate(PoisonCause::Align)),
            }
        }
        Ok(argument)
    }

    /// LangRef "noundef": undef or poison is undefined behaviour.
    pub(super) fn well_defined(&mut self, value: &Value, kind: UbKind) -> OrHalt<()> {
        for scalar in value {
            let undefined = match &scalar.state {
                ScalarState::Known => false,
                ScalarState::Poison(_) => true,
                ScalarState::Mixed(bits) => bits.iter().any(|&bit| match bit {
                    Bit::Is(lit) => self.aig.constant(lit).is_none() && self.aig.is_undef_derived(lit),
                    Bit::Undef(_) | Bit::Poison(_) => true,
                }),
            };
            if undefined {
                return Err(Halt::Undefined(kind, self.blame(scalar)));
            }
        }
        Ok(())
    }

    /// Makes a `byval` copy and returns its address. LangRef "byval": `align` is the copy's alignment and says nothing
    /// about the original.
    fn copied(&mut self, at: u32, argument: &Value, (size, align): (Bytes, Align)) -> OrHalt<Value> {
        let original = argument.first().ok_or(Unsupported::Malformed("byval argument"))?;
        let object = self.object(ObjectName::Copy(self.place, at), size, align)?;
        let from = self.locate(original, size, Align::ONE)?;
        let to = self.locate_mut(&object, size, Align::ONE)?;
        self.memory.copy(to, from, size, &mut self.chains);
        Ok([object].into_iter().collect())
    }

    /// Leaves the function.
    pub(super) fn ret(&mut self, value: Option<Operand>) -> OrHalt<()> {
        let value = value.map(|value| self.operand_value(value)).transpose()?;
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        if let Some(value) = &value
            && frame.function.ret_attrs.has(ParamAttr::NoUndef)
        {
            self.well_defined(value, UbKind::PoisonReturn)?;
        }
        if self.frames.len() == 1 {
            return Err(Halt::Finished);
        }
        if let Some(frame) = self.frames.pop() {
            self.registers -= frame.function.values.len() as u64;
            self.memory.release(frame.mark);
            if let (Some(result), Some(mut value)) = (frame.result, value) {
                if let Some(chain) = frame.undef {
                    self.forget_choices(&mut value, chain);
                }
                self.define(result, value);
            }
        }
        Ok(())
    }

    /// Sets a register of the running function.
    pub(super) fn define(&mut self, result: ValueId, value: Value) {
        let register = self.frames.last_mut().and_then(|frame| frame.registers.get_mut(result.index()));
        if let Some(register) = register {
            *register = value;
        }
    }
}
