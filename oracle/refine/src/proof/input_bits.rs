//! The numbers of the bits of an input: of arguments and memory, of what functions outside answer, and of addresses. Two bits of one number
//! would be one bit, so that a proof of what needs more of them than there are is refused.

use crate::shape::WIDEST_INTEGER;

/// Bits of one scalar, or one byte of an object: its number, then whether it is undef, and whether it is poison.
pub const SCALAR_BITS: u32 = 1 << 11;
/// Scalars of one argument or bytes of one object.
pub(crate) const SCALARS: u32 = 1 << 9;
/// Arguments, objects and globals, or variables of a proof value by value.
pub(crate) const OWNERS: u32 = 3 << 10;

/// The first bit that answers a call.
pub(super) const FIRST_ANSWER: u32 = 3 << 30;
/// Calls of one run, the answers of each, and the bits of an answer: a number, and whether it is poison.
pub(super) const CALLS: u32 = 1 << 6;
pub(super) const ANSWERS: u32 = 1 << 9;
pub(super) const ANSWER_BITS: u32 = SCALAR_BITS;

/// The first bit of the outcomes of calls that are no events.
pub(super) const FIRST_OUTCOME: u32 = FIRST_ANSWER + CALLS * ANSWERS * ANSWER_BITS;
/// Such calls of all runs of both functions, and the bits of one outcome.
pub(super) const OUTCOMES: u32 = 1 << 8;
pub(super) const OUTCOME_BITS: u32 = 1 << 16;

/// The first bit of what such calls write, for each as many as for its outcome.
pub(super) const FIRST_WRITTEN: u32 = FIRST_OUTCOME + OUTCOMES * OUTCOME_BITS;

/// The first bit of the addresses of objects.
pub(super) const FIRST_ADDRESS: u32 = 13 << 28;
/// The first bit of the addresses of functions.
pub(super) const FIRST_FUNCTION: u32 = 14 << 28;
/// Objects or functions, and the bits of the widest address.
pub(super) const ADDRESSES: u32 = 1 << 21;
pub(super) const WIDEST_POINTER: u32 = 1 << 7;

const _: () = assert!(WIDEST_INTEGER + 2 <= SCALAR_BITS, "undef and poison have bits of their own");
const _: () = assert!(OWNERS as u64 * SCALARS as u64 * SCALAR_BITS as u64 <= FIRST_ANSWER as u64);
const _: () = assert!(FIRST_WRITTEN as u64 + OUTCOMES as u64 * OUTCOME_BITS as u64 <= FIRST_ADDRESS as u64);
const _: () =
    assert!(FIRST_ADDRESS as u64 + ADDRESSES as u64 * WIDEST_POINTER as u64 <= FIRST_FUNCTION as u64);
const _: () = assert!(FIRST_FUNCTION as u64 + ADDRESSES as u64 * WIDEST_POINTER as u64 <= u32::MAX as u64);
