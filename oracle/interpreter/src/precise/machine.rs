//! The state of a run, and its operands.

use ir::{BlockId, FuncId, Function, Module, Operand, ParamAttrs, ProgramPoint, TypeId, ValueId};

use super::context::ModuleContext;
use super::domain::{Domain, Halt, OrHalt};
use super::history::{AccessHistory, FrameHistory};
use super::memory::{Memory, StackMark};
use super::promises::AccessLimits;
use super::reason::Reason;
use super::shape::ValueShape;
use crate::outcome::{UbKind, Unsupported};

/// The receiver of a function's result.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReturnTo {
    /// The caller's register.
    Caller(Option<ValueId>),
    /// [`Machine::run_frame`].
    Host,
}

/// A frame of the call stack.
pub(super) struct CallFrame<'m, D: Domain> {
    pub(super) function: &'m Function,
    pub(super) registers: Vec<Option<D::Value>>,
    pub(super) place: ProgramPoint,
    /// The call, or what runs the function.
    pub(super) call: ProgramPoint,
    /// In a function that the module itself does not have, the call that stands for the module's instruction.
    pub(super) stands_for: Option<ProgramPoint>,
    pub(super) return_to: ReturnTo,
    /// The call's promises about the result.
    pub(super) promises: ParamAttrs,
    /// The memory that the function may access, if it promises not to access everything.
    pub(super) limits: Option<Box<AccessLimits>>,
    /// True if the call promises that the function does not return.
    pub(super) no_return: bool,
    pub(super) mark: StackMark,
    /// The record of its accesses.
    pub(super) history: FrameHistory<D>,
    /// In a variadic function, the areas behind its `va_list`, by their indices in memory.
    pub(super) areas: Vec<usize>,
}

/// The state of one run.
pub(super) struct Machine<'m, D: Domain> {
    pub(super) context: &'m ModuleContext<'m>,
    pub(super) module: &'m Module,
    pub(super) domain: D,
    pub(super) memory: Memory<D>,
    pub(super) history: AccessHistory<D>,
    pub(super) frames: Vec<CallFrame<'m, D>>,
    /// Number of registers in all frames but the first.
    pub(super) registers: u64,
    /// Number of frames with limits, and one for those of a built-in function.
    pub(super) limited: u32,
    /// The limits of the built-in function that runs.
    pub(super) of_builtin: Option<AccessLimits>,
    pub(super) fuel: u64,
    /// The current instruction.
    pub(super) place: ProgramPoint,
    /// The result of the function that returned to the host.
    pub(super) returned: Option<D::Value>,
}

impl<'m, D: Domain> Machine<'m, D> {
    pub(super) fn new(context: &'m ModuleContext<'m>, domain: D) -> Machine<'m, D> {
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
            place: ProgramPoint { function: FuncId(0), block: BlockId::ENTRY, index: 0 },
            returned: None,
        }
    }

    /// The current instruction, or the call that stands for it.
    pub(super) fn reported_place(&self) -> ProgramPoint {
        self.frames.last().and_then(|frame| frame.stands_for).unwrap_or(self.place)
    }

    /// Consumes `steps` units of fuel.
    pub(super) fn charge(&mut self, steps: u64) -> OrHalt<(), D> {
        self.fuel = self.fuel.checked_sub(steps).ok_or(Halt::OutOfFuel)?;
        Ok(self.domain.check_size()?)
    }

    /// The shape of a type, if registers can hold its values.
    pub(super) fn shape(&self, ty: TypeId) -> OrHalt<&'m ValueShape, D> {
        let shape = self.context.shape(ty)?;
        self.domain.supports(shape)?;
        Ok(shape)
    }

    /// The operand unchanged, undef included, for instructions that only move values.
    pub(super) fn operand_value(&mut self, operand: Operand) -> OrHalt<D::Value, D> {
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
    pub(super) fn used_value(&mut self, operand: Operand) -> OrHalt<D::Value, D> {
        let value = self.operand_value(operand)?;
        Ok(self.domain.used(value))
    }

    /// The operand's type.
    pub(super) fn type_of(&self, operand: Operand) -> OrHalt<TypeId, D> {
        let values = self.frames.last().map_or(&[][..], |frame| &frame.function.values);
        Ok(operand.ty(values).ok_or(Unsupported::Malformed("unknown value"))?)
    }

    /// The number that a use of a value sees. Poison, and undef that the domain does not decide, is undefined behaviour
    /// of this kind.
    pub(super) fn number(&mut self, value: &D::Value, reason: Reason, kind: UbKind) -> OrHalt<u128, D> {
        match self.domain.numbers(value, reason)?[..] {
            [Some(number)] => Ok(number),
            _ => Err(Halt::Undefined(kind, self.domain.blame(value))),
        }
    }

    /// Sets a register of the running function.
    pub(super) fn define(&mut self, result: ValueId, value: D::Value) {
        let Some(frame) = self.frames.last_mut() else { return };
        frame.history.redefine(result);
        if let Some(register) = frame.registers.get_mut(result.index()) {
            *register = Some(value);
        }
    }
}
