//! Files: a program sees none. What only looks for a file does not find it; what would make one is refused.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::register::Register;
use semantics::c_library::LibraryFunction as F;

/// The flag of `open` by which a file is made.
const CREATE: i32 = 0o100;

impl ConcreteMachine {
    pub(super) fn file_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        self.string(arguments)?;
        match function {
            F::Fopen | F::Fopen64 => match self.string(arguments)?.first() {
                Some(b'r') => Ok(LibraryResult::Pointer(Register::int(0))),
                _ => Err(Halt::External(arguments.callee)),
            },
            F::Open | F::Open64 if self.int(arguments)? & CREATE != 0 => {
                Err(Halt::External(arguments.callee))
            }
            _ => Ok(LibraryResult::int(-1)),
        }
    }
}
