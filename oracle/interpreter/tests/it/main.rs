//! Tests of the interpreters against LangRef, the thesis, native code, and planted faults.

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
mod library;
mod malformed;
mod memory;
mod pointers;
mod poison;
mod poison_faults;
mod promise_faults;
mod rules;
mod type_faults;
mod types;
mod undefined;
mod vectors;
