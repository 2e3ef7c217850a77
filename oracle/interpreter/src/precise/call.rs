//! Calls and returns.

use ir::{
    Align, BlockId, Bytes, Call, Callee, FuncId, Function, Operand, ParamAttr, ParamAttrs, Passing,
    ProgramPoint, TypeId, ValueId,
};

use super::builtin::BuiltinFunction;
use super::domain::{Domain, ExternalCall, OrHalt, ScalarConstant};
use super::machine::{CallFrame, Machine, ReturnTo};
use super::memory::AccessRange;
use super::origin::{ObjectName, PoisonCause};
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

impl<'m, D: Domain> Machine<'m, D> {
    pub(super) fn call(&mut self, call: &Call, result: Option<ValueId>) -> OrHalt<(), D> {
        let id = match call.callee {
            Callee::Direct(id) => id,
            Callee::Asm(_) => return Err(Unsupported::Instruction("inline assembly").into()),
            Callee::Indirect(pointer) => {
                let address = self.used_value(pointer)?;
                self.domain.callee(&address)?
            }
        };
        let function = self.function(id)?;
        if let (Callee::Direct(_), Some(builtin)) = (call.callee, BuiltinFunction::of(function)) {
            return self.builtin(builtin, call, result);
        }
        if !self.agrees(call, function)? {
            return Err(UbKind::CallMismatch.into());
        }
        let mark = self.memory.mark();
        let mut arguments = Vec::with_capacity(function.params.len());
        for (at, (&(value, attrs), param)) in call.args.iter().zip(&function.params).enumerate() {
            arguments.push(self.argument(at as u32, value, attrs, param.attrs)?);
        }
        if function.is_declaration() {
            let value = self.external(id, call, arguments)?;
            if let (Some(result), Some(value)) = (result, value) {
                self.define(result, value);
            }
            return Ok(());
        }
        if is_expanded(function) {
            return self.intrinsic(id, arguments, result);
        }
        let areas = if function.varargs { self.variadic(call, function)? } else { Vec::new() };
        self.push_frame(id, arguments, ReturnTo::Caller(result))?;
        if let Some(frame) = self.frames.last_mut() {
            frame.noundef = call.ret_attrs.has(ParamAttr::NoUndef);
            frame.mark = mark;
            frame.areas = areas;
        }
        Ok(())
    }

    fn function(&self, id: FuncId) -> OrHalt<&'m Function, D> {
        Ok(self.module.functions.get(id.index()).ok_or(Unsupported::Malformed("unknown function"))?)
    }

    fn external(&mut self, id: FuncId, call: &Call, arguments: Vec<D::Value>) -> OrHalt<Option<D::Value>, D> {
        let mut passes_pointer = false;
        for &(value, _) in &call.args {
            passes_pointer |= self.type_of(value)? == TypeId::PTR;
        }
        let function = self.function(id)?;
        let call = ExternalCall { id, function, call, passes_pointer };
        self.domain.external(&mut self.memory, call, arguments)
    }

    /// Evaluates the body of an intrinsic for each choice of its arguments.
    fn intrinsic(&mut self, id: FuncId, arguments: Vec<D::Value>, result: Option<ValueId>) -> OrHalt<(), D> {
        let place = self.place;
        let fixed = self.domain.fixed(arguments)?;
        let mut values = Vec::with_capacity(fixed.cases.len());
        for arguments in fixed.cases {
            values.extend(self.run(id, arguments)?);
        }
        self.place = place;
        self.domain.at(self.reported_place());
        let value = self.domain.union(values, fixed.undef)?;
        if let Some(result) = result {
            self.define(result, value);
        }
        Ok(())
    }

    /// Enters a function that is defined in the module.
    pub(super) fn push_frame(
        &mut self,
        id: FuncId,
        arguments: Vec<D::Value>,
        return_to: ReturnTo,
    ) -> OrHalt<(), D> {
        let function = self.function(id)?;
        let count = function.values.len() as u64;
        self.registers += count;
        let crowded = self.frames.len() > self.context.config.limits.frames as usize;
        if crowded || self.registers > self.context.config.limits.memory / REGISTER_BYTES {
            return Err(Unsupported::StackLimit.into());
        }
        self.charge(count / 64)?;
        let mut registers: Vec<_> = arguments.into_iter().map(Some).collect();
        registers.resize(function.values.len(), None);
        let place = ProgramPoint { function: id, block: BlockId::ENTRY, index: 0 };
        let (mark, areas) = (self.memory.mark(), Vec::new());
        let stands_for = (id.index() >= self.context.written).then(|| self.reported_place());
        self.frames.push(CallFrame {
            function,
            registers,
            place,
            stands_for,
            return_to,
            noundef: false,
            mark,
            areas,
        });
        Ok(())
    }

    /// Whether call and callee have the same function type and pass records in the same way. LangRef "call".
    fn agrees(&self, call: &Call, function: &Function) -> OrHalt<bool, D> {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut agree = call.ret == function.ret
            && call.fixed.is_some() == function.varargs
            && call.convention == function.convention
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
    ) -> OrHalt<D::Value, D> {
        let argument = self.operand_value(value)?;
        let noundef = attrs.has(ParamAttr::NoUndef) || declared.has(ParamAttr::NoUndef);
        if noundef {
            self.domain.well_defined(&argument, UbKind::PoisonArgument)?;
        }
        if let Passing::ByVal(ty) = attrs.passing {
            return self.copied(at, argument, self.byval(ty, &attrs));
        }
        let align = attrs.align.unwrap_or(Align::ONE).max(declared.align.unwrap_or(Align::ONE));
        if align == Align::ONE {
            return Ok(argument);
        }
        // LangRef "align": a misaligned pointer is poison; with `noundef` it is undefined behaviour.
        match (self.domain.is_aligned(&self.memory, &argument, align)?, noundef) {
            (Some(true) | None, _) => Ok(argument),
            (Some(false), true) => Err(UbKind::PoisonArgument.into()),
            (Some(false), false) => {
                let kind = super::domain::Indeterminate::Poison;
                let poison =
                    ScalarConstant::Unknown { kind, cause: PoisonCause::Align, width: 64, pointer: true };
                self.domain.constant(&self.memory, &[poison])
            }
        }
    }

    /// Makes a `byval` copy and returns its address. LangRef "byval": `align` is the copy's alignment and says nothing
    /// about the original.
    fn copied(&mut self, at: u32, argument: D::Value, (size, align): (Bytes, Align)) -> OrHalt<D::Value, D> {
        let original = self.domain.used(argument);
        let object = self.object(ObjectName::Copy(self.place, at), size, align)?;
        let from = self.locate(&original, size, Align::ONE)?;
        let to = AccessRange::start(object);
        self.memory.copy(to, from, size, &mut self.domain);
        self.address_of(object)
    }

    /// Leaves the function.
    pub(super) fn ret(&mut self, value: Option<Operand>) -> OrHalt<(), D> {
        let value = value.map(|value| self.operand_value(value)).transpose()?;
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        if let Some(value) = &value
            && (frame.noundef || frame.function.ret_attrs.has(ParamAttr::NoUndef))
        {
            self.domain.well_defined(value, UbKind::PoisonReturn)?;
        }
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        self.registers -= frame.function.values.len() as u64;
        self.memory.release(frame.mark);
        match (frame.return_to, value) {
            (ReturnTo::Host, value) => self.returned = value,
            (ReturnTo::Caller(Some(result)), Some(value)) => self.define(result, value),
            (ReturnTo::Caller(_), _) => {}
        }
        Ok(())
    }
}
