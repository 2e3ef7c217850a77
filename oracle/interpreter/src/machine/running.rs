//! Holds a run to what the functions that run, and the calls that entered them, promise of how it goes on: `willreturn`, `nofree`. The
//! rules are those of `refine`.

use super::{ConcreteMachine, Halt};
use crate::code::{Bytecode, Inst};
use crate::register::Register;
use semantics::UbKind;
use semantics::c_library::LibraryFunction;

/// A function that runs.
struct Running {
    function: u32,
    /// The call that entered it; the host entered the first one.
    site: Option<u32>,
    /// The position of its first register.
    base: usize,
    /// The newest object when it was called.
    newest: u32,
}

impl ConcreteMachine {
    /// The functions that run, the outermost first.
    fn running<'a>(&'a self, program: &'a Bytecode) -> impl Iterator<Item = Running> + 'a {
        let site = |place: usize| match program.code.get(place) {
            Some(Inst::Call { site }) => Some(*site),
            _ => None,
        };
        (0..=self.frames.len()).map(move |depth| {
            let caller = depth.checked_sub(1).and_then(|depth| self.frames.get(depth));
            let level = self.frames.get(depth).map(|frame| frame.level());
            let (function, _, base) = level.unwrap_or((self.function, 0, self.base));
            Running {
                function,
                site: caller.and_then(|frame| site(frame.call().1)),
                base,
                newest: caller.map_or(0, |frame| frame.newest()),
            }
        })
    }

    /// Before a call of a function of the C library, which the site of a call may name.
    ///
    /// # Errors
    /// A function that runs, or the call, promises that it does not do what it does.
    pub(super) fn held_while_running(
        &self,
        program: &Bytecode,
        (function, callee, site): (LibraryFunction, u32, Option<u32>),
        argument: Option<Register>,
    ) -> Result<(), Halt> {
        let promises = &program.promised.running;
        if function.ends_program() {
            let mut running = self.running(program);
            let of_callee = promises.promises(callee, site).any(|promise| promise.returns);
            let returns =
                |frame: Running| promises.promises(frame.function, frame.site).any(|promise| promise.returns);
            if of_callee || running.any(returns) {
                return Err(Halt::Undefined(UbKind::DoesNotReturn));
            }
        }
        if let Some(pointer) = argument.filter(|pointer| function.frees() && pointer.bits != 0)
            // What frees it reports that it is no object.
            && let Some(number) = self.memory.object_of(pointer)
        {
            let before = |frame: &Running| self.memory.is_as_old(number, frame.newest);
            for frame in self.running(program).filter(before) {
                for promise in promises.promises(frame.function, frame.site) {
                    let mut kept =
                        promise.kept.iter().map(|&register| self.registers[frame.base + register as usize]);
                    if promise.keeps || kept.any(|kept| self.memory.object_of(kept) == Some(number)) {
                        return Err(Halt::Undefined(UbKind::ForbiddenFree));
                    }
                }
            }
        }
        Ok(())
    }
}
