//! Output of characters to the standard streams. C11 7.21.7, 7.21.8.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use semantics::UbKind;
use semantics::c_library::LibraryFunction as F;

/// Bytes that a program may write.
const MAX_OUTPUT: usize = 1 << 28;

/// The addresses that stand for `stdin`, `stdout` and `stderr`.
pub(crate) const STREAMS: [(&str, u64); 3] = [("stdin", 1), ("stdout", 2), ("stderr", 3)];

/// A stream that can be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OutputStream {
    Output,
    Errors,
}

impl ConcreteMachine {
    pub(super) fn stream_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            F::Puts | F::PutsUnlocked => {
                let mut text = self.string(arguments)?;
                text.push(b'\n');
                self.put(OutputStream::Output, &text)?;
                Ok(LibraryResult::int(text.len() as i32))
            }
            F::Putchar | F::PutcharUnlocked => {
                let character = self.int(arguments)? as u8;
                self.put(OutputStream::Output, &[character])?;
                Ok(LibraryResult::int(i32::from(character)))
            }
            F::Putc | F::Fputc | F::PutcUnlocked | F::FputcUnlocked => {
                let character = self.int(arguments)? as u8;
                let stream = self.stream(arguments)?;
                self.put(stream, &[character])?;
                Ok(LibraryResult::int(i32::from(character)))
            }
            F::Fputs | F::FputsUnlocked => {
                let text = self.string(arguments)?;
                let stream = self.stream(arguments)?;
                self.put(stream, &text)?;
                Ok(LibraryResult::int(1))
            }
            F::Fwrite | F::FwriteUnlocked => {
                let pointer = self.word(arguments)?;
                let (size, count) = (self.size(arguments)?, self.size(arguments)?);
                let bytes = size.checked_mul(count).ok_or(Halt::Undefined(UbKind::OutOfBounds))?;
                let bytes = self.bytes_at(pointer, bytes)?;
                let stream = self.stream(arguments)?;
                self.put(stream, &bytes)?;
                Ok(LibraryResult::Number(if size == 0 { 0 } else { count }))
            }
            F::Write => {
                let descriptor = self.int(arguments)?;
                let (pointer, size) = (self.word(arguments)?, self.size(arguments)?);
                let stream = match descriptor {
                    1 => OutputStream::Output,
                    2 => OutputStream::Errors,
                    _ => return Ok(LibraryResult::long(-1)),
                };
                let bytes = self.bytes_at(pointer, size)?;
                self.put(stream, &bytes)?;
                Ok(LibraryResult::Number(size))
            }
            // The descriptors of the streams are one less than what stands for their addresses.
            F::Fileno => Ok(LibraryResult::int(self.word(arguments)?.bits as i32 - 1)),
            // Nothing is held back.
            _ => Ok(LibraryResult::int(0)),
        }
    }

    /// The stream that the next argument is.
    pub(super) fn stream(&mut self, arguments: &mut Arguments<'_>) -> Result<OutputStream, Halt> {
        match self.word(arguments)?.bits {
            2 => Ok(OutputStream::Output),
            3 => Ok(OutputStream::Errors),
            0 => Err(Halt::Undefined(UbKind::NullAccess)),
            _ => Err(Halt::Undefined(UbKind::NoProvenance)),
        }
    }

    pub(super) fn put(&mut self, stream: OutputStream, bytes: &[u8]) -> Result<(), Halt> {
        self.charge(bytes.len() as u64 / 8)?;
        let to = match stream {
            OutputStream::Output => &mut self.program.output,
            OutputStream::Errors => &mut self.program.errors,
        };
        if to.len() + bytes.len() > MAX_OUTPUT {
            return Err(Halt::Memory);
        }
        to.extend_from_slice(bytes);
        Ok(())
    }
}
