//! The values of registers and of bits of memory.

use std::rc::Rc;

use ethnum::U256;
use ir::FuncId;
use smallvec::SmallVec;

use crate::gates::Lit;

/// The object or function that a pointer points into; for a number, `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Base {
    /// An address of which only the number is known, which is its bits. Integers have this base, too.
    Nothing,
    /// No object: null, and what is computed from it. The bits are the address. LangRef "Pointer Aliasing Rules": no memory can be
    /// accessed through it.
    Null,
    /// An object, by its serial number; the bits are the distance from its start in bytes.
    Object(u32),
    /// A function of the module; to others, who see both modules, one by its number in `Session::seen_functions`.
    Function(FuncId),
}

impl Base {
    /// The base as others see it, who see the number only.
    pub(crate) fn seen(self) -> Base {
        if self == Base::Null { Base::Nothing } else { self }
    }
}

/// An integer, a floating-point number or a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScalarBits {
    /// Lowest first.
    pub bits: Rc<[Lit]>,
    /// True if it is poison.
    pub poison: Lit,
    pub base: Base,
}

/// The scalars of a value: one, or the lanes of a vector, or the members of an aggregate.
pub type ProofValue = SmallVec<[ScalarBits; 1]>;

/// One bit of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemoryBit {
    pub value: Lit,
    pub poison: Lit,
    /// A bit of a pointer to an object, whose address is not known.
    pub address: bool,
}

impl MemoryBit {
    pub fn known(value: bool) -> MemoryBit {
        MemoryBit::determined(Lit::known(value))
    }

    pub fn determined(value: Lit) -> MemoryBit {
        MemoryBit { value, poison: Lit::FALSE, address: false }
    }
}

impl ScalarBits {
    pub fn number(bits: Vec<Lit>, poison: Lit) -> ScalarBits {
        ScalarBits { bits: bits.into(), poison, base: Base::Nothing }
    }

    pub fn known(width: u32, value: U256) -> ScalarBits {
        ScalarBits::number(constant(width, value), Lit::FALSE)
    }

    pub fn poison(width: u32) -> ScalarBits {
        ScalarBits::number(vec![Lit::FALSE; width as usize], Lit::TRUE)
    }

    /// The number, if its bits are constants; poison is not looked at.
    pub fn constant(&self) -> Option<U256> {
        let high = self.bits.get(U256::BITS as usize..).unwrap_or_default();
        if high.iter().any(|bit| *bit != Lit::FALSE) {
            return None;
        }
        let bit = |number: U256, lit: &Lit| Some(number << 1 | U256::from(u8::from(lit.constant()?)));
        self.bits.iter().take(U256::BITS as usize).rev().try_fold(U256::ZERO, bit)
    }
}

/// The bits of a number.
pub fn constant(width: u32, value: U256) -> Vec<Lit> {
    (0..width).map(|at| Lit::known(at < U256::BITS && (value >> at).as_u8() & 1 != 0)).collect()
}
