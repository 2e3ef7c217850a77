//! The C library for whole programs: each function by the host, on the machine's memory and with its checks.

mod arguments;
mod characters;
mod files;
#[doc(hidden)]
pub mod format;
mod heap;
mod input;
mod jumps;
mod mathematics;
mod numbers;
#[doc(hidden)]
pub mod random;
mod streams;
mod strings;
#[doc(hidden)]
pub mod time;

use self::arguments::Arguments;
pub(crate) use self::streams::STREAMS;
use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, CallSite, LibraryEntry, Reg};
use crate::register::{Register, mask};
use semantics::c_library::{LibraryFamily, LibraryFunction};

/// The exit status by which a shell shows that `abort` or a trap ended a program: 128 and the signal's number.
const ABORTED: i32 = 134;

/// The output of a program on its standard streams, and its exit status.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramOutput {
    /// Standard output.
    pub output: Vec<u8>,
    /// Standard error.
    pub errors: Vec<u8>,
    /// The status, if the program ended by itself.
    pub status: Option<i32>,
    /// The instructions through which poison came to undefined behaviour, the latest first; empty without it.
    pub poison: Vec<ir::ProgramPoint>,
    /// The calls that led to undefined behaviour, the latest first; empty without it. Where the stack is full, the call that no longer
    /// fits comes first.
    pub calls: Vec<ir::ProgramPoint>,
    /// The number of calls that were open where the stack was full.
    pub depth: usize,
}

/// The number of the program's process.
const PROCESS: i32 = 1000;

/// The state of the library between calls.
#[derive(Debug, Default)]
pub(super) struct LibraryState {
    input: input::ProgramInput,
    random: random::RandomNumbers,
}

impl LibraryState {
    /// The state at the start of a program with this standard input.
    pub(super) fn new(input: Vec<u8>) -> LibraryState {
        LibraryState { input: input::ProgramInput::new(input), random: random::RandomNumbers::default() }
    }
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
    /// Calls a function of the C library.
    pub(super) fn library(
        &mut self,
        program: &Bytecode,
        function: LibraryFunction,
        site: u32,
    ) -> Result<(), Halt> {
        let CallSite { args: (first, end), dst, signature: width, target } = program.sites[site as usize];
        let callee = self.callee(program, target)?;
        let mut arguments = Arguments::new(&program.args[first as usize..end as usize], callee);
        let argument =
            program.args[first as usize..end as usize].first().map(|argument| self.get(argument.src));
        self.held_while_running(program, (function, callee, Some(site)), argument)?;
        let result = self.library_call(function, &mut arguments)?;
        self.library_result(result, width, dst);
        Ok(())
    }

    /// Calls a function of the C library through a pointer.
    #[cold]
    pub(super) fn library_by_address(
        &mut self,
        program: &Bytecode,
        callee: u32,
        site: CallSite,
    ) -> Result<(), Halt> {
        let Some(LibraryEntry { function, width }) = program.functions[callee as usize].library else {
            return Err(Halt::External(callee));
        };
        let (first, end) = site.args;
        let argument =
            program.args[first as usize..end as usize].first().map(|argument| self.get(argument.src));
        self.held_while_running(program, (function, callee, None), argument)?;
        let mut arguments = Arguments::new(&program.args[first as usize..end as usize], callee);
        let result = self.library_call(function, &mut arguments)?;
        self.library_result(result, u64::from(width), site.dst);
        Ok(())
    }

    /// Bits of the result beyond its declared width are zero.
    fn library_result(&mut self, result: LibraryResult, width: u64, dst: Reg) {
        let register = match result {
            LibraryResult::Nothing => return,
            LibraryResult::Number(number) => Register::int(number & mask(width as u32)),
            LibraryResult::Pointer(register) => register,
            LibraryResult::Double(number) if width == 32 => {
                Register::int(u64::from((number as f32).to_bits()))
            }
            LibraryResult::Double(number) => Register::int(number.to_bits()),
        };
        if width != 0 {
            self.set(dst, register);
        }
    }

    fn library_call(&mut self, function: LibraryFunction, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function.family() {
            LibraryFamily::FormattedOutput => self.formatted(function, arguments),
            LibraryFamily::Output => self.stream_call(function, arguments),
            LibraryFamily::Input => self.input_call(function, arguments),
            LibraryFamily::Files => self.file_call(function, arguments),
            LibraryFamily::Strings => self.string_call(function, arguments),
            LibraryFamily::Numbers => self.number_call(function, arguments),
            LibraryFamily::Characters => self.character_call(function, arguments),
            LibraryFamily::Memory => self.heap_call(function, arguments),
            LibraryFamily::Environment => self.environment_call(function, arguments),
            LibraryFamily::Time => self.time_call(function, arguments),
            // Calls by their names are instructions of their own.
            LibraryFamily::Jumps => Err(Halt::External(arguments.callee)),
            LibraryFamily::Frames => self.frame_call(function, arguments),
            LibraryFamily::End => self.ending_call(function, arguments),
            LibraryFamily::UnaryMathematics => self.unary_call(function, arguments),
            LibraryFamily::BinaryMathematics => self.binary_call(function, arguments),
            LibraryFamily::MixedMathematics => self.mixed_call(function, arguments),
        }
    }

    fn environment_call(&mut self, function: LibraryFunction, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            LibraryFunction::Sysconf => self.system_limit(arguments),
            LibraryFunction::Getpid => Ok(LibraryResult::int(PROCESS)),
            // The handler that was there, SIG_DFL, is a null pointer.
            LibraryFunction::Signal => Ok(LibraryResult::Pointer(Register::int(0))),
            _ => {
                self.string(arguments)?;
                Ok(LibraryResult::Pointer(Register::int(0)))
            }
        }
    }

    fn frame_call(&mut self, function: LibraryFunction, arguments: &mut Arguments<'_>) -> LibraryCall {
        Ok(LibraryResult::Pointer(match function {
            LibraryFunction::FrameAddress => self.frame_address(arguments)?,
            _ => self.return_address(arguments)?,
        }))
    }

    fn ending_call(&mut self, function: LibraryFunction, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            LibraryFunction::Abort | LibraryFunction::Trap | LibraryFunction::UbsanTrap => {
                self.leave(ABORTED)
            }
            LibraryFunction::AssertFail => self.failed_assertion(arguments),
            _ => {
                let status = self.int(arguments)?;
                self.leave(status & 0xff)
            }
        }
    }

    /// Ends the program.
    fn leave(&mut self, status: i32) -> LibraryCall {
        self.program.status = Some(status);
        Err(Halt::Finished)
    }

    /// POSIX `sysconf`: the size of a page is known, other limits are not.
    fn system_limit(&mut self, arguments: &mut Arguments<'_>) -> LibraryCall {
        const PAGE_SIZE: i32 = 30;
        let name = self.int(arguments)?;
        Ok(LibraryResult::long(if name == PAGE_SIZE { 4096 } else { -1 }))
    }

    fn failed_assertion(&mut self, arguments: &mut Arguments<'_>) -> LibraryCall {
        let (assertion, file) = (self.string(arguments)?, self.string(arguments)?);
        let line = self.int(arguments)?;
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let message = format!("{}:{line}: Assertion `{}' failed.\n", text(&file), text(&assertion));
        self.program.errors.extend_from_slice(message.as_bytes());
        self.leave(ABORTED)
    }
}
