//! Standard input. C11 7.21.7, 7.21.8.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::register::Register;
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

/// The result of `getchar` at the end.
const END: i32 = -1;

/// A program's standard input, and how much of it was read.
#[derive(Debug, Default)]
pub(super) struct ProgramInput {
    bytes: Vec<u8>,
    at: usize,
    /// The bytes that were pushed back, the last first.
    pushed: Vec<u8>,
    /// True if a read met the end: C11 7.21.10.2.
    ended: bool,
}

impl ProgramInput {
    pub(super) fn new(bytes: Vec<u8>) -> ProgramInput {
        ProgramInput { bytes, ..ProgramInput::default() }
    }

    fn next(&mut self) -> Option<u8> {
        if let Some(byte) = self.pushed.pop() {
            return Some(byte);
        }
        let byte = self.bytes.get(self.at).copied();
        match byte {
            Some(_) => self.at += 1,
            None => self.ended = true,
        }
        byte
    }

    fn take(&mut self, most: u64) -> Vec<u8> {
        let mut taken = Vec::new();
        while (taken.len() as u64) < most {
            let Some(byte) = self.next() else { break };
            taken.push(byte);
        }
        taken
    }
}

impl ConcreteMachine {
    pub(super) fn input_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            F::Getchar => Ok(self.character()),
            F::Getc | F::Fgetc => {
                self.input_stream(arguments)?;
                Ok(self.character())
            }
            F::Fgets => self.line(arguments),
            F::Fread => {
                let to = self.word(arguments)?;
                let (size, count) = (self.size(arguments)?, self.size(arguments)?);
                self.input_stream(arguments)?;
                let most = size.checked_mul(count).ok_or(Halt::Undefined(UbKind::OutOfBounds))?;
                let bytes = self.library.input.take(most);
                self.write_bytes(to, &bytes)?;
                Ok(LibraryResult::Number((bytes.len() as u64).checked_div(size).unwrap_or(0)))
            }
            F::Read => {
                if self.int(arguments)? != 0 {
                    return Ok(LibraryResult::long(-1));
                }
                let to = self.word(arguments)?;
                let most = self.size(arguments)?;
                let bytes = self.library.input.take(most);
                self.write_bytes(to, &bytes)?;
                Ok(LibraryResult::Number(bytes.len() as u64))
            }
            F::Ungetc => {
                let character = self.int(arguments)?;
                self.input_stream(arguments)?;
                if character != END {
                    self.library.input.pushed.push(character as u8);
                    self.library.input.ended = false;
                }
                Ok(LibraryResult::int(character))
            }
            F::Feof => {
                let input = self.word(arguments)?.bits == 1;
                Ok(LibraryResult::truth(input && self.library.input.ended))
            }
            F::Clearerr => {
                if self.word(arguments)?.bits == 1 {
                    self.library.input.ended = false;
                }
                Ok(LibraryResult::Nothing)
            }
            // No stream has errors.
            _ => Ok(LibraryResult::int(0)),
        }
    }

    fn character(&mut self) -> LibraryResult {
        LibraryResult::int(self.library.input.next().map_or(END, i32::from))
    }

    /// Reads the argument that must be `stdin`.
    fn input_stream(&mut self, arguments: &mut Arguments<'_>) -> Result<(), Halt> {
        match self.word(arguments)?.bits {
            1 => Ok(()),
            0 => Err(Halt::Undefined(UbKind::NullAccess)),
            _ => Err(Halt::Undefined(UbKind::NoProvenance)),
        }
    }

    /// C11 7.21.7.2: null at the end of the input, which leaves the array as it is.
    fn line(&mut self, arguments: &mut Arguments<'_>) -> LibraryCall {
        let to = self.word(arguments)?;
        let size = self.int(arguments)?;
        self.input_stream(arguments)?;
        let mut line = Vec::new();
        while i32::try_from(line.len()).is_ok_and(|length| length < size - 1) {
            let Some(byte) = self.library.input.next() else { break };
            line.push(byte);
            if byte == b'\n' {
                break;
            }
        }
        if line.is_empty() {
            return Ok(LibraryResult::Pointer(Register::int(0)));
        }
        line.push(0);
        self.write_bytes(to, &line)?;
        Ok(LibraryResult::Pointer(to))
    }
}
