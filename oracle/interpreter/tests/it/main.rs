//! Tests of the interpreters against LangRef, the thesis, native code, and planted faults.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod address_spaces;
mod atomics;
mod calls;
mod common;
mod compiled;
mod faults;
mod fields;
mod floats;
mod integers;
mod jumps;
mod legalize;
mod library;
mod malformed;
mod memory;
mod pointer_limits;
mod pointers;
mod poison;
mod poison_faults;
mod promise_faults;
mod rules;
mod table;
mod type_faults;
mod types;
mod undefined;
mod units;
mod unsupported;
mod vectors;
