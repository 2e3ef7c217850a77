//! Jumps between functions, C11 7.13.
//!
//! `setjmp` makes a constant object on the stack of the function that calls it, which holds the place to go on, and stores a
//! pointer to it in the program's buffer. The object dies with the frame, so that a jump into a function that has returned is
//! found as an access to a dead object (C11 7.13.2.1p2).
//!
//! ```text
//! bytes  0 … 7               8 … 15             16 … 23
//!        frames below it     next instruction   register of the result
//! ```

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use crate::code::{Bytecode, CODE_BASE};
use crate::register::Register;
use semantics::UbKind;

/// The exponent of the object's alignment.
const ALIGN: u8 = 3;

impl ConcreteMachine {
    pub(in crate::machine) fn set_jump(
        &mut self,
        program: &Bytecode,
        site: u32,
        buffer: u8,
        next: usize,
    ) -> Result<usize, Halt> {
        let (site, mut arguments) = self.jump_arguments(program, site)?;
        let place = Self::advanced(self.word(&mut arguments)?, u64::from(buffer));
        let result = self.base + site.dst as usize;
        let numbers = [self.frames.len() as u64, next as u64, result as u64];
        let object = self.memory.allocate(24, ALIGN).ok_or(Halt::Memory)?;
        let bytes: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        self.write_bytes(object, &bytes)?;
        self.memory.make_constant(object);
        self.store_pointer(place, object)?;
        if site.signature != 0 {
            self.registers[result] = Register::int(0);
        }
        Ok(next)
    }

    pub(in crate::machine) fn long_jump(
        &mut self,
        program: &Bytecode,
        site: u32,
        buffer: u8,
    ) -> Result<usize, Halt> {
        let (_, mut arguments) = self.jump_arguments(program, site)?;
        let place = Self::advanced(self.word(&mut arguments)?, u64::from(buffer));
        // LLVM's own jump has no second argument.
        let value = if buffer == 0 { self.int(&mut arguments)? } else { 1 };
        let object = self.load_pointer(place)?;
        let bytes = self.bytes_at(object, 24)?;
        let number = |at: usize| {
            let mut word = [0; 8];
            word.copy_from_slice(&bytes[at..at + 8]);
            u64::from_le_bytes(word) as usize
        };
        let (depth, next, result) = (number(0), number(8), number(16));
        // Only a pointer to other memory, put into the buffer by the program, has other numbers.
        let known = self.memory.is_constant(object) && depth <= self.frames.len();
        if !known || next >= program.code.len() || result >= self.registers.len() {
            return Err(Halt::Undefined(UbKind::NoProvenance));
        }
        self.leave_frames(depth);
        self.registers[result] = Register::int(u64::from(if value == 0 { 1 } else { value as u32 }));
        Ok(next)
    }

    fn jump_arguments<'p>(
        &self,
        program: &'p Bytecode,
        site: u32,
    ) -> Result<(crate::code::CallSite, Arguments<'p>), Halt> {
        let site = program.sites[site as usize];
        let callee = self.callee(program, site.target)?;
        Ok((site, Arguments::new(&program.args[site.args.0 as usize..site.args.1 as usize], callee)))
    }

    /// LangRef "llvm.frameaddress": an object of the running function's frame, and null for callers.
    pub(super) fn frame_address(&mut self, arguments: &mut Arguments<'_>) -> Result<Register, Halt> {
        match self.int(arguments)? {
            0 => self.memory.allocate(0, ALIGN).ok_or(Halt::Memory),
            _ => Ok(Register::int(0)),
        }
    }

    /// LangRef "llvm.returnaddress": a number that stands for the call, and null for callers.
    pub(super) fn return_address(&mut self, arguments: &mut Arguments<'_>) -> Result<Register, Halt> {
        let caller = self.frames.last().map_or(0, |frame| CODE_BASE / 2 + frame.call().1 as u64);
        Ok(Register::int(if self.int(arguments)? == 0 { caller } else { 0 }))
    }
}
