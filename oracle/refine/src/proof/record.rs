//! The records that runs leave: calls, the memory that others see, addresses, and ends.

use rustc_hash::FxHashSet;
use semantics::UbKind;
use smol_str::SmolStr;

use super::graph::FunctionSide;
use super::value::{Base, ProofValue};
use crate::gates::Lit;
use crate::sets::CallPromises;

/// A bit of memory that others see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisibleBit {
    pub(super) value: Lit,
    pub(super) poison: Lit,
    /// The object or function that the pointer with this bit points into.
    pub(super) base: Base,
}

/// The contents of an object that a called function may read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SeenObject {
    pub(super) bits: Vec<VisibleBit>,
    /// The number of bits before the place that the called function knows.
    pub(super) before: usize,
}

impl SeenObject {
    /// The bits of another object at the places of these; `None` if it has not so many. What a function does beyond the object that the
    /// source passes is undefined there.
    pub(super) fn counterpart<'a>(&self, other: &'a SeenObject) -> Option<&'a [VisibleBit]> {
        let first = other.before.checked_sub(self.before)?;
        other.bits.get(first..first + self.bits.len())
    }
}

/// A call of a function without a body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct ProofEvent {
    pub(super) callee: SmolStr,
    pub(super) arguments: Vec<ProofValue>,
    /// The contents of the objects that the called function may read.
    pub(super) memory: Vec<SeenObject>,
    pub(super) promises: CallPromises,
    /// True if control must come back, so that undefined behaviour after the call is undefined behaviour before it.
    pub(super) must_return: bool,
}

/// A place in memory that others see where a run left the first address of an object of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct StoredAddress {
    pub(super) holder: AddressHolder,
    /// Its distance from the holder's start, in bytes.
    pub(super) byte: usize,
}

/// The object that holds an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum AddressHolder {
    /// By its number among the objects that both functions see.
    Visible(usize),
    /// By its number among the objects of the run's own that others know.
    Own(usize),
}

/// The end of a run.
#[derive(Clone, Debug)]
pub(super) enum ProofRunEnd {
    Returned {
        value: Option<ProofValue>,
        memory: Vec<Vec<VisibleBit>>,
        /// The objects of the heap that the function allocated and others know, without bits if nobody may access them any more.
        own: Vec<SeenObject>,
        /// The places by which others come to know those that no call and no result shows, in order.
        stored: Vec<StoredAddress>,
    },
    /// The last function that it called does not return.
    Stopped,
    Undefined(UbKind),
    /// It made more decisions than a run may.
    Unfinished,
}

/// One run, which happens under a condition.
#[derive(Clone, Debug)]
pub(super) struct ProofRun {
    pub(super) condition: Lit,
    pub(super) events: Vec<ProofEvent>,
    pub(super) end: ProofRunEnd,
}

/// An object that a call may write, which is no event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenObject {
    /// For each byte, a bit that holds if the call writes it, and what it writes.
    pub(super) bytes: Vec<(Lit, [Lit; 8])>,
    /// The number of bytes before the place that the called function knows.
    pub(super) before: usize,
}

/// A call of a function that writes nothing, or only what its arguments point to: what it does depends on its arguments and what it reads alone.
pub(crate) struct ReaderCall {
    pub(super) callee: SmolStr,
    pub(super) side: FunctionSide,
    /// Its arguments, as a function outside the module sees them.
    pub(super) arguments: Vec<ProofValue>,
    pub(super) memory: Vec<SeenObject>,
    /// The number of calls that may have written what it reads.
    pub(super) after: usize,
    /// One bit if it is undefined, one if it returns, and the bits of its result.
    pub(super) outcome: Vec<Lit>,
    pub(super) result: ProofValue,
    /// The objects that it may write.
    pub(super) written: Vec<WrittenObject>,
}

/// The place of an object of one run alone, which that run chooses.
#[derive(Clone, Debug)]
pub(super) struct LocalAddress {
    pub(super) place: ObjectAddress,
    /// True if a program may come back from the number to the object. LangRef "ptrtoint".
    pub(super) is_exposed: bool,
    /// The other objects, by their serial numbers, from which it is known to be apart.
    pub(super) apart_from: FxHashSet<u32>,
}

impl LocalAddress {
    pub(super) fn is_apart_from(&self, serial: u32) -> bool {
        self.place.serial == serial || self.apart_from.contains(&serial)
    }
}

/// The place of an object.
#[derive(Clone, Debug)]
pub(super) struct ObjectAddress {
    pub(super) serial: u32,
    pub(super) first: Vec<Lit>,
    /// The address after its last byte.
    pub(super) end: Vec<Lit>,
}
