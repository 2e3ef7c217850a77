//! The state of a run, and its operands.

pub(crate) mod access;
mod address;
mod assumption;
pub(crate) mod builtin;
mod call;
mod callee_promises;
pub(crate) mod constant;
pub(crate) mod domain;
pub(crate) mod heap;
pub(crate) mod history;
mod lanes;
pub(crate) mod masked;
pub(crate) mod memory;
pub(crate) mod memory_object;
pub(crate) mod number_use;
#[doc(hidden)]
pub mod origin;
pub(crate) mod promises;
mod run;
mod values;
mod variadic;
pub(crate) mod vocabulary;

use ir::{BlockId, FuncId, Function, Module, Operand, ParamAttrs, ProgramPoint, TypeId, ValueId};
use semantics::{UbKind, Unsupported};

use self::domain::{Domain, Halt, OrHalt};
use self::history::{AccessHistory, FrameHistory};
use self::memory::{Memory, StackMark};
use self::number_use::Reason;
use self::promises::AccessLimits;
use crate::context::ModuleContext;
use crate::shape::ValueShape;
use crate::time_limit::is_over;

/// The receiver of a function's result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ReturnTo {
    /// The caller's register.
    Caller(Option<ValueId>),
    /// [`Machine::run_frame`].
    Host,
}

/// A frame of the call stack.
pub(crate) struct CallFrame<'m, D: Domain> {
    pub(crate) function: &'m Function,
    pub(crate) registers: Vec<Option<D::Value>>,
    pub(crate) place: ProgramPoint,
    /// The call, or what runs the function.
    pub(crate) call: ProgramPoint,
    /// In a function that the module itself does not have, the call that stands for the module's instruction.
    pub(crate) stands_for: Option<ProgramPoint>,
    pub(crate) return_to: ReturnTo,
    /// The call's promises about the result.
    pub(crate) promises: ParamAttrs,
    /// The memory that the function may access, if it promises not to access everything.
    pub(crate) limits: Option<Box<AccessLimits>>,
    /// True if the call promises that the function does not return.
    pub(crate) no_return: bool,
    pub(crate) mark: StackMark,
    /// The record of its accesses.
    pub(crate) history: FrameHistory<D>,
    /// In a variadic function, the areas behind its `va_list`, by their indices in memory.
    pub(crate) areas: Vec<usize>,
}

/// The state of one run.
pub(crate) struct Machine<'m, D: Domain> {
    pub(crate) context: &'m ModuleContext<'m>,
    pub(crate) module: &'m Module,
    pub(crate) domain: D,
    pub(crate) memory: Memory<D>,
    pub(crate) history: AccessHistory<D>,
    pub(crate) frames: Vec<CallFrame<'m, D>>,
    /// Number of registers in all frames but the first.
    pub(crate) registers: u64,
    /// Number of frames with limits, and one for those of a built-in function.
    pub(crate) limited: u32,
    /// The limits of the built-in function that runs.
    pub(crate) of_builtin: Option<AccessLimits>,
    pub(crate) fuel: u64,
    /// Jumps to the same block or one before it in the text that are left. Every loop has one.
    pub(crate) iterations: u64,
    /// The current instruction.
    pub(crate) place: ProgramPoint,
    /// The result of the function that returned to the host.
    pub(crate) returned: Option<D::Value>,
}

impl<'m, D: Domain> Machine<'m, D> {
    pub(crate) fn new(context: &'m ModuleContext<'m>, domain: D) -> Machine<'m, D> {
        let config = &context.config;
        Machine {
            context,
            module: &context.module,
            domain,
            memory: Memory::new(ir::Bytes(config.limits.memory), config.semantics.unwritten()),
            history: AccessHistory::default(),
            frames: Vec::new(),
            registers: 0,
            limited: 0,
            of_builtin: None,
            fuel: config.limits.fuel,
            iterations: u64::MAX,
            place: ProgramPoint { function: FuncId(0), block: BlockId::ENTRY, index: 0 },
            returned: None,
        }
    }

    /// The current instruction, or the call that stands for it.
    pub(crate) fn reported_place(&self) -> ProgramPoint {
        self.frames.last().and_then(|frame| frame.stands_for).unwrap_or(self.place)
    }

    /// Consumes `steps` units of fuel.
    pub(crate) fn charge(&mut self, steps: u64) -> OrHalt<(), D> {
        let before = self.fuel;
        self.fuel = before.checked_sub(steps).ok_or(Halt::OutOfFuel)?;
        if before >> D::STEPS_BY_CLOCK != self.fuel >> D::STEPS_BY_CLOCK && is_over() {
            return Err(Halt::OutOfTime);
        }
        Ok(self.domain.check_size()?)
    }

    /// The shape of a type, if registers can hold its values.
    pub(crate) fn shape(&self, ty: TypeId) -> OrHalt<&'m ValueShape, D> {
        let shape = self.context.shape(ty)?;
        self.domain.supports(shape)?;
        Ok(shape)
    }

    /// The operand unchanged, undef included, for instructions that only move values.
    pub(crate) fn operand_value(&mut self, operand: Operand) -> OrHalt<D::Value, D> {
        match operand {
            Operand::Const(constant) => self.constant(constant),
            Operand::Value(id) => {
                let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
                let value = frame.registers.get(id.index()).and_then(Option::as_ref);
                Ok(value.cloned().ok_or(Unsupported::Malformed("value used before it is defined"))?)
            }
        }
    }

    /// The operand for computing with it.
    pub(crate) fn used_value(&mut self, operand: Operand) -> OrHalt<D::Value, D> {
        let value = self.operand_value(operand)?;
        Ok(self.domain.used(value))
    }

    /// The operand's type.
    pub(crate) fn type_of(&self, operand: Operand) -> OrHalt<TypeId, D> {
        let values = self.frames.last().map_or(&[][..], |frame| &frame.function.values);
        Ok(operand.ty(values).ok_or(Unsupported::Malformed("unknown value"))?)
    }

    /// The number that a use of a value sees. Poison, and undef that the domain does not decide, is undefined behaviour
    /// of this kind.
    pub(crate) fn number(&mut self, value: &D::Value, reason: Reason, kind: UbKind) -> OrHalt<u128, D> {
        match self.domain.numbers(value, reason)?[..] {
            [Some(number)] => Ok(number),
            _ => Err(Halt::Undefined(kind, self.domain.blame(value))),
        }
    }

    /// [`Machine::number`] where all numbers above `most` mean the same: one of them stands for them.
    pub(crate) fn number_up_to(
        &mut self,
        value: &D::Value,
        most: u128,
        reason: Reason,
        kind: UbKind,
    ) -> OrHalt<u128, D> {
        match self.domain.numbers_up_to(value, most, reason)?[..] {
            [Some(number)] => Ok(number),
            _ => Err(Halt::Undefined(kind, self.domain.blame(value))),
        }
    }

    /// Sets a register of the running function.
    pub(crate) fn define(&mut self, result: ValueId, value: D::Value) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.history.redefine(result);
        if let Some(register) = frame.registers.get_mut(result.index()) {
            *register = Some(value);
        }
    }
}
