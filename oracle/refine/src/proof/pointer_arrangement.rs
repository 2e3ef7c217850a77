//! An arrangement of the inputs: where pointers point, with all numbers and contents left open.

use ir::{Bits, Bytes, Function};

use super::domain::{OrHalt, ProofDomain, Session, unsupported};
use super::graph::{Choice, Chooser};
use super::input_bits::{OWNERS, SCALAR_BITS, SCALARS};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits};
use crate::gates::{Gates, Lit};
use crate::machine::Machine;
use crate::machine::memory::AccessRange;
use crate::machine::origin::ObjectName;
use crate::sets::{
    ArgumentShape, InitialBit, Input, InputShape, ObjectSharing, ParameterObject, Pointer, Scalar,
    Value as SetValue, ValueSet, World,
};

/// Numbers that stand for an undef of too many bits.
const MAX_USED: usize = 8;

/// An arrangement, and whether undef is among the values that are left open.
pub(crate) struct Arrangement {
    pub(crate) shape: InputShape,
    pub(crate) undef: bool,
    /// For each parameter, true if it is `noundef` in the source: a target that has it on others is undefined where they are not
    /// defined.
    pub(crate) defined: Vec<bool>,
}

/// The widest integers of arguments where a function branches or accesses memory, in bits.
const WIDEST_ARGUMENT: u32 = 256;

/// The input bits of a scalar by the number of its argument or object, and its own.
pub(super) struct InputScalar {
    first: u32,
}

impl InputScalar {
    pub(super) fn new(owner: usize, at: usize) -> InputScalar {
        debug_assert!(owner < OWNERS as usize && at < SCALARS as usize, "scalar {at} of owner {owner}");
        InputScalar { first: (owner as u32 * SCALARS + at as u32) * SCALAR_BITS }
    }

    pub(super) fn bit(&self, session: &mut Session, at: u32) -> Lit {
        session.input(self.first + at)
    }

    pub(super) fn poison(&self, session: &mut Session) -> Lit {
        session.input(self.first + SCALAR_BITS - 1)
    }

    fn is_undef(&self, session: &mut Session) -> Lit {
        session.input(self.first + SCALAR_BITS - 2)
    }

    /// The numbers that the target's uses of an undef scalar of up to 128 bits see in a solution, and another one.
    fn used(&self, session: &Session, width: u32, solution: &dyn Fn(Lit) -> bool) -> Vec<u128> {
        let mut numbers: Vec<u128> = Vec::new();
        for at in 0..width.min(128) {
            let uses = session.renewals.of_input(self.first + at);
            for (which, choice) in uses.enumerate() {
                numbers.resize(numbers.len().max(which + 1), 0);
                if session.graph.find(choice).is_some_and(solution) {
                    numbers[which] |= 1 << at;
                }
            }
        }
        numbers.extend([0, 1]);
        numbers.sort_unstable();
        numbers.dedup();
        numbers.truncate(MAX_USED);
        numbers
    }

    /// The bit, or one that each use chooses where the scalar is undef.
    fn open_bit(&self, session: &mut Session, at: u32, undef: bool) -> Lit {
        let bit = self.bit(session, at);
        if !undef {
            return bit;
        }
        let chosen = session.graph.choice(Choice::of_run(Chooser::UndefInput, self.first + at));
        let is_undef = self.is_undef(session);
        session.graph.mux(is_undef, chosen, bit)
    }
}

impl Arrangement {
    /// The number of objects that parameters point to.
    pub(crate) fn objects(&self) -> usize {
        self.shape.objects.len()
    }

    /// The first number of an owner of input bits that is an object.
    fn first_object(&self) -> usize {
        self.shape.arguments.len()
    }

    fn first_global(&self) -> usize {
        self.first_object() + self.objects()
    }

    /// Appends the objects to a memory that holds the globals, fills what is open, and returns the arguments.
    pub(crate) fn lay_out(
        &self,
        machine: &mut Machine<'_, ProofDomain<'_>>,
        function: &Function,
    ) -> OrHalt<Vec<ProofValue>> {
        let sizes = self.shape.globals.iter().map(|(_, size)| size);
        let mut sizes = sizes.chain(self.shape.objects.iter().map(|(size, ..)| size));
        if self.first_global() + self.shape.globals.len() > OWNERS as usize {
            return Err(unsupported("many variables"));
        }
        if sizes.any(|size| size.0 > u64::from(SCALARS)) {
            return Err(unsupported("a large object"));
        }
        for (at, &(index, size)) in self.shape.globals.iter().enumerate() {
            let owner = self.first_global() + at;
            let session = &mut *machine.domain.session;
            let bits: Vec<MemoryBit> = (0..size.0 as usize)
                .flat_map(|byte| (0..8).map(move |bit| (byte, bit)))
                .map(|(byte, bit)| MemoryBit::determined(InputScalar::new(owner, byte).bit(session, bit)))
                .collect();
            machine.memory.write(AccessRange::start(index as usize), Bits(0), &bits, &mut machine.domain);
        }
        let mut serials = Vec::new();
        for (at, &(size, align, sharing)) in self.shape.objects.iter().enumerate() {
            let object = machine.object(ObjectName::Parameter(at as u32), size, align)?;
            serials.push(machine.memory.object(object).map_or(0, |object| object.serial));
            let owner = self.first_object() + at;
            let session = &mut *machine.domain.session;
            let mut bits = Vec::with_capacity(size.0 as usize * 8);
            for byte in 0..size.0 as usize {
                let scalar = InputScalar::new(owner, byte);
                for bit in 0..8 {
                    let value = scalar.open_bit(session, bit, self.undef);
                    // Poison is poison bit by bit: a load of a few bits looks at its own only.
                    let poison = scalar.bit(session, 16 + bit);
                    bits.push(MemoryBit { value, poison, address: false });
                }
            }
            machine.memory.write(AccessRange::start(object), Bits(0), &bits, &mut machine.domain);
            if sharing == ObjectSharing::Constant {
                machine.memory.make_constant(object);
            }
        }
        machine.domain.lucky = self.shape.lucky;
        machine.domain.functions.clone_from(&self.shape.functions);
        machine.domain.of_parameters =
            self.shape.shared_objects(machine.module).into_iter().map(|index| index as u32).collect();
        machine.domain.of_parameters.retain(|&serial| serial >= self.shape.first_object);
        machine.domain.common = machine.memory.count() as u32;
        machine.domain.session.common = machine.domain.common;
        machine.domain.session.pointer_width = machine.domain.context.pointer_width() as usize;
        machine.domain.shared = self.shape.shared_objects(machine.module);
        let objects = self.shape.objects.iter().zip(&serials);
        let copies = objects.filter(|((.., sharing), _)| *sharing == ObjectSharing::Copy);
        machine.domain.copies = copies.map(|(_, &serial)| serial).collect();
        let mut arguments = Vec::new();
        for (at, shape) in self.shape.arguments.iter().enumerate() {
            arguments.push(match *shape {
                ArgumentShape::Number => self.number(machine, function, at)?,
                ArgumentShape::Object { object, offset } => {
                    smallvec::smallvec![
                        machine.domain.pointer_to(Base::Object(serials[object]), offset as u64)
                    ]
                }
                ArgumentShape::Global(index) => {
                    let serial = machine.memory.object(index as usize).map_or(0, |object| object.serial);
                    smallvec::smallvec![machine.domain.pointer_to(Base::Object(serial), 0)]
                }
                ArgumentShape::Function(at) => {
                    let one_module = unsupported("a function that one module alone knows");
                    let id = machine.module.function(&self.shape.functions[at]).ok_or(one_module)?;
                    smallvec::smallvec![machine.domain.pointer_to(Base::Function(id), 0)]
                }
                ArgumentShape::Null => smallvec::smallvec![machine.domain.pointer_to(Base::Null, 0)],
                ArgumentShape::Poison => {
                    smallvec::smallvec![ScalarBits::poison(machine.domain.context.pointer_width())]
                }
            });
        }
        Ok(arguments)
    }

    fn number(
        &self,
        machine: &mut Machine<'_, ProofDomain<'_>>,
        function: &Function,
        at: usize,
    ) -> OrHalt<ProofValue> {
        let param = &function.params[at];
        let shape = machine.context.shape(param.ty)?;
        let session = &mut *machine.domain.session;
        let defined = self.defined[at];
        let mut value = ProofValue::new();
        for (lane, leaf) in shape.leaves.iter().enumerate() {
            if leaf.is_pointer() {
                return Err(unsupported("pointer in an aggregate parameter"));
            }
            if leaf.width > WIDEST_ARGUMENT || lane as u32 >= SCALARS {
                return Err(unsupported("a large type"));
            }
            let scalar = InputScalar::new(at, lane);
            let bits =
                (0..leaf.width).map(|bit| scalar.open_bit(session, bit, self.undef && !defined)).collect();
            let poison = if defined { Lit::FALSE } else { scalar.poison(session) };
            value.push(ScalarBits::number(bits, poison));
        }
        Ok(value)
    }

    /// The input that a solution is; `None` if the enumeration cannot run it.
    pub(crate) fn input(
        &self,
        session: &mut Session,
        widths: &[Vec<u32>],
        solution: &dyn Fn(Lit) -> bool,
        undef_bits: u32,
    ) -> Option<Input> {
        let mut input =
            Input { world: Some(World { number: u32::from(self.shape.lucky) }), ..Input::default() };
        let globals = self.shape.first_object;
        for (at, shape) in self.shape.arguments.iter().enumerate() {
            let pointer = |object: u32, offset: i64| {
                ValueSet::single(SetValue::scalar(Scalar::Pointer(Pointer { object, offset })))
            };
            input.arguments.push(match *shape {
                ArgumentShape::Number => self.numbers(session, (at, &widths[at]), solution, undef_bits)?,
                ArgumentShape::Object { object, offset } => pointer(globals + object as u32, offset),
                ArgumentShape::Global(index) => pointer(index, 0),
                ArgumentShape::Function(at) => {
                    let function = Pointer::to_function(at as u32);
                    ValueSet::single(SetValue::scalar(Scalar::Pointer(function)))
                }
                ArgumentShape::Null => ValueSet::single(SetValue::scalar(Scalar::Pointer(Pointer::NULL))),
                ArgumentShape::Poison => ValueSet::single(SetValue::poison(1)),
            });
        }
        for (at, &(size, align, sharing)) in self.shape.objects.iter().enumerate() {
            let bits = self.contents(session, (self.first_object() + at, size), false, solution);
            input.objects.push(ParameterObject { align, bits, sharing });
        }
        for (at, &(index, size)) in self.shape.globals.iter().enumerate() {
            let bits = self.contents(session, (self.first_global() + at, size), true, solution);
            input.globals.push((index, bits));
        }
        Some(input)
    }

    /// The numbers that a solution passes as an argument, given by its position and the widths of its scalars; `None` if the enumeration
    /// cannot run them.
    fn numbers(
        &self,
        session: &mut Session,
        (at, widths): (usize, &[u32]),
        solution: &dyn Fn(Lit) -> bool,
        undef_bits: u32,
    ) -> Option<ValueSet> {
        let mut values = vec![SetValue::poison(0)];
        for (lane, &width) in widths.iter().enumerate() {
            let scalar = InputScalar::new(at, lane);
            let (poison, undef) = (scalar.poison(session), scalar.is_undef(session));
            let lanes = if solution(poison) {
                vec![Scalar::Poison]
            } else if self.undef && solution(undef) {
                match width <= undef_bits {
                    true => (0..1u128 << width).map(Scalar::Bits).collect(),
                    // All of them are too many to run: only the ones that show the difference.
                    false => scalar.used(session, width, solution).into_iter().map(Scalar::Bits).collect(),
                }
            } else if width > 128 {
                return None;
            } else {
                let mut bit = |at| u128::from(solution(scalar.bit(session, at)));
                vec![Scalar::Bits((0..width).rev().fold(0, |number: u128, at| number << 1 | bit(at)))]
            };
            values =
                values.iter().flat_map(|value| lanes.iter().map(|&lane| value.with_scalar(lane))).collect();
        }
        ValueSet::new(values)
    }

    /// The bits of an object in a solution; the object is given by the number of its input bits, and its size.
    fn contents(
        &self,
        session: &mut Session,
        (owner, size): (usize, Bytes),
        defined: bool,
        solution: &dyn Fn(Lit) -> bool,
    ) -> Vec<InitialBit> {
        let bits = (0..size.0 as usize).flat_map(|byte| (0..8).map(move |bit| (byte, bit)));
        let bits = bits.map(|(byte, bit)| {
            let scalar = InputScalar::new(owner, byte);
            let (value, poison) = (scalar.bit(session, bit), scalar.bit(session, 16 + bit));
            let undef = scalar.is_undef(session);
            match () {
                () if !defined && solution(poison) => InitialBit::Poison,
                () if !defined && self.undef && solution(undef) => InitialBit::Undef,
                () => InitialBit::determined(solution(value)),
            }
        });
        bits.collect()
    }

    /// The input bits that a smaller counterexample has as zeros, those first that matter most: what is poison and undef,
    /// then the numbers, from their highest bits.
    pub(crate) fn wishes(&self, session: &mut Session, widths: &[Vec<u32>]) -> Vec<Lit> {
        let (mut odd, mut numbers) = (Vec::new(), Vec::new());
        for (at, widths) in widths.iter().enumerate() {
            for (lane, &width) in widths.iter().enumerate() {
                let scalar = InputScalar::new(at, lane);
                odd.extend([scalar.poison(session), scalar.is_undef(session)]);
                numbers.extend((0..width).rev().map(|bit| scalar.bit(session, bit)));
            }
        }
        for (at, (size, _, _)) in self.shape.objects.iter().enumerate() {
            for byte in 0..size.0 as usize {
                let scalar = InputScalar::new(self.first_object() + at, byte);
                odd.push(scalar.is_undef(session));
                odd.extend((0..8).map(|bit| scalar.bit(session, 16 + bit)));
                numbers.extend((0..8).map(|bit| scalar.bit(session, bit)));
            }
        }
        odd.extend(numbers);
        odd
    }
}
