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
mod legalize;
mod library;
mod malformed;
mod memory;
mod pointers;
mod poison;
mod poison_faults;
mod promise_faults;
mod rules;
mod table;
mod type_faults;
mod types;
mod undefined;
mod unsupported;
mod vectors;
