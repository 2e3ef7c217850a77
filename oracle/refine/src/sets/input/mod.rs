//! Inputs of a function: its arguments, the objects behind pointers, the contents of globals, and the behaviour of functions that
//! the module does not define.

mod contents;
mod reach;
mod scalars;
mod shape;
mod space;

use ir::{Align, Bits, Module};

use super::domain::{OrHalt, SetDomain, unsupported};
use super::external_world::World;
use super::memory::Bit;
use super::value::{Scalar, ValueSet};
use crate::machine::Machine;
use crate::machine::memory::AccessRange;
use crate::machine::origin::ObjectName;

pub(crate) use reach::Reach;
pub(crate) use shape::{ArgumentShape, InputShape, shapes};
pub(crate) use space::Inputs;

/// The initial state of a bit of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InitialBit {
    /// Zero.
    Zero,
    /// One.
    One,
    /// Undef: each load chooses.
    Undef,
    /// Poison.
    Poison,
}

/// The other users of the object behind a pointer parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectSharing {
    /// Anything outside the function, before, during and after the call.
    Shared,
    /// The same, but nothing writes it: a constant.
    Constant,
    /// Nothing during the call: `noalias`.
    Private,
    /// Nothing at all: the copy behind a `byval` parameter.
    Copy,
}

impl ObjectSharing {
    /// True if functions that are called may write it without being passed its address.
    pub(crate) fn is_shared(self) -> bool {
        self == ObjectSharing::Shared
    }

    /// True if the caller sees its contents after the call.
    pub(crate) fn is_visible(self) -> bool {
        matches!(self, ObjectSharing::Shared | ObjectSharing::Private)
    }
}

/// The object behind a pointer parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParameterObject {
    /// Its alignment.
    pub align: Align,
    /// Its bits, lowest first.
    pub bits: Vec<InitialBit>,
    /// The other users of the object.
    pub sharing: ObjectSharing,
}

/// The state that a function meets when it is called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Input {
    /// For each parameter, the values that a use may see.
    pub arguments: Vec<ValueSet>,
    /// The objects behind pointer parameters, in the order of the parameters that have one of their own.
    pub objects: Vec<ParameterObject>,
    /// The contents of globals whose initialisers say nothing about them, by their index in the module.
    pub globals: Vec<(u32, Vec<InitialBit>)>,
    /// The behaviour of functions that the module does not define; `None` where calls of them are observed only.
    pub world: Option<World>,
}

/// The part of all inputs that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Coverage {
    /// All inputs.
    Complete,
    /// All values, by a proof, where memory is arranged in one of n ways.
    Proved,
    /// All values, by a proof, as far as a run makes no more decisions than a proof follows.
    ProvedBounded,
    /// Some: boundary values, numbers that the functions mention, and arbitrary ones.
    Sampled,
}

impl Input {
    /// Appends the objects to a memory that holds the globals, and fills the globals.
    pub(super) fn lay_out(&self, machine: &mut Machine<'_, SetDomain<'_>>) -> OrHalt<()> {
        let mut scalars = self.arguments.iter().flat_map(|set| set.values()).flat_map(|value| &value.0);
        if scalars.any(|scalar| matches!(scalar, Scalar::Pointer(pointer) if pointer.function().is_some())) {
            return Err(unsupported("a pointer to a function"));
        }
        let image = |bits: &[InitialBit]| bits.iter().map(|bit| bit.in_memory()).collect::<Vec<_>>();
        for (index, bits) in &self.globals {
            let start = AccessRange::start(*index as usize);
            machine.memory.write(start, Bits(0), &image(bits), &mut machine.domain);
        }
        for (at, ParameterObject { align, bits, sharing }) in self.objects.iter().enumerate() {
            let size = Bits(bits.len() as u64).bytes_ceil();
            let object = machine.object(ObjectName::Parameter(at as u32), size, *align)?;
            machine.memory.write(AccessRange::start(object), Bits(0), &image(bits), &mut machine.domain);
            if *sharing == ObjectSharing::Constant {
                machine.memory.make_constant(object);
            }
        }
        Ok(())
    }

    /// The objects that functions outside the module may access, by their index in memory.
    pub(super) fn shared_objects(&self, module: &Module) -> Vec<usize> {
        let globals = module.globals.iter().enumerate().filter(|(_, global)| !global.constant);
        let globals = globals.map(|(at, _)| at);
        let objects = self.objects.iter().enumerate().filter(|(_, object)| object.sharing.is_shared());
        globals.chain(objects.map(|(at, _)| module.globals.len() + at)).collect()
    }
}

impl InitialBit {
    fn in_memory(self) -> Bit {
        match self {
            InitialBit::Zero => Bit::Known(false),
            InitialBit::One => Bit::Known(true),
            InitialBit::Undef => Bit::Undef,
            InitialBit::Poison => Bit::Poison,
        }
    }

    pub(crate) fn determined(bit: bool) -> InitialBit {
        if bit { InitialBit::One } else { InitialBit::Zero }
    }
}
