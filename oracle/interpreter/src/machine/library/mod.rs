//! The C library for whole programs: each function by the host, on the machine's memory and with its checks.

mod arguments;
mod characters;
mod format;
mod heap;
mod mathematics;
mod numbers;
mod streams;
mod strings;

use self::arguments::Arguments;
pub(crate) use self::streams::STREAMS;
use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, CallSite};
use crate::library::LibraryFunction;
use crate::register::{Register, mask};

/// The exit status by which a shell shows that `abort` or a trap ended a program: 128 and the signal's number.
const ABORTED: i32 = 134;

/// What a program has written to its standard streams, and its exit status.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramOutput {
    /// Standard output.
    pub output: Vec<u8>,
    /// Standard error.
    pub errors: Vec<u8>,
    /// The status, if the program ended by itself.
    pub status: Option<i32>,
}

/// The result of a library function.
enum LibraryResult {
    Nothing,
    /// An integer; the declared result type cuts it.
    Number(u64),
    Pointer(Register),
    Double(f64),
}

type LibraryCall = Result<LibraryResult, Halt>;

impl LibraryResult {
    fn int(number: i32) -> LibraryResult {
        LibraryResult::Number(i64::from(number) as u64)
    }

    fn long(number: i64) -> LibraryResult {
        LibraryResult::Number(number as u64)
    }

    fn truth(value: bool) -> LibraryResult {
        LibraryResult::Number(u64::from(value))
    }
}

impl ConcreteMachine {
    /// Calls a function of the C library. Bits of the result beyond its declared width are zero.
    pub(super) fn library(
        &mut self,
        program: &Bytecode,
        function: LibraryFunction,
        site: u32,
    ) -> Result<(), Halt> {
        let CallSite { args: (first, end), dst, signature: width, .. } = program.sites[site as usize];
        let mut arguments = Arguments::new(&program.args[first as usize..end as usize]);
        let register = match self.library_call(function, &mut arguments)? {
            LibraryResult::Nothing => return Ok(()),
            LibraryResult::Number(number) => Register::int(number & mask(width as u32)),
            LibraryResult::Pointer(register) => register,
            LibraryResult::Double(number) => Register::int(number.to_bits()),
        };
        if width != 0 {
            self.set(dst, register);
        }
        Ok(())
    }

    fn library_call(&mut self, function: LibraryFunction, arguments: &mut Arguments<'_>) -> LibraryCall {
        use LibraryFunction as F;
        match function {
            F::Printf
            | F::Fprintf
            | F::Sprintf
            | F::Snprintf
            | F::Vprintf
            | F::Vfprintf
            | F::Vsprintf
            | F::Vsnprintf => self.formatted(function, arguments),
            F::Puts | F::Putchar | F::Putc | F::Fputc | F::Fputs | F::Fwrite | F::Fflush => {
                self.stream_call(function, arguments)
            }
            F::Strlen
            | F::Strnlen
            | F::Strcmp
            | F::Strncmp
            | F::Strcpy
            | F::Strncpy
            | F::Strcat
            | F::Strncat
            | F::Strchr
            | F::Strrchr
            | F::Strstr
            | F::Strspn
            | F::Strcspn
            | F::Memcmp
            | F::Bcmp
            | F::Memchr => self.string_call(function, arguments),
            F::Atoi
            | F::Atol
            | F::Strtol
            | F::Strtoul
            | F::Strtoll
            | F::Strtoull
            | F::Abs
            | F::Labs
            | F::Llabs => self.number_call(function, arguments),
            F::Toupper
            | F::Tolower
            | F::Isdigit
            | F::Isalpha
            | F::Isalnum
            | F::Isspace
            | F::Isupper
            | F::Islower => self.character_call(function, arguments),
            F::Malloc | F::Calloc | F::Realloc | F::Free | F::Strdup => self.heap_call(function, arguments),
            F::Abort | F::Trap | F::UbsanTrap => self.leave(ABORTED),
            F::AssertFail => self.failed_assertion(arguments),
            F::Exit | F::UnderscoreExit | F::QuickExit => {
                let status = self.int(arguments)?;
                self.leave(status & 0xff)
            }
            F::Sqrt
            | F::Floor
            | F::Ceil
            | F::Trunc
            | F::Round
            | F::Fabs
            | F::Fmod
            | F::Pow
            | F::Exp
            | F::Log
            | F::Log10
            | F::Sin
            | F::Cos
            | F::Tan
            | F::Atan
            | F::Atan2 => self.mathematics_call(function, arguments),
        }
    }

    /// Ends the program.
    fn leave(&mut self, status: i32) -> LibraryCall {
        self.program.status = Some(status);
        Err(Halt::Finished)
    }

    fn failed_assertion(&mut self, arguments: &mut Arguments<'_>) -> LibraryCall {
        let (assertion, file) = (self.string(arguments)?, self.string(arguments)?);
        let line = self.int(arguments)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let said = format!("{}:{line}: Assertion `{}' failed.\n", text(&file), text(&assertion));
        self.program.errors.extend_from_slice(said.as_bytes());
        self.leave(ABORTED)
    }
}
