//! The state of a run, and what every part of it needs.

use lang::{Bits, FloatType, FuncId, Function, IntType, Number, Program, Type, float, number};

use super::EvaluationLimits;
use super::arithmetic::Operators;
use super::fault::{Fault, Faults};
use super::long_double::Long;
use super::memory::{Frame, ObjectMemory};
use super::shape::{Shapes, Slot};
use super::stop::{Result, Stop, StopReason};
use super::value::Cell;
use engines::Observation;

/// A run of a program.
pub(super) struct Machine<'e, 'p, F> {
    pub(super) program: &'p Program,
    pub(super) shapes: &'e Shapes,
    pub(super) memory: &'e mut ObjectMemory,
    /// The leaves of record values on their way, a stack: who asks for a value finds it on top and removes it.
    pub(super) temporaries: &'e mut Vec<Cell>,
    pub(super) ops: Operators<F>,
    /// `None` while globals are initialised.
    pub(super) frame: Option<Frame>,
    pub(super) log: Vec<Observation>,
    /// The scalar that the innermost `return` gave.
    pub(super) returned: Option<Cell>,
    fuel: u64,
    depth: u32,
}

impl<'e, 'p, F: Faults<Fault>> Machine<'e, 'p, F> {
    pub(super) fn new(
        program: &'p Program,
        shapes: &'e Shapes,
        memory: &'e mut ObjectMemory,
        temporaries: &'e mut Vec<Cell>,
        limits: &EvaluationLimits,
        faults: F,
    ) -> Self {
        Machine {
            program,
            shapes,
            memory,
            temporaries,
            ops: Operators { target: program.target, faults },
            frame: None,
            log: Vec::new(),
            returned: None,
            fuel: limits.fuel,
            depth: limits.depth,
        }
    }

    /// Initialises the globals and runs the entry function.
    pub(super) fn run(&mut self) -> Result<()> {
        self.globals()?;
        let entry = self.function(self.program.entry)?;
        if entry.params != 0 || entry.ret.is_some() {
            return Err(Stop::ill_formed("an entry function with parameters or a result"));
        }
        self.enter(self.program.entry, 0, &[])
    }

    /// Storage first, all zero, because initialisers may take addresses of later globals.
    fn globals(&mut self) -> Result<()> {
        for (id, global) in self.program.globals() {
            let slot = self.shapes.global(id).ok_or_else(|| Stop::ill_formed("no such global"))?;
            self.shapes.push_zero(&global.ty, &mut self.memory.cells)?;
            self.memory.add_global(slot);
        }
        for (id, global) in self.program.globals() {
            if let (Some(init), Some(Slot { start, .. })) = (&global.init, self.shapes.global(id)) {
                self.initialize(&global.ty, None, init)?;
                self.memory.store(start, self.temporaries);
                self.temporaries.clear();
            }
        }
        Ok(())
    }

    pub(super) fn function(&self, id: FuncId) -> Result<&'p Function> {
        self.program.functions.get(id.index()).ok_or_else(|| Stop::ill_formed("no such function"))
    }

    #[inline]
    pub(super) fn faulty(&self, fault: Fault) -> bool {
        self.ops.faults.has(fault)
    }

    /// Takes one unit of fuel, and one more for each sixteen leaves that are copied.
    #[inline]
    pub(super) fn spend(&mut self, leaves: u32) -> Result<()> {
        match self.fuel.checked_sub(1 + u64::from(leaves / 16)) {
            Some(left) => {
                self.fuel = left;
                Ok(())
            }
            None => Err(Stop::new(StopReason::OutOfFuel)),
        }
    }

    /// One level deeper; [`Machine::ascend`] when done. An error ends the run, so that it need not ascend.
    #[inline]
    pub(super) fn descend(&mut self) -> Result<()> {
        match self.depth.checked_sub(1) {
            Some(left) => {
                self.depth = left;
                Ok(())
            }
            None => Err(Stop::new(StopReason::TooLarge("the depth of calls and expressions"))),
        }
    }

    #[inline]
    pub(super) fn ascend(&mut self) {
        self.depth += 1;
    }

    /// `value`, of type `from`, converted as if by assignment to a scalar type or a bit-field of it.
    #[inline]
    pub(super) fn convert(&self, value: Cell, from: &Type, to: &Type, bits: Option<Bits>) -> Result<Cell> {
        match (value, to) {
            (_, Type::Int(_) | Type::Enum(_)) => {
                let int = self.shapes.integer(to).ok_or_else(|| Stop::ill_formed("no such enumeration"))?;
                self.to_integer(value, from, int, bits).map(Cell::Int)
            }
            (Cell::Int(value), Type::Float(to)) if to.exceeds_double() => {
                Ok(Cell::Long(Long::from_integer(value, to.format(self.program.target))))
            }
            // Halves too large to be exact in a double are infinite.
            (Cell::Int(value), Type::Float(to)) if to.is_binary16() => {
                Ok(Cell::Float(float::round(number::to_f64(value), *to)))
            }
            (Cell::Float(value), Type::Float(to)) if to.exceeds_double() => {
                Ok(Cell::Long(Long::from_double(value)))
            }
            (Cell::Long(value), Type::Float(to)) if to.exceeds_double() => {
                Ok(Cell::Long(value.rounded(to.format(self.program.target))))
            }
            (Cell::Long(value), Type::Float(to)) => Ok(Cell::Float(value.narrowed(*to))),
            (Cell::Int(value), Type::Float(FloatType::Float)) => {
                Ok(Cell::Float(f64::from(number::to_f32(value))))
            }
            (Cell::Int(value), Type::Float(_)) => Ok(Cell::Float(number::to_f64(value))),
            (Cell::Float(value), Type::Float(to)) => Ok(Cell::Float(self.ops.round(value, *to))),
            (Cell::Null, Type::Pointer(_) | Type::FunctionPointer(_)) => Ok(value),
            (Cell::Pointer(_), Type::Pointer(_)) | (Cell::Function(_), Type::FunctionPointer(_)) => Ok(value),
            _ => Err(Stop::ill_formed("a conversion that does not exist")),
        }
    }

    fn to_integer(&self, value: Cell, from: &Type, int: IntType, bits: Option<Bits>) -> Result<Number> {
        match value {
            Cell::Int(value) => Ok(self.ops.wrap(self.extend(value, from, int), int, bits)),
            Cell::Float(_) if int == IntType::Bool => truth(value).map(Number::from),
            Cell::Float(value) => self.ops.truncated(number::truncated(value), int, bits),
            Cell::Long(value) if int != IntType::Bool => self.ops.truncated(value.truncated(), int, bits),
            _ if int == IntType::Bool => truth(value).map(Number::from),
            _ => Err(Stop::ill_formed("an address converted to an integer")),
        }
    }

    #[inline]
    fn extend(&self, value: Number, from: &Type, to: IntType) -> Number {
        if !self.faulty(Fault::SignExtensionForgotten) || value >= 0 || to.is_signed(self.program.target) {
            return value;
        }
        self.shapes.integer(from).map_or(value, |int| value & number::ones(int.width()))
    }
}

/// A value that may be used: not an indeterminate one.
#[inline]
pub(super) fn determinate(cell: Cell) -> Result<Cell> {
    if cell == Cell::Empty { Err(super::stop::UbKind::Uninitialised.into()) } else { Ok(cell) }
}

/// True if a scalar compares unequal to zero (6.8.4.1p2).
#[inline]
pub(super) fn truth(value: Cell) -> Result<bool> {
    match value {
        Cell::Int(value) => Ok(value != 0),
        Cell::Float(value) => Ok(value != 0.0),
        Cell::Long(value) => Ok(!value.is_zero()),
        Cell::Null => Ok(false),
        Cell::Pointer(_) | Cell::Function(_) => Ok(true),
        Cell::Empty => Err(super::stop::UbKind::Uninitialised.into()),
    }
}
