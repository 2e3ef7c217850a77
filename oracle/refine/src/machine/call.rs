//! Calls and returns.

use std::borrow::Cow;
use std::iter::repeat;

use ir::{
    Align, BlockId, Bytes, Call, Callee, Const, FuncId, Function, FunctionAttr, Intrinsic, Operand, Param,
    ParamAttr, ParamAttrs, Passing, ProgramPoint, TypeId, ValueId,
};
use semantics::intrinsic::is_expanded;
use semantics::{UbKind, Unsupported};

use super::builtin::{BuiltinFunction, stops};
use super::domain::{Domain, ExternalCall, Halt, OrHalt};
use super::history::FrameHistory;
use super::memory::AccessRange;
use super::origin::ObjectName;
use super::promises::{AccessLimits, call_has};
use super::{CallFrame, Machine, ReturnTo};

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
    pub(crate) fn call(&mut self, call: &Call, result: Option<ValueId>) -> OrHalt<(), D> {
        if self.frames.last().is_some_and(|frame| call.passes_on(frame.function)) {
            return Err(semantics::lower::PASSED_ON.into());
        }
        if let Some(reason) = call.args.iter().find_map(|(_, attrs)| semantics::lower::foreign_passing(attrs))
        {
            return Err(reason.into());
        }
        let id = match call.callee {
            Callee::Direct(id) => id,
            Callee::Asm(_) => return Err(Unsupported::Instruction("inline assembly").into()),
            Callee::Indirect(pointer) => {
                let address = self.used_value(pointer)?;
                match self.domain.callee(&address)? {
                    Some(id) => id,
                    None => return self.unknown_callee(call, address, result),
                }
            }
        };
        let function = self.function(id)?;
        if !call.bundles.is_empty() && function.intrinsic() != Some(Intrinsic::Assume) {
            return Err(Unsupported::Instruction("an operand bundle").into());
        }
        if let (Callee::Direct(_), Some(builtin)) = (call.callee, BuiltinFunction::recognize(function)) {
            return self.builtin_call(builtin, call, result);
        }
        let as_called = match self.agrees(call, function)? {
            true => Cow::Borrowed(function),
            false if !function.is_declaration() || call.convention != function.convention => {
                return Err(UbKind::CallMismatch.into());
            }
            // The definition is in another module, and C declares functions without the types of parameters.
            false if function.varargs && function.params.is_empty() && call.ret == function.ret => {
                Cow::Owned(self.as_called(call, function)?)
            }
            // A pass may make the call one of the declared type, with other arguments that are passed alike.
            false => {
                return Err(
                    Unsupported::Instruction("a call of a declared function as one of another type").into()
                );
            }
        };
        let function = &*as_called;
        // Before the arguments, since copies of `byval` arguments end with the call.
        let mark = self.memory.mark();
        let mut arguments = Vec::with_capacity(function.params.len());
        let before = self.memory.count();
        let beyond = if function.is_declaration() { call.args.len() } else { function.params.len() };
        let declared = function.params.iter().map(|param| param.attrs).chain(repeat(ParamAttrs::NONE));
        for (at, (&(value, attrs), declared)) in call.args.iter().zip(declared).take(beyond).enumerate() {
            arguments.push(self.argument(at as u32, value, attrs, declared)?);
        }
        if function.is_declaration() {
            return self.external_call((id, function), call, arguments, result);
        }
        if is_expanded(function) {
            return self.intrinsic(id, call, arguments, result);
        }
        let areas = if function.varargs { self.variadic(call, function)? } else { Vec::new() };
        let limits = self.limits_of(function, Some(call), &arguments, before)?;
        self.push_frame(id, arguments, ReturnTo::Caller(result))?;
        self.limited += u32::from(limits.is_some());
        if let Some(frame) = self.frames.last_mut() {
            frame.promises = call.ret_attrs;
            frame.limits = limits;
            frame.no_return = call.attrs.flags.has(FunctionAttr::NoReturn);
            frame.mark = mark;
            frame.areas = areas;
        }
        Ok(())
    }

    /// A call of a function that the machine runs itself, held to what the call promises of memory.
    fn builtin_call(
        &mut self,
        builtin: BuiltinFunction,
        call: &Call,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        let of_caller = self.of_caller(call, self.memory.count());
        if of_caller.is_empty() {
            return self.builtin(builtin, call, result);
        }
        self.limited += 1;
        self.of_builtin = Some(AccessLimits::of_tail_call(of_caller));
        self.builtin(builtin, call, result)?;
        self.of_builtin = None;
        self.limited -= 1;
        Ok(())
    }

    /// A call of a function without a body, held to what its declaration and the call promise.
    fn external_call(
        &mut self,
        (id, function): (FuncId, &Function),
        call: &Call,
        arguments: Vec<D::Value>,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        self.permitted_outside(function, call)?;
        if stops(function) && self.must_return(function, call) {
            return Err(UbKind::DoesNotReturn.into());
        }
        let returned = function.params.iter().position(|param| param.attrs.has(ParamAttr::Returned));
        let returned = returned.filter(|&at| function.params[at].ty == call.ret);
        let returned = returned.and_then(|at| arguments.get(at)).cloned();
        let value = match self.external((id, function), call, arguments) {
            Err(Halt::Stopped) => match self.leave(function, call)? {},
            value => value?,
        };
        let value = value.map(|value| returned.unwrap_or(value));
        // Here the function has returned, so `noreturn` is broken.
        if call_has(function, call, FunctionAttr::NoReturn) {
            return Err(UbKind::NoReturnReturned.into());
        }
        if let (Some(result), Some(value)) = (result, value) {
            let value = self.promised(value, call.ret, &function.ret_attrs, UbKind::PoisonReturn)?;
            let value = self.promised(value, call.ret, &call.ret_attrs, UbKind::PoisonReturn)?;
            self.define(result, value);
        }
        Ok(())
    }

    fn function(&self, id: FuncId) -> OrHalt<&'m Function, D> {
        Ok(self.module.functions.get(id.index()).ok_or(Unsupported::Malformed("unknown function"))?)
    }

    /// A call of a function that the module does not define, whose address is the first argument of the event.
    fn unknown_callee(&mut self, call: &Call, address: D::Value, result: Option<ValueId>) -> OrHalt<(), D> {
        let mut params = vec![Param::plain(TypeId::PTR)];
        let mut arguments = vec![address];
        for (at, &(value, attrs)) in call.args.iter().enumerate() {
            params.push(Param { ty: self.type_of(value)?, attrs });
            arguments.push(self.argument(at as u32, value, attrs, ParamAttrs::NONE)?);
        }
        let mut function = Function::declaration("*", call.ret, params);
        function.ret_attrs = call.ret_attrs;
        // The address itself is an argument without promises.
        let mut call = call.clone();
        call.args.insert(0, (Operand::Const(Const::Null), ParamAttrs::NONE));
        self.permitted_outside(&function, &call)?;
        let may_unwind = self.may_unwind(&function, &call);
        let event = ExternalCall {
            id: FuncId(u32::MAX),
            function: &function,
            call: &call,
            passes_pointer: true,
            must_return: self.must_return(&function, &call) && !may_unwind,
            may_unwind,
            inherited: self.promised_of_callees(),
        };
        self.leaves()?;
        let value = match self.domain.external(&mut self.memory, event, arguments) {
            Err(Halt::Stopped) => match self.leave(&function, &call)? {},
            value => value?,
        };
        if call.attrs.flags.has(FunctionAttr::NoReturn) {
            return Err(UbKind::NoReturnReturned.into());
        }
        if let (Some(result), Some(value)) = (result, value) {
            let value = self.promised(value, call.ret, &call.ret_attrs, UbKind::PoisonReturn)?;
            self.define(result, value);
        }
        Ok(())
    }

    fn external(
        &mut self,
        (id, function): (FuncId, &Function),
        call: &Call,
        arguments: Vec<D::Value>,
    ) -> OrHalt<Option<D::Value>, D> {
        let mut passes_pointer = false;
        for &(value, _) in &call.args {
            passes_pointer |= self.type_of(value)? == TypeId::PTR;
        }
        let may_unwind = self.may_unwind(function, call);
        let must_return = self.must_return(function, call) && !may_unwind;
        self.leaves()?;
        let inherited = self.promised_of_callees();
        let call = ExternalCall { id, function, call, passes_pointer, must_return, may_unwind, inherited };
        self.domain.external(&mut self.memory, call, arguments)
    }

    /// Evaluates the body of an intrinsic for each choice of its arguments.
    fn intrinsic(
        &mut self,
        id: FuncId,
        call: &Call,
        arguments: Vec<D::Value>,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        let place = self.place;
        let fixed = self.domain.fixed(arguments)?;
        let mut values = Vec::with_capacity(fixed.cases.len());
        for arguments in fixed.cases {
            values.extend(self.run(id, arguments)?);
        }
        self.place = place;
        self.domain.begin_instruction(self.reported_place());
        let value = self.domain.union(values, fixed.undef)?;
        if let Some(result) = result {
            let function = self.function(id)?;
            let value = self.promised(value, call.ret, &function.ret_attrs, UbKind::PoisonReturn)?;
            let value = self.promised(value, call.ret, &call.ret_attrs, UbKind::PoisonReturn)?;
            self.define(result, value);
        }
        Ok(())
    }

    /// Enters a function that is defined in the module.
    pub(crate) fn push_frame(
        &mut self,
        id: FuncId,
        arguments: Vec<D::Value>,
        return_to: ReturnTo,
    ) -> OrHalt<(), D> {
        let function = self.function(id)?;
        let passed = function.params.iter().find_map(|param| semantics::lower::foreign_passing(&param.attrs));
        if let Some(reason) = passed {
            return Err(reason.into());
        }
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
            call: self.place,
            stands_for,
            return_to,
            // `call` fills in what only a call has; the function that a run begins with has none of it.
            promises: ParamAttrs::NONE,
            limits: None,
            no_return: false,
            mark,
            history: FrameHistory::default(),
            areas,
        });
        Ok(())
    }

    /// True if call and callee have the same function type and pass records in the same way. LangRef "call".
    fn agrees(&self, call: &Call, function: &Function) -> OrHalt<bool, D> {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut agree = call.ret == function.ret
            && call.fixed.is_some() == function.varargs
            && call.convention == function.convention
            && fixed == function.params.len()
            && fixed <= call.args.len();
        for (at, (&(value, attrs), param)) in call.args.iter().zip(&function.params).enumerate() {
            agree &= self.type_of(value)? == param.ty || self.module.is_value_as_metadata(call, at);
            agree &= self.convention(&attrs) == self.convention(&param.attrs);
        }
        Ok(agree)
    }

    /// A declaration with the type of a call.
    fn as_called(&self, call: &Call, declaration: &Function) -> OrHalt<Function, D> {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        let mut params = Vec::with_capacity(fixed);
        for &(value, attrs) in call.args.iter().take(fixed) {
            params.push(Param { ty: self.type_of(value)?, attrs });
        }
        let mut function = Function::declaration(&*declaration.name, call.ret, params);
        function.attrs = declaration.attrs.clone();
        (function.ret_attrs, function.convention) = (call.ret_attrs, call.convention);
        function.varargs = call.fixed.is_some();
        Ok(function)
    }

    fn convention(&self, attrs: &ParamAttrs) -> ArgumentConvention {
        match attrs.passing {
            Passing::Direct | Passing::ByRef(_) | Passing::Element(_) => ArgumentConvention::Plain,
            // `call` and `push_frame` refuse them.
            Passing::InAlloca(_) | Passing::Preallocated(_) => ArgumentConvention::Plain,
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
        if let Passing::ByVal(ty) = attrs.passing {
            return self.copied(at, argument, self.byval(ty, &attrs));
        }
        let ty = self.type_of(value)?;
        let argument = self.promised(argument, ty, &attrs, UbKind::PoisonArgument)?;
        self.promised(argument, ty, &declared, UbKind::PoisonArgument)
    }

    /// Makes a `byval` copy and returns its address. LangRef "byval": `align` is the alignment of the copy, not of the original.
    fn copied(&mut self, at: u32, argument: D::Value, (size, align): (Bytes, Align)) -> OrHalt<D::Value, D> {
        let original = self.domain.used(argument);
        let object = self.object(ObjectName::Copy(self.place, at), size, align)?;
        let from = self.locate(&original, size, Align::ONE)?;
        let to = AccessRange::start(object);
        self.memory.copy(to, from, size, &mut self.domain);
        self.address_of(object)
    }

    /// Leaves the function.
    pub(crate) fn ret(&mut self, operand: Option<Operand>) -> OrHalt<(), D> {
        let value = operand.map(|value| self.operand_value(value)).transpose()?;
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        let (function, promises) = (frame.function, frame.promises);
        if frame.no_return || function.attrs.flags.has(FunctionAttr::NoReturn) {
            return Err(UbKind::NoReturnReturned.into());
        }
        let declared =
            ParamAttrs { dereferenceable: None, dereferenceable_or_null: None, ..function.ret_attrs };
        let value = match value {
            Some(value) => {
                let value = self.returned_argument(value, operand)?;
                Some(self.promised(value, function.ret, &declared, UbKind::PoisonReturn)?)
            }
            None => None,
        };
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        self.limited -= u32::from(frame.limits.is_some());
        self.registers -= frame.function.values.len() as u64;
        self.memory.release(frame.mark);
        if let ReturnTo::Caller(_) = frame.return_to {
            self.place = frame.call;
            self.domain.begin_instruction(self.reported_place());
        }
        // The function's own objects are dead.
        let value = match value {
            Some(value) => {
                let accessible = ParamAttrs {
                    dereferenceable: function.ret_attrs.dereferenceable,
                    dereferenceable_or_null: function.ret_attrs.dereferenceable_or_null,
                    ..ParamAttrs::NONE
                };
                let value = self.promised(value, function.ret, &promises, UbKind::PoisonReturn)?;
                Some(self.promised(value, function.ret, &accessible, UbKind::PoisonReturn)?)
            }
            None => None,
        };
        match (frame.return_to, value) {
            (ReturnTo::Host, value) => self.returned = value,
            (ReturnTo::Caller(Some(result)), Some(value)) => self.define(result, value),
            (ReturnTo::Caller(_), _) => {}
        }
        Ok(())
    }
}
